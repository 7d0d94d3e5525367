"""A failing random game is written out as a record that can be opened and played on."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.engine import record as records
from boomtown.engine.game import Game
from boomtown.testing import play as play_module
from boomtown.testing.cases import Case, cases_of
from boomtown.testing.play import Play, kept, random_games
from tests.engine.toys.march import March


@random_games(6)
def fails_after_nine(play: Play) -> None:
    for choice in play.choices():
        play.take(*choice)
        assert len(play.record.actions) < 9, "nine actions are too many"


def test_the_failure_names_a_record_that_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message ends with a command; the file it names holds the game up to the failure."""
    monkeypatch.setattr(play_module, "FAILURES", tmp_path / "failures")
    with pytest.raises(AssertionError, match="nine actions") as caught:
        fails_after_nine(Case(March(), 3, {}))
    notes = "\n".join(caught.value.__notes__)
    found = re.search(r"boomtown replay (\S+\.json)", notes)
    assert found
    assert len(records.load(found[1]).actions) == 9


def test_an_action_that_crashes_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rules themselves fail, the record stops before the action and the message says which it was."""
    monkeypatch.setattr(play_module, "FAILURES", tmp_path)
    play = Play(Case(March(), 2, {}), 1)
    play.take(*play.choose())
    seat, action = play.choose()
    monkeypatch.setattr(play.table, "advance", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError) as caught, kept(play, "crash"):
        play.take(seat, action)
    notes = "\n".join(caught.value.__notes__)
    assert f"seat {seat} took '{play.game.actions.spell(action)}'" in notes
    assert len(records.load(tmp_path / f"crash-{play.case}.json").actions) == 1


def test_boomtown_replay_opens_it(real_game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command in the message works as it stands."""
    monkeypatch.setattr(play_module, "FAILURES", tmp_path)
    with pytest.raises(AssertionError) as caught:
        fails_after_nine(cases_of(real_game)[0])
    path = caught.value.__notes__[0].split()[-1]
    said = subprocess.run(
        [sys.executable, "-m", "boomtown.cli", "replay", path], capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr
    assert "9 actions" in said.stdout


def test_nothing_is_written_when_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a fault leaves no file."""
    monkeypatch.setattr(play_module, "FAILURES", tmp_path)
    play = Play(Case(March(), 2, {}), 1)
    with kept(play, "fine"):
        play.to_end()
    assert list(tmp_path.iterdir()) == []
