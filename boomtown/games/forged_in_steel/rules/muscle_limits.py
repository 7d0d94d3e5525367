"""What limits where MM is used: what it costs, which Lots, Mines and structures will do, and the pieces for it."""

from typing import Final

from boomtown.engine.limits import Fact, Limit, LimitOn, needs
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import (
    A_MINE,
    LOT,
)
from boomtown.games.forged_in_steel.rules.city import places_of
from boomtown.games.forged_in_steel.rules.may import (
    CAN_MARK,
    FIRST_LOT,
    HAS_CUBE_LEFT,
    IS_VACANT,
    MM,
    PIECES,
    about_lot,
    is_lot,
    is_mine,
    is_pair,
    no_cube_fact,
)
from boomtown.games.forged_in_steel.rules.places import (
    beside_full,
    cubes_left,
    fresh_lots,
    must_wait,
    pieces_left,
)
from boomtown.games.forged_in_steel.rules.purchase import (
    BUILT_KINDS,
    SEIZED,
    usable_nbs,
    within_reach,
    zoned_lots,
)
from boomtown.games.forged_in_steel.rules.sites import all_in, lots_named, lots_of_option
from boomtown.games.forged_in_steel.rules.spending import (
    PLACES,
    PRICES,
    price_at,
    spending,
)
from boomtown.games.forged_in_steel.rules.table import CITY, CUBES, SteelTable


def is_object(t: SteelTable, rule: int, action: int) -> bool:
    """Whether an action names something that a way to use MM is about."""
    if rule == s.R_COST_FACTORY:
        return is_pair(t, action)
    if rule == s.R_COST_MINE:
        return is_mine(t, action)
    return is_lot(t, action) or (rule == s.R_COST_SEIZE and is_mine(t, action))


def price_of(t: SteelTable, seat: int, action: int) -> int:
    """What the object of an action costs."""
    return price_at(t, seat, spending(t).rule, action)


def is_paid(t: SteelTable, seat: int, action: int) -> bool:
    """There is enough MM for it."""
    return price_of(t, seat, action) <= spending(t).muscle


def price_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """How much it takes."""
    top = spending(t)
    return needs(PRICES[top.rule], MM, price_of(t, seat, action), top.muscle)


def is_usable(t: SteelTable, seat: int, action: int) -> bool:
    """The MM may be used there."""
    purse = spending(t).terms(t)
    if action >= A_MINE:
        return not purse.is_bound
    return all_in(
        t.content.city, lots_named(t, action), places_of(t.content.city, usable_nbs(t, seat, purse))
    )


def in_reach(t: SteelTable, seat: int, action: int) -> bool:
    """The Lot is on the City Grid, or need not be."""
    city, lot = t.content.city, action - LOT
    return within_reach(t, seat, spending(t).terms(t), city.strip[lot]) & city.flag[lot] != 0


def reach_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it is not."""
    return about_lot(t, "FIS-103", "off-grid", lots_of_option(t, action))


def has_cubes(t: SteelTable, seat: int, action: int) -> bool:
    """A cube lies on each Lot."""
    return not lots_of_option(t, action) & ~t.masks[CUBES]


def cube_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Where no cube lies."""
    return about_lot(t, PLACES[spending(t).rule], "no-cube", lots_of_option(t, action) & ~t.masks[CUBES])


def is_zoned(t: SteelTable, seat: int, action: int) -> bool:
    """No cube there has to wait for a later turn."""
    city, purse = t.content.city, spending(t).terms(t)
    for lot in lots_named(t, action):
        if must_wait(t, seat, lot) and not zoned_lots(t, seat, purse, city.strip[lot]) & city.flag[lot]:
            return False
    return True


def zoned_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which cube has to wait."""
    return about_lot(t, "FIS-121", "fresh", lots_of_option(t, action) & fresh_lots(t, seat))


def has_piece(t: SteelTable, seat: int, action: int) -> bool:
    """A piece is left to build with."""
    return pieces_left(t, seat, BUILT_KINDS[spending(t).rule]) > 0


def piece_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which piece is missing."""
    return needs("FIS-018", PIECES + BUILT_KINDS[spending(t).rule], 1, 0)


def has_symbols(t: SteelTable, seat: int, action: int) -> bool:
    """Both Lots show the Factory symbol."""
    return not lots_of_option(t, action) & ~t.content.city.factory_lots


def symbol_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which one does not."""
    return about_lot(t, "FIS-099", "no-symbol", lots_of_option(t, action) & ~t.content.city.factory_lots)


def is_beside_full(t: SteelTable, seat: int, action: int) -> bool:
    """A fully built Block is beside it."""
    return lots_of_option(t, action) & beside_full(t) != 0


def full_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That there is none."""
    return about_lot(t, "FIS-129", "no-full-block", lots_of_option(t, action))


def is_free_mine(t: SteelTable, seat: int, action: int) -> bool:
    """The Mine has no owner."""
    return t.mines[action - A_MINE] < 0


# --- seizing -------------------------------------------------------------------------------------------------


def owner_of_object(t: SteelTable, action: int) -> int:
    """Who owns a Mine, or what stands on a Lot; -1 nobody."""
    if action >= A_MINE:
        return t.mines[action - A_MINE]
    return t.owner[action - LOT] if t.what[action - LOT] >= 0 else -1


def is_rivals(t: SteelTable, seat: int, action: int) -> bool:
    """It belongs to another player."""
    owner = owner_of_object(t, action)
    return owner >= 0 and owner != CITY and owner != seat


def rivals_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Whose it is."""
    owner = owner_of_object(t, action)
    return Fact("FIS-148", "not-rivals", [action - LOT if action < A_MINE else A_MINE - 1 - action, owner])


def can_be_seized(t: SteelTable, seat: int, action: int) -> bool:
    """It is a House, a Factory, a Commercial building, or a Mine where the pack lets Mines be seized."""
    if action >= A_MINE:
        return t.content.seize_mines
    return not is_rivals(t, seat, action) or (SEIZED >> t.what[action - LOT]) & 1 == 1


def seized_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """What it is."""
    return Fact("FIS-G11", "not-seized", [t.what[action - LOT] if action < A_MINE else -1])


def has_house(t: SteelTable, seat: int, action: int) -> bool:
    """A House is left to replace a House."""
    return action >= A_MINE or t.what[action - LOT] != s.HOUSE or pieces_left(t, seat, s.HOUSE) > 0


def house_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That there is none."""
    return needs("FIS-018", PIECES + s.HOUSE, 1, 0)


def has_marker(t: SteelTable, seat: int, action: int) -> bool:
    """A cube is left to replace the owner's."""
    if action < A_MINE and t.what[action - LOT] != s.FACTORY and t.what[action - LOT] != s.COMMERCIAL:
        return True
    return cubes_left(t, seat) > 0


SITE_LIMITS: Final = [
    (
        Limit("FIS-114", is_paid, price_fact),
        IS_VACANT,
        Limit("FIS-103", in_reach, reach_fact),
        HAS_CUBE_LEFT,
        LimitOn("FIS-153", is_usable, "card"),
    ),
    (
        Limit("FIS-116", is_paid, price_fact),
        Limit("FIS-123", has_cubes, cube_fact),
        Limit("FIS-121", is_zoned, zoned_fact),
        Limit("FIS-018", has_piece, piece_fact),
        LimitOn("FIS-153", is_usable, "card"),
    ),
    (
        Limit("FIS-117", is_paid, price_fact),
        Limit("FIS-099", has_symbols, symbol_fact),
        Limit("FIS-125", has_cubes, cube_fact),
        Limit("FIS-121", is_zoned, zoned_fact),
        Limit("FIS-018", has_piece, piece_fact),
        CAN_MARK,
        LimitOn("FIS-153", is_usable, "card"),
    ),
    (
        Limit("FIS-118", is_paid, price_fact),
        Limit("FIS-129", has_cubes, cube_fact),
        Limit("FIS-121", is_zoned, zoned_fact),
        Limit("FIS-129", is_beside_full, full_fact),
        Limit("FIS-018", has_piece, piece_fact),
        CAN_MARK,
        LimitOn("FIS-153", is_usable, "card"),
    ),
    (
        Limit("FIS-115", is_paid, price_fact),
        LimitOn("FIS-135", is_free_mine, "mine-owned", A_MINE),
        HAS_CUBE_LEFT,
        LimitOn("FIS-153", is_usable, "card"),
    ),
    (
        Limit("FIS-149", is_paid, price_fact),
        Limit("FIS-148", is_rivals, rivals_fact),
        Limit("FIS-G11", can_be_seized, seized_fact),
        FIRST_LOT,
        Limit("FIS-018", has_house, house_fact),
        Limit("FIS-G47", has_marker, no_cube_fact),
        LimitOn("FIS-153", is_usable, "card"),
    ),
]
