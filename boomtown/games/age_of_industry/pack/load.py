"""The door to the content: TOML files become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import BORROWED, content_digest, pack_texts, parsed
from boomtown.games.age_of_industry.pack.deck import read_deck
from boomtown.games.age_of_industry.pack.display import read_demand, read_display, read_markets
from boomtown.games.age_of_industry.pack.drawing import read_drawing
from boomtown.games.age_of_industry.pack.map import read_map
from boomtown.games.age_of_industry.rules.content import Content, Pack
from boomtown.games.age_of_industry.words.cards import card_text

OURS = Path(__file__).parent.parent / "content"
MAPS = ("germany", "new_england")
SHARED = ("display.toml", "demand.toml", "deck.toml", "markets.toml")  # the same for every map
IGNORED = ("examples.toml",)  # may lie beside the content: positions for tests, nothing that is played with


def file_names(map_id: str) -> tuple[str, ...]:
    """The files that a map is made of."""
    return (*SHARED, f"map_{map_id}.toml")


def load_content(map_id: str, folder: str) -> Content:
    """The board of a map: from our own content, or from somebody's folder and ours for what it doesn't have."""
    if not folder:
        return our_content(map_id)
    return _content(map_id, pack_texts(folder, OURS, file_names(map_id), IGNORED))


@lru_cache
def our_content(map_id: str) -> Content:
    """A board of the content that Boomtown brings along."""
    return _content(map_id, pack_texts("", OURS, file_names(map_id)))


@lru_cache(maxsize=32)
def _content(map_id: str, texts: tuple[tuple[str, bytes], ...]) -> Content:
    parts = [parsed(name, raw) for name, raw in texts]
    key = f"{map_id}-{content_digest(parts)}"
    display, demand, deck, markets, drawing = parts
    if BORROWED in drawing.file and BORROWED not in demand.file:
        for cube in ("coal", "iron"):  # our drawing has the rows of our displays: lay the pack's own out
            drawing.data["furniture"][cube].pop("rows")
    content = Content(Pack([part.data for part in parts]), map_id, drawing.data, key)
    read_display(content, display)
    read_demand(content, demand)
    read_deck(content, deck)
    read_markets(content, markets)
    read_map(content, drawing)
    read_drawing(content, drawing)
    for part in parts:
        part.done()
    for kind, card in enumerate(deck.data["card"]):
        card["text"] = card_text(content, kind)
    return content
