"""Making up the order of the decks, as far as nobody can know it."""

from boomtown.games.urban_sprawl.rules.content import EVENT, PERMITS
from boomtown.games.urban_sprawl.rules.table import SprawlTable, deck_of


def redeal(t: SprawlTable, seat: int) -> None:
    """All that anybody can't know is the order of the decks; how they were stacked is known."""
    reshuffle_planning(t)
    for number in range(1, 4):
        reshuffle_contracts(t, number)


def reshuffle_planning(t: SprawlTable) -> None:
    """Before the first reshuffle the events lie among the lowest 28 cards only."""
    deck = t.planning
    deck.sort()
    low = 2 * (PERMITS - 22)
    if t.shuffles[0] > 0 or len(deck) <= low:
        t.shuffle(deck)
        return
    permits = [card for card in deck if t.content.kind[card] != EVENT]
    events = [card for card in deck if t.content.kind[card] == EVENT]
    t.shuffle(permits)
    bottom = permits[: low - len(events)] + events
    t.shuffle(bottom)
    deck[:] = bottom + permits[low - len(events) :]


def reshuffle_contracts(t: SprawlTable, number: int) -> None:
    """The special event lies in the middle packet, as far as that is left."""
    deck = deck_of(t, number)
    deck.sort()
    special = t.content.special[number]
    if special not in deck:
        t.shuffle(deck)
        return
    deck.remove(special)
    t.shuffle(deck)
    packets = t.content.packets[t.length][number]
    room = min(packets[0] + packets[1], len(deck) + 1) - packets[0]
    deck.insert(packets[0] + t.roll(room), special)
