"""What lies on the table: the city, the cards, the tiles, and what everybody has."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, Field, Layout
from boomtown.engine.frames import Frame
from boomtown.engine.kinds import FLAG, NO_SEAT, ONE, REGISTER, SEAT, or_none, up_to
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.rules import kinds as of
from boomtown.games.urban_sprawl.rules.content import (
    NUMBERS,
    PLANNING,
    STARTS,
    VOCATIONS,
    Content,
)
from boomtown.games.urban_sprawl.rules.grid import (
    EVERYWHERE,
    LOT_BIT,
    LOT_BLOCK,
    LOTS,
    LOTS_AT,
    SITE_HOME,
    SITE_LOTS,
    SITE_SIZE,
)
from boomtown.games.urban_sprawl.rules.land import UNKNOWN, Land, empty_land

# the numbers of `turn`
ACTIVE: Final = 0
NUMBER: Final = 1
AP: Final = 2
BUILT: Final = 3  # contracts built in this turn
FIRST: Final = 4  # the start player

# the numbers of `masks`: sets of lots
OCCUPIED: Final = 0
HOMES: Final = 1  # the first lot of every building
OF_ZONE: Final = 2  # first lots of buildings, by zone (five)
OF_SIZE: Final = 6  # first lots of buildings, by size (OF_SIZE + 1 to OF_SIZE + 4)
OF_SEAT: Final = 11  # first lots of buildings, by who controls them (four)
COVERED: Final = 15  # all lots of the buildings of a zone (five)
MASK_COUNT: Final = 20

# a frame of a running effect: card, this building, what was picked, whether the planning boxes were emptied
FRAMES: Final = Frame(4)
CARD: Final = 0
THIS: Final = 1
PICKED: Final = 2
FLUSHED: Final = 3
PICKED_LANE: Final = 200  # below: a building; these are added to a lane, an office or a vocation
PICKED_OFFICE: Final = 300
PICKED_VOCATION: Final = 400
PICKED_PLACE: Final = 500  # added to the first lot of a picked building that is gone

# holders of offices and of the Contractor
PENDING: Final = -2  # not in play yet
NOBODY: Final = -1

# the numbers of the frozen fields: `t.site = t.renew(SITE)` before one is changed
# --- written by `make bind` ---
LATER: Final = 4
OPENED: Final = 8
GONE: Final = 14
FRESH: Final = 16
EXTRA: Final = 17
CONTRACTOR: Final = 19
PAWN: Final = 20
CIRCLES: Final = 21
HELD: Final = 22
SUPPLY: Final = 24
SITE: Final = 25
ZONE: Final = 26
OWNER: Final = 27
ORIGIN: Final = 28
SHUFFLES: Final = 30
RESULT: Final = 31
HOME: Final = 32
MASKS: Final = 33
VALUE: Final = 34
# --- until here ---

FIELDS: Final = [
    # active player, number of the turn, APs left, contracts built, start player
    Field("turn", size=5, over=[of.OF_TURN], holds=of.TURN),
    Field("wealth", over=[SEAT], holds=up_to(9999)),
    Field("prestige", over=[SEAT], holds=up_to(9999)),
    Field("later", frozen=True, over=[SEAT], holds=up_to(127, -128)),  # APs more or fewer in its next turn
    Field("plan", size=4, over=[of.PLAN_BOX], holds=or_none(of.CARD)),  # from 1 AP to 4 AP
    Field("offer", size=5, over=[of.BOX], holds=or_none(of.CARD)),  # from 1 AP to 5 AP
    Field("tops", size=4, over=[of.DECK], holds=or_none(of.CARD)),  # the face-up card on it
    Field("opened", size=4, frozen=True, over=[of.DECK], holds=FLAG),  # whether it is active
    Field("planning", HIDDEN, holds=of.CARD),  # the face-down cards; the next card is the last
    Field("town", HIDDEN, holds=of.CARD),
    Field("city", HIDDEN, holds=of.CARD),
    Field("metropolis", HIDDEN, holds=of.CARD),
    Field("discard", holds=of.CARD),  # of planning cards
    Field("gone", frozen=True, holds=of.CARD),  # cards that went back to the box
    Field("event", holds=of.CARD),  # the event that is being carried out
    Field("fresh", frozen=True, holds=of.CARD),  # Favors acquired in this turn
    Field("extra", size=1, frozen=True, over=[ONE], holds=NO_SEAT),  # who has the Extra Favor tile
    Field("offices", size=5, over=[of.OFFICE], holds=or_none(SEAT, PENDING)),
    Field("contractor", size=1, frozen=True, over=[ONE], holds=or_none(SEAT, PENDING)),
    Field("pawn", size=1, frozen=True, over=[ONE], holds=of.OFFICE),  # the office it stands on
    Field("circles", size=9, frozen=True, over=[of.CIRCLE], holds=or_none(of.MARKER)),
    Field("held", frozen=True, over=[SEAT, of.VOCATION], holds=up_to(255)),  # markers
    Field("vocations", size=8, over=[of.VOCATION], holds=up_to(255)),  # markers in the supply
    Field("supply", size=20, frozen=True, over=[of.ZONE, of.TILE_SIZE], holds=up_to(255)),  # tiles
    Field("site", size=LOTS, frozen=True, over=[of.LOT], holds=or_none(of.SITE)),  # at a building's first lot
    Field("zone", size=LOTS, frozen=True, over=[of.LOT], holds=or_none(of.ZONE)),  # like the next two
    Field("owner", size=LOTS, frozen=True, over=[of.LOT], holds=NO_SEAT),  # who controls it
    # the contract that built it
    Field("origin", size=LOTS, frozen=True, over=[of.LOT], holds=or_none(of.CARD)),
    Field("frames", over=[of.OF_FRAME], holds=REGISTER),  # four numbers for each effect that is running
    # how often the planning discard pile was shuffled
    Field("shuffles", size=1, frozen=True, over=[ONE], holds=up_to(255)),
    Field("result", frozen=True, over=[SEAT, of.PART], holds=up_to(9999)),  # once the game is scored
    Field("home", DERIVED, frozen=True),  # of each lot: the first lot of the building on it, or -1
    Field("masks", DERIVED, frozen=True),
    Field("value", DERIVED, frozen=True, over=[of.BLOCK], holds=up_to(255)),
    Field("hands", per_seat=True, holds=of.CARD),  # each seat's planning cards
    Field("favors", per_seat=True, holds=of.CARD),
]


class SprawlTable(Table):
    """A table of Urban Sprawl."""

    game_id: ClassVar[str] = "urban_sprawl"
    layout: ClassVar[Layout] = Layout(FIELDS, together=True)

    def __init__(
        self, seats: int, settings: dict[str, str], content: Content, colours: list[str], length: int
    ) -> None:
        super().__init__(seats, settings)
        self.content = content
        self.programs = content.programs
        self.colours = colours
        self.length = length  # 0 standard, 1 longer, 2 shorter
        self.land: Land | None = None  # what follows from the buildings; made when it is asked for
        self.landed = False  # whether no other table shares it

    def blank(self) -> "SprawlTable":
        return SprawlTable(self.seats, self.settings, self.content, self.colours, self.length)

    # --- written by `make bind` ---
    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.turn = cells[n]
        self.wealth = cells[n + 1]
        self.prestige = cells[n + 2]
        self.later = cells[n + 3]
        self.plan = cells[n + 4]
        self.offer = cells[n + 5]
        self.tops = cells[n + 6]
        self.opened = cells[n + 7]
        self.planning = cells[n + 8]
        self.town = cells[n + 9]
        self.city = cells[n + 10]
        self.metropolis = cells[n + 11]
        self.discard = cells[n + 12]
        self.gone = cells[n + 13]
        self.event = cells[n + 14]
        self.fresh = cells[n + 15]
        self.extra = cells[n + 16]
        self.offices = cells[n + 17]
        self.contractor = cells[n + 18]
        self.pawn = cells[n + 19]
        self.circles = cells[n + 20]
        self.held = cells[n + 21]
        self.vocations = cells[n + 22]
        self.supply = cells[n + 23]
        self.site = cells[n + 24]
        self.zone = cells[n + 25]
        self.owner = cells[n + 26]
        self.origin = cells[n + 27]
        self.frames = cells[n + 28]
        self.shuffles = cells[n + 29]
        self.result = cells[n + 30]
        self.home = cells[n + 31]
        self.masks = cells[n + 32]
        self.value = cells[n + 33]
        self.hands = cells[n + 34 : 2 * n + 34]
        self.favors = cells[2 * n + 34 : 3 * n + 34]

    # --- until here ---
    def fill(self, cells: list[list[int]]) -> None:
        super().fill(cells)
        self.land = None

    def clone(self) -> Table:
        new = super().clone()
        assert isinstance(new, SprawlTable)
        new.land = self.land
        self.landed = False
        return new

    def tell(self, kind: str, seat: int, args: list[int]) -> None:
        """Write into the log; the last number is the card whose effect is running, or -1."""
        if not self.quiet:
            cause = FRAMES.look(self.frames, CARD) if len(self.frames) > 0 else -1
            args.append(cause)
            super().tell(kind, seat, args)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["colours"] = self.colours[: self.seats]
        shown["content"] = self.content.key
        shown["value"] = self.value[:]
        return shown


def deck_of(t: SprawlTable, number: int) -> list[int]:
    """The face-down cards of a deck."""
    if number == PLANNING:
        return t.planning
    if number == 1:
        return t.town
    return t.city if number == 2 else t.metropolis


# --- the derived cells ---------------------------------------------------------------------------------------


def lay(t: SprawlTable, home: int) -> None:
    """Enter a building into the derived cells."""
    t.masks = t.renew(MASKS)
    site, zone, owner, masks, bit = t.site[home], t.zone[home], t.owner[home], t.masks, LOT_BIT[home]
    lots = SITE_LOTS[site]
    for lot in LOTS_AT[site]:
        t.home[lot] = home
    masks[OCCUPIED] |= lots
    masks[HOMES] |= bit
    masks[OF_ZONE + zone] |= bit
    masks[OF_SIZE + SITE_SIZE[site]] |= bit
    masks[COVERED + zone] |= lots
    if owner >= 0:
        masks[OF_SEAT + owner] |= bit


def unlay(t: SprawlTable, home: int) -> None:
    """Take a building out of the derived cells."""
    t.masks = t.renew(MASKS)
    site, zone, owner, masks, bit = t.site[home], t.zone[home], t.owner[home], t.masks, LOT_BIT[home]
    lots = SITE_LOTS[site]
    for lot in LOTS_AT[site]:
        t.home[lot] = -1
    masks[OCCUPIED] ^= lots
    masks[HOMES] ^= bit
    masks[OF_ZONE + zone] ^= bit
    masks[OF_SIZE + SITE_SIZE[site]] ^= bit
    masks[COVERED + zone] ^= lots
    if owner >= 0:
        masks[OF_SEAT + owner] ^= bit


def revalue(t: SprawlTable) -> None:
    """The value of every block: printed numbers and markers of all rows it lies on."""
    content = t.content
    values = content.base[:]
    for circle in range(len(t.circles)):
        marker = t.circles[circle]
        if marker >= 0:
            number = content.marker_number[marker]
            for block in content.circle_blocks(circle):
                values[block] += number
    t.value = t.renew(VALUE)
    t.value[:] = values
    land = changed_land(t)
    if land is not None:
        land.order = UNKNOWN


def land_of(t: SprawlTable) -> Land:
    """The city block by block."""
    if t.land is None:
        land = empty_land()
        for lot in range(LOTS):
            if t.site[lot] >= 0:
                land.settle(t.site[lot], t.zone[lot])
        t.land = land
        t.landed = True
    return t.land


def changed_land(t: SprawlTable) -> Land | None:
    """The land of a table that changes it, one of its own; None if it has none yet."""
    if t.land is None:
        return None
    if t.landed:
        t.land.forget()
    else:
        t.land = t.land.copy()
        t.landed = True
    return t.land


# --- what everybody asks -------------------------------------------------------------------------------------


def row_lots(t: SprawlTable, kind: int, number: int) -> int:
    """The lots of the row with a number, printed or by a marker; 0 if it is not on the board."""
    printed = t.content.printed[kind * NUMBERS + number]
    if printed:
        return printed
    for circle in range(len(t.circles)):
        marker = t.circles[circle]
        if (
            marker >= 0
            and t.content.marker_kind[marker] == kind
            and t.content.marker_number[marker] == number
        ):
            return t.content.circles[circle]
    return 0


def value_of(t: SprawlTable, home: int) -> int:
    """The value of a building: that of its block."""
    return t.value[LOT_BLOCK[home]]


def vocation_owner(t: SprawlTable, vocation: int) -> int:
    """The seat that owns a marker of a vocation (for Media, of which there is one), or -1."""
    for seat in range(t.seats):
        if t.held[seat * VOCATIONS + vocation] > 0:
            return seat
    return -1


def markers_of(t: SprawlTable, seat: int) -> int:
    """How many vocation markers a seat owns."""
    found = 0
    for i in range(seat * VOCATIONS, seat * VOCATIONS + VOCATIONS):
        found += t.held[i]
    return found


def seats_from(t: SprawlTable, first: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(first + i) % t.seats for i in range(t.seats)]


def vacant(t: SprawlTable) -> int:
    """The lots without a building."""
    return EVERYWHERE & ~t.masks[OCCUPIED]


def controlled(t: SprawlTable) -> int:
    """The first lots of all buildings with a cube."""
    m = t.masks
    return m[OF_SEAT] | m[OF_SEAT + 1] | m[OF_SEAT + 2] | m[OF_SEAT + 3]


def unclaimed_starts(t: SprawlTable) -> list[int]:
    """The starting buildings that nobody controls yet, by their first lots."""
    found: list[int] = []
    for i in range(STARTS):
        lot = SITE_HOME[t.content.starts[i]]
        if t.owner[lot] < 0:
            found.append(lot)
    return found


def rebuild(t: SprawlTable) -> None:
    """Fill homes, sets of lots and values of blocks from the buildings."""
    t.home = t.renew(HOME)
    t.home[:] = [-1] * LOTS
    t.masks = t.renew(MASKS)
    t.masks[:] = [0] * MASK_COUNT
    t.land = None
    for lot in range(LOTS):
        if t.site[lot] >= 0:
            lay(t, lot)
    revalue(t)
