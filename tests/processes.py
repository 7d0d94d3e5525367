"""What tests ask of other processes, and how they look at them."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from boomtown.compiled import is_compiled


def slowly(seconds: float) -> int:
    """In a worker: who answers, after a while."""
    time.sleep(seconds)
    return os.getpid()


def die_if_compiled() -> str:
    """In a worker: what a broken copy would do."""
    if is_compiled():
        os._exit(1)
    return "well"


def in_native_code(_: int) -> bool:
    """In a worker: whether it is compiled."""
    return is_compiled()


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and waits to be noticed doesn't."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def wait_until(so: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        if so():
            return
        time.sleep(0.05)
    raise AssertionError("It did not come within two minutes.")
