"""Speed of the doors for machines on one core, beside PettingZoo's classic games in the same run: `python -m boomtown.bench.env`.

All contestants take turns, so that a busy machine slows them alike; what counts is how many times the fastest peer we make.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import boomtown.env
from boomtown.compiled import copy, is_compiled
from boomtown.env import aec
from boomtown.env.tables import random_actions

PEERS = ("tictactoe_v3", "connect_four_v3")
ROUNDS, SECONDS, SEATS, TABLES = 5, 0.4, 4, 256
GOALS = {  # times the fastest peer, and decisions a second at many tables
    "age_of_industry": (5, 150_000),
    "city_of_iron": (3, 80_000),
    "fifty_first_state": (3, 80_000),
    "forged_in_steel": (2, 50_000),
    "urban_sprawl": (2, 40_000),
}

Rate = Callable[[], float]


def agents(env: Any) -> Rate:
    """Decisions a second through PettingZoo's loop, random legal actions."""
    rng = np.random.default_rng(1)

    def rate() -> float:
        count, began = 0, process_time()
        while process_time() - began < SECONDS:
            env.reset(seed=count)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                legal = None if ended or cut else np.flatnonzero(seen["action_mask"])
                env.step(None if legal is None else int(legal[int(rng.random() * len(legal))]))
                count += legal is not None
        return count / (process_time() - began)

    return rate


def many(game: str) -> Rate:
    """Decisions a second at many tables, with observations and a masked random policy in numpy."""
    tables = boomtown.env.vector(game, TABLES, seats=SEATS)
    rng = np.random.default_rng(1)
    tables.reset(seed=1)

    def rate() -> float:
        count, began = 0, process_time()
        while process_time() - began < SECONDS:
            tables.step(random_actions(tables.masks, rng))
            count += TABLES
        return count / (process_time() - began)

    return rate


def learner(game: str) -> Rate:
    """A learner's decisions a second against random opponents."""
    env = boomtown.env.seat(game, seats=SEATS)
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def rate() -> float:
        count, began = 0, process_time()
        while process_time() - began < SECONDS:
            legal = env.one.legal()
            if env.step(legal[int(rng.random() * len(legal))])[2]:
                env.reset()
            count += 1
        return count / (process_time() - began)

    return rate


def contestants() -> dict[tuple[str, str], Rate]:
    """All that is measured, by name and door."""
    found: dict[tuple[str, str], Rate] = {}
    for peer in PEERS:
        found[peer, "agents"] = agents(import_module(f"pettingzoo.classic.{peer}").raw_env())
    for game in boomtown.games():
        found[game, "agents"] = agents(aec.raw_env(game, seats=SEATS))
        found[game, "many"] = many(game)
        found[game, "learner"] = learner(game)
    return found


def main() -> int:
    """Measure and print a table; in a checkout with a compiled copy that is what is measured."""
    made = copy()
    if made is not None:
        environment = {**os.environ, "PYTHONPATH": str(made.folder)}
        os.execve(sys.executable, [sys.executable, "-P", "-m", "boomtown.bench.env"], environment)
    entered = contestants()
    rounds = [{name: rate() for name, rate in entered.items()} for _ in range(ROUNDS)]
    rates = {name: median(one[name] for one in rounds) for name in entered}
    fastest = max(rates[peer, "agents"] for peer in PEERS)
    print(
        f"Doors for machines, {'compiled' if is_compiled() else 'plain Python'}, {SEATS} seats, decisions a second"
    )
    for peer in PEERS:
        print(f"  PettingZoo {peer:<16} {rates[peer, 'agents']:>9,.0f}")
    print(
        f"  {'':<18} {'PettingZoo':>11} {'(goal)':>16} {f'{TABLES} tables':>11} {'(goal)':>10} {'learner':>9}"
    )
    for game in boomtown.games():
        times, goal = GOALS.get(game, (0, 0))
        one, all_, mine = (rates[game, door] for door in ("agents", "many", "learner"))
        print(
            f"  {game:<18} {one:>11,.0f} {f'{one / fastest:.1f}x ({times}x)':>16} {all_:>11,.0f}"
            f" {f'({goal:,})':>10} {mine:>9,.0f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
