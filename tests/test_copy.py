"""The compiled copy of a checkout: when it counts as one, who runs it, and that nobody outlives whom they work for."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import boomtown
from boomtown.compiled import STAMP, Copy, copy, is_compiled, is_true_copy, key_of
from boomtown.lab import cores
from boomtown.lab.play import Job, run_job
from boomtown.processes import Pool
from boomtown.web.minds.pool import MOVE, Minds
from boomtown.web.minds.turns import think
from tests.parts import BUILT, ROOT, fault_of_build
from tests.processes import alive, die_if_compiled, in_native_code, slowly, wait_until
from tools import compile as tool

TESTED = Copy(BUILT, 1)
OPEN_A_POOL = """
import os, sys
from boomtown.processes import Pool
if __name__ == "__main__":
    print(Pool(1, None).submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def built() -> None:
    """These tests run what `make tested` has compiled."""
    if fault := fault_of_build():
        pytest.fail(fault)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with a copy that is true."""
    monkeypatch.delenv("BOOMTOWN_PURE")
    for name in ("boomtown/rule.py", "boomtown/content.toml", "setup.py", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    engine = tmp_path / "build" / "compiled" / "boomtown" / "engine"
    engine.mkdir(parents=True)
    (engine / f"table{EXTENSION_SUFFIXES[0]}").write_text("")
    (tmp_path / "build" / "compiled" / STAMP).write_text(key_of(tmp_path))
    is_true_copy.cache_clear()
    return tmp_path


def test_a_copy_counts_while_it_is_one_of_the_source(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is used until a file of the source changes, comes or goes; never where plain Python is asked for."""
    found = copy(home)
    assert found is not None
    assert found.folder == home / "build" / "compiled"
    (home / "boomtown" / "__pycache__").mkdir()
    (home / "boomtown" / "__pycache__" / "rule.pyc").write_text("is no source")
    is_true_copy.cache_clear()
    assert copy(home) == found
    monkeypatch.setenv("BOOMTOWN_PURE", "1")
    assert copy(home) is None
    monkeypatch.delenv("BOOMTOWN_PURE")
    for change in (
        lambda: (home / "boomtown" / "content.toml").write_text("price = 5"),
        lambda: (home / "boomtown" / "rule.py").unlink(),
        lambda: (home / "boomtown" / "new.py").write_text(""),
    ):
        change()
        is_true_copy.cache_clear()
        assert copy(home) is None
        (home / "build" / "compiled" / STAMP).write_text(key_of(home))
        assert copy(home) is not None


def test_a_copy_for_another_python_is_none(home: Path) -> None:
    """Native code that this Python doesn't load would run as plain Python."""
    engine = home / "build" / "compiled" / "boomtown" / "engine"
    (engine / f"table{EXTENSION_SUFFIXES[0]}").rename(engine / "table.cpython-38-x86_64-linux-gnu.so")
    assert copy(home) is None


def test_a_copy_is_made_once_and_takes_its_place_when_it_is_whole(
    home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The same source is not compiled again; a compiler that fails leaves the old copy where it is."""
    made: list[Path] = []

    def compiler(new: Path, objects: Path, level: str) -> str:
        (new / "boomtown" / "engine").mkdir(parents=True)
        (new / "boomtown" / "engine" / f"table{EXTENSION_SUFFIXES[0]}").write_text("new")
        made.append(new)
        return "it does not compile" if len(made) == 2 else ""

    monkeypatch.setattr(tool, "ROOT", home)
    monkeypatch.setattr(tool, "BUILD", home / "build")
    monkeypatch.setattr(tool, "made", compiler)
    monkeypatch.setattr(tool, "tried", lambda new: "")
    assert tool.main("compiled", "3") == 0
    assert made == []
    (home / "boomtown" / "rule.py").write_text("changed = True")
    is_true_copy.cache_clear()
    assert tool.main("compiled", "3") == 0
    assert tool.main("compiled", "3") == 0
    assert len(made) == 1
    first = copy(home)
    assert first is not None
    (home / "boomtown" / "rule.py").write_text("changed = again")
    is_true_copy.cache_clear()
    assert tool.main("compiled", "3") == 1
    assert "it does not compile" in capfd.readouterr().err
    assert (first.folder / STAMP).stat().st_mtime_ns == first.made
    assert tool.main("compiled", "3") == 0
    assert copy(home) not in (None, first)


def test_processes_run_the_copy_and_the_bots_decide_alike() -> None:
    """A table that a plain process made up is thought about in a compiled one, in every game, to the same plan."""
    with Pool(1, TESTED) as quick, Pool(1, None) as plain:
        assert quick.submit(is_compiled).result()
        assert not plain.submit(is_compiled).result()
        assert str(BUILT) not in sys.path
        for id, game in boomtown.games().items():
            table = game.new(seats=game.players[-1], seed=11)
            asked = (id, table.to_json(), table.waiting[0], "strong:12", 5)
            assert quick.submit(think, *asked).result() == plain.submit(think, *asked).result(), id


def test_minds_change_to_the_copy_as_soon_as_it_is_there() -> None:
    """What a plain process was asked before is still answered; it ends afterwards."""
    found: list[Copy | None] = [None]
    looks: list[Copy | None] = []

    def look() -> Copy | None:
        looks.append(found[0])
        return looks[-1]

    minds = Minds(1, look)
    assert not minds.wait(MOVE, None, is_compiled)
    first = minds.wait(MOVE, None, os.getpid)
    before = len(looks)
    late = minds.given(MOVE, None, slowly, 1.0)
    wait_until(lambda: len(looks) > before)  # the plain process has it
    found[0] = TESTED
    assert minds.wait(MOVE, None, is_compiled)
    assert late.result() == first
    wait_until(lambda: not alive(first))
    found[0] = Copy(BUILT, 2)  # compiled anew
    second = minds.wait(MOVE, None, os.getpid)
    assert minds.wait(MOVE, None, is_compiled)
    assert minds.wait(MOVE, None, os.getpid) == second
    found[0] = None  # somebody cleans up
    assert not minds.wait(MOVE, None, is_compiled)
    minds.close()


def test_a_thought_that_kills_compiled_workers_is_thought_in_plain_python() -> None:
    """Bots never stand still because a copy is broken."""
    minds = Minds(1, lambda: TESTED)
    assert minds.wait(MOVE, None, die_if_compiled) == "well"
    minds.close()


def test_the_lab_plays_the_same_games_in_the_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one process as with several, where a copy lies beside a plain Boomtown."""
    jobs = [
        Job(n, "city_of_iron", ["greedy", "random"], n, n, {}, "", keep=True, measure=1) for n in range(2)
    ]
    monkeypatch.setattr(cores, "copy", lambda: TESTED)
    assert list(cores.spread(in_native_code, [0, 1], 1)) == [True, True]
    for one, plain in zip(
        sorted(cores.played(jobs, 1), key=lambda o: o.job.number), map(run_job, jobs), strict=True
    ):
        assert (one.scores, one.places, one.record) == (plain.scores, plain.places, plain.record)


def test_processes_end_when_their_parent_is_killed() -> None:
    """However suddenly: nobody thinks on for a house that is gone."""
    parent = subprocess.Popen(
        [sys.executable, "-c", OPEN_A_POOL],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert alive(child)
    parent.kill()
    parent.communicate()
    wait_until(lambda: not alive(child))
