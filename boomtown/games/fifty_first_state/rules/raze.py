"""Deals and razing: blue contacts for a deal, red ones to raze a card from hand or a rival's Location."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state.rules.build import let_answer, put_on_table
from boomtown.games.fifty_first_state.rules.cards.locations import owner_at
from boomtown.games.fifty_first_state.rules.content import BLUE, DEAL, RAZE, RED, UNIVERSAL
from boomtown.games.fifty_first_state.rules.gains import (
    COMPENSATED,
    DEALT,
    SPOILS,
    clear_used,
    gain,
    gain_goods,
    strip,
)
from boomtown.games.fifty_first_state.rules.payment import pay, tokens_paid
from boomtown.games.fifty_first_state.rules.table import RUINS, VIRTUAL, StateTable, defense_of


def start_deal(t: StateTable, seat: int, card: int) -> None:
    """Pay blue contacts equal to the Distance, then make the deal."""
    put_on_table(t, seat, card)
    t.agenda.append(MakeDeal(seat))
    pay(t, seat, t.content.contacts(BLUE, t.content.card_distance[card]))


class MakeDeal(Step[StateTable]):
    """The card goes under the faction board and pays its good at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        card = table.played.pop()
        table.own_deals(self.seat).append(card)
        table.tell("deal", self.seat, [card, table.content.card_deal[card], *tokens_paid(table)])
        let_answer(table, self.seat, DEAL)
        gain(table, self.seat, table.content.card_deal[card], 1, card, DEALT)


def start_raze_hand(t: StateTable, seat: int, card: int) -> None:
    """Pay red contacts equal to the Distance, then raze the card."""
    put_on_table(t, seat, card)
    t.agenda.append(RazeFromHand(seat))
    pay(t, seat, t.content.contacts(RED, t.content.card_distance[card]))


class RazeFromHand(Step[StateTable]):
    """The card is discarded and gives its Spoils."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        card = table.played.pop()
        table.discard.append(card)
        table.tell("raze-hand", self.seat, [card, *tokens_paid(table)])
        let_answer(table, self.seat, RAZE)
        gain_goods(table, self.seat, table.content.bundles[table.content.card_spoils[card]], 1, card, SPOILS)


def can_be_razed(t: StateTable, card: int, have: list[int]) -> bool:
    """Whether red contacts, universal ones included, cover the Defense of a Location."""
    return defense_of(t, card) <= have[RED] + have[UNIVERSAL]


def start_raze(t: StateTable, seat: int, card: int) -> None:
    """Pay red contacts equal to the Defense, then raze a rival's Location."""
    t.agenda.append(RazeRival(seat, card))
    pay(t, seat, t.content.contacts(RED, defense_of(t, card)))


class RazeRival(Step[StateTable]):
    """Spoils for the razer, compensation for the owner, then the card is turned face down."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: StateTable) -> None:
        seat, card = self.seat, self.card
        owner = owner_at(table, card)
        table.tell("raze", seat, [card, owner, *tokens_paid(table)])
        let_answer(table, seat, RAZE)
        gain_goods(table, seat, table.content.bundles[table.content.card_spoils[card]], 1, card, SPOILS)
        if owner < table.seats:
            fall_to_ruins(table, owner, card)
        else:
            table.virtual = table.renew(VIRTUAL)
            table.virtual.remove(card)
            clear_used(table, card)
            table.discard.append(card)


def fall_to_ruins(t: StateTable, owner: int, card: int) -> None:
    """The owner of a razed Location takes its Deal good and turns the card face down."""
    good = t.content.card_deal[card]
    t.tell("compensate", owner, [card, good])
    gain(t, owner, good, 1, card, COMPENSATED)
    strip(t, owner, card)
    t.ruins = t.renew(RUINS)
    t.ruins.append(card)
