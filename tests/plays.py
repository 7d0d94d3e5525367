"""Whole games in a process of its own, run by its path so that one file serves the source and the compiled package.

`plays.py digests N` prints what N seeded games of every game, option and number of seats come to, and all recorded games;
`plays.py memory N M` warms up with N games, until what a game may remember is full, plays M more, and prints how
much memory the process held before and after those.
"""

import gc
import hashlib
import json
import os
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.engine.table import Table

RECORDED = Path(__file__).resolve().parent / "fixtures"
CLOSE = 2  # seeds of which the games are looked at closely,
LOOK = 50  # at every so-many-th decision


def digests(count: int) -> dict[str, Any]:
    """What seeded games come to, and what the recorded games replay to (or why they don't)."""
    import boomtown
    from boomtown.engine import record, table
    from boomtown.engine.errors import BoomtownError
    from boomtown.testing.cases import combinations

    found: dict[str, Any] = {}
    for id, game in boomtown.games().items():
        for seats, options in combinations(game):
            for seed in range(count):
                found[f"{id} {seats} {options} {seed}"] = course(game.new(seats, seed, options), seed)
    for path in sorted(RECORDED.glob("*/*.json")):
        try:
            found[f"{path.parent.name} {path.stem}"] = record.load(path).table.digest()
        except BoomtownError as refusal:
            found[f"{path.parent.name} {path.stem}"] = str(refusal)
    return {"file": table.__file__, "games": found}


def course(table: "Table", seed: int) -> list[Any]:
    """How a random game goes: prints of who was asked, what was offered and what was taken, then the result.

    The games of the first seeds are looked at closely: all that can be known of the table goes into a print now and then.
    """
    rng = random.Random(seed)
    print_ = hashlib.blake2b(digest_size=8)
    prints: list[Any] = []
    count = 0
    while not table.over:
        seat = rng.choice(table.waiting)
        options = table.options(seat)
        action = rng.choice(options)
        print_.update(f"{table.waiting} {seat} {options} {action}".encode())
        if seed < CLOSE and count % LOOK == seed:
            print_.update(json.dumps(everything(table, rng)).encode())
            prints.append(print_.hexdigest())
        table.apply(seat, action)
        count += 1
    if seed < CLOSE:
        print_.update(
            json.dumps([everything(table, rng), [table.log(i) for i in range(table.seats)]]).encode()
        )
    return [*prints, print_.hexdigest(), count, table.digest(), table.scores(), table.ranking()]


def everything(table: "Table", rng: random.Random) -> list[Any]:
    """All that the engine says of a table: to each seat and to a spectator, and of some things that may not be done."""
    from boomtown.engine.registry import GAMES
    from boomtown.observe.forms import observed

    game = GAMES[table.game_id]
    said: list[Any] = [table.to_json(), table.digest(), table.cells, table.scores(), table.ranking()]
    said += [table.view(None), game.all_features(table)]
    for seat in range(table.seats):
        accepted = table.accepted(seat)
        said += [
            observed(table, seat).hex(),
            table.view(seat),
            table.prompt(seat),
            accepted,
            table.guess(seat, seat + 7).digest(),
        ]
        said += [[game.text(action, table, seat) for action in accepted], game.breakdown(table, seat)]
        for action in rng.sample(range(game.actions.size), 9):
            said += [[fact.rule, fact.kind, fact.args] for fact in table.why(seat, action)]
    return said


def resident() -> float:
    """How many MiB of memory this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def memory(warm_up: int, count: int) -> dict[str, Any]:
    """Play games in turn, using every door that makes new tables, and weigh the process before and after."""
    import boomtown
    from boomtown.engine import playout, table
    from boomtown.testing.cases import combinations

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
