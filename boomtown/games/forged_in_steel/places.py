"""Pieces on the map: putting cubes and structures down, taking them up, and what is where."""

from boomtown.games.forged_in_steel.city import first_lot, lots_of, spread
from boomtown.games.forged_in_steel.script import COMMERCIAL, FACTORY, HOUSE, LOTS_NEEDED, MANSION
from boomtown.games.forged_in_steel.table import BUILT, CITY, CUBE, CUBES, KIND, OWNED, SteelTable

TRACK_CUBES = 9  # City cubes on the eight Prosperity tracks and the Era track


def put_cube(t: SteelTable, lot: int, owner: int) -> None:
    """A cube on a vacant Lot."""
    bit = t.board.city.bit[lot]
    t.owner[lot] = owner
    t.masks[CUBES] |= bit
    t.masks[CUBE + owner] |= bit


def lift_cube(t: SteelTable, lot: int) -> int:
    """The cube of a Lot goes back; returns whose it was."""
    bit = t.board.city.bit[lot]
    owner = t.owner[lot]
    t.owner[lot] = -1
    t.masks[CUBES] ^= bit
    t.masks[CUBE + owner] ^= bit
    if lot in t.fresh:
        t.fresh.remove(lot)
    return owner


def put_structure(t: SteelTable, lots: int, kind: int, owner: int) -> int:
    """A structure on Lots without cubes; returns its first Lot."""
    anchor = first_lot(t.board.city, lots)
    for lot in lots_of(t.board.city, lots):
        t.what[lot] = kind
        t.owner[lot] = owner
        t.anchor[lot] = anchor
    t.masks[BUILT] |= lots
    t.masks[KIND + kind] |= lots
    t.masks[OWNED + owner] |= lots
    return anchor


def lift_structure(t: SteelTable, lot: int) -> int:
    """The structure on a Lot goes back to its supply; returns its Lots, now vacant."""
    lots = lots_under(t, lot)
    kind, owner = t.what[lot], t.owner[lot]
    for one in lots_of(t.board.city, lots):
        t.what[one] = -1
        t.owner[one] = -1
        t.anchor[one] = -1
    t.masks[BUILT] ^= lots
    t.masks[KIND + kind] ^= lots
    t.masks[OWNED + owner] ^= lots
    return lots


def hand_over(t: SteelTable, lot: int, owner: int) -> None:
    """The structure on a Lot gets another owner."""
    lots = lots_under(t, lot)
    t.masks[OWNED + t.owner[lot]] ^= lots
    for one in lots_of(t.board.city, lots):
        t.owner[one] = owner
    t.masks[OWNED + owner] |= lots


def lots_under(t: SteelTable, lot: int) -> int:
    """All Lots of the structure that covers a Lot."""
    city, anchor = t.board.city, t.anchor[lot]
    if LOTS_NEEDED[t.what[lot]] == 1:
        return city.bit[lot]
    found = 0
    for one in lots_of(city, city.block_lots[city.lot_block[lot]]):
        if t.anchor[one] == anchor:
            found |= city.bit[one]
    return found


def anchors(t: SteelTable, lots: int) -> int:
    """Of a set of covered Lots, those that are the first of their structure."""
    found = 0
    for lot in lots_of(t.board.city, lots):
        if t.anchor[lot] == lot:
            found |= t.board.city.bit[lot]
    return found


# --- what is where -------------------------------------------------------------------------------------------


def vacant(t: SteelTable) -> int:
    """Lots without cube, building or Park."""
    return t.board.city.all_lots & ~(t.masks[BUILT] | t.masks[CUBES])


def grid(t: SteelTable) -> int:
    """The City Grid: Lots with a building or a cube, and all Lots adjacent to one."""
    used = t.masks[BUILT] | t.masks[CUBES]
    return used | spread(t.board.city, used)


def fresh_lots(t: SteelTable) -> int:
    """Lots whose cubes were placed in this turn."""
    found = 0
    for lot in t.fresh:
        found |= t.board.city.bit[lot]
    return found


def is_full(t: SteelTable, block: int) -> bool:
    """Whether each Lot of a Block is covered by a building or Park."""
    lots = t.board.city.block_lots[block]
    return t.masks[BUILT] & lots == lots


def beside_full(t: SteelTable) -> int:
    """Lots adjacent to a fully built Block other than their own."""
    found = 0
    city = t.board.city
    for block in range(len(city.block_lots)):
        lots = city.block_lots[block]
        if t.masks[BUILT] & lots == lots:
            found |= city.block_ring[block]
    return found


# --- pieces --------------------------------------------------------------------------------------------------


def structures(t: SteelTable, seat: int, kind: int) -> int:
    """How many structures of a kind a seat (or the city) owns."""
    return (t.masks[KIND + kind] & t.masks[OWNED + seat]).bit_count() // LOTS_NEEDED[kind]


def standing(t: SteelTable, kind: int) -> int:
    """How many structures of a kind stand on the map."""
    return t.masks[KIND + kind].bit_count() // LOTS_NEEDED[kind]


def owner_of(kind: int, seat: int) -> int:
    """Whose a structure is that a seat places: its own, or the city's."""
    return seat if kind <= COMMERCIAL else CITY


def pieces_left(t: SteelTable, seat: int, kind: int) -> int:
    """How many pieces of a kind a seat could still place."""
    if kind == HOUSE or kind == MANSION:
        return t.board.pieces[kind] - structures(t, seat, kind)
    return t.board.pieces[kind] - standing(t, kind)


def cubes_left(t: SteelTable, seat: int) -> int:
    """How many Ownership cubes a seat has left; one lies on the Scoring and one on the Influence track."""
    used = 2 + t.masks[CUBE + seat].bit_count() + t.mines.count(seat) + t.unrest.count(seat)
    used += structures(t, seat, FACTORY) + structures(t, seat, COMMERCIAL) + t.holders.count(seat)
    left = t.board.cubes - used
    return left if left > 0 else 0


def city_cubes_left(t: SteelTable) -> int:
    """How many City cubes could still go on Lots."""
    return t.board.city_cubes - TRACK_CUBES - t.masks[CUBE + CITY].bit_count()


def can_supply(t: SteelTable, seat: int, kind: int) -> bool:
    """Whether a piece of a kind is left, and a cube to mark it with if it needs one."""
    if pieces_left(t, seat, kind) <= 0:
        return False
    return (kind != FACTORY and kind != COMMERCIAL) or cubes_left(t, seat) > 0
