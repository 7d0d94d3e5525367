"""Playing a plan into a folder: what is there already is not played again, what was reported is never lost."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import boomtown
from boomtown.engine.errors import BoomtownError
from boomtown.lab import cores, on_ray
from boomtown.lab.plan import Plan
from boomtown.lab.play import Job, Outcome, keep_record
from boomtown.lab.store import Run

PATIENCE = 2.0  # seconds after which finished games are written down
BATCH = 500  # or as soon as so many are finished


def run(
    plan: Plan, folder: Path, on: str, processes: int, report: Callable[[int], None] = lambda done: None
) -> list[str]:
    """Play what is missing of a plan; `report` hears how many games are written down. Returns what failed."""
    store = Run(folder, plan)
    failures: list[str] = []
    finished: list[Outcome] = []
    try:
        done = store.done()
        report(len(done))
        last = 0.0
        for outcome in outcomes(plan, folder, done, on, processes):
            keep_record(outcome)
            if outcome.failure:
                failures.append(outcome.failure)
            elif outcome.job.number not in done:
                check_node(outcome)
                done.add(outcome.job.number)
                finished.append(outcome)
            if finished and (len(finished) >= BATCH or time.monotonic() - last > PATIENCE):
                store.write(finished)
                finished = []
                report(len(done))
                last = time.monotonic()
    finally:
        if finished:
            store.write(finished)
            report(len(done))
        store.close()
    return failures


def outcomes(plan: Plan, folder: Path, done: set[int], on: str, processes: int) -> Iterator[Outcome]:
    """The games of a plan that are not done yet, as they come."""
    missing: list[Job] = [job for job in plan.jobs(str(folder / "failed")) if job.number not in done]
    if not missing:
        return iter(())
    return on_ray.played(missing, on) if on else cores.played(missing, processes)


def check_node(outcome: Outcome) -> None:
    """Refuse a game that was played elsewhere with another Boomtown than ours."""
    theirs = outcome.row["package"], outcome.row["rules"]
    if theirs != (boomtown.__version__, boomtown.game(outcome.job.game).version):
        raise BoomtownError(
            f"A node of the cluster plays {outcome.job.game} with Boomtown {theirs[0]}, rules {theirs[1]}; "
            f"install {boomtown.__version__} on every node."
        )
