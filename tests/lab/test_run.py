"""Runs that are measured, killed, gone on with and stopped."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner

import boomtown
from boomtown.cli import app
from boomtown.engine.record import Record
from boomtown.lab import measure, play, store
from boomtown.lab.plan import checked
from boomtown.lab.play import Job, run_job
from boomtown.lab.run import run

COMMAND = [sys.executable, "-m", "boomtown.cli", "lab", "run"]


@pytest.mark.parametrize("id", list(boomtown.games()))
def test_a_row_tells_what_a_replay_shows(id: str) -> None:
    job = checked({"game": id, "bots": ["random"], "number": 1, "seed": 3, "decisions": True}).jobs("out")[0]
    outcome = run_job(job)
    row, moves = outcome.row, outcome.moves
    game = boomtown.game(id)
    assert set(row) | {"run"} == set(store.GAMES)
    assert row["decisions"] == len(moves) == outcome.decisions
    assert row["forced"] == sum(1 for move in moves if move["options"] == 1)
    assert row["branching"] == sum(move["options"] for move in moves) / len(moves)
    actions = [(move["seat"], game.actions.parse(move["action"])) for move in moves]
    record = Record(game, row["seats"], row["seed"], game.settings({}), row["bots"], actions)
    assert record.table.over
    assert record.table.scores() == row["scores"] == [seat[-1] for seat in row["points"]]
    for seat, score in enumerate(row["scores"]):
        assert sum(part["points"] for part in row["breakdown"] if part["seat"] == seat) == score
    assert row["moments"][0] == 0.0
    assert row["moments"][-1] == 1.0
    assert 15 <= len(row["moments"]) <= 21
    assert row["moments"] == sorted(set(row["moments"]))
    assert all(len(seat) == len(row["moments"]) for seat in row["standing"] + row["money"])
    assert row["places"][row["leader"][-1]] == 1
    assert 0.0 <= row["settled"] <= 1.0
    assert row["chapters"] > 1
    assert row["seconds"] >= sum(row["thought"]) > 0
    assert (row["rules"], row["package"]) == (game.version, boomtown.__version__)


def test_who_leads_and_when_it_was_settled() -> None:
    game = boomtown.game("city_of_iron")
    played = run_job(
        checked({"game": game.id, "bots": ["random"], "seats": 2, "number": 1, "decisions": True}).jobs("")[0]
    )
    actions = [(move["seat"], game.actions.parse(move["action"])) for move in played.moves]
    watch = measure.Watch(
        Record(game, 2, 0, game.settings({}), ["random"] * 2, actions), [0.0] * len(actions), False
    )
    watch.moments = [0.0, 0.25, 0.5, 0.75, 1.0]
    watch.standing = [[1.0, 3.0, 2.0, 2.0, 9.0], [1.0, 2.0, 3.0, 2.0, 0.0]]
    assert watch.leaders([1]) == [-1, 0, 1, 1, 1]
    assert measure.course(watch, [1])["lead_changes"] == 1
    assert measure.course(watch, [1])["settled"] == 0.5
    assert measure.course(watch, [0])["lead_changes"] == 2
    assert measure.course(watch, [0])["settled"] == 1.0
    assert measure.course(watch, [])["settled"] is None


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    flags = ["--game", "age_of_industry", "--bots", "random", "--seats", "3", "-n", "120", "-j", "2"]
    line = [*COMMAND, *flags, "--decisions", "--out", str(tmp_path)]
    process = subprocess.Popen(
        line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    until(lambda: bool(list(tmp_path.glob("games/*.parquet"))))
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    until(lambda: not alive(process.pid))
    before = store.load(tmp_path)[1]
    assert 0 < before.height < 120
    done = subprocess.run(line, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    after = store.load(tmp_path)[1]
    assert after["number"].to_list() == list(range(120))
    rows = sum(pl.read_parquet(part).height for part in tmp_path.glob("games/*.parquet"))
    assert rows == 120  # not even on disk is any game there twice
    both = after.filter(pl.col("number").is_in(before["number"].to_list()))
    assert both.equals(before)  # what was reported stands
    assert store.load_decisions(tmp_path).height == after["decisions"].sum()


def test_ctrl_c_stops_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    flags = ["--game", "age_of_industry", "--bots", "random", "--seats", "3", "-n", "100000", "-j", "2"]
    line = [*COMMAND, *flags, "--out", str(tmp_path)]
    process = subprocess.Popen(line, stderr=subprocess.PIPE, text=True, start_new_session=True)
    until(lambda: bool(list(tmp_path.glob("games/*.parquet"))))
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
    _, said = process.communicate(timeout=60)
    games = store.load(tmp_path)[1]
    assert process.returncode == 130
    assert said == f"Stopped: {games.height} of 100000 games are in {tmp_path}. Say it again to go on.\n"
    assert 0 < games.height < 100000
    until(lambda: not alive(process.pid))


def until(true: Any) -> None:
    """Wait for something, for two minutes at most."""
    for _ in range(6000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it never happened")


def alive(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_failed_game_is_reported_kept_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = checked({"game": "city_of_iron", "bots": ["random"], "seats": 2, "number": 3})
    real = play.outcome

    def broken(job: Job, *more: Any) -> Any:
        if job.number == 1:
            raise RuntimeError("the lights went out")
        return real(job, *more)

    with monkeypatch.context() as patch:
        patch.setattr(play, "outcome", broken)
        (failure,) = run(plan, tmp_path, "", 1)
    assert "Game 1 (seed 1) failed with RuntimeError: the lights went out." in failure
    (file,) = (tmp_path / "failed").glob("*.json")
    assert str(file) in failure
    assert store.load(tmp_path)[1]["number"].to_list() == [0, 2]
    heard: list[int] = []
    assert run(plan, tmp_path, "", 1, heard.append) == []
    assert heard == [2, 3]


def test_the_command_plays_counts_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(
        'game = "city_of_iron"\nkind = "rotation"\nbots = ["random", "random"]\nnumber = 2\n'
    )
    out = tmp_path / "run"
    said = ["lab", "run", str(tmp_path / "small.toml"), "-j", "1", "--out", str(out)]
    first = CliRunner().invoke(app, said)
    assert first.exit_code == 0, first.stderr
    assert "rotation: 2 games" in first.stdout
    assert f"2 games are in {out}" in first.stdout
    parts = sorted(out.glob("games/*"))
    again = CliRunner().invoke(app, ["lab", "run", str(out)])
    assert again.exit_code == 0
    assert again.stdout == first.stdout
    assert sorted(out.glob("games/*")) == parts


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("run nowhere.toml", "There is no plan nowhere.toml"),
        ("run", "names its game"),
        ("run --game chess --bots random", "no game 'chess'"),
        ("run --game age_of_industry --bots random --on moon", "--on says where to play"),
        ("run --game age_of_industry --bots random --option map", "name=value"),
        ("run --game age_of_industry --bots random --out /dev/null/x", "can't be made"),
        ("whatif age_of_industry --set display.cotton.1.price=4", "has no 'price'"),
    ],
)
def test_bad_commands_are_one_sentence(line: str, words: str) -> None:
    result = CliRunner().invoke(app, ["lab", *line.split()])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_its_extra_the_lab_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.cli.lab.find_spec", lambda name: None if name == "polars" else object())
    result = CliRunner().invoke(app, ["lab", "report", "runs"])
    assert result.exit_code == 2
    assert result.stderr == "The lab needs polars; install what it needs with: pip install 'boomtown[lab]'.\n"
