"""Sell goods: which mill or factory sells to which port or market, as often as one likes."""

from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision
from boomtown.games.age_of_industry.rules.actions import SELLER, STOP, TO_MARKET, TO_PORT
from boomtown.games.age_of_industry.rules.content import COTTON, FACTORY, PORT, bits
from boomtown.games.age_of_industry.rules.cubes import flip, flip_if_used_up
from boomtown.games.age_of_industry.rules.facts import limit
from boomtown.games.age_of_industry.rules.network import reach
from boomtown.games.age_of_industry.rules.table import SOLD, AgeTable, industry_at


def has_goods(t: AgeTable, space: int) -> bool:
    """Whether a mill or factory stands in a space that has not sold yet."""
    industry = industry_at(t, space)
    return (industry == COTTON or industry == FACTORY) and not t.flipped[space]


def market_takes(t: AgeTable, market: int, industry: int) -> bool:
    """Whether a market space's counter is unused and accepts the goods of an industry."""
    if t.sold[market]:
        return False
    kind = t.market[market]
    return t.content.takes_cotton[kind] if industry == COTTON else t.content.takes_factory[kind]


def port_takes(t: AgeTable, space: int, industry: int) -> bool:
    """Whether an unused port stands in a space and accepts the goods: level 1 takes cotton only."""
    if industry_at(t, space) != PORT or t.flipped[space]:
        return False
    return industry == COTTON or t.content.level[t.counter[space]] > 1


def buyers(t: AgeTable, space: int) -> list[int]:
    """The actions that sell the goods of a space: connected ports, then connected markets."""
    industry = industry_at(t, space)
    joined = reach(t, t.content.space_place[space])
    found: list[int] = []
    for place in bits(joined):
        for other in t.content.place_spaces[place]:
            if port_takes(t, other, industry):
                found.append(TO_PORT + other)
    for market in range(len(t.market)):
        if (joined >> t.content.market_place[market]) & 1 and market_takes(t, market, industry):
            found.append(TO_MARKET + market)
    return found


def sellers(t: AgeTable, seat: int) -> list[int]:
    """A seat's spaces whose goods somebody would buy."""
    found: list[int] = []
    for space in bits(t.built[seat]):
        if has_goods(t, space) and len(buyers(t, space)) > 0:
            found.append(space)
    return found


def can_sell(t: AgeTable, seat: int) -> bool:
    """Whether a seat can make at least one sale."""
    for space in bits(t.built[seat]):
        if has_goods(t, space) and len(buyers(t, space)) > 0:
            return True
    return False


def sell_to_port(t: AgeTable, seat: int, space: int, port: int) -> None:
    """The seller's and the port's counter flip; both owners are paid."""
    t.tell("sell-port", seat, [t.counter[space], space, port, t.owner[port]])
    flip(t, space)
    flip(t, port)


def sell_to_market(t: AgeTable, seat: int, space: int, market: int) -> None:
    """The seller's counter and the market counter flip, and with it a ship that has no coal left."""
    t.tell("sell-market", seat, [t.counter[space], space, market])
    flip(t, space)
    t.sold = t.renew(SOLD)
    t.sold[market] = 1
    ship = t.content.place_ship[t.content.market_place[market]]
    if ship >= 0:
        flip_if_used_up(t, t.content.ship_space[ship])


def seller_limits(t: AgeTable, seat: int, space: int) -> list[Limit]:
    """What keeps a seat from selling the goods of a space; only the first thing in the way is told."""
    industry = industry_at(t, space)
    if t.owner[space] >= 0 and t.owner[space] != seat:
        return [limit("AOI-199", False, "not-yours", [space])]
    if industry != COTTON and industry != FACTORY:
        return [limit("AOI-185", False, "no-goods", [space])]
    if t.flipped[space]:
        return [limit("AOI-195", False, "sold", [space])]
    return [limit("AOI-186", len(buyers(t, space)) > 0, "no-buyer", [space])]


def sell_limits(t: AgeTable, seat: int) -> list[Limit]:
    """What keeps a seat from selling at all; only the first thing in the way is told."""
    for space in bits(t.built[seat]):
        if has_goods(t, space):
            return [limit("AOI-186", can_sell(t, seat), "no-buyers", [])]
    return [limit("AOI-185", False, "nothing-to-sell", [])]


def buyer_limits(t: AgeTable, space: int, action: int) -> list[Limit]:
    """What keeps a port or market from buying the goods of a space."""
    industry = industry_at(t, space)
    joined = reach(t, t.content.space_place[space])
    if TO_PORT <= action < TO_PORT + len(t.content.space_ids):
        port = action - TO_PORT
        if industry_at(t, port) != PORT:
            return [limit("AOI-186", False, "no-port-here", [port])]
        place = t.content.space_place[port]
        level = t.content.level[t.counter[port]]
        found = [
            limit("AOI-192", industry == COTTON or level > 1, "cotton-only", [port]),
            limit("AOI-195", t.flipped[port] == 0, "port-used", [port]),
        ]
    elif TO_MARKET <= action < TO_MARKET + len(t.market):
        market = action - TO_MARKET
        place, kind = t.content.market_place[market], t.market[market]
        wants = t.content.takes_cotton[kind] if industry == COTTON else t.content.takes_factory[kind]
        found = [
            limit("AOI-196", wants, "unwanted", [market, industry]),
            limit("AOI-195", t.sold[market] == 0, "market-used", [market]),
        ]
    else:
        return []
    found.append(limit("AOI-186", (joined >> place) & 1 == 1, "apart", [space, place]))
    return found


class ChooseSeller(Decision[AgeTable]):
    """Which mill or factory sells next; after the first sale one may stop."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sales")
    rules: ClassVar[tuple[str, ...]] = ("AOI-185", "AOI-202")

    def __init__(self, seat: int, sales: int) -> None:
        super().__init__(seat)
        self.sales = sales

    def options(self, table: AgeTable, seat: int) -> list[int]:
        found = [SELLER + space for space in sellers(table, seat)]
        if self.sales > 0:
            found.append(STOP)
        return found

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        if action != STOP:
            table.agenda.append(ChooseBuyer(seat, self.sales, action - SELLER))

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if action == STOP:
            return [limit("AOI-G29", self.sales > 0, "no-sale-yet", [])]
        if not SELLER <= action < SELLER + len(table.content.space_ids):
            return []
        return seller_limits(table, seat, action - SELLER)


class ChooseBuyer(Decision[AgeTable]):
    """Which port or market buys the goods."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sales", "space")
    rules: ClassVar[tuple[str, ...]] = ("AOI-186", "AOI-187")

    def __init__(self, seat: int, sales: int, space: int) -> None:
        super().__init__(seat)
        self.sales = sales
        self.space = space

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return buyers(table, self.space)

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        if action >= TO_MARKET:
            sell_to_market(table, seat, self.space, action - TO_MARKET)
        else:
            sell_to_port(table, seat, self.space, action - TO_PORT)
        if can_sell(table, seat):
            table.agenda.append(ChooseSeller(seat, self.sales + 1))

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        return buyer_limits(table, self.space, action)
