"""What a turn allows: the limits of every action, from the same tests by which a turn finds its options."""

from collections.abc import Sequence
from typing import Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.fifty_first_state.rules import actions as a
from boomtown.games.fifty_first_state.rules.amounts import DEVELOPING, SPENT, SUPPLY, WILD
from boomtown.games.fifty_first_state.rules.build import developable_types, fits_types, within_reach
from boomtown.games.fifty_first_state.rules.cards.locations import can_be_copied
from boomtown.games.fifty_first_state.rules.content import BLUE, DEFENSE, GREY, RED, UNIVERSAL, WORKER
from boomtown.games.fifty_first_state.rules.payment import affordable, purse
from boomtown.games.fifty_first_state.rules.raze import can_be_razed
from boomtown.games.fifty_first_state.rules.table import (
    StateTable,
    defense_of,
    may_shield,
    owner_of,
)
from boomtown.games.fifty_first_state.rules.use_limits import BOARD, CARD, LINK

# --- a card from hand ----------------------------------------------------------------------------------------

IN_HAND: Final = ["FSS-083", "FSS-085", "FSS-108", "FSS-110"]  # construct, develop, deal, raze


def card_of(action: int) -> int:
    """The card that an action with a card speaks of; all these verbs are as wide."""
    return action % a.MOST_CARDS if action < a.EXCHANGE else action - a.VISIT


def is_in_hand(t: StateTable, seat: int, action: int) -> bool:
    return card_of(action) in t.hands[seat]


def not_in_hand(t: StateTable, seat: int, action: int) -> Fact:
    return Fact(IN_HAND[action // a.MOST_CARDS], "hand", [card_of(action)])


def contact_of(action: int) -> int:
    """The colour of the contacts that an action with a card from hand costs."""
    if action < a.DEVELOP:
        return GREY
    return BLUE if action < a.RAZE_HAND else RED


def is_reached(t: StateTable, seat: int, action: int) -> bool:
    return within_reach(t, card_of(action), purse(t, seat), contact_of(action))


def too_far(t: StateTable, seat: int, action: int) -> Fact:
    colour, have = contact_of(action), purse(t, seat)
    rule = "FSS-083" if colour == GREY else "FSS-105" if colour == BLUE else "FSS-112"
    return needs(
        rule, WILD + colour, t.content.card_distance[card_of(action)], have[colour] + have[UNIVERSAL]
    )


def has_ground(t: StateTable, seat: int, action: int) -> bool:
    return len(t.states[seat]) > 0


def no_ground(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-085", "no-ground", [])


def can_pay_development(t: StateTable, seat: int, action: int) -> bool:
    return affordable(purse(t, seat), t.content.develop_cost)


def no_brick(t: StateTable, seat: int, action: int) -> Fact:
    return needs("FSS-086", DEVELOPING, 1, 0)


def has_type(t: StateTable, seat: int, action: int) -> bool:
    """Whether a card shares a Type with a Location of the seat, or needs none; else it is too early to say."""
    have = purse(t, seat)
    if not has_ground(t, seat, action) or not affordable(have, t.content.develop_cost):
        return True
    return fits_types(t, card_of(action), developable_types(t, seat, have))


def no_type(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-085", "no-common-type", [card_of(action)])


HELD: Final[Sequence[Limit]] = (Limit("FSS-083", is_in_hand, not_in_hand),)
REACHED: Final[Sequence[Limit]] = (Limit("FSS-083", is_reached, too_far),)
DEVELOPED: Final[Sequence[Limit]] = (
    Limit("FSS-085", has_ground, no_ground),
    Limit("FSS-086", can_pay_development, no_brick),
    Limit("FSS-085", has_type, no_type),
)

# --- a rival's Location --------------------------------------------------------------------------------------


def stands(t: StateTable, seat: int, action: int) -> bool:
    return owner_of(t, card_of(action)) >= 0


def nowhere(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-110" if action < a.USE else "FSS-132", "nowhere", [card_of(action)])


def is_rivals(t: StateTable, seat: int, action: int) -> bool:
    return owner_of(t, card_of(action)) != seat


def is_own(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-176" if action < a.USE else "FSS-137", "own", [card_of(action)])


def is_no_ruins(t: StateTable, seat: int, action: int) -> bool:
    return card_of(action) not in t.ruins


def is_ruins(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-G20", "ruins", [card_of(action)])


def is_in_the_round(t: StateTable, seat: int, action: int) -> bool:
    return t.passed[owner_of(t, card_of(action))] == 0


def has_passed(t: StateTable, seat: int, action: int) -> Fact:
    """The owner has passed: seats are safe from razing and visits, the Virtual Player from everything."""
    if owner_of(t, card_of(action)) >= t.seats:
        return Fact("FSS-228", "passed", [card_of(action)])
    return Fact("FSS-117" if action < a.USE else "FSS-138", "passed", [card_of(action)])


def is_weak(t: StateTable, seat: int, action: int) -> bool:
    return can_be_razed(t, card_of(action), purse(t, seat))


def too_strong(t: StateTable, seat: int, action: int) -> Fact:
    """Its Defense is too high; if only by a defense token, that is the reason."""
    card, have = card_of(action), purse(t, seat)
    red, need = have[RED] + have[UNIVERSAL], defense_of(t, card)
    rule = "FSS-113"
    if red >= t.content.defense[t.content.card_category[card]]:
        rule = "FSS-120" if card in t.shields else "FSS-240"
    return needs(rule, WILD + RED, need, red)


STANDS: Final[Sequence[Limit]] = (Limit("FSS-110", stands, nowhere),)
RAZED: Final[Sequence[Limit]] = (
    Limit("FSS-176", is_rivals, is_own),
    Limit("FSS-G20", is_no_ruins, is_ruins),
    Limit("FSS-117", is_in_the_round, has_passed),
    Limit("FSS-113", is_weak, too_strong),
)


def has_open_door(t: StateTable, seat: int, action: int) -> bool:
    return t.content.card_open[card_of(action)]


def has_no_door(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-132", "closed", [card_of(action)])


def is_unvisited(t: StateTable, seat: int, action: int) -> bool:
    """Whether no worker lies on an Open Production; of other Locations there is nothing to say."""
    return not t.content.card_open[card_of(action)] or card_of(action) not in t.used


def is_visited(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-135", "visited", [card_of(action)])


def gives_something(t: StateTable, seat: int, action: int) -> bool:
    card = card_of(action)
    return not t.content.card_open[card] or card in t.ruins or can_be_copied(t, owner_of(t, card), card)


def gives_nothing(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-G36", "barren", [card_of(action)])


def has_worker(t: StateTable, seat: int, action: int) -> bool:
    return affordable(purse(t, seat), t.content.worker_cost)


def no_worker(t: StateTable, seat: int, action: int) -> Fact:
    return needs("FSS-132", SPENT + WORKER, t.content.worker_cost.tokens, purse(t, seat)[WORKER])


VISITED: Final[Sequence[Limit]] = (
    Limit("FSS-137", is_rivals, is_own),
    Limit("FSS-G20", is_no_ruins, is_ruins),
    Limit("FSS-132", has_open_door, has_no_door),
    Limit("FSS-138", is_in_the_round, has_passed),
    Limit("FSS-135", is_unvisited, is_visited),
    Limit("FSS-G36", gives_something, gives_nothing),
    Limit("FSS-132", has_worker, no_worker),
)

# --- Connection cards that lie face up -----------------------------------------------------------------------


def lies_face_up(t: StateTable, seat: int, action: int) -> bool:
    return action - a.TAKE_LINK in t.face_up


def not_face_up(t: StateTable, seat: int, action: int) -> Fact:
    spent = action - a.TAKE_LINK in t.link_discard
    return Fact("FSS-142" if spent else "FSS-141", "face-down", [action - a.TAKE_LINK, int(spent)])


def can_pay_link(t: StateTable, seat: int, action: int) -> bool:
    return affordable(purse(t, seat), t.content.taking_cost)


def no_workers(t: StateTable, seat: int, action: int) -> Fact:
    return needs("FSS-140", SPENT + WORKER, t.content.taking_cost.tokens, purse(t, seat)[WORKER])


TAKEN: Final[Sequence[Limit]] = (
    Limit("FSS-141", lies_face_up, not_face_up),
    Limit("FSS-140", can_pay_link, no_workers),
)

# --- defense tokens ------------------------------------------------------------------------------------------


def shielded_card(action: int) -> int:
    return action - a.SHIELD


def has_token(t: StateTable, seat: int, action: int) -> bool:
    return t.goods[seat][DEFENSE] > 0


def no_token(t: StateTable, seat: int, action: int) -> Fact:
    return needs("FSS-146", SUPPLY + DEFENSE, 1, 0)


def is_own_place(t: StateTable, seat: int, action: int) -> bool:
    return shielded_card(action) in t.states[seat]


def not_own_place(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-146", "not-own", [shielded_card(action)])


def is_place(t: StateTable, seat: int, action: int) -> bool:
    return shielded_card(action) not in t.states[seat] or may_shield(t, shielded_card(action))


def no_place(t: StateTable, seat: int, action: int) -> Fact:
    card = shielded_card(action)
    if card in t.ruins:
        return Fact("FSS-G20", "ruins", [card])
    return Fact("FSS-240" if t.content.card_shielded[card] else "FSS-121", "shielded", [card])


def has_token_left(t: StateTable, seat: int, action: int) -> bool:
    """Whether there is a token beside those that are picked to be placed."""
    return len(t.picks[seat]) < t.goods[seat][DEFENSE]


def no_token_left(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-146", "no-more-tokens", [t.goods[seat][DEFENSE]])


SHIELDED: Final[Sequence[Limit]] = (
    Limit("FSS-146", has_token, no_token),
    Limit("FSS-146", is_own_place, not_own_place),
    Limit("FSS-121", is_place, no_place),
)
MORE_SHIELDS: Final[Sequence[Limit]] = (
    Limit("FSS-146", is_own_place, not_own_place),
    Limit("FSS-121", is_place, no_place),
    Limit("FSS-146", has_token_left, no_token_left),
)


def never(t: StateTable, seat: int, action: int) -> bool:
    """The action of this turn has been taken."""
    return False


def turn_is_over(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-076", "one-action", [])


TURN_OVER: Final[Sequence[Limit]] = (Limit("FSS-076", never, turn_is_over),)

# --- all together --------------------------------------------------------------------------------------------

NONE: Final[Sequence[Limit]] = ()


def of_turn(t: StateTable, seat: int, action: int) -> Sequence[Limit]:
    """The limits that an action is under in a turn."""
    if action >= a.PASS:
        return NONE
    cards = len(t.content.card_design)
    if action >= a.SHIELD:
        return SHIELDED if shielded_card(action) < cards else NONE
    if action >= a.PLAY_LINK:
        return LINK if action - a.PLAY_LINK < len(t.content.link_kind) else NONE
    if action >= a.TAKE_LINK:
        return TAKEN if action - a.TAKE_LINK < len(t.content.link_kind) else NONE
    if a.EXCHANGE <= action < a.VISIT:
        return BOARD if action - a.EXCHANGE < len(t.exchanged[seat]) else NONE
    if card_of(action) >= cards:
        return NONE
    if action >= a.VISIT:
        return VISITED if stands(t, seat, action) else STANDS
    if action >= a.USE:
        return CARD
    if action >= a.RAZE:
        return RAZED if stands(t, seat, action) else STANDS
    if not is_in_hand(t, seat, action):
        return HELD
    return DEVELOPED if a.DEVELOP <= action < a.DEAL else REACHED
