"""Tables to draw: games of random choices, and one in the midst."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import boomtown
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.pack.load import our_content

GAME = boomtown.game("urban_sprawl")
BOARD = our_content()
View = dict[str, Any]
TEXT = "{http://www.w3.org/2000/svg}text"


def played(seats: int, seed: int, most: int = 3000) -> Iterator[Table]:
    """A game of random choices that likes to build, decision by decision; its last table too."""
    table, dice = GAME.new(seats, seed), random.Random(seed)
    for _ in range(most):
        yield table
        if table.over:
            return
        seat = table.waiting[0]
        options = table.options(seat)
        liked = [o for o in options if GAME.actions.name(o) in ("build", "accept", "block", "site")]
        table.apply(seat, dice.choice(liked if liked and dice.random() < 0.85 else options))


@cache
def midway() -> View:
    """A table of four in the midst of a game, with a marker, a favor and an office or more."""
    for table in played(4, 3):
        view = table.view(0)
        if view["turn"][1] >= 40 and view["waiting"] == [0]:
            return view
    raise AssertionError("the game was too short")


def fresh(view: View) -> View:
    return copy.deepcopy(view)
