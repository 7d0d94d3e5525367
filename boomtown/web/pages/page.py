"""The pages: rendered on the server from the same states that the API gives. Here is what all of them share."""

import json
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from fastapi.templating import Jinja2Templates
from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.draw.palette import DARK_CSS
from boomtown.web.api.asked import Db
from boomtown.web.house.models import Chair, TableRow
from boomtown.web.pages.lines import Unbroken
from boomtown.web.people.asking import person_of
from boomtown.web.words import PAGES, SCRIPTS, TROUBLE
from boomtown.web.words import site as words

STATIC = Path(__file__).parent / "static"
common_pages = APIRouter(include_in_schema=False)
templates = Jinja2Templates(directory=Path(__file__).parent / "templates")
templates.env.add_extension(Unbroken)
templates.env.globals["say"] = words
templates.env.globals["t"] = PAGES
LASTING = {"Cache-Control": "public, max-age=3600"}


def page(
    request: Request, db: Session | None, name: str, here: str, status: int = 200, **facts: Any
) -> HTMLResponse:
    """A page with what every page shows: who you are, how many tables wait for you, the token for changes."""
    me = person_of(request, db) if db is not None else None
    turns = turns_waiting(db, me.id) if db is not None and me is not None else 0
    csrf = request.app.state.guard.csrf(request.state.visitor)
    everything = {"me": me, "turns": turns, "csrf": csrf, "here": here, **facts}
    response = templates.TemplateResponse(request, name, everything, status_code=status)
    response.headers.setdefault("Cache-Control", "no-store")
    return response


def turns_waiting(db: Session, person_id: int) -> int:
    """At how many tables somebody has to decide."""
    rows = db.execute(
        select(TableRow.waiting, Chair.seat, TableRow.id)
        .join(Chair, Chair.table_id == TableRow.id)
        .where(Chair.person_id == person_id, TableRow.state == "playing")
    )
    return len({table_id for waiting, seat, table_id in rows if seat in waiting})


def refused_page(request: Request, sentence: str, status: int) -> Response:
    """A refusal as a page."""
    facts = {"sentence": sentence, "title": TROUBLE.get(str(status), TROUBLE["other"])}
    if status >= 500 or request.state.bearer:
        return page(request, None, "refused.html", "", status, **facts)
    with request.app.state.house.sessions() as db:
        return page(request, db, "refused.html", "", status, **facts)


Seat = Annotated[str | None, Query(alias="seat", max_length=6)]


@common_pages.get("/picture.css")
def picture_css() -> Response:
    """What turns the games' pictures to their colours by night."""
    return Response(DARK_CSS, media_type="text/css", headers=LASTING)


@common_pages.get("/words.js")
def script_words() -> Response:
    """What the scripts say, as data in a module of their own."""
    return Response(f"export default {json.dumps(SCRIPTS)};", media_type="text/javascript", headers=LASTING)


@common_pages.get("/robots.txt")
def robots() -> Response:
    """Search engines may read the front and the rules; tables and people are nobody's business."""
    closed = ["/api/", "/t/", "/me", "/tables", "/people/", "/new"]
    return PlainTextResponse("\n".join(["User-agent: *", *(f"Disallow: {path}" for path in closed), ""]))


@common_pages.get("/favicon.ico")
def favicon() -> Response:
    """Old browsers ask here."""
    return RedirectResponse("/static/favicon.svg", 301)


__all__ = ["Db", "Seat", "common_pages", "page", "refused_page"]
