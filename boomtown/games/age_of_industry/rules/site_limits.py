"""What keeps an industry from being built: anywhere with a card, or in one space."""

from boomtown.engine.limits import Limit
from boomtown.games.age_of_industry.rules.content import COAL, IRON, PORT, SHIP
from boomtown.games.age_of_industry.rules.facts import limit
from boomtown.games.age_of_industry.rules.network import supplied
from boomtown.games.age_of_industry.rules.sites import (
    NO_CARD_NEEDED,
    allowed_by_card,
    beside_a_port,
    sites,
    sold_out,
    spaces_for,
)
from boomtown.games.age_of_industry.rules.table import AgeTable, industry_at, next_counter

SYMBOL_RULES = ("AOI-091", "AOI-093", "AOI-095", "AOI-097")  # clear, coal, port, ship


def card_rule(t: AgeTable, card: int, at_sea: bool) -> str:
    """The rule by which a card closes spaces: its colour, or the conditions of industry cards and, for ship spaces, ship cards."""
    if card != NO_CARD_NEEDED and t.content.card_colour[card] >= 0:
        return "AOI-087"
    return "AOI-081" if at_sea else "AOI-077"


def industry_limits(t: AgeTable, seat: int, card: int, industry: int) -> list[Limit]:
    """What keeps a seat from building an industry with a card anywhere; only the first thing in the way is told."""
    board, counter = t.content, next_counter(t, seat, industry)
    named = -1 if card == NO_CARD_NEEDED else board.card_industry[card]
    if named >= 0 and named != industry:
        return [limit("AOI-075", False, "card-type", [card])]
    if board.accepts[industry] == 0:
        return [limit("AOI-024" if named == industry else "AOI-023", False, "no-place", [industry])]
    if counter < 0:
        return [limit("AOI-103", False, "none-left", [industry])]
    if not board.buildable[counter]:
        return [limit("AOI-108", False, "level-0", [counter])]
    if industry == SHIP and beside_a_port(t) == 0:
        return [limit("AOI-098", False, "no-port", [])]
    if sites(t, seat, industry) == 0:
        return [limit("AOI-074", False, "no-site", [counter])]
    open_ = spaces_for(t, seat, card, industry) != 0
    return [limit(card_rule(t, card, industry == SHIP), open_, "card-closed", [card, counter])]


def space_limits(t: AgeTable, seat: int, card: int, industry: int, space: int) -> list[Limit]:
    """What keeps a seat from building an industry in a space with a card."""
    board, bit = t.content, 1 << space
    counter, symbol = next_counter(t, seat, industry), board.space_symbol[space]
    allowed = allowed_by_card(t, seat, card, industry) & bit != 0
    at_sea = board.accepts[SHIP] & bit != 0
    found = [
        limit(SYMBOL_RULES[symbol], board.accepts[industry] & bit != 0, "symbol", [space, industry]),
        limit(card_rule(t, card, at_sea), allowed, "space-closed", [card, industry, space]),
    ]
    if t.owner[space] == seat:
        higher = board.level[t.counter[space]] < board.level[counter]
        found.append(limit("AOI-154", higher, "own-level", [space, counter]))
    else:
        if t.owner[space] >= 0:
            found.extend(rival_limits(t, industry, counter, space))
        large = (board.large >> board.space_place[space]) & 1
        rule = "AOI-101" if large else "AOI-100"
        found.append(limit(rule, t.full[seat] & bit == 0, "place-full", [space, 2 if large else 1]))
    if industry == SHIP and at_sea:  # no other space has sea lanes of its own
        found.append(limit("AOI-098", beside_a_port(t) & bit != 0, "no-port-beside", [space]))
    elif industry not in (SHIP, PORT):
        for cube in range(2):
            if board.needs[cube][counter] > 0:
                found.extend(supply_limits(t, cube, space))
    return found


def supply_limits(t: AgeTable, cube: int, space: int) -> list[Limit]:
    """A cube must get to the space from the map, or the space must be joined to a port or distant port."""
    place = t.content.space_place[space]
    served = (supplied(t, cube) >> place) & 1 == 1
    return [limit(rule, served, "no-cube", [cube, place]) for rule in ("AOI-114", "AOI-134")]


def rival_limits(t: AgeTable, industry: int, counter: int, space: int) -> list[Limit]:
    """A rival's counter gives way only to its own kind, higher, while its cubes are sold out."""
    old = t.counter[space]
    if industry_at(t, space) != industry or industry not in (COAL, IRON):
        return [limit(rule, False, "rival", [space]) for rule in ("AOI-102", "AOI-158")]
    if not sold_out(t, industry):
        return [limit("AOI-159" if industry == COAL else "AOI-160", False, "cubes-left", [industry])]
    return [
        limit("AOI-161", t.content.level[old] < t.content.level[counter], "rival-level", [space, counter])
    ]
