"""Which buildings a card means, and how many of something there are."""

from typing import Final

from boomtown.games.urban_sprawl.board import (
    F_AT,
    F_COUNT,
    F_CTRL,
    F_DIV,
    F_EXTREME,
    F_KIND,
    F_MAX,
    F_MIN,
    F_NAME,
    F_SELF,
    F_SIZES,
    F_TOUCHING,
    F_WHERE,
    F_WHOSE,
    F_ZONES,
    NO_LIMIT,
    VOCATIONS,
)
from boomtown.games.urban_sprawl.grid import (
    BLOCK_LOTS,
    EVERYWHERE,
    LANE_LOTS,
    LOT_BLOCK,
    SITE_LOTS,
    SITE_NEAR,
    SITE_SIZE,
    THESE_ROWS,
    bits,
)
from boomtown.games.urban_sprawl.table import (
    ACTIVE,
    HOMES,
    OCCUPIED,
    OF_SEAT,
    OF_SIZE,
    OF_ZONE,
    THIS,
    SprawlTable,
    controlled,
    markers_of,
    vacant,
    value_of,
)
from boomtown.games.urban_sprawl.whom import picked_home, picked_lane, picked_place, register

# values of F_WHERE
CITY: Final = 0
THESE: Final = 1
PICKED_ROW: Final = 2
OTHER_ROW: Final = 3
ADJACENT: Final = 4
IN_BLOCK: Final = 5
WATER: Final = 6
WILDERNESS: Final = 7
EDGE: Final = 8
THE_PICKED: Final = 9

EVERY_ZONE: Final = 31
EVERY_SIZE: Final = 15


# --- buildings -----------------------------------------------------------------------------------------------


def touching(t: SprawlTable, lots: int) -> int:
    """The first lots of the buildings that have a lot among some."""
    found = 0
    for lot in bits(lots & t.masks[OCCUPIED]):
        found |= 1 << t.home[lot]
    return found


def covered(t: SprawlTable, homes: int) -> int:
    """All lots of some buildings."""
    found = 0
    for home in bits(homes):
        found |= SITE_LOTS[t.site[home]]
    return found


def ctrl_mask(t: SprawlTable, ctrl: int, me: int) -> int:
    """The first lots of the buildings that are controlled so: any, me, active, others, someone, none, free."""
    m, active = t.masks, t.turn[ACTIVE]
    if ctrl == 1:
        return m[OF_SEAT + me] if me >= 0 else 0
    if ctrl == 2:
        return m[OF_SEAT + active]
    if ctrl == 3:
        return controlled(t) & ~(m[OF_SEAT + me] if me >= 0 else 0)
    if ctrl == 4:
        return controlled(t)
    if ctrl == 5:
        return m[HOMES] & ~controlled(t)
    if ctrl == 6:
        return m[HOMES] & ~controlled(t) | m[OF_SEAT + active]
    return m[HOMES]


def where_lots(t: SprawlTable, f: list[int]) -> int:
    """The lots that a filter's place means; a building there has one of them."""
    where = f[F_WHERE]
    if where == CITY:
        return EVERYWHERE
    if where == WATER:
        return t.board.water
    if where == WILDERNESS:
        return t.board.wilderness
    if where == EDGE:
        return t.board.water | t.board.wilderness
    if where == PICKED_ROW:
        lane = picked_lane(t)
        return LANE_LOTS[lane] if lane >= 0 else 0
    at_picked = f[F_AT] == 1 or where == THE_PICKED
    home = picked_home(t) if at_picked else register(t, THIS)
    if home >= 0 and where == THE_PICKED:
        return 1 << home
    if home >= 0 and where == ADJACENT:
        return SITE_NEAR[t.site[home]]
    place = picked_place(t) if at_picked else home
    if place < 0 or where == THE_PICKED or where == ADJACENT:
        return 0
    block = LOT_BLOCK[place]
    if where == IN_BLOCK:
        return BLOCK_LOTS[block]
    if where == THESE:
        return THESE_ROWS[block]
    lane = picked_lane(t)
    if lane < 0:
        return 0
    return LANE_LOTS[6 + block % 6] if lane < 6 else LANE_LOTS[block // 6]


def matching(t: SprawlTable, number: int, me: int) -> int:
    """The first lots of all buildings that match a filter; several that tie for an extreme are all there."""
    f, m = t.board.filters[number], t.masks
    found = ctrl_mask(t, f[F_CTRL], me)
    if f[F_ZONES] != EVERY_ZONE:
        found &= some(m, OF_ZONE, f[F_ZONES])
    if f[F_SIZES] != EVERY_SIZE:
        found &= some(m, OF_SIZE + 1, f[F_SIZES])
    where = f[F_WHERE]
    if where == ADJACENT or WATER <= where <= EDGE:
        found &= touching(t, where_lots(t, f))
    elif where != CITY:
        found &= where_lots(t, f)
    if f[F_SELF] == 0 and register(t, THIS) >= 0:
        found &= ~(1 << register(t, THIS))
    if f[F_TOUCHING] >= 0 and found:
        found = near_some(t, found, covered(t, matching(t, f[F_TOUCHING], me)))
    if f[F_MIN] > 0 or f[F_MAX] < NO_LIMIT:
        found = valued(t, found, f[F_MIN], f[F_MAX])
    if f[F_EXTREME] > 0 and found:
        found = extremes(t, found, f[F_EXTREME] == 1)
    return found


def some(masks: list[int], first: int, chosen: int) -> int:
    """The union of the chosen ones among consecutive masks."""
    found = 0
    for i in bits(chosen):
        found |= masks[first + i]
    return found


def near_some(t: SprawlTable, homes: int, lots: int) -> int:
    """Those buildings that are adjacent to one of some lots."""
    found = 0
    for home in bits(homes):
        if SITE_NEAR[t.site[home]] & lots:
            found |= 1 << home
    return found


def valued(t: SprawlTable, homes: int, low: int, high: int) -> int:
    """Those buildings whose value is in a range."""
    found = 0
    for home in bits(homes):
        if low <= value_of(t, home) <= high:
            found |= 1 << home
    return found


def extremes(t: SprawlTable, homes: int, highest: bool) -> int:
    """The most (or least) valuable of some buildings; several if they tie."""
    values = [value_of(t, home) for home in bits(homes)]
    best = max(values) if highest else min(values)
    return valued(t, homes, best, best)


# --- counting ------------------------------------------------------------------------------------------------


def count(t: SprawlTable, number: int, me: int, own: bool) -> int:
    """What a filter counts; `own`: only buildings that `me` controls."""
    f = t.board.filters[number]
    return counted(t, f, number, me, own) // f[F_DIV]


def counted(t: SprawlTable, f: list[int], number: int, me: int, own: bool) -> int:
    """The count before it is divided."""
    what = f[F_COUNT]
    if what <= 2:
        found = matching(t, number, me)
        if own:
            found &= t.masks[OF_SEAT + me]
        if what == 0:
            return found.bit_count()
        if what == 1:
            return sum([SITE_SIZE[t.site[home]] for home in bits(found)])
        zones = 0
        for home in bits(found):
            zones |= 1 << t.zone[home]
        return (zones & 15).bit_count()
    if what == 3:
        home = picked_home(t) if f[F_AT] == 1 else register(t, THIS)
        return value_of(t, home) if home >= 0 else 0
    if what == 4:
        return (where_lots(t, f) & vacant(t)).bit_count()
    if what == 9:
        return markers_in_play(t, f[F_KIND])
    return belongings(t, f, me)


def belongings(t: SprawlTable, f: list[int], me: int) -> int:
    """Vocation markers, their kinds, politicians, planning cards or wealth of a player (or of all)."""
    what, everybody = f[F_COUNT], f[F_WHOSE] == 1
    total = 0
    for seat in range(t.seats):
        if seat != me and not everybody:
            continue
        if what == 5:
            name = f[F_NAME]
            total += markers_of(t, seat) if name < 0 else t.held[seat * VOCATIONS + name]
        elif what == 6:
            for name in range(VOCATIONS):
                if t.held[seat * VOCATIONS + name] > 0:
                    total += 1
        elif what == 7:
            total += t.offices.count(seat)
        elif what == 8:
            total += len(t.hands[seat])
        else:
            total += t.wealth[seat]
    return total


def markers_in_play(t: SprawlTable, kind: int) -> int:
    """How many markers lie on gray circles, of one kind or (-1) of both."""
    total = 0
    for marker in t.circles:
        if marker >= 0 and (kind < 0 or t.board.marker_kind[marker] == kind):
            total += 1
    return total
