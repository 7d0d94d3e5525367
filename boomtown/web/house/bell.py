"""News between processes: PostgreSQL carries a table's id to all of them when a change is committed."""

import logging
import threading
import uuid
from collections.abc import Callable

from sqlalchemy import Engine, text
from sqlalchemy.orm import Session

LOG = logging.getLogger("boomtown")
CHANNEL = "boomtown"
PATIENCE = 1.0  # seconds between two looks whether to stop, and before a lost connection is made again


class Bell:
    """Rings in other processes what is told here, and here what is told there."""

    def __init__(self, engine: Engine, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.engine = engine
        self.heard = heard  # something happened at a table
        self.missed = missed  # news may have been lost: look at everything
        self.me = uuid.uuid4().hex[:12]
        self._closed = threading.Event()

    def tell(self, db: Session, table_id: str) -> None:
        """Ring in other processes as soon as the transaction is committed."""
        db.execute(
            text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{self.me} {table_id}"}
        )

    def start(self) -> None:
        """Listen until closed, also when the database is away for a while."""
        threading.Thread(target=self._listen, name="bell", daemon=True).start()

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()

    def _listen(self) -> None:
        while not self._closed.is_set():
            try:
                self._hear()
            except Exception as error:
                LOG.warning("news of other processes don't come: %r", error)
                self._closed.wait(PATIENCE)

    def _hear(self) -> None:
        import psycopg

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"listen {CHANNEL}")
            self.missed()
            while not self._closed.is_set():
                for news in connection.notifies(timeout=PATIENCE):
                    sender, _, table_id = news.payload.partition(" ")
                    if sender != self.me:
                        self.heard(table_id)
