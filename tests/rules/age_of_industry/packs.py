"""Content packs for tests: ours, with a piece of one file exchanged."""

import shutil
from pathlib import Path
from xml.etree import ElementTree

from boomtown.games.age_of_industry.pack.load import OURS


def pack(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A copy of our content with pieces of one file exchanged; the value of the option `content`."""
    copy = folder / "pack"
    shutil.copytree(OURS, copy)
    text = (copy / file).read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{file} has {text.count(old)} times {old!r}"
        text = text.replace(old, new)
    (copy / file).write_text(text, "utf-8")
    return str(copy)


def drawn(svg: str, id: str) -> ElementTree.Element:
    """The element of a picture that has an id."""
    found = [one for one in ElementTree.fromstring(svg).iter() if one.get("id") == id]
    assert len(found) == 1, f"the picture has {len(found)} elements '{id}'"
    return found[0]


def caption(svg: str, id: str) -> str:
    """What a picture says of the element with an id."""
    title = drawn(svg, id).find("{*}title")
    assert title is not None
    assert title.text is not None
    return title.text


def shapes(part: ElementTree.Element) -> set[str]:
    """The outlines drawn within an element."""
    return {path for one in part.iter() if (path := one.get("d")) is not None}
