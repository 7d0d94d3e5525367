"""The pieces of an observation: each writes one list of a table into its place among the bytes."""

from typing import Final

HIGHEST: Final = 255
LARGE_HEAP: Final = 40  # of a heap that changes by so many things all are counted anew
LONGEST: Final = 16_384
ZEROS: Final[bytes] = bytes(LONGEST)


class Piece:
    """Where one cell of a table is written, and how."""

    def __init__(self, cell: int, start: int, width: int, frozen: bool) -> None:
        self.cell = cell
        self.start = start
        self.width = width
        self.frozen = frozen  # whether a cell that changes becomes another list

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        """Write the cell as it stands now."""
        raise TypeError(type(self).__name__ + " must say how it is written")

    def follow(self, out: bytearray, base: int, old: list[int], cell: list[int]) -> None:
        """Write the cell where `old` was written before."""
        self.write(out, base, cell)

    def clear(self, out: bytearray, base: int) -> int:
        """Forget what was written; returns where the piece begins."""
        at = base + self.start
        out[at : at + self.width] = ZEROS[: self.width]
        return at


class Rows(Piece):
    """Numbers one after another, each as the row of bytes that belongs to it; the rest is empty."""

    def __init__(
        self, cell: int, start: int, width: int, frozen: bool, tables: list[list[bytes]], leasts: list[int]
    ) -> None:
        super().__init__(cell, start, width, frozen)
        self.tables = tables  # for each column the rows of its numbers, from the least on
        self.leasts = leasts
        self.turn = (
            0  # how many numbers belong to the seats before the viewer's, if it is laid out over seats first
        )
        self.seated = 0  # how many belong to all seats

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        numbers = cell
        if self.turn > 0 and len(cell) >= self.seated:
            numbers = cell[self.turn : self.seated] + cell[: self.turn] + cell[self.seated :]
        rows: list[bytes] = []
        columns = len(self.tables)
        table, least = self.tables[0], self.leasts[0]
        place = 0
        for number in numbers:
            if columns > 1:
                table, least = self.tables[place % columns], self.leasts[place % columns]
                place += 1
            index = number - least
            if index >= len(table):
                index = len(table) - 1
            rows.append(table[index if index > 0 else 0])
        written = b"".join(rows)
        at, length = base + self.start, len(written)
        if length >= self.width:
            out[at : at + self.width] = written[: self.width]
            return
        out[at : at + length] = written
        out[at + length : at + self.width] = ZEROS[: self.width - length]

    def follow(self, out: bytearray, base: int, old: list[int], cell: list[int]) -> None:
        if len(self.tables) > 1 or len(old) != len(cell):
            self.write(out, base, cell)
            return
        table, least = self.tables[0], self.leasts[0]
        width, start = len(table[0]), base + self.start
        for place in range(len(cell)):
            number = cell[place]
            if number != old[place]:
                index = number - least
                if index >= len(table):
                    index = len(table) - 1
                seen = place
                if place < self.seated:
                    seen -= self.turn
                    if seen < 0:
                        seen += self.seated
                at = start + seen * width
                if at + width <= start + self.width:
                    out[at : at + width] = table[index if index > 0 else 0]


class Sets(Piece):
    """Sets as bits, one flag for each thing that may belong to them."""

    def __init__(
        self, cell: int, start: int, width: int, frozen: bool, things: int, turn: int, seated: int
    ) -> None:
        super().__init__(cell, start, width, frozen)
        self.things = things
        self.turn = turn
        self.seated = seated

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        numbers = cell[self.turn : self.seated] + cell[: self.turn] + cell[self.seated :]
        at = self.clear(out, base)
        for mask in numbers:
            for thing in range(self.things):
                if (mask >> thing) & 1:
                    out[at + thing] = 1
            at += self.things


class Heap(Piece):
    """How many of each thing there are; a pair or an action counts in two places."""

    def __init__(
        self, cell: int, start: int, width: int, frozen: bool, slots: list[int], second: list[int]
    ) -> None:
        super().__init__(cell, start, width, frozen)
        self.slots = slots  # of each number: its place
        self.second = second  # its other place; empty if it has one only

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        self.clear(out, base)
        self.add(out, base, cell, 0, 1)

    def follow(self, out: bytearray, base: int, old: list[int], cell: list[int]) -> None:
        shorter = len(old) if len(old) < len(cell) else len(cell)
        same = 0
        while same < shorter and old[same] == cell[same]:
            same += 1
        if len(old) + len(cell) - 2 * same >= LARGE_HEAP or len(old) > HIGHEST:
            self.write(out, base, cell)
            return
        self.add(out, base, old, same, -1)
        self.add(out, base, cell, same, 1)

    def add(self, out: bytearray, base: int, cell: list[int], first: int, change: int) -> None:
        """Count the things from one on, or count them no more."""
        start = base + self.start
        for i in range(first, len(cell)):
            number = cell[i]
            if 0 <= number < len(self.slots):
                place = start + self.slots[number]
                count = out[place] + change
                if count <= HIGHEST:
                    out[place] = count
                if len(self.second) > 0:
                    place = start + self.second[number]
                    count = out[place] + change
                    if count <= HIGHEST:
                        out[place] = count


class Pile(Piece):
    """How far from the top of the pile each thing lies, the top being 1."""

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        at = self.clear(out, base)
        depth = len(cell)
        for number in cell:
            if 0 <= number < self.width:
                out[at + number] = depth if depth < HIGHEST else HIGHEST
            depth -= 1


class Where(Piece):
    """In which of few places each of many things lies, the first being 1."""

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        at = self.clear(out, base)
        for place, number in enumerate(cell):
            if 0 <= number < self.width:
                out[at + number] = place + 1


class Count(Piece):
    """How many there are, of what the viewer may not see."""

    def write(self, out: bytearray, base: int, cell: list[int]) -> None:
        out[base + self.start] = len(cell) if len(cell) < HIGHEST else HIGHEST
