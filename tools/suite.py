"""Runs every test on all cores, part by part (see tests/parts.py), and closes with one count: `python -m tools.suite`."""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

from tests.parts import COMPILED, ROOT

RESULTS = ROOT / "build" / "tests"
PARTS = {"compiled": list(COMPILED), "source": list[str]()}  # a part and the folders pytest has to look into
TITLES = {"compiled": "Tests on the compiled package", "source": "Tests on the source"}
# A worker runs what lies together, so that a house is opened once, and helps another when it is done.
CORES = ["-n", "auto", "--dist", "worksteal"]
OUTCOMES = {"failure": "failed", "error": "error", "skipped": "skipped"}
WIDE = 80


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""


def run(part: str) -> bool:
    """Run one part, its output as pytest prints it; returns whether all is well."""
    print(TITLES[part], flush=True)
    command = [sys.executable, "-m", "pytest", *CORES, f"--junitxml={path_of(part)}", *PARTS[part]]
    tests = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "BOOMTOWN_PART": part})
    try:
        return tests.wait() == 0
    except KeyboardInterrupt:
        tests.wait()  # it has heard it too, and ends by itself
        raise Stopped from None


def path_of(part: str) -> Path:
    """Where pytest notes how each test of a part went."""
    return RESULTS / f"{part}.xml"


def tally(part: str) -> tuple[Counter[str], list[str]]:
    """How many tests of a part passed, failed or did something else, and a line for each that did not pass."""
    if not path_of(part).exists():
        return Counter(error=1), [f"ERROR {TITLES[part]}: they did not come to an end, see above"]
    counts: Counter[str] = Counter()
    lines: list[str] = []
    for case in ET.parse(path_of(part)).iter("testcase"):
        said = {OUTCOMES[one.tag]: one.get("message", "") for one in case if one.tag in OUTCOMES}
        counts.update(list(said) or ["passed"])
        lines += [
            f"{outcome.upper()} {case.get('classname')}::{case.get('name')} - {words.strip()}".split("\n")[0]
            for outcome, words in said.items()
        ]
    return counts, lines


def main() -> int:
    """Run all parts, say what failed, close with one count of all tests, and return 0 if all is well."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    well: list[bool] = []
    counts: Counter[str] = Counter()
    lines: list[str] = []
    for part in PARTS:
        path_of(part).unlink(missing_ok=True)
        try:
            well.append(run(part))
        except Stopped:
            well.append(False)
            lines.append(f"STOPPED {TITLES[part]}: not every test was run")
            break
        finally:
            more, some = tally(part)
            counts.update(more)
            lines += some
    print("\n" + " all tests ".center(WIDE, "="), *lines, sep="\n")
    said = [f"{counts[outcome]} {outcome}" for outcome in (*OUTCOMES.values(), "passed") if counts[outcome]]
    print(f" {', '.join(said)} in {time.monotonic() - began:.0f} s ".center(WIDE, "="))
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
