"""Riots: penalty, Instigator and Target, the die, the trail of destruction, the track cleared."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, LimitOn, needs
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import LOT
from boomtown.games.forged_in_steel.rules.city import add_options, in_strips, spread_in_strips
from boomtown.games.forged_in_steel.rules.frames import NO_CAUSE
from boomtown.games.forged_in_steel.rules.may import FIRST_LOT, RIOT_POINTS, is_lot
from boomtown.games.forged_in_steel.rules.places import lift_structure, lots_under, structures_of
from boomtown.games.forged_in_steel.rules.points import gain
from boomtown.games.forged_in_steel.rules.respond import ask
from boomtown.games.forged_in_steel.rules.survey import is_empty
from boomtown.games.forged_in_steel.rules.table import (
    IMMIGRATION_PHASE,
    OWNED,
    P_UNREST,
    QUELLED,
    SAVED,
    SteelTable,
)
from boomtown.games.forged_in_steel.rules.triggers import Occurrence, fire
from boomtown.games.forged_in_steel.rules.unrest import ImmigrationOver, is_riot_due

# the numbers of `riot`; behind them the Lots of the structure destroyed last
INSTIGATOR: Final = 0
TARGET: Final = 1
POINTS: Final = 2
FULL: Final = 3
TRAIL: Final = 4


class CheckUnrest(Step[SteelTable]):
    """If the track is full a Riot begins at once."""

    def run(self, table: SteelTable) -> None:
        if is_riot_due(table):
            unrest_riot(table)


def unrest_riot(t: SteelTable) -> None:
    """The Unrest track is full: a Riot interrupts whatever is happening; Immigration it ends."""
    if t.phase[0] == IMMIGRATION_PHASE:
        while not isinstance(t.agenda[-1], ImmigrationOver):
            t.agenda.pop()
    begin_riot(t, -1, -1, 1, NO_CAUSE)


def begin_riot(t: SteelTable, instigator: int, target: int, full: int, why: int) -> None:
    """A Riot begins now; -1 leaves the Instigator or the Target to the Unrest track."""
    t.riot = t.renew(field.RIOT)
    t.riot[:] = [instigator, target, 0, full]
    t.agenda.append(RiotBegins(why))
    if full:
        fire(t, Occurrence(s.ON_UNREST_FULL, -1, -1, -1, 0, 0, 0))


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


class RiotBegins(Step[SteelTable]):
    """The penalty, the Instigator, the Target; then Responses and the first structure."""

    fields: ClassVar[tuple[str, ...]] = ("cause",)

    def __init__(self, cause: int) -> None:
        self.cause = cause  # the card that calls for it, or NO_CAUSE: the full track

    def run(self, table: SteelTable) -> None:
        t = table
        t.riot = t.renew(field.RIOT)
        if t.riot[INSTIGATOR] < 0:
            t.riot[INSTIGATOR] = instigator_of(t)
        if t.riot[TARGET] < 0:
            t.riot[TARGET] = target_of(t)
        t.tell("riot", t.riot[INSTIGATOR], [t.riot[TARGET], len(t.unrest), self.cause])
        if t.riot[FULL]:
            for seat in t.influence:
                cubes = t.unrest.count(seat)
                if cubes > 0:
                    gain(t, seat, -cubes, P_UNREST)
                    t.tell("penalty", seat, [cubes])
        t.pending[QUELLED] = 0
        t.agenda.append(EndRiot())
        if not is_empty(t, OWNED + t.riot[TARGET]):
            t.agenda.append(RiotStart(t.riot[INSTIGATOR]))
            ask(t, s.ON_RIOT_START, 0, (1 << t.seats) - 1)
        else:
            t.tell("riot-nothing", t.riot[TARGET], [])


class RiotStart(Decision[SteelTable]):
    """The Instigator chooses a structure of the Target, then rolls."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-215", "FIS-216")

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return structures_of(table, 1 << table.riot[TARGET], s.ANY_KIND, table.content.city.everywhere)

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        t = table
        lot = action - LOT
        t.die[:] = [1 + t.roll(t.content.die)]
        bonus = t.content.riot_bonus[t.era[0]]
        points = t.die[0] + bonus - t.pending[QUELLED]
        t.riot = t.renew(field.RIOT)
        t.riot[POINTS] = points if points > 0 else 0
        t.tell("riot-roll", seat, [lot, t.die[0], bonus, t.pending[QUELLED], t.riot[POINTS]])
        t.pending[QUELLED] = 0
        if cost_of(t, lot) <= t.riot[POINTS]:
            attack(t, lot)
        else:
            t.tell("riot-weak", seat, [t.what[lot], lot, t.owner[lot], cost_of(t, lot)])

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return START_LIMITS if is_lot(table, action) else ()


def is_targets(t: SteelTable, seat: int, action: int) -> bool:
    """The Target owns what stands there."""
    return t.what[action - LOT] >= 0 and t.owner[action - LOT] == t.riot[TARGET]


def targets_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That the Target does not."""
    return Fact("FIS-215", "not-targets", [action - LOT, t.riot[TARGET]])


START_LIMITS: Final = (Limit("FIS-215", is_targets, targets_fact), FIRST_LOT)


def cost_of(t: SteelTable, lot: int) -> int:
    """The Riot points that a structure costs: one for each of its Lots."""
    return s.LOTS_NEEDED[t.what[lot]]


def attack(t: SteelTable, lot: int) -> None:
    """The Riot reaches a structure; a building may be saved by a Response."""
    t.riot = t.renew(field.RIOT)
    t.riot[POINTS] -= cost_of(t, lot)
    t.pending[SAVED] = 0
    t.agenda.append(RiotMoves())
    t.agenda.append(Burn(lot))
    if not (s.PARKS >> t.what[lot]) & 1:
        ask(t, s.ON_RIOT_DESTROY, 0, (1 << t.seats) - 1)


class Burn(Step[SteelTable]):
    """A structure is destroyed, or saved; the Riot goes on from it either way."""

    fields: ClassVar[tuple[str, ...]] = ("lot",)

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def run(self, table: SteelTable) -> None:
        t = table
        lots = lots_under(t, self.lot)
        t.riot = t.renew(field.RIOT)
        t.riot[TRAIL:] = lots
        if t.pending[SAVED]:
            t.pending[SAVED] = 0
            t.saved.extend(lots)
            t.tell("saved", -1, [t.what[self.lot], self.lot, t.owner[self.lot]])
        else:
            t.tell("burn", t.riot[INSTIGATOR], [t.what[self.lot], self.lot, t.owner[self.lot]])
            lift_structure(t, self.lot)


def next_in_path(t: SteelTable) -> list[int]:
    """Structures beside the last one for which enough points are left, by their first Lots."""
    found: list[int] = []
    for lot in beside_trail(t):
        first = t.anchor[lot]
        if first >= 0 and lot not in t.saved and first not in found and cost_of(t, first) <= t.riot[POINTS]:
            found.append(first)
    return found


def beside_trail(t: SteelTable) -> list[int]:
    """The Lots beside the structure that the Riot came to last, in their order on the map."""
    city = t.content.city
    near = spread_in_strips(city, in_strips(city, t.riot[TRAIL:]))
    found: list[int] = []
    for strip in range(city.strips):
        add_options(city, strip, near[strip], found)
    return [action - LOT for action in found]


class RiotMoves(Step[SteelTable]):
    """The Riot goes on as long as it can; where there is one way only, by itself."""

    def run(self, table: SteelTable) -> None:
        ways = next_in_path(table)
        if len(ways) == 1:
            attack(table, ways[0])
        elif len(ways) > 1:
            table.agenda.append(RiotNext(table.riot[INSTIGATOR]))


class RiotNext(Decision[SteelTable]):
    """Which structure beside the last one goes next."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-218", "FIS-224", "FIS-225")

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [LOT + lot for lot in next_in_path(table)]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return PATH_LIMITS if is_lot(table, action) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        attack(table, action - LOT)


def is_standing(t: SteelTable, seat: int, action: int) -> bool:
    """A structure stands there."""
    return t.what[action - LOT] >= 0


def is_next(t: SteelTable, seat: int, action: int) -> bool:
    """A Lot of the structure is beside the one destroyed last."""
    if t.what[action - LOT] < 0:
        return True
    near = beside_trail(t)
    for lot in lots_under(t, action - LOT):
        if lot in near:
            return True
    return False


def is_spared(t: SteelTable, seat: int, action: int) -> bool:
    """The Riot has not been there."""
    return action - LOT not in t.saved


def is_in_power(t: SteelTable, seat: int, action: int) -> bool:
    """Enough Riot points are left for it."""
    return t.what[action - LOT] < 0 or cost_of(t, action - LOT) <= t.riot[POINTS]


def power_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """How many it takes."""
    return needs("FIS-220", RIOT_POINTS, cost_of(t, action - LOT), t.riot[POINTS])


PATH_LIMITS: Final = (
    LimitOn("FIS-227", is_standing, "no-structure", LOT),
    LimitOn("FIS-225", is_next, "not-next", LOT),
    LimitOn("FIS-288", is_spared, "saved", LOT),
    Limit("FIS-220", is_in_power, power_fact),
    FIRST_LOT,
)


class EndRiot(Step[SteelTable]):
    """If the track was full, all cubes go back."""

    def run(self, table: SteelTable) -> None:
        if table.riot[FULL]:
            table.unrest = table.renew(field.UNREST)
            table.unrest.clear()
        table.tell("riot-over", -1, [table.riot[FULL]])
        table.riot = table.renew(field.RIOT)
        table.riot.clear()
        table.saved.clear()
