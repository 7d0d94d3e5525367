"""`boomtown analyse`: what it prints, what it writes, what it refuses."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import boomtown
from boomtown.bots import analysis, bot
from boomtown.bots.analysis import Effort
from boomtown.bots.match import play_out
from boomtown.cli import app
from boomtown.cli.analyse import bars
from boomtown.engine import record as records
from boomtown.engine.record import Record

GAME = "age_of_industry"


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests need no deep thoughts."""
    monkeypatch.setitem(analysis.EFFORTS, "quick", Effort(3, "strong:5"))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of beginners."""
    game = boomtown.game(GAME)
    record = Record(game, 3, 7, game.settings({}), ["Anna", "Otto", "Lina"])
    play_out(record, [bot("random")] * 3, 7)
    file = tmp_path_factory.mktemp("game") / "game.json"
    records.save(record, file)
    return file


@pytest.fixture
def running(finished: Path, tmp_path: Path) -> Path:
    """The first half of that game."""
    whole = records.load(finished)
    half = Record(whole.game, 3, whole.seed, whole.options, whole.names, whole.actions[:80])
    records.save(half, tmp_path / "half.json")
    return tmp_path / "half.json"


def run(*args: str) -> Any:
    """What the command prints and its exit code."""
    return CliRunner().invoke(app, ["analyse", *args, "--effort", "quick"], env={"COLUMNS": "140"})


def test_the_terminal_shows_chances_and_turning_points(finished: Path) -> None:
    result = run(str(finished))
    assert result.exit_code == 0, result.output
    record = records.load(finished)
    assert f"Age of Industry, {len(record.actions)} decisions." in result.stdout
    winner = record.table.ranking()[0][0]
    line = next(line for line in result.stdout.splitlines() if f"({record.names[winner]})" in line)
    assert line.split("│")[-2].strip() == "100\N{NO-BREAK SPACE}%"
    assert line.split("│")[2].strip()[-1] == "█"
    assert result.stdout.count("Better: ") == result.stdout.count("Decision ") > 0


def test_the_same_for_machines_with_a_page_and_a_chart(finished: Path, tmp_path: Path) -> None:
    result = run(str(finished), "--json", "-o", str(tmp_path / "report.html"))
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["over"]
    assert len(found["chances"]) == found["seats"] == 3
    page = (tmp_path / "report.html").read_text()
    assert page.count("<li>") == len(found["turnings"]) > 0
    assert page.count('class="turning"') == len(found["turnings"])
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert run(str(finished), "-o", str(tmp_path / "chart.svg")).exit_code == 0
    svg = ET.parse(tmp_path / "chart.svg").getroot()
    assert len(svg.findall("{http://www.w3.org/2000/svg}polyline")) == 3


def test_a_running_game_needs_a_seat(running: Path) -> None:
    refused = run(str(running))
    assert refused.exit_code == 2
    assert "--seat 0" in refused.stderr
    assert run(str(running), "--seat", "3").exit_code == 2
    result = run(str(running), "--seat", "1", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["over"], found["seat"]) == (False, 1)
    assert {point["seat"] for point in found["turnings"]} <= {1}
    assert "as Blue (Otto) could see it" in run(str(running), "--seat", "1").stdout


def test_what_can_not_be_written_is_said(finished: Path) -> None:
    result = run(str(finished), "-o", "/nowhere/report.html")
    assert result.exit_code == 2
    assert "can't be written" in result.stderr


def test_bars_of_any_length() -> None:
    assert bars([0.0, 0.5, 1.0]) == "▁▅█"
    assert bars([1.0]) == "█"
    assert bars([0.0] * 999 + [1.0]) == "▁" * 47 + "█"
