"""What lies on the table: States, deals, hands, goods, piles, and the Virtual Player of a solo game."""

from typing import Any, ClassVar, Final

from boomtown.engine.fields import HIDDEN, IN_ORDER, OWN, Field, Layout
from boomtown.engine.kinds import FLAG, ONE, REGISTER, SEAT, or_none, pair, up_to
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.rules import kinds as of
from boomtown.games.fifty_first_state.rules.content import DEFENSE, GOODS, Content

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

# --- written by `make bind` ---
ROUND: Final = 1
PHASE: Final = 2
FIRST: Final = 3
ENDED: Final = 4
FACTION: Final = 5
DECK: Final = 8
DISPLAY: Final = 10
SHOWN: Final = 12
RED_PILE: Final = 13
BLUE_PILE: Final = 14
FACE_UP: Final = 15
LINK_DISCARD: Final = 16
SHIELDS: Final = 19
RUINS: Final = 20
TAKEN: Final = 23
LATE: Final = 24
FIRED: Final = 25
VIRTUAL: Final = 26
ATTACK: Final = 27
SOLO: Final = 28
RESULT: Final = 29
HANDS: Final = 30
LINKS: Final = 31
STATES: Final = 32
DEALS: Final = 33
STOCK: Final = 35
KEPT: Final = 36
PRODUCED: Final = 37
EXCHANGED: Final = 38
# --- until here ---

FIELDS: Final = [
    Field("round", frozen=True, over=[ONE], holds=up_to(255)),  # one number, the round being played
    Field("phase", frozen=True, over=[ONE], holds=up_to(OVER)),  # one number: SETUP ... OVER
    Field("first", frozen=True, over=[ONE], holds=SEAT),  # one number, the seat with the first player token
    Field("ended", frozen=True, over=[ONE], holds=FLAG),  # one number: 1 once somebody has reached 25 points
    Field("faction", frozen=True, over=[SEAT], holds=or_none(of.FACTION)),
    Field("score", over=[of.PLAYER], holds=up_to(999)),
    Field("passed", over=[of.PLAYER], holds=FLAG),
    Field("deck", HIDDEN, frozen=True, holds=of.CARD),  # the top card is the last
    Field("discard", holds=of.CARD),
    Field("display", frozen=True, holds=of.CARD),  # face-up cards of a draft
    Field("played", holds=of.CARD),  # the card from hand that is being played just now
    Field("shown", frozen=True, holds=of.CARD),  # cards that all know to be in somebody's hand
    Field("red_pile", HIDDEN, frozen=True, holds=of.LINK),  # Connection cards, the top card is the last
    Field("blue_pile", HIDDEN, frozen=True, holds=of.LINK),
    Field("face_up", frozen=True, over=[of.PILE], holds=or_none(of.LINK)),  # of the red and the blue pile
    Field("link_discard", frozen=True, holds=of.LINK),
    Field("used", holds=of.CARD),  # a card once for each use in this round
    Field("laid", holds=pair(of.CARD, of.GOOD, ON_CARD)),  # goods and workers that lie on used cards
    Field("shields", frozen=True, holds=of.CARD),  # cards that carry a defense token
    Field("ruins", frozen=True, holds=of.CARD),  # cards that lie face down in a State
    Field("due", over=[of.OF_A_COST], holds=REGISTER),  # a cost that is being paid, or nothing
    # what was paid for it: good, or (card + 1) * ON_CARD + good from a stock
    Field("paid", over=[of.PIECE], holds=REGISTER),
    # pairs in this Production phase: Location, card that takes its goods
    Field("taken", frozen=True, over=[of.PAIRED], holds=of.CARD),
    # goods for goods produced, in fives: taker, owner, card, program, instruction
    Field("late", frozen=True, over=[of.LATE], holds=REGISTER),
    Field("fired", frozen=True, holds=of.CARD),  # cards whose threshold has paid in this Production phase
    Field("virtual", frozen=True, holds=of.CARD),  # the Virtual Player's Locations
    Field("attack", frozen=True, over=IN_ORDER, holds=of.CARD),  # its attack pile
    Field(
        "solo", frozen=True, over=[of.ATTEMPT], holds=up_to(255)
    ),  # its attempts and its success in this round
    Field(
        "result", frozen=True, over=[of.PLAYER, of.PART], holds=up_to(999)
    ),  # points, Locations and goods at the end
    Field("hands", OWN, True, frozen=True, holds=of.CARD),
    Field("links", OWN, True, frozen=True, holds=of.LINK),  # Connection cards in hand
    # Locations and Ruins in the order they were built
    Field("states", frozen=True, per_seat=True, over=IN_ORDER, holds=of.CARD),
    Field("deals", frozen=True, per_seat=True, holds=of.CARD),
    Field("goods", per_seat=True, size=GOODS, over=[of.GOOD], holds=up_to(255)),
    Field("stock", frozen=True, per_seat=True, holds=pair(of.CARD, of.GOOD, ON_CARD)),  # goods on stockpiles
    Field("kept", frozen=True, per_seat=True, holds=of.GOOD),  # goods in store between two rounds
    # in this round's Production phase
    Field("produced", frozen=True, per_seat=True, size=GOODS, over=[of.GOOD], holds=up_to(255)),
    # uses of each board action in this round
    Field("exchanged", frozen=True, per_seat=True, over=[of.EXCHANGE], holds=up_to(255)),
]


class StateTable(Table):
    """A table of 51st State."""

    game_id: ClassVar[str] = "fifty_first_state"
    layout: ClassVar[Layout] = Layout(FIELDS)

    def __init__(self, seats: int, settings: dict[str, str], content: Content) -> None:
        super().__init__(seats, settings)
        self.content = content
        self.programs = content.programs

    def blank(self) -> "StateTable":
        return StateTable(self.seats, self.settings, self.content)

    # --- written by `make bind` ---
    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.round = cells[n]
        self.phase = cells[n + 1]
        self.first = cells[n + 2]
        self.ended = cells[n + 3]
        self.faction = cells[n + 4]
        self.score = cells[n + 5]
        self.passed = cells[n + 6]
        self.deck = cells[n + 7]
        self.discard = cells[n + 8]
        self.display = cells[n + 9]
        self.played = cells[n + 10]
        self.shown = cells[n + 11]
        self.red_pile = cells[n + 12]
        self.blue_pile = cells[n + 13]
        self.face_up = cells[n + 14]
        self.link_discard = cells[n + 15]
        self.used = cells[n + 16]
        self.laid = cells[n + 17]
        self.shields = cells[n + 18]
        self.ruins = cells[n + 19]
        self.due = cells[n + 20]
        self.paid = cells[n + 21]
        self.taken = cells[n + 22]
        self.late = cells[n + 23]
        self.fired = cells[n + 24]
        self.virtual = cells[n + 25]
        self.attack = cells[n + 26]
        self.solo = cells[n + 27]
        self.result = cells[n + 28]
        self.hands = cells[n + 29 : 2 * n + 29]
        self.links = cells[2 * n + 29 : 3 * n + 29]
        self.states = cells[3 * n + 29 : 4 * n + 29]
        self.deals = cells[4 * n + 29 : 5 * n + 29]
        self.goods = cells[5 * n + 29 : 6 * n + 29]
        self.stock = cells[6 * n + 29 : 7 * n + 29]
        self.kept = cells[7 * n + 29 : 8 * n + 29]
        self.produced = cells[8 * n + 29 : 9 * n + 29]
        self.exchanged = cells[9 * n + 29 : 10 * n + 29]

    # --- until here ---
    def own_hand(self, seat: int) -> list[int]:
        """A seat's hand, to be changed."""
        self.hands[seat] = self.renew_of(HANDS, seat)
        return self.hands[seat]

    def own_links(self, seat: int) -> list[int]:
        """The Connection cards in a seat's hand, to be changed."""
        self.links[seat] = self.renew_of(LINKS, seat)
        return self.links[seat]

    def own_state(self, seat: int) -> list[int]:
        """A seat's State, to be changed."""
        self.states[seat] = self.renew_of(STATES, seat)
        return self.states[seat]

    def own_deals(self, seat: int) -> list[int]:
        """A seat's deals, to be changed."""
        self.deals[seat] = self.renew_of(DEALS, seat)
        return self.deals[seat]

    def own_stock(self, seat: int) -> list[int]:
        """A seat's goods on stockpiles, to be changed."""
        self.stock[seat] = self.renew_of(STOCK, seat)
        return self.stock[seat]

    def enter(self, phase: int) -> None:
        """A phase begins."""
        self.phase = self.renew(PHASE)
        self.phase[0] = phase

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = super().view(seat)
        shown["content"] = self.content.key
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
    for owner in range(len(t.passed)):
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
        if (t.content.card_types[card] >> kind) & 1 and card not in t.ruins:
            count += 1
    return count


def defense_of(t: StateTable, card: int) -> int:
    """The Defense of a Location: by its Category, one more if a defense token lies on it."""
    value = t.content.defense[t.content.card_category[card]]
    if t.content.card_shielded[card] or card in t.shields:
        value += t.content.defense_token
    return value


def may_shield(t: StateTable, card: int) -> bool:
    """Whether a defense token may be placed on a Location: there is at most one."""
    return card not in t.shields and card not in t.ruins and not t.content.card_shielded[card]


def shield_places(t: StateTable, seat: int) -> list[int]:
    """Where a seat may place a defense token now."""
    if t.goods[seat][DEFENSE] == 0:
        return []
    return [card for card in t.states[seat] if may_shield(t, card)]


def hand_choices(t: StateTable, seat: int) -> list[int]:
    """The different cards in a hand; of equal ones the one that all have seen, else the first."""
    words, bits = t.content.card_word, t.content.card_bit
    found: list[int] = []
    first = second = third = 0  # the designs found so far; a deck has no more than three words of them
    for card in t.hands[seat]:
        word, bit = words[card], bits[card]
        if word == 0:
            known = first & bit
            first |= bit
        elif word == 1:
            known = second & bit
            second |= bit
        else:
            known = third & bit
            third |= bit
        if known == 0:
            found.append(card)
        elif card in t.shown:
            show_twin(t, found, card)
    return found


def show_twin(t: StateTable, found: list[int], card: int) -> None:
    """A card that all have seen stands for an equal one among those found that they have not."""
    design = t.content.card_design
    for i in range(len(found)):
        if design[found[i]] == design[card] and found[i] not in t.shown:
            found[i] = card


def link_choices(t: StateTable, seat: int) -> list[int]:
    """The different Connection cards in a hand."""
    found: list[int] = []
    kinds = 0
    for link in t.links[seat]:
        bit = 1 << t.content.link_kind[link]
        if kinds & bit == 0:
            kinds |= bit
            found.append(link)
    return found


def leave_hand(t: StateTable, seat: int, card: int) -> None:
    """A card leaves a hand; whether others knew it no longer matters."""
    t.own_hand(seat).remove(card)
    if card in t.shown:
        t.shown = t.renew(SHOWN)
        t.shown.remove(card)


def redeal(t: StateTable, seat: int) -> None:
    """Other hands keep the cards that all have seen; the rest, the deck and the piles are made up anew."""
    unseen = [False] * len(t.content.card_design)
    for card in t.deck:
        unseen[card] = True
    for other in range(t.seats):
        if other != seat:
            for card in t.hands[other]:
                unseen[card] = True
    for card in t.shown:
        unseen[card] = False
    pool = [card for card in range(len(unseen)) if unseen[card]]
    t.shuffle(pool)
    for other in range(t.seats):
        if other != seat:
            hand = t.own_hand(other)
            for i in range(len(hand)):
                if unseen[hand[i]]:
                    hand[i] = pool.pop()
    t.deck = t.renew(DECK)
    t.deck[:] = pool
    t.red_pile, t.blue_pile = t.renew(RED_PILE), t.renew(BLUE_PILE)
    for pile in (t.red_pile, t.blue_pile):
        pile.sort()
        t.shuffle(pile)


def rebuild(t: StateTable) -> None:
    """Nothing here is derived."""
