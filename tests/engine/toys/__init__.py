"""Small games that lean on one part of the engine each; they are registered inside tests only."""

from collections.abc import Iterator
from contextlib import contextmanager

from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from tests.engine.toys.auction import Auction
from tests.engine.toys.bill import Bills
from tests.engine.toys.cards import Cards
from tests.engine.toys.march import March
from tests.engine.toys.roles import Roles
from tests.engine.toys.solo import Solo

TOYS: tuple[Game, ...] = (Auction(), Bills(), Cards(), March(), Roles(), Solo())


@contextmanager
def registered(*games: Game) -> Iterator[None]:
    """The games are in the house for as long as this lasts, whatever was there under their ids before."""
    before = dict(GAMES)
    GAMES.update({game.id: game for game in games})
    try:
        yield
    finally:
        GAMES.clear()
        GAMES.update(before)
