"""The JSON API of playing: actions, taking them back, why not, what would come of it."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, Field

from boomtown.web.api.answers import Foretold, Moved, Why
from boomtown.web.api.asked import Db, InHouse, Number, SeatNumber, TableId, Text
from boomtown.web.house.foretelling import foretold
from boomtown.web.house.plays import Play
from boomtown.web.people.asking import person_of, somebody
from boomtown.web.people.refused import Refused

moves_api = APIRouter(prefix="/api")


class Act(BaseModel):
    """An action for a seat: how it is spelled, and the last thing the seat has seen."""

    seat: int = Field(ge=0, le=9)
    action: Text = Field(max_length=40)
    seq: Number
    key: Text | None = Field(
        None, max_length=40, description="Any text of your own: the same key twice is one move"
    )


class Back(BaseModel):
    """Taking an action back."""

    seat: int = Field(ge=0, le=9)
    seq: Number
    key: Text | None = Field(None, max_length=40)


@moves_api.post("/tables/{table_id}/moves", response_model=Moved)
def move(table_id: TableId, act: Act, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Take an action. It is on disk when you get the answer."""
    person = somebody(request, db)
    db.commit()
    return {"seq": house.move(table_id, person.id, act.seat, act.action, act.seq, act.key)}


@moves_api.post("/tables/{table_id}/undo", response_model=Moved)
def undo(table_id: TableId, back: Back, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Take your last action back, if nothing became known since."""
    person = somebody(request, db)
    db.commit()
    return {"seq": house.undo(table_id, person.id, back.seat, back.seq, back.key)}


@moves_api.post("/tables/{table_id}/restart", response_model=Moved)
def restart(table_id: TableId, back: Back, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Take back all you may take back of this turn."""
    person = somebody(request, db)
    db.commit()
    return {"seq": house.undo(table_id, person.id, back.seat, back.seq, back.key, whole=True)}


def own_play(table_id: TableId, request: Request, house: InHouse, db: Db, seat: SeatNumber) -> Play:
    """The table, for somebody who asks for their own seat."""
    row = house.row(db, table_id)
    if seat not in house.seats_of(db, table_id, person_of(request, db)):
        raise Refused("That is not your seat.", 403)
    return house.play(db, row)


OwnSeat = Annotated[Play, Depends(own_play)]


@moves_api.get("/tables/{table_id}/why", response_model=Why)
def why(play: OwnSeat, seat: SeatNumber, action: Annotated[str, Query(max_length=40)]) -> dict[str, Any]:
    """Why you may not take an action: what is so (`facts`), and the rules that forbid it; empty if you may."""
    with play.lock:
        game, table = play.record.game, play.record.table
        found = table.why(seat, game.actions.parse(action))
        ids = list(dict.fromkeys(fact.rule for fact in found))
        rules = [{"id": id, "text": game.rule(id).text} for id in ids]
        return {"facts": game.facts(table, seat, found), "rules": rules}


@moves_api.get("/tables/{table_id}/preview", response_model=Foretold, response_model_exclude_unset=True)
def preview(play: OwnSeat, seat: SeatNumber, action: Annotated[str, Query(max_length=40)]) -> dict[str, Any]:
    """What an option of yours would do, as log lines; nothing where something would become known."""
    with play.lock:
        return foretold(play.record, seat, play.record.game.actions.parse(action))
