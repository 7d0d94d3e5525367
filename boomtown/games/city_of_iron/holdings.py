"""What follows from what a seat owns: goods, income, draws, discounts, population."""

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.kit import GOODS
from boomtown.games.city_of_iron.table import (
    DEFENSE,
    DISCOUNT,
    DRAWS,
    HIRING,
    PERKS,
    REACH,
    SCOUTING,
    YIELD,
    IronTable,
)


def recount_all(t: IronTable) -> None:
    """Fill all derived cells."""
    lands = len(t.kit.land_ids)
    t.goods[:] = [0] * (t.seats * GOODS)
    t.income[:] = [0] * t.seats
    t.perks[:] = [0] * (t.seats * PERKS)
    t.standing[:] = [0] * lands
    t.room[:] = [0] * lands
    for land in range(lands):
        measure(t, land)
    for seat in range(t.seats):
        for card in t.built[seat]:
            t.standing[t.city[card]] += 1
        recount(t, seat)


def measure(t: IronTable, land: int) -> None:
    """The population of a city: the sum of its districts."""
    sides = len(t.kit.side_ids)
    people = 0
    for side in range(sides):
        people += t.districts[land * sides + side] * t.kit.side_population[side]
    t.room[land] = people


def recount(t: IronTable, seat: int) -> None:
    """A seat's goods, income and perks, from its buildings, towns and districts."""
    kit = t.kit
    first = seat * GOODS
    perk = seat * PERKS
    goods = t.goods
    perks = t.perks
    for good in range(GOODS):
        goods[first + good] = 0
    for i in range(PERKS):
        perks[perk + i] = 0
    income = kit.nation_income[t.nation[seat]] if t.nation[seat] >= 0 else 0
    for card in t.built[seat]:
        made = kit.card_goods[card]
        for i in range(0, len(made), 2):
            goods[first + made[i]] += made[i + 1]
        bots = t.bots[card]
        if bots and len(made) > 0:
            goods[first + made[0]] += bots
        income += kit.card_income[card]
        perks[perk + YIELD] += kit.card_yield[card]
        perks[perk + DRAWS] += kit.card_draws[0][card]
        perks[perk + DRAWS + 1] += kit.card_draws[1][card]
        perks[perk + SCOUTING] += kit.card_scouting[card]
        perks[perk + DISCOUNT] += kit.card_discount[card] + bots * kit.card_bot_discount[card]
        perks[perk + HIRING] += kit.card_hire[card]
        perks[perk + REACH + k.SETTLING] += kit.card_reach[k.SETTLING][card]
        perks[perk + REACH + k.ATTACKING] += kit.card_reach[k.ATTACKING][card]
        perks[perk + DEFENSE] += kit.card_defense[card]
    for town in range(len(t.town_owner)):
        if t.town_owner[town] == seat:
            made = kit.town_goods[town]
            for i in range(0, len(made), 2):
                goods[first + made[i]] += made[i + 1]
            income += kit.town_income[town]
    t.income[seat] = income
    sides = len(kit.side_ids)
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            for side in range(sides):
                there = t.districts[land * sides + side]
                if there:
                    perks[perk + DRAWS] += there * kit.side_draws[0][side]
                    perks[perk + DRAWS + 1] += there * kit.side_draws[1][side]


def amount_of(t: IronTable, seat: int, good: int) -> int:
    """How much of a good a seat has."""
    return t.goods[seat * GOODS + good]


def owns_name(t: IronTable, seat: int, name: int, but: int = -1) -> bool:
    """Whether a building of a name stands in a seat's cities, one card not counted."""
    for card in t.built[seat]:
        if card != but and t.kit.card_name[card] == name:
            return True
    return False


def counted(t: IronTable, seat: int, count: int, mask: int, land: int) -> int:
    """How many there are of what a card or goal counts; `land` is the city it speaks of, or -1."""
    if count == k.SUM_OF:
        total = 0
        for good in range(GOODS):
            if (mask >> good) & 1:
                total += t.goods[seat * GOODS + good]
        return total
    if count == k.GOOD_TYPES:
        return GOODS - t.goods[seat * GOODS : seat * GOODS + GOODS].count(0)
    if count == k.LARGEST:
        return max(t.goods[seat * GOODS : seat * GOODS + GOODS])
    if count == k.TOWNS:
        return t.town_owner.count(seat)
    if count == k.COINS:
        return t.coins[seat]
    if count == k.SCIENCE:
        return t.science[seat]
    if count == k.EXPERTS:
        return t.owned[seat].bit_count()
    if count == k.BUILDINGS_HERE:
        return t.standing[land]
    if count == k.ACADEMIES_HERE:
        academies = 0
        for card in t.built[seat]:
            if t.city[card] == land and t.kit.card_name[card] == t.kit.academy:
                academies += 1
        return academies
    return counted_lands(t, seat, count)


def counted_lands(t: IronTable, seat: int, count: int) -> int:
    """The distance of all lands of a seat, or how many land types they show."""
    distance = types = 0
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            distance += t.kit.land_distance[land]
            types |= t.kit.land_types[land]
    if count == k.CITY_DISTANCE:
        return distance
    return types.bit_count() if count == k.LAND_TYPES else 0
