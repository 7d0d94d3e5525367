"""Who keeps the workers: each has a thread of its own, which hands it thoughts and ends it when one takes too long."""

import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from boomtown.compiled import Copy
from boomtown.processes import Pool
from boomtown.web.minds.hours import Hours

LOG = logging.getLogger("boomtown.bots")
START = 60.0  # seconds in which a worker is there, on however slow a machine
TRIES = 3  # a worker that dies is started again, and asked again
TOO_LONG = 2  # a thought that has taken too long so often is given up


class Lost(Exception):
    """A thought that no worker finished: it took too long, or they died over it."""


CLOSING = "The house is closing; nobody thinks any more."


@dataclass
class Thought:
    """Something to think about: for whom, how urgently, and for how long at most."""

    work: Callable[[], Any]
    person: int | None
    rank: int
    limit: float
    since: float = field(default_factory=time.monotonic)
    answer: Future[Any] = field(default_factory=Future)


class Lane:
    """Thoughts that wait for the same workers: the urgent first, then whose person had least, then the oldest."""

    def __init__(
        self, workers: int, hours: Hours, found: Callable[[], Copy | None], calm: bool = False
    ) -> None:
        self.workers = workers
        self.hours = hours
        self.found = found
        self.calm = calm  # leaves the machine to others where they need it
        self.closed = False
        self._waiting: list[Thought] = []
        self._keepers: list[Keeper] = []
        self._idle = 0
        self._change = threading.Condition()

    def give(self, thought: Thought) -> None:
        """Put a thought in line; a worker is opened for it if none is free and there may be one more."""
        with self._change:
            if self.closed:
                raise RuntimeError(CLOSING)
            self._waiting.append(thought)
            if self._idle < len(self._waiting) and len(self._keepers) < self.workers:
                keeper = Keeper(self)
                self._keepers.append(keeper)
                keeper.start()
            self._change.notify()

    def take(self) -> Thought | None:
        """The thought that is due, when there is one; None when nobody thinks any more."""
        with self._change:
            self._idle += 1
            while not self._waiting and not self.closed:
                self._change.wait()
            self._idle -= 1
            if self.closed:
                return None
            due = min(self._waiting, key=lambda one: (one.rank, self.hours.spent(one.person), one.since))
            self._waiting.remove(due)
            return due

    def oldest(self) -> float:
        """For how many seconds the oldest of those that wait has waited."""
        with self._change:
            asked = [one.since for one in self._waiting if not one.answer.cancelled()]
            return time.monotonic() - min(asked) if asked else 0.0

    def close(self) -> None:
        """Let nobody think any more: workers end at once, and who waits is told."""
        with self._change:
            self.closed = True
            waiting, self._waiting = self._waiting, []
            self._change.notify_all()
        for keeper in self._keepers:
            keeper.end_worker()
        for thought in waiting:
            thought.answer.cancel()


class Keeper(threading.Thread):
    """A worker process and the thread that opens it: a worker never outlives its thread, so neither the house."""

    def __init__(self, lane: Lane) -> None:
        super().__init__(name="keeper", daemon=True)
        self.lane = lane
        self._pool: Pool | None = None
        self._lock = threading.Lock()  # who closes the house ends a worker while its keeper may open one

    def run(self) -> None:
        while (thought := self.lane.take()) is not None:
            if thought.answer.set_running_or_notify_cancel():
                began = time.monotonic()
                try:
                    thought.answer.set_result(self._thought(thought))
                except BaseException as error:
                    thought.answer.set_exception(error)
                self.lane.hours.note(thought.person, time.monotonic() - began)
        self.end_worker()

    def _thought(self, thought: Thought) -> Any:
        """What a worker answers; the last try is made in plain Python."""
        late = 0
        for tries in range(TRIES):
            copy = self.lane.found() if tries < TRIES - 1 else None
            try:
                if self._pool is None or self._pool.copy != copy:
                    self._handed(copy, os.getpid).result(START)
                return self._handed(copy, thought.work).result(thought.limit)
            except BrokenProcessPool:
                self._given_up("a worker died", thought)
            except TimeoutError:
                late += 1
                self._given_up(f"a worker took too long ({thought.limit:g} seconds are enough)", thought)
                if late >= TOO_LONG:
                    break
        raise Lost(f"{name_of(thought)} was given up.")

    def _given_up(self, why: str, thought: Thought) -> None:
        self.end_worker()
        if self.lane.closed:
            raise RuntimeError(CLOSING)
        LOG.warning("%s over %s; it is started again", why, name_of(thought))

    def _handed(self, copy: Copy | None, work: Callable[[], Any]) -> Future[Any]:
        """Hand work to the worker, which runs the copy or is opened anew."""
        if self._pool is not None and self._pool.copy != copy:
            self.end_worker()
        with self._lock:
            if self.lane.closed:
                raise RuntimeError(CLOSING)
            if self._pool is None:
                self._pool = Pool(1, copy, calm=self.lane.calm)
            return self._pool.submit(work)

    def end_worker(self) -> None:
        """End the process, whatever it does."""
        with self._lock:
            pool, self._pool = self._pool, None
            if pool is not None:
                pool.kill()


def name_of(thought: Thought) -> str:
    """What a thought is called in the log."""
    return str(getattr(getattr(thought.work, "func", thought.work), "__name__", "a thought"))
