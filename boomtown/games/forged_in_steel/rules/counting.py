"""Counting: what things are where, and who has the most of them."""

from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.city import in_strips, size, spread_in_strips
from boomtown.games.forged_in_steel.rules.content import COMMERCIAL_TRACK, INDUSTRIAL_TRACK, MINING_TRACK
from boomtown.games.forged_in_steel.rules.frames import (
    F_KIND,
    F_LAST,
    F_LOT,
    look,
)
from boomtown.games.forged_in_steel.rules.places import add_first_lots, lots_under, structures
from boomtown.games.forged_in_steel.rules.standing import lasting_rule
from boomtown.games.forged_in_steel.rules.survey import lots_in
from boomtown.games.forged_in_steel.rules.table import (
    BUILT,
    BY_FULL,
    CITY,
    CUBE,
    KIND,
    OWNED,
    WITH_CUBE,
    SteelTable,
)


def lots_with(t: SteelTable, seat: int, thing: int, strip: int) -> int:
    """The Lots of a strip covered by a thing, seen from a seat."""
    if thing < s.KINDS:
        return lots_in(t, KIND + thing, strip)
    if thing < s.T_PARK:
        return lots_in(t, KIND + thing - s.T_OWN_HOUSE, strip) & lots_in(t, OWNED + seat, strip)
    if thing == s.T_PARK:
        small = lots_in(t, KIND + s.PARK_SMALL, strip)
        return small | lots_in(t, KIND + s.PARK_MEDIUM, strip) | lots_in(t, KIND + s.PARK_LARGE, strip)
    if thing == s.T_AMENITY:
        return lots_in(t, KIND + s.HOSPITAL, strip) | lots_with(t, seat, s.T_PARK, strip)
    if thing == s.T_STRUCTURE:
        return lots_in(t, BUILT, strip)
    if thing == s.T_OWN_STRUCTURE:
        return lots_in(t, OWNED + seat, strip)
    if thing == s.T_CITY_CUBE:
        return lots_in(t, CUBE + CITY, strip)
    if thing == s.T_LAST:
        return under(t, look(t, F_LAST), strip)
    if thing == s.T_TRIGGER:
        return under(t, look(t, F_LOT), strip)
    return 0


def under(t: SteelTable, lot: int, strip: int) -> int:
    """The Lots of what lies on a Lot, in a strip."""
    if lot < 0:
        return 0
    return in_strips(t.content.city, lots_under(t, lot) if t.what[lot] >= 0 else [lot])[strip]


def beside(t: SteelTable, seat: int, things: int) -> list[int]:
    """All Lots adjacent to one of a set of things, in strips."""
    city = t.content.city
    lots = [0] * city.strips
    for thing in range(s.T_MINE):
        if (things >> thing) & 1 and thing != s.T_FULL_BLOCK:
            for strip in range(city.strips):
                lots[strip] |= lots_with(t, seat, thing, strip)
    found = spread_in_strips(city, lots)
    if (things >> s.T_FULL_BLOCK) & 1:
        for strip in range(city.strips):
            found[strip] |= lots_in(t, BY_FULL, strip)
    return found


def ballots(t: SteelTable, seat: int, nb: int) -> int:
    """A seat's ballots in a Neighborhood: Houses and Commercial buildings 1, Mansions 2."""
    city = t.content.city
    found = lasting_rule(t, s.R_BALLOTS, seat, nb)
    for strip in range(city.strips):
        voting = lots_in(t, KIND + s.HOUSE, strip) | lots_in(t, KIND + s.COMMERCIAL, strip)
        voting |= lots_in(t, KIND + s.MANSION, strip)
        voting &= lots_in(t, OWNED + seat, strip)
        found += size(voting & city.places[(1 << nb) * city.strips + strip])
    return found


def most_ballots(t: SteelTable, seat: int, nb: int) -> bool:
    """Whether nobody has more ballots in a Neighborhood, and the seat has some."""
    own = ballots(t, seat, nb)
    for other in range(t.seats):
        if ballots(t, other, nb) > own:
            return False
    return own > 0


def holdings(t: SteelTable, seat: int) -> int:
    """Mines, Factories and Commercial buildings together."""
    return t.mines.count(seat) + structures(t, seat, s.FACTORY) + structures(t, seat, s.COMMERCIAL)


def has_of_kinds(t: SteelTable, seat: int) -> int:
    """How many of the five kinds of property a seat owns."""
    found = 1 if t.mines.count(seat) > 0 else 0
    for kind in range(s.CIVIC):
        if structures(t, seat, kind) > 0:
            found += 1
    return found


def owns(t: SteelTable, seat: int, thing: int) -> int:
    """How many of a thing a seat owns (-1: anybody), wherever it is."""
    if thing == s.T_MINE:
        return t.mines.count(seat) if seat >= 0 else len(t.mines) - t.mines.count(-1)
    if thing == s.T_FREE_MINE:
        return t.mines.count(-1)
    if thing == s.T_UNREST:
        return t.unrest.count(seat) if seat >= 0 else len(t.unrest)
    if thing == s.T_HOLDINGS:
        return holdings(t, seat)
    if thing == s.T_KIND:
        return has_of_kinds(t, seat)
    if thing == s.T_CITY_CUBE:
        return t.survey[WITH_CUBE + CITY]
    if thing == s.T_CUBE:
        return t.survey[WITH_CUBE + seat]
    if thing == s.T_TRIGGER_SECTOR:
        return sector_count(t, seat, look(t, F_KIND))
    return pieces(t, seat, thing, t.content.city.everywhere)


def sector_count(t: SteelTable, seat: int, track: int) -> int:
    """How many Mines, Factories or Commercial buildings a seat owns, by their track."""
    if track == MINING_TRACK:
        return t.mines.count(seat)
    if track == INDUSTRIAL_TRACK:
        return structures(t, seat, s.FACTORY)
    return structures(t, seat, s.COMMERCIAL) if track == COMMERCIAL_TRACK else 0


def pieces(t: SteelTable, seat: int, thing: int, where: list[int]) -> int:
    """How many structures of a thing a seat (-1: anybody) has on a set of Lots in strips."""
    found: list[int] = []
    for strip in range(t.content.city.strips):
        lots = lots_with(t, seat, thing, strip) & where[strip]
        if seat >= 0 and thing < s.T_OWN_HOUSE:
            lots &= lots_in(t, OWNED + seat, strip)
        add_first_lots(t, strip, lots, found)
    return len(found)


def neighborhoods(t: SteelTable, seat: int, having: int) -> int:
    """How many Neighborhoods hold all of a set of things."""
    found = 0
    for nb in range(len(t.content.city.nb_lots)):
        good = True
        for thing in range(len(s.THING_IDS)):
            if (having >> thing) & 1:
                if thing == s.T_MOST_BALLOTS:
                    good = good and most_ballots(t, seat, nb)
                else:
                    good = good and has_in(t, seat, thing, nb)
        if good:
            found += 1
    return found


def has_in(t: SteelTable, seat: int, thing: int, nb: int) -> bool:
    """Whether a Neighborhood holds a thing, seen from a seat."""
    city = t.content.city
    for strip in range(city.strips):
        if lots_with(t, seat, thing, strip) & city.places[(1 << nb) * city.strips + strip]:
            return True
    return False


def rival_most(t: SteelTable, me: int, thing: int) -> int:
    """The opponent with the most of a thing, at least one; ties to the higher Influence; -1 if nobody."""
    best, found = 0, -1
    for seat in t.influence:
        if seat != me:
            have = owns(t, seat, thing)
            if have > best:
                best, found = have, seat
    return found


def rival_leader(t: SteelTable, me: int) -> int:
    """The opponent with the most VP; ties to the higher Influence."""
    found = -1
    for seat in t.influence:
        if seat != me and (found < 0 or t.vp[seat] > t.vp[found]):
            found = seat
    return found
