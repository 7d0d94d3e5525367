"""Plays the positions that pictures show anew: `python -m boomtown.testing.sample FILE ...` (for our own `make samples`).

Each part of a game's `sample.toml` is a game of four: its seed, its options, and so many moves of greedy bots.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

import boomtown
from boomtown.bots import bot
from boomtown.bots.match import choose
from boomtown.engine.game import Game
from boomtown.engine.record import Record

HEAD = "# Positions for pictures of the game, played by bots: a seat and its action, move by move. `make samples` plays them anew.\n"
WIDE = 10  # moves on a line


def played(game: Game, name: str, part: dict[str, Any]) -> str:
    """A part of a game's file, with as many moves as it had, or as `count` says."""
    record = Record(game, part["seats"], part["seed"], part.get("options", {}))
    count = part.get("count", len(part.get("moves", ())))
    while not record.table.over and len(record.actions) < count:
        seat = record.table.waiting[0]
        record.apply(seat, choose(bot("greedy:1"), record.table, seat, len(record.actions)))
    words = [f'"{seat} {game.actions.spell(action)}"' for seat, action in record.actions]
    lines = [", ".join(words[i : i + WIDE]) for i in range(0, len(words), WIDE)]
    body = ",\n    ".join(lines)
    said = ", ".join(f'{key} = "{value}"' for key, value in record.options.items())
    options = f"options = {{ {said} }}\n" if said else ""
    head = f"\n[{name}]\nseats = {record.seats}\nseed = {record.seed}\n{options}"
    return f"{head}moves = [\n    {body},\n]\n"


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        parts = tomllib.loads(path.read_text("utf-8"))
        game = boomtown.game(path.absolute().parent.name)
        path.write_text(HEAD + "".join(played(game, name, part) for name, part in parts.items()), "utf-8")
