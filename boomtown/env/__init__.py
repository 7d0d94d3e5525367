"""Doors for machines: the games as environments of PettingZoo, Gymnasium and OpenSpiel, and many tables at once.

- PettingZoo: `from boomtown.env import aec`, then `aec.env("age_of_industry", seats=4)`
- Gymnasium: `gymnasium.make("Boomtown/AgeOfIndustry-v1", seats=4, opponents="beginner")`, or `boomtown.env.seat`
- OpenSpiel: `from boomtown.env import spiel`, then `pyspiel.load_game("boomtown_age_of_industry(players=4)")`

>>> import boomtown.env
>>> tables = boomtown.env.vector("age_of_industry", tables=4, seats=3)
>>> seen, info = tables.reset(seed=1)
>>> seen["action_mask"].shape == (4, tables.actions)
True
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from boomtown.games import folders

if TYPE_CHECKING:
    from boomtown.env.gym import SeatEnv
    from boomtown.env.tables import TablesEnv

VERSION = 1  # of what machines see and do: raised when observations or actions mean something else


def seat(game: str, **settings: Any) -> "SeatEnv":
    """Gymnasium's environment of a game: one learner among bots."""
    from boomtown.env.gym import SeatEnv

    return SeatEnv(game, **settings)


def vector(game: str, tables: int, **settings: Any) -> "TablesEnv":
    """Many tables of a game at once."""
    from boomtown.env.tables import TablesEnv

    return TablesEnv(game, tables, **settings)


def gym_id(game: str) -> str:
    """The id under which a game is registered: `Boomtown/AgeOfIndustry-v1`."""
    return f"Boomtown/{game.title().replace('_', '')}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium of all games; importing this package does it where Gymnasium is installed."""
    import gymnasium

    for game in folders():
        if gym_id(game) not in gymnasium.registry:
            gymnasium.register(gym_id(game), "boomtown.env.gym:SeatEnv", kwargs={"game": game})


if find_spec("gymnasium") is not None:
    register()
