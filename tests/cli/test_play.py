"""The game in the terminal, played with written answers."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import boomtown
from boomtown.cli import app
from boomtown.engine import record as records
from tests.engine.toys import TOYS, registered
from tests.web.toy_window import Window

GAME = "age_of_industry"


def play(*args: str, says: list[str]) -> Any:
    """A game with these answers; after them the person leaves."""
    return CliRunner().invoke(app, ["play", *args], input="".join(f"{line}\n" for line in says))


def test_a_person_plays_to_the_end_against_bots(tmp_path: Path) -> None:
    kept = tmp_path / "end.json"
    result = play(GAME, "--seats", "you,random,random", "--seed", "3", says=["1"] * 400)
    assert result.exit_code == 0, result.output
    assert "Final scores" in result.stdout
    assert "unpaid loans" in result.stdout
    answers = result.stdout.count("Red> ")
    result = play(
        GAME, "--seats", "you,random,random", "--seed", "3", says=["1"] * answers + [f"save {kept}", ""]
    )
    assert records.load(kept).table.over


def test_several_things_are_picked_in_any_order_and_put_back() -> None:
    """The fourth card first, then the first; the second of these is put back; what is picked is marked; stop finishes."""
    with registered(*TOYS):
        says = ["4", "1", "hint", "2", "why not bid 99", "stop", "quit"]
        result = play("toy_auction", "--seats", "you,random", "--seed", "1", says=says)
    assert result.exit_code == 0, result.output
    decisions = result.stdout.split("Bids: seat 0 chooses.")
    marks = [[line.split()[0] for line in part.splitlines() if "[x]" in line] for part in decisions[1:5]]
    assert marks == [[], ["4"], ["1", "2"], ["1"]]
    assert "A strong bot would choose" in result.stdout
    assert "stop (" not in decisions[1]
    assert "bids -1" in result.stdout, "both have bid"


def test_why_not_says_the_fact_first() -> None:
    """What is missing, by how much, then the rule."""
    with registered(*TOYS):
        result = play("toy_bill", "--seats", "you,random", "--seed", "4", says=["why not buy 8", "quit"])
    said = " ".join(result.stdout.split())
    assert "'buy 8' is not possible: needs 9 coins, you have 8. TOY-3 " in said


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    """In a window only who holds the card is asked; in a game where nobody holds it nobody is."""
    asked: set[int] = set()
    with registered(Window()):
        for seed in range(6):
            result = play(
                "toy_window", "--seats", "you,you,you", "--seed", str(seed), says=["", *["pass"] * 12]
            )
            able = [0 in hand for hand in Window().new(3, seed).view(0)["hands"] if isinstance(hand, list)]
            asked.add(result.stdout.count("chooses."))
            assert "Final scores" in result.stdout
            assert result.stdout.count("Seat 0> ") == (6 if able[0] else 0)
    assert asked == {0, 6}


def test_bots_alone_play_for_a_spectator() -> None:
    result = play(GAME, "--seats", "random,random,random", "--seed", "3", says=[])
    assert result.exit_code == 0
    assert "Round 2 begins." in result.stdout
    assert "Final scores" in result.stdout
    assert "draws a card from the deck" in result.stdout


def test_every_command_answers_and_bad_input_changes_nothing() -> None:
    says = [
        "?", "? AOI-063", "? qqqq", "rules", "rules interest", "why", "why 1", "why 12", "why 99999", "why not", "why not sell",
        "why not build", "why not berlin", "why not qqqq", "why sell", "0", "99", "-1", "1.5", "x", "", "table", "options",
        "log", "log all", "undo", "hint", "help", "save", "save /nowhere/x.json", "build 99", "keep",
    ]  # fmt: skip
    result = play(
        GAME, "--seats", "you,random,random", "--option", "map=new_england", "--seed", "1", says=says
    )
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
    text = " ".join(result.stdout.split())
    for words in (
        boomtown.game(GAME).rule("AOI-063").text,
        "AOI-170",
        "AOI-185",  # why not sell
        "No rule holds 'qqqq'",
        "There is no option 99",
        "'x' is no option and no command",
        "can't be taken back",
        "A strong bot would choose",
        "Say where: save FILE",
        "/nowhere/x.json can't be written",
        "You have left the table.",
    ):
        assert words in text, words


def test_why_not_names_the_rule_that_forbids() -> None:
    """A cotton mill may not stand in a port space."""
    says = ["build", "card 0", "why not hamburg 1", "why not space 1"]
    for seed in range(20):
        result = play(GAME, "--seats", "you,random,random", "--seed", str(seed), says=says)
        if "where to build your cotton mill" in result.stdout and "Round 2" not in result.stdout:
            assert "'Build in Hamburg 1' is not possible" in result.stdout
            assert "AOI-095" in result.stdout
            return
    pytest.fail("no seed gave the person a cotton mill and the first turn")


def test_undo_goes_back_within_the_action_and_not_past_a_draw() -> None:
    result = play(
        GAME,
        "--seats",
        "you,random,random",
        "--seed",
        "1",
        says=["develop", "undo", "take-cards", "deck", "undo"],
    )
    assert result.stdout.count("Choose your action.") == 2
    assert "can't be taken back" in result.stdout


def test_save_load_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = play(
        GAME, "--seats", "you:Anna,random,random", "--seed", "5", says=["pass", "1", f"save {file}", "quit"]
    )
    assert "Saved." in first.stdout
    saved = json.loads(file.read_text())
    assert saved["names"] == ["you:Anna", "random", "random"]
    again = play("--load", str(file), says=["1"] * 400)
    assert "Final scores" in again.stdout
    assert play(GAME, "--load", str(file), "--seats", "random,random,random", says=[]).exit_code == 0
    assert play("--load", str(file), "--seats", "you,random,random,random", says=[]).exit_code == 2
    assert play("--load", str(file), "--option", "map=germany", says=[]).exit_code == 2


def test_hot_seat_hides_the_hand_when_the_device_is_passed() -> None:
    result = play(
        GAME, "--seats", "you:Anna,you:Ben,random", "--seed", "5", says=["", *["pass", "1", ""] * 12]
    )
    assert "Pass the device to Anna (Red)" in result.stdout
    assert "Pass the device to Ben (Blue)" in result.stdout
    for part in result.stdout.split("Pass the device to ")[1:]:
        mine, other = ("Red", "Blue") if part.startswith("Anna") else ("Blue", "Red")
        assert f"{other} (you)" not in part
        assert f"{other}> " not in part
        assert mine in part


def test_a_pack_of_ones_own_is_played(tmp_path: Path) -> None:
    ours = Path(boomtown.__file__).parent / "games" / GAME / "content"
    for file in ours.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(
            text.replace('name = "Berlin"', 'name = "Spreeathen"'), encoding="utf-8"
        )
    result = play(
        GAME, "--seats", "you,random,random", "--seed", "5", "--content", str(tmp_path), says=["quit"]
    )
    assert result.exit_code == 0, result.output
    assert "Spreeathen" in result.stdout
