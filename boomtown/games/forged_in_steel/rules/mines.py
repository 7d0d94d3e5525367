"""Mines: gained once, rolled for once."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, LimitOn
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import A_MINE, DIE, MOST_DIE
from boomtown.games.forged_in_steel.rules.content import MINING
from boomtown.games.forged_in_steel.rules.frames import BY_MINE
from boomtown.games.forged_in_steel.rules.points import gain
from boomtown.games.forged_in_steel.rules.standing import headline_rule, headline_with
from boomtown.games.forged_in_steel.rules.table import P_DICE, SteelTable
from boomtown.games.forged_in_steel.rules.triggers import Occurrence, fire
from boomtown.games.forged_in_steel.rules.unrest import add_unrest


def free_mines(t: SteelTable) -> list[int]:
    """The Mines without an owner."""
    return [mine for mine in range(len(t.mines)) if t.mines[mine] < 0]


def gain_mine(t: SteelTable, seat: int, mine: int, rolls: int, unrest: int, why: int) -> None:
    """A cube on a Mine without an owner, and its die, if that was never rolled."""
    t.mines = t.renew(field.MINES)
    t.mines[mine] = seat
    t.tell("mine", seat, [mine, why])
    if t.rolled[mine] == 0:
        t.rolled = t.renew(field.ROLLED)
        t.rolled[mine] = 1
        t.agenda.append(RollMine(seat, rolls, unrest))


def is_result(t: SteelTable, seat: int, action: int) -> bool:
    """The die can be made that."""
    return t.accepts(seat, action)


def die_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What it shows."""
    return Fact("FIS-272" if t.roles[MINING] == seat else "FIS-137", "die", t.die[:])


def is_free(t: SteelTable, seat: int, action: int) -> bool:
    """The Mine has no owner."""
    return t.mines[action - A_MINE] < 0


DIE_LIMITS: Final = (Limit("FIS-137", is_result, die_fact),)
MINE_LIMITS: Final = (LimitOn("FIS-135", is_free, "mine-owned", A_MINE),)


class RollMine(Step[SteelTable]):
    """The die of a new Mine; then whoever may change it, then the points."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "rolls", "unrest")

    def __init__(self, seat: int, rolls: int, unrest: int) -> None:
        self.seat = seat
        self.rolls = rolls
        self.unrest = unrest

    def run(self, table: SteelTable) -> None:
        t = table
        t.die.clear()
        for _ in range(self.rolls):
            t.die.append(1 + t.roll(t.content.die))
        t.tell("mine-roll", self.seat, t.die[:])
        t.agenda.append(MineResult(self.seat, self.unrest))
        t.agenda.append(OneRoll(self.seat))
        fire(t, Occurrence(s.ON_MINE_ROLL, self.seat, -1, -1, 0, 0, 0))


class OneRoll(Step[SteelTable]):
    """Of two rolls one is used; then the Mining Official may change it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteelTable) -> None:
        t = table
        if t.roles[MINING] == self.seat:
            t.agenda.append(OfficialRoll(self.seat))
        if len(t.die) == 2 and t.die[0] != t.die[1]:
            t.agenda.append(PickRoll(self.seat))


class PickRoll(Decision[SteelTable]):
    """Which of two rolls counts."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [DIE + value for value in sorted(table.die)]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return DIE_LIMITS if DIE <= action < DIE + MOST_DIE else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        table.die[:] = [action - DIE]
        table.tell("pick-roll", seat, [action - DIE])


class OfficialRoll(Decision[SteelTable]):
    """The Mining Official adds 1, subtracts 1 or leaves the die."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-272",)

    def options(self, table: SteelTable, seat: int) -> list[int]:
        value = table.die[0]
        return [DIE + value - 1, DIE + value, DIE + value + 1]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return DIE_LIMITS if DIE <= action < DIE + MOST_DIE else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        if action - DIE != table.die[0]:
            table.tell("official", seat, [action - DIE])
        table.die[:] = [action - DIE]


class MineResult(Step[SteelTable]):
    """The modified roll in VP; from 3 on it adds Unrest."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "unrest")

    def __init__(self, seat: int, unrest: int) -> None:
        self.seat = seat
        self.unrest = unrest

    def run(self, table: SteelTable) -> None:
        more = headline_rule(table, s.R_MINE_ROLL, self.seat)
        total = table.die[0] + more
        gain(table, self.seat, total, P_DICE)
        table.tell("mine-vp", self.seat, [total, more, headline_with(table, s.R_MINE_ROLL) if more else 0])
        if self.unrest and total >= table.content.mine_unrest:
            add_unrest(table, self.seat, 1, BY_MINE)
