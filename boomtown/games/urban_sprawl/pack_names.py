"""What things are called: seats, cards, buildings, lots, rows, markers."""

from boomtown.games.urban_sprawl.board import KIND_IDS, PERMIT, ZONE_IDS, Board
from boomtown.games.urban_sprawl.grid import (
    BLOCK_LOTS,
    BLOCKS,
    CORNERS,
    FOOTPRINTS,
    LOT_BLOCK,
    SHAPES,
    SITE_SIZE,
    block_name,
)
from boomtown.games.urban_sprawl.pack_phrases import both, plural
from boomtown.games.urban_sprawl.table import SprawlTable

TILES = [*ZONE_IDS[:4], "park"]


def seat_name(t: SprawlTable, seat: int) -> str:
    """A seat by its colour."""
    return t.colours[seat].capitalize()


def card_name(board: Board, card: int) -> str:
    """A card in words: 'High School', or '2-permit CIV/COM card'."""
    if board.kind[card] == PERMIT:
        zones = "/".join(ZONE_IDS[zone] for zone in range(4) if (board.zones[card] >> zone) & 1)
        return f"{board.size[card]}-permit {zones}"
    return board.names[card]


def tile_name(size: int, zone: int) -> str:
    """A tile: '2-lot RES'."""
    return f"{size}-lot {TILES[zone]}"


def building_name(board: Board, home: int, zone: int, origin: int, size: int = 0) -> str:
    """A building by its contract (or tile) and block: 'Bank in C3'."""
    if origin >= 0:
        name = board.names[origin]
    else:
        name = tile_name(size, zone) if size else TILES[zone]
    return f"{name} in {block_name(LOT_BLOCK[home])}"


def building(t: SprawlTable, home: int) -> str:
    """A building on the board, with who controls it."""
    name = building_name(t.board, home, t.zone[home], t.origin[home], SITE_SIZE[t.site[home]])
    owner = t.owner[home]
    return f"{seat_name(t, owner)}'s {name}" if owner >= 0 else f"the uncontrolled {name}"


def site_name(site: int) -> str:
    """The lots of a site: 'lots TL and TR of C3'."""
    corners = [CORNERS[corner] for corner in FOOTPRINTS[site % SHAPES]]
    block = block_name(site // SHAPES)
    if len(corners) == 4:
        return f"all of {block}"
    return f"{'lot' if len(corners) == 1 else 'lots'} {both(corners, 'and')} of {block}"


def lane_name(lane: int) -> str:
    """A row of single blocks."""
    if lane < 6:
        return f"the horizontal row A{lane + 1} to F{lane + 1}"
    column = "ABCDEF"[lane - 6]
    return f"the vertical row {column}1 to {column}6"


def row_name(kind: int, number: int) -> str:
    """A row by its number: 'prestige row 2'."""
    return f"{KIND_IDS[kind]} row {number}"


def circle_name(board: Board, circle: int) -> str:
    """A gray circle by the blocks of its row: 'the circle of A1 to B6'."""
    blocks = [block for block in range(BLOCKS) if board.circles[circle] & BLOCK_LOTS[block]]
    return f"the gray circle of {block_name(blocks[0])} to {block_name(blocks[-1])}"


def marker_name(board: Board, marker: int) -> str:
    """A marker: 'wealth marker 7'."""
    return f"{KIND_IDS[board.marker_kind[marker]]} marker {board.marker_number[marker]}"


def purse(wealth: int, prestige: int) -> str:
    """'2 wealth and 1 prestige', or 'nothing'."""
    parts = [f"{n} {name}" for n, name in ((wealth, "wealth"), (prestige, "prestige")) if n]
    return both(parts, "and") if parts else "nothing"


def points(n: int) -> str:
    """'1 AP', '3 APs'."""
    return plural(n, "AP")
