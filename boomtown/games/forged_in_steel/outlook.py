"""What every seat may expect from what lies open, for all seats at once: bots ask for it at every leaf of a search."""

from typing import Final

from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.assessment import MOST_PER_MINE
from boomtown.games.forged_in_steel.board import (
    COMMERCIAL_TRACK,
    IMMIGRATION,
    INDUSTRIAL_TRACK,
    MINING,
    MINING_TRACK,
    MOB_BOSS,
    PLANNER,
    SECTORS,
)
from boomtown.games.forged_in_steel.city import City, spread
from boomtown.games.forged_in_steel.standing import city_scorer, headline_rule
from boomtown.games.forged_in_steel.table import CITY, CUBE, IMMIGRATION_PHASE, KIND, OWNED, SteelTable

# the prospects of a seat
SCORED: Final = 0
MINES: Final = 1
FACTORIES: Final = 2
COMMERCE: Final = 3
HOUSES: Final = 4
MANSIONS: Final = 5
OWN_LOTS: Final = 6
CITY_LOTS: Final = 7
TROUBLE: Final = 8
INFLUENCE: Final = 9
ROLES: Final = 10
TOKENS: Final = 11
PROSPECTS: Final = 12

AHEAD: Final[list[float]] = [0.0, 1.0, 1.9, 2.7]  # what an Assessment's VP are worth, by how many are to come
OWN_CUBE: Final = 0.85
CITY_CUBE: Final = 0.5
UNREST: Final = 0.22  # for each cube, the more the fuller the track
RANK: Final = 0.4
TOKEN: Final = 1.2


def assessments_left(t: SteelTable) -> int:
    """How many County Assessments are to come."""
    left = 3 - t.era[0]
    return left if t.phase[0] <= IMMIGRATION_PHASE else left - 1


def changed_rules(t: SteelTable) -> int:
    """The rules that some Headline changes, as a set."""
    found = 0
    for card in t.headlines:
        for rule in t.board.card_headline[card].rule:
            found |= 1 << rule
    return found


def in_force(t: SteelTable, changed: int, rule: int, seat: int) -> int:
    """What the Headlines make of a rule for a seat; most rules are as printed, and that is seen at once."""
    return headline_rule(t, rule, seat) if (changed >> rule) & 1 else 0


def prospects(t: SteelTable) -> list[list[float]]:
    """For each seat what it has and may expect, prospect by prospect, in VP at the end."""
    found: list[list[float]] = []
    for seat in range(t.seats):
        one = [0.0] * PROSPECTS
        one[SCORED] = float(t.vp[seat])
        found.append(one)
    left = assessments_left(t)
    if left > 0:
        changed = changed_rules(t)
        look_at_business(t, changed, AHEAD[left], found)
        look_at_homes(t, changed, AHEAD[left], found)
        look_at_standing(t, changed, AHEAD[left], found)
    return found


def look_at_business(t: SteelTable, changed: int, ahead: float, found: list[list[float]]) -> None:
    """Mines, Factories and Commercial buildings, as they would be assessed now."""
    masks, tracks = t.masks, t.tracks
    cap = in_force(t, changed, s.R_SECTOR_CAP, -1)
    factories = masks[KIND + s.FACTORY]
    commerce = masks[KIND + s.COMMERCIAL]
    for seat in range(t.seats):
        own = masks[OWNED + seat]
        mines = t.mines.count(seat)
        if mines > 0:
            each = tracks[MINING_TRACK] + in_force(t, changed, s.R_SCORE_MINE, seat)
            each = each if each > 0 else 0
            if t.roles[MINING] == seat and each < MOST_PER_MINE:
                each += 1
            found[seat][MINES] = ahead * capped(cap, mines * each)
        vp = (factories & own).bit_count() // s.LOTS_NEEDED[s.FACTORY] * tracks[INDUSTRIAL_TRACK]
        found[seat][FACTORIES] = ahead * capped(cap, vp)
        vp = (commerce & own).bit_count() * tracks[COMMERCIAL_TRACK]
        found[seat][COMMERCE] = ahead * capped(cap, vp)


def capped(cap: int, vp: int) -> int:
    """What a sector gives one player at most; 0: there is no cap."""
    return cap if 0 < cap < vp else vp


def look_at_homes(t: SteelTable, changed: int, ahead: float, found: list[list[float]]) -> None:
    """Houses and Mansions, as they would be assessed now."""
    city, masks, tracks = t.board.city, t.masks, t.tracks
    smoke = spread(city, masks[KIND + s.FACTORY]) if masks[KIND + s.FACTORY] else 0
    special = masks[KIND + s.CIVIC] | masks[KIND + s.HOSPITAL] | masks[KIND + s.MANSION]
    special |= masks[KIND + s.PARK_SMALL] | masks[KIND + s.PARK_MEDIUM] | masks[KIND + s.PARK_LARGE]
    near = spread(city, special)
    for seat in range(t.seats):
        houses = masks[KIND + s.HOUSE] & masks[OWNED + seat]
        mansions = masks[KIND + s.MANSION] & masks[OWNED + seat]
        if mansions:
            each = in_force(t, changed, s.R_SCORE_MANSION, seat)
            found[seat][MANSIONS] = ahead * mansion_points(t, city, mansions, houses, each)
        if houses == 0:
            continue
        clean = houses & ~smoke
        total = 0
        by_hospital = in_force(t, changed, s.R_HOUSE_HOSPITAL, seat)
        if by_hospital:
            for lots in city.nb_lots:
                if masks[KIND + s.HOSPITAL] & lots:
                    total += by_hospital * (clean & lots).bit_count()
        if in_force(t, changed, s.R_HOUSE_BY_FACTORY, seat):
            clean = houses
        else:
            total += (houses & smoke).bit_count()
        for nb in range(len(city.nb_lots)):
            total += tracks[SECTORS + nb] * (clean & city.nb_lots[nb]).bit_count()
        bonus = 1 + in_force(t, changed, s.R_SPECIAL_BONUS, seat)
        found[seat][HOUSES] = ahead * (total + bonus * (clean & near).bit_count())


def mansion_points(t: SteelTable, city: City, mansions: int, houses: int, more: int) -> int:
    """The Mansions on a set of Lots: their tracks and the adjacent Houses of the same owner."""
    total = 0
    left = mansions
    while left:
        low = left & -left
        lot = city.lot_at[low.bit_length() - 1]
        other = low << 1  # the second Lot lies beside the first, or below it
        if not left & other or t.anchor[city.lot_at[other.bit_length() - 1]] != lot:
            other = low << city.width
        both = low | other
        left &= ~both
        total += t.tracks[SECTORS + city.lot_nb[lot]] + more + (spread(city, both) & houses).bit_count()
    return total


def look_at_standing(t: SteelTable, changed: int, ahead: float, found: list[list[float]]) -> None:
    """Cubes on Lots, Unrest, Influence, Roles and tokens."""
    pay = float(in_force(t, changed, s.R_LOT_VP, -1) or 1)
    fear = UNREST * (1 + len(t.unrest)) * 0.5
    for seat in range(t.seats):
        one = found[seat]
        one[OWN_LOTS] = OWN_CUBE * pay * t.masks[CUBE + seat].bit_count()
        one[TROUBLE] = -fear * t.unrest.count(seat)
        one[TOKENS] = TOKEN * len(t.bigwigs[seat])
    found[city_scorer(t)][CITY_LOTS] = CITY_CUBE * pay * t.masks[CUBE + CITY].bit_count()
    for place in range(t.seats):
        found[t.influence[place]][INFLUENCE] = RANK * (t.seats - 1 - place)
    look_at_roles(t, ahead, found)


def look_at_roles(t: SteelTable, ahead: float, found: list[list[float]]) -> None:
    """What the Roles of this Era bring beyond what the Assessment counts."""
    roles = t.roles
    if roles[MINING] >= 0:
        found[roles[MINING]][ROLES] += 1.0 + 0.5 * t.mines.count(roles[MINING])
    if roles[IMMIGRATION] >= 0:
        found[roles[IMMIGRATION]][ROLES] += 1.2 * ahead
    if roles[MOB_BOSS] >= 0 and t.mob[0] == 0:
        found[roles[MOB_BOSS]][ROLES] += 1.6
    if roles[PLANNER] >= 0:
        found[roles[PLANNER]][ROLES] += 0.7
