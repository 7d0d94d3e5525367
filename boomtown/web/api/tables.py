"""The JSON API: what the pages use, and what other people's programs may use with a token."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from boomtown.web.api.answers import Seated, StateNow, TableList, TableMade, TableNow, TableThen
from boomtown.web.api.asked import Db, InHouse, Invite, Look, Number, TableId, Text
from boomtown.web.house import seating
from boomtown.web.house.models import Chair, TableRow
from boomtown.web.house.state import eyes, past_state, players, table_state
from boomtown.web.house.tables import House
from boomtown.web.people.asking import person_of, somebody
from boomtown.web.people.models import Person

tables_api = APIRouter(prefix="/api")


class NewTable(BaseModel):
    """A table as somebody wishes it."""

    game: Text = Field(max_length=40)
    seats: int = Field(ge=1, le=10)
    name: Text = Field("", max_length=60)
    options: dict[Text, Annotated[Text, Field(max_length=400)]] = Field(default_factory=dict, max_length=20)
    chairs: list[Annotated[Text, Field(max_length=40)]] = Field(
        default_factory=lambda: ["me"], max_length=10, description="'me', 'open' or a bot's code"
    )
    pace: str = "live"
    door: str = "open"
    open_hands: bool = False
    hints: bool = Field(True, description="Whether players may ask what a strong bot would do")
    bot_pause: int = Field(800, ge=0, le=10_000, description="Milliseconds a bot takes at least")
    clock: int | None = Field(
        None, ge=1, le=720, description="Hours a seat may think, at turn-by-turn tables"
    )


class SeatWish(BaseModel):
    """A seat, and perhaps the bot that shall sit there."""

    seat: int | None = Field(None, ge=0, le=9)
    bot: Text = Field("", max_length=40)


# --- tables --------------------------------------------------------------------------------------------------


@tables_api.post("/tables", status_code=201, response_model=TableMade)
def make_table(wish: NewTable, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Make a table; it begins as soon as every seat is taken."""
    person = somebody(request, db)
    if any(who not in ("me", "open") for who in wish.chairs):
        request.app.state.minds.hours.check(person.id)
    request.app.state.guard.may_open_table(request, person)
    row = seating.new_table(db, person, wish.model_dump())
    house.announce(db, row.id)
    return {"id": row.id, "state": row.state, "invite": row.invite}


@tables_api.get("/tables", response_model=TableList)
def list_tables(request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """My tables, and the open ones that wait for players."""
    person = person_of(request, db)
    mine: list[dict[str, Any]] = []
    if person is not None:
        own = or_(
            TableRow.owner_id == person.id,
            TableRow.id.in_(select(Chair.table_id).where(Chair.person_id == person.id)),
        )
        newest = db.scalars(select(TableRow).where(own).order_by(TableRow.changed.desc()).limit(100)).all()
        due = db.scalars(select(TableRow).where(TableRow.id.in_(tables_due(db, person)))).all()
        rows = {row.id: row for row in [*due, *newest]}.values()  # none that waits for you is left out
        mine = [table_line(house, db, row, person) for row in rows]
        mine.sort(key=lambda line: (not line["your_turn"], line["state"] == "over"))
    free = db.scalars(
        select(TableRow)
        .where(TableRow.state == "lobby", TableRow.door == "open")
        .order_by(TableRow.changed.desc())
        .limit(50)
    )
    return {"mine": mine, "open": [table_line(house, db, row, person) for row in free]}


def tables_due(db: Session, person: Person) -> list[str]:
    """The tables at which somebody has to decide, however old they are."""
    rows = db.execute(
        select(TableRow.id, TableRow.waiting, Chair.seat)
        .join(Chair, Chair.table_id == TableRow.id)
        .where(Chair.person_id == person.id, TableRow.state == "playing")
    )
    return [id for id, waiting, seat in rows if seat in waiting]


def table_line(house: House, db: Session, row: TableRow, person: Person | None) -> dict[str, Any]:
    """A table in a list."""
    who = players(house, db, row)
    mine = [p["seat"] for p in who if person is not None and p["person"] == person.id]
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "state": row.state,
        "pace": row.pace,
        "door": row.door,
        "options": row.options,
        "players": who,
        "mine": mine,
        "waiting": listed(row, mine),
        "your_turn": row.state == "playing" and any(seat in row.waiting for seat in mine),
        "changed": row.changed.isoformat(),
        "since": row.since.isoformat(),
        "clock": row.clock,
        "result": row.result,
    }


def listed(row: TableRow, mine: list[int]) -> list[int]:
    """The seats a table waits for, as somebody in some of its seats may know it: of others all that were asked."""
    if row.state != "playing":
        return []
    return [seat for seat in row.asked if seat not in mine or seat in row.waiting]


@tables_api.get("/tables/{table_id}", response_model=TableNow, response_model_exclude_unset=True)
def get_table(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
    log: Annotated[Number, Query()] = 0,
) -> dict[str, Any]:
    """A table as you may see it; `log` is the first log line you want."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    play = house.play(db, row)
    with play.lock:
        return table_state(house, db, row, play, look, log)


@tables_api.get("/tables/{table_id}/at/{count}", response_model=TableThen)
def get_moment(
    table_id: TableId,
    count: Annotated[Number, Path()],
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
) -> dict[str, Any]:
    """A table as it stood after so many actions; all that is picked for one decision is one action."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    play = house.play(db, row)
    with play.lock:
        return past_state(play, row, look, count)


@tables_api.post("/tables/{table_id}/join", response_model=Seated)
def join(
    table_id: TableId, wish: SeatWish, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """Sit down."""
    person = somebody(request, db)
    db.commit()
    with house.change(table_id) as c:
        seat = seating.join(c, person, invite, wish.seat)
    return {"seat": seat, "state": c.row.state}


@tables_api.post("/tables/{table_id}/leave", response_model=StateNow)
def leave(table_id: TableId, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Get up before the game begins."""
    person = somebody(request, db)
    db.commit()
    with house.change(table_id) as c:
        seating.leave(c, person)
    return {"state": c.row.state}


@tables_api.post("/tables/{table_id}/bots", response_model=StateNow)
def seat_bot(table_id: TableId, wish: SeatWish, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Put a bot in a free seat."""
    person = somebody(request, db)
    request.app.state.minds.hours.check(person.id)
    db.commit()
    with house.change(table_id) as c:
        seating.seat_bot(c, person, wish.seat if wish.seat is not None else -1, wish.bot)
    return {"state": c.row.state}
