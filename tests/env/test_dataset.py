"""Games of bots as data: true, the same again, and gone on with."""

from pathlib import Path

import numpy as np
import pytest

import boomtown
from boomtown.engine.errors import BadOption
from boomtown.env import dataset
from boomtown.env.dataset import Dataset, Wish, made
from boomtown.env.one import OneTable

WISH = Wish("age_of_industry", 3, ("random",), 3)


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games in a file."""
    monkeypatch.setattr(dataset, "EACH", 2)


def test_the_data_are_the_games(tmp_path: Path) -> None:
    """Playing the actions again from the seeds gives the same observations, masks and rewards."""
    for first in (0, 2):
        dataset.prepared(WISH, tmp_path)
        dataset.written(WISH, tmp_path, first)
    data = Dataset(tmp_path)
    at = 0
    for number in range(3):
        one = OneTable(WISH.game, WISH.seats)
        one.begin(WISH.seed * 1_000_003 + number)
        began = at
        while one.acting >= 0:
            item = data[at]
            assert (item["seat"], item["game"]) == (one.acting, number)
            assert np.array_equal(item["observation"], one.observe(one.acting))
            assert np.array_equal(item["action_mask"], one.mask(one.acting))
            one.apply(int(item["action"]))
            at += 1
        rewards = one.final(one.table)
        assert all(data[i]["reward"] == pytest.approx(rewards[data[i]["seat"]]) for i in range(began, at))
    assert at == len(data)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """Files that are there count as done and stay as they are."""
    dataset.prepared(WISH, tmp_path / "a")
    dataset.written(WISH, tmp_path / "a", 0)
    before = (tmp_path / "a" / "games-0000000.npz").stat().st_mtime_ns
    assert next(iter(made(WISH, tmp_path / "a"))) == 2
    assert (tmp_path / "a" / "games-0000000.npz").stat().st_mtime_ns == before


def test_other_games_go_into_another_folder(tmp_path: Path) -> None:
    """A folder holds one kind of games."""
    dataset.prepared(WISH, tmp_path)
    with pytest.raises(BadOption, match="name another"):
        dataset.prepared(Wish("age_of_industry", 3, ("beginner",), 3), tmp_path)
    with pytest.raises(BadOption):
        dataset.prepared(Wish("age_of_industry", 3, ("nobody",), 3), tmp_path / "b")


def test_names_of_elements_come_with_the_data(tmp_path: Path) -> None:
    """What each byte means is written beside the games."""
    dataset.prepared(WISH, tmp_path)
    dataset.written(WISH, tmp_path, 2)
    data = Dataset(tmp_path)
    assert len(data.about["names"]) == data.about["size"] == data.arrays["observation"].shape[1]
    assert data.about["rules"] == boomtown.game("age_of_industry").version
