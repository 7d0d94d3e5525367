"""What a seat can't know, made up anew: the order of decks and piles, the unseen cards of others."""

from boomtown.games.city_of_iron.rules.content import CITIZEN, MILITARY, bits
from boomtown.games.city_of_iron.rules.table import IronTable


def redeal(t: IronTable, seat: int) -> None:
    """Order of the building decks; other seats' draw piles, unseen hand cards, and discards below the top."""
    for deck in range(3):
        cards = t.own_building_deck(deck)
        cards.sort()
        t.shuffle(cards)
    for other in range(t.seats):
        if other != seat:
            for deck in (CITIZEN, MILITARY):
                redeal_deck(t, other, deck)


def redeal_deck(t: IronTable, seat: int, deck: int) -> None:
    """Make up which cards of a seat's deck are in hand and in what order its piles lie."""
    draw = t.own_draw_pile(seat, deck)
    left = len(draw)
    pool = draw[:]
    others: list[int] = []
    for card in t.unseen[seat]:
        if t.content.expert_deck[card] == deck:
            pool.append(card)
        else:
            others.append(card)
    pool.sort()
    t.shuffle(pool)
    draw[:] = pool[:left]
    t.own_unseen(seat)[:] = sorted(others + pool[left:])
    t.own_hand(seat)[:] = sorted(t.unseen[seat] + bits(t.shown[seat]))
    if len(t.discard_pile(seat, deck)) > 2:
        discard = t.own_discard_pile(seat, deck)
        below = sorted(discard[:-1])
        t.shuffle(below)
        discard[:] = [*below, discard[-1]]
