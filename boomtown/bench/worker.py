"""One contestant in a process of its own: `worker.py GAME`, or `worker.py catanatron`.

It is run by its path, so that the same file serves Boomtown's source, its compiled copy and Catanatron's venv.
A line `{"measure": "games" | "clones" | "parts", "seconds": 0.5}` comes in, a line with what was counted goes out.
"""

import json
import random
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, Protocol

SEATS = 4
POSITIONS = 12
BATCH = 100
FEW = 10  # copies of a table that are made before the clock starts


class Contestant(Protocol):
    """What is measured, in the words of one program."""

    def new(self, seed: int) -> Any: ...
    def play(self, game: Any) -> int: ...
    def advance(self, game: Any, decisions: int) -> None: ...
    def clones(self, game: Any, count: int) -> object: ...
    def parts(self, tables: list[Any], seconds: float) -> dict[str, float]: ...


class Boomtown:
    def __init__(self, game: str) -> None:
        import boomtown
        from boomtown.engine import playout

        self.game = boomtown.game(game)
        self.random_playout: Callable[[Any, random.Random], int] = playout.random_playout
        self.clones: Callable[[Any, int], object] = playout.clones
        self.rng = random.Random(1)

    def new(self, seed: int) -> Any:
        return self.game.new(seats=SEATS, seed=seed, options={})

    def play(self, game: Any) -> int:
        return self.random_playout(game, self.rng)

    def advance(self, game: Any, decisions: int) -> None:
        for _ in range(decisions):
            if not game.waiting:
                return
            seat = self.rng.choice(game.waiting)
            game.apply(seat, self.rng.choice(game.options(seat)))

    def parts(self, tables: list[Any], seconds: float) -> dict[str, float]:
        """What a bot pays for, each in microseconds."""
        tables = [table for table in tables if table.waiting]
        seats = [table.waiting[0] for table in tables]
        guessed = [table.guess(seat, 1) for table, seat in zip(tables, seats)]
        each: dict[str, Callable[[int], float]] = {
            "legal": lambda i: self.asking(tables[i], seats[i]),
            "apply": lambda i: self.applying(tables[i], seats[i]),
            "clone": lambda i: timed(lambda: self.clones(tables[i], BATCH)) / BATCH,
            "guess": lambda i: timed(lambda: tables[i].guess(seats[i], 1)),
            "features": lambda i: timed(lambda: self.game.all_features(guessed[i])),
            "view": lambda i: timed(lambda: tables[i].view(seats[i])),
        }
        return {name: mean_of(one, len(tables), seconds / len(each)) for name, one in each.items()}

    def asking(self, table: Any, seat: int) -> float:
        """Seconds for the options of a seat, found anew."""
        table.offered_to = -1
        copies = [table.clone() for _ in range(FEW)]
        start = perf_counter()
        for copy in copies:
            copy.legal(seat)
        return (perf_counter() - start) / FEW

    def applying(self, table: Any, seat: int) -> float:
        """Seconds for a random action and all that follows from it, up to the next decision."""
        actions = [self.rng.choice(table.legal(seat)) for _ in range(FEW)]
        copies = [table.clone() for _ in actions]
        start = perf_counter()
        for copy, action in zip(copies, actions):
            copy.apply(seat, action)
        return (perf_counter() - start) / FEW


class Catanatron:
    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.turns = TURNS_LIMIT
        self.start: Callable[..., Any] = Game
        self.players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def new(self, seed: int) -> Any:
        return self.start(self.players, seed=seed)

    def play(self, game: Any) -> int:
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.turns:
            game.play_tick()
            decisions += 1
        return decisions

    def advance(self, game: Any, decisions: int) -> None:
        for _ in range(decisions):
            game.play_tick()

    def clones(self, game: Any, count: int) -> object:
        copy = game
        for _ in range(count):
            copy = game.copy()
        return copy

    def parts(self, tables: list[Any], seconds: float) -> dict[str, float]:
        return {}


def timed(work: Callable[[], object]) -> float:
    """Seconds that something takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def mean_of(one: Callable[[int], float], tables: int, seconds: float) -> float:
    """The mean over all tables, in microseconds; of each table the median of what so long a time allows, at least one."""
    found: list[list[float]] = [[] for _ in range(tables)]
    start = perf_counter()
    while not found[-1] or perf_counter() - start < seconds:
        for i in range(tables):
            found[i].append(one(i))
    return 1e6 * sum(median(times) for times in found) / tables


def positions(contestant: Contestant) -> list[Any]:
    """Tables from the middle of games: each taken somewhere between a quarter and three quarters of a game."""
    rng = random.Random(7)
    found = []
    for seed in range(1, POSITIONS + 1):
        length = contestant.play(contestant.new(seed))
        game = contestant.new(seed + POSITIONS)
        contestant.advance(game, int(length * rng.uniform(0.25, 0.75)))
        found.append(game)
    return found


def measure_games(contestant: Contestant, seconds: float, seed: int) -> dict[str, float]:
    """Play whole games for at least so long; setting up counts for games/s, not for decisions/s."""
    games = decisions = 0
    setting_up = playing = 0.0
    while setting_up + playing < seconds:
        start = perf_counter()
        game = contestant.new(seed + games)
        ready = perf_counter()
        decisions += contestant.play(game)
        playing += perf_counter() - ready
        setting_up += ready - start
        games += 1
    return {"decisions": decisions / playing, "games": games / (setting_up + playing)}


def measure_clones(contestant: Contestant, seconds: float, tables: list[Any]) -> dict[str, float]:
    count = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for table in tables:
            contestant.clones(table, BATCH)
        count += BATCH * len(tables)
    return {"clones": count / (perf_counter() - start)}


def main() -> None:
    contestant: Contestant = Catanatron() if sys.argv[1] == "catanatron" else Boomtown(sys.argv[1])
    tables = positions(contestant)
    seed = 1000
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        if order["measure"] == "games":
            seed += 1_000_000
            counted = measure_games(contestant, order["seconds"], seed)
        elif order["measure"] == "parts":
            counted = contestant.parts(tables, order["seconds"])
        else:
            counted = measure_clones(contestant, order["seconds"], tables)
        print(json.dumps(counted), flush=True)


if __name__ == "__main__":
    main()
