"""Who sits in the other seats: bots by their short code, policies as functions, or a pool of both to draw from."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from boomtown.bots import bot
from boomtown.bots.match import Player
from boomtown.env.one import OneTable

Policy = Callable[[Any, Any], int]  # what a seat sees and its mask: the action it takes
Opponents = str | Policy | Sequence[str | Policy]


class Pool:
    """The opponents to draw from: for each game every other seat gets one of them."""

    def __init__(self, opponents: Opponents) -> None:
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        self.members: list[str | Policy] = list(opponents) if several else [opponents]  # type: ignore[arg-type, list-item]
        for member in self.members:
            if isinstance(member, str):
                bot(member)  # a code that is none is refused here, not in the first game

    def seated(self, one: OneTable, seat: int, rng: np.random.Generator) -> Callable[[], int]:
        """One of them in a seat of the present game: a function that says what it does now."""
        member = self.members[int(rng.integers(len(self.members)))]
        seed = int(rng.integers(2**31 - 1))
        if not isinstance(member, str):
            return lambda: int(member(one.observe(seat), one.mask(seat)))
        if member == "random":
            dice = np.random.default_rng(seed)
            return lambda: one.legal()[int(dice.random() * len(one.legal()))]
        player = Player(bot(member), seat, seed)
        return lambda: player.choose(one.table)
