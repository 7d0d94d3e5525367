"""What lies on the table: board, cities, towns, cards, coins."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, IN_ORDER, OWN, Field, Layout
from boomtown.engine.kinds import NO_SEAT, ONE, SEAT, or_none, set_of, things, up_to
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules import kinds as of
from boomtown.games.city_of_iron.rules.content import CITIZEN, Content, bits

IN_DISPLAY: Final = -1  # owner of a land or a town that nobody owns
IN_BOX: Final = -2  # of one that is not played with

EACH_PERK: Final = 9  # what buildings and districts give beside goods and income, in `perks`
YIELD: Final = 0  # science every Autumn
DRAWS: Final = 1  # citizen cards, then military cards every Autumn
SCOUTING: Final = 3
DISCOUNT: Final = 4
HIRING: Final = 5
REACH: Final = 5  # + SETTLING or ATTACKING
DEFENSE: Final = 8

PARTS: Final = 6  # where a seat's influence comes from, in `tally`
FROM_PLACES: Final = 0  # first and second places, or the Point Salad table
FROM_SHIELDS: Final = 1
FROM_BUILDINGS: Final = 2
FROM_CARDS: Final = 3  # at once: when something was built, by experts
FROM_LANDS: Final = 4
FROM_ENDS: Final = 5  # goals of buildings

# the numbers of the fields
# --- written by `make bind` ---
ROUND: Final = 1
ACTION: Final = 2
TURN: Final = 3
BIDS: Final = 4
TRACK: Final = 5
ROW: Final = 6
DECK_A: Final = 7
DECK_B: Final = 8
DECK_C: Final = 9
SCRAP: Final = 10
CITY: Final = 11
BOTS: Final = 12
BOTS_FREE: Final = 13
BOTS_LEFT: Final = 14
LAND_OWNER: Final = 15
DISTRICTS: Final = 16
TOWNS_1: Final = 17
TOWNS_2: Final = 18
TOWNS_3: Final = 19
TOWN_OWNER: Final = 20
MARKED: Final = 21
GUARD: Final = 22
NATION: Final = 23
COINS: Final = 24
SCIENCE: Final = 25
INFLUENCE: Final = 26
RESERVE: Final = 27
OWNED: Final = 28
SHOWN: Final = 29
TALLY: Final = 30
PLAYED: Final = 31
USES: Final = 32
GOODS: Final = 33
INCOME: Final = 34
PERKS: Final = 35
STANDING: Final = 36
ROOM: Final = 37
HANDS: Final = 38
UNSEEN: Final = 39
CITIZEN_DRAW: Final = 40
CITIZEN_DISCARD: Final = 41
MILITARY_DRAW: Final = 42
MILITARY_DISCARD: Final = 43
STORED: Final = 44
BUILT: Final = 45
# --- until here ---

# copies share all lists: `t.coins = t.renew(at.COINS)` before one is changed
FIELDS: Final = [
    Field("round", size=1, frozen=True, over=[ONE], holds=up_to(7)),
    Field("action", size=1, frozen=True, over=[ONE], holds=up_to(3)),  # the disc
    Field("turn", size=1, frozen=True, over=[ONE], holds=NO_SEAT),  # whose turn it is in Summer
    Field("bids", frozen=True, over=[of.BID], holds=SEAT),  # cubes on the bid order track, left to right
    Field("track", frozen=True, over=[of.TRACK_SPACE], holds=NO_SEAT),
    Field("row", frozen=True, over=[of.ROW_SPACE], holds=or_none(of.BUILDING)),
    Field("deck_a", HIDDEN, frozen=True, holds=of.BUILDING),  # the top card of a deck is the last
    Field("deck_b", HIDDEN, frozen=True, holds=of.BUILDING),
    Field("deck_c", HIDDEN, frozen=True, holds=of.BUILDING),
    Field("scrap", frozen=True, holds=of.BUILDING),  # the building discard pile
    Field("city", frozen=True, over=[of.BUILDING], holds=or_none(of.LAND)),  # where it stands
    Field("bots", frozen=True, over=[of.BUILDING], holds=up_to(255)),  # Steambots on each card
    Field("bots_free", frozen=True, over=[SEAT], holds=up_to(255)),  # unused Steambots
    Field("bots_left", size=1, frozen=True, over=[ONE], holds=up_to(255)),  # Steambots in the supply
    Field("land_owner", frozen=True, over=[of.LAND], holds=or_none(SEAT, IN_BOX)),
    # how many tokens show it there
    Field("districts", frozen=True, over=[of.LAND, of.SIDE], holds=up_to(255)),
    Field("towns_1", frozen=True, over=IN_ORDER, holds=of.TOWN),  # the town piles; the top town is the last
    Field("towns_2", frozen=True, over=IN_ORDER, holds=of.TOWN),
    Field("towns_3", frozen=True, over=IN_ORDER, holds=of.TOWN),
    Field("town_owner", frozen=True, over=[of.TOWN], holds=or_none(SEAT, IN_BOX)),
    Field("marked", frozen=True, over=[of.TOWN], holds=up_to(255)),  # the extra defense of its cube
    Field("guard", frozen=True, over=[of.TOWN], holds=or_none(of.EXPERT)),  # that lies on it
    Field("nation", frozen=True, over=[SEAT], holds=or_none(of.NATION)),
    Field("coins", frozen=True, over=[SEAT], holds=up_to(999)),
    Field("science", frozen=True, over=[SEAT], holds=up_to(999)),
    Field("influence", frozen=True, over=[SEAT], holds=up_to(999)),
    Field("reserve", frozen=True, over=[SEAT, of.TOKEN], holds=up_to(255)),
    Field("owned", frozen=True, over=[SEAT], holds=set_of(of.EXPERT)),  # not in its buy pool
    # cards that all know to be in its hand
    Field("shown", frozen=True, over=[SEAT], holds=set_of(of.EXPERT)),
    Field("tally", frozen=True, over=[SEAT, things("part", PARTS)], holds=up_to(999)),
    # cards that lie before the active player this turn
    Field("played", frozen=True, over=[of.PLAYED], holds=of.EXPERT),
    # what each was used for: 0 its ability, else 1 + the skill
    Field("uses", frozen=True, over=[of.PLAYED], holds=up_to(3)),
    Field("goods", DERIVED, frozen=True, over=[SEAT, of.GOOD], holds=up_to(255)),
    Field("income", DERIVED, frozen=True, over=[SEAT], holds=up_to(999)),
    Field("perks", DERIVED, frozen=True, over=[SEAT, things("perk", EACH_PERK)], holds=up_to(255)),
    Field("standing", DERIVED, frozen=True, over=[of.LAND], holds=up_to(255)),  # buildings
    Field("room", DERIVED, frozen=True, over=[of.LAND], holds=up_to(255)),  # population
    Field("hands", DERIVED, True, frozen=True),  # whole hands, sorted: the unseen cards and those of `shown`
    # hand cards that only their owner can tell, sorted
    Field("unseen", OWN, True, frozen=True, holds=of.EXPERT),
    # the top card of every pile is the last
    Field("citizen_draw", OWN, True, frozen=True, over=IN_ORDER, holds=of.EXPERT),
    Field("citizen_discard", OWN, True, frozen=True, over=IN_ORDER, holds=of.EXPERT),
    Field("military_draw", OWN, True, frozen=True, over=IN_ORDER, holds=of.EXPERT),
    Field("military_discard", OWN, True, frozen=True, over=IN_ORDER, holds=of.EXPERT),
    Field("stored", per_seat=True, frozen=True, holds=of.BUILDING),  # building cards in each buy pool
    # buildings in each seat's cities, oldest first
    Field("built", per_seat=True, frozen=True, over=IN_ORDER, holds=of.BUILDING),
]
# why something is gained or drawn, for the log: an expert (its number), a building (BY_BUILDING + its number), or
BY_ACTION: Final = -1
BY_AUTUMN: Final = -2
BY_SETUP: Final = -3
BY_BUILDING: Final = 100


class IronTable(Table):
    """A table of City of Iron."""

    game_id: ClassVar[str] = "city_of_iron"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(
        self, seats: int, settings: dict[str, str], content: Content, like: "IronTable | None" = None
    ) -> None:
        super().__init__(seats, settings)
        self.content = content
        self.programs = content.programs
        self.steambots: bool = settings["steambots"] == "yes" if like is None else like.steambots
        # City of Happy Flowers and Lambs
        self.lambs: bool = settings["lambs"] == "yes" if like is None else like.lambs
        self.salad: bool = settings["salad"] == "yes" if like is None else like.salad  # Point Salad

    def blank(self) -> "IronTable":
        return IronTable(self.seats, self.settings, self.content, self)

    # --- written by `make bind` ---
    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.round = cells[n]
        self.action = cells[n + 1]
        self.turn = cells[n + 2]
        self.bids = cells[n + 3]
        self.track = cells[n + 4]
        self.row = cells[n + 5]
        self.deck_a = cells[n + 6]
        self.deck_b = cells[n + 7]
        self.deck_c = cells[n + 8]
        self.scrap = cells[n + 9]
        self.city = cells[n + 10]
        self.bots = cells[n + 11]
        self.bots_free = cells[n + 12]
        self.bots_left = cells[n + 13]
        self.land_owner = cells[n + 14]
        self.districts = cells[n + 15]
        self.towns_1 = cells[n + 16]
        self.towns_2 = cells[n + 17]
        self.towns_3 = cells[n + 18]
        self.town_owner = cells[n + 19]
        self.marked = cells[n + 20]
        self.guard = cells[n + 21]
        self.nation = cells[n + 22]
        self.coins = cells[n + 23]
        self.science = cells[n + 24]
        self.influence = cells[n + 25]
        self.reserve = cells[n + 26]
        self.owned = cells[n + 27]
        self.shown = cells[n + 28]
        self.tally = cells[n + 29]
        self.played = cells[n + 30]
        self.uses = cells[n + 31]
        self.goods = cells[n + 32]
        self.income = cells[n + 33]
        self.perks = cells[n + 34]
        self.standing = cells[n + 35]
        self.room = cells[n + 36]
        self.hands = cells[n + 37 : 2 * n + 37]
        self.unseen = cells[2 * n + 37 : 3 * n + 37]
        self.citizen_draw = cells[3 * n + 37 : 4 * n + 37]
        self.citizen_discard = cells[4 * n + 37 : 5 * n + 37]
        self.military_draw = cells[5 * n + 37 : 6 * n + 37]
        self.military_discard = cells[6 * n + 37 : 7 * n + 37]
        self.stored = cells[7 * n + 37 : 8 * n + 37]
        self.built = cells[8 * n + 37 : 9 * n + 37]

    # --- until here ---
    def draw_pile(self, seat: int, deck: int) -> list[int]:
        """A seat's citizen or military draw pile."""
        return self.citizen_draw[seat] if deck == CITIZEN else self.military_draw[seat]

    def discard_pile(self, seat: int, deck: int) -> list[int]:
        """A seat's citizen or military discard pile."""
        return self.citizen_discard[seat] if deck == CITIZEN else self.military_discard[seat]

    def own_hand(self, seat: int) -> list[int]:
        """A seat's hand, to be changed."""
        self.hands[seat] = self.renew_of(HANDS, seat)
        return self.hands[seat]

    def own_unseen(self, seat: int) -> list[int]:
        """The unseen cards of a hand, to be changed."""
        self.unseen[seat] = self.renew_of(UNSEEN, seat)
        return self.unseen[seat]

    def own_draw_pile(self, seat: int, deck: int) -> list[int]:
        """A draw pile, to be changed."""
        if deck == CITIZEN:
            self.citizen_draw[seat] = self.renew_of(CITIZEN_DRAW, seat)
        else:
            self.military_draw[seat] = self.renew_of(MILITARY_DRAW, seat)
        return self.draw_pile(seat, deck)

    def own_discard_pile(self, seat: int, deck: int) -> list[int]:
        """A discard pile, to be changed."""
        if deck == CITIZEN:
            self.citizen_discard[seat] = self.renew_of(CITIZEN_DISCARD, seat)
        else:
            self.military_discard[seat] = self.renew_of(MILITARY_DISCARD, seat)
        return self.discard_pile(seat, deck)

    def town_pile(self, pile: int) -> list[int]:
        """The pile of towns with one, two or three stars."""
        return self.towns_1 if pile == 0 else self.towns_2 if pile == 1 else self.towns_3

    def own_town_pile(self, pile: int) -> list[int]:
        """A pile of towns, to be changed."""
        if pile == 0:
            self.towns_1 = self.renew(TOWNS_1)
        elif pile == 1:
            self.towns_2 = self.renew(TOWNS_2)
        else:
            self.towns_3 = self.renew(TOWNS_3)
        return self.town_pile(pile)

    def building_deck(self, deck: int) -> list[int]:
        """Deck A, B or C."""
        return self.deck_a if deck == 0 else self.deck_b if deck == 1 else self.deck_c

    def own_building_deck(self, deck: int) -> list[int]:
        """A deck of buildings, to be changed."""
        if deck == 0:
            self.deck_a = self.renew(DECK_A)
        elif deck == 1:
            self.deck_b = self.renew(DECK_B)
        else:
            self.deck_c = self.renew(DECK_C)
        return self.building_deck(deck)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["content"] = self.content.key
        shown["goods"] = [self.goods[s * k.GOODS : s * k.GOODS + k.GOODS] for s in range(self.seats)]
        shown["income"] = self.income[:]
        shown["hands"] = [
            self.hands[s][:] if s == seat else {"count": len(self.hands[s])} for s in range(self.seats)
        ]
        shown["tops"] = [
            [top_of(self.citizen_discard[s]), top_of(self.military_discard[s])] for s in range(self.seats)
        ]
        shown["pools"] = [
            pool(self, s) if s == seat else {"count": len(pool(self, s))} for s in range(self.seats)
        ]
        return shown


def add_coins(t: IronTable, seat: int, n: int) -> None:
    """A seat gains coins, or pays them."""
    if n != 0:
        t.coins = t.renew(COINS)
        t.coins[seat] += n


def add_science(t: IronTable, seat: int, n: int) -> None:
    """A seat gains science, or pays it."""
    if n != 0:
        t.science = t.renew(SCIENCE)
        t.science[seat] += n


def gain_influence(t: IronTable, seat: int, n: int, part: int) -> None:
    """A seat marks influence, and remembers where it came from."""
    if n != 0:
        t.influence, t.tally = t.renew(INFLUENCE), t.renew(TALLY)
        t.influence[seat] += n
        t.tally[seat * PARTS + part] += n


def top_of(pile: list[int]) -> int:
    """The top card of a pile, or -1."""
    return pile[-1] if len(pile) > 0 else -1


def pool(t: IronTable, seat: int) -> list[int]:
    """The expert cards that a seat can still hire: all of its nation that it does not own."""
    if t.nation[seat] < 0:
        return []
    return bits(t.content.nation_cards[t.nation[seat]] & ~t.owned[seat])
