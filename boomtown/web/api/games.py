"""The JSON API of the games: what they are called, their options, their rules."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

import boomtown
from boomtown.bots import LEVELS
from boomtown.web.api.answers import GameFact, RuleFact
from boomtown.web.house.wishes import checked_game

games_api = APIRouter(prefix="/api")


@games_api.get("/games", response_model=list[GameFact])
def games() -> list[dict[str, Any]]:
    """The games of this house."""
    return [
        {
            "id": game.id,
            "title": game.title,
            "summary": game.summary,
            "players": list(game.players),
            "rules": game.version,
            "options": [
                {"name": o.name, "words": o.words, "default": o.default, "choices": list(o.choices)}
                for o in game.options
                if o.name != "content"
            ],
            "bots": [level.code for level in LEVELS],
        }
        for game in boomtown.games().values()
    ]


@games_api.get("/games/{game_id}/rules", response_model=list[RuleFact])
def rules(
    game_id: Annotated[str, Path(max_length=40)], word: Annotated[str, Query(max_length=60)] = ""
) -> list[Any]:
    """The rule ledger of a game, or the rules that hold a word."""
    ledger = checked_game(game_id).ledger
    return [asdict(r) for r in ledger.find(word)]
