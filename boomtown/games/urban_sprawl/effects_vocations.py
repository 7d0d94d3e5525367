"""Effects on vocation markers: earned by contracts, taken from the supply or from a rival, given back."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.actions import PASS, PLAYER, VOCATION
from boomtown.games.urban_sprawl.board import MEDIA, VOCATIONS
from boomtown.games.urban_sprawl.table import SprawlTable, seats_from


def names_to_take(t: SprawlTable, at: int, seat: int) -> list[int]:
    """The vocations of which a player may take a marker from the supply."""
    code = t.board.code
    name, new = code[at + 3], code[at + 4] == 1
    found: list[int] = []
    for vocation in range(VOCATIONS):
        if t.vocations[vocation] == 0 or (name >= 0 and vocation != name):
            continue
        if name < 0 and vocation == MEDIA:
            continue
        if not new or t.held[seat * VOCATIONS + vocation] == 0:
            found.append(vocation)
    return found


def names_to_lose(t: SprawlTable, seat: int) -> list[int]:
    """The vocations of which a player can give a marker back: any but Media."""
    return [v for v in range(VOCATIONS) if v != MEDIA and t.held[seat * VOCATIONS + v] > 0]


def take_marker(t: SprawlTable, seat: int, vocation: int) -> None:
    """A marker goes from the supply to a player."""
    t.vocations[vocation] -= 1
    t.held[seat * VOCATIONS + vocation] += 1
    t.tell("vocation", seat, [vocation])


def take_vocation(t: SprawlTable, at: int, seat: int) -> None:
    """A player takes a marker from the supply; it does not score."""
    names = names_to_take(t, at, seat)
    if len(names) == 1:
        take_marker(t, seat, names[0])
    elif len(names) > 1:
        t.agenda.append(TakeVocation(seat, at))


def earn_vocation(t: SprawlTable, at: int, seat: int) -> None:
    """A vocation contract: a marker from the supply or, only when that is empty, perhaps from a rival."""
    vocation = t.board.code[at + 3]
    if t.vocations[vocation] > 0:
        take_marker(t, seat, vocation)
    elif len(rivals_with(t, seat, vocation)) > 0:
        t.agenda.append(RobVocation(seat, vocation))


def rivals_with(t: SprawlTable, seat: int, vocation: int) -> list[int]:
    """The other players who own a marker of a vocation."""
    return [s for s in seats_from(t, seat)[1:] if t.held[s * VOCATIONS + vocation] > 0]


def lose_vocation(t: SprawlTable, at: int, seat: int) -> None:
    """A player gives markers of his choice back to the supply."""
    give_back(t, seat, t.board.code[at + 3])


def give_back(t: SprawlTable, seat: int, left: int) -> None:
    """So many markers are still to be given back."""
    while left > 0:
        names = names_to_lose(t, seat)
        if len(names) > 1:
            t.agenda.append(LoseVocation(seat, left))
            return
        if len(names) == 1:
            drop_marker(t, seat, names[0])
        left -= 1


def drop_marker(t: SprawlTable, seat: int, vocation: int) -> None:
    """A marker returns to the supply."""
    t.held[seat * VOCATIONS + vocation] -= 1
    t.vocations[vocation] += 1
    t.tell("vocation-lose", seat, [vocation])


class TakeVocation(Decision):
    """Which vocation marker to take from the supply."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [VOCATION + name for name in names_to_take(table, self.at, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        take_marker(table, seat, action - VOCATION)


class RobVocation(Decision):
    """The supply has none left: take the marker of an opponent, or none."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "vocation")
    rules: ClassVar[tuple[str, ...]] = ("USP-129",)

    def __init__(self, seat: int, vocation: int) -> None:
        super().__init__(seat)
        self.vocation = vocation

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [*[PLAYER + other for other in rivals_with(table, seat, self.vocation)], PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action == PASS:
            return
        other = action - PLAYER
        table.held[other * VOCATIONS + self.vocation] -= 1
        table.held[seat * VOCATIONS + self.vocation] += 1
        table.tell("rob", seat, [self.vocation, other])


class LoseVocation(Decision):
    """Which vocation marker to give back."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("USP-220",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [VOCATION + name for name in names_to_lose(table, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        drop_marker(table, seat, action - VOCATION)
        give_back(table, seat, self.left - 1)
