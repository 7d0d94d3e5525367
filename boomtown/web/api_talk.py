"""The JSON API of what happens around the game: talk, votes, live events, records."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response, StreamingResponse
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.engine.record import from_json
from boomtown.web import votes
from boomtown.web.api import Back, Db, InHouse, Invite, SeatWish, TableId, get_house
from boomtown.web.guard import person_of, somebody
from boomtown.web.house import House
from boomtown.web.models import Message
from boomtown.web.people import Refused
from boomtown.web.state import eyes, messages, players

api_talk = APIRouter(prefix="/api")

ANY_OBJECT = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}


class Words(BaseModel):
    """Something said."""

    text: str = Field(min_length=1, max_length=500)


class Vote(BaseModel):
    """A yes or a no."""

    yes: bool


@api_talk.get("/tables/{table_id}/chat")
def get_chat(
    table_id: TableId,
    request: Request,
    house: InHouse,
    db: Db,
    since: Annotated[int, Query(ge=0)] = 0,
    invite: Invite = "",
) -> list[dict[str, Any]]:
    """What was said at the table."""
    row = house.row(db, table_id)
    eyes(house, db, row, person_of(request, db), None, invite)
    return messages(db, table_id, since)


@api_talk.post("/tables/{table_id}/chat")
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
    db.commit()
    house.hub.ring(table_id)
    return {"id": message.id}


@api_talk.post("/tables/{table_id}/ask-undo")
def ask_undo(table_id: TableId, back: Back, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Ask the others to go back to before your last action."""
    question = votes.ask_undo(house, db, house.row(db, table_id), somebody(request, db), back.seat)
    db.commit()
    house.hub.ring(table_id)
    return {"question": question.id, "state": question.state}


@api_talk.post("/tables/{table_id}/ask-bot")
def ask_bot(table_id: TableId, wish: SeatWish, request: Request, house: InHouse, db: Db) -> dict[str, Any]:
    """Ask the others to let a bot take an absent seat."""
    question = votes.ask_bot(house, db, house.row(db, table_id), somebody(request, db), wish.seat, wish.bot)
    db.commit()
    house.hub.ring(table_id)
    return {"question": question.id, "state": question.state}


@api_talk.post("/tables/{table_id}/questions/{question_id}")
def vote(
    table_id: TableId, question_id: int, vote: Vote, request: Request, house: InHouse, db: Db
) -> dict[str, Any]:
    """Say yes or no to what the table is asked."""
    question = votes.vote(house, db, house.row(db, table_id), somebody(request, db), question_id, vote.yes)
    db.commit()
    house.hub.ring(table_id)
    return {"question": question.id, "state": question.state}


@api_talk.get("/tables/{table_id}/events", response_class=StreamingResponse)
async def events(table_id: TableId, request: Request, invite: Invite = "") -> StreamingResponse:
    """Server-sent events: the number of the last move and message, each time one of them changes."""
    house = get_house(request)
    with house.sessions() as db:
        eyes(house, db, house.row(db, table_id), person_of(request, db), None, invite)

    async def stream() -> AsyncIterator[str]:
        last = ""
        yield "retry: 2000\n\n"
        async for rung in house.hub.rings(table_id):
            if await request.is_disconnected():
                return
            if not rung:
                yield ": still here\n\n"
                continue
            news = await asyncio.to_thread(latest, house, table_id)
            if news != last:
                last = news
                yield f"event: news\ndata: {news}\n\n"

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream(), media_type="text/event-stream", headers=headers)


def latest(house: House, table_id: str) -> str:
    """The tidings of a table as JSON, made once for all who listen."""

    def make() -> str:
        with house.sessions() as db:
            return json.dumps(tidings(house, db, table_id))

    return house.hub.told(table_id, make)


def tidings(house: House, db: Session, table_id: str) -> dict[str, Any]:
    """Numbers that change with whatever happens at a table; nothing in them is secret."""
    row = house.row(db, table_id)
    question = house.open_question(db, table_id)
    last_word = db.scalar(
        select(Message.id).where(Message.table_id == table_id).order_by(Message.id.desc()).limit(1)
    )
    return {
        "seq": house.play(db, row).shown_seq(None),
        "chat": last_word or 0,
        "state": row.state,
        "waiting": row.waiting if row.state == "playing" else [],
        "question": [question.id, len(question.agreed)] if question else None,
        "chairs": [[c.seat, c.person_id, c.bot] for c in house.chairs(db, table_id)],
    }


@api_talk.get("/tables/{table_id}/record")
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


@api_talk.post("/records", status_code=201, openapi_extra=ANY_OBJECT)
async def import_record(request: Request, house: InHouse) -> dict[str, Any]:
    """Put a record file into the house, to look at it again."""
    text = (await request.body()).decode("utf-8", "replace")

    def take_in() -> dict[str, Any]:
        record = from_json(text)
        with house.sessions() as db:
            row = house.take_in(db, somebody(request, db), record)
            db.commit()
            return {"id": row.id, "state": row.state}

    return await asyncio.to_thread(take_in)
