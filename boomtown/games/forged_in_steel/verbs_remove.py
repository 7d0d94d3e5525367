"""Verbs that take away: removing and seizing."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import A_MINE, LOT, STOP
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.frames import F_ME, did, look
from boomtown.games.forged_in_steel.interpret import VERBS, how_many, players
from boomtown.games.forged_in_steel.muscle import rivals_property, take_over
from boomtown.games.forged_in_steel.picking import is_optional, use_neighborhood
from boomtown.games.forged_in_steel.places import (
    lift_structure,
)
from boomtown.games.forged_in_steel.sites import allowed_lots
from boomtown.games.forged_in_steel.table import KIND, SteelTable
from boomtown.games.forged_in_steel.verbs_change import own_structures

# --- removing ------------------------------------------------------------------------------------------------


def remove(t: SteelTable, step: int, seat: int) -> None:
    """The verb `remove`: from one owner, from each opponent, or from anybody."""
    sc = t.board.script
    t.freed.clear()
    t.taken.clear()
    n = how_many(t, step, seat)
    if sc.b[step] == s.ANY:
        t.agenda.append(RemoveMore(step, seat, -1, n))
        return
    for victim in reversed(players(t, step, sc.b[step])):
        chooser = victim if sc.flags[step] & s.BY_OWNER else seat
        t.agenda.append(RemoveMore(step, chooser, victim, n))


def removable(t: SteelTable, step: int, victim: int) -> list[int]:
    """What may go, of one owner or (-1) of any player."""
    sc, city = t.board.script, t.board.city
    lots = allowed_lots(t, look(t, F_ME), sc.site[step])
    if sc.flags[step] & s.SPARE_HOSPITAL:
        for nb in range(len(city.nb_lots)):
            if t.masks[KIND + s.HOSPITAL] & city.nb_lots[nb]:
                lots &= ~city.nb_lots[nb]
    found: list[int] = []
    for owner in range(t.seats):
        if victim >= 0 and owner != victim:
            continue
        if sc.c[step] > 0 and t.taken.count(owner) >= sc.c[step]:
            continue
        for lot in lots_of(city, own_structures(t, owner, sc.a[step]) & lots):
            found.append(LOT + lot)
        if (sc.a[step] >> s.A_MINE) & 1:
            for mine in range(len(t.mines)):
                if t.mines[mine] == owner:
                    found.append(A_MINE + mine)
    return found


class RemoveMore(Step):
    """So many structures are still to go."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "victim", "left")

    def __init__(self, step: int, seat: int, victim: int, left: int) -> None:
        self.line = step
        self.seat = seat
        self.victim = victim
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if self.left <= 0:
            return
        ways = removable(table, self.line, self.victim)
        if len(ways) == 1 and not is_optional(table, self.line):
            take_away(table, self.line, self.seat, self.victim, self.left, ways[0])
        elif len(ways) > 0:
            table.agenda.append(Remove(self.seat, self.line, self.victim, self.left))


class Remove(Decision):
    """Which structure or Mine goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "victim", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, seat: int, step: int, victim: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.victim = victim
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = removable(table, self.line, self.victim)
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            take_away(table, self.line, seat, self.victim, self.left, action)


def take_away(t: SteelTable, step: int, seat: int, victim: int, left: int, action: int) -> None:
    """A structure goes back to its supply, or a Mine loses its owner."""
    did(t, 1)
    if action >= A_MINE:
        mine = action - A_MINE
        t.tell("lose-mine", t.mines[mine], [mine])
        t.taken.append(t.mines[mine])
        t.mines[mine] = -1
    else:
        lot = action - LOT
        t.tell("remove", seat, [t.what[lot], lot, t.owner[lot]])
        t.taken.append(t.owner[lot])
        use_neighborhood(t, lot)
        t.freed.extend(lots_of(t.board.city, lift_structure(t, lot)))
    t.agenda.append(RemoveMore(step, seat, victim, left - 1))


# --- seizing and exchanging ----------------------------------------------------------------------------------


def seize(t: SteelTable, step: int, seat: int) -> None:
    """The verb `seize`: no MM, no Unrest, no die."""
    more_seizing(t, step, seat, how_many(t, step, seat))


def more_seizing(t: SteelTable, step: int, seat: int, left: int) -> None:
    """Ask for the next structure, if there is one."""
    if left > 0 and len(rivals_property(t, seat, t.board.script.a[step], t.board.city.all_lots)) > 0:
        t.agenda.append(Seize(seat, step, left))


class Seize(Decision):
    """Which structure or Mine a card takes over."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-148", "FIS-152")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        kinds = table.board.script.a[self.line]
        found = rivals_property(table, seat, kinds, table.board.city.all_lots)
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            take_over(table, seat, action)
            did(table, 1)
            more_seizing(table, self.line, seat, self.left - 1)


VERBS[s.REMOVE] = remove

VERBS[s.SEIZE] = seize
