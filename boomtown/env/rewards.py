"""What a seat gets: at the end by its place or its points, and on the way by how its position improves.

- `rank`: from 1 for the first place to -1 for the last, in even steps; seats that share a place share what their places get.
- `win`: 1 for the winner, shared by those who share the first place; 0 for the others.
- `score`: points beyond the mean of the others, in hundreds.
- `shaped`: `rank`, and on the way the change of a potential, so that the best policy stays the same (Ng, Harada and
  Russell 1999, with a discount of 1): the potential is what the game's own sense thinks of the seat beyond the mean of
  the others, between -1 and 1; it is 0 when the game is over.

Alone (one seat), all but `score` are 1 for a game that is won and -1 for one that is lost. A game that is cut off for its
length is judged as it stands.
"""

import math
from collections.abc import Callable

from boomtown.engine.errors import BadOption
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table

HUNDRED = 100.0
SWAY = 20.0  # points of sense that make a potential of about three quarters

Rewarding = Callable[[Table], list[float]]


def by_rank(table: Table) -> list[float]:
    """From 1 for the first place to -1 for the last."""
    if table.seats == 1:
        return alone(table)
    got = [0.0] * table.seats
    place = 0
    for sharing in table.ranking():
        middle = place + (len(sharing) - 1) / 2
        for seat in sharing:
            got[seat] = 1.0 - 2.0 * middle / (table.seats - 1)
        place += len(sharing)
    return got


def by_win(table: Table) -> list[float]:
    """1 for the winner."""
    if table.seats == 1:
        return alone(table)
    first = table.ranking()[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(table.seats)]


def by_score(table: Table) -> list[float]:
    """Points beyond the mean of the others, in hundreds."""
    return [beyond / HUNDRED for beyond in beyond_others([float(points) for points in table.scores()])]


def alone(table: Table) -> list[float]:
    """Won or lost, of a game for one."""
    verdict = GAMES[table.game_id].verdict(table)
    return [1.0 if verdict is not None and verdict.won else -1.0]


def beyond_others(points: list[float]) -> list[float]:
    """How far each lies beyond the mean of the others."""
    if len(points) == 1:
        return points
    total = sum(points)
    return [mine - (total - mine) / (len(points) - 1) for mine in points]


def potential(table: Table) -> list[float]:
    """How well each seat stands, between -1 and 1; 0 when the game is over."""
    if table.over:
        return [0.0] * table.seats
    game = GAMES[table.game_id]
    senses = [game.sense(table, seat) for seat in range(table.seats)]
    return [math.tanh(beyond / SWAY) for beyond in beyond_others(senses)]


REWARDS: dict[str, Rewarding] = {"rank": by_rank, "win": by_win, "score": by_score, "shaped": by_rank}


def rewarding(name: str) -> Rewarding:
    """What the seats get at the end under a name."""
    if name not in REWARDS:
        raise BadOption(f"There is no reward '{name}'; there are {', '.join(REWARDS)}.")
    return REWARDS[name]
