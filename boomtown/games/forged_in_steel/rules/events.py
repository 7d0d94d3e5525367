"""Playing a card: for its MM, for its event, as a Headline; and where it goes afterwards."""

from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import MOST_CARDS
from boomtown.games.forged_in_steel.rules.bigwigs import UseToken, asks_now
from boomtown.games.forged_in_steel.rules.content import IS_HEADLINE, IS_RECURRING
from boomtown.games.forged_in_steel.rules.frames import FROM_CARD, start
from boomtown.games.forged_in_steel.rules.mob import DECLARED, MobChance
from boomtown.games.forged_in_steel.rules.muscle import SpendMore
from boomtown.games.forged_in_steel.rules.respond import ask
from boomtown.games.forged_in_steel.rules.standing import headline_rule, headline_with
from boomtown.games.forged_in_steel.rules.table import CANCELLED, SteelTable
from boomtown.games.forged_in_steel.rules.triggers import Occurrence, fire


def reveal(t: SteelTable, seat: int, card: int) -> None:
    """A card is played openly; what was known of it in the hand is over."""
    t.active.append(card)
    entry = seat * MOST_CARDS + card
    if entry in t.shown:
        t.shown = t.renew(field.SHOWN)
        t.shown.remove(entry)
    if card in t.used[seat]:
        t.used[seat] = t.renew_of(field.USED, seat)
        t.used[seat].remove(card)
    for one in range(t.seats):
        if entry in t.known[one]:
            t.known[one] = t.renew_of(field.KNOWN, one)
            t.known[one].remove(entry)
    t.mark()


def may_play_event(t: SteelTable, card: int) -> bool:
    """Whether a card has an event, and no Headline forbids it."""
    if t.content.card_event[card] < 0:
        return False
    return not t.content.card_tags[card] & headline_rule(t, s.R_NO_EVENT, -1)


def has_event(t: SteelTable, seat: int, action: int) -> bool:
    """The card that is being played has an event."""
    return t.content.card_event[t.active[-1]] >= 0


def no_event_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it has none."""
    return Fact("FIS-G28", "no-event", [t.active[-1]])


def is_let(t: SteelTable, seat: int, action: int) -> bool:
    """No Headline forbids its event."""
    return not t.content.card_tags[t.active[-1]] & headline_rule(t, s.R_NO_EVENT, -1)


def headline_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which Headline does."""
    return Fact("FIS-168", "headline-forbids", [headline_with(t, s.R_NO_EVENT)])


EVENT_LIMITS: Final = (
    Limit("FIS-G28", has_event, no_event_fact),
    Limit("FIS-168", is_let, headline_fact),
)


def play_for_muscle(t: SteelTable, seat: int, card: int) -> None:
    """The MM of a card, as Headlines change it."""
    muscle = t.content.card_mm[card] + headline_rule(t, s.R_CARD_MM, seat)
    muscle = muscle if muscle > 0 else 0
    t.tell("muscle", seat, [card, muscle])
    t.agenda.append(SpendMore(seat, muscle, 0))
    t.agenda.append(MobChance(seat, DECLARED))
    token = asks_now(t, seat, s.ON_MM_TURN)
    if token >= 0:
        t.agenda.append(UseToken(seat, token, seat, -1, -1, 0))


def play_for_event(t: SteelTable, seat: int, card: int, muscle_instead: int) -> None:
    """An event is declared; others may cancel it, then the card still gives its MM."""
    t.tell("event", seat, [card])
    t.pending[CANCELLED] = 0
    t.agenda.append(ResolveEvent(seat, card, muscle_instead))
    t.agenda.append(MobChance(seat, DECLARED))
    t.agenda.append(EventTokens(seat, card))
    if t.content.card_tags[card]:
        ask(t, s.ON_EVENT, t.content.card_tags[card], ((1 << t.seats) - 1) ^ (1 << seat))


class EventTokens(Step[SteelTable]):
    """If no Response has cancelled an event, Bigwig tokens still may."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: SteelTable) -> None:
        tags = table.content.card_tags[self.card]
        if tags and not table.pending[CANCELLED]:
            fire(table, Occurrence(s.ON_EVENT, self.seat, -1, -1, 0, 0, tags))


class ResolveEvent(Step[SteelTable]):
    """The event is carried out and its Headline placed; or it was cancelled and the card gives its MM."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "muscle_instead")

    def __init__(self, seat: int, card: int, muscle_instead: int) -> None:
        self.seat = seat
        self.card = card
        self.muscle_instead = muscle_instead

    def run(self, table: SteelTable) -> None:
        t = table
        if t.pending[CANCELLED]:
            t.pending[CANCELLED] = 0
            if self.muscle_instead:
                play_for_muscle(t, self.seat, self.card)
            return
        if t.content.card_flags[self.card] & IS_HEADLINE:
            t.agenda.append(PlaceHeadline(self.seat, self.card))
        start(t, t.content.card_event[self.card], self.seat, FROM_CARD, self.card)


class PlaceHeadline(Step[SteelTable]):
    """The card goes on space #1; what is pushed off leaves the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: SteelTable) -> None:
        t = table
        t.active.remove(self.card)
        t.headlines = t.renew(field.HEADLINES)
        t.holders = t.renew(field.HOLDERS)
        t.headlines.insert(0, self.card)
        t.holders.insert(0, self.seat)
        t.tell("headline", self.seat, [self.card])
        if len(t.headlines) > t.content.headline_spaces:
            off = t.headlines.pop()
            t.holders.pop()
            t.box = t.renew(field.BOX)
            t.box.append(off)
            t.tell("headline-off", -1, [off])
        fire(t, Occurrence(s.ON_HEADLINE_PLACED, self.seat, -1, -1, 0, 0, 0))


def put_away(t: SteelTable, card: int) -> None:
    """A played card that is no Headline: Recurring to the discard pile, others out of the game."""
    if card in t.active:
        t.active.remove(card)
        if t.content.card_flags[card] & IS_RECURRING:
            t.recurring = t.renew(field.RECURRING)
            t.recurring.append(card)
        else:
            t.box = t.renew(field.BOX)
            t.box.append(card)


class PutAway(Step[SteelTable]):
    """A card that was played through another card is done."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: SteelTable) -> None:
        put_away(table, self.card)


class MuscleToo(Step[SteelTable]):
    """A card played for both gives its MM after its event."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: SteelTable) -> None:
        play_for_muscle(table, self.seat, self.card)
