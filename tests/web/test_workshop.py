"""Compiling beside the open house: what /health says of it, and that no compiler outlives the house."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from boomtown.compiled import Copy
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.minds import workshop
from boomtown.web.minds.workshop import CHANGED, INSTALLED, UNMADE, UNWANTED, Workshop
from tests.parts import BUILT, ROOT
from tests.processes import alive, wait_until

TESTED = Copy(BUILT, 1)
WORKS = (sys.executable, "-c", "import sys; sys.stdin.read()")
FAILS = (
    sys.executable,
    "-c",
    "print('Boomtown needs gcc.'); print('make: *** Error 1'); raise SystemExit(2)",
)
DONE = (sys.executable, "-c", "")
STARTER = """
import subprocess, sys
pipe = subprocess.PIPE
subprocess.Popen([sys.executable, "-P", sys.argv[1]], stdin=pipe, start_new_session=True)
sys.stdin.read()
"""
MAKE = """#!/bin/sh
sleep 1000 &
echo $! $(nice) "$@" >"$NOTE.new"
mv "$NOTE.new" "$NOTE"
wait
"""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A checkout in which nothing is compiled, whatever lies in its build/."""
    monkeypatch.delenv("BOOMTOWN_PURE")
    monkeypatch.setattr(workshop, "copy", lambda: None)
    return monkeypatch


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """A house of its own."""
    return make_app(Settings(tmp_path, f"sqlite:///{tmp_path / 'house.sqlite'}", b"secret"))


def test_health_says_how_bots_think(app: FastAPI, plain: pytest.MonkeyPatch) -> None:
    """Plain with the reason, compiled as soon as the copy is there."""
    with TestClient(app) as visitor:
        said = visitor.get("/health").json()
        assert (said["minds"], said["why"]) == ("plain", UNMADE)
        plain.setattr(workshop, "copy", lambda: TESTED)
        said = visitor.get("/health").json()
        assert said["minds"] == "compiled"
        assert "why" not in said
        plain.setattr(workshop, "copy", lambda: None)
        plain.setattr(workshop, "is_checkout", lambda: False)
        assert visitor.get("/health").json()["why"] == INSTALLED
        plain.setattr(workshop, "is_compiled", lambda: True)
        assert visitor.get("/health").json()["minds"] == "compiled"
        plain.setattr(workshop, "is_compiled", lambda: False)
        plain.setenv("BOOMTOWN_PURE", "1")
        assert visitor.get("/health").json()["why"] == UNWANTED


def test_the_house_compiles_until_it_closes(tmp_path: Path, plain: pytest.MonkeyPatch) -> None:
    """While the compiler runs it says so; it is told to stop, and does."""
    work = Workshop(WORKS, tmp_path / "log")
    work.start()
    assert work.says() == {"minds": "compiling"}
    assert work._work is not None
    work.close()
    assert work._work.poll() is not None


def test_a_compiler_that_fails_is_quoted(tmp_path: Path, plain: pytest.MonkeyPatch) -> None:
    """Where no compiler can be had it stays plain and says why."""
    for command, why in ((FAILS, "Boomtown needs gcc."), (DONE, CHANGED)):
        work = Workshop(command, tmp_path / "log")
        work.start()
        assert work._work is not None
        work._work.wait()
        assert work.says() == {"minds": "plain", "why": why}
        work.close()


def test_nothing_is_compiled_where_it_is_of_no_use(tmp_path: Path, plain: pytest.MonkeyPatch) -> None:
    """Not twice, not in an installed package, not against somebody's wish, not where nothing can be written."""
    for name in ("copy", "is_compiled", "is_unwanted"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(workshop, name, lambda: TESTED)
            work = Workshop(WORKS, tmp_path / "log")
            work.start()
            assert work._work is None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workshop, "is_checkout", lambda: False)
        work.start()
        assert work._work is None
    nowhere = Workshop(WORKS, tmp_path / "no" / "such" / "log")
    nowhere.start()
    assert nowhere.says()["minds"] == "plain"
    nowhere.close()


def test_no_compiler_outlives_a_house_that_is_killed(tmp_path: Path) -> None:
    """`make compile` runs at the lowest priority, and ends with all it started when the house is gone."""
    note = tmp_path / "note"
    make = tmp_path / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    house = subprocess.Popen(
        [sys.executable, "-c", STARTER, str(ROOT / "tools" / "beside.py")],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "NOTE": str(note)},
        stdin=subprocess.PIPE,
    )
    wait_until(note.exists)
    compiler, nice, *asked = note.read_text().split()
    assert nice == "19"
    assert asked[-1] == "compile"
    assert alive(int(compiler))
    house.kill()
    house.communicate()
    wait_until(lambda: not alive(int(compiler)))
