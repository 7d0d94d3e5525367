"""Words for the tests of single cards: which test plays which card, and where a contract may stand.

@card("T01")                       this test plays the Visitor's Center
@card("T31", "T32")                one test, one case a card; the test takes `id`
may_build(p, "T01", "A3.TL")       whether seat 0 is let build there, asked by the choices of block and lots
play(p, "T01", "A3.TL", "split 0") seat 0 builds from the 1 AP box, then these choices are made
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import pytest

from boomtown.games.urban_sprawl.rules.grid import SITE_HOME
from boomtown.games.urban_sprawl.rules.table import SprawlTable
from tests.rules.urban_sprawl.position import EXACT, Position, site_at

TESTED: dict[str, list[str]] = {}
CIRCLES = {"GT1", "GT2", "GT3", "GR1", "GR2", "GR3", "GR4", "GR5", "GR6"}

Test = TypeVar("Test", bound=Callable[..., Any])


def card(*ids: str) -> Callable[[Test], Test]:
    """Note that a test plays these cards; several make a case each."""

    def note(test: Test) -> Test:
        for id in ids:
            TESTED.setdefault(id, []).append(test.__name__)
        return pytest.mark.parametrize("id", ids)(test) if len(ids) > 1 else test

    return note


def may_build(p: Position, id: str, where: str) -> bool:
    """Whether seat 0, with just the permits it needs, may build a contract on a site; the table stays as it is."""
    kept = p.t
    p.t = cast(SprawlTable, kept.clone())
    try:
        p.t.hands[0].clear()
        p.box(1, id)
        p.give(0, EXACT[p.content.size[p.card(id)]])
        p.turn(0)
        if not p.can("build 0"):
            return False
        p.do("build 0")
        block = f"block {where.partition('.')[0]}"
        if p.step == "ChooseBlock":
            if not p.can(block):
                return False
            p.do(block)
        if p.step == "ChooseSite":
            return p.can(f"site {where}")
        home = SITE_HOME[site_at(where)]
        return p.t.site[home] == site_at(where) and p.t.origin[home] == p.card(id)
    finally:
        p.t = kept


def play(p: Position, id: str, where: str, *choices: str) -> None:
    """Seat 0 builds a contract on a site with the permits it needs; then these choices are made."""
    p.build(0, id, where)
    home = SITE_HOME[site_at(where)]
    assert (p.t.site[home], p.t.owner[home], p.t.origin[home]) == (site_at(where), 0, p.card(id))
    p.do(*choices)


def over(p: Position) -> bool:
    """Whether nothing of a card is left to decide: the active player may act again."""
    return p.step == "Act" and p.who == p.t.turn[0] and not p.t.frames and not p.t.event
