"""Where a contract may be built: room, zoning, the card's own restriction, demolition, and the price."""

from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.board import (
    ADJACENT,
    BLOCK,
    COST,
    EDGE,
    IGNORE_ZONING,
    NOT_ADJACENT,
    PERMIT,
    RAZE,
    RENEWAL,
    ROW,
    VALUE,
    ZONE_AS,
)
from boomtown.games.urban_sprawl.city import has_tile
from boomtown.games.urban_sprawl.filters import covered, matching, touching
from boomtown.games.urban_sprawl.grid import (
    BLOCK_LOTS,
    BLOCKS,
    SHAPE_START,
    SHAPES,
    SITE_LOTS,
    SITE_NEAR,
    THESE_ROWS,
    bits,
)
from boomtown.games.urban_sprawl.table import COVERED, HOMES, OCCUPIED, OF_SEAT, SprawlTable


def price_of(t: SprawlTable, card: int, block: int) -> int:
    """The wealth that building a contract in a block costs: its value, unless the card says otherwise."""
    value = t.value[block]
    for rule in t.board.rules[card]:
        if rule[0] == COST:
            return (value + 1) // 2 if rule[1] == 0 else 0
    return value


def permits_of(t: SprawlTable, seat: int, zone: int) -> int:
    """How many permits of a zone a seat's Build Permits have."""
    total = 0
    for card in t.hands[seat]:
        if t.board.kind[card] == PERMIT and (t.board.zones[card] >> zone) & 1:
            total += t.board.size[card]
    return total


def renewal_of(t: SprawlTable, seat: int) -> int:
    """An Urban Renewal card that a seat holds, or -1."""
    for card in t.hands[seat]:
        if t.board.kind[card] == RENEWAL:
            return card
    return -1


def immune(t: SprawlTable, seat: int) -> int:
    """The first lots of buildings that a seat can't demolish: those of the Contractor's holder, if it is another."""
    holder = t.contractor[0]
    return t.masks[OF_SEAT + holder] if holder >= 0 and holder != seat else 0


def free_to_raze(t: SprawlTable, seat: int, card: int) -> int:
    """The first lots of buildings that may go without an Urban Renewal card."""
    found = 0
    if t.contractor[0] == seat:
        found = t.masks[HOMES]
    for rule in t.board.rules[card]:
        if rule[0] == RAZE:
            found |= matching(t, rule[1], seat)
    return found & ~immune(t, seat)


def razeable(t: SprawlTable, seat: int, card: int) -> int:
    """The first lots of buildings that may make room for a contract."""
    if renewal_of(t, seat) >= 0:
        return t.masks[HOMES] & ~immune(t, seat)
    return free_to_raze(t, seat, card)


def in_the_way(t: SprawlTable, site: int) -> int:
    """The first lots of the buildings that stand on a site."""
    lots = SITE_LOTS[site] & t.masks[OCCUPIED]
    return touching(t, lots) if lots else 0


def clearable(t: SprawlTable, site: int, may: int) -> bool:
    """Whether all that stands on a site may go: none larger than the new building, every lot of it covered."""
    lots = SITE_LOTS[site]
    for home in bits(in_the_way(t, site)):
        if (may >> home) & 1 == 0 or SITE_LOTS[t.site[home]] & ~lots:
            return False
    return True


def needs_renewal(t: SprawlTable, seat: int, card: int, site: int) -> bool:
    """Whether building on a site costs an Urban Renewal card."""
    return in_the_way(t, site) & ~free_to_raze(t, seat, card) != 0


class Survey:
    """What a contract asks of a site, read once for all sites."""

    def __init__(self, t: SprawlTable, seat: int, card: int) -> None:
        board, m = t.board, t.masks
        self.own = m[COVERED + board.zone[card]]
        self.zoned = m[COVERED] | m[COVERED + 1] | m[COVERED + 2] | m[COVERED + 3]
        self.may = razeable(t, seat, card)
        self.edges: list[int] = []  # the site must touch one lot of each
        self.beside: list[int] = []  # one lot of each must be adjacent to the site
        self.apart = 0  # no lot of these may be
        self.low = 0
        self.high = 999
        self.state = -1
        self.rows: list[list[int]] = []
        for rule in board.rules[card]:
            self.note(t, seat, rule)

    def note(self, t: SprawlTable, seat: int, rule: list[int]) -> None:
        """Take one restriction in."""
        word, arg = rule[0], rule[1]
        if word == IGNORE_ZONING:
            self.zoned = 0
        elif word == ZONE_AS:
            for zone in bits(arg):
                self.own |= t.masks[COVERED + zone]
        elif word == EDGE:
            self.edges.append(edge_lots(t, arg))
        elif word == ADJACENT:
            self.beside.append(covered(t, matching(t, arg, seat)))
        elif word == NOT_ADJACENT:
            self.apart |= covered(t, matching(t, arg, seat))
        elif word == VALUE:
            self.low, self.high = max(self.low, rule[2]), min(self.high, rule[3])
        elif word == BLOCK:
            self.state = arg
        elif word == ROW:
            self.rows.append([matching(t, arg, seat), rule[2], rule[3]])

    def block_fits(self, t: SprawlTable, block: int) -> bool:
        """Whether value and rows of a block are as the card wants them."""
        if not self.low <= t.value[block] <= self.high:
            return False
        for homes, low, high in self.rows:
            if not low <= (homes & THESE_ROWS[block]).bit_count() <= high:
                return False
        return True

    def zoning_fits(self, site: int) -> bool:
        """No building of another zone is adjacent, or one of the same zone is; parks don't count."""
        near = SITE_NEAR[site]
        return near & self.zoned == 0 or near & self.own != 0

    def limits_fit(self, t: SprawlTable, site: int) -> bool:
        """Whether a site is as the card's own restriction wants it."""
        near, lots = SITE_NEAR[site], SITE_LOTS[site]
        if near & self.apart:
            return False
        for wanted in self.edges:
            if lots & wanted == 0:
                return False
        for wanted in self.beside:
            if near & wanted == 0:
                return False
        if self.state >= 0:
            others = BLOCK_LOTS[site // SHAPES] & t.masks[OCCUPIED] & ~lots
            if (others != 0) != (self.state == 1):
                return False
        return True

    def limited(self) -> bool:
        """Whether the card restricts the lots of a site at all."""
        return self.apart != 0 or self.state >= 0 or len(self.edges) > 0 or len(self.beside) > 0


def edge_lots(t: SprawlTable, side: int) -> int:
    """The lots beside water, wilderness, or either."""
    if side == c.WATER:
        return t.board.water
    if side == c.WILDERNESS:
        return t.board.wilderness
    return t.board.water | t.board.wilderness


def building_sites(t: SprawlTable, seat: int, card: int, first: bool, only: int = -1) -> list[int]:
    """Every site (perhaps in one block only) where a seat can build and pay; `first`: one site is enough."""
    board = t.board
    found: list[int] = []
    size = board.size[card]
    if not has_tile(t, board.zone[card], size):
        return found
    survey = Survey(t, seat, card)
    zoned, own, limited = survey.zoned, survey.own, survey.limited()
    occupied = t.masks[OCCUPIED]
    hard = occupied & ~covered(t, survey.may)
    low, high = SHAPE_START[size], SHAPE_START[size + 1]
    for block in range(BLOCKS) if only < 0 else range(only, only + 1):
        if price_of(t, card, block) > t.wealth[seat] or not survey.block_fits(t, block):
            continue
        for site in range(block * SHAPES + low, block * SHAPES + high):
            hit = SITE_LOTS[site] & occupied
            if hit and (hit & hard or not clearable(t, site, survey.may)):
                continue
            near = SITE_NEAR[site]
            if near & zoned and near & own == 0:
                continue
            if limited and not survey.limits_fit(t, site):
                continue
            found.append(site)
            if first:
                return found
    return found


def can_build(t: SprawlTable, seat: int, card: int) -> bool:
    """Whether a seat has the permits, the wealth, a tile and a site for a contract; APs are another matter."""
    if permits_of(t, seat, t.board.zone[card]) < t.board.size[card]:
        return False
    return len(building_sites(t, seat, card, True)) > 0


def site_refusal(t: SprawlTable, seat: int, card: int, site: int) -> tuple[str, ...]:
    """The rules that forbid a contract on a site; empty if none does."""
    board = t.board
    size, block = board.size[card], site // SHAPES
    if not SHAPE_START[size] <= site % SHAPES < SHAPE_START[size + 1]:
        return ("USP-110",)
    if price_of(t, card, block) > t.wealth[seat]:
        return ("USP-107", "USP-102")
    survey = Survey(t, seat, card)
    if not survey.block_fits(t, block):
        return ("USP-115",)
    if SITE_LOTS[site] & t.masks[OCCUPIED]:
        homes = in_the_way(t, site)
        if homes & immune(t, seat):
            return ("USP-234",)
        if homes & ~survey.may:
            return ("USP-112", "USP-228")
        if not clearable(t, site, survey.may):
            return ("USP-232", "USP-233")
    if not survey.zoning_fits(site):
        return ("USP-116", "USP-117")
    return () if survey.limits_fit(t, site) else ("USP-115",)
