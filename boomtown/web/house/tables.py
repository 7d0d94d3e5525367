"""The house: tables being played. The database holds the truth, records in memory make it quick."""

import threading
from collections import OrderedDict
from contextlib import AbstractContextManager, nullcontext

from sqlalchemy import func, select
from sqlalchemy.orm import Session, sessionmaker

import boomtown
from boomtown.engine.record import Record
from boomtown.web.house.changes import MOVED_ON, Change, change
from boomtown.web.house.leases import Leases
from boomtown.web.house.live import Hub
from boomtown.web.house.models import Chair, Move, Question, TableRow
from boomtown.web.house.plays import Play
from boomtown.web.people.models import Person
from boomtown.web.people.refused import Refused

KEPT = 200  # records in memory; the others are played again from their moves when somebody comes


class House:
    """All tables, and what people may do at them."""

    def __init__(self, sessions: sessionmaker[Session], hub: Hub, leases: Leases | None = None) -> None:
        self.sessions = sessions
        self.hub = hub
        self.leases = leases or Leases()
        shared = sessions.kw["bind"].dialect.name != "sqlite"
        self.pen: AbstractContextManager[object] = (
            nullcontext() if shared else threading.Lock()
        )  # SQLite has one
        self._plays: OrderedDict[str, Play] = OrderedDict()
        self._lock = threading.Lock()

    # --- finding ---------------------------------------------------------------------------------------------

    def row(self, db: Session, table_id: str) -> TableRow:
        """A table's header."""
        found = db.get(TableRow, table_id)
        if found is None:
            raise Refused("There is no such table.", 404)
        return found

    def chairs(self, db: Session, table_id: str) -> list[Chair]:
        """The seats of a table in order."""
        return list(db.scalars(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat)))

    def seats_of(self, db: Session, table_id: str, person: Person | None) -> list[int]:
        """The seats in which a person sits."""
        if person is None:
            return []
        return [chair.seat for chair in self.chairs(db, table_id) if chair.person_id == person.id]

    def play(self, db: Session, row: TableRow) -> Play:
        """The table in memory, brought up to the last row on disk; before the game one that was laid out for show."""
        if row.state == "lobby":
            return Play(Record(boomtown.game(row.game), row.seats, 0, checked_options(row)))
        play = self.loaded(db, row)
        with self._lock:
            play = self._plays.setdefault(row.id, play)
            self._plays.move_to_end(row.id)
            while len(self._plays) > KEPT:
                self._plays.popitem(last=False)
        return play

    def loaded(self, db: Session, row: TableRow) -> Play:
        """The table in memory, or one made from what is on disk, as it stands there now."""
        with self._lock:
            play = self._plays.get(row.id)
        if play is None:
            play = dealt(row)
        newer = list(
            db.scalars(select(Move).where(Move.table_id == row.id, Move.seq > play.seq).order_by(Move.seq))
        )
        if newer:
            ahead = play.ahead()
            for move in newer:
                if move.seq > ahead.seq:
                    ahead.follow(move)
            play.become(ahead)
        return play

    def publish(self, table_id: str, ahead: Play) -> None:
        """Take into memory what is on disk now."""
        with self._lock:
            play = self._plays.setdefault(table_id, ahead)
        play.become(ahead)

    # --- doing -----------------------------------------------------------------------------------------------

    def change(self, table_id: str) -> AbstractContextManager[Change]:
        """A change of a table as one transaction on its locked row; whoever watches is told when it is on disk."""
        return change(self, table_id, self.hub.tell)

    def announce(self, db: Session, *table_ids: str) -> None:
        """Commit what happened around tables, and tell whoever watches them."""
        for table_id in table_ids:
            self.hub.tell(db, table_id)
        db.commit()
        for table_id in table_ids:
            self.hub.ring(table_id)

    def move(
        self, table_id: str, person_id: int | None, seat: int, words: str, seq: int, key: str | None
    ) -> int:
        """Take an action for a seat; returns the seq that its seat knows then. Its row is on disk by then.

        `seq` is the last row the seat has seen: an action meant for another position is refused. The same key twice is
        one move. `person_id` None is a bot's move, made by the house itself.
        """
        with self.change(table_id) as c:
            self._must_sit(c, person_id, seat)
            done = self._done_already(c, key, seat)
            if done is not None:
                return done
            self._must_be_playing(c)
            table = c.play.record.table
            action = c.play.record.game.actions.parse(words)
            if seq != c.play.shown_seq(seat):
                raise Refused(MOVED_ON, 409)
            if not table.accepts(seat, action):
                refusal = table.refusal(seat, action)
                raise Refused(str(refusal), 422, refusal.rules, refusal.facts)
            c.write(Move(kind="move", seat=seat, action=words, key=key))
            return c.play.shown_seq(seat)

    def answer(self, table_id: str, seat: int, seq: int) -> None:
        """Answer for a person who is asked and has no choice, unless something has changed since `seq`."""
        with self.change(table_id) as c:
            playing = c.row.state == "playing"
            if not playing or seq != c.play.shown_seq(seat) or not self.spares(c.db, table_id, seat):
                raise Refused(MOVED_ON, 409)
            for action in c.play.record.table.sole(seat):
                words = c.play.record.game.actions.spell(action)
                c.write(Move(kind="move", seat=seat, action=words, key=None))

    def spares(self, db: Session, table_id: str, seat: int) -> bool:
        """Whether a person sits in a seat who wants no questions that leave no choice."""
        chair = db.get(Chair, (table_id, seat))
        person = (
            db.get(Person, chair.person_id) if chair is not None and chair.person_id is not None else None
        )
        return person is not None and not person.ask_always

    def undo(
        self, table_id: str, person_id: int, seat: int, seq: int, key: str | None, whole: bool = False
    ) -> int:
        """Take back the seat's last action, if that is still free; the `whole` turn: all that it may take back."""
        with self.change(table_id) as c:
            self._must_sit(c, person_id, seat)
            done = self._done_already(c, key, seat)
            if done is not None:
                return done
            self._must_be_playing(c)
            if seq != c.play.shown_seq(seat):
                raise Refused(MOVED_ON, 409)
            if not c.play.record.may_undo(seat):
                raise Refused("That can't be taken back freely any more. Ask the others.", 422)
            row = Move(kind="undo", seat=seat, action="")
            c.write(row)
            while whole and c.play.record.may_undo(seat):
                row = Move(kind="undo", seat=seat, action="")
                c.write(row)
            row.key = key
            return c.play.shown_seq(seat)

    def _done_already(self, c: Change, key: str | None, seat: int) -> int | None:
        """What was answered to a request that comes again."""
        if key is None:
            return None
        found = c.db.scalar(select(Move).where(Move.table_id == c.row.id, Move.key == key))
        if found is not None and found.seat != seat:
            raise Refused("This request was used for another seat.", 409)
        return c.play.answers[found.seq - 1] if found is not None else None

    def _must_be_playing(self, c: Change) -> None:
        if c.row.state != "playing":
            raise Refused("Nobody can act here: the game has not begun or is over.", 409)

    def _must_sit(self, c: Change, person_id: int | None, seat: int) -> None:
        """Refuse whoever doesn't sit there, before they learn anything of the table."""
        chair = c.db.get(Chair, (c.row.id, seat))
        if chair is None or (chair.person_id != person_id if person_id is not None else chair.bot is None):
            raise Refused("That is not your seat.", 403)

    # --- what waits for bots ---------------------------------------------------------------------------------

    def to_serve(self, db: Session) -> list[str]:
        """Tables where a bot must decide, or somebody who has no choice."""
        bots: dict[str, set[int]] = {}
        for table_id, seat in db.execute(
            select(Chair.table_id, Chair.seat)
            .join(TableRow, TableRow.id == Chair.table_id)
            .where(TableRow.state == "playing", Chair.bot.is_not(None))
        ):
            bots.setdefault(table_id, set()).add(seat)
        rows = db.execute(
            select(TableRow.id, TableRow.waiting, TableRow.sole).where(TableRow.state == "playing")
        )
        return [id for id, waiting, sole in rows if sole or bots.get(id, set()) & set(waiting)]

    def counts(self, db: Session) -> dict[str, int]:
        """How many tables there are, by state."""
        states = db.execute(select(TableRow.state, func.count()).group_by(TableRow.state))
        return {str(state): int(count) for state, count in states}

    def open_question(self, db: Session, table_id: str) -> Question | None:
        """The question the table is voting on, if any."""
        return db.scalar(select(Question).where(Question.table_id == table_id, Question.state == "open"))


def dealt(row: TableRow) -> Play:
    """A table as it was dealt: with fair dice, or (before there were any) from a seed."""
    game, secret = boomtown.game(row.game), bytes.fromhex(row.secret or "")
    play = Play(Record(game, row.seats, int(row.seed or 0), checked_options(row), secret=secret))
    if play.record.content != row.content:
        raise Refused(
            f"This table was played with other content ({row.content}); this house has {play.record.content}.",
            409,
        )
    return play


def checked_options(row: TableRow) -> dict[str, str]:
    """The options of a table, if it is played by the rules of this house."""
    game = boomtown.game(row.game)
    if row.rules != game.version:
        raise Refused(
            f"This table was played under rules version {row.rules}; this house plays version {game.version}.",
            409,
        )
    return {str(k): str(v) for k, v in row.options.items()}
