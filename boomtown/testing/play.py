"""Random games on record: hypothesis draws them, and one that fails is written to a file that `boomtown replay` opens."""

import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from boomtown.engine.record import Record, save
from boomtown.engine.table import Table
from boomtown.testing.cases import Case

FAILURES = Path("failures")  # in the folder where the tests were started
OFTEN = 8  # looks at a game, after which they grow rarer
LONGEST = 20_000  # decisions; a random game that takes more doesn't end
STEADY = settings(  # the same examples in every run, however slow the machine is
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


class Play:
    """One random game: the first choices come from a tape, the rest from a seeded generator."""

    def __init__(self, case: Case, seed: int, tape: bytes = b"") -> None:
        self.case = case
        self.game = case.game
        self.record = Record(case.game, case.seats, seed, case.options)
        self.rng = random.Random(seed)
        self.tape = list(reversed(tape))
        self.trying: tuple[int, int] | None = None

    @property
    def table(self) -> Table:
        """Where the game stands."""
        return self.record.table

    def number(self, below: int) -> int:
        """The next random number."""
        return self.tape.pop() % below if self.tape else self.rng.randrange(below)

    def choose(self) -> tuple[int, int]:
        """One of the waiting seats and one of its options; every waiting seat must have some."""
        table = self.table
        for seat in table.waiting:
            assert table.options(seat), f"a dead end: seat {seat} must decide, but has no options"
        seat = table.waiting[self.number(len(table.waiting))]
        options = table.options(seat)
        return seat, options[self.number(len(options))]

    def take(self, seat: int, action: int) -> None:
        """Take an action, on the record."""
        self.trying = seat, action
        self.record.apply(seat, action)
        self.trying = None

    def moments(self, every: int = 1, dense: bool = False) -> Iterator[Table]:
        """The table at every so-many-th decision (beginning anywhere) until the game is over, and once at the end.

        Unless `dense`, the looks at a long game grow rarer, so that a game of a thousand decisions costs little more
        than one of a hundred.
        """
        wait = self.rng.randrange(every)
        looks = 0
        for choice in self.choices():
            if wait == 0:
                yield self.table
                looks += 1
                wait = every if dense else every * (1 + looks // OFTEN)
            wait -= 1
            self.take(*choice)
        yield self.table

    def choices(self) -> Iterator[tuple[int, int]]:
        """A seat and its choice at every decision; whoever asks takes it, or does something else."""
        count = 0
        while not self.table.over:
            yield self.choose()
            count += 1
            assert count < LONGEST, f"the game has not ended after {LONGEST} decisions"

    def again(self) -> Record:
        """A second record of the same game so far."""
        record = self.record
        return Record(record.game, record.seats, record.seed, record.options, [], record.actions)

    def to_end(self) -> Table:
        """The table when the game is over."""
        for choice in self.choices():
            self.take(*choice)
        return self.table


@contextmanager
def kept(play: Play, name: str) -> Iterator[None]:
    """If anything fails in here, the game so far is written out and the failure says where."""
    try:
        yield
    except Exception as error:
        FAILURES.mkdir(parents=True, exist_ok=True)
        path = FAILURES.absolute() / f"{name}-{play.case}.json"
        save(play.again(), path)
        error.add_note(f"The game is on record: boomtown replay {path}")
        if play.trying is not None:
            seat, action = play.trying
            error.add_note(f"Then seat {seat} took '{play.game.actions.spell(action)}'.")
        raise


def random_games(total: int) -> Callable[[Callable[[Play], None]], Callable[[Case], None]]:
    """Make a test of one random game into a test of a case: about so many games over all cases of its game."""

    def decorate(check: Callable[[Play], None]) -> Callable[[Case], None]:
        def test(case: Case) -> None:
            mix = zlib.crc32(f"{check.__name__} {case}".encode())

            @settings(STEADY, max_examples=case.share(total))
            @given(seed=st.integers(0, 2**32 - 1), tape=st.binary(max_size=60))
            def games(seed: int, tape: bytes) -> None:
                play = Play(case, seed ^ mix, tape)
                with kept(play, check.__name__):
                    check(play)

            games()

        test.__name__ = check.__name__
        test.__doc__ = check.__doc__
        test.__module__ = check.__module__
        return test

    return decorate
