"""Whole games in a process of its own, run by its path so that one file serves the source and the compiled package.

`plays.py digests N` prints the final digests of N seeded games of every game, option and number of seats;
`plays.py memory N M` warms up with N games, until what a game may remember is full, plays M more, and prints how
much memory the process held before and after those.
"""

import gc
import itertools
import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.engine.game import Game


MANY = 6  # combinations of options up to which all of them are played


def combinations(game: "Game") -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of the options that have choices.

    Where that would be many: the usual options, each other choice by itself, and everything unusual at once.
    """
    named = [option for option in game.options if option.choices]
    usual = {option.name: option.default for option in named}
    found = [dict(zip(usual, values)) for values in itertools.product(*(option.choices for option in named))]
    if len(found) > MANY:
        others = [
            {**usual, option.name: c} for option in named for c in option.choices if c != option.default
        ]
        last = {o.name: [c for c in o.choices if c != o.default][-1] for o in named if len(o.choices) > 1}
        found = [usual, *others, {**usual, **last}]
    for options in found:
        for seats in game.players:
            yield seats, options


def digests(count: int) -> dict[str, Any]:
    """Final digests and scores of seeded games, and a digest in the middle of each."""
    import boomtown
    from boomtown.engine import playout, table

    found: dict[str, Any] = {}
    for id, game in boomtown.games().items():
        for seats, options in combinations(game):
            for seed in range(count):
                rng = random.Random(seed)
                played = game.new(seats, seed, options)
                decisions = playout.random_playout(played, rng)
                name = f"{id} {seats} {options} {seed}"
                found[name] = [decisions, played.digest(), played.scores(), played.ranking()]
    return {"file": table.__file__, "games": found}


def resident() -> float:
    """How many MiB of memory this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def memory(warm_up: int, count: int) -> dict[str, Any]:
    """Play games in turn, using every door that makes new tables, and weigh the process before and after."""
    import boomtown
    from boomtown.engine import playout, table

    cases = [(game, *case) for game in boomtown.games().values() for case in combinations(game)]
    before = 0.0
    for seed in range(warm_up + count):
        if seed == warm_up:
            before = resident()
        game, seats, options = cases[seed % len(cases)]
        played = game.new(seats, seed, options)
        guess = played.guess(seed % seats, seed)
        playout.random_playout(guess, random.Random(seed))
        playout.random_playout(played.clone(), random.Random(seed))
        game.from_json(played.to_json()).view(0)
        played.log(0)
    return {"file": table.__file__, "before": before, "after": resident()}


if __name__ == "__main__":
    what, *numbers = sys.argv[1], *map(int, sys.argv[2:])
    print(json.dumps(digests(*numbers) if what == "digests" else memory(*numbers)))
