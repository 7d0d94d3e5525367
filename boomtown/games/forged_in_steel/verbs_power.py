"""Verbs of power and choice: Influence, Roles, Headlines, lasting effects, one of several ways."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import A_HEADLINE, OPTION, ROLE, STOP
from boomtown.games.forged_in_steel.amounts import holds
from boomtown.games.forged_in_steel.board import IS_IMMIGRANT
from boomtown.games.forged_in_steel.frames import (
    F_CARD,
    F_ME,
    F_SAME,
    F_SOURCE,
    F_THEM,
    FROM_CARD,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.interpret import VERBS, Do
from boomtown.games.forged_in_steel.picking import choose_place, is_optional
from boomtown.games.forged_in_steel.standing import headline_rule
from boomtown.games.forged_in_steel.table import SteelTable, mayor, rank

FRONT = 0
CLAIM = 2


def influence(t: SteelTable, step: int, seat: int) -> None:
    """The verb `influence`: up the track, but never past the Mayor."""
    for _ in range(t.board.script.a[step]):
        at = rank(t, seat)
        if at == 0 or t.influence[at - 1] == mayor(t):
            break
        t.influence[at] = t.influence[at - 1]
        t.influence[at - 1] = seat
        did(t, 1)
        t.tell("influence", seat, t.influence[:])


# --- Roles ---------------------------------------------------------------------------------------------------


def takable(t: SteelTable, step: int, seat: int) -> list[int]:
    """Role tokens of others that a card lets a seat take."""
    barred = t.board.script.a[step]
    found: list[int] = []
    for role in range(len(t.roles)):
        if t.roles[role] >= 0 and t.roles[role] != seat and not (barred >> role) & 1:
            found.append(role)
    return found


def take_token(t: SteelTable, step: int, seat: int) -> None:
    """The verb `role`."""
    if len(takable(t, step, seat)) > 0:
        t.agenda.append(TakeToken(seat, step))


class TakeToken(Decision):
    """Which Role token a card takes from another player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-072", "FIS-153")

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [ROLE + role for role in takable(table, self.line, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        t, role = table, action - ROLE
        other = t.roles[role]
        t.roles[role] = seat
        t.tell("take-role", seat, [role, other])
        did(t, 1)
        if t.board.script.flags[self.line] & s.GIVE and len(givable(t, self.line, seat, role)) > 0:
            t.agenda.append(GiveToken(seat, self.line, role, other))


def givable(t: SteelTable, step: int, seat: int, taken: int) -> list[int]:
    """Role tokens that a seat could hand over for the one it took."""
    barred = t.board.script.a[step]
    found: list[int] = []
    for role in range(len(t.roles)):
        if t.roles[role] == seat and role != taken and not (barred >> role) & 1:
            found.append(role)
    return found


class GiveToken(Decision):
    """Which Role token is handed over for the one taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "taken", "other")
    rules: ClassVar[tuple[str, ...]] = ("FIS-072", "FIS-154")

    def __init__(self, seat: int, step: int, taken: int, other: int) -> None:
        super().__init__(seat)
        self.line = step
        self.taken = taken
        self.other = other

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [ROLE + role for role in givable(table, self.line, seat, self.taken)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        table.roles[action - ROLE] = self.other
        table.tell("give-role", seat, [action - ROLE, self.other])


# --- Headlines -----------------------------------------------------------------------------------------------


def headline(t: SteelTable, step: int, seat: int) -> None:
    """The verb `headline`."""
    if len(t.headlines) == 0:
        return
    if t.board.script.a[step] == CLAIM:
        t.holders[0] = seat
        t.tell("claim", seat, [t.headlines[0]])
        did(t, 1)
    else:
        t.agenda.append(PickHeadline(seat, step))


class PickHeadline(Decision):
    """Which Headline is brought to the front or removed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-072", "FIS-163")

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = [A_HEADLINE + i for i in range(len(table.headlines))]
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == STOP:
            return
        t = table
        card = t.headlines.pop(action - A_HEADLINE)
        t.holders.pop(action - A_HEADLINE)
        if t.board.script.a[self.line] == FRONT:
            t.headlines.insert(0, card)
            t.holders.insert(0, seat)
            t.tell("front", seat, [card])
        else:
            t.box.append(card)
            t.tell("kill", seat, [card])
        did(t, 1)


# --- what lasts ----------------------------------------------------------------------------------------------


def lasting(t: SteelTable, step: int, seat: int) -> None:
    """The verb `lasting`."""
    t.agenda.append(MakeLast(step, seat))
    choose_place(t, step, seat)


class MakeLast(Step):
    """A rule is changed for a seat until the Elections or the end."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat")

    def __init__(self, step: int, seat: int) -> None:
        self.line = step
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        where = table.board.script.c[self.line]
        nb = -1
        if where == s.IN_SAME:
            nb = look(table, F_SAME)
        elif where == s.IN_MOGUL:
            nb = table.moguls[self.seat]
        table.lasting.extend([self.line, self.seat, nb])
        table.tell("lasting", self.seat, [self.line, nb])
        did(table, 1)


# --- one of several ways -------------------------------------------------------------------------------------


def ways(t: SteelTable, step: int, seat: int, done: int) -> list[int]:
    """The options of a `choose` whose test holds and that were not used yet."""
    options = t.board.script.options[step]
    found: list[int] = []
    for i in range(len(options) // 3):
        test = options[3 * i]
        if not (done >> i) & 1 and (test < 0 or holds(t, test, look(t, F_ME), seat)):
            found.append(i)
    return found


def uses_both(t: SteelTable, step: int) -> bool:
    """Whether a Headline lets an Immigrant card use both of its conditions."""
    card = look(t, F_CARD)
    if look(t, F_SOURCE) != FROM_CARD or card < 0 or not t.board.card_flags[card] & IS_IMMIGRANT:
        return False
    return t.board.card_event[card] == step and headline_rule(t, s.R_IMMIGRANT_BOTH, -1) != 0


def choose(t: SteelTable, step: int, seat: int) -> None:
    """The verb `choose`."""
    found = ways(t, step, seat, 0)
    if len(found) == 1 and not uses_both(t, step):
        go(t, step, seat, found[0], 0)
    elif len(found) > 0:
        t.agenda.append(ChooseWay(seat, step, 0))


class ChooseWay(Decision):
    """Which way a card is carried out; both ways of an Immigrant card while a Headline allows it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "done")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-292")

    def __init__(self, seat: int, step: int, done: int) -> None:
        super().__init__(seat)
        self.line = step
        self.done = done

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = [OPTION + way for way in ways(table, self.line, seat, self.done)]
        if self.done:
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            go(table, self.line, seat, action - OPTION, self.done)


class OtherWay(Step):
    """The second condition of an Immigrant card, if it can be used."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "done")

    def __init__(self, seat: int, step: int, done: int) -> None:
        self.seat = seat
        self.line = step
        self.done = done

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if len(ways(table, self.line, self.seat, self.done)) > 0:
            table.agenda.append(ChooseWay(self.seat, self.line, self.done))


def go(t: SteelTable, step: int, seat: int, way: int, done: int) -> None:
    """One way is carried out."""
    sc = t.board.script
    did(t, 1)
    if sc.who[step] != s.ME:
        note(t, F_THEM, seat)
    t.tell("way", seat, [sc.options[step][3 * way + 2]])
    if uses_both(t, step):
        t.agenda.append(OtherWay(seat, step, done | 1 << way))
    t.agenda.append(Do(sc.options[step][3 * way + 1]))


VERBS[s.INFLUENCE] = influence
VERBS[s.ROLE] = take_token
VERBS[s.HEADLINE] = headline
VERBS[s.LASTING] = lasting
VERBS[s.CHOOSE] = choose
