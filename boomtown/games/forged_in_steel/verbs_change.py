"""Verbs that change what stands: moving, converting, removing, seizing, exchanging."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import LOT, STOP
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.construct import lay, pay_for_cube
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.picking import is_optional
from boomtown.games.forged_in_steel.places import (
    anchors,
    can_supply,
    hand_over,
    lift_structure,
    put_structure,
)
from boomtown.games.forged_in_steel.sites import place_options
from boomtown.games.forged_in_steel.table import CITY, CUBES, KIND, OWNED, SteelTable
from boomtown.games.forged_in_steel.triggers import cube_built_over


def own_structures(t: SteelTable, seat: int, kinds: int) -> int:
    """The first Lots of a seat's structures of some kinds."""
    lots = 0
    for kind in range(s.KINDS):
        if (kinds >> kind) & 1:
            lots |= t.masks[KIND + kind]
    return anchors(t, lots & t.masks[OWNED + seat])


# --- moving --------------------------------------------------------------------------------------------------


def destinations(t: SteelTable, seat: int, step: int, lot: int) -> list[int]:
    """Where a House could go: under the rules for events, with its old Lot counted as empty."""
    kind = t.what[lot]
    lots = lift_structure(t, lot)
    found = place_options(t, seat, 1 << kind, t.board.script.site[step])
    put_structure(t, lots, kind, seat)
    return [action for action in found if action != LOT + lot]


def movable(t: SteelTable, seat: int, step: int) -> list[int]:
    """A seat's structures that can go somewhere else."""
    houses = own_structures(t, seat, t.board.script.a[step])
    return [LOT + lot for lot in lots_of(t.board.city, houses) if len(destinations(t, seat, step, lot)) > 0]


def move(t: SteelTable, step: int, seat: int) -> None:
    """The verb `move`."""
    more_moves(t, step, seat, how_many(t, step, seat))


def more_moves(t: SteelTable, step: int, seat: int, left: int) -> None:
    """Ask for the next House to move, if one can."""
    if left > 0 and len(movable(t, seat, step)) > 0:
        t.agenda.append(MoveFrom(seat, step, left))


class MoveFrom(Decision):
    """Which House moves."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = movable(table, seat, self.line)
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        if action != STOP:
            table.agenda.append(MoveTo(seat, self.line, self.left, action - LOT))


class MoveTo(Decision):
    """Where a House goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left", "lot")
    rules: ClassVar[tuple[str, ...]] = ("FIS-155", "FIS-156")

    def __init__(self, seat: int, step: int, left: int, lot: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left
        self.lot = lot

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return destinations(table, seat, self.line, self.lot)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        t, to = table, action - LOT
        kind = t.what[self.lot]
        lift_structure(t, self.lot)
        t.tell("move", seat, [kind, self.lot, to])
        did(t, 1)
        t.agenda.append(MoreMoves(seat, self.line, self.left - 1))
        over = -1
        if t.masks[CUBES] & t.board.city.bit[to]:
            over = pay_for_cube(t, seat, to)
        put_structure(t, t.board.city.bit[to], kind, seat)
        if over >= 0:
            cube_built_over(t, seat, to, over, over == CITY)


class MoreMoves(Step):
    """So many Houses may still move."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")

    def __init__(self, seat: int, step: int, left: int) -> None:
        self.seat = seat
        self.line = step
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        more_moves(table, self.line, self.seat, self.left)


# --- converting ----------------------------------------------------------------------------------------------


def convert(t: SteelTable, step: int, seat: int) -> None:
    """The verb `convert`."""
    sc = t.board.script
    houses = own_structures(t, seat, 1 << sc.a[step])
    if how_many(t, step, seat) > 0 and houses and can_supply(t, seat, sc.b[step]):
        t.agenda.append(Convert(seat, step))


class Convert(Decision):
    """Which structure is replaced by another kind."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        houses = own_structures(table, seat, 1 << table.board.script.a[self.line])
        found = [LOT + lot for lot in lots_of(table.board.city, houses)]
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == STOP:
            return
        lot = action - LOT
        table.tell("convert", seat, [table.what[lot], lot])
        lift_structure(table, lot)
        did(table, 1)
        lay(table, seat, table.board.city.bit[lot], table.board.script.b[self.line], True)


def swap(t: SteelTable, step: int, seat: int) -> None:
    """The verb `swap`."""
    kinds = t.board.script.a[step]
    if own_structures(t, seat, kinds) and theirs(t, seat, kinds):
        t.agenda.append(SwapOwn(seat, step))


def theirs(t: SteelTable, seat: int, kinds: int) -> int:
    """The first Lots of the opponents' structures of some kinds."""
    found = 0
    for other in range(t.seats):
        if other != seat:
            found |= own_structures(t, other, kinds)
    return found


class SwapOwn(Decision):
    """Which structure of your own you give."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        lots = own_structures(table, seat, table.board.script.a[self.line])
        return [LOT + lot for lot in lots_of(table.board.city, lots)]

    def take(self, table: Table, seat: int, action: int) -> None:
        table.agenda.append(SwapTheirs(seat, self.line, action - LOT))


class SwapTheirs(Decision):
    """Which structure of an opponent you get."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "lot")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, seat: int, step: int, lot: int) -> None:
        super().__init__(seat)
        self.line = step
        self.lot = lot

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        lots = theirs(table, seat, 1 << table.what[self.lot])
        return [LOT + lot for lot in lots_of(table.board.city, lots)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        lot = action - LOT
        other = table.owner[lot]
        table.tell("swap", seat, [table.what[lot], self.lot, lot, other])
        hand_over(table, lot, seat)
        hand_over(table, self.lot, other)
        did(table, 1)


VERBS[s.MOVE] = move

VERBS[s.CONVERT] = convert

VERBS[s.SWAP] = swap
