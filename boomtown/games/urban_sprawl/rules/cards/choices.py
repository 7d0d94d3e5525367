"""Words with words inside: offers to pay or decline, options, and tests."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import Operand, each, limit_of
from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.urban_sprawl.rules.actions import ACCEPT, OPTION, PASS
from boomtown.games.urban_sprawl.rules.cards.flow import (
    Everyone,
    PlayerWord,
    possible,
    puts_question,
    start,
    word_at,
)
from boomtown.games.urban_sprawl.rules.cards.limits import only, text_rule
from boomtown.games.urban_sprawl.rules.cards.planning import PayCards
from boomtown.games.urban_sprawl.rules.cards.tests import Test
from boomtown.games.urban_sprawl.rules.counted import PRESTIGE, WEALTH
from boomtown.games.urban_sprawl.rules.filters import Filter
from boomtown.games.urban_sprawl.rules.table import ACTIVE, SprawlTable, value_of
from boomtown.games.urban_sprawl.rules.whom import Whom, picked_home


class If(PlayerWord):
    """One program or another, by a test."""

    name: ClassVar[str] = "if"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("who", "who_else"), Operand("test", "test"))
    texts: ClassVar[dict[str, str]] = {
        "test.vocation": "{who} with {test} {then.named}{else.named:; {who} without one }",
        "": "{test}, {then.inside}{else.inside:; if not, }",
    }
    branches: ClassVar[tuple[str, ...]] = ("then",)

    def __init__(self, who: Whom, test: Test) -> None:
        super().__init__(who)
        self.test = test

    def branch(self, t: SprawlTable, seat: int) -> int:
        """The program that follows for a player."""
        return self.then if self.test.passes(t, seat) else self.other

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return puts_question(t, self.branch(t, seat), seat)

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        start(t, self.branch(t, me), me)


class Having(PlayerWord):
    """A word for players who have a building that the card asks for."""

    def __init__(self, who: Whom, having: Filter | None) -> None:
        super().__init__(who)
        self.having = having

    def means(self, t: SprawlTable, seat: int) -> bool:
        """Whether it is meant for a player."""
        return self.having is None or self.having.homes(t, seat) != 0


class ChooseOne(Having):
    """One of the options of a card that the player can carry out."""

    name: ClassVar[str] = "choose"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("by", "chooser"),
        Operand("having", "counted"),
        Operand("options", "options"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{by}{options}"}
    prompt: ClassVar[str] = "{text}; choose one."
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220", "USP-253")

    def __init__(self, who: Whom, having: Filter | None, options: list[int]) -> None:
        super().__init__(who, having)
        self.options = options  # a program each

    def feasible(self, t: SprawlTable, seat: int) -> list[int]:
        """The options that a player can carry out; if they can pay none in full, short payments count too."""
        for full in (True, False):
            found = [k for k in range(len(self.options)) if possible(t, self.options[k], seat, full)]
            if len(found) > 0:
                return found
        return []

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.feasible(t, seat)) > 0

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        if not self.means(t, seat):
            return False
        found = self.feasible(t, seat)
        return len(found) > 1 or (len(found) == 1 and puts_question(t, self.options[found[0]], seat))

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if not self.means(t, me):
            return
        found = self.feasible(t, me)
        if len(found) == 1:
            start(t, self.options[found[0]], me)
        elif len(found) > 1:
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [OPTION + k for k in self.feasible(t, me)]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        option = chosen[0] - OPTION
        if not self.tells_itself(t, self.options[option], me):
            t.tell("option", me, [self.program, self.at, option, t.turn[ACTIVE]])
        start(t, self.options[option], me)

    def tells_itself(self, t: SprawlTable, program: int, seat: int) -> bool:
        """Whether an option is one word about the player who chose it: the log then says so with the word."""
        return len(t.programs[program]) == 1 and word_at(t, program, 0).looks_at(t, seat) == 1 << seat

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_possible, action, OPTION, len(self.options))

    def not_possible(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(text_rule(t), "option", [action - OPTION])


class Price:
    """What an offer asks for, and who is paid."""

    def __init__(
        self, wealth: int, prestige: int, either: int, cards: int, of_value: bool, to: Whom | None
    ) -> None:
        self.wealth = wealth
        self.prestige = prestige
        self.either = either  # in wealth or in prestige
        self.cards = cards
        self.of_value = of_value  # the wealth is the value of the picked building
        self.to = to

    def in_wealth(self, t: SprawlTable) -> int:
        """The wealth that is asked for; -1 if it is the value of a building and none is picked."""
        if not self.of_value:
            return self.wealth
        home = picked_home(t)
        return value_of(t, home) if home >= 0 else -1


class Offer(Having):
    """Pay or decline, perhaps several times, perhaps until somebody pays; an optional payment needs the full amount.

    What a choice of it is about is how many times are left.
    """

    name: ClassVar[str] = "offer"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("who", "payer"),
        Operand("having", "counted"),
        Operand("first", "flag"),
        Operand("times", "times"),
        Operand("pay", "price"),
    )
    texts: ClassVar[dict[str, str]] = {
        "else !then": "{who:pays}, or {else.after}",
        "first": "the first player willing to {pay} {then.named}",
        "": "{times}{who:may} to {then.bought}{else.after:; else }",
    }
    branches: ClassVar[tuple[str, ...]] = ("then",)
    prompt: ClassVar[str] = "{meant}{text}{closes}{losses}."
    passing: ClassVar[str] = "Decline"
    rules: ClassVar[tuple[str, ...]] = ("USP-253",)

    def __init__(self, who: Whom, having: Filter | None, first: bool, times: int, price: Price) -> None:
        super().__init__(who, having)
        self.first = first  # who pays closes it to the others
        self.times = times
        self.price = price
        self.cards = PayCards(price.cards)
        self.stages = [self.cards]

    def affordable(self, t: SprawlTable, seat: int) -> bool:
        """Whether a player has the full price and can carry out what it buys."""
        price, wealth = self.price, self.price.in_wealth(t)
        if wealth < 0 or t.wealth[seat] < wealth or t.prestige[seat] < price.prestige:
            return False
        if price.either > 0 and t.wealth[seat] < price.either and t.prestige[seat] < price.either:
            return False
        return len(t.hands[seat]) >= price.cards and possible(t, self.then, seat, True)

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return self.means(t, seat) and (self.affordable(t, seat) or puts_question(t, self.other, seat))

    def act(self, t: SprawlTable, me: int, them: int, left: int) -> None:
        if not self.means(t, me) or self.price.in_wealth(t) < 0:
            return
        left = self.times if left < 0 else left
        if self.affordable(t, me):
            self.put_question(t, me, -1, left, False)
        elif left == self.times:
            start(t, self.other, me)

    def things(self, t: SprawlTable, me: int, left: int) -> list[int]:
        either = self.price.either
        if not self.affordable(t, me):
            return []
        found: list[int] = []
        if either == 0 or t.wealth[me] >= either:
            found.append(ACCEPT)
        if either > 0 and t.prestige[me] >= either:
            found.append(ACCEPT + 1)
        found.append(PASS)
        return found

    def finish(self, t: SprawlTable, me: int, them: int, left: int, chosen: list[int]) -> None:
        if chosen[0] != PASS:
            self.accept(t, me, left, chosen[0] == ACCEPT + 1)
            return
        t.tell("decline", me, [self.program, self.at, self.price.in_wealth(t)])
        if left == self.times:
            start(t, self.other, me)

    def accept(self, t: SprawlTable, seat: int, left: int, in_prestige: bool) -> None:
        """Pay the price, then carry out what it buys; the offer may stand again, or be closed to the others."""
        if self.first and len(t.agenda) > 0:
            below = t.agenda[-1]
            if isinstance(below, Everyone) and below.program == self.program and below.at == self.at:
                t.agenda.pop()
        self.pay(t, seat, in_prestige)
        if left > 1:
            each(t, self, [seat], -1, left - 1)
        start(t, self.then, seat)
        if self.price.cards > 0:
            self.cards.act(t, seat, -1, -1)

    def pay(self, t: SprawlTable, seat: int, in_prestige: bool) -> None:
        """Wealth and prestige go to a player, or to the bank."""
        price = self.price
        wealth = price.in_wealth(t) + (0 if in_prestige else price.either)
        prestige = price.prestige + (price.either if in_prestige else 0)
        t.wealth[seat] -= wealth
        t.prestige[seat] -= prestige
        to = price.to.one(t, seat) if price.to is not None else -1
        if to >= 0:
            t.wealth[to] += wealth
            t.prestige[to] += prestige
        if wealth > 0 or prestige > 0:
            t.tell("accept", seat, [wealth, prestige, to])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        if not ACCEPT <= action < ACCEPT + 2 or self.price.either == 0:
            return ()
        return (limit_of("USP-253", self.has_not_enough),)

    def has_not_enough(self, t: SprawlTable, seat: int, action: int) -> Fact:
        if action == ACCEPT:
            return needs("USP-253", WEALTH, self.price.either, t.wealth[seat])
        return needs("USP-253", PRESTIGE, self.price.either, t.prestige[seat])
