"""Roles: who takes which token; Moguls and Leaders, which are handed out the same way."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel.actions import LEADER, NEIGHBORHOOD, ROLE
from boomtown.games.forged_in_steel.table import SETUP, SteelTable


class NextRole(Step):
    """The Role tokens go round in Influence order until all are taken; the last needs no choice."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place  # on the Influence track

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        free = table.roles.count(-1)
        seat = table.influence[self.place]
        if free == 1:
            take_role(table, seat, table.roles.index(-1))
        elif free > 1:
            table.agenda.append(NextRole((self.place + 1) % table.seats))
            table.agenda.append(ChooseRole(seat))


class ChooseRole(Decision):
    """Any Role token that is not yet taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-041", "FIS-267")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [ROLE + role for role in range(len(table.roles)) if table.roles[role] < 0]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        take_role(table, seat, action - ROLE)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("FIS-266", "FIS-267")


def take_role(t: SteelTable, seat: int, role: int) -> None:
    """A seat takes a Role token."""
    t.roles[role] = seat
    t.tell("role", seat, [role])


class MoveMoguls(Step):
    """Everyone places or moves a Mogul, in Influence order."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if table.settings["moguls"] != "no":
            for seat in reversed(table.influence):
                table.agenda.append(MoveMogul(seat))


class MoveMogul(Decision):
    """The Neighborhood of a Mogul; it may stay where it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-305", "FIS-307")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [NEIGHBORHOOD + nb for nb in range(len(table.board.city.nb_ids))]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        nb = action - NEIGHBORHOOD
        if table.moguls[seat] != nb:
            table.moguls[seat] = nb
            table.tell("mogul", seat, [nb])
        else:
            table.tell("mogul-stays", seat, [nb])


class ChooseLeader(Decision):
    """Which Industry Leader to take."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-299",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        assert table.phase[0] == SETUP
        leaders = range(len(table.board.leader_ids))
        return [LEADER + leader for leader in leaders if leader not in table.leaders]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        table.leaders[seat] = action - LEADER
        table.tell("leader", seat, [action - LEADER])
