"""Gaining: goods from the supply, cards from the Deck, points on the track, goods that lie on cards."""

from boomtown.games.fifty_first_state.book import CARD, VP
from boomtown.games.fifty_first_state.table import ACTING, ON_CARD, PRODUCING, StateTable


def top_card(t: StateTable) -> int:
    """The top card of the Deck, which is made anew from the discard pile if it is empty; -1 if there is none."""
    if len(t.deck) == 0:
        if len(t.discard) == 0:
            return -1
        t.deck[:] = sorted(t.discard)
        t.discard.clear()
        t.shuffle(t.deck)
        t.tell("reshuffle", -1, [])
    return t.draw(t.deck)


def draw_cards(t: StateTable, seat: int, count: int) -> int:
    """A seat draws cards into its hand, as many as there are."""
    drawn: list[int] = []
    for _ in range(count):
        card = top_card(t)
        if card < 0:
            break
        t.hands[seat].append(card)
        drawn.append(card)
    if len(drawn) > 0:
        t.tell_secret("draw", seat, [len(drawn)], drawn, 1 << seat)
    return len(drawn)


def score_points(t: StateTable, player: int, count: int) -> None:
    """Points are marked at once; whoever reaches 25 sets off the end of the game."""
    t.score[player] += count
    if t.score[player] >= t.book.end_trigger and t.ended[0] == 0:
        t.ended[0] = 1
        t.tell("trigger", player, [t.score[player]])


def gain(t: StateTable, seat: int, good: int, count: int) -> None:
    """A seat takes a good; what it takes in the Production phase is counted."""
    if good == VP:
        score_points(t, seat, count)
    elif good == CARD:
        count = draw_cards(t, seat, count)
    else:
        t.goods[seat][good] += count
    if t.phase[0] == PRODUCING:
        t.produced[seat][good] += count


def gain_bundle(t: StateTable, seat: int, bundle: int, times: int, card: int) -> None:
    """A seat takes a bundle of goods so many times; `card` is where it comes from, or -1."""
    if times <= 0:
        return
    goods = t.book.bundles[bundle]
    if t.phase[0] == ACTING and not t.quiet and not only_cards(goods):
        t.tell("gain", seat, [card, times, *goods])
    for i in range(0, len(goods), 2):
        gain(t, seat, goods[i], goods[i + 1] * times)


def only_cards(goods: list[int]) -> bool:
    """Whether a bundle holds nothing but cards: drawing them is told anyway."""
    return len(goods) == 2 and goods[0] == CARD


def place_stock(t: StateTable, seat: int, bundle: int, card: int) -> None:
    """Goods are laid on a Location of the seat, to be spent from there."""
    if card not in t.states[seat]:
        gain_bundle(t, seat, bundle, 1, card)
        return
    goods = t.book.bundles[bundle]
    t.tell("stock", seat, [card, 1, *goods])
    for i in range(0, len(goods), 2):
        for _ in range(goods[i + 1]):
            t.stock[seat].append(card * ON_CARD + goods[i])


def clear_used(t: StateTable, card: int) -> None:
    """Goods and workers on a used card go to the general supply; it counts as unused."""
    t.laid[:] = [piece for piece in t.laid if piece // ON_CARD != card]
    t.used[:] = [other for other in t.used if other != card]


def strip(t: StateTable, seat: int, card: int) -> None:
    """A card stops being a Location: what was spent on it goes to the supply, its stock to its owner."""
    clear_used(t, card)
    if card in t.shields:
        t.shields.remove(card)
    if len(t.stock[seat]) > 0:
        rest: list[int] = []
        for piece in t.stock[seat]:
            if piece // ON_CARD == card:
                t.goods[seat][piece % ON_CARD] += 1
            else:
                rest.append(piece)
        t.stock[seat][:] = rest


def carries_goods(t: StateTable, card: int) -> bool:
    """Whether goods or a worker lie on a card because it was used."""
    for piece in t.laid:
        if piece // ON_CARD == card:
            return True
    return False
