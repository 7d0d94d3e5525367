"""Where everything lies on the drawn board, in units of its canvas."""

from typing import Final, NamedTuple

from boomtown.draw.geometry import Point
from boomtown.games.urban_sprawl.rules.grid import FOOTPRINTS, SHAPES, SIDE

WIDTH: Final = 1680
HEIGHT: Final = 916

# the city: a ring of prestige spaces, an edge of water or wilderness, the grid of streets
LOT: Final = 52
GAP: Final = 2  # between the lots of a block
BLOCK: Final = 2 * LOT + GAP
STREET: Final = 15
PITCH: Final = BLOCK + STREET
GRID: Final = 6 * PITCH + STREET
EDGE: Final = 58
RING: Final = 25
CITY: Final = GRID + 2 * EDGE + 2 * RING
CITY_X: Final = 150
CITY_Y: Final = 4
GRID_X: Final = CITY_X + RING + EDGE
GRID_Y: Final = CITY_Y + RING + EDGE

# the rail lines: five places above each other
SLOT: Final = 182
SLOT_Y: Final = 4
SIGN: Final = 24  # the price stands above a card
CARD_H: Final = 156
PLAN_X: Final = 14
PLAN_W: Final = 122
OFFER_X: Final = CITY_X + CITY + 16
OFFER_W: Final = 148
DECK_X: Final = OFFER_X + OFFER_W + 20

# the column of panels
PANEL_X: Final = DECK_X + OFFER_W + 12
PANEL_W: Final = WIDTH - PANEL_X - 8


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float


def block_at(block: int) -> Point:
    """The upper left corner of a block."""
    return GRID_X + STREET + block % 6 * PITCH, GRID_Y + STREET + block // 6 * PITCH


def corner_at(corner: int) -> Point:
    """The upper left corner of a lot within its block."""
    return corner % 2 * (LOT + GAP), corner // 2 * (LOT + GAP)


def lot_point(lot: int) -> Point:
    """The upper left corner of a lot."""
    line, column = lot // SIDE, lot % SIDE
    x, y = block_at(line // 2 * 6 + column // 2)
    dx, dy = corner_at(line % 2 * 2 + column % 2)
    return x + dx, y + dy


def plan_at(place: int) -> Point:
    """A planning place (0 to 3: boxes of 1 to 4 AP, 4: the deck): the deck is uppermost."""
    return PLAN_X, SLOT_Y + SIGN + (4 - place) * SLOT


def offer_at(place: int) -> Point:
    """A place of contracts: 0 to 4 the boxes of 1 to 5 AP, the last uppermost; 5 to 7 the decks beside them."""
    if place < 5:
        return OFFER_X, SLOT_Y + SIGN + (4 - place) * SLOT
    return DECK_X, SLOT_Y + SIGN + (place - 5) * SLOT


NOW_AT: Final[Point] = (DECK_X, SLOT_Y + SIGN + 3 * SLOT)  # the card that is being carried out
DISCARD_AT: Final[Point] = (DECK_X, SLOT_Y + SIGN + 4 * SLOT)


def lane_handle(lane: int) -> str:
    """By what a row of single blocks is taken hold of: an arrow beside the city, where no two rows cross and no number of a row lies."""
    middle = STREET / 2 + (lane % 6 + 0.5) * PITCH
    if lane < 6:
        return f"M{GRID_X - 50:g} {GRID_Y + middle - 24:g}v48h24l20 -24 -20 -24z"
    return f"M{GRID_X + middle - 24:g} {GRID_Y - 50:g}h48v24l-24 20 -24 -20z"


def edge_point(edge: str, blocks: list[str]) -> Point:
    """The middle of a row's number on its edge, from the blocks of the row."""
    columns = ["ABCDEF".index(name[0]) for name in blocks]
    lines = [int(name[1:]) - 1 for name in blocks]
    x = GRID_X + STREET / 2 + (min(columns) + max(columns) + 1) / 2 * PITCH
    y = GRID_Y + STREET / 2 + (min(lines) + max(lines) + 1) / 2 * PITCH
    far = EDGE / 2
    if edge == "top":
        return x, GRID_Y - far
    if edge == "bottom":
        return x, GRID_Y + GRID + far
    return (GRID_X - far, y) if edge == "left" else (GRID_X + GRID + far, y)


def ring_point(prestige: int) -> Point:
    """The middle of a space of the prestige ring: 0 at the lower left, then clockwise."""
    step = (CITY - RING) / 25
    side, along = prestige % 100 // 25, prestige % 25 * step
    near, far = RING / 2, CITY - RING / 2
    x, y = ((near, far - along), (near + along, near), (far, near + along), (far - along, far))[side]
    return CITY_X + x, CITY_Y + y


# --- the 13 ways to lie in a block ---------------------------------------------------------------------------


def outline(shape: int, inset: float = 0) -> str:
    """The edge of a building's ground within its block."""
    a, b, c, d = inset, LOT - inset, LOT + GAP + inset, BLOCK - inset
    corners = FOOTPRINTS[shape]
    if len(corners) != 3:
        x0, y0 = (a, a) if 0 in corners else (c, a) if 1 in corners else (a, c) if 2 in corners else (c, c)
        last = corners[-1]
        x1, y1 = (b if last % 2 == 0 else d), (b if last < 2 else d)
        return f"M{x0:g} {y0:g}H{x1:g}V{y1:g}H{x0:g}z"
    return (
        f"M{a:g} {a:g}H{d:g}V{b:g}H{b:g}V{d:g}H{a:g}z",
        f"M{a:g} {a:g}H{d:g}V{d:g}H{c:g}V{b:g}H{a:g}z",
        f"M{a:g} {a:g}H{b:g}V{c:g}H{d:g}V{d:g}H{a:g}z",
        f"M{c:g} {a:g}H{d:g}V{d:g}H{a:g}V{c:g}H{c:g}z",
    )[shape - 8]


def plots(shape: int) -> list[Box]:
    """The rectangles a building consists of: one, or for three lots the long part and the wing, upper one first."""
    corners = FOOTPRINTS[shape]
    if len(corners) == 3:
        top = Box(0, 0, BLOCK, LOT) if shape in (8, 9) else Box(0 if shape == 10 else LOT + GAP, 0, LOT, LOT)
        low = (
            Box(0 if shape == 8 else LOT + GAP, LOT + GAP, LOT, LOT)
            if shape in (8, 9)
            else Box(0, LOT + GAP, BLOCK, LOT)
        )
        return [top, low]
    x, y = corner_at(corners[0])
    fx, fy = corner_at(corners[-1])
    return [Box(x, y, fx - x + LOT, fy - y + LOT)]


def cube_point(shape: int) -> Point:
    """Where the cube stands: near the lower left corner of a building's ground."""
    low = plots(shape)[-1]
    return low.x + 14.5, low.y + low.h - 14.5


def handle(shape: int) -> str:
    """By what a way to lie is taken hold of: no two of the same size lie over each other."""
    if shape < 4 or shape == 12:
        return outline(shape, 2)
    if shape < 8:
        return ("M30 4H76V29H30z", "M30 77H76V102H30z", "M4 30H29V76H4z", "M77 30H102V76H77z")[shape - 4]
    return (
        "M4 4H51V25H25V51H4z",
        "M55 4H102V51H81V25H55z",
        "M4 55H25V81H51V102H4z",
        "M81 55H102V102H55V81H81z",
    )[shape - 8]


SHAPE_WORDS: Final = (
    "upper left lot",
    "upper right lot",
    "lower left lot",
    "lower right lot",
    "the two upper lots",
    "the two lower lots",
    "the two left lots",
    "the two right lots",
    "all but the lower right lot",
    "all but the lower left lot",
    "all but the upper right lot",
    "all but the upper left lot",
    "the whole block",
)
assert len(SHAPE_WORDS) == SHAPES
