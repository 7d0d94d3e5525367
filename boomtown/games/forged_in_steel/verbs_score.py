"""Verbs of points and Unrest: tracks, VP, dice, cubes on the Unrest track."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import STOP, TRACK, UNREST_CUBE
from boomtown.games.forged_in_steel.amounts import counted, holds
from boomtown.games.forged_in_steel.assessment import (
    commercial_points,
    factory_points,
    house_points,
    mansion_points,
    mine_points,
)
from boomtown.games.forged_in_steel.board import SECTORS
from boomtown.games.forged_in_steel.construct import can_move_track, move_track
from boomtown.games.forged_in_steel.frames import (
    F_LAST,
    F_ME,
    F_ROLL,
    F_SAME,
    F_SOURCE,
    F_USED,
    FROM_CARD,
    FROM_HEADLINE,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.interpret import VERBS, how_many, players
from boomtown.games.forged_in_steel.picking import choose_place, is_optional
from boomtown.games.forged_in_steel.points import gain
from boomtown.games.forged_in_steel.respond import SPARED, ask
from boomtown.games.forged_in_steel.table import P_EVENTS, P_HEADLINES, P_VARIANTS, SteelTable
from boomtown.games.forged_in_steel.unrest import add_unrest, take_back

# --- tracks --------------------------------------------------------------------------------------------------


def track(t: SteelTable, step: int, seat: int) -> None:
    """The verb `track`."""
    t.agenda.append(MoreTracks(step, seat, how_many(t, step, seat)))
    choose_place(t, step, seat)


def movable_tracks(t: SteelTable, step: int, seat: int) -> list[int]:
    """The tracks that a step may move and that have room."""
    sc = t.board.script
    allowed = sc.a[step]
    if allowed == s.IN_SAME:
        allowed = 1 << SECTORS + look(t, F_SAME)
    elif allowed == s.IN_TRIGGER:  # a Neighborhood other than that of the last placement
        allowed = (1 << len(t.tracks)) - (1 << SECTORS)
        if look(t, F_LAST) >= 0:
            allowed ^= 1 << SECTORS + t.board.city.lot_nb[look(t, F_LAST)]
    allowed &= ~look(t, F_USED)
    found: list[int] = []
    for number in range(len(t.tracks)):
        if (allowed >> number) & 1 and can_move_track(t, number, sc.b[step]):
            if sc.c[step] >= 0 and counted(t, sc.c[step], seat, seat, number - SECTORS) < sc.d[step]:
                continue
            found.append(number)
    return found


class MoreTracks(Step):
    """So many tracks are still to move."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "left")

    def __init__(self, step: int, seat: int, left: int) -> None:
        self.line = step
        self.seat = seat
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if self.left <= 0:
            return
        ways = movable_tracks(table, self.line, self.seat)
        if len(ways) == 1:
            shift(table, self.line, self.seat, self.left, ways[0])
        elif len(ways) > 1:
            table.agenda.append(PickTrack(self.seat, self.line, self.left))


class PickTrack(Decision):
    """Which track moves."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-173", "FIS-174")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [TRACK + number for number in movable_tracks(table, self.line, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        shift(table, self.line, seat, self.left, action - TRACK)


def shift(t: SteelTable, step: int, seat: int, left: int, number: int) -> None:
    """A track moves by one."""
    did(t, 1)
    note(t, F_USED, look(t, F_USED) | 1 << number)
    t.agenda.append(MoreTracks(step, seat, left - 1))
    move_track(t, seat, number, t.board.script.b[step])


# --- points --------------------------------------------------------------------------------------------------


def part_of(t: SteelTable) -> int:
    """Where VP of the present program are counted."""
    source = look(t, F_SOURCE)
    return P_EVENTS if source == FROM_CARD else P_HEADLINES if source == FROM_HEADLINE else P_VARIANTS


def vp(t: SteelTable, step: int, seat: int) -> None:
    """The verb `vp`."""
    sc = t.board.script
    if sc.a[step] >= 0:
        payers: list[int] = []  # all are found before anybody pays
        for payer in players(t, step, sc.a[step]):
            if sc.only[step] < 0 or holds(t, sc.only[step], look(t, F_ME), payer):
                payers.append(payer)
        for payer in payers:
            amount = how_many(t, step, payer)
            gain(t, payer, -amount, part_of(t))
            gain(t, seat, amount, part_of(t))
            did(t, amount)
            t.tell("pays", payer, [seat, amount])
        return
    amount = how_many(t, step, seat)
    if amount != 0:
        score_for(t, seat, amount)


def score_for(t: SteelTable, seat: int, amount: int) -> None:
    """VP for the present program."""
    gain(t, seat, amount, part_of(t))
    did(t, amount if amount > 0 else -amount)
    t.tell("vp", seat, [amount])


def score(t: SteelTable, step: int, seat: int) -> None:
    """The verb `score`: as in County Assessment, at once."""
    t.agenda.append(ScoreNow(step, seat))
    choose_place(t, step, seat)


class ScoreNow(Step):
    """Structures score out of turn."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat")

    def __init__(self, step: int, seat: int) -> None:
        self.line = step
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t, sc, seat = table, table.board.script, self.seat
        kind, amount = sc.a[self.line], 0
        if kind == s.HOUSE:
            for nb in range(len(t.board.city.nb_lots)):
                if sc.b[self.line] == s.IN_ALL or nb == look(t, F_SAME):
                    amount += house_points(t, seat, nb)
        elif kind == s.MANSION:
            amount = mansion_points(t, seat)
        elif kind == s.FACTORY:
            amount = factory_points(t, seat)
        elif kind == s.COMMERCIAL:
            amount = commercial_points(t, seat)
        else:
            amount = mine_points(t, seat)
        most = sc.c[self.line]
        if most > 0 and amount > most:
            amount = most
        if amount > 0:
            score_for(t, seat, amount)


def roll(t: SteelTable, step: int, seat: int) -> None:
    """The verb `roll`."""
    t.die[:] = [1 + t.roll(t.board.die)]
    note(t, F_ROLL, t.die[0])
    did(t, 1)
    t.tell("roll", seat, t.die[:])


# --- Unrest --------------------------------------------------------------------------------------------------


def unrest(t: SteelTable, step: int, seat: int) -> None:
    """The verb `unrest`; whom an opponent's event hits may have a Response."""
    count = how_many(t, step, seat)
    if count <= 0:
        return
    t.pending[SPARED] = 0
    t.agenda.append(AddUnrest(seat, count))
    if seat != look(t, F_ME) and look(t, F_SOURCE) == FROM_CARD:
        ask(t, s.ON_UNREST_DUE, 0, 1 << seat)


class AddUnrest(Step):
    """Cubes that an event demands, but for those that a Response leaves out."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        count = self.count - table.pending[SPARED]
        table.pending[SPARED] = 0
        if count > 0:
            did(table, count)
            add_unrest(table, self.seat, count)


def calm(t: SteelTable, step: int, seat: int) -> None:
    """The verb `calm`."""
    anybody = t.board.script.a[step] == 1
    count = how_many(t, step, seat)
    if is_optional(t, step):
        more_calm(t, step, seat, count)
        return
    if not anybody:
        did(t, take_back(t, seat, count))
    elif count >= len(t.unrest):
        for other in t.influence:
            did(t, take_back(t, other, count))
    else:
        more_calm(t, step, seat, count)


def calm_options(t: SteelTable, step: int, seat: int) -> list[int]:
    """Whose cubes may come back."""
    anybody = t.board.script.a[step] == 1
    return [UNREST_CUBE + one for one in t.influence if one in t.unrest and (anybody or one == seat)]


def more_calm(t: SteelTable, step: int, seat: int, left: int) -> None:
    """Ask for the next cube, if there is one."""
    if left > 0 and len(calm_options(t, step, seat)) > 0:
        t.agenda.append(Calm(seat, step, left))


class Calm(Decision):
    """Whose cube comes back from the Unrest track."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = calm_options(table, self.line, seat)
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            did(table, take_back(table, action - UNREST_CUBE, 1))
            more_calm(table, self.line, seat, self.left - 1)


VERBS[s.TRACK] = track
VERBS[s.VP] = vp
VERBS[s.SCORE] = score
VERBS[s.ROLL] = roll
VERBS[s.UNREST] = unrest
VERBS[s.CALM] = calm
