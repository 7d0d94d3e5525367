"""Builds Boomtown; with BOOMTOWN_COMPILE=1 its rule modules become native code (same source, same games)."""

import os
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup

# Every module of the engine and of the games is compiled, but for these. They are the doors: they read files,
# draw or find words, run seldom, and are written in Python that gains nothing from the compiler.
INTERPRETED = {
    "boomtown/engine": ("__init__", "content", "effects", "errors", "game", "ledger", "record"),
    "boomtown/games/*": ("__init__", "describe", "pack*", "picture*", "sight", "words"),
}


def compiled_modules() -> list[str]:
    """The paths of all modules that are compiled, in a stable order."""
    return [
        path.as_posix()
        for folder, interpreted in INTERPRETED.items()
        for path in sorted(Path().glob(f"{folder}/*.py"))
        if not any(fnmatch(path.stem, pattern) for pattern in interpreted)
    ]


def native_code() -> list[Extension]:
    """Nothing, or the compiled modules if they were asked for."""
    if os.environ.get("BOOMTOWN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="boomtown")


setup(ext_modules=native_code())
