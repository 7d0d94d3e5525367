"""Gaining: goods from the supply, cards from the Deck, points on the track, goods that lie on cards."""

from typing import Final

from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.content import CARD, VP
from boomtown.games.fifty_first_state.rules.table import ACTING, ON_CARD, PRODUCING, StateTable

# why goods are gained: the number of the program that gives them, or one of these
SPOILS: Final = -1
DEALT: Final = -2  # a deal that is made, or that pays
COMPENSATED: Final = -3


def top_card(t: StateTable) -> int:
    """The top card of the Deck, which is made anew from the discard pile if it is empty; -1 if there is none."""
    if len(t.deck) == 0:
        if len(t.discard) == 0:
            return -1
        t.deck = t.renew(at.DECK)
        t.deck[:] = sorted(t.discard)
        t.discard.clear()
        t.shuffle(t.deck)
        t.tell("reshuffle", -1, [])
    t.deck = t.renew(at.DECK)
    return t.draw(t.deck)


def draw_cards(t: StateTable, seat: int, count: int, source: int, cause: int) -> int:
    """A seat draws cards into its hand, as many as there are."""
    drawn: list[int] = []
    for _ in range(count):
        card = top_card(t)
        if card < 0:
            break
        t.own_hand(seat).append(card)
        drawn.append(card)
    if len(drawn) > 0:
        t.tell_secret("draw", seat, [len(drawn), source, cause], drawn, 1 << seat)
    return len(drawn)


def score_points(t: StateTable, player: int, count: int) -> None:
    """Points are marked at once; whoever reaches 25 sets off the end of the game."""
    t.score[player] += count
    if t.score[player] >= t.content.end_trigger and t.ended[0] == 0:
        t.ended = t.renew(at.ENDED)
        t.ended[0] = 1
        if t.phase[0] != PRODUCING:  # then it is told when all have produced
            t.tell("trigger", player, [t.score[player]])


def gain(t: StateTable, seat: int, good: int, count: int, card: int, cause: int) -> None:
    """A seat takes a good; what it takes in the Production phase is counted."""
    if good == VP:
        score_points(t, seat, count)
    elif good == CARD:
        count = draw_cards(t, seat, count, card, cause)
    else:
        t.goods[seat][good] += count
    if t.phase[0] == PRODUCING:
        t.produced[seat] = t.renew_of(at.PRODUCED, seat)
        t.produced[seat][good] += count


def gain_goods(t: StateTable, seat: int, goods: list[int], times: int, card: int, cause: int) -> None:
    """A seat takes goods (good, count, good, count, ...) so many times; `card` is where they come from, or -1."""
    if times <= 0:
        return
    if t.phase[0] == ACTING and not t.quiet:
        tell_gain(t, seat, goods, times, card, cause)
    for i in range(0, len(goods), 2):
        gain(t, seat, goods[i], goods[i + 1] * times, card, cause)


def tell_gain(t: StateTable, seat: int, goods: list[int], times: int, card: int, cause: int) -> None:
    """Tell what a seat takes, but for cards: drawing them is told anyway."""
    told = [card, cause, times]
    for i in range(0, len(goods), 2):
        if goods[i] != CARD:
            told.append(goods[i])
            told.append(goods[i + 1])
    if len(told) > 3:
        t.tell("gain", seat, told)


def place_stock(t: StateTable, seat: int, goods: list[int], card: int, cause: int) -> None:
    """Goods are laid on a Location of the seat, to be spent from there."""
    if card not in t.states[seat]:
        gain_goods(t, seat, goods, 1, card, cause)
        return
    t.tell("stock", seat, [card, cause, *goods])
    for i in range(0, len(goods), 2):
        for _ in range(goods[i + 1]):
            t.own_stock(seat).append(card * ON_CARD + goods[i])


def clear_used(t: StateTable, card: int) -> None:
    """Goods and workers on a used card go to the general supply; it counts as unused."""
    t.laid[:] = [piece for piece in t.laid if piece // ON_CARD != card]
    t.used[:] = [other for other in t.used if other != card]


def strip(t: StateTable, seat: int, card: int) -> None:
    """A card stops being a Location: what was spent on it goes to the supply, its stock to its owner."""
    clear_used(t, card)
    if card in t.shields:
        t.shields = t.renew(at.SHIELDS)
        t.shields.remove(card)
    if len(t.stock[seat]) > 0:
        rest: list[int] = []
        saved: list[int] = []
        for piece in t.stock[seat]:
            if piece // ON_CARD == card:
                saved.append(piece % ON_CARD)
                t.goods[seat][piece % ON_CARD] += 1
            else:
                rest.append(piece)
        t.own_stock(seat)[:] = rest
        if len(saved) > 0:
            t.tell("unstock", seat, [card, *saved])


def carries_goods(t: StateTable, card: int) -> bool:
    """Whether goods or a worker lie on a card because it was used."""
    for piece in t.laid:
        if piece // ON_CARD == card:
            return True
    return False
