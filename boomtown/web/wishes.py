"""What people wish for when they make a table, checked."""

from typing import Any

import boomtown
from boomtown.engine.errors import BoomtownError
from boomtown.engine.game import Game
from boomtown.web.models import Person
from boomtown.web.people import Refused


def checked_game(id: str) -> Game:
    """The game with this id."""
    try:
        return boomtown.game(id)
    except BoomtownError as error:
        raise Refused(str(error), 404) from None


def checked_bot(code: str) -> str:
    """A bot's code, if there is such a bot."""
    from boomtown.bots import bot

    try:
        bot(code)
    except BoomtownError as error:
        raise Refused(str(error), 422) from None
    return code


def clean_title(name: str, game: Game) -> str:
    """A table's name, or the game's where none is given."""
    tidy = " ".join(name.split())[:60]
    return tidy if tidy.isprintable() and tidy else game.title


def one_of(wish: dict[str, Any], key: str, allowed: tuple[str, ...]) -> str:
    """A wish that must be one of some words; the first is the default."""
    value = str(wish.get(key) or allowed[0])
    if value not in allowed:
        raise Refused(f"'{key}' is one of {', '.join(allowed)}.", 422)
    return value


def seated(who: str, owner: Person) -> dict[str, Any]:
    """Who sits in a chair: 'me', 'open', or a bot's code."""
    if who == "me":
        return {"person_id": owner.id}
    if who == "open":
        return {}
    return {"bot": checked_bot(who)}
