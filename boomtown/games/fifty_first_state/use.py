"""Actions of Locations, of the faction board and of Connection cards, with all they may cost."""

from typing import ClassVar, Final

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import DISCARD, DISCARD_LINK, DONE, EXCHANGE, FROM_DEAL, USE
from boomtown.games.fifty_first_state.book import ACTION, HAND_CARDS, OWN_DEALS
from boomtown.games.fifty_first_state.effects import Effect, can_happen
from boomtown.games.fifty_first_state.payment import affordable, pay, purse, tokens_paid
from boomtown.games.fifty_first_state.table import (
    ON_CARD,
    StateTable,
    hand_choices,
    leave_hand,
    link_choices,
)

# what an action belongs to
BY_CARD: Final = 0
BY_BOARD: Final = 1
BY_LINK: Final = 2


def meets(t: StateTable, seat: int, have: list[int], cost: list[int], spare: int) -> bool:
    """Whether a seat can pay a cost: tokens, cards from hand (but `spare` of them), deals."""
    if cost[HAND_CARDS] > len(t.hands[seat]) + len(t.links[seat]) - spare:
        return False
    return cost[OWN_DEALS] <= len(t.deals[seat]) and affordable(have, cost)


def cost_of(t: StateTable, seat: int, kind: int, number: int) -> list[int]:
    """What an action costs."""
    if kind == BY_CARD:
        return t.book.card_cost[number]
    if kind == BY_BOARD:
        return t.book.exchange_costs[t.faction[seat]][number]
    return t.book.link_cost[number]


def effect_of(t: StateTable, seat: int, kind: int, number: int) -> int:
    """The program that an action carries out."""
    if kind == BY_CARD:
        return t.book.card_effect[number]
    if kind == BY_BOARD:
        return t.book.exchange_effects[t.faction[seat]][number]
    return t.book.link_effect[number]


def has_uses(t: StateTable, seat: int, kind: int, number: int) -> bool:
    """Whether an action may be used once more in this round."""
    if kind == BY_CARD:
        return t.used.count(number) < t.book.card_uses[number]
    if kind == BY_BOARD:
        most = t.book.exchange_uses[t.faction[seat]][number]
        return most == 0 or t.exchanged[seat][number] < most
    return True


def usable(t: StateTable, seat: int, kind: int, number: int, have: list[int]) -> bool:
    """Whether an action has uses left, can be paid with these goods and would do something."""
    if not has_uses(t, seat, kind, number):
        return False
    if not meets(t, seat, have, cost_of(t, seat, kind, number), 1 if kind == BY_LINK else 0):
        return False
    card = number if kind == BY_CARD else -1
    return can_happen(t, seat, card, effect_of(t, seat, kind, number))


def usable_card(t: StateTable, seat: int, card: int, have: list[int]) -> bool:
    """Whether a seat can use the Action of a Location of its own."""
    if t.book.card_category[card] != ACTION or card in t.ruins:
        return False
    return usable(t, seat, BY_CARD, card, have)


def start_action(t: StateTable, seat: int, kind: int, number: int) -> None:
    """Pay for an action, then carry it out."""
    if kind == BY_LINK:
        t.links[seat].remove(number)
        t.link_discard.append(number)
    t.agenda.append(CarryOut(seat, kind, number))
    pay(t, seat, cost_of(t, seat, kind, number))


class CarryOut(Step):
    """The tokens of an action are paid: cards and deals follow, then its effect, then perhaps another use."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "number")

    def __init__(self, seat: int, kind: int, number: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        seat, kind, number = self.seat, self.kind, self.number
        tokens = tokens_paid(table)
        cost, program = cost_of(table, seat, kind, number), effect_of(table, seat, kind, number)
        if kind == BY_CARD:
            for token in tokens:
                table.laid.append(number * ON_CARD + token % ON_CARD)
            table.used.append(number)
            table.tell("use", seat, [number, *tokens])
        elif kind == BY_BOARD:
            table.exchanged[seat][number] += 1
            table.tell("exchange", seat, [number, *tokens])
        else:
            table.tell("play", seat, [number, *tokens])
        if kind != BY_LINK:
            table.agenda.append(OfferAgain(seat, kind, number))
        table.agenda.append(Effect(seat, seat, number if kind == BY_CARD else -1, program, 0))
        if cost[OWN_DEALS] > 0:
            table.agenda.append(GiveUpDeals(seat, cost[OWN_DEALS], -1))
        if cost[HAND_CARDS] > 0:
            table.agenda.append(DiscardCards(seat, cost[HAND_CARDS]))


class OfferAgain(Step):
    """An action with uses left may be used again in the same turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "number")

    def __init__(self, seat: int, kind: int, number: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if usable(table, self.seat, self.kind, self.number, purse(table, self.seat)):
            table.agenda.append(UseAgain(self.seat, self.kind, self.number))


class UseAgain(Decision):
    """Use the same action once more, or leave it for a later turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "number")
    rules: ClassVar[tuple[str, ...]] = ("FSS-126", "FSS-127")

    def __init__(self, seat: int, kind: int, number: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.number = number

    def options(self, table: Table, seat: int) -> list[int]:
        return [(USE if self.kind == BY_CARD else EXCHANGE) + self.number, DONE]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if action != DONE:
            start_action(table, seat, self.kind, self.number)


# --- cards and deals as a cost -------------------------------------------------------------------------------


class DiscardCards(Step):
    """Cards from hand that an action costs."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if self.left == 0:
            return
        table.agenda.append(DiscardCards(self.seat, self.left - 1))
        table.agenda.append(DiscardCard(self.seat))


class DiscardCard(Decision):
    """Which card from hand to discard, Location or Connection."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-038", "FSS-144")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        found = [DISCARD + card for card in hand_choices(table, seat)]
        for link in link_choices(table, seat):
            found.append(DISCARD_LINK + link)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if action >= DISCARD_LINK:
            link = action - DISCARD_LINK
            table.links[seat].remove(link)
            table.link_discard.append(link)
            table.tell("discard-connection", seat, [link])
        else:
            leave_hand(table, seat, action - DISCARD)
            table.discard.append(action - DISCARD)
            table.tell("discard", seat, [action - DISCARD])


class GiveUpDeals(Step):
    """Deals that an action costs; equal ones make no difference."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "last")

    def __init__(self, seat: int, left: int, last: int) -> None:
        self.seat = seat
        self.left = left
        self.last = last

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if self.left == 0:
            return
        found = deals_to_give(table, self.seat, self.left, self.last)
        if len(found) == 1:
            give_up(table, self.seat, self.left, found[0])
        elif len(found) > 1:
            table.agenda.append(GiveUpDeal(self.seat, self.left, self.last))


def deals_to_give(t: StateTable, seat: int, left: int, last: int) -> list[int]:
    """The deals that may be given up next, in rising order and of equal ones the first."""
    order = sorted([card for card in t.deals[seat] if card > last])
    found: list[int] = []
    for i in range(len(order) - left + 1):
        if i == 0 or t.book.card_design[order[i]] != t.book.card_design[order[i - 1]]:
            found.append(order[i])
    return found


def give_up(t: StateTable, seat: int, left: int, card: int) -> None:
    """A deal goes to the discard pile and pays no more."""
    t.deals[seat].remove(card)
    t.discard.append(card)
    t.tell("give-up", seat, [card])
    t.agenda.append(GiveUpDeals(seat, left - 1, card))


class GiveUpDeal(Decision):
    """Which deal to give up."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "last")
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-106")

    def __init__(self, seat: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [FROM_DEAL + card for card in deals_to_give(table, seat, self.left, self.last)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        give_up(table, seat, self.left, action - FROM_DEAL)
