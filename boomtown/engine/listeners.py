"""What cards listen to: one kind of listener for triggers, reactions and standing effects."""

from typing import TYPE_CHECKING, Any, Generic

from mypy_extensions import mypyc_attr

from boomtown.engine.cards import Carry
from boomtown.engine.steps import Step, T

if TYPE_CHECKING:
    from boomtown.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening:
    """Something that cards may listen to: of which kind, and who did it (or -1). A game adds what else matters."""

    def __init__(self, on: int, actor: int) -> None:
        self.on = on
        self.actor = actor


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[T]):
    """A card's answer to a kind of happening: the program that it carries out. A game adds what it looks at."""

    def __init__(self, on: int, program: int) -> None:
        self.on = on
        self.program = program

    def hears(self, t: T, seat: int, card: int, what: Happening) -> bool:
        """Whether it answers to this one, for the seat that has the card."""
        return True

    def answer(self, t: T, seat: int, card: int, what: Happening) -> Step[Any]:
        """The step that answers: its program, or a question whether it shall."""
        return Carry(seat, what.actor, card, self.program, 0)


def listen(
    t: "Table", listeners: list[Listener[Any]], seat: int, card: int, what: Happening, found: list[Step[Any]]
) -> None:
    """Add the answers of one card of a seat to those found so far."""
    for listener in listeners:
        if listener.on == what.on and listener.hears(t, seat, card, what):
            found.append(listener.answer(t, seat, card, what))


def put(t: "Table", steps: list[Step[Any]]) -> None:
    """Put steps on the agenda so that they happen in this order."""
    for i in range(len(steps) - 1, -1, -1):
        t.agenda.append(steps[i])
