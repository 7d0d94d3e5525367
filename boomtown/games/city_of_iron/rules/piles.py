"""Citizen and military cards: drawing, turning piles over, playing, laying down, what others can know of a hand."""

from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.table import IronTable


def insert(hand: list[int], card: int) -> None:
    """Put a card into a hand, which stays sorted."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def show(t: IronTable, seat: int, card: int) -> None:
    """From now on everyone can tell that a card is in a seat's hand."""
    if (t.shown[seat] >> card) & 1:
        return
    t.shown = t.renew(at.SHOWN)
    t.shown[seat] |= 1 << card
    if card in t.unseen[seat]:
        t.own_unseen(seat).remove(card)


def can_draw(t: IronTable, seat: int, deck: int) -> bool:
    """Whether a deck has a card in its draw or discard pile."""
    return len(t.draw_pile(seat, deck)) > 0 or len(t.discard_pile(seat, deck)) > 0


def turn_over(t: IronTable, seat: int, deck: int) -> None:
    """The discard pile becomes the draw pile, its order unchanged: what was discarded first is drawn first."""
    discard = t.own_discard_pile(seat, deck)
    t.own_draw_pile(seat, deck)[:] = discard[::-1]
    discard.clear()
    t.tell("turn-over", seat, [deck])


def draw_cards(t: IronTable, seat: int, deck: int, count: int, cause: int) -> None:
    """Draw so many cards, as far as there are any. Owners know their piles: nothing new is learned."""
    if count == 0:
        return
    drawn: list[int] = []
    pile, hand, unseen = t.own_draw_pile(seat, deck), t.own_hand(seat), t.own_unseen(seat)
    while len(drawn) < count:
        if len(pile) == 0:
            if len(t.discard_pile(seat, deck)) == 0:
                break
            turn_over(t, seat, deck)
        card = pile.pop()
        insert(hand, card)
        insert(unseen, card)
        drawn.append(card)
        if len(pile) == 0:
            tell_apart(t, seat, deck)
    if len(drawn) > 0:
        t.tell_secret("draw", seat, [deck, len(drawn), cause], drawn, 1 << seat)
    if len(drawn) < count:
        t.tell("no-draw", seat, [deck, len(drawn), cause])


def tell_apart(t: IronTable, seat: int, deck: int) -> None:
    """With the draw pile empty everyone who watched the discards can tell the cards of that deck in hand."""
    for card in t.hands[seat]:
        if t.content.expert_deck[card] == deck:
            show(t, seat, card)


def leave_hand(t: IronTable, seat: int, card: int) -> None:
    """A card leaves a hand where all can see it."""
    t.own_hand(seat).remove(card)
    if card in t.unseen[seat]:
        t.own_unseen(seat).remove(card)
    if (t.shown[seat] >> card) & 1:
        t.shown = t.renew(at.SHOWN)
        t.shown[seat] &= ~(1 << card)


def use_card(t: IronTable, seat: int, card: int, use: int) -> None:
    """Lay a card from hand face up on the table, for its ability (0) or for a skill (1 + skill)."""
    leave_hand(t, seat, card)
    t.played, t.uses = t.renew(at.PLAYED), t.renew(at.USES)
    t.played.append(card)
    t.uses.append(use)


def off_the_table(t: IronTable, card: int) -> None:
    """A used card leaves the table."""
    t.played, t.uses = t.renew(at.PLAYED), t.renew(at.USES)
    place = t.played.index(card)
    t.played.pop(place)
    t.uses.pop(place)


def lay_down(t: IronTable, seat: int, card: int) -> None:
    """Put a card on the discard pile of its type."""
    t.own_discard_pile(seat, t.content.expert_deck[card]).append(card)


def may_hold(t: IronTable, seat: int, card: int) -> bool:
    """Whether a card can be in a seat's hand as far as everyone can tell."""
    if (t.owned[seat] >> card) & 1 == 0:
        return False
    if (t.shown[seat] >> card) & 1:
        return True
    deck = t.content.expert_deck[card]
    hidden = 0
    for held in t.unseen[seat]:
        if t.content.expert_deck[held] == deck:
            hidden += 1
    return hidden > 0 and (card in t.unseen[seat] or card in t.draw_pile(seat, deck))
