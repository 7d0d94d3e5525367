"""County Assessment: Mines, Factories, Commercial buildings, Houses, Mansions, Headlines."""

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.board import (
    COMMERCIAL_TRACK,
    ERAS,
    INDUSTRIAL_TRACK,
    MINING,
    MINING_TRACK,
    SECTORS,
)
from boomtown.games.forged_in_steel.city import lots_of, spread
from boomtown.games.forged_in_steel.elections import StartElections
from boomtown.games.forged_in_steel.frames import FROM_HEADLINE
from boomtown.games.forged_in_steel.interpret import start
from boomtown.games.forged_in_steel.places import anchors, lots_under, structures
from boomtown.games.forged_in_steel.points import gain
from boomtown.games.forged_in_steel.standing import headline_rule
from boomtown.games.forged_in_steel.table import (
    ASSESSMENT,
    KIND,
    OWNED,
    P_MINES,
    THE_END,
    SteelTable,
)
from boomtown.games.forged_in_steel.unrest import CheckUnrest

MOST_PER_MINE = 4  # for the Mining Official


def capped(t: SteelTable, vp: int) -> int:
    """What a sector gives one player at most, if a Headline says so."""
    most = headline_rule(t, s.R_SECTOR_CAP, -1)
    return most if 0 < most < vp else vp


def mine_points(t: SteelTable, seat: int) -> int:
    """Mines times the Mining track; the Mining Official has 1 VP more each, up to 4."""
    each = t.tracks[MINING_TRACK] + headline_rule(t, s.R_SCORE_MINE, seat)
    each = each if each > 0 else 0
    if t.roles[MINING] == seat and each < MOST_PER_MINE:
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
    city, masks = t.board.city, t.masks
    houses = masks[KIND + s.HOUSE] & masks[OWNED + seat] & city.nb_lots[nb]
    if houses == 0:
        return 0
    smoke = houses & spread(city, masks[KIND + s.FACTORY])
    clean = houses & ~smoke
    more = headline_rule(t, s.R_HOUSE_HOSPITAL, seat) if masks[KIND + s.HOSPITAL] & city.nb_lots[nb] else 0
    total = clean.bit_count() * more
    if headline_rule(t, s.R_HOUSE_BY_FACTORY, seat):
        clean = houses
    else:
        total += smoke.bit_count()
    special = masks[KIND + s.CIVIC] | masks[KIND + s.HOSPITAL] | masks[KIND + s.MANSION]
    special |= masks[KIND + s.PARK_SMALL] | masks[KIND + s.PARK_MEDIUM] | masks[KIND + s.PARK_LARGE]
    bonus = 1 + headline_rule(t, s.R_SPECIAL_BONUS, seat)
    total += clean.bit_count() * t.tracks[SECTORS + nb]
    return total + (clean & spread(city, special)).bit_count() * bonus


def mansion_points(t: SteelTable, seat: int) -> int:
    """Each Mansion: the track of its Neighborhood and 1 VP for each adjacent House of the same owner."""
    city, masks = t.board.city, t.masks
    total = 0
    houses = masks[KIND + s.HOUSE] & masks[OWNED + seat]
    more = headline_rule(t, s.R_SCORE_MANSION, seat)
    for lot in lots_of(city, anchors(t, masks[KIND + s.MANSION] & masks[OWNED + seat])):
        near = spread(city, lots_under(t, lot)) & houses
        total += t.tracks[SECTORS + city.lot_nb[lot]] + more + near.bit_count()
    return total


def assessed(t: SteelTable, seat: int) -> list[int]:
    """What a seat would score now: Mines, Factories, Commercial buildings, Houses, Mansions."""
    houses = 0
    for nb in range(len(t.board.city.nb_lots)):
        houses += house_points(t, seat, nb)
    return [
        mine_points(t, seat),
        factory_points(t, seat),
        commercial_points(t, seat),
        houses,
        mansion_points(t, seat),
    ]


class StartAssessment(Step):
    """Everybody scores; then the Headlines, then what follows in this Era."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        t.phase[0] = ASSESSMENT
        t.tell("assessment", -1, [t.board.years[t.era[0]]])
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
        end = t.board.card_headline[t.headlines[i]]
        for step in reversed(end.end_effect if effects else end.end_vp):
            if effects:
                t.agenda.append(CheckUnrest())
            start(t, step, t.holders[i], FROM_HEADLINE, t.headlines[i])


class AfterAssessment(Step):
    """After the third Era the game is over; before, other effects of Headlines and the Elections follow."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        if t.era[0] == ERAS - 1:
            t.phase[0] = THE_END
            for group in t.ranking():
                t.tell("final", group[0], [t.vp[group[0]]])
            return
        t.agenda.append(StartElections())
        run_headlines(t, True)
