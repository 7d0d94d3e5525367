"""The compiled package plays the same games as the source, and neither keeps memory."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boomtown
from tests.parts import BUILT, ROOT, fault_of_build

GAMES = 200 if os.environ.get("BOOMTOWN_THOROUGH") == "1" else 12
GROWTH = 4.0  # MiB that a process may gain after warm-up


def plays(package: Path, folder: Path, what: str, *numbers: int) -> dict[str, Any]:
    """What tests/plays.py says when it runs on a package."""
    if package == BUILT and (fault := fault_of_build()):
        pytest.fail(fault)
    said = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "plays.py"), what, *map(str, numbers)],
        env={**os.environ, "PYTHONPATH": str(package)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    found: dict[str, Any] = json.loads(said.stdout)
    assert Path(found["file"]).is_relative_to(package)
    assert Path(found["file"]).suffix == (".so" if package == BUILT else ".py")
    return found


def test_compiled_and_source_play_the_same_games(tmp_path: Path) -> None:
    """Every game, option and number of seats, the same seeds: the same offers, views, words, refusals and results."""
    source = plays(ROOT, tmp_path, "digests", GAMES)["games"]
    compiled = plays(BUILT, tmp_path, "digests", GAMES)["games"]
    assert {name.split()[0] for name in source} == set(boomtown.games())
    assert source.keys() == compiled.keys()
    assert [name for name in source if source[name] != compiled[name]] == []


@pytest.mark.parametrize(
    ("package", "warm_up", "count"), [(BUILT, 3000, 1500), (ROOT, 150, 300)], ids=["compiled", "source"]
)
def test_memory_stays_flat(package: Path, warm_up: int, count: int, tmp_path: Path) -> None:
    """Thousands of games in one process leave nothing behind."""
    weighed = plays(package, tmp_path, "memory", warm_up, count)
    assert weighed["after"] - weighed["before"] < GROWTH, weighed
