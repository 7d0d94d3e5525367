"""Who serves the bots of a table: with several processes one at a time, by a lease that ends when it isn't renewed."""

import logging
import threading
import uuid
from datetime import timedelta

from sqlalchemy import ColumnElement, func, or_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from boomtown.web.house.models import TableRow

LOG = logging.getLogger("boomtown.bots")


class Leases:
    """Where there is one process it serves every table."""

    every = 20.0  # seconds between two looks for tables that nobody serves

    def take(self, table_id: str) -> bool:
        """Whether this process may serve a table now."""
        return True

    def drop(self, table_id: str) -> None:
        """The table is served for now: its lease may end."""

    def start(self) -> None:
        """Begin to renew what is held."""

    def close(self) -> None:
        """Give everything back."""


class SharedLeases(Leases):
    """Leases in the database, by its clock: a process that dies or stands still loses its tables within seconds."""

    every = 3.0
    lasts = 6.0  # seconds

    def __init__(self, sessions: sessionmaker[Session]) -> None:
        self.sessions = sessions
        self.me = uuid.uuid4().hex
        self._held: set[str] = set()
        self._lock = threading.Lock()
        self._closed = threading.Event()

    def take(self, table_id: str) -> bool:
        free = or_(
            TableRow.served_by.is_(None),
            TableRow.served_by == self.me,
            TableRow.served_until < func.clock_timestamp(),
        )
        if not self._set([table_id], free):
            return False
        with self._lock:
            self._held.add(table_id)
        return True

    def drop(self, table_id: str) -> None:
        with self._lock:
            self._held.discard(table_id)

    def _set(self, tables: list[str], condition: ColumnElement[bool]) -> int:
        """Hold tables from now on, as far as a condition allows it; returns how many."""
        until = func.clock_timestamp() + timedelta(seconds=self.lasts)
        with self.sessions() as db:
            made = db.execute(
                update(TableRow)
                .where(TableRow.id.in_(tables), condition)
                .values(served_by=self.me, served_until=until)
                .execution_options(synchronize_session=False)
            )
            db.commit()
            return int(made.rowcount)  # type: ignore[attr-defined]

    def start(self) -> None:
        threading.Thread(target=self._renew, name="leases", daemon=True).start()

    def _renew(self) -> None:
        while not self._closed.wait(self.lasts / 3):
            with self._lock:
                held = list(self._held)
            try:
                if held:
                    self._set(held, TableRow.served_by == self.me)
            except SQLAlchemyError as error:
                LOG.warning("leases can't be renewed: %r", error)

    def close(self) -> None:
        self._closed.set()
        try:
            with self.sessions() as db:
                db.execute(update(TableRow).where(TableRow.served_by == self.me).values(served_by=None))
                db.commit()
        except SQLAlchemyError as error:
            LOG.warning("leases can't be given back: %r", error)
