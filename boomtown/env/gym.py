"""The door of Gymnasium: one learner in one seat, named bots or policies in the others.

An action that is not legal is dealt with by `illegal`: `raise` (IllegalAction, nothing changes), `random` (a random legal
action is taken in its place) or `lose` (the game ends and the learner gets -1).
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from boomtown.engine.errors import BadOption
from boomtown.env.one import DType, Observation, OneTable
from boomtown.env.opponents import Opponents, Pool
from boomtown.env.spaces import observation_space

ILLEGAL = ("raise", "random", "lose")


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game as its learner sees it: from one of its own decisions to the next."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        dtype: DType = "uint8",
        max_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"Illegal actions are dealt with by {', '.join(ILLEGAL)}, not by '{illegal}'.")
        self.one = OneTable(game, seats, options, reward, dtype, max_steps)
        if seat is not None and not 0 <= seat < self.one.seats:
            raise BadOption(f"The learner sits in a seat from 0 to {self.one.seats - 1}, not in {seat}.")
        self.pool = Pool(opponents)
        self.fixed = seat  # None: another seat in every game
        self.illegal = illegal
        self.render_mode = render_mode
        self.seat = 0
        self.others: list[Callable[[], int]] = []
        self.observation_space = observation_space(self.one.forms, self.one.actions, dtype)
        self.action_space = spaces.Discrete(self.one.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        ended = True
        while ended:  # a game could end before the learner is asked
            self.one.begin(seed)
            seed = None
            rng = self.one.seeds
            self.seat = int(rng.integers(self.one.seats)) if self.fixed is None else self.fixed
            self.others = [self.pool.seated(self.one, seat, rng) for seat in range(self.one.seats)]
            ended = self._play_on() is None
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner acts, the others act until the learner's next decision or the end."""
        one, taken = self.one, int(action)
        if self.illegal != "raise" and taken not in one.legal():
            if self.illegal == "lose":
                return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": True}
            taken = one.legal()[int(one.seeds.integers(len(one.legal())))]
        one.apply(taken)
        reward = self._reward(one.rewards())
        if one.acting >= 0 and not one.cut:
            more = self._play_on()
            reward += more if more is not None else self._reward(one.rewards())
        return self._seen(), reward, one.acting < 0, one.cut, {"seat": self.seat}

    def _play_on(self) -> float | None:
        """Let the others act; what the learner gets meanwhile, or None if the game is over before its next decision."""
        one, got = self.one, 0.0
        while one.acting != self.seat:
            one.apply(self.others[one.acting]())
            if one.acting < 0 or one.cut:
                return None
            if one.shaped:
                got += self._reward(one.rewards())
        return got

    def _reward(self, got: list[float] | None) -> float:
        return got[self.seat] if got is not None else 0.0

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.one.observe(self.seat), "action_mask": self.one.mask(self.seat)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask as `sb3-contrib` asks for it."""
        return self.one.mask(self.seat).astype(np.bool_)

    def explain(self, observation: Observation) -> list[str]:
        """Every element that is not zero, with its name."""
        return self.one.explain(observation)

    def render(self) -> Any:
        """What the learner sees, as text or as SVG."""
        if self.render_mode == "svg":
            return self.one.game.picture(self.one.table, self.seat)
        return self.one.game.describe(self.one.table, self.seat)
