"""The command line: what it prints, what it refuses and how."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import choose, play_out
from boomtown.cli import app
from boomtown.engine import record as records
from boomtown.engine.record import Record
from boomtown.lab.play import Job, Outcome, counted
from boomtown.lab.stats import wilson

GAME = "age_of_industry"


def run(*args: str, text: str = "") -> Any:
    """What a command prints and its exit code."""
    return CliRunner().invoke(app, list(args), input=text)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished random game."""
    game = boomtown.game(GAME)
    record = Record(game, 3, 11, game.settings({}), ["random"] * 3)
    play_out(record, [bot("random")] * 3, 11)
    records.save(record, tmp_path / "game.json")
    return tmp_path / "game.json"


# --- games and rules -----------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in boomtown.games().values():
        assert game.id in result.stdout
        for option in game.options:
            assert f"--option {option.name}=" in result.stdout


def test_rules_by_id_by_word_and_all() -> None:
    assert "AOI-063" in run("rules", GAME, "aoi-063").stdout
    assert "AOI-064" not in run("rules", GAME, "AOI-063").stdout
    found = run("rules", GAME, "interest").stdout
    assert "AOI-170" in found
    assert "AOI-063" not in found
    everything = run("rules", GAME).stdout
    assert all(rule.id in everything for rule in boomtown.game(GAME).ledger.rules)
    assert len(set(heads := headings(everything))) == len(heads), "a section is printed once, rulings in it"
    ruling = next(rule for rule in boomtown.game(GAME).ledger.rules if rule.kind == "ruling")
    printed = " ".join(run("rules", GAME, ruling.id).stdout.split())
    for words in (f"Ruling: {ruling.text}", f"Open: {ruling.open}", f"Why so: {ruling.why}"):
        assert words in printed
    assert ruling.id in run("rules", GAME, *ruling.why.split()[:5]).stdout


def headings(text: str) -> list[str]:
    """The lines that stand after an empty one."""
    lines = text.splitlines()
    return [line for above, line in pairwise(lines) if not above and line]


def test_help_and_version() -> None:
    assert "simulate" in run("--help").stdout
    assert "simulate" in run().stdout
    assert run("--version").stdout == f"Boomtown {boomtown.__version__}, plain Python\n"


# --- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "rules",
        "rules chess",
        f"rules {GAME} qqqq",
        "play",
        "play chess",
        f"play {GAME} --seats you,you",
        f"play {GAME} --seats you,wizard,random",
        f"play {GAME} --seats you,,random",
        f"play {GAME} --option map",
        f"play {GAME} --option map=mars",
        f"play {GAME} --option map=germany --option map=germany",
        f"play {GAME} --option speed=9",
        f"play {GAME} --content /nowhere",
        f"play {GAME} --seed x",
        "play --load /nowhere.json",
        f"simulate {GAME} --seats greedy,you,random",
        f"simulate {GAME} --seats greedy:x,random,random",
        f"simulate {GAME} --seats random",
        f"simulate {GAME} -n 0",
        f"simulate {GAME} -n many",
        f"simulate {GAME} -n 3 --out /dev/null/x",
        "simulate chess",
        "replay",
        "replay /nowhere.json",
        "analyse",
        "analyse /nowhere.json",
        "analyse /nowhere.json --effort wild",
        "analyse /nowhere.json -o report.png",
        "picture /nowhere.json -o board.svg",
        "picture /nowhere.json -o board.gif",
        "picture /nowhere.json",
        "games --frob",
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(line: str) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith((".\n", "?\n"))
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '"x"', "{}", '{"boomtown": "record"}', '{"boomtown": "table"}', "\x00"]
)
@pytest.mark.parametrize("command", ["replay", "picture", "play"])
def test_broken_files_are_refused(command: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    more = {
        "replay": [str(file)],
        "picture": [str(file), "-o", str(tmp_path / "a.svg")],
        "play": ["--load", str(file)],
    }
    result = run(command, *more[command])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_a_record_with_an_illegal_action_names_it(finished: Path, tmp_path: Path) -> None:
    saved = json.loads(finished.read_text())
    saved["actions"][3] = [saved["actions"][3][0], "keep"]
    (tmp_path / "bad.json").write_text(json.dumps(saved))
    result = run("replay", str(tmp_path / "bad.json"))
    assert result.exit_code == 2
    assert "Action 4" in result.stderr


# --- simulate ------------------------------------------------------------------------------------------------


def test_simulate_prints_one_last_line_for_machines(tmp_path: Path) -> None:
    args = ["--seats", "random,random,random", "-n", "4", "--seed", "7", "-j", "1", "--out", str(tmp_path)]
    result = run("simulate", GAME, *args, "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout.splitlines()[-1])
    assert found["games"] == 4
    assert found["wins"] == {"random": 4}
    assert found["places"] == {"random": pytest.approx(2.0, abs=0.2)}
    assert set(found["scores"]) == {"random"}
    kept = sorted(tmp_path.glob("*.json"))
    assert len(kept) == 4
    assert [json.loads(file.read_text())["seed"] for file in kept].count(
        7
    ) == 3  # one seed for a whole rotation
    assert run("replay", str(kept[0])).exit_code == 0


def test_simulate_is_the_same_on_one_core_and_on_two() -> None:
    command = [sys.executable, "-m", "boomtown.cli", "simulate", GAME, "--seats", "greedy:1,random,random"]
    lines = []
    for jobs in ("1", "2"):
        done = subprocess.run(
            [*command, "-n", "3", "--seed", "2", "--json", "-j", jobs],
            capture_output=True,
            text=True,
            check=True,
        )
        lines.append(done.stdout.splitlines()[-1])
    assert lines[0] == lines[1]
    assert json.loads(lines[0])["wins"]["greedy:1"] >= 2


def test_seats_are_rotated_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Job] = []

    def note(job: Job) -> Outcome:
        seen.append(job)
        return Outcome(job, [3, 2, 1], [1, 2, 3], 10)

    monkeypatch.setattr("boomtown.lab.cores.run_job", note)
    assert (
        run(
            "simulate", GAME, "--seats", "greedy,random,greedy:2", "-n", "6", "--seed", "7", "-j", "1"
        ).exit_code
        == 0
    )
    assert [job.seed for job in seen] == [7, 7, 7, 8, 8, 8]
    assert [job.codes.index("greedy") for job in seen] == [0, 2, 1, 0, 2, 1]
    assert len({job.bot_seed for job in seen}) == 6


def test_a_shared_first_place_counts_in_parts() -> None:
    job = Job(0, GAME, ["a", "b", "b"], 1, 1, {}, "", False)
    tallies = counted([Outcome(job, [5, 5, 1], [1, 1, 3]), Outcome(job, [5, 9, 1], [2, 1, 3])])
    assert tallies["a"].wins == 0.5
    assert tallies["b"].wins == 1.5
    assert tallies["b"].places == [1, 3, 1, 3]
    assert wilson(5, 10)[0] == 0.5
    assert wilson(0, 10)[1] == 0.0 < wilson(0, 10)[2] < 0.35


def test_a_failing_game_leaves_a_record_that_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(record: Record, bots: list[Any], seed: int) -> None:
        for _ in range(20):
            seat = record.table.waiting[0]
            record.apply(seat, choose(bots[seat], record.table, seat, seed))
        raise RuntimeError("the bot fell asleep")

    monkeypatch.setattr("boomtown.lab.play.play_out", fail)
    args = [
        "--seats",
        "random,random,random",
        "-n",
        "1",
        "--seed",
        "9",
        "-j",
        "1",
        "--out",
        str(tmp_path),
        "--json",
    ]
    result = run("simulate", GAME, *args)
    assert result.exit_code == 1
    assert "seed 9" in result.stderr
    assert "the bot fell asleep" in result.stderr
    assert json.loads(result.stdout.splitlines()[-1])["failed"] == 1
    (file,) = tmp_path.glob("failed-*.json")
    assert str(file) in result.stderr
    replayed = run("replay", str(file))
    assert replayed.exit_code == 0
    assert "20 actions replayed" in replayed.stdout
    assert "not over" in replayed.stdout


# --- replay and picture --------------------------------------------------------------------------------------


def test_replay_prints_log_position_and_digest(finished: Path) -> None:
    record = records.load(finished)
    result = run("replay", str(finished))
    assert result.exit_code == 0
    assert "Round 2 begins." in result.stdout
    assert "Final scores" in result.stdout
    assert record.table.digest() in result.stdout


def test_replay_shows_a_seat_only_its_own_cards(finished: Path) -> None:
    record = records.load(finished)
    at = (
        next(i for i, (_, action) in enumerate(record.actions) if record.game.actions.spell(action) == "deck")
        + 1
    )
    owner = record.actions[at - 1][0]
    shown = {
        who: run("replay", str(finished), "--at", str(at), *who.split()).stdout
        for who in ("", "--seat 0", "--seat 1", "--seat 2")
    }
    for who, text in shown.items():
        assert ("draws a card" in text) == (who != f"--seat {owner}")


@pytest.mark.parametrize("more", [["--at", "-1"], ["--at", "100000"], ["--seat", "3"], ["--seat", "-1"]])
def test_replay_refuses_what_is_not_there(finished: Path, more: list[str]) -> None:
    result = run("replay", str(finished), *more)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_pictures_of_a_record_and_of_a_saved_table(finished: Path, tmp_path: Path) -> None:
    svg, png, again = tmp_path / "a.svg", tmp_path / "a.png", tmp_path / "b.svg"
    assert run("picture", str(finished), "-o", str(svg), "--seat", "1", "--at", "40").exit_code == 0
    assert "<svg" in svg.read_text()[:500]
    pytest.importorskip("resvg_py")
    assert run("picture", str(finished), "-o", str(png)).exit_code == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    (tmp_path / "table.json").write_text(records.load(finished).replay(40).to_json())
    assert run("picture", str(tmp_path / "table.json"), "-o", str(again), "--seat", "1").exit_code == 0
    assert again.read_text() == svg.read_text()
    assert run("picture", str(tmp_path / "table.json"), "-o", str(again), "--at", "3").exit_code == 2
