"""Builds Boomtown: in a wheel the rule modules are native code (same source, same games), in an editable install they are not.

A wheel is compiled where a C compiler is found; where none is, it is plain Python, and a line says so.
BOOMTOWN_PURE=1 asks for plain Python, BOOMTOWN_COMPILE=1 for native code or an error, whatever is built.
BOOMTOWN_OPTIMISE says how hard the C compiler tries, from 0 to 3: 1 is ready in two thirds of the time and nearly as quick.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup

# In a game the folder decides: what lies in these rooms is compiled. Of the engine all is, but for the doors: they read
# files or find words, run seldom, and are written in Python that gains nothing from the compiler.
COMPILED_ROOMS = ("rules", "sense")
LOOPS = (
    "observe",
    "env",
)  # their folder `core` runs at every step of learning; what lies around it is interpreted
DOORS = (
    "__init__",
    "content",
    "errors",
    "folder",
    "game",
    "language",
    "ledger",
    "record",
    "rooms",
    "saved",
    "verify",
)
WHEELS = ("bdist_wheel", "install")  # the commands that make what people install
WORKSHOP = (
    "build/wheel"  # where wheels are made; emptied before, so that none holds what is gone from the source
)


def compiled_modules() -> list[tuple[list[str], str | None]]:
    """The paths of all modules that are compiled: the engine, the loops of learning, then each game."""
    engine = [path for path in sorted(Path("boomtown/engine").glob("*.py")) if path.stem not in DOORS]
    groups = {"engine": [path.as_posix() for path in engine]}
    for name in LOOPS:
        loops = [
            path for path in sorted(Path("boomtown", name, "core").glob("*.py")) if path.stem != "__init__"
        ]
        groups[name] = [path.as_posix() for path in loops]
    for game in sorted(path.parent for path in Path("boomtown/games").glob("*/__init__.py")):
        paths = [path for room in COMPILED_ROOMS for path in sorted((game / room).rglob("*.py"))]
        groups[game.name] = [path.as_posix() for path in paths if path.stem != "__init__"]
    return [(paths, f"boomtown_{name}") for name, paths in groups.items()]


def wanted(commands: Sequence[str], environment: Mapping[str, str]) -> str:
    """Whether native code is built: it `must`, it `may` if it can, or `no`."""
    if environment.get("BOOMTOWN_COMPILE") == "1":
        return "must"
    if environment.get("BOOMTOWN_PURE") == "1" or not set(WHEELS) & set(commands):
        return "no"
    return "may"


def missing() -> str:
    """What compiling needs and is not here, in words; empty if nothing is."""
    if find_spec("mypyc") is None:
        return "mypyc (it comes with mypy)"
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return "a C compiler with Python.h"
    return ""


def native_code(workshop: str) -> list[Extension]:
    """The compiled modules: one library for each group, so that they build side by side."""
    from mypyc.build import mypycify

    groups = compiled_modules()
    paths = [path for group, _ in groups for path in group]
    level = os.environ.get("BOOMTOWN_OPTIMISE", "3")
    found: list[Extension] = mypycify(
        paths, opt_level=level, debug_level="0", separate=groups, target_dir=workshop
    )
    return sorted(found, key=size, reverse=True)


def size(library: Extension) -> int:
    """How much there is to compile: the largest goes first, so that nobody waits for it at the end."""
    return sum(Path(source).stat().st_size for source in library.sources)


def plan(commands: Sequence[str]) -> dict[str, Any]:
    """What setuptools is told for these commands."""
    native = wanted(commands, os.environ)
    if native == "must":
        return {"ext_modules": native_code("build")}
    if not set(WHEELS) & set(commands):
        return {}
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    options = {"build": {"build_base": WORKSHOP}, "build_ext": {"parallel": os.cpu_count() or 1}}
    if native == "may" and (lack := missing()):
        print(f"Boomtown is built as plain Python: {lack} is not here.", file=sys.stderr)
        native = "no"
    return {"options": options, "ext_modules": native_code(WORKSHOP) if native == "may" else []}


if __name__ == "__main__":
    setup(**plan(sys.argv))
