"""Effects that leave a choice: offers to pay or decline, options, and tests."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.actions import ACCEPT, OPTION, PASS
from boomtown.games.urban_sprawl.asking import can_accept, concerned, offer_price, options_of, passes
from boomtown.games.urban_sprawl.effects_cards import drop_cards
from boomtown.games.urban_sprawl.program import Everyone, start
from boomtown.games.urban_sprawl.table import SprawlTable
from boomtown.games.urban_sprawl.whom import one_seat


def test(t: SprawlTable, at: int, seat: int) -> None:
    """Run one program or the other."""
    code = t.board.code
    start(t, code[at + 7] if passes(t, at, seat) else code[at + 8], seat)


# --- options -------------------------------------------------------------------------------------------------


def choose(t: SprawlTable, at: int, seat: int) -> None:
    """A player picks one of the options that he can carry out."""
    if not concerned(t, at, seat):
        return
    found = options_of(t, at, seat)
    if len(found) == 1:
        start(t, t.board.code[at + 5 + found[0]], seat)
    elif len(found) > 1:
        t.agenda.append(ChooseOption(seat, at))


class ChooseOption(Decision):
    """One of the options of a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220", "USP-253")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [OPTION + k for k in options_of(table, self.at, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        table.tell("option", seat, [self.at, action - OPTION])
        start(table, table.board.code[self.at + 5 + action - OPTION], seat)


# --- offers --------------------------------------------------------------------------------------------------


class Offered(Step):
    """A player is asked to pay, if he can; who can't runs what the card says for those who don't."""

    fields: ClassVar[tuple[str, ...]] = ("at", "who", "left")

    def __init__(self, at: int, who: int, left: int) -> None:
        self.at = at
        self.who = who
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        if not concerned(table, self.at, self.who) or offer_price(table, self.at) < 0:
            return
        if can_accept(table, self.at, self.who):
            table.agenda.append(OfferChoice(self.who, self.at, self.left))
        elif self.left == table.board.code[self.at + 5]:
            start(table, table.board.code[self.at + 12], self.who)


class OfferChoice(Decision):
    """Pay or decline; an optional payment needs the full amount."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "left")
    rules: ClassVar[tuple[str, ...]] = ("USP-253",)

    def __init__(self, seat: int, at: int, left: int) -> None:
        super().__init__(seat)
        self.at = at
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        either = table.board.code[self.at + 8]
        if not can_accept(table, self.at, seat):
            return []
        found: list[int] = []
        if either == 0 or table.wealth[seat] >= either:
            found.append(ACCEPT)
        if either > 0 and table.prestige[seat] >= either:
            found.append(ACCEPT + 1)
        return [*found, PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        code = table.board.code
        if action == PASS:
            table.tell("decline", seat, [self.at])
            if self.left == code[self.at + 5]:
                start(table, code[self.at + 12], seat)
            return
        accept(table, self.at, seat, self.left, action - ACCEPT)


def accept(t: SprawlTable, at: int, seat: int, left: int, prestige_instead: int) -> None:
    """Pay the price, then run what it buys; the offer may stand again, or be closed to the others."""
    code = t.board.code
    if code[at + 4] == 1 and len(t.agenda) > 0:
        below = t.agenda[-1]
        if isinstance(below, Everyone) and below.at == at:
            t.agenda.pop()
    wealth = offer_price(t, at) + (code[at + 8] if prestige_instead == 0 else 0)
    prestige = code[at + 7] + (code[at + 8] if prestige_instead == 1 else 0)
    t.wealth[seat] -= wealth
    t.prestige[seat] -= prestige
    to = one_seat(t, code[at + 10], seat) if code[at + 10] >= 0 else -1
    if to >= 0:
        t.wealth[to] += wealth
        t.prestige[to] += prestige
    t.tell("accept", seat, [wealth, prestige, to])
    if left > 1:
        t.agenda.append(Offered(at, seat, left - 1))
    start(t, code[at + 11], seat)
    if code[at + 9] > 0:
        drop_cards(t, at, seat, code[at + 9])
