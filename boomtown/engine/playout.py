"""Whole loops that belong beside the rules, so that a compiled package runs them without leaving."""

import random

from boomtown.engine.table import Table


def random_playout(table: Table, rng: random.Random, limit: int = 1_000_000) -> int:
    """Play uniformly random options to the end; returns the number of decisions."""
    count = 0
    while count < limit:
        waiting = table.waiting
        if len(waiting) == 0:
            return count
        seat = waiting[0]
        if len(waiting) > 1:
            seat = waiting[int(rng.random() * len(waiting))]
        options = table.legal(seat)
        table.apply(seat, options[int(rng.random() * len(options))])
        count += 1
    raise RuntimeError(f"a random game had not ended after {limit} decisions")


def clones(table: Table, n: int) -> Table:
    """Copy a table n times and return the last copy."""
    last = table
    for _ in range(n):
        last = table.clone()
    return last
