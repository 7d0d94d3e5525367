"""The Action phase: one action a turn until everybody has passed; defense tokens may be placed at any time."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state import actions as a
from boomtown.games.fifty_first_state.book import BLUE, DEFENSE, DEVELOPMENT, GREY, RED, UNIVERSAL, WORKER
from boomtown.games.fifty_first_state.build import start_construct, start_develop
from boomtown.games.fifty_first_state.payment import affordable, purse
from boomtown.games.fifty_first_state.raze import start_deal, start_raze, start_raze_hand
from boomtown.games.fifty_first_state.solo import VirtualTurn
from boomtown.games.fifty_first_state.table import (
    ACTING,
    StateTable,
    defense_of,
    hand_choices,
    link_choices,
    players,
    rivals,
    shield_places,
    state_of,
)
from boomtown.games.fifty_first_state.use import BY_BOARD, BY_CARD, BY_LINK, start_action, usable, usable_card
from boomtown.games.fifty_first_state.workers import is_open, start_taking, start_visit


class ActionPhase(Step):
    """The third phase begins with the first player."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        table.phase[0] = ACTING
        table.agenda.append(NextTurn((table.first[0] - 1) % players(table)))


class NextTurn(Step):
    """The next player clockwise who has not passed; when all have, the phase is over."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        count = players(table)
        for i in range(1, count + 1):
            player = (self.player + i) % count
            if table.passed[player] == 0:
                table.agenda.append(NextTurn(player))
                if player < table.seats:
                    table.agenda.append(Turn(player))
                else:
                    table.agenda.append(VirtualTurn())
                return


def place_shield(t: StateTable, seat: int, card: int) -> None:
    """A defense token moves from the supply to a Location and stays there."""
    t.goods[seat][DEFENSE] -= 1
    t.shields.append(card)
    t.tell("shield", seat, [card])


def developable_types(t: StateTable, seat: int, have: list[int]) -> int:
    """The Types (bits) of hand cards that can be developed; -1 for any, 0 for none."""
    if len(t.states[seat]) == 0 or not affordable(have, t.book.develop_cost):
        return 0
    if have[DEVELOPMENT] > 0:
        return -1
    types = 0
    for old in t.states[seat]:
        if old in t.ruins or t.book.card_typeless[old]:
            return -1
        types |= t.book.card_types[old]
    return types


def hand_actions(t: StateTable, seat: int, have: list[int], found: list[int]) -> None:
    """Construct, develop, deal and raze, for every card in hand."""
    hand = hand_choices(t, seat)
    wild = have[UNIVERSAL]
    for card in hand:
        if t.book.card_distance[card] <= have[GREY] + wild:
            found.append(a.CONSTRUCT + card)
    types = developable_types(t, seat, have)
    if types != 0:
        for card in hand:
            if t.book.card_types[card] & types or types < 0 or t.book.card_typeless[card]:
                found.append(a.DEVELOP + card)
    for card in hand:
        if t.book.card_distance[card] <= have[BLUE] + wild:
            found.append(a.DEAL + card)
    for card in hand:
        if t.book.card_distance[card] <= have[RED] + wild:
            found.append(a.RAZE_HAND + card)


def rival_actions(t: StateTable, seat: int, have: list[int], found: list[int]) -> None:
    """Raze a rival's Location, or send a worker to it."""
    red = have[RED] + have[UNIVERSAL]
    others = rivals(t, seat)
    least = min(t.book.defense)
    if red >= least:
        for owner in others:
            for card in state_of(t, owner):
                if card not in t.ruins and defense_of(t, card) <= red:
                    found.append(a.RAZE + card)
    if have[WORKER] > 0:
        for owner in others:
            for card in state_of(t, owner):
                if t.book.card_open[card] and is_open(t, owner, card):
                    found.append(a.VISIT + card)


def own_actions(t: StateTable, seat: int, have: list[int], found: list[int]) -> None:
    """Use a Location, the faction board or a Connection card, or take one."""
    for card in t.states[seat]:
        if usable_card(t, seat, card, have):
            found.append(a.USE + card)
    for i in range(len(t.book.exchange_costs[t.faction[seat]])):
        if usable(t, seat, BY_BOARD, i, have):
            found.append(a.EXCHANGE + i)
    if affordable(have, t.book.link_price):
        for link in t.face_up:
            if link >= 0:
                found.append(a.TAKE_LINK + link)
    for link in link_choices(t, seat):
        if usable(t, seat, BY_LINK, link, have):
            found.append(a.PLAY_LINK + link)


class Turn(Decision):
    """One action, or pass; a defense token may be placed before."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-076", "FSS-077")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        found: list[int] = []
        have = purse(table, seat)
        hand_actions(table, seat, have, found)
        rival_actions(table, seat, have, found)
        own_actions(table, seat, have, found)
        for card in shield_places(table, seat):
            found.append(a.SHIELD + card)
        found.append(a.PASS)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if action == a.PASS:
            table.passed[seat] = 1
            table.tell("pass", seat, [])
        elif a.SHIELD <= action < a.PASS:
            place_shield(table, seat, action - a.SHIELD)
            table.agenda.append(self)
        else:
            table.agenda.append(OfferShields(seat))
            act(table, seat, action)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        from boomtown.games.fifty_first_state.refusals import why_not

        assert isinstance(table, StateTable)
        return why_not(table, seat, action)


def act(t: StateTable, seat: int, action: int) -> None:
    """Begin the action that was chosen."""
    if action < a.DEVELOP:
        start_construct(t, seat, action - a.CONSTRUCT)
    elif action < a.DEAL:
        start_develop(t, seat, action - a.DEVELOP)
    elif action < a.RAZE_HAND:
        start_deal(t, seat, action - a.DEAL)
    elif action < a.RAZE:
        start_raze_hand(t, seat, action - a.RAZE_HAND)
    elif action < a.USE:
        start_raze(t, seat, action - a.RAZE)
    elif action < a.EXCHANGE:
        start_action(t, seat, BY_CARD, action - a.USE)
    elif action < a.VISIT:
        start_action(t, seat, BY_BOARD, action - a.EXCHANGE)
    elif action < a.TAKE_LINK:
        start_visit(t, seat, action - a.VISIT)
    elif action < a.PLAY_LINK:
        start_taking(t, seat, action - a.TAKE_LINK)
    else:
        start_action(t, seat, BY_LINK, action - a.PLAY_LINK)


class OfferShields(Step):
    """Before the turn ends defense tokens may still be placed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if len(shield_places(table, self.seat)) > 0:
            table.agenda.append(PlaceShields(self.seat))


class PlaceShields(Decision):
    """Place a defense token after the action, or end the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-146", "FSS-147")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        found = [a.SHIELD + card for card in shield_places(table, seat)]
        found.append(a.DONE)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if action != a.DONE:
            place_shield(table, seat, action - a.SHIELD)
            table.agenda.append(OfferShields(seat))

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        from boomtown.games.fifty_first_state.refusals import why_no_shield

        assert isinstance(table, StateTable)
        if a.SHIELD <= action < a.PASS:
            return why_no_shield(table, seat, action - a.SHIELD)
        return ("FSS-076",)
