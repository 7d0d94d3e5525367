"""Connections: what hangs together, which source is the closest, who has access to the demand displays."""

from boomtown.games.age_of_industry.rules import table as at
from boomtown.games.age_of_industry.rules.actions import FROM, FROM_DISPLAY, FROM_IMPORT
from boomtown.games.age_of_industry.rules.content import COAL, IRON, PORT, SHIP, bits
from boomtown.games.age_of_industry.rules.table import (
    COAL_AT,
    IMPORT_AT,
    IRON_AT,
    JOINED,
    OCCUPIED,
    PORT_AT,
    REGION,
    AgeTable,
    has_port,
    has_ship,
    is_source,
)


def lay_out(t: AgeTable) -> None:
    """The derived cells of an empty map."""
    board, n = t.content, t.seats
    places = len(board.place_ids)
    t.joined = t.renew(JOINED)
    t.region = t.renew(REGION)
    t.joined[:] = [0] * places
    t.built, t.full, t.touch = t.renew(at.BUILT), t.renew(at.FULL), t.renew(at.TOUCH)
    t.near, t.present, t.masks = t.renew(at.NEAR), t.renew(at.PRESENT), t.renew(at.MASKS)
    t.region[:] = [1 << place for place in range(places)]
    t.built[:] = [0] * n
    t.full[:] = [0] * n
    t.touch[:] = [0] * n
    t.near[:] = [0] * n
    t.present[:] = [0] * n
    t.masks[:] = [0] * 5


def connect(t: AgeTable, a: int, b: int) -> None:
    """A connection between two places is complete."""
    t.joined = t.renew(JOINED)
    t.joined[a] |= 1 << b
    t.joined[b] |= 1 << a
    if a in t.content.no_through or b in t.content.no_through:
        return
    together = t.region[a] | t.region[b]
    if together != t.region[a]:
        t.region = t.renew(REGION)
        for place in bits(together):
            t.region[place] = together


def join(t: AgeTable, seat: int, link: int) -> None:
    """A seat's railway lies on a link."""
    a, b = t.content.link_a[link], t.content.link_b[link]
    connect(t, a, b)
    t.touch, t.near = t.renew(at.TOUCH), t.renew(at.NEAR)
    t.touch[seat] |= (1 << a) | (1 << b)
    t.near[seat] |= t.content.place_mask[a] | t.content.place_mask[b]


def occupy(t: AgeTable, space: int) -> None:
    """A counter stands in a space: limits, sources, ports and sea lanes follow from it."""
    board, seat, place = t.content, t.owner[space], t.content.space_place[space]
    t.built, t.masks = t.renew(at.BUILT), t.renew(at.MASKS)
    t.built[seat] |= 1 << space
    t.masks[OCCUPIED] |= 1 << space
    count_in_place(t, seat, place)
    industry = board.counter_industry[t.counter[space]]
    if industry == PORT:
        t.masks[PORT_AT] |= 1 << place
        for ship in board.harbour[place]:
            if has_ship(t, ship):
                connect(t, board.ship_place[ship], place)
    elif industry == SHIP:
        ship = board.place_ship[place]
        for port in board.ship_ports[ship]:
            if has_port(t, port):
                connect(t, place, port)
        count_import(t, ship)
    elif industry == COAL or industry == IRON:
        count_cubes(t, place)


def vacate(t: AgeTable, space: int) -> None:
    """The counter of a space is about to leave it."""
    seat, place = t.owner[space], t.content.space_place[space]
    t.built, t.masks, t.cubes = t.renew(at.BUILT), t.renew(at.MASKS), t.renew(at.CUBES)
    t.built[seat] &= ~(1 << space)
    t.masks[OCCUPIED] &= ~(1 << space)
    count_in_place(t, seat, place)
    t.cubes[space] = 0
    count_cubes(t, place)


def count_in_place(t: AgeTable, seat: int, place: int) -> None:
    """Keep up which places a seat is in, and in which it has all the counters it may have."""
    here = t.content.place_mask[place]
    mine = t.built[seat] & here
    bit = 1 << place
    t.present, t.full = t.renew(at.PRESENT), t.renew(at.FULL)
    if mine == 0:
        t.present[seat] &= ~bit
        t.full[seat] &= ~here
        return
    t.present[seat] |= bit
    if t.content.large & bit and mine & (mine - 1) == 0:
        t.full[seat] &= ~here
    else:
        t.full[seat] |= here


def count_cubes(t: AgeTable, place: int) -> None:
    """Keep up whether a place's counters offer coal and iron."""
    coal = iron = False
    for space in t.content.place_spaces[place]:
        if t.cubes[space] > 0:
            if t.content.counter_industry[t.counter[space]] == COAL:
                coal = True
            else:
                iron = True
    bit = 1 << place
    t.masks = t.renew(at.MASKS)
    t.masks[COAL_AT] = t.masks[COAL_AT] | bit if coal else t.masks[COAL_AT] & ~bit
    t.masks[IRON_AT] = t.masks[IRON_AT] | bit if iron else t.masks[IRON_AT] & ~bit


def count_import(t: AgeTable, ship: int) -> None:
    """Keep up whether a coal import has cubes."""
    bit = 1 << t.content.ship_place[ship]
    t.masks = t.renew(at.MASKS)
    if t.cubes[len(t.content.space_ids) + ship] > 0:
        t.masks[IMPORT_AT] |= bit
    else:
        t.masks[IMPORT_AT] &= ~bit


def reach(t: AgeTable, place: int) -> int:
    """All places joined to a place; a path may start or end in a no-through place, never pass it."""
    found = t.region[place]
    for closed in t.content.no_through:
        if closed == place:
            for neighbour in bits(t.joined[place]):
                found |= t.region[neighbour]
        elif t.joined[closed] & t.region[place]:
            found |= 1 << closed
    return found


def reached_from(t: AgeTable, places: int) -> int:
    """All places joined to at least one of these."""
    found = 0
    rest = places
    while rest:
        place = (rest & -rest).bit_length() - 1
        found |= reach(t, place)
        rest &= ~t.region[place]
    return found


def display_doors(t: AgeTable) -> int:
    """The places through which the demand displays can be used: port counters and distant ports."""
    return t.masks[PORT_AT] | t.content.distant


def supplied(t: AgeTable, cube: int) -> int:
    """The places where a cube (0 coal, 1 iron) can be had, from the map or from the demand display."""
    sources = t.masks[COAL_AT] | t.masks[IMPORT_AT] if cube == 0 else t.masks[IRON_AT]
    return reached_from(t, sources | display_doors(t))


def new_lanes(t: AgeTable, place: int, industry: int) -> int:
    """The places that a port or ship would be joined to by sea lanes if it stood here."""
    found = 0
    if industry == PORT:
        for ship in t.content.harbour[place]:
            if has_ship(t, ship):
                found |= 1 << t.content.ship_place[ship]
    elif industry == SHIP:
        for port in t.content.ship_ports[t.content.place_ship[place]]:
            if has_port(t, port):
                found |= 1 << port
    return found


def closest(t: AgeTable, start: int, lanes: int, land: int, imports: int) -> list[int]:
    """The closest of the source places on land and at coal imports, as two masks: [on land, at imports].

    `lanes` are connections that the counter being built adds to the start.
    """
    seen = front = 1 << start
    before = 0
    closed = 0
    for place in t.content.no_through:
        if place != start:
            closed |= 1 << place
    while front or before & imports:
        if front & land or before & imports:
            return [front & land, before & imports]
        following = 0
        for place in bits(front & ~closed):
            following |= t.joined[place]
        if front & (1 << start):
            following |= lanes
        before = front
        front = following & ~seen
        seen |= front
    return [0, 0]


def sources(t: AgeTable, cube: int, place: int, industry: int, fresh_ship: bool) -> list[int]:
    """The actions that fetch a cube to a place: the closest sources, else the display, else none.

    `industry` (or -1 for a railway) is what is being built there: a port opens the display and its lanes for itself, a
    fresh ship its lanes and its own import.
    """
    lanes = 0 if industry < 0 else new_lanes(t, place, industry)
    imports = 0
    if cube == 0:
        imports = t.masks[IMPORT_AT]
        if fresh_ship and t.content.ship_coal[t.content.place_ship[place]] > 0:
            imports |= 1 << place
    hits = closest(t, place, lanes, t.masks[COAL_AT] if cube == 0 else t.masks[IRON_AT], imports)
    found: list[int] = []
    for source in bits(hits[0]):
        for space in t.content.place_spaces[source]:
            if is_source(t, space, cube):
                found.append(FROM + space)
    for source in bits(hits[1]):
        found.append(FROM_IMPORT + t.content.place_ship[source])
    if len(found) == 0:
        joined = reach(t, place)
        if lanes:
            joined |= reached_from(t, lanes)
        if industry == PORT or joined & display_doors(t):
            found.append(FROM_DISPLAY)
    return found


def rebuild(t: AgeTable) -> None:
    """Fill the derived cells from the railways and counters on the map."""
    lay_out(t)
    for link in range(len(t.content.link_ids)):
        if t.rail[link] >= 0:
            join(t, t.rail[link], link)
    for space in range(len(t.content.space_ids)):
        if t.owner[space] >= 0:
            occupy(t, space)
