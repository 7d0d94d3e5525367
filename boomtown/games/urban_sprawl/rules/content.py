"""What a content pack says, as flat lists of numbers that all copies of a table share."""

from typing import TYPE_CHECKING, Any, Final

from boomtown.engine.cards import Word
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS, BLOCKS, SHAPES, SITE_LOTS

if TYPE_CHECKING:
    from boomtown.games.urban_sprawl.rules.cards.restrictions import Restriction
    from boomtown.games.urban_sprawl.rules.filters import Filter

# zones, and parks, which belong to none
CIV: Final = 0
COM: Final = 1
IND: Final = 2
RES: Final = 3
PARK: Final = 4
ZONE_IDS: Final[list[str]] = ["CIV", "COM", "IND", "RES", "PARK"]

# offices in the order of the Election Track
MAYOR: Final = 0
DISTRICT_ATTORNEY: Final = 1
TREASURER: Final = 2
POLICE_CHIEF: Final = 3
UNION_BOSS: Final = 4
OFFICES: Final = 5
OFFICE_IDS: Final[list[str]] = ["mayor", "district_attorney", "treasurer", "police_chief", "union_boss"]
OFFICE_ZONE: Final[list[int]] = [-1, CIV, COM, RES, IND]

# kinds of rows
WEALTH: Final = 0
PRESTIGE: Final = 1
KIND_IDS: Final = ["wealth", "prestige"]
NUMBERS: Final = 13  # a row is its kind times 13 plus its number

# decks
PLANNING: Final = 0
TOWN: Final = 1
CITY: Final = 2
METROPOLIS: Final = 3
DECK_IDS: Final[list[str]] = ["planning", "town", "city", "metropolis"]

# kinds of cards
PERMIT: Final = 0
RENEWAL: Final = 1
EVENT: Final = 2
CONTRACT: Final = 3

# how many of everything there are
CARDS: Final = 165
PLANNING_CARDS: Final = 54
PERMITS: Final = 36
RENEWALS: Final = 4
CONTRACT_CARDS: Final = 37  # in each of the three decks
VOCATIONS: Final = 8
MARKERS: Final = 9
STARTS: Final = 12
MEDIA: Final = 0  # the first vocation

# places of contracts: five boxes from 1 AP to 5 AP, the tops of Town, City and Metropolis, two Favors
BOXES: Final = 5
TOPS: Final = 5
FAVORS: Final = 8
PLACES: Final = 10
# places of planning cards: four boxes from 1 AP to 4 AP, the top of the deck
PLAN_BOXES: Final = 4

# sides of the city
SIDE_IDS: Final = ["water", "wilderness", "any"]
WATERSIDE: Final = 0
WILDSIDE: Final = 1

PERMIT_BITS: Final = 10  # for the permits of one zone, where those of all stand side by side

# what a contract costs in wealth
FULL_PRICE: Final = 0
HALF_PRICE: Final = 1

NO_LIMIT: Final = 999


class Content:
    """A content pack, read and checked."""

    def __init__(self, data: dict[str, Any], key: str) -> None:
        self.data = data  # what the files say, by file, for drawing: data["board"]["area"]
        self.key = key
        # cards
        self.ids: list[str] = []
        self.names: list[str] = []
        self.texts: list[str] = []  # what the card does, made from its data
        self.limits: list[str] = []  # its building restriction in words
        self.deck: list[int] = []
        self.kind: list[int] = []
        self.zone: list[int] = []  # of contracts, else -1
        self.size: list[int] = []  # lots of contracts, pages of permits, else 0
        self.zones: list[int] = []  # of permits: a mask; of contracts: their one zone
        self.permits: list[int] = []  # of permits: how many of each zone, side by side; else 0
        self.payout: list[
            int
        ] = []  # the number at the bottom: wealth of planning cards, prestige of contracts
        self.ballot: list[int] = []
        self.like: list[int] = []  # the first card that is the same in all but its number
        self.vocations: list[list[int]] = []  # name, number, name, number
        self.rules: list[list[Restriction]] = []  # what it asks of its site
        self.razes: list[list[Filter]] = []  # what it may demolish
        self.cost: list[int] = []  # FULL_PRICE, HALF_PRICE, or nothing
        self.for_all: list[bool] = []  # whether it means the same to every seat, once that is asked
        self.start: list[int] = []  # the program that it carries out, or -1
        self.special: list[int] = [-1, -1, -1, -1]  # of each deck: Airport, Sports Team, Olympic Games
        self.packets: list[
            list[list[int]]
        ] = []  # length of game, deck: cards of each packet, from the bottom
        self.programs: list[list[Word[Any]]] = []  # what cards do
        # the board
        self.water = 0  # lots beside it
        self.wilderness = 0
        self.at_edges: list[list[int]] = []  # of water, wilderness and either, of each block: the ways to lie
        self.printed: list[int] = [0] * (2 * NUMBERS)  # of each row: its lots, 0 where none is printed
        self.circles: list[int] = []  # of each gray circle: the lots of its row
        self.circle_ids: list[str] = []
        self.on_circles: list[list[int]] = []  # of each gray circle: the blocks of its row
        self.base: list[int] = []  # of each block: its value by the printed numbers
        self.starts: list[int] = []  # sites of the starting buildings
        self.start_zone: list[int] = []
        self.media_home = -1  # the residential starting building of value 3
        self.funds: list[int] = [0] * 5  # starting wealth by number of players
        self.hands: list[list[int]] = [[] for _ in range(5)]  # starting planning cards by seat
        self.pay: list[list[int]] = [[0, 0, 0, 0]]  # the Payouts table
        self.plan_price: list[int] = []
        self.price: list[int] = []  # of the ten places of contracts
        # tiles
        self.tiles: list[int] = [0] * 20  # zone times 4 plus size less 1
        self.vocation_names: list[str] = []
        self.vocation_count: list[int] = []
        self.marker_kind: list[int] = []
        self.marker_number: list[int] = []
        self.office_names: list[str] = []
        self.seat_colours: list[str] = []
        self.cubes = 0

    def circle_blocks(self, circle: int) -> list[int]:
        """The blocks on the row of a gray circle."""
        if len(self.on_circles) == 0:
            for lots in self.circles:
                self.on_circles.append([block for block in range(BLOCKS) if lots & BLOCK_LOTS[block]])
        return self.on_circles[circle]

    def speaks_of_all(self, card: int) -> bool:
        """Whether the restrictions of a contract mean the same to every seat, whatever effect is running."""
        if len(self.for_all) == 0:
            self.for_all = [all(rule.for_all() for rule in rules) for rules in self.rules]
        return self.for_all[card]

    def edge_shapes(self, side: int) -> list[int]:
        """Of each block: the ways to lie that have a lot beside water, wilderness, or either."""
        if len(self.at_edges) == 0:
            for lots in (self.water, self.wilderness, self.water | self.wilderness):
                self.at_edges.append([shapes_on(block, lots) for block in range(BLOCKS)])
        return self.at_edges[side]


def shapes_on(block: int, lots: int) -> int:
    """The ways to lie in a block that have one of some lots."""
    sites = range(block * SHAPES, block * SHAPES + SHAPES)
    return sum([1 << (site - block * SHAPES) for site in sites if SITE_LOTS[site] & lots])
