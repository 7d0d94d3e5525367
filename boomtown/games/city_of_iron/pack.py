"""The door to the content: TOML files become a Kit, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import Part, content_digest, pack_texts, parsed, unique_ids
from boomtown.games.city_of_iron.kit import Kit
from boomtown.games.city_of_iron.pack_board import (
    read_board,
    read_districts,
    read_lands,
    read_towns,
    read_variants,
)
from boomtown.games.city_of_iron.pack_cards import read_buildings, read_experts, read_nations
from boomtown.games.city_of_iron.pack_text import write_texts

OURS = Path(__file__).parent / "content"
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


def load_kit(folder: str) -> Kit:
    """Our own content, or somebody's folder and ours for what it doesn't have."""
    return _kit(pack_texts(folder, OURS, FILES)) if folder else our_kit()


@lru_cache
def our_kit() -> Kit:
    """The content that Boomtown brings along."""
    return _kit(pack_texts("", OURS, FILES))


@lru_cache(maxsize=32)
def _kit(texts: tuple[tuple[str, bytes], ...]) -> Kit:
    parts = [parsed(name, raw) for name, raw in texts]
    board, districts, lands, towns, buildings, experts, variants, icons = parts
    data = {file.removesuffix(".toml"): part.data for file, part in zip(FILES, parts, strict=True)}
    kit = Kit(content_digest(parts), data)
    read_board(kit, board)
    read_variants(kit, variants)
    read_districts(kit, districts)
    read_nations(kit, experts)
    read_lands(kit, lands)
    read_towns(kit, towns)
    read_buildings(kit, buildings)
    read_experts(kit, experts)
    read_icons(icons)
    for part in parts:
        part.done()
    write_texts(kit)
    return kit


def read_icons(file: Part) -> None:
    """The signs to draw with: paths of letters, numbers and signs that mean lines."""
    icons = file.parts("icon")
    unique_ids(icons)
    for part in icons:
        path = part.text("d", 4000)
        if set(path) - set("MmLlHhVvCcSsQqTtAaZz0123456789 ,.-+e"):
            raise part.fault("'d' must be the path of an SVG drawing")
