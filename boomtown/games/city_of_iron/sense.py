"""What a good player looks at: named features, all in influence at the end of the game, and their weighted sum."""

from typing import Final

from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import DONE, HIRE
from boomtown.games.city_of_iron.holdings import counted
from boomtown.games.city_of_iron.kit import GOODS, ROUNDS, bits
from boomtown.games.city_of_iron.outlook import best_land, best_town, outlook
from boomtown.games.city_of_iron.scoring import card_influence, salad_row
from boomtown.games.city_of_iron.table import (
    DISCOUNT,
    DRAWS,
    HIRING,
    PERKS,
    SCOUTING,
    YIELD,
    IronTable,
    mask_of,
)
from boomtown.games.city_of_iron.winter import hire_cost, hire_science

SCORED: Final = 0
GOODS_TO_SCORE: Final = 1
BUILDINGS_TO_SCORE: Final = 2
GOALS: Final = 3
MONEY: Final = 4
KNOWLEDGE: Final = 5
INCOME: Final = 6
ROOM: Final = 7
EXPERTS: Final = 8
READY: Final = 9
STORED: Final = 10
RIVALS: Final = 11
PLANS: Final = 12

FEATURES: Final = [
    "influence scored",
    "goods to be scored",
    "buildings to be scored",
    "goals of lands and buildings",
    "coins",
    "science",
    "income to come",
    "room to build",
    "experts owned",
    "cards in hand",
    "stored buildings",
    "the rivals' goods",
    "lands and towns in reach",
]

WEIGHTS: Final[list[float]] = [1.0, 1.0, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.35, 1.0]

# by rounds that are left after this one
COIN: Final[list[float]] = [0.03, 0.24, 0.36, 0.41, 0.43, 0.46, 0.48]
LORE: Final[list[float]] = [0.05, 0.5, 0.8, 1.0, 1.1, 1.2, 1.2]
CARD: Final[list[float]] = [0.02, 0.25, 0.5, 0.75, 0.9, 1.0, 1.0]
SPACE: Final[list[float]] = [0.0, 0.25, 0.45, 0.5, 0.5, 0.5, 0.5]
HOPE: Final[list[float]] = [1.0, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4]


def sense(t: IronTable, seat: int) -> float:
    """How much influence a seat may expect at the end, compared with its rivals."""
    if len(t.agenda) == 0:
        return final_sense(t, seat)
    if t.nation[seat] < 0:
        return 0.0
    if len(t.kit.outlook) == 0:
        t.kit.outlook = outlook(t.kit)
    found = features(t, seat)
    total = 0.0
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total


def final_sense(t: IronTable, seat: int) -> float:
    """The end: influence, coins as the tie-break, and the lead over the best rival."""
    best = 0
    for other in range(t.seats):
        if other != seat and t.influence[other] > best:
            best = t.influence[other]
    return t.influence[seat] + 0.01 * t.coins[seat] + 0.5 * (t.influence[seat] - best)


def features(t: IronTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat."""
    left = ROUNDS - t.round[0]
    if left < 0:
        left = 0
    found = [0.0] * len(FEATURES)
    found[SCORED] = float(t.influence[seat])
    scorings = scorings_left(t)
    look_at_goods(t, seat, scorings, left, found)
    for card in t.built[seat]:
        found[BUILDINGS_TO_SCORE] += card_influence(t, seat, card) * scorings
    look_at_goals(t, seat, left, found)
    look_at_purse(t, seat, left, found)
    look_at_cities(t, seat, left, found)
    look_at_cards(t, seat, left, found)
    look_around(t, seat, scorings, left, found)
    return found


def scorings_left(t: IronTable) -> float:
    """The scorings to come, later ones counted less."""
    total = 0.0
    for number in range(t.round[0] - 1, ROUNDS):
        if t.kit.round_score[number]:
            total += 1.0 - 0.06 * (number + 1 - t.round[0])
    return total


def look_at_goods(t: IronTable, seat: int, scorings: float, left: int, found: list[float]) -> None:
    """First and second places, shields and bonus coins as they stand, a lead counted a little more."""
    kit = t.kit
    bonus = 0.0
    for good in range(GOODS):
        own = t.goods[seat * GOODS + good]
        if t.salad:
            row = salad_row(t, own) if own > 0 else -1
            if row >= 0:
                found[GOODS_TO_SCORE] += kit.salad_influence[row][good] * scorings
                bonus += kit.salad_coins[row][good]
            continue
        most = second = 0
        for other in range(t.seats):
            if other != seat:
                n = t.goods[other * GOODS + good]
                if n > most:
                    second = most
                    most = n
                elif n > second:
                    second = n
        if own > 0:
            if own >= most:
                lead = own - most if own - most < 3 else 3
                found[GOODS_TO_SCORE] += kit.first[good] * scorings * (0.8 + 0.07 * lead)
                bonus += kit.majority[good] * (0.75 + 0.08 * lead)
            elif own >= second:
                found[GOODS_TO_SCORE] += kit.second[good] * scorings * (1.0 if own > second else 0.9)
            if own >= kit.shield[good]:
                found[GOODS_TO_SCORE] += scorings
            else:
                found[GOODS_TO_SCORE] += 0.25 * scorings * own / kit.shield[good]
        if most > 0 and most >= own:
            found[RIVALS] -= kit.first[good] * scorings / (t.seats - 1)
    found[INCOME] += bonus * left * COIN[left]


def look_at_goals(t: IronTable, seat: int, left: int, found: list[float]) -> None:
    """Goals of lands and buildings: those completed, and how near the others are."""
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            found[GOALS] += goal_hope(t, seat, t.kit.land_goal[land], land, left)
    for card in t.built[seat]:
        if len(t.kit.card_goal[card]) > 0:
            found[GOALS] += goal_hope(t, seat, t.kit.card_goal[card], t.city[card], left)


def goal_hope(t: IronTable, seat: int, goal: list[int], land: int, left: int) -> float:
    """What a goal may still pay."""
    n = counted(t, seat, goal[1], goal[2], land)
    if goal[0] == k.AT_LEAST:
        if n >= goal[3]:
            return goal[4] * (0.7 + 0.3 * HOPE[left])
        return goal[4] * (0.5 * n / goal[3] if left > 0 else 0.2 * n / goal[3])
    most = 0
    for other in range(t.seats):
        if other != seat:
            there = counted(t, other, goal[1], goal[2], land)
            if there > most:
                most = there
    if n > most:
        return goal[4] * HOPE[left]
    return goal[4] * (0.12 if n == most else 0.0)


def look_at_purse(t: IronTable, seat: int, left: int, found: list[float]) -> None:
    """Coins, science, income; experts that are just being hired are paid already."""
    coins, science = t.coins[seat], t.science[seat]
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            coins -= hire_cost(t, seat, pick - HIRE)
            science -= hire_science(t, seat, pick - HIRE)
    perk = seat * PERKS
    dear = coins if coins < 14 else 14
    found[MONEY] = COIN[left] * (dear + 0.4 * (coins - dear))
    found[KNOWLEDGE] = LORE[left] * (science if science < 5 else 5 + 0.4 * (science - 5))
    found[KNOWLEDGE] += t.perks[perk + YIELD] * left * LORE[left] * 0.6
    found[INCOME] += t.income[seat] * left * COIN[left]
    found[INCOME] += (t.perks[perk + DISCOUNT] + t.perks[perk + HIRING]) * left * COIN[left]


def look_at_cities(t: IronTable, seat: int, left: int, found: list[float]) -> None:
    """Free population, land types, and stored buildings that could stand somewhere."""
    free = 0
    types = 0
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            types |= t.kit.land_types[land]
            if t.room[land] > t.standing[land]:
                free += t.room[land] - t.standing[land]
    found[ROOM] = SPACE[left] * (free if free < 5 else 5 + 0.3 * (free - 5))
    prospects = t.kit.outlook[len(t.kit.outlook) - 1]
    for kind in bits(types):
        found[ROOM] += prospects[kind] * SPACE[left]
    for card in t.stored[seat]:
        if t.kit.card_land[card] == 0 or types & t.kit.card_land[card]:
            found[STORED] += 0.3 * CARD[left]


def look_at_cards(t: IronTable, seat: int, left: int, found: list[float]) -> None:
    """The experts owned, and those in hand, which can be used at once."""
    kit = t.kit
    values = kit.outlook[t.nation[seat]]
    total = 0.0
    owned = t.owned[seat]
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            owned |= 1 << (pick - HIRE)
    for card in bits(owned):
        total += values[card]
    found[EXPERTS] = CARD[left] * (total if total < 9.0 else 9.0 + 0.5 * (total - 9.0))
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            found[READY] += 0.3 * values[pick - HIRE] * CARD[left]
    for card in t.hands[seat]:
        found[READY] += (0.08 + 0.3 * values[card]) * CARD[left]
    perk = seat * PERKS
    draws = t.perks[perk + DRAWS] + t.perks[perk + DRAWS + 1]
    found[READY] += (draws if draws < 5 else 5) * left * 0.13 + 0.2 * t.perks[perk + SCOUTING] * CARD[left]
    for town in range(len(t.marked)):
        if t.town_owner[town] == seat and (t.marked[town] or t.guard[town] >= 0):
            found[READY] += 0.3 if not t.lambs else 0.0


def look_around(t: IronTable, seat: int, scorings: float, left: int, found: list[float]) -> None:
    """The best land and the best town that the seat's experts could reach, with its whole decks or with the hand."""
    mine = t.owned[seat]
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            mine |= 1 << (pick - HIRE)
    hand = mask_of(t.hands[seat])
    found[PLANS] = CARD[left] * (0.3 * best_land(t, seat, mine) + 0.3 * best_land(t, seat, hand))
    found[PLANS] += 0.12 * best_town(t, seat, mine, scorings) + 0.14 * best_town(t, seat, hand, scorings)
