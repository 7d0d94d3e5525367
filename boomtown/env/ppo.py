"""Proximal policy optimisation by self-play: one net for all seats, many tables, torch on the CPU.

Every decision of every seat is a sample. What a seat gets at the end of a game goes back along its own decisions (GAE over
the decisions of one seat at one table). Illegal actions are masked before the softmax.
"""

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import boomtown.env
from boomtown.bots.policy import LARGEST, Net, save
from boomtown.env.tables import TablesEnv

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Recipe:
    """How to learn; the seed decides everything but the time it takes."""

    game: str
    seats: int
    minutes: float = 60.0
    seed: int = 1
    reward: str = "rank"
    tables: int = 64
    horizon: int = 128  # decisions of a table between two updates
    width: int = 256
    rate: float = 3e-4
    discount: float = 1.0
    smoothing: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    epochs: int = 3
    batch: int = 2048
    against: tuple[str, ...] = ("random", "beginner")
    games: int = 40  # against each, whenever it is measured
    every: float = 5.0  # minutes between measurements


class ActorCritic(nn.Module):
    """Two layers that both heads share."""

    def __init__(self, weights: Floats, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("weights", torch.from_numpy(weights))
        self.body = nn.Sequential(
            nn.Linear(len(weights), width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.actor, self.critic = nn.Linear(width, actions), nn.Linear(width, 1)
        for layer, gain in ((self.body[0], 1.4), (self.body[2], 1.4), (self.actor, 0.01), (self.critic, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Log-probabilities of the actions, and what the seat may expect."""
        x = self.body(torch.clamp(seen.float() * self.weights, max=LARGEST))
        likes = self.actor(x).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(likes, 1), self.critic(x).squeeze(1)

    def net(self, about: dict[str, Any]) -> Net:
        """The policy without torch."""
        layers = [self.body[0], self.body[2], self.actor]
        pairs = [
            (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy()) for layer in layers
        ]
        return Net(about, pairs)


@dataclass
class Rollout:
    """What happened at all tables for a while; the first axis is time, the second the table."""

    seen: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    chances: Floats  # log-probabilities of the actions taken
    values: Floats
    seats: npt.NDArray[np.int64]
    rewards: Floats  # of all seats
    ended: npt.NDArray[np.bool_]

    @classmethod
    def empty(cls, recipe: Recipe, tables: TablesEnv) -> "Rollout":
        """Room for a rollout."""
        shape = (recipe.horizon, recipe.tables)
        return cls(
            np.empty((*shape, tables.one.forms.size), np.uint8),
            np.empty((*shape, tables.actions), np.int8),
            np.empty(shape, np.int64),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty(shape, np.int64),
            np.empty((*shape, recipe.seats), np.float32),
            np.empty(shape, np.bool_),
        )

    def advantages(self, discount: float, smoothing: float) -> Floats:
        """How much better each action was than expected, along the decisions of one seat at one table."""
        horizon, tables = self.values.shape
        row, seats = np.arange(tables), self.rewards.shape[2]
        ahead = np.full((tables, seats), np.nan, np.float32)  # what the seat expects at its next decision
        better = np.zeros((tables, seats), np.float32)
        got = np.zeros((tables, seats), np.float32)
        found = np.empty((horizon, tables), np.float32)
        for t in range(horizon - 1, -1, -1):
            done = self.ended[t]
            ahead[done], better[done], got[done] = 0.0, 0.0, 0.0
            got += self.rewards[t]
            seat, value = self.seats[t], self.values[t]
            after = ahead[row, seat]
            unknown = np.isnan(
                after
            )  # the rollout ends before the seat decides again: nothing is learned here
            surprise = got[row, seat] + discount * np.where(unknown, 0, after) - value
            found[t] = np.where(unknown, 0, surprise + discount * smoothing * better[row, seat])
            ahead[row, seat], better[row, seat], got[row, seat] = value, found[t], 0.0
        return found


class Learner:
    """A net that plays against itself and becomes better at it."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        torch.manual_seed(recipe.seed)
        self.tables = boomtown.env.vector(
            recipe.game, recipe.tables, seats=recipe.seats, reward=recipe.reward
        )
        weights = self.tables.one.forms.weights
        self.net = ActorCritic(weights, self.tables.actions, recipe.width)
        self.adam = torch.optim.Adam(self.net.parameters(), recipe.rate, eps=1e-5)
        self.rollout = Rollout.empty(recipe, self.tables)
        self.seen, self.info = self.tables.reset(seed=recipe.seed)
        self.steps = 0

    def about(self) -> dict[str, Any]:
        """What a policy's file says about itself."""
        size = self.tables.one.forms.size
        return {**asdict(self.recipe), "size": size, "steps": self.steps}

    def play(self) -> None:
        """Fill a rollout by playing."""
        part, row = self.rollout, np.arange(self.recipe.tables)
        for t in range(self.recipe.horizon):
            part.seen[t], part.masks[t] = self.seen["observation"], self.seen["action_mask"]
            part.seats[t] = self.info["seat"]
            with torch.no_grad():
                chances, values = self.net(torch.from_numpy(part.seen[t]), torch.from_numpy(part.masks[t]))
                actions = torch.multinomial(chances.exp(), 1).squeeze(1).numpy()
            part.actions[t], part.values[t] = actions, values.numpy()
            part.chances[t] = chances.numpy()[row, actions]
            self.seen, _, ended, cut, self.info = self.tables.step(actions)
            part.rewards[t], part.ended[t] = self.info["rewards"], ended | cut
        self.steps += self.recipe.horizon * self.recipe.tables

    def improve(self) -> None:
        """Make what went better than expected more likely, a little."""
        recipe, part = self.recipe, self.rollout
        better = part.advantages(recipe.discount, recipe.smoothing)
        total = better.size
        flat = [
            torch.from_numpy(array.reshape(total, *array.shape[2:]))
            for array in (part.seen, part.masks, part.actions, part.chances, better, better + part.values)
        ]
        for _ in range(recipe.epochs):
            order = torch.randperm(total)
            for start in range(0, total, recipe.batch):
                self.descend([array[order[start : start + recipe.batch]] for array in flat])

    def descend(self, samples: list[Any]) -> None:
        """One step of Adam."""
        seen, masks, actions, before, better, returns = samples
        recipe = self.recipe
        chances, values = self.net(seen, masks)
        now = chances.gather(1, actions.unsqueeze(1)).squeeze(1)
        ratio = torch.exp(now - before)
        better = (better - better.mean()) / (better.std() + 1e-8)
        gain = torch.min(ratio * better, torch.clamp(ratio, 1 - recipe.clip, 1 + recipe.clip) * better).mean()
        spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
        loss = -gain + 0.5 * ((values - returns) ** 2).mean() - recipe.entropy * spread
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.adam.step()


def measured(net: Net, recipe: Recipe, bot: str, games: int, seed: int) -> dict[str, Any]:
    """How a policy does against three bots of a kind: its mean reward by rank, and how often it wins, with intervals."""
    env = boomtown.env.seat(recipe.game, seats=recipe.seats, opponents=bot)
    ranks: list[float] = []
    for game in range(games):
        seen, _ = env.reset(seed=seed * 1_000_003 + game)
        ended, reward = False, 0.0
        while not ended:
            likes = net.likes(seen["observation"] * env.one.forms.weights)
            seen, reward, ended, _, _ = env.step(int(np.where(seen["action_mask"], likes, -np.inf).argmax()))
        ranks.append(reward)
    wins = sum(rank == 1.0 for rank in ranks) / games
    return {
        "bot": bot,
        "games": games,
        "rank": float(np.mean(ranks)),
        "rank_interval": float(1.96 * np.std(ranks) / math.sqrt(games)),
        "wins": wins,
        "wins_interval": 1.96 * math.sqrt(max(wins * (1 - wins), 0.25 / games) / games),
    }


def learn(recipe: Recipe, path: Path, tell: Callable[[dict[str, Any]], None]) -> list[dict[str, Any]]:
    """Learn for a while; the policy is written at every measurement, the curve beside it as JSON."""
    learner = Learner(recipe)
    curve: list[dict[str, Any]] = []
    spent = next_look = 0.0
    while True:
        if spent >= next_look or spent >= recipe.minutes:
            net = learner.net.net(learner.about())
            save(path, net)
            against = [measured(net, recipe, bot, recipe.games, recipe.seed) for bot in recipe.against]
            curve.append({"minutes": spent, "steps": learner.steps, "against": against})
            path.with_suffix(".json").write_text(
                json.dumps({"recipe": asdict(recipe), "curve": curve}), "utf-8"
            )
            tell(curve[-1])
            next_look = spent + recipe.every
        if spent >= recipe.minutes:
            return curve
        began = time.perf_counter()
        learner.play()
        learner.improve()
        spent += (time.perf_counter() - began) / 60
