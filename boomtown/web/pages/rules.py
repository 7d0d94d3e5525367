"""The rules of each game: the ledger, the gallery of cards and counters, the player aid."""

from functools import lru_cache
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

import boomtown
from boomtown.engine.ledger import Rule
from boomtown.web.api.asked import Db
from boomtown.web.house.wishes import checked_game
from boomtown.web.pages.page import LASTING, page, templates
from boomtown.web.people.refused import Refused
from boomtown.web.words import site as words

rules_pages = APIRouter(include_in_schema=False)


@rules_pages.get("/rules")
def rules_list(request: Request, db: Db) -> HTMLResponse:
    """The games whose rules can be read."""
    return page(request, db, "rules_list.html", "rules", games=list(boomtown.games().values()))


@rules_pages.get("/how-we-deal")
def deal_page(request: Request, db: Db) -> HTMLResponse:
    """How chance works here, and how to check it."""
    return page(request, db, "deal.html", "rules")


@rules_pages.get("/rules/{game_id}")
def rules_page(
    game_id: str, request: Request, db: Db, q: Annotated[str, Query(max_length=60)] = ""
) -> HTMLResponse:
    """Every rule of a game, section by section."""
    game = checked_game(game_id)
    kinds = sorted({rule.kind for rule in game.ledger.rules})
    facts: dict[str, Any] = {
        "sections": sections(game.id),
        "kinds": kinds,
        "q": q,
        "counted": words.ledger_count(game.ledger),
    }
    return page(request, db, "rules.html", "rules", game=game, **facts)


@rules_pages.get("/rules/{game_id}/cards")
def cards_page(game_id: str, request: Request, db: Db) -> HTMLResponse:
    """Every kind of card and counter of a game."""
    game = checked_game(game_id)
    return page(request, db, "cards.html", "rules", game=game, groups=exhibits(game.id))


@rules_pages.get("/rules/{game_id}/things/{key}")
def thing_part(game_id: str, key: str, request: Request) -> HTMLResponse:
    """One thing of the gallery, large, with its words and rules: what a page shows on pointing at it."""
    game = checked_game(game_id)
    thing = things(game.id).get(key)
    if thing is None:
        raise Refused(f"{game.title} has no card or counter '{key}'.", 404)
    return templates.TemplateResponse(request, "thing.html", {"game": game, "thing": thing}, headers=LASTING)


@rules_pages.get("/rules/{game_id}/aid/parts")
def aid_parts(game_id: str, request: Request) -> HTMLResponse:
    """The player aid alone: what a table shows beside its board."""
    game = checked_game(game_id)
    what = {"game": game, "parts": game.aid()}
    return templates.TemplateResponse(request, "aid_parts.html", what, headers=LASTING)


@rules_pages.get("/rules/{game_id}/aid")
def aid_page(game_id: str, request: Request, db: Db) -> HTMLResponse:
    """The turn, the actions and what they cost, on one page."""
    game = checked_game(game_id)
    return page(request, db, "aid.html", "rules", game=game, parts=game.aid())


@lru_cache(maxsize=32)
def sections(game_id: str) -> list[dict[str, Any]]:
    """The ledger by sections, in the rulebook's order, each with a name for links; rulings stand last in theirs."""
    found: dict[str, list[Rule]] = {}
    for rule in boomtown.game(game_id).ledger.rules:
        found.setdefault(rule.section, []).append(rule)
    return [{"name": name, "anchor": anchor(name), "rules": rules} for name, rules in found.items()]


@lru_cache(maxsize=32)
def exhibits(game_id: str) -> list[dict[str, Any]]:
    """The gallery by groups."""
    return [
        {"name": name, "anchor": anchor(name), "things": list(things)}
        for name, things in groupby(boomtown.game(game_id).gallery(), key=lambda thing: str(thing["group"]))
    ]


@lru_cache(maxsize=32)
def things(game_id: str) -> dict[str, dict[str, Any]]:
    """The gallery by the keys that pictures name."""
    return {str(thing["key"]): thing for thing in boomtown.game(game_id).gallery() if thing.get("key")}


def anchor(name: str) -> str:
    """A heading as part of an address."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())
