"""What lies on the table: the city, the tracks, cards, roles, tokens."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, OWN, PRIVATE, Field, Layout
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel.actions import MOST_CARDS
from boomtown.games.forged_in_steel.board import Board

CITY: Final = 4  # the owner of City cubes, Civic buildings, Hospitals and Parks

# the numbers of `masks`, each a set of Lots
BUILT: Final = 0  # Lots with a structure, Parks included
CUBES: Final = 1  # Lots with an Ownership cube of anyone
KIND: Final = 2  # + kind: Lots covered by structures of this kind
OWNED: Final = 11  # + seat or CITY: Lots covered by structures of this owner
CUBE: Final = 16  # + seat or CITY: Lots with a cube of this owner
MASKS: Final = 21

# phases
SETUP: Final = 0
PLANNING: Final = 1
BUILDING: Final = 2
IMMIGRATION_PHASE: Final = 3
ASSESSMENT: Final = 4
ELECTIONS: Final = 5
THE_END: Final = 6

# where VP come from: the numbers of `tally`, PARTS for each seat
P_LOTS: Final = 0
P_DICE: Final = 1
P_EVENTS: Final = 2
P_MINES: Final = 3
P_FACTORIES: Final = 4
P_COMMERCE: Final = 5
P_HOUSES: Final = 6
P_MANSIONS: Final = 7
P_HEADLINES: Final = 8
P_UNREST: Final = 9
P_VARIANTS: Final = 10
PARTS: Final = 11

FIELDS: Final = [
    Field("era", size=1),
    Field("phase", size=1),
    Field("turn"),
    Field("influence"),
    Field("roles", size=5),
    Field("mob", size=2),
    Field("vp"),
    Field("tally"),
    Field("tracks", size=8),
    Field("unrest"),
    Field("what"),
    Field("owner"),
    Field("anchor"),
    Field("mines"),
    Field("rolled"),
    Field("fresh"),
    Field("queue"),
    Field("announced"),
    Field("active"),
    Field("headlines"),
    Field("holders"),
    Field("lasting"),
    Field("frames"),
    Field("freed"),
    Field("taken"),
    Field("die"),
    Field("pending", size=4),
    Field("riot"),
    Field("burnt"),
    Field("counts", size=6),
    Field("once"),
    Field("box"),
    Field("recurring"),
    Field("shown"),
    Field("leaders"),
    Field("moguls"),
    Field("bigwigs", per_seat=True),
    Field("wigs_used"),
    Field("deck", HIDDEN),
    Field("discard", HIDDEN),
    Field("later", HIDDEN),
    Field("removed", HIDDEN),
    Field("hands", OWN, True),
    Field("banks", OWN, True),
    Field("chosen", OWN, True),
    Field("draft", OWN, True),
    Field("used", PRIVATE, True),
    Field("known", PRIVATE, True),
    Field("masks", DERIVED),
]


class SteelTable(Table):
    """A table of Forged in Steel."""

    game_id: ClassVar[str] = "forged_in_steel"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(self, seats: int, settings: dict[str, str], board: Board, colours: list[str]) -> None:
        super().__init__(seats, settings)
        self.board = board
        self.colours = colours

    def blank(self) -> "SteelTable":
        return SteelTable(self.seats, self.settings, self.board, self.colours)

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.era = cells[n]  # 0, 1, 2
        self.phase = cells[n + 1]
        self.turn = cells[n + 2]  # whose City Building turn it is: one seat, or nothing
        self.influence = cells[n + 3]  # seats, the highest first
        self.roles = cells[n + 4]  # who holds each Role, or -1
        self.mob = cells[n + 5]  # whether the power was used this Era; how long its holder waits
        self.vp = cells[n + 6]
        self.tally = cells[n + 7]  # seat * PARTS + part: where the VP come from
        self.tracks = cells[n + 8]
        self.unrest = cells[n + 9]  # whose cubes, from the left; the ninth and further lie below the track
        self.what = cells[n + 10]  # each Lot: the kind of structure or -1
        self.owner = cells[n + 11]  # each Lot: whose structure or cube, CITY, or -1
        self.anchor = cells[n + 12]  # each Lot: the first Lot of its structure or -1
        self.mines = cells[n + 13]  # owners or -1
        self.rolled = cells[n + 14]  # each Mine: 1 once its die was rolled
        self.fresh = cells[n + 15]  # Lots whose cubes were placed in this turn
        self.queue = cells[n + 16]  # seats that still play their selected card, in order
        self.announced = cells[n + 17]  # each seat: MM of its selected card, 0 if it has none
        self.active = cells[n + 18]  # cards being played, the innermost last
        self.headlines = cells[n + 19]  # cards, the newest (#1) first
        self.holders = cells[n + 20]  # whose cube lies on each Headline
        self.lasting = cells[n + 21]  # three numbers each: the step, the seat, a Neighborhood or -1
        self.frames = cells[
            n + 22
        ]  # what the interpreter remembers, FRAME numbers for each program under way
        self.freed = cells[n + 23]  # Lots emptied by the present step
        self.taken = cells[n + 24]  # owners of the structures it removed
        self.die = cells[n + 25]  # what was rolled last
        self.pending = cells[n + 26]  # what Responses did: cancelled, saved, quelled, spared
        self.riot = cells[
            n + 27
        ]  # Instigator, Target, points, whether 8 were reached, Lot of the last structure
        self.burnt = cells[n + 28]  # Lots of the last structure of the Riot, then those of all saved ones
        self.counts = cells[n + 29]  # this turn: Lots bought, then Houses placed in each Neighborhood
        self.once = cells[n + 30]  # rules of Moguls used up in this turn
        self.box = cells[n + 31]  # played cards out of the game
        self.recurring = cells[
            n + 32
        ]  # Recurring cards played this Era: face down on the discard pile, but known
        self.shown = cells[n + 33]  # seat * MOST_CARDS + card: Responses shown from a hand
        self.leaders = cells[n + 34]  # each seat's Leader or -1
        self.moguls = cells[n + 35]  # each seat's Mogul: a Neighborhood or -1
        self.bigwigs = cells[n + 36 : 2 * n + 36]  # each seat's tokens
        self.wigs_used = cells[2 * n + 36]  # each seat: whether it used a token this Era
        self.deck = cells[2 * n + 37]  # the main deck, its top card is the last
        self.discard = cells[2 * n + 38]
        self.later = cells[2 * n + 39]  # the decks of the Eras to come
        self.removed = cells[2 * n + 40]  # taken out at setup, unseen
        self.hands = cells[2 * n + 41 : 3 * n + 41]
        self.banks = cells[3 * n + 41 : 4 * n + 41]
        self.chosen = cells[4 * n + 41 : 5 * n + 41]  # the selected card, until its turn
        self.draft = cells[5 * n + 41 : 6 * n + 41]  # cards drawn or passed on, to choose from
        self.used = cells[6 * n + 41 : 7 * n + 41]  # a seat's cards whose Response it has used
        self.known = cells[
            7 * n + 41 : 8 * n + 41
        ]  # seat * MOST_CARDS + card: what a seat saw in other hands
        self.masks = cells[8 * n + 41]

    def rebuild(self) -> None:
        bit = self.board.city.bit
        masks = [0] * MASKS
        for lot in range(len(self.owner)):
            owner = self.owner[lot]
            if self.what[lot] >= 0:
                masks[BUILT] |= bit[lot]
                masks[KIND + self.what[lot]] |= bit[lot]
                masks[OWNED + owner] |= bit[lot]
            elif owner >= 0:
                masks[CUBES] |= bit[lot]
                masks[CUBE + owner] |= bit[lot]
        self.masks[:] = masks

    def redeal(self, seat: int) -> None:
        from boomtown.games.forged_in_steel.redeal import redeal

        redeal(self, seat)

    def scores(self) -> list[int]:
        return self.vp[:]

    def ranking(self) -> list[list[int]]:
        """Most VP first; equals by Influence."""
        left = self.influence[:]
        found: list[list[int]] = []
        while len(left) > 0:
            best = left[0]
            for seat in left:
                if self.vp[seat] > self.vp[best]:
                    best = seat
            left.remove(best)
            found.append([best])
        return found

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["colours"] = self.colours[: self.seats]
        shown["content"] = self.board.key
        return shown


def shown_cards(entries: list[int], seat: int) -> list[int]:
    """The cards that a list of `seat * MOST_CARDS + card` says to be in a seat's hand."""
    return [entry % MOST_CARDS for entry in entries if entry // MOST_CARDS == seat]


def mayor(t: SteelTable) -> int:
    """Who holds the Mayor token."""
    return t.roles[0]


def rank(t: SteelTable, seat: int) -> int:
    """A seat's place on the Influence track, 0 the highest."""
    return t.influence.index(seat)


def opponents(t: SteelTable, seat: int) -> list[int]:
    """The other seats in Influence order."""
    return [other for other in t.influence if other != seat]
