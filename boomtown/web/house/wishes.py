"""What people wish for when they make a table, checked."""

from typing import Any

import boomtown
from boomtown.bots import LEVELS
from boomtown.engine.errors import BoomtownError
from boomtown.engine.game import Game
from boomtown.web.people.models import Person
from boomtown.web.people.refused import Refused


def checked_game(id: str) -> Game:
    """The game with this id."""
    try:
        return boomtown.game(id)
    except BoomtownError as error:
        raise Refused(str(error), 404) from None


def checked_bot(code: str) -> str:
    """The code of one of the levels; what else bots can be told to do is for the lab."""
    if code not in (level.code for level in LEVELS):
        names = ", ".join(level.code for level in LEVELS)
        raise Refused(f"There is no such bot at our tables; there are {names}.", 422)
    return code


def clean_title(name: str, game: Game) -> str:
    """A table's name, or the game's where none is given."""
    tidy = " ".join(name.split())[:60]
    return tidy if tidy.isprintable() and tidy else game.title


def clean_label(name: str) -> str:
    """A name from a record, without what can't be shown."""
    return "".join(sign for sign in name if sign.isprintable())[:40]


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
