"""The city block by block, in small numbers: which ways to lie are free and which touch a zone; kept until it changes.

The thirteen ways to lie in a block are a mask of shapes, its four lots a mask of corners. Nothing here is a cell of the
table: it follows from the buildings, copies of a table share it, and a city that changes gets a new one.
"""

from typing import Final

from boomtown.games.urban_sprawl.rules.grid import (
    BLOCKS,
    FOOTPRINTS,
    LOTS_AT,
    SHAPE_START,
    SHAPES,
    SIDE,
    SITE_BLOCK,
    SITE_NEAR,
    SITES,
)

PARK: Final = 4  # the zone that is none
UNKNOWN: Final[list[int]] = []
ALL_SHAPES: Final = (1 << SHAPES) - 1

SHAPE_CORNERS: Final[list[int]] = [sum([1 << corner for corner in corners]) for corners in FOOTPRINTS]
OF_SIZE: Final[list[int]] = [0] + [
    (1 << SHAPE_START[size + 1]) - (1 << SHAPE_START[size]) for size in range(1, 5)
]  # the shapes of so many lots
# the shapes that have no corner of some; that have all of them or none; that leave one of them open
CLEAR_OF: Final[list[int]] = [
    sum([1 << s for s in range(SHAPES) if SHAPE_CORNERS[s] & corners == 0]) for corners in range(16)
]
NOT_CUTTING: Final[list[int]] = [
    sum([1 << s for s in range(SHAPES) if SHAPE_CORNERS[s] & corners in (0, corners)])
    for corners in range(16)
]
LEAVING: Final[list[int]] = [
    sum([1 << s for s in range(SHAPES) if corners & ~SHAPE_CORNERS[s]]) for corners in range(16)
]
# of four shapes of one size, as a mask: which they are
WHICH: Final[list[list[int]]] = [[i for i in range(4) if (four >> i) & 1] for four in range(16)]


def _beside(lot: int, block: int) -> int:
    """The shapes of a block that are adjacent to a lot and don't cover it."""
    first = block * SHAPES
    return sum([1 << shape for shape in range(SHAPES) if (SITE_NEAR[first + shape] >> lot) & 1])


def _around(lot: int) -> list[int]:
    """The blocks that have a lot adjacent to one, each with the shapes that touch it."""
    line, column = lot // SIDE, lot % SIDE
    found: list[int] = []
    for y in {max(line - 1, 0) // 2, min(line + 1, SIDE - 1) // 2}:
        for x in {max(column - 1, 0) // 2, min(column + 1, SIDE - 1) // 2}:
            found.extend([y * 6 + x, _beside(lot, y * 6 + x)])
    return found


def _touches(site: int) -> list[int]:
    """The blocks in which a building on a site is felt, each followed by the shapes that touch it."""
    shapes = [0] * BLOCKS
    blocks = {site // SHAPES}
    for lot in LOTS_AT[site]:
        around = _around(lot)
        for i in range(0, len(around), 2):
            shapes[around[i]] |= around[i + 1]
            blocks.add(around[i])
    found: list[int] = []
    for block in sorted(blocks):
        found.extend([block, shapes[block]])
    return found


TOUCHES: Final[list[list[int]]] = [_touches(site) for site in range(SITES)]
FELT_IN: Final[list[int]] = [sum([1 << block for block in touches[::2]]) for touches in TOUCHES]  # as masks
WITHIN_TWO: Final[list[int]] = [
    sum([1 << b for b in range(BLOCKS) if abs(b // 6 - a // 6) <= 2 and abs(b % 6 - a % 6) <= 2])
    for a in range(BLOCKS)
]  # of each block: those at most two away, as masks


class Land:
    """What stands where, and what was found out about it."""

    def __init__(
        self,
        full: list[int],
        vacant: list[int],
        zoned: list[int],
        touched: list[list[int]],
        fitting: list[list[int]],
    ) -> None:
        self.full = full  # of each block: the corners with a building
        self.vacant = vacant  # of each block: the shapes on vacant lots
        self.zoned = zoned  # of each block: the shapes adjacent to a building of any zone
        self.touched = touched  # the same of one zone, or of parks
        self.fitting = fitting  # by zone: the vacant shapes where zoning fits
        self.order = UNKNOWN  # the blocks, the cheapest first
        self.lows = [-1] * 16  # of contracts without a word, by tile: the value of their cheapest block
        self.special: dict[int, int] = {}  # of all others: their lowest price
        self.razed: list[list[int]] = [
            UNKNOWN
        ] * 5  # of each block: free if all but a seat's may go; -1 unknown
        self.outlook: object = None  # what whoever looks ahead has found out

    def copy(self) -> "Land":
        """A land that can be changed."""
        touched = [shapes.copy() for shapes in self.touched]
        fitting = [shapes.copy() for shapes in self.fitting]
        new = Land(self.full.copy(), self.vacant.copy(), self.zoned.copy(), touched, fitting)
        new.order = self.order
        new.razed = [room if room is UNKNOWN else room.copy() for room in self.razed]
        return new

    def room_without(self, safe: int) -> list[int]:
        """Of each block: the room if all may go but what the seat before `safe` controls; -1 where nobody has looked."""
        if self.razed[safe] is UNKNOWN:
            self.razed[safe] = [-1] * BLOCKS
        return self.razed[safe]

    def touch(self, block: int) -> None:
        """A building of a block has changed, or its cube."""
        for room in self.razed:
            if room is not UNKNOWN:
                room[block] = -1

    def forget(self) -> None:
        """The city has changed: what was found out may no longer hold."""
        self.lows = [-1] * 16
        self.special.clear()
        self.outlook = None

    def settle(self, site: int, zone: int) -> None:
        """Enter a building."""
        home, zoned, own = SITE_BLOCK[site], self.zoned, self.touched[zone]
        self.touch(home)
        self.full[home] |= SHAPE_CORNERS[site % SHAPES]
        self.vacant[home] = CLEAR_OF[self.full[home]]
        touches = TOUCHES[site]
        for i in range(0, len(touches), 2):
            block, shapes = touches[i], touches[i + 1]
            own[block] = own[block] | shapes  # quicker than |= when compiled
            if zone != PARK:
                zoned[block] = zoned[block] | shapes
            self.fit(block)

    def leave(self, site: int, zone: int, sites: list[int]) -> None:
        """A building is gone; all others of its zone stand on some sites."""
        home, touched, own = SITE_BLOCK[site], self.touched, self.touched[zone]
        self.touch(home)
        self.full[home] = self.full[home] & ~SHAPE_CORNERS[site % SHAPES]
        self.vacant[home] = CLEAR_OF[self.full[home]]
        felt = TOUCHES[site]
        for i in range(0, len(felt), 2):
            own[felt[i]] = 0
        near, around = WITHIN_TWO[home], FELT_IN[site]
        for other in sites:
            if (near >> SITE_BLOCK[other]) & 1:
                touches = TOUCHES[other]
                for i in range(0, len(touches), 2):
                    block = touches[i]
                    if (around >> block) & 1:
                        own[block] = own[block] | touches[i + 1]
        for i in range(0, len(felt), 2):
            block = felt[i]
            self.zoned[block] = touched[0][block] | touched[1][block] | touched[2][block] | touched[3][block]
            self.fit(block)

    def fit(self, block: int) -> None:
        """The vacant ways to lie in a block to which no other zone is adjacent, or one's own is."""
        vacant, other = self.vacant[block], ~self.zoned[block]
        touched, fitting = self.touched, self.fitting
        fitting[0][block] = vacant & (other | touched[0][block])
        fitting[1][block] = vacant & (other | touched[1][block])
        fitting[2][block] = vacant & (other | touched[2][block])
        fitting[3][block] = vacant & (other | touched[3][block])


def empty_land() -> Land:
    """A city without a building."""
    touched = [[0] * BLOCKS for _ in range(5)]
    fitting = [[ALL_SHAPES] * BLOCKS for _ in range(4)]
    return Land([0] * BLOCKS, [ALL_SHAPES] * BLOCKS, [0] * BLOCKS, touched, fitting)
