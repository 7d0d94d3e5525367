"""The field table: one list of fields drives copy, JSON, digest and view of a game's table."""

from typing import TYPE_CHECKING, Final

from boomtown.engine.kinds import ACTION, Kind

if TYPE_CHECKING:
    from boomtown.engine.table import Table

OPEN: Final = 0  # everyone sees it
OWN: Final = 1  # one list a seat: its owner sees it, the others see how many
HIDDEN: Final = 2  # nobody sees it; everyone sees how many
SECRET: Final = 3  # nobody sees it, nor how many
PRIVATE: Final = 4  # one list a seat: its owner sees it, the others nothing, not even how many
DERIVED: Final = 5  # follows from the other fields: not saved, not shown, made anew by `rebuild`


ANY_ORDER: Final[list[Kind]] = []  # laid out over nothing: a heap, whose order says nothing
IN_ORDER: Final[list[Kind]] = []  # a pile, the top or newest is the last


class Field:
    """One list of whole numbers of a table (or one list a seat), who may see it and what it means."""

    def __init__(
        self,
        name: str,
        see: int = OPEN,
        per_seat: bool = False,
        size: int = -1,
        frozen: bool = False,
        over: list[Kind] = ANY_ORDER,
        holds: Kind | None = None,
    ) -> None:
        self.name = name
        self.see = see
        self.per_seat = per_seat
        self.size = size  # a fixed length, or -1 where the length varies
        self.frozen = frozen  # copies share the list: whoever changes it calls `table.renew` first
        self.over = over  # what it is laid out over: each seat, each space of each seat; or a heap or a pile
        self.holds = holds  # what a number stands for; a derived field that says it follows from what all see

    @property
    def piled(self) -> bool:
        """Whether it is a pile, whose order counts."""
        return self.over is IN_ORDER

    def places(self, table: "Table") -> int:
        """How many places it is laid out over; -1 for a heap or a pile."""
        if len(self.over) == 0:
            return -1
        total = 1
        for kind in self.over:
            total *= kind.size(table)
        return total

    def fault(self, table: "Table", numbers: list[int]) -> str:
        """What is wrong with a list of this field, in words; empty if it could stand at such a table."""
        places = self.places(table)
        if 0 <= self.size != len(numbers):
            return f"'{self.name}' has {len(numbers)} numbers, not {self.size}"
        if 0 <= places < len(numbers):
            return f"'{self.name}' has {len(numbers)} numbers, more than {places}"
        if self.holds is not None:
            for place, number in enumerate(numbers):
                kind = self.holds.at(place)
                if not kind.has(table, number):
                    return f"'{self.name}' has {number}, which is no {kind.name} of this table"
        return ""


class Layout:
    """Where each field's lists stand among a table's cells."""

    def __init__(self, fields: list[Field], together: bool = True) -> None:
        self.together = (
            together  # whether seats ever decide at the same time: then each needs a place for its picks
        )
        self.fields = (
            [Field("picks", PRIVATE, True, frozen=True, holds=ACTION), *fields] if together else fields
        )
        names = [f.name for f in self.fields]
        if len(set(names)) != len(names):
            raise ValueError("two fields of one table have the same name")

    def cells(self, seats: int) -> int:
        """How many lists a table of so many seats holds."""
        total = 0
        for f in self.fields:
            total += seats if f.per_seat else 1
        return total

    def loose(self, seats: int) -> list[int]:
        """The numbers of the cells that every copy of a table needs for itself."""
        found: list[int] = []
        at = 0
        for f in self.fields:
            count = seats if f.per_seat else 1
            if not f.frozen:
                found.extend(range(at, at + count))
            at += count
        return found

    def starts(self, seats: int) -> list[int]:
        """The number of each field's first cell."""
        found: list[int] = []
        at = 0
        for f in self.fields:
            found.append(at)
            at += seats if f.per_seat else 1
        return found
