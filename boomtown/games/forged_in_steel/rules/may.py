"""What the limits of many decisions have in common: Lots and what is on them, cards in hand, what a card allows."""

from typing import Final

from boomtown.engine.limits import Fact, Limit, LimitOn, needs
from boomtown.engine.picks import Pick
from boomtown.games.forged_in_steel.rules.actions import (
    A_MINE,
    BANK,
    BLOCK,
    CARD,
    DISCARD,
    LOT,
    MOST_CARDS,
    PAIR,
    RESPOND,
)
from boomtown.games.forged_in_steel.rules.city import first_lot
from boomtown.games.forged_in_steel.rules.places import can_mark, cubes_left, fresh_lots, grid
from boomtown.games.forged_in_steel.rules.sites import lots_named, lots_of_option
from boomtown.games.forged_in_steel.rules.table import BUILT, CUBES, SteelTable

# what facts count: the numbers that `needs` speaks of
MM: Final = 0
CUBES_LEFT: Final = 1
RIOT_POINTS: Final = 2
PIECES: Final = 10  # + kind of structure


def is_lot(t: SteelTable, action: int) -> bool:
    """Whether an action names a Lot of this board."""
    return LOT <= action < LOT + len(t.what)


def is_pair(t: SteelTable, action: int) -> bool:
    """Whether an action names a pair of Lots of this board."""
    return PAIR <= action < PAIR + len(t.content.city.pair_lots)


def is_block(t: SteelTable, action: int) -> bool:
    """Whether an action names a Block of this board."""
    return BLOCK <= action < BLOCK + len(t.content.city.block_lots)


def is_mine(t: SteelTable, action: int) -> bool:
    """Whether an action names a Mine of this board."""
    return A_MINE <= action < A_MINE + len(t.mines)


def is_card(t: SteelTable, action: int, verb: int) -> bool:
    """Whether an action says a verb of a card of this pack."""
    return verb < action <= verb + min(t.content.cards, MOST_CARDS - 1)


# --- Lots ----------------------------------------------------------------------------------------------------


def about_lot(t: SteelTable, rule: str, kind: str, lots: int) -> Fact:
    """A fact about the first of some Lots."""
    return Fact(rule, kind, [first_lot(t.content.city, lots)])


def unbuilt(t: SteelTable, seat: int, action: int) -> bool:
    """No structure stands there."""
    return not lots_of_option(t, action) & t.masks[BUILT]


def built_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What stands there."""
    return about_lot(t, "FIS-G10", "built", lots_of_option(t, action) & t.masks[BUILT])


def is_vacant(t: SteelTable, seat: int, action: int) -> bool:
    """Neither structure nor cube is there."""
    return not lots_of_option(t, action) & (t.masks[BUILT] | t.masks[CUBES])


def taken_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What is there."""
    return about_lot(t, "FIS-087", "taken", lots_of_option(t, action) & (t.masks[BUILT] | t.masks[CUBES]))


def is_ripe(t: SteelTable, seat: int, action: int) -> bool:
    """No cube there has to wait for a later turn."""
    return not lots_of_option(t, action) & fresh_lots(t, seat)


def fresh_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which cube has to wait."""
    return about_lot(t, "FIS-121", "fresh", lots_of_option(t, action) & fresh_lots(t, seat))


def on_grid(t: SteelTable, seat: int, action: int) -> bool:
    """A Lot of it is on the City Grid."""
    return lots_of_option(t, action) & grid(t) != 0


def grid_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it is off the City Grid."""
    return about_lot(t, "FIS-103", "off-grid", lots_of_option(t, action))


def has_cube_left(t: SteelTable, seat: int, action: int) -> bool:
    """The seat has an Ownership cube left."""
    return cubes_left(t, seat) > 0


def no_cube_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That there is none."""
    return needs("FIS-G47", CUBES_LEFT, 1, 0)


def can_mark_there(t: SteelTable, seat: int, action: int) -> bool:
    """The seat has a cube for what it builds, or gets one of its own back there."""
    return can_mark(t, seat, lots_named(t, action))


IS_VACANT: Final = Limit("FIS-087", is_vacant, taken_fact)
UNBUILT: Final = Limit("FIS-G10", unbuilt, built_fact)
IS_RIPE: Final = Limit("FIS-121", is_ripe, fresh_fact)
ON_GRID: Final = Limit("FIS-103", on_grid, grid_fact)
HAS_CUBE_LEFT: Final = Limit("FIS-G47", has_cube_left, no_cube_fact)
CAN_MARK: Final = Limit("FIS-G47", can_mark_there, no_cube_fact)


# --- structures ----------------------------------------------------------------------------------------------


def is_first_lot(t: SteelTable, seat: int, action: int) -> bool:
    """A structure is chosen by its first Lot."""
    return action >= A_MINE or t.anchor[action - LOT] < 0 or t.anchor[action - LOT] == action - LOT


def first_lot_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """By which Lot."""
    return Fact("FIS-095", "first-lot", [action - LOT, t.anchor[action - LOT]])


def stands(t: SteelTable, seat: int, action: int) -> bool:
    """A structure stands there; of a Mine nothing is asked."""
    return action >= A_MINE or t.what[action - LOT] >= 0


FIRST_LOT: Final = Limit("FIS-095", is_first_lot, first_lot_fact)
STANDS: Final = LimitOn("FIS-153", stands, "no-structure", LOT)


# --- cards ---------------------------------------------------------------------------------------------------


def card_of(action: int) -> int:
    """The card that an action is about."""
    if action >= DISCARD:
        return action - DISCARD
    if action >= BANK:
        return action - BANK
    return action - CARD if action >= CARD else action - RESPOND


def in_hand(t: SteelTable, seat: int, action: int) -> bool:
    """The seat has the card in hand."""
    return card_of(action) in t.hands[seat]


def in_draft(t: SteelTable, seat: int, action: int) -> bool:
    """The card is one of those to choose from."""
    return card_of(action) in t.draft[seat]


def in_bank(t: SteelTable, seat: int, action: int) -> bool:
    """The card lies in the seat's Bank."""
    return card_of(action) in t.banks[seat]


IN_HAND: Final = (LimitOn("FIS-075", in_hand, "not-in-hand", CARD),)
IN_DRAFT: Final = (LimitOn("FIS-042", in_draft, "not-there", CARD),)
DISCARDED: Final = (LimitOn("FIS-039", in_hand, "not-in-hand", DISCARD),)
DRAWN: Final = (LimitOn("FIS-153", in_draft, "not-there", CARD),)
FROM_BANK: Final = (LimitOn("FIS-040", in_bank, "not-in-bank", CARD),)
TO_BANK: Final = (LimitOn("FIS-040", in_hand, "not-in-hand", BANK),)


# --- what a card allows --------------------------------------------------------------------------------------


def is_accepted(t: SteelTable, seat: int, action: int) -> bool:
    """What is being carried out allows it."""
    return t.accepts(seat, action)


def in_things(t: SteelTable, seat: int, action: int) -> bool:
    """What is being carried out speaks of it; whether one more can be picked is another matter."""
    top = t.agenda[-1]
    assert isinstance(top, Pick)
    return action in top.things(t, seat)


CARD_ALLOWS: Final = (LimitOn("FIS-153", is_accepted, "card"),)
CARD_NAMES: Final = (LimitOn("FIS-153", in_things, "card"),)
CARD_NAMES_THERE: Final = (STANDS, *CARD_NAMES)
CARD_ALLOWS_THERE: Final = (STANDS, *CARD_ALLOWS)
