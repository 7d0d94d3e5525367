"""The language of the cards: one verb, `build`."""

from typing import cast

from boomtown.engine.effects import Effect, Verb, Vocabulary, one_of
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.board import INDUSTRY_IDS
from boomtown.games.age_of_industry.build import start_build
from boomtown.games.age_of_industry.sites import can_build_with
from boomtown.games.age_of_industry.table import AgeTable

NAMES = {
    "cotton": "a cotton mill",
    "factory": "a factory",
    "coal": "a coal mine",
    "iron": "an iron works",
    "port": "a port",
    "ship": "a ship",
}


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
    if effect["industry"] == "any":
        colour = str(effect["where"]).replace("_", " ")
        article = "an" if colour[0] in "aeiou" else "a"
        return f"Build any industry in {article} {colour} location. You need no connection."
    if effect["industry"] == "ship":
        return "Build a ship beside a port location where you own the port or a railway."
    return f"Build {NAMES[effect['industry']]} in a place you are connected to."


VOCABULARY = Vocabulary(
    [
        Verb(
            "build",
            _can,
            _apply,
            _describe,
            {"industry": one_of("any", *INDUSTRY_IDS), "where": lambda v: "" if isinstance(v, str) else "must be a text"},
        )
    ]
)
