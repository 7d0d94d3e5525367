"""Winter: everyone hires experts, in secret and at the same time; then the round is over."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import BUILD, DONE, HIRE, STORE
from boomtown.games.city_of_iron.rules.amounts import COINS_LEFT, SCIENCE_LEFT
from boomtown.games.city_of_iron.rules.piles import insert, lay_down
from boomtown.games.city_of_iron.rules.table import EACH_PERK, HIRING, IronTable, add_coins, add_science, pool


def hire_cost(t: IronTable, seat: int, card: int) -> int:
    """The coins an expert costs a seat."""
    cost = t.content.price[t.nation[seat] * t.content.experts + card] - t.perks[seat * EACH_PERK + HIRING]
    return cost if cost > 0 else 0


def hire_science(t: IronTable, seat: int, card: int) -> int:
    """The science an expert costs a seat."""
    return t.content.price_science[t.nation[seat] * t.content.experts + card]


def can_hire(t: IronTable, seat: int) -> bool:
    """Whether a seat can pay for any expert of its buy pool."""
    content = t.content
    first = t.nation[seat] * content.experts
    if first < 0:
        return False
    money, science = t.coins[seat] + t.perks[seat * EACH_PERK + HIRING], t.science[seat]
    owned, prices = t.owned[seat], content.price
    for card in content.by_price[t.nation[seat]]:
        if prices[first + card] > money:
            return False
        if (owned >> card) & 1 == 0 and content.price_science[first + card] <= science:
            return True
    return False


def payable(t: IronTable, seat: int, after: int, coins: int, science: int) -> list[int]:
    """Hiring the experts of the buy pool from a number on, each of which so much can pay for."""
    content = t.content
    first = t.nation[seat] * content.experts
    if first < 0:
        return []
    money, owned = coins + t.perks[seat * EACH_PERK + HIRING], t.owned[seat]
    prices, sciences = content.price, content.price_science
    found: list[int] = []
    for card in content.for_hire[t.nation[seat]]:
        if card < after or prices[first + card] > money:
            continue
        if (owned >> card) & 1 == 0 and sciences[first + card] <= science:
            found.append(HIRE + card)
    return found


def coins_left(t: IronTable, seat: int, chosen: list[int]) -> int:
    """A seat's coins when these experts are paid."""
    left = t.coins[seat]
    for action in chosen:
        left -= hire_cost(t, seat, action - HIRE)
    return left


def science_left(t: IronTable, seat: int, chosen: list[int]) -> int:
    """A seat's science when these experts are paid."""
    left = t.science[seat]
    for action in chosen:
        left -= hire_science(t, seat, action - HIRE)
    return left


class Hire(Pick[IronTable]):
    """Any number of experts from the own buy pool that can be paid together, of all seats at once."""

    rules: ClassVar[tuple[str, ...]] = ("COI-172", "COI-173")
    done: ClassVar[int] = DONE

    def __init__(self) -> None:
        super().__init__(-1)

    def asked(self, table: IronTable) -> list[int]:
        """Who can pay for any; coins and what was hired before are open."""
        return [seat for seat in range(table.seats) if can_hire(table, seat)]

    def asks(self, table: IronTable, seat: int) -> bool:
        if not 0 <= seat < table.seats:
            return False
        picks = table.picks[seat]
        return picks[-1] != DONE if len(picks) > 0 else can_hire(table, seat)

    def waits(self, table: IronTable) -> bool:
        for seat in range(table.seats):
            if self.asks(table, seat):
                return True
        return False

    def seats(self, table: IronTable) -> tuple[int, ...]:
        return tuple([seat for seat in range(table.seats) if self.asks(table, seat)])

    def things(self, table: IronTable, seat: int) -> list[int]:
        return payable(table, seat, 0, table.coins[seat], table.science[seat])

    def further(self, table: IronTable, seat: int, chosen: list[int]) -> list[int]:
        after = chosen[-1] - HIRE + 1 if len(chosen) > 0 else 0
        coins, science = coins_left(table, seat, chosen), science_left(table, seat, chosen)
        found = payable(table, seat, after, coins, science)
        found.append(DONE)
        return found

    def enough(self, table: IronTable, seat: int, chosen: list[int]) -> bool:
        return coins_left(table, seat, chosen) >= 0 and science_left(table, seat, chosen) >= 0

    def reaches(self, table: IronTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        return self.enough(table, seat, chosen)

    def finish(self, table: IronTable, seat: int, chosen: list[int]) -> None:
        if len(chosen) == 0:
            return
        coins = table.coins[seat] - coins_left(table, seat, chosen)
        science = table.science[seat] - science_left(table, seat, chosen)
        table.tell("hire", seat, [coins, science, *[action - HIRE for action in chosen]])
        add_coins(table, seat, -coins)
        add_science(table, seat, -science)
        table.owned, table.shown = table.renew(at.OWNED), table.renew(at.SHOWN)
        hand = table.own_hand(seat)
        for action in chosen:
            card = action - HIRE
            table.owned[seat] |= 1 << card
            table.shown[seat] |= 1 << card
            insert(hand, card)

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if BUILD <= action < STORE:
            return [Limit("COI-170", self.is_summer, self.not_summer)]
        if not HIRE <= action < HIRE + table.content.experts:
            return ()
        return [
            Limit("COI-038", self.in_pool, self.not_in_pool),
            Limit("COI-172", self.coins_met, self.coins_lacking),
            Limit("COI-172", self.science_met, self.science_lacking),
        ]

    def is_summer(self, t: IronTable, seat: int, action: int) -> bool:
        return False

    def not_summer(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-170", "not-summer", [])

    def in_pool(self, t: IronTable, seat: int, action: int) -> bool:
        return action - HIRE in pool(t, seat)

    def not_in_pool(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-038", "not-in-pool", [action - HIRE])

    def weighed(self, t: IronTable, seat: int, action: int) -> bool:
        """Whether the price of an expert matters: it is in the pool and not picked yet."""
        return self.in_pool(t, seat, action) and action not in t.picks[seat]

    def coins_met(self, t: IronTable, seat: int, action: int) -> bool:
        price = hire_cost(t, seat, action - HIRE)
        return not self.weighed(t, seat, action) or price <= coins_left(t, seat, t.picks[seat])

    def coins_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        left = coins_left(t, seat, t.picks[seat])
        return needs("COI-172", COINS_LEFT, hire_cost(t, seat, action - HIRE), left)

    def science_met(self, t: IronTable, seat: int, action: int) -> bool:
        price = hire_science(t, seat, action - HIRE)
        return not self.weighed(t, seat, action) or price <= science_left(t, seat, t.picks[seat])

    def science_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        left = science_left(t, seat, t.picks[seat])
        return needs("COI-172", SCIENCE_LEFT, hire_science(t, seat, action - HIRE), left)


class EndRound(Step[IronTable]):
    """The round ends: guards go home."""

    def run(self, table: IronTable) -> None:
        send_guards_home(table)


def send_guards_home(t: IronTable) -> None:
    """Cards that guard a town go on top of their owners' discard piles."""
    for town in range(len(t.guard)):
        if t.guard[town] >= 0:
            lay_down(t, t.town_owner[town], t.guard[town])
            t.tell("guard-home", t.town_owner[town], [t.guard[town], town])
            t.guard = t.renew(at.GUARD)
            t.guard[town] = -1
