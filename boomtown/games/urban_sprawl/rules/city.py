"""Changing the city: tiles come and go, cubes change hands, the derived sets of lots follow."""

from boomtown.games.urban_sprawl.rules.grid import LOT_BIT, LOT_BLOCK, SITE_HOME, SITE_SIZE, bits
from boomtown.games.urban_sprawl.rules.table import (
    FRAMES,
    HOME,
    MASKS,
    NOBODY,
    OF_SEAT,
    OF_ZONE,
    ORIGIN,
    OWNER,
    PICKED,
    PICKED_PLACE,
    SITE,
    SUPPLY,
    THIS,
    ZONE,
    SprawlTable,
    changed_land,
    lay,
    unlay,
)


def has_tile(t: SprawlTable, zone: int, size: int) -> bool:
    """Whether the general supply has a tile of a zone and size."""
    return t.supply[zone * 4 + size - 1] > 0


def put(t: SprawlTable, site: int, zone: int, owner: int, origin: int) -> int:
    """A tile from the supply goes on vacant lots; returns its first lot, by which it is named."""
    renew(t)
    return set_down(t, site, zone, owner, origin)


def take_away(t: SprawlTable, home: int) -> None:
    """A building leaves the board: its tile returns to the supply, its cube to its owner."""
    renew(t)
    lift(t, home)
    follow(t, home, -1)


def replace(t: SprawlTable, home: int, site: int, zone: int) -> int:
    """A building becomes another tile, perhaps elsewhere, and keeps its cube; returns its first lot."""
    owner, origin = t.owner[home], t.origin[home]
    if zone != t.zone[home]:
        origin = -1
    renew(t)
    lift(t, home)
    new = set_down(t, site, zone, owner, origin)
    follow(t, home, new)
    return new


def control(t: SprawlTable, home: int, seat: int) -> None:
    """A building gets the cube of a seat, or none; a cube that was there returns to its owner."""
    t.owner = t.renew(OWNER)
    t.masks = t.renew(MASKS)
    bit = LOT_BIT[home]
    if t.owner[home] >= 0:
        t.masks[OF_SEAT + t.owner[home]] ^= bit
    if seat >= 0:
        t.masks[OF_SEAT + seat] |= bit
    t.owner[home] = seat
    land = changed_land(t)
    if land is not None:
        land.touch(LOT_BLOCK[home])


def renew(t: SprawlTable) -> None:
    """Lists of its own for a table whose buildings change."""
    t.supply = t.renew(SUPPLY)
    t.site = t.renew(SITE)
    t.zone = t.renew(ZONE)
    t.owner = t.renew(OWNER)
    t.origin = t.renew(ORIGIN)
    t.home = t.renew(HOME)


def set_down(t: SprawlTable, site: int, zone: int, owner: int, origin: int) -> int:
    """Lay a tile of the supply on the board; returns its first lot."""
    home = SITE_HOME[site]
    t.supply[zone * 4 + SITE_SIZE[site] - 1] -= 1
    t.site[home] = site
    t.zone[home] = zone
    t.owner[home] = owner
    t.origin[home] = origin
    lay(t, home)
    land = changed_land(t)
    if land is not None:
        land.settle(site, zone)
    return home


def lift(t: SprawlTable, home: int) -> None:
    """Take a tile off the board into the supply."""
    unlay(t, home)
    land = changed_land(t)
    if land is not None:
        others = bits(t.masks[OF_ZONE + t.zone[home]])
        land.leave(t.site[home], t.zone[home], [t.site[other] for other in others])
    t.supply[t.zone[home] * 4 + SITE_SIZE[t.site[home]] - 1] += 1
    t.site[home] = -1
    t.zone[home] = -1
    t.owner[home] = NOBODY
    t.origin[home] = -1


def follow(t: SprawlTable, home: int, new: int) -> None:
    """Running effects that speak of a building go on speaking of it, or of none; where a picked one stood they know."""
    for frame in range(0, len(t.frames), FRAMES.size):
        if t.frames[frame + THIS] == home:
            t.frames[frame + THIS] = new
        if t.frames[frame + PICKED] == home:
            t.frames[frame + PICKED] = new if new >= 0 else home + PICKED_PLACE
