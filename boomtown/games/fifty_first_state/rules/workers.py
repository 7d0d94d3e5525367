"""Open Production and Connection cards: workers sent to rivals, workers paid for a face-up Connection card."""

from typing import ClassVar

from boomtown.engine.cards import Carry
from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.cards.locations import can_be_copied, owner_at
from boomtown.games.fifty_first_state.rules.content import WORKER
from boomtown.games.fifty_first_state.rules.gains import score_points
from boomtown.games.fifty_first_state.rules.payment import pay, tokens_paid
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable


def is_open(t: StateTable, owner: int, card: int) -> bool:
    """Whether a worker may be sent to a Location: Open Production, unused, with something to give."""
    return t.content.card_open[card] and card not in t.used and can_be_copied(t, owner, card)


def start_visit(t: StateTable, seat: int, card: int) -> None:
    """Send a worker to a rival's Open Production."""
    t.agenda.append(Visit(seat, card))
    pay(t, seat, t.content.worker_cost)


class Visit(Step[StateTable]):
    """The worker stays on the card; its owner takes another one, the visitor takes the production."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: StateTable) -> None:
        seat, card = self.seat, self.card
        owner = owner_at(table, card)
        table.tell("visit", seat, [card, owner, *tokens_paid(table)])
        table.laid.append(card * ON_CARD + WORKER)
        table.used.append(card)
        if owner < table.seats:
            table.goods[owner][WORKER] += 1
        else:
            score_points(table, owner, table.content.points_worker)
        table.agenda.append(Carry(seat, owner, card, table.content.card_effect[card], 0))


def start_taking(t: StateTable, seat: int, link: int) -> None:
    """Pay workers for a face-up Connection card."""
    t.agenda.append(TakeConnection(seat, link))
    pay(t, seat, t.content.taking_cost)


class TakeConnection(Step[StateTable]):
    """The face-up Connection card goes into the hand."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "link")

    def __init__(self, seat: int, link: int) -> None:
        self.seat = seat
        self.link = link

    def run(self, table: StateTable) -> None:
        table.face_up = table.renew(at.FACE_UP)
        table.face_up[table.content.link_pile[self.link]] = -1
        table.own_links(self.seat).append(self.link)
        table.tell("take", self.seat, [self.link, *tokens_paid(table)])
