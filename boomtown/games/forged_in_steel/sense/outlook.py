"""What every seat may expect from what lies open, for all seats at once: bots ask for it at every leaf of a search."""

from typing import Final

from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import LOT
from boomtown.games.forged_in_steel.rules.city import City, add_options, size
from boomtown.games.forged_in_steel.rules.content import (
    COMMERCIAL_TRACK,
    IMMIGRATION,
    INDUSTRIAL_TRACK,
    MINING,
    MINING_TRACK,
    MOB_BOSS,
    PLANNER,
    SECTORS,
)
from boomtown.games.forged_in_steel.rules.places import structures
from boomtown.games.forged_in_steel.rules.standing import city_scorer, headline_rule
from boomtown.games.forged_in_steel.rules.survey import lots_in, meets
from boomtown.games.forged_in_steel.rules.table import (
    BY_FACTORY,
    BY_SPECIAL,
    CITY,
    IMMIGRATION_PHASE,
    KIND,
    OWNED,
    WITH_CUBE,
    SteelTable,
)

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
        for change in t.content.card_headline[card].changes:
            found |= 1 << change.rule
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
    tracks = t.tracks
    cap = in_force(t, changed, s.R_SECTOR_CAP, -1)
    for seat in range(t.seats):
        mines = t.mines.count(seat)
        if mines > 0:
            each = tracks[MINING_TRACK] + in_force(t, changed, s.R_SCORE_MINE, seat)
            each = each if each > 0 else 0
            if t.roles[MINING] == seat and each < t.content.mine_most:
                each += 1
            found[seat][MINES] = ahead * capped(cap, mines * each)
        vp = structures(t, seat, s.FACTORY) * tracks[INDUSTRIAL_TRACK]
        found[seat][FACTORIES] = ahead * capped(cap, vp)
        vp = structures(t, seat, s.COMMERCIAL) * tracks[COMMERCIAL_TRACK]
        found[seat][COMMERCE] = ahead * capped(cap, vp)


def capped(cap: int, vp: int) -> int:
    """What a sector gives one player at most; 0: there is no cap."""
    return cap if 0 < cap < vp else vp


def look_at_homes(t: SteelTable, changed: int, ahead: float, found: list[list[float]]) -> None:
    """Houses and Mansions, as they would be assessed now."""
    for seat in range(t.seats):
        if structures(t, seat, s.MANSION) > 0:
            each = in_force(t, changed, s.R_SCORE_MANSION, seat)
            found[seat][MANSIONS] = ahead * mansion_points(t, seat, each)
        if structures(t, seat, s.HOUSE) > 0:
            found[seat][HOUSES] = ahead * house_points(t, changed, seat)


def house_points(t: SteelTable, changed: int, seat: int) -> int:
    """A seat's Houses: their tracks, more beside something special or with a Hospital near, 1 beside a Factory."""
    city, tracks = t.content.city, t.tracks
    by_hospital = in_force(t, changed, s.R_HOUSE_HOSPITAL, seat)
    in_smoke = in_force(t, changed, s.R_HOUSE_BY_FACTORY, seat)
    bonus = 1 + in_force(t, changed, s.R_SPECIAL_BONUS, seat)
    total = 0
    for strip in range(city.strips):
        houses = lots_in(t, KIND + s.HOUSE, strip) & lots_in(t, OWNED + seat, strip)
        if houses == 0:
            continue
        clean = houses & ~lots_in(t, BY_FACTORY, strip)
        if by_hospital:
            for nb in range(len(city.nb_lots)):
                if meets(t, KIND + s.HOSPITAL, 1 << nb):
                    total += by_hospital * size(clean & city.places[(1 << nb) * city.strips + strip])
        if in_smoke:
            clean = houses
        else:
            total += size(houses) - size(clean)
        total += bonus * size(clean & lots_in(t, BY_SPECIAL, strip))
        here: list[int] = []
        add_options(city, strip, clean, here)
        for action in here:
            total += tracks[SECTORS + city.lot_nb[action - LOT]]
    return total


def mansion_points(t: SteelTable, seat: int, more: int) -> int:
    """A seat's Mansions: their tracks and the adjacent Houses of the same owner."""
    city = t.content.city
    total = 0
    for strip in range(city.strips):
        here: list[int] = []
        add_options(city, strip, lots_in(t, KIND + s.MANSION, strip) & lots_in(t, OWNED + seat, strip), here)
        for action in here:
            lot = action - LOT
            first = t.anchor[lot]
            if first == lot:
                total += t.tracks[SECTORS + city.lot_nb[lot]] + more
            for one in city.beside[lot]:
                if (
                    t.what[one] == s.HOUSE
                    and t.owner[one] == seat
                    and (first == lot or not is_near(city, one, first))
                ):
                    total += 1
    return total


def is_near(city: City, one: int, other: int) -> bool:
    """Whether two Lots are adjacent."""
    return city.near[other * city.strips + city.strip[one]] & city.flag[one] != 0


def look_at_standing(t: SteelTable, changed: int, ahead: float, found: list[list[float]]) -> None:
    """Cubes on Lots, Unrest, Influence, Roles and tokens."""
    pay = float(in_force(t, changed, s.R_LOT_VP, -1) or 1)
    fear = UNREST * (1 + len(t.unrest)) * 0.5
    for seat in range(t.seats):
        one = found[seat]
        one[OWN_LOTS] = OWN_CUBE * pay * t.survey[WITH_CUBE + seat]
        one[TROUBLE] = -fear * t.unrest.count(seat)
        one[TOKENS] = TOKEN * len(t.bigwigs[seat])
    found[city_scorer(t)][CITY_LOTS] = CITY_CUBE * pay * t.survey[WITH_CUBE + CITY]
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
