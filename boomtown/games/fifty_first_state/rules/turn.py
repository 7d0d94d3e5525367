"""The Action phase: one action a turn until everybody has passed; defense tokens may be placed at any time."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules import actions as a
from boomtown.games.fifty_first_state.rules import limits
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.build import (
    developable_types,
    fits_types,
    start_construct,
    start_develop,
)
from boomtown.games.fifty_first_state.rules.content import ACTION, BLUE, DEFENSE, GREY, RED, UNIVERSAL, WORKER
from boomtown.games.fifty_first_state.rules.payment import purse
from boomtown.games.fifty_first_state.rules.raze import start_deal, start_raze, start_raze_hand
from boomtown.games.fifty_first_state.rules.solo import VirtualTurn
from boomtown.games.fifty_first_state.rules.table import (
    ACTING,
    StateTable,
    defense_of,
    hand_choices,
    link_choices,
    may_shield,
    players,
    rivals,
    shield_places,
    state_of,
)
from boomtown.games.fifty_first_state.rules.use import (
    BY_BOARD,
    BY_CARD,
    BY_LINK,
    start_action,
    usable_card,
    usable_exchange,
    usable_link,
)
from boomtown.games.fifty_first_state.rules.workers import is_open, start_taking, start_visit


class ActionPhase(Step[StateTable]):
    """The third phase begins with the first player."""

    def run(self, table: StateTable) -> None:
        table.enter(ACTING)
        table.agenda.append(NextTurn((table.first[0] - 1) % players(table)))


class NextTurn(Step[StateTable]):
    """The next player clockwise who has not passed; when all have, the phase is over."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, table: StateTable) -> None:
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
    t.shields = t.renew(at.SHIELDS)
    t.shields.append(card)
    t.tell("shield", seat, [card])


def hand_actions(t: StateTable, seat: int, hand: list[int], have: list[int], found: list[int]) -> None:
    """Construct, develop, deal and raze, for these cards in hand."""
    distance = t.content.card_distance
    wild = have[UNIVERSAL]
    add_within(hand, distance, have[GREY] + wild, a.CONSTRUCT, found)
    types = developable_types(t, seat, have)
    if types != 0:
        for card in hand:
            if fits_types(t, card, types):
                found.append(a.DEVELOP + card)
    add_within(hand, distance, have[BLUE] + wild, a.DEAL, found)
    add_within(hand, distance, have[RED] + wild, a.RAZE_HAND, found)


def add_within(hand: list[int], distance: list[int], reach: int, verb: int, found: list[int]) -> None:
    """The actions of a verb with cards that so many contacts reach."""
    if reach > 0:
        for card in hand:
            if distance[card] <= reach:
                found.append(verb + card)


def rival_actions(t: StateTable, seat: int, have: list[int], found: list[int]) -> None:
    """Raze a rival's Location, or send a worker to it."""
    contacts, doors = have[RED] + have[UNIVERSAL], t.content.card_open
    if contacts >= t.content.least_defense:
        for owner in rivals(t, seat):
            for card in state_of(t, owner):
                if defense_of(t, card) <= contacts and card not in t.ruins:
                    found.append(a.RAZE + card)
    if have[WORKER] >= t.content.worker_cost.tokens:
        for owner in rivals(t, seat):
            for card in state_of(t, owner):
                if doors[card] and is_open(t, owner, card):
                    found.append(a.VISIT + card)


def own_actions(t: StateTable, seat: int, links: list[int], have: list[int], found: list[int]) -> None:
    """Use a Location, the faction board or one of these Connection cards in hand, or take one."""
    category = t.content.card_category
    for card in t.states[seat]:
        if category[card] == ACTION and usable_card(t, seat, card, have):
            found.append(a.USE + card)
    for i in range(len(t.exchanged[seat])):
        if usable_exchange(t, seat, i, have):
            found.append(a.EXCHANGE + i)
    if have[WORKER] >= t.content.taking_cost.tokens:
        for link in t.face_up:
            if link >= 0:
                found.append(a.TAKE_LINK + link)
    for link in links:
        if usable_link(t, seat, link, have):
            found.append(a.PLAY_LINK + link)


def turn_actions(t: StateTable, seat: int, hand: list[int], links: list[int]) -> list[int]:
    """All that a turn allows with these cards of the hand, Locations and Connections; passing is the last."""
    found: list[int] = []
    have = purse(t, seat)
    hand_actions(t, seat, hand, have, found)
    rival_actions(t, seat, have, found)
    own_actions(t, seat, links, have, found)
    if have[DEFENSE] > 0:
        for card in shield_places(t, seat):
            found.append(a.SHIELD + card)
    found.append(a.PASS)
    return found


class Turn(Decision[StateTable]):
    """One action, or pass, defense tokens before; of equal cards in hand one is offered, and all are accepted."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-076", "FSS-077")
    hides: ClassVar[bool] = True  # whether there is anything but to pass depends on the hand

    def options(self, table: StateTable, seat: int) -> list[int]:
        return turn_actions(table, seat, hand_choices(table, seat), link_choices(table, seat))

    def accepted(self, table: StateTable, seat: int) -> list[int]:
        return turn_actions(table, seat, table.hands[seat], table.links[seat])

    def take(self, table: StateTable, seat: int, action: int) -> None:
        if action == a.PASS:
            table.passed[seat] = 1
            table.tell("pass", seat, [])
        elif a.SHIELD <= action < a.PASS:
            place_shield(table, seat, action - a.SHIELD)
            table.agenda.append(self)
        else:
            tokens = table.goods[seat][DEFENSE]
            table.agenda.append(OfferShields(seat, tokens, newest_location(table, seat)))
            act(table, seat, action)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return limits.of_turn(table, seat, action)


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


class OfferShields(Step[StateTable]):
    """After the action: is there a defense token or a Location to place one on that was not there before?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tokens", "newest")

    def __init__(self, seat: int, tokens: int, newest: int) -> None:
        self.seat = seat
        self.tokens = tokens  # in the supply before the action
        self.newest = newest  # the Location built last before the action, or -1

    def run(self, table: StateTable) -> None:
        seat = self.seat
        gained = table.goods[seat][DEFENSE] > self.tokens
        built = newest_location(table, seat) != self.newest and may_shield(table, table.states[seat][-1])
        if (gained or built) and len(shield_places(table, seat)) > 0:
            table.agenda.append(PlaceShields(seat))


def newest_location(t: StateTable, seat: int) -> int:
    """The card that came into a State last, or -1."""
    return t.states[seat][-1] if len(t.states[seat]) > 0 else -1


class PlaceShields(Pick[StateTable]):
    """On which Locations to place defense tokens before the turn ends, if on any."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-146", "FSS-147", "FSS-G35")
    done: ClassVar[int] = a.DONE

    def things(self, table: StateTable, seat: int) -> list[int]:
        return [a.SHIELD + card for card in sorted(shield_places(table, seat))]

    def most(self, table: StateTable, seat: int) -> int:
        return min(table.goods[seat][DEFENSE], len(self.things(table, seat)))

    def finish(self, table: StateTable, seat: int, chosen: list[int]) -> None:
        for action in chosen:
            place_shield(table, seat, action - a.SHIELD)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        if action > a.PASS:
            return ()
        shield = a.SHIELD <= action < a.SHIELD + len(table.content.card_design)
        return limits.MORE_SHIELDS if shield else limits.TURN_OVER
