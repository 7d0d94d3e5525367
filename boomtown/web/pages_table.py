"""The table page, the replay page, and the fragments that keep them up to date."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse
from sqlalchemy.orm import Session

from boomtown.web.api import Db, InHouse, Invite, Look, TableId
from boomtown.web.guard import person_of
from boomtown.web.house import House
from boomtown.web.models import TableRow
from boomtown.web.pages import page
from boomtown.web.past import Pasts
from boomtown.web.people import Refused
from boomtown.web.state import Eyes, eyes
from boomtown.web.table_end import chapters, study
from boomtown.web.table_parts import Scene, fragment, told
from boomtown.web.words import bot_levels
from boomtown.web.words_table import NO_MOMENT

pages_table = APIRouter(include_in_schema=False)
PASTS = Pasts()

Tags = Annotated[str, Query(max_length=4000)]
Moment = Annotated[int | None, Query(ge=0, le=100_000)]
Since = Annotated[int, Query(ge=0)]


def scene(
    request: Request,
    house: House,
    db: Session,
    row: TableRow,
    look: Eyes,
    at: int | None = None,
) -> Scene:
    """The table as these eyes see it; call with the table's lock held."""
    play = house.play(db, row)
    past = PASTS.of(row.id, play.record)
    known = play.shown_actions()
    if at is not None and at > known:
        raise Refused(NO_MOMENT.format(all=known, at=at), 404)
    moment = at if at is None or at != known or row.state == "over" else None
    return Scene(house, db, row, play, past, look, person_of(request, db), moment)


def first_eyes(
    house: House, db: Session, row: TableRow, request: Request, seat: str | None, invite: str
) -> Eyes:
    """The eyes a page opens with; where several people share a device no hand is open at first."""
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    if not seat and len(look.mine) > 1 and row.state == "playing" and not row.open_hands:
        return eyes(house, db, row, person_of(request, db), "watch", invite)
    return look


@pages_table.get("/t/{table_id}", response_class=HTMLResponse)
def table_page(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
) -> HTMLResponse:
    """A table: before the game its lobby, then the game."""
    row = house.row(db, table_id)
    look = first_eyes(house, db, row, request, seat, invite)
    play = house.play(db, row)
    with play.lock:
        s = scene(request, house, db, row, look)
        if row.state == "lobby":
            return page(request, db, "table_lobby.html", "tables", s=s, lobby=lobby(s), invite=invite)
        return page(request, db, "table.html", "tables", s=s, invite=invite, **opened(s))


def opened(s: Scene) -> dict[str, Any]:
    """A page with everything in it; the script goes on from there."""
    news = told(s, set(), set(), 0)
    html = {name: part["html"] for name, part in news["parts"].items()}
    tags = {name: part["tag"] for name, part in {**news["parts"], **news["log"]}.items()}
    return {
        "parts": html,
        "log": {name: part["html"] for name, part in news["log"].items()},
        "chat": news["chat"],
        "start": {"facts": news["facts"], "tags": tags, "said": news["said"]},
    }


@pages_table.get("/t/{table_id}/sight.json")
def sight(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
    at: Moment = None,
    have: Tags = "",
    want: Annotated[str, Query(max_length=40)] = "",
    chat: Since = 0,
) -> dict[str, Any]:
    """What changed at a table since the fragments a page has; `at` is a moment of the past."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    play = house.play(db, row)
    with play.lock:
        s = scene(request, house, db, row, look, at)
        return told(s, set(want.split(",")), set(have.split(",")), chat)


# --- before the game -----------------------------------------------------------------------------------------


def lobby(s: Scene) -> str:
    """Who sits where, as a fragment."""
    owner = s.me is not None and s.me.id == s.row.owner_id
    return fragment("seats", s=s, owner=owner, bots=bot_levels())


@pages_table.get("/t/{table_id}/lobby.json")
def lobby_news(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """The lobby, for the page that waits in it."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), None, invite)
    play = house.play(db, row)
    with play.lock:
        s = scene(request, house, db, row, look)
        return {"state": row.state, "html": lobby(s)}


# --- after the game ------------------------------------------------------------------------------------------


@pages_table.get("/t/{table_id}/replay", response_class=HTMLResponse)
def replay_page(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
    at: Moment = None,
) -> HTMLResponse:
    """A game from its first move on: with all open when it is over, else with your own eyes."""
    row = house.row(db, table_id)
    if row.state == "lobby":
        raise Refused("This game has not begun; there is nothing to replay.", 404)
    wish = seat or ("all" if row.state == "over" else None)
    look = first_eyes(house, db, row, request, wish, invite)
    play = house.play(db, row)
    with play.lock:
        last = play.shown_actions()
        s = scene(request, house, db, row, look, min(at, last) if at is not None else 0)
        more: dict[str, Any] = {"marks": chapters(s), "last": last, "wish": wish or ""}
        if row.state == "over":
            more["study"] = fragment("analysis", **study(s, request.app.state.analyst.state(db, row)))
        return page(request, db, "replay.html", "tables", s=s, invite=invite, **opened(s), **more)


@pages_table.get("/t/{table_id}/analysis.json")
def analysis_news(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """The analysis of a finished game as a fragment, and how much of it is done."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), None, invite)
    state = request.app.state.analyst.state(db, row)
    play = house.play(db, row)
    with play.lock:
        html = fragment("analysis", **study(scene(request, house, db, row, look), state))
    return {"state": state["state"], "share": state["share"], "html": html}
