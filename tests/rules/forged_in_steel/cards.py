"""Helpers for the tests of single cards: small towns, County Assessment at once, and which cards have a test.

p = town("NS5a")                 City Building of 1890, one House of seat 3 to make a City Grid
p.event(0, "opera_block"); p.do("lot NS5c"); over(p)
@shows("opera_block")            this test shows what the card does; `test_cards_complete` wants one for each
"""

from collections.abc import Callable
from typing import TypeVar

from boomtown.games.forged_in_steel.rules.assessment import StartAssessment
from tests.rules.forged_in_steel.position import Position

TESTED: dict[str, list[str]] = {}  # card, Leader, Mogul benefit or Bigwig: its tests
Test = TypeVar("Test", bound=Callable[..., None])


def shows(*ids: str) -> Callable[[Test], Test]:
    """Note that a test shows what these cards, Leaders, benefits or tokens do."""

    def noted(test: Test) -> Test:
        for id in ids:
            TESTED.setdefault(id, []).append(test.__name__)
        return test

    return noted


def town(*lots: str, era: int = 1890, seats: int = 4, **options: str) -> Position:
    """A city with Houses of the last seat on these Lots, in the City Building of an Era."""
    p = Position(seats, 1, **options)
    if era != 1890:
        p.era(era)
    if lots:
        p.put("house", seats - 1, *lots)
    return p


def over(p: Position) -> None:
    """The event is over: nobody has anything left to decide."""
    assert p.step == "", p.step


def assess(p: Position) -> list[int]:
    """What every seat scores in a County Assessment held now."""
    p.note()
    p.next(StartAssessment())
    return p.gains()


def unrest(p: Position) -> list[int]:
    """Whose cubes lie on the Unrest track, in the order of the seats."""
    return sorted(p.t.unrest)
