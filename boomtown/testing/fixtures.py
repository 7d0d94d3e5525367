"""Recorded games, fixtures/<game>/*.json: every file dropped in there must replay to the same result.

`python -m boomtown.testing fixtures FOLDER` writes a random game for each number of seats and combination of options, and
for games that can be played alone one that was won and one that was lost.
"""

import json
import random
from pathlib import Path

from boomtown.bots import bot
from boomtown.bots.match import play_out
from boomtown.engine.game import Game
from boomtown.engine.record import Record
from boomtown.testing.cases import combinations

WRITES = "python -m boomtown.testing fixtures"
VERDICTS = {True: "solo-won", False: "solo-lost"}
BOTS = ("greedy", "random")  # who plays alone, in turns
MOST = 200  # games alone, until one is won and one is lost


def folder_of(game: Game, kept: Path) -> Path:
    """Where the recorded games of a game lie."""
    return kept / "fixtures" / game.id


def path_of(game: Game, kept: Path, seats: int, options: dict[str, str]) -> Path:
    """Where the recorded game of a case lies."""
    return folder_of(game, kept) / f"{'-'.join([*options.values(), str(seats)])}.json"


def paths_alone(game: Game, kept: Path) -> dict[bool, Path]:
    """Where the games lie that were won and lost alone, if the game can be played so."""
    names = VERDICTS if 1 in game.players else {}
    return {won: folder_of(game, kept) / f"{name}.json" for won, name in names.items()}


def recorded(game: Game, kept: Path) -> dict[Path, str]:
    """All files of a game, made anew under its present rules."""
    texts: dict[Path, str] = {}
    for number, (seats, options) in enumerate(combinations(game)):
        texts[path_of(game, kept, seats, options)] = written(random_game(game, seats, options, 1000 + number))
    for won, path in paths_alone(game, kept).items():
        texts[path] = written(game_alone(game, won))
    return texts


def random_game(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """A random game to its end."""
    record = Record(game, seats, seed, options)
    rng = random.Random(seed)
    while not record.table.over:
        seat = rng.choice(record.table.waiting)
        record.apply(seat, rng.choice(record.table.options(seat)))
    return record


def game_alone(game: Game, won: bool) -> Record:
    """A game of one player that was won, or lost."""
    for number in range(MOST):
        record = Record(game, 1, 2000 + number, {})
        play_out(record, [bot(BOTS[number % len(BOTS)])], record.seed)
        verdict = game.verdict(record.table)
        if verdict is not None and verdict.won == won:
            return record
    raise AssertionError(f"{game.title}: of {MOST} games alone none was {VERDICTS[won]}")


def written(record: Record) -> str:
    """A record as text, with its scores and ranking in front."""
    result = {"scores": record.table.scores(), "ranking": record.table.ranking()}
    front = "".join(f'\n "{name}": {json.dumps(value)},' for name, value in result.items())
    return "{" + front + record.to_json()[1:]
