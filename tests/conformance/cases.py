"""What conformance runs over: every game, the toys too, with every number of seats and combination of options."""

import os
from dataclasses import dataclass, replace

import boomtown
from boomtown.engine.game import Game
from tests.engine.toys import TOYS
from tests.plays import combinations

THOROUGH = 20 if os.environ.get("BOOMTOWN_THOROUGH") == "1" else 1


@dataclass(frozen=True)
class Case:
    """One way to sit down to a game."""

    game: Game
    seats: int
    options: dict[str, str]
    among: int = 1  # how many cases its game has

    def __str__(self) -> str:
        return "-".join([self.game.id, *self.options.values(), str(self.seats)])

    def share(self, total: int) -> int:
        """Its part of so many games of this game, at least one: many options must not take for ever."""
        return max(1, total // self.among) * THOROUGH


def cases_of(game: Game) -> list[Case]:
    """All ways to sit down to a game."""
    found = list(combinations(game))
    return [Case(game, seats, options, len(found)) for seats, options in found]


def some_cases_of(game: Game) -> list[Case]:
    """The usual options with every number of seats, every other choice with the most: what every run has time for."""
    usual = {option.name: option.default for option in game.options if option.choices}
    found = cases_of(game)
    if THOROUGH == 1:
        found = [case for case in found if case.options == usual or case.seats == max(game.players)]
    return [replace(case, among=len(found)) for case in found]


GAMES = list(boomtown.games().values())
REAL_CASES = [case for game in GAMES for case in cases_of(game)]
CASES = [case for game in [*GAMES, *TOYS] for case in some_cases_of(game)]
