"""What lies on the table: the city, the cards, the tiles, and what everybody has."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, Field, Layout
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.board import (
    NUMBERS,
    PLANNING,
    STARTS,
    VOCATIONS,
    Board,
)
from boomtown.games.urban_sprawl.grid import (
    EVERYWHERE,
    LOT_BLOCK,
    LOTS,
    SITE_LOTS,
    SITE_NEAR,
    SITE_SIZE,
    bits,
)

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
MASKS: Final = 20

# a frame of a running effect: card, this building, what was picked, whether the planning boxes were emptied
FRAME: Final = 4
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

# the numbers of the frozen cells: `t.site = t.renew(SITE)` before one is changed
SUPPLY: Final = 23
SITE: Final = 24
ZONE: Final = 25
OWNER: Final = 26
ORIGIN: Final = 27
HOME: Final = 31
SEATED: Final = 34  # the first of the lists that each seat has

FIELDS: Final = [
    Field("turn", size=5),
    Field("wealth"),
    Field("prestige"),
    Field("later"),
    Field("plan", size=4),
    Field("offer", size=5),
    Field("tops", size=4),
    Field("opened", size=4),
    Field("planning", HIDDEN),
    Field("town", HIDDEN),
    Field("city", HIDDEN),
    Field("metropolis", HIDDEN),
    Field("discard"),
    Field("gone"),
    Field("event"),
    Field("fresh"),
    Field("extra", size=1),
    Field("offices", size=5),
    Field("contractor", size=1),
    Field("pawn", size=1),
    Field("circles", size=9),
    Field("held"),
    Field("vocations", size=8),
    Field("supply", size=20, frozen=True),
    Field("site", size=LOTS, frozen=True),
    Field("zone", size=LOTS, frozen=True),
    Field("owner", size=LOTS, frozen=True),
    Field("origin", size=LOTS, frozen=True),
    Field("frames"),
    Field("shuffles", size=1),
    Field("result"),
    Field("home", DERIVED, frozen=True),
    Field("masks", DERIVED),
    Field("value", DERIVED),
    Field("hands", per_seat=True),
    Field("favors", per_seat=True),
]


class SprawlTable(Table):
    """A table of Urban Sprawl."""

    game_id: ClassVar[str] = "urban_sprawl"
    layout: ClassVar[Layout] = Layout(FIELDS, together=False)

    def __init__(
        self, seats: int, settings: dict[str, str], board: Board, colours: list[str], length: int
    ) -> None:
        super().__init__(seats, settings)
        self.board = board
        self.colours = colours
        self.length = length  # 0 standard, 1 longer, 2 shorter

    def blank(self) -> "SprawlTable":
        return SprawlTable(self.seats, self.settings, self.board, self.colours, self.length)

    def bind(self, cells: list[list[int]]) -> None:
        self.turn = cells[0]  # active player, number of the turn, APs left, contracts built, start player
        self.wealth = cells[1]
        self.prestige = cells[2]
        self.later = cells[3]  # of each seat: APs more or fewer in its next turn
        self.plan = cells[4]  # the planning boxes from 1 AP to 4 AP: a card or -1
        self.offer = cells[5]  # the contract boxes from 1 AP to 5 AP: a card or -1
        self.tops = cells[6]  # of each deck: the face-up card on it, or -1
        self.opened = cells[7]  # of each deck: 1 if it is active
        self.planning = cells[8]  # the face-down cards; the next card is the last
        self.town = cells[9]
        self.city = cells[10]
        self.metropolis = cells[11]
        self.discard = cells[12]  # of planning cards
        self.gone = cells[13]  # cards that went back to the box
        self.event = cells[14]  # the event that is being carried out
        self.fresh = cells[15]  # Favors acquired in this turn
        self.extra = cells[16]  # who has the Extra Favor tile, or -1
        self.offices = cells[17]  # of each office: a seat, NOBODY or PENDING
        self.contractor = cells[18]  # a seat, NOBODY or PENDING
        self.pawn = cells[19]  # the office it stands on
        self.circles = cells[20]  # on each gray circle: a marker or -1
        self.held = cells[21]  # seat * 8 + vocation: how many markers
        self.vocations = cells[22]  # of each vocation: markers in the supply
        self.supply = cells[SUPPLY]  # zone * 4 + size - 1: tiles in the supply
        self.site = cells[SITE]  # at a building's first lot: its site, else -1
        self.zone = cells[ZONE]  # at a building's first lot: its zone, else -1
        self.owner = cells[OWNER]  # at a building's first lot: who controls it, else -1
        self.origin = cells[ORIGIN]  # at a building's first lot: the contract that built it, else -1
        self.frames = cells[28]  # four numbers for each effect that is running
        self.shuffles = cells[29]  # how often the planning discard pile was shuffled
        self.result = cells[30]  # eight numbers a seat once the game is scored
        self.home = cells[HOME]  # of each lot: the first lot of the building on it, or -1
        self.masks = cells[32]
        self.value = cells[33]  # of each block
        self.hands = cells[SEATED : SEATED + self.seats]  # each seat's planning cards
        self.favors = cells[SEATED + self.seats :]

    def rebuild(self) -> None:
        self.home = self.renew(HOME)
        self.home[:] = [-1] * LOTS
        self.masks[:] = [0] * MASKS
        for lot in range(LOTS):
            if self.site[lot] >= 0:
                lay(self, lot)
        revalue(self)

    def redeal(self, seat: int) -> None:
        """All that anybody can't know is the order of the decks; how they were stacked is known."""
        from boomtown.games.urban_sprawl.guess import reshuffle_contracts, reshuffle_planning

        reshuffle_planning(self)
        for number in range(1, 4):
            reshuffle_contracts(self, number)

    def scores(self) -> list[int]:
        from boomtown.games.urban_sprawl.scoring import points

        return points(self)

    def ranking(self) -> list[list[int]]:
        from boomtown.games.urban_sprawl.scoring import ranked

        return ranked(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["colours"] = self.colours[: self.seats]
        shown["content"] = self.board.key
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
    site, masks, bit = t.site[home], t.masks, 1 << home
    lots = SITE_LOTS[site]
    for lot in bits(lots):
        t.home[lot] = home
    masks[OCCUPIED] |= lots
    masks[HOMES] |= bit
    masks[OF_ZONE + t.zone[home]] |= bit
    masks[OF_SIZE + SITE_SIZE[site]] |= bit
    masks[COVERED + t.zone[home]] |= lots
    if t.owner[home] >= 0:
        masks[OF_SEAT + t.owner[home]] |= bit


def revalue(t: SprawlTable) -> None:
    """The value of every block: printed numbers and markers of all rows it lies on."""
    board = t.board
    values = board.base[:]
    for circle in range(len(t.circles)):
        marker = t.circles[circle]
        if marker >= 0:
            lots, number = board.circles[circle], board.marker_number[marker]
            for block in range(len(values)):
                if (lots >> (block // 6 * 24 + block % 6 * 2)) & 1:
                    values[block] += number
    t.value[:] = values


# --- what everybody asks -------------------------------------------------------------------------------------


def row_lots(t: SprawlTable, kind: int, number: int) -> int:
    """The lots of the row with a number, printed or by a marker; 0 if it is not on the board."""
    printed = t.board.printed[kind * NUMBERS + number]
    if printed:
        return printed
    for circle in range(len(t.circles)):
        marker = t.circles[circle]
        if marker >= 0 and t.board.marker_kind[marker] == kind and t.board.marker_number[marker] == number:
            return t.board.circles[circle]
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
    return sum(t.held[seat * VOCATIONS : seat * VOCATIONS + VOCATIONS])


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
        lot = bits(SITE_LOTS[t.board.starts[i]])[0]
        if t.owner[lot] < 0:
            found.append(lot)
    return found


def near_of(t: SprawlTable, home: int) -> int:
    """The lots adjacent to a building."""
    return SITE_NEAR[t.site[home]]
