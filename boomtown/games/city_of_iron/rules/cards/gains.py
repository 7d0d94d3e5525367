"""Words that give: coins, science, influence, cards; and a skill that counts more."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import Operand, Word, card_now
from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.city_of_iron.rules.actions import MOST_TIMES, TIMES
from boomtown.games.city_of_iron.rules.amounts import COINS, SCIENCE
from boomtown.games.city_of_iron.rules.cards.counts import Quantity
from boomtown.games.city_of_iron.rules.cards.one import OneThing
from boomtown.games.city_of_iron.rules.piles import draw_cards
from boomtown.games.city_of_iron.rules.table import (
    FROM_CARDS,
    IronTable,
    add_coins,
    add_science,
    gain_influence,
)


class GainCoins(Word[IronTable]):
    """Coins, so many and one for each of what is counted."""

    name: ClassVar[str] = "gain_coins"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("n", "coins", 0),
        Operand("count", "count", None),
    )
    texts: ClassVar[dict[str, str]] = {"": "gain {n}", "counted": "gain {n:and}1 coin per {count}"}

    def __init__(self, n: int, count: Quantity | None) -> None:
        super().__init__()
        self.n = n
        self.count = count

    def coins(self, t: IronTable, me: int) -> int:
        """How many it gives now."""
        return self.n if self.count is None else self.n + self.count.of(t, me, -1)

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return self.coins(t, me) > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-G45", "no-goods", [card])

    def run(self, t: IronTable, me: int, them: int, card: int) -> None:
        n = self.coins(t, me)
        add_coins(t, me, n)
        t.tell("gain-coins", me, [n, card])


class GainScience(Word[IronTable]):
    """Science."""

    name: ClassVar[str] = "gain_science"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "gain"),)
    texts: ClassVar[dict[str, str]] = {"": "gain {n} science"}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, t: IronTable, me: int, them: int, card: int) -> None:
        add_science(t, me, self.n)
        t.tell("gain-science", me, [self.n, card])


class GainInfluence(Word[IronTable]):
    """Influence, at once."""

    name: ClassVar[str] = "gain_influence"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "gain"),)
    texts: ClassVar[dict[str, str]] = {"": "gain {n} influence"}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, t: IronTable, me: int, them: int, card: int) -> None:
        gain_influence(t, me, self.n, FROM_CARDS)
        t.tell("gain-influence", me, [self.n, card])


class Draw(Word[IronTable]):
    """Citizen or military cards, as far as there are any."""

    name: ClassVar[str] = "draw"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("deck", "deck"), Operand("n", "few"))
    texts: ClassVar[dict[str, str]] = {"": "draw {n} {deck} {n:card/cards}"}

    def __init__(self, deck: int, n: int) -> None:
        super().__init__()
        self.deck = deck
        self.n = n

    def run(self, t: IronTable, me: int, them: int, card: int) -> None:
        draw_cards(t, me, self.deck, self.n, card)


class Boost(Word[IronTable]):
    """The card's own skill counts more while a payment is made: the pack adds it to what the card supplies."""

    name: ClassVar[str] = "boost_skill"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("skill", "skill"), Operand("n", "few"))
    texts: ClassVar[dict[str, str]] = {"": "it counts {n} more"}

    def __init__(self, skill: int, n: int) -> None:
        super().__init__()
        self.skill = skill
        self.n = n


class Repeat(OneThing):
    """Pay for a gain, as often as one likes up to a limit."""

    name: ClassVar[str] = "repeat"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("up_to", "times"),
        Operand("pay", "price"),
        Operand("effect", "fixed gains"),
    )
    texts: ClassVar[dict[str, str]] = {"": "pay {pay} to gain {effect}, {up_to}"}
    prompt: ClassVar[str] = "choose how often you pay."
    rules: ClassVar[tuple[str, ...]] = ("COI-278",)

    def __init__(self, up_to: int, pay: list[int], gain: list[int]) -> None:
        super().__init__()
        self.up_to = up_to
        self.coins, self.science = pay  # of once
        self.gain_coins, self.gain_science, self.influence = gain

    def times(self, t: IronTable, me: int, coins: int, science: int) -> int:
        """How often it can be paid with so much."""
        times = self.up_to
        if self.coins > 0:
            times = min(times, coins // self.coins)
        return min(times, science // self.science) if self.science > 0 else times

    def can(self, t: IronTable, me: int, card: int) -> bool:
        here = t.nation[me] * t.content.experts + card
        coins, science = t.content.pay_coins[here], t.content.pay_science[here]
        return self.times(t, me, t.coins[me] - coins, t.science[me] - science) > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        here = t.nation[me] * t.content.experts + card
        coins = t.content.pay_coins[here] + self.coins
        if t.coins[me] < coins:
            return needs("COI-278", COINS, coins, t.coins[me])
        return needs("COI-278", SCIENCE, t.content.pay_science[here] + self.science, t.science[me])

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [TIMES + i for i in range(self.times(t, me, t.coins[me], t.science[me]))]

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        n = chosen[0] - TIMES + 1
        add_coins(t, me, n * (self.gain_coins - self.coins))
        add_science(t, me, n * (self.gain_science - self.science))
        gain_influence(t, me, n * self.influence, FROM_CARDS)
        gained = [n * self.gain_coins, n * self.gain_science, n * self.influence]
        t.tell("repeat", me, [card, n * self.coins, n * self.science, *gained])

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not TIMES <= action < TIMES + MOST_TIMES:
            return ()
        return (
            Limit("COI-278", self.often_enough, self.too_often),
            Limit("COI-278", self.coins_met, self.coins_lacking),
            Limit("COI-278", self.science_met, self.science_lacking),
        )

    def often_enough(self, t: IronTable, seat: int, action: int) -> bool:
        return action - TIMES < self.up_to

    def too_often(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-278", "too-often", [card_now(t), self.up_to])

    def coins_met(self, t: IronTable, seat: int, action: int) -> bool:
        return (action - TIMES + 1) * self.coins <= t.coins[seat]

    def coins_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-278", COINS, (action - TIMES + 1) * self.coins, t.coins[seat])

    def science_met(self, t: IronTable, seat: int, action: int) -> bool:
        return (action - TIMES + 1) * self.science <= t.science[seat]

    def science_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-278", SCIENCE, (action - TIMES + 1) * self.science, t.science[seat])
