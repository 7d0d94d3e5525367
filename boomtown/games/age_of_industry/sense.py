"""What a good player looks at: named features, all in dollars at the end of the game, and their weighted sum."""

from typing import Final

from boomtown.games.age_of_industry.board import COAL, COTTON, FACTORY, INDUSTRIES, PORT, SHIP, Board, bits
from boomtown.games.age_of_industry.outlook import (
    Chart,
    Trade,
    chart,
    line_worth,
    rounds_left,
    ship_chance,
    source_chance,
)
from boomtown.games.age_of_industry.scoring import points
from boomtown.games.age_of_industry.table import OCCUPIED, AgeTable

CASH: Final = 0
INTEREST: Final = 1
UNPAID: Final = 2
POINTS: Final = 3
RAILWAYS: Final = 4
LINES: Final = 5
GOODS: Final = 6
PORTS: Final = 7
MINES: Final = 8  # coal mines, then iron works
SHIPS: Final = 10
CARDS: Final = 11
COUNTERS: Final = 12
PLACES: Final = 13
RIVALS: Final = 14
RELIEF: Final = 15  # used on the way: income to come times the rounds in which it saves interest

FEATURES: Final = [
    "cash after loans",
    "interest to come",
    "loans that may stay unpaid",
    "points on the board",
    "railway profits",
    "railways to come",
    "goods to sell",
    "ports to be used",
    "coal mines to be emptied",
    "iron works to be emptied",
    "ships to be used",
    "cards in hand",
    "counters to come",
    "places to build in",
    "the rivals' cash",
]

WEIGHTS: Final[list[float]] = [1.0, 1.15, 1.2, 1.0, 1.0, 0.1, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.36, 0.12, 0.25]

HAND: Final[list[float]] = [
    1.0,
    1.0,
    1.0,
    0.9,
    0.8,
    0.6,
    0.4,
    0.2,
    0.1,
]  # what each further card is still worth


def sense(t: AgeTable, seat: int) -> float:
    """How many points a seat may expect at the end."""
    if len(t.agenda) == 0:
        return float(points(t, seat))
    found = features(t, seat)
    total = 0.0
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total / t.board.money_per_point


def features(t: AgeTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat, in dollars."""
    map_ = chart(t.board)
    left = rounds_left(t)
    found = [0.0] * (len(FEATURES) + 1)
    look_at_railways(t, seat, map_, left, found)
    look_at_counters(t, seat, map_, left, found)
    look_at_money(t, seat, left, found)
    found[CARDS] = hand_worth(t, seat, 2.0 * left)
    found[COUNTERS] = display_worth(t, seat, 0.8 * left + 0.15 * len(t.hands[seat]))
    free = (t.near[seat] & ~t.masks[OCCUPIED] & ~t.full[seat]).bit_count()
    found[PLACES] = min(free, 6) * min(1.0, left / 6.0)
    found.pop()
    return found


def look_at_railways(t: AgeTable, seat: int, map_: Chart, left: float, found: list[float]) -> None:
    """The railways laid, and the three best that could be laid next."""
    board = t.board
    if t.rails_left[seat] < board.railways:
        for link in range(len(t.rail)):
            if t.rail[link] == seat:
                found[RAILWAYS] += line_worth(t, map_, link, left)
    if t.rails_left[seat] == 0:
        return
    first = second = third = 0.0
    seen = 0
    for place in bits(t.present[seat] | t.touch[seat]):
        for link in board.place_links[place]:
            if t.rail[link] < 0 and (seen >> link) & 1 == 0:
                seen |= 1 << link
                worth = line_worth(t, map_, link, left) - 3.0
                if worth > first:
                    first, second, third = worth, first, second
                elif worth > second:
                    second, third = worth, second
                elif worth > third:
                    third = worth
    found[LINES] = (first + second + third) * min(1.0, left / 3.0)


def look_at_counters(t: AgeTable, seat: int, map_: Chart, left: float, found: list[float]) -> None:
    """Points of a seat's counters, and what the unused ones may still earn."""
    board = t.board
    trading = False
    for space in bits(t.built[seat]):
        counter = t.counter[space]
        found[POINTS] += board.points[counter] * board.money_per_point
        if t.flipped[space]:
            continue
        industry = board.counter_industry[counter]
        if industry == COTTON or industry == FACTORY or industry == PORT:
            trading = True
        elif industry == SHIP:
            note(found, SHIPS, board.income[counter] * ship_chance(t, space, left), left - 6.0)
        else:
            cube = 0 if industry == COAL else 1
            chance = source_chance(t, map_, space, cube, left)
            note(found, MINES + cube, board.income[counter] * chance, 0.35 * left)
    if not trading:
        return
    trade = Trade(t, seat, left)
    for space in bits(t.built[seat]):
        if t.flipped[space]:
            continue
        counter = t.counter[space]
        industry = board.counter_industry[counter]
        if industry == PORT:
            worth = board.income[counter] * trade.port_chance(t, map_, space)
            note(found, PORTS, worth, left - trade.wait)
        elif industry == COTTON or industry == FACTORY:
            worth = board.income[counter] * trade.sale_chance(t, map_, space)
            note(found, GOODS, worth, left - trade.wait)


def note(found: list[float], feature: int, worth: float, rounds: float) -> None:
    """Add income to come to a feature, and for how many rounds it will save interest."""
    found[feature] += worth
    if rounds > 0.0:
        found[RELIEF] += worth * rounds


def look_at_money(t: AgeTable, seat: int, left: float, found: list[float]) -> None:
    """Cash, the interest on debts until income pays them back, loans that may stay unpaid, rivals."""
    board = t.board
    loan = float(board.loan)
    owed = t.loans[seat] * loan - t.money[seat]
    found[CASH] = -owed
    if owed > 0.0 and left > 1.0:
        full = owed * (left - 1.0)
        found[INTEREST] = -board.interest / loan * max(0.8 * full, full - found[RELIEF])
    coming = found[RAILWAYS] + found[GOODS] + found[PORTS] + found[MINES] + found[MINES + 1] + found[SHIPS]
    short = t.loans[seat] - (t.money[seat] + coming + found[INTEREST]) / loan
    if short > 0.0:
        found[UNPAID] = -(board.unpaid_points * board.money_per_point - loan) * short
    rivals = 0.0
    for other in range(t.seats):
        if other != seat:
            rivals += t.money[other] - loan * t.loans[other]
    found[RIVALS] = -rivals / (t.seats - 1)


def hand_worth(t: AgeTable, seat: int, actions: float) -> float:
    """What the cards in a hand are worth: less when they are many, of no use now, or the end is near."""
    board = t.board
    free = ~t.masks[OCCUPIED] & ~t.full[seat]
    good: list[float] = []
    seen = 0
    for card in t.hands[seat]:
        worth = 3.0
        named = board.card_industry[card]
        if named >= 0:
            where = board.every_space if t.built[seat] == 0 else t.near[seat]
            if where & free & board.accepts[named] == 0:
                worth = 1.2
        elif board.coloured[board.card_colour[card]] & free == 0:
            worth = 0.6
        if (seen >> card) & 1:
            worth *= 0.8
        seen |= 1 << card
        good.append(worth)
    good.sort(reverse=True)
    total = 0.0
    for i in range(min(len(good), len(HAND))):
        total += good[i] * HAND[i] * min(1.0, max(0.0, (actions - i) / 4.0))
    return total


def profit(board: Board, counter: int) -> float:
    """What a counter brings if all goes well: income and points, less its price and its cubes."""
    cubes = board.needs[0][counter] + board.needs[1][counter]
    gain = 0.85 * board.income[counter] + board.money_per_point * board.points[counter]
    return gain - board.cost[counter] - 1.5 * cubes


def display_worth(t: AgeTable, seat: int, builds: float) -> float:
    """What the best builds to come would bring, taken from the display in its order; developing takes a turn too."""
    board = t.board
    start = seat * len(board.level)
    rows: list[list[float]] = []
    for industry in range(INDUSTRIES):
        if board.accepts[industry] == 0:
            continue
        row: list[float] = []
        for counter in board.row[industry]:
            for _ in range(t.left[start + counter]):
                row.append(profit(board, counter) if board.buildable[counter] else -3.0)
        if len(row) > 0:
            rows.append(row)
    taken = [0] * len(rows)
    total = 0.0
    room = builds
    while room > 0.0:
        best = 0.0
        best_row = -1
        best_count = 0
        for i in range(len(rows)):
            row = rows[i]
            run = 0.0
            for k in range(taken[i], len(row)):
                run += row[k]
                count = k - taken[i] + 1
                if run > best * count and count - 1 < room:
                    best, best_row, best_count = run / count, i, count
        if best_row < 0:
            return total
        total += best * best_count * min(1.0, room / best_count)
        room -= best_count
        taken[best_row] += best_count
    return total
