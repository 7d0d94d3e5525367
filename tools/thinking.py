"""How long bots think in positions of the recorded games: `python -m tools.thinking strong expert --positions 4`."""

import argparse
import random
import time
from collections.abc import Iterator

from boomtown.bots import bot, chance
from boomtown.engine import record as records
from boomtown.engine.record import Record
from tests.plays import RECORDED


def positions(path_number: int, record: Record, count: int) -> list[Record]:
    """Some positions of a recorded game in which there is something to choose, as records that end there."""
    rng = random.Random(path_number)
    found: list[Record] = []
    for at in rng.sample(range(len(record.actions)), min(count, len(record.actions))):
        part = Record(record.game, record.seats, record.seed, record.options, [], record.actions[:at])
        if len(part.table.options(part.table.waiting[0])) > 1:
            found.append(part)
    return found


def all_positions(count: int) -> Iterator[tuple[int, Record]]:
    """Some positions of every recorded game, with the game's number."""
    for number, path in enumerate(sorted(RECORDED.glob("*/*.json"))):
        for part in positions(number, records.load(path), count):
            yield number, part


def main() -> None:
    """Print the mean and the longest time of each bot in each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("codes", nargs="+")
    parser.add_argument("--positions", type=int, default=4, help="of each recorded game")
    asked = parser.parse_args()
    taken: dict[tuple[str, str], list[float]] = {}
    for number, part in all_positions(asked.positions):
        seat = part.table.waiting[0]
        for code in asked.codes:
            start = time.monotonic()
            bot(code).plan(chance(part.table, seat, number))
            taken.setdefault((part.game.id, code), []).append(time.monotonic() - start)
    print("game                 bot        positions   mean  longest (s)")
    for (game, code), times in sorted(taken.items()):
        print(f"{game:20} {code:10} {len(times):9} {sum(times) / len(times):6.2f} {max(times):8.2f}")


if __name__ == "__main__":
    main()
