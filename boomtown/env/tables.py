"""Many tables at once in Gymnasium's vector convention; the loop, the resets and the encoding run compiled.

With `opponents=None` every decision of every seat comes out (self-play): the observation is that of the seat which decides
(`info["seat"]`), the reward that of the seat which has just acted, and `info["rewards"]` holds what every seat got. With
`opponents="random"` one seat of each table, another in every game, is played from outside.

Tables that end begin anew in the same step (`AutoresetMode.SAME_STEP`): `info["final_obs"]` has what was seen last.
The arrays of observations and masks are used again by the next step: copy what you keep.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from boomtown.engine.dice import mixed, seeded
from boomtown.engine.errors import BadOption, IllegalAction
from boomtown.engine.table import Table
from boomtown.env.core.batch import Batch
from boomtown.env.one import LARGEST_SEED, DType, Observation, OneTable
from boomtown.env.rewards import potential
from boomtown.env.spaces import observation_space


class TablesEnv(VectorEnv[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any]]):
    """So many tables of one game."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: str | None = None,
        reward: str = "rank",
        dtype: DType = "uint8",
        max_steps: int = 0,
    ) -> None:
        if opponents not in (None, "random"):
            raise BadOption(
                f"The opponents at many tables are None (self-play) or 'random', not '{opponents}'."
            )
        self.one = OneTable(game, seats, options, reward, dtype)
        self.num_envs = tables
        self.seats, self.actions = self.one.seats, self.one.actions
        self.batch = Batch(tables, self.seats, self.actions, self.one.forms.viewers)
        self.batch.alone = opponents is not None
        self.batch.longest = max_steps
        self.batch.new = self._new
        self.batch.final = self.one.final
        self.batch.potential = potential if self.one.shaped else None
        self.single_observation_space = observation_space(self.one.forms, self.actions, dtype)
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.rows = np.frombuffer(self.batch.rows, np.uint8).reshape(tables * self.seats, -1)
        self.masks = np.frombuffer(self.batch.masks, np.int8).reshape(tables, self.actions)
        self.seen = np.empty((tables, self.rows.shape[1]), np.uint8)
        self.firsts = np.arange(tables) * self.seats
        self.seed = 0
        self.deciding = np.zeros(tables, np.int64)

    def _new(self, number: int) -> Table:
        seed = mixed(seeded(self.seed) ^ mixed(number + 1)) % LARGEST_SEED
        return self.one.game.new(self.seats, seed, self.one.options)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games at all tables; without a seed they go on in the row of games that the last seed began."""
        if isinstance(seed, list):
            raise BadOption("All tables share one seed: give a whole number.")
        if seed is not None:
            self.seed = seed
            self.batch.games = 0
            self.batch.dice = seeded(seed)
        self.batch.begin()
        return self._observations(), {"seat": self.deciding}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[dict[str, Any], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Every table takes its action; one that is not legal raises IllegalAction and nothing changes anywhere."""
        taken: list[int] = np.asarray(actions).tolist()
        place = self.batch.fault(taken)
        if place >= 0:
            raise IllegalAction(
                f"Table {place}: action {taken[place]} is not legal for seat {self.deciding[place]}."
            )
        acted = self.deciding
        self.batch.step(taken)
        terminated, truncated = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        if self.one.shaped:
            rewards[:] = self.batch.gained
        info: dict[str, Any] = {"rewards": rewards}
        if self.batch.ended:
            self._note_ends(info, acted, terminated, truncated)
        seen = self._observations()
        info["seat"] = self.deciding
        return seen, rewards[np.arange(self.num_envs), acted], terminated, truncated, info

    def _note_ends(
        self,
        info: dict[str, Any],
        acted: npt.NDArray[Any],
        terminated: npt.NDArray[Any],
        truncated: npt.NDArray[Any],
    ) -> None:
        """What ended games leave behind: rewards of all seats, and what the learner saw last."""
        finals = np.full(self.num_envs, None, object)
        for ended in self.batch.ended:
            (truncated if ended.cut else terminated)[ended.place] = True
            info["rewards"][ended.place] = ended.rewards
            acted[ended.place] = ended.seat
            finals[ended.place] = {
                "observation": self.one.view(np.frombuffer(ended.seen, np.uint8)),
                "action_mask": np.zeros(self.actions, np.int8),
            }
        info["final_obs"], info["_final_obs"] = finals, terminated | truncated

    def _observations(self) -> dict[str, Any]:
        self.deciding = np.array(self.batch.deciding)
        np.take(self.rows, self.firsts + self.deciding, axis=0, out=self.seen, mode="clip")
        seen: Observation = self.seen
        if self.one.dtype == "float32":
            seen = self.seen * self.one.forms.weights
        return {"observation": seen, "action_mask": self.masks}

    def explain(self, observation: Observation) -> list[str]:
        """Every element of one table's observation that is not zero, with its name."""
        return self.one.explain(observation)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def random_actions(masks: npt.NDArray[np.int8], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action for every table, each as likely as the others."""
    tables, actions = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))  # bytes that are 0 or 1: bits are found sooner
    ends = np.cumsum(np.bincount(legal // actions, minlength=tables))
    counts = np.diff(ends, prepend=0)
    picked = legal[ends - counts + (rng.random(tables) * counts).astype(np.int64)]
    chosen: npt.NDArray[np.int64] = picked % actions
    return chosen
