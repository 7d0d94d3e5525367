"""What is still to happen: steps, the automatic ones and the decisions. A step never changes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from boomtown.engine.limits import Fact, Limit, broken

if TYPE_CHECKING:
    from boomtown.engine.table import Table

T = TypeVar("T", bound="Table")  # the game's own table: `class Turn(Step[AgeTable])`


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """Something that happens by itself when its turn on the agenda comes."""

    fields: ClassVar[tuple[str, ...]] = ()  # attribute names, in the order of __init__
    secret: ClassVar[tuple[str, ...]] = ()  # those of them that only the deciding seat sees

    def run(self, table: T) -> None:
        """Change the table; may put more steps on its agenda."""
        raise TypeError(type(self).__name__ + " is a decision: it waits for a seat and never runs by itself")

    def shown_to(self, viewer: int) -> "Step[T]":
        """The step as another seat (-1: a spectator) may know it: itself, or the step its secret choices began with."""
        return self

    def args(self) -> list[int]:
        """The numbers that make this step again."""
        return [int(getattr(self, name)) for name in type(self).fields]


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """A choice of one seat: the table waits until it is taken, unless there is nothing to choose from."""

    rules: ClassVar[tuple[str, ...]] = ()  # the ledger rules it stands on
    hides: ClassVar[bool] = (
        False  # only the seat knows whether it has a choice: it is asked even if it has none
    )
    never_sole: ClassVar[bool] = False  # there are always two options or more: nobody need look

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def standing_on(self, table: T) -> tuple[str, ...]:
        """The ledger rules it stands on here."""
        return type(self).rules

    def seats(self, table: T) -> tuple[int, ...]:
        """The seats that must decide now."""
        return (self.seat,)

    def asks(self, table: T, seat: int) -> bool:
        """Whether a seat must decide now."""
        return seat == self.seat

    def options(self, table: T, seat: int) -> list[int]:
        """Every action the seat may take, in a stable order."""
        raise TypeError(type(self).__name__ + " must say what its options are")

    def take(self, table: T, seat: int, action: int) -> None:
        """Carry out an option. The decision is off the agenda already; it goes back on if it is not done."""
        raise TypeError(type(self).__name__ + " must say what taking an option does")

    def accepted(self, table: T, seat: int) -> list[int]:
        """Every action a person may take: the options, unless the same can be said in several ways."""
        return self.options(table, seat)

    def limits(self, table: T, seat: int, action: int) -> Sequence[Limit]:
        """The limits that an action is under here; none if the decision doesn't speak of such an action."""
        return ()

    def why(self, table: T, seat: int, action: int) -> list[Fact]:
        """What forbids an action that is not accepted; nothing if the decision doesn't speak of such an action."""
        return broken(self.limits(table, seat, action), table, seat, action)

    def sole(self, table: T, seat: int) -> list[int]:
        """The actions that a seat has to take here, if it has no choice; nothing if it has."""
        options = self.options(table, seat)
        return options if len(options) == 1 else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision[T]):
    """A choice that several seats make at the same time, hidden until the last has made it.

    Each seat picks one action after another until `finished`; what it picked lies in `table.picks[seat]`, which
    only that seat sees. Picking changes nothing else, so the order in which the seats pick can't matter. Nobody sees
    who has finished: the question stays open until the last has answered.
    """

    hides: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(-1)

    def asked(self, table: T) -> list[int]:
        """All seats that take part."""
        return list(range(table.seats))

    def finished(self, table: T, seat: int) -> bool:
        """Whether a seat has picked all it has to; by default one pick."""
        return len(table.picks[seat]) > 0

    def resolve(self, table: T) -> None:
        """Reveal the picks and act on them, in the rulebook's order; they are cleared afterwards."""
        raise TypeError(type(self).__name__ + " must say what happens when all have picked")

    def seats(self, table: T) -> tuple[int, ...]:
        open_seats: list[int] = []
        for seat in self.asked(table):
            if not self.finished(table, seat):
                open_seats.append(seat)
        return tuple(open_seats)

    def asks(self, table: T, seat: int) -> bool:
        return seat in self.asked(table) and not self.finished(table, seat)

    def waits(self, table: T) -> bool:
        """Whether a seat has still to pick."""
        for seat in self.asked(table):
            if not self.finished(table, seat):
                return True
        return False

    def take(self, table: T, seat: int, action: int) -> None:
        table.own_picks(seat).append(action)
        if self.waits(table):
            table.moves -= 1  # nobody may count the picks of the others
            table.agenda.append(self)
            return
        table.mark()
        self.close(table)

    def close(self, table: T) -> None:
        """All have picked: act on it, and forget the picks."""
        self.resolve(table)
        for seat in range(len(table.picks)):
            if len(table.picks[seat]) > 0:
                table.own_picks(seat).clear()
