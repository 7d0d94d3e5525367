"""The door to the content: TOML files become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import content_digest, pack_texts, parsed
from boomtown.engine.errors import BadContent
from boomtown.games.urban_sprawl.pack.board import read_board
from boomtown.games.urban_sprawl.pack.cards import LENGTHS, read_deck, read_planning
from boomtown.games.urban_sprawl.pack.tiles import read_tiles
from boomtown.games.urban_sprawl.rules.content import DECK_IDS, Content
from boomtown.games.urban_sprawl.words.text import card_text, limit_text

OURS = Path(__file__).parent.parent / "content"
FILES = ("board.toml", "tiles.toml", "planning.toml", "town.toml", "city.toml", "metropolis.toml")


def load_content(folder: str) -> Content:
    """The board of our own content, or of somebody's folder and ours for what it doesn't have."""
    return _content(pack_texts(folder, OURS, FILES)) if folder else our_content()


@lru_cache
def our_content() -> Content:
    """The content that Boomtown brings along."""
    return _content(pack_texts("", OURS, FILES))


@lru_cache(maxsize=32)
def _content(texts: tuple[tuple[str, bytes], ...]) -> Content:
    parts = [parsed(name, raw) for name, raw in texts]
    data = {name.removesuffix(".toml"): part.data for name, part in zip(FILES, parts, strict=True)}
    content = Content(data, content_digest(parts))
    content.packets = [[[] for _ in DECK_IDS] for _ in LENGTHS]
    read_board(content, parts[0])
    read_tiles(content, parts[1])
    read_planning(content, parts[2])
    for number in (1, 2, 3):
        read_deck(content, parts[2 + number], number)
    for part in parts:
        part.done()
    check_whole(content)
    for card in range(len(content.ids)):
        content.texts[card] = card_text(content, card)
        content.limits[card] = limit_text(content, card)
    return content


def check_whole(content: Content) -> None:
    """What no single file can say: there is a tile for every starting building, and a payer for it."""
    for zone in range(4):
        if content.tiles[zone * 4] < content.start_zone.count(zone):
            raise BadContent(
                "tiles.toml, building: there are too few 1-lot tiles for the starting buildings."
            )
