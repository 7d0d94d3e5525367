"""Each seat's chance of winning, as far as a table shows it."""

from boomtown.bots.learned import result, rows_of, softmax, value_of
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table

EARLY, LATE = 8.0, 2.0  # points that a lead must have to mean much, where nothing was learned


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
    scale = EARLY + (LATE - EARLY) * game.progress(table)
    return softmax([worth / scale for worth in worths])


def chances_seen(table: Table, seat: int, seed: int, guesses: int = 5) -> list[float]:
    """Each seat's chance of winning as one seat may judge it (-1: a spectator): the mean over some guesses."""
    found = [0.0] * table.seats
    for number in range(guesses):
        for one, chance in enumerate(chances(table.guess(seat, seed + number))):
            found[one] += chance / guesses
    return found
