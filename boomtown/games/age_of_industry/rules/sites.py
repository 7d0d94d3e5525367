"""Where an industry may be built: spaces, limits, overbuilding, supply, and what a card allows."""

from typing import Final

from boomtown.games.age_of_industry.rules.cards import kinds_in_hand
from boomtown.games.age_of_industry.rules.content import COAL, INDUSTRIES, IRON, PORT, SHIP, bits
from boomtown.games.age_of_industry.rules.network import supplied
from boomtown.games.age_of_industry.rules.table import (
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
    if counter < 0 or not t.content.buildable[counter]:
        return 0
    fitting = t.content.accepts[industry]
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
    level = t.content.level[counter]
    for space in bits(mine):
        if t.content.level[t.counter[space]] < level:
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
    for space in bits(t.masks[OCCUPIED] & t.content.accepts[industry] & ~t.built[seat]):
        old = t.counter[space]
        if t.content.counter_industry[old] == industry and t.content.level[old] < t.content.level[counter]:
            found |= 1 << space
    return found


def beside_a_port(t: AgeTable) -> int:
    """The ship spaces that a sea lane joins to a port counter."""
    found = 0
    for ship in range(len(t.content.ship_space)):
        for place in t.content.ship_ports[ship]:
            if has_port(t, place):
                found |= 1 << t.content.ship_space[ship]
    return found


def supplied_spaces(t: AgeTable, spaces: int, counter: int) -> int:
    """Those of the spaces to which the coal and the iron that a counter needs can be brought."""
    found = spaces
    for cube in range(2):
        if t.content.needs[cube][counter] > 0 and found:
            found &= t.content.spaces_at(supplied(t, cube))
    return found


def connected(t: AgeTable, seat: int, industry: int) -> int:
    """The spaces that the five conditions open to a seat with an industry card."""
    if t.built[seat] == 0:
        return t.content.every_space
    found = t.near[seat] | t.built[seat]
    for place in bits(t.present[seat] & t.content.large):
        found |= t.content.place_mask[place]
    if industry == SHIP:
        found |= own_harbours(t, seat)
    return found


def own_harbours(t: AgeTable, seat: int) -> int:
    """The ship spaces joined to a location that has a port and any counter of the seat's own, industry or railway."""
    found = 0
    for ship in range(len(t.content.ship_space)):
        for place in t.content.ship_ports[ship]:
            if has_port(t, place) and ((t.touch[seat] | t.present[seat]) >> place) & 1:
                found |= 1 << t.content.ship_space[ship]
    return found


def allowed_by_card(t: AgeTable, seat: int, card: int, industry: int) -> int:
    """The spaces where a card lets a seat build an industry; 0 if the card is for another industry."""
    if card == NO_CARD_NEEDED:
        return t.content.every_space
    named = t.content.card_industry[card]
    if named >= 0 and named != industry:
        return 0
    colour = t.content.card_colour[card]
    if colour >= 0:
        return t.content.coloured[colour]
    return connected(t, seat, industry)


def spaces_for(t: AgeTable, seat: int, card: int, industry: int) -> int:
    """The spaces where a seat may build an industry with a card."""
    allowed = allowed_by_card(t, seat, card, industry)
    if allowed & t.content.accepts[industry] == 0:
        return 0
    return allowed & sites(t, seat, industry)


def industries_for(t: AgeTable, seat: int, card: int) -> list[int]:
    """The industries that a seat may build somewhere with a card."""
    if card != NO_CARD_NEEDED and t.content.card_industry[card] >= 0:
        named = t.content.card_industry[card]
        return [named] if spaces_for(t, seat, card, named) else []
    return [industry for industry in range(INDUSTRIES) if spaces_for(t, seat, card, industry)]


def can_build_with(t: AgeTable, seat: int, card: int) -> bool:
    """Whether a card lets a seat build anything anywhere."""
    if card != NO_CARD_NEEDED and t.content.card_industry[card] >= 0:
        return spaces_for(t, seat, card, t.content.card_industry[card]) != 0
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
