"""Mines: gained once, rolled for once."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import A_MINE, DIE
from boomtown.games.forged_in_steel.board import MINING
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.places import cubes_left
from boomtown.games.forged_in_steel.points import gain
from boomtown.games.forged_in_steel.standing import headline_rule
from boomtown.games.forged_in_steel.table import P_DICE, SteelTable
from boomtown.games.forged_in_steel.triggers import Happening, fire
from boomtown.games.forged_in_steel.unrest import add_unrest


def free_mines(t: SteelTable) -> list[int]:
    """The Mines without an owner."""
    return [mine for mine in range(len(t.mines)) if t.mines[mine] < 0]


def gain_mine(t: SteelTable, seat: int, mine: int, rolls: int, unrest: int) -> None:
    """A cube on a Mine without an owner, and its die, if that was never rolled."""
    t.mines[mine] = seat
    t.tell("mine", seat, [mine])
    if t.rolled[mine] == 0:
        t.rolled[mine] = 1
        t.agenda.append(RollMine(seat, rolls, unrest))


class RollMine(Step):
    """The die of a new Mine; then whoever may change it, then the points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "rolls", "unrest")

    def __init__(self, seat: int, rolls: int, unrest: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.unrest = unrest

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        t.die.clear()
        for _ in range(self.rolls):
            t.die.append(1 + t.roll(t.board.die))
        t.tell("mine-roll", self.seat, t.die[:])
        t.agenda.append(MineResult(self.seat, self.unrest))
        t.agenda.append(OneRoll(self.seat))
        fire(t, Happening(s.ON_MINE_ROLL, self.seat, -1, -1, 0, 0, 0))


class OneRoll(Step):
    """Of two rolls one is used; then the Mining Official may change it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        if t.roles[MINING] == self.seat:
            t.agenda.append(OfficialRoll(self.seat))
        if len(t.die) == 2 and t.die[0] != t.die[1]:
            t.agenda.append(PickRoll(self.seat))


class PickRoll(Decision):
    """Which of two rolls counts."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [DIE + value for value in sorted(table.die)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        table.die[:] = [action - DIE]


class OfficialRoll(Decision):
    """The Mining Official adds 1, subtracts 1 or leaves the die."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-272",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        value = table.die[0]
        return [DIE + value - 1, DIE + value, DIE + value + 1]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action - DIE != table.die[0]:
            table.tell("official", seat, [action - DIE])
        table.die[:] = [action - DIE]


class MineResult(Step):
    """The modified roll in VP; from 3 on it adds Unrest."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "unrest")

    def __init__(self, seat: int, unrest: int) -> None:
        self.seat = seat
        self.unrest = unrest

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        total = table.die[0] + headline_rule(table, s.R_MINE_ROLL, self.seat)
        gain(table, self.seat, total, P_DICE)
        table.tell("mine-vp", self.seat, [total])
        if self.unrest and total >= table.board.mine_unrest:
            add_unrest(table, self.seat, 1)


# --- gained by an event --------------------------------------------------------------------------------------


def event_mine(t: SteelTable, step: int, seat: int) -> None:
    """The verb `mine`."""
    t.agenda.append(MoreMines(step, seat, how_many(t, step, seat)))


class MoreMines(Step):
    """So many Mines are still to be gained."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "left")

    def __init__(self, step: int, seat: int, left: int) -> None:
        self.line = step
        self.seat = seat
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        free = free_mines(table)
        if self.left <= 0 or len(free) == 0 or cubes_left(table, self.seat) == 0:
            return
        if len(free) == 1:
            take_mine(table, self.line, self.seat, self.left, free[0])
        else:
            table.agenda.append(GainMine(self.seat, self.line, self.left))


class GainMine(Decision):
    """Which Mine a card brings."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-135", "FIS-141")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [A_MINE + mine for mine in free_mines(table)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        take_mine(table, self.line, seat, self.left, action - A_MINE)


def take_mine(t: SteelTable, step: int, seat: int, left: int, mine: int) -> None:
    """A Mine gained by a card."""
    sc = t.board.script
    did(t, 1)
    t.agenda.append(MoreMines(step, seat, left - 1))
    gain_mine(t, seat, mine, sc.a[step], 0 if sc.flags[step] & s.NO_UNREST else 1)


def set_die(t: SteelTable, step: int, seat: int) -> None:
    """The verb `set_die`."""
    t.agenda.append(TurnDie(seat))


class TurnDie(Decision):
    """Which side a die is turned to."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-312",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [DIE + value for value in range(1, table.board.die + 1)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        table.die[:] = [action - DIE]
        table.tell("turn-die", seat, [action - DIE])


VERBS[s.MINE] = event_mine
VERBS[s.SET_DIE] = set_die
