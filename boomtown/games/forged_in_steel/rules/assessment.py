"""County Assessment: Mines, Factories, Commercial buildings, Houses, Mansions, Headlines."""

from typing import Final

from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import LOT
from boomtown.games.forged_in_steel.rules.city import in_strips, size, spread_in_strips
from boomtown.games.forged_in_steel.rules.content import (
    COMMERCIAL_TRACK,
    ERAS,
    INDUSTRIAL_TRACK,
    MINING,
    MINING_TRACK,
    SECTORS,
)
from boomtown.games.forged_in_steel.rules.elections import StartElections
from boomtown.games.forged_in_steel.rules.frames import FROM_HEADLINE, start
from boomtown.games.forged_in_steel.rules.places import lots_under, structures, structures_of
from boomtown.games.forged_in_steel.rules.points import gain
from boomtown.games.forged_in_steel.rules.riot import CheckUnrest
from boomtown.games.forged_in_steel.rules.standing import headline_rule
from boomtown.games.forged_in_steel.rules.survey import lots_in, meets
from boomtown.games.forged_in_steel.rules.table import (
    ASSESSMENT,
    BY_FACTORY,
    BY_SPECIAL,
    KIND,
    OWNED,
    P_MINES,
    THE_END,
    SteelTable,
)


def capped(t: SteelTable, vp: int) -> int:
    """What a sector gives one player at most, if a Headline says so."""
    most = headline_rule(t, s.R_SECTOR_CAP, -1)
    return most if 0 < most < vp else vp


def mine_points(t: SteelTable, seat: int) -> int:
    """Mines times the Mining track; the Mining Official has 1 VP more each, up to 4."""
    each = t.tracks[MINING_TRACK] + headline_rule(t, s.R_SCORE_MINE, seat)
    each = each if each > 0 else 0
    if t.roles[MINING] == seat and each < t.content.mine_most:
        each += 1
    return capped(t, t.mines.count(seat) * each)


def factory_points(t: SteelTable, seat: int) -> int:
    """Factories times the Industrial track."""
    return capped(t, structures(t, seat, s.FACTORY) * t.tracks[INDUSTRIAL_TRACK])


def commercial_points(t: SteelTable, seat: int) -> int:
    """Commercial buildings times the Commercial track."""
    return capped(t, structures(t, seat, s.COMMERCIAL) * t.tracks[COMMERCIAL_TRACK])


def house_points(t: SteelTable, seat: int, nb: int) -> int:
    """Houses of a Neighborhood: its track each, with a bonus beside something special; beside a Factory just 1."""
    city = t.content.city
    houses, smoke, special = 0, 0, 0
    smoke_counts = headline_rule(t, s.R_HOUSE_BY_FACTORY, seat) != 0
    for strip in range(city.strips):
        here = lots_in(t, KIND + s.HOUSE, strip) & lots_in(t, OWNED + seat, strip)
        here &= city.places[(1 << nb) * city.strips + strip]
        smoky = here & lots_in(t, BY_FACTORY, strip)
        houses += size(here)
        smoke += size(smoky)
        special += size((here if smoke_counts else here & ~smoky) & lots_in(t, BY_SPECIAL, strip))
    if houses == 0:
        return 0
    more = headline_rule(t, s.R_HOUSE_HOSPITAL, seat) if meets(t, KIND + s.HOSPITAL, 1 << nb) else 0
    total = (houses - smoke) * more
    if not smoke_counts:
        total += smoke
        houses -= smoke
    bonus = t.content.house_bonus + headline_rule(t, s.R_SPECIAL_BONUS, seat)
    return total + houses * t.tracks[SECTORS + nb] + special * bonus


def mansion_points(t: SteelTable, seat: int) -> int:
    """Each Mansion: the track of its Neighborhood and 1 VP for each adjacent House of the same owner."""
    city = t.content.city
    total = 0
    more = headline_rule(t, s.R_SCORE_MANSION, seat)
    for action in structures_of(t, 1 << seat, 1 << s.MANSION, city.everywhere):
        lot = action - LOT
        near = spread_in_strips(city, in_strips(city, lots_under(t, lot)))
        total += t.tracks[SECTORS + city.lot_nb[lot]] + more
        for strip in range(city.strips):
            houses = lots_in(t, KIND + s.HOUSE, strip) & lots_in(t, OWNED + seat, strip)
            total += size(near[strip] & houses)
    return total


SCORED: Final = (s.A_MINE, s.FACTORY, s.COMMERCIAL, s.HOUSE, s.MANSION)  # in the order of County Assessment


def points_for(t: SteelTable, seat: int, kind: int, nb: int) -> int:
    """What a seat would score now for one kind of property, Houses in one Neighborhood (-1: everywhere)."""
    if kind == s.A_MINE:
        return mine_points(t, seat)
    if kind == s.FACTORY:
        return factory_points(t, seat)
    if kind == s.COMMERCIAL:
        return commercial_points(t, seat)
    if kind == s.MANSION:
        return mansion_points(t, seat)
    if nb >= 0:
        return house_points(t, seat, nb)
    houses = 0
    for one in range(len(t.content.city.nb_lots)):
        houses += house_points(t, seat, one)
    return houses


def assessed(t: SteelTable, seat: int) -> list[int]:
    """What a seat would score now: Mines, Factories, Commercial buildings, Houses, Mansions."""
    return [points_for(t, seat, kind, -1) for kind in SCORED]


class StartAssessment(Step[SteelTable]):
    """Everybody scores; then the Headlines, then what follows in this Era."""

    def run(self, table: SteelTable) -> None:
        t = table
        t.phase = t.renew(field.PHASE)
        t.phase[0] = ASSESSMENT
        t.tell("assessment", -1, [t.content.years[t.era[0]]])
        for seat in t.influence:
            parts = assessed(t, seat)
            for part in range(len(parts)):
                gain(t, seat, parts[part], P_MINES + part)
            t.tell("assessed", seat, parts)
        t.agenda.append(AfterAssessment())
        run_headlines(t, False)


def run_headlines(t: SteelTable, effects: bool) -> None:
    """The end of an Era for the Headlines in play, the newest first."""
    for i in range(len(t.headlines) - 1, -1, -1):
        end = t.content.card_headline[t.headlines[i]]
        for program in reversed(end.end_effect if effects else end.end_vp):
            if effects:
                t.agenda.append(CheckUnrest())
            start(t, program, t.holders[i], FROM_HEADLINE, t.headlines[i])


class AfterAssessment(Step[SteelTable]):
    """After the third Era the game is over; before, other effects of Headlines and the Elections follow."""

    def run(self, table: SteelTable) -> None:
        t = table
        if t.era[0] == ERAS - 1:
            t.phase = t.renew(field.PHASE)
            t.phase[0] = THE_END
            for group in t.ranking():
                t.tell("final", group[0], [t.vp[group[0]]])
            return
        t.agenda.append(StartElections())
        run_headlines(t, True)
