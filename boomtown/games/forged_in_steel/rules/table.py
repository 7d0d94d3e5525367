"""What lies on the table: the city, the tracks, cards, roles, tokens."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, OWN, PRIVATE, Field, Layout
from boomtown.engine.kinds import FLAG, NO_SEAT, ONE, REGISTER, SEAT, or_none, pair, things, up_to
from boomtown.engine.table import NOTHING, Table
from boomtown.games.forged_in_steel.rules import kinds as of
from boomtown.games.forged_in_steel.rules.actions import MOST_CARDS
from boomtown.games.forged_in_steel.rules.content import Content

CITY: Final = 4  # the owner of City cubes, Civic buildings, Hospitals and Parks

# the numbers of `masks`, each a set of Lots
BUILT: Final = 0  # Lots with a structure, Parks included
CUBES: Final = 1  # Lots with an Ownership cube of anyone
KIND: Final = 2  # + kind: Lots covered by structures of this kind
OWNED: Final = 11  # + seat or CITY: Lots covered by structures of this owner
CUBE: Final = 16  # + seat or CITY: Lots with a cube of this owner
LARGE: Final = 21  # how many `masks` there are
# what the survey knows besides; a Lot is beside something if it is adjacent to it
VACANT: Final = 21  # Lots without cube, building or Park
GRID: Final = 22  # the City Grid: Lots with a building or a cube, and all Lots adjacent to one
BY_FULL: Final = 23  # Lots beside a fully built Block other than their own
BY_FACTORY: Final = 24
BY_SPECIAL: Final = 25  # Lots beside a special building or a Park
SETS: Final = 26

# the numbers of `survey`: how many Lots there are, and from IN_STRIPS on the sets above in strips
OF_OWNER: Final = 0  # + kind * OWNERS + seat or CITY: Lots covered by structures of this kind and owner
OF_KIND: Final = 45  # + kind: Lots covered by structures of this kind
WITH_CUBE: Final = 54  # + seat or CITY: Lots with a cube of this owner
IN_STRIPS: Final = 59  # + set * strips + strip
OWNERS: Final = 5

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

# what Responses did: the numbers of `pending`
CANCELLED: Final = 0
SAVED: Final = 1
QUELLED: Final = 2

# the numbers of the frozen fields: `t.vp = t.renew(VP)` before one is changed; for Lots `t.open_city()` does it
# --- written by `make bind` ---
ERA: Final = 1
PHASE: Final = 2
TURN: Final = 3
INFLUENCE: Final = 4
ROLES: Final = 5
MOB: Final = 6
VP: Final = 7
TALLY: Final = 8
TRACKS: Final = 9
UNREST: Final = 10
WHAT: Final = 11
OWNER: Final = 12
ANCHOR: Final = 13
MINES: Final = 14
ROLLED: Final = 15
QUEUE: Final = 17
ANNOUNCED: Final = 18
HEADLINES: Final = 20
HOLDERS: Final = 21
LASTING: Final = 22
FREED: Final = 24
TAKEN: Final = 25
RIOT: Final = 28
ONCE: Final = 31
BOX: Final = 32
RECURRING: Final = 33
SHOWN: Final = 34
LEADERS: Final = 35
MOGULS: Final = 36
BIGWIGS: Final = 37
WIGS_USED: Final = 38
DECK: Final = 39
DISCARD: Final = 40
LATER: Final = 41
REMOVED: Final = 42
HANDS: Final = 43
BANKS: Final = 44
CHOSEN: Final = 45
DRAFT: Final = 46
USED: Final = 47
KNOWN: Final = 48
MASKS: Final = 49
# --- until here ---

FIELDS: Final = [
    Field("era", size=1, frozen=True, over=[ONE], holds=up_to(2)),
    Field("phase", size=1, frozen=True, over=[ONE], holds=up_to(THE_END)),
    # whose City Building turn it is: one seat, or nothing
    Field("turn", frozen=True, over=[ONE], holds=SEAT),
    Field("influence", frozen=True, over=[of.RANK], holds=SEAT),  # seats, the highest first
    Field("roles", size=5, frozen=True, over=[of.ROLE], holds=NO_SEAT),
    # USED: the power in this Era; WAITS: how long its holder waits
    Field("mob", size=2, frozen=True, over=[things("", 2)], holds=up_to(255)),
    Field("vp", frozen=True, over=[SEAT], holds=up_to(999, -999)),
    # where the VP come from
    Field("tally", frozen=True, over=[SEAT, things("part", PARTS)], holds=up_to(999, -999)),
    Field("tracks", size=8, frozen=True, over=[of.TRACK], holds=up_to(255)),
    # whose cubes, from the left; the ninth and further lie below the track
    Field("unrest", frozen=True, over=[of.SPACE], holds=of.OWNER),
    Field("what", frozen=True, over=[of.LOT], holds=or_none(of.STRUCTURE)),
    Field("owner", frozen=True, over=[of.LOT], holds=or_none(of.OWNER)),  # of the structure or cube
    Field("anchor", frozen=True, over=[of.LOT], holds=or_none(of.LOT)),  # the first Lot of its structure
    Field("mines", frozen=True, over=[of.MINE], holds=or_none(of.OWNER)),
    Field("rolled", frozen=True, over=[of.MINE], holds=FLAG),
    Field("fresh", holds=of.LOT),  # Lots whose cubes were placed in this turn
    # seats that still play their selected card, in order
    Field("queue", frozen=True, over=[of.RANK], holds=SEAT),
    # MM of its selected card, 0 if it has none
    Field("announced", frozen=True, over=[SEAT], holds=up_to(255)),
    Field("active", over=[of.LAST_PLAYED], holds=of.CARD),  # cards being played, the innermost last
    Field("headlines", frozen=True, over=[of.HEADLINE], holds=of.CARD),  # cards, the newest (#1) first
    # whose cube lies on each Headline
    Field("holders", frozen=True, over=[of.HEADLINE], holds=or_none(of.OWNER)),
    # the effect, the seat, a Neighborhood or -1
    Field("lasting", frozen=True, over=[of.OF_EFFECT], holds=of.EFFECT),
    # what is remembered of each program under way
    Field("frames", over=[of.OF_FRAME], holds=REGISTER),
    Field("freed", frozen=True, holds=of.LOT),  # Lots emptied by the present word
    Field("taken", frozen=True, holds=of.OWNER),  # owners of the structures it removed
    Field("die", over=[of.ROLLED], holds=up_to(99)),  # what was rolled last
    # what Responses did: cancelled, saved, quelled
    Field("pending", size=3, over=[things("", 3)], holds=up_to(255)),
    # Instigator, Target, points, whether 8 were reached, Lot of the last structure
    Field("riot", frozen=True, over=[of.OF_RIOT], holds=of.RIOT),
    Field("saved", holds=of.LOT),  # Lots of the buildings that Responses saved from the present Riot
    # this turn: Lots bought, then Houses placed in each Neighborhood
    Field("counts", size=6, over=[things("", 6)], holds=up_to(255)),
    Field("once", frozen=True, holds=REGISTER),  # rules of Moguls used up in this turn
    Field("box", frozen=True, holds=of.CARD),  # played cards out of the game
    # Recurring cards played this Era: face down on the discard pile, but known
    Field("recurring", frozen=True, holds=of.CARD),
    Field("shown", frozen=True, holds=pair(SEAT, of.CARD, MOST_CARDS)),  # Responses shown from a hand
    Field("leaders", frozen=True, over=[SEAT], holds=or_none(of.LEADER)),
    Field("moguls", frozen=True, over=[SEAT], holds=or_none(of.NEIGHBORHOOD)),
    Field("bigwigs", per_seat=True, frozen=True, holds=of.BIGWIG),  # each seat's tokens
    Field("wigs_used", frozen=True, over=[SEAT], holds=FLAG),  # this Era
    Field("deck", HIDDEN, frozen=True, holds=of.CARD),  # the main deck, its top card is the last
    Field("discard", HIDDEN, frozen=True, holds=of.CARD),
    Field("later", HIDDEN, frozen=True, holds=of.CARD),  # the decks of the Eras to come
    Field("removed", HIDDEN, frozen=True, holds=of.CARD),  # taken out at setup, unseen
    Field("hands", OWN, True, frozen=True, holds=of.CARD),
    Field("banks", OWN, True, frozen=True, holds=of.CARD),
    Field("chosen", OWN, True, frozen=True, holds=of.CARD),  # the selected card, until its turn
    Field("draft", OWN, True, frozen=True, holds=of.CARD),  # cards drawn or passed on, to choose from
    Field("used", PRIVATE, True, frozen=True, holds=of.CARD),  # a seat's cards whose Response it has used
    # what a seat saw in other hands
    Field("known", PRIVATE, True, frozen=True, holds=pair(SEAT, of.CARD, MOST_CARDS)),
    Field("masks", DERIVED, frozen=True),  # the sets of Lots below LARGE, as large numbers
]


class SteelTable(Table):
    """A table of Forged in Steel."""

    game_id: ClassVar[str] = "forged_in_steel"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(self, seats: int, settings: dict[str, str], content: Content, colours: list[str]) -> None:
        super().__init__(seats, settings)
        self.content = content
        self.programs = content.programs
        self.colours = colours
        self.survey: list[int] = NOTHING  # what follows from the Lots, kept up with them and shared by copies
        self.is_shared = False  # whether a copy has the same survey

    def blank(self) -> "SteelTable":
        new = SteelTable(self.seats, self.settings, self.content, self.colours)
        new.survey = self.survey
        new.is_shared = True
        self.is_shared = True
        return new

    def keep(self) -> None:
        super().keep()
        self.is_shared = True

    def open_city(self) -> None:
        """Before a Lot is changed: lists of its own for this table."""
        if self.is_shared:
            self.is_shared = False
            self.what = self.renew(WHAT)
            self.owner = self.renew(OWNER)
            self.anchor = self.renew(ANCHOR)
            self.masks = self.renew(MASKS)
            self.survey = self.survey.copy()

    # --- written by `make bind` ---
    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.era = cells[n]
        self.phase = cells[n + 1]
        self.turn = cells[n + 2]
        self.influence = cells[n + 3]
        self.roles = cells[n + 4]
        self.mob = cells[n + 5]
        self.vp = cells[n + 6]
        self.tally = cells[n + 7]
        self.tracks = cells[n + 8]
        self.unrest = cells[n + 9]
        self.what = cells[n + 10]
        self.owner = cells[n + 11]
        self.anchor = cells[n + 12]
        self.mines = cells[n + 13]
        self.rolled = cells[n + 14]
        self.fresh = cells[n + 15]
        self.queue = cells[n + 16]
        self.announced = cells[n + 17]
        self.active = cells[n + 18]
        self.headlines = cells[n + 19]
        self.holders = cells[n + 20]
        self.lasting = cells[n + 21]
        self.frames = cells[n + 22]
        self.freed = cells[n + 23]
        self.taken = cells[n + 24]
        self.die = cells[n + 25]
        self.pending = cells[n + 26]
        self.riot = cells[n + 27]
        self.saved = cells[n + 28]
        self.counts = cells[n + 29]
        self.once = cells[n + 30]
        self.box = cells[n + 31]
        self.recurring = cells[n + 32]
        self.shown = cells[n + 33]
        self.leaders = cells[n + 34]
        self.moguls = cells[n + 35]
        self.bigwigs = cells[n + 36 : 2 * n + 36]
        self.wigs_used = cells[2 * n + 36]
        self.deck = cells[2 * n + 37]
        self.discard = cells[2 * n + 38]
        self.later = cells[2 * n + 39]
        self.removed = cells[2 * n + 40]
        self.hands = cells[2 * n + 41 : 3 * n + 41]
        self.banks = cells[3 * n + 41 : 4 * n + 41]
        self.chosen = cells[4 * n + 41 : 5 * n + 41]
        self.draft = cells[5 * n + 41 : 6 * n + 41]
        self.used = cells[6 * n + 41 : 7 * n + 41]
        self.known = cells[7 * n + 41 : 8 * n + 41]
        self.masks = cells[8 * n + 41]

    # --- until here ---
    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["colours"] = self.colours[: self.seats]
        shown["content"] = self.content.key
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


def scores(t: SteelTable) -> list[int]:
    """Each seat's VP."""
    return t.vp[:]


def ranking(t: SteelTable) -> list[list[int]]:
    """Most VP first; equals by Influence."""
    left = t.influence[:]
    found: list[list[int]] = []
    while len(left) > 0:
        best = left[0]
        for seat in left:
            if t.vp[seat] > t.vp[best]:
                best = seat
        left.remove(best)
        found.append([best])
    return found
