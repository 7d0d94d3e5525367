"""What keeps an action of a Location, of the faction board or of a Connection card from being used."""

from collections.abc import Sequence
from typing import Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.fifty_first_state.rules import actions as a
from boomtown.games.fifty_first_state.rules.amounts import (
    DEALS,
    HAND,
    OTHER_HAND,
    RESOURCE,
    SPENT,
    WILD,
    stand_in,
)
from boomtown.games.fifty_first_state.rules.cards.deals import CollectRivalDeals
from boomtown.games.fifty_first_state.rules.cards.locations import CopyRival
from boomtown.games.fifty_first_state.rules.cards.plunder import StealResource
from boomtown.games.fifty_first_state.rules.content import (
    ACTION,
    AMMO,
    FEATURE,
    GOODS,
    RESOURCES,
)
from boomtown.games.fifty_first_state.rules.effects import can_happen
from boomtown.games.fifty_first_state.rules.payment import affordable, purse
from boomtown.games.fifty_first_state.rules.table import StateTable
from boomtown.games.fifty_first_state.rules.use import (
    BY_BOARD,
    BY_CARD,
    BY_LINK,
    cost_of,
    effect_of,
    has_uses,
)

PAID: Final = ["FSS-123", "FSS-128", "FSS-145"]  # by card, by board, by Connection card
USED: Final = ["FSS-125", "FSS-129", ""]


def kind_of(action: int) -> int:
    """What an action belongs to."""
    if action < a.EXCHANGE:
        return BY_CARD
    return BY_BOARD if action < a.VISIT else BY_LINK


def number_of(action: int) -> int:
    """The card, the board's action or the Connection card."""
    if action < a.EXCHANGE:
        return action - a.USE
    return action - a.EXCHANGE if action < a.VISIT else action - a.PLAY_LINK


# --- whose it is ---------------------------------------------------------------------------------------------


def is_own_action(t: StateTable, seat: int, action: int) -> bool:
    """Whether a card stands as an Action in the seat's State."""
    card = number_of(action)
    return card in t.states[seat] and card not in t.ruins and t.content.card_category[card] == ACTION


def no_own_action(t: StateTable, seat: int, action: int) -> Fact:
    card = number_of(action)
    if card not in t.states[seat]:
        return Fact("FSS-123", "not-own", [card])
    if card in t.ruins:
        return Fact("FSS-G20", "ruins", [card])
    return Fact("FSS-G19" if t.content.card_category[card] == FEATURE else "FSS-026", "no-action", [card])


def is_held(t: StateTable, seat: int, action: int) -> bool:
    """Whether a Connection card is in the seat's hand."""
    return number_of(action) in t.links[seat]


def not_held(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-143", "no-link", [number_of(action)])


# --- how often -----------------------------------------------------------------------------------------------


def is_unused(t: StateTable, seat: int, action: int) -> bool:
    """Whether an action may be used once more; of what is no Action of the seat there is nothing to say."""
    if kind_of(action) == BY_CARD and not is_own_action(t, seat, action):
        return True
    return has_uses(t, seat, kind_of(action), number_of(action))


def is_used(t: StateTable, seat: int, action: int) -> Fact:
    kind = kind_of(action)
    return Fact(USED[kind], "used-board" if kind == BY_BOARD else "used", [number_of(action)])


# --- what it costs -------------------------------------------------------------------------------------------


def can_pay_tokens(t: StateTable, seat: int, action: int) -> bool:
    if kind_of(action) == BY_CARD and not is_own_action(t, seat, action):
        return True
    return affordable(purse(t, seat), cost_of(t, seat, kind_of(action), number_of(action)))


def lacks_tokens(t: StateTable, seat: int, action: int) -> Fact:
    """The first good of which there is too little; or that there are not enough tokens for all of them."""
    cost, have = cost_of(t, seat, kind_of(action), number_of(action)), purse(t, seat)
    rule = PAID[kind_of(action)]
    for good in range(GOODS):
        wild = stand_in(good)
        there = have[good] if wild < 0 or cost.goods[wild] > 0 else have[good] + have[wild]
        if cost.goods[good] > there:
            what = SPENT if wild < 0 or cost.goods[wild] > 0 else WILD
            return needs(rule, what + good, cost.goods[good], there)
    if cost.any_of == RESOURCES and cost.any_count > 0:
        need = cost.any_count
        for good in range(AMMO + 1):
            need += cost.goods[good]
        there = sum(have[: AMMO + 1])
        if need > there:
            return needs(rule, RESOURCE, need, there)
    return Fact(rule, "price", cost.due())


def has_cards(t: StateTable, seat: int, action: int) -> bool:
    if kind_of(action) == BY_CARD and not is_own_action(t, seat, action):
        return True
    spare = 1 if kind_of(action) == BY_LINK else 0
    cost = cost_of(t, seat, kind_of(action), number_of(action))
    return cost.hand_cards <= max(0, len(t.hands[seat]) + len(t.links[seat]) - spare)


def lacks_cards(t: StateTable, seat: int, action: int) -> Fact:
    kind = kind_of(action)
    there = len(t.hands[seat]) + len(t.links[seat])
    need = cost_of(t, seat, kind, number_of(action)).hand_cards
    if kind == BY_LINK:
        return needs(PAID[kind], OTHER_HAND, need, there - 1)
    return needs(PAID[kind], HAND, need, there)


def has_deals(t: StateTable, seat: int, action: int) -> bool:
    if kind_of(action) == BY_CARD and not is_own_action(t, seat, action):
        return True
    return cost_of(t, seat, kind_of(action), number_of(action)).own_deals <= len(t.deals[seat])


def lacks_deals(t: StateTable, seat: int, action: int) -> Fact:
    kind = kind_of(action)
    need = cost_of(t, seat, kind, number_of(action)).own_deals
    return needs(PAID[kind], DEALS, need, len(t.deals[seat]))


# --- what it does --------------------------------------------------------------------------------------------


def does_something(t: StateTable, seat: int, action: int) -> bool:
    kind, number = kind_of(action), number_of(action)
    if kind == BY_CARD and not is_own_action(t, seat, action):
        return True
    return can_happen(t, seat, number if kind == BY_CARD else -1, effect_of(t, seat, kind, number))


def does_nothing(t: StateTable, seat: int, action: int) -> Fact:
    """It would do nothing now: of rivals nobody is left to take from, or there is no Location or deal of one's own."""
    kind = kind_of(action)
    for word in t.programs[effect_of(t, seat, kind, number_of(action))]:
        if isinstance(word, (StealResource, CopyRival, CollectRivalDeals)):
            return Fact("FSS-G37", "idle-rivals", [])
    return Fact("FSS-G37", "idle", [])


COSTS: Final[Sequence[Limit]] = (
    Limit("FSS-123", can_pay_tokens, lacks_tokens),
    Limit("FSS-123", has_cards, lacks_cards),
    Limit("FSS-123", has_deals, lacks_deals),
    Limit("FSS-123", does_something, does_nothing),
)
CARD: Final[Sequence[Limit]] = (
    Limit("FSS-123", is_own_action, no_own_action),
    Limit("FSS-125", is_unused, is_used),
    *COSTS,
)
BOARD: Final[Sequence[Limit]] = (Limit("FSS-129", is_unused, is_used), *COSTS)
LINK: Final[Sequence[Limit]] = (Limit("FSS-143", is_held, not_held), *COSTS)
