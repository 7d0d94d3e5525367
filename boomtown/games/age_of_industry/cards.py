"""Cards: discarding, taking two cards, passing."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import CARD, DECK, MOST_CARDS, OFFER
from boomtown.games.age_of_industry.table import AgeTable

HAND_LIMIT = 9


def kinds_in_hand(t: AgeTable, seat: int) -> list[int]:
    """The different cards in a seat's hand, in the order of the deck list."""
    found = 0
    for card in t.hands[seat]:
        found |= 1 << card
    kinds: list[int] = []
    card = 0
    while found:
        if found & 1:
            kinds.append(card)
        found >>= 1
        card += 1
    return kinds


def discard_card(t: AgeTable, seat: int, card: int) -> None:
    """A card goes from the hand face up onto the discard pile."""
    t.hands[seat].remove(card)
    t.discard.append(card)
    entry = seat * MOST_CARDS + card
    if entry in t.shown:
        t.shown.remove(entry)


def can_take(t: AgeTable, seat: int) -> bool:
    """Whether the seat has room for a card and one is there."""
    if len(t.hands[seat]) >= HAND_LIMIT:
        return False
    return len(t.deck) > 0 or t.offer[0] >= 0 or t.offer[1] >= 0


def can_pass(t: AgeTable, seat: int) -> bool:
    """Passing costs a card; it is free for an empty hand when the draw pile is empty too."""
    return len(t.hands[seat]) > 0 or len(t.deck) == 0


class TakeCard(Decision):
    """Take a face-up card or the top of the deck; `left` says how many cards the action still brings."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("AOI-214", "AOI-215")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        found: list[int] = []
        for slot in range(2):
            if table.offer[slot] >= 0:
                found.append(OFFER + slot)
        if len(table.deck) > 0:
            found.append(DECK)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        if action == DECK:
            card = table.draw(table.deck)
            table.tell_secret("draw", seat, [], [card], 1 << seat)
        else:
            card = table.offer[action - OFFER]
            table.offer[action - OFFER] = -1
            table.shown.append(seat * MOST_CARDS + card)
            table.tell("take", seat, [card])
        table.hands[seat].append(card)
        if self.left > 1 and can_take(table, seat):
            table.agenda.append(TakeCard(seat, self.left - 1))
        else:
            table.agenda.append(RefillOffer())

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        if action == DECK:
            return ("AOI-232",)
        return ("AOI-216",) if OFFER <= action < OFFER + 2 else ()


class RefillOffer(Step):
    """After the last card is taken the card display is filled up from the deck."""

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        refill_offer(table)


def refill_offer(t: AgeTable) -> None:
    """Turn cards face up until two lie on the card display, as long as the deck lasts."""
    for slot in range(2):
        if t.offer[slot] < 0 and len(t.deck) > 0:
            t.offer[slot] = t.draw(t.deck)
            t.tell("offer", -1, [t.offer[slot]])


class PassWithCard(Decision):
    """Which card to discard for passing."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-220",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return [CARD + card for card in kinds_in_hand(table, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        discard_card(table, seat, action - CARD)
        table.tell("pass", seat, [action - CARD])
