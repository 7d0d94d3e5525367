"""What may still come: rounds, sales, used ports and ships, emptied mines, as a player estimates them."""

from math import exp
from typing import Final

from boomtown.games.age_of_industry.rules.content import (
    COAL,
    COTTON,
    FACTORY,
    INDUSTRIES,
    IRON,
    PORT,
    Content,
    bits,
)
from boomtown.games.age_of_industry.rules.network import display_doors, reach
from boomtown.games.age_of_industry.rules.table import OCCUPIED, AgeTable

NEAR: Final[list[float]] = [0.95, 0.85, 0.75, 0.65]  # chance of a sale by the railways missing to a buyer
WAIT: Final = 2.5  # rounds until goods with a buyer are sold


MOST_STOCKS: Final = 4_000  # displays that are remembered


class Chart:
    """What never changes on a board and is asked for often."""

    def __init__(self, content: Content) -> None:
        places = len(content.place_ids)
        self.beside: list[int] = [0] * places  # the places one link away
        self.spaces: list[int] = []  # of each link: the spaces at both ends
        self.sizes: list[int] = []  # how many they are
        self.fixed: list[int] = []  # what a railway on it earns in any case
        for link in range(len(content.link_ids)):
            a, b = content.link_a[link], content.link_b[link]
            self.beside[a] |= 1 << b
            self.beside[b] |= 1 << a
            spaces = content.place_mask[a] | content.place_mask[b]
            self.spaces.append(spaces)
            self.sizes.append(spaces.bit_count())
            always = 0
            for place in (a, b):
                if (content.villages >> place) & 1 or content.place_market[place] >= 0:
                    always += 1
            self.fixed.append(content.railway_income + content.railway_income_per_space * always)
        self.rows: list[list[int]] = []  # the counters of each industry that this map has, in their order
        for industry in range(INDUSTRIES):
            if content.accepts[industry] != 0:
                self.rows.append(content.row[industry])
        self.profits: list[float] = [profit(content, counter) for counter in range(len(content.level))]
        self.stocks: dict[tuple[int, ...], list[list[float]]] = {}  # see `stock`

    def stock(self, left: tuple[int, ...]) -> list[list[float]]:
        """The profits of a display's counters, row by row; the same displays come again and again."""
        found = self.stocks.get(left)
        if found is None:
            found = [[self.profits[one] for one in row for _ in range(left[one])] for row in self.rows]
            if len(self.stocks) >= MOST_STOCKS:
                self.stocks.clear()
            self.stocks[left] = found
        return found


def profit(content: Content, counter: int) -> float:
    """What a counter brings if all goes well: income and points, less its price and its cubes; else what removing costs."""
    if not content.buildable[counter]:
        return -3.0
    cubes = content.needs[0][counter] + content.needs[1][counter]
    gain = 0.85 * content.income[counter] + content.money_per_point * content.points[counter]
    return gain - content.cost[counter] - 1.5 * cubes


CHARTS: Final[dict[str, Chart]] = {}


def chart(content: Content) -> Chart:
    """The chart of a board, made once."""
    found = CHARTS.get(content.key)
    if found is None:
        found = Chart(content)
        CHARTS[content.key] = found
    return found


def rounds_left(t: AgeTable) -> float:
    """About how many rounds are still to come, this one included: cards run out at a steady pace."""
    cards = len(t.deck)
    least = 99
    for hand in t.hands:
        cards += len(hand)
        if len(hand) < least:
            least = len(hand)
    for card in t.offer:
        if card >= 0:
            cards += 1
    if len(t.deck) == 0:
        return 0.6 + 0.8 * least
    return 1.0 + max(0.0, (cards - 2.0 * t.seats) / (0.9 * t.seats))


class Scene:
    """What is the same for all seats of a table, found once."""

    def __init__(self, t: AgeTable) -> None:
        self.map = chart(t.content)
        self.left = rounds_left(t)
        self.growth = 0.85 * self.left / (self.left + 4.0)  # share of the free spaces that will be built on
        self.known: Trade | None = None

    def trade(self, t: AgeTable) -> "Trade":
        """Sellers and buyers, looked up when first asked for."""
        found = self.known
        if found is None:
            found = Trade(t, self.left)
            self.known = found
        return found

    def line_worth(self, t: AgeTable, link: int) -> float:
        """What a railway on a link may earn at the end, with the counters that are likely still to come."""
        now = (self.map.spaces[link] & t.masks[OCCUPIED]).bit_count()
        coming = self.growth * (self.map.sizes[link] - now)
        return self.map.fixed[link] + t.content.railway_income_per_space * (now + coming)


class Trade:
    """Who has goods to sell and who would buy them, place by place."""

    def __init__(self, t: AgeTable, left: float) -> None:
        content = t.content
        self.left = left
        self.wait = 0.0  # the rounds until what was asked for last happens
        self.ports: list[int] = []  # places of unused ports
        self.port_levels: list[int] = []
        self.goods: list[int] = []  # places of unsold mills and factories
        self.makers: list[int] = []
        self.owners: list[int] = []
        self.markets: list[int] = []  # places of open markets
        self.kinds: list[int] = []
        for space in bits(t.masks[OCCUPIED]):
            if t.flipped[space]:
                continue
            counter = t.counter[space]
            industry = content.counter_industry[counter]
            if industry == PORT:
                self.ports.append(content.space_place[space])
                self.port_levels.append(content.level[counter])
            elif industry == COTTON or industry == FACTORY:
                self.goods.append(content.space_place[space])
                self.makers.append(industry)
                self.owners.append(t.owner[space])
        wanted = [0, 0]  # markets that still buy cotton, and goods of factories
        for market in range(len(t.market)):
            if not t.sold[market]:
                kind = t.market[market]
                wanted[0] += content.takes_cotton[kind]
                wanted[1] += content.takes_factory[kind]
                place = content.market_place[market]
                ship = content.place_ship[place]
                if ship < 0 or t.owner[content.ship_space[ship]] >= 0:
                    self.markets.append(place)
                    self.kinds.append(kind)
        harbours = (content.accepts[PORT] & ~t.masks[OCCUPIED]).bit_count()
        hoped = 0.5 + 0.6 * harbours * left / (left + 4.0)
        self.room = [self.share_sold(COTTON, hoped, wanted[0]), self.share_sold(FACTORY, hoped, wanted[1])]

    def share_sold(self, industry: int, hoped: float, markets: int) -> float:
        """The share of all unsold goods of an industry that ports (those hoped for too) and markets can still take."""
        buyers = hoped + 0.8 * markets
        goods = 0.6 * len(self.goods)
        for maker in self.makers:
            if maker == industry:
                goods += 0.4
        for level in self.port_levels:
            if industry == COTTON or level > 1:
                buyers += 1.0
        return min(1.0, buyers / max(1.0, goods))

    def buyers(self, content: Content, joined: int, industry: int) -> int:
        """How many ports and markets among these places would buy."""
        count = 0
        for i in range(len(self.ports)):
            if (joined >> self.ports[i]) & 1 and (industry == COTTON or self.port_levels[i] > 1):
                count += 1
        for i in range(len(self.markets)):
            if (joined >> self.markets[i]) & 1 and takes(content, self.kinds[i], industry):
                count += 1
        return count

    def sale_chance(self, t: AgeTable, map_: Chart, space: int) -> float:
        """How likely the goods of a space are still sold; `wait` says when."""
        left = self.left
        seat = t.owner[space]
        industry = t.content.counter_industry[t.counter[space]]
        joined = reach(t, t.content.space_place[space])
        room = self.room[0] if industry == COTTON else self.room[1]
        for steps in range(len(NEAR)):
            buyers = self.buyers(t.content, joined, industry)
            if buyers > 0:
                sellers = 0.0
                for i in range(len(self.goods)):
                    if self.makers[i] == industry and (joined >> self.goods[i]) & 1:
                        sellers += 1.0 if self.owners[i] == seat else 0.5
                enough = min(1.0, (buyers + 0.3) / max(1.0, sellers))
                enough *= 0.5 + 0.5 * room if steps == 0 else room
                self.wait = WAIT + 2.0 * steps
                return NEAR[steps] * enough * left / (left + 0.15 + 0.9 * steps)
            if steps < len(NEAR) - 1:
                joined = wider(t, map_, joined)
        self.wait = WAIT + 6.0
        return 0.6 * room * left / (left + 5.0)

    def port_chance(self, t: AgeTable, map_: Chart, space: int) -> float:
        """How likely somebody still sells through a port; `wait` says when."""
        left = self.left
        seat = t.owner[space]
        takes_all = t.content.level[t.counter[space]] > 1
        joined = reach(t, t.content.space_place[space])
        for steps in range(len(NEAR)):
            sellers = 0.0
            for i in range(len(self.goods)):
                if (joined >> self.goods[i]) & 1 and (takes_all or self.makers[i] == COTTON):
                    sellers += 1.2 if self.owners[i] == seat else 0.6
            if sellers > 0.0:
                rivals = 0.0
                for place in self.ports:
                    if (joined >> place) & 1:
                        rivals += 1.0
                enough = min(1.0, (sellers + 0.3) / max(1.0, rivals))
                self.wait = WAIT + 1.0 + 2.0 * steps
                return NEAR[steps] * enough * left / (left + 0.4 + 1.2 * steps)
            if steps < len(NEAR) - 1:
                joined = wider(t, map_, joined)
        self.wait = WAIT + 5.0
        return 0.75 * left / (left + 4.0)


def takes(content: Content, kind: int, industry: int) -> bool:
    """Whether a kind of market counter accepts the goods of an industry."""
    return content.takes_cotton[kind] if industry == COTTON else content.takes_factory[kind]


def wider(t: AgeTable, map_: Chart, joined: int) -> int:
    """The places that one more railway could join to these, and all that hang together with them."""
    ring = 0
    for place in bits(joined):
        ring |= map_.beside[place]
    ring &= ~joined
    found = joined
    while ring:
        place = (ring & -ring).bit_length() - 1
        found |= t.region[place] | (1 << place)
        ring &= ~found
    return found


def source_chance(t: AgeTable, map_: Chart, space: int, cube: int, left: float) -> float:
    """How likely a mine or works is still used up: cubes on it against the building to come around it."""
    content = t.content
    joined = reach(t, content.space_place[space])
    industry = COAL if cube == 0 else IRON
    cubes = 0
    spaces = 0
    ring = 0
    for place in bits(joined):
        spaces |= content.place_mask[place]
        ring |= map_.beside[place]
    for other in bits(spaces & t.masks[OCCUPIED]):
        if t.cubes[other] > 0 and content.counter_industry[t.counter[other]] == industry:
            cubes += t.cubes[other]
    if cube == 0:
        for ship in range(len(content.ship_place)):
            if (joined >> content.ship_place[ship]) & 1:
                cubes += t.cubes[len(content.space_ids) + ship]
    uses = 0.5 * (spaces & ~t.masks[OCCUPIED]).bit_count() + 0.9 * (ring & ~joined).bit_count()
    if joined & display_doors(t):
        uses += 0.5
    own = t.cubes[space]
    load = own + 0.4 * (cubes - own)
    return 1.0 - exp(-(0.6 + 1.1 * uses / max(1.0, load)) * left / (left + 4.0))


def ship_chance(t: AgeTable, space: int, left: float) -> float:
    """How likely a ship's import is emptied and its market sold to."""
    if space in t.barren:
        return 0.0
    content = t.content
    ship = content.place_ship[content.space_place[space]]
    market = content.ship_market[ship]
    chance = left / (left + 1.0 + 0.8 * t.cubes[len(content.space_ids) + ship])
    if market >= 0 and not t.sold[market]:
        kind = t.market[market]
        if content.takes_cotton[kind] or content.takes_factory[kind]:
            chance *= 0.7
    return chance
