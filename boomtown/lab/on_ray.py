"""Games on a Ray cluster; every node has the same Boomtown installed."""

import logging
import os
import socket
from collections.abc import Iterator
from itertools import islice
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

from boomtown.engine.errors import BadOption, BoomtownError
from boomtown.lab.play import Job, Outcome, run_job

RETRIES = 10  # how often a game is dealt out again when its node dies


def address_of(on: str) -> str | None:
    """The address that Ray understands: of `ray` none, of `ray:HOST:PORT` the rest, `ray://...` as it is."""
    if on == "ray":
        return None
    if on.startswith("ray://"):
        return on
    if on.startswith("ray:") and len(on) > 4:
        return on[4:]
    raise BadOption(f"--on says where to play: ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT, not '{on}'.")


def played(jobs: list[Job], on: str) -> Iterator[Outcome]:
    """The outcomes as they come from a cluster; a game whose node dies is played again elsewhere."""
    ray = connected(address_of(on))
    try:
        task = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(run_job)
        todo = iter(jobs)
        running: dict[Any, Job] = {}
        while True:
            most = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
            for job in islice(todo, max(0, most - len(running))):
                running[task.remote(job)] = job
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield fetched(ray, reference, running.pop(reference))
    finally:
        ray.shutdown()


def fetched(ray: ModuleType, reference: Any, job: Job) -> Outcome:
    """A game's outcome; what went wrong on the cluster is a failure of this game alone."""
    try:
        outcome: Outcome = ray.get(reference)
    except ray.exceptions.RayError as error:
        lines = str(error).strip().splitlines() or [type(error).__name__]
        return Outcome(job, failure=f"Game {job.number} (seed {job.seed}) failed on the cluster: {lines[-1]}")
    return outcome


def reachable(address: str) -> bool:
    """Whether anybody answers at HOST:PORT; Ray itself would try for minutes."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        with socket.create_connection((place.hostname or "", place.port or 0), timeout=5):
            return True
    except (OSError, ValueError):
        return False


def connected(address: str | None) -> ModuleType:
    """Ray, connected to a cluster; without an address to one that runs here, or to one that it starts now."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadOption(
            "Playing on a cluster needs Ray; install it with: pip install 'boomtown[ray]'."
        ) from None
    if address not in (None, "auto", "local") and not reachable(str(address)):
        raise BoomtownError(
            f"Nobody answers at {address}; name the HOST:PORT of a Ray cluster that is running."
        )
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        said = " ".join(str(error).split())[:200]
        raise BoomtownError(f"There is no Ray cluster at {address or 'this machine'}: {said}") from None
    return ray
