"""The interpreter of cards and abilities: steps on the agenda that read the script."""

from collections.abc import Callable
from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import PLAYER
from boomtown.games.forged_in_steel.amounts import amount_of, holds, rival_leader, rival_most
from boomtown.games.forged_in_steel.frames import (
    F_ACTOR,
    F_DONE,
    F_HOLDER,
    F_ME,
    F_PREV,
    F_SOURCE,
    F_THEM,
    F_USED,
    FROM_CARD,
    look,
    note,
    pop_frame,
    push_frame,
)
from boomtown.games.forged_in_steel.table import SteelTable, opponents
from boomtown.games.forged_in_steel.unrest import CheckUnrest


def nothing(t: SteelTable, step: int, seat: int) -> None:
    """A verb that no module has taken on."""
    raise TypeError(f"the verb {t.board.script.verb[step]} can't be carried out here")


VERBS: list[Callable[[SteelTable, int, int], None]] = [nothing] * len(
    s.VERBS
)  # filled by the modules of verbs


def start(t: SteelTable, step: int, seat: int, source: int, card: int) -> None:
    """Carry out the program that begins with a step."""
    t.agenda.append(Start(step, seat, source, seat, -1, -1, card, 0))


class Start(Step):
    """A card or ability begins: its frame is laid down."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "source", "actor", "lot", "kind", "card", "nbs")

    def __init__(
        self, step: int, seat: int, source: int, actor: int, lot: int, kind: int, card: int, nbs: int
    ) -> None:
        self.line = step
        self.seat = seat
        self.source = source
        self.actor = actor
        self.lot = lot
        self.kind = kind
        self.card = card
        self.nbs = nbs

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        push_frame(table, self.seat, self.source, self.actor, self.lot, self.kind, self.card, self.nbs)
        table.agenda.append(Finish())
        table.agenda.append(Do(self.line))


class Finish(Step):
    """A card or ability is over: its frame is taken away."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        pop_frame(table)


class Do(Step):
    """One step of the innermost program, and then those that follow it."""

    fields: ClassVar[tuple[str, ...]] = ("line",)

    def __init__(self, step: int) -> None:
        self.line = step

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t, step, sc = table, self.line, table.board.script
        if sc.next[step] >= 0:
            t.agenda.append(Do(sc.next[step]))
        if sc.flags[step] & s.TOP and look(t, F_SOURCE) == FROM_CARD:
            t.agenda.append(CheckUnrest())
        note(t, F_PREV, look(t, F_DONE))
        note(t, F_DONE, 0)
        note(t, F_USED, 0)
        if sc.verb[step] == s.IF:
            branch = (
                sc.then[step] if holds(t, sc.only[step], look(t, F_ME), look(t, F_ME)) else sc.other[step]
            )
            if branch >= 0:
                t.agenda.append(Do(branch))
            return
        if sc.then[step] >= 0 or sc.other[step] >= 0:
            t.agenda.append(After(step))
        if sc.who[step] == s.OPPONENT:
            choose_opponent(t, step)
            return
        test = sc.only[step]
        for seat in reversed(players(t, step, sc.who[step])):
            if test < 0 or (sc.verb[step] == s.VP and sc.a[step] >= 0) or holds(t, test, look(t, F_ME), seat):
                t.agenda.append(Act(step, seat))


class Act(Step):
    """One player's part of a step."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat")

    def __init__(self, step: int, seat: int) -> None:
        self.line = step
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        verb = table.board.script.verb[self.line]
        if table.board.script.who[self.line] != s.ME:
            note(table, F_THEM, self.seat)
        VERBS[verb](table, self.line, self.seat)


class After(Step):
    """What follows if a step did something, and what if it did nothing."""

    fields: ClassVar[tuple[str, ...]] = ("line",)

    def __init__(self, step: int) -> None:
        self.line = step

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        sc = table.board.script
        branch = sc.then[self.line] if look(table, F_DONE) > 0 else sc.other[self.line]
        if branch >= 0:
            table.agenda.append(Do(branch))


def players(t: SteelTable, step: int, who: int) -> list[int]:
    """The players that a step speaks of, in Influence order."""
    me = look(t, F_ME)
    if who == s.ME or who == s.OWNER:
        return [me]
    if who == s.OPPONENTS:
        return opponents(t, me)
    if who == s.ALL or who == s.ANY:
        return t.influence[:]
    found = -1
    if who == s.THEM:
        found = look(t, F_THEM)
    elif who == s.HOLDER:
        found = look(t, F_HOLDER)
    elif who == s.ACTOR:
        found = look(t, F_ACTOR)
    elif who == s.RIVAL_LEADER:
        found = rival_leader(t, me)
    elif who == s.RIVAL_MOST:
        found = rival_most(t, me, t.board.script.thing[step])
    return [found] if found >= 0 else []


def how_many(t: SteelTable, step: int, seat: int) -> int:
    """How often or how much a step does, for a player."""
    return amount_of(t, t.board.script.n[step], look(t, F_ME), seat)


# --- an opponent of your choice ------------------------------------------------------------------------------


def suits(t: SteelTable, step: int, seat: int) -> bool:
    """Whether a step can do something to an opponent."""
    return t.board.script.verb[step] != s.PEEK or len(t.hands[seat]) > 0


def choose_opponent(t: SteelTable, step: int) -> None:
    """The player of a card names the opponent, if there is a choice."""
    sc = t.board.script
    if sc.verb[step] == s.UNREST and how_many(t, step, look(t, F_ME)) == 0:
        return
    found = [seat for seat in opponents(t, look(t, F_ME)) if suits(t, step, seat)]
    if len(found) == 1:
        t.agenda.append(Act(step, found[0]))
    elif len(found) > 1:
        t.agenda.append(PickOpponent(look(t, F_ME), step))


class PickOpponent(Decision):
    """Which opponent a card is aimed at."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [PLAYER + other for other in opponents(table, seat) if suits(table, self.line, other)]

    def take(self, table: Table, seat: int, action: int) -> None:
        table.agenda.append(Act(self.line, action - PLAYER))
