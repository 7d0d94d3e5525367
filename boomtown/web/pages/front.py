"""The front page, the form for a new table, the list of tables, and the pictures of the games."""

from datetime import datetime
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl, urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

import boomtown
from boomtown.draw.palette import LOOKS, by_night
from boomtown.engine.game import Game
from boomtown.web.api.asked import Db, InHouse
from boomtown.web.api.tables import list_tables
from boomtown.web.house.state import placed
from boomtown.web.house.wishes import checked_game
from boomtown.web.pages.page import LASTING, page
from boomtown.web.people.models import now
from boomtown.web.words import site as words

front_pages = APIRouter(include_in_schema=False)
CLOCKS = (12, 24, 48, 72, 168)  # hours that can be chosen for a turn
PAUSES = (800, 2500, 0)  # milliseconds a bot takes at least


def game_facts(game: Game) -> dict[str, Any]:
    """What forms need to know of a game."""
    return {
        "id": game.id,
        "title": game.title,
        "summary": game.summary,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "words": option.words,
                "default": option.default,
                "choices": [{"value": value, "name": words.choice_name(value)} for value in option.choices],
            }
            for option in game.options
            if option.name != "content"
        ],
    }


def all_games() -> list[dict[str, Any]]:
    """The games of this house, for forms."""
    return [game_facts(game) for game in boomtown.games().values()]


@front_pages.get("/")
def front_page(request: Request, house: InHouse, db: Db) -> HTMLResponse:
    """The games, a table against bots in one click, and tables that look for players."""
    tables = [dressed(line) for line in list_tables(request, house, db)["open"]]
    return page(
        request, db, "front.html", "front", games=all_games(), levels=words.bot_levels(), tables=tables
    )


@front_pages.get("/new")
def new_page(request: Request, db: Db, game: str = "") -> HTMLResponse:
    """The form for a new table."""
    games = all_games()
    chosen = game if game in [g["id"] for g in games] else games[0]["id"]
    most = max(max(g["players"]) for g in games)
    facts = {"games": games, "chosen": chosen, "most": most, "clocks": CLOCKS, "pauses": PAUSES}
    looks = [look.letter.lower() for look in LOOKS]
    return page(request, db, "new.html", "new", levels=words.bot_levels(), looks=looks, **facts)


@front_pages.get("/tables")
def tables_page(request: Request, house: InHouse, db: Db) -> HTMLResponse:
    """My tables, those where it's my turn first, and open ones."""
    return page(request, db, "tables.html", "tables", **grouped(request, house, db))


@front_pages.get("/tables/list")
def tables_list(request: Request, house: InHouse, db: Db) -> HTMLResponse:
    """The lists alone, for a page that keeps itself up to date."""
    return page(request, db, "tables_list.html", "tables", **grouped(request, house, db))


def grouped(request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Tables by what there is to do at them."""
    found = list_tables(request, house, db)
    mine = [dressed(line) for line in found["mine"]]
    turn = [line for line in mine if line["your_turn"]]
    turn.sort(key=lambda line: str(line["since"]))
    return {
        "turn": turn,
        "others": [line for line in mine if not line["your_turn"] and line["state"] != "over"],
        "finished": [line for line in mine if line["state"] == "over"],
        "open": [dressed(line) for line in found["open"] if not line["mine"]],
    }


def dressed(line: dict[str, Any]) -> dict[str, Any]:
    """A table of a list with its words: seats with their signs, who is waited for, places."""
    game = boomtown.game(line["game"])
    seats = seat_signs(line["options"])
    people = [
        {
            **player,
            "look": seats[player["seat"]] if player["seat"] < len(seats) else "",
            "shown": shown_name(player),
        }
        for player in line["players"]
    ]
    choices = [words.chosen(o, str(line["options"][o.name])) for o in game.options if o.choices]
    return {
        **line,
        "title": game.title,
        "variant": ", ".join(choice for choice in choices if choice),
        "picture": variant(game, line["options"]),
        "people": people,
        "free": sum(player["kind"] == "free" for player in people) if line["state"] == "lobby" else 0,
        "awaited": words.named([p["shown"] for p in people if p["seat"] in line["waiting"]]),
        "against": words.named([p["shown"] for p in people if p["seat"] not in line["mine"]]),
        "waited": words.lasting(datetime.fromisoformat(line["since"]), now()),
        "when": words.ago(datetime.fromisoformat(line["changed"]), now()),
        "places": [placed(line["result"], seat) for seat in line["mine"]] if line["result"] else [],
    }


def shown_name(player: dict[str, Any]) -> str:
    """What somebody in a seat is called in a list."""
    if player["kind"] == "bot":
        return f"{words.bot_name(player['name'])} bot"
    return player["name"] or f"seat {player['seat'] + 1}"


def seat_signs(options: dict[str, Any]) -> list[str]:
    """The signs of the seats where the table's options name their colours; nothing where only the table knows them."""
    by_colour = {look.colour: look.letter.lower() for look in LOOKS}
    colours = [colour.strip() for colour in str(options.get("colours", "")).split(",")]
    return [by_colour.get(colour, "") for colour in colours]


def variant(game: Game, options: dict[str, Any]) -> str:
    """What of a table's options its picture depends on, as part of an address; nothing for the usual ones."""
    other = {o.name: str(options.get(o.name, o.default)) for o in game.options if o.choices}
    return urlencode(
        {o.name: other[o.name] for o in game.options if o.choices and other[o.name] != o.default}
    )


@front_pages.get("/games/{game_id}/picture.svg")
def picture(game_id: str, request: Request, night: bool = False) -> Response:
    """The board of a game in the middle of play; its options can be named."""
    game = checked_game(game_id)
    named = {o.name: request.query_params.get(o.name, o.default) for o in game.options if o.choices}
    svg = sample_picture(game.id, urlencode(game.settings(named)), night)
    own_style = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
    return Response(svg, media_type="image/svg+xml", headers={**LASTING, **own_style})


@lru_cache(maxsize=32)
def sample_picture(game_id: str, options: str, night: bool) -> str:
    """The picture of a game's sample position, by day or by night."""
    game = boomtown.game(game_id)
    table = game.sample(dict(parse_qsl(options)))
    svg = game.sight(table, table.view(None)).board
    return by_night(svg) if night else svg
