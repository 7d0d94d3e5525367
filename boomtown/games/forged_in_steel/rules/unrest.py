"""The Unrest track: cubes come and go; eight of them start a Riot."""

from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.table import SteelTable


def add_unrest(t: SteelTable, seat: int, count: int, why: int) -> None:
    """A seat's cubes on the next free spaces; what is too much lies below the track."""
    if count > 0:
        t.unrest = t.renew(field.UNREST)
        t.unrest.extend([seat] * count)
        t.tell("unrest", seat, [count, len(t.unrest), why])


def take_back(t: SteelTable, seat: int, count: int, why: int) -> int:
    """A seat's cubes come back from the track, the last first; returns how many."""
    t.unrest = t.renew(field.UNREST)
    taken = 0
    for i in range(len(t.unrest) - 1, -1, -1):
        if taken < count and t.unrest[i] == seat:
            del t.unrest[i]
            taken += 1
    if taken > 0:
        t.tell("calm", seat, [taken, len(t.unrest), why])
    return taken


def is_riot_due(t: SteelTable) -> bool:
    """Whether enough cubes are on the track, and no Riot is under way."""
    return len(t.unrest) >= t.content.riot_at and len(t.riot) == 0


class ImmigrationOver(Step[SteelTable]):
    """Where a Riot cuts Immigration back to."""

    def run(self, table: SteelTable) -> None:
        """The phase is over."""
