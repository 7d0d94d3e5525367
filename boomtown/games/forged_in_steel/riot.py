"""Riots: penalty, Instigator and Target, the die, the trail of destruction, the track cleared."""

from typing import ClassVar, Final

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import LOT
from boomtown.games.forged_in_steel.city import lots_of, spread
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS, players
from boomtown.games.forged_in_steel.places import anchors, lift_structure, lots_under
from boomtown.games.forged_in_steel.points import gain
from boomtown.games.forged_in_steel.respond import QUELLED, SAVED, ask
from boomtown.games.forged_in_steel.table import (
    BUILT,
    IMMIGRATION_PHASE,
    OWNED,
    P_UNREST,
    SteelTable,
)
from boomtown.games.forged_in_steel.triggers import Happening, fire
from boomtown.games.forged_in_steel.unrest import ImmigrationOver

# the numbers of `riot`; behind them the Lots of the structure destroyed last
INSTIGATOR: Final = 0
TARGET: Final = 1
POINTS: Final = 2
FULL: Final = 3
TRAIL: Final = 4


def unrest_riot(t: SteelTable) -> None:
    """The Unrest track is full: a Riot interrupts whatever is happening; Immigration it ends."""
    if t.phase[0] == IMMIGRATION_PHASE:
        while not isinstance(t.agenda[-1], ImmigrationOver):
            t.agenda.pop()
    begin_riot(t, -1, -1, 1)


def begin_riot(t: SteelTable, instigator: int, target: int, full: int) -> None:
    """A Riot begins now; -1 leaves the Instigator or the Target to the Unrest track."""
    t.riot[:] = [instigator, target, 0, full]
    t.agenda.append(RiotBegins())
    if full:
        fire(t, Happening(s.ON_UNREST_FULL, -1, -1, -1, 0, 0, 0))


def instigator_of(t: SteelTable) -> int:
    """Who has the fewest cubes on the track; ties to the lowest Influence."""
    found = t.influence[0]
    for seat in t.influence:
        if t.unrest.count(seat) <= t.unrest.count(found):
            found = seat
    return found


def target_of(t: SteelTable) -> int:
    """Who has the most cubes on the track; ties to the highest Influence."""
    found = t.influence[0]
    for seat in t.influence:
        if t.unrest.count(seat) > t.unrest.count(found):
            found = seat
    return found


class RiotBegins(Step):
    """The penalty, the Instigator, the Target; then Responses and the first structure."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        if t.riot[INSTIGATOR] < 0:
            t.riot[INSTIGATOR] = instigator_of(t)
        if t.riot[TARGET] < 0:
            t.riot[TARGET] = target_of(t)
        t.tell("riot", t.riot[INSTIGATOR], [t.riot[TARGET], len(t.unrest)])
        if t.riot[FULL]:
            for seat in t.influence:
                cubes = t.unrest.count(seat)
                if cubes > 0:
                    gain(t, seat, -cubes, P_UNREST)
                    t.tell("penalty", seat, [cubes])
        t.pending[QUELLED] = 0
        t.agenda.append(EndRiot())
        if t.masks[OWNED + t.riot[TARGET]]:
            t.agenda.append(RiotStart(t.riot[INSTIGATOR]))
            ask(t, s.ON_RIOT_START, 0, (1 << t.seats) - 1)
        else:
            t.tell("riot-nothing", t.riot[TARGET], [])


class RiotStart(Decision):
    """The Instigator chooses a structure of the Target, then rolls."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-215", "FIS-216")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        lots = anchors(table, table.masks[OWNED + table.riot[TARGET]])
        return [LOT + lot for lot in lots_of(table.board.city, lots)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        t = table
        lot = action - LOT
        t.die[:] = [1 + t.roll(t.board.die)]
        bonus = t.board.riot_bonus[t.era[0]]
        points = t.die[0] + bonus - t.pending[QUELLED]
        t.riot[POINTS] = points if points > 0 else 0
        t.tell("riot-roll", seat, [lot, t.die[0], bonus, t.pending[QUELLED], t.riot[POINTS]])
        t.pending[QUELLED] = 0
        if cost_of(t, lot) <= t.riot[POINTS]:
            attack(t, lot)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("FIS-215",)


def cost_of(t: SteelTable, lot: int) -> int:
    """The Riot points that a structure costs: one for each of its Lots."""
    return lots_under(t, lot).bit_count()


def attack(t: SteelTable, lot: int) -> None:
    """The Riot reaches a structure; a building may be saved by a Response."""
    t.riot[POINTS] -= cost_of(t, lot)
    t.pending[SAVED] = 0
    t.agenda.append(RiotMoves())
    t.agenda.append(Burn(lot))
    if not (s.PARKS >> t.what[lot]) & 1:
        ask(t, s.ON_RIOT_DESTROY, 0, (1 << t.seats) - 1)


class Burn(Step):
    """A structure is destroyed, or saved; the Riot goes on from it either way."""

    fields: ClassVar[tuple[str, ...]] = ("lot",)

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        lots = lots_of(t.board.city, lots_under(t, self.lot))
        t.riot[TRAIL:] = lots
        if t.pending[SAVED]:
            t.pending[SAVED] = 0
            t.burnt.extend(lots)
            t.tell("saved", -1, [t.what[self.lot], self.lot, t.owner[self.lot]])
        else:
            t.tell("burn", t.riot[INSTIGATOR], [t.what[self.lot], self.lot, t.owner[self.lot]])
            lift_structure(t, self.lot)


def next_in_path(t: SteelTable) -> list[int]:
    """Structures beside the last one for which enough points are left, by their first Lots."""
    city = t.board.city
    last, saved = 0, 0
    for lot in t.riot[TRAIL:]:
        last |= city.bit[lot]
    for lot in t.burnt:
        saved |= city.bit[lot]
    found: list[int] = []
    for lot in lots_of(city, spread(city, last) & t.masks[BUILT] & ~saved):
        first = t.anchor[lot]
        if first not in found and cost_of(t, first) <= t.riot[POINTS]:
            found.append(first)
    return found


class RiotMoves(Step):
    """The Riot goes on as long as it can; where there is one way only, by itself."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        ways = next_in_path(table)
        if len(ways) == 1:
            attack(table, ways[0])
        elif len(ways) > 1:
            table.agenda.append(RiotNext(table.riot[INSTIGATOR]))


class RiotNext(Decision):
    """Which structure beside the last one goes next."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-218", "FIS-224", "FIS-225")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [LOT + lot for lot in next_in_path(table)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        attack(table, action - LOT)


class EndRiot(Step):
    """If the track was full, all cubes go back."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if table.riot[FULL]:
            table.unrest.clear()
        table.tell("riot-over", -1, [table.riot[FULL]])
        table.riot.clear()
        table.burnt.clear()


def event_riot(t: SteelTable, step: int, seat: int) -> None:
    """The verb `riot`."""
    sc = t.board.script
    instigator, target = -1, -1
    if sc.a[step] >= 0:
        instigator = players(t, step, sc.a[step])[0]
    if sc.b[step] >= 0:
        named = players(t, step, sc.b[step])
        if len(named) == 0:
            return
        target = named[0]
    did(t, 1)
    begin_riot(t, instigator, target, 1 if len(t.unrest) >= t.board.riot_at else 0)


VERBS[s.RIOT] = event_riot
