"""The table page, the replay page, and the fragments that keep them up to date."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse
from sqlalchemy.orm import Session

from boomtown.web.api.asked import Db, InHouse, Invite, Look, TableId
from boomtown.web.house.models import TableRow
from boomtown.web.house.state import Eyes, eyes
from boomtown.web.house.tables import House
from boomtown.web.pages.front import variant
from boomtown.web.pages.page import page
from boomtown.web.pages.table.ending import chapters, study
from boomtown.web.pages.table.looking import Glance, Moment, held, looked, scene
from boomtown.web.pages.table.parts import fragment, told
from boomtown.web.pages.table.scene import Scene
from boomtown.web.people.asking import person_of
from boomtown.web.people.refused import Refused
from boomtown.web.words.site import bot_levels

table_pages = APIRouter(include_in_schema=False)


def first_eyes(
    house: House, db: Session, row: TableRow, request: Request, seat: str | None, invite: str
) -> Eyes:
    """The eyes a page opens with; where several people share a device no hand is open at first."""
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    if not seat and len(look.mine) > 1 and row.state == "playing" and not row.open_hands:
        return eyes(house, db, row, person_of(request, db), "watch", invite)
    return look


@table_pages.get("/t/{table_id}", response_class=HTMLResponse)
def table_page(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
) -> HTMLResponse:
    """A table: before the game its lobby, then the game."""
    with held(house, db, table_id) as row:
        look = first_eyes(house, db, row, request, seat, invite)
        s = scene(request, house, db, row, look)
        if row.state == "lobby":
            shown: dict[str, Any] = {"lobby": lobby(s), "variant": variant(s.game, row.options)}
            return page(request, db, "table/lobby.html", "tables", s=s, invite=invite, **shown)
        return page(request, db, "table/table.html", "tables", s=s, invite=invite, **opened(s))


def opened(s: Scene) -> dict[str, Any]:
    """A page with everything in it; the script goes on from there."""
    news = told(s, set(), set(), 0)
    html = {name: part["html"] for name, part in news["parts"].items()}
    tags = {name: part["tag"] for name, part in {**news["parts"], **news["log"]}.items()}
    return {
        "parts": html,
        "log": {name: part["html"] for name, part in news["log"].items()},
        "chat": news["chat"],
        "start": {"facts": news["facts"], "news": news["news"], "tags": tags, "said": news["said"]},
    }


@table_pages.get("/t/{table_id}/sight.json")
def sight(
    table_id: TableId, request: Request, house: InHouse, db: Db, glance: Annotated[Glance, Depends()]
) -> dict[str, Any]:
    """What changed at a table since the fragments a page has."""
    return looked(table_id, request, house, db, glance)


# --- before the game -----------------------------------------------------------------------------------------


def lobby(s: Scene) -> str:
    """Who sits where, as a fragment."""
    owner = s.me is not None and s.me.id == s.row.owner_id
    return fragment("seats", s=s, owner=owner, bots=bot_levels())


@table_pages.get("/t/{table_id}/lobby.json")
def lobby_news(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """The lobby, for the page that waits in it."""
    with held(house, db, table_id) as row:
        look = eyes(house, db, row, person_of(request, db), None, invite)
        s = scene(request, house, db, row, look)
        return {"state": row.state, "html": lobby(s)}


# --- after the game ------------------------------------------------------------------------------------------


@table_pages.get("/t/{table_id}/replay", response_class=HTMLResponse)
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
    with held(house, db, table_id) as row:
        if row.state == "lobby":
            raise Refused("This game has not begun; there is nothing to replay.", 404)
        wish = seat or ("all" if row.state == "over" else None)
        look = first_eyes(house, db, row, request, wish, invite)
        last = house.play(db, row).moment
        s = scene(request, house, db, row, look, min(at, last) if at is not None else 0)
        more: dict[str, Any] = {"marks": chapters(s), "last": last, "wish": wish or ""}
        if row.state == "over":
            more["study"] = fragment("analysis", **study(s, request.app.state.analyst.state(db, row)))
        return page(request, db, "table/replay.html", "tables", s=s, invite=invite, **opened(s), **more)


@table_pages.get("/t/{table_id}/analysis.json")
def analysis_news(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """The analysis of a finished game as a fragment, and how much of it is done."""
    with held(house, db, table_id) as row:
        look = eyes(house, db, row, person_of(request, db), None, invite)
        state = request.app.state.analyst.state(db, row)
        html = fragment("analysis", **study(scene(request, house, db, row, look), state))
    return {"state": state["state"], "share": state["share"], "html": html}
