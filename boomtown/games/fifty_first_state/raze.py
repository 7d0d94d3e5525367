"""Deals and razing: blue contacts for a deal, red ones to raze a card from hand or a rival's Location."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.book import BLUE, DEAL, RAZE, RED
from boomtown.games.fifty_first_state.build import Answer, put_on_table
from boomtown.games.fifty_first_state.effects import owner_at
from boomtown.games.fifty_first_state.gains import clear_used, gain, gain_bundle, strip
from boomtown.games.fifty_first_state.payment import pay, tokens_paid
from boomtown.games.fifty_first_state.table import StateTable, defense_of


def start_deal(t: StateTable, seat: int, card: int) -> None:
    """Pay blue contacts equal to the Distance, then make the deal."""
    put_on_table(t, seat, card)
    t.agenda.append(MakeDeal(seat))
    pay(t, seat, t.book.contacts(BLUE, t.book.card_distance[card]))


class MakeDeal(Step):
    """The card goes under the faction board and pays its good at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        card = table.played.pop()
        table.deals[self.seat].append(card)
        table.tell("deal", self.seat, [card, table.book.card_deal[card], *tokens_paid(table)])
        table.agenda.append(Answer(self.seat, DEAL))
        gain(table, self.seat, table.book.card_deal[card], 1)


def start_raze_hand(t: StateTable, seat: int, card: int) -> None:
    """Pay red contacts equal to the Distance, then raze the card."""
    put_on_table(t, seat, card)
    t.agenda.append(RazeFromHand(seat))
    pay(t, seat, t.book.contacts(RED, t.book.card_distance[card]))


class RazeFromHand(Step):
    """The card is discarded and gives its Spoils."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        card = table.played.pop()
        table.discard.append(card)
        table.tell("raze-hand", self.seat, [card, *tokens_paid(table)])
        table.agenda.append(Answer(self.seat, RAZE))
        gain_bundle(table, self.seat, table.book.card_spoils[card], 1, card)


def start_raze(t: StateTable, seat: int, card: int) -> None:
    """Pay red contacts equal to the Defense, then raze a rival's Location."""
    t.agenda.append(RazeRival(seat, card))
    pay(t, seat, t.book.contacts(RED, defense_of(t, card)))


class RazeRival(Step):
    """Spoils for the razer, compensation for the owner, then the card is turned face down."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        seat, card = self.seat, self.card
        owner = owner_at(table, card)
        table.tell("raze", seat, [card, owner, *tokens_paid(table)])
        table.agenda.append(Answer(seat, RAZE))
        gain_bundle(table, seat, table.book.card_spoils[card], 1, card)
        if owner < table.seats:
            fall_to_ruins(table, owner, card)
        else:
            table.virtual.remove(card)
            clear_used(table, card)
            table.discard.append(card)


def fall_to_ruins(t: StateTable, owner: int, card: int) -> None:
    """The owner of a razed Location takes its Deal good and turns the card face down."""
    good = t.book.card_deal[card]
    t.tell("compensate", owner, [card, good])
    gain(t, owner, good, 1)
    strip(t, owner, card)
    t.ruins.append(card)
