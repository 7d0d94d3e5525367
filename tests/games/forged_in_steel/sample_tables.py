"""Tables to draw: games of random choices, and one in the midst."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import boomtown
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel.pack.load import our_content

GAME = boomtown.game("forged_in_steel")
BOARD = our_content()
View = dict[str, Any]
DULL = ("stop", "mob", "pass", "muscle")


def played(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Table]:
    """A game of random choices that likes to do something, decision by decision; its last table too."""
    table, dice = GAME.new(seats, seed, options), random.Random(seed)
    for _ in range(5000):
        yield table
        if table.over:
            return
        seat = table.waiting[0]
        choices = table.options(seat)
        liked = [o for o in choices if GAME.actions.name(o) not in DULL]
        table.apply(seat, dice.choice(liked if liked and dice.random() < 0.6 else choices))


@cache
def midway() -> View:
    """A table of four in the second Era, with Headlines and Unrest, in the midst of a turn."""
    for table in played(4, 3):
        view = table.view(0)
        if view["era"] == [1] and view["turn"] and view["headlines"] and view["unrest"]:
            return view
    raise AssertionError("the game was too short")


def fresh(view: View) -> View:
    return copy.deepcopy(view)
