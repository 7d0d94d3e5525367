"""The games of this house by id; a game's folder puts itself in when it is imported."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boomtown.engine.game import Game

GAMES: "dict[str, Game]" = {}
