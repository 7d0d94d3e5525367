"""Coal and iron: taking cubes, their price, filling the demand displays, flipping what is used up."""

from boomtown.games.age_of_industry.rules import table as at
from boomtown.games.age_of_industry.rules.actions import FROM, FROM_DISPLAY, FROM_IMPORT
from boomtown.games.age_of_industry.rules.content import SHIP
from boomtown.games.age_of_industry.rules.network import count_cubes, count_import, display_doors, reach
from boomtown.games.age_of_industry.rules.table import FLIPPED, AgeTable


def cube_price(t: AgeTable, cube: int, source: int) -> int:
    """What a cube costs: nothing from the map, the cheapest filled row from its demand display."""
    if source != FROM_DISPLAY:
        return 0
    prices = t.content.price[cube]
    if t.demand[cube] == 0:
        return t.content.empty_price[cube]
    return prices[len(prices) - t.demand[cube]]


def take_cube(t: AgeTable, cube: int, source: int, emptied: list[int]) -> None:
    """Move a cube from its source to the stock and note a counter that this may have emptied."""
    if source < 0:
        return
    content = t.content
    if source == FROM_DISPLAY:
        if t.demand[cube] > 0:
            t.demand = t.renew(at.DEMAND)
            t.demand[cube] -= 1
    elif source >= FROM_IMPORT:
        ship = source - FROM_IMPORT
        t.cubes = t.renew(at.CUBES)
        t.cubes[len(content.space_ids) + ship] -= 1
        count_import(t, ship)
        emptied.append(content.ship_space[ship])
    else:
        space = source - FROM
        t.cubes = t.renew(at.CUBES)
        t.cubes[space] -= 1
        count_cubes(t, content.space_place[space])
        emptied.append(space)


def fill_demand(t: AgeTable, seat: int, space: int, cube: int, cubes: int) -> int:
    """Cubes of the new counter in a space fill the demand display, dearest empty space first; returns how many moved."""
    prices = t.content.price[cube]
    room = len(prices) - t.demand[cube]
    if room == 0 or cubes == 0 or not reach(t, t.content.space_place[space]) & display_doors(t):
        return 0
    moved = min(room, cubes)
    earned = 0
    t.demand = t.renew(at.DEMAND)
    for _ in range(moved):
        t.demand[cube] += 1
        earned += prices[len(prices) - t.demand[cube]]
    at.add_money(t, seat, earned)
    t.tell("demand", seat, [cube, moved, earned, t.counter[space], space])
    return moved


def flip_if_used_up(t: AgeTable, space: int) -> None:
    """Flip a mine, works or ship that has nothing left to give, and pay its owner."""
    industry = t.content.counter_industry[t.counter[space]]
    if industry == SHIP:
        ship = t.content.place_ship[t.content.space_place[space]]
        market = t.content.ship_market[ship]
        if t.cubes[len(t.content.space_ids) + ship] > 0 or space in t.barren:
            return
        if market >= 0 and not t.sold[market] and has_demand(t, market):
            return
    elif t.cubes[space] > 0:
        return
    flip(t, space)


def has_demand(t: AgeTable, market: int) -> bool:
    """Whether a market space's counter takes any goods at all."""
    kind = t.market[market]
    return t.content.takes_cotton[kind] or t.content.takes_factory[kind]


def flip(t: AgeTable, space: int) -> None:
    """Turn a counter to its used side; its owner takes the profit at once."""
    if t.flipped[space]:
        return
    t.flipped = t.renew(FLIPPED)
    t.flipped[space] = 1
    income = t.content.income[t.counter[space]]
    at.add_money(t, t.owner[space], income)
    t.tell("flip", t.owner[space], [t.counter[space], space, income])
