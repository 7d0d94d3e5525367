"""The JSON API of what bots say about a game: hints while it lasts, an analysis when it is over."""

import asyncio
import secrets
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from boomtown.web.api.answers import AnalysisNow, HintNow
from boomtown.web.api.asked import Db, InHouse, Invite, Number, TableId, get_house
from boomtown.web.house.state import eyes
from boomtown.web.minds.analyst import Analyst
from boomtown.web.minds.hints import Hints, Riddle
from boomtown.web.people.asking import person_of, somebody
from boomtown.web.people.models import Person

study_api = APIRouter(prefix="/api")


class HintWish(BaseModel):
    """A decision to get a hint for: the seat, and the last thing it has seen."""

    seat: int = Field(ge=0, le=9)
    seq: Number


@study_api.post("/tables/{table_id}/hint", response_model=HintNow)
async def hint(table_id: TableId, wish: HintWish, request: Request) -> dict[str, Any]:
    """What a strong bot would do in your place, and why; it knows what your seat knows."""
    hints: Hints = request.app.state.hints

    def asked() -> tuple[Riddle, Person]:
        with get_house(request).sessions() as db:
            person = somebody(request, db)
            db.commit()
        return hints.riddle(table_id, person, wish.seat, wish.seq, secrets.randbits(60)), person

    return await hints.hint(*await asyncio.to_thread(asked))


@study_api.post("/tables/{table_id}/analysis", response_model=AnalysisNow)
def begin_analysis(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """Let a strong bot look at a finished game; whoever comes later finds it done."""
    row = house.row(db, table_id)
    person = somebody(request, db)
    eyes(house, db, row, person, None, invite)
    analyst: Analyst = request.app.state.analyst
    return analyst.begin(db, row, person)


@study_api.get("/tables/{table_id}/analysis", response_model=AnalysisNow)
def get_analysis(
    table_id: TableId, request: Request, house: InHouse, db: Db, invite: Invite = ""
) -> dict[str, Any]:
    """How far the analysis of a finished game is, and what it found: chances after every action, turning points."""
    row = house.row(db, table_id)
    eyes(house, db, row, person_of(request, db), None, invite)
    analyst: Analyst = request.app.state.analyst
    return analyst.state(db, row)
