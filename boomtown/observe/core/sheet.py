"""What one seat sees of one table, as bytes that are kept up to date: only what has changed is written again."""

from typing import Any, Final

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import NOTHING, Table
from boomtown.observe.core.pieces import ZEROS, Piece

MOST: Final = 65_535  # the largest number of two bytes
ABSENT: Final = 2  # numbers of a decision are written as so much more: 0 is none, 1 is -1


class Question:
    """Where a kind of decision is written: its flag, and its numbers by name."""

    def __init__(self, flag: int, names: list[str], places: list[int], secret: list[bool]) -> None:
        self.flag = flag
        self.names = names
        self.places = places
        self.secret = secret


class Form:
    """How observations of one game, number of seats and options are laid out; shared by all sheets of a viewer."""

    def __init__(self, seat: int, size: int, pieces: list[Piece], questions: dict[str, Question]) -> None:
        self.seat = seat
        self.size = size
        self.pieces = pieces
        self.questions = questions
        self.asked = 0  # where the flags of the seats that are asked begin
        self.over = 0
        self.width = 0  # of all that is said about the decision


class Sheet:
    """The observation of one seat at one table."""

    def __init__(self, form: Form, out: bytearray, base: int) -> None:
        self.form = form
        self.out = out
        self.base = base
        self.last: list[list[int]] = [NOTHING] * len(form.pieces)
        self.step: Step[Any] | None = (
            None  # the decision as it was written last, with the seats that were asked
        )
        self.asked: list[int] = []
        self.fresh = True

    def refresh(self, table: Table) -> None:
        """Write what has changed since the last time."""
        cells, last = table.cells, self.last
        for at, piece in enumerate(self.form.pieces):
            cell = cells[piece.cell]
            old = last[at]
            if self.fresh:
                piece.write(self.out, self.base, cell)
            elif (piece.frozen and cell is old) or (not piece.frozen and cell == old):
                continue
            else:
                piece.follow(self.out, self.base, old, cell)
            last[at] = cell if piece.frozen else cell[:]
        table.keep()
        self.refresh_question(table)
        self.fresh = False

    def refresh_question(self, table: Table) -> None:
        """Write who decides what, as far as the seat may know."""
        form = self.form
        step = table.agenda[-1].shown_to(form.seat) if len(table.agenda) > 0 else None
        asked = table.asked(form.seat)
        if not self.fresh and step is not None and step is self.step and asked == self.asked:
            return
        self.step = step
        self.asked = asked
        out, base = self.out, self.base
        out[base + form.asked : base + form.asked + form.width] = ZEROS[: form.width]
        for seat in asked:
            out[base + form.asked + (seat - form.seat) % table.seats] = 1
        if step is None:
            out[base + form.over] = 1
            return
        question = form.questions.get(type(step).__name__)
        if question is not None:
            out[base + question.flag] = 1
            own = isinstance(step, Decision) and step.seat == form.seat
            for i in range(len(question.names)):
                if own or not question.secret[i]:
                    number = int(getattr(step, question.names[i])) + ABSENT
                    number = 0 if number < 0 else MOST if number > MOST else number
                    out[base + question.places[i]] = number >> 8
                    out[base + question.places[i] + 1] = number & 255
