"""Immigration: jobs on the map bring Houses, or Unrest where there is no room."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Limit, LimitOn
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import LOT
from boomtown.games.forged_in_steel.rules.assessment import StartAssessment
from boomtown.games.forged_in_steel.rules.city import add_options
from boomtown.games.forged_in_steel.rules.construct import lay
from boomtown.games.forged_in_steel.rules.content import IMMIGRATION
from boomtown.games.forged_in_steel.rules.frames import BY_IMMIGRATION, BY_NO_HOUSE, BY_NO_LOT, cause
from boomtown.games.forged_in_steel.rules.may import IS_RIPE, is_lot
from boomtown.games.forged_in_steel.rules.mob import (
    BEFORE_ASSESSMENT,
    FIRST_IMMIGRANT,
    NEXT_IMMIGRANT,
    MobChance,
)
from boomtown.games.forged_in_steel.rules.places import pieces_left, standing, waiting_lots
from boomtown.games.forged_in_steel.rules.riot import CheckUnrest
from boomtown.games.forged_in_steel.rules.standing import headline_rule, headline_with
from boomtown.games.forged_in_steel.rules.survey import has_lot, lots_in
from boomtown.games.forged_in_steel.rules.table import CUBES, IMMIGRATION_PHASE, SteelTable
from boomtown.games.forged_in_steel.rules.unrest import ImmigrationOver, add_unrest


def jobs(t: SteelTable) -> int:
    """Factories and Commercial buildings on the map."""
    return standing(t, s.FACTORY) + standing(t, s.COMMERCIAL)


def immigrants(t: SteelTable) -> int:
    """How many Houses each player must place."""
    found = 0
    for column in range(len(t.content.jobs)):
        if jobs(t) >= t.content.jobs[column]:
            found = t.content.job_houses[column]
    return found


def immigrants_cause(t: SteelTable) -> int:
    """What brings immigrants: the phase, or a card."""
    return BY_IMMIGRATION if t.phase[0] == IMMIGRATION_PHASE else cause(t)


def no_room_cause(t: SteelTable, owned: int) -> int:
    """Why an immigrant adds Unrest: no Lot, or no House left."""
    if t.phase[0] != IMMIGRATION_PHASE:
        return cause(t)
    return BY_NO_LOT if owned == 0 else BY_NO_HOUSE


class StartImmigration(Step[SteelTable]):
    """The Immigration Official first, with one House more; then the others in Influence order."""

    def run(self, table: SteelTable) -> None:
        t = table
        t.phase = t.renew(field.PHASE)
        t.phase[0] = IMMIGRATION_PHASE
        t.agenda.append(StartAssessment())
        t.agenda.append(MobChance(-1, BEFORE_ASSESSMENT))
        if headline_rule(t, s.R_IMMIGRATION, -1):
            t.tell("no-immigration", -1, [headline_with(t, s.R_IMMIGRATION)])
            return
        houses = immigrants(t)
        t.tell("immigration", -1, [jobs(t), houses])
        if houses == 0:
            return
        t.agenda.append(ImmigrationOver())
        official = t.roles[IMMIGRATION]
        for seat in reversed(t.influence):
            if seat != official:
                t.agenda.append(HouseImmigrants(seat, houses))
                t.agenda.append(MobChance(-1, FIRST_IMMIGRANT))
        t.agenda.append(HouseImmigrants(official, houses + 1))
        t.agenda.append(MobChance(-1, FIRST_IMMIGRANT))


def lots_for_immigrants(t: SteelTable, seat: int) -> list[int]:
    """The options of all Lots with cubes that need not wait."""
    found: list[int] = []
    for strip in range(t.content.city.strips):
        add_options(t.content.city, strip, lots_in(t, CUBES, strip) & ~waiting_lots(t, seat, strip), found)
    return found


class HouseImmigrants(Step[SteelTable]):
    """So many Houses are still to be placed; each that can't be adds Unrest."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: SteelTable) -> None:
        t, seat = table, self.seat
        if self.left <= 0:
            return
        t.agenda.append(HouseImmigrants(seat, self.left - 1))
        if self.left > 1 and t.phase[0] == IMMIGRATION_PHASE:
            t.agenda.append(MobChance(-1, NEXT_IMMIGRANT))
        t.agenda.append(CheckUnrest())
        owned = lots_for_immigrants(t, seat)
        if len(owned) == 0 or pieces_left(t, seat, s.HOUSE) <= 0:
            add_unrest(t, seat, 1, no_room_cause(t, len(owned)))
        elif len(owned) == 1:
            lay(t, seat, [owned[0] - LOT], s.HOUSE, False, immigrants_cause(t))
        else:
            t.agenda.append(HouseImmigrant(seat, self.left))


class HouseImmigrant(Decision[SteelTable]):
    """Any Lot with an Ownership cube; in an event not one whose cube the same turn brought."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-190", "FIS-192")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return lots_for_immigrants(table, seat)

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return ROOM if is_lot(table, action) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        lay(table, seat, [action - LOT], s.HOUSE, False, immigrants_cause(table))


def has_cube(t: SteelTable, seat: int, action: int) -> bool:
    """A cube lies on the Lot."""
    return has_lot(t, CUBES, action - LOT)


ROOM: Final = (LimitOn("FIS-190", has_cube, "no-cube", LOT), IS_RIPE)
