"""What a good player looks at: named features in points at the end of the game, and their sum."""

from typing import Final

from boomtown.games.age_of_industry.rules.content import COAL, COTTON, FACTORY, PORT, SHIP, bits
from boomtown.games.age_of_industry.rules.rounds import ChooseAction, Turn, actions_of
from boomtown.games.age_of_industry.rules.scoring import points
from boomtown.games.age_of_industry.rules.table import OCCUPIED, AgeTable
from boomtown.games.age_of_industry.sense.outlook import Scene, rounds_left, ship_chance, source_chance
from boomtown.games.age_of_industry.sense.stock import display_worth, hand_worth

CASH: Final = 0
DEBTS: Final = 1
INTEREST: Final = 2
UNPAID: Final = 3
POINTS: Final = 4  # of mills and factories; of mines and works; of ports and ships
RAILWAYS: Final = 7
LINES: Final = 8
GOODS: Final = 9  # cotton, then goods of factories
PORTS: Final = 11
MINES: Final = 12  # coal mines, then iron works
SHIPS: Final = 14
CARDS: Final = 15
COUNTERS: Final = 16
PLACES: Final = 17
ACTIONS: Final = 18
RICHEST: Final = 19
RIVALS: Final = 20
RELIEF: Final = 21  # used on the way: income to come times the rounds in which it saves interest

FEATURES: Final = [
    "cash",
    "loans to repay",
    "interest to come",
    "loans that may stay unpaid",
    "points of mills and factories",
    "points of mines and works",
    "points of ports and ships",
    "railway profits",
    "railways to come",
    "cotton to sell",
    "factory goods to sell",
    "ports to be used",
    "coal mines to be emptied",
    "iron works to be emptied",
    "ships to be used",
    "cards in hand",
    "counters to come",
    "places to build in",
    "actions left in this round",
    "the richest rival's money",
    "the other rivals' money",
]

WEIGHTS: Final[list[float]] = [
    *[1.0, 1.0, 1.15, 1.2],
    *[1.0, 1.0, 1.0],
    *[1.0, 0.1],
    *[1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    *[1.0, 0.36, 0.12, 4.0],
    *[0.25, 0.25],
]
KIND: Final[list[int]] = [0, 0, 1, 1, 2, 2]  # of each industry: which feature its points belong to


def sense(t: AgeTable, seat: int) -> float:
    """How many points a seat may expect at the end."""
    if len(t.agenda) == 0:
        return float(points(t, seat))
    total = 0.0
    for part in features(t, seat):
        total += part
    return total


def features(t: AgeTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat, in points."""
    return looked_at(t, seat, Scene(t))


def all_features(t: AgeTable) -> list[list[float]]:
    """The features of every seat: what they share is looked at once."""
    scene = Scene(t)
    return [looked_at(t, seat, scene) for seat in range(t.seats)]


def progress(t: AgeTable) -> float:
    """How much of the game is over: the rounds played against those that the cards still last for."""
    if len(t.agenda) == 0:
        return 1.0
    turns = t.seats  # that were begun in this round
    for step in t.agenda:
        if isinstance(step, Turn):
            turns -= 1
    played = t.round[0] - 1 + (turns - 1) / t.seats
    return played / (t.round[0] - 1 + max(1.0, rounds_left(t)))


def looked_at(t: AgeTable, seat: int, scene: Scene) -> list[float]:
    """All features of a seat: first in dollars, then in points."""
    left = scene.left
    found = [0.0] * (len(FEATURES) + 1)
    look_at_railways(t, seat, scene, found)
    look_at_counters(t, seat, scene, found)
    look_at_money(t, seat, left, found)
    look_at_rivals(t, seat, found)
    found[CARDS] = hand_worth(t, seat, 2.0 * left)
    found[COUNTERS] = display_worth(t, seat, scene.map, 0.8 * left + 0.15 * len(t.hands[seat]))
    free = (t.near[seat] & ~t.masks[OCCUPIED] & ~t.full[seat]).bit_count()
    found[PLACES] = min(free, 6) * min(1.0, left / 6.0)
    found[ACTIONS] = float(actions_left(t, seat))
    found.pop()
    dollar = 1.0 / t.content.money_per_point
    for i in range(len(found)):
        found[i] *= WEIGHTS[i] * dollar
    return found


def actions_left(t: AgeTable, seat: int) -> int:
    """How many actions a seat still has in this round."""
    left = 0
    for step in t.agenda:
        if isinstance(step, ChooseAction):
            if step.seat == seat:
                left += step.left
        elif isinstance(step, Turn) and step.seat == seat:
            left += actions_of(t)
    return left


def look_at_railways(t: AgeTable, seat: int, scene: Scene, found: list[float]) -> None:
    """The railways laid, and the three best that could be laid next."""
    content = t.content
    here = t.present[seat] | t.touch[seat]
    laid = first = second = third = 0.0
    for place in bits(here):
        for link in content.place_links[place]:
            owner = t.rail[link]
            if owner >= 0 and owner != seat:
                continue
            end = content.link_a[link]
            if end != place and (here >> end) & 1:  # a link between two of these places is looked at once
                continue
            worth = scene.line_worth(t, link)
            if owner == seat:
                laid += worth
                continue
            worth -= 3.0
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    found[RAILWAYS] = laid
    if t.rails_left[seat] > 0:
        found[LINES] = (first + second + third) * min(1.0, scene.left / 3.0)


def look_at_counters(t: AgeTable, seat: int, scene: Scene, found: list[float]) -> None:
    """Points of a seat's counters, and what the unused ones may still earn."""
    content = t.content
    left = scene.left
    for space in bits(t.built[seat]):
        counter = t.counter[space]
        industry = content.counter_industry[counter]
        found[POINTS + KIND[industry]] += content.points[counter] * content.money_per_point
        if t.flipped[space]:
            continue
        income = content.income[counter]
        if industry == SHIP:
            note(found, SHIPS, income * ship_chance(t, space, left), left - 6.0)
        elif industry == PORT:
            trade = scene.trade(t)
            chance = trade.port_chance(t, scene.map, space)
            note(found, PORTS, income * chance, left - trade.wait)
        elif industry == COTTON or industry == FACTORY:
            trade = scene.trade(t)
            chance = trade.sale_chance(t, scene.map, space)
            note(found, GOODS if industry == COTTON else GOODS + 1, income * chance, left - trade.wait)
        else:
            cube = 0 if industry == COAL else 1
            chance = source_chance(t, scene.map, space, cube, left)
            note(found, MINES + cube, income * chance, 0.35 * left)


def note(found: list[float], feature: int, worth: float, rounds: float) -> None:
    """Add income to come to a feature, and for how many rounds it will save interest."""
    found[feature] += worth
    if rounds > 0.0:
        found[RELIEF] += worth * rounds


def look_at_money(t: AgeTable, seat: int, left: float, found: list[float]) -> None:
    """Cash, the interest on debts until income pays them back, loans that may stay unpaid."""
    content = t.content
    loan = float(content.loan)
    debts = t.loans[seat] * loan
    owed = debts - t.money[seat]
    found[CASH] = float(t.money[seat])
    found[DEBTS] = -debts
    if owed > 0.0 and left > 1.0:
        full = owed * (left - 1.0)
        found[INTEREST] = -content.interest / loan * max(0.8 * full, full - found[RELIEF])
    coming = found[RAILWAYS] + found[INTEREST]
    for feature in range(GOODS, SHIPS + 1):
        coming += found[feature]
    short = t.loans[seat] - (t.money[seat] + coming) / loan
    if short > 0.0:
        found[UNPAID] = -(content.unpaid_points * content.money_per_point - loan) * short


def look_at_rivals(t: AgeTable, seat: int, found: list[float]) -> None:
    """The money of the richest rival and that of the others, loans repaid, as shares of an average rival."""
    total = most = 0.0
    seen = False
    for other in range(t.seats):
        if other != seat:
            has = float(t.money[other] - t.content.loan * t.loans[other])
            total += has
            if not seen or has > most:
                most = has
                seen = True
    found[RICHEST] = -most / (t.seats - 1)
    found[RIVALS] = -(total - most) / (t.seats - 1)


def halfway(t: AgeTable, seat: int) -> bool:
    """Whether a seat has begun an action and not ended it."""
    return not isinstance(t.agenda[-1], ChooseAction)
