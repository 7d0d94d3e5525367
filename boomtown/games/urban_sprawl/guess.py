"""Making up the order of the decks, as far as nobody can know it."""

from boomtown.games.urban_sprawl.board import EVENT, PERMITS
from boomtown.games.urban_sprawl.table import SprawlTable, deck_of


def reshuffle_planning(t: SprawlTable) -> None:
    """Before the first reshuffle the events lie among the lowest 28 cards only."""
    deck = t.planning
    deck.sort()
    low = 2 * (PERMITS - 22)
    if t.shuffles[0] > 0 or len(deck) <= low:
        t.shuffle(deck)
        return
    permits = [card for card in deck if t.board.kind[card] != EVENT]
    events = [card for card in deck if t.board.kind[card] == EVENT]
    t.shuffle(permits)
    bottom = permits[: low - len(events)] + events
    t.shuffle(bottom)
    deck[:] = bottom + permits[low - len(events) :]


def reshuffle_contracts(t: SprawlTable, number: int) -> None:
    """The special event lies in the middle packet, as far as that is left."""
    deck = deck_of(t, number)
    deck.sort()
    special = t.board.special[number]
    if special not in deck:
        t.shuffle(deck)
        return
    deck.remove(special)
    t.shuffle(deck)
    packets = t.board.packets[t.length][number]
    room = min(packets[0] + packets[1], len(deck) + 1) - packets[0]
    deck.insert(packets[0] + t.roll(room), special)
