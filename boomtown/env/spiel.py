"""The door of OpenSpiel: importing this registers every game as `boomtown_<id>`, with `players` and its options as parameters.

Chance is one node at the root, which of `deals` deals is played; all later luck follows from it, and nobody sees it. Choices
that the rules make at the same time are made one after the other. `resample_from_infostate` gives a state that agrees with
all that a player knows. Observation tensors are what the player sees now; information state strings are all that they have
seen and done; once one was asked for, they are kept up with the game.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import boomtown
from boomtown.engine.dice import mixed
from boomtown.engine.table import Table
from boomtown.env.core.batch import acting
from boomtown.env.rewards import by_rank
from boomtown.games import folders
from boomtown.observe.forms import Forms, forms_of, observed

DEALS = 4096
LONGEST = 20_000  # decisions; no game comes near


def game_type(id: str) -> Any:
    """What OpenSpiel asks about a kind of game."""
    game = boomtown.game(id)
    parameters = {"players": max(game.players), "deals": DEALS}
    return pyspiel.GameType(
        short_name=f"boomtown_{id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if 1 in game.players
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **parameters,
            **{option.name: option.default for option in game.options if option.choices},
        },
    )


class SpielGame(pyspiel.Game):
    """A game of the house as OpenSpiel knows it."""

    def __init__(self, id: str, kind: Any, params: dict[str, Any] | None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        self.game = boomtown.game(id)
        self.seats = self.game.checked_seats(int(given["players"]))
        self.deals = int(given["deals"])
        self.options = self.game.settings(
            {option.name: given[option.name] for option in self.game.options if option.choices}
        )
        self.forms: Forms = forms_of(self.game.new(self.seats, 0, self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in self.game.players else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def deal(self, number: int) -> Table:
        """The table of a deal."""
        table = self.game.new(self.seats, mixed(number), self.options)
        table.quiet = True
        return table

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A table, or the moment before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table | None = None
        self.heard: list[
            bytes
        ] = []  # what each player has seen and done, as prints; empty until it is asked for

    def current_player(self) -> Any:
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        seat = acting(self.table)
        return seat if seat >= 0 else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player)) if self.table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.get_game().deal(action)
            return
        seat = acting(self.table)
        self.table.apply(seat, action)
        if self.heard:
            self.heard = heard_more(self.heard, self.table, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().game.actions.spell(action))

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over:
            return [0.0] * self.get_game().seats
        return by_rank(self.table)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player can't tell from this one; it goes on by itself."""
        assert self.table is not None
        guess = self.table.guess(player, int(sampler() * 2**53))
        while acting(guess) != acting(self.table):  # others have made hidden choices: they make up new ones
            options = guess.legal(acting(guess))
            guess.apply(acting(guess), options[int(sampler() * len(options))])
        state: SpielState = self.clone()
        state.table = guess
        if self.heard:
            state.heard = [print_of(observed(guess, seat)) for seat in range(guess.seats)]
            state.heard[player] = self.heard[player]
        return state

    def recalled(self, player: int) -> str:
        """All that a player has seen and done, as a short text."""
        if not self.heard:
            deal, *actions = self.history()
            table = self.get_game().deal(deal)
            self.heard = [print_of(observed(table, seat)) for seat in range(table.seats)]
            for action in actions:
                seat = acting(table)
                table.apply(seat, action)
                self.heard = heard_more(self.heard, table, seat, action)
        return self.heard[player].hex()

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"{self.table.digest()} {self.current_player()}"


class Observer:
    """What a player sees, for OpenSpiel."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(game.forms.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            seen = np.frombuffer(observed(state.table, player), np.uint8)
            np.multiply(seen, self.game.forms.weights, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees now as a short text; with perfect recall all that they have seen and done."""
        if state.table is None:
            return ""
        return (
            state.recalled(player) if self.perfect_recall else print_of(observed(state.table, player)).hex()
        )


def print_of(what: bytes) -> bytes:
    """A short print of much."""
    return hashlib.blake2b(what, digest_size=16).digest()


def heard_more(heard: list[bytes], table: Table, seat: int, action: int) -> list[bytes]:
    """The prints after an action of a seat: everybody sees the table, the seat knows what it did."""
    more = [before + observed(table, player) for player, before in enumerate(heard)]
    more[seat] += action.to_bytes(2, "big")
    return [print_of(what) for what in more]


def register(id: str) -> None:
    """Put a game into OpenSpiel's list."""
    kind = game_type(id)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, kind, params)

    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Registered)


for folder in folders():
    register(folder)
