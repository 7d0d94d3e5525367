"""What conformance runs over: games with every number of seats and combination of options."""

import itertools
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace

from boomtown.engine.game import Game

THOROUGH = 20 if os.environ.get("BOOMTOWN_THOROUGH") == "1" else 1
MANY = 6  # combinations of options up to which all of them are played


def combinations(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of the options that have choices.

    Where that would be many: the usual options, each other choice by itself, and everything unusual at once.
    """
    named = [option for option in game.options if option.choices]
    usual = {option.name: option.default for option in named}
    found = [dict(zip(usual, values)) for values in itertools.product(*(option.choices for option in named))]
    if len(found) > MANY:
        others = [
            {**usual, option.name: c} for option in named for c in option.choices if c != option.default
        ]
        last = {o.name: [c for c in o.choices if c != o.default][-1] for o in named if len(o.choices) > 1}
        found = [usual, *others, {**usual, **last}]
    for options in found:
        for seats in game.players:
            yield seats, options


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
