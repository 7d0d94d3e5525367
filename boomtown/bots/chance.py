"""What a bot is given when it must decide: a view, its options and a way to make guesses. Nothing true is behind it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from boomtown.engine.dice import MASK, below, mixed, seeded
from boomtown.engine.game import Game
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table


@dataclass(frozen=True)
class Chance:
    """One decision to make: what the seat may know, what it may do, and the door to made-up tables."""

    game: Game
    seat: int
    view: dict[str, Any]
    options: list[int]
    guess: Callable[[int], Table]
    seed: int

    def dice(self, number: int) -> int:
        """The bot's own random bits: the same for the same seed and number."""
        return mixed(seeded(self.seed) + number * 0x9E3779B97F4A7C15 & MASK)

    def below(self, number: int, n: int) -> int:
        """A random whole number from 0 to n-1, the same for the same seed and number."""
        return below(self.dice(number), n)


def chance(table: Table, seat: int, seed: int) -> Chance:
    """The decision that a seat faces at a table; what it can't know is made up before the bot sees anything."""
    made_up = table.guess(seat, seed)
    made_up.news = None  # the log of a true table names drawn cards

    def guess(dice: int) -> Table:
        return made_up.guess(seat, dice)

    return Chance(GAMES[table.game_id], seat, table.view(seat), table.options(seat), guess, seed)
