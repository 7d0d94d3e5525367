"""Pieces on the map: putting cubes and structures down, taking them up, and what is where."""

from boomtown.games.forged_in_steel.rules.actions import LOT
from boomtown.games.forged_in_steel.rules.city import add_options
from boomtown.games.forged_in_steel.rules.survey import (
    add_ring,
    count_cube,
    count_owner,
    count_structure,
    find_full_blocks,
    has_lot,
    join_grid,
    large,
    leave_grid,
    look_around_gone,
    look_around_new,
    lots_in,
)
from boomtown.games.forged_in_steel.rules.survey import is_full as is_full
from boomtown.games.forged_in_steel.rules.table import (
    BY_FULL,
    CITY,
    CUBE,
    GRID,
    KIND,
    OF_KIND,
    OF_OWNER,
    OWNED,
    OWNERS,
    VACANT,
    WITH_CUBE,
    SteelTable,
)
from boomtown.games.forged_in_steel.rules.terms import (
    COMMERCIAL,
    FACTORY,
    HOUSE,
    KINDS,
    LOTS_NEEDED,
    MANSION,
)


def put_cube(t: SteelTable, lot: int, owner: int) -> None:
    """A cube on a vacant Lot."""
    t.open_city()
    t.owner[lot] = owner
    count_cube(t, lot, owner, 1)
    join_grid(t, lot)


def lift_cube(t: SteelTable, lot: int) -> int:
    """The cube of a Lot goes back; returns whose it was."""
    t.open_city()
    owner = t.owner[lot]
    t.owner[lot] = -1
    count_cube(t, lot, owner, -1)
    leave_grid(t, lot)
    if lot in t.fresh:
        t.fresh.remove(lot)
    return owner


def put_structure(t: SteelTable, lots: list[int], kind: int, owner: int) -> int:
    """A structure on Lots without cubes, in their order on the map; returns its first Lot."""
    t.open_city()
    anchor = lots[0]
    for lot in lots:
        t.what[lot] = kind
        t.owner[lot] = owner
        t.anchor[lot] = anchor
        join_grid(t, lot)
        look_around_new(t, lot, kind)
    count_structure(t, lots, kind, owner, 1)
    block = t.content.city.lot_block[anchor]
    if is_full(t, block):
        add_ring(t, block)
    return anchor


def lift_structure(t: SteelTable, lot: int) -> list[int]:
    """The structure on a Lot goes back to its supply; returns its Lots, now vacant."""
    t.open_city()
    lots = lots_under(t, lot)
    kind, owner = t.what[lot], t.owner[lot]
    was_full = is_full(t, t.content.city.lot_block[lot])
    for one in lots:
        t.what[one] = -1
        t.owner[one] = -1
        t.anchor[one] = -1
    count_structure(t, lots, kind, owner, -1)
    look_around_gone(t, lots, kind)
    for one in lots:
        leave_grid(t, one)
    if was_full:
        find_full_blocks(t)
    return lots


def hand_over(t: SteelTable, lot: int, owner: int) -> None:
    """The structure on a Lot gets another owner."""
    t.open_city()
    lots = lots_under(t, lot)
    count_owner(t, lots, t.what[lot], t.owner[lot], owner)
    for one in lots:
        t.owner[one] = owner


def lots_under(t: SteelTable, lot: int) -> list[int]:
    """All Lots of the structure that covers a Lot, in their order on the map."""
    if LOTS_NEEDED[t.what[lot]] == 1:
        return [lot]
    city, anchor = t.content.city, t.anchor[lot]
    return [one for one in city.block_list[city.lot_block[lot]] if t.anchor[one] == anchor]


# --- what is where -------------------------------------------------------------------------------------------


def vacant(t: SteelTable) -> int:
    """Lots without cube, building or Park, as one large number."""
    return large(t, VACANT)


def grid(t: SteelTable) -> int:
    """The City Grid: Lots with a building or a cube, and all Lots adjacent to one, as one large number."""
    return large(t, GRID)


def must_wait(t: SteelTable, seat: int, lot: int) -> bool:
    """Whether a cube was placed in this turn and must wait: for whom it is, and for its owner (FIS-122)."""
    return lot in t.fresh and (len(t.turn) == 0 or t.turn[0] == seat or t.owner[lot] == seat)


def fresh_lots(t: SteelTable, seat: int) -> int:
    """All Lots whose cubes must wait, as one large number."""
    found = 0
    for lot in t.fresh:
        if must_wait(t, seat, lot):
            found |= t.content.city.bit[lot]
    return found


def waiting_lots(t: SteelTable, seat: int, strip: int) -> int:
    """The Lots of a strip whose cubes must wait."""
    found = 0
    for lot in t.fresh:
        if t.content.city.strip[lot] == strip and must_wait(t, seat, lot):
            found |= t.content.city.flag[lot]
    return found


def beside_full(t: SteelTable) -> int:
    """Lots adjacent to a fully built Block other than their own, as one large number."""
    return large(t, BY_FULL)


def add_first_lots(t: SteelTable, strip: int, lots: int, found: list[int]) -> None:
    """Of some covered Lots of a strip, add the options of those that are the first of their structure."""
    some: list[int] = []
    add_options(t.content.city, strip, lots, some)
    for action in some:
        if t.anchor[action - LOT] == action - LOT:
            found.append(action)


def structures_of(t: SteelTable, owners: int, kinds: int, where: list[int]) -> list[int]:
    """The options of all structures of some kinds and owners on some Lots, by their first Lots."""
    found: list[int] = []
    for strip in range(t.content.city.strips):
        lots, owned = 0, 0
        for kind in range(KINDS):
            if (kinds >> kind) & 1:
                lots |= lots_in(t, KIND + kind, strip)
        for owner in range(OWNERS):
            if (owners >> owner) & 1:
                owned |= lots_in(t, OWNED + owner, strip)
        add_first_lots(t, strip, lots & owned & where[strip], found)
    return found


# --- pieces --------------------------------------------------------------------------------------------------


def structures(t: SteelTable, seat: int, kind: int) -> int:
    """How many structures of a kind a seat (or the city) owns."""
    return t.survey[OF_OWNER + kind * OWNERS + seat] // LOTS_NEEDED[kind]


def standing(t: SteelTable, kind: int) -> int:
    """How many structures of a kind stand on the map."""
    return t.survey[OF_KIND + kind] // LOTS_NEEDED[kind]


def owner_of(kind: int, seat: int) -> int:
    """Whose a structure is that a seat places: its own, or the city's."""
    return seat if kind <= COMMERCIAL else CITY


def pieces_left(t: SteelTable, seat: int, kind: int) -> int:
    """How many pieces of a kind a seat could still place."""
    if kind == HOUSE or kind == MANSION:
        return t.content.pieces[kind] - structures(t, seat, kind)
    return t.content.pieces[kind] - standing(t, kind)


def cubes_left(t: SteelTable, seat: int) -> int:
    """How many Ownership cubes a seat has left; some lie on the Scoring and the Influence track."""
    used = t.content.cubes_on_tracks + t.survey[WITH_CUBE + seat]
    used += structures(t, seat, FACTORY) + structures(t, seat, COMMERCIAL)
    for cubes in (t.mines, t.unrest, t.holders):
        for owner in cubes:
            if owner == seat:
                used += 1
    left = t.content.cubes - used
    return left if left > 0 else 0


def city_cubes_left(t: SteelTable) -> int:
    """How many City cubes could still go on Lots; one lies on each Prosperity track and one on the Era track."""
    return t.content.city_cubes - len(t.tracks) - 1 - t.survey[WITH_CUBE + CITY]


def is_marked(kind: int) -> bool:
    """Whether an Ownership cube on a structure says whose it is."""
    return kind == FACTORY or kind == COMMERCIAL


def can_mark(t: SteelTable, seat: int, lots: list[int]) -> bool:
    """Whether a seat has a cube for a structure on some Lots: left over, or its own one that is built over (FIS-G47)."""
    if cubes_left(t, seat) > 0:
        return True
    for lot in lots:
        if has_lot(t, CUBE + seat, lot):
            return True
    return False
