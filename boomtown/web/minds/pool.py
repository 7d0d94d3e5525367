"""Processes in which bots think: whatever takes long is done there, never in the event loop."""

import asyncio
import functools
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from boomtown.compiled import Copy, copy
from boomtown.web.minds.hours import Hours
from boomtown.web.minds.keeper import Lane, Thought

LONGER = 10  # times as long as a move may a piece of an analysis take

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Aim:
    """What is thought for: a move, which delays nobody else's, or what somebody wants to know."""

    study: bool
    rank: int
    longer: int


MOVE = Aim(False, 0, 1)
HINT = Aim(True, 0, 1)
ANALYSIS = Aim(True, 1, LONGER)


class Minds:
    """Workers for moves, and one for hints and analyses, so that these delay no move; each is opened when it is needed.

    They run the compiled copy as soon as there is one; a thought that kills them twice is thought in plain Python.
    """

    def __init__(
        self, workers: int, found: Callable[[], Copy | None] = copy, limit: float = 30.0, most: float = 2400.0
    ) -> None:
        self.limit = limit  # seconds that a move or a hint may take
        self.hours = Hours(most)
        self.moves = Lane(workers, self.hours, found)
        self.studies = Lane(1, self.hours, found, calm=True)

    @property
    def closed(self) -> bool:
        """Whether nobody thinks any more."""
        return self.moves.closed

    async def ask(
        self, aim: Aim, person: int | None, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """What a worker answers; the time that it takes is the person's."""
        return await asyncio.wrap_future(self.given(aim, person, work, *args, **more))

    def wait(self, aim: Aim, person: int | None, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What a worker answers, for threads that may wait."""
        return self.given(aim, person, work, *args, **more).result()

    def given(
        self, aim: Aim, person: int | None, work: Callable[P, T], /, *args: P.args, **more: P.kwargs
    ) -> Future[T]:
        """What a worker is going to answer."""
        bound = functools.partial(work, *args, **more)
        thought = Thought(bound, person, aim.rank, self.limit * aim.longer)
        (self.studies if aim.study else self.moves).give(thought)
        return thought.answer

    def close(self) -> None:
        """Let nobody think any more."""
        self.moves.close()
        self.studies.close()
