"""Roles: who takes which token; Moguls and Leaders, which are handed out the same way."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Limit, LimitOn
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.actions import LEADER, NEIGHBORHOOD, ROLE
from boomtown.games.forged_in_steel.rules.table import SETUP, SteelTable


class NextRole(Step[SteelTable]):
    """The Role tokens go round in Influence order until all are taken; the last needs no choice."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place  # on the Influence track

    def run(self, table: SteelTable) -> None:
        free = table.roles.count(-1)
        seat = table.influence[self.place]
        if free == 1:
            take_role(table, seat, table.roles.index(-1))
        elif free > 1:
            table.agenda.append(NextRole((self.place + 1) % table.seats))
            table.agenda.append(ChooseRole(seat))


class ChooseRole(Decision[SteelTable]):
    """Any Role token that is not yet taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-041", "FIS-267")

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [ROLE + role for role in range(len(table.roles)) if table.roles[role] < 0]

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        take_role(table, seat, action - ROLE)

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return ROLE_LIMITS if ROLE <= action < ROLE + len(table.roles) else ()


def is_free_role(t: SteelTable, seat: int, action: int) -> bool:
    """Nobody has the token."""
    return t.roles[action - ROLE] < 0


ROLE_LIMITS: Final = (LimitOn("FIS-267", is_free_role, "role-taken", ROLE),)


def take_role(t: SteelTable, seat: int, role: int) -> None:
    """A seat takes a Role token."""
    t.roles = t.renew(field.ROLES)
    t.roles[role] = seat
    t.tell("role", seat, [role])


class MoveMoguls(Step[SteelTable]):
    """Everyone places or moves a Mogul, in Influence order."""

    def run(self, table: SteelTable) -> None:
        if table.settings["moguls"] != "no":
            for seat in reversed(table.influence):
                table.agenda.append(MoveMogul(seat))


class MoveMogul(Decision[SteelTable]):
    """The Neighborhood of a Mogul; it may stay where it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-305", "FIS-307")

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [NEIGHBORHOOD + nb for nb in range(len(table.content.city.nb_ids))]

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        nb = action - NEIGHBORHOOD
        if table.moguls[seat] != nb:
            table.moguls = table.renew(field.MOGULS)
            table.moguls[seat] = nb
            table.tell("mogul", seat, [nb])
        else:
            table.tell("mogul-stays", seat, [nb])


class ChooseLeader(Decision[SteelTable]):
    """Which Industry Leader to take."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FIS-299",)

    def options(self, table: SteelTable, seat: int) -> list[int]:
        assert table.phase[0] == SETUP
        leaders = range(len(table.content.leader_ids))
        return [LEADER + leader for leader in leaders if leader not in table.leaders]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return LEADER_LIMITS if LEADER <= action < LEADER + len(table.content.leader_ids) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        table.leaders = table.renew(field.LEADERS)
        table.leaders[seat] = action - LEADER
        table.tell("leader", seat, [action - LEADER])


def is_free_leader(t: SteelTable, seat: int, action: int) -> bool:
    """Nobody has the Leader."""
    return action - LEADER not in t.leaders


LEADER_LIMITS: Final = (LimitOn("FIS-299", is_free_leader, "leader-taken", LEADER),)
