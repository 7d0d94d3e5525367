"""What things promise: the worth of experts, land types and towns, and what experts together can reach."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import NATIONS
from boomtown.games.city_of_iron.rules.cards.districts import Settle
from boomtown.games.city_of_iron.rules.cards.reactions import USED
from boomtown.games.city_of_iron.rules.content import Content, bits
from boomtown.games.city_of_iron.rules.settling import land_distance
from boomtown.games.city_of_iron.rules.table import IN_DISPLAY, IronTable
from boomtown.games.city_of_iron.rules.towns import defense_of, targets, town_distance

ABILITY: Final[dict[str, float]] = {  # what a word of a card is worth, once
    "gain_coins": 0.5,
    "gain_science": 1.0,
    "gain_influence": 1.0,
    "draw": 0.5,
    "build": 0.6,
    "store": 0.4,
    "salvage": 0.8,
    "settle": 2.4,
    "add_district": 1.4,
    "flip_capital": 1.6,
    "mark_town": 0.2,
    "guard_town": 0.3,
    "bury_town": 0.2,
    "repeat": 1.0,
}

# the rows of `kit.outlook`: those of experts once for each nation, then land types and towns
WORTH: Final = 0  # what owning an expert is worth over a long game
FIRE: Final = NATIONS  # its guns in an attack, 0 if it rather supplies distance
WAY: Final = 2 * NATIONS  # its distance in an attack, 0 if it rather supplies guns
TYPES: Final = 3 * NATIONS  # what buildings on a land type promise
SPOILS: Final = 3 * NATIONS + 1  # what a town's goods may score each time
SETTLERS: Final = 3 * NATIONS + 2  # 1 for an expert that settles lands


def outlook(content: Content) -> list[list[float]]:
    """What the experts of each nation, the land types and the towns of this content promise."""
    if len(content.outlook) == 0:
        found = [worths(content, nation) for nation in range(NATIONS)]
        found.extend([attacks(content, nation, True) for nation in range(NATIONS)])
        found.extend([attacks(content, nation, False) for nation in range(NATIONS)])
        found.append(type_worths(content))
        found.append(spoils(content))
        found.append([1.0 if is_settler(content, card) else 0.0 for card in range(content.experts)])
        content.outlook = found
    return content.outlook


def words_of(content: Content, card: int) -> list[Word[Any]]:
    """All words of an expert that do something: of its ability, or of its reaction."""
    reaction = content.on_gain[card]
    if content.effect[card] >= 0:
        return content.programs[content.effect[card]]
    if reaction is not None:
        return content.programs[reaction.program]
    return [word for one in content.on_use[card] if one.on == USED for word in content.programs[one.program]]


def is_settler(content: Content, card: int) -> bool:
    """Whether an expert settles lands."""
    for word in words_of(content, card):
        if isinstance(word, Settle):
            return True
    return False


def worths(content: Content, nation: int) -> list[float]:
    """What owning each expert is worth to a nation over a long game: skills and ability."""
    found: list[float] = []
    boosts = content.boosts[k.ATTACKING][k.DISTANCES]
    for card in range(content.experts):
        at = nation * content.experts + card
        best = 0.22 * content.skill[k.HAMMERS][at]
        guns = 0.42 * content.skill[k.GUNFIRE][at]
        far = 0.34 * (content.skill[k.DISTANCES][at] + 0.5 * boosts[card])
        if content.vessel[card]:
            far += 0.35
        skills = max(best, guns, far) + 0.25 * (best + guns + far)
        ability = 0.0
        for word in words_of(content, card):
            ability += ABILITY[word.name]
        if content.kind[card] == k.REACTION:
            ability *= 0.6
        found.append(skills + 0.55 * ability - 0.1 * content.pay_hammers[at])
    return found


def attacks(content: Content, nation: int, guns: bool) -> list[float]:
    """The guns (or the distance) that each expert of a nation adds to an attack: each adds what it has more of."""
    found: list[float] = []
    boosts = content.boosts[k.ATTACKING][k.DISTANCES]
    for card in range(content.experts):
        at = nation * content.experts + card
        fire = content.skill[k.GUNFIRE][at]
        way = content.skill[k.DISTANCES][at] + boosts[card]
        if guns:
            found.append(float(fire if fire >= way else 0))
        else:
            found.append(float(way if way > fire else 0))
    return found


def type_worths(content: Content) -> list[float]:
    """What the best good that buildings on each land type make is worth."""
    found = [0.0] * len(content.type_ids)
    for card in range(len(content.card_ids)):
        made = content.card_goods[card]
        for i in range(0, len(made), 2):
            for kind in bits(content.card_land[card]):
                worth = 0.16 * content.first[made[i]]
                if worth > found[kind]:
                    found[kind] = worth
    return found


def spoils(content: Content) -> list[float]:
    """What the goods of each town may score each time."""
    found: list[float] = []
    for made in content.town_goods:
        worth = 0.0
        for i in range(0, len(made), 2):
            worth += 0.4 * made[i + 1] * content.first[made[i]]
        found.append(worth)
    return found


class Troop:
    """What some experts can do together: settle how far, with which vessels, and attack with what."""

    def __init__(self, t: IronTable, seat: int, cards: list[int]) -> None:
        content = t.content
        nation = t.nation[seat]
        fire, way = content.outlook[FIRE + nation], content.outlook[WAY + nation]
        settlers, skill = content.outlook[SETTLERS], content.skill[k.DISTANCES]
        at = nation * content.experts
        self.explorer = False
        self.vessels = 1  # no vessel, then those that are there
        self.far = 0
        self.guns = 0.0
        self.way = 0.0
        for card in cards:
            self.guns += fire[card]
            self.way += way[card]
            if settlers[card] > 0:
                self.explorer = True
            else:
                self.far += skill[at + card]
                self.vessels |= 1 << content.vessel[card]

    def can_settle(self, distance: int, vessel: int) -> bool:
        """Whether a land is in reach."""
        return self.explorer and distance <= self.far and (self.vessels >> vessel) & 1 == 1

    def can_attack(self, defense: int, distance: int) -> bool:
        """Whether a town is in reach."""
        return defense <= self.guns and distance <= self.way


def best_lands(t: IronTable, seat: int, types: int, decks: Troop, hand: Troop) -> list[float]:
    """What the best displayed land is worth that a seat's decks can reach, and that its hand can: new types count."""
    content = t.content
    best = [0.0, 0.0]
    if not decks.explorer:
        return best
    tokens = 0
    for i in range(seat * len(content.token_each), (seat + 1) * len(content.token_each)):
        tokens += t.reserve[i]
    if tokens == 0:
        return best
    prospects = content.outlook[TYPES]
    for land in range(len(t.land_owner)):
        if t.land_owner[land] != IN_DISPLAY:
            continue
        distance, vessel = land_distance(t, seat, land), content.land_vessel[land]
        if not decks.can_settle(distance, vessel):
            continue
        worth = 1.5
        for kind in bits(content.land_types[land] & ~types):
            worth += 1.5 * prospects[kind]
        if worth > best[0]:
            best[0] = worth
        if worth > best[1] and hand.can_settle(distance, vessel):
            best[1] = worth
    return best


def best_towns(t: IronTable, seat: int, scorings: float, decks: Troop, hand: Troop) -> list[float]:
    """What the best town is worth that a seat's decks can take, and that its hand can."""
    best = [0.0, 0.0]
    goods = t.content.outlook[SPOILS]
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
