"""Victory Points: gained, lost, and where they come from."""

from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.table import PARTS, SteelTable


def gain(t: SteelTable, seat: int, vp: int, part: int) -> None:
    """A seat scores (or, below zero, loses) VP."""
    t.vp = t.renew(field.VP)
    t.vp[seat] += vp
    t.tally = t.renew(field.TALLY)
    t.tally[seat * PARTS + part] += vp


def is_last(t: SteelTable, seat: int) -> bool:
    """Whether a seat alone has the fewest VP."""
    for other in range(t.seats):
        if other != seat and t.vp[other] <= t.vp[seat]:
            return False
    return True


def is_first(t: SteelTable, seat: int) -> bool:
    """Whether a seat alone has the most VP."""
    for other in range(t.seats):
        if other != seat and t.vp[other] >= t.vp[seat]:
            return False
    return True
