"""Tidings of a table: numbers that tell its watchers that something happened, and nothing else."""

import json
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from boomtown.web.house.models import Message
from boomtown.web.house.tables import House


def latest(house: House, table_id: str) -> str:
    """The tidings of a table as JSON, made once for all who listen; `seqs` is not for everybody."""

    def make() -> str:
        with house.sessions() as db:
            return json.dumps(tidings(house, db, table_id))

    return house.hub.told(table_id, make)


def heard(news: str, listener: int | None) -> str:
    """The tidings as one listener may hear them, as JSON."""
    return json.dumps(told_to(json.loads(news), listener))


def told_to(news: dict[str, Any], listener: int | None) -> dict[str, Any]:
    """The tidings as one listener may hear them: of the seats' own numbers those of the listener's seats."""
    mine = [seat for seat, person, _ in news["chairs"] if person is not None and person == listener]
    own = [[seat, news["seqs"][seat]] for seat in mine]
    return {**{name: told for name, told in news.items() if name != "seqs"}, "own": own}


def tidings(house: House, db: Session, table_id: str) -> dict[str, Any]:
    """Numbers that change with whatever happens at a table; nothing in them is secret but `seqs`, a number a seat."""
    row = house.row(db, table_id)
    play = house.play(db, row)
    question = house.open_question(db, table_id)
    last_word = db.scalar(
        select(Message.id).where(Message.table_id == table_id).order_by(Message.id.desc()).limit(1)
    )
    with play.lock:
        public, seqs = play.public, [play.shown_seq(seat) for seat in range(play.record.seats)]
    return {
        "seq": public,
        "chat": last_word or 0,
        "state": row.state,
        "waiting": row.asked if row.state == "playing" else [],
        "question": [question.id, len(question.agreed)] if question else None,
        "chairs": [[c.seat, c.person_id, c.bot] for c in house.chairs(db, table_id)],
        "seqs": seqs,
    }
