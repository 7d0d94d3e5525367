"""Where a contract may be built, what it costs, and whether a player has what it takes."""

from typing import Final

from boomtown.games.urban_sprawl.rules.city import has_tile
from boomtown.games.urban_sprawl.rules.content import CARDS, FULL_PRICE, HALF_PRICE, PERMIT_BITS, RENEWAL
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, SHAPE_START, SHAPES
from boomtown.games.urban_sprawl.rules.land import OF_SIZE, UNKNOWN, WHICH, Land
from boomtown.games.urban_sprawl.rules.survey import Survey, may_raze
from boomtown.games.urban_sprawl.rules.table import ACTIVE, SprawlTable, land_of

NEVER: Final = 1_000_000  # the price where there is no site


def price_of(t: SprawlTable, card: int, block: int) -> int:
    """The wealth that building a contract in a block costs: its value, unless the card says otherwise."""
    cost = t.content.cost[card]
    if cost == FULL_PRICE:
        return t.value[block]
    return (t.value[block] + 1) // 2 if cost == HALF_PRICE else 0


def permits_of(t: SprawlTable, seat: int, zone: int) -> int:
    """How many permits of a zone a seat's Build Permits have."""
    return Means(t, seat).permits(zone)


class Means:
    """What a seat has to build with: permits of each zone, and whether it may demolish whatever is not safe."""

    def __init__(self, t: SprawlTable, seat: int) -> None:
        content, packed = t.content, 0
        self.razes = t.contractor[0] == seat
        for card in t.hands[seat]:
            packed += content.permits[card]
            if content.kind[card] == RENEWAL:
                self.razes = True
        self.packed = packed

    def permits(self, zone: int) -> int:
        """How many permits of a zone the Build Permits have."""
        return (self.packed >> (zone * PERMIT_BITS)) & (1 << PERMIT_BITS) - 1


def by_value(t: SprawlTable, land: Land) -> list[int]:
    """The blocks, those of the lowest value first."""
    if land.order is UNKNOWN:
        land.order = sorted(range(BLOCKS), key=t.value.__getitem__)
    return land.order


def is_plain(t: SprawlTable, seat: int, card: int) -> bool:
    """Whether zoning alone speaks to a contract, and it needs vacant lots."""
    return len(t.content.rules[card]) == 0 and not may_raze(t, seat)


def cheapest_plain(t: SprawlTable, zone: int, size: int) -> int:
    """The lowest value of the blocks with vacant lots for a building to which zoning alone speaks."""
    land, wanted = land_of(t), OF_SIZE[size]
    fitting = land.fitting[zone]
    for block in by_value(t, land):
        if fitting[block] & wanted:
            return t.value[block]
    return NEVER


def cheapest_surveyed(t: SprawlTable, seat: int, card: int) -> int:
    """The lowest price of a contract that has words of its own, or may stand where something stands."""
    survey = Survey(t, seat, card)
    for block in by_value(t, land_of(t)):
        if survey.shapes(t, block):
            return price_of(t, card, block)
    return NEVER


def lowest_price(t: SprawlTable, seat: int, card: int, razes: bool) -> int:
    """What building a contract costs at least, as it was found out before if the city is still the same."""
    content, land = t.content, land_of(t)
    if len(content.rules[card]) == 0 and not razes:
        tile = content.zone[card] * 4 + content.size[card] - 1
        if land.lows[tile] < 0:
            land.lows[tile] = cheapest_plain(t, content.zone[card], content.size[card])
        return land.lows[tile]
    holder, key = t.contractor[0], card * 16
    if len(content.rules[card]) == 0:
        key = -16 * (content.zone[card] * 4 + content.size[card])
    elif not content.speaks_of_all(
        card
    ):  # its words may mean a seat, or the building whose effect is running
        if len(t.frames) > 0:
            return cheapest_surveyed(t, seat, card)
        key = (((seat * 4 + t.turn[ACTIVE]) * 8 + holder + 3) * CARDS + card) * 16
    if razes:
        key += 2 + holder if holder >= 0 and holder != seat else 1
    known = land.special.get(key, -1)
    if known < 0:
        known = cheapest_surveyed(t, seat, card)
        land.special[key] = known
    return known


def building_blocks(t: SprawlTable, seat: int, card: int) -> list[int]:
    """Every block where a seat can build and pay."""
    content, wealth = t.content, t.wealth[seat]
    zone, size, found = content.zone[card], content.size[card], list[int]()
    if not has_tile(t, zone, size):
        return found
    if is_plain(t, seat, card):
        fitting, wanted = land_of(t).fitting[zone], OF_SIZE[size]
        for block in range(BLOCKS):
            if fitting[block] & wanted and t.value[block] <= wealth:
                found.append(block)
        return found
    survey = Survey(t, seat, card)
    for block in range(BLOCKS):
        if price_of(t, card, block) <= wealth and survey.shapes(t, block):
            found.append(block)
    return found


def building_sites(t: SprawlTable, seat: int, card: int, only: int = -1) -> list[int]:
    """Every site (perhaps in one block only) where a seat can build and pay."""
    content, found = t.content, list[int]()
    zone, size = content.zone[card], content.size[card]
    if not has_tile(t, zone, size):
        return found
    survey, start = Survey(t, seat, card), SHAPE_START[size]
    for block in range(BLOCKS) if only < 0 else range(only, only + 1):
        if price_of(t, card, block) <= t.wealth[seat]:
            for way in WHICH[survey.shapes(t, block) >> start]:
                found.append(block * SHAPES + start + way)
    return found


def can_build(t: SprawlTable, seat: int, card: int, means: Means) -> bool:
    """Whether a seat has the permits, the wealth, a tile and a site for a contract; APs are another matter."""
    zone, size = t.content.zone[card], t.content.size[card]
    if means.permits(zone) < size or t.supply[zone * 4 + size - 1] == 0:
        return False
    return lowest_price(t, seat, card, means.razes) <= t.wealth[seat]
