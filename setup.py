"""Builds Boomtown; with BOOMTOWN_COMPILE=1 its rule modules become native code (same source, same games)."""

import os
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup

# Every module of the engine and of the games is compiled, but for these. They are the doors: they read files,
# draw or find words, run seldom, and are written in Python that gains nothing from the compiler.
INTERPRETED = {
    "boomtown/engine": ("__init__", "content", "effects", "errors", "game", "ledger", "record"),
    "boomtown/games/*": ("__init__", "describe", "pack*", "picture*", "sight", "study", "words"),
}


def compiled_modules() -> list[tuple[list[str], str | None]]:
    """The paths of all modules that are compiled, room by room: the engine, then each game."""
    rooms: dict[str, list[str]] = {}
    for folder, interpreted in INTERPRETED.items():
        for path in sorted(Path().glob(f"{folder}/*.py")):
            if not any(fnmatch(path.stem, pattern) for pattern in interpreted):
                rooms.setdefault(path.parent.name, []).append(path.as_posix())
    return [(paths, f"boomtown_{room}") for room, paths in rooms.items()]


def native_code() -> list[Extension]:
    """Nothing, or the compiled modules if they were asked for: one library a room, so that they build side by side."""
    if os.environ.get("BOOMTOWN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    rooms = compiled_modules()
    paths = [path for room, _ in rooms for path in room]
    return mypycify(paths, opt_level="3", debug_level="0", separate=rooms)


setup(ext_modules=native_code())
