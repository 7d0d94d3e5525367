"""Why an action is not offered in a turn: the rules that forbid it."""

from boomtown.games.fifty_first_state import actions as a
from boomtown.games.fifty_first_state.book import ACTION, BLUE, DEFENSE, GREY, RED, UNIVERSAL
from boomtown.games.fifty_first_state.build import fits
from boomtown.games.fifty_first_state.payment import affordable, purse
from boomtown.games.fifty_first_state.table import StateTable, owner_of
from boomtown.games.fifty_first_state.use import BY_BOARD, BY_CARD, cost_of, has_uses, meets

OTHER = ("FSS-076", "FSS-077")


def why_not(t: StateTable, seat: int, action: int) -> tuple[str, ...]:
    """The rules that forbid an action which a turn doesn't offer."""
    if action < a.RAZE:
        return why_not_from_hand(t, seat, action)
    if action < a.USE:
        return why_no_raze(t, seat, action - a.RAZE)
    if action < a.EXCHANGE:
        return why_no_use(t, seat, action - a.USE)
    if action < a.VISIT:
        return why_no_exchange(t, seat, action - a.EXCHANGE)
    if action < a.TAKE_LINK:
        return why_no_visit(t, seat, action - a.VISIT)
    if action < a.PLAY_LINK:
        return why_no_taking(t, action - a.TAKE_LINK)
    if action < a.SHIELD:
        return ("FSS-145",) if action - a.PLAY_LINK in t.links[seat] else ("FSS-143",)
    if action < a.PASS:
        return why_no_shield(t, seat, action - a.SHIELD)
    return OTHER


def why_not_from_hand(t: StateTable, seat: int, action: int) -> tuple[str, ...]:
    """A card that is not in hand, or whose Distance is not covered, or that fits nothing."""
    have = purse(t, seat)
    if action < a.DEVELOP:
        if action - a.CONSTRUCT not in t.hands[seat]:
            return ("FSS-083",)
        far = t.book.card_distance[action - a.CONSTRUCT] > have[GREY] + have[UNIVERSAL]
        return ("FSS-083", "FSS-050") if far else OTHER
    if action < a.DEAL:
        return why_no_develop(t, seat, action - a.DEVELOP, have)
    if action < a.RAZE_HAND:
        if action - a.DEAL not in t.hands[seat]:
            return ("FSS-108",)
        far = t.book.card_distance[action - a.DEAL] > have[BLUE] + have[UNIVERSAL]
        return ("FSS-105", "FSS-049") if far else OTHER
    if action - a.RAZE_HAND not in t.hands[seat]:
        return ("FSS-110", "FSS-176")
    far = t.book.card_distance[action - a.RAZE_HAND] > have[RED] + have[UNIVERSAL]
    return ("FSS-112", "FSS-051") if far else OTHER


def why_no_develop(t: StateTable, seat: int, card: int, have: list[int]) -> tuple[str, ...]:
    """No card, no Location to replace, no brick, or no Type in common."""
    if card not in t.hands[seat] or len(t.states[seat]) == 0:
        return ("FSS-085",)
    if not affordable(have, t.book.develop_cost):
        return ("FSS-086", "FSS-091")
    for old in t.states[seat]:
        if fits(t, card, old):
            return OTHER
    return ("FSS-085", "FSS-092")


def why_no_raze(t: StateTable, seat: int, card: int) -> tuple[str, ...]:
    """Not a rival's Location, or its owner has passed, or its Defense is too high."""
    owner = owner_of(t, card)
    if owner < 0:
        return ("FSS-110",)
    if owner == seat:
        return ("FSS-176",)
    if card in t.ruins:
        return ("FSS-110", "FSS-115")
    if t.passed[owner]:
        return ("FSS-117",) if owner < t.seats else ("FSS-228",)
    if card in t.shields:
        return ("FSS-113", "FSS-120")
    return ("FSS-113", "FSS-240") if t.book.card_shielded[card] else ("FSS-113",)


def why_no_use(t: StateTable, seat: int, card: int) -> tuple[str, ...]:
    """Not an Action of one's own, used already, or not to be paid."""
    if card not in t.states[seat] or card in t.ruins or t.book.card_category[card] != ACTION:
        return ("FSS-123", "FSS-025")
    if not has_uses(t, seat, BY_CARD, card):
        return ("FSS-125",)
    if not meets(t, seat, purse(t, seat), cost_of(t, seat, BY_CARD, card), 0):
        return ("FSS-123",)
    return ("FSS-123", "FSS-150")


def why_no_exchange(t: StateTable, seat: int, number: int) -> tuple[str, ...]:
    """No such board action, used already, or not to be paid."""
    if number >= len(t.exchanged[seat]):
        return ("FSS-128",)
    return ("FSS-128",) if has_uses(t, seat, BY_BOARD, number) else ("FSS-129",)


def why_no_visit(t: StateTable, seat: int, card: int) -> tuple[str, ...]:
    """Not a rival's Open Production, or closed, or used, or no worker to send."""
    owner = owner_of(t, card)
    if owner < 0 or card in t.ruins or not t.book.card_open[card]:
        return ("FSS-132",)
    if owner == seat:
        return ("FSS-137",)
    if t.passed[owner]:
        return ("FSS-138",) if owner < t.seats else ("FSS-228",)
    return ("FSS-135",) if card in t.used else ("FSS-132", "FSS-133")


def why_no_taking(t: StateTable, link: int) -> tuple[str, ...]:
    """Not face up, or no workers."""
    if link in t.link_discard:
        return ("FSS-142",)
    return ("FSS-140",) if link in t.face_up else ("FSS-141",)


def why_no_shield(t: StateTable, seat: int, card: int) -> tuple[str, ...]:
    """No token, not a Location of one's own, or one lies there already."""
    if t.goods[seat][DEFENSE] == 0 or card not in t.states[seat] or card in t.ruins:
        return ("FSS-146",)
    return ("FSS-121", "FSS-240") if t.book.card_shielded[card] else ("FSS-121",)
