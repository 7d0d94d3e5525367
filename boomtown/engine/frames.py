"""What an effect under way remembers: a run of named numbers for each, the innermost last, in one cell of the table.

A game names its slots (`DONE: Final = 0`) and says how many there are (`FRAME: Final = Frame(4)`); the cell is a field of
its table, so that copies, saving and views come of themselves.
"""


class Frame:
    """How long a run of numbers is, and how the innermost is read and written."""

    def __init__(self, size: int) -> None:
        self.size = size

    def open(self, cell: list[int], values: list[int]) -> None:
        """An effect begins, with these numbers."""
        if len(values) != self.size:
            raise ValueError("a frame needs a number for every slot")
        cell.extend(values)

    def close(self, cell: list[int]) -> None:
        """The innermost effect is over."""
        del cell[len(cell) - self.size :]

    def look(self, cell: list[int], slot: int) -> int:
        """A number of the innermost effect."""
        return cell[slot - self.size]

    def note(self, cell: list[int], slot: int, value: int) -> None:
        """Remember a number for the innermost effect."""
        cell[slot - self.size] = value

    def add(self, cell: list[int], slot: int, more: int) -> None:
        """Add to a number of the innermost effect."""
        cell[slot - self.size] += more
