"""One change of a table: one transaction that locks its row. What it does is in memory when it is on disk, never before."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

import boomtown
from boomtown.engine.errors import IllegalAction
from boomtown.engine.steps import Decision, Together
from boomtown.engine.table import Table
from boomtown.web.house.models import Move, TableRow
from boomtown.web.house.plays import Play
from boomtown.web.people.models import now
from boomtown.web.people.refused import Refused

if TYPE_CHECKING:
    from boomtown.web.house.tables import House

MOVED_ON = "The table has moved on since; look again."
QUICKER = "Somebody was quicker; look again."


def begin_writing(db: Session) -> None:
    """Start a transaction that may write: SQLite lets one at a time do so, PostgreSQL locks the rows it asks for."""
    if db.get_bind().dialect.name == "sqlite":
        db.execute(text("BEGIN IMMEDIATE"))


class Change:
    """A table while it is changed: nobody else changes it meanwhile, on any machine."""

    def __init__(self, house: "House", db: Session, row: TableRow) -> None:
        self.house = house
        self.db = db
        self.row = row
        self._play: Play | None = None

    @property
    def play(self) -> Play:
        """The table as it will be when this change is on disk."""
        if self._play is None:
            self._play = self.house.loaded(self.db, self.row).ahead()
        return self._play

    def write(self, move: Move) -> None:
        """Add a row, and do what it says at the table to be."""
        play = self.play
        move.table_id, move.seq = self.row.id, play.seq + 1
        try:
            open_to_all = play.follow(move)
        except IllegalAction as error:
            raise Refused(str(error), 422, error.rules, error.facts) from None
        self.db.add(move)
        note(self.row, play.record.table, open_to_all)

    def keep(self) -> None:
        """It is on disk: now it is so in memory too."""
        if self._play is not None:
            self.house.publish(self.row.id, self._play)


@contextmanager
def change(house: "House", table_id: str, told: Callable[[Session, str], None]) -> Iterator[Change]:
    """A change that is committed at the end, or leaves no trace; `told` tells other processes of it."""
    with house.pen, house.sessions() as db:
        begin_writing(db)
        row = db.get(TableRow, table_id, with_for_update=True)
        if row is None:
            raise Refused("There is no such table.", 404)
        made = Change(house, db, row)
        yield made
        try:
            db.flush()
            told(db, table_id)
            db.commit()
        except IntegrityError:
            raise Refused(QUICKER, 409) from None
    made.keep()
    house.hub.ring(table_id)


def note(row: TableRow, table: Table, open_to_all: bool = True) -> None:
    """Write into the header how the table stands; of a hidden pick nothing that others can see."""
    row.waiting = list(table.waiting)
    row.sole = forced(table)
    if not open_to_all:
        return
    if table.asked(-1) != row.asked or row.pace == "live":
        row.since = now()
    row.asked = table.asked(-1)
    row.changed = now()
    if table.over and row.state != "over":
        row.state = "over"
        row.result = outcome(table)


def forced(table: Table) -> list[int]:
    """The seats that are asked, to keep a secret, although they have no choice."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Decision) or not (isinstance(top, Together) or type(top).hides):
        return []
    return [seat for seat in table.waiting if table.sole(seat)]


def outcome(table: Table) -> dict[str, Any]:
    """What is kept of a finished game: points, places, and the verdict where one plays alone."""
    result: dict[str, Any] = {"scores": table.scores(), "ranking": table.ranking()}
    verdict = boomtown.game(table.game_id).verdict(table)
    if verdict is not None:
        result["won"], result["verdict"] = verdict.won, verdict.words
    return result
