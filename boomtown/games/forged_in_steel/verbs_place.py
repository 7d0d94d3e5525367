"""Verbs that put things on the map: structures, cubes, cubes for cubes."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import BLOCK, LOT, STOP
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.construct import lay, stake
from boomtown.games.forged_in_steel.frames import F_LAST, F_NBS, F_SOURCE, FROM_CARD, did, look, note
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.picking import choose_place, is_optional, use_neighborhood
from boomtown.games.forged_in_steel.places import city_cubes_left, cubes_left, lift_cube
from boomtown.games.forged_in_steel.respond import CANCELLED
from boomtown.games.forged_in_steel.sites import (
    cube_options,
    kind_of_size,
    kinds_of,
    lots_of_option,
    place_options,
)
from boomtown.games.forged_in_steel.table import CITY, CUBE, CUBES, SteelTable
from boomtown.games.forged_in_steel.triggers import Happening, fire

# --- structures ----------------------------------------------------------------------------------------------


def place(t: SteelTable, step: int, seat: int) -> None:
    """The verb `place`."""
    t.agenda.append(PlaceMore(step, seat, how_many(t, step, seat), 0))
    choose_place(t, step, seat)


class PlaceMore(Step):
    """So many structures are still to be placed."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "left", "asked")

    def __init__(self, step: int, seat: int, left: int, asked: int) -> None:
        self.line = step
        self.seat = seat
        self.left = left
        self.asked = asked  # 1: tokens against the placement had their say

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t, step, seat = table, self.line, self.seat
        if self.left <= 0:
            return
        if self.asked and t.pending[CANCELLED]:
            t.pending[CANCELLED] = 0
            t.tell("stopped", seat, [])
            return
        kinds = kinds_of(t, step)
        ways = place_options(t, seat, kinds, t.board.script.site[step])
        if len(ways) == 0:
            return
        if not self.asked and (kinds >> s.CIVIC) & 1 and look(t, F_SOURCE) == FROM_CARD:
            t.pending[CANCELLED] = 0
            t.agenda.append(PlaceMore(step, seat, self.left, 1))
            fire(t, Happening(s.ON_PLACING, seat, -1, s.CIVIC, 0, 1 << s.CIVIC, 0))
        elif len(ways) == 1 and not is_optional(t, step):
            put_down(t, step, seat, self.left, ways[0])
        else:
            t.agenda.append(PlaceStructure(seat, step, self.left))


class PlaceStructure(Decision):
    """Where a structure goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-154", "FIS-155", "FIS-095")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = place_options(table, seat, kinds_of(table, self.line), table.board.script.site[self.line])
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            put_down(table, self.line, seat, self.left, action)


def put_down(t: SteelTable, step: int, seat: int, left: int, action: int) -> None:
    """A structure is placed by an event or ability."""
    sc = t.board.script
    lots = lots_of_option(t, action)
    kind = kind_of_size(kinds_of(t, step), lots.bit_count())
    did(t, 1)
    anchor = lots_of(t.board.city, lots)[0]
    use_neighborhood(t, anchor)
    if sc.site[step] >= 0 and sc.st_in[sc.site[step]] == s.IN_TRIGGER:
        note(t, F_NBS, 1 << t.board.city.lot_nb[anchor])
    note(t, F_LAST, anchor)
    t.agenda.append(PlaceMore(step, seat, left - 1, 0))
    lay(t, seat, lots, kind, not sc.flags[step] & s.NO_RAISE)


# --- cubes ---------------------------------------------------------------------------------------------------


def cube(t: SteelTable, step: int, seat: int) -> None:
    """The verb `cube`."""
    t.agenda.append(MoreCubes(step, seat, how_many(t, step, seat), seat))
    choose_place(t, step, seat)


def city_cube(t: SteelTable, step: int, seat: int) -> None:
    """The verb `city_cube`."""
    t.agenda.append(MoreCubes(step, seat, how_many(t, step, seat), CITY))
    choose_place(t, step, seat)


class MoreCubes(Step):
    """So many cubes are still to be placed; what has only one way places itself."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "left", "owner")

    def __init__(self, step: int, seat: int, left: int, owner: int) -> None:
        self.line = step
        self.seat = seat
        self.left = left
        self.owner = owner

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        supply = city_cubes_left(t) if self.owner == CITY else cubes_left(t, self.seat)
        if self.left <= 0 or supply == 0:
            return
        ways = cube_options(t, self.seat, t.board.script.site[self.line])
        if len(ways) == 0:
            return
        site = t.board.script.site[self.line]
        freed = site >= 0 and t.board.script.st_flags[site] & s.FREED
        if (len(ways) == 1 or freed) and not is_optional(t, self.line):
            place_cube(t, self.line, self.seat, self.left, self.owner, ways[0])
        else:
            t.agenda.append(PlaceCube(self.seat, self.line, self.left, self.owner))


class PlaceCube(Decision):
    """Where a cube goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left", "owner")
    rules: ClassVar[tuple[str, ...]] = ("FIS-073", "FIS-088", "FIS-154")

    def __init__(self, seat: int, step: int, left: int, owner: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left
        self.owner = owner

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = cube_options(table, seat, table.board.script.site[self.line])
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            place_cube(table, self.line, seat, self.left, self.owner, action)


def place_cube(t: SteelTable, step: int, seat: int, left: int, owner: int, action: int) -> None:
    """A cube is placed, or one on each Lot of a Block."""
    if action >= BLOCK:
        for lot in lots_of(t.board.city, t.board.city.block_lots[action - BLOCK]):
            if left > 0 and (city_cubes_left(t) if owner == CITY else cubes_left(t, seat)) > 0:
                put_one(t, seat, lot, owner)
                left -= 1
        return
    put_one(t, seat, action - LOT, owner)
    t.agenda.append(MoreCubes(step, seat, left - 1, owner))


def put_one(t: SteelTable, seat: int, lot: int, owner: int) -> None:
    """One cube on one Lot."""
    stake(t, lot, owner)
    t.tell("city-cube" if owner == CITY else "cube", seat, [lot])
    did(t, 1)
    use_neighborhood(t, lot)
    note(t, F_LAST, lot)


# --- cubes for cubes -----------------------------------------------------------------------------------------


def recube_options(t: SteelTable, seat: int, step: int) -> list[int]:
    """Lots whose cubes may be replaced, if there is a cube to replace them with."""
    sc = t.board.script
    if (city_cubes_left(t) if sc.b[step] == 1 else cubes_left(t, seat)) == 0:
        return []
    lots = t.masks[CUBE + CITY]
    if sc.a[step] == 0:
        lots = t.masks[CUBES] & ~t.masks[CUBE + seat] & ~t.masks[CUBE + CITY]
    return [LOT + lot for lot in lots_of(t.board.city, lots)]


def recube(t: SteelTable, step: int, seat: int) -> None:
    """The verb `recube`."""
    more_recubes(t, step, seat, how_many(t, step, seat))


def more_recubes(t: SteelTable, step: int, seat: int, left: int) -> None:
    """Ask for the next cube, if there is one."""
    if left > 0 and len(recube_options(t, seat, step)) > 0:
        t.agenda.append(ReplaceCube(seat, step, left))


class ReplaceCube(Decision):
    """Which cube on a Lot is replaced."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-154",)

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = recube_options(table, seat, self.line)
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == STOP:
            return
        lot = action - LOT
        owner = CITY if table.board.script.b[self.line] == 1 else seat
        before = lift_cube(table, lot)
        stake(table, lot, owner)
        table.tell("recube", seat, [lot, before, owner])
        did(table, 1)
        more_recubes(table, self.line, seat, self.left - 1)


VERBS[s.PLACE] = place

VERBS[s.CUBE] = cube

VERBS[s.CITY_CUBE] = city_cube

VERBS[s.RECUBE] = recube
