"""End of turn: cards slide, boxes are refilled, tops are turned up; events, elections and payouts on the way."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.games.urban_sprawl.rules.cards.flow import open_frame, start
from boomtown.games.urban_sprawl.rules.content import (
    BOXES,
    CITY,
    EVENT,
    METROPOLIS,
    PERMITS,
    PLAN_BOXES,
    PLANNING,
    PRESTIGE,
    RENEWALS,
    TOWN,
    WEALTH,
)
from boomtown.games.urban_sprawl.rules.elections import Ballot
from boomtown.games.urban_sprawl.rules.payouts import Payout
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    FLUSHED,
    FRAMES,
    GONE,
    SHUFFLES,
    SprawlTable,
    deck_of,
)

# --- drawing -------------------------------------------------------------------------------------------------


def can_draw(t: SprawlTable, deck: int) -> bool:
    """Whether a card of a deck can be turned up; planning cards only while deck and discards are not all events."""
    if deck != PLANNING:
        return len(deck_of(t, deck)) > 0
    out = sum([len(hand) for hand in t.hands])
    for card in t.plan:
        if card >= 0:
            out += 1
    if t.tops[PLANNING] >= 0:
        out += 1
    return out < PERMITS + RENEWALS


def draw(t: SprawlTable, deck: int) -> int:
    """The next card of a deck; an empty Planning deck is made anew of the discard pile."""
    cards = deck_of(t, deck)
    if deck == PLANNING and len(cards) == 0:
        cards[:] = sorted(t.discard)
        t.discard.clear()
        t.shuffle(cards)
        t.shuffles = t.renew(SHUFFLES)
        t.shuffles[0] += 1
        t.tell("shuffle", -1, [len(cards)])
    return t.draw(cards)


def show(t: SprawlTable, card: int) -> None:
    """A card that is no event was turned up: its election comes first, then its payout."""
    number = t.content.payout[card]
    if number > 0:
        t.agenda.append(Payout(WEALTH if t.content.deck[card] == PLANNING else PRESTIGE, number))
    if t.content.ballot[card]:
        t.agenda.append(Ballot())


def happen(t: SprawlTable, card: int) -> None:
    """An event is carried out completely before anything else goes on."""
    t.event.append(card)
    t.tell("event", -1, [card])
    open_frame(t, card, -1)
    t.agenda.append(EventOver())
    start(t, t.content.start[card], t.turn[ACTIVE])


class EventOver(Step[SprawlTable]):
    """A planning event is discarded, any other goes back to the box; emptied planning boxes are refilled."""

    def run(self, table: SprawlTable) -> None:
        card = table.event.pop()
        if table.content.deck[card] == PLANNING:
            table.discard.append(card)
        else:
            table.gone = table.renew(GONE)
            table.gone.append(card)
        flushed = FRAMES.look(table.frames, FLUSHED)
        FRAMES.close(table.frames)
        if flushed:
            table.agenda.append(RefillPlanning())
            table.agenda.append(SlidePlanning())


# --- planning cards ------------------------------------------------------------------------------------------


class SlidePlanning(Step[SprawlTable]):
    """Step 1: face-up planning cards, the top of the deck included, slide toward the 1 AP box."""

    def run(self, table: SprawlTable) -> None:
        cards = [card for card in table.plan if card >= 0]
        if len(cards) < PLAN_BOXES and table.tops[PLANNING] >= 0:
            cards.append(table.tops[PLANNING])
            table.tops[PLANNING] = -1
        for box in range(PLAN_BOXES):
            table.plan[box] = cards[box] if box < len(cards) else -1


class RefillPlanning(Step[SprawlTable]):
    """Step 2: empty planning boxes are refilled one at a time."""

    def run(self, table: SprawlTable) -> None:
        if -1 not in table.plan or not can_draw(table, PLANNING):
            return
        table.agenda.append(self)
        card = draw(table, PLANNING)
        if table.content.kind[card] == EVENT:
            happen(table, card)
            return
        box = table.plan.index(-1)
        table.plan[box] = card
        table.tell("refill", -1, [card, table.content.plan_price[box]])
        show(table, card)


class Flip(Step[SprawlTable]):
    """Steps 3, 6, 7 and 8: the top card of an active deck is turned up."""

    fields: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def run(self, table: SprawlTable) -> None:
        deck = self.deck
        if table.opened[deck] == 0 or table.tops[deck] >= 0 or not can_draw(table, deck):
            return
        card = draw(table, deck)
        if table.content.kind[card] == EVENT:
            table.agenda.append(self)
            happen(table, card)
            return
        table.tops[deck] = card
        table.tell("flip", -1, [card, deck])
        show(table, card)


# --- contracts -----------------------------------------------------------------------------------------------


def depleted(t: SprawlTable, deck: int) -> bool:
    """Whether a contract deck has no card left, not even a face-up one."""
    return t.tops[deck] < 0 and len(deck_of(t, deck)) == 0


def feeder(t: SprawlTable, box: int) -> int:
    """The deck that serves a contract box (0 to 4: 1 AP to 5 AP): the nearest that is linked and active."""
    if t.opened[METROPOLIS] and box <= 2:
        return METROPOLIS
    if t.opened[CITY] and box <= 3 and not depleted(t, CITY):
        return CITY
    return TOWN


def linked(t: SprawlTable, box: int) -> bool:
    """Whether cards slide into a box from the one before it on the rail line."""
    if box == 3:
        return t.opened[CITY] == 0 or depleted(t, CITY)
    return box < 3 and not (box == 2 and t.opened[METROPOLIS] == 1)


def slide_contracts(t: SprawlTable) -> None:
    """Face-up contracts, the tops of active decks included, slide toward the 1 AP box as far as routes are open."""
    for box in range(BOXES):
        if t.offer[box] >= 0:
            continue
        source = box
        while source < BOXES - 1 and t.offer[source] < 0 and linked(t, source):
            source += 1
        if t.offer[source] >= 0:
            t.offer[box] = t.offer[source]
            t.offer[source] = -1
            continue
        deck = feeder(t, source)
        if t.tops[deck] >= 0:
            t.offer[box] = t.tops[deck]
            t.tops[deck] = -1


class SlideContracts(Step[SprawlTable]):
    """Step 4."""

    def run(self, table: SprawlTable) -> None:
        slide_contracts(table)


class RefillContracts(Step[SprawlTable]):
    """Step 5: empty contract boxes are refilled one at a time, the cheapest first, as far as there are cards."""

    def run(self, table: SprawlTable) -> None:
        slide_contracts(table)  # a deck that ran out in this step has opened a route again
        for box in range(BOXES):
            deck = feeder(table, box)
            if table.offer[box] >= 0 or not can_draw(table, deck):
                continue
            table.agenda.append(self)
            card = draw(table, deck)
            if table.content.kind[card] == EVENT:
                happen(table, card)
                return
            table.offer[box] = card
            table.tell("refill", -1, [card, table.content.price[box]])
            show(table, card)
            return
