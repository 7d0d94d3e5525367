"""The survey: what follows from the Lots, counted and in strips, kept up whenever one of them changes."""

from typing import Final

from boomtown.games.forged_in_steel.rules.city import City
from boomtown.games.forged_in_steel.rules.table import (
    BUILT,
    BY_FACTORY,
    BY_FULL,
    BY_SPECIAL,
    CUBE,
    CUBES,
    GRID,
    IN_STRIPS,
    KIND,
    LARGE,
    OF_KIND,
    OF_OWNER,
    OWNED,
    OWNERS,
    SETS,
    VACANT,
    WITH_CUBE,
    SteelTable,
)
from boomtown.games.forged_in_steel.rules.terms import CIVIC, FACTORY, HOSPITAL, MANSION, PARKS

SPECIAL: Final = PARKS | (1 << CIVIC) | (1 << HOSPITAL) | (1 << MANSION)  # kinds that Houses like beside them


def rebuild(t: SteelTable) -> None:
    """Make the sets of Lots and the survey from what is on the Lots."""
    city = t.content.city
    t.open_city()
    t.masks[:] = [0] * LARGE
    t.survey = [0] * (IN_STRIPS + SETS * city.strips)
    for strip in range(city.strips):
        t.survey[IN_STRIPS + VACANT * city.strips + strip] = city.everywhere[strip]
    for lot in range(len(t.owner)):
        if t.what[lot] >= 0:
            count_structure(t, [lot], t.what[lot], t.owner[lot], 1)
            join_grid(t, lot)
        elif t.owner[lot] >= 0:
            count_cube(t, lot, t.owner[lot], 1)
            join_grid(t, lot)
    for lot in range(len(t.owner)):
        if t.what[lot] >= 0:
            look_around_new(t, lot, t.what[lot])
    find_full_blocks(t)


def lots_in(t: SteelTable, number: int, strip: int) -> int:
    """The Lots of a set in a strip."""
    return t.survey[IN_STRIPS + number * t.content.city.strips + strip]


def has_lot(t: SteelTable, number: int, lot: int) -> bool:
    """Whether a Lot belongs to a set."""
    city = t.content.city
    return t.survey[IN_STRIPS + number * city.strips + city.strip[lot]] & city.flag[lot] != 0


def is_empty(t: SteelTable, number: int) -> bool:
    """Whether no Lot belongs to a set."""
    start = IN_STRIPS + number * t.content.city.strips
    for at in range(start, start + t.content.city.strips):
        if t.survey[at]:
            return False
    return True


def meets(t: SteelTable, number: int, nbs: int) -> bool:
    """Whether some Lot of a set lies in one of some Neighborhoods."""
    city = t.content.city
    for strip in range(city.strips):
        if lots_in(t, number, strip) & city.places[nbs * city.strips + strip]:
            return True
    return False


def large(t: SteelTable, number: int) -> int:
    """A set of the survey as one large number."""
    city = t.content.city
    found = 0
    for lot in range(len(city.bit)):
        if has_lot(t, number, lot):
            found |= city.bit[lot]
    return found


# --- keeping it up -------------------------------------------------------------------------------------------


def flip(t: SteelTable, number: int, lot: int) -> None:
    """A Lot joins a set, or leaves it."""
    city = t.content.city
    t.survey[IN_STRIPS + number * city.strips + city.strip[lot]] ^= city.flag[lot]
    if number < LARGE:
        t.masks[number] ^= city.bit[lot]


def count_cube(t: SteelTable, lot: int, owner: int, count: int) -> None:
    """A cube comes to a Lot (1), or leaves it (-1)."""
    flip(t, CUBES, lot)
    flip(t, CUBE + owner, lot)
    flip(t, VACANT, lot)
    t.survey[WITH_CUBE + owner] += count


def count_structure(t: SteelTable, lots: list[int], kind: int, owner: int, count: int) -> None:
    """A structure comes to Lots (1), or leaves them (-1)."""
    for lot in lots:
        flip(t, BUILT, lot)
        flip(t, KIND + kind, lot)
        flip(t, OWNED + owner, lot)
        flip(t, VACANT, lot)
    t.survey[OF_OWNER + kind * OWNERS + owner] += count * len(lots)
    t.survey[OF_KIND + kind] += count * len(lots)


def count_owner(t: SteelTable, lots: list[int], kind: int, before: int, owner: int) -> None:
    """A structure changes hands."""
    for lot in lots:
        flip(t, OWNED + before, lot)
        flip(t, OWNED + owner, lot)
    t.survey[OF_OWNER + kind * OWNERS + before] -= len(lots)
    t.survey[OF_OWNER + kind * OWNERS + owner] += len(lots)


def add_beside(t: SteelTable, number: int, lot: int) -> None:
    """All Lots adjacent to one join a set."""
    city = t.content.city
    start = IN_STRIPS + number * city.strips
    for strip in range(city.strips):
        t.survey[start + strip] |= city.near[lot * city.strips + strip]


def join_grid(t: SteelTable, lot: int) -> None:
    """A Lot that was vacant is used: it and those beside it are on the City Grid."""
    if not has_lot(t, GRID, lot):
        flip(t, GRID, lot)
    add_beside(t, GRID, lot)


def leave_grid(t: SteelTable, lot: int) -> None:
    """A Lot has become vacant: what is not beside another used Lot is no longer on the City Grid."""
    city = t.content.city
    check_grid(t, city, lot)
    for one in city.beside[lot]:
        check_grid(t, city, one)


def check_grid(t: SteelTable, city: City, lot: int) -> None:
    """Take a Lot off the City Grid, if neither it nor one beside it is used."""
    if t.owner[lot] >= 0:
        return
    for one in city.beside[lot]:
        if t.owner[one] >= 0:
            return
    if has_lot(t, GRID, lot):
        flip(t, GRID, lot)


def look_around_new(t: SteelTable, lot: int, kind: int) -> None:
    """Houses beside a new structure may be worth more or less."""
    if kind == FACTORY:
        add_beside(t, BY_FACTORY, lot)
    elif (SPECIAL >> kind) & 1:
        add_beside(t, BY_SPECIAL, lot)


def look_around_gone(t: SteelTable, lots: list[int], kind: int) -> None:
    """The same where a structure is gone."""
    kinds = 1 << FACTORY if kind == FACTORY else SPECIAL
    if not (kinds >> kind) & 1:
        return
    city = t.content.city
    number = BY_FACTORY if kind == FACTORY else BY_SPECIAL
    for lot in lots:
        for one in city.beside[lot]:
            if has_lot(t, number, one) and not is_beside(t, city, one, kinds):
                flip(t, number, one)


def is_beside(t: SteelTable, city: City, lot: int, kinds: int) -> bool:
    """Whether a structure of some kinds is adjacent to a Lot."""
    for one in city.beside[lot]:
        if t.what[one] >= 0 and (kinds >> t.what[one]) & 1:
            return True
    return False


def is_full(t: SteelTable, block: int) -> bool:
    """Whether each Lot of a Block is covered by a building or Park."""
    for lot in t.content.city.block_list[block]:
        if t.what[lot] < 0:
            return False
    return True


def add_ring(t: SteelTable, block: int) -> None:
    """The Lots around a fully built Block are beside it."""
    city = t.content.city
    start = IN_STRIPS + BY_FULL * city.strips
    for strip in range(city.strips):
        t.survey[start + strip] |= city.ring[block * city.strips + strip]


def find_full_blocks(t: SteelTable) -> None:
    """Find anew what is beside fully built Blocks."""
    city = t.content.city
    start = IN_STRIPS + BY_FULL * city.strips
    for strip in range(city.strips):
        t.survey[start + strip] = 0
    for block in range(len(city.block_list)):
        if is_full(t, block):
            add_ring(t, block)
