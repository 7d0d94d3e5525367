"""Skills: what a card supplies in a use, and what a hand can supply."""

from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.table import IronTable


def skill_of(t: IronTable, seat: int, card: int, skill: int, use: int) -> int:
    """How much of a skill a card supplies in a use, its own reaction counted."""
    return t.content.supplies[use][skill][t.nation[seat]][card]


def supply(t: IronTable, seat: int, skill: int, use: int, but: int) -> int:
    """How much of a skill the hand can supply, one card left out."""
    each = t.content.supplies[use][skill][t.nation[seat]]
    total = 0
    for card in t.hands[seat]:
        if card != but:
            total += each[card]
    return total


def has_vessel(t: IronTable, seat: int, vessel: int, but: int) -> bool:
    """Whether a ship or airship is in hand, one card left out."""
    if vessel == k.NO_VESSEL:
        return True
    for card in t.hands[seat]:
        sails = card != but and t.content.vessel[card] == vessel
        if sails and skill_of(t, seat, card, k.DISTANCES, k.SETTLING) > 0:
            return True
    return False


def gun_reach(t: IronTable, seat: int, most: int) -> list[int]:
    """For each distance from 0 to `most`: the most guns that the hand supplies beside it in an attack, or -1."""
    skills, nation = t.content.supplies[k.ATTACKING], t.nation[seat]
    return most_guns(t.hands[seat], skills[k.DISTANCES][nation], skills[k.GUNFIRE][nation], most)


def most_guns(cards: list[int], distances: list[int], gunfire: list[int], most: int) -> list[int]:
    """For each distance from 0 to `most`: the most guns that cards supply beside it, each for one of them, or -1."""
    best = [-1000] * (most + 1)
    best[0] = 0
    sure = 0  # guns of cards that supply no distance
    for card in cards:
        guns, far = gunfire[card], distances[card]
        if far == 0:
            sure += guns
            continue
        for d in range(most, -1, -1):
            there = best[d - far if d > far else 0]
            best[d] = best[d] + guns if best[d] + guns > there else there
    for d in range(most + 1):
        best[d] = best[d] + sure if best[d] >= 0 else -1
    return best
