"""Building: a card from hand is constructed for grey contacts, or developed from a Location for a brick."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import LOCATION, MOST_CARDS
from boomtown.games.fifty_first_state.book import BUILD, DEVELOP, DEVELOPMENT, GREY, NO_PROGRAM, PRODUCTION
from boomtown.games.fifty_first_state.effects import Effect, answer_event
from boomtown.games.fifty_first_state.gains import score_points, strip
from boomtown.games.fifty_first_state.payment import affordable, pay, purse, tokens_paid
from boomtown.games.fifty_first_state.table import StateTable, leave_hand


class Answer(Step):
    """Locations of a seat answer to what it has just done."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "events")

    def __init__(self, seat: int, events: int) -> None:
        self.seat = seat
        self.events = events

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        answer_event(table, self.seat, self.events)


def put_on_table(t: StateTable, seat: int, card: int) -> None:
    """A card leaves the hand to be played; all see it now."""
    leave_hand(t, seat, card)
    t.played.append(card)


def enter_state(t: StateTable, seat: int, card: int, events: int) -> None:
    """A new Location: it produces, gives its Building Bonus, then other Locations answer."""
    t.states[seat].append(card)
    t.agenda.append(Answer(seat, events))
    if t.book.card_bonus[card] != NO_PROGRAM:
        t.agenda.append(Effect(seat, seat, card, t.book.card_bonus[card], 0))
    if t.book.card_category[card] == PRODUCTION:
        t.agenda.append(Effect(seat, seat, card, t.book.card_effect[card], 0))


# --- construct -----------------------------------------------------------------------------------------------


def start_construct(t: StateTable, seat: int, card: int) -> None:
    """Pay grey contacts equal to the Distance, then build."""
    put_on_table(t, seat, card)
    t.agenda.append(Construct(seat))
    pay(t, seat, t.book.contacts(GREY, t.book.card_distance[card]))


class Construct(Step):
    """The constructed card enters the State."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        card = table.played.pop()
        table.tell("construct", self.seat, [card, *tokens_paid(table)])
        enter_state(table, self.seat, card, BUILD)


# --- develop -------------------------------------------------------------------------------------------------


def fits(t: StateTable, card: int, old: int) -> bool:
    """Whether a card may be developed from another without a development token: a Type in common is enough."""
    book = t.book
    if old in t.ruins or book.card_typeless[old] or book.card_typeless[card]:
        return True
    return book.card_types[card] & book.card_types[old] != 0


def replaceable(t: StateTable, seat: int, card: int, have: list[int]) -> list[int]:
    """The cards in a seat's State that a hand card can be developed from, paid with these goods."""
    if have[DEVELOPMENT] > 0:
        return t.states[seat][:]
    if not affordable(have, t.book.develop_cost):
        return []
    return [old for old in t.states[seat] if fits(t, card, old)]


def start_develop(t: StateTable, seat: int, card: int) -> None:
    """Choose the Location to replace, pay, then build."""
    found = replaceable(t, seat, card, purse(t, seat))
    put_on_table(t, seat, card)
    if len(found) == 1:
        develop_from(t, seat, found[0])
    else:
        t.agenda.append(ChooseOld(seat))


def develop_from(t: StateTable, seat: int, old: int) -> None:
    """A brick or a development token; without a Type in common it must be the token."""
    t.agenda.append(Develop(seat, old))
    pay(t, seat, t.book.develop_cost if fits(t, t.played[0], old) else t.book.token_cost)


class ChooseOld(Decision):
    """Which Location or Ruins the new card replaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-085", "FSS-092", "FSS-095")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        found = replaceable(table, seat, table.played[0], purse(table, seat))
        return [LOCATION + old for old in found]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        develop_from(table, seat, action - LOCATION)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("FSS-085", "FSS-092") if LOCATION <= action < LOCATION + MOST_CARDS else ()


class Develop(Step):
    """The old card goes to the discard pile, the new one takes its own row, a point is scored."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "old")

    def __init__(self, seat: int, old: int) -> None:
        self.seat = seat
        self.old = old

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        seat, old = self.seat, self.old
        card = table.played.pop()
        ruin = old in table.ruins
        table.tell("develop", seat, [card, old, int(ruin), *tokens_paid(table)])
        strip(table, seat, old)
        if ruin:
            table.ruins.remove(old)
        table.states[seat].remove(old)
        table.discard.append(old)
        enter_state(table, seat, card, BUILD | DEVELOP)
        score_points(table, seat, table.book.develop_points)
