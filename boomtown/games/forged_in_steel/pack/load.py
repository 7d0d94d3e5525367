"""The door to the content: TOML files become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import content_digest, pack_texts, parsed
from boomtown.games.forged_in_steel.pack.cards import read_cards
from boomtown.games.forged_in_steel.pack.city import read_city
from boomtown.games.forged_in_steel.pack.drawing import read_drawing
from boomtown.games.forged_in_steel.pack.numbers import read_numbers
from boomtown.games.forged_in_steel.pack.variants import read_variants
from boomtown.games.forged_in_steel.rules.content import Content, Pack
from boomtown.games.forged_in_steel.words.text import write_texts

OURS = Path(__file__).parent.parent / "content"
FILES = ("numbers.toml", "board.toml", "cards.toml", "variants.toml")


def load_content(folder: str) -> Content:
    """The board: from our own content, or from somebody's folder and ours for what it doesn't have."""
    return _content(pack_texts(folder, OURS, FILES)) if folder else our_content()


@lru_cache
def our_content() -> Content:
    """The content that Boomtown brings along."""
    return _content(pack_texts("", OURS, FILES))


@lru_cache(maxsize=32)
def _content(texts: tuple[tuple[str, bytes], ...]) -> Content:
    parts = [parsed(name, raw) for name, raw in texts]
    numbers, city, cards, variants = parts
    content = Content(Pack([part.data for part in parts]), f"pueblo-{content_digest(parts)}")
    read_numbers(content, numbers)
    read_city(content, city)
    read_drawing(content, city)
    read_cards(content, cards)
    read_variants(content, variants)
    for part in parts:
        part.done()
    write_texts(content)
    return content
