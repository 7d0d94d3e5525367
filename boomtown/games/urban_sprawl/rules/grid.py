"""The city grid as numbers: 144 lots, 36 blocks, 12 lanes and the 468 ways a building can lie, with masks of lots."""

from typing import Final

SIDE: Final = 12  # lots across and down; a lot's number is its line times 12 plus its column
LOTS: Final = 144
BLOCKS: Final = 36  # a block's number is its line times 6 plus its column
LANES: Final = 12  # six horizontal rows of single blocks from the top, then six vertical ones from the left
SHAPES: Final = 13  # ways to lie in a block: four of one lot, four of two, four of three, one of four
SITES: Final = BLOCKS * SHAPES
EVERYWHERE: Final[int] = (1 << LOTS) - 1
WORD_BITS: Final = 48  # a set of lots is read in parts that are small numbers
WORD: Final = (1 << 48) - 1

CORNERS: Final = ["TL", "TR", "BL", "BR"]
FOOTPRINTS: Final[list[list[int]]] = [
    [0],
    [1],
    [2],
    [3],
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
    [0, 1, 2, 3],
]
SHAPE_START: Final[list[int]] = [0, 0, 4, 8, 12, 13]  # by size: the first shape; the next entry ends it


FEW_BITS: Final[list[list[int]]] = [[i for i in range(5) if (mask >> i) & 1] for mask in range(32)]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first; a list to read, not to change."""
    if mask < 32:
        return FEW_BITS[mask]
    found: list[int] = []
    rest, at = mask, -1
    while rest > 0:
        word = rest & WORD
        while word > 0:
            low = word & -word
            found.append(at + low.bit_length())
            word ^= low
        rest >>= WORD_BITS
        at += WORD_BITS
    return found


def lot_at(block: int, corner: int) -> int:
    """The lot in a corner (0 to 3: TL, TR, BL, BR) of a block."""
    return (block // 6 * 2 + corner // 2) * SIDE + block % 6 * 2 + corner % 2


def _around(lot: int) -> int:
    """The lots that share a side or a corner with a lot; streets don't part them."""
    line, column = lot // SIDE, lot % SIDE
    found = 0
    for down in range(-1, 2):
        for right in range(-1, 2):
            y, x = line + down, column + right
            if (down != 0 or right != 0) and 0 <= y < SIDE and 0 <= x < SIDE:
                found |= 1 << (y * SIDE + x)
    return found


def _lots_of(site: int) -> int:
    """The lots that a site covers."""
    found = 0
    for corner in FOOTPRINTS[site % SHAPES]:
        found |= 1 << lot_at(site // SHAPES, corner)
    return found


def _beside(lots: int) -> int:
    """The lots adjacent to a set of lots, itself left out."""
    found = 0
    for lot in bits(lots):
        found |= LOT_NEAR[lot]
    return found & ~lots


def _lane(lane: int) -> int:
    """The lots of a lane."""
    found = 0
    for i in range(6):
        found |= BLOCK_LOTS[lane * 6 + i] if lane < 6 else BLOCK_LOTS[i * 6 + lane - 6]
    return found


LOT_BIT: Final[list[int]] = [1 << lot for lot in range(LOTS)]
LOT_BLOCK: Final[list[int]] = [lot // SIDE // 2 * 6 + lot % SIDE // 2 for lot in range(LOTS)]
LOT_NEAR: Final[list[int]] = [_around(lot) for lot in range(LOTS)]
SITE_LOTS: Final[list[int]] = [_lots_of(site) for site in range(SITES)]
SITE_NEAR: Final[list[int]] = [_beside(lots) for lots in SITE_LOTS]
SITE_BLOCK: Final[list[int]] = [site // SHAPES for site in range(SITES)]
LOTS_AT: Final[list[list[int]]] = [bits(lots) for lots in SITE_LOTS]  # of each site
LOTS_BY: Final[list[list[int]]] = [bits(lots) for lots in SITE_NEAR]  # of each site: the lots adjacent to it
SITE_SIZE: Final[list[int]] = [len(FOOTPRINTS[site % SHAPES]) for site in range(SITES)]
SITE_HOME: Final[list[int]] = [bits(lots)[0] for lots in SITE_LOTS]  # a building is named by its first lot
BLOCK_LOTS: Final[list[int]] = [SITE_LOTS[block * SHAPES + 12] for block in range(BLOCKS)]
LANE_LOTS: Final[list[int]] = [_lane(lane) for lane in range(LANES)]
THESE_ROWS: Final[list[int]] = [LANE_LOTS[block // 6] | LANE_LOTS[6 + block % 6] for block in range(BLOCKS)]


BY_SIZE: Final[list[list[int]]] = [[s for s in range(SITES) if SITE_SIZE[s] == size] for size in range(5)]


def sites_in(block: int, size: int) -> list[int]:
    """Every way a building of so many lots can lie in a block."""
    return list(range(block * SHAPES + SHAPE_START[size], block * SHAPES + SHAPE_START[size + 1]))


def block_name(block: int) -> str:
    """A block by its column letter and line number: A1 at the top left, F6 at the bottom right."""
    return "ABCDEF"[block % 6] + str(block // 6 + 1)


def lot_name(lot: int) -> str:
    """A lot by its block and corner: 'A6.TR'."""
    corner = lot // SIDE % 2 * 2 + lot % 2
    return block_name(LOT_BLOCK[lot]) + "." + CORNERS[corner]
