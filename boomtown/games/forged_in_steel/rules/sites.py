"""Where a card lets somebody place something: sites of the card language become options."""

from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import BLOCK, LOT, PAIR
from boomtown.games.forged_in_steel.rules.cards.parts import GRID_SITE, Site
from boomtown.games.forged_in_steel.rules.city import City, add_options, in_strips, places_of
from boomtown.games.forged_in_steel.rules.counting import beside
from boomtown.games.forged_in_steel.rules.frames import F_NBS, F_SAME, F_USED, look
from boomtown.games.forged_in_steel.rules.places import (
    cubes_left,
    is_marked,
    pieces_left,
    waiting_lots,
)
from boomtown.games.forged_in_steel.rules.survey import lots_in, meets
from boomtown.games.forged_in_steel.rules.table import (
    BUILT,
    CITY,
    CUBE,
    CUBES,
    GRID,
    KIND,
    OWNED,
    VACANT,
    SteelTable,
)


def named_places(t: SteelTable, seat: int, where: int) -> int:
    """The Neighborhoods that `in` means now, as a set."""
    if where >= 0:
        return where & t.content.city.all_nbs
    if where == s.IN_CHOOSE or where == s.IN_SAME:
        nb = look(t, F_SAME)
        return 1 << nb if nb >= 0 else t.content.city.all_nbs
    if where == s.IN_TRIGGER:
        return look(t, F_NBS) & t.content.city.all_nbs
    if where == s.IN_MOGUL:
        return 1 << t.moguls[seat] if t.moguls[seat] >= 0 else 0
    return t.content.city.all_nbs


def allowed_lots(t: SteelTable, seat: int, site: Site) -> list[int]:
    """The Lots that a site names, but for what they must be adjacent to, in strips."""
    city = t.content.city
    if site is GRID_SITE:
        return city.everywhere
    nbs = named_places(t, seat, site.where)
    if site.spread:
        nbs &= ~look(t, F_USED)
    for nb in range(len(city.nb_lots)):
        if site.new and has_house_in(t, seat, nb):
            nbs &= ~(1 << nb)
        if site.without >= 0 and meets(t, KIND + site.without, 1 << nb):
            nbs &= ~(1 << nb)
    lots = places_of(city, nbs)
    if site.river:
        lots = common(lots, city.river)
    if site.freed:
        lots = common(lots, in_strips(city, t.freed))
    return lots


def has_house_in(t: SteelTable, seat: int, nb: int) -> bool:
    """Whether a seat has a House in a Neighborhood."""
    city = t.content.city
    for strip in range(city.strips):
        lots = lots_in(t, KIND + s.HOUSE, strip) & lots_in(t, OWNED + seat, strip)
        if lots & city.places[(1 << nb) * city.strips + strip]:
            return True
    return False


def common(some: list[int], others: list[int]) -> list[int]:
    """The Lots of two sets, in strips."""
    return [some[strip] & others[strip] for strip in range(len(some))]


def open_lots(t: SteelTable, seat: int, site: Site, strip: int) -> int:
    """Lots of a strip on which a seat may place something by an event: vacant, or with cubes that need not wait."""
    lots = t.content.city.everywhere[strip] & ~lots_in(t, BUILT, strip)
    if site.open == s.OPEN_CUBE:
        lots = lots_in(t, CUBES, strip)
    elif site.open == s.OPEN_CITY_CUBE:
        lots = lots_in(t, CUBE + CITY, strip)
    return lots if site.just else lots & ~waiting_lots(t, seat, strip)


def near_lots(t: SteelTable, seat: int, site: Site) -> list[int]:
    """Lots adjacent to what a site asks for, as often as it asks, in strips."""
    city = t.content.city
    if site.adjacent == 0:
        return city.everywhere
    lots = beside(t, seat, site.adjacent)
    if site.at_least <= 1:
        return lots
    found = [0] * city.strips
    for lot in range(len(city.flag)):
        if lots[city.strip[lot]] & city.flag[lot]:
            houses = 0
            for one in city.beside[lot]:
                if t.what[one] == s.HOUSE:
                    houses += 1
            if houses >= site.at_least:
                found[city.strip[lot]] |= city.flag[lot]
    return found


def kind_of_size(kinds: int, size: int) -> int:
    """The one kind of a set that covers so many Lots."""
    for kind in range(s.KINDS):
        if (kinds >> kind) & 1 and s.LOTS_NEEDED[kind] == size:
            return kind
    return -1


def place_options(t: SteelTable, seat: int, kinds: int, site: Site) -> list[int]:
    """Every place for a structure of one of some kinds, under the rules for events."""
    city = t.content.city
    free = allowed_lots(t, seat, site)
    free = [free[strip] & open_lots(t, seat, site, strip) for strip in range(city.strips)]
    near = near_lots(t, seat, site)
    on_grid = grid_lots(t, site)
    found: list[int] = []
    for kind in range(s.KINDS):
        if not (kinds >> kind) & 1 or pieces_left(t, seat, kind) <= 0:
            continue
        reach = city.everywhere if kind == s.MANSION else on_grid
        marked = city.everywhere
        if (
            is_marked(kind) and cubes_left(t, seat) == 0
        ):  # only where a cube of the seat's own comes off the board
            marked = [lots_in(t, CUBE + seat, strip) for strip in range(city.strips)]
        is_anywhere = near is city.everywhere and reach is city.everywhere and marked is city.everywhere
        if s.LOTS_NEEDED[kind] == 1:
            for strip in range(city.strips):
                lots = free[strip] & near[strip] & reach[strip] & marked[strip]
                add_options(city, strip, lots, found)
        elif s.LOTS_NEEDED[kind] == 2:
            zoned = kind == s.FACTORY and not says_anywhere(site)
            for pair in pairs_in(city, city.factory_pairs_from if zoned else city.pairs_from, free):
                two = city.pair_list[pair]
                if is_anywhere or (fits(city, two, near, reach) and one_in(city, two, marked)):
                    found.append(PAIR + pair)
        else:
            for block in range(len(city.block_list)):
                four = city.block_list[block]
                if len(four) == 4 and all_in(city, four, free) and fits(city, four, near, reach):
                    found.append(BLOCK + block)
    return found


def fits(city: City, lots: list[int], near: list[int], reach: list[int]) -> bool:
    """Whether one of some Lots is adjacent to what a card asks for, and one is in reach."""
    return one_in(city, lots, near) and one_in(city, lots, reach)


def pairs_in(city: City, pairs_from: list[list[int]], where: list[int]) -> list[int]:
    """Of some pairs of Lots, by their first ones, those of which both belong to a set in strips."""
    lots: list[int] = []
    for strip in range(city.strips):
        add_options(city, strip, where[strip], lots)
    found: list[int] = []
    for action in lots:
        for pair in pairs_from[action - LOT]:
            other = city.pair_b[pair]
            if where[city.strip[other]] & city.flag[other]:
                found.append(pair)
    found.sort()
    return found


def all_in(city: City, lots: list[int], where: list[int]) -> bool:
    """Whether all of some Lots belong to a set in strips."""
    for lot in lots:
        if not where[city.strip[lot]] & city.flag[lot]:
            return False
    return True


def one_in(city: City, lots: list[int], where: list[int]) -> bool:
    """Whether one of some Lots belongs to a set in strips."""
    if where is city.everywhere:
        return True
    for lot in lots:
        if where[city.strip[lot]] & city.flag[lot]:
            return True
    return False


def says_anywhere(site: Site) -> bool:
    """Whether a card says no more than 'anywhere': Factories need no symbols."""
    return site.anywhere and site.where == s.IN_ALL


def grid_lots(t: SteelTable, site: Site) -> list[int]:
    """The City Grid in strips, or all Lots if the card leaves it aside."""
    city = t.content.city
    if site.anywhere:
        return city.everywhere
    return [lots_in(t, GRID, strip) for strip in range(city.strips)]


def cube_options(t: SteelTable, seat: int, site: Site) -> list[int]:
    """Every vacant Lot, or vacant Block of four, for a cube."""
    city = t.content.city
    lots = common(allowed_lots(t, seat, site), near_lots(t, seat, site))
    lots = [lots[strip] & lots_in(t, VACANT, strip) for strip in range(city.strips)]
    found: list[int] = []
    if site.block:
        for block in range(len(city.block_list)):
            if city.block_size[block] == 4 and all_in(city, city.block_list[block], lots):
                found.append(BLOCK + block)
        return found
    reach = grid_lots(t, site)
    for strip in range(city.strips):
        add_options(city, strip, lots[strip] & reach[strip], found)
    return found


def lots_named(t: SteelTable, action: int) -> list[int]:
    """The Lots that an option of placing means, in their order on the map."""
    city = t.content.city
    if action >= BLOCK:
        return city.block_list[action - BLOCK]
    if action >= PAIR:
        return city.pair_list[action - PAIR]
    return [action - LOT]


def lots_of_option(t: SteelTable, action: int) -> int:
    """The same as one large number."""
    city = t.content.city
    if action >= BLOCK:
        return city.block_lots[action - BLOCK]
    if action >= PAIR:
        return city.pair_lots[action - PAIR]
    return city.bit[action - LOT]
