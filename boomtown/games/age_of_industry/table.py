"""What lies on the table: money, counters, railways, cubes, cards."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, OWN, Field, Layout
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import MOST_CARDS
from boomtown.games.age_of_industry.board import COAL, IRON, Board

# the numbers of `masks`: spaces with a counter, then places with coal on a mine, iron, import coal, a port counter
OCCUPIED: Final = 0
COAL_AT: Final = 1
IRON_AT: Final = 2
IMPORT_AT: Final = 3
PORT_AT: Final = 4

# the numbers of the frozen cells: `t.owner = t.renew(OWNER)` before one is changed
OWNER: Final = 5
COUNTER: Final = 6
FLIPPED: Final = 8
RAIL: Final = 12
LEFT: Final = 14
JOINED: Final = 21
REGION: Final = 22

FIELDS: Final = [
    Field("round"),
    Field("order"),
    Field("money"),
    Field("loans"),
    Field("spent"),
    Field("owner", frozen=True),
    Field("counter", frozen=True),
    Field("cubes"),
    Field("flipped", frozen=True),
    Field("barren"),
    Field("market", frozen=True),
    Field("sold"),
    Field("rail", frozen=True),
    Field("rails_left"),
    Field("left", frozen=True),
    Field("gone"),
    Field("demand"),
    Field("deck", HIDDEN),
    Field("offer"),
    Field("discard"),
    Field("result"),
    Field("joined", DERIVED, frozen=True),
    Field("region", DERIVED, frozen=True),
    Field("built", DERIVED),
    Field("full", DERIVED),
    Field("touch", DERIVED),
    Field("near", DERIVED),
    Field("present", DERIVED),
    Field("masks", DERIVED),
    Field("shown"),
    Field("hands", OWN, True),
]


class AgeTable(Table):
    """A table of Age of Industry."""

    game_id: ClassVar[str] = "age_of_industry"
    layout: ClassVar[Layout] = Layout(FIELDS, together=False)

    def __init__(self, seats: int, settings: dict[str, str], board: Board, colours: list[str]) -> None:
        super().__init__(seats, settings)
        self.board = board
        self.colours = colours

    def blank(self) -> "AgeTable":
        return AgeTable(self.seats, self.settings, self.board, self.colours)

    def bind(self, cells: list[list[int]]) -> None:
        self.round = cells[0]  # one number, the round being played
        self.order = cells[1]  # seats in order of play
        self.money = cells[2]
        self.loans = cells[3]  # how many loans of $10
        self.spent = cells[4]  # this round
        self.owner = cells[OWNER]  # of each space: a seat or -1
        self.counter = cells[COUNTER]  # in each space: number on the display or -1
        self.cubes = cells[7]  # on each space, then on each coal import
        self.flipped = cells[FLIPPED]  # each space 0 or 1
        self.barren = cells[9]  # spaces with a ship that was built over a ship: it never flips
        self.market = cells[10]  # the kind of counter in each market space
        self.sold = cells[11]  # each market 0 or 1
        self.rail = cells[RAIL]  # on each link: a seat or -1
        self.rails_left = cells[13]
        self.left = cells[LEFT]  # seat * counters + counter: how many are on the display
        self.gone = cells[15]  # the same numbers: one for each counter removed for good
        self.demand = cells[16]  # coal and iron cubes on the demand displays
        self.deck = cells[17]  # the top card is the last
        self.offer = cells[18]  # two face-up cards or -1
        self.discard = cells[19]
        self.result = cells[20]  # five numbers a seat once the game is scored
        self.joined = cells[JOINED]  # of each place: the places one connection away
        self.region = cells[REGION]  # of each place: all that hang together with it
        self.built = cells[23]  # each seat's spaces
        self.full = cells[24]  # spaces of the places where a seat may not add a counter
        self.touch = cells[25]  # places that a seat's railways connect to
        self.near = cells[26]  # their spaces
        self.present = cells[27]  # places where a seat has an industry counter
        self.masks = cells[28]
        self.shown = cells[29]  # seat * MOST_CARDS + card: cards that all know to be in a hand
        self.hands = cells[30:]

    def rebuild(self) -> None:
        from boomtown.games.age_of_industry.network import join, lay_out, occupy

        board = self.board
        lay_out(self)
        for link in range(len(board.link_ids)):
            if self.rail[link] >= 0:
                join(self, self.rail[link], link)
        for space in range(len(board.space_ids)):
            if self.owner[space] >= 0:
                occupy(self, space)

    def redeal(self, seat: int) -> None:
        """Other hands keep the cards that all have seen; the rest and the deck are dealt anew."""
        pool = self.deck[:]
        for other in range(self.seats):
            if other != seat:
                pool.extend(unknown_cards(self.hands[other], shown_cards(self, other)))
        pool.sort()
        self.shuffle(pool)
        for other in range(self.seats):
            if other != seat:
                count = len(self.hands[other])
                self.hands[other][:] = shown_cards(self, other)
                while len(self.hands[other]) < count:
                    self.hands[other].append(pool.pop())
        self.deck[:] = pool

    def scores(self) -> list[int]:
        from boomtown.games.age_of_industry.scoring import points

        return [points(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        from boomtown.games.age_of_industry.scoring import ranked

        return ranked(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["colours"] = self.colours[: self.seats]
        shown["content"] = self.board.key
        shown["shown"] = [shown_cards(self, other) for other in range(self.seats)]
        shown["barren"] = [int(space in self.barren) for space in range(len(self.owner))]
        shown["gone"] = [self.gone.count(counter) for counter in range(len(self.left))]
        return shown


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
    start = seat * len(t.board.level)
    for counter in t.board.row[industry]:
        if t.left[start + counter] > 0:
            return counter
    return -1


def industry_at(t: AgeTable, space: int) -> int:
    """The industry that stands in a space, or -1."""
    counter = t.counter[space]
    return -1 if counter < 0 else t.board.counter_industry[counter]


def is_source(t: AgeTable, space: int, cube: int) -> bool:
    """Whether a space holds a coal mine (cube 0) or an iron works (cube 1) with cubes on it."""
    return t.cubes[space] > 0 and industry_at(t, space) == (COAL if cube == 0 else IRON)


def has_port(t: AgeTable, place: int) -> bool:
    """Whether a port counter stands in a place."""
    return (t.masks[PORT_AT] >> place) & 1 == 1


def has_ship(t: AgeTable, ship: int) -> bool:
    """Whether a ship counter stands in a ship space."""
    return t.owner[t.board.ship_space[ship]] >= 0
