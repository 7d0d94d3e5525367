"""Boomtown: five heavy economic board games to play, to study and to learn from.

>>> import boomtown
>>> table = boomtown.game("age_of_industry").new(seats=3, seed=7)
>>> len(table.waiting), table.over
(1, False)
"""

from typing import TYPE_CHECKING

from boomtown.engine import record
from boomtown.engine.errors import BoomtownError, IllegalAction
from boomtown.engine.game import Game
from boomtown.engine.registry import find
from boomtown.engine.table import Table
from boomtown.games import load_games

__version__ = "0.1.0"
__all__ = ["BoomtownError", "Game", "IllegalAction", "Table", "game", "games", "record"]

if TYPE_CHECKING:

    def games() -> dict[str, Game]:
        """All games of the house by id; `boomtown.games` is also the package in which they lie."""


def game(id: str) -> Game:
    """One game by id; the others are not loaded for it."""
    found = find(id)
    if found is None:
        raise BoomtownError(f"There is no game '{id}'; there are {', '.join(load_games())}.")
    return found
