"""What a good player looks at: named features, all in influence at the end of the game, and their sum."""

from typing import Final

from boomtown.games.city_of_iron.rules.actions import DONE, HAMMER, HIRE, LAY
from boomtown.games.city_of_iron.rules.cards.standing import Goal
from boomtown.games.city_of_iron.rules.content import GOODS, ROUNDS, bits
from boomtown.games.city_of_iron.rules.scoring import card_influence, salad_row
from boomtown.games.city_of_iron.rules.setup import ChooseNation
from boomtown.games.city_of_iron.rules.spend import card_of
from boomtown.games.city_of_iron.rules.spring import Bid
from boomtown.games.city_of_iron.rules.summer import TURNS, BeginTurn, Turn
from boomtown.games.city_of_iron.rules.table import (
    DISCOUNT,
    DRAWS,
    EACH_PERK,
    HIRING,
    SCOUTING,
    YIELD,
    IronTable,
)
from boomtown.games.city_of_iron.rules.winter import hire_cost, hire_science
from boomtown.games.city_of_iron.sense.outlook import TYPES, WORTH, Troop, best_lands, best_towns, outlook

SCORED: Final = 0
FIRSTS: Final = 1  # in Point Salad: what the table says
SECONDS: Final = 2
SHIELDS: Final = 3
BUILDINGS: Final = 4
LAND_GOALS: Final = 5
BUILDING_GOALS: Final = 6
MONEY: Final = 7
KNOWLEDGE: Final = 8
INCOME: Final = 9
BONUS: Final = 10
SAVINGS: Final = 11
ROOM: Final = 12
EXPERTS: Final = 13
READY: Final = 14
DRAWN: Final = 15
STORED: Final = 16
RIVALS: Final = 17
LANDS: Final = 18
TOWNS: Final = 19

FEATURES: Final = [
    "influence scored",
    "first places of goods",
    "second places of goods",
    "shields of goods",
    "buildings to be scored",
    "goals of lands",
    "goals of buildings",
    "coins",
    "science",
    "income to come",
    "bonus coins to come",
    "discounts to come",
    "room to build",
    "experts owned",
    "cards in hand",
    "draws, scouting and guarded towns",
    "stored buildings",
    "the rivals' goods",
    "lands in reach",
    "towns in reach",
]

# by rounds that are left after this one
COIN: Final[list[float]] = [0.03, 0.24, 0.36, 0.41, 0.43, 0.46, 0.48]  # of income, which comes anyway
PURSE: Final[list[float]] = [0.045, 0.36, 0.54, 0.62, 0.65, 0.69, 0.72]  # of what can be spent now
LORE: Final[list[float]] = [0.05, 0.5, 0.8, 1.0, 1.1, 1.2, 1.2]
CARD: Final[list[float]] = [0.02, 0.25, 0.5, 0.75, 0.9, 1.0, 1.0]
SPACE: Final[list[float]] = [0.0, 0.25, 0.45, 0.5, 0.5, 0.5, 0.5]
HOPE: Final[list[float]] = [1.0, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4]


def sense(t: IronTable, seat: int) -> float:
    """How much influence a seat may expect at the end, compared with its rivals."""
    if len(t.agenda) == 0:
        return final_sense(t, seat)
    total = 0.0
    for part in features(t, seat):
        total += part
    return total


def final_sense(t: IronTable, seat: int) -> float:
    """The end: influence, coins as the tie-break, and the lead over the best rival."""
    best = 0
    for other in range(t.seats):
        if other != seat and t.influence[other] > best:
            best = t.influence[other]
    return t.influence[seat] + 0.01 * t.coins[seat] + 0.5 * (t.influence[seat] - best)


def progress(t: IronTable) -> float:
    """How much of the game is over: rounds and turns of Summer."""
    if len(t.agenda) == 0:
        return 1.0
    done = 0
    if t.turn[0] >= 0:
        done = TURNS * t.seats - 1
        for step in t.agenda:
            if isinstance(step, BeginTurn):
                done -= 1
    return (t.round[0] - 1 + done / (TURNS * t.seats)) / ROUNDS


def features(t: IronTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat; nothing before it has a nation."""
    found = [0.0] * len(FEATURES)
    nation = t.nation[seat]
    if nation < 0:
        return found
    left = ROUNDS - t.round[0]
    if left < 0:
        left = 0
    scorings = scorings_left(t)
    found[SCORED] = float(t.influence[seat])
    look_at_goods(t, seat, scorings, left, found)
    look_at_buildings(t, seat, scorings, left, found)
    look_at_purse(t, seat, left, found)
    owned = t.owned[seat]
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            owned |= 1 << (pick - HIRE)
    mine = bits(owned)
    values = outlook(t.content)[WORTH + nation]
    look_at_cards(t, seat, mine, values, left, found)
    types = look_at_cities(t, seat, left, found)
    decks, hand = Troop(t, seat, mine), Troop(t, seat, hand_left(t, seat))
    lands = best_lands(t, seat, types, decks, hand)
    found[LANDS] = CARD[left] * 0.6 * (lands[0] + lands[1])
    towns = best_towns(t, seat, scorings, decks, hand)
    found[TOWNS] = 0.27 * towns[0] + 0.3 * towns[1]
    return found


def hand_left(t: IronTable, seat: int) -> list[int]:
    """A seat's hand without the cards that are picked for a payment."""
    paid = [card_of(pick) for pick in t.picks[seat] if HAMMER <= pick < LAY]
    if len(paid) == 0:
        return t.hands[seat]
    return [card for card in t.hands[seat] if card not in paid]


def scorings_left(t: IronTable) -> float:
    """The scorings to come, later ones counted less."""
    total = 0.0
    for number in range(t.round[0] - 1, ROUNDS):
        if t.content.round_score[number]:
            total += 1.0 - 0.06 * (number + 1 - t.round[0])
    return total


def look_at_goods(t: IronTable, seat: int, scorings: float, left: int, found: list[float]) -> None:
    """First and second places, shields and bonus coins as they stand, a lead counted a little more."""
    content = t.content
    goods = t.goods
    bonus = firsts = seconds = shields = rivals = 0.0
    for good in range(GOODS):
        own = goods[seat * GOODS + good]
        if t.salad:
            row = salad_row(t, own) if own > 0 else -1
            if row >= 0:
                firsts += content.salad_influence[row][good]
                bonus += content.salad_coins[row][good]
            continue
        most = second = 0
        for other in range(t.seats):
            if other != seat:
                n = goods[other * GOODS + good]
                if n > most:
                    second = most
                    most = n
                elif n > second:
                    second = n
        if own > 0:
            if own >= most:
                lead = own - most if own - most < 3 else 3
                firsts += content.first[good] * (0.8 + 0.07 * lead)
                bonus += content.majority[good] * (0.75 + 0.08 * lead)
            elif own >= second:
                seconds += content.second[good] * (1.0 if own > second else 0.9)
            shield = content.shield[good]
            shields += 1.0 if own >= shield else 0.25 * own / shield
        if most > 0 and most >= own:
            rivals += content.first[good]
    found[FIRSTS] = firsts * scorings
    found[SECONDS] = seconds * scorings
    found[SHIELDS] = 1.5 * shields * scorings
    found[RIVALS] = -0.35 * rivals * scorings / (t.seats - 1)
    found[BONUS] = 0.2 * bonus * left * COIN[left]


def look_at_buildings(t: IronTable, seat: int, scorings: float, left: int, found: list[float]) -> None:
    """What buildings score and what their goals may pay."""
    content = t.content
    scored = 0
    for card in t.built[seat]:
        scored += card_influence(t, seat, card)
        goal = content.card_goal[card]
        if goal is not None:
            found[BUILDING_GOALS] += goal_hope(t, seat, goal, t.city[card], left)
    found[BUILDINGS] = 0.9 * scored * scorings


def goal_hope(t: IronTable, seat: int, goal: Goal, land: int, left: int) -> float:
    """What a goal may still pay."""
    n = goal.count.of(t, seat, land)
    if goal.need > 0:
        if n >= goal.need:
            return goal.influence * (0.7 + 0.3 * HOPE[left])
        return goal.influence * (0.5 * n / goal.need if left > 0 else 0.2 * n / goal.need)
    most = 0
    for other in range(t.seats):
        if other != seat:
            there = goal.count.of(t, other, land)
            if there > most:
                most = there
    if n > most:
        return goal.influence * HOPE[left]
    return goal.influence * (0.12 if n == most else 0.0)


def look_at_purse(t: IronTable, seat: int, left: int, found: list[float]) -> None:
    """Coins, science, income; experts that are just being hired are paid already."""
    coins, science = t.coins[seat], t.science[seat]
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            coins -= hire_cost(t, seat, pick - HIRE)
            science -= hire_science(t, seat, pick - HIRE)
    perk = seat * EACH_PERK
    dear = coins if coins < 14 else 14
    found[MONEY] = PURSE[left] * (dear + 0.4 * (coins - dear))
    found[KNOWLEDGE] = LORE[left] * (science if science < 5 else 5 + 0.4 * (science - 5))
    found[KNOWLEDGE] += t.perks[perk + YIELD] * left * LORE[left] * 0.6
    found[INCOME] = t.income[seat] * left * COIN[left]
    found[SAVINGS] = 0.5 * (t.perks[perk + DISCOUNT] + t.perks[perk + HIRING]) * left * COIN[left]


def look_at_cities(t: IronTable, seat: int, left: int, found: list[float]) -> int:
    """Goals of lands, free population, stored buildings that could stand somewhere; returns the land types."""
    content = t.content
    free = 0
    types = 0
    for land in range(len(t.land_owner)):
        if t.land_owner[land] == seat:
            types |= content.land_types[land]
            found[LAND_GOALS] += goal_hope(t, seat, content.land_goal[land], land, left)
            if t.room[land] > t.standing[land]:
                free += t.room[land] - t.standing[land]
    room = free if free < 5 else 5 + 0.3 * (free - 5)
    prospects = content.outlook[TYPES]
    for kind in range(len(prospects)):
        if (types >> kind) & 1:
            room += prospects[kind]
    found[ROOM] = SPACE[left] * room
    for card in t.stored[seat]:
        if content.card_land[card] == 0 or types & content.card_land[card]:
            found[STORED] += 0.3 * CARD[left]
    return types


def look_at_cards(
    t: IronTable, seat: int, mine: list[int], values: list[float], left: int, found: list[float]
) -> None:
    """The experts owned, those in hand (which can be used at once), and the draws to come."""
    total = 0.0
    for card in mine:
        total += values[card]
    found[EXPERTS] = 0.4 * CARD[left] * (total if total < 9.0 else 9.0 + 0.5 * (total - 9.0))
    ready = 0.0
    for pick in t.picks[seat]:
        if HIRE <= pick < DONE:
            ready += 0.9 * values[pick - HIRE]
    for card in hand_left(t, seat):
        ready += 0.24 + 0.9 * values[card]
    found[READY] = ready * CARD[left]
    perk = seat * EACH_PERK
    draws = t.perks[perk + DRAWS] + t.perks[perk + DRAWS + 1]
    found[DRAWN] = (draws if draws < 5 else 5) * left * 0.78 + 0.4 * t.perks[perk + SCOUTING] * CARD[left]
    if not t.lambs:
        for town in range(len(t.marked)):
            if t.town_owner[town] == seat and (t.marked[town] or t.guard[town] >= 0):
                found[DRAWN] += 0.3


def all_features(t: IronTable) -> list[list[float]]:
    """The features of every seat."""
    return [features(t, seat) for seat in range(t.seats)]


def halfway(t: IronTable, seat: int) -> bool:
    """Whether a seat has begun an action and not ended it."""
    top = t.agenda[-1]
    return not isinstance(top, (Turn, Bid, ChooseNation))
