"""Sell goods: which mill or factory sells to which port or market, as often as one likes."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import SELLER, STOP, TO_MARKET, TO_PORT
from boomtown.games.age_of_industry.board import COTTON, FACTORY, PORT, bits
from boomtown.games.age_of_industry.cubes import flip, flip_if_used_up
from boomtown.games.age_of_industry.network import reach
from boomtown.games.age_of_industry.table import AgeTable, industry_at


def has_goods(t: AgeTable, space: int) -> bool:
    """Whether a mill or factory stands in a space that has not sold yet."""
    industry = industry_at(t, space)
    return (industry == COTTON or industry == FACTORY) and not t.flipped[space]


def market_takes(t: AgeTable, market: int, industry: int) -> bool:
    """Whether a market space's counter is unused and accepts the goods of an industry."""
    if t.sold[market]:
        return False
    kind = t.market[market]
    return t.board.takes_cotton[kind] if industry == COTTON else t.board.takes_factory[kind]


def port_takes(t: AgeTable, space: int, industry: int) -> bool:
    """Whether an unused port stands in a space and accepts the goods: level 1 takes cotton only."""
    if industry_at(t, space) != PORT or t.flipped[space]:
        return False
    return industry == COTTON or t.board.level[t.counter[space]] > 1


def buyers(t: AgeTable, space: int) -> list[int]:
    """The actions that sell the goods of a space: connected ports, then connected markets."""
    industry = industry_at(t, space)
    joined = reach(t, t.board.space_place[space])
    found: list[int] = []
    for place in bits(joined):
        for other in t.board.place_spaces[place]:
            if port_takes(t, other, industry):
                found.append(TO_PORT + other)
    for market in range(len(t.market)):
        if (joined >> t.board.market_place[market]) & 1 and market_takes(t, market, industry):
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
    t.sold[market] = 1
    ship = t.board.place_ship[t.board.market_place[market]]
    if ship >= 0:
        flip_if_used_up(t, t.board.ship_space[ship])


def why_not_buyer(t: AgeTable, space: int, action: int) -> tuple[str, ...]:
    """The rules that keep a port or market from buying the goods of a space, if any do."""
    if action in buyers(t, space):
        return ()
    industry = industry_at(t, space)
    joined = reach(t, t.board.space_place[space])
    found: list[str] = []
    if TO_PORT <= action < TO_PORT + len(t.board.space_ids):
        port = action - TO_PORT
        if industry_at(t, port) != PORT:
            return ("AOI-186",)
        place, used = t.board.space_place[port], t.flipped[port] == 1
        if industry == FACTORY and t.board.level[t.counter[port]] <= 1:
            found.append("AOI-192")
    elif TO_MARKET <= action < TO_MARKET + len(t.market):
        market = action - TO_MARKET
        place, used = t.board.market_place[market], t.sold[market] == 1
        kind = t.market[market]
        if not (t.board.takes_cotton[kind] if industry == COTTON else t.board.takes_factory[kind]):
            found.append("AOI-196")
    else:
        return ()
    if used:
        found.append("AOI-195")
    if not (joined >> place) & 1:
        found.append("AOI-186")
    return tuple(found)


class ChooseSeller(Decision):
    """Which mill or factory sells next; after the first sale one may stop."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sales")
    rules: ClassVar[tuple[str, ...]] = ("AOI-185", "AOI-202")

    def __init__(self, seat: int, sales: int) -> None:
        super().__init__(seat)
        self.sales = sales

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        found = [SELLER + space for space in sellers(table, seat)]
        if self.sales > 0:
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        if action != STOP:
            table.agenda.append(ChooseBuyer(seat, self.sales, action - SELLER))

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        space = action - SELLER
        if not 0 <= space < len(table.board.space_ids):
            return ()
        if table.owner[space] != seat:
            return ("AOI-185", "AOI-199")
        if not has_goods(table, space):
            return ("AOI-195",) if table.flipped[space] else ("AOI-185",)
        return ("AOI-186",)


class ChooseBuyer(Decision):
    """Which port or market buys the goods."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "sales", "space")
    rules: ClassVar[tuple[str, ...]] = ("AOI-186", "AOI-187")

    def __init__(self, seat: int, sales: int, space: int) -> None:
        super().__init__(seat)
        self.sales = sales
        self.space = space

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return buyers(table, self.space)

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        if action >= TO_MARKET:
            sell_to_market(table, seat, self.space, action - TO_MARKET)
        else:
            sell_to_port(table, seat, self.space, action - TO_PORT)
        if can_sell(table, seat):
            table.agenda.append(ChooseSeller(seat, self.sales + 1))

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        return why_not_buyer(table, self.space, action)
