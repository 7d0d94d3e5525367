"""Citizen and military cards: drawing, turning piles over, playing, laying down, what others can know of a hand."""

from boomtown.games.city_of_iron.table import IronTable


def insert(hand: list[int], card: int) -> None:
    """Put a card into a hand, which stays sorted."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def show(t: IronTable, seat: int, card: int) -> None:
    """From now on everyone can tell that a card is in a seat's hand."""
    t.shown[seat] |= 1 << card
    if card in t.unseen[seat]:
        t.unseen[seat].remove(card)


def can_draw(t: IronTable, seat: int, deck: int) -> bool:
    """Whether a deck has a card in its draw or discard pile."""
    return len(t.draw_pile(seat, deck)) > 0 or len(t.discard_pile(seat, deck)) > 0


def turn_over(t: IronTable, seat: int, deck: int) -> None:
    """The discard pile becomes the draw pile, its order unchanged: what was discarded first is drawn first."""
    discard = t.discard_pile(seat, deck)
    t.draw_pile(seat, deck)[:] = discard[::-1]
    discard.clear()
    t.tell("turn-over", seat, [deck])


def draw_cards(t: IronTable, seat: int, deck: int, count: int) -> None:
    """Draw so many cards, as far as there are any. Owners know their piles: nothing new is learned."""
    drawn: list[int] = []
    pile = t.draw_pile(seat, deck)
    while len(drawn) < count:
        if len(pile) == 0:
            if len(t.discard_pile(seat, deck)) == 0:
                break
            turn_over(t, seat, deck)
        card = pile.pop()
        insert(t.hands[seat], card)
        insert(t.unseen[seat], card)
        drawn.append(card)
        if len(pile) == 0:
            tell_apart(t, seat, deck)
    if len(drawn) > 0:
        t.tell_secret("draw", seat, [deck, len(drawn)], drawn, 1 << seat)


def tell_apart(t: IronTable, seat: int, deck: int) -> None:
    """With the draw pile empty everyone who watched the discards can tell the cards of that deck in hand."""
    for card in t.hands[seat]:
        if t.kit.expert_deck[card] == deck:
            show(t, seat, card)


def leave_hand(t: IronTable, seat: int, card: int) -> None:
    """A card leaves a hand where all can see it."""
    t.hands[seat].remove(card)
    if card in t.unseen[seat]:
        t.unseen[seat].remove(card)
    t.shown[seat] &= ~(1 << card)


def use_card(t: IronTable, seat: int, card: int, use: int) -> None:
    """Lay a card from hand face up on the table, for its ability (0) or for a skill (1 + skill)."""
    leave_hand(t, seat, card)
    t.played.append(card)
    t.uses.append(use)


def lay_down(t: IronTable, seat: int, card: int) -> None:
    """Put a card on the discard pile of its type."""
    t.discard_pile(seat, t.kit.expert_deck[card]).append(card)


def may_hold(t: IronTable, seat: int, card: int) -> bool:
    """Whether a card can be in a seat's hand as far as everyone can tell."""
    if (t.owned[seat] >> card) & 1 == 0:
        return False
    if (t.shown[seat] >> card) & 1:
        return True
    deck = t.kit.expert_deck[card]
    hidden = 0
    for held in t.unseen[seat]:
        if t.kit.expert_deck[held] == deck:
            hidden += 1
    return hidden > 0 and (card in t.unseen[seat] or card in t.draw_pile(seat, deck))
