"""What a good player looks at: named features, all in points at the end of the game, and their sum."""

from math import sqrt
from typing import Final

from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.actions import DISCARD
from boomtown.games.fifty_first_state.rules.cleanup import room_for, store_slots
from boomtown.games.fifty_first_state.rules.lookout import DraftCard, SoloDraft
from boomtown.games.fifty_first_state.rules.payment import purse
from boomtown.games.fifty_first_state.rules.scoring import points
from boomtown.games.fifty_first_state.rules.setup import KeepFour
from boomtown.games.fifty_first_state.rules.table import ON_CARD, SETUP, StateTable, players
from boomtown.games.fifty_first_state.rules.turn import Turn
from boomtown.games.fifty_first_state.rules.use import BY_BOARD, usable, usable_card
from boomtown.games.fifty_first_state.sense.outlook import DEALT, WORTH, Outlook, outlook, type_counts

TRACK: Final = 0
STANDING: Final = 1
PRODUCTION: Final = 2  # to come, then of Features and of Actions, in the order of Categories
DEALS: Final = 5
GROUNDS: Final = 6
OPENLY: Final = 7  # so many of these lie open before every player
HAND: Final = 7
NEXT: Final = 8  # to construct, then to raze and to deal with, in the order of contacts
LINKS: Final = 11
RESOURCES: Final = 12
WORKERS: Final = 13
CONTACTS: Final = 14
TOKENS: Final = 15
STORED: Final = 16
READY: Final = 17
RIVAL_POINTS: Final = 18
RIVAL_STATES: Final = 19

FEATURES: Final = [
    "points on the track",
    "Locations standing",
    "production to come",
    "Features to come",
    "Actions to come",
    "deals to come",
    "Locations and Ruins to develop from",
    "cards in hand",
    "a card to construct now",
    "a card to raze now",
    "a card to deal with now",
    "Connection cards in hand",
    "resources and ammo",
    "workers",
    "contacts",
    "defense and development tokens",
    "goods on stockpiles and in store",
    "Actions that can be paid now",
    "the rivals' points",
    "what the rivals' States will bring",
]

# the feature that a good in the supply counts for
KIND_OF_GOOD: Final = [RESOURCES] * 5 + [WORKERS, HAND, TRACK] + [CONTACTS] * 4 + [TOKENS] * 2

ROUNDS: Final = 2.65  # to come after the first
LONGEST: Final = 5.5  # rounds after which nobody builds for the future
# how much of a hand card's worth counts once it can be constructed, razed, dealt with
PLANS: Final = [0.5, 0.75, 0.3]
HOPE: Final = 0.4  # and how much before that
CHANCE: Final = 0.3  # what any card in hand is good for
GROUND: Final = 0.6  # a Location or a Ruins that another can be developed from
LINK: Final = 1.0
RIVALS: Final = 0.5


def sense(t: StateTable, seat: int) -> float:
    """How many points a seat may expect at the end, compared with its rivals."""
    if len(t.agenda) == 0:
        return result(t, seat)
    total = 0.0
    for worth in features(t, seat):
        total += worth
    return total


def result(t: StateTable, seat: int) -> float:
    """The points of a finished game, less the rivals' in the measure of `sense`."""
    best = 0.0
    total = 0.0
    for other in range(players(t)):
        if other != seat:
            theirs = float(points(t, other))
            total += theirs
            best = max(best, theirs)
    if t.seats == 1:
        return points(t, seat) - best
    return points(t, seat) - RIVALS * (best + total / (t.seats - 1)) / 2.0


def features(t: StateTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat, in points."""
    look = outlook(t.content)
    left = rounds_left(t)
    boards = [standing_of(t, look, player, left) for player in range(players(t))]
    return row(t, look, seat, left, boards)


def all_features(t: StateTable) -> list[list[float]]:
    """The features of every seat."""
    look = outlook(t.content)
    left = rounds_left(t)
    boards = [standing_of(t, look, player, left) for player in range(players(t))]
    return [row(t, look, seat, left, boards) for seat in range(t.seats)]


def rounds_left(t: StateTable) -> float:
    """How many rounds are to come after this one."""
    if t.ended[0]:
        return 0.0
    missing = max(0.0, 1.0 - max(t.score) / t.content.end_trigger)
    return min(ROUNDS * missing * sqrt(missing), max(0.0, LONGEST - t.round[0]))


def progress(t: StateTable) -> float:
    """About how much of the game is over, by the points of the leader."""
    if len(t.agenda) == 0:
        return 1.0
    if t.ended[0]:
        return 0.88 + 0.1 * sum(t.passed) / len(t.passed)
    share = max(t.score) / t.content.end_trigger
    return 0.03 + 0.85 * share * (1.6 - 0.6 * share)


def standing_of(t: StateTable, look: Outlook, player: int, left: float) -> list[float]:
    """What lies open before a player: the features up to the Ruins."""
    found = [0.0] * OPENLY
    found[TRACK] = float(t.score[player])
    if player >= t.seats:
        found[STANDING] = float(len(t.virtual) * t.content.location_points)
        return found
    content = t.content
    counts: list[int] = []
    ruined = len(t.ruins) > 0
    standing = 0
    for card in t.states[player]:
        if ruined and card in t.ruins:
            continue
        standing += 1
        if look.card_steady[card]:
            rate = look.card_rate[card]
        else:
            if len(counts) == 0:
                counts = type_counts(t, look, player)
            rate = look.rate_of(content, card, counts, t.produced[player])
        found[PRODUCTION + content.card_category[card]] += left * rate
    found[STANDING] = float(standing * content.location_points)
    found[GROUNDS] = GROUND * len(t.states[player]) * min(1.0, left)
    for card in t.deals[player]:
        found[DEALS] += left * DEALT * look.card_deal[card]
    return found


def row(t: StateTable, look: Outlook, seat: int, left: float, boards: list[list[float]]) -> list[float]:
    """All features of a seat, once it is known what lies open before everybody."""
    found = boards[seat] + [0.0] * (len(FEATURES) - OPENLY)
    have = purse(t, seat)
    look_at_hand(t, look, seat, left, have, found)
    look_at_goods(t, look, seat, left, have, found)
    look_at_rivals(t, seat, boards, found)
    return found


def look_at_hand(
    t: StateTable, look: Outlook, seat: int, left: float, have: list[int], found: list[float]
) -> None:
    """Cards in hand: the best use of each colour of contacts, and some hope for the rest."""
    content = t.content
    active = t.passed[seat] == 0
    later = 1.0 if active else min(1.0, left)
    near, far, price = reach(t, look, seat, have)
    counts: list[int] = []
    worths = [0.0, 0.0, 0.0]
    best = [0.0, 0.0, 0.0]
    for card in t.hands[seat]:
        if t.phase[0] == SETUP and DISCARD + card in t.picks[seat]:
            continue
        if look.card_steady[card]:
            worths[0] = look.card_entry[card] + left * look.card_rate[card]
        else:
            if len(counts) == 0:
                counts = type_counts(t, look, seat)
            worths[0] = look.entry_of(content, card, counts, t.produced[seat])
            worths[0] += left * look.rate_of(content, card, counts, t.produced[seat])
        distance = content.card_distance[card]
        worths[0] -= 0.5 * distance
        worths[1] = look.card_spoils[card] - 0.4 * distance
        worths[2] = look.card_deal[card] * (1.0 + DEALT * left) - 0.4 * distance
        found[HAND] += later * (HOPE * max(worths[0], worths[1], worths[2]) + CHANCE)
        if active:
            for colour in range(3):
                if distance <= far[colour]:
                    worth = worths[colour] if distance <= near[colour] else worths[colour] - price[colour]
                    if worth > best[colour]:
                        best[colour] = worth
    for colour in range(3):
        found[NEXT + colour] = PLANS[colour] * best[colour]
    found[LINKS] = LINK * len(t.links[seat]) * later


def reach(
    t: StateTable, look: Outlook, seat: int, have: list[int]
) -> tuple[list[int], list[int], list[float]]:
    """How far the contacts of each colour go, how far with the faction board's help, and what that help costs."""
    near = [0, 0, 0]
    far = [0, 0, 0]
    price = [0.0, 0.0, 0.0]
    faction = t.faction[seat]
    for colour in range(3):
        near[colour] = have[b.GREY + colour] + have[b.UNIVERSAL]
        far[colour] = near[colour]
        if faction >= 0:
            exchange = look.board_uses[faction][colour]
            if exchange >= 0 and usable(t, seat, BY_BOARD, exchange, have):
                far[colour] += look.board_gives[faction][colour]
                price[colour] = look.board_costs[faction][colour] - WORTH[b.GREY + colour] * (
                    far[colour] - near[colour]
                )
    return near, far, price


def look_at_goods(
    t: StateTable, look: Outlook, seat: int, left: float, have: list[int], found: list[float]
) -> None:
    """Goods that can still be used this round; once a seat has passed only what survives Cleanup."""
    active = t.passed[seat] == 0
    for piece in t.stock[seat]:
        found[STORED] += 1.1 * WORTH[piece % ON_CARD] * (1.0 if active else min(1.0, left))
    for good in t.kept[seat]:
        found[STORED] += WORTH[good]
    goods = t.goods[seat]
    if not active:
        slots = store_slots(t, seat)
        if len(slots) > 0 and t.ended[0] == 0:
            found[STORED] += 0.45 * room_for(slots, goods)
        return
    for good in range(b.GOODS):
        if goods[good] > 0:
            found[KIND_OF_GOOD[good]] += WORTH[good] * goods[good]
    for card in t.shields:
        if card in t.states[seat]:
            found[TOKENS] += 0.25
    counts: list[int] = []
    for card in t.states[seat]:
        if usable_card(t, seat, card, have):
            if len(counts) == 0:
                counts = type_counts(t, look, seat)
            net = (
                look.program_worth(t.content.card_effect[card], counts, t.produced[seat])
                - look.card_cost[card]
            )
            if net > 0.0:
                found[READY] += 0.6 * net


def look_at_rivals(t: StateTable, seat: int, boards: list[list[float]], found: list[float]) -> None:
    """The best rival and the average of all, half and half; the Virtual Player counts in full."""
    best = -1.0
    best_points = 0.0
    total = 0.0
    total_points = 0.0
    for other in range(len(boards)):
        if other == seat:
            continue
        theirs = boards[other]
        worth = 0.0
        for i in range(OPENLY):
            worth += theirs[i]
        score = theirs[TRACK] + theirs[STANDING]
        total += worth
        total_points += score
        if worth > best:
            best = worth
            best_points = score
    if t.seats == 1:
        found[RIVAL_POINTS] = -best_points
        return
    share = RIVALS / 2.0
    found[RIVAL_POINTS] = -share * (best_points + total_points / (t.seats - 1))
    found[RIVAL_STATES] = -share * (best + total / (t.seats - 1)) - found[RIVAL_POINTS]


def halfway(t: StateTable, seat: int) -> bool:
    """Whether a seat has begun an action and not ended it."""
    top = t.agenda[-1]
    if isinstance(top, KeepFour):
        return len(t.picks[seat]) > 0
    return not isinstance(top, (Turn, DraftCard, SoloDraft))
