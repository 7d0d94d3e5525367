"""Where an industry may be built: spaces, limits, overbuilding, supply, and what a card allows."""

from typing import Final

from boomtown.games.age_of_industry.board import COAL, INDUSTRIES, IRON, PORT, SHIP, bits
from boomtown.games.age_of_industry.cards import kinds_in_hand
from boomtown.games.age_of_industry.network import supplied
from boomtown.games.age_of_industry.table import (
    COAL_AT,
    IMPORT_AT,
    IRON_AT,
    OCCUPIED,
    AgeTable,
    has_port,
    next_counter,
)

NO_CARD_NEEDED: Final = -1  # in place of a card: the combined action builds with any card


def sites(t: AgeTable, seat: int, industry: int) -> int:
    """The spaces where a seat may build an industry, whatever the card."""
    counter = next_counter(t, seat, industry)
    if counter < 0 or not t.board.buildable[counter]:
        return 0
    fitting = t.board.accepts[industry]
    found = fitting & ~t.masks[OCCUPIED]
    if industry == COAL or industry == IRON:
        found |= rivals_to_overbuild(t, seat, industry, counter)
    found &= ~t.full[seat]
    mine = t.built[seat] & fitting
    if mine:
        found |= own_to_overbuild(t, mine, counter)
    if industry == SHIP:
        return found & beside_a_port(t)
    if industry == PORT or found == 0:
        return found
    return found & supplied_spaces(t, found, counter)


def own_to_overbuild(t: AgeTable, mine: int, counter: int) -> int:
    """Those of a seat's own spaces whose counter has a lower level than the new one."""
    found = 0
    level = t.board.level[counter]
    for space in bits(mine):
        if t.board.level[t.counter[space]] < level:
            found |= 1 << space
    return found


def sold_out(t: AgeTable, industry: int) -> bool:
    """Whether not one cube of a mine's or works' kind is on the map or on its demand display."""
    if industry == COAL:
        return t.demand[0] == 0 and t.masks[COAL_AT] == 0 and t.masks[IMPORT_AT] == 0
    return t.demand[1] == 0 and t.masks[IRON_AT] == 0


def rivals_to_overbuild(t: AgeTable, seat: int, industry: int, counter: int) -> int:
    """Rivals' counters of the same industry and a lower level, while its cubes are sold out."""
    if not sold_out(t, industry):
        return 0
    found = 0
    for space in bits(t.masks[OCCUPIED] & t.board.accepts[industry] & ~t.built[seat]):
        old = t.counter[space]
        if t.board.counter_industry[old] == industry and t.board.level[old] < t.board.level[counter]:
            found |= 1 << space
    return found


def beside_a_port(t: AgeTable) -> int:
    """The ship spaces that a sea lane joins to a port counter."""
    found = 0
    for ship in range(len(t.board.ship_space)):
        for place in t.board.ship_ports[ship]:
            if has_port(t, place):
                found |= 1 << t.board.ship_space[ship]
    return found


def supplied_spaces(t: AgeTable, spaces: int, counter: int) -> int:
    """Those of the spaces to which the coal and the iron that a counter needs can be brought."""
    found = spaces
    for cube in range(2):
        if t.board.needs[cube][counter] > 0:
            places = supplied(t, cube)
            for space in bits(found):
                if (places >> t.board.space_place[space]) & 1 == 0:
                    found &= ~(1 << space)
    return found


def connected(t: AgeTable, seat: int, industry: int) -> int:
    """The spaces that the five conditions open to a seat with an industry card."""
    if t.built[seat] == 0:
        return t.board.every_space
    found = t.near[seat] | t.built[seat]
    for place in bits(t.present[seat] & t.board.large):
        found |= t.board.place_mask[place]
    if industry == SHIP:
        found |= own_harbours(t, seat)
    return found


def own_harbours(t: AgeTable, seat: int) -> int:
    """The ship spaces joined to a location with a port and with the seat's own port or railway."""
    found = 0
    for ship in range(len(t.board.ship_space)):
        for place in t.board.ship_ports[ship]:
            if has_port(t, place) and ((t.touch[seat] >> place) & 1 or owns_port(t, seat, place)):
                found |= 1 << t.board.ship_space[ship]
    return found


def owns_port(t: AgeTable, seat: int, place: int) -> bool:
    """Whether a seat's own port counter stands in a place."""
    return t.built[seat] & t.board.place_mask[place] & t.board.accepts[PORT] != 0


def allowed_by_card(t: AgeTable, seat: int, card: int, industry: int) -> int:
    """The spaces where a card lets a seat build an industry; 0 if the card is for another industry."""
    if card == NO_CARD_NEEDED:
        return t.board.every_space
    named = t.board.card_industry[card]
    if named >= 0 and named != industry:
        return 0
    colour = t.board.card_colour[card]
    if colour >= 0:
        return t.board.coloured[colour]
    return connected(t, seat, industry)


def spaces_for(t: AgeTable, seat: int, card: int, industry: int) -> int:
    """The spaces where a seat may build an industry with a card."""
    allowed = allowed_by_card(t, seat, card, industry)
    if allowed & t.board.accepts[industry] == 0:
        return 0
    return allowed & sites(t, seat, industry)


def industries_for(t: AgeTable, seat: int, card: int) -> list[int]:
    """The industries that a seat may build somewhere with a card."""
    if card != NO_CARD_NEEDED and t.board.card_industry[card] >= 0:
        named = t.board.card_industry[card]
        return [named] if spaces_for(t, seat, card, named) else []
    return [industry for industry in range(INDUSTRIES) if spaces_for(t, seat, card, industry)]


def can_build_with(t: AgeTable, seat: int, card: int) -> bool:
    """Whether a card lets a seat build anything anywhere."""
    if card != NO_CARD_NEEDED and t.board.card_industry[card] >= 0:
        return spaces_for(t, seat, card, t.board.card_industry[card]) != 0
    for industry in range(INDUSTRIES):
        if spaces_for(t, seat, card, industry):
            return True
    return False


def can_build(t: AgeTable, seat: int) -> bool:
    """Whether any card in a seat's hand lets it build."""
    for card in kinds_in_hand(t, seat):
        if can_build_with(t, seat, card):
            return True
    return False


def why_not_industry(t: AgeTable, seat: int, card: int, industry: int) -> tuple[str, ...]:
    """The rules that keep a seat from building an industry anywhere with a card."""
    counter = next_counter(t, seat, industry)
    if card != NO_CARD_NEEDED and t.board.card_industry[card] not in (-1, industry):
        return ("AOI-075",)
    if t.board.accepts[industry] == 0:
        return ("AOI-024",)
    if counter < 0:
        return ("AOI-103",)
    if not t.board.buildable[counter]:
        return ("AOI-108",)
    return ("AOI-074",)


def why_not_space(t: AgeTable, seat: int, card: int, industry: int, space: int) -> tuple[str, ...]:
    """The rules that keep a seat from building an industry in a space with a card, if any do."""
    board, bit = t.board, 1 << space
    if spaces_for(t, seat, card, industry) & bit:
        return ()
    found: list[str] = []
    counter = next_counter(t, seat, industry)
    if counter < 0 or not board.buildable[counter]:
        return why_not_industry(t, seat, card, industry)
    if not board.accepts[industry] & bit:
        found.append(("AOI-091", "AOI-093", "AOI-095", "AOI-097")[board.space_symbol[space]])
    if not allowed_by_card(t, seat, card, industry) & bit:
        named = board.card_industry[card]
        found.append(
            "AOI-087" if board.card_colour[card] >= 0 else "AOI-077" if named == industry else "AOI-075"
        )
    if t.built[seat] & bit:
        if board.level[t.counter[space]] >= board.level[counter]:
            found.append("AOI-154")
    elif t.owner[space] >= 0:
        found.extend(why_not_rival(t, seat, industry, counter, space))
    if t.full[seat] & bit and not t.built[seat] & bit:
        large = board.large >> board.space_place[space] & 1
        found.append("AOI-101" if large else "AOI-100")
    if industry == SHIP and not beside_a_port(t) & bit:
        found.append("AOI-098")
    if industry != SHIP and industry != PORT and not supplied_spaces(t, bit, counter) & bit:
        found.extend(("AOI-114", "AOI-134"))
    return tuple(found)


def why_not_rival(t: AgeTable, seat: int, industry: int, counter: int, space: int) -> list[str]:
    """The rules that keep a seat from building over a rival's counter."""
    old = t.board.counter_industry[t.counter[space]]
    if old != industry or industry not in (COAL, IRON):
        return ["AOI-102", "AOI-158"]
    if not sold_out(t, industry):
        return ["AOI-159" if industry == COAL else "AOI-160"]
    if t.board.level[t.counter[space]] >= t.board.level[counter]:
        return ["AOI-161"]
    return []
