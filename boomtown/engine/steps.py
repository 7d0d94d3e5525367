"""What is still to happen: steps, the automatic ones and the decisions. A step never changes."""

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from boomtown.engine.table import Table


class Step:
    """Something that happens by itself when its turn on the agenda comes."""

    fields: ClassVar[tuple[str, ...]] = ()  # attribute names, in the order of __init__
    secret: ClassVar[tuple[str, ...]] = ()  # those of them that only the deciding seat sees

    def run(self, table: "Table") -> None:
        """Change the table; may put more steps on its agenda."""
        raise TypeError(type(self).__name__ + " is a decision: it waits for a seat and never runs by itself")

    def shown_to(self, viewer: int) -> "Step":
        """The step as another seat (-1: a spectator) may know it: itself, or the step its secret choices began with."""
        return self

    def args(self) -> list[int]:
        """The numbers that make this step again."""
        return [int(getattr(self, name)) for name in type(self).fields]


class Decision(Step):
    """A choice of one seat: the table waits until it is taken."""

    rules: ClassVar[tuple[str, ...]] = ()  # the ledger rules it stands on

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, table: "Table") -> tuple[int, ...]:
        """The seats that must decide now."""
        return (self.seat,)

    def options(self, table: "Table", seat: int) -> list[int]:
        """Every action the seat may take, in a stable order."""
        raise TypeError(type(self).__name__ + " must say what its options are")

    def take(self, table: "Table", seat: int, action: int) -> None:
        """Carry out an option. The decision is off the agenda already; it goes back on if it is not done."""
        raise TypeError(type(self).__name__ + " must say what taking an option does")

    def why_not(self, table: "Table", seat: int, action: int) -> tuple[str, ...]:
        """The rules that forbid an action which is not offered; empty leaves it to `rules`."""
        return ()


class Together(Decision):
    """A choice that several seats make at the same time, hidden until the last has made it.

    Each seat picks one action after another until `finished`; what it picked lies in `table.picks[seat]`, which
    only that seat sees. Picking changes nothing else, so the order in which the seats pick can't matter.
    """

    def __init__(self) -> None:
        super().__init__(-1)

    def asked(self, table: "Table") -> list[int]:
        """All seats that take part."""
        return list(range(table.seats))

    def finished(self, table: "Table", seat: int) -> bool:
        """Whether a seat has picked all it has to; by default one pick."""
        return len(table.picks[seat]) > 0

    def resolve(self, table: "Table") -> None:
        """Reveal the picks and act on them, in the rulebook's order; they are cleared afterwards."""
        raise TypeError(type(self).__name__ + " must say what happens when all have picked")

    def seats(self, table: "Table") -> tuple[int, ...]:
        open_seats: list[int] = []
        for seat in self.asked(table):
            if not self.finished(table, seat):
                open_seats.append(seat)
        return tuple(open_seats)

    def take(self, table: "Table", seat: int, action: int) -> None:
        table.picks[seat].append(action)
        if len(self.seats(table)) > 0:
            table.moves -= 1  # nobody may count the picks of the others
            table.agenda.append(self)
            return
        table.mark()
        self.resolve(table)
        for picks in table.picks:
            picks.clear()
