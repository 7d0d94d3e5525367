"""What things are called: seats, cards, buildings, lots, rows, markers."""

from boomtown.games.urban_sprawl.rules.content import KIND_IDS, PERMIT, ZONE_IDS, Content
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCK_LOTS,
    BLOCKS,
    CORNERS,
    FOOTPRINTS,
    LOT_BLOCK,
    SHAPES,
    SITE_SIZE,
    block_name,
)
from boomtown.games.urban_sprawl.rules.table import CARD, FRAMES, SprawlTable
from boomtown.games.urban_sprawl.words.phrases import both, plural

TILES = [*ZONE_IDS[:4], "park"]
ZONE_WORDS = ("civic", "commercial", "industrial", "residential", "park")


def seat_name(t: SprawlTable, seat: int) -> str:
    """A seat by its colour."""
    return t.colours[seat].capitalize()


def card_name(content: Content, card: int) -> str:
    """A card in words: 'High School', or '2-permit CIV/COM card'."""
    if content.kind[card] == PERMIT:
        zones = "/".join(ZONE_IDS[zone] for zone in range(4) if (content.zones[card] >> zone) & 1)
        return f"{content.size[card]}-permit {zones}"
    return content.names[card]


def zone_name(zone: int) -> str:
    """A zone for somebody who meets it for the first time: 'residential (RES)'."""
    return f"{ZONE_WORDS[zone]} ({ZONE_IDS[zone]})" if zone < 4 else ZONE_WORDS[zone]


def tile_name(size: int, zone: int) -> str:
    """A tile: '2-lot RES'."""
    return f"{size}-lot {TILES[zone]}"


def building_name(content: Content, home: int, zone: int, origin: int, size: int = 0) -> str:
    """A building by its contract (or tile) and block: 'Bank in C3'."""
    if origin >= 0:
        name = content.names[origin]
    else:
        name = tile_name(size, zone) if size else TILES[zone]
    return f"{name} in {block_name(LOT_BLOCK[home])}"


def building(t: SprawlTable, home: int, reader: int = -1) -> str:
    """A building on the board, with who controls it; perhaps the seat that reads."""
    name = building_name(t.content, home, t.zone[home], t.origin[home], SITE_SIZE[t.site[home]])
    owner = t.owner[home]
    if owner == reader and owner >= 0:
        return f"your {name}"
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


def circle_name(content: Content, circle: int) -> str:
    """A gray circle by the blocks of its row: 'the gray circle of the row A1 to B6'."""
    blocks = [block for block in range(BLOCKS) if content.circles[circle] & BLOCK_LOTS[block]]
    return f"the gray circle of the row {block_name(blocks[0])} to {block_name(blocks[-1])}"


def marker_name(content: Content, marker: int) -> str:
    """A marker: 'wealth marker 7'."""
    return f"{KIND_IDS[content.marker_kind[marker]]} marker {content.marker_number[marker]}"


def vocation_words(content: Content, card: int) -> str:
    """'Education 2, Energy 1'."""
    list_ = content.vocations[card]
    return ", ".join(f"{content.vocation_names[list_[i]]} {list_[i + 1]}" for i in range(0, len(list_), 2))


def purse(wealth: int, prestige: int) -> str:
    """'2 wealth and 1 prestige', or 'nothing'."""
    parts = [f"{n} {name}" for n, name in ((wealth, "wealth"), (prestige, "prestige")) if n]
    return both(parts, "and") if parts else "nothing"


def points(n: int) -> str:
    """'1 AP', '3 APs'."""
    return plural(n, "AP")


def running(t: SprawlTable) -> str:
    """The card that is being carried out."""
    return t.content.names[FRAMES.look(t.frames, CARD)] if t.frames else "the rules"
