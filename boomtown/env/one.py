"""One table as a machine sees it: observations, masks, rewards and seeds, for the doors that play a single game."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

import boomtown
from boomtown.engine.errors import BadOption
from boomtown.engine.table import Table
from boomtown.env.core.batch import acting
from boomtown.env.rewards import potential, rewarding
from boomtown.observe.core.sheet import Sheet
from boomtown.observe.forms import Forms, explained, forms_of

Observation = npt.NDArray[np.uint8] | npt.NDArray[np.float32]
DType = Literal["uint8", "float32"]
LARGEST_SEED = 2**31 - 1


class OneTable:
    """A game that is played again and again, one table at a time; equal seeds give equal games, to the bit."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "rank",
        dtype: DType = "uint8",
        longest: int = 0,
    ) -> None:
        self.game = boomtown.game(game)
        self.seats = self.game.checked_seats(max(self.game.players) if seats is None else seats)
        self.options = self.game.settings(options)
        self.actions = self.game.actions.size
        self.final = rewarding(reward)
        self.shaped = reward == "shaped"
        self.longest = longest  # decisions after which a game is cut off; 0: never
        if dtype not in ("uint8", "float32"):
            raise BadOption(f"Observations are 'uint8' or 'float32', not '{dtype}'.")
        self.dtype = dtype
        self.seeds = np.random.default_rng()
        self.forms: Forms = forms_of(self.game.new(self.seats, 0, self.options))
        self.table: Table
        self.sheets: list[Sheet]
        self.views: list[npt.NDArray[np.uint8]]
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed the next of a row that the last seed began."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.table = self.game.new(self.seats, int(self.seeds.integers(LARGEST_SEED)), self.options)
        self.table.quiet = True
        self.length = 0
        self.sheets = [self.forms.sheet(seat) for seat in range(self.seats)]
        self.views = [np.frombuffer(sheet.out, np.uint8) for sheet in self.sheets]
        self.acting = acting(self.table)
        self.before = potential(self.table) if self.shaped else []

    @property
    def cut(self) -> bool:
        """Whether the game was cut off for its length."""
        return 0 < self.longest <= self.length and self.acting >= 0

    def observe(self, seat: int) -> Observation:
        """What a seat sees, in an array of its own."""
        self.sheets[seat].refresh(self.table)
        return self.view(self.views[seat])

    def view(self, seen: npt.NDArray[np.uint8]) -> Observation:
        """Bytes as the kind of numbers that was asked for."""
        return seen.copy() if self.dtype == "uint8" else seen * self.forms.weights

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for every action that a seat may take now."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.acting:
            mask[self.table.legal(seat)] = 1
        return mask

    def legal(self) -> list[int]:
        """The actions of the seat that decides."""
        return self.table.legal(self.acting)

    def apply(self, action: int) -> None:
        """The seat that decides takes an action; IllegalAction leaves everything as it was."""
        self.table.apply(self.acting, action)
        self.length += 1
        self.acting = acting(self.table)

    def rewards(self) -> list[float] | None:
        """What every seat gets since it was last asked; None while nobody gets anything."""
        ended = self.acting < 0 or self.cut
        if not self.shaped:
            return self.final(self.table) if ended else None
        now = [0.0] * self.seats if ended else potential(self.table)
        change = [after - before for after, before in zip(now, self.before)]
        self.before = now
        return [a + b for a, b in zip(change, self.final(self.table))] if ended else change

    def explain(self, observation: Observation) -> list[str]:
        """Every element that is not zero, with its name."""
        return explained(self.forms, observation)
