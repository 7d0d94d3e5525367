"""The JSON API of what happens around the game: talk, votes, records."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from boomtown.engine.record import from_json
from boomtown.engine.verify import verify
from boomtown.web.api.answers import Asked, Said, SaidId, TableTaken, Verified
from boomtown.web.api.asked import Db, InHouse, Invite, Number, TableId, Text
from boomtown.web.api.moves import Back
from boomtown.web.api.tables import SeatWish
from boomtown.web.house import seating, votes
from boomtown.web.house.models import Message
from boomtown.web.house.state import eyes, messages, players
from boomtown.web.people.asking import person_of, somebody
from boomtown.web.people.refused import Refused

talk_api = APIRouter(prefix="/api")

ANY_OBJECT = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}


class Words(BaseModel):
    """Something said."""

    text: Text = Field(min_length=1, max_length=500)


class Vote(BaseModel):
    """A yes or a no."""

    yes: bool


@talk_api.get("/tables/{table_id}/chat", response_model=list[Said])
def get_chat(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    since: Annotated[Number, Query()] = 0,
    invite: Invite = "",
) -> list[dict[str, Any]]:
    """What was said at the table."""
    row = house.row(db, table_id)
    eyes(house, db, row, person_of(request, db), None, invite)
    return messages(db, table_id, since)


@talk_api.post("/tables/{table_id}/chat", response_model=SaidId)
def say(
    table_id: TableId, words: Words, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """Say something at the table."""
    row = house.row(db, table_id)
    person = somebody(request, db)
    eyes(house, db, row, person, None, invite)
    message = Message(table_id=table_id, person_id=person.id, text=words.text.strip()[:500])
    if not message.text:
        raise Refused("Say something.", 422)
    db.add(message)
    house.announce(db, table_id)
    return {"id": message.id}


@talk_api.post("/tables/{table_id}/ask-undo", response_model=Asked)
def ask_undo(table_id: TableId, back: Back, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Ask the others to go back to before your last action."""
    person = somebody(request, db)
    db.commit()
    with house.change(table_id) as c:
        question = votes.ask_undo(c, person, back.seat, back.seq)
    return {"question": question.id, "state": question.state}


@talk_api.post("/tables/{table_id}/ask-bot", response_model=Asked)
def ask_bot(table_id: TableId, wish: SeatWish, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Ask the others to let a bot take an absent seat."""
    person = somebody(request, db)
    db.commit()
    with house.change(table_id) as c:
        question = votes.ask_bot(c, person, wish.seat, wish.bot)
    return {"question": question.id, "state": question.state}


@talk_api.post("/tables/{table_id}/questions/{question_id}", response_model=Asked)
def vote(
    table_id: TableId,
    question_id: Annotated[Number, Path()],
    vote: Vote,
    request: Request,
    house: InHouse,
    db: Db,
) -> dict[str, Any]:
    """Say yes or no to what the table is asked."""
    person = somebody(request, db)
    db.commit()
    with house.change(table_id) as c:
        question = votes.vote(c, person, question_id, vote.yes)
    return {"question": question.id, "state": question.state}


@talk_api.get("/tables/{table_id}/record")
def export(table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = "") -> Response:
    """The record of a finished game, as a file."""
    row = house.row(db, table_id)
    eyes(house, db, row, person_of(request, db), None, invite)
    if row.state != "over":
        raise Refused("A record tells everything; it can be had when the game is over.", 403)
    record = house.play(db, row).record
    record.names = [p["name"] for p in players(house, db, row)]
    name = f"boomtown-{row.game}-{row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json(), media_type="application/json", headers=headers)


@talk_api.get("/tables/{table_id}/verify", response_model=Verified)
def verify_deal(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """Deal a finished game again from its secret: whether fingerprint, deal and every draw agree, in sentences."""
    row = house.row(db, table_id)
    eyes(house, db, row, person_of(request, db), None, invite)
    if row.state != "over":
        raise Refused("The secret of a deal is told when the game is over; then it can be verified.", 403)
    checks = verify(house.play(db, row).record.to_json(), row.fingerprint or "")
    return {"agrees": all(check.agrees for check in checks), "checks": [asdict(check) for check in checks]}


@talk_api.post("/records", status_code=201, openapi_extra=ANY_OBJECT, response_model=TableTaken)
async def import_record(request: Request, house: InHouse) -> dict[str, Any]:
    """Put a record file into the house, to look at it again."""
    text = (await request.body()).decode("utf-8", "replace")

    def take_in() -> dict[str, Any]:
        record = from_json(text, {"content": None})  # what a stranger writes there is no path of ours
        with house.sessions() as db:
            person = somebody(request, db)
            request.app.state.guard.may_open_table(request, person)
            row = seating.take_in(db, person, record)
            house.announce(db, row.id)
        return {"id": row.id, "state": row.state}

    return await asyncio.to_thread(take_in)
