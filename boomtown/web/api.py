"""The JSON API: what the pages use, and what other people's programs may use with a token."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import or_, select
from sqlalchemy.orm import Session

import boomtown
from boomtown.bots import BOTS
from boomtown.engine.table import Table
from boomtown.web.guard import person_of, somebody
from boomtown.web.house import House, Play
from boomtown.web.models import Chair, Person, TableRow
from boomtown.web.people import Refused
from boomtown.web.state import eyes, past_state, players, table_state
from boomtown.web.wishes import checked_game

api = APIRouter(prefix="/api")

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{10}$", description="The table's id, as in its address")]
Look = Annotated[
    str | None,
    Query(
        alias="seat", max_length=6, description="A seat's number, 'watch' or (when the game is over) 'all'"
    ),
]

SeatNumber = Annotated[int, Query(ge=0, le=9)]
Invite = Annotated[str, Query(max_length=40, description="The secret of an invitation link")]


def get_house(request: Request) -> House:
    """The house this request came to."""
    house: House = request.app.state.house
    return house


def get_db(request: Request) -> Any:
    """A session with the database, committed when all went well."""
    with get_house(request).sessions() as db:
        yield db
        db.commit()


InHouse = Annotated[House, Depends(get_house)]
Db = Annotated[Session, Depends(get_db, scope="function")]  # on disk before the answer


class NewTable(BaseModel):
    """A table as somebody wishes it."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=10)
    name: str = Field("", max_length=60)
    options: dict[str, str] = Field(default_factory=dict, max_length=20)
    chairs: list[str] = Field(
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


class Act(BaseModel):
    """An action for a seat: how it is spelled, and the last thing the seat has seen."""

    seat: int = Field(ge=0, le=9)
    action: str = Field(max_length=40)
    seq: int = Field(ge=0)
    key: str | None = Field(
        None, max_length=40, description="Any text of your own: the same key twice is one move"
    )


class Back(BaseModel):
    """Taking an action back."""

    seat: int = Field(ge=0, le=9)
    seq: int = Field(ge=0)
    key: str | None = Field(None, max_length=40)


class SeatWish(BaseModel):
    """A seat, and perhaps the bot that shall sit there."""

    seat: int | None = Field(None, ge=0, le=9)
    bot: str = Field("", max_length=40)


@api.get("/games")
def games() -> list[dict[str, Any]]:
    """The games of this house."""
    return [
        {
            "id": game.id,
            "title": game.title,
            "summary": game.summary,
            "players": list(game.players),
            "rules": game.version,
            "options": [
                {"name": o.name, "words": o.words, "default": o.default, "choices": list(o.choices)}
                for o in game.options
                if o.name != "content"
            ],
            "bots": list(BOTS),
        }
        for game in boomtown.games().values()
    ]


@api.get("/games/{game_id}/rules")
def rules(
    game_id: Annotated[str, Path(max_length=40)], word: Annotated[str, Query(max_length=60)] = ""
) -> list[Any]:
    """The rule ledger of a game, or the rules that hold a word."""
    ledger = checked_game(game_id).ledger
    return [asdict(r) for r in ledger.find(word)]


# --- tables --------------------------------------------------------------------------------------------------


@api.post("/tables", status_code=201)
def make_table(wish: NewTable, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Make a table; it begins as soon as every seat is taken."""
    person = somebody(request, db)
    row = house.new_table(db, person, wish.model_dump())
    db.commit()
    house.hub.ring(row.id)
    return {"id": row.id, "state": row.state, "invite": row.invite}


@api.get("/tables")
def list_tables(request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """My tables, and the open ones that wait for players."""
    person = person_of(request, db)
    mine: list[dict[str, Any]] = []
    if person is not None:
        rows = db.scalars(
            select(TableRow)
            .where(
                or_(
                    TableRow.owner_id == person.id,
                    TableRow.id.in_(select(Chair.table_id).where(Chair.person_id == person.id)),
                )
            )
            .order_by(TableRow.changed.desc())
            .limit(100)
        )
        mine = [table_line(house, db, row, person) for row in rows]
        mine.sort(key=lambda line: (not line["your_turn"], line["state"] == "over"))
    free = db.scalars(
        select(TableRow)
        .where(TableRow.state == "lobby", TableRow.door == "open")
        .order_by(TableRow.changed.desc())
        .limit(50)
    )
    return {"mine": mine, "open": [table_line(house, db, row, person) for row in free]}


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
        "waiting": row.waiting if row.state == "playing" else [],
        "your_turn": row.state == "playing" and any(seat in row.waiting for seat in mine),
        "changed": row.changed.isoformat(),
        "since": row.since.isoformat(),
        "clock": row.clock,
        "result": row.result,
    }


@api.get("/tables/{table_id}")
def get_table(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
    log: int = 0,
) -> dict[str, Any]:
    """A table as you may see it; `log` is the first log line you want."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    play = house.play(db, row)
    with play.lock:
        return table_state(house, db, row, play, look, log)


@api.get("/tables/{table_id}/at/{count}")
def get_moment(
    table_id: TableId,
    count: int,
    request: Request,
    house: InHouse,
    db: Db,
    seat: Look = None,
    invite: Invite = "",
) -> dict[str, Any]:
    """A table as it stood after so many actions."""
    row = house.row(db, table_id)
    look = eyes(house, db, row, person_of(request, db), seat, invite)
    play = house.play(db, row)
    with play.lock:
        return past_state(play, row, look, count)


@api.post("/tables/{table_id}/join")
def join(
    table_id: TableId, wish: SeatWish, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """Sit down."""
    row = house.row(db, table_id)
    seat = house.join(db, row, somebody(request, db), invite, wish.seat)
    db.commit()
    house.hub.ring(table_id)
    return {"seat": seat, "state": row.state}


@api.post("/tables/{table_id}/leave")
def leave(table_id: TableId, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Get up before the game begins."""
    row = house.row(db, table_id)
    house.leave(db, row, somebody(request, db))
    db.commit()
    house.hub.ring(table_id)
    return {"state": row.state}


@api.post("/tables/{table_id}/bots")
def seat_bot(table_id: TableId, wish: SeatWish, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Put a bot in a free seat."""
    row = house.row(db, table_id)
    house.seat_bot(db, row, somebody(request, db), wish.seat if wish.seat is not None else -1, wish.bot)
    db.commit()
    house.hub.ring(table_id)
    return {"state": row.state}


@api.post("/tables/{table_id}/moves")
def move(table_id: TableId, act: Act, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Take an action. It is on disk when you get the answer."""
    person = somebody(request, db)
    db.commit()
    return {"seq": house.move(table_id, person.id, act.seat, act.action, act.seq, act.key)}


@api.post("/tables/{table_id}/undo")
def undo(table_id: TableId, back: Back, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Take your last action back, if nothing became known since."""
    person = somebody(request, db)
    db.commit()
    return {"seq": house.undo(table_id, person.id, back.seat, back.seq, back.key)}


@api.post("/tables/{table_id}/restart")
def restart(table_id: TableId, back: Back, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Take back all you may take back of this turn."""
    person = somebody(request, db)
    db.commit()
    return {"seq": house.restart(table_id, person.id, back.seat, back.seq)}


def own_play(table_id: TableId, request: Request, house: InHouse, db: Db, seat: SeatNumber) -> Play:
    """The table, for somebody who asks for his own seat."""
    row = house.row(db, table_id)
    if seat not in house.seats_of(db, table_id, person_of(request, db)):
        raise Refused("That is not your seat.", 403)
    return house.play(db, row)


OwnSeat = Annotated[Play, Depends(own_play)]


@api.get("/tables/{table_id}/why")
def why(play: OwnSeat, seat: SeatNumber, action: Annotated[str, Query(max_length=40)]) -> dict[str, Any]:
    """Which rules forbid an action, in words; empty if you may take it."""
    with play.lock:
        game, table = play.record.game, play.record.table
        found = table.why_not(seat, game.actions.parse(action))
        return {"rules": [{"id": id, "text": game.rule(id).text} for id in found]}


@api.get("/tables/{table_id}/preview")
def preview(play: OwnSeat, seat: SeatNumber, action: Annotated[str, Query(max_length=40)]) -> dict[str, Any]:
    """What an option of yours would do, as log lines; nothing where something would become known."""
    with play.lock:
        table = play.record.table
        number = play.record.game.actions.parse(action)
        if number not in table.options(seat):
            return {"lines": []}
        lines = len(table.log(seat))
        after = table.guess(seat, 1)
        after.quiet = False
        marks = after.marks
        after.apply(seat, number)
        if after.marks != marks:
            return {"lines": []}
        return {"lines": after.log(seat, lines), "money": purse(table, after, seat)}


def purse(before: Table, after: Table, seat: int) -> list[int] | None:
    """A seat's money before and after, where the game lays money open and it changes."""
    both = [table.view(seat).get("money") for table in (before, after)]
    if not all(isinstance(money, list) and len(money) == before.seats for money in both):
        return None
    money = [int(one[seat]) for one in both if one is not None]
    return money if money[0] != money[1] else None
