"""Whether a word of a card can be carried out, and whether a player has something to decide in it."""

from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.board import VOCATIONS
from boomtown.games.urban_sprawl.effects_cards import cards_to_drop, cards_to_take, may_keep
from boomtown.games.urban_sprawl.effects_city import targets
from boomtown.games.urban_sprawl.effects_markers import choices
from boomtown.games.urban_sprawl.effects_money import is_chief, split_range, unit_size, units
from boomtown.games.urban_sprawl.effects_pick import candidates, rows_to_pay
from boomtown.games.urban_sprawl.effects_place import place_sizes
from boomtown.games.urban_sprawl.effects_vocations import names_to_lose, names_to_take
from boomtown.games.urban_sprawl.filters import count, matching
from boomtown.games.urban_sprawl.grid import BLOCK_LOTS, LOT_BLOCK, SITE_LOTS
from boomtown.games.urban_sprawl.sites import edge_lots
from boomtown.games.urban_sprawl.table import OCCUPIED, THIS, SprawlTable, markers_of, value_of
from boomtown.games.urban_sprawl.turn import favor_room
from boomtown.games.urban_sprawl.whom import one_seat, picked_home, register, who_mask

# --- can it be carried out? ----------------------------------------------------------------------------------


def possible(t: SprawlTable, start: int, seat: int, full: bool) -> bool:
    """Whether every word of a program can be carried out by a player; `full`: payments must be met in full."""
    if start < 0:
        return True
    code = t.board.code
    at = start
    while code[at] != c.STOP:
        if not word_possible(t, at, seat, full):
            return False
        at += code[at + 1]
    return True


def word_possible(t: SprawlTable, at: int, me: int, full: bool) -> bool:
    """Whether one word can be carried out when a player decides for it."""
    code = t.board.code
    op = code[at]
    seat = one_seat(t, code[at + 2], me)
    if seat < 0:
        return False
    if op == c.LOSE or op == c.TRIBUTE:
        return not full or can_pay(t, at, seat)
    if op == c.CHOOSE:
        return len(options_of(t, at, seat)) > 0
    if op == c.PICK:
        return code[at + 5] == 1 or len(candidates(t, at, seat)) > 0
    if op == c.PAYOUT:
        return code[at + 4] == 1 or len(rows_to_pay(t, at)) > 0
    if c.MARKER_ENTER <= op <= c.MARKER_SWAP:
        return len(choices(t, at)) > 0
    if op == c.VOCATION_TAKE:
        return len(names_to_take(t, at, seat)) > 0
    if op == c.VOCATION_LOSE:
        return len(names_to_lose(t, seat)) > 0
    if op == c.PLACE:
        return len(place_sizes(t, at)) > 0
    if c.MOVE <= op <= c.ENLARGE:
        return len(targets(t, at, seat)) > 0
    if op == c.TAKE_CARD:
        return len(cards_to_take(t, at)) > 0
    if op == c.DROP_CARD:
        return may_keep(t, at) or len(t.hands[seat]) >= code[at + 3]
    if op == c.FAVOR:
        return favor_room(t, seat) and max(t.offer) >= 0
    return True


def can_pay(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether a player has the full amount of a loss or payment."""
    code = t.board.code
    n = units(t, at, seat)
    if code[at + 6] > 0:
        size = code[at + 6]
        return t.wealth[seat] // size + t.prestige[seat] // size >= n
    return t.wealth[seat] >= code[at + 4] * n and t.prestige[seat] >= code[at + 5] * n


def options_of(t: SprawlTable, at: int, seat: int) -> list[int]:
    """The options of a choice that a player can carry out; if he can pay none in full, short payments count too."""
    code = t.board.code
    found: list[int] = []
    for full in (True, False):
        for k in range(code[at + 4]):
            if possible(t, code[at + 5 + k], seat, full):
                found.append(k)
        if len(found) > 0:
            break
    return found


def concerned(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether an offer or a choice is meant for a player: he controls a building that it asks for."""
    having = t.board.code[at + 3]
    return having < 0 or matching(t, having, seat) != 0


def offer_price(t: SprawlTable, at: int) -> int:
    """The wealth that an offer asks for, perhaps the value of the picked building; -1 if none is picked."""
    wealth = t.board.code[at + 6]
    if wealth >= 0:
        return wealth
    home = picked_home(t)
    return value_of(t, home) if home >= 0 else -1


def can_accept(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether a player has the full price of an offer and can carry out what it buys."""
    code = t.board.code
    wealth = offer_price(t, at)
    if wealth < 0 or t.wealth[seat] < wealth or t.prestige[seat] < code[at + 7]:
        return False
    either = code[at + 8]
    if either > 0 and t.wealth[seat] < either and t.prestige[seat] < either:
        return False
    if len(t.hands[seat]) < code[at + 9]:
        return False
    return possible(t, code[at + 11], seat, True)


def passes(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether the test of an `if` holds for a player."""
    code = t.board.code
    kind, arg, low, high = code[at + 3], code[at + 4], code[at + 5], code[at + 6]
    if kind == c.T_HOLDS:
        return t.offices[arg] == seat
    if kind == c.T_VOCATION:
        owned = markers_of(t, seat) if arg < 0 else t.held[seat * VOCATIONS + arg]
        return owned >= low
    if kind == c.T_OF:
        return low <= count(t, arg, seat, False) <= high
    home = register(t, THIS)
    if home < 0:
        return False
    if kind == c.T_EDGE:
        return edge_lots(t, arg) & SITE_LOTS[t.site[home]] != 0
    return is_highest(t, home)


def is_highest(t: SprawlTable, home: int) -> bool:
    """Whether no building in the city has a higher value than one."""
    for block in range(len(t.value)):
        if t.value[block] > t.value[LOT_BLOCK[home]] and BLOCK_LOTS[block] & t.masks[OCCUPIED]:
            return False
    return True


# --- is there something to decide? ---------------------------------------------------------------------------


def asks(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether a word puts a choice to a player."""
    code = t.board.code
    op = code[at]
    if op <= c.TRIBUTE or op == c.VOCATION_SCORE:
        if unit_size(t, at) == 0 or units(t, at, seat) == 0:
            return False
        if op == c.VOCATION_SCORE and is_chief(t, at, seat):
            return False
        low, high = split_range(t, at, seat)
        return low != high
    if op == c.OFFER:
        if not concerned(t, at, seat):
            return False
        return can_accept(t, at, seat) or program_asks(t, code[at + 12], seat)
    if op == c.CHOOSE:
        if not concerned(t, at, seat):
            return False
        found = options_of(t, at, seat)
        return len(found) > 1 or (len(found) == 1 and program_asks(t, code[at + 5 + found[0]], seat))
    if op == c.IF:
        return program_asks(t, code[at + 7] if passes(t, at, seat) else code[at + 8], seat)
    return simple_asks(t, at, seat)


def simple_asks(t: SprawlTable, at: int, seat: int) -> bool:
    """Whether a word without inner words puts a choice to a player."""
    code = t.board.code
    op = code[at]
    if c.MOVE <= op <= c.ENLARGE:
        found = len(targets(t, at, seat))
        return found > 1 or (found == 1 and (code[at + 4] == 1 or op == c.MOVE))
    if op == c.VOCATION_LOSE:
        return len(names_to_lose(t, seat)) > 1
    if op == c.VOCATION_TAKE:
        return len(names_to_take(t, at, seat)) > 1
    if op == c.DROP_CARD:
        found = len(cards_to_drop(t, at, seat))
        return found > 1 or (found == 1 and may_keep(t, at))
    if op == c.AP_CHANGE or op == c.EXTRA_FAVOR or op == c.VOCATION_EARN:
        return False
    return op >= c.PICK and word_possible(t, at, seat, False)


def program_asks(t: SprawlTable, start: int, me: int) -> bool:
    """Whether a program puts a choice to a player, as things stand before it begins."""
    if start < 0:
        return False
    code = t.board.code
    at = start
    while code[at] != c.STOP:
        if who_mask(t, code[at + 2], me) == 1 << me and asks(t, at, me):
            return True
        at += code[at + 1]
    return False
