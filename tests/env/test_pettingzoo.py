"""PettingZoo's own tests pass on every game with every number of players."""

import warnings
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from boomtown.engine.errors import BadOption, IllegalAction
from boomtown.env import aec
from tests.env.cases import CASES, CYCLES


def played(env: aec.raw_env, seed: int) -> dict[str, float]:
    """A random game to its end; returns what every agent got in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_pettingzoo_accepts_the_game(game: str, seats: int) -> None:
    """The API is kept, and equal seeds give equal games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations with a mask are dictionaries
        api_test(aec.env(game, seats=seats), num_cycles=CYCLES)
        seed_test(lambda: aec.env(game, seats=seats), num_cycles=CYCLES)


def test_rewards_come_once_and_to_everybody() -> None:
    """Every reward of a game reaches its agent: by rank they run from 1 to -1, shaped ones come to the same in all."""
    ranked = played(aec.raw_env("age_of_industry", seats=3), 5)
    assert sorted(ranked.values()) == [-1.0, 0.0, 1.0] or sum(ranked.values()) == pytest.approx(0)
    shaped = aec.raw_env("age_of_industry", seats=3, reward="shaped")
    shaped.reset(seed=5)
    start = dict(zip(shaped.possible_agents, shaped.one.before))
    for agent, got in played(shaped, 5).items():
        assert got == pytest.approx(ranked[agent] - start[agent])


def test_games_are_cut_off_for_their_length() -> None:
    """After so many decisions all agents are truncated, not terminated."""
    env = aec.raw_env("city_of_iron", seats=2, max_steps=9)
    env.reset(seed=1)
    for _ in range(9):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_illegal_action_is_refused_in_words() -> None:
    """The bare environment raises and changes nothing; the wrapped one ends the game at the agent's cost."""
    bare = aec.raw_env("age_of_industry", seats=3)
    bare.reset(seed=1)
    before, mask = bare.one.table.digest(), bare.last()[0]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[-1])
    with pytest.raises(IllegalAction, match="AOI-"):
        bare.step(wrong)
    assert bare.one.table.digest() == before
    wrapped = aec.env("age_of_industry", seats=3)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.rewards[agent] == -1


def test_wrong_settings_are_refused_in_words() -> None:
    """Seats, rewards and kinds of numbers that there are none of."""
    wrong: list[dict[str, Any]] = [
        {"seats": 9},
        {"reward": "fame"},
        {"dtype": "int64"},
        {"options": {"map": "moon"}},
    ]
    for settings in wrong:
        with pytest.raises(BadOption):
            aec.raw_env("age_of_industry", **settings)


def test_games_follow_each_other_from_one_seed() -> None:
    """The games after a seed differ from each other, and are the same again after the same seed."""
    env = aec.raw_env("urban_sprawl", seats=2)
    digests: list[str] = []
    for _ in range(2):
        for seed in (3, None, None):
            env.reset(seed=seed)
            digests.append(env.one.table.digest())
    assert digests[:3] == digests[3:]
    assert all(a != b for a, b in pairwise(digests[:3]))


def test_floats_are_the_bytes_with_their_weights_and_explain_names_them() -> None:
    """Both kinds of observations say the same."""
    bytes_, floats = (aec.raw_env("forged_in_steel", seats=2, dtype=kind) for kind in ("uint8", "float32"))
    bytes_.reset(seed=2)
    floats.reset(seed=2)
    seen, scaled = bytes_.last()[0]["observation"], floats.last()[0]["observation"]
    assert scaled.dtype == np.float32
    assert np.array_equal(scaled, seen * floats.one.forms.weights)
    assert len(bytes_.explain(seen)) == np.count_nonzero(seen)
    assert "me decides = 1" in bytes_.explain(seen)
