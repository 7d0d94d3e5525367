"""How often a person is asked who has no choice: `python -m tools.choices`.

Random games of every game with every number of players. What the engine takes by itself is not asked, nor where the
house answers (`table.sole` of a seat that is asked to keep a secret). A pick of several things is one question.
"""

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field

import boomtown
from boomtown.engine.game import Game
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Together
from boomtown.engine.table import Table

GAMES = 20  # of each game
WORST = 3  # decisions that are named


@dataclass
class Asked:
    """The questions of some games, by the kind of decision, and those that left no choice."""

    questions: Counter[str] = field(default_factory=Counter)
    without: Counter[str] = field(default_factory=Counter)
    spared: int = 0  # answered by the house

    @property
    def share(self) -> float:
        """The part of the questions that left no choice."""
        return self.without.total() / max(1, self.questions.total())

    def worst(self) -> str:
        """The decisions that left no choice most often: 'Seller 43 of 54'."""
        named = self.without.most_common(WORST)
        return ", ".join(f"{name} {count} of {self.questions[name]}" for name, count in named) or "none"


def ask(table: Table, seat: int, asked: Asked) -> list[int]:
    """Count the question that a seat is asked now, if it is asked; what it has to take, if the house answers."""
    top = table.agenda[-1]
    assert isinstance(top, Decision)
    hidden = isinstance(top, Together) or type(top).hides
    way = table.sole(seat) if hidden else []
    if way:
        asked.spared += 1
    elif not (isinstance(top, Pick) and table.picks[seat]):
        asked.questions[type(top).__name__] += 1
        asked.without[type(top).__name__] += len(table.accepted(seat)) == 1
    return way


def play(game: Game, seats: int, seed: int, asked: Asked) -> None:
    """A random game, its questions counted."""
    table, rng = game.new(seats, seed), random.Random(seed)
    while not table.over:
        seat = rng.choice(table.waiting)
        for action in ask(table, seat, asked) or [rng.choice(table.options(seat))]:
            table.apply(seat, action)


def measured(game: Game, games: int) -> Asked:
    """The questions of so many games, all numbers of players in turn."""
    asked = Asked()
    for number in range(games):
        play(game, game.players[number % len(game.players)], number, asked)
    asked.without = +asked.without
    return asked


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.choices", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each game")
    parser.add_argument("--most", type=float, help="fail if more than so many percent leave no choice")
    arguments = parser.parse_args(argv)
    found = {game.title: measured(game, arguments.games) for game in boomtown.games().values()}
    print(f"{'game':24}{'asked':>8}{'no choice':>11}{'percent':>9}{'house':>8}  worst")
    for title, asked in found.items():
        counts = f"{asked.questions.total():>8}{asked.without.total():>11}{100 * asked.share:>9.2f}"
        print(f"{title:24}{counts}{asked.spared:>8}  {asked.worst()}")
    return int(arguments.most is not None and any(100 * a.share > arguments.most for a in found.values()))


if __name__ == "__main__":
    sys.exit(main())
