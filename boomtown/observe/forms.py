"""How an observation is laid out: made from what the fields of a table declare, by whitelist, the viewer first."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from boomtown.engine.fields import DERIVED, HIDDEN, OPEN, OWN, PRIVATE, Field
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.observe.core.pieces import Count, Piece
from boomtown.observe.core.sheet import Form, Question, Sheet
from boomtown.observe.writing import Drawn, drawn_field

FLAG, AMOUNT, LOW, HIGH = (
    1.0,
    1 / 16,
    1 / 16,
    16.0,
)  # what a byte is multiplied with where observations are floats


@dataclass
class Names:
    """What each byte of an observation means, and its weight as a float."""

    words: list[str] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)

    def add(self, words: list[str], weights: list[float]) -> None:
        """Name some more bytes."""
        self.words += words
        self.weights += weights


class Forms:
    """The layout of observations of one game, number of seats and options, for each viewer."""

    def __init__(self, table: Table) -> None:
        self.game: Game = GAMES[table.game_id]
        self.seats = table.seats
        self.names = Names()
        self.kinds = sorted(name for name, kind in self.game.steps.items() if issubclass(kind, Decision))
        self.numbers = sorted(
            {name for kind in self.kinds for name in self.game.steps[kind].fields if name != "seat"}
        )
        self.viewers = [self._form(table, seat) for seat in range(table.seats)]
        self.size = self.viewers[0].size

    @cached_property
    def weights(self) -> npt.NDArray[np.float32]:
        """What the bytes are multiplied with where observations are floats."""
        return np.array(self.names.weights, np.float32)

    def sheet(self, seat: int) -> Sheet:
        """An observation of its own for a seat."""
        return Sheet(self.viewers[seat], bytearray(self.size), 0)

    def _form(self, table: Table, viewer: int) -> Form:
        names = Names()
        pieces: list[Piece] = []
        for declared, start in zip(table.layout.fields, table.starts):
            for step in range(table.seats if declared.per_seat else 1):
                seat = (viewer + step) % table.seats if declared.per_seat else 0
                who = (" of " + seat_name(step)) if declared.per_seat else ""
                drawn = seen(declared, table, viewer, declared.per_seat and step == 0)
                if drawn is not None:
                    at = len(names.words)
                    pieces.append(drawn.piece(start + seat, at, declared.frozen))
                    names.add([declared.name + who + word for word in drawn.words], drawn.weights)
        form = Form(viewer, 0, pieces, {})
        self._add_question(form, names)
        self.names = names
        return form

    def _add_question(self, form: Form, names: Names) -> None:
        """Who is asked, what kind of decision it is, its numbers, and whether the game is over."""
        form.asked = len(names.words)
        names.add([f"{seat_name(step)} decides" for step in range(self.seats)], [FLAG] * self.seats)
        first = len(names.words)
        names.add([f"decision {kind}" for kind in self.kinds], [FLAG] * len(self.kinds))
        form.over = len(names.words)
        names.add(["the game is over"], [FLAG])
        place = {name: len(names.words) + 2 * i for i, name in enumerate(self.numbers)}
        for name in self.numbers:
            names.add([f"decision's {name} + 2, 256s", f"decision's {name} + 2, ones"], [HIGH, LOW])
        for i, kind in enumerate(self.kinds):
            step = self.game.steps[kind]
            told = [name for name in step.fields if name != "seat"]
            places, secret = [place[name] for name in told], [name in step.secret for name in told]
            form.questions[kind] = Question(first + i, told, places, secret)
        form.size = len(names.words)
        form.width = form.size - form.asked


KEPT: dict[str, Forms] = {}  # by game, content, seats and options


def forms_of(table: Table) -> Forms:
    """The layout of observations of a table; tables of the same kind share one."""
    key = json.dumps([table.game_id, GAMES[table.game_id].content_key(table), table.seats, table.settings])
    if key not in KEPT:
        KEPT[key] = Forms(table)
    return KEPT[key]


def observed(table: Table, seat: int) -> bytes:
    """What a seat sees of a table, written from the beginning."""
    sheet = forms_of(table).sheet(seat)
    sheet.refresh(table)
    return bytes(sheet.out)


def explained(forms: Forms, observation: Sequence[float] | npt.NDArray[Any]) -> list[str]:
    """Every byte of an observation that is not zero, with its name."""
    return [f"{name} = {value}" for name, value in zip(forms.names.words, observation, strict=True) if value]


def seat_name(step: int) -> str:
    """A seat as a viewer sees it: themselves, then the others in order."""
    return "me" if step == 0 else f"player +{step}"


def seen(declared: Field, table: Table, viewer: int, own: bool) -> Drawn | None:
    """How a viewer sees a list: as it is, how many it holds, or not at all; what declares nothing is never shown."""
    if declared.holds is None:
        return None
    if declared.see in (OPEN, DERIVED) or (own and declared.see in (OWN, PRIVATE)):
        return drawn_field(declared, table, viewer)
    if declared.see in (HIDDEN, OWN):
        return Drawn([": how many"], [AMOUNT], lambda cell, at, frozen: Count(cell, at, 1, frozen))
    return None
