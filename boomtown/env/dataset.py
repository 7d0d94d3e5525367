"""Games of bots as data: what every seat saw, could do and did, and what it got, in files of numpy (`.npz`).

A file holds whole games: `observation` (bytes), `action_mask` (bits, `numpy.packbits`), `action`, `seat`, `game` (its
seed), `reward` (what the seat got at the end). The same seeds give the same files; those that are there are not made again.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from boomtown.bots import bot
from boomtown.bots.match import Player
from boomtown.engine.errors import BadOption
from boomtown.env.one import OneTable

EACH = 50  # games in a file
ABOUT = "about.json"


@dataclass(frozen=True)
class Wish:
    """Which games."""

    game: str
    seats: int
    bots: tuple[str, ...]  # taken in turn by the seats, from another one in every game
    games: int
    reward: str = "rank"
    seed: int = 1


def made(wish: Wish, folder: Path, workers: int | None = None) -> Iterator[int]:
    """Write the games into a folder, on several cores; gives how many are there, again and again, until all are."""
    prepared(wish, folder)
    parts = range(0, wish.games, EACH)
    missing = [first for first in parts if not shard(folder, first).exists()]
    done = sum(size_of(wish, first) for first in parts if first not in missing)
    yield done
    with ProcessPoolExecutor(workers or os.cpu_count(), get_context("spawn")) as pool:
        for future in as_completed([pool.submit(written, wish, folder, first) for first in missing]):
            done += future.result()
            yield done


def prepared(wish: Wish, folder: Path) -> None:
    """A folder for these games; one that holds others is refused."""
    for code in wish.bots:
        bot(code)
    one = OneTable(wish.game, wish.seats, reward=wish.reward)
    about = {**asdict(wish), "rules": one.game.version, "size": one.forms.size, "actions": one.actions}
    about["bots"] = list(wish.bots)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ABOUT
    if path.exists():
        there = json.loads(path.read_text("utf-8"))
        if {**there, "games": 0, "names": 0} != {**about, "games": 0, "names": 0}:
            raise BadOption(
                f"The folder '{folder}' holds other games ({there['game']}, {there['bots']}): name another."
            )
    path.write_text(json.dumps({**about, "names": one.forms.names.words}), "utf-8")


def size_of(wish: Wish, first: int) -> int:
    """How many games the file has that begins with one."""
    return min(EACH, wish.games - first)


def shard(folder: Path, first: int) -> Path:
    """The file that begins with a game."""
    return folder / f"games-{first:07d}.npz"


def written(wish: Wish, folder: Path, first: int) -> int:
    """Play the games of a file and write it, whole or not at all; returns how many they are."""
    rows: dict[str, list[Any]] = {
        name: [] for name in ("observation", "action_mask", "action", "seat", "game")
    }
    rewards: list[float] = []
    for number in range(first, first + size_of(wish, first)):
        seats, got = played(wish, number, rows)
        rewards += [got[seat] for seat in seats]
    arrays: dict[str, Any] = {
        "observation": np.array(rows["observation"], np.uint8),
        "action_mask": np.array(rows["action_mask"], np.uint8),
        "action": np.array(rows["action"], np.int16),
        "seat": np.array(rows["seat"], np.int8),
        "game": np.array(rows["game"], np.int64),
        "reward": np.array(rewards, np.float32),
    }
    aside = shard(folder, first).with_suffix(".new.npz")
    np.savez_compressed(aside, **arrays)
    aside.replace(shard(folder, first))
    return size_of(wish, first)


def played(wish: Wish, number: int, rows: dict[str, list[Any]]) -> tuple[list[int], list[float]]:
    """Play one game and note every decision; returns the seats that decided and what all seats got."""
    one = OneTable(wish.game, wish.seats, reward=wish.reward)
    seed = wish.seed * 1_000_003 + number
    one.begin(seed)
    codes = [wish.bots[(number + seat) % len(wish.bots)] for seat in range(one.seats)]
    players = [Player(bot(code), seat, seed) for seat, code in enumerate(codes)]
    seats: list[int] = []
    while one.acting >= 0:
        seat = one.acting
        action = players[seat].choose(one.table)
        noted = (one.observe(seat), np.packbits(one.mask(seat)), action, seat, number)
        for name, value in zip(rows, noted, strict=True):
            rows[name].append(value)
        seats.append(seat)
        one.apply(action)
    return seats, one.final(one.table)


class Dataset:
    """Every decision of a folder of games; it has a length and items, which is all that torch's DataLoader asks for."""

    def __init__(self, folder: Path | str) -> None:
        self.about: dict[str, Any] = json.loads((Path(folder) / ABOUT).read_text("utf-8"))
        self.files = sorted(path for path in Path(folder).glob("games-*.npz") if ".new" not in path.name)
        self.arrays: dict[str, Any] = {}
        parts = [np.load(path, allow_pickle=False) for path in self.files]
        for name in ("observation", "action_mask", "action", "seat", "game", "reward"):
            self.arrays[name] = np.concatenate([part[name] for part in parts])

    def __len__(self) -> int:
        return len(self.arrays["action"])

    def __getitem__(self, index: int) -> dict[str, Any]:
        item = {name: array[index] for name, array in self.arrays.items()}
        return {**item, "action_mask": np.unpackbits(item["action_mask"], count=self.about["actions"])}
