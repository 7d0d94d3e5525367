"""The Mob Boss: a Block, a die, and up to so many Houses gone."""

from typing import ClassVar, Final

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import BLOCK, LOT, MOB, STOP, WAIT, WAIT_LONG, WAIT_TURN
from boomtown.games.forged_in_steel.amounts import in_places
from boomtown.games.forged_in_steel.board import MOB_BOSS
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS
from boomtown.games.forged_in_steel.places import lift_structure
from boomtown.games.forged_in_steel.table import KIND, SteelTable

USED: Final = 0
WAITS: Final = 1

# moments at which the Mob Boss is asked
BEFORE_TURN: Final = 0
AFTER_ACTION: Final = 1
END_OF_BUILDING: Final = 2
BEFORE_IMMIGRANTS: Final = 3


def can_raid(t: SteelTable, seat: int) -> bool:
    """Whether a seat holds the unused power, and there is a House."""
    return t.roles[MOB_BOSS] == seat and t.mob[USED] == 0 and t.masks[KIND + s.HOUSE] != 0


class MobChance(Step):
    """The Mob Boss is asked, if it is not his own turn, unless he said that he would wait."""

    fields: ClassVar[tuple[str, ...]] = ("active", "moment")

    def __init__(self, active: int, moment: int) -> None:
        self.active = active
        self.moment = moment

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        boss = table.roles[MOB_BOSS]
        if boss < 0 or boss == self.active or not can_raid(table, boss):
            return
        waits = table.mob[WAITS]
        if waits == 2 or (waits == 1 and self.moment == AFTER_ACTION):
            return
        table.agenda.append(MobWindow(boss, self.moment))


class MobWindow(Decision):
    """Use the power now, or wait: for the next action, the next turn, or the end of the phase."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "moment")
    rules: ClassVar[tuple[str, ...]] = ("FIS-275",)

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def options(self, table: Table, seat: int) -> list[int]:
        if self.moment == END_OF_BUILDING:
            return [MOB, WAIT]
        if self.moment == BEFORE_IMMIGRANTS:
            return [MOB, WAIT, WAIT_LONG]
        return [MOB, WAIT, WAIT_TURN, WAIT_LONG]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == MOB:
            raid_by_role(table, seat)
        else:
            table.mob[WAITS] = 0 if action == WAIT else 1 if action == WAIT_TURN else 2


def raid_by_role(t: SteelTable, seat: int) -> None:
    """The power of the Role, once in an Era."""
    t.mob[USED] = 1
    t.agenda.append(ChooseBlock(seat, s.IN_ALL))


def event_mob(t: SteelTable, step: int, seat: int) -> None:
    """The verb `mob`: like the Mob Boss, without using the Role."""
    where = t.board.script.a[step]
    if where == s.IN_MOGUL:
        where = 1 << t.moguls[seat] if t.moguls[seat] >= 0 else s.IN_ALL
    if len(raided(t, where)) > 0:
        did(t, 1)
        t.agenda.append(ChooseBlock(seat, where))


def raided(t: SteelTable, where: int) -> list[int]:
    """The Blocks with Houses in a set of Neighborhoods."""
    city = t.board.city
    houses = t.masks[KIND + s.HOUSE] & (in_places(t, where) if where >= 0 else city.all_lots)
    return [block for block in range(len(city.block_lots)) if city.block_lots[block] & houses]


class ChooseBlock(Decision):
    """The Block is chosen before the die is rolled."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "where")
    rules: ClassVar[tuple[str, ...]] = ("FIS-275", "FIS-276")

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [BLOCK + block for block in raided(table, self.where)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        block = action - BLOCK
        roll = 1 + table.roll(table.board.die)
        table.die[:] = [roll]
        table.tell("mob", seat, [block, roll])
        table.agenda.append(Raid(seat, block, roll))


class Raid(Decision):
    """Which House goes next; he may stop at any time."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "block", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-275", "FIS-277", "FIS-278")

    def __init__(self, seat: int, block: int, left: int) -> None:
        super().__init__(seat)
        self.block = block
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        houses = table.masks[KIND + s.HOUSE] & table.board.city.block_lots[self.block]
        return [LOT + lot for lot in lots_of(table.board.city, houses)] + [STOP]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == STOP:
            return
        lot = action - LOT
        table.tell("remove", seat, [s.HOUSE, lot, table.owner[lot]])
        lift_structure(table, lot)
        houses = table.masks[KIND + s.HOUSE] & table.board.city.block_lots[self.block]
        if self.left > 1 and houses:
            table.agenda.append(Raid(seat, self.block, self.left - 1))


VERBS[s.MOB] = event_mob
