"""Learning a game's value: bots play each other, and a small network learns from what they saw who won."""

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy
from numpy.typing import NDArray

import boomtown
from boomtown.bots import Bot, bot
from boomtown.bots.greedy import GreedyBot
from boomtown.bots.learned import result, rows_of
from boomtown.bots.match import Player
from boomtown.engine.game import Game
from boomtown.engine.table import Table
from boomtown.lab.cores import spread

Matrix = NDArray[numpy.float64]

MOMENTS = 32  # of a game that are learned from
SLIPS = (0.02, 0.05, 0.12)  # how often a seat does anything at all, so that unusual tables are seen too
BATCH = 256  # moments between two steps of learning
CROWD = 5  # the most seats that a row can have


@dataclass(frozen=True)
class Lesson:
    """One game to play for learning."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    teacher: str  # the code of a bot that plays half of the games; empty: light greedy bots only


@dataclass(frozen=True)
class Seen:
    """What was looked at in a game: for every moment a row a seat, and who won it in the end."""

    rows: Matrix  # moments x seats x inputs
    won: Matrix  # seats


def play(lesson: Lesson) -> Seen:
    """Play a game and look at it now and then, always through the guess of a seat that must decide."""
    game = boomtown.game(lesson.game)
    rng = random.Random(lesson.seed)
    table = game.new(lesson.seats, lesson.seed, lesson.options)
    table.quiet = True
    equal = seated(lesson, rng)  # all seats play alike, or the weaker player's habits would be learned as bad
    players = [Player(equal, seat, lesson.seed) for seat in range(lesson.seats)]
    slips = rng.choice(SLIPS)
    kept: list[Matrix] = []
    met = 0
    while not table.over:
        seat = table.waiting[0]
        options = table.legal(seat)
        if len(options) > 1 and not game.halfway(table, seat):
            met += 1
            at = (
                len(kept) if len(kept) < MOMENTS else rng.randrange(met)
            )  # each moment is kept as likely as any
            if at < MOMENTS:
                row = rows_of(game, table.guess(seat, rng.getrandbits(60)))
                kept[at : at + 1] = [row]
        slip = rng.random() < slips
        action = rng.choice(options) if slip else players[seat].choose(table)
        table.apply(seat, action)
    return Seen(numpy.array(kept), numpy.array(outcome(game, table)))


def seated(lesson: Lesson, rng: random.Random) -> Bot:
    """The bot for all seats of a game: the teacher, or a light greedy one."""
    if lesson.teacher and rng.random() < 0.5:
        return bot(lesson.teacher)
    return GreedyBot(1, rng.choice((12, 24)))


def outcome(game: Game, table: Table) -> list[float]:
    """Who won, in parts if the win is shared; alone, whether the verdict was good."""
    verdict = game.verdict(table)
    return result(table) if verdict is None else [1.0 if verdict.won else 0.0]


def lessons(game: Game, number: int, seed: int, teacher: str = "") -> list[Lesson]:
    """Games with every number of seats, most of them with a full table, the options changing from game to game."""
    rng = random.Random(seed)
    full = 4 if 4 in game.players else max(game.players)
    found: list[Lesson] = []
    for n in range(number):
        seats = full if n % 3 else rng.choice(game.players)
        options: dict[str, Any] = {}
        if n % 4 == 3:
            options = {o.name: rng.choice(o.choices) for o in game.options if o.choices}
        found.append(Lesson(game.id, seats, game.settings(options), seed + n, teacher))
    return found


def gather(todo: list[Lesson], jobs: int) -> Iterator[Seen]:
    """What was seen in many games, as they end."""
    return spread(play, todo, jobs)


@dataclass
class Net:
    """A network while it learns: the mean and scale of its inputs, and its layers."""

    mean: Matrix
    scale: Matrix
    layers: list[list[Matrix]]  # weights and bias of each

    def forward(self, rows: Matrix) -> list[Matrix]:
        """The numbers in every layer for some rows, the standings last."""
        found = [(rows - self.mean) / self.scale]
        for weights, bias in self.layers[:-1]:
            found.append(numpy.tanh(found[-1] @ weights + bias))
        weights, bias = self.layers[-1]
        found.append(found[-1] @ weights + bias)
        return found

    def chances(self, rows: Matrix, there: Matrix) -> Matrix:
        """Each seat's chance at many tables at once; `there` says which seats there are."""
        standings = self.forward(rows.reshape(-1, rows.shape[-1]))[-1].reshape(there.shape)
        return chances_of(standings, there)

    def point(self, seen: Iterable[Seen], features: int) -> float:
        """How much better a seat stands, on average, that the game's sense sees one point ahead."""
        rows, _, there, _ = stacked(seen)
        ahead = rows[:, :, :features].sum(axis=-1)
        stands = self.forward(rows.reshape(-1, rows.shape[-1]))[-1].reshape(there.shape)
        crowd = there.sum(axis=1, keepdims=True)
        several = there * (crowd > 1)
        ahead = (ahead - (ahead * there).sum(axis=1, keepdims=True) / crowd) * several
        stands = (stands - (stands * there).sum(axis=1, keepdims=True) / crowd) * several
        return float((ahead * stands).sum() / (ahead * ahead).sum())

    def to_json(self, game: Game, notes: dict[str, Any], point: float) -> str:
        """The network as it is shipped, in numbers of four digits."""
        layers = [{"weights": short(weights), "bias": short(bias)} for weights, bias in self.layers]
        data = {
            "looks_at": list(game.looks_at),
            "notes": notes,
            "point": float(f"{point:.4g}"),
            "mean": short(self.mean),
            "scale": short(self.scale),
        }
        return json.dumps(data | {"layers": layers}, separators=(",", ":")) + "\n"


def short(numbers: Matrix) -> Any:
    """Numbers as lists, rounded to what matters."""
    if numbers.ndim > 1:
        return [short(row) for row in numbers]
    return [float(f"{number:.4g}") for number in numbers]


def chances_of(standings: Matrix, there: Matrix) -> Matrix:
    """Softmax over the seats that are there; alone against an even standing."""
    alone = there.sum(axis=1, keepdims=True) == 1
    shown = numpy.where(there > 0, standings, -1e9)
    most = numpy.maximum(shown.max(axis=1, keepdims=True), numpy.where(alone, 0.0, -1e9))
    weights = numpy.exp(shown - most)
    total = weights.sum(axis=1, keepdims=True) + numpy.where(alone, numpy.exp(-most), 0.0)
    found: Matrix = weights / total
    return found


def stacked(seen: Iterable[Seen]) -> tuple[Matrix, Matrix, Matrix, NDArray[numpy.int64]]:
    """All moments as rows for up to CROWD seats, who won, which seats there are, and the number of the game."""
    rows, won, there, number = [], [], [], []
    for game, one in enumerate(seen):
        if len(one.rows) == 0:
            continue
        moments, seats, width = one.rows.shape
        padded = numpy.zeros((moments, CROWD, width))
        padded[:, :seats] = one.rows
        rows.append(padded)
        won.append(numpy.tile(numpy.pad(one.won, (0, CROWD - seats)), (moments, 1)))
        there.append(numpy.tile(numpy.pad(numpy.ones(seats), (0, CROWD - seats)), (moments, 1)))
        number.append(numpy.full(moments, game))
    return tuple(map(numpy.concatenate, (rows, won, there, number)))  # type: ignore[return-value]


def train(
    seen: Iterable[Seen], hidden: int = 24, passes: int = 60, seed: int = 1, decay: float = 2e-4
) -> tuple[Net, dict[str, Any]]:
    """The network that predicts best the games it was not shown, and how well it does."""
    rows, won, there, number = stacked(seen)
    rng = numpy.random.default_rng(seed)
    games = int(number.max()) + 1
    held = numpy.isin(number, rng.permutation(games)[: max(1, games // 8)])
    inside = rows[there > 0]
    net = fresh(inside, hidden, rng)
    moves = [[numpy.zeros_like(part) for part in layer] for layer in net.layers]
    squares = [[numpy.zeros_like(part) for part in layer] for layer in net.layers]
    learn, test = numpy.flatnonzero(~held), numpy.flatnonzero(held)
    best, kept, step = float("inf"), copied(net.layers), 0
    for round_ in range(passes):
        rate = 3e-3 * (1.0 - round_ / passes) + 1e-4
        for part in numpy.array_split(rng.permutation(learn), max(1, len(learn) // BATCH)):
            step += 1
            slopes = slopes_of(net, rows[part], won[part], there[part])
            for layer, slope, move, square in zip(net.layers, slopes, moves, squares, strict=True):
                for i in range(2):
                    move[i] += 0.1 * (slope[i] - move[i])
                    square[i] += 0.001 * (slope[i] ** 2 - square[i])
                    mild = move[i] / (1 - 0.9**step) / (numpy.sqrt(square[i] / (1 - 0.999**step)) + 1e-8)
                    layer[i] -= rate * (mild + (decay * 50 * layer[i] if i == 0 else 0.0))
        missed = loss(net.chances(rows[test], there[test]), won[test], there[test])
        if missed < best:
            best, kept = missed, copied(net.layers)
    net.layers = kept
    even = there[test] / numpy.maximum(
        2.0 * (there[test].sum(axis=1, keepdims=True) == 1), there[test].sum(axis=1, keepdims=True)
    )
    notes = {
        "games": games,
        "moments": len(rows),
        "loss": round(best, 4),
        "even": round(loss(even, won[test], there[test]), 4),
    }
    return net, notes


def fresh(inside: Matrix, hidden: int, rng: numpy.random.Generator) -> Net:
    """A network that knows nothing yet."""
    width = inside.shape[-1]
    scale = inside.std(axis=0)
    layers = [
        [rng.normal(0, 1, (width, hidden)) / width**0.5, numpy.zeros(hidden)],
        [rng.normal(0, 0.1, (hidden, 1)) / hidden**0.5, numpy.zeros(1)],
    ]
    return Net(inside.mean(axis=0), numpy.where(scale < 1e-6, 1.0, scale), layers)


def copied(layers: list[list[Matrix]]) -> list[list[Matrix]]:
    """The layers as they are now."""
    return [[part.copy() for part in layer] for layer in layers]


def loss(chances: Matrix, won: Matrix, there: Matrix) -> float:
    """How surprised the chances are by who won, on average."""
    lost = numpy.where(there.sum(axis=1, keepdims=True) == 1, 1.0 - won, 0.0) * there
    sure = numpy.clip(chances, 1e-9, 1 - 1e-9)
    return float(-(won * numpy.log(sure) + lost * numpy.log(1 - sure)).sum() / len(won))


def slopes_of(net: Net, rows: Matrix, won: Matrix, there: Matrix) -> list[list[Matrix]]:
    """How the loss changes with every weight."""
    flat = rows.reshape(-1, rows.shape[-1])
    found = net.forward(flat)
    error = (chances_of(found[-1].reshape(there.shape), there) - won) * there / len(rows)
    back = error.reshape(-1, 1)
    slopes: list[list[Matrix]] = []
    for number in range(len(net.layers) - 1, -1, -1):
        slopes.append([found[number].T @ back, back.sum(axis=0)])
        if number > 0:
            back = (back @ net.layers[number][0].T) * (1 - found[number] ** 2)
    return slopes[::-1]
