"""What lies on the table: board, cities, towns, cards, coins."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import DERIVED, HIDDEN, OWN, Field, Layout
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.kit import CITIZEN, GOODS, MILITARY, Kit, bits

IN_DISPLAY: Final = -1  # owner of a land or a town that nobody owns
IN_BOX: Final = -2  # of one that is not played with

PERKS: Final = 9  # what a seat's buildings and districts give beside goods and income, in `perks`
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

FIELDS: Final = [
    Field("round", size=1),
    Field("action", size=1),
    Field("turn", size=1),
    Field("bids"),
    Field("track"),
    Field("row"),
    Field("deck_a", HIDDEN),
    Field("deck_b", HIDDEN),
    Field("deck_c", HIDDEN),
    Field("scrap"),
    Field("city"),
    Field("bots"),
    Field("bots_free"),
    Field("bots_left", size=1),
    Field("land_owner"),
    Field("districts"),
    Field("towns_1"),
    Field("towns_2"),
    Field("towns_3"),
    Field("town_owner"),
    Field("marked"),
    Field("guard"),
    Field("nation"),
    Field("coins"),
    Field("science"),
    Field("influence"),
    Field("reserve"),
    Field("owned"),
    Field("shown"),
    Field("tally"),
    Field("played"),
    Field("uses"),
    Field("goods", DERIVED),
    Field("income", DERIVED),
    Field("perks", DERIVED),
    Field("standing", DERIVED),
    Field("room", DERIVED),
    Field("hands", DERIVED, True),
    Field("unseen", OWN, True),
    Field("citizen_draw", OWN, True),
    Field("citizen_discard", OWN, True),
    Field("military_draw", OWN, True),
    Field("military_discard", OWN, True),
    Field("stored", per_seat=True),
    Field("built", per_seat=True),
]
SHARED: Final = 37  # fields before those of which each seat has a list


class IronTable(Table):
    """A table of City of Iron."""

    game_id: ClassVar[str] = "city_of_iron"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(self, seats: int, settings: dict[str, str], kit: Kit) -> None:
        super().__init__(seats, settings)
        self.kit = kit
        self.steambots = settings["steambots"] == "yes"
        self.lambs = settings["lambs"] == "yes"  # City of Happy Flowers and Lambs
        self.salad = settings["salad"] == "yes"  # Point Salad

    def blank(self) -> "IronTable":
        return IronTable(self.seats, self.settings, self.kit)

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.round = cells[n]  # 1 to 7
        self.action = cells[n + 1]  # the disc: 1 to 3
        self.turn = cells[n + 2]  # whose turn it is in Summer, or -1
        self.bids = cells[n + 3]  # cubes on the bid order track, left to right
        self.track = cells[n + 4]  # on each space of the turn order track: a seat or -1
        self.row = cells[n + 5]  # on each building space: a card or -1
        self.deck_a = cells[n + 6]  # the top card of a deck is the last
        self.deck_b = cells[n + 7]
        self.deck_c = cells[n + 8]
        self.scrap = cells[n + 9]  # the building discard pile
        self.city = cells[n + 10]  # of each building card: the land where it stands, or -1
        self.bots = cells[n + 11]  # Steambots on each building card
        self.bots_free = cells[n + 12]  # each seat's unused Steambots
        self.bots_left = cells[n + 13]  # Steambots in the supply
        self.land_owner = cells[n + 14]  # a seat, IN_DISPLAY or IN_BOX
        self.districts = cells[n + 15]  # land * sides + side: how many tokens show it there
        self.towns_1 = cells[n + 16]  # the town piles; the top town is the last
        self.towns_2 = cells[n + 17]
        self.towns_3 = cells[n + 18]
        self.town_owner = cells[n + 19]  # a seat, IN_DISPLAY or IN_BOX
        self.marked = cells[n + 20]  # the extra defense of each town's cube, or 0
        self.guard = cells[n + 21]  # the expert that lies on each town, or -1
        self.nation = cells[n + 22]  # of each seat, or -1 while it has none
        self.coins = cells[n + 23]
        self.science = cells[n + 24]
        self.influence = cells[n + 25]
        self.reserve = cells[n + 26]  # seat * tokens + token
        self.owned = cells[n + 27]  # of each seat: mask of the experts that are not in its buy pool
        self.shown = cells[n + 28]  # of each seat: mask of the cards that all know to be in its hand
        self.tally = cells[n + 29]  # seat * PARTS + part
        self.played = cells[n + 30]  # cards that lie before the active player this turn
        self.uses = cells[n + 31]  # what each was used for: 0 its ability, else 1 + the skill
        self.goods = cells[n + 32]  # seat * GOODS + good
        self.income = cells[n + 33]
        self.perks = cells[n + 34]  # seat * PERKS + perk
        self.standing = cells[n + 35]  # buildings on each land
        self.room = cells[n + 36]  # population of each land
        at = n + SHARED
        self.hands = cells[at : at + n]  # whole hands, sorted: the unseen cards and those of `shown`
        self.unseen = cells[at + n : at + 2 * n]  # hand cards that only their owner can tell, sorted
        self.citizen_draw = cells[at + 2 * n : at + 3 * n]  # the top card of every pile is the last
        self.citizen_discard = cells[at + 3 * n : at + 4 * n]
        self.military_draw = cells[at + 4 * n : at + 5 * n]
        self.military_discard = cells[at + 5 * n : at + 6 * n]
        self.stored = cells[at + 6 * n : at + 7 * n]  # building cards in each buy pool
        self.built = cells[at + 7 * n :]  # buildings in each seat's cities, oldest first

    def draw_pile(self, seat: int, deck: int) -> list[int]:
        """A seat's citizen or military draw pile."""
        return self.citizen_draw[seat] if deck == CITIZEN else self.military_draw[seat]

    def discard_pile(self, seat: int, deck: int) -> list[int]:
        """A seat's citizen or military discard pile."""
        return self.citizen_discard[seat] if deck == CITIZEN else self.military_discard[seat]

    def town_pile(self, pile: int) -> list[int]:
        """The pile of towns with one, two or three stars."""
        return self.towns_1 if pile == 0 else self.towns_2 if pile == 1 else self.towns_3

    def building_deck(self, deck: int) -> list[int]:
        """Deck A, B or C."""
        return self.deck_a if deck == 0 else self.deck_b if deck == 1 else self.deck_c

    def rebuild(self) -> None:
        """Derived cells; hands that were written by hand (to set a position up) are kept, and decide what is unseen."""
        from boomtown.games.city_of_iron.holdings import recount_all

        written = len(self.goods) > 0
        for seat in range(self.seats):
            hand = self.hands[seat]
            if written:
                hand.sort()
                self.shown[seat] &= mask_of(hand)
                self.unseen[seat][:] = [card for card in hand if (self.shown[seat] >> card) & 1 == 0]
            else:
                hand[:] = sorted(self.unseen[seat] + bits(self.shown[seat]))
        recount_all(self)

    def redeal(self, seat: int) -> None:
        """Order of the building decks; other seats' draw piles, unseen hand cards, and discards below the top."""
        for deck in range(3):
            cards = self.building_deck(deck)
            cards.sort()
            self.shuffle(cards)
        for other in range(self.seats):
            if other != seat:
                for deck in (CITIZEN, MILITARY):
                    self.redeal_deck(other, deck)

    def redeal_deck(self, seat: int, deck: int) -> None:
        """Make up which cards of a seat's deck are in hand and in what order its piles lie."""
        draw = self.draw_pile(seat, deck)
        left = len(draw)
        pool = draw[:]
        others: list[int] = []
        for card in self.unseen[seat]:
            if self.kit.expert_deck[card] == deck:
                pool.append(card)
            else:
                others.append(card)
        pool.sort()
        self.shuffle(pool)
        draw[:] = pool[:left]
        self.unseen[seat][:] = sorted(others + pool[left:])
        self.hands[seat][:] = sorted(self.unseen[seat] + bits(self.shown[seat]))
        discard = self.discard_pile(seat, deck)
        if len(discard) > 2:
            below = sorted(discard[:-1])
            self.shuffle(below)
            discard[:] = [*below, discard[-1]]

    def scores(self) -> list[int]:
        return self.influence[:]

    def ranking(self) -> list[list[int]]:
        from boomtown.games.city_of_iron.scoring import ranked

        return ranked(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["content"] = self.kit.key
        shown["goods"] = [self.goods[s * GOODS : s * GOODS + GOODS] for s in range(self.seats)]
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


def top_of(pile: list[int]) -> int:
    """The top card of a pile, or -1."""
    return pile[-1] if len(pile) > 0 else -1


def pool(t: IronTable, seat: int) -> list[int]:
    """The expert cards that a seat can still hire: all of its nation that it does not own."""
    if t.nation[seat] < 0:
        return []
    return bits(t.kit.nation_cards[t.nation[seat]] & ~t.owned[seat])


def mask_of(cards: list[int]) -> int:
    """The mask that holds these numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
