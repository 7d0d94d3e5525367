"""Guesses: what a seat can't know is dealt anew, in agreement with all that it knows."""

from typing import Final

from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.actions import MOST_CARDS
from boomtown.games.forged_in_steel.rules.content import ERAS
from boomtown.games.forged_in_steel.rules.table import SteelTable, shown_cards


def redeal(t: SteelTable, viewer: int) -> None:
    """Cards in unseen zones change places; announced MM, cards shown and cards seen stay true."""
    open_zones(t, viewer)
    pool = gathered(t, viewer)
    fixed = known_hands(t, viewer, pool)
    pool.sort()
    riffle(t, pool)
    deal_chosen(t, viewer, pool, fixed)
    put_aside(t, t.later, pool)
    put_aside(t, t.removed, pool)
    for seat in range(t.seats):
        if seat != viewer:
            count = len(t.hands[seat])
            t.hands[seat][:] = fixed[seat][:count]
            pool.extend(fixed[seat][count:])
            refill(t.hands[seat], count, pool)
            refill(t.banks[seat], len(t.banks[seat]), pool, True)
            refill(t.draft[seat], len(t.draft[seat]), pool, True)
    refill(t.discard, len(t.discard), pool, True)
    riffle(t, pool)
    t.deck[:] = pool
    for seat in range(t.seats):
        if seat != viewer:
            t.used[seat][:] = shown_cards(t.shown, seat)
            remember(t, seat, viewer)


def open_zones(t: SteelTable, viewer: int) -> None:
    """Lists of its own for this table, of all zones that a viewer does not see."""
    t.deck = t.renew(field.DECK)
    t.discard = t.renew(field.DISCARD)
    t.later = t.renew(field.LATER)
    t.removed = t.renew(field.REMOVED)
    for seat in range(t.seats):
        if seat != viewer:
            t.hands[seat] = t.renew_of(field.HANDS, seat)
            t.banks[seat] = t.renew_of(field.BANKS, seat)
            t.chosen[seat] = t.renew_of(field.CHOSEN, seat)
            t.draft[seat] = t.renew_of(field.DRAFT, seat)
            t.used[seat] = t.renew_of(field.USED, seat)
            t.known[seat] = t.renew_of(field.KNOWN, seat)


PRIME: Final = (1 << 31) - 1


def riffle(t: SteelTable, cards: list[int]) -> None:
    """Put cards in random order; one roll starts a small generator: what is only guessed need not be beyond foreseeing."""
    state = 1 + t.roll(PRIME - 1)
    for i in range(len(cards) - 1, 0, -1):
        state = state * 48271 % PRIME
        j = state * (i + 1) // PRIME
        cards[i], cards[j] = cards[j], cards[i]


def refill(zone: list[int], count: int, pool: list[int], anew: bool = False) -> None:
    """Fill a zone up with cards of the pool."""
    if anew:
        zone.clear()
    while len(zone) < count:
        zone.append(pool.pop())


def gathered(t: SteelTable, viewer: int) -> list[int]:
    """All cards that a viewer does not see."""
    pool = t.deck + t.discard + t.later + t.removed
    for seat in range(t.seats):
        if seat != viewer:
            pool += t.hands[seat] + t.banks[seat] + t.chosen[seat] + t.draft[seat]
    return pool


def known_hands(t: SteelTable, viewer: int, pool: list[int]) -> list[list[int]]:
    """What a viewer knows to be in each other hand (or selected from it); taken out of the pool."""
    fixed: list[list[int]] = []
    for seat in range(t.seats):
        cards: list[int] = []
        if seat != viewer:
            seen = shown_cards(t.shown, seat)
            if viewer >= 0:
                seen += shown_cards(t.known[viewer], seat)
            for card in seen:
                if card in pool:
                    pool.remove(card)
                    cards.append(card)
        fixed.append(cards)
    return fixed


def by_era(t: SteelTable, cards: list[int]) -> list[int]:
    """How many cards of each Era a list holds."""
    counts = [0] * ERAS
    for card in cards:
        counts[t.content.card_era[card]] += 1
    return counts


def put_aside(t: SteelTable, zone: list[int], pool: list[int]) -> None:
    """A zone that never came into play holds as many cards of each Era as before."""
    counts = by_era(t, zone)
    size = len(zone)
    zone.clear()
    for at in range(len(pool) - 1, -1, -1):
        era = t.content.card_era[pool[at]]
        if counts[era] > 0:
            counts[era] -= 1
            zone.append(pool.pop(at))
    refill(zone, size, pool)
    zone.sort()


def possible(t: SteelTable, pool: list[int], mm: int) -> list[int]:
    """The unseen cards with an MM that can be in play: enough of each Era stay for the zones put aside."""
    have, need = by_era(t, pool), by_era(t, t.later + t.removed)
    found: list[int] = []
    for card in pool:
        era = t.content.card_era[card]
        if t.content.card_mm[card] == mm and have[era] > need[era]:
            found.append(card)
    return found


def deal_chosen(t: SteelTable, viewer: int, pool: list[int], fixed: list[list[int]]) -> None:
    """A selected card has the MM that was announced."""
    for seat in range(t.seats):
        if seat == viewer or len(t.chosen[seat]) == 0:
            continue
        mm = t.announced[seat]
        needed = 0
        for other in range(t.seats):
            if other > seat and other != viewer and len(t.chosen[other]) > 0 and t.announced[other] == mm:
                needed += 1
        spare = possible(t, pool, mm)
        own = [card for card in fixed[seat] if t.content.card_mm[card] == mm]
        must = len(fixed[seat]) > len(t.hands[seat])
        if len(spare) == 0 and len(own) == 0:
            spare = [card for card in pool if t.content.card_mm[card] == mm]
        if len(own) > 0 and (must or len(spare) <= needed or t.roll(4) == 0):
            card = own[t.roll(len(own))]
            fixed[seat].remove(card)
        else:
            card = spare[t.roll(len(spare))]
            pool.remove(card)
        t.chosen[seat][:] = [card]


def remember(t: SteelTable, seat: int, viewer: int) -> None:
    """Another seat saw as much of the hands as before; what it saw of the viewer's own hand is known."""
    kept: list[int] = []
    for other in range(t.seats):
        saw = shown_cards(t.known[seat], other)
        if other == viewer:
            kept.extend(other * MOST_CARDS + card for card in saw)
        else:
            holds = t.hands[other] + t.chosen[other]
            kept.extend(other * MOST_CARDS + card for card in holds[: len(saw)])
    t.known[seat][:] = kept
