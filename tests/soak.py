"""Many random games of every case, all cores, fixed seeds: `python -m tests.soak --games 1000`."""

import argparse
import multiprocessing
import sys
from dataclasses import dataclass

import boomtown
from tests.conformance.cases import Case, cases_of
from tests.conformance.play import Play, kept

CHUNK = 50


@dataclass(frozen=True)
class Chunk:
    """Some games of one case."""

    game: str
    number: int
    first: int
    count: int


def played(chunk: Chunk) -> tuple[Chunk, list[int], list[str]]:
    """Play them; returns how many decisions each took, and the faults."""
    case = cases_of(boomtown.game(chunk.game))[chunk.number]
    lengths: list[int] = []
    faults: list[str] = []
    for seed in range(chunk.first, chunk.first + chunk.count):
        try:
            lengths.append(decisions(case, seed))
        except Exception as error:
            faults.append(f"{case}, seed {seed}: {error!r} {' '.join(getattr(error, '__notes__', []))}")
    return chunk, lengths, faults


def decisions(case: Case, seed: int) -> int:
    """One game to its end, with what is conserved checked at every decision."""
    play = Play(case, seed)
    start = case.game.conserved(play.table)
    with kept(play, f"soak-{seed}"):
        for table in play.moments(dense=True):
            assert case.game.conserved(table) == start, "something was lost or made"
        ranking = play.table.ranking()
        assert sorted(seat for place in ranking for seat in place) == list(range(case.seats))
    return len(play.record.actions)


def main() -> int:
    """Play, print a table, and return 1 if there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each case")
    parser.add_argument("--game", help="only this game")
    asked = parser.parse_args()
    chunks: list[Chunk] = []
    names: dict[tuple[str, int], str] = {}
    for game in boomtown.games().values():
        for number, case in enumerate(cases_of(game)):
            if asked.game in (None, game.id):
                names[game.id, number] = str(case)
                for first in range(0, asked.games, CHUNK):
                    chunks.append(Chunk(game.id, number, first, min(CHUNK, asked.games - first)))
    lengths: dict[tuple[str, int], list[int]] = {key: [] for key in names}
    faults: list[str] = []
    with multiprocessing.Pool() as pool:
        for chunk, some, wrong in pool.imap_unordered(played, chunks):
            lengths[chunk.game, chunk.number] += some
            faults += wrong
    print(f"{'case':<40}{'games':>7}{'least':>7}{'mean':>8}{'most':>7}   decisions a game")
    for key, name in names.items():
        some = lengths[key] or [0]
        mean = sum(some) / len(some)
        print(f"{name:<40}{len(lengths[key]):>7}{min(some):>7}{mean:>8.1f}{max(some):>7}")
    print(*faults[:50], f"{len(faults)} faults in {len(chunks)} batches", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
