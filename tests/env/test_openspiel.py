"""OpenSpiel's own tests pass, its search plays, and resampling keeps what a player knows."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from boomtown.env import spiel
from tests.env.cases import CASES, THOROUGH


def loaded(game: str, seats: int) -> spiel.SpielGame:
    """A game as OpenSpiel loads it; few deals, since its tests look at all of them."""
    found: spiel.SpielGame = pyspiel.load_game(f"boomtown_{game}(players={seats},deals=8)")
    return found


def dealt(game: spiel.SpielGame, decisions: int, seed: int) -> spiel.SpielState:
    """A state after so many random decisions."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(rng.randrange(8))
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_openspiel_accepts_the_game(game: str, seats: int) -> None:
    """A random game with all that OpenSpiel checks on the way, clones and saved states included."""
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=THOROUGH, verbose=False)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_resampling_keeps_what_a_player_knows(game: str, seats: int) -> None:
    """A resampled state looks the same to the player, offers the same, and plays on; clones go their own way."""
    state = dealt(loaded(game, seats), 30, 3)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.current_player() == player
    assert other.legal_actions() == state.legal_actions()
    assert other.observation_string(player) == state.observation_string(player)
    assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before != str(twin)


def test_information_states_remember() -> None:
    """The same actions give the same string, another way to the same sight another one."""
    game = loaded("age_of_industry", 3)
    here, there = dealt(game, 12, 3), dealt(game, 12, 3)
    player = here.current_player()
    assert here.information_state_string(player) == there.information_state_string(player)
    other = here.resample_from_infostate(player, random.Random(2).random)
    assert other.information_state_string(player) == here.information_state_string(player)
    there.apply_action(there.legal_actions()[0])
    assert here.information_state_string(player) != there.information_state_string(player)


def test_openspiels_search_plays() -> None:
    """Its information set search chooses a legal action."""
    game = loaded("age_of_industry", 3)
    state = dealt(game, 8, 5)
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    assert searcher.step(state) in state.legal_actions()
