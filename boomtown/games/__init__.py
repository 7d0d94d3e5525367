"""The games: every folder here that holds a GAME."""

import importlib
import pkgutil

from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES


def load_games() -> dict[str, Game]:
    """Import every game's folder and return the games by id."""
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            importlib.import_module(f"{__name__}.{module.name}")
    return dict(sorted(GAMES.items()))
