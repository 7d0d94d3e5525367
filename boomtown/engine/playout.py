"""Whole loops that belong beside the rules, so that a compiled package runs them without leaving."""

import random
from collections.abc import Callable

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table


def random_playout(table: Table, rng: random.Random, limit: int = 1_000_000) -> int:
    """Play uniformly random options to the end; returns the number of decisions."""
    draw: Callable[[], float] = rng.random
    count = 0
    while count < limit:
        if len(table.agenda) == 0:
            return count
        top = table.agenda[-1]
        assert isinstance(top, Decision)
        seat = top.seat
        if seat < 0:
            waiting = top.seats(table)
            seat = waiting[pick(draw(), len(waiting))] if len(waiting) > 1 else waiting[0]
        options = table.legal(seat)
        table.carry_on(seat, options[pick(draw(), len(options))])
        count += 1
    raise RuntimeError(f"a random game had not ended after {limit} decisions")


def pick(share: float, count: int) -> int:
    """The place that a share of the way stands for."""
    return int(share * count)


def clones(table: Table, n: int) -> Table:
    """Copy a table n times and return the last copy."""
    last = table
    for _ in range(n):
        last = table.clone()
    return last
