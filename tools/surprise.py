"""How surprised judgements are by who wins: `python -m tools.surprise -n 120 city_of_iron age_of_industry`.

Fresh games of four light greedy bots, looked at now and then as in the lessons of `boomtown lab learn`. A judgement in points is made into chances
by the two numbers (what a point is worth at the start and at the end) that suit these games best.
"""

import argparse

import numpy

import boomtown
from boomtown.bots.learned import SHARE, value_of
from boomtown.lab.learn import Lesson, Matrix, play

FIRST = 700_000  # a seed that no lesson has
WORTHS = numpy.arange(0.0, 0.64, 0.02)  # of a point, in standings


def surprise(standings: Matrix, won: Matrix) -> float:
    """The mean surprise of chances that are the softmax of standings."""
    chances = numpy.exp(standings - standings.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return float(-(won * numpy.log(chances)).sum(axis=1).mean())


def least(points: Matrix, progress: Matrix, won: Matrix) -> float:
    """The surprise of a judgement in points, as chances that suit the games best."""
    return min(
        surprise(points * (start * (1 - progress) + end * progress), won)
        for start in WORTHS
        for end in WORTHS
    )


def surprises(id: str, number: int) -> tuple[float, float, float]:
    """By the game's sense, by the expert's judgement and by the network alone."""
    game, value = boomtown.game(id), value_of(id)
    if value is None:
        raise SystemExit(f"Nothing was learned of {id}.")
    seen = [play(Lesson(id, 4, game.settings({}), FIRST + i, "")) for i in range(number)]
    rows = numpy.concatenate([one.rows for one in seen])
    won = numpy.concatenate([numpy.tile(one.won, (len(one.rows), 1)) for one in seen])
    sensed = rows[:, :, : len(game.looks_at)].sum(axis=2)
    stands = value.standings(rows)
    learned = sensed.mean(axis=1, keepdims=True) + (stands - stands.mean(axis=1, keepdims=True)) / value.point
    progress = rows[:, :1, -2]
    expert = (1 - SHARE) * sensed + SHARE * learned
    return least(sensed, progress, won), least(expert, progress, won), surprise(stands, won)


def main() -> None:
    """Print the three surprises of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(boomtown.games()))
    parser.add_argument("-n", "--number", type=int, default=120, help="games of each")
    asked = parser.parse_args()
    print("game                 sense  expert  network    (nobody knows anything: 1.39)")
    for id in asked.games:
        print(f"{id:20} {'  '.join(f'{one:5.2f}' for one in surprises(id, asked.number))}", flush=True)


if __name__ == "__main__":
    main()
