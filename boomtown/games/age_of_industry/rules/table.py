"""What lies on the table: money, counters, railways, cubes, cards."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, OWN, Field, Layout
from boomtown.engine.kinds import FLAG, NO_SEAT, ONE, SEAT, or_none, pair, up_to
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.rules import kinds as of
from boomtown.games.age_of_industry.rules.actions import MOST_CARDS
from boomtown.games.age_of_industry.rules.content import COAL, IRON, Content

# the numbers of `masks`: spaces with a counter, then places with coal on a mine, iron, import coal, a port counter
OCCUPIED: Final = 0
COAL_AT: Final = 1
IRON_AT: Final = 2
IMPORT_AT: Final = 3
PORT_AT: Final = 4

# the numbers of the fields; copies share all lists: `t.owner = t.renew(OWNER)` before one is changed
# --- written by `make bind` ---
ROUND: Final = 0
ORDER: Final = 1
MONEY: Final = 2
LOANS: Final = 3
SPENT: Final = 4
OWNER: Final = 5
COUNTER: Final = 6
CUBES: Final = 7
FLIPPED: Final = 8
BARREN: Final = 9
MARKET: Final = 10
SOLD: Final = 11
RAIL: Final = 12
RAILS_LEFT: Final = 13
LEFT: Final = 14
GONE: Final = 15
DEMAND: Final = 16
DECK: Final = 17
OFFER: Final = 18
DISCARD: Final = 19
RESULT: Final = 20
JOINED: Final = 21
REGION: Final = 22
BUILT: Final = 23
FULL: Final = 24
TOUCH: Final = 25
NEAR: Final = 26
PRESENT: Final = 27
MASKS: Final = 28
SHOWN: Final = 29
HANDS: Final = 30
# --- until here ---

FIELDS: Final = [
    Field("round", frozen=True, over=[ONE], holds=up_to(255)),  # one number, the round being played
    Field("order", frozen=True, over=[of.PLACE_IN_ORDER], holds=SEAT),
    Field("money", frozen=True, over=[SEAT], holds=up_to(999)),
    Field("loans", frozen=True, over=[SEAT], holds=up_to(255)),  # each of $10
    Field("spent", frozen=True, over=[SEAT], holds=up_to(999)),  # this round
    Field("owner", frozen=True, over=[of.SPACE], holds=NO_SEAT),
    Field("counter", frozen=True, over=[of.SPACE], holds=or_none(of.COUNTER)),
    Field("cubes", frozen=True, over=[of.PILE], holds=up_to(255)),
    Field("flipped", frozen=True, over=[of.SPACE], holds=FLAG),
    Field("barren", frozen=True, holds=of.SPACE),  # with a ship that was built over a ship: it never flips
    Field("market", frozen=True, over=[of.MARKET], holds=of.DEMAND),  # the kind of counter
    Field("sold", frozen=True, over=[of.MARKET], holds=FLAG),
    Field("rail", frozen=True, over=[of.LINK], holds=NO_SEAT),
    Field("rails_left", frozen=True, over=[SEAT], holds=up_to(255)),
    Field("left", frozen=True, over=[SEAT, of.COUNTER], holds=up_to(255)),  # on the display
    Field("gone", frozen=True, holds=pair(SEAT, of.COUNTER)),  # removed for good
    Field("demand", frozen=True, over=[of.CUBE], holds=up_to(255)),  # coal and iron cubes
    Field("deck", HIDDEN, frozen=True, holds=of.CARD),  # the top card is the last
    Field("offer", frozen=True, over=[of.OFFERED], holds=or_none(of.CARD)),  # face up
    Field("discard", frozen=True, holds=of.CARD),
    Field("result", frozen=True, over=[SEAT, of.PART], holds=up_to(999, -999)),  # once the game is scored
    Field("joined", DERIVED, frozen=True),  # of each place: the places one connection away
    Field("region", DERIVED, frozen=True),  # of each place: all that hang together with it
    Field("built", DERIVED, frozen=True),  # each seat's spaces
    Field("full", DERIVED, frozen=True),  # spaces of the places where a seat may not add a counter
    Field("touch", DERIVED, frozen=True),  # places that a seat's railways connect to
    Field("near", DERIVED, frozen=True),  # their spaces
    Field("present", DERIVED, frozen=True),  # places where a seat has an industry counter
    Field("masks", DERIVED, frozen=True),
    Field("shown", frozen=True, holds=pair(SEAT, of.CARD, MOST_CARDS)),  # cards that all know to be in a hand
    Field("hands", OWN, True, frozen=True, holds=of.CARD),
]


class AgeTable(Table):
    """A table of Age of Industry."""

    game_id: ClassVar[str] = "age_of_industry"
    layout: ClassVar[Layout] = Layout(FIELDS, together=False)

    def __init__(self, seats: int, settings: dict[str, str], content: Content, colours: list[str]) -> None:
        super().__init__(seats, settings)
        self.content = content
        self.colours = colours

    def blank(self) -> "AgeTable":
        return AgeTable(self.seats, self.settings, self.content, self.colours)

    # --- written by `make bind` ---
    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.round = cells[0]
        self.order = cells[1]
        self.money = cells[2]
        self.loans = cells[3]
        self.spent = cells[4]
        self.owner = cells[5]
        self.counter = cells[6]
        self.cubes = cells[7]
        self.flipped = cells[8]
        self.barren = cells[9]
        self.market = cells[10]
        self.sold = cells[11]
        self.rail = cells[12]
        self.rails_left = cells[13]
        self.left = cells[14]
        self.gone = cells[15]
        self.demand = cells[16]
        self.deck = cells[17]
        self.offer = cells[18]
        self.discard = cells[19]
        self.result = cells[20]
        self.joined = cells[21]
        self.region = cells[22]
        self.built = cells[23]
        self.full = cells[24]
        self.touch = cells[25]
        self.near = cells[26]
        self.present = cells[27]
        self.masks = cells[28]
        self.shown = cells[29]
        self.hands = cells[30 : n + 30]

    # --- until here ---
    def own_hand(self, seat: int) -> list[int]:
        """A seat's hand, to be changed."""
        self.hands[seat] = self.renew_of(HANDS, seat)
        return self.hands[seat]

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["colours"] = self.colours[: self.seats]
        shown["content"] = self.content.key
        shown["shown"] = [shown_cards(self, other) for other in range(self.seats)]
        shown["barren"] = [int(space in self.barren) for space in range(len(self.owner))]
        shown["gone"] = [self.gone.count(counter) for counter in range(len(self.left))]
        return shown


def add_money(t: AgeTable, seat: int, amount: int) -> None:
    """A seat takes money, or gives it away."""
    t.money = t.renew(MONEY)
    t.money[seat] += amount


def add_loans(t: AgeTable, seat: int, count: int) -> None:
    """A seat takes loans, or repays them."""
    t.loans = t.renew(LOANS)
    t.loans[seat] += count


def shown_cards(t: AgeTable, seat: int) -> list[int]:
    """The cards that all know to be in a seat's hand."""
    return [entry % MOST_CARDS for entry in t.shown if entry // MOST_CARDS == seat]


def unknown_cards(hand: list[int], shown: list[int]) -> list[int]:
    """The cards of a hand that were never shown."""
    rest = hand[:]
    for card in shown:
        rest.remove(card)
    return rest


def next_counter(t: AgeTable, seat: int, industry: int) -> int:
    """The leftmost counter of an industry on a seat's display, or -1."""
    start = seat * len(t.content.level)
    for counter in t.content.row[industry]:
        if t.left[start + counter] > 0:
            return counter
    return -1


def industry_at(t: AgeTable, space: int) -> int:
    """The industry that stands in a space, or -1."""
    counter = t.counter[space]
    return -1 if counter < 0 else t.content.counter_industry[counter]


def is_source(t: AgeTable, space: int, cube: int) -> bool:
    """Whether a space holds a coal mine (cube 0) or an iron works (cube 1) with cubes on it."""
    return t.cubes[space] > 0 and industry_at(t, space) == (COAL if cube == 0 else IRON)


def has_port(t: AgeTable, place: int) -> bool:
    """Whether a port counter stands in a place."""
    return (t.masks[PORT_AT] >> place) & 1 == 1


def has_ship(t: AgeTable, ship: int) -> bool:
    """Whether a ship counter stands in a ship space."""
    return t.owner[t.content.ship_space[ship]] >= 0


def redeal(t: AgeTable, seat: int) -> None:
    """Other hands keep the cards that all have seen; the rest and the deck are dealt anew."""
    pool = t.deck[:]
    for other in range(t.seats):
        if other != seat:
            pool.extend(unknown_cards(t.hands[other], shown_cards(t, other)))
    pool.sort()
    t.shuffle(pool)
    for other in range(t.seats):
        if other != seat:
            hand = t.own_hand(other)
            count = len(hand)
            hand[:] = shown_cards(t, other)
            while len(hand) < count:
                hand.append(pool.pop())
    t.deck = t.renew(DECK)
    t.deck[:] = pool
