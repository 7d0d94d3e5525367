"""Playing a card: for its MM, for its event, as a Headline; and where it goes afterwards."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import MOST_CARDS
from boomtown.games.forged_in_steel.board import IS_HEADLINE, IS_RECURRING
from boomtown.games.forged_in_steel.frames import FROM_CARD
from boomtown.games.forged_in_steel.interpret import start
from boomtown.games.forged_in_steel.muscle import SpendMore
from boomtown.games.forged_in_steel.respond import CANCELLED, ask
from boomtown.games.forged_in_steel.standing import headline_rule
from boomtown.games.forged_in_steel.table import SteelTable
from boomtown.games.forged_in_steel.triggers import Happening, UseToken, asks_now, fire

HEADLINES = 3  # spaces


def reveal(t: SteelTable, seat: int, card: int) -> None:
    """A card is played openly; what was known of it in the hand is over."""
    t.active.append(card)
    entry = seat * MOST_CARDS + card
    if entry in t.shown:
        t.shown.remove(entry)
    if card in t.used[seat]:
        t.used[seat].remove(card)
    for known in t.known:
        if entry in known:
            known.remove(entry)
    t.mark()


def may_play_event(t: SteelTable, card: int) -> bool:
    """Whether a card has an event, and no Headline forbids it."""
    if t.board.card_event[card] < 0:
        return False
    return not t.board.card_tags[card] & headline_rule(t, s.R_NO_EVENT, -1)


def play_for_muscle(t: SteelTable, seat: int, card: int) -> None:
    """The MM of a card, as Headlines change it."""
    muscle = t.board.card_mm[card] + headline_rule(t, s.R_CARD_MM, seat)
    muscle = muscle if muscle > 0 else 0
    t.tell("muscle", seat, [card, muscle])
    t.agenda.append(SpendMore(seat, muscle, -1))
    token = asks_now(t, seat, s.ON_MM_TURN)
    if token >= 0:
        t.agenda.append(UseToken(seat, token, seat, -1, -1, 0))


def play_for_event(t: SteelTable, seat: int, card: int, muscle_instead: int) -> None:
    """An event is declared; others may cancel it, then the card still gives its MM."""
    t.tell("event", seat, [card])
    t.pending[CANCELLED] = 0
    t.agenda.append(ResolveEvent(seat, card, muscle_instead))
    t.agenda.append(EventTokens(seat, card))
    if t.board.card_tags[card]:
        ask(t, s.ON_EVENT, t.board.card_tags[card], ((1 << t.seats) - 1) ^ (1 << seat))


class EventTokens(Step):
    """If no Response has cancelled an event, Bigwig tokens still may."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        tags = table.board.card_tags[self.card]
        if tags and not table.pending[CANCELLED]:
            fire(table, Happening(s.ON_EVENT, self.seat, -1, -1, 0, 0, tags))


class ResolveEvent(Step):
    """The event is carried out and its Headline placed; or it was cancelled and the card gives its MM."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "muscle_instead")

    def __init__(self, seat: int, card: int, muscle_instead: int) -> None:
        self.seat = seat
        self.card = card
        self.muscle_instead = muscle_instead

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        if t.pending[CANCELLED]:
            t.pending[CANCELLED] = 0
            t.tell("cancelled", self.seat, [self.card])
            if self.muscle_instead:
                play_for_muscle(t, self.seat, self.card)
            return
        if t.board.card_flags[self.card] & IS_HEADLINE:
            t.agenda.append(PlaceHeadline(self.seat, self.card))
        start(t, t.board.card_event[self.card], self.seat, FROM_CARD, self.card)


class PlaceHeadline(Step):
    """The card goes on space #1; what is pushed off leaves the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        t.active.remove(self.card)
        t.headlines.insert(0, self.card)
        t.holders.insert(0, self.seat)
        t.tell("headline", self.seat, [self.card])
        if len(t.headlines) > HEADLINES:
            off = t.headlines.pop()
            t.holders.pop()
            t.box.append(off)
            t.tell("headline-off", -1, [off])
        fire(t, Happening(s.ON_HEADLINE_PLACED, self.seat, -1, -1, 0, 0, 0))


def put_away(t: SteelTable, card: int) -> None:
    """A played card that is no Headline: Recurring to the discard pile, others out of the game."""
    if card in t.active:
        t.active.remove(card)
        if t.board.card_flags[card] & IS_RECURRING:
            t.recurring.append(card)
        else:
            t.box.append(card)


class PutAway(Step):
    """A card that was played through another card is done."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        put_away(table, self.card)


class MuscleToo(Step):
    """A card played for both gives its MM after its event."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        play_for_muscle(table, self.seat, self.card)
