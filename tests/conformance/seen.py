"""All that leaves the engine for one seat, as one text, so that two tables can be compared byte by byte."""

import json
from typing import Any

from boomtown.engine.fields import DERIVED, OPEN, OWN, PRIVATE
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table


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


def read(table: Table, viewer: int | None) -> str:
    """What the viewer reads beside the view: prompt, buttons and log."""
    game = GAMES[table.game_id]
    said: list[Any] = [table.log(viewer), list(table.waiting)]
    if viewer is not None:
        options = table.options(viewer)
        said += [options, [game.text(option, table, viewer) for option in options], table.prompt(viewer)]
    return json.dumps(said)


def seen(table: Table, viewer: int | None) -> str:
    """View, options, buttons, prompt and log."""
    return view(table, viewer) + read(table, viewer)


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
