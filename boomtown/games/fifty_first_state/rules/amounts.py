"""What refusals count: goods that a seat can spend, goods in its supply, cards in hand, deals."""

from typing import Final

from boomtown.games.fifty_first_state.rules.content import (
    AMMO,
    BLUE,
    BRICK,
    DEVELOPMENT,
    GOODS,
    GREY,
    UNIVERSAL,
)
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable

SPENT: Final = 0  # + good: in the supply and on stockpiles
SUPPLY: Final = GOODS  # + good: in the supply alone
WILD: Final = 2 * GOODS  # + good: to spend, with the wild tokens that stand in for it
RESOURCE: Final = 3 * GOODS  # resources and ammo to spend
DEVELOPING: Final = RESOURCE + 1  # bricks, ammo and development tokens to spend
HAND: Final = RESOURCE + 2  # Location and Connection cards in hand
OTHER_HAND: Final = RESOURCE + 3  # but for one that is being played
DEALS: Final = RESOURCE + 4


def amount(t: StateTable, seat: int, what: int) -> int:
    """How many a seat has."""
    if what == HAND or what == OTHER_HAND:
        return len(t.hands[seat]) + len(t.links[seat]) - (1 if what == OTHER_HAND else 0)
    if what == DEALS:
        return len(t.deals[seat])
    if what == RESOURCE:
        return sum([to_spend(t, seat, good) for good in range(AMMO + 1)])
    if what == DEVELOPING:
        return to_spend(t, seat, BRICK) + to_spend(t, seat, AMMO) + to_spend(t, seat, DEVELOPMENT)
    good = what % GOODS
    if what >= WILD:
        return to_spend(t, seat, good) + to_spend(t, seat, stand_in(good))
    return t.goods[seat][good] if what >= SUPPLY else to_spend(t, seat, good)


def to_spend(t: StateTable, seat: int, good: int) -> int:
    """How many of a good lie in the supply of a seat and on its stockpiles."""
    return t.goods[seat][good] + len([piece for piece in t.stock[seat] if piece % ON_CARD == good])


def stand_in(good: int) -> int:
    """The wild token that may be spent in place of a good, or -1."""
    if good < AMMO:
        return AMMO
    return UNIVERSAL if GREY <= good <= BLUE else -1
