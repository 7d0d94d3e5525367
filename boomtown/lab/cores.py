"""Games on the cores of this machine, each in a process of its own."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from boomtown.compiled import copy
from boomtown.engine.errors import BoomtownError
from boomtown.lab.play import Job, Outcome, run_job
from boomtown.processes import Pool

A = TypeVar("A")
B = TypeVar("B")


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    """The outcomes as they come."""
    return spread(run_job, jobs, processes)


def spread(work: Callable[[A], B], todo: list[A], processes: int) -> Iterator[B]:
    """What comes of work, from this process or from several; whoever stops listening stops them.

    Where a compiled copy lies beside this plain Boomtown, even one process works there.
    """
    processes = min(processes, len(todo))
    compiled = copy() if todo else None
    if processes <= 1 and compiled is None:
        yield from map(work, todo)
        return
    others = multiprocessing.active_children()
    pool = Pool(processes, compiled, deaf=True)
    try:
        yield from submitted(pool, work, todo, 4 * processes)
    except BrokenProcessPool:
        raise BoomtownError(
            "A process that played a game has died, perhaps for want of memory; try fewer with --jobs."
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()


def submitted(pool: Pool, work: Callable[[A], B], todo: list[A], most: int) -> Iterator[B]:
    """What comes of work of which only so much is handed out at a time."""
    left = iter(todo)
    running: set[Future[B]] = set()
    while True:
        with deaf():
            running.update(pool.submit(work, one) for one in islice(left, most - len(running)))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def deaf() -> Iterator[None]:
    """Leave Ctrl-C aside for a moment, so that a process that is started meanwhile never hears it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
