"""What a good player looks at: named features, all in dollars at the end of the game, and their weighted sum."""

from math import exp
from typing import Final

from boomtown.games.age_of_industry.board import (
    COAL,
    COTTON,
    FACTORY,
    INDUSTRIES,
    IRON,
    PORT,
    SHIP,
    Board,
    bits,
)
from boomtown.games.age_of_industry.network import display_doors, reach
from boomtown.games.age_of_industry.scoring import points
from boomtown.games.age_of_industry.table import OCCUPIED, AgeTable

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
    "a rival's cash",
]

WEIGHTS: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]

NEAR: Final[list[float]] = [0.92, 0.72, 0.5, 0.32]  # chance of a sale by the railways missing to a buyer
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


class Chart:
    """What never changes on a board and is asked for often."""

    def __init__(self, board: Board) -> None:
        self.beside: list[int] = [0] * len(board.place_ids)  # the places one link away
        self.fixed: list[int] = [0] * len(board.place_ids)  # what a place always adds to a railway's profit
        self.harbours = 0  # places with a port space
        for link in range(len(board.link_ids)):
            a, b = board.link_a[link], board.link_b[link]
            self.beside[a] |= 1 << b
            self.beside[b] |= 1 << a
        for place in range(len(board.place_ids)):
            if (board.villages >> place) & 1 or board.place_market[place] >= 0:
                self.fixed[place] = 1
            for space in board.place_spaces[place]:
                if (board.accepts[PORT] >> space) & 1:
                    self.harbours |= 1 << place


CHARTS: Final[dict[str, Chart]] = {}


def chart(board: Board) -> Chart:
    """The chart of a board, made once."""
    found = CHARTS.get(board.key)
    if found is None:
        found = Chart(board)
        CHARTS[board.key] = found
    return found


def rounds_left(t: AgeTable) -> float:
    """About how many rounds are still to come, this one included: cards run out at a steady pace."""
    cards = len(t.deck)
    least = 99
    for hand in t.hands:
        cards += len(hand)
        if len(hand) < least:
            least = len(hand)
    for card in t.offer:
        if card >= 0:
            cards += 1
    if len(t.deck) == 0:
        return 0.6 + 0.8 * least
    return 1.0 + max(0.0, (cards - 2.0 * t.seats) / (0.9 * t.seats))


def profit(board: Board, counter: int) -> float:
    """What a counter brings if all goes well: income and points, less its price and its cubes."""
    cubes = board.needs[0][counter] + board.needs[1][counter]
    gain = 0.85 * board.income[counter] + board.money_per_point * board.points[counter]
    return gain - board.cost[counter] - 1.5 * cubes


def prospects(t: AgeTable, seat: int, builds: float) -> float:
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
    places = [0] * len(rows)
    total = 0.0
    room = builds
    while room > 0.0:
        best = 0.0
        best_row = -1
        best_take = 0
        for i in range(len(rows)):
            row = rows[i]
            run = 0.0
            for k in range(places[i], len(row)):
                run += row[k]
                mean = run / (k - places[i] + 1)
                if mean > best and k - places[i] < room:
                    best, best_row, best_take = mean, i, k - places[i] + 1
        if best_row < 0:
            return total
        share = min(1.0, room / best_take)
        total += best * best_take * share
        room -= best_take
        places[best_row] += best_take
    return total


def features(t: AgeTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat, in dollars."""
    board = t.board
    map_ = chart(board)
    left = rounds_left(t)
    found = [0.0] * len(FEATURES)
    occupied = t.masks[OCCUPIED]
    filling = 0.85 * left / (left + 4.0)
    loan = float(board.loan)

    # railways laid, and the best that could be laid next
    rails = 0.0
    laid = 0
    lines: list[float] = [0.0, 0.0, 0.0]
    if t.rails_left[seat] < board.railways:
        for link in range(len(t.rail)):
            if t.rail[link] == seat:
                rails += line_worth(t, map_, link, occupied, filling)
                laid += 1
    found[4] = rails
    mine = t.present[seat] | t.touch[seat]
    if t.rails_left[seat] > 0:
        seen = 0
        for place in bits(mine):
            for link in board.place_links[place]:
                if t.rail[link] < 0 and (seen >> link) & 1 == 0:
                    seen |= 1 << link
                    worth = line_worth(t, map_, link, occupied, filling) - 3.0
                    if worth > lines[2]:
                        lines[2] = worth
                        if worth > lines[1]:
                            lines[2], lines[1] = lines[1], worth
                            if worth > lines[0]:
                                lines[1], lines[0] = lines[0], worth
    found[5] = (lines[0] + lines[1] + lines[2]) * min(1.0, left / 3.0) * 0.3

    # counters on the board
    counters_worth(t, seat, map_, left, found)

    # money
    money = t.money[seat]
    loans = t.loans[seat]
    found[0] = money - loans * loan
    open_loans = loans - money // board.loan
    if open_loans > 0:
        found[1] = -board.interest * open_loans * min(left, 3.0 + 0.4 * left)
    pending = found[6] + found[7] + found[8] + found[9] + found[10]
    short = loans - (money + rails + pending) / loan
    if short > 0.0:
        found[2] = -(board.unpaid_points * board.money_per_point - loan) * short

    # cards and what they may bring
    actions = 2.0 * left
    found[11] = hand_worth(t, seat, occupied, actions)
    found[12] = 0.5 * prospects(t, seat, 0.4 * actions + 0.15 * len(t.hands[seat]))
    open_spaces = (t.near[seat] & ~occupied & ~t.full[seat]).bit_count()
    found[13] = 0.4 * min(open_spaces, 6) * min(1.0, left / 6.0)

    # rivals
    rival = 0.0
    for other in range(t.seats):
        if other != seat:
            rival += t.money[other] - loan * t.loans[other]
    found[14] = -0.25 * rival / (t.seats - 1)
    return found


def line_worth(t: AgeTable, map_: Chart, link: int, occupied: int, filling: float) -> float:
    """What a railway on a link may earn at the end, with the counters that are likely still to come."""
    board = t.board
    a, b = board.link_a[link], board.link_b[link]
    spaces = board.place_mask[a] | board.place_mask[b]
    now = (spaces & occupied).bit_count()
    empty = spaces.bit_count() - now
    return board.railway_income + board.railway_income_per_space * (
        map_.fixed[a] + map_.fixed[b] + now + filling * empty
    )


def counters_worth(t: AgeTable, seat: int, map_: Chart, left: float, found: list[float]) -> None:
    """Points of a seat's counters, and what the unused ones may still earn."""
    board = t.board
    points_ = 0
    goods: list[int] = []
    ports: list[int] = []
    for space in bits(t.built[seat]):
        counter = t.counter[space]
        points_ += board.points[counter]
        if t.flipped[space]:
            continue
        industry = board.counter_industry[counter]
        if industry == COTTON or industry == FACTORY:
            goods.append(space)
        elif industry == PORT:
            ports.append(space)
        elif industry == SHIP:
            found[10] += board.income[counter] * ship_chance(t, space, left)
        else:
            cube = 0 if industry == COAL else 1
            found[8 + cube] += board.income[counter] * source_chance(t, map_, space, cube, left)
    found[3] = float(points_ * board.money_per_point)
    if len(goods) + len(ports) == 0:
        return
    trade = Trade(t, seat)
    for space in goods:
        found[6] += board.income[t.counter[space]] * trade.sale_chance(t, map_, space, left)
    for space in ports:
        found[7] += board.income[t.counter[space]] * trade.port_chance(t, map_, space, left)


class Trade:
    """Who has goods to sell and who would buy them, place by place."""

    def __init__(self, t: AgeTable, seat: int) -> None:
        board = t.board
        self.ports: list[int] = []  # places of unused ports
        self.port_levels: list[int] = []
        self.goods: list[int] = []  # places of unsold mills and factories
        self.makers: list[int] = []
        self.mine: list[bool] = []
        self.markets: list[int] = []  # places of open markets
        self.kinds: list[int] = []
        for space in bits(t.masks[OCCUPIED]):
            if t.flipped[space]:
                continue
            counter = t.counter[space]
            industry = board.counter_industry[counter]
            if industry == PORT:
                self.ports.append(board.space_place[space])
                self.port_levels.append(board.level[counter])
            elif industry == COTTON or industry == FACTORY:
                self.goods.append(board.space_place[space])
                self.makers.append(industry)
                self.mine.append(t.owner[space] == seat)
        for market in range(len(t.market)):
            if not t.sold[market]:
                place = board.market_place[market]
                ship = board.place_ship[place]
                if ship < 0 or t.owner[board.ship_space[ship]] >= 0:
                    self.markets.append(place)
                    self.kinds.append(t.market[market])

    def buyers(self, t: AgeTable, joined: int, industry: int) -> int:
        """How many ports and markets among these places would buy."""
        count = 0
        for i in range(len(self.ports)):
            if (joined >> self.ports[i]) & 1 and (industry == COTTON or self.port_levels[i] > 1):
                count += 1
        for i in range(len(self.markets)):
            if (joined >> self.markets[i]) & 1:
                kind = self.kinds[i]
                if t.board.takes_cotton[kind] if industry == COTTON else t.board.takes_factory[kind]:
                    count += 1
        return count

    def sale_chance(self, t: AgeTable, map_: Chart, space: int, left: float) -> float:
        """How likely the goods of a space are still sold."""
        industry = t.board.counter_industry[t.counter[space]]
        joined = reach(t, t.board.space_place[space])
        for steps in range(len(NEAR)):
            buyers = self.buyers(t, joined, industry)
            if buyers > 0:
                sellers = 0.0
                for i in range(len(self.goods)):
                    if self.makers[i] == industry and (joined >> self.goods[i]) & 1:
                        sellers += 1.0 if self.mine[i] else 0.5
                enough = min(1.0, (buyers + 0.3) / max(1.0, sellers))
                return NEAR[steps] * enough * left / (left + 0.15 + 1.2 * steps)
            if steps < len(NEAR) - 1:
                joined = wider(t, map_, joined)
        return 0.25 * left / (left + 5.0)

    def port_chance(self, t: AgeTable, map_: Chart, space: int, left: float) -> float:
        """How likely somebody still sells through a port."""
        takes_all = t.board.level[t.counter[space]] > 1
        joined = reach(t, t.board.space_place[space])
        for steps in range(len(NEAR)):
            sellers = 0.0
            for i in range(len(self.goods)):
                if (joined >> self.goods[i]) & 1 and (takes_all or self.makers[i] == COTTON):
                    sellers += 1.2 if self.mine[i] else 0.6
            if sellers > 0.0:
                rivals = 0.0
                for i in range(len(self.ports)):
                    if (joined >> self.ports[i]) & 1:
                        rivals += 1.0
                enough = min(1.0, (sellers + 0.3) / max(1.0, rivals))
                return NEAR[steps] * enough * left / (left + 0.4 + 1.2 * steps)
            if steps < len(NEAR) - 1:
                joined = wider(t, map_, joined)
        return 0.4 * left / (left + 4.0)


def wider(t: AgeTable, map_: Chart, joined: int) -> int:
    """The places that one more railway could join to these."""
    ring = 0
    for place in bits(joined):
        ring |= map_.beside[place]
    ring &= ~joined
    found = joined
    while ring:
        place = (ring & -ring).bit_length() - 1
        found |= t.region[place] | (1 << place)
        ring &= ~found
    return found


def source_chance(t: AgeTable, map_: Chart, space: int, cube: int, left: float) -> float:
    """How likely a mine or works is still used up: cubes on it against the building to come around it."""
    board = t.board
    joined = reach(t, board.space_place[space])
    industry = COAL if cube == 0 else IRON
    cubes = 0
    spaces = 0
    ring = 0
    for place in bits(joined):
        spaces |= board.place_mask[place]
        ring |= map_.beside[place]
    for other in bits(spaces & t.masks[OCCUPIED]):
        if t.cubes[other] > 0 and board.counter_industry[t.counter[other]] == industry:
            cubes += t.cubes[other]
    if cube == 0:
        for ship in range(len(board.ship_place)):
            if (joined >> board.ship_place[ship]) & 1:
                cubes += t.cubes[len(board.space_ids) + ship]
    uses = 0.5 * (spaces & ~t.masks[OCCUPIED]).bit_count() + 0.9 * (ring & ~joined).bit_count()
    if joined & display_doors(t):
        uses += 0.5
    own = t.cubes[space]
    load = own + 0.4 * (cubes - own)
    ready = (0.3 + 1.1 * uses / max(1.0, load)) * left / (left + 4.0)
    return 1.0 - exp(-ready)


def ship_chance(t: AgeTable, space: int, left: float) -> float:
    """How likely a ship's import is emptied and its market sold to."""
    if space in t.barren:
        return 0.0
    board = t.board
    ship = board.place_ship[board.space_place[space]]
    coal = t.cubes[len(board.space_ids) + ship]
    market = board.ship_market[ship]
    chance = left / (left + 1.0 + 0.8 * coal)
    if market >= 0 and not t.sold[market]:
        kind = t.market[market]
        if board.takes_cotton[kind] or board.takes_factory[kind]:
            chance *= 0.7
    return chance


def hand_worth(t: AgeTable, seat: int, occupied: int, actions: float) -> float:
    """What the cards in a hand are worth: less when they are many, of no use now, or the end is near."""
    board = t.board
    free = ~occupied & ~t.full[seat]
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
    for i in range(len(good)):
        if i < len(HAND):
            total += good[i] * HAND[i] * min(1.0, max(0.0, (actions - i) / 4.0))
    return total


def sense(t: AgeTable, seat: int) -> float:
    """How many points a seat may expect at the end."""
    if len(t.agenda) == 0:
        return float(points(t, seat))
    found = features(t, seat)
    total = 0.0
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total / t.board.money_per_point
