"""What lies on the table: States, deals, hands, goods, piles, and the Virtual Player of a solo game."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import HIDDEN, OWN, Field, Layout
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.book import DEFENSE, GOODS, Book

SETUP: Final = 0
LOOKOUT: Final = 1
PRODUCING: Final = 2
ACTING: Final = 3
CLEANUP: Final = 4
OVER: Final = 5

ON_CARD: Final = 16  # a piece on a card is the number card * ON_CARD + good

# the numbers of `solo`
ATTEMPTS: Final = 0
SUCCESS: Final = 1

FIELDS: Final = [
    Field("round"),
    Field("phase"),
    Field("first"),
    Field("ended"),
    Field("faction"),
    Field("score"),
    Field("passed"),
    Field("deck", HIDDEN),
    Field("discard"),
    Field("display"),
    Field("played"),
    Field("shown"),
    Field("red_pile", HIDDEN),
    Field("blue_pile", HIDDEN),
    Field("face_up"),
    Field("link_discard"),
    Field("used"),
    Field("laid"),
    Field("shields"),
    Field("ruins"),
    Field("due"),
    Field("paid"),
    Field("taken"),
    Field("late"),
    Field("fired"),
    Field("virtual"),
    Field("attack"),
    Field("solo"),
    Field("result"),
    Field("hands", OWN, True),
    Field("links", OWN, True),
    Field("states", per_seat=True),
    Field("deals", per_seat=True),
    Field("goods", per_seat=True, size=GOODS),
    Field("stock", per_seat=True),
    Field("kept", per_seat=True),
    Field("produced", per_seat=True, size=GOODS),
    Field("exchanged", per_seat=True),
]


class StateTable(Table):
    """A table of 51st State."""

    game_id: ClassVar[str] = "fifty_first_state"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(self, seats: int, settings: dict[str, str], book: Book) -> None:
        super().__init__(seats, settings)
        self.book = book

    def blank(self) -> "StateTable":
        return StateTable(self.seats, self.settings, self.book)

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        at = n  # the first lists are the hidden picks of a choice made together
        self.round = cells[at]  # one number, the round being played
        self.phase = cells[at + 1]  # one number: SETUP ... OVER
        self.first = cells[at + 2]  # one number, the seat with the first player token
        self.ended = cells[at + 3]  # one number: 1 once somebody has reached 25 points
        self.faction = cells[at + 4]  # of each seat, -1 before it has one
        self.score = cells[at + 5]  # of each seat, and last of the Virtual Player
        self.passed = cells[at + 6]  # 0 or 1, of the same
        self.deck = cells[at + 7]  # the top card is the last
        self.discard = cells[at + 8]
        self.display = cells[at + 9]  # face-up cards of a draft
        self.played = cells[at + 10]  # the card from hand that is being played just now
        self.shown = cells[at + 11]  # cards that all know to be in somebody's hand
        self.red_pile = cells[at + 12]  # Connection cards, the top card is the last
        self.blue_pile = cells[at + 13]
        self.face_up = cells[at + 14]  # the face-up Connection card of the red and the blue pile, or -1
        self.link_discard = cells[at + 15]
        self.used = cells[at + 16]  # a card once for each use in this round
        self.laid = cells[at + 17]  # goods and workers that lie on used cards: card * ON_CARD + good
        self.shields = cells[at + 18]  # cards that carry a defense token
        self.ruins = cells[at + 19]  # cards that lie face down in a State
        self.due = cells[at + 20]  # a cost that is being paid, or nothing
        self.paid = cells[at + 21]  # what was paid for it: good, or (card + 1) * ON_CARD + good from a stock
        self.taken = cells[at + 22]  # pairs in this Production phase: Location, card that takes its goods
        self.late = cells[
            at + 23
        ]  # goods for goods produced, in fives: taker, owner, card, program, instruction
        self.fired = cells[at + 24]  # cards whose threshold has paid in this Production phase
        self.virtual = cells[at + 25]  # the Virtual Player's Locations
        self.attack = cells[at + 26]  # its attack pile
        self.solo = cells[at + 27]  # its attempts and its success in this round
        self.result = cells[
            at + 28
        ]  # points, Locations and goods of each seat (then of the Virtual Player) at the end
        at += 29
        self.hands = cells[at : at + n]
        self.links = cells[at + n : at + 2 * n]  # Connection cards in hand
        self.states = cells[at + 2 * n : at + 3 * n]  # Locations and Ruins in the order they were built
        self.deals = cells[at + 3 * n : at + 4 * n]
        self.goods = cells[at + 4 * n : at + 5 * n]  # how many of each good
        self.stock = cells[at + 5 * n : at + 6 * n]  # goods on stockpiles: card * ON_CARD + good
        self.kept = cells[at + 6 * n : at + 7 * n]  # goods in store between two rounds
        self.produced = cells[at + 7 * n : at + 8 * n]  # goods taken in this round's Production phase
        self.exchanged = cells[at + 8 * n : at + 9 * n]  # uses of each board action in this round

    def redeal(self, seat: int) -> None:
        """Other hands keep the cards that all have seen; the rest, the deck and the piles are made up anew."""
        pool = self.deck[:]
        for other in range(self.seats):
            if other != seat:
                for card in self.hands[other]:
                    if card not in self.shown:
                        pool.append(card)
        pool.sort()
        self.shuffle(pool)
        for other in range(self.seats):
            if other != seat:
                hand = self.hands[other]
                for i in range(len(hand)):
                    if hand[i] not in self.shown:
                        hand[i] = pool.pop()
        self.deck[:] = pool
        for pile in (self.red_pile, self.blue_pile):
            pile.sort()
            self.shuffle(pile)

    def scores(self) -> list[int]:
        from boomtown.games.fifty_first_state.scoring import points

        return [points(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        from boomtown.games.fifty_first_state.scoring import ranked

        return ranked(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["content"] = self.book.key
        return shown


def is_solo(t: StateTable) -> bool:
    """Whether the Virtual Player takes part."""
    return t.seats == 1


def players(t: StateTable) -> int:
    """Seats, and the Virtual Player, whose number is the one after the last seat."""
    return 2 if t.seats == 1 else t.seats


def state_of(t: StateTable, owner: int) -> list[int]:
    """The cards in the State of a seat or of the Virtual Player."""
    return t.virtual if owner >= t.seats else t.states[owner]


def owner_of(t: StateTable, card: int) -> int:
    """In whose State a card stands, or -1."""
    for owner in range(t.seats):
        if card in t.states[owner]:
            return owner
    return t.seats if card in t.virtual else -1


def turn_order(t: StateTable) -> list[int]:
    """The seats clockwise from the first player."""
    return [(t.first[0] + i) % t.seats for i in range(t.seats)]


def rivals(t: StateTable, seat: int) -> list[int]:
    """Those whose Locations and goods a seat may touch: the others who have not passed."""
    found: list[int] = []
    for owner in range(players(t)):
        if owner != seat and t.passed[owner] == 0:
            found.append(owner)
    return found


def locations(t: StateTable, owner: int) -> list[int]:
    """The face-up cards of a State; a Ruins is no Location."""
    state = state_of(t, owner)
    if len(t.ruins) == 0:
        return state[:]
    return [card for card in state if card not in t.ruins]


def count_type(t: StateTable, owner: int, kind: int) -> int:
    """How many Locations of a Type stand in a State."""
    count = 0
    for card in state_of(t, owner):
        if (t.book.card_types[card] >> kind) & 1 and card not in t.ruins:
            count += 1
    return count


def defense_of(t: StateTable, card: int) -> int:
    """The Defense of a Location: by its Category, one more if a defense token lies on it."""
    value = t.book.defense[t.book.card_category[card]]
    if t.book.card_shielded[card] or card in t.shields:
        value += t.book.defense_token
    return value


def may_shield(t: StateTable, card: int) -> bool:
    """Whether a defense token may be placed on a Location: there is at most one."""
    return card not in t.shields and card not in t.ruins and not t.book.card_shielded[card]


def shield_places(t: StateTable, seat: int) -> list[int]:
    """Where a seat may place a defense token now."""
    if t.goods[seat][DEFENSE] == 0:
        return []
    return [card for card in t.states[seat] if may_shield(t, card)]


def hand_choices(t: StateTable, seat: int) -> list[int]:
    """The different cards in a hand; of equal ones the one that all have seen, else the first."""
    design = t.book.card_design
    found: list[int] = []
    for card in t.hands[seat]:
        twin = -1
        for i in range(len(found)):
            if design[found[i]] == design[card]:
                twin = i
        if twin < 0:
            found.append(card)
        elif card in t.shown and found[twin] not in t.shown:
            found[twin] = card
    return found


def link_choices(t: StateTable, seat: int) -> list[int]:
    """The different Connection cards in a hand."""
    found: list[int] = []
    kinds = 0
    for link in t.links[seat]:
        bit = 1 << t.book.link_kind[link]
        if kinds & bit == 0:
            kinds |= bit
            found.append(link)
    return found


def leave_hand(t: StateTable, seat: int, card: int) -> None:
    """A card leaves a hand; whether others knew it no longer matters."""
    t.hands[seat].remove(card)
    if card in t.shown:
        t.shown.remove(card)
