"""The door to the content: TOML files become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.engine.content import Part, content_digest, pack_texts, parsed
from boomtown.games.forged_in_steel.board import Board
from boomtown.games.forged_in_steel.pack_cards import read_cards
from boomtown.games.forged_in_steel.pack_city import read_city
from boomtown.games.forged_in_steel.pack_drawing import read_drawing
from boomtown.games.forged_in_steel.pack_numbers import read_numbers
from boomtown.games.forged_in_steel.pack_text import write_texts
from boomtown.games.forged_in_steel.pack_variants import read_variants

OURS = Path(__file__).parent / "content"
FILES = ("numbers.toml", "board.toml", "cards.toml", "variants.toml")


class Pack:
    """What the files of a pack say, for drawing and for texts."""

    def __init__(self, parts: list[Part]) -> None:
        self.numbers: dict[str, Any] = parts[0].data
        self.board: dict[str, Any] = parts[1].data
        self.cards: dict[str, Any] = parts[2].data
        self.variants: dict[str, Any] = parts[3].data


def load_board(folder: str) -> Board:
    """The board: from our own content, or from somebody's folder and ours for what it doesn't have."""
    return _board(pack_texts(folder, OURS, FILES)) if folder else our_board()


@lru_cache
def our_board() -> Board:
    """The content that Boomtown brings along."""
    return _board(pack_texts("", OURS, FILES))


@lru_cache(maxsize=32)
def _board(texts: tuple[tuple[str, bytes], ...]) -> Board:
    parts = [parsed(name, raw) for name, raw in texts]
    numbers, city, cards, variants = parts
    board = Board(Pack(parts), f"pueblo-{content_digest(parts)}")
    read_numbers(board, numbers)
    read_city(board, city)
    read_drawing(board, city)
    read_cards(board, cards)
    read_variants(board, variants)
    for part in parts:
        part.done()
    write_texts(board)
    return board
