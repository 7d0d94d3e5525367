"""Gymnasium's own checks pass on every game with every number of players; many tables play as one does."""

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

import boomtown.env
from boomtown.engine.errors import BadOption, IllegalAction
from boomtown.env.one import Observation
from boomtown.env.tables import TablesEnv, random_actions
from boomtown.observe.forms import observed
from tests.env.cases import CASES, THOROUGH

STEPS = 400 if THOROUGH else 40


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_gymnasium_accepts_the_game(game: str, seats: int) -> None:
    """One learner among random bots, under the registered id; its unmasked samples are dealt with as asked."""
    env = gymnasium.make(boomtown.env.gym_id(game), seats=seats, illegal="random", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_many_tables_show_what_each_table_is(game: str, seats: int, opponents: str | None) -> None:
    """At every step observations, masks and deciding seats are those of the tables; the spaces hold them."""
    tables = TablesEnv(game, 3, seats, opponents=opponents)
    rng = np.random.default_rng(1)
    seen, info = tables.reset(seed=4)
    assert tables.observation_space.contains({name: array.copy() for name, array in seen.items()})
    for _ in range(STEPS):
        for place, table in enumerate(tables.batch.tables):
            seat = int(info["seat"][place])
            assert seat in table.waiting
            assert bytes(seen["observation"][place]) == observed(table, seat)
            assert sorted(table.legal(seat)) == np.flatnonzero(seen["action_mask"][place]).tolist()
        seen, _, _, _, info = tables.step(random_actions(seen["action_mask"], rng))


def course(tables: TablesEnv, steps: int, seed: int | None) -> list[bytes]:
    """All that comes out of random play from a seed."""
    rng = np.random.default_rng(7)
    seen, info = tables.reset(seed=seed)
    out: list[bytes] = []
    for _ in range(steps):
        seen, reward, ended, cut, info = tables.step(random_actions(seen["action_mask"], rng))
        arrays = [*seen.values(), reward, ended, cut, info["rewards"], info["seat"]]
        out += [array.tobytes() for array in arrays]
    return out


@pytest.mark.parametrize("opponents", [None, "random"])
def test_equal_seeds_give_equal_games_to_the_bit(opponents: str | None) -> None:
    """Over several games; other seeds give others."""
    both = [TablesEnv("age_of_industry", 2, 3, opponents=opponents, reward="shaped") for _ in range(2)]
    first = course(both[0], 250, 9)
    assert first == course(both[1], 250, 9) == course(both[0], 250, 9)
    assert first != course(both[1], 250, 10)


def test_tables_that_end_begin_anew_in_the_same_step() -> None:
    """The last observation, everybody's reward and the flag come with the first observation of the next game."""
    tables = TablesEnv("age_of_industry", 2, 3)
    assert tables.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    rng = np.random.default_rng(2)
    seen, _ = tables.reset(seed=1)
    ends = 0
    while ends < 3:
        seen, reward, ended, cut, info = tables.step(random_actions(seen["action_mask"], rng))
        assert not cut.any()
        for place in np.flatnonzero(ended):
            ends += 1
            last = info["final_obs"][place]["observation"]
            assert "the game is over = 1" in tables.explain(last)
            assert "the game is over = 1" not in tables.explain(seen["observation"][place])
            assert info["rewards"][place].sum() == pytest.approx(0)
            assert reward[place] in info["rewards"][place]
        assert (info["rewards"][~ended] == 0).all()


def test_tables_are_cut_off_for_their_length() -> None:
    """After so many decisions a game is truncated and another begins."""
    tables = TablesEnv("city_of_iron", 2, 2, max_steps=5)
    rng = np.random.default_rng(2)
    seen, _ = tables.reset(seed=1)
    for step in range(1, 16):
        seen, _, ended, cut, _ = tables.step(random_actions(seen["action_mask"], rng))
        assert not ended.any()
        assert cut.all() == (step % 5 == 0)


def test_one_illegal_action_stops_all_tables() -> None:
    """It is refused before any table has moved."""
    tables = TablesEnv("age_of_industry", 2, 3)
    seen, _ = tables.reset(seed=1)
    before = [table.digest() for table in tables.batch.tables]
    actions = random_actions(seen["action_mask"], np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalAction, match="Table 1"):
        tables.step(actions)
    assert [table.digest() for table in tables.batch.tables] == before


def test_opponents_are_bots_policies_or_a_pool_of_both() -> None:
    """Each is asked in its seats, the learner only in its own."""
    asked: list[int] = []

    def first(observation: Observation, mask: npt.NDArray[np.int8]) -> int:
        asked.append(len(observation))
        return int(np.flatnonzero(mask)[0])

    env = boomtown.env.seat("age_of_industry", seats=3, opponents=[first, "beginner", "random"], seat=1)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        for _ in range(12):
            assert info["seat"] == 1 == env.one.acting
            seen, _, ended, _, info = env.step(np.flatnonzero(seen["action_mask"])[-1])
            if ended:
                break
    assert set(asked) == {len(seen["observation"])}
    assert env.action_masks().sum() == len(env.one.legal())


def test_illegal_actions_raise_or_lose_or_become_random() -> None:
    """As `illegal` says; and what it can't say is refused."""
    for illegal in ("raise", "random", "lose"):
        env = boomtown.env.seat("age_of_industry", seats=3, illegal=illegal)
        seen, _ = env.reset(seed=1)
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(wrong)
        else:
            _, reward, ended, _, _ = env.step(wrong)
            assert (ended, reward) == ((True, -1.0) if illegal == "lose" else (False, 0.0))
    for settings in ({"illegal": "shrug"}, {"seat": 3}, {"opponents": "nobody"}):
        with pytest.raises(BadOption):
            boomtown.env.seat("age_of_industry", seats=3, **settings)
