"""Makes a compiled copy of Boomtown in build/NAME: `python -m tools.compile NAME LEVEL`; `make compile` and `make tested` call it.

One copy is made at a time. It is made aside, tried, and then takes the place of the old one at once: whoever runs that
finds a whole package at any moment.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boomtown.compiled import STAMP, is_true_copy, key_of
from tests.parts import ROOT

BUILD = ROOT / "build"
TRIAL = """
import boomtown, boomtown.compiled
for id in boomtown.games.folders():
    game = boomtown.game(id)
    assert game.rules and game.judge
assert boomtown.compiled.is_compiled()
"""


def main(name: str, level: str) -> int:
    """Make a copy, unless there is one of this very source already; what went wrong is told."""
    BUILD.mkdir(exist_ok=True)
    with alone():
        stamp = BUILD / name / STAMP
        if stamp.exists() and is_true_copy(BUILD / name, stamp.stat().st_mtime_ns):
            stamp.touch()
            return 0
        print(f"Compiling into build/{name}", flush=True)
        began, key = time.time(), key_of(ROOT)
        new = BUILD / f"{name}.new"
        shutil.rmtree(new, ignore_errors=True)
        if fault := made(new, BUILD / "objects" / name, level) or tried(new):
            (BUILD / f"{name}.log").write_text(fault, "utf-8")
            print(fault, file=sys.stderr)
            return 1
        (new / STAMP).write_text(key, "utf-8")
        os.utime(new / STAMP, (began, began))  # what was changed since then is not in it
        put_in_place(new, BUILD / name)
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else compiles here; the lock ends with its process."""
    with (BUILD / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def made(new: Path, objects: Path, level: str) -> str:
    """Compile into a folder; returns what the compiler says if it fails."""
    command = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(new)]
    command += ["build_ext", "--parallel", "2", "--build-lib", str(new), "--build-temp", str(objects)]
    environment = {**os.environ, "BOOMTOWN_COMPILE": "1", "BOOMTOWN_OPTIMISE": level}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}" if done.returncode else ""


def tried(new: Path) -> str:
    """Load all that is compiled; returns what goes wrong."""
    environment = {**os.environ, "PYTHONPATH": str(new)}
    command = [sys.executable, "-P", "-c", TRIAL]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def put_in_place(new: Path, place: Path) -> None:
    """The new copy takes the place of the old one."""
    old = place.with_name(f"{place.name}.old")
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    new.rename(place)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
