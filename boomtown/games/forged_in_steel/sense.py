"""What a good player looks at: named features, all in VP at the end of the game, and their sum."""

from typing import Final

from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.actions import BANK, CARD, DISCARD, PASS
from boomtown.games.forged_in_steel.board import ERAS, Board
from boomtown.games.forged_in_steel.building import Declare, SelectCards
from boomtown.games.forged_in_steel.events import ResolveEvent
from boomtown.games.forged_in_steel.muscle import Spend, SpendMore
from boomtown.games.forged_in_steel.outlook import (
    CITY_LOTS,
    COMMERCE,
    FACTORIES,
    HOUSES,
    INFLUENCE,
    MANSIONS,
    MINES,
    OWN_LOTS,
    PROSPECTS,
    ROLES,
    SCORED,
    TOKENS,
    TROUBLE,
    prospects,
)
from boomtown.games.forged_in_steel.planning import PlanCards
from boomtown.games.forged_in_steel.respond import Respond
from boomtown.games.forged_in_steel.riot import TARGET, Burn
from boomtown.games.forged_in_steel.script import ON_EVENT, ON_RIOT_DESTROY, ON_RIOT_START
from boomtown.games.forged_in_steel.table import BUILDING, SteelTable

# the features that follow the seat's prospects
HAND: Final = 12
BANKED: Final = 13
TO_PLAY: Final = 14
UNDER_WAY: Final = 15
THEIR_VP: Final = 16
THEIR_BUSINESS: Final = 17
THEIR_HOMES: Final = 18
THEIR_STANDING: Final = 19
THEIR_CARDS: Final = 20

FEATURES: Final = [
    "VP scored",
    "Mines to be assessed",
    "Factories to be assessed",
    "Commercial buildings to be assessed",
    "Houses to be assessed",
    "Mansions to be assessed",
    "cubes on Lots to be built over",
    "City cubes to be built over",
    "cubes on the Unrest track",
    "place on the Influence track",
    "Roles",
    "Bigwig tokens",
    "cards in hand",
    "cards in the Bank",
    "card about to be played",
    "MM and events under way",
    "the rivals' VP",
    "the rivals' Mines, Factories and Commercial buildings",
    "the rivals' Houses and Mansions",
    "the rivals' Lots, Roles and Unrest",
    "the rivals' cards",
]

MUSCLE_WORTH: Final[list[float]] = [2.0, 1.4, 0.8, 0.0]  # VP for an MM, by Era; nothing comes after the third
RIVALS: Final = 0.8  # how much the VP of the others weigh, shared among them
CARD_WORTH: Final = 6.2  # of a card that nobody else sees, in MM: the mean of `card_worth`
# how much of what each seems to bring was found again in the results of games among bots
FOUND_AGAIN: Final[list[tuple[int, float]]] = [
    (MINES, 0.4),
    (TROUBLE, 2.0),
    (INFLUENCE, 0.3),
    (HAND, 0.3),
    (BANKED, 0.5),
    (UNDER_WAY, 1.5),
]
EAGER: Final = 0.2  # a good card is rather played sooner, for each MM it is worth


def sense(t: SteelTable, seat: int) -> float:
    """How many VP a seat may expect to be ahead of the others at the end."""
    total = 0.0
    for worth in features(t, seat):
        total += worth
    return total


def features(t: SteelTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat, in VP at the end; when the game is over only VP count."""
    return seen_by(t, seat, prospects(t))


def all_features(t: SteelTable) -> list[list[float]]:
    """The features of all seats, for little more than those of one."""
    each = prospects(t)
    return [seen_by(t, seat, each) for seat in range(t.seats)]


def progress(t: SteelTable) -> float:
    """About how much of the game is over, by the cards played of all that will be."""
    if len(t.agenda) == 0:
        return 1.0
    total = 0
    done = 0.0
    for era in range(ERAS):
        cards = cards_of(t.board, era)
        total += cards
        if era < t.era[0]:
            done += cards
        elif era == t.era[0]:
            done += cards_done(t, cards)
    return done / total


def cards_of(board: Board, era: int) -> int:
    """How many cards a seat plays in an Era: dealt, drafted and banked before; planning takes as long as one more."""
    banked = board.bank[era - 1] if era > 0 else 0
    return 1 + board.deal[era] + 1 + banked - board.bank[era] - board.discard[era]


def cards_done(t: SteelTable, cards: int) -> float:
    """How many cards of this Era a seat has played, in the mean."""
    if t.phase[0] < BUILDING:
        return 0.0
    left = 0
    if t.phase[0] == BUILDING:
        for seat in range(t.seats):
            left += len(t.hands[seat]) + len(t.chosen[seat])
    return cards - 0.2 - left / t.seats  # the last card takes some time


def seen_by(t: SteelTable, seat: int, each: list[list[float]]) -> list[float]:
    """A seat's features, from everyone's prospects and its own cards."""
    found = each[seat] + [0.0] * (len(FEATURES) - PROSPECTS)
    if len(t.agenda) > 0:
        look_at_cards(t, seat, found)
        look_at_picks(t, seat, found)
        look_at_agenda(t, seat, found)
    for feature, part in FOUND_AGAIN:
        found[feature] *= part
    look_at_rivals(t, seat, each, found)
    return found


def look_at_rivals(t: SteelTable, seat: int, each: list[list[float]], found: list[float]) -> None:
    """The others' prospects and cards count against a seat: all of them, and the best of them most."""
    best = -1
    most = 0.0
    for other in range(t.seats):
        if other != seat:
            worth = unseen_worth(t, other)
            for part in each[other]:
                worth += part
            if best < 0 or worth > most:
                best, most = other, worth
    for other in range(t.seats):
        if other != seat:
            weight = -RIVALS * 0.5 / (t.seats - 1)
            if other == best:
                weight -= RIVALS * 0.5
            one = each[other]
            found[THEIR_VP] += weight * one[SCORED]
            found[THEIR_BUSINESS] += weight * (one[MINES] + one[FACTORIES] + one[COMMERCE])
            found[THEIR_HOMES] += weight * (one[HOUSES] + one[MANSIONS])
            rest = one[OWN_LOTS] + one[CITY_LOTS] + one[TROUBLE] + one[INFLUENCE] + one[ROLES] + one[TOKENS]
            found[THEIR_STANDING] += weight * rest
            found[THEIR_CARDS] += weight * unseen_worth(t, other)


def unseen_worth(t: SteelTable, seat: int) -> float:
    """What the cards of a rival are worth to him, by their number, and what he is still to do in his turn.

    A card counts until it is carried out: otherwise it would look good to end one's own turn and have him begin his.
    """
    if len(t.agenda) == 0:
        return 0.0
    each = MUSCLE_WORTH[t.era[0]]
    total = CARD_WORTH * each * (len(t.hands[seat]) + len(t.chosen[seat]))
    total += CARD_WORTH * MUSCLE_WORTH[t.era[0] + 1] * len(t.banks[seat])
    for step in t.agenda:
        if isinstance(step, Declare):
            if step.seat == seat:
                total += CARD_WORTH * each
        else:
            total += step_worth(t, step, seat)
    return total


def card_worth(t: SteelTable, card: int) -> float:
    """What a card brings, for MM or as an event, in MM."""
    event = t.board.card_worth[card] / 10.0
    muscle = float(t.board.card_mm[card])
    return (event if event > muscle else muscle) + 0.15 * (event + muscle)


def look_at_cards(t: SteelTable, seat: int, found: list[float]) -> None:
    """Hand, Bank and the selected card."""
    each = MUSCLE_WORTH[t.era[0]]
    later = MUSCLE_WORTH[t.era[0] + 1]
    for card in t.hands[seat]:
        found[HAND] += each * card_worth(t, card)
    for card in t.banks[seat]:
        found[BANKED] += later * card_worth(t, card)
    for card in t.chosen[seat]:
        found[TO_PLAY] += (each + EAGER) * card_worth(t, card)


def look_at_picks(t: SteelTable, seat: int, found: list[float]) -> None:
    """What a seat has picked while the others still choose."""
    if len(t.picks[seat]) == 0:
        return
    top = t.agenda[len(t.agenda) - 1]
    if isinstance(top, PlanCards):
        for pick in t.picks[seat]:
            card = pick - BANK if pick < DISCARD else pick - DISCARD
            worth = card_worth(t, card)
            found[HAND] -= MUSCLE_WORTH[t.era[0]] * worth
            if pick < DISCARD:
                found[BANKED] += MUSCLE_WORTH[t.era[0] + 1] * worth
    elif isinstance(top, SelectCards):
        for pick in t.picks[seat]:
            found[TO_PLAY] += EAGER * card_worth(t, pick - CARD)
    elif isinstance(top, Respond) and t.picks[seat][0] != PASS:
        found[UNDER_WAY] += response_worth(t, seat, top)


def response_worth(t: SteelTable, seat: int, window: Respond) -> float:
    """What showing a Response is worth before the others have answered."""
    if window.on == ON_EVENT:
        return 0.3 * MUSCLE_WORTH[t.era[0]] * t.board.card_worth[t.active[len(t.active) - 1]] / 10.0 - 1.0
    if window.on == ON_RIOT_START:
        return 2.5 if t.riot[TARGET] == seat else -0.5
    if window.on == ON_RIOT_DESTROY:
        below = t.agenda[len(t.agenda) - 2]
        assert isinstance(below, Burn)
        return 2.5 if t.owner[below.lot] == seat else -1.0
    return 1.0


def look_at_agenda(t: SteelTable, seat: int, found: list[float]) -> None:
    """MM and events of the seat that are still to come in this turn."""
    for step in t.agenda:
        if isinstance(step, Declare):
            if step.seat == seat:
                found[TO_PLAY] += (MUSCLE_WORTH[t.era[0]] + EAGER) * card_worth(t, step.card)
        else:
            found[UNDER_WAY] += step_worth(t, step, seat)


def step_worth(t: SteelTable, step: Step, seat: int) -> float:
    """MM that a seat may still spend, or its event that is about to be carried out."""
    if isinstance(step, (Spend, SpendMore)):
        return 0.9 * MUSCLE_WORTH[t.era[0]] * step.muscle if step.seat == seat else 0.0
    if isinstance(step, ResolveEvent) and step.seat == seat:
        return MUSCLE_WORTH[t.era[0]] * t.board.card_worth[step.card] / 10.0
    return 0.0
