"""What a good player looks at: named features, all in prestige at the end, and their sum."""

from math import exp
from typing import Final

from boomtown.games.urban_sprawl.rules.content import (
    MAYOR,
    OFFICES,
    PLANNING,
    POLICE_CHIEF,
    TREASURER,
    UNION_BOSS,
    VOCATIONS,
)
from boomtown.games.urban_sprawl.rules.scoring import office_bonus
from boomtown.games.urban_sprawl.rules.setup import Claim
from boomtown.games.urban_sprawl.rules.table import ACTIVE, AP, NUMBER, SprawlTable
from boomtown.games.urban_sprawl.rules.turn import INVESTED, Act
from boomtown.games.urban_sprawl.sense.outlook import Outlook

STEADY: Final = 0.7  # how much of a row's earnings lasts
LASTING: Final = 12.0  # contracts, after which two thirds of today's majorities have passed to others
KEPT: Final = 0.25  # of what the rows would pay at the end, for a majority in a city that has hardly begun
CARDS: Final = 3.06  # planning cards that are turned up for every contract
POINT: Final = 0.9  # an action point that can still be spent
USUAL: Final = (
    40  # turns; who goes on doing nothing beyond them grows impatient, so that bots never wait for each other
)
IMPATIENCE: Final = 0.05
HOARDED: Final = (
    20  # further turns, after which permits that nobody builds with are better invested: others need them
)

# what a seat has, each of these for every seat
HAS_PRESTIGE: Final = 0
ROWS: Final = 1
LAST_ROWS: Final = 2
HAS_WEALTH: Final = 3
INCOME: Final = 4
BONUS: Final = 5
POWER: Final = 6
MARKERS: Final = 7
HAND: Final = 8
FAVORS: Final = 9
TO_SPEND: Final = 10
ASSETS: Final = 11
# what else a seat looks at
TURNED: Final = 11
PATIENCE: Final = 12
RIVALS: Final = 13  # six of these
BEST_RIVAL: Final = 19

FEATURES: Final = [
    "prestige",
    "prestige rows to come",
    "prestige rows at the end",
    "wealth",
    "wealth to come",
    "bonuses of offices at the end",
    "powers of offices",
    "vocation markers",
    "planning cards",
    "Favors and the Contractor",
    "action points",
    "cards about to be turned up",
    "turns beyond the usual",
    "the rivals' prestige",
    "the rivals' prestige rows",
    "the rivals' wealth",
    "the rivals' offices",
    "the rivals' vocation markers",
    "the rivals' cards",
    "the best rival's lead over the others",
]
NOTHING: Final = [0.0] * (len(FEATURES) - ASSETS)


def sense(t: SprawlTable, seat: int) -> float:
    """How far ahead of its rivals a seat may expect to end."""
    if len(t.agenda) == 0:
        return final_lead(t.scores(), seat)
    total = 0.0
    for part in features(t, seat):
        total += part
    return total


def final_lead(points: list[int], seat: int) -> float:
    """How far a seat is ahead of the best and of all of its rivals."""
    best = -1000
    total = 0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
            total += points[other]
    return points[seat] - 0.25 * best - 0.25 * total / (len(points) - 1)


def features(t: SprawlTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat."""
    ahead = Outlook(t)
    return compared(t, seat, ahead, assets(t, ahead))


def all_features(t: SprawlTable) -> list[list[float]]:
    """The features of every seat, cheaper than one by one."""
    ahead = Outlook(t)
    worth = assets(t, ahead)
    return [compared(t, seat, ahead, worth) for seat in range(t.seats)]


def compared(t: SprawlTable, seat: int, ahead: Outlook, worth: list[float]) -> list[float]:
    """What a seat has, what its turn may still bring, and what its rivals have: these count for half."""
    found = worth[seat * ASSETS : seat * ASSETS + ASSETS]
    found.extend(NOTHING)
    best = -1000.0
    total = 0.0
    for other in range(t.seats):
        if other != seat:
            all_ = look_at_rival(worth, other * ASSETS, found)
            total += all_
            best = max(best, all_)
    rivals = t.seats - 1
    for i in range(RIVALS, BEST_RIVAL):
        found[i] *= -0.5 / rivals
    found[BEST_RIVAL] = -0.25 * (best - total / rivals)
    beyond = t.turn[NUMBER] - USUAL
    if beyond > 0:
        found[PATIENCE] = -IMPATIENCE * beyond * beyond
    if t.turn[ACTIVE] == seat and len(t.agenda) > 0:
        look_at_turn(t, seat, ahead, found)
    return found


def look_at_rival(worth: list[float], at: int, found: list[float]) -> float:
    """Add what a rival has to the features of all rivals; returns all of it."""
    prestige = worth[at + HAS_PRESTIGE]
    rows = worth[at + ROWS] + worth[at + LAST_ROWS]
    wealth = worth[at + HAS_WEALTH] + worth[at + INCOME]
    offices = worth[at + BONUS] + worth[at + POWER]
    cards = worth[at + HAND] + worth[at + FAVORS] + worth[at + TO_SPEND]
    found[RIVALS] += prestige
    found[RIVALS + 1] += rows
    found[RIVALS + 2] += wealth
    found[RIVALS + 3] += offices
    found[RIVALS + 4] += worth[at + MARKERS]
    found[RIVALS + 5] += cards
    return prestige + rows + wealth + offices + worth[at + MARKERS] + cards


def look_at_turn(t: SprawlTable, seat: int, ahead: Outlook, found: list[float]) -> None:
    """A turn that is not over yet: points to spend, and what the cards to be turned up may pay."""
    top = t.agenda[-1]
    if not isinstance(top, Act):
        return
    plans = t.plan.count(-1) + (1 if t.tops[PLANNING] < 0 else 0)
    contracts = t.offer.count(-1)
    for deck in range(1, 4):
        if t.opened[deck] and t.tops[deck] < 0:
            contracts += 1
    city = ahead.city
    for other in range(t.seats):
        part = plans * city.wealth[other] * ahead.money + contracts * city.prestige[other]
        found[TURNED] += part if other == seat else -0.5 * part / (t.seats - 1)
    found[TO_SPEND] += POINT * t.turn[AP] + 0.6


def assets(t: SprawlTable, ahead: Outlook) -> list[float]:
    """The prestige that every seat may expect at the end, seat by seat and from HAS_PRESTIGE to TO_SPEND."""
    found = [0.0] * (ASSETS * t.seats)
    city, money, late = ahead.city, ahead.money, ahead.late
    holds = exp(-ahead.contracts / LASTING)
    rows = LASTING * (1.0 - holds) * STEADY
    income = rows * CARDS * money
    last = KEPT + (1.0 - KEPT) * holds
    for seat in range(t.seats):
        start, cash = seat * ASSETS, float(t.wealth[seat])
        found[start + HAS_PRESTIGE] = float(t.prestige[seat])
        found[start + ROWS] = rows * city.prestige[seat]
        found[start + LAST_ROWS] = last * city.last[seat]
        found[start + HAS_WEALTH] = money * (cash if cash <= 30.0 else 9.0 + 0.7 * cash)
        found[start + INCOME] = income * city.wealth[seat]
        markers = 0.0
        for name in range(VOCATIONS):
            held = t.held[seat * VOCATIONS + name]
            if held > 0:
                markers += held * (0.3 + 2.0 * ahead.vocation[name])
        found[start + MARKERS] = markers
        found[start + HAND] = hand_worth(t, seat, ahead)
        found[start + FAVORS] = 1.2 * len(t.favors[seat]) * late
        found[start + TO_SPEND] = 2.4 * t.later[seat]
    if t.extra[0] >= 0:
        found[t.extra[0] * ASSETS + FAVORS] += 1.5 * late
    if t.contractor[0] >= 0:
        found[t.contractor[0] * ASSETS + FAVORS] += late
    look_at_offices(t, ahead, found)
    return found


def look_at_offices(t: SprawlTable, ahead: Outlook, found: list[float]) -> None:
    """What the offices bring until their next election, and perhaps at the end."""
    keep = 0.85 - 0.5 * ahead.late
    hold = min(2.0, ahead.turns)
    for office in range(OFFICES):
        seat = t.offices[office]
        if seat < 0:
            continue
        power = 0.5
        if office == TREASURER:
            power = 2.0 * (t.seats - 1) * ahead.money
        elif office == UNION_BOSS:
            power = 1.6
        elif office == POLICE_CHIEF:
            power = 0.8
        bonus = ahead.city.mayor[seat] if office == MAYOR else float(office_bonus(t, office, seat))
        found[seat * ASSETS + BONUS] += keep * bonus
        found[seat * ASSETS + POWER] += hold * power


def hand_worth(t: SprawlTable, seat: int, ahead: Outlook) -> float:
    """Planning cards: pages to build with, or wealth; the many cards of a large hand are worth less."""
    uses, cash = ahead.chart.use, ahead.chart.cash
    worth = 0.25 + 0.75 * ahead.late
    beyond = t.turn[NUMBER] - USUAL
    if beyond > HOARDED:
        worth *= (HOARDED / beyond) ** 2
    pages: list[float] = []
    for card in t.hands[seat]:
        use = uses[card]
        if use < 0.0:
            pages.append(1.6 * ahead.late)
        else:
            pages.append(max(use * worth, ahead.money * cash[card]))
    pages.sort(reverse=True)
    total, share = 0.0, 1.0
    for page in pages:
        total += page * share
        share *= 0.82
    return total


def halfway(t: SprawlTable, seat: int) -> bool:
    """Whether a seat alone is in the midst of an action; an investment is made for what comes after it."""
    if t.waiting != (seat,):
        return False
    top = t.agenda[-1]
    if isinstance(top, Act):
        return top.opening == INVESTED
    return not isinstance(top, Claim)
