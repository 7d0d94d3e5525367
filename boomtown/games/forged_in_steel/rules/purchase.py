"""What MM can be used for: Lots, pairs of Lots, Mines and structures that a seat can pay for."""

from typing import Final

from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import A_MINE, PAIR
from boomtown.games.forged_in_steel.rules.cards.parts import Purse
from boomtown.games.forged_in_steel.rules.city import add_options
from boomtown.games.forged_in_steel.rules.mines import free_mines
from boomtown.games.forged_in_steel.rules.places import (
    add_first_lots,
    can_mark,
    cubes_left,
    pieces_left,
    waiting_lots,
)
from boomtown.games.forged_in_steel.rules.sites import named_places, pairs_in
from boomtown.games.forged_in_steel.rules.standing import affordable, can_pay, mogul_rule
from boomtown.games.forged_in_steel.rules.survey import lots_in
from boomtown.games.forged_in_steel.rules.table import (
    BY_FULL,
    CITY,
    CUBE,
    CUBES,
    GRID,
    KIND,
    OWNED,
    VACANT,
    SteelTable,
)

SEIZED: Final = (1 << s.HOUSE) | (1 << s.FACTORY) | (1 << s.COMMERCIAL)  # kinds of structures that can be


def usable_nbs(t: SteelTable, seat: int, purse: Purse) -> int:
    """The Neighborhoods in which MM may be used, as a set."""
    return named_places(t, seat, purse.site.where) if purse.is_bound else t.content.city.all_nbs


def zoned_lots(t: SteelTable, seat: int, purse: Purse, strip: int) -> int:
    """Lots of a strip with a cube on which may be built: placed before this turn, or any if the card says so."""
    lots = lots_in(t, CUBES, strip)
    if len(t.fresh) == 0 or purse.same_turn:
        return lots
    return lots & ~waiting_lots(t, seat, strip)


def within_reach(t: SteelTable, seat: int, purse: Purse, strip: int) -> int:
    """The City Grid, and what a card or a Mogul adds to it, in a strip."""
    city = t.content.city
    if purse.site.anywhere:
        return city.everywhere[strip]
    reach = lots_in(t, GRID, strip)
    nb = t.moguls[seat]
    if nb >= 0 and mogul_rule(t, s.R_LOTS_OFF_GRID, seat, nb):
        reach |= city.places[(1 << nb) * city.strips + strip]
    return reach


def lots_to_use(t: SteelTable, seat: int, purse: Purse, rule: int, nbs: int, cubes: int, strip: int) -> int:
    """The Lots of a strip, in some Neighborhoods, to buy or to build a House or a Commercial building on."""
    city = t.content.city
    lots = city.places[nbs * city.strips + strip]
    if rule == s.R_COST_LOT:
        return lots & lots_in(t, VACANT, strip) & within_reach(t, seat, purse, strip)
    lots &= zoned_lots(t, seat, purse, strip)
    if rule == s.R_COST_COMMERCIAL and lots:
        lots &= lots_in(t, BY_FULL, strip)
        if cubes == 0:
            lots &= lots_in(t, CUBE + seat, strip)
    return lots


def nbs_to_use(t: SteelTable, seat: int, muscle: int, purse: Purse, rule: int, cubes: int) -> int:
    """The Neighborhoods where a seat can buy a Lot or build something, if it has what it takes; as a set."""
    nbs = affordable(t, seat, rule, muscle)
    if nbs == 0:
        return 0
    if rule == s.R_COST_LOT:
        if cubes == 0:
            return 0
    elif pieces_left(t, seat, BUILT_KINDS[rule]) <= 0:
        return 0
    return nbs & usable_nbs(t, seat, purse)


BUILT_KINDS: Final = [-1, s.HOUSE, s.FACTORY, s.COMMERCIAL, -1, -1]  # by cost rules


def ways_to(t: SteelTable, seat: int, muscle: int, purse: Purse, rule: int) -> list[int]:
    """Every object of one way to use MM that a seat can pay for."""
    found: list[int] = []
    if not purse.allows(rule):
        return found
    if rule == s.R_COST_SEIZE:
        if can_pay(t, seat, rule, muscle):
            return rivals_property(t, seat, seized_kinds(t, purse), usable_nbs(t, seat, purse))
        return found
    cubes = cubes_left(t, seat)
    if rule == s.R_COST_MINE:
        if not purse.is_bound and cubes > 0 and can_pay(t, seat, rule, muscle):
            for mine in free_mines(t):
                found.append(A_MINE + mine)
        return found
    nbs = nbs_to_use(t, seat, muscle, purse, rule, cubes)
    if nbs and rule == s.R_COST_FACTORY:
        add_factory_sites(t, seat, purse, nbs, cubes, found)
    elif nbs:
        for strip in range(t.content.city.strips):
            lots = lots_to_use(t, seat, purse, rule, nbs, cubes, strip)
            add_options(t.content.city, strip, lots, found)
    return found


def open_ways(t: SteelTable, seat: int, muscle: int, purse: Purse) -> int:
    """The ways to use MM that have an object, as a set of cost rules: as `ways_to`, but that one is enough."""
    cubes = cubes_left(t, seat)
    found = 0
    for rule in range(len(BUILT_KINDS)):
        if purse.allows(rule) and has_way(t, seat, muscle, purse, rule, cubes):
            found |= 1 << rule
    return found


def has_way(t: SteelTable, seat: int, muscle: int, purse: Purse, rule: int, cubes: int) -> bool:
    """Whether there is an object of one way to use MM that is allowed."""
    if rule == s.R_COST_SEIZE:
        return can_pay(t, seat, rule, muscle) and has_rivals(
            t, seat, seized_kinds(t, purse), usable_nbs(t, seat, purse)
        )
    if rule == s.R_COST_MINE:
        return not purse.is_bound and cubes > 0 and can_pay(t, seat, rule, muscle) and -1 in t.mines
    nbs = nbs_to_use(t, seat, muscle, purse, rule, cubes)
    if nbs == 0:
        return False
    if rule == s.R_COST_FACTORY:
        found: list[int] = []
        add_factory_sites(t, seat, purse, nbs, cubes, found)
        return len(found) > 0
    for strip in range(t.content.city.strips):
        if lots_to_use(t, seat, purse, rule, nbs, cubes, strip):
            return True
    return False


def add_factory_sites(t: SteelTable, seat: int, purse: Purse, nbs: int, cubes: int, found: list[int]) -> None:
    """Pairs of Factory Lots in some Neighborhoods that both have cubes."""
    city = t.content.city
    lots: list[int] = []
    some = 0
    for strip in range(city.strips):
        here = city.factory[strip] & city.places[nbs * city.strips + strip]
        if here:
            here &= zoned_lots(t, seat, purse, strip)
        lots.append(here)
        some |= here
    if some == 0:
        return
    for pair in pairs_in(city, city.factory_pairs_from, lots):
        if cubes > 0 or can_mark(t, seat, city.pair_list[pair]):
            found.append(PAIR + pair)


def seized_kinds(t: SteelTable, purse: Purse) -> int:
    """The kinds of property that MM can seize."""
    return SEIZED | 1 << s.A_MINE if t.content.seize_mines and not purse.is_bound else SEIZED


def rivals_property(t: SteelTable, seat: int, kinds: int, nbs: int) -> list[int]:
    """What a seat could take over from others in some Neighborhoods, by first Lots and Mines."""
    kinds = replaceable(t, seat, kinds)
    found: list[int] = []
    for strip in range(t.content.city.strips):
        add_first_lots(t, strip, rivals_lots(t, seat, kinds, nbs, strip), found)
    if (kinds >> s.A_MINE) & 1:
        for mine in range(len(t.mines)):
            if t.mines[mine] >= 0 and t.mines[mine] != seat:
                found.append(A_MINE + mine)
    return found


def has_rivals(t: SteelTable, seat: int, kinds: int, nbs: int) -> bool:
    """Whether a seat could take over something: as `rivals_property`, but that one is enough."""
    kinds = replaceable(t, seat, kinds)
    for strip in range(t.content.city.strips):
        if rivals_lots(t, seat, kinds, nbs, strip):
            return True
    if (kinds >> s.A_MINE) & 1:
        for owner in t.mines:
            if owner >= 0 and owner != seat:
                return True
    return False


def replaceable(t: SteelTable, seat: int, kinds: int) -> int:
    """Of some kinds of property, those for which a seat has a piece to replace another's."""
    if pieces_left(t, seat, s.HOUSE) <= 0:
        kinds &= ~(1 << s.HOUSE)
    return kinds if cubes_left(t, seat) > 0 else kinds & (1 << s.HOUSE)


def rivals_lots(t: SteelTable, seat: int, kinds: int, nbs: int, strip: int) -> int:
    """The Lots of a strip, in some Neighborhoods, under others' structures of some kinds."""
    city = t.content.city
    lots = 0
    for kind in (s.HOUSE, s.FACTORY, s.COMMERCIAL):
        if (kinds >> kind) & 1:
            lots |= lots_in(t, KIND + kind, strip)
    lots &= city.places[nbs * city.strips + strip]
    return lots & ~lots_in(t, OWNED + seat, strip) & ~lots_in(t, OWNED + CITY, strip)
