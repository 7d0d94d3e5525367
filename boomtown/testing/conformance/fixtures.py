"""Recorded games replay to the result they had."""

import json
from pathlib import Path

from boomtown.engine import record as records
from boomtown.engine.game import Game
from boomtown.testing.cases import Case
from boomtown.testing.fixtures import WRITES, folder_of, path_of, paths_alone


def test_a_recorded_game_has_the_same_result(real_game: Game, kept: Path) -> None:
    """Digest, scores and ranking are those of the day it was recorded, in every file."""
    files = sorted(folder_of(real_game, kept).glob("*.json"))
    assert files, f"no recorded game is kept: run `{WRITES} {kept}`"
    for path in files:
        saved = json.loads(path.read_text("utf-8"))
        table = records.load(path).table
        assert table.digest() == saved["digest"], path
        assert table.over == saved["over"], path
        assert table.scores() == saved.get("scores", table.scores()), path
        assert table.ranking() == saved.get("ranking", table.ranking()), path


def test_every_case_has_a_recorded_game(real_case: Case, kept: Path) -> None:
    """One finished game for each number of seats and combination of options, which is what its name says."""
    path = path_of(real_case.game, kept, real_case.seats, real_case.options)
    assert path.exists(), f"{path} is missing: run `{WRITES} {kept}`"
    saved = json.loads(path.read_text("utf-8"))
    usual = {option.name: option.default for option in real_case.game.options}
    assert saved["over"] is True
    assert saved["seats"] == real_case.seats
    assert {**usual, **saved["options"]} == {**usual, **real_case.options}


def test_games_alone_were_won_and_lost(real_game: Game, kept: Path) -> None:
    """Where a game can be played alone, one recorded game was won and one was lost."""
    for won, path in paths_alone(real_game, kept).items():
        verdict = real_game.verdict(records.load(path).table)
        assert verdict is not None
        assert verdict.won == won
