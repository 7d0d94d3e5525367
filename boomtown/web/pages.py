"""The pages: rendered on the server from the same states that the API gives."""

from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response
from fastapi.templating import Jinja2Templates
from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.web.api import Db
from boomtown.web.guard import person_of
from boomtown.web.models import Chair, TableRow
from boomtown.web.words import WORDS

pages = APIRouter(include_in_schema=False)
templates = Jinja2Templates(directory=Path(__file__).parent / "templates")


def page(
    request: Request, db: Session | None, name: str, here: str, status: int = 200, **facts: Any
) -> HTMLResponse:
    """A page with what every page shows: who you are, how many tables wait for you, the token for changes."""
    me = person_of(request, db) if db is not None else None
    turns = turns_waiting(db, me.id) if db is not None and me is not None else 0
    csrf = request.app.state.guard.csrf(request.state.visitor)
    everything = {"me": me, "turns": turns, "csrf": csrf, "here": here, "words": WORDS, **facts}
    return templates.TemplateResponse(request, name, everything, status_code=status)


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
    return page(request, None, "refused.html", "", status, sentence=sentence)


Seat = Annotated[str | None, Query(alias="seat", max_length=6)]

__all__ = ["Db", "Seat", "page", "pages", "refused_page"]
