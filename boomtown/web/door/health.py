"""How the house is: well, or not and why, in sentences that name nobody and no table."""

import logging
import threading
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Mapped, mapped_column

from boomtown import __version__
from boomtown.web.house.tables import House
from boomtown.web.people.models import Base, now

LOG = logging.getLogger("boomtown")
ENOUGH = 1.0  # seconds for which a written pulse is believed


class Pulse(Base):
    """A row that is written to see whether anything can be written."""

    __tablename__ = "pulse"
    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime]


class Health:
    """Feels the pulse of the house."""

    def __init__(self, house: House, troubles: Callable[[], list[str]]) -> None:
        self.house = house
        self.troubles = troubles
        self._lock = threading.Lock()
        self._felt = 0.0
        self._fault = ""

    def says(self) -> tuple[int, dict[str, Any]]:
        """The status and what to tell: 503 while writes fail or bots stand still."""
        why = [*self._writes(), *self.troubles()]
        told: dict[str, Any] = {"well": not why, "version": __version__, "trouble": why}
        try:
            with self.house.sessions() as db:
                told["tables"] = self.house.counts(db)
        except SQLAlchemyError as error:
            why.append(f"The database can't be read: {reason(error)}.")
            told["well"] = False
        return (503 if why else 200), {**told, "watching": self.house.hub.watching()}

    def _writes(self) -> list[str]:
        """Why nothing can be written, if so; asked too often, it is what was found last."""
        with self._lock:
            if time.monotonic() - self._felt > ENOUGH or self._fault:
                self._fault = self._written()
                self._felt = time.monotonic()
            return [self._fault] if self._fault else []

    def _written(self) -> str:
        try:
            with self.house.sessions() as db:
                if db.scalar(select(func.count()).select_from(Pulse)):
                    db.query(Pulse).update({"at": now()})
                else:
                    db.add(Pulse(id=1, at=now()))
                db.commit()
        except SQLAlchemyError as error:
            LOG.error("nothing can be written: %r", error)
            return f"Nothing can be written: {reason(error)}."
        return ""


def reason(error: SQLAlchemyError) -> str:
    """The database's own words, without the statement."""
    return str(getattr(error, "orig", error)).splitlines()[0].rstrip(".")
