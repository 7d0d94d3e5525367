"""Effects that put a tile on vacant lots: how large, which block, which lots; zoning doesn't bind them."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import BLOCK, LOTS_OF, SITE
from boomtown.games.urban_sprawl.build import blocks_of
from boomtown.games.urban_sprawl.city import has_tile, put, replace
from boomtown.games.urban_sprawl.grid import BY_SIZE, LOT_BLOCK, SHAPES, SITE_LOTS, SITE_NEAR, bits
from boomtown.games.urban_sprawl.table import OCCUPIED, THIS, SprawlTable
from boomtown.games.urban_sprawl.whom import keep, one_seat, register


def free_sites(t: SprawlTable, size: int) -> list[int]:
    """Every vacant site of a size."""
    full = t.masks[OCCUPIED]
    return [site for site in BY_SIZE[size] if SITE_LOTS[site] & full == 0]


def place_sites(t: SprawlTable, at: int, size: int) -> list[int]:
    """The vacant sites of a size where a word may put a tile."""
    code = t.board.code
    sites = free_sites(t, size)
    where = code[at + 6] if code[at] == c.PLACE else c.IN_CITY
    if where == c.IN_CITY:
        return sites
    if where == c.BY_WATER:
        return [site for site in sites if SITE_LOTS[site] & t.board.water]
    home = register(t, THIS)
    if home < 0:
        return []
    if where == c.BESIDE:
        near = SITE_NEAR[t.site[home]]
        return [site for site in sites if SITE_LOTS[site] & near]
    return [site for site in sites if site // SHAPES == LOT_BLOCK[home]]


def place_sizes(t: SprawlTable, at: int) -> list[int]:
    """The sizes of tiles that a word can place now."""
    code = t.board.code
    found: list[int] = []
    for bit in bits(code[at + 4]):
        size = bit + 1
        if has_tile(t, code[at + 3], size) and len(place_sites(t, at, size)) > 0:
            found.append(size)
    return found


def place(t: SprawlTable, at: int, seat: int) -> None:
    """A player places a tile, if there is one and room for it."""
    keep(t, -1)
    sizes = place_sizes(t, at)
    if len(sizes) > 1:
        t.agenda.append(PlaceLots(seat, at))
    elif len(sizes) == 1:
        t.agenda.append(PlaceBlock(seat, at, -1, sizes[0]))


def put_down(t: SprawlTable, at: int, seat: int, home: int, site: int) -> None:
    """The tile lies: a new one under somebody's control, or one that was moved (`home`, else -1)."""
    code = t.board.code
    if home >= 0:
        t.tell("move", seat, [home, t.zone[home], t.origin[home], site, t.owner[home]])
        keep(t, replace(t, home, site, t.zone[home]))
        return
    owner = one_seat(t, code[at + 5], seat)
    t.tell("place", seat, [code[at + 3], site, owner])
    keep(t, put(t, site, code[at + 3], owner, -1))


class PlaceLots(Decision):
    """How many lots the new tile covers."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-119")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [LOTS_OF + size - 1 for size in place_sizes(table, self.at)]

    def take(self, table: Table, seat: int, action: int) -> None:
        table.agenda.append(PlaceBlock(seat, self.at, -1, action - LOTS_OF + 1))


class PlaceBlock(Decision):
    """The block in which a tile is placed, or to which a building (`home`, else -1) is moved."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "home", "size")
    rules: ClassVar[tuple[str, ...]] = ("USP-119", "USP-111", "USP-112")

    def __init__(self, seat: int, at: int, home: int, size: int) -> None:
        super().__init__(seat)
        self.at = at
        self.home = home
        self.size = size

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [BLOCK + block for block in blocks_of(place_sites(table, self.at, self.size))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        block = action - BLOCK
        sites = [site for site in place_sites(table, self.at, self.size) if site // SHAPES == block]
        if len(sites) == 1:
            put_down(table, self.at, seat, self.home, sites[0])
        else:
            table.agenda.append(PlaceSite(seat, self.at, self.home, self.size, block))


class PlaceSite(Decision):
    """The lots that a placed or moved tile covers."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "home", "size", "block")
    rules: ClassVar[tuple[str, ...]] = ("USP-119", "USP-111", "USP-112")

    def __init__(self, seat: int, at: int, home: int, size: int, block: int) -> None:
        super().__init__(seat)
        self.at = at
        self.home = home
        self.size = size
        self.block = block

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        sites = place_sites(table, self.at, self.size)
        return [SITE + site for site in sites if site // SHAPES == self.block]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        put_down(table, self.at, seat, self.home, action - SITE)
