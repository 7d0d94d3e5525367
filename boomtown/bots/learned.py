"""A value that was learned by playing: each seat's chance of winning, from what the game's sense is made of."""

import hashlib
import inspect
import json
import math
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import boomtown
from boomtown.bots.judge import Judge
from boomtown.engine.game import Game
from boomtown.engine.table import Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE = "value.json"
SHARE = 0.5  # of an expert's judgement is what was learned; the rest is the game's sense


class Value:
    """A small network: what a seat has and how it compares with the others, in; how it stands, out."""

    def __init__(self, data: dict[str, Any]) -> None:
        import numpy

        self.names: list[str] = data["looks_at"]
        self.point: float = data["point"]  # how much better a seat stands that has one point more
        self.mean = numpy.array(data["mean"])
        self.scale = numpy.array(data["scale"])
        self.layers = [
            (numpy.array(layer["weights"]), numpy.array(layer["bias"])) for layer in data["layers"]
        ]

    def standings(self, rows: "NDArray[Any]") -> "NDArray[Any]":
        """How each row stands: the higher, the likelier it wins against the others of its table."""
        import numpy

        found = (rows - self.mean) / self.scale
        for weights, bias in self.layers[:-1]:
            found = numpy.tanh(found @ weights + bias)
        weights, bias = self.layers[-1]
        standings: NDArray[Any] = (found @ weights + bias)[..., 0]
        return standings


def rows_of(game: Game, table: Table) -> "NDArray[Any]":
    """What the network looks at, a row for each seat: its features, how far they exceed the others', where the game is."""
    import numpy

    seats = table.seats
    own = numpy.array(game.all_features(table))
    rivals = (own.sum(axis=0) - own) / max(1, seats - 1)
    progress = game.progress(table)
    where = numpy.array([[progress, seats / 4.0]] * seats)
    return numpy.concatenate((own, own - rivals, own * progress, where), axis=1)


def place_of(game: str) -> Path:
    """Where the learned weights of a game are shipped: in its folder."""
    return Path(inspect.getfile(type(boomtown.game(game)))).parent / "sense" / FILE


def text_of(game: str) -> str:
    """The learned weights of a game; empty if there are none."""
    place = place_of(game)
    return place.read_text("utf-8") if place.is_file() else ""


@cache
def value_of(game: str) -> Value | None:
    """The learned value of a game, if it has one that was learned from the features it has now."""
    text = text_of(game)
    data = json.loads(text) if text else {"looks_at": []}
    return Value(data) if data["looks_at"] == list(boomtown.game(game).looks_at) else None


class Learned(Judge):
    """Judges the ends of playouts by the game's sense and by what was learned, both in points; on the way by sense alone."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.value = value_of(game.id)

    @staticmethod
    def key(game: str) -> str:
        """A short text that changes with what was learned of a game."""
        return hashlib.blake2b(text_of(game).encode(), digest_size=4).hexdigest()

    def worths(self, table: Table) -> list[float]:
        """How good a table looks to every seat."""
        if self.value is None or table.over:
            return super().worths(table)
        rows = rows_of(self.game, table)
        sensed = rows[:, : len(self.value.names)].sum(axis=1)
        stands = self.value.standings(rows)
        learned = sensed.mean() + (stands - stands.mean()) / self.value.point
        return [float(worth) for worth in (1.0 - SHARE) * sensed + SHARE * learned]


def result(table: Table) -> list[float]:
    """The wins of a finished table: 1 for the winner, shared in parts."""
    first = table.ranking()[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(table.seats)]


def softmax(standings: list[float]) -> list[float]:
    """Standings as chances that add up to 1; alone at the table, the chance against an even standing."""
    if len(standings) == 1:
        return [1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, standings[0]))))]
    most = max(standings)
    weights = [math.exp(s - most) for s in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
