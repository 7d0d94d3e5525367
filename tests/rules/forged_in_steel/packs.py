"""Content packs for tests: ours, with a piece of one file exchanged."""

import shutil
from pathlib import Path

from boomtown.games.forged_in_steel.pack.load import OURS


def pack(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A copy of our content with the first of each piece of one file exchanged; the value of the option `content`."""
    copy = folder / "pack"
    shutil.copytree(OURS, copy)
    text = (copy / file).read_text("utf-8")
    for old, new in changes:
        assert old in text, f"{file} has no {old!r}"
        text = text.replace(old, new, 1)
    (copy / file).write_text(text, "utf-8")
    return str(copy)
