"""A learned policy is a bot like others, and its file is checked before it sits down."""

from pathlib import Path

import numpy as np
import pytest

import boomtown
from boomtown.bots import bot, version
from boomtown.bots.chance import chance
from boomtown.bots.policy import Net, load, save
from boomtown.engine.errors import BadOption
from boomtown.observe.forms import forms_of, observed


@pytest.fixture
def policies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of policies with one for Age of Industry with three players."""
    monkeypatch.setenv("BOOMTOWN_POLICIES", str(tmp_path))
    table = boomtown.game("age_of_industry").new(3, 1)
    size, rng = forms_of(table).size, np.random.default_rng(1)
    shapes = [(size, 8), (8, boomtown.game("age_of_industry").actions.size)]
    layers = [(rng.normal(size=shape).astype(np.float32), np.zeros(shape[1], np.float32)) for shape in shapes]
    save(tmp_path / "first.npz", Net({"game": "age_of_industry", "seats": 3, "size": size}, layers))
    return tmp_path


def test_a_policy_takes_what_its_net_likes_best(policies: Path) -> None:
    """Among its options, whatever lies in what it can't know; and it is the same after saving and loading."""
    table = boomtown.game("age_of_industry").new(3, 1)
    seat = table.waiting[0]
    net = load(policies / "first.npz")
    likes = net.likes(np.frombuffer(observed(table, seat), np.uint8) * forms_of(table).weights)
    best = max(table.options(seat), key=lambda action: float(likes[action]))
    assert {bot("policy:first").plan(chance(table, seat, seed))[0] for seed in range(4)} == {best}
    assert version("policy:first", "age_of_industry").startswith("policy:first@")


def test_a_policy_says_which_table_it_can_not_play(policies: Path) -> None:
    """Another number of players, another game."""
    for game, seats in (("age_of_industry", 4), ("city_of_iron", 3)):
        table = boomtown.game(game).new(seats, 1)
        with pytest.raises(BadOption, match="has learned age_of_industry with 3 players"):
            bot("policy:first").plan(chance(table, table.waiting[0], 1))


@pytest.mark.parametrize("name", ["", "second", "../first", "/etc/passwd", "first.npz", "a b"])
def test_names_that_are_no_policy_are_refused(policies: Path, name: str) -> None:
    """Nothing outside the folder can be named."""
    with pytest.raises(BadOption):
        bot(f"policy:{name}")


def test_files_that_are_no_policy_are_refused(policies: Path) -> None:
    """Damaged ones, and arrays that would need unpickling."""
    (policies / "torn.npz").write_bytes((policies / "first.npz").read_bytes()[:200])
    np.savez(policies / "foreign.npz", about=np.array([{"game": "x"}], dtype=object))
    for name in ("torn", "foreign"):
        with pytest.raises(BadOption, match="no policy in the file"):
            bot(f"policy:{name}")
