"""What of the future everybody can see: cards still to come, what rows pay to whom, what vocations may score."""

from typing import Final

from boomtown.games.urban_sprawl.rules.content import (
    CITY,
    CONTRACT,
    MAYOR,
    METROPOLIS,
    NUMBERS,
    PERMIT,
    PRESTIGE,
    TOWN,
    VOCATIONS,
    WEALTH,
    Content,
)
from boomtown.games.urban_sprawl.rules.payouts import shares
from boomtown.games.urban_sprawl.rules.scoring import office_bonus
from boomtown.games.urban_sprawl.rules.table import OF_SEAT, SprawlTable, deck_of, land_of

BUILT: Final = 0.45  # how many of the contracts to come are built by somebody
DEALT: Final = 6  # Town contracts that lie face up when the game begins
SEATS: Final = 4
REMEMBERED: Final = 4000  # cities that a chart keeps at most

CityKey = tuple[int, int, tuple[int, ...], tuple[int, ...]]


class Chart:
    """What a content pack says, made ready for looking ahead; all tables with the pack share it."""

    def __init__(self, content: Content) -> None:
        self.shown = shares_of(content)
        self.earned = places_of(content)
        self.cities: dict[CityKey, City] = {}
        totals = [0] * VOCATIONS
        for pairs in content.vocations:
            for i in range(0, len(pairs), 2):
                totals[pairs[i]] += pairs[i + 1]
        self.width = max(totals).bit_length()  # bits for each vocation in `scores`
        self.scores: list[
            int
        ] = []  # of each card: what it lets the vocations score, side by side in one number
        self.use: list[float] = []  # of each permit: what its pages are worth; -1 for other cards
        self.cash: list[float] = []
        for card in range(len(content.kind)):
            pairs, packed = content.vocations[card], 0
            for i in range(0, len(pairs), 2):
                packed += pairs[i + 1] << (pairs[i] * self.width)
            self.scores.append(packed)
            pages = content.size[card] * (1.0 + 0.12 * content.zones[card].bit_count())
            self.use.append(pages if content.kind[card] == PERMIT else -1.0)
            self.cash.append(0.9 * content.payout[card])
        self.whole: list[int] = []  # of each deck: the scores of all its cards
        for deck in range(METROPOLIS + 1):
            self.whole.append(together(self.scores, cards_of(content, deck)))


CHARTS: Final[dict[str, Chart]] = {}


def chart(content: Content) -> Chart:
    """The chart of a content pack, made when it is first asked for."""
    known = CHARTS.get(content.key)
    if known is None:
        known = Chart(content)
        CHARTS[content.key] = known
    return known


def shares_of(content: Content) -> list[float]:
    """How often a card of a deck shows a number: planning cards first, then the three contract decks."""
    counts = [0.0] * (4 * NUMBERS)
    totals = [0.0] * 4
    for card in range(len(content.kind)):
        if content.kind[card] == PERMIT or content.kind[card] == CONTRACT:
            totals[content.deck[card]] += 1.0
            if content.payout[card] > 0:
                counts[content.deck[card] * NUMBERS + content.payout[card]] += 1.0
    return [counts[i] / totals[i // NUMBERS] for i in range(4 * NUMBERS)]


def places_of(content: Content) -> list[float]:
    """What a payout earns: by players, number, how many have more buildings, and how many others have as many."""
    found: list[float] = []
    for players in range(SEATS + 1):
        for number in range(NUMBERS):
            for more in range(SEATS):
                for equal in range(SEATS):
                    counts = [2] * more + [1] * (equal + 1)
                    fits = len(counts) <= players and number > 0
                    earned = shares(counts, content.pay[number], players) if fits else [0]
                    found.append(float(earned[-1]))
    return found


# --- the city ------------------------------------------------------------------------------------------------


class City:
    """What a city pays to each seat, while one deck is the last that is active."""

    def __init__(self, t: SprawlTable, map_: Chart, deck: int) -> None:
        content = t.content
        self.deck = deck
        self.circles = t.circles.copy()
        self.prestige = [0.0] * t.seats  # for a contract that is turned up
        self.wealth = [0.0] * t.seats  # for a planning card that is turned up
        self.last = [0.0] * t.seats  # at the end
        self.mayor = [0.0] * t.seats  # at the end, to whoever is Mayor
        for seat in range(t.seats):
            self.mayor[seat] = float(office_bonus(t, MAYOR, seat))
        for row in range(2 * NUMBERS):
            if content.printed[row]:
                self.pay(t, map_, content.printed[row], row // NUMBERS, row % NUMBERS, deck)
        for circle in range(len(t.circles)):
            marker = t.circles[circle]
            if marker >= 0:
                kind, number = content.marker_kind[marker], content.marker_number[marker]
                self.pay(t, map_, content.circles[circle], kind, number, deck)

    def pay(self, t: SprawlTable, map_: Chart, lots: int, kind: int, number: int, deck: int) -> None:
        """What one row may pay: its number is turned up with some chance, and a prestige row pays at the end."""
        seats = t.seats
        counts = [(t.masks[OF_SEAT + seat] & lots).bit_count() for seat in range(seats)]
        places = [0] * seats
        for seat in range(1, seats):
            for other in range(seat):
                if counts[seat] > counts[other]:
                    places[other] += SEATS
                elif counts[seat] < counts[other]:
                    places[seat] += SEATS
                else:
                    places[seat] += 1
                    places[other] += 1
        start = (seats * NUMBERS + number) * SEATS * SEATS
        chance = map_.shown[number] if kind == WEALTH else map_.shown[deck * NUMBERS + number]
        for seat in range(seats):
            if counts[seat] == 0:
                continue
            earned = map_.earned[start + places[seat]]
            if kind == PRESTIGE:
                self.prestige[seat] += earned * chance
                self.last[seat] += earned
            else:
                self.wealth[seat] += earned * chance


def city_of(t: SprawlTable, map_: Chart) -> City:
    """What the present city pays; a city is looked at once for all the tables on which it stands."""
    deck = METROPOLIS if t.opened[METROPOLIS] else CITY if t.opened[CITY] else TOWN
    land = land_of(t)
    last = land.outlook
    if isinstance(last, City) and last.deck == deck and last.circles == t.circles:
        return last
    key = (t.seats, deck, tuple(t.masks), tuple(t.circles))
    known = map_.cities.get(key)
    if known is None:
        if len(map_.cities) >= REMEMBERED:
            map_.cities.clear()
        known = City(t, map_, deck)
        map_.cities[key] = known
    land.outlook = known
    return known


# --- the cards -----------------------------------------------------------------------------------------------


class Outlook:
    """What the present table lets everybody expect."""

    def __init__(self, t: SprawlTable) -> None:
        self.chart = chart(t.content)
        self.city = city_of(t, self.chart)
        self.contracts = contracts_left(t)
        self.turns = self.contracts * 0.85 / t.seats  # of each seat
        self.late = min(1.0, self.turns / 5.0)  # near 0 at the end
        self.money = 0.1 + 0.22 * self.late
        self.vocation = vocations(t, self.chart)  # what a marker will still score


def vocations(t: SprawlTable, map_: Chart) -> list[float]:
    """What the contracts that are still to come let a marker of each vocation score."""
    scores, width = map_.scores, map_.width
    offered, tops = together(scores, t.offer), together(scores, t.tops)
    active = coming = 0
    for deck in range(TOWN, METROPOLIS + 1):
        if deck < METROPOLIS and t.opened[deck + 1]:
            continue
        if t.opened[deck]:
            active += together(scores, deck_of(t, deck))
        else:
            coming += map_.whole[deck]
    near = BUILT if t.opened[METROPOLIS] else 0.6 * BUILT
    only = (1 << width) - 1
    found: list[float] = []
    for _ in range(VOCATIONS):
        known = 0.7 * (offered & only) + 0.5 * (tops & only)
        found.append(known + near * (0.45 * (active & only) + 0.25 * (coming & only)))
        offered >>= width
        tops >>= width
        active >>= width
        coming >>= width
    return found


def cards_of(content: Content, deck: int) -> list[int]:
    """All cards of a deck."""
    return [card for card in range(len(content.deck)) if content.deck[card] == deck]


def together(scores: list[int], cards: list[int]) -> int:
    """What some cards let every vocation score, side by side; -1 is no card."""
    total = 0
    for card in cards:
        if card >= 0:
            total += scores[card]
    return total


def contracts_left(t: SprawlTable) -> float:
    """How many contracts will be turned up before the game ends."""
    left = 0.0
    for deck in range(TOWN, METROPOLIS + 1):
        if deck == METROPOLIS or t.opened[deck + 1] == 0:
            left += turned_up(t, deck, len(deck_of(t, deck)))
    return max(0.5, left)


def turned_up(t: SprawlTable, deck: int, size: int) -> float:
    """How many cards of a deck that has so many will be turned up before its special event."""
    packets = t.content.packets[t.length][deck]
    if size > packets[0] + packets[1]:
        return size - packets[0] - packets[1] * 0.5
    return (size - packets[0]) * 0.5


def progress(t: SprawlTable) -> float:
    """About how much of the game is over, by the contracts that are still to be turned up."""
    if len(t.agenda) == 0:
        return 1.0
    total = -float(DEALT)
    for deck in range(TOWN, METROPOLIS + 1):
        total += turned_up(t, deck, sum(t.content.packets[t.length][deck]))
    return min(1.0, max(0.0, 1.0 - contracts_left(t) / total))
