"""A game on disk: how it was set up and what was done. Everything else is derived by playing it again."""

import json
import tomllib
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from boomtown.engine.dice import fingerprint
from boomtown.engine.errors import BadRecord, BoomtownError, IllegalAction
from boomtown.engine.game import Game
from boomtown.engine.registry import find
from boomtown.engine.steps import Step, Together
from boomtown.engine.table import Table

T = TypeVar("T")
NAMES: dict[type, str] = {int: "whole number", str: "text", list: "list"}


@dataclass
class Record:
    """A game as its header and its list of (seat, action); `table` is where it stands now.

    It is dealt from a seed, or with fair dice from a secret; then going back past a draw is a redraw: after so many
    actions the dice turn to another branch.
    """

    game: Game
    seats: int
    seed: int
    options: dict[str, str]
    names: list[str] = field(default_factory=list)
    actions: list[tuple[int, int]] = field(default_factory=list)
    secret: bytes = b""
    redraws: list[tuple[int, int]] = field(default_factory=list)  # (after so many actions, branch), rising

    def __post_init__(self) -> None:
        moves, self.actions = self.actions, []
        self.options = self.game.settings(self.options)
        self.table = self.dealt()
        self.content = self.game.content_key(self.table)
        self._open: list[bool] = []  # may the action still be taken back for free?
        for seat, action in moves:
            self.apply(seat, action)

    # --- playing -----------------------------------------------------------------------------------------------

    def dealt(self) -> Table:
        """The table as it is before the first action."""
        table = self.game.new(self.seats, self.seed, self.options, self.secret)
        self._redraw(table, 0)
        return table

    def go_on(self, table: Table, start: int, end: int) -> None:
        """Play a table that stands after `start` actions of this record on to `end`."""
        for number in range(start, end):
            table.apply(*self.actions[number])
            self._redraw(table, number + 1)

    def replay(self, count: int | None = None) -> Table:
        """The table after the first `count` actions (all of them by default), played from the start."""
        table = self.dealt()
        self.go_on(table, 0, len(self.actions[:count]))
        return table

    def _redraw(self, table: Table, count: int) -> None:
        for after, branch in self.redraws:
            if after == count:
                table.draw_anew(branch)

    def apply(self, seat: int, action: int) -> None:
        """Take an action at the table and write it down."""
        free = taken(self.table, seat, action)
        self.actions.append((seat, action))
        self._open.append(free)
        self._redraw(self.table, len(self.actions))

    def copy(self) -> "Record":
        """A record that goes its own way from here."""
        new = copy(self)
        new.table = self.table.clone()
        new.table.offered_to = -1  # others may be asking the old table at the same time
        new.actions, new.redraws, new._open = self.actions[:], self.redraws[:], self._open[:]
        return new

    def history(self) -> list[tuple[int, int, int]]:
        """What made each position: seat, action, and the branch of the dice after it (the first is the deal's)."""
        branches = dict(self.redraws)
        played = [(-1, -1), *self.actions]
        return [(seat, action, branches.get(at, 0)) for at, (seat, action) in enumerate(played)]

    # --- taking back -------------------------------------------------------------------------------------------

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
        """Go back to the first `count` actions, because everybody agreed; fair dice draw anew what was drawn since."""
        if not 0 <= count <= len(self.actions):
            raise BoomtownError(
                f"The game has {len(self.actions)} actions; it can't go back to number {count}."
            )
        if self.secret and self.replay(count).marks != self.table.marks:
            self.redraws.append((count, max([branch for _, branch in self.redraws], default=0) + 1))
        self._replay(self.actions[:count])

    def redraw(self, branch: int) -> None:
        """Draw anew from here on, by another branch of the dice."""
        self.redraws.append((len(self.actions), branch))
        self.table.draw_anew(branch)

    def _replay(self, moves: list[tuple[int, int]]) -> None:
        last = {min(after, len(moves)): branch for after, branch in self.redraws}  # none is ever forgotten
        redraws = sorted(last.items())
        again = Record(
            self.game, self.seats, self.seed, self.options, self.names, moves, self.secret, redraws
        )
        self.table, self.actions, self._open = again.table, again.actions, again._open
        self.redraws = redraws

    # --- leaving -----------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The record as the text of a file; that of a fair game tells its secret."""
        moves = ",\n".join(json.dumps([seat, self.game.actions.spell(a)]) for seat, a in self.actions)
        header = {
            "boomtown": "record",
            "game": self.game.id,
            "rules": self.game.version,
            "content": self.content,
            "seats": self.seats,
            "names": self.names,
            **self._chance(),
            "options": self.options,
            "over": self.table.over,
            "digest": self.table.digest(),
        }
        return json.dumps(header, indent=1)[:-2] + f',\n "actions": [\n{moves}\n]\n}}\n'

    def _chance(self) -> dict[str, Any]:
        if not self.secret:
            return {"seed": self.seed}
        deal = self.game.new(self.seats, 0, self.options, self.secret)
        return {
            "secret": self.secret.hex(),
            "fingerprint": fingerprint(self.secret),
            "deal": deal.digest(),
            "draws": self.table.dice,
            "redraws": self.redraws,
        }


def _top(table: Table) -> Step[Any] | None:
    return table.agenda[-1] if table.agenda else None


def _together(step: Step[Any] | None) -> bool:
    return isinstance(step, Together)


def taken(table: Table, seat: int, action: int) -> bool:
    """Take an action at a table; returns whether it may be taken back freely afterwards."""
    marks = table.marks
    top = _top(table)
    table.apply(seat, action)
    same_turn = table.waiting == (seat,) or (_together(top) and _top(table) is top)
    return same_turn and table.marks == marks


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


def from_json(text: str, options: Mapping[str, str | None] | None = None) -> Record:
    """The record that a text holds, replayed and checked to its last position.

    `options` overrides what it was set up with; None stands for the usual.
    """
    game, saved = opened(text)
    record, spelled = begun(game, saved, options or {})
    return played(record, saved, spelled)


def opened(text: str) -> tuple[Game, dict[str, Any]]:
    """The game of a record, and what is saved of it."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is not a game record: it is not JSON ({error}).") from None
    if not isinstance(saved, dict) or saved.get("boomtown") != "record":
        raise BadRecord("This is not a Boomtown game record.")
    game = find(str(saved.get("game")))
    if game is None:
        raise BadRecord(f"This record is of a game that is not here: '{saved.get('game')}'.")
    if saved.get("rules") != game.version:
        raise BadRecord(
            f"This record was played under rules version {saved.get('rules')} of {game.title}; this Boomtown has "
            f"version {game.version}. Its actions can be read, but not replayed here."
        )
    return game, saved


def _as(kind: type[T], value: Any) -> T:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"{value!r} stands where a {NAMES[kind]} belongs")
    return value


Spelled = list[tuple[int, str]]


def begun(game: Game, saved: dict[str, Any], options: Mapping[str, str | None]) -> tuple[Record, Spelled]:
    """A saved game before its first action, and the actions as they are spelled."""
    try:
        spelled = [(_as(int, seat), _as(str, words)) for seat, words in _as(list, saved["actions"])]
        names = [_as(str, name) for name in _as(list, saved["names"])]
        wished = {**saved["options"], **options}
        chosen = {name: _as(str, value) for name, value in wished.items() if value is not None}
        secret = bytes.fromhex(_as(str, saved["secret"])) if "secret" in saved else b""
        seed = 0 if secret else _as(int, saved["seed"])
        redraws = [(_as(int, at), _as(int, branch)) for at, branch in saved.get("redraws", [])]
        rising = sorted({at for at, _ in redraws})
        if redraws and (not secret or rising[0] < 0 or rising != [at for at, _ in redraws]):
            raise ValueError("the redraws are out of order")
        record = Record(game, _as(int, saved["seats"]), seed, chosen, names, [], secret, redraws)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise BadRecord(f"This record is damaged: {type(error).__name__} {error}.") from None
    if saved.get("content") != record.content:
        raise BadRecord(
            f"This game was played with other content ({saved.get('content')}) than the one at hand "
            f"({record.content}); name the right folder with --content."
        )
    return record, spelled


def played(record: Record, saved: dict[str, Any], spelled: Spelled) -> Record:
    """A record played to its end and compared with the position it was saved in."""
    for number, (seat, words) in enumerate(spelled, 1):
        try:
            record.apply(seat, record.game.actions.parse(words))
        except (BoomtownError, OverflowError) as error:
            raise BadRecord(f"Action {number} of this record can't be played: {error}") from None
    if saved.get("digest") != record.table.digest():
        raise BadRecord("This record replays to another position than the one it was saved in.")
    return record


def sampled(game: Game, file: Path, part: str, settings: dict[str, str]) -> Table:
    """The position to show that lies in a file that `make samples` plays, as far as its moves are still legal."""
    with file.open("rb") as opened:
        played = tomllib.load(opened)[part]
    table = game.new(played["seats"], played["seed"], settings)
    for move in played["moves"]:
        seat, words = move.split(" ", 1)
        action = game.actions.parse(words)
        if not table.accepts(int(seat), action):
            break
        table.apply(int(seat), action)
    return table
