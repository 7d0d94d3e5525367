"""A game on disk: how it was set up and what was done. Everything else is derived by playing it again."""

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from boomtown.engine.errors import BadRecord, BoomtownError, IllegalAction
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Step, Together
from boomtown.engine.table import Table

T = TypeVar("T")
NAMES: dict[type, str] = {int: "whole number", str: "text", list: "list"}


@dataclass
class Record:
    """A game as its header and its list of (seat, action); `table` is where it stands now."""

    game: Game
    seats: int
    seed: int
    options: dict[str, str]
    names: list[str] = field(default_factory=list)
    actions: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        moves, self.actions = self.actions, []
        self.table = self.game.new(self.seats, self.seed, self.options)
        self.content = self.game.content_key(self.table)
        self._open: list[bool] = []  # may the action still be taken back for free?
        for seat, action in moves:
            self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Take an action at the table and write it down."""
        table = self.table
        marks = table.marks
        top = table.agenda[-1] if table.agenda else None
        table.apply(seat, action)
        self.actions.append((seat, action))
        same_turn = table.waiting == (seat,) or (_together(top) and _top(table) is top)
        self._open.append(same_turn and table.marks == marks)

    def _last_of(self, seat: int) -> int:
        """The place of the seat's last action, if only picks made at the same time came after it; else -1."""
        at = len(self.actions) - 1
        if not _together(_top(self.table)):
            return at if at >= 0 and self.actions[at][0] == seat else -1
        while at >= 0 and self._open[at]:
            if self.actions[at][0] == seat:
                return at
            at -= 1
        return -1

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last action back without asking anybody."""
        at = self._last_of(seat)
        return at >= 0 and self._open[at]

    def undo(self, seat: int) -> None:
        """Take back the seat's last action: free until something was drawn, rolled, revealed or the turn passed."""
        if not self.may_undo(seat):
            raise IllegalAction(
                "That can't be taken back freely: something became known or the turn has passed. Ask the others."
            )
        at = self._last_of(seat)
        self._replay([move for i, move in enumerate(self.actions) if i != at])

    def restart_turn(self, seat: int) -> None:
        """Take back all that the seat may take back."""
        while self.may_undo(seat):
            self.undo(seat)

    def undo_agreed(self, count: int) -> None:
        """Go back to the first `count` actions, because everybody agreed."""
        if not 0 <= count <= len(self.actions):
            raise BoomtownError(
                f"The game has {len(self.actions)} actions; it can't go back to number {count}."
            )
        self._replay(self.actions[:count])

    def _replay(self, moves: list[tuple[int, int]]) -> None:
        again = Record(self.game, self.seats, self.seed, self.options, self.names, moves)
        self.table, self.actions, self._open = again.table, again.actions, again._open

    def replay(self, count: int | None = None) -> Table:
        """The table after the first `count` actions (all of them by default), played from the start."""
        table = self.game.new(self.seats, self.seed, self.options)
        for seat, action in self.actions[:count]:
            table.apply(seat, action)
        return table

    def to_json(self) -> str:
        """The record as the text of a file."""
        moves = ",\n".join(json.dumps([seat, self.game.actions.spell(a)]) for seat, a in self.actions)
        header = {
            "boomtown": "record",
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.content,
            "seats": self.seats,
            "names": self.names,
            "seed": self.seed,
            "options": self.options,
            "over": self.table.over,
            "digest": self.table.digest(),
        }
        return json.dumps(header, indent=1)[:-2] + f',\n "actions": [\n{moves}\n]\n}}\n'


def _top(table: Table) -> Step | None:
    return table.agenda[-1] if table.agenda else None


def _together(step: Step | None) -> bool:
    return isinstance(step, Together)


def save(record: Record, path: Path | str) -> None:
    """Write a record to a file."""
    Path(path).write_text(record.to_json(), encoding="utf-8")


def load(path: Path | str, options: dict[str, str] | None = None) -> Record:
    """Read a record from a file and play it; `options` overrides what it was set up with (a content folder)."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} can't be read: {error}.") from None
    return from_json(text, options)


def from_json(text: str, options: dict[str, str] | None = None) -> Record:
    """The record that a text holds, replayed and checked to its last position."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is not a game record: it is not JSON ({error}).") from None
    if not isinstance(saved, dict) or saved.get("boomtown") != "record":
        raise BadRecord("This is not a Boomtown game record.")
    game = GAMES.get(str(saved.get("game")))
    if game is None:
        raise BadRecord(f"This record is of a game that is not here: '{saved.get('game')}'.")
    if saved.get("rules") != game.version:
        raise BadRecord(
            f"This record was played under rules version {saved.get('rules')} of {game.title}; this Boomtown has "
            f"version {game.version}. Its actions can be read, but not replayed here."
        )
    return _read(game, saved, options or {})


def _as(kind: type[T], value: Any) -> T:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"{value!r} stands where a {NAMES[kind]} belongs")
    return value


def _read(game: Game, saved: dict[str, Any], options: dict[str, str]) -> Record:
    try:
        moves = [
            (_as(int, seat), game.actions.parse(_as(str, words)))
            for seat, words in _as(list, saved["actions"])
        ]
        names = [_as(str, name) for name in _as(list, saved["names"])]
        chosen = {name: _as(str, value) for name, value in {**saved["options"], **options}.items()}
        record = Record(game, _as(int, saved["seats"]), _as(int, saved["seed"]), chosen, names)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"This record is damaged: {type(error).__name__} {error}.") from None
    if saved.get("content") != record.content:
        raise BadRecord(
            f"This game was played with other content ({saved.get('content')}) than the one at hand "
            f"({record.content}); name the right folder with --content."
        )
    for number, (seat, action) in enumerate(moves, 1):
        try:
            record.apply(seat, action)
        except IllegalAction as error:
            raise BadRecord(f"Action {number} of this record can't be played: {error}") from None
    if saved.get("digest") != record.table.digest():
        raise BadRecord("This record replays to another position than the one it was saved in.")
    return record


def sampled(game: Game, file: Path, part: str, settings: dict[str, str]) -> Table:
    """The position to show that lies in a file made by tools/sample.py, as far as its moves are still legal."""
    with file.open("rb") as opened:
        played = tomllib.load(opened)[part]
    table = game.new(played["seats"], played["seed"], settings)
    for move in played["moves"]:
        seat, words = move.split(" ", 1)
        action = game.actions.parse(words)
        if action not in table.options(int(seat)):
            break
        table.apply(int(seat), action)
    return table
