"""What a good player looks at: prestige at the end, as far as the table lets one expect it."""

from typing import Final

from boomtown.games.urban_sprawl.board import (
    CITY,
    CONTRACT,
    METROPOLIS,
    NUMBERS,
    OFFICES,
    PERMIT,
    PLANNING,
    POLICE_CHIEF,
    PRESTIGE,
    TOWN,
    TREASURER,
    UNION_BOSS,
    VOCATIONS,
    WEALTH,
    Board,
)
from boomtown.games.urban_sprawl.payouts import row_earnings
from boomtown.games.urban_sprawl.scoring import office_bonus
from boomtown.games.urban_sprawl.table import ACTIVE, AP, NUMBER, SprawlTable, deck_of
from boomtown.games.urban_sprawl.turn import Act, Invest

STEADY: Final = 0.7  # how much of a row's earnings lasts
BUILT: Final = 0.45  # how many of the contracts to come are built by somebody
POINT: Final = 0.3  # an action point that can still be spent
USUAL: Final = (
    40  # turns; who goes on doing nothing beyond them grows impatient, so that bots never wait for each other
)
IMPATIENCE: Final = 0.05


class Outlook:
    """What of the future everybody can see: how many cards are still to come, and what they pay."""

    def __init__(self, t: SprawlTable) -> None:
        self.contracts = contracts_left(t)
        self.turns = self.contracts * 0.85 / t.seats  # of each seat
        self.late = min(1.0, self.turns / 5.0)  # near 0 at the end
        self.money = 0.1 + 0.22 * self.late
        self.prestige = [0.0] * t.seats  # what a contract that is turned up pays each seat
        self.wealth = [0.0] * t.seats  # what a planning card that is turned up pays each seat
        self.last = [0.0] * t.seats  # the payout at the end
        self.vocation = [0.0] * VOCATIONS  # what a marker will still score
        self.rows(t)
        self.scores(t)

    def rows(self, t: SprawlTable) -> None:
        """What the rows pay to whom."""
        shown = shares_of(t.board)
        deck = METROPOLIS if t.opened[METROPOLIS] else CITY if t.opened[CITY] else TOWN
        for number in range(1, NUMBERS):
            earned = row_earnings(t, WEALTH, number)
            for seat in range(t.seats):
                self.wealth[seat] += earned[seat] * shown[number]
            if number <= 6:
                earned = row_earnings(t, PRESTIGE, number)
                for seat in range(t.seats):
                    self.prestige[seat] += earned[seat] * shown[deck * NUMBERS + number]
                    self.last[seat] += earned[seat]

    def scores(self, t: SprawlTable) -> None:
        """What vocation contracts that are still to come let a marker score."""
        board = t.board
        decks = 1.0 if t.opened[METROPOLIS] else 0.6
        for card in t.offer:
            self.note(board, card, 0.7)
        for deck in range(1, 4):
            self.note(board, t.tops[deck], 0.5)
            near = decks * (0.45 if t.opened[deck] else 0.25) * BUILT
            if deck == METROPOLIS or t.opened[deck + 1] == 0:
                for card in deck_of(t, deck):
                    self.note(board, card, near)

    def note(self, board: Board, card: int, chance: float) -> None:
        """A contract may be built with some chance."""
        if card < 0:
            return
        pairs = board.vocations[card]
        for i in range(0, len(pairs), 2):
            self.vocation[pairs[i]] += chance * pairs[i + 1]


SHARES: Final[dict[str, list[float]]] = {}


def shares_of(board: Board) -> list[float]:
    """How often a card of a deck shows a number: planning cards first, then the three contract decks."""
    known = SHARES.get(board.key)
    if known is not None:
        return known
    counts = [0.0] * (4 * NUMBERS)
    totals = [0.0] * 4
    for card in range(len(board.kind)):
        if board.kind[card] == PERMIT or board.kind[card] == CONTRACT:
            totals[board.deck[card]] += 1.0
            if board.payout[card] > 0:
                counts[board.deck[card] * NUMBERS + board.payout[card]] += 1.0
    found = [counts[i] / totals[i // NUMBERS] for i in range(4 * NUMBERS)]
    SHARES[board.key] = found
    return found


def contracts_left(t: SprawlTable) -> float:
    """How many contracts will be turned up before the game ends."""
    left = 0.0
    for deck in range(1, 4):
        if deck < METROPOLIS and t.opened[deck + 1]:
            continue
        packets = t.board.packets[t.length][deck]
        middle = packets[0] + packets[1]
        size = len(deck_of(t, deck))
        if size > middle:
            left += size - packets[0] - packets[1] * 0.5
        else:
            left += (size - packets[0]) * 0.5
    return max(0.5, left)


def sense(t: SprawlTable, seat: int) -> float:
    """How far ahead of its rivals a seat may expect to end."""
    if len(t.agenda) == 0:
        return lead([float(points) for points in t.scores()], seat)
    ahead = Outlook(t)
    beyond = max(0, t.turn[NUMBER] - USUAL)
    worths = [worth(t, other, ahead) for other in range(t.seats)]
    return lead(worths, seat) + now(t, seat, ahead) - IMPATIENCE * beyond * beyond


def lead(worths: list[float], seat: int) -> float:
    """How far a seat is ahead of the best and of all of its rivals."""
    best, total = -1000.0, 0.0
    for other in range(len(worths)):
        if other != seat:
            best = max(best, worths[other])
            total += worths[other]
    return worths[seat] - 0.25 * best - 0.25 * total / (len(worths) - 1)


def worth(t: SprawlTable, seat: int, ahead: Outlook) -> float:
    """The prestige that a seat may expect at the end."""
    rows = ahead.contracts * STEADY * ahead.prestige[seat] + ahead.last[seat]
    coming = ahead.turns * t.seats * 1.8 * STEADY * ahead.wealth[seat]
    cash = t.wealth[seat]
    money = ahead.money * (min(cash, 30) + 0.7 * max(0, cash - 30)) + ahead.money * 0.8 * coming
    total = t.prestige[seat] + rows + money + offices_worth(t, seat, ahead)
    for name in range(VOCATIONS):
        total += t.held[seat * VOCATIONS + name] * (0.15 + ahead.vocation[name])
    total += hand_worth(t, seat, ahead) + 1.2 * len(t.favors[seat]) * ahead.late
    if t.extra[0] == seat:
        total += 1.5 * ahead.late
    if t.contractor[0] == seat:
        total += 1.0 * ahead.late
    return total + 0.8 * t.later[seat]


def offices_worth(t: SprawlTable, seat: int, ahead: Outlook) -> float:
    """What the offices of a seat bring until their next election, and perhaps at the end."""
    total = 0.0
    keep = 0.85 - 0.5 * ahead.late
    for office in range(OFFICES):
        if t.offices[office] == seat:
            total += keep * office_bonus(t, office, seat)
            hold = min(2.0, ahead.turns)
            if office == TREASURER:
                total += hold * 2.0 * (t.seats - 1) * ahead.money
            elif office == UNION_BOSS:
                total += hold * 1.6
            elif office == POLICE_CHIEF:
                total += hold * 0.8
            else:
                total += hold * 0.5
    return total


def hand_worth(t: SprawlTable, seat: int, ahead: Outlook) -> float:
    """Planning cards: pages to build with, or wealth; the many cards of a large hand are worth less."""
    board = t.board
    pages: list[float] = []
    for card in t.hands[seat]:
        if board.kind[card] != PERMIT:
            pages.append(1.6 * ahead.late)
            continue
        zones = board.zones[card].bit_count()
        use = board.size[card] * (1.0 + 0.12 * zones) * (0.25 + 0.75 * ahead.late)
        pages.append(max(use, 0.9 * ahead.money * board.payout[card]))
    pages.sort(reverse=True)
    total, share = 0.0, 1.0
    for page in pages:
        total += page * share
        share *= 0.82
    return total


def now(t: SprawlTable, seat: int, ahead: Outlook) -> float:
    """A turn that is not over yet: points to spend, and what the cards to be turned up may pay."""
    top = t.agenda[-1]
    if t.turn[ACTIVE] != seat or not isinstance(top, Act | Invest):
        return 0.0
    plans = t.plan.count(-1) + (1 if t.tops[PLANNING] < 0 else 0)
    contracts = t.offer.count(-1)
    for deck in range(1, 4):
        if t.opened[deck] and t.tops[deck] < 0:
            contracts += 1
    gain = 0.0
    for other in range(t.seats):
        part = plans * ahead.wealth[other] * ahead.money + contracts * ahead.prestige[other]
        gain += part if other == seat else -0.5 * part / (t.seats - 1)
    return gain + POINT * t.turn[AP] + 0.2
