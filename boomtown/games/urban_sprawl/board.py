"""What a content pack says, as flat lists of numbers that all copies of a table share."""

from typing import Any, Final

# zones, and parks, which belong to none
CIV: Final = 0
COM: Final = 1
IND: Final = 2
RES: Final = 3
PARK: Final = 4
ZONE_IDS: Final = ["CIV", "COM", "IND", "RES", "PARK"]

# offices in the order of the Election Track
MAYOR: Final = 0
DISTRICT_ATTORNEY: Final = 1
TREASURER: Final = 2
POLICE_CHIEF: Final = 3
UNION_BOSS: Final = 4
OFFICES: Final = 5
OFFICE_IDS: Final = ["mayor", "district_attorney", "treasurer", "police_chief", "union_boss"]
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
DECK_IDS: Final = ["planning", "town", "city", "metropolis"]

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

# the numbers of a filter
F_ZONES: Final = 0  # a mask of the five zones
F_SIZES: Final = 1  # a mask of the four sizes
F_WHERE: Final = 2
F_AT: Final = 3  # 0 this building, 1 the picked one
F_CTRL: Final = 4
F_TOUCHING: Final = 5  # another filter or -1
F_MIN: Final = 6
F_MAX: Final = 7
F_EXTREME: Final = 8  # 0 none, 1 most valuable, 2 least valuable
F_SELF: Final = 9
F_COUNT: Final = 10
F_NAME: Final = 11  # a vocation or -1
F_WHOSE: Final = 12  # 0 me, 1 all
F_KIND: Final = 13  # of markers, or -1
F_DIV: Final = 14

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
CTRL_IDS: Final = ["any", "me", "active", "others", "someone", "none", "free"]
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

# the numbers of a building restriction: its word, then its arguments
RULE_IDS: Final = [
    "ignore_zoning",
    "zone_as",
    "raze",
    "cost",
    "edge",
    "adjacent",
    "not_adjacent",
    "value",
    "block",
    "row",
]
IGNORE_ZONING: Final = 0
ZONE_AS: Final = 1
RAZE: Final = 2
COST: Final = 3
EDGE: Final = 4
ADJACENT: Final = 5
NOT_ADJACENT: Final = 6
VALUE: Final = 7
BLOCK: Final = 8
ROW: Final = 9
NO_LIMIT: Final = 999


class Board:
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
        self.payout: list[
            int
        ] = []  # the number at the bottom: wealth of planning cards, prestige of contracts
        self.ballot: list[int] = []
        self.like: list[int] = []  # the first card that is the same in all but its number
        self.vocations: list[list[int]] = []  # name, number, name, number
        self.rules: list[list[list[int]]] = []  # building restrictions
        self.start: list[int] = []  # where its program begins, or -1
        self.special: list[int] = [-1, -1, -1, -1]  # of each deck: Airport, Sports Team, Olympic Games
        self.packets: list[
            list[list[int]]
        ] = []  # length of game, deck: cards of each packet, from the bottom
        # programs
        self.code: list[int] = []
        self.sources: dict[int, dict[str, Any]] = {}  # where a word begins in the code: what the file says
        self.filters: list[list[int]] = []
        # the board
        self.water = 0  # lots beside it
        self.wilderness = 0
        self.printed: list[int] = [0] * (2 * NUMBERS)  # of each row: its lots, 0 where none is printed
        self.circles: list[int] = []  # of each gray circle: the lots of its row
        self.circle_ids: list[str] = []
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
