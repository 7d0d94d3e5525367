"""What a good player looks at: named features, all in VP at the end of the game, and their sum."""

from typing import Final

from boomtown.engine.picks import Pick
from boomtown.engine.steps import Step, Together
from boomtown.games.forged_in_steel.rules.actions import BANK, CARD, DISCARD, PASS
from boomtown.games.forged_in_steel.rules.building import Declare, SelectCards
from boomtown.games.forged_in_steel.rules.content import ERAS, Content
from boomtown.games.forged_in_steel.rules.events import ResolveEvent
from boomtown.games.forged_in_steel.rules.mob import MobWindow
from boomtown.games.forged_in_steel.rules.muscle import Spend, SpendMore
from boomtown.games.forged_in_steel.rules.planning import PlanCards
from boomtown.games.forged_in_steel.rules.respond import Respond
from boomtown.games.forged_in_steel.rules.riot import TARGET, Burn
from boomtown.games.forged_in_steel.rules.table import BUILDING, SteelTable
from boomtown.games.forged_in_steel.rules.terms import ON_EVENT, ON_RIOT_DESTROY, ON_RIOT_START
from boomtown.games.forged_in_steel.sense.outlook import (
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
NO_MORE: Final[list[float]] = [0.0] * (len(FEATURES) - PROSPECTS)
EAGER: Final = 0.2  # a good card is rather played sooner, for each MM it is worth


def sense(t: SteelTable, seat: int) -> float:
    """How many VP a seat may expect to be ahead of the others at the end."""
    total = 0.0
    for worth in features(t, seat):
        total += worth
    return total


def features(t: SteelTable, seat: int) -> list[float]:
    """What each of FEATURES is worth to a seat, in VP at the end; when the game is over only VP count."""
    return seen_by(t, seat, Outlook(t))


def all_features(t: SteelTable) -> list[list[float]]:
    """The features of all seats, for little more than those of one."""
    outlook = Outlook(t)
    return [seen_by(t, seat, outlook) for seat in range(t.seats)]


class Outlook:
    """What lies open to everyone, looked at once for all seats."""

    def __init__(self, t: SteelTable) -> None:
        self.each = prospects(t)
        self.to_come: list[Step[SteelTable]] = []
        for step in t.agenda:
            if isinstance(step, (Declare, Spend, SpendMore, ResolveEvent)):
                self.to_come.append(step)
        self.unseen: list[float] = []  # what each seat's cards are worth to the others
        self.worth: list[float] = []  # and all that it has with them
        for seat in range(t.seats):
            unseen = unseen_worth(t, seat, self.to_come)
            worth = unseen
            for part in self.each[seat]:
                worth += part
            self.unseen.append(unseen)
            self.worth.append(worth)


def progress(t: SteelTable) -> float:
    """About how much of the game is over, by the cards played of all that will be."""
    if len(t.agenda) == 0:
        return 1.0
    total = 0
    done = 0.0
    for era in range(ERAS):
        cards = cards_of(t.content, era)
        total += cards
        if era < t.era[0]:
            done += cards
        elif era == t.era[0]:
            done += cards_done(t, cards)
    return done / total


def cards_of(content: Content, era: int) -> int:
    """How many cards a seat plays in an Era: dealt, drafted and banked before; planning takes as long as one more."""
    banked = content.bank[era - 1] if era > 0 else 0
    return 1 + content.deal[era] + 1 + banked - content.bank[era] - content.discard[era]


def cards_done(t: SteelTable, cards: int) -> float:
    """How many cards of this Era a seat has played, in the mean."""
    if t.phase[0] < BUILDING:
        return 0.0
    left = 0
    if t.phase[0] == BUILDING:
        for seat in range(t.seats):
            left += len(t.hands[seat]) + len(t.chosen[seat])
    return cards - 0.2 - left / t.seats  # the last card takes some time


def seen_by(t: SteelTable, seat: int, outlook: Outlook) -> list[float]:
    """A seat's features, from everyone's prospects and its own cards."""
    found = outlook.each[seat] + NO_MORE
    if len(t.agenda) > 0:
        look_at_cards(t, seat, found)
        look_at_picks(t, seat, found)
        look_at_agenda(t, seat, outlook.to_come, found)
    find_again(found)
    look_at_rivals(t, seat, outlook, found)
    return found


def find_again(found: list[float]) -> None:
    """How much of what each seems to bring was found again in the results of games among bots."""
    found[MINES] *= 0.4
    found[TROUBLE] *= 2.0
    found[INFLUENCE] *= 0.3
    found[HAND] *= 0.3
    found[BANKED] *= 0.5
    found[UNDER_WAY] *= 1.5


def look_at_rivals(t: SteelTable, seat: int, outlook: Outlook, found: list[float]) -> None:
    """The others' prospects and cards count against a seat: all of them, and the best of them most."""
    best = -1
    most = 0.0
    for other in range(t.seats):
        if other != seat:
            worth = outlook.worth[other]
            if best < 0 or worth > most:
                best, most = other, worth
    vp, business, homes, standing, cards = 0.0, 0.0, 0.0, 0.0, 0.0
    for other in range(t.seats):
        if other != seat:
            weight = -RIVALS * 0.5 / (t.seats - 1)
            if other == best:
                weight -= RIVALS * 0.5
            one = outlook.each[other]
            vp += weight * one[SCORED]
            business += weight * (one[MINES] + one[FACTORIES] + one[COMMERCE])
            homes += weight * (one[HOUSES] + one[MANSIONS])
            rest = one[OWN_LOTS] + one[CITY_LOTS] + one[TROUBLE] + one[INFLUENCE] + one[ROLES] + one[TOKENS]
            standing += weight * rest
            cards += weight * outlook.unseen[other]
    found[THEIR_VP] = vp
    found[THEIR_BUSINESS] = business
    found[THEIR_HOMES] = homes
    found[THEIR_STANDING] = standing
    found[THEIR_CARDS] = cards


def unseen_worth(t: SteelTable, seat: int, to_come: list[Step[SteelTable]]) -> float:
    """What the cards of a rival are worth to them, by their number, and what is still to come in their turn.

    A card counts until it is carried out: otherwise it would look good to end one's own turn and have the next one begin.
    """
    if len(t.agenda) == 0:
        return 0.0
    each = MUSCLE_WORTH[t.era[0]]
    total = CARD_WORTH * each * (len(t.hands[seat]) + len(t.chosen[seat]))
    total += CARD_WORTH * MUSCLE_WORTH[t.era[0] + 1] * len(t.banks[seat])
    for step in to_come:
        if isinstance(step, Declare):
            if step.seat == seat:
                total += CARD_WORTH * each
        else:
            total += step_worth(t, step, seat)
    return total


def card_worth(t: SteelTable, card: int) -> float:
    """What a card brings, for MM or as an event, in MM."""
    event = t.content.card_worth[card] / 10.0
    muscle = float(t.content.card_mm[card])
    return (event if event > muscle else muscle) + 0.15 * (event + muscle)


def look_at_cards(t: SteelTable, seat: int, found: list[float]) -> None:
    """Hand, Bank and the selected card."""
    each = MUSCLE_WORTH[t.era[0]]
    later = MUSCLE_WORTH[t.era[0] + 1]
    hand, banked = 0.0, 0.0
    for card in t.hands[seat]:
        hand += each * card_worth(t, card)
    for card in t.banks[seat]:
        banked += later * card_worth(t, card)
    found[HAND] = hand
    found[BANKED] = banked
    for card in t.chosen[seat]:
        found[TO_PLAY] += (each + EAGER) * card_worth(t, card)


def look_at_picks(t: SteelTable, seat: int, found: list[float]) -> None:
    """What a seat has picked while the others still choose."""
    if len(t.picks[seat]) == 0:
        return
    top = t.agenda[len(t.agenda) - 1]
    if isinstance(top, PlanCards):
        for pick in top.chosen(t, seat):
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
        return 0.3 * MUSCLE_WORTH[t.era[0]] * t.content.card_worth[t.active[len(t.active) - 1]] / 10.0 - 1.0
    if window.on == ON_RIOT_START:
        return 2.5 if t.riot[TARGET] == seat else -0.5
    if window.on == ON_RIOT_DESTROY:
        below = t.agenda[len(t.agenda) - 2]
        assert isinstance(below, Burn)
        return 2.5 if t.owner[below.lot] == seat else -1.0
    return 1.0


def look_at_agenda(t: SteelTable, seat: int, to_come: list[Step[SteelTable]], found: list[float]) -> None:
    """MM and events of the seat that are still to come in this turn."""
    for step in to_come:
        if isinstance(step, Declare):
            if step.seat == seat:
                found[TO_PLAY] += (MUSCLE_WORTH[t.era[0]] + EAGER) * card_worth(t, step.card)
        else:
            found[UNDER_WAY] += step_worth(t, step, seat)


def step_worth(t: SteelTable, step: Step[SteelTable], seat: int) -> float:
    """MM that a seat may still spend, or its event that is about to be carried out."""
    if isinstance(step, (Spend, SpendMore)):
        return 0.9 * MUSCLE_WORTH[t.era[0]] * step.muscle if step.seat == seat else 0.0
    if isinstance(step, ResolveEvent) and step.seat == seat:
        return MUSCLE_WORTH[t.era[0]] * t.content.card_worth[step.card] / 10.0
    return 0.0


def halfway(t: SteelTable, seat: int) -> bool:
    """Whether a seat alone is in the midst of an action."""
    top = t.agenda[-1]
    if t.waiting != (seat,):
        return False
    if isinstance(top, Pick) and top.seat >= 0:
        return True
    return not isinstance(top, (Declare, Spend, MobWindow, Together))
