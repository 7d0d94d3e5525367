"""All that leaves the engine for one seat, as one text, and all that a table is, so that two tables can be compared."""

import json
from typing import Any

from boomtown.engine.fields import DERIVED, OPEN, OWN, PRIVATE
from boomtown.engine.log import Entry
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table

LATEST = 40  # lines of the log
WHOLE = 8


def viewers(table: Table) -> list[int | None]:
    """Every seat and a spectator."""
    return [*range(table.seats), None]


def guessed(table: Table, viewer: int | None, dice: int) -> Table:
    """A guess for a seat or a spectator."""
    return table.guess(-1 if viewer is None else viewer, dice)


def view(table: Table, viewer: int | None) -> str:
    """The view as text; it must be ready for JSON and come back unchanged."""
    shown = table.view(viewer)
    text = json.dumps(shown)
    assert json.loads(text) == shown, "the view holds something that JSON changes"
    return text


def lines(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """What the viewer reads of the log: the latest lines, and all of them at the end and at every eighth length of it.

    Every line is among the latest for a while, and to put a long log into words again and again takes long.
    """
    count = 0 if table.news is None else table.news.number + 1
    whole = table.over or count % WHOLE == 0
    return table.log(viewer, 0 if whole else max(0, count - LATEST))


def read(table: Table, viewer: int | None) -> str:
    """What the viewer reads beside the view: prompt, buttons and log."""
    game = GAMES[table.game_id]
    said: list[Any] = [lines(table, viewer)]
    if viewer is not None:
        options, accepted = table.options(viewer), table.accepted(viewer)
        said += [options, accepted, [game.text(action, table, viewer) for action in accepted]]
        said += [table.prompt(viewer), table.sole(viewer)]
    return json.dumps(said)


def seen(table: Table, viewer: int | None) -> str:
    """View, options, buttons, prompt and log."""
    return view(table, viewer) + read(table, viewer)


class Snapshot:
    """A table as it stands now: equal to another exactly if both would be saved as the same text, but sooner compared."""

    def __init__(self, table: Table) -> None:
        self.cells = [cell[:] for cell in table.cells]
        self.rest = [table.game_id, table.seats, dict(table.settings), table.steps()]
        self.counts = [table.dice, table.marks, table.moves, table.quiet]
        self.news = table.news

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Snapshot):
            return NotImplemented
        if (self.cells, self.rest, self.counts) != (other.cells, other.rest, other.counts):
            return False
        mine, theirs = self.news, other.news
        while mine is not theirs:  # copies share what was told before
            if mine is None or theirs is None or entry(mine) != entry(theirs):
                return False
            mine, theirs = mine.before, theirs.before
        return True


def entry(told: Entry) -> list[Any]:
    """What is saved of one entry of the log."""
    return [told.number, told.kind, told.seat, told.args, told.secret, told.audience, told.move]


def unseen_cells(table: Table, viewer: int | None) -> dict[str, list[int]]:
    """The lists that a viewer doesn't see, by field and number, as the fields declare it."""
    found: dict[str, list[int]] = {}
    at = 0
    for field in table.layout.fields:
        count = table.seats if field.per_seat else 1
        for i in range(count):
            own = field.per_seat and i == viewer and field.see in (OWN, PRIVATE)
            if field.see not in (OPEN, DERIVED) and not own:
                found[f"{field.name} {i}"] = table.cells[at + i]
        at += count
    return found


def rebuilt(table: Table) -> Table:
    """The same table with its derived cells made anew from the others."""
    cells = [cell[:] for cell in table.cells]
    at = 0
    for field in table.layout.fields:
        count = table.seats if field.per_seat else 1
        if field.see == DERIVED:
            cells[at : at + count] = [[] for _ in range(count)]
        at += count
    fresh = table.blank()
    fresh.fill(cells)
    fresh.agenda = table.agenda[:]
    fresh.rebuild()
    return fresh
