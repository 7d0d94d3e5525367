"""A register of what has a test of its own: every expert, building, town, land, district and nation; copies of positions.

@covers("expert", "scholar")
def test_the_scholar(): ...
"""

from collections.abc import Callable, Iterable
from copy import copy
from typing import Final, ParamSpec, TypeVar, cast

from boomtown.games.city_of_iron.rules.table import IronTable
from tests.rules.city_of_iron.position import Position

P = ParamSpec("P")
R = TypeVar("R")

COVERED: Final[dict[str, set[str]]] = {}


def covers(kind: str, *ids: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a test as the one that uses these things and checks what they do."""

    def mark(test: Callable[P, R]) -> Callable[P, R]:
        COVERED.setdefault(kind, set()).update(ids)
        return test

    return mark


def covers_each(kind: str, ids: Iterable[str]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The same for the first column of a table of cases."""
    return covers(kind, *ids)


def after(p: Position, *actions: str) -> Position:
    """A copy of a position in which these actions were taken; the position itself stays as it is."""
    q = copy(p)
    q.t = cast(IronTable, p.t.clone())
    q.do(*actions)
    return q
