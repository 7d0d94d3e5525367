"""What the numbers of a field stand for: seats, cards, spaces, plain numbers, actions, pairs and sets of these."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from boomtown.engine.table import Table

THING: Final = 0  # one of several that have names: a card, a space
NUMBER: Final = 1  # an amount
A_SEAT: Final = 2  # a seat, or something that is numbered behind the seats
PAIR: Final = 3  # two numbers in one: first * stride + second
SET: Final = 4  # several of several, as bits
AN_ACTION: Final = 5  # a number of the game's catalogue
COLUMNS: Final = 6  # numbers of several kinds that take turns


class Kind:
    """What one number stands for: it lies from `least` to below `size(table)`."""

    def __init__(
        self,
        name: str,
        count: int,
        sort: int = THING,
        least: int = 0,
        named: Callable[[Any], list[str]] | None = None,
        parts: list["Kind"] | None = None,
        stride: int = 0,
    ) -> None:
        self.name = name
        self.count = (
            count  # how many there are, at most where a content pack says it; of seats: behind the seats
        )
        self.sort = sort
        self.least = least
        self.named = named  # their names at a table, where a content pack says how many there are
        self.parts: list[Kind] = [] if parts is None else parts
        self.stride = (
            stride  # of a pair, 0: the size of the second; of seats: where others begin, 0: after the last
        )

    def at(self, place: int) -> "Kind":
        """What the number in a place stands for: the same everywhere, or each column's own."""
        return self.parts[place % len(self.parts)] if self.sort == COLUMNS else self

    def size(self, table: "Table") -> int:
        """The number after the largest one."""
        if self.sort == A_SEAT:
            return self.others_from(table) + self.count
        if self.sort == PAIR:
            return self.parts[0].size(table) * self.step(table)
        if self.sort == SET:
            return 1 << self.parts[0].size(table)
        return self.count if self.named is None else len(self.named(table))

    def names(self, table: "Table") -> list[str]:
        """What the things are called, from 0 on."""
        if self.named is not None:
            return self.named(table)
        return [f"{self.name} {i}" if self.count > 1 else self.name for i in range(self.count)]

    def others_from(self, table: "Table") -> int:
        """Of seats: the number of the first that is no seat."""
        return self.stride if self.stride > 0 else table.seats

    def step(self, table: "Table") -> int:
        """Of a pair: by how much the number grows with the first."""
        return self.stride if self.stride > 0 else self.parts[1].size(table)

    def has(self, table: "Table", number: int) -> bool:
        """Whether a number can stand for such a thing at a table."""
        if number < self.least:
            return False
        if self.sort == A_SEAT:
            return number < table.seats or self.others_from(table) <= number < self.size(table)
        if self.sort == PAIR:
            first, second = number // self.step(table), number % self.step(table)
            return self.parts[0].has(table, first) and self.parts[1].has(table, second)
        return number < self.size(table)


def things(name: str, count: int, named: Callable[[Any], list[str]] | None = None) -> Kind:
    """So many things of a kind; where a content pack says how many there are, `named` gives their names."""
    return Kind(name, count, THING, 0, named)


def up_to(most: int, least: int = 0) -> Kind:
    """An amount from `least` to `most`."""
    return Kind("number", most + 1, NUMBER, least)


def or_none(kind: Kind, least: int = -1) -> Kind:
    """The same kind, or a number below zero where there is none."""
    return Kind(kind.name, kind.count, kind.sort, least, kind.named, kind.parts, kind.stride)


def seat_or(others: int, stride: int = 0) -> Kind:
    """A seat, or one of some others that are numbered from `stride` on (0: after the last seat)."""
    return Kind("seat", others, A_SEAT, stride=stride)


def pair(first: Kind, second: Kind, stride: int = 0) -> Kind:
    """Two in one number: first * stride + second, the stride being how many there are of the second if it isn't said."""
    return Kind(first.name + " and " + second.name, 0, PAIR, parts=[first, second], stride=stride)


def set_of(kind: Kind) -> Kind:
    """Several of a kind, as bits."""
    return Kind("set", 0, SET, parts=[kind])


def columns(kinds: list[Kind]) -> Kind:
    """Rows of numbers, each of its own kind: those of the first row, then those of the second."""
    return Kind("row", 0, COLUMNS, parts=kinds)


SEAT: Final[Kind] = seat_or(0)
NO_SEAT: Final[Kind] = or_none(SEAT)  # a seat or -1
FLAG: Final[Kind] = up_to(1)
ACTION: Final[Kind] = Kind("action", 1 << 15, AN_ACTION)
REGISTER: Final[Kind] = up_to((1 << 15) - 1, -1)  # what an interpreter remembers
ONE: Final[Kind] = things("", 1)  # a field of a single number is laid out over it
