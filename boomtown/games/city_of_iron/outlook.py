"""What things promise: the worth of experts and land types, the best land and the best town in reach."""

from typing import Final

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.kit import Kit, bits
from boomtown.games.city_of_iron.table import IN_DISPLAY, IronTable
from boomtown.games.city_of_iron.towns import defense_of, land_distance, targets, town_distance

ABILITY: Final[list[float]] = [  # what playing a verb is worth, once
    0.5,
    1.0,
    1.0,
    0.5,
    0.6,
    0.4,
    0.8,
    2.4,
    1.4,
    1.6,
    0.2,
    0.3,
    0.2,
    1.0,
    0.5,
]


def worths(kit: Kit, nation: int) -> list[float]:
    """What owning each expert is worth to a nation over a long game: skills and ability."""
    found: list[float] = []
    for card in range(kit.experts):
        at = nation * kit.experts + card
        best = 0.22 * kit.skill[k.HAMMERS][at]
        guns = 0.42 * kit.skill[k.GUNFIRE][at]
        far = 0.34 * (kit.skill[k.DISTANCES][at] + 0.5 * kit.boost[card])
        if kit.vessel[card]:
            far += 0.35
        skills = max(best, guns, far) + 0.25 * (best + guns + far)
        ability = 0.0
        for op in kit.effect[card]:
            ability += ABILITY[op[0]]
        if kit.kind[card] == k.REACTION:
            ability *= 0.6
        found.append(skills + 0.55 * ability - 0.1 * kit.pay_hammers[at])
    return found


def outlook(kit: Kit) -> list[list[float]]:
    """What each nation's experts are worth, and at the end of the list each land type, for this content."""
    found = [worths(kit, nation) for nation in range(len(kit.nation_ids))]
    types = [0.0] * len(kit.type_ids)
    for card in range(len(kit.card_ids)):
        made = kit.card_goods[card]
        for i in range(0, len(made), 2):
            for kind in bits(kit.card_land[card]):
                worth = 0.16 * kit.first[made[i]]
                if worth > types[kind]:
                    types[kind] = worth
    found.append(types)
    return found


def best_land(t: IronTable, seat: int, cards: int) -> float:
    """What the best displayed land that these experts can reach is worth."""
    kit = t.kit
    if sum(t.reserve[seat * len(kit.token_each) : (seat + 1) * len(kit.token_each)]) == 0:
        return 0.0
    far = vessels = 0
    explorer = False
    for card in bits(cards):
        if len(kit.effect[card]) > 0 and kit.effect[card][0][0] == k.SETTLE:
            explorer = True
        else:
            far += kit.skill[k.DISTANCES][t.nation[seat] * kit.experts + card]
            vessels |= 1 << kit.vessel[card]
    if not explorer:
        return 0.0
    vessels |= 1
    types = 0
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            types |= kit.land_types[land]
    prospects = kit.outlook[len(kit.outlook) - 1]
    best = 0.0
    for land in range(len(t.land_owner)):
        if t.land_owner[land] != IN_DISPLAY or land_distance(t, seat, land) > far:
            continue
        if (vessels >> kit.land_vessel[land]) & 1:
            worth = 1.5
            for kind in bits(kit.land_types[land] & ~types):
                worth += 1.5 * prospects[kind]
            if worth > best:
                best = worth
    return best


def best_town(t: IronTable, seat: int, cards: int, scorings: float) -> float:
    """What the best town that these experts can take is worth."""
    kit = t.kit
    guns = far = 0
    at = t.nation[seat] * kit.experts
    for card in bits(cards):
        fire = kit.skill[k.GUNFIRE][at + card]
        way = kit.skill[k.DISTANCES][at + card] + kit.boost[card]
        if fire >= way:
            guns += fire
        else:
            far += way
    best = 0.0
    for town in targets(t, seat):
        if defense_of(t, town) <= guns and town_distance(t, seat, town) <= far:
            worth = 1.0
            made = kit.town_goods[town]
            for i in range(0, len(made), 2):
                worth += 0.4 * made[i + 1] * kit.first[made[i]] * scorings
            if worth > best:
                best = worth
    return best
