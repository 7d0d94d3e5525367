"""The door of PettingZoo: every seat an agent, one decision after the other, with an action mask.

Where the rules let several seats choose at once, they are asked one after the other and see nothing of each other's choice.
There is no parallel environment: at nearly every decision only one seat has anything to choose.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boomtown.env.one import DType, Observation, OneTable
from boomtown.env.spaces import observation_space


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """A game with PettingZoo's usual wrappers: an illegal action ends the game and costs its agent 1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, dict[str, Any], Any]):
    """A game without wrappers: an illegal action raises IllegalAction and changes nothing."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "rank",
        dtype: DType = "uint8",
        max_steps: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.one = OneTable(game, seats, options, reward, dtype, max_steps)
        self.metadata = {**raw_env.metadata, "name": f"{game}_v{self.one.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.one.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.one.forms, self.one.actions, dtype)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.one.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.one.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.one.acting]
        self._skip_agent_selection = None
        self._rewarded = False

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": self.one.observe(seat), "action_mask": self.one.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        one = self.one
        one.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        got = one.rewards()
        if got is not None or self._rewarded:
            self._rewarded = got is not None
            for other, amount in zip(self.possible_agents, got or [0.0] * one.seats):
                self.rewards[other] = amount
                self._cumulative_rewards[other] += amount
        if one.acting < 0 or one.cut:
            ended = self.terminations if one.acting < 0 else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[one.acting]

    def explain(self, observation: Observation) -> list[str]:
        """Every element that is not zero, with its name."""
        return self.one.explain(observation)

    def render(self) -> Any:
        """What a spectator sees, as text or as SVG."""
        if self.render_mode == "svg":
            return self.one.game.picture(self.one.table, None)
        return self.one.game.describe(self.one.table, None)

    def state(self) -> Any:
        """What all seats see, one observation after the other: for critics that may know everything."""
        return np.concatenate([self.one.observe(seat) for seat in range(self.one.seats)])

    def close(self) -> None:
        """Nothing is held open."""
