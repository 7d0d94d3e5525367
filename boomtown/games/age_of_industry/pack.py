"""The door to the content: TOML files become a Board, or a sentence that names file, entry and fault."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from boomtown.engine.content import BORROWED, Part, content_digest, pack_texts, parsed
from boomtown.engine.effects import Effect
from boomtown.games.age_of_industry.board import Board
from boomtown.games.age_of_industry.effects import VOCABULARY, in_words
from boomtown.games.age_of_industry.pack_deck import read_deck
from boomtown.games.age_of_industry.pack_display import read_demand, read_display, read_markets
from boomtown.games.age_of_industry.pack_drawing import read_drawing
from boomtown.games.age_of_industry.pack_map import read_map

OURS = Path(__file__).parent / "content"
MAPS = ("germany", "new_england")
SHARED = ("display.toml", "demand.toml", "deck.toml", "markets.toml")  # the same for every map
IGNORED = ("examples.toml",)  # may lie beside the content: positions for tests, nothing that is played with


class Pack:
    """What the files of a pack say, for drawing."""

    def __init__(self, parts: list[Part]) -> None:
        self.display: dict[str, Any] = parts[0].data
        self.demand: dict[str, Any] = parts[1].data
        self.deck: dict[str, Any] = parts[2].data
        self.markets: dict[str, Any] = parts[3].data


def file_names(map_id: str) -> tuple[str, ...]:
    """The files that a map is made of."""
    return (*SHARED, f"map_{map_id}.toml")


def load_board(map_id: str, folder: str) -> Board:
    """The board of a map: from our own content, or from somebody's folder and ours for what it doesn't have."""
    if not folder:
        return our_board(map_id)
    return _board(map_id, pack_texts(folder, OURS, file_names(map_id), IGNORED))


@lru_cache
def our_board(map_id: str) -> Board:
    """A board of the content that Boomtown brings along."""
    return _board(map_id, pack_texts("", OURS, file_names(map_id)))


@lru_cache(maxsize=32)
def _board(map_id: str, texts: tuple[tuple[str, bytes], ...]) -> Board:
    parts = [parsed(name, raw) for name, raw in texts]
    key = f"{map_id}-{content_digest(parts)}"
    display, demand, deck, markets, drawing = parts
    if BORROWED in drawing.file and BORROWED not in demand.file:
        for cube in ("coal", "iron"):  # our drawing has the rows of our displays: lay the pack's own out
            drawing.data["furniture"][cube].pop("rows")
    board = Board(Pack(parts), map_id, drawing.data, key)
    read_display(board, display)
    read_demand(board, demand)
    read_deck(board, deck)
    read_markets(board, markets)
    read_map(board, drawing)
    read_drawing(board, drawing)
    for part in parts:
        part.done()
    for kind, card in enumerate(deck.data["card"]):
        card["text"] = card_text(board, kind)
    return board


def card_text(board: Board, kind: int) -> str:
    """What a card says, made from the data that the rules use."""
    effects: list[Effect] = [in_words(board, effect) for effect in board.pack.deck["card"][kind]["effect"]]
    text = VOCABULARY.describe(effects)
    industry = board.card_industry[kind]
    if industry >= 0 and board.accepts[industry] == 0:
        text += " This map has no place for it: it can only be discarded."
    return text
