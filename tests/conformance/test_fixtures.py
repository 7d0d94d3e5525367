"""Recorded games replay to the result they had."""

import json
from pathlib import Path

import pytest

from boomtown.engine import record as records
from tests.conformance.cases import Case
from tests.fixtures import FOLDER, path_of

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_recorded_game_has_the_same_result(path: Path) -> None:
    """Digest, scores and ranking are those of the day it was recorded."""
    saved = json.loads(path.read_text("utf-8"))
    table = records.load(path).table
    assert table.digest() == saved["digest"]
    assert table.over == saved["over"]
    assert table.scores() == saved.get("scores", table.scores())
    assert table.ranking() == saved.get("ranking", table.ranking())


def test_every_case_has_a_recorded_game(real_case: Case) -> None:
    """One finished game for each number of seats and combination of options."""
    path = path_of(real_case.game, real_case.seats, real_case.options)
    assert path.exists(), f"{path} is missing: run `python -m tests.fixtures`"
    assert json.loads(path.read_text("utf-8"))["over"] is True
