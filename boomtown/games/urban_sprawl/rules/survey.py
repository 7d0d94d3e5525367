"""What a contract asks of its site: room, zoning, the card's own restriction, and what it may demolish."""

from typing import Final

from boomtown.games.urban_sprawl.rules.content import RENEWAL, WATERSIDE, WILDSIDE
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCKS,
    LOT_BIT,
    LOTS_AT,
    SHAPES,
    THESE_ROWS,
    bits,
)
from boomtown.games.urban_sprawl.rules.land import (
    ALL_SHAPES,
    CLEAR_OF,
    LEAVING,
    NOT_CUTTING,
    OF_SIZE,
    SHAPE_CORNERS,
    TOUCHES,
    UNKNOWN,
    Land,
)
from boomtown.games.urban_sprawl.rules.table import HOMES, OF_SEAT, SprawlTable, land_of


def renewal_of(t: SprawlTable, seat: int) -> int:
    """An Urban Renewal card that a seat holds, or -1."""
    for card in t.hands[seat]:
        if t.content.kind[card] == RENEWAL:
            return card
    return -1


def may_raze(t: SprawlTable, seat: int) -> bool:
    """Whether a seat may demolish whatever is not safe: with Urban Renewal, or as the Contractor's holder."""
    return t.contractor[0] == seat or renewal_of(t, seat) >= 0


def immune(t: SprawlTable, seat: int) -> int:
    """The first lots of buildings that a seat can't demolish: those of the Contractor's holder, if it is another."""
    holder = t.contractor[0]
    return t.masks[OF_SEAT + holder] if holder >= 0 and holder != seat else 0


def free_to_raze(t: SprawlTable, seat: int, card: int) -> int:
    """The first lots of buildings that may go without an Urban Renewal card."""
    razes = t.content.razes[card]
    if t.contractor[0] != seat and len(razes) == 0:
        return 0
    found = t.masks[HOMES] if t.contractor[0] == seat else 0
    for of in razes:
        found |= of.homes(t, seat)
    return found & ~immune(t, seat)


def in_the_way(t: SprawlTable, site: int) -> int:
    """The first lots of the buildings that stand on a site."""
    found = 0
    for lot in LOTS_AT[site]:
        home = t.home[lot]
        if home >= 0:
            found |= LOT_BIT[home]
    return found


def needs_renewal(t: SprawlTable, seat: int, card: int, site: int) -> bool:
    """Whether building on a site costs an Urban Renewal card."""
    homes = in_the_way(t, site)
    return homes != 0 and homes & ~free_to_raze(t, seat, card) != 0


def room_in(t: SprawlTable, block: int, may: int) -> int:
    """The ways to lie in a block that cover what may go wholly, and nothing else."""
    found, before = ALL_SHAPES, -1
    for lot in LOTS_AT[block * SHAPES + SHAPES - 1]:
        home = t.home[lot]
        if home >= 0 and home != before:
            corners = SHAPE_CORNERS[t.site[home] % SHAPES]
            found &= NOT_CUTTING[corners] if may & LOT_BIT[home] else CLEAR_OF[corners]
            before = home
    return found


NO_SHAPES: Final[list[list[int]]] = []  # never changed


class Survey:
    """What a contract asks of a site, asked block by block: the ways to lie that it leaves."""

    def __init__(self, t: SprawlTable, seat: int, card: int) -> None:
        board, land = t.content, land_of(t)
        self.land: Land = land
        self.razed = (
            UNKNOWN  # of each block the room that was found before, where all that is not safe may go
        )
        if may_raze(t, seat):
            self.may = t.masks[HOMES] & ~immune(t, seat)
            holder = t.contractor[0]
            self.razed = land.room_without(holder + 1 if holder >= 0 and holder != seat else 0)
        else:
            self.may = free_to_raze(t, seat, card)
        self.size = OF_SIZE[board.size[card]]
        self.own = land.touched[board.zone[card]]
        self.as_own = NO_SHAPES  # what else counts as the same zone
        self.ignored = False  # other zones are no hindrance
        self.musts = NO_SHAPES  # of each block: the ways to lie that touch what they must
        self.apart = NO_SHAPES  # those that touch what they must not
        self.low = 0
        self.high = 999
        self.state = -1
        self.rows = NO_SHAPES  # some buildings, the fewest and the most of them in the rows of the site
        for rule in board.rules[card]:
            rule.note(t, seat, self)
        self.limited = len(board.rules[card]) > 0

    def room(self, t: SprawlTable, block: int) -> int:
        """The ways to lie in a block where nothing stands that may not go."""
        if self.may == 0 or self.land.full[block] == 0:
            return self.land.vacant[block]
        if self.razed is UNKNOWN:
            return room_in(t, block, self.may)
        if self.razed[block] < 0:
            self.razed[block] = room_in(t, block, self.may)
        return self.razed[block]

    def touch(self, shapes: list[int]) -> None:
        """Of each block: the site must have one of these ways to lie."""
        self.musts = [*self.musts, shapes]

    def avoid(self, shapes: list[int]) -> None:
        """Of each block: the site must have none of these ways to lie."""
        self.apart = [*self.apart, shapes]

    def zoning(self, block: int) -> int:
        """The ways to lie to which no building of another zone is adjacent, or one of the same; parks don't count."""
        if self.ignored:
            return ALL_SHAPES
        found = ~self.land.zoned[block] | self.own[block]
        for touched in self.as_own:
            found |= touched[block]
        return found

    def wanted(self, t: SprawlTable, block: int) -> int:
        """The ways to lie that are as the card's own restriction wants them."""
        if not self.low <= t.value[block] <= self.high:
            return 0
        for homes, low, high in self.rows:
            if not low <= (homes & THESE_ROWS[block]).bit_count() <= high:
                return 0
        left = ALL_SHAPES
        for shapes in self.musts:
            left &= shapes[block]
        for shapes in self.apart:
            left &= ~shapes[block]
        if self.state == 1:
            left &= LEAVING[self.land.full[block]]
        elif self.state == 0:
            left &= ~LEAVING[self.land.full[block]]
        return left

    def shapes(self, t: SprawlTable, block: int) -> int:
        """The ways to lie in a block where the contract may be built."""
        left = self.size & self.zoning(block)
        if left and self.may == 0:
            left &= self.land.vacant[block]
        if left and self.limited:
            left &= self.wanted(t, block)
        return left & self.room(t, block) if left and self.may else left


def adjacent_to(t: SprawlTable, homes: int) -> list[int]:
    """Of each block: the ways to lie that are adjacent to one of some buildings."""
    found = [0] * BLOCKS
    for home in bits(homes):
        touches = TOUCHES[t.site[home]]
        for i in range(0, len(touches), 2):
            found[touches[i]] |= touches[i + 1]
    return found


def edge_lots(t: SprawlTable, side: int) -> int:
    """The lots beside water, wilderness, or either."""
    if side == WATERSIDE:
        return t.content.water
    if side == WILDSIDE:
        return t.content.wilderness
    return t.content.water | t.content.wilderness
