"""Effects on the row markers: they enter, move, change places and leave; values of blocks follow."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.actions import CIRCLE, MARKER, PASS
from boomtown.games.urban_sprawl.grid import BLOCK_LOTS, LOT_BLOCK
from boomtown.games.urban_sprawl.table import THIS, SprawlTable, revalue
from boomtown.games.urban_sprawl.whom import register


def waiting(t: SprawlTable, kind: int) -> list[int]:
    """The markers of a kind in the holding box, low before high."""
    found = [
        m for m in range(len(t.board.marker_kind)) if t.board.marker_kind[m] == kind and m not in t.circles
    ]
    found.sort(key=t.board.marker_number.__getitem__)
    return found


def in_play(t: SprawlTable, kind: int) -> list[int]:
    """The markers on gray circles, of one kind or (-1) of both."""
    return [m for m in sorted(t.circles) if m >= 0 and (kind < 0 or t.board.marker_kind[m] == kind)]


def movable(t: SprawlTable, kind: int) -> list[int]:
    """The markers that can be moved: those in play, while a gray circle is vacant."""
    return in_play(t, kind) if -1 in t.circles else []


def circles_for(t: SprawlTable, at: int, marker: int) -> list[int]:
    """The vacant gray circles where a marker may go."""
    code = t.board.code
    free = [i for i in range(len(t.circles)) if t.circles[i] < 0]
    home = register(t, THIS)
    if code[at] == c.MARKER_ENTER and code[at + 5] == 1 and marker not in t.circles and home >= 0:
        lots = BLOCK_LOTS[LOT_BLOCK[home]]
        near = [i for i in free if t.board.circles[i] & lots]
        if len(near) > 0:
            return near
    return free


def choices(t: SprawlTable, at: int) -> list[int]:
    """The markers that a word leaves the choice of (one if there is no choice)."""
    code = t.board.code
    op = code[at]
    if op == c.MARKER_SWAP:
        found = in_play(t, -1)
        return found if len(found) > 1 else []
    if op == c.MARKER_MOVE:
        return movable(t, code[at + 3])
    found = waiting(t, code[at + 3])
    if len(found) == 0:
        return movable(t, code[at + 3]) if code[at + 6] == 1 else found
    if code[at + 4] == c.LOWEST:
        return found[:1]
    return found[-1:] if code[at + 4] == c.HIGHEST else found


def may_refuse(t: SprawlTable, at: int) -> bool:
    """Whether the player may leave the markers as they are."""
    code = t.board.code
    if code[at] == c.MARKER_ENTER:
        return len(waiting(t, code[at + 3])) == 0
    return code[at + (4 if code[at] == c.MARKER_MOVE else 3)] == 1


def on_marker(t: SprawlTable, at: int, seat: int) -> None:
    """A marker enters, moves or changes places: ask which, where there is a choice."""
    found = choices(t, at)
    if len(found) == 0:
        return
    if len(found) > 1 or may_refuse(t, at):
        t.agenda.append(PickMarker(seat, at))
    else:
        chosen(t, at, seat, found[0])


def chosen(t: SprawlTable, at: int, seat: int, marker: int) -> None:
    """The marker is known: ask where it goes, or with which it changes places."""
    if t.board.code[at] == c.MARKER_SWAP:
        others = [m for m in in_play(t, -1) if m != marker]
        if len(others) == 1:
            swap_markers(t, seat, marker, others[0])
        else:
            t.agenda.append(SwapMarker(seat, marker))
        return
    circles = circles_for(t, at, marker)
    if len(circles) == 1:
        put_marker(t, seat, marker, circles[0])
    else:
        t.agenda.append(PickCircle(seat, at, marker))


def put_marker(t: SprawlTable, seat: int, marker: int, circle: int) -> None:
    """A marker enters play or moves; the values of both rows change."""
    before = t.circles.index(marker) if marker in t.circles else -1
    if before >= 0:
        t.circles[before] = -1
    t.circles[circle] = marker
    revalue(t)
    t.tell("marker", seat, [marker, circle, before])


def swap_markers(t: SprawlTable, seat: int, marker: int, other: int) -> None:
    """Two markers change places."""
    a, b = t.circles.index(marker), t.circles.index(other)
    t.circles[a], t.circles[b] = other, marker
    revalue(t)
    t.tell("marker-swap", seat, [marker, other])


def remove_marker(t: SprawlTable, at: int) -> None:
    """The highest (lowest) marker of a kind in play returns to its holding box."""
    found = in_play(t, t.board.code[at + 3])
    if len(found) == 0:
        return
    found.sort(key=t.board.marker_number.__getitem__)
    marker = found[-1] if t.board.code[at + 4] == c.HIGHEST else found[0]
    t.circles[t.circles.index(marker)] = -1
    revalue(t)
    t.tell("marker-remove", -1, [marker])


class PickMarker(Decision):
    """The marker that enters, moves or changes places."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")
    rules: ClassVar[tuple[str, ...]] = ("USP-094", "USP-095", "USP-096")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        found = [MARKER + marker for marker in choices(table, self.at)]
        if may_refuse(table, self.at):
            found.append(PASS)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action != PASS:
            chosen(table, self.at, seat, action - MARKER)


class PickCircle(Decision):
    """The vacant gray circle where a marker goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "marker")
    rules: ClassVar[tuple[str, ...]] = ("USP-094", "USP-095")

    def __init__(self, seat: int, at: int, marker: int) -> None:
        super().__init__(seat)
        self.at = at
        self.marker = marker

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [CIRCLE + circle for circle in circles_for(table, self.at, self.marker)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        put_marker(table, seat, self.marker, action - CIRCLE)


class SwapMarker(Decision):
    """The second of two markers that change places."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "marker")
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, seat: int, marker: int) -> None:
        super().__init__(seat)
        self.marker = marker

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [MARKER + other for other in in_play(table, -1) if other != self.marker]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        swap_markers(table, seat, self.marker, action - MARKER)
