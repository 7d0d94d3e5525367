"""Cards: discarding, taking two cards, passing."""

from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.age_of_industry.rules import table as at
from boomtown.games.age_of_industry.rules.actions import CARD, DECK, MOST_CARDS, OFFER
from boomtown.games.age_of_industry.rules.content import bits
from boomtown.games.age_of_industry.rules.facts import held_card, limit
from boomtown.games.age_of_industry.rules.table import AgeTable

HAND_LIMIT = 9


def kinds_in_hand(t: AgeTable, seat: int) -> list[int]:
    """The different cards in a seat's hand, in the order of the deck list: read the list, don't change it."""
    found = 0
    for card in t.hands[seat]:
        found |= 1 << card
    return bits(found)


def discard_card(t: AgeTable, seat: int, card: int) -> None:
    """A card goes from the hand face up onto the discard pile."""
    t.own_hand(seat).remove(card)
    t.discard = t.renew(at.DISCARD)
    t.discard.append(card)
    entry = seat * MOST_CARDS + card
    if entry in t.shown:
        t.shown = t.renew(at.SHOWN)
        t.shown.remove(entry)


def can_take(t: AgeTable, seat: int) -> bool:
    """Whether the seat has room for a card and one is there."""
    return len(t.hands[seat]) < HAND_LIMIT and cards_there(t)


def cards_there(t: AgeTable) -> bool:
    """Whether a card is left in the deck or face up."""
    return len(t.deck) > 0 or t.offer[0] >= 0 or t.offer[1] >= 0


def can_pass(t: AgeTable, seat: int) -> bool:
    """Passing costs a card; it is free for an empty hand when the draw pile is empty too."""
    return len(t.hands[seat]) > 0 or len(t.deck) == 0


def take_limits(t: AgeTable, seat: int) -> list[Limit]:
    """What keeps a seat from taking cards."""
    return [
        limit("AOI-217", len(t.hands[seat]) < HAND_LIMIT, "full-hand", [HAND_LIMIT]),
        limit("AOI-G22", cards_there(t), "no-cards", []),
    ]


class TakeCard(Decision[AgeTable]):
    """Take a face-up card or the top of the deck; `left` says how many cards the action still brings."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("AOI-214", "AOI-215")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: AgeTable, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(2):
            if table.offer[slot] >= 0:
                found.append(OFFER + slot)
        if len(table.deck) > 0:
            found.append(DECK)
        return found

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        if action == DECK:
            table.deck = table.renew(at.DECK)
            card = table.draw(table.deck)
            table.tell_secret("draw", seat, [], [card], 1 << seat)
        else:
            table.offer, table.shown = table.renew(at.OFFER), table.renew(at.SHOWN)
            card = table.offer[action - OFFER]
            table.offer[action - OFFER] = -1
            table.shown.append(seat * MOST_CARDS + card)
            table.tell("take", seat, [card])
        table.own_hand(seat).append(card)
        if self.left > 1 and can_take(table, seat):
            table.agenda.append(TakeCard(seat, self.left - 1))
        else:
            table.agenda.append(RefillOffer())

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if action == DECK:
            return [limit("AOI-232", len(table.deck) > 0, "deck-empty", [])]
        if not OFFER <= action < OFFER + 2:
            return []
        rule = "AOI-216" if len(table.deck) > 0 else "AOI-G22"
        return [limit(rule, table.offer[action - OFFER] >= 0, "offer-gone", [])]


class RefillOffer(Step[AgeTable]):
    """After the last card is taken the card display is filled up from the deck."""

    def run(self, table: AgeTable) -> None:
        refill_offer(table)


def refill_offer(t: AgeTable) -> None:
    """Turn cards face up until two lie on the card display, as long as the deck lasts."""
    for slot in range(2):
        if t.offer[slot] < 0 and len(t.deck) > 0:
            t.offer, t.deck = t.renew(at.OFFER), t.renew(at.DECK)
            t.offer[slot] = t.draw(t.deck)
            t.tell("offer", -1, [t.offer[slot]])


class PassWithCard(Decision[AgeTable]):
    """Which card to discard for passing."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-220",)
    hides: ClassVar[bool] = True

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return [CARD + card for card in kinds_in_hand(table, seat)]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        discard_card(table, seat, action - CARD)
        table.tell("pass", seat, [action - CARD])

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not CARD <= action < CARD + len(table.content.card_ids):
            return []
        return [held_card("AOI-220", action)]
