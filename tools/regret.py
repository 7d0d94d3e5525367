"""What bots give away in positions of the recorded games, compared with a search that is patient with every candidate.

`python -m tools.regret strong:12 strong:48 expert:96 --positions 2 --visits 30`. It says whether a search finds what it looks for, not whether
it looks for the right thing: the patient search judges like the expert.
"""

import argparse
from statistics import mean, stdev

from boomtown.bots import BROAD, bot, chance
from boomtown.bots.learned import Learned
from boomtown.bots.search import Shape, Tree
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table
from tools.thinking import all_positions

PATIENT = Shape(first=200, width=32, trust=BROAD.trust, alike=True)


def worths(table: Table, seat: int, visits: int) -> dict[int, float]:
    """What each first choice is worth to a seat, in points, after so many descents into every candidate."""
    tree = Tree(chance(table, seat, 99), Learned(GAMES[table.game_id]), PATIENT)
    found: dict[int, float] = {}
    for branch in tree.root.branches:
        for _ in range(visits):
            tree.descend(branch)
        worth = branch.sums[seat] / branch.visits
        found[branch.actions[0]] = max(worth, found.get(branch.actions[0], worth))
    return found


def main() -> None:
    """Print how many points an action each bot gives away, on average, in each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("codes", nargs="+")
    parser.add_argument("--positions", type=int, default=2, help="of each recorded game")
    parser.add_argument("--visits", type=int, default=30, help="of every candidate by the patient search")
    asked = parser.parse_args()
    lost: dict[tuple[str, str], list[float]] = {}
    for number, part in all_positions(asked.positions):
        seat = part.table.waiting[0]
        if part.table.seats == 1 or part.game.halfway(part.table, seat):
            continue
        found = worths(part.table, seat, asked.visits)
        for code in asked.codes:
            taken = bot(code).plan(chance(part.table, seat, number))[0]
            if taken in found:
                lost.setdefault((part.game.id, code), []).append(max(found.values()) - found[taken])
    print("game                 bot        positions  points lost an action")
    for (game, code), points in sorted(lost.items()):
        error = stdev(points) / len(points) ** 0.5 if len(points) > 1 else float("nan")
        print(f"{game:20} {code:10} {len(points):9} {mean(points):12.2f} +- {error:.2f}")


if __name__ == "__main__":
    main()
