"""Perft: how many ways there are to play on, to a fixed depth, from fixed positions kept in perft/<game>.toml.

A change in what is legal changes a count or a fingerprint. If the change is meant: `python -m boomtown.testing perft FOLDER`.
"""

import hashlib
import random
import tomllib
from pathlib import Path
from typing import Any

from boomtown.engine.game import Game
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.testing.cases import combinations

WRITES = "python -m boomtown.testing perft"
ENOUGH = 400  # the depth at which so many ways are reached is the last that is counted
DEEPEST = 6
PARTS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.97)  # where in a game the positions lie


def ways(table: Table, depth: int, spell: Any, seen: Any) -> int:
    """The number of sequences of so many actions; every list of options goes into the fingerprint."""
    total = 0
    for seat in table.waiting:
        options = table.options(seat)
        seen.update(f"{seat}:{','.join(spell(action) for action in options)};".encode())
        if depth == 1:
            total += len(options)
            continue
        for action in options:
            ahead = table.clone()
            ahead.apply(seat, action)
            total += ways(ahead, depth - 1, spell, seen)
    return total


def counted(game: Game, table: Table, depth: int) -> tuple[list[int], str]:
    """The counts of every depth up to the last, and the fingerprint of all options on the way."""
    seen = hashlib.blake2b(digest_size=8)
    counts = [ways(table, d, game.actions.spell, seen) for d in range(1, depth + 1)]
    return counts, seen.hexdigest()


def position(game: Game, entry: dict[str, Any], after: int) -> Table:
    """The table after so many of the actions of a game in the file."""
    table = game.new(entry["seats"], entry["seed"], entry["options"])
    for words in entry["actions"][:after]:
        seat, spelled = words.split(" ", 1)
        table.apply(int(seat), game.actions.parse(spelled))
    return table


def path_of(game: Game, kept: Path) -> Path:
    """Where the counts of a game lie."""
    return kept / "perft" / f"{game.id}.toml"


def load(game: Game, kept: Path) -> list[dict[str, Any]]:
    """The games and counts kept for a game."""
    path = path_of(game, kept)
    assert path.exists(), f"{path} is missing: run `{WRITES} {kept}`"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["game"]
    return found


def written(game: Game) -> str:
    """The text of a game's file, made anew from one random game of each case."""
    lines = [f"# Perft of {game.title}: how many ways there are to play on. Written by `{WRITES}`."]
    for number, (seats, options) in enumerate(combinations(game)):
        record = Record(game, seats, 100 + number, options)
        rng = random.Random(number)
        while not record.table.over:
            seat = rng.choice(record.table.waiting)
            record.apply(seat, rng.choice(record.table.options(seat)))
        named = ", ".join(f'{name} = "{value}"' for name, value in options.items())
        lines += ["", "[[game]]", f"seats = {seats}", f"seed = {record.seed}", f"options = {{ {named} }}"]
        lines += ["actions = ["]
        lines += [f'  "{seat} {game.actions.spell(action)}",' for seat, action in record.actions]
        lines += ["]"]
        for part in PARTS:
            lines += at_lines(game, record, int(part * len(record.actions)))
    return "\n".join(lines) + "\n"


def at_lines(game: Game, record: Record, after: int) -> list[str]:
    """The lines of one position: as deep as it takes to reach enough ways."""
    table = record.replay(after)
    depth = 1
    counts, print_ = counted(game, table, depth)
    while counts[-1] < ENOUGH and depth < DEEPEST and counts[-1] > 0:
        depth += 1
        counts, print_ = counted(game, table, depth)
    return ["[[game.at]]", f"after = {after}", f"ways = {counts}", f'options = "{print_}"']
