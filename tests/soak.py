"""Many random games of every number of players and every option, on all cores, with fixed seeds: `make soak`.

`python -m tests.soak --games 1000` plays on the compiled package that `make tested` builds, `--source` on the source.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.parts import use_compiled

if TYPE_CHECKING:
    from boomtown.testing.cases import Case

CHUNK = 25
REBUILT = 10  # decisions from one look at the derived cells to the next
SHOWN = 50  # faults


@dataclass(frozen=True)
class Chunk:
    """Some games of one case."""

    game: str
    number: int
    first: int
    count: int


@dataclass
class Tally:
    """What came of the games of a case: how many decisions each took, and the faults."""

    name: str
    lengths: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def row(self) -> str:
        """A line of the table."""
        some = self.lengths or [0]
        mean = sum(some) / len(some)
        played = len(self.lengths) + len(self.faults)
        return f"{self.name:<44}{played:>7}{len(self.faults):>8}{min(some):>8}{mean:>9.1f}{max(some):>7}"


def played(chunk: Chunk) -> tuple[Chunk, list[int], list[str]]:
    """Play them; returns how many decisions each took, and the faults."""
    import boomtown
    from boomtown.testing.cases import cases_of

    case = cases_of(boomtown.game(chunk.game))[chunk.number]
    lengths: list[int] = []
    faults: list[str] = []
    for seed in range(chunk.first, chunk.first + chunk.count):
        try:
            lengths.append(decisions(case, seed))
        except Exception as error:
            faults.append(f"{case}, seed {seed}: {error!r} {' '.join(getattr(error, '__notes__', []))}")
    return chunk, lengths, faults


def decisions(case: "Case", seed: int) -> int:
    """One game to its end: what is conserved at every decision, derived cells now and then, and at the end."""
    from boomtown.testing.play import Play, kept
    from boomtown.testing.seen import rebuilt

    play = Play(case, seed)
    start = case.game.conserved(play.table)
    with kept(play, f"soak-{seed}"):
        for number, table in enumerate(play.moments(dense=True)):
            assert case.game.conserved(table) == start, "something was lost or made"
            if number % REBUILT == 0:
                assert rebuilt(table).cells == table.cells, "derived cells differ from those made anew"
        again = case.game.from_json(play.table.to_json())
        assert again.digest() == play.table.digest(), "the saved table is another"
        ranking = play.table.ranking()
        assert sorted(seat for place in ranking for seat in place) == list(range(case.seats))
    return len(play.record.actions)


def chunks_of(games: int, only: str | None) -> Iterator[tuple[Chunk, str]]:
    """The work, case by case, each piece with the name of its case."""
    import boomtown
    from boomtown.testing.cases import cases_of

    for game in boomtown.games().values():
        for number, case in enumerate(cases_of(game)):
            for first in range(0, games, CHUNK):
                if only in (None, game.id):
                    yield Chunk(game.id, number, first, min(CHUNK, games - first)), str(case)


def main() -> int:
    """Play, print a table of what was played, and return 1 if there was a fault or not all was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="of each case (1000)")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--source", action="store_true", help="play on the source, which takes longer")
    asked = parser.parse_args()
    if not asked.source:
        use_compiled()
    began = time.monotonic()
    work = dict(chunks_of(asked.games, asked.game))
    tallies = {(chunk.game, chunk.number): Tally(name) for chunk, name in work.items()}
    print(
        f"{'case':<44}{'games':>7}{'faults':>8}{'least':>8}{'mean':>9}{'most':>7}   decisions a game",
        flush=True,
    )
    with multiprocessing.Pool() as pool:
        try:
            for chunk, lengths, faults in pool.imap_unordered(played, work):
                tally = tallies[chunk.game, chunk.number]
                tally.lengths += lengths
                tally.faults += faults
                print(*faults, sep="\n", end="\n" if faults else "", flush=True)
                if len(tally.lengths) + len(tally.faults) == asked.games:
                    print(tally.row(), flush=True)
        except KeyboardInterrupt:
            print("Stopped; what was played so far:")
            print(*(tally.row() for tally in tallies.values()), sep="\n")
    total = sum(len(tally.lengths) + len(tally.faults) for tally in tallies.values())
    wrong = [fault for tally in tallies.values() for fault in tally.faults]
    print(*wrong[:SHOWN], sep="\n", end="\n" if wrong else "")
    print(
        f"{total} games of {len(tallies)} cases in {time.monotonic() - began:.0f} s, {len(wrong)} with a fault"
    )
    return 1 if wrong or total < asked.games * len(tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
