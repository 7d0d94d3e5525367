"""Pages about people: oneself, somebody else, and the programs that speak for them."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse

import boomtown
from boomtown.web.api.asked import Db, Number
from boomtown.web.api.openapi import calls
from boomtown.web.api.people import profile, tokens
from boomtown.web.pages.page import page
from boomtown.web.people.asking import person_of
from boomtown.web.people.models import now

people_pages = APIRouter(include_in_schema=False)


@people_pages.get("/me")
def me_page(request: Request, db: Db) -> HTMLResponse:
    """One's name, account, tokens and records."""
    known = person_of(request, db) is not None
    return page(request, db, "me.html", "me", tokens=tokens(request, db) if known else [])


@people_pages.get("/people/{person_id}")
def person_page(person_id: Annotated[Number, Path()], request: Request, db: Db) -> HTMLResponse:
    """Somebody's results, as everybody may know them."""
    person = profile(person_id, db)
    titles = {id: game.title for id, game in boomtown.games().items()}
    facts: dict[str, Any] = {
        "person": person,
        "titles": titles,
        "summary": summary(person["games"]),
        "now": now(),
    }
    return page(request, db, "person.html", "", **facts)


def summary(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Results by game: played, won, share of wins, best and average score."""
    found: list[dict[str, Any]] = []
    for id in dict.fromkeys(str(game["game"]) for game in games):
        own = [game for game in games if game["game"] == id]
        won = sum(game["place"] == 1 for game in own)
        scores = [game["score"] for game in own]
        figures = {"played": len(own), "won": won, "share": round(100 * won / len(own))}
        found.append({"game": id, **figures, "best": max(scores), "mean": round(sum(scores) / len(own))})
    return found


@people_pages.get("/api-docs")
def api_page(request: Request, db: Db) -> HTMLResponse:
    """What programs can ask the house."""
    house = str(request.base_url).rstrip("/")
    return page(request, db, "api.html", "", groups=calls(request.app.openapi()), house=house)
