"""The games of this house by id; a game's folder puts itself in when it is imported."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boomtown.engine.game import Game
    from boomtown.engine.table import Table

GAMES: "dict[str, Game]" = {}  # those that are loaded
LOADERS: list[Callable[[str], None]] = []  # each imports the game with an id, if it knows where that lies


def find(id: str) -> "Game | None":
    """A game by id, loaded if it was not yet; None if there is none."""
    for load in LOADERS:
        if id not in GAMES:
            load(id)
    return GAMES.get(id)


def restored(id: str, text: str) -> "Table":
    """The table that a game wrote as text: what a pickled table is made of again."""
    game = find(id)
    assert game is not None, id
    return game.from_json(text)
