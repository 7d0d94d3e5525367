"""The door to the content: TOML files become a Kit, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import Part, content_digest, pack_texts, parsed, unique_ids
from boomtown.games.city_of_iron.pack.board import (
    read_board,
    read_districts,
    read_lands,
    read_towns,
    read_variants,
)
from boomtown.games.city_of_iron.pack.cards import read_buildings, read_experts, read_nations
from boomtown.games.city_of_iron.rules.content import Content
from boomtown.games.city_of_iron.words.text import write_texts

OURS = Path(__file__).parent.parent / "content"
FILES = (
    "board.toml",
    "districts.toml",
    "lands.toml",
    "towns.toml",
    "buildings.toml",
    "experts.toml",
    "variants.toml",
    "icons.toml",
)


def load_content(folder: str) -> Content:
    """Our own content, or somebody's folder and ours for what it doesn't have."""
    return _content(pack_texts(folder, OURS, FILES)) if folder else our_content()


@lru_cache
def our_content() -> Content:
    """The content that Boomtown brings along."""
    return _content(pack_texts("", OURS, FILES))


@lru_cache(maxsize=32)
def _content(texts: tuple[tuple[str, bytes], ...]) -> Content:
    parts = [parsed(name, raw) for name, raw in texts]
    board, districts, lands, towns, buildings, experts, variants, icons = parts
    data = {file.removesuffix(".toml"): part.data for file, part in zip(FILES, parts, strict=True)}
    content = Content(content_digest(parts), data)
    read_board(content, board)
    read_variants(content, variants)
    read_districts(content, districts)
    read_nations(content, experts)
    read_lands(content, lands)
    read_towns(content, towns)
    read_buildings(content, buildings)
    read_experts(content, experts)
    read_icons(icons)
    for part in parts:
        part.done()
    write_texts(content)
    return content


def read_icons(file: Part) -> None:
    """The signs to draw with: paths of letters, numbers and signs that mean lines."""
    icons = file.parts("icon")
    unique_ids(icons)
    for part in icons:
        path = part.text("d", 4000)
        if set(path) - set("MmLlHhVvCcSsQqTtAaZz0123456789 ,.-+e"):
            raise part.fault("'d' must be the path of an SVG drawing")
