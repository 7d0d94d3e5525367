"""Words about wealth and prestige: gained, lost, paid to another player, earned by vocations or by rank."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, limit_of
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import MOST_UNITS, SPLIT
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord, PlayerWord
from boomtown.games.urban_sprawl.rules.content import POLICE_CHIEF, VOCATIONS
from boomtown.games.urban_sprawl.rules.filters import Filter
from boomtown.games.urban_sprawl.rules.payouts import shares
from boomtown.games.urban_sprawl.rules.table import OF_SEAT, SprawlTable
from boomtown.games.urban_sprawl.rules.whom import ACTIVE_PLAYER, CONTROLLERS, Whom, picked_vocation

WHO: Final = Operand("who", "who")
AMOUNTS: Final = (Operand("amounts", "amounts"), Operand("per", "counted"), Operand("cap", "cap"))


class Money(PlayerWord):
    """So many times an amount; where it is wealth or prestige, the player says how many times it is prestige."""

    rules: ClassVar[tuple[str, ...]] = ("USP-130", "USP-131", "USP-250", "USP-259")
    verb: ClassVar[str] = "Gain"
    range_rule: ClassVar[str] = "USP-131"

    def __init__(self, who: Whom, part: int) -> None:
        super().__init__(who)
        self.part = part  # of wealth or prestige; 0 where there is no choice

    def units(self, t: SprawlTable, seat: int) -> int:
        """How often a player gets or pays the amount."""
        raise TypeError(type(self).name + " must say how often")

    def share(self, t: SprawlTable, seat: int) -> tuple[int, int]:
        """The least and the most units that may be in prestige."""
        return 0, min(self.units(t, seat), MOST_UNITS - 1)

    def settle(self, t: SprawlTable, seat: int, wealth: int, prestige: int) -> None:
        """Move the amounts."""
        t.wealth[seat] += wealth
        t.prestige[seat] += prestige

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        low, high = self.share(t, me)
        if low != high:
            self.put_question(t, me, -1, -1, False)
        else:
            self.divide(t, me, low)

    def divide(self, t: SprawlTable, seat: int, prestige: int) -> None:
        """So many units are in prestige, the others in wealth."""
        self.settle(t, seat, (self.units(t, seat) - prestige) * self.part, prestige * self.part)

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        if self.part == 0 or self.units(t, seat) == 0:
            return False
        low, high = self.share(t, seat)
        return low != high

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        low, high = self.share(t, me)
        return list(range(SPLIT + low, SPLIT + high + 1))

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        self.divide(t, me, chosen[0] - SPLIT)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        if not SPLIT <= action < SPLIT + MOST_UNITS:
            return ()
        return (limit_of(type(self).range_rule, self.out_of_range),)

    def out_of_range(self, t: SprawlTable, seat: int, action: int) -> Fact:
        low, high = self.share(t, seat)
        return Fact(type(self).range_rule, "split", [low, high, self.units(t, seat)])


class Amount(Money):
    """An amount that a card names, perhaps once for each of something."""

    def __init__(self, who: Whom, amounts: list[int], per: Filter | None, cap: int) -> None:
        super().__init__(who, amounts[2])
        self.wealth = amounts[0]
        self.prestige = amounts[1]
        self.per = per
        self.cap = cap

    def never_asks(self) -> bool:
        return self.part == 0

    def units(self, t: SprawlTable, seat: int) -> int:
        if self.per is None:
            return 1
        return min(self.per.count(t, seat, self.who.first == CONTROLLERS), self.cap)

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        n = self.units(t, me)
        if n == 0:
            return
        if self.part > 0:
            super().act(t, me, them, card)
        else:
            self.settle(t, me, self.wealth * n, self.prestige * n)


class Gain(Amount):
    """Players gain wealth or prestige."""

    name: ClassVar[str] = "gain"
    operands: ClassVar[tuple[Operand, ...]] = (WHO, *AMOUNTS)
    texts: ClassVar[dict[str, str]] = {
        "who=controllers": "each {per:noun} gains {amounts}{cap: (at most # of each player)}",
        "": "{who:gain} {amounts}{per}",
    }
    prompt: ClassVar[str] = "you gain {part} wealth or {part} prestige{times}; choose which."
    around: ClassVar[bool] = True

    def settle(self, t: SprawlTable, seat: int, wealth: int, prestige: int) -> None:
        super().settle(t, seat, wealth, prestige)
        t.tell("gain", seat, [wealth, prestige])


class Paid(Amount):
    """An amount that is paid: whole units of what one has; who has too little pays what there is."""

    verb: ClassVar[str] = "Pay"
    range_rule: ClassVar[str] = "USP-250"

    def share(self, t: SprawlTable, seat: int) -> tuple[int, int]:
        if t.wealth[seat] == 0 and t.prestige[seat] == 0:
            return 0, 0
        n = min(self.units(t, seat), MOST_UNITS - 1)
        low = max(0, n - t.wealth[seat] // self.part)
        high = min(n, t.prestige[seat] // self.part)
        return (low, high) if low <= high else (high, low)

    def in_full(self, t: SprawlTable, me: int) -> bool:
        seat = self.who.one(t, me)
        if seat < 0:
            return False
        n = self.units(t, seat)
        if self.part > 0:
            return t.wealth[seat] // self.part + t.prestige[seat] // self.part >= n
        return t.wealth[seat] >= self.wealth * n and t.prestige[seat] >= self.prestige * n

    def pay(self, t: SprawlTable, seat: int, to: int, wealth: int, prestige: int) -> None:
        """Move the amounts to another player, or to the bank (-1)."""
        wealth = min(wealth, t.wealth[seat])
        prestige = min(prestige, t.prestige[seat])
        t.wealth[seat] -= wealth
        t.prestige[seat] -= prestige
        if to < 0:
            t.tell("lose", seat, [wealth, prestige])
            return
        t.wealth[to] += wealth
        t.prestige[to] += prestige
        t.tell("tribute", seat, [to, wealth, prestige])


class Lose(Paid):
    """Players lose wealth or prestige."""

    name: ClassVar[str] = "lose"
    operands: ClassVar[tuple[Operand, ...]] = (WHO, *AMOUNTS, Operand("less", "counted"))
    texts: ClassVar[dict[str, str]] = {
        "who=controllers": "each {per:noun} loses {amounts}{cap: (at most # of each player)}",
        "": "{who:lose} {amounts}{per}{less:, 1 less}",
    }
    prompt: ClassVar[str] = "you lose {part} wealth or {part} prestige{times}; choose which."

    def __init__(
        self, who: Whom, amounts: list[int], per: Filter | None, cap: int, less: Filter | None
    ) -> None:
        super().__init__(who, amounts, per, cap)
        self.less = less

    def settle(self, t: SprawlTable, seat: int, wealth: int, prestige: int) -> None:
        off = self.less.count(t, seat, False) if self.less is not None and self.part == 0 else 0
        self.pay(t, seat, -1, max(0, wealth - off), max(0, prestige - off))


class Tribute(Paid):
    """Players pay another one."""

    name: ClassVar[str] = "tribute"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("from", "who"), *AMOUNTS, Operand("to", "receiver"))
    texts: ClassVar[dict[str, str]] = {"": "{from:pay} {to} {amounts}{per}"}
    prompt: ClassVar[str] = "you pay {to} {part} wealth or {part} prestige{times}; choose which."

    def __init__(self, who: Whom, amounts: list[int], per: Filter | None, cap: int, to: Whom) -> None:
        super().__init__(who, amounts, per, cap)
        self.to = to

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.to.one(t, me) not in (-1, me):
            super().act(t, me, them, card)

    def settle(self, t: SprawlTable, seat: int, wealth: int, prestige: int) -> None:
        self.pay(t, seat, self.to.one(t, seat), wealth, prestige)


class VocationScore(Money):
    """All markers of a vocation score for their owners; on a vocation contract the Police Chief gains both."""

    name: ClassVar[str] = "vocation_score"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("name", "scoring"), Operand("number", "amount"))
    texts: ClassVar[dict[str, str]] = {
        "name=picked": "all its markers score {number}",
        "": "all {name} markers score {number}",
    }
    prompt: ClassVar[str] = "your {markers}; choose wealth or prestige."
    around: ClassVar[bool] = True

    def __init__(self, vocation: int, number: int, on_contract: bool = False) -> None:
        super().__init__(Whom(ACTIVE_PLAYER), number)
        self.vocation = vocation  # -1: the picked one
        self.on_contract = on_contract

    def scored(self, t: SprawlTable) -> int:
        """The vocation whose markers score, or -1."""
        return self.vocation if self.vocation >= 0 else picked_vocation(t)

    def concerns(self, t: SprawlTable, me: int) -> int:
        found = 0
        for seat in range(t.seats):
            if self.units(t, seat) > 0:
                found |= 1 << seat
        return found

    def units(self, t: SprawlTable, seat: int) -> int:
        vocation = self.scored(t)
        return t.held[seat * VOCATIONS + vocation] if vocation >= 0 else 0

    def is_chief(self, t: SprawlTable, seat: int) -> bool:
        """Whether a player gains wealth and prestige."""
        return self.on_contract and t.offices[POLICE_CHIEF] == seat

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return not self.is_chief(t, seat) and super().leaves_choice(t, seat)

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.is_chief(t, me):
            both = self.units(t, me) * self.part
            self.settle(t, me, both, both)
        elif self.units(t, me) > 0:
            super().act(t, me, them, card)

    def settle(self, t: SprawlTable, seat: int, wealth: int, prestige: int) -> None:
        super().settle(t, seat, wealth, prestige)
        t.tell("score", seat, [self.scored(t), wealth, prestige, 1 if self.is_chief(t, seat) else 0])


class Rank(CardWord):
    """The players with most of some buildings get the rewards, ties and places as in payouts."""

    name: ClassVar[str] = "rank"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("of", "filter"), Operand("rewards", "rewards"))
    texts: ClassVar[dict[str, str]] = {
        "": "the players with the most {of:ranked} gain {rewards}, from first place down"
    }
    asks: ClassVar[bool] = False

    def __init__(self, of: Filter, rewards: list[list[int]]) -> None:
        super().__init__()
        self.of = of
        self.wealth = [reward[0] for reward in rewards]  # by place
        self.prestige = [reward[1] for reward in rewards]

    def run(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        homes = self.of.homes(t, me)
        counts = [(t.masks[OF_SEAT + seat] & homes).bit_count() for seat in range(t.seats)]
        wealth = shares(counts, self.wealth, t.seats)
        prestige = shares(counts, self.prestige, t.seats)
        for seat in range(t.seats):
            if wealth[seat] > 0 or prestige[seat] > 0:
                t.wealth[seat] += wealth[seat]
                t.prestige[seat] += prestige[seat]
                t.tell("gain", seat, [wealth[seat], prestige[seat]])
