"""Processes beside this one, in which games are played and thought about: compiled where they can be, gone when we are."""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

from boomtown.compiled import Copy

PR_SET_PDEATHSIG = 1  # linux/prctl.h: the signal a process gets when the thread that started it ends

P = ParamSpec("P")
T = TypeVar("T")


class Pool(ProcessPoolExecutor):
    """Processes that run the compiled copy, if one is given, and that end when this process does.

    Hand work out from a thread that lives as long as they shall: where the system can, they end with that thread.
    """

    def __init__(self, processes: int, copy: Copy | None, deaf: bool = False, calm: bool = False) -> None:
        super().__init__(processes, multiprocessing.get_context("spawn"), obey_parent, (deaf, calm))
        self.copy = copy

    def kill(self) -> None:
        """End the processes at once, even those that are stopped; what they were asked is never answered."""
        processes = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def submit(self, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> Future[T]:
        """Hand work out; a process that is started for it looks for Boomtown in the copy first."""
        with first_on_path(self.copy):
            return super().submit(work, *args, **more)


@contextmanager
def first_on_path(copy: Copy | None) -> Iterator[None]:
    """Processes that are started meanwhile find the copy before all else; this one has its Boomtown already."""
    if copy is None:
        yield
        return
    sys.path.insert(0, str(copy.folder))
    try:
        yield
    finally:
        sys.path.remove(str(copy.folder))


def obey_parent(deaf: bool, calm: bool) -> None:
    """A process ends when its parent does, however suddenly that is; one that is deaf leaves Ctrl-C to it."""
    if deaf:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if calm:
        os.nice(10)
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if (
        sys.platform == "linux"
    ):  # compiled code lets no thread of its process run, so the system itself must do it
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:
            os._exit(1)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: BaseProcess) -> None:
    """Wait for the parent's end, and end too."""
    parent.join()
    os._exit(1)
