"""The language of the cards: one verb, `build`."""

from typing import Any, cast

from boomtown.engine.effects import Effect, Verb, Vocabulary, one_of
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.board import INDUSTRY_IDS, Board
from boomtown.games.age_of_industry.build import start_build
from boomtown.games.age_of_industry.sites import can_build_with
from boomtown.games.age_of_industry.table import AgeTable

ALONE = "while you have no industry on the map"


def _kind(table: AgeTable, effect: Effect) -> int:
    """The card whose effect this is: its industry and its colour tell."""
    board = table.board
    industry = -1 if effect["industry"] == "any" else INDUSTRY_IDS.index(effect["industry"])
    colour = -1 if effect["where"] == "connected" else board.colour_ids.index(effect["where"])
    for card in range(len(board.card_ids)):
        if board.card_industry[card] == industry and board.card_colour[card] == colour:
            return card
    raise KeyError(str(effect))


def _can(table: Table, seat: int, effect: Effect) -> bool:
    t = cast(AgeTable, table)
    return can_build_with(t, seat, _kind(t, effect))


def _apply(table: Table, seat: int, effect: Effect) -> None:
    t = cast(AgeTable, table)
    start_build(t, seat, _kind(t, effect), 0)


def _describe(effect: Effect) -> str:
    """The text of an effect, best of one whose ids `in_words` has turned into words."""
    if effect["industry"] == "any":
        return f"Build any industry in {with_article(effect['where'])} location. You need no connection."
    what = with_article(effect.get("name", effect["industry"]))
    if effect["industry"] == "ship":
        return f"Build {what} beside a port that is yours or that your railway leads to, or beside any port {ALONE}."
    return f"Build {what} in a location you are connected to, or in any location {ALONE}."


def in_words(board: Board, effect: Effect) -> dict[str, Any]:
    """An effect with the names of this content in place of ids: 'brown (square)', 'iron works'."""
    words = dict(effect)
    for industry in board.pack.display["industry"]:
        if industry["id"] == effect["industry"]:
            words["name"] = industry["name"].lower()
    for colour in board.pack.deck["colour"]:
        if colour["id"] == effect["where"]:
            words["where"] = f"{colour['name']} ({colour['symbol']})"
    return words


def with_article(words: str) -> str:
    """'a port', 'an iron works'."""
    return f"{'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"


VOCABULARY = Vocabulary(
    [
        Verb(
            "build",
            _can,
            _apply,
            _describe,
            {
                "industry": one_of("any", *INDUSTRY_IDS),
                "where": lambda v: "" if isinstance(v, str) else "must be a text",
            },
        )
    ]
)
