"""Counting: what things are where, amounts and tests of the card language."""

from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.board import COMMERCIAL_TRACK, INDUSTRIAL_TRACK, MINING_TRACK
from boomtown.games.forged_in_steel.city import spread
from boomtown.games.forged_in_steel.frames import (
    F_KIND,
    F_LAST,
    F_LOT,
    F_PREV,
    F_ROLL,
    F_SAME,
    look,
)
from boomtown.games.forged_in_steel.places import anchors, beside_full, lots_under, structures
from boomtown.games.forged_in_steel.points import is_first, is_last
from boomtown.games.forged_in_steel.standing import lasting_rule
from boomtown.games.forged_in_steel.table import BUILT, CITY, CUBE, KIND, OWNED, SteelTable


def lots_with(t: SteelTable, seat: int, thing: int) -> int:
    """The Lots covered by a thing, seen from a seat."""
    masks = t.masks
    if thing < s.KINDS:
        return masks[KIND + thing]
    if thing < s.T_PARK:
        return masks[KIND + thing - s.T_OWN_HOUSE] & masks[OWNED + seat]
    if thing == s.T_PARK:
        return masks[KIND + s.PARK_SMALL] | masks[KIND + s.PARK_MEDIUM] | masks[KIND + s.PARK_LARGE]
    if thing == s.T_AMENITY:
        return masks[KIND + s.HOSPITAL] | lots_with(t, seat, s.T_PARK)
    if thing == s.T_STRUCTURE:
        return masks[BUILT]
    if thing == s.T_OWN_STRUCTURE:
        return masks[OWNED + seat]
    if thing == s.T_CITY_CUBE:
        return masks[CUBE + CITY]
    if thing == s.T_LAST:
        return under(t, look(t, F_LAST))
    if thing == s.T_TRIGGER:
        return under(t, look(t, F_LOT))
    return 0


def under(t: SteelTable, lot: int) -> int:
    """The Lots of what lies on a Lot."""
    if lot < 0:
        return 0
    return lots_under(t, lot) if t.what[lot] >= 0 else t.board.city.bit[lot]


def beside(t: SteelTable, seat: int, things: int) -> int:
    """All Lots adjacent to one of a set of things."""
    found = 0
    for thing in range(s.T_MINE):
        if (things >> thing) & 1:
            if thing == s.T_FULL_BLOCK:
                found |= beside_full(t)
            else:
                found |= spread(t.board.city, lots_with(t, seat, thing))
    return found


def ballots(t: SteelTable, seat: int, nb: int) -> int:
    """A seat's ballots in a Neighborhood: Houses and Commercial buildings 1, Mansions 2."""
    lots = t.masks[OWNED + seat] & t.board.city.nb_lots[nb]
    masks = t.masks
    count = (
        lots & (masks[KIND + s.HOUSE] | masks[KIND + s.COMMERCIAL] | masks[KIND + s.MANSION])
    ).bit_count()
    return count + lasting_rule(t, s.R_BALLOTS, seat, nb)


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
        if t.masks[KIND + kind] & t.masks[OWNED + seat]:
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
        return t.masks[CUBE + CITY].bit_count()
    if thing == s.T_CUBE:
        return t.masks[CUBE + seat].bit_count()
    if thing == s.T_TRIGGER_SECTOR:
        return sector_count(t, seat, look(t, F_KIND))
    return pieces(t, seat, thing, t.board.city.all_lots)


def sector_count(t: SteelTable, seat: int, track: int) -> int:
    """How many Mines, Factories or Commercial buildings a seat owns, by their track."""
    if track == MINING_TRACK:
        return t.mines.count(seat)
    if track == INDUSTRIAL_TRACK:
        return structures(t, seat, s.FACTORY)
    return structures(t, seat, s.COMMERCIAL) if track == COMMERCIAL_TRACK else 0


def pieces(t: SteelTable, seat: int, thing: int, where: int) -> int:
    """How many structures of a thing a seat (-1: anybody) has on a set of Lots."""
    lots = lots_with(t, seat, thing) & where
    if seat >= 0 and thing < s.T_OWN_HOUSE:
        lots &= t.masks[OWNED + seat]
    return anchors(t, lots).bit_count() if thing != s.HOUSE else lots.bit_count()


def neighborhoods(t: SteelTable, seat: int, having: int) -> int:
    """How many Neighborhoods hold all of a set of things."""
    found = 0
    for nb in range(len(t.board.city.nb_lots)):
        good = True
        for thing in range(len(s.THING_IDS)):
            if (having >> thing) & 1:
                if thing == s.T_MOST_BALLOTS:
                    good = good and most_ballots(t, seat, nb)
                else:
                    good = good and lots_with(t, seat, thing) & t.board.city.nb_lots[nb] != 0
        if good:
            found += 1
    return found


def counted(t: SteelTable, amount: int, me: int, them: int, nb: int) -> int:
    """An amount's count; nb >= 0 looks at this Neighborhood only."""
    sc = t.board.script
    seat = me if sc.am_owner[amount] == 0 else them if sc.am_owner[amount] == 1 else -1
    where = sc.am_in[amount]
    if nb < 0 and where == s.IN_BEST:
        best = 0
        for one in range(len(t.board.city.nb_lots)):
            here = counted(t, amount, me, them, one)
            best = here if here > best else best
        return best
    if nb < 0 and where == s.IN_SAME:
        nb = look(t, F_SAME)
    lots = t.board.city.nb_lots[nb] if nb >= 0 else t.board.city.all_lots
    if nb < 0 and where >= 0:
        lots = in_places(t, where)
    if sc.am_adj[amount]:
        lots &= beside(t, me, sc.am_adj[amount])
    total = 0
    for thing in range(len(s.THING_IDS)):
        if (sc.am_things[amount] >> thing) & 1:
            if thing == s.T_DONE:
                total += look(t, F_PREV)
            elif thing == s.T_NEIGHBORHOOD:
                total += neighborhoods(t, seat, sc.am_having[amount])
            elif thing < s.T_FULL_BLOCK:
                total += pieces(t, seat, thing, lots)
            else:
                total += owns(t, seat, thing)
    return total


def in_places(t: SteelTable, nbs: int) -> int:
    """The Lots of a set of Neighborhoods."""
    found = 0
    for nb in range(len(t.board.city.nb_lots)):
        if (nbs >> nb) & 1:
            found |= t.board.city.nb_lots[nb]
    return found


def amount_of(t: SteelTable, amount: int, me: int, them: int) -> int:
    """The number that an amount stands for now."""
    if amount < 0:
        return 1
    sc = t.board.script
    kind = sc.am_kind[amount]
    if kind == s.AM_CONST:
        return sc.am_value[amount]
    if kind == s.AM_ROLL:
        return look(t, F_ROLL)
    if kind == s.AM_DONE:
        return look(t, F_PREV)
    if kind == s.AM_ALL:
        return s.PLENTY
    if kind == s.AM_BY_ROLL:
        return sc.am_rolls[amount][look(t, F_ROLL) - 1]
    count = counted(t, amount, me, them, -1)
    per = sc.am_per[amount]
    size = (count + per - 1) // per * sc.am_times[amount]
    most = sc.am_max[amount]
    if most > 0 and size > most:
        return most
    if most > 0 and size < -most:
        return -most
    return size


def holds(t: SteelTable, test: int, me: int, them: int) -> bool:
    """Whether a test holds; `them` is the player it speaks of."""
    sc = t.board.script
    kind = sc.te_kind[test]
    if kind == s.TE_HEADLINE:
        for card in sc.te_cards[test]:
            if card in t.headlines:
                return True
        return False
    if kind == s.TE_NO_HEADLINE:
        for card in sc.te_cards[test]:
            if card in t.headlines:
                return False
        return True
    if kind == s.TE_HAVE:
        have = amount_of(t, sc.te_value[test], me, them)
        return sc.te_min[test] <= have <= sc.te_max[test]
    if kind == s.TE_ERA:
        return t.era[0] == sc.te_value[test]
    if kind == s.TE_LAST:
        return is_last(t, them)
    if kind == s.TE_FIRST:
        return is_first(t, them)
    if kind == s.TE_UNREST:
        return len(t.unrest) >= sc.te_value[test]
    return t.vp[them] > t.vp[me]


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
