"""Each seat's chance of winning, as far as a table shows it."""

import math

from boomtown.bots.learned import result, rows_of, softmax, value_of
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table

EARLY, LATE = 8.0, 2.0  # points that a lead must have to mean much
SURE = 0.999  # no chance is taken for more certain than this before a game is over


def chances(table: Table) -> list[float]:
    """Each seat's chance of winning at a table that is fully known or guessed; they add up to 1, but for solo games."""
    game = GAMES[table.game_id]
    if table.over:
        verdict = game.verdict(table)
        return result(table) if verdict is None else [1.0 if verdict.won else 0.0] * table.seats
    value = value_of(game.id)
    if value is not None:
        return softmax([float(s) for s in value.standings(rows_of(game, table))])
    return from_sense(game, table, [game.sense(table, seat) for seat in range(table.seats)])


def from_sense(game: Game, table: Table, worths: list[float]) -> list[float]:
    """Chances from what the game's sense says of each seat: a lead means more the later it is."""
    scale = much(game.progress(table))
    return softmax([worth / scale for worth in worths])


def much(progress: float) -> float:
    """The points that mean much when so much of a game is over."""
    return EARLY + (LATE - EARLY) * progress


def per_point(game: Game, progress: float) -> float:
    """What a point more adds to the logarithm of a seat's odds: as it was learned, or as is usual when so much is over."""
    value = value_of(game.id)
    return value.point if value is not None else 1.0 / much(progress)


def moved_by(chance: float, odds: float) -> float:
    """A chance of winning after the logarithm of its odds has changed by so much."""
    chance = min(SURE, max(1.0 - SURE, chance))
    log = math.log(chance / (1.0 - chance)) + odds
    return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, log))))


def chances_seen(table: Table, seat: int, seed: int, guesses: int = 5) -> list[float]:
    """Each seat's chance of winning as one seat may judge it (-1: a spectator): the mean over some guesses."""
    found = [0.0] * table.seats
    for number in range(guesses):
        for one, chance in enumerate(chances(table.guess(seat, seed + number))):
            found[one] += chance / guesses
    return found
