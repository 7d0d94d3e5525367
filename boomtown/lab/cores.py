"""Games on the cores of this machine, each in a process of its own."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice

from boomtown.engine.errors import BoomtownError
from boomtown.lab.play import Job, Outcome, run_job


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    """The outcomes as they come, from this process or from several; whoever stops listening stops them."""
    processes = min(processes, len(jobs))
    if processes <= 1:
        for job in jobs:
            yield run_job(job)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), obey_parent)
    try:
        yield from submitted(pool, jobs, 4 * processes)
    except BrokenProcessPool:
        raise BoomtownError(
            "A process that played a game has died, perhaps for want of memory; try fewer with --jobs."
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()


def submitted(pool: ProcessPoolExecutor, jobs: list[Job], most: int) -> Iterator[Outcome]:
    """The outcomes of jobs of which only so many are handed out at a time."""
    todo = iter(jobs)
    running: set[Future[Outcome]] = set()
    while True:
        with deaf():
            running.update(pool.submit(run_job, job) for job in islice(todo, most - len(running)))
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


def obey_parent() -> None:
    """A playing process leaves Ctrl-C to its parent, and ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end, however sudden, and end too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
