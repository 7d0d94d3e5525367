"""Which Boomtown runs, plain Python or compiled, and the compiled copy that a checkout makes of itself (`make compile`).

A process that runs plain Python may start others that run the copy: what travels between them is text and plain numbers.
"""

import hashlib
import os
from collections.abc import Iterator
from functools import lru_cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple

from boomtown.engine import table

PACKAGE = Path(__file__).resolve().parent
HOME = PACKAGE.parent
STAMP = ".stamp"  # in a copy: the key of the source that it was made of


class Copy(NamedTuple):
    """A compiled package: the folder to put first on the path, and when it was made."""

    folder: Path
    made: int


def is_compiled() -> bool:
    """Whether this very process runs native code."""
    return str(table.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def is_checkout() -> bool:
    """Whether this Boomtown runs from its source, where `make` can compile it."""
    return all((HOME / name).is_file() for name in ("Makefile", "setup.py", "pyproject.toml"))


def is_unwanted() -> bool:
    """Whether somebody asks for plain Python."""
    return os.environ.get("BOOMTOWN_PURE") == "1"


def copy(home: Path = HOME) -> Copy | None:
    """The compiled copy in a checkout, if it is one of its present source and this process has use for it."""
    folder = home / "build" / "compiled"
    try:
        made = (folder / STAMP).stat().st_mtime_ns
    except OSError:
        return None
    if is_compiled() or is_unwanted() or not is_true_copy(folder, made):
        return None
    return Copy(folder, made)


@lru_cache(4)
def is_true_copy(folder: Path, made: int) -> bool:
    """Whether a copy holds native code for this Python, of the source that lies beside it; looked at once for each copy."""
    native = [folder / "boomtown" / "engine" / f"table{suffix}" for suffix in EXTENSION_SUFFIXES]
    stamp = (folder / STAMP).read_text("utf-8").strip()
    return any(path.is_file() for path in native) and stamp == key_of(folder.parent.parent)


def key_of(home: Path) -> str:
    """A number that changes with any file of the source."""
    digest = hashlib.blake2b(digest_size=16)
    for path in source_of(home):
        digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def source_of(home: Path) -> Iterator[Path]:
    """Every file from which a copy is made, in a fixed order."""
    for path in sorted((home / "boomtown").rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".pyo", ".pyd"):
            yield path
    yield home / "setup.py"
    yield home / "pyproject.toml"
