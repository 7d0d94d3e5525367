"""Building: a card from hand is constructed for grey contacts, or developed from a Location for a brick."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Carry
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules.actions import LOCATION
from boomtown.games.fifty_first_state.rules.cards.features import Deed
from boomtown.games.fifty_first_state.rules.content import (
    BUILD,
    DEVELOP,
    DEVELOPMENT,
    GREY,
    NO_PROGRAM,
    PRODUCTION,
    UNIVERSAL,
)
from boomtown.games.fifty_first_state.rules.effects import answer_all
from boomtown.games.fifty_first_state.rules.gains import score_points, strip
from boomtown.games.fifty_first_state.rules.payment import affordable, pay, purse, tokens_paid
from boomtown.games.fifty_first_state.rules.table import RUINS, StateTable, leave_hand


class Answer(Step[StateTable]):
    """Locations of a seat answer to what it has just done."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "events")

    def __init__(self, seat: int, events: int) -> None:
        self.seat = seat
        self.events = events

    def run(self, table: StateTable) -> None:
        answer_all(table, Deed(self.seat, self.events))


def let_answer(t: StateTable, seat: int, events: int) -> None:
    """Put the answers to what a seat does on the agenda, where the cards have any."""
    if t.content.any_answers:
        t.agenda.append(Answer(seat, events))


def put_on_table(t: StateTable, seat: int, card: int) -> None:
    """A card leaves the hand to be played; all see it now."""
    leave_hand(t, seat, card)
    t.played.append(card)


def enter_state(t: StateTable, seat: int, card: int, events: int) -> None:
    """A new Location: it produces, gives its Building Bonus, then other Locations answer."""
    t.own_state(seat).append(card)
    let_answer(t, seat, events)
    if t.content.card_bonus[card] != NO_PROGRAM:
        t.agenda.append(Carry(seat, seat, card, t.content.card_bonus[card], 0))
    if t.content.card_category[card] == PRODUCTION:
        t.agenda.append(Carry(seat, seat, card, t.content.card_effect[card], 0))


# --- construct -----------------------------------------------------------------------------------------------


def within_reach(t: StateTable, card: int, have: list[int], colour: int) -> bool:
    """Whether contacts of a colour, universal ones included, cover the Distance of a card."""
    return t.content.card_distance[card] <= have[colour] + have[UNIVERSAL]


def start_construct(t: StateTable, seat: int, card: int) -> None:
    """Pay grey contacts equal to the Distance, then build."""
    put_on_table(t, seat, card)
    t.agenda.append(Construct(seat))
    pay(t, seat, t.content.contacts(GREY, t.content.card_distance[card]))


class Construct(Step[StateTable]):
    """The constructed card enters the State."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        card = table.played.pop()
        table.tell("construct", self.seat, [card, *tokens_paid(table)])
        enter_state(table, self.seat, card, BUILD)


# --- develop -------------------------------------------------------------------------------------------------


def fits(t: StateTable, card: int, old: int) -> bool:
    """Whether a card may be developed from another without a development token: a Type in common is enough."""
    content = t.content
    if old in t.ruins or content.card_typeless[old] or content.card_typeless[card]:
        return True
    return content.card_types[card] & content.card_types[old] != 0


def replaceable(t: StateTable, seat: int, card: int, have: list[int]) -> list[int]:
    """The cards in a seat's State that a hand card can be developed from, paid with these goods."""
    if have[DEVELOPMENT] > 0:
        return t.states[seat][:]
    if not affordable(have, t.content.develop_cost):
        return []
    return [old for old in t.states[seat] if fits(t, card, old)]


def developable_types(t: StateTable, seat: int, have: list[int]) -> int:
    """The Types (bits) of hand cards that can be developed; -1 for any, 0 for none."""
    if len(t.states[seat]) == 0 or not affordable(have, t.content.develop_cost):
        return 0
    if have[DEVELOPMENT] > 0:
        return -1
    types = 0
    for old in t.states[seat]:
        if old in t.ruins or t.content.card_typeless[old]:
            return -1
        types |= t.content.card_types[old]
    return types


def fits_types(t: StateTable, card: int, types: int) -> bool:
    """Whether a card has one of these Types; -1 stands for any."""
    return (
        types < 0 or t.content.card_types[card] & types != 0 or (types != 0 and t.content.card_typeless[card])
    )


def start_develop(t: StateTable, seat: int, card: int) -> None:
    """Choose the Location to replace, pay, then build."""
    put_on_table(t, seat, card)
    t.agenda.append(ChooseOld(seat))


def develop_from(t: StateTable, seat: int, old: int) -> None:
    """A brick or a development token; without a Type in common it must be the token."""
    t.agenda.append(Develop(seat, old))
    pay(t, seat, t.content.develop_cost if fits(t, t.played[0], old) else t.content.token_cost)


def is_own(t: StateTable, seat: int, action: int) -> bool:
    """Whether a card stands in the seat's State."""
    return action - LOCATION in t.states[seat]


def not_own(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-085", "not-own", [action - LOCATION])


def may_replace(t: StateTable, seat: int, action: int) -> bool:
    """Whether the card being developed shares a Type with one in the State, or a token helps."""
    old = action - LOCATION
    return old not in t.states[seat] or old in replaceable(t, seat, t.played[0], purse(t, seat))


def shares_no_type(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-085", "types", [t.played[0], action - LOCATION])


OLD: Final[Sequence[Limit]] = (
    Limit("FSS-085", is_own, not_own),
    Limit("FSS-085", may_replace, shares_no_type),
)


class ChooseOld(Decision[StateTable]):
    """Which Location or Ruins the new card replaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-085", "FSS-092", "FSS-095")

    def options(self, table: StateTable, seat: int) -> list[int]:
        found = replaceable(table, seat, table.played[0], purse(table, seat))
        return [LOCATION + old for old in found]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        develop_from(table, seat, action - LOCATION)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return OLD if 0 <= action - LOCATION < len(table.content.card_design) else ()


class Develop(Step[StateTable]):
    """The old card goes to the discard pile, the new one takes its own row, a point is scored."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "old")

    def __init__(self, seat: int, old: int) -> None:
        self.seat = seat
        self.old = old

    def run(self, table: StateTable) -> None:
        seat, old = self.seat, self.old
        card = table.played.pop()
        ruin = old in table.ruins
        table.tell("develop", seat, [card, old, int(ruin), *tokens_paid(table)])
        strip(table, seat, old)
        if ruin:
            table.ruins = table.renew(RUINS)
            table.ruins.remove(old)
        table.own_state(seat).remove(old)
        table.discard.append(old)
        enter_state(table, seat, card, BUILD | DEVELOP)
        score_points(table, seat, table.content.develop_points)
