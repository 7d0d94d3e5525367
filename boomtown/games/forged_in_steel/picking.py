"""What verbs have in common: optional steps, and the Neighborhood of an event."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import NEIGHBORHOOD
from boomtown.games.forged_in_steel.frames import (
    F_SAME,
    F_USED,
    look,
    note,
)
from boomtown.games.forged_in_steel.sites import (
    cube_options,
    kinds_of,
    needs_choice,
    place_options,
)
from boomtown.games.forged_in_steel.table import SteelTable


def is_optional(t: SteelTable, step: int) -> bool:
    """Whether a step may be ended early."""
    return t.board.script.flags[step] & (s.UP_TO | s.MAY) != 0


def use_neighborhood(t: SteelTable, lot: int) -> None:
    """Note where the present step has put or taken something."""
    note(t, F_USED, look(t, F_USED) | 1 << t.board.city.lot_nb[lot])


# --- a Neighborhood for the event ----------------------------------------------------------------------------


def works_in(t: SteelTable, seat: int, step: int, nb: int) -> bool:
    """Whether a step could do something in a Neighborhood."""
    sc = t.board.script
    note(t, F_SAME, nb)
    found = True
    if sc.verb[step] == s.PLACE:
        found = len(place_options(t, seat, kinds_of(t, step), sc.site[step])) > 0
    elif sc.verb[step] in (s.CUBE, s.CITY_CUBE):
        found = len(cube_options(t, seat, sc.site[step])) > 0
    note(t, F_SAME, -1)
    return found


class PickNeighborhood(Decision):
    """The Neighborhood of an event; one where its first step works, if there is any."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        nbs = range(len(table.board.city.nb_lots))
        found = [NEIGHBORHOOD + nb for nb in nbs if works_in(table, seat, self.line, nb)]
        return found if len(found) > 0 else [NEIGHBORHOOD + nb for nb in nbs]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        note(table, F_SAME, action - NEIGHBORHOOD)
        table.tell("neighborhood", seat, [action - NEIGHBORHOOD])


def choose_place(t: SteelTable, step: int, seat: int) -> None:
    """Ask for the Neighborhood first, if the step needs one."""
    if needs_choice(t, step):
        t.agenda.append(PickNeighborhood(seat, step))
