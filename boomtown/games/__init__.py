"""The games: every folder here that holds a GAME, named as its id, and every package that offers one as a plugin.

A plugin names its game in the entry points of the group `boomtown.games`: `id = "package:GAME"`. The package here can be
called: `boomtown.games()`.
"""

import importlib
import logging
import pkgutil
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from boomtown.engine.errors import BoomtownError
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES, LOADERS

GROUP = "boomtown.games"
told = logging.getLogger(__name__)


@cache
def folders() -> tuple[str, ...]:
    """The ids of the games that lie here, loaded or not."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def plugins() -> dict[str, EntryPoint]:
    """The games that other packages offer, by id; none takes the place of one that lies here."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in folders()}


def load_game(id: str) -> None:
    """Import a game's folder or plugin, if there is one, and see that the game is in the house."""
    if id in folders():
        GAMES.setdefault(id, importlib.import_module(f"{__name__}.{id}").GAME)
    elif id in plugins():
        GAMES.setdefault(id, plugged(plugins()[id]))


def plugged(point: EntryPoint) -> Game:
    """The game that a plugin offers; a sentence if it can't be had."""
    package = point.dist.name if point.dist else point.value
    try:
        game = point.load()
    except Exception as error:  # it is somebody else's code: anything may go wrong in it
        raise BoomtownError(
            f"The game '{point.name}' of the package {package} can't be loaded: {type(error).__name__}: {error}."
        ) from error
    if not isinstance(game, Game) or game.id != point.name:
        raise BoomtownError(
            f"The package {package} offers '{point.value}' as the game '{point.name}', but that is not a game with this id."
        )
    return game


@cache
def fault_of(id: str) -> str:
    """Why a plugin can't be loaded, which the log tells once; nothing if it can."""
    try:
        load_game(id)
    except BoomtownError as error:
        told.warning("%s", error)
        return str(error)
    return ""


def load_games() -> dict[str, Game]:
    """Import every game and return them by id; a plugin that can't be loaded is left out."""
    for id in [*folders(), *(id for id in plugins() if not fault_of(id))]:
        load_game(id)
    return dict(sorted(GAMES.items()))


class Games(ModuleType):
    """A package that gives its games when it is called."""

    def __call__(self) -> dict[str, Game]:
        return load_games()


LOADERS.append(load_game)
sys.modules[__name__].__class__ = Games
