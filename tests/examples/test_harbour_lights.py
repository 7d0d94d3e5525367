"""The example of a game as a plugin: installed beside Boomtown, it is in the house, plain and compiled."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boomtown.compiled import Copy
from tests.parts import BUILT, ROOT, fault_of_build
from tests.web.conftest import Server
from tests.web.tables import ask, sit
from tests.web.test_every_game import click_to_the_end

EXAMPLE = ROOT / "examples" / "harbour_lights"
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check", "--no-cache-dir", "install", "--no-index")
THINKS = """
import boomtown, sys
from pathlib import Path
from boomtown.compiled import Copy, is_compiled
from boomtown.processes import Pool
from boomtown.web.minds.butler import think

if __name__ == "__main__":
    assert not is_compiled()
    game = boomtown.game("harbour_lights")
    table = game.new(3, 7)
    with Pool(1, Copy(Path(sys.argv[1]), 1)) as pool:
        assert pool.submit(is_compiled).result()
        guess = table.guess(1, 3).to_json()
        for code in ("beginner", "steady", "strong:6", "expert:6"):
            plan = pool.submit(think, "harbour_lights", guess, 1, code, 5).result()
            assert game.actions.parse(plan[0]) in table.options(1), plan
"""
COMMANDS = """
import json, sys
from typer.testing import CliRunner
from boomtown.cli import app

if __name__ == "__main__":
    for words, said in json.loads(sys.argv[1]):
        done = CliRunner().invoke(app, words, input=said)
        assert done.exit_code == 0, done.output
        print(json.dumps(done.output))
"""
PLAN = """
game = "harbour_lights"
kind = "mirror"
bots = ["random"]
seats = 2
number = 4
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example was installed by pip, as into anybody's site-packages."""
    folder = tmp_path_factory.mktemp("plugin")
    shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    install = (*PIP, "--no-deps", "--no-build-isolation", "--target", str(folder / "site"))
    run(folder, (), *install, str(folder / "source"))
    return folder / "site"


def run(folder: Path, path: tuple[Path, ...], *words: str, said: str = "") -> str:
    """What Python prints with these folders on its path; it must go well."""
    done = subprocess.run(
        [sys.executable, "-P", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "COLUMNS": "200"},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built() -> Path:
    """The compiled package, if it is one of the present source."""
    if fault := fault_of_build():
        pytest.fail(fault)
    return BUILT


def test_boomtown_does_not_bring_it() -> None:
    """It comes by its entry point, or not at all."""
    assert "harbour_lights" not in run(ROOT, (ROOT,), "-m", "boomtown.cli", "games")


@pytest.mark.parametrize("package", ["plain", "compiled"])
def test_it_passes_its_own_tests_and_all_of_conformance(site: Path, tmp_path: Path, package: str) -> None:
    """As its author would run them, on either Boomtown."""
    home = built() if package == "compiled" else ROOT
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    shutil.copy(EXAMPLE / "pyproject.toml", tmp_path)
    said = run(tmp_path, (home, site), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    passed = re.search(r"(\d+) passed in", said)
    assert passed, said
    assert int(passed[1]) > 200
    file = run(tmp_path, (home, site), "-c", "import boomtown.engine.table as t; print(t.__file__)")
    assert Path(file.strip()).suffix == (".so" if package == "compiled" else ".py")


def test_command_line_records_and_lab_know_it(site: Path, tmp_path: Path) -> None:
    """Games are listed, played, kept, replayed, drawn, simulated and studied."""
    (tmp_path / "plan.toml").write_text(PLAN)
    (tmp_path / "commands.py").write_text(COMMANDS)
    commands = (
        ("games", ""),
        ("rules harbour_lights HAR-30", ""),
        ("simulate harbour --seats steady,random --number 1 --jobs 1 --out kept", ""),
        ("play harbour_lights --seats you,beginner --seed 3", "1\nquit\n"),
        ("lab run plan.toml --jobs 1 --out run", ""),
        ("lab report run", ""),
    )
    words = json.dumps([[line.split(), said] for line, said in commands])
    lines = run(tmp_path, (ROOT, site), "commands.py", words).splitlines()
    listed, rule, _, asked, *_ = [json.loads(line) for line in lines]
    assert "Harbour Lights, for 2, 3, 4 players" in listed
    assert "All bid at the same time" in rule
    assert "Bid for the right to choose a ship early" in asked
    assert "Harbour Lights" in (tmp_path / "run" / "report.html").read_text("utf-8")
    [record] = (tmp_path / "kept").rglob("*.json")
    words = json.dumps([[["replay", str(record)], ""], [["picture", str(record), "-o", "table.svg"], ""]])
    assert "Round 4 of 4" in run(tmp_path, (ROOT, site), "commands.py", words)
    assert "Harbour Lights" in (tmp_path / "table.svg").read_text("utf-8")


def test_bots_think_about_it_in_compiled_workers(site: Path, tmp_path: Path) -> None:
    """`make play` opens plain and changes over to compiled workers: these find the plugin too."""
    (tmp_path / "thinks.py").write_text(THINKS)
    run(tmp_path, (ROOT, site), "thinks.py", str(Copy(built(), 1).folder))


def test_it_is_played_in_the_browser_of_a_compiled_house(
    site: Path, tmp_path: Path, new_page: Callable[..., Page]
) -> None:
    """A whole game is clicked to its end: bids, ships, goods to name, sales."""
    house = Server(tmp_path, path=(built(), site))
    house.start()
    try:
        page = new_page()
        page.goto(house.url)
        expect(page.locator("main")).to_contain_text("Harbour Lights")
        assert ask(page, "/health")["minds"] == "compiled"
        table = sit(page, house.url, ["me", "beginner", "steady"], game="harbour_lights")
        verbs = click_to_the_end(page, 11, "game-harbour_lights", (0, 5, 12))
        assert verbs >= {"bid", "ship", "done"}  # what else there is depends on the ships
        expect(page.locator("#say-what")).to_contain_text("The game is over")
        assert len(ask(page, f"/api/tables/{table}")["result"]["scores"]) == 3
        page.goto(f"{house.url}/rules/harbour_lights")
        expect(page.locator("main")).to_contain_text("HAR-30")
    finally:
        house.stop()
