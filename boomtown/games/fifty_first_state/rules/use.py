"""Actions of Locations, of the faction board and of Connection cards, with all they may cost."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Carry, carry_out
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.actions import DONE, EXCHANGE, PASS, SHIELD, USE
from boomtown.games.fifty_first_state.rules.content import ACTION, Cost
from boomtown.games.fifty_first_state.rules.effects import can_happen
from boomtown.games.fifty_first_state.rules.payment import affordable, pay, purse, tokens_paid
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable

# what an action belongs to
BY_CARD: Final = 0
BY_BOARD: Final = 1
BY_LINK: Final = 2


def meets(t: StateTable, seat: int, have: list[int], cost: Cost, spare: int) -> bool:
    """Whether a seat can pay a cost: tokens, cards from hand (but `spare` of them), deals."""
    if not affordable(have, cost):
        return False
    if cost.hand_cards > 0 and cost.hand_cards > len(t.hands[seat]) + len(t.links[seat]) - spare:
        return False
    return cost.own_deals <= len(t.deals[seat])


def cost_of(t: StateTable, seat: int, kind: int, number: int) -> Cost:
    """What an action costs."""
    if kind == BY_CARD:
        return t.content.card_cost[number]
    if kind == BY_BOARD:
        return t.content.exchange_costs[t.faction[seat]][number]
    return t.content.link_cost[number]


def price_of(t: StateTable, seat: int, kind: int, number: int) -> int:
    """The program of an action's cost."""
    if kind == BY_CARD:
        return t.content.card_price[number]
    if kind == BY_BOARD:
        return t.content.exchange_prices[t.faction[seat]][number]
    return t.content.link_price[number]


def effect_of(t: StateTable, seat: int, kind: int, number: int) -> int:
    """The program that an action carries out."""
    if kind == BY_CARD:
        return t.content.card_effect[number]
    if kind == BY_BOARD:
        return t.content.exchange_effects[t.faction[seat]][number]
    return t.content.link_effect[number]


def has_uses(t: StateTable, seat: int, kind: int, number: int) -> bool:
    """Whether an action may be used once more in this round."""
    if kind == BY_CARD:
        return t.used.count(number) < t.content.card_uses[number]
    if kind == BY_BOARD:
        most = t.content.exchange_uses[t.faction[seat]][number]
        return most == 0 or t.exchanged[seat][number] < most
    return True


def usable(t: StateTable, seat: int, kind: int, number: int, have: list[int]) -> bool:
    """Whether an action has uses left, can be paid with these goods and would do something."""
    if kind == BY_CARD:
        return usable_card(t, seat, number, have)
    return usable_exchange(t, seat, number, have) if kind == BY_BOARD else usable_link(t, seat, number, have)


def usable_card(t: StateTable, seat: int, card: int, have: list[int]) -> bool:
    """Whether a seat can use the Action of a Location of its own."""
    content = t.content
    if content.card_category[card] != ACTION or not meets(t, seat, have, content.card_cost[card], 0):
        return False
    if card in t.ruins or not has_uses(t, seat, BY_CARD, card):
        return False
    return can_happen(t, seat, card, content.card_effect[card])


def usable_exchange(t: StateTable, seat: int, number: int, have: list[int]) -> bool:
    """Whether a seat can use an action of its faction board."""
    faction = t.faction[seat]
    if not meets(t, seat, have, t.content.exchange_costs[faction][number], 0):
        return False
    if not has_uses(t, seat, BY_BOARD, number):
        return False
    return can_happen(t, seat, -1, t.content.exchange_effects[faction][number])


def usable_link(t: StateTable, seat: int, link: int, have: list[int]) -> bool:
    """Whether a seat can play a Connection card from its hand."""
    return meets(t, seat, have, t.content.link_cost[link], 1) and can_happen(
        t, seat, -1, t.content.link_effect[link]
    )


def start_action(t: StateTable, seat: int, kind: int, number: int) -> None:
    """Pay for an action, then carry it out."""
    if kind == BY_LINK:
        t.own_links(seat).remove(number)
        t.link_discard = t.renew(at.LINK_DISCARD)
        t.link_discard.append(number)
    t.agenda.append(CarryOut(seat, kind, number))
    pay(t, seat, cost_of(t, seat, kind, number))


class CarryOut(Step[StateTable]):
    """The tokens of an action are paid: cards and deals follow, then its effect, then perhaps another use."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "number")

    def __init__(self, seat: int, kind: int, number: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number

    def run(self, table: StateTable) -> None:
        seat, kind, number = self.seat, self.kind, self.number
        tokens = tokens_paid(table)
        card = number if kind == BY_CARD else -1
        if kind == BY_CARD:
            for token in tokens:
                table.laid.append(number * ON_CARD + token % ON_CARD)
            table.used.append(number)
            table.tell("use", seat, [number, *tokens])
        elif kind == BY_BOARD:
            table.exchanged[seat] = table.renew_of(at.EXCHANGED, seat)
            table.exchanged[seat][number] += 1
            table.tell("exchange", seat, [number, *tokens])
        else:
            table.tell("play", seat, [number, *tokens])
        if kind != BY_LINK:
            table.agenda.append(OfferAgain(seat, kind, number))
        table.agenda.append(Carry(seat, seat, card, effect_of(table, seat, kind, number), 0))
        price = price_of(table, seat, kind, number)
        if table.content.program_asks[price]:
            carry_out(table, seat, seat, card, price, 0)


class OfferAgain(Step[StateTable]):
    """An action with uses left may be used again in the same turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "number")

    def __init__(self, seat: int, kind: int, number: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number

    def run(self, table: StateTable) -> None:
        if usable(table, self.seat, self.kind, self.number, purse(table, self.seat)):
            table.agenda.append(UseAgain(self.seat, self.kind, self.number))


class UseAgain(Decision[StateTable]):
    """Use the same action once more, or leave it for a later turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "number")
    rules: ClassVar[tuple[str, ...]] = ("FSS-126", "FSS-127")
    never_sole: ClassVar[bool] = True

    def __init__(self, seat: int, kind: int, number: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.number = number

    def options(self, table: StateTable, seat: int) -> list[int]:
        return [(USE if self.kind == BY_CARD else EXCHANGE) + self.number, DONE]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        if action != DONE:
            start_action(table, seat, self.kind, self.number)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return AGAIN if action <= PASS else ()


def is_the_same(t: StateTable, seat: int, action: int) -> bool:
    """Whether an action is the one that may be used again."""
    top = t.agenda[-1]
    return isinstance(top, UseAgain) and action == top.options(t, seat)[0]


def other_action(t: StateTable, seat: int, action: int) -> Fact:
    """Another action would be the second one of the turn; a defense token waits until this one is over."""
    if SHIELD <= action < PASS:
        return Fact("FSS-G35", "in-action", [])
    return Fact("FSS-076", "one-action", [])


AGAIN: Final[Sequence[Limit]] = (Limit("FSS-076", is_the_same, other_action),)
