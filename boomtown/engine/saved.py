"""A table as text, secrets included, and back: whatever is not a table that could be is refused in a sentence."""

import json
from typing import TYPE_CHECKING, Any

from boomtown.engine.dice import Fair
from boomtown.engine.errors import BadRecord, BoomtownError
from boomtown.engine.fields import DERIVED, Field
from boomtown.engine.log import Entry, entries
from boomtown.engine.steps import Step
from boomtown.engine.table import Table

if TYPE_CHECKING:
    from boomtown.engine.game import Game

LARGEST = (1 << 64) - 1  # no number in a saved table is larger


def to_json(game: "Game", table: Table) -> str:
    """The whole table, secrets included, as text."""
    fields: dict[str, Any] = {}
    at = 0
    for f in table.layout.fields:
        count = table.seats if f.per_seat else 1
        cells = table.cells[at : at + count]
        at += count
        if f.see != DERIVED:
            fields[f.name] = cells if f.per_seat else cells[0]
    saved = {
        "boomtown": "table",
        "game": game.id,
        "rules": game.version,
        "content": game.content_key(table),
        "seats": table.seats,
        "options": table.settings,
        "dice": table.dice,
        "marks": table.marks,
        "moves": table.moves,
        "quiet": table.quiet,
        "fields": fields,
        "agenda": table.steps(),
        "log": [[e.kind, e.seat, e.args, e.secret, e.audience, e.move] for e in entries(table.news)],
    }
    if table.fair is not None:
        saved["fair"] = [table.fair.secret.hex(), table.fair.branch]
    return json.dumps(saved, separators=(",", ":"))


def from_json(game: "Game", text: str) -> Table:
    """The table that `to_json` wrote; a text that is not one is refused in a sentence."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is not a saved table: it is not JSON ({error}).") from None
    if not isinstance(saved, dict) or saved.get("boomtown") != "table":
        raise BadRecord("This is not a saved Boomtown table.")
    if saved.get("game") != game.id:
        raise BadRecord(f"This is a table of '{saved.get('game')}', not of {game.title}.")
    if saved.get("rules") != game.version:
        raise BadRecord(
            f"This table was saved under rules version {saved.get('rules')} of {game.title}; "
            f"this Boomtown plays version {game.version} and can't go on from it."
        )
    try:
        return _restored(game, saved)
    except BoomtownError:
        raise
    except Exception as error:  # wrong numbers can trip a game's own code in any way
        raise BadRecord(f"This saved table is damaged: {type(error).__name__} {error}.") from None


def _restored(game: "Game", saved: dict[str, Any]) -> Table:
    seats = game.checked_seats(_whole(saved["seats"], "seats"))
    table = game.blank(seats, game.settings(saved["options"]))
    if saved["content"] != game.content_key(table):
        raise BadRecord(
            f"This table was played with other content ({saved['content']}) than the one at hand "
            f"({game.content_key(table)}); name the right folder with the option 'content'."
        )
    cells: list[list[int]] = []
    for f in table.layout.fields:
        cells.extend(_lists(table, f, saved["fields"]))
    table.fill(cells)
    table.dice = _whole(saved["dice"], "dice", 0)
    table.fair = _fair(saved.get("fair"))
    table.marks = _whole(saved["marks"], "marks", 0)
    table.moves = _whole(saved["moves"], "moves", 0)
    table.quiet = bool(saved["quiet"])
    table.agenda = [_step(game.steps[name], args, seats) for name, *args in saved["agenda"]]
    for kind, seat, args, secret, audience, move in saved["log"]:
        heard = [_whole(n, "log") for n in args], [_whole(n, "log") for n in secret]
        numbers = _whole(audience, "log"), _whole(move, "log")
        table.news = Entry(table.news, str(kind), _whole(seat, "log"), *heard, *numbers)
    table.rebuild()
    for entry in entries(table.news):
        game.told(table, entry, entry.secret)
    for seat in table.waiting:
        if not 0 <= seat < seats or not table.legal(seat):
            raise ValueError(f"seat {seat} should decide now, but has nothing to choose from")
    return table


def _lists(table: Table, f: Field, saved: dict[str, Any]) -> list[list[int]]:
    """The lists of one field, each with numbers that it can hold."""
    count = table.seats if f.per_seat else 1
    if f.see == DERIVED:
        return [[] for _ in range(count)]
    lists = saved[f.name] if f.per_seat else [saved[f.name]]
    if len(lists) != count:
        raise ValueError(f"field '{f.name}' has {len(lists)} lists")
    found = [[_whole(n, f.name) for n in one] for one in lists]
    for numbers in found:
        fault = f.fault(table, numbers)
        if fault:
            raise ValueError(fault)
    return found


def _whole(value: Any, name: str, least: int = -LARGEST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= LARGEST:
        raise ValueError(f"'{name}' holds {value!r} where a whole number belongs")
    return value


def _seat(value: Any, seats: int, name: str) -> int:
    """A seat, or -1 for none."""
    if not -1 <= _whole(value, name) < seats:
        raise ValueError(f"'{name}' names seat {value}, and there are {seats}")
    return int(value)


def _fair(saved: Any) -> Fair | None:
    if saved is None:
        return None
    secret, branch = saved
    return Fair(bytes.fromhex(secret), _whole(branch, "fair", 0))


def _step(kind: type[Step[Any]], args: list[Any], seats: int) -> Step[Any]:
    if len(args) != len(kind.fields):
        raise ValueError(f"the step {kind.__name__} has {len(args)} numbers, not {len(kind.fields)}")
    for name, value in zip(kind.fields, args, strict=True):
        if name == "seat":
            _seat(value, seats, kind.__name__)
    return kind(*[_whole(n, kind.__name__) for n in args])
