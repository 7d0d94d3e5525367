"""What a report is made of: sections of figures, each with a title, a sentence, a plot and the table behind it."""

from dataclasses import dataclass, field

from boomtown.lab.report_words import number, percent
from boomtown.lab.tables import Mean


@dataclass(frozen=True)
class Cell:
    """What stands in a table, and the number it is sorted by."""

    text: str
    sort: float | str = ""
    mark: str = ""


@dataclass(frozen=True)
class Figure:
    """One finding: a sentence, a plot, and its numbers."""

    key: str
    title: str
    says: str
    svg: str = ""
    head: list[str] = field(default_factory=list)
    rows: list[list[Cell]] = field(default_factory=list)
    wide: bool = False  # a table to sort, shown open
    marked: bool = False  # something in it is out of line


@dataclass(frozen=True)
class Section:
    """Some figures under one heading."""

    key: str
    title: str
    note: str
    figures: list[Figure]


def interval_cells(interval: tuple[float, float, float]) -> list[Cell]:
    """A share and its interval, for a table."""
    value, low, high = interval
    return [Cell(percent(value), value), Cell(f"{100 * low:.0f} to {percent(high)}", low)]


def mean_cells(mean: Mean) -> list[Cell]:
    """A mean and its interval, for a table."""
    between = "" if mean.count < 2 else f"{number(mean.low)} to {number(mean.high)}"
    return [Cell(number(mean.value), mean.value), Cell(between, mean.low)]
