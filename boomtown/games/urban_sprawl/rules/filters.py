"""Which buildings a card means, and how many of something there are."""

from typing import Final

from boomtown.games.urban_sprawl.rules.content import NO_LIMIT, VOCATIONS
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCK_LOTS,
    EVERYWHERE,
    LANE_LOTS,
    LOT_BIT,
    LOT_BLOCK,
    SITE_LOTS,
    SITE_NEAR,
    SITE_SIZE,
    THESE_ROWS,
    bits,
)
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    HOMES,
    OCCUPIED,
    OF_SEAT,
    OF_SIZE,
    OF_ZONE,
    THIS,
    SprawlTable,
    controlled,
    markers_of,
    vacant,
    value_of,
)
from boomtown.games.urban_sprawl.rules.whom import picked_home, picked_lane, picked_place, register

# where a building stands
WHERE_IDS: Final = [
    "city",
    "these_rows",
    "row",
    "other_row",
    "adjacent",
    "block",
    "water",
    "wilderness",
    "edge",
    "picked",
]
CITY: Final = 0
THESE: Final = 1
PICKED_ROW: Final = 2
OTHER_ROW: Final = 3
ADJACENT: Final = 4
IN_BLOCK: Final = 5
WATER: Final = 6
WILDERNESS: Final = 7
EDGE: Final = 8
THE_PICKED: Final = 9

# who controls it
CTRL_IDS: Final = ["any", "me", "active", "others", "someone", "none", "free"]
ANYBODY: Final = 0
MINE: Final = 1
OF_ACTIVE: Final = 2
OF_OTHERS: Final = 3
SOMEONE: Final = 4
UNCONTROLLED: Final = 5
FREE: Final = 6  # uncontrolled, or of the active player

# which of them
EXTREME_IDS: Final = ["", "most_valuable", "least_valuable"]
ALL_OF_THEM: Final = 0
MOST_VALUABLE: Final = 1

# what is counted
COUNT_IDS: Final = [
    "buildings",
    "lots",
    "zones",
    "value",
    "vacant_lots",
    "vocations",
    "vocation_kinds",
    "politicians",
    "cards",
    "markers",
    "wealth",
]
BUILDINGS: Final = 0
COVERED_LOTS: Final = 1
ZONES: Final = 2
VALUE: Final = 3
VACANT_LOTS: Final = 4
VOCATION_MARKERS: Final = 5
VOCATION_KINDS: Final = 6
POLITICIANS: Final = 7
PLANNING_CARDS: Final = 8
ROW_MARKERS: Final = 9

EVERY_ZONE: Final = 31
EVERY_SIZE: Final = 15


class Filter:
    """What a card says of buildings, or of things to count; what it leaves out does not matter."""

    def __init__(self) -> None:
        self.zones = EVERY_ZONE  # a mask
        self.sizes = EVERY_SIZE  # a mask
        self.where = CITY
        self.at_picked = False  # near the picked building, not this one
        self.control = ANYBODY
        self.touching: Filter | None = None  # adjacent to a building of this kind
        self.low = 0  # its value
        self.high = NO_LIMIT
        self.extreme = ALL_OF_THEM
        self.with_this = True  # the building whose effect it is counts too
        self.counts = BUILDINGS
        self.vocation = -1
        self.of_all = False  # what all players have is counted
        self.kind = -1  # of row markers
        self.div = 1

    # --- buildings -------------------------------------------------------------------------------------------

    def homes(self, t: SprawlTable, me: int) -> int:
        """The first lots of all buildings that match; several that tie for an extreme are all there."""
        found = self.controlled_so(t, me)
        if self.zones != EVERY_ZONE:
            found &= some(t.masks, OF_ZONE, self.zones)
        if self.sizes != EVERY_SIZE:
            found &= some(t.masks, OF_SIZE + 1, self.sizes)
        where = self.where
        if where == ADJACENT or WATER <= where <= EDGE:
            found &= touching(t, self.lots(t))
        elif where != CITY:
            found &= self.lots(t)
        if not self.with_this and register(t, THIS) >= 0:
            found &= ~LOT_BIT[register(t, THIS)]
        if self.touching is not None and found:
            found = near_some(t, found, covered(t, self.touching.homes(t, me)))
        if self.low > 0 or self.high < NO_LIMIT:
            found = valued(t, found, self.low, self.high)
        if self.extreme != ALL_OF_THEM and found:
            found = extremes(t, found, self.extreme == MOST_VALUABLE)
        return found

    def only_zone(self) -> int:
        """The zone whose buildings match, where nothing else matters; else -1."""
        plain = self.sizes == EVERY_SIZE and self.where == CITY and self.control == ANYBODY
        if not plain or not self.with_this or self.touching is not None or self.extreme != ALL_OF_THEM:
            return -1
        if self.low > 0 or self.high < NO_LIMIT or self.zones.bit_count() != 1:
            return -1
        return self.zones.bit_length() - 1

    def controlled_so(self, t: SprawlTable, me: int) -> int:
        """The first lots of the buildings that the right player controls."""
        control, m, active = self.control, t.masks, t.turn[ACTIVE]
        if control == ANYBODY:
            return m[HOMES]
        if control == MINE:
            return m[OF_SEAT + me] if me >= 0 else 0
        if control == OF_ACTIVE:
            return m[OF_SEAT + active]
        if control == OF_OTHERS:
            return controlled(t) & ~(m[OF_SEAT + me] if me >= 0 else 0)
        if control == SOMEONE:
            return controlled(t)
        free = m[HOMES] & ~controlled(t)
        return free if control == UNCONTROLLED else free | m[OF_SEAT + active]

    def lots(self, t: SprawlTable) -> int:
        """The lots that its place means; a building there has one of them."""
        where = self.where
        if where == CITY:
            return EVERYWHERE
        if where == WATER:
            return t.content.water
        if where == WILDERNESS:
            return t.content.wilderness
        if where == EDGE:
            return t.content.water | t.content.wilderness
        if where == PICKED_ROW:
            lane = picked_lane(t)
            return LANE_LOTS[lane] if lane >= 0 else 0
        return self.lots_near(t)

    def lots_near(self, t: SprawlTable) -> int:
        """The lots of a place that is named by this building, or by the picked one."""
        where = self.where
        at_picked = self.at_picked or where == THE_PICKED
        home = picked_home(t) if at_picked else register(t, THIS)
        if where == THE_PICKED:
            return LOT_BIT[home] if home >= 0 else 0
        if where == ADJACENT:
            return SITE_NEAR[t.site[home]] if home >= 0 else 0
        place = picked_place(t) if at_picked else home
        if place < 0:
            return 0
        block = LOT_BLOCK[place]
        if where == IN_BLOCK:
            return BLOCK_LOTS[block]
        if where == THESE:
            return THESE_ROWS[block]
        lane = picked_lane(t)
        if lane < 0:
            return 0
        return LANE_LOTS[6 + block % 6] if lane < 6 else LANE_LOTS[block // 6]

    # --- counting --------------------------------------------------------------------------------------------

    def count(self, t: SprawlTable, me: int, own: bool) -> int:
        """How many there are; `own`: only buildings that `me` controls."""
        return self.counted(t, me, own) // self.div

    def counted(self, t: SprawlTable, me: int, own: bool) -> int:
        """The count before it is divided."""
        what = self.counts
        if what <= ZONES:
            found = self.homes(t, me)
            if own:
                found &= t.masks[OF_SEAT + me]
            return found.bit_count() if what == BUILDINGS else lots_or_zones(t, found, what)
        if what == VALUE:
            home = picked_home(t) if self.at_picked else register(t, THIS)
            return value_of(t, home) if home >= 0 else 0
        if what == VACANT_LOTS:
            return (self.lots(t) & vacant(t)).bit_count()
        if what == ROW_MARKERS:
            return markers_in_play(t, self.kind)
        total = 0
        for seat in range(t.seats):
            if seat == me or self.of_all:
                total += self.belongings(t, seat)
        return total

    def belongings(self, t: SprawlTable, seat: int) -> int:
        """Vocation markers, their kinds, politicians, planning cards or wealth of a player."""
        what = self.counts
        if what == VOCATION_MARKERS:
            return markers_of(t, seat) if self.vocation < 0 else t.held[seat * VOCATIONS + self.vocation]
        if what == VOCATION_KINDS:
            return sum([1 for name in range(VOCATIONS) if t.held[seat * VOCATIONS + name] > 0])
        if what == POLITICIANS:
            return t.offices.count(seat)
        return len(t.hands[seat]) if what == PLANNING_CARDS else t.wealth[seat]


def lots_or_zones(t: SprawlTable, homes: int, what: int) -> int:
    """How many lots some buildings cover, or in how many zones they are."""
    if what == COVERED_LOTS:
        return sum([SITE_SIZE[t.site[home]] for home in bits(homes)])
    zones = 0
    for home in bits(homes):
        zones |= 1 << t.zone[home]
    return (zones & 15).bit_count()


def touching(t: SprawlTable, lots: int) -> int:
    """The first lots of the buildings that have a lot among some."""
    found = 0
    for lot in bits(lots & t.masks[OCCUPIED]):
        found |= LOT_BIT[t.home[lot]]
    return found


def covered(t: SprawlTable, homes: int) -> int:
    """All lots of some buildings."""
    found = 0
    for home in bits(homes):
        found |= SITE_LOTS[t.site[home]]
    return found


def some(masks: list[int], first: int, chosen: int) -> int:
    """The union of the chosen ones among consecutive masks."""
    found = 0
    for i in bits(chosen):
        found |= masks[first + i]
    return found


def near_some(t: SprawlTable, homes: int, lots: int) -> int:
    """Those buildings that are adjacent to one of some lots."""
    found = 0
    for home in bits(homes):
        if SITE_NEAR[t.site[home]] & lots:
            found |= LOT_BIT[home]
    return found


def valued(t: SprawlTable, homes: int, low: int, high: int) -> int:
    """Those buildings whose value is in a range."""
    found = 0
    for home in bits(homes):
        if low <= value_of(t, home) <= high:
            found |= LOT_BIT[home]
    return found


def extremes(t: SprawlTable, homes: int, highest: bool) -> int:
    """The most (or least) valuable of some buildings; several if they tie."""
    best, found = -1, 0
    for home in bits(homes):
        value = value_of(t, home)
        if found == 0 or (value > best if highest else value < best):
            best, found = value, LOT_BIT[home]
        elif value == best:
            found |= LOT_BIT[home]
    return found


def markers_in_play(t: SprawlTable, kind: int) -> int:
    """How many markers lie on gray circles, of one kind or (-1) of both."""
    total = 0
    for marker in t.circles:
        if marker >= 0 and (kind < 0 or t.content.marker_kind[marker] == kind):
            total += 1
    return total
