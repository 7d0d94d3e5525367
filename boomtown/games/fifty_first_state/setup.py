"""Setup: factions, first player, Deck, Connection piles, opening hands."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step, Together
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import DISCARD, FACTION
from boomtown.games.fifty_first_state.book import GOODS
from boomtown.games.fifty_first_state.rounds import StartRound
from boomtown.games.fifty_first_state.table import SETUP, StateTable, leave_hand, players, turn_order


def set_up(t: StateTable) -> None:
    """Lay the whole game out; choosing factions and opening hands is still to come."""
    book = t.book
    t.round[:] = [0]
    t.phase[:] = [SETUP]
    t.ended[:] = [0]
    t.faction[:] = [-1] * t.seats
    t.score[:] = [0] * players(t)
    t.passed[:] = [0] * players(t)
    t.face_up[:] = [-1, -1]
    t.solo[:] = [0, 0]
    for seat in range(t.seats):
        t.goods[seat][:] = [0] * GOODS
        t.produced[seat][:] = [0] * GOODS
    t.deck[:] = list(range(len(book.card_design)))
    t.shuffle(t.deck)
    for link in range(len(book.link_kind)):
        (t.red_pile if book.link_pile[link] == 0 else t.blue_pile).append(link)
    t.shuffle(t.red_pile)
    t.shuffle(t.blue_pile)
    t.first[:] = [t.roll(t.seats) if t.seats > 1 else 0]
    t.agenda.append(StartRound())
    t.agenda.append(DealHands())
    hand_out_factions(t, t.settings["factions"])


def hand_out_factions(t: StateTable, how: str) -> None:
    """At random; or dealt at random and each seat may swap for a board left over; or chosen in turn."""
    if how != "chosen":
        boards = list(range(len(t.book.faction_ids)))
        t.shuffle(boards)
        for seat in range(t.seats):
            get_board(t, seat, boards[seat])
            if how == "random":
                t.tell("faction", seat, [boards[seat]])
    if how != "random":
        for seat in reversed(turn_order(t)):
            t.agenda.append(OfferFaction(seat))


def get_board(t: StateTable, seat: int, faction: int) -> None:
    """A seat takes a faction board."""
    t.faction[seat] = faction
    t.exchanged[seat][:] = [0] * len(t.book.exchange_costs[faction])


class OfferFaction(Step):
    """A seat chooses a faction, if there is one to choose."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        found = free_boards(table, self.seat)
        if len(found) > 1:
            table.agenda.append(ChooseFaction(self.seat))
        else:
            get_board(table, self.seat, found[0])
            table.tell("faction", self.seat, [found[0]])


def free_boards(t: StateTable, seat: int) -> list[int]:
    """The boards that nobody else has: the seat's own first."""
    found: list[int] = []
    if t.faction[seat] >= 0:
        found.append(t.faction[seat])
    for faction in range(len(t.book.faction_ids)):
        if faction not in t.faction:
            found.append(faction)
    return found


class ChooseFaction(Decision):
    """Which faction to lead: one that nobody has, or the one dealt."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-037",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [FACTION + faction for faction in free_boards(table, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        get_board(table, seat, action - FACTION)
        table.tell("faction", seat, [action - FACTION])


class DealHands(Step):
    """Six cards each, of which four are kept."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for _ in range(table.book.hand_dealt):
            for seat in turn_order(table):
                table.hands[seat].append(table.draw(table.deck))
        for seat in range(table.seats):
            table.hands[seat].sort()
        table.tell("hands", -1, [table.book.hand_dealt, table.book.hand_kept])
        table.agenda.append(KeepFour())


class KeepFour(Together):
    """All choose at the same time which two cards of the opening hand to discard."""

    rules: ClassVar[tuple[str, ...]] = ("FSS-038",)

    def finished(self, table: Table, seat: int) -> bool:
        assert isinstance(table, StateTable)
        return len(table.picks[seat]) >= table.book.hand_dealt - table.book.hand_kept

    def options(self, table: Table, seat: int) -> list[int]:
        """One card after the other in rising order; of equal cards the first that is left."""
        assert isinstance(table, StateTable)
        hand = sorted(table.hands[seat])
        picks = table.picks[seat]
        left = table.book.hand_dealt - table.book.hand_kept - len(picks)
        start = hand.index(picks[-1] - DISCARD) + 1 if len(picks) > 0 else 0
        design = table.book.card_design
        found: list[int] = []
        for i in range(start, len(hand) - left + 1):
            if i == start or design[hand[i]] != design[hand[i - 1]]:
                found.append(DISCARD + hand[i])
        return found

    def resolve(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for seat in turn_order(table):
            cards = [action - DISCARD for action in table.picks[seat]]
            for card in cards:
                leave_hand(table, seat, card)
                table.discard.append(card)
            table.tell("opening", seat, cards)
