"""The two parts of the tests, and which Boomtown each looks at.

`make test` runs both, one after the other: what plays many games on the compiled package, all else on the source.
pytest by hand runs everything on the source, or with BOOMTOWN_PART=compiled or BOOMTOWN_PART=source one of the parts.
That the compiled package plays as the source does is tested by tests/test_compiled.py.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "tested"
COMPILED = ("tests/conformance", "tests/env")  # the folders of the compiled part
PATCHED = (
    "test_bites.py",
    "test_failures.py",
)  # but not these files: they patch what native code doesn't let go of
PART = os.environ.get("BOOMTOWN_PART", "")


def fault_of_build() -> str:
    """Why the compiled package can't stand for the source, as a sentence; nothing if it can."""
    stamp = BUILT / ".stamp"
    if not stamp.exists():
        return "There is no compiled package in build/tested: run `make tested` first."
    made = stamp.stat().st_mtime
    newer = [path for path in (ROOT / "boomtown").rglob("*.py") if path.stat().st_mtime > made]
    return f"{newer[0]} is newer than build/tested: run `make tested` first." if newer else ""


def use_compiled() -> None:
    """From here on `import boomtown` finds the compiled package."""
    if fault := fault_of_build():
        raise SystemExit(fault)
    assert "boomtown" not in sys.modules, "the source has been imported already"
    sys.path.insert(0, str(BUILT))


def part_of(path: Path) -> str:
    """Which part a test in this file belongs to. Toys, though interpreted, play on the compiled engine as plugins do."""
    here = path.relative_to(ROOT).as_posix()
    many = here.startswith(tuple(f"{folder}/" for folder in COMPILED)) and path.name not in PATCHED
    return "compiled" if many else "source"
