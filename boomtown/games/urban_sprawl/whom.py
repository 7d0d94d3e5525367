"""Whom a card means, and what its running effect points at."""

from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.board import MEDIA, OFFICES, VOCATIONS
from boomtown.games.urban_sprawl.grid import LOTS
from boomtown.games.urban_sprawl.table import (
    ACTIVE,
    FRAME,
    PICKED,
    PICKED_LANE,
    PICKED_OFFICE,
    PICKED_PLACE,
    PICKED_VOCATION,
    SprawlTable,
    vocation_owner,
)

# --- registers -----------------------------------------------------------------------------------------------


def register(t: SprawlTable, which: int) -> int:
    """A number of the frame of the effect that is running, or -1."""
    size = len(t.frames)
    return t.frames[size - FRAME + which] if size >= FRAME else -1


def keep(t: SprawlTable, picked: int) -> None:
    """Remember what an effect points at."""
    if len(t.frames) >= FRAME:
        t.frames[len(t.frames) - FRAME + PICKED] = picked


def picked_home(t: SprawlTable) -> int:
    """The picked building, or -1."""
    picked = register(t, PICKED)
    return picked if 0 <= picked < LOTS else -1


def picked_place(t: SprawlTable) -> int:
    """The first lot of the picked building, also when it was demolished since; or -1."""
    picked = register(t, PICKED)
    return picked - PICKED_PLACE if PICKED_PLACE <= picked < PICKED_PLACE + LOTS else picked_home(t)


def picked_office(t: SprawlTable) -> int:
    """The picked office, or -1."""
    picked = register(t, PICKED) - PICKED_OFFICE
    return picked if 0 <= picked < OFFICES else -1


def picked_vocation(t: SprawlTable) -> int:
    """The picked vocation, or -1."""
    picked = register(t, PICKED) - PICKED_VOCATION
    return picked if 0 <= picked < VOCATIONS else -1


def picked_lane(t: SprawlTable) -> int:
    """The picked lane, or -1."""
    picked = register(t, PICKED) - PICKED_LANE
    return picked if 0 <= picked < 12 else -1


# --- players -------------------------------------------------------------------------------------------------


def who_mask(t: SprawlTable, who: int, me: int) -> int:
    """The seats that a card means, as a mask; the second choice if the first names nobody."""
    found = one_mask(t, who % c.WHO_BASE, me)
    if found == 0 and who >= c.WHO_BASE:
        found = one_mask(t, who // c.WHO_BASE - 1, me)
    return found


def one_mask(t: SprawlTable, who: int, me: int) -> int:
    """The seats that one word means."""
    everyone = (1 << t.seats) - 1
    if who == c.W_ACTIVE:
        return 1 << t.turn[ACTIVE]
    if who == c.W_OTHERS:
        return everyone & ~(1 << t.turn[ACTIVE])
    if who == c.W_EACH or who == c.W_CONTROLLERS:
        return everyone
    if who == c.W_TOP_RIVAL:
        return top_rivals(t)
    seat = -1
    if who == c.W_ME:
        seat = me
    elif who == c.W_OWNER:
        home = picked_home(t)
        seat = t.owner[home] if home >= 0 else -1
    elif who == c.W_HOLDER:
        office = picked_office(t)
        seat = t.offices[office] if office >= 0 else -1
    elif who == c.W_MEDIA:
        seat = vocation_owner(t, MEDIA)
    elif c.W_MAYOR <= who < c.W_MAYOR + OFFICES:
        seat = t.offices[who - c.W_MAYOR]
    return 1 << seat if seat >= 0 else 0


def top_rivals(t: SprawlTable) -> int:
    """Of the players who are not active, those with most prestige."""
    most, found = -1, 0
    for seat in range(t.seats):
        if seat == t.turn[ACTIVE]:
            continue
        if t.prestige[seat] > most:
            most, found = t.prestige[seat], 0
        if t.prestige[seat] == most:
            found |= 1 << seat
    return found


def one_seat(t: SprawlTable, who: int, me: int) -> int:
    """The one seat that a card means, or -1."""
    mask = who_mask(t, who, me)
    return mask.bit_length() - 1
