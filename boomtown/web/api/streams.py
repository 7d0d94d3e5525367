"""Live events: numbers that tell of news, for one table or for all the tables that a browser has open."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from boomtown.web.api.asked import Invite, TableId, get_house
from boomtown.web.house.state import eyes
from boomtown.web.house.tidings import heard, latest
from boomtown.web.people.asking import person_of
from boomtown.web.people.refused import Refused

streams_api = APIRouter(prefix="/api")
MOST = 64  # tables of one stream
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}

Tables = Annotated[
    str,
    Query(
        pattern=r"^[0-9a-f]{10}(~[\w-]{1,40})?(,[0-9a-f]{10}(~[\w-]{1,40})?)*$",
        max_length=4000,
        description="The tables' ids with commas between them; behind an id perhaps ~ and the secret of its invitation",
    ),
]


@streams_api.get("/tables/{table_id}/events", response_class=StreamingResponse)
async def events(table_id: TableId, request: Request, invite: Invite = "") -> StreamingResponse:
    """Server-sent events: the number of the last move and message, each time one of them changes.

    What others pick in secret makes no event; `own` are the numbers of your own seats, which count your picks too.
    """
    listener, open_tables = await asyncio.to_thread(admitted, request, [(table_id, invite)])
    for refusal in open_tables.values():
        if refusal is not None:
            raise refusal
    return streamed(request, [table_id], listener, lambda _, news: news)


@streams_api.get("/events", response_class=StreamingResponse)
async def all_events(request: Request, tables: Tables) -> StreamingResponse:
    """Server-sent events of several tables in one stream: `news` with the `table` it is about; `refused` why one isn't told."""
    asked = [(id, invite) for id, _, invite in (one.partition("~") for one in tables.split(","))]
    if len(asked) > MOST:
        raise Refused(f"One stream tells of {MOST} tables at most.", 422)
    listener, found = await asyncio.to_thread(admitted, request, asked)
    first = [
        f"event: refused\ndata: {json.dumps({'table': id, 'error': str(refusal)})}\n\n"
        for id, refusal in found.items()
        if refusal is not None
    ]
    admitted_to = [id for id, refusal in found.items() if refusal is None]
    return streamed(
        request, admitted_to, listener, lambda id, news: f'{{"table": "{id}", "news": {news}}}', first
    )


def admitted(request: Request, asked: list[tuple[str, str]]) -> tuple[int | None, dict[str, Refused | None]]:
    """Who listens, and for each table why they may not, if so; with one good invitation of several they may."""
    house = get_house(request)
    found: dict[str, Refused | None] = {}
    with house.sessions() as db:
        person = person_of(request, db)
        for table_id, invite in asked:
            try:
                eyes(house, db, house.row(db, table_id), person, None, invite)
                found[table_id] = None
            except Refused as refused:
                found.setdefault(table_id, refused)
    return (person.id if person is not None else None), found


def streamed(
    request: Request,
    tables: list[str],
    listener: int | None,
    wrapped: Callable[[str, str], str],
    first: list[str] | None = None,
) -> StreamingResponse:
    """A stream that tells of what is new at some tables, as the listener may hear it."""
    house = get_house(request)

    async def stream() -> AsyncIterator[str]:
        last: dict[str, str] = {}
        yield "retry: 2000\n\n" + "".join(first or [])
        async for rung in house.hub.rings(*tables):
            if await request.is_disconnected():
                return
            if not rung:
                yield ": still here\n\n"
                continue
            for table_id in tables:
                news = heard(await asyncio.to_thread(latest, house, table_id), listener)
                if news != last.get(table_id):
                    last[table_id] = news
                    yield f"event: news\ndata: {wrapped(table_id, news)}\n\n"

    return StreamingResponse(stream(), media_type="text/event-stream", headers=HEADERS)
