"""Looking at a table: what a page has and wants, and what it is told then."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Query, Request
from sqlalchemy.orm import Session

from boomtown.web.api.asked import Invite, Look, Number
from boomtown.web.house.models import TableRow
from boomtown.web.house.past import Pasts
from boomtown.web.house.state import Eyes, eyes
from boomtown.web.house.tables import House
from boomtown.web.pages.table.parts import told
from boomtown.web.pages.table.scene import Scene
from boomtown.web.people.asking import person_of
from boomtown.web.people.refused import Refused
from boomtown.web.words.table import NO_MOMENT

PASTS = Pasts()

Tags = Annotated[str, Query(max_length=4000)]
Moment = Annotated[int | None, Query(ge=0, le=100_000)]
Since = Annotated[Number, Query()]


@dataclass
class Glance:
    """What a page asks for: whose eyes, which moment (now where none is named), and the fragments that it has."""

    seat: Look = None
    invite: Invite = ""
    at: Moment = None
    have: Tags = ""
    want: Annotated[str, Query(max_length=40)] = ""
    chat: Since = 0


@contextmanager
def held(house: House, db: Session, table_id: str) -> Iterator[TableRow]:
    """A table at which nothing is done meanwhile, with the rows that belong to its record as it is now."""
    play = house.play(db, house.row(db, table_id))
    while True:
        with play.lock:
            db.expire_all()  # no commit: who holds a table's lock must not have to wait for a connection
            row = house.row(db, table_id)
            begun = house.play(db, row)
            if begun is play or row.state == "lobby":
                yield row
                return
        play = begun  # the game began meanwhile: this is its table


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
    known = play.moment
    if at is not None and at > known:
        raise Refused(NO_MOMENT.format(all=known, at=at), 404)
    moment = at if at is None or at != known or row.state == "over" else None
    return Scene(house, db, row, play, past, look, person_of(request, db), moment)


def looked(
    table_id: str, request: Request, house: House, db: Session, glance: Glance, clicked: bool = False
) -> dict[str, Any]:
    """What a page is told of a table; its `news` are those of the event stream at the same moment.

    After a click on a device that goes from hand to hand no hand is shown if somebody else of that device is to decide.
    """
    with held(house, db, table_id) as row:
        look = eyes(house, db, row, person_of(request, db), glance.seat, glance.invite)
        if clicked and passes_on(row, look):
            look = Eyes(None, look.mine)
        s = scene(request, house, db, row, look, glance.at)
        return told(s, set(glance.want.split(",")), set(glance.have.split(",")), glance.chat)


def passes_on(row: TableRow, look: Eyes) -> bool:
    """Whether the device has to go to another of the people who share it."""
    if row.state != "playing" or row.open_hands or len(look.mine) < 2 or look.seat not in look.mine:
        return False
    waiting = [seat for seat in look.mine if seat in row.waiting]
    return bool(waiting) and look.seat not in waiting
