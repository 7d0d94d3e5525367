"""Immigration: jobs on the map bring Houses, or Unrest where there is no room."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import LOT
from boomtown.games.forged_in_steel.assessment import StartAssessment
from boomtown.games.forged_in_steel.board import IMMIGRATION
from boomtown.games.forged_in_steel.city import lots_of
from boomtown.games.forged_in_steel.construct import lay
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.mob import BEFORE_IMMIGRANTS, WAITS, MobChance
from boomtown.games.forged_in_steel.places import pieces_left, standing
from boomtown.games.forged_in_steel.standing import headline_rule
from boomtown.games.forged_in_steel.table import CUBES, IMMIGRATION_PHASE, SteelTable
from boomtown.games.forged_in_steel.unrest import CheckUnrest, ImmigrationOver, add_unrest


def jobs(t: SteelTable) -> int:
    """Factories and Commercial buildings on the map."""
    return standing(t, s.FACTORY) + standing(t, s.COMMERCIAL)


def immigrants(t: SteelTable) -> int:
    """How many Houses each player must place."""
    found = 0
    for column in range(len(t.board.jobs)):
        if jobs(t) >= t.board.jobs[column]:
            found = t.board.job_houses[column]
    return found


class StartImmigration(Step):
    """The Immigration Official first, with one House more; then the others in Influence order."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        t.phase[0] = IMMIGRATION_PHASE
        t.mob[WAITS] = 0
        t.agenda.append(StartAssessment())
        if headline_rule(t, s.R_IMMIGRATION, -1):
            t.tell("no-immigration", -1, [])
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
                t.agenda.append(MobChance(-1, BEFORE_IMMIGRANTS))
        t.agenda.append(HouseImmigrants(official, houses + 1))
        t.agenda.append(MobChance(-1, BEFORE_IMMIGRANTS))


class HouseImmigrants(Step):
    """So many Houses are still to be placed; each that can't be adds Unrest."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t, seat = table, self.seat
        if self.left <= 0:
            return
        t.agenda.append(HouseImmigrants(seat, self.left - 1))
        t.agenda.append(CheckUnrest())
        owned = t.masks[CUBES]
        if owned == 0 or pieces_left(t, seat, s.HOUSE) <= 0:
            add_unrest(t, seat, 1)
        elif owned & (owned - 1) == 0:
            lay(t, seat, owned, s.HOUSE, False)
        else:
            t.agenda.append(HouseImmigrant(seat, self.left))


class HouseImmigrant(Decision):
    """Any Lot with an Ownership cube."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-190", "FIS-192")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [LOT + lot for lot in lots_of(table.board.city, table.masks[CUBES])]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        lay(table, seat, table.board.city.bit[action - LOT], s.HOUSE, False)


def event_immigrate(t: SteelTable, step: int, seat: int) -> None:
    """The verb `immigrate`."""
    did(t, 1)
    t.agenda.append(HouseImmigrants(seat, how_many(t, step, seat)))


VERBS[s.IMMIGRATE] = event_immigrate
