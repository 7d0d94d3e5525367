"""Where a card lets somebody place something: sites of the card language become options."""

from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import BLOCK, LOT, PAIR
from boomtown.games.forged_in_steel.amounts import beside, in_places
from boomtown.games.forged_in_steel.city import lots_of, spread
from boomtown.games.forged_in_steel.frames import F_KIND, F_NBS, F_SAME, F_USED, look
from boomtown.games.forged_in_steel.places import can_supply, fresh_lots, grid, vacant
from boomtown.games.forged_in_steel.table import BUILT, CITY, CUBE, CUBES, KIND, OWNED, SteelTable


def named_places(t: SteelTable, seat: int, where: int) -> int:
    """The Lots that `in` means now."""
    city = t.board.city
    if where >= 0:
        return in_places(t, where)
    if where == s.IN_CHOOSE or where == s.IN_SAME:
        nb = look(t, F_SAME)
        return city.nb_lots[nb] if nb >= 0 else city.all_lots
    if where == s.IN_TRIGGER:
        return in_places(t, look(t, F_NBS))
    if where == s.IN_MOGUL:
        return city.nb_lots[t.moguls[seat]] if t.moguls[seat] >= 0 else 0
    return city.all_lots


def allowed_lots(t: SteelTable, seat: int, site: int) -> int:
    """The Lots that a site names, but for what they must be adjacent to."""
    city, sc = t.board.city, t.board.script
    if site < 0:
        return city.all_lots
    lots = named_places(t, seat, sc.st_in[site])
    flags = sc.st_flags[site]
    if flags & s.RIVER:
        lots &= city.river_lots
    if flags & s.FREED:
        freed = 0
        for lot in t.freed:
            freed |= city.bit[lot]
        lots &= freed
    if flags & (s.SPREAD | s.NEW) or sc.st_without[site] >= 0:
        own = t.masks[KIND + s.HOUSE] & t.masks[OWNED + seat]
        for nb in range(len(city.nb_lots)):
            here = city.nb_lots[nb]
            if (
                (flags & s.SPREAD and (look(t, F_USED) >> nb) & 1)
                or (flags & s.NEW and own & here)
                or (sc.st_without[site] >= 0 and t.masks[KIND + sc.st_without[site]] & here)
            ):
                lots &= ~here
    return lots


def open_lots(t: SteelTable, site: int) -> int:
    """Lots on which an event may place something: vacant ones, and those with cubes not placed in this turn."""
    sc = t.board.script
    lots = t.board.city.all_lots & ~t.masks[BUILT]
    if site < 0:
        return lots & ~fresh_lots(t)
    if sc.st_open[site] == s.OPEN_CUBE:
        lots = t.masks[CUBES]
    elif sc.st_open[site] == s.OPEN_CITY_CUBE:
        lots = t.masks[CUBE + CITY]
    return lots if sc.st_flags[site] & s.JUST else lots & ~fresh_lots(t)


def near_lots(t: SteelTable, seat: int, site: int) -> int:
    """Lots adjacent to what a site asks for, as often as it asks."""
    city, sc = t.board.city, t.board.script
    if site < 0 or sc.st_adj[site] == 0:
        return city.all_lots
    lots = beside(t, seat, sc.st_adj[site])
    least = sc.st_min[site]
    if least > 1:
        found = 0
        things = t.masks[KIND + s.HOUSE]
        for lot in lots_of(city, lots):
            if (spread(city, city.bit[lot]) & things).bit_count() >= least:
                found |= city.bit[lot]
        return found
    return lots


def kinds_of(t: SteelTable, step: int) -> int:
    """The kinds of structures that a step names, as a set."""
    kinds = t.board.script.a[step]
    return 1 << look(t, F_KIND) if kinds == 1 << s.A_TRIGGER else kinds


def kind_of_size(kinds: int, size: int) -> int:
    """The one kind of a set that covers so many Lots."""
    for kind in range(s.KINDS):
        if (kinds >> kind) & 1 and s.LOTS_NEEDED[kind] == size:
            return kind
    return -1


def place_options(t: SteelTable, seat: int, kinds: int, site: int) -> list[int]:
    """Every place for a structure of one of some kinds, under the rules for events."""
    city = t.board.city
    free = open_lots(t, site) & allowed_lots(t, seat, site)
    near = near_lots(t, seat, site)
    off_grid = site >= 0 and t.board.script.st_flags[site] & s.ANYWHERE
    on_grid = city.all_lots if off_grid else grid(t)
    any_space = off_grid and t.board.script.st_in[site] == s.IN_ALL  # 'anywhere': Factories need no symbols
    found: list[int] = []
    for kind in range(s.KINDS):
        if not (kinds >> kind) & 1 or not can_supply(t, seat, kind):
            continue
        good = near if kind == s.MANSION else near & on_grid
        if s.LOTS_NEEDED[kind] == 1:
            for lot in lots_of(city, free & good):
                found.append(LOT + lot)
        elif s.LOTS_NEEDED[kind] == 2:
            for pair in range(len(city.pair_lots)):
                lots = city.pair_lots[pair]
                if kind == s.FACTORY and not city.pair_factory[pair] and not any_space:
                    continue
                if lots & free == lots and lots & near and (kind == s.MANSION or lots & on_grid):
                    found.append(PAIR + pair)
        else:
            for block in range(len(city.block_lots)):
                lots = city.block_lots[block]
                if city.block_size[block] == 4 and lots & free == lots and lots & near and lots & on_grid:
                    found.append(BLOCK + block)
    return found


def cube_options(t: SteelTable, seat: int, site: int) -> list[int]:
    """Every vacant Lot, or vacant Block of four, for a cube."""
    city = t.board.city
    lots = vacant(t) & allowed_lots(t, seat, site) & near_lots(t, seat, site)
    flags = t.board.script.st_flags[site] if site >= 0 else 0
    if flags & s.VACANT4:
        found: list[int] = []
        for block in range(len(city.block_lots)):
            if city.block_size[block] == 4 and city.block_lots[block] & lots == city.block_lots[block]:
                found.append(BLOCK + block)
        return found
    if not flags & s.ANYWHERE:
        lots &= grid(t)
    return [LOT + lot for lot in lots_of(city, lots)]


def lots_of_option(t: SteelTable, action: int) -> int:
    """The Lots that an option of placing means."""
    city = t.board.city
    if action >= BLOCK:
        return city.block_lots[action - BLOCK]
    if action >= PAIR:
        return city.pair_lots[action - PAIR]
    return city.bit[action - LOT]


def needs_choice(t: SteelTable, step: int) -> bool:
    """Whether a step speaks of a Neighborhood that is still to be chosen."""
    sc = t.board.script
    site = sc.site[step]
    where = sc.st_in[site] if site >= 0 else s.IN_ALL
    if sc.verb[step] == s.SCORE:
        where = sc.b[step]
    elif sc.verb[step] == s.TRACK:
        where = sc.a[step]
    elif sc.verb[step] == s.LASTING:
        where = sc.c[step]
    return where in (s.IN_CHOOSE, s.IN_SAME) and look(t, F_SAME) < 0
