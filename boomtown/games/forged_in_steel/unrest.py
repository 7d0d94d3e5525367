"""The Unrest track: cubes come and go; eight of them start a Riot."""

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel.table import SteelTable


def add_unrest(t: SteelTable, seat: int, count: int) -> None:
    """A seat's cubes on the next free spaces; what is too much lies below the track."""
    if count > 0:
        t.unrest.extend([seat] * count)
        t.tell("unrest", seat, [count, len(t.unrest)])


def take_back(t: SteelTable, seat: int, count: int) -> int:
    """A seat's cubes come back from the track, the last first; returns how many."""
    taken = 0
    for i in range(len(t.unrest) - 1, -1, -1):
        if taken < count and t.unrest[i] == seat:
            del t.unrest[i]
            taken += 1
    if taken > 0:
        t.tell("calm", seat, [taken, len(t.unrest)])
    return taken


def is_riot_due(t: SteelTable) -> bool:
    """Whether enough cubes are on the track, and no Riot is under way."""
    return len(t.unrest) >= t.board.riot_at and len(t.riot) == 0


class CheckUnrest(Step):
    """If the track is full a Riot begins at once."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if is_riot_due(table):
            from boomtown.games.forged_in_steel.riot import unrest_riot

            unrest_riot(table)


class ImmigrationOver(Step):
    """Where a Riot cuts Immigration back to."""

    def run(self, table: Table) -> None:
        """The phase is over."""
