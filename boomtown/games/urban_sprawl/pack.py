"""The door to the content: TOML files become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path

from boomtown.engine.content import content_digest, pack_texts, parsed
from boomtown.engine.errors import BadContent
from boomtown.games.urban_sprawl.board import DECK_IDS, Board
from boomtown.games.urban_sprawl.pack_board import read_board
from boomtown.games.urban_sprawl.pack_cards import LENGTHS, read_deck, read_planning
from boomtown.games.urban_sprawl.pack_text import card_text, limit_text
from boomtown.games.urban_sprawl.pack_tiles import read_tiles

OURS = Path(__file__).parent / "content"
FILES = ("board.toml", "tiles.toml", "planning.toml", "town.toml", "city.toml", "metropolis.toml")


def load_board(folder: str) -> Board:
    """The board of our own content, or of somebody's folder and ours for what it doesn't have."""
    return _board(pack_texts(folder, OURS, FILES)) if folder else our_board()


@lru_cache
def our_board() -> Board:
    """The content that Boomtown brings along."""
    return _board(pack_texts("", OURS, FILES))


@lru_cache(maxsize=32)
def _board(texts: tuple[tuple[str, bytes], ...]) -> Board:
    parts = [parsed(name, raw) for name, raw in texts]
    data = {name.removesuffix(".toml"): part.data for name, part in zip(FILES, parts, strict=True)}
    board = Board(data, content_digest(parts))
    board.packets = [[[] for _ in DECK_IDS] for _ in LENGTHS]
    read_board(board, parts[0])
    read_tiles(board, parts[1])
    read_planning(board, parts[2])
    for number in (1, 2, 3):
        read_deck(board, parts[2 + number], number)
    for part in parts:
        part.done()
    check_whole(board)
    for card in range(len(board.ids)):
        board.texts[card] = card_text(board, card)
        board.limits[card] = limit_text(board, card)
    return board


def check_whole(board: Board) -> None:
    """What no single file can say: there is a tile for every starting building, and a payer for it."""
    for zone in range(4):
        if board.tiles[zone * 4] < board.start_zone.count(zone):
            raise BadContent(
                "tiles.toml, building: there are too few 1-lot tiles for the starting buildings."
            )
