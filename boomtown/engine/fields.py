"""The field table: one list of fields drives copy, JSON, digest and view of a game's table."""

from typing import Final

OPEN: Final = 0  # everyone sees it
OWN: Final = 1  # one list a seat: its owner sees it, the others see how many
HIDDEN: Final = 2  # nobody sees it; everyone sees how many
SECRET: Final = 3  # nobody sees it, nor how many
PRIVATE: Final = 4  # one list a seat: its owner sees it, the others nothing, not even how many
DERIVED: Final = 5  # follows from the other fields: not saved, not shown, made anew by `rebuild`


class Field:
    """One list of whole numbers of a table (or one list a seat) and who may see it."""

    def __init__(
        self, name: str, see: int = OPEN, per_seat: bool = False, size: int = -1, frozen: bool = False
    ) -> None:
        self.name = name
        self.see = see
        self.per_seat = per_seat
        self.size = size  # a fixed length, or -1 where the length varies
        self.frozen = frozen  # copies share the list: whoever changes it calls `table.renew` first


class Layout:
    """Where each field's lists stand among a table's cells."""

    def __init__(self, fields: list[Field], together: bool = True) -> None:
        self.together = (
            together  # whether seats ever decide at the same time: then each needs a place for its picks
        )
        self.fields = [Field("picks", PRIVATE, True), *fields] if together else fields
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

    def start(self, name: str, seats: int) -> int:
        """The number of a field's first cell."""
        at = 0
        for f in self.fields:
            if f.name == name:
                return at
            at += seats if f.per_seat else 1
        raise KeyError(name)
