"""Words that put a tile on vacant lots: how large, which block, which lots; zoning doesn't bind them."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, card_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import BLOCK, LOTS_OF, SITE
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord, PlayerWord
from boomtown.games.urban_sprawl.rules.cards.limits import block_limits, lot_limits, only, text_rule
from boomtown.games.urban_sprawl.rules.city import has_tile, put, replace
from boomtown.games.urban_sprawl.rules.content import WATERSIDE
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCKS,
    LOT_BLOCK,
    SHAPE_START,
    SHAPES,
    SITE_BLOCK,
    SITE_SIZE,
    bits,
)
from boomtown.games.urban_sprawl.rules.land import OF_SIZE, TOUCHES, WHICH
from boomtown.games.urban_sprawl.rules.table import THIS, SprawlTable, land_of
from boomtown.games.urban_sprawl.rules.whom import Whom, keep, register

PLACE_IDS: Final = ["city", "adjacent", "block", "water"]
IN_CITY: Final = 0
BESIDE: Final = 1
IN_BLOCK: Final = 2
BY_WATER: Final = 3
SIZES: Final = 4


def has_room(t: SprawlTable, size: int) -> bool:
    """Whether a site of a size is vacant."""
    wanted = OF_SIZE[size]
    for shapes in land_of(t).vacant:
        if shapes & wanted:
            return True
    return False


def touched_in(site: int, block: int) -> int:
    """The ways to lie in a block that are adjacent to a building on a site."""
    touches = TOUCHES[site]
    for i in range(0, len(touches), 2):
        if touches[i] == block:
            return touches[i + 1]
    return 0


class Tile:
    """A building that is laid down elsewhere."""

    def __init__(self, where: int) -> None:
        self.where = where

    def shapes(self, t: SprawlTable, block: int, size: int) -> int:
        """The vacant ways to lie in a block that a tile of a size may have."""
        left = land_of(t).vacant[block] & OF_SIZE[size]
        if self.where == IN_CITY or left == 0:
            return left
        if self.where == BY_WATER:
            return left & t.content.edge_shapes(WATERSIDE)[block]
        home = register(t, THIS)
        if home < 0:
            return 0
        if self.where == BESIDE:
            return left & touched_in(t.site[home], block)
        return left if block == LOT_BLOCK[home] else 0

    def places(self, t: SprawlTable, size: int) -> list[int]:
        """The blocks where a tile of a size may lie."""
        return [block for block in range(BLOCKS) if self.shapes(t, block, size)]

    def lay(self, t: SprawlTable, seat: int, home: int, site: int) -> None:
        """It lies: a building that was moved."""
        t.tell("move", seat, [home, t.zone[home], t.origin[home], site, t.owner[home]])
        keep(t, replace(t, home, site, t.zone[home]))


class NewTile(Tile):
    """A tile from the supply, under somebody's control."""

    def __init__(self, zone: int, control: Whom, where: int) -> None:
        super().__init__(where)
        self.zone = zone
        self.control = control

    def lay(self, t: SprawlTable, seat: int, home: int, site: int) -> None:
        owner = self.control.one(t, seat)
        t.tell("place", seat, [self.zone, site, owner])
        keep(t, put(t, site, self.zone, owner, -1))


class PlaceBlock(CardWord):
    """The block in which a tile of a size is placed, or to which a building (`home`, else -1) is moved."""

    name: ClassVar[str] = "place_block"
    prompt: ClassVar[str] = "choose the block to which {tile} {goes}."
    rules: ClassVar[tuple[str, ...]] = ("USP-119", "USP-111", "USP-112")

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        self.tile = tile
        self.lots = PlaceSite(tile)
        self.stages = [self.lots]

    def things(self, t: SprawlTable, me: int, size: int) -> list[int]:
        return [BLOCK + block for block in self.tile.places(t, size)]

    def finish(self, t: SprawlTable, me: int, home: int, size: int, chosen: list[int]) -> None:
        first = (chosen[0] - BLOCK) * SHAPES + SHAPE_START[size]
        self.lots.put_question(t, me, home, first, False)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return block_limits(t, action, card_now(t), text_rule(t))


class PlaceSite(CardWord):
    """The lots that a placed or moved tile covers; `first` is the first site of its size in its block."""

    name: ClassVar[str] = "place_site"
    prompt: ClassVar[str] = "choose the lots in {block} for {tile}."
    rules: ClassVar[tuple[str, ...]] = ("USP-119", "USP-111", "USP-112")

    def __init__(self, tile: Tile) -> None:
        super().__init__()
        self.tile = tile

    def things(self, t: SprawlTable, me: int, first: int) -> list[int]:
        shapes = self.tile.shapes(t, SITE_BLOCK[first], SITE_SIZE[first])
        return [SITE + first + i for i in WHICH[shapes >> first % SHAPES]]

    def block_of(self, about: int) -> int:
        return SITE_BLOCK[about]

    def finish(self, t: SprawlTable, me: int, home: int, first: int, chosen: list[int]) -> None:
        self.tile.lay(t, me, home, chosen[0] - SITE)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        first = card_now(t)
        return lot_limits(t, action, SITE_BLOCK[first], SITE_SIZE[first], text_rule(t))


class Place(PlayerWord):
    """A player places a tile, if there is one and room for it; perhaps they say how large."""

    name: ClassVar[str] = "place"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("by", "who"),
        Operand("zone", "zone"),
        Operand("size", "sizes"),
        Operand("ctrl", "control"),
        Operand("where", "place"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{by:place} a {size}-lot {zone}{ctrl} on {where}"}
    prompt: ClassVar[str] = "choose how large {tile} is."
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-119")

    def __init__(self, who: Whom, zone: int, sizes: int, control: Whom, where: int) -> None:
        super().__init__(who)
        self.zone = zone
        self.sizes = sizes  # a mask
        self.tile = NewTile(zone, control, where)
        self.blocks = PlaceBlock(self.tile)
        self.stages = [self.blocks]

    def sizes_now(self, t: SprawlTable) -> list[int]:
        """The sizes of tiles that can be placed now."""
        found: list[int] = []
        for bit in bits(self.sizes):
            size = bit + 1
            if not has_tile(t, self.zone, size) or not has_room(t, size):
                continue
            if self.tile.where == IN_CITY or len(self.tile.places(t, size)) > 0:
                found.append(size)
        return found

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.sizes_now(t)) > 0

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        keep(t, -1)
        if len(self.sizes_now(t)) > 0:
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [LOTS_OF + size - 1 for size in self.sizes_now(t)]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        self.blocks.put_question(t, me, -1, chosen[0] - LOTS_OF + 1, False)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_so_large, action, LOTS_OF, SIZES)

    def not_so_large(self, t: SprawlTable, seat: int, action: int) -> Fact:
        size = action - LOTS_OF + 1
        if (self.sizes >> (size - 1)) & 1 == 0:
            return Fact(text_rule(t), "size-unnamed", [size])
        if not has_tile(t, self.zone, size):
            return Fact("USP-G18", "no-tile", [size, self.zone])
        return Fact("USP-112", "no-place", [size])
