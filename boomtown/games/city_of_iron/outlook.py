"""What things promise: the worth of experts, land types and towns, and what experts together can reach."""

from typing import Final

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import NATIONS
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

# the rows of `kit.outlook`: those of experts once for each nation, then land types and towns
WORTH: Final = 0  # what owning an expert is worth over a long game
FIRE: Final = NATIONS  # its guns in an attack, 0 if it rather supplies distance
WAY: Final = 2 * NATIONS  # its distance in an attack, 0 if it rather supplies guns
TYPES: Final = 3 * NATIONS  # what buildings on a land type promise
SPOILS: Final = 3 * NATIONS + 1  # what a town's goods may score each time


def outlook(kit: Kit) -> list[list[float]]:
    """What the experts of each nation, the land types and the towns of this content promise."""
    if len(kit.outlook) == 0:
        found = [worths(kit, nation) for nation in range(NATIONS)]
        found.extend([attacks(kit, nation, True) for nation in range(NATIONS)])
        found.extend([attacks(kit, nation, False) for nation in range(NATIONS)])
        found.append(type_worths(kit))
        found.append(spoils(kit))
        kit.outlook = found
    return kit.outlook


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


def attacks(kit: Kit, nation: int, guns: bool) -> list[float]:
    """The guns (or the distance) that each expert of a nation adds to an attack: each adds what it has more of."""
    found: list[float] = []
    for card in range(kit.experts):
        at = nation * kit.experts + card
        fire = kit.skill[k.GUNFIRE][at]
        way = kit.skill[k.DISTANCES][at] + kit.boost[card]
        if guns:
            found.append(float(fire if fire >= way else 0))
        else:
            found.append(float(way if way > fire else 0))
    return found


def type_worths(kit: Kit) -> list[float]:
    """What the best good that buildings on each land type make is worth."""
    found = [0.0] * len(kit.type_ids)
    for card in range(len(kit.card_ids)):
        made = kit.card_goods[card]
        for i in range(0, len(made), 2):
            for kind in bits(kit.card_land[card]):
                worth = 0.16 * kit.first[made[i]]
                if worth > found[kind]:
                    found[kind] = worth
    return found


def spoils(kit: Kit) -> list[float]:
    """What the goods of each town may score each time."""
    found: list[float] = []
    for made in kit.town_goods:
        worth = 0.0
        for i in range(0, len(made), 2):
            worth += 0.4 * made[i + 1] * kit.first[made[i]]
        found.append(worth)
    return found


class Troop:
    """What some experts can do together: settle how far, with which vessels, and attack with what."""

    def __init__(self, t: IronTable, seat: int, cards: list[int]) -> None:
        kit = t.kit
        nation = t.nation[seat]
        fire, way = kit.outlook[FIRE + nation], kit.outlook[WAY + nation]
        skill = kit.skill[k.DISTANCES]
        at = nation * kit.experts
        self.explorer = False
        self.vessels = 1  # no vessel, then those that are there
        self.far = 0
        self.guns = 0.0
        self.way = 0.0
        for card in cards:
            self.guns += fire[card]
            self.way += way[card]
            effect = kit.effect[card]
            if len(effect) > 0 and effect[0][0] == k.SETTLE:
                self.explorer = True
            else:
                self.far += skill[at + card]
                self.vessels |= 1 << kit.vessel[card]

    def can_settle(self, distance: int, vessel: int) -> bool:
        """Whether a land is in reach."""
        return self.explorer and distance <= self.far and (self.vessels >> vessel) & 1 == 1

    def can_attack(self, defense: int, distance: int) -> bool:
        """Whether a town is in reach."""
        return defense <= self.guns and distance <= self.way


def best_lands(t: IronTable, seat: int, types: int, decks: Troop, hand: Troop) -> list[float]:
    """What the best displayed land is worth that a seat's decks can reach, and that its hand can: new types count."""
    kit = t.kit
    best = [0.0, 0.0]
    if not decks.explorer:
        return best
    tokens = 0
    for i in range(seat * len(kit.token_each), (seat + 1) * len(kit.token_each)):
        tokens += t.reserve[i]
    if tokens == 0:
        return best
    prospects = kit.outlook[TYPES]
    for land in range(len(t.land_owner)):
        if t.land_owner[land] != IN_DISPLAY:
            continue
        distance, vessel = land_distance(t, seat, land), kit.land_vessel[land]
        if not decks.can_settle(distance, vessel):
            continue
        worth = 1.5
        for kind in bits(kit.land_types[land] & ~types):
            worth += 1.5 * prospects[kind]
        if worth > best[0]:
            best[0] = worth
        if worth > best[1] and hand.can_settle(distance, vessel):
            best[1] = worth
    return best


def best_towns(t: IronTable, seat: int, scorings: float, decks: Troop, hand: Troop) -> list[float]:
    """What the best town is worth that a seat's decks can take, and that its hand can."""
    best = [0.0, 0.0]
    goods = t.kit.outlook[SPOILS]
    for town in targets(t, seat):
        worth = 1.0 + goods[town] * scorings
        if worth <= best[1]:
            continue
        defense, distance = defense_of(t, town), town_distance(t, seat, town)
        if worth > best[0] and decks.can_attack(defense, distance):
            best[0] = worth
        if hand.can_attack(defense, distance):
            best[1] = worth
    return best
