"""Processes in which bots think: whatever takes long is done there, never in the event loop."""

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

LOG = logging.getLogger("boomtown.bots")
TRIES = 3  # a worker that dies is started again, and asked again

P = ParamSpec("P")
T = TypeVar("T")


class Minds:
    """A pool of processes that is opened when it is first needed, and anew when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self.closed = False

    async def ask(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What a worker answers."""
        for _ in range(TRIES - 1):
            try:
                return await asyncio.wrap_future(self._given(work, *args, **more))
            except BrokenProcessPool:
                LOG.warning("a worker died over %s; it is started again", work.__name__)
        return await asyncio.wrap_future(self._given(work, *args, **more))

    def wait(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What a worker answers, for threads that may wait."""
        for _ in range(TRIES - 1):
            try:
                return self._given(work, *args, **more).result()
            except BrokenProcessPool:
                LOG.warning("a worker died over %s; it is started again", work.__name__)
        return self._given(work, *args, **more).result()

    def _given(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> Future[T]:
        with self._lock:
            if self._pool is not None and not self.closed:
                try:
                    return self._pool.submit(work, *args, **more)
                except BrokenProcessPool:
                    pass
            if self.closed:
                raise RuntimeError("The house is closing; nobody thinks any more.")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
            return self._pool.submit(work, *args, **more)

    def close(self) -> None:
        """Let nobody think any more."""
        self.closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
