"""Analyses of finished games: worked out once in the bots' processes, one game after the other, and kept."""

import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.orm import Session

import boomtown
from boomtown.bots import chance
from boomtown.bots.analysis import (
    EFFORTS,
    Better,
    Course,
    Deed,
    Turning,
    better,
    course,
    summed,
    turning,
)
from boomtown.engine.record import Record, from_json
from boomtown.web.house.models import AnalysisRow, TableRow
from boomtown.web.house.tables import House
from boomtown.web.minds.pool import ANALYSIS, Minds
from boomtown.web.people.models import Person, now
from boomtown.web.people.refused import Refused

LOG = logging.getLogger("boomtown.bots")
MOST = 20  # games that wait to be looked at
MOST_EACH = 3  # of one person


def go_through(record: str, deeds: int) -> Course:
    """In a worker: the chances along a finished game."""
    return course(from_json(record), None, deeds)


def look_closer(game_id: str, made_up: str, deed: Deed, code: str) -> Better | None:
    """In a worker: what was better than a deed, from what its seat knew then."""
    table = boomtown.game(game_id).from_json(made_up)
    return better(chance(table, deed.seat, deed.moments[0]), deed.actions, code)


class Analyst:
    """Looks at finished games when somebody asks for it."""

    def __init__(self, house: House, minds: Minds, effort: str) -> None:
        self.house = house
        self.minds = minds
        self.effort = EFFORTS[effort]
        self._desk = ThreadPoolExecutor(1, "analyst")
        self._lock = threading.Lock()
        self._shares: dict[str, float] = {}  # how much is done of the games on the desk
        self._askers: dict[str, int] = {}  # who asked for the games on the desk
        self._failed: dict[str, int] = {}  # games that could not be looked at, by their last move

    def state(self, db: Session, row: TableRow) -> dict[str, Any]:
        """How far the analysis of a table is: none, working, failed, or ready and here."""
        if row.state != "over":
            raise Refused("A game can be analysed when it is over.", 403)
        share = self._shares.get(row.id)
        if share is not None:
            return {"state": "working", "share": share, "analysis": None}
        seq = self.house.play(db, row).seq
        kept = db.get(AnalysisRow, row.id)
        if kept is not None and kept.seq == seq:
            return {"state": "ready", "share": 1.0, "analysis": kept.body}
        failed = self._failed.get(row.id) == seq
        return {"state": "failed" if failed else "none", "share": 0.0, "analysis": None}

    def begin(self, db: Session, row: TableRow, person: Person) -> dict[str, Any]:
        """Put a table on the desk for somebody, unless it is there or done already."""
        state = self.state(db, row)
        if state["state"] in ("ready", "working"):
            return state
        self.minds.hours.check(person.id)
        play = self.house.play(db, row)
        with play.lock:
            record, seq = play.record.to_json(), play.seq
        with self._lock:
            if len(self._shares) >= MOST:
                raise Refused("Many games wait to be analysed; try again in a while.", 429)
            if list(self._askers.values()).count(person.id) >= MOST_EACH:
                raise Refused(
                    f"{MOST_EACH} of your games wait to be analysed; ask again when one is done.", 429
                )
            if row.id not in self._shares:
                self._shares[row.id] = 0.0
                self._askers[row.id] = person.id
                self._failed.pop(row.id, None)
                self._desk.submit(self._work, row.id, record, seq, person.id)
        return {"state": "working", "share": self._shares.get(row.id, 1.0), "analysis": None}

    def close(self) -> None:
        """Leave the desk as it is."""
        self._desk.shutdown(wait=False, cancel_futures=True)

    def _work(self, table_id: str, text: str, seq: int, person: int) -> None:
        """Look at a game and keep what was found."""
        try:
            body = self._found(table_id, text, person)
            with self.house.sessions() as db:
                db.merge(AnalysisRow(table_id=table_id, seq=seq, body=body, at=now()))
                db.commit()
        except Exception:
            if not self.minds.closed:
                LOG.exception("the analysis of table %s failed", table_id)
            self._failed[table_id] = seq
        finally:
            self._shares.pop(table_id, None)
            self._askers.pop(table_id, None)

    def _found(self, table_id: str, text: str, person: int) -> dict[str, Any]:
        found = self.minds.wait(ANALYSIS, person, go_through, text, self.effort.deeds)
        record = from_json(text)
        turnings: list[Turning] = []
        for number, deed in enumerate(found.deeds, 1):
            self._shares[table_id] = number / (1 + len(found.deeds))
            best = self._looked(record, deed, person)
            if best is not None:
                turnings.append(turning(record, found.chapters, deed, best))
        return summed(record, None, found, turnings).to_dict()

    def _looked(self, record: Record, deed: Deed, person: int) -> Better | None:
        made_up = record.replay(deed.moments[0]).guess(deed.seat, deed.moments[0])
        made_up.news = None
        asked = record.game.id, made_up.to_json(), deed, self.effort.code
        return self.minds.wait(ANALYSIS, person, look_closer, *asked)
