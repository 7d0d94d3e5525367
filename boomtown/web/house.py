"""The house: tables being played. The database holds the truth, records in memory make it quick."""

import secrets
import threading
from bisect import bisect_right
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, sessionmaker

import boomtown
from boomtown.engine.errors import IllegalAction
from boomtown.engine.record import Record
from boomtown.engine.steps import Together
from boomtown.engine.table import Table
from boomtown.web.live import Hub
from boomtown.web.models import Chair, Move, Person, Question, TableRow, now
from boomtown.web.people import Refused
from boomtown.web.wishes import checked_bot, checked_game, clean_title, one_of, seated

KEPT = 200  # records in memory; the others are played again from their moves when somebody comes
PACES = ("live", "turns")
DOORS = ("open", "invited")


@dataclass
class Play:
    """A table in memory: its record, how many moves it has seen, and when the present decision began."""

    record: Record
    seq: int = 0  # of the last row that is in the record
    began: int = 0  # the seq with which the present decision came on the table
    seqs: list[int] = field(default_factory=list)  # the row that each action of the record came from
    lock: threading.RLock = field(default_factory=threading.RLock)

    def shown_seq(self, seat: int | None) -> int:
        """The seq that a seat may know: how many picks others have made at the same time is nobody's business."""
        if not self.together:
            return self.seq
        own = 0 if seat is None else len(self.record.table.picks[seat])
        return self.began + own

    def shown_actions(self) -> int:
        """How many actions everybody may know of."""
        return bisect_right(self.seqs, self.began) if self.together else len(self.record.actions)

    @property
    def together(self) -> bool:
        """Whether several seats are deciding at the same time."""
        agenda = self.record.table.agenda
        return len(agenda) > 0 and isinstance(agenda[-1], Together)


class House:
    """All tables, and what people may do at them."""

    def __init__(self, sessions: sessionmaker[Session], hub: Hub) -> None:
        self.sessions = sessions
        self.hub = hub
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
        """The table in memory, brought up to the last row on disk."""
        with self._lock:
            play = self._plays.get(row.id)
            if play is None:
                play = Play(Record(boomtown.game(row.game), row.seats, int(row.seed), self._options(row)))
                self._plays[row.id] = play
            self._plays.move_to_end(row.id)
            while len(self._plays) > KEPT:
                self._plays.popitem(last=False)
        with play.lock:
            self._catch_up(db, row.id, play)
        return play

    def _options(self, row: TableRow) -> dict[str, str]:
        game = boomtown.game(row.game)
        if row.rules != game.version:
            raise Refused(
                f"This table was played under rules version {row.rules}; this house plays version {game.version}.",
                409,
            )
        return {str(k): str(v) for k, v in row.options.items()}

    def _catch_up(self, db: Session, table_id: str, play: Play) -> None:
        rows = db.scalars(
            select(Move).where(Move.table_id == table_id, Move.seq > play.seq).order_by(Move.seq)
        )
        for move in rows:
            self._follow(play, move)

    def _follow(self, play: Play, move: Move) -> None:
        """Do in memory what a row says."""
        record = play.record
        top = record.table.agenda[-1] if record.table.agenda else None
        if move.kind == "move":
            record.apply(move.seat, record.game.actions.parse(move.action))
            play.seqs.append(move.seq)
        elif move.kind == "undo":
            record.undo(move.seat)
        else:
            record.undo_agreed(int(move.action))
        del play.seqs[len(record.actions) :]
        play.seq = move.seq
        after = record.table.agenda[-1] if record.table.agenda else None
        if after is not top or not isinstance(after, Together):
            play.began = move.seq

    # --- making tables ---------------------------------------------------------------------------------------

    def new_table(self, db: Session, owner: Person, wish: dict[str, Any]) -> TableRow:
        """A table as somebody wishes it; its maker sits in the first seat that is his."""
        game = checked_game(str(wish.get("game", "")))
        seats = game.checked_seats(int(wish.get("seats", game.players[0])))
        options = game.settings({k: v for k, v in dict(wish.get("options") or {}).items() if k != "content"})
        seed = secrets.randbits(53)
        table = game.new(seats, seed, options)
        row = TableRow(
            id=secrets.token_hex(5),
            name=clean_title(str(wish.get("name", "")), game),
            game=game.id,
            rules=game.version,
            content=game.content_key(table),
            seed=str(seed),
            seats=seats,
            options=options,
            pace=one_of(wish, "pace", PACES),
            door=one_of(wish, "door", DOORS),
            invite=secrets.token_urlsafe(12),
            open_hands=bool(wish.get("open_hands", False)),
            hints=bool(wish.get("hints", True)),
            bot_pause=min(max(int(wish.get("bot_pause", 800)), 0), 10_000),
            clock=min(max(int(wish["clock"]), 1), 24 * 30) if wish.get("clock") else None,
            owner_id=owner.id,
        )
        db.add(row)
        db.flush()
        chairs: list[Any] = list(wish.get("chairs") or ["me"])
        for seat in range(seats):
            who = str(chairs[seat]) if seat < len(chairs) else "open"
            db.add(Chair(table_id=row.id, seat=seat, **seated(who, owner)))
        db.flush()
        self._start_if_full(db, row)
        return row

    def take_in(self, db: Session, person: Person, record: Record) -> TableRow:
        """Put a record into the house as a table that is over, to look at it again."""
        row = TableRow(
            id=secrets.token_hex(5),
            name=f"{record.game.title} (from a file)",
            game=record.game.id,
            rules=record.game.version,
            content=record.content,
            seed=str(record.seed),
            seats=record.seats,
            options=record.options,
            pace="turns",
            door="invited",
            invite=secrets.token_urlsafe(12),
            state="over",
            owner_id=person.id,
            result=outcome(record.table),
        )
        db.add(row)
        db.flush()
        for seat in range(record.seats):
            label = record.names[seat][:40] if seat < len(record.names) else None
            db.add(Chair(table_id=row.id, seat=seat, label=label))
        for seq, (seat, action) in enumerate(record.actions, 1):
            words = record.game.actions.spell(action)
            db.add(Move(table_id=row.id, seq=seq, kind="move", seat=seat, action=words))
        db.flush()
        return row

    def join(self, db: Session, row: TableRow, person: Person, invite: str, seat: int | None = None) -> int:
        """Sit down in a free seat of a table that has not begun."""
        self._may_enter(row, person, invite)
        if row.state != "lobby":
            raise Refused("This game has begun; you can watch it.", 409)
        chairs = self.chairs(db, row.id)
        for chair in chairs:
            if chair.person_id == person.id and seat is None:
                return chair.seat
        for chair in chairs:
            if chair.person_id is None and chair.bot is None and seat in (None, chair.seat):
                chair.person_id = person.id
                db.flush()
                self._start_if_full(db, row)
                return chair.seat
        raise Refused("No seat is free at this table.", 409)

    def _may_enter(self, row: TableRow, person: Person | None, invite: str) -> None:
        if row.door == "invited" and not secrets.compare_digest(invite.encode(), row.invite.encode()):
            if person is not None and person.id == row.owner_id:
                return
            raise Refused("This table is by invitation; ask its maker for the link.", 403)

    def leave(self, db: Session, row: TableRow, person: Person) -> None:
        """Get up from a table that has not begun."""
        if row.state != "lobby":
            raise Refused("The game has begun. Ask the table for a bot to take your seat.", 409)
        for chair in self.chairs(db, row.id):
            if chair.person_id == person.id:
                chair.person_id = None
        row.changed = now()

    def seat_bot(self, db: Session, row: TableRow, person: Person, seat: int, bot: str) -> None:
        """The maker of a table puts a bot in a free seat."""
        if row.owner_id != person.id or row.state != "lobby":
            raise Refused("Only the maker of a table seats bots, before the game begins.", 403)
        chair = db.get(Chair, (row.id, seat))
        if chair is None or chair.person_id is not None:
            raise Refused("That seat is not free.", 409)
        chair.bot = checked_bot(bot)
        db.flush()
        self._start_if_full(db, row)

    def _start_if_full(self, db: Session, row: TableRow) -> None:
        chairs = self.chairs(db, row.id)
        if all(chair.person_id is not None or chair.bot is not None for chair in chairs):
            row.state = "playing"
            row.since = now()
            self._note(row, self.play(db, row))
        row.changed = now()

    # --- doing -----------------------------------------------------------------------------------------------

    def move(
        self, table_id: str, person_id: int | None, seat: int, words: str, seq: int, key: str | None
    ) -> int:
        """Take an action for a seat; returns the seq of its row, which is on disk by then.

        `seq` is the last row the seat has seen: an action meant for another position is refused. The same key twice is
        one move. `person_id` None is a bot's move, made by the house itself.
        """
        with self.sessions() as db:
            row = self.row(db, table_id)
            play = self.play(db, row)
            with play.lock:
                self._catch_up(db, table_id, play)
                done = self._done_already(db, table_id, key, seat)
                if done is not None:
                    return done
                self._may_act(db, row, person_id, seat)
                table = play.record.table
                action = play.record.game.actions.parse(words)
                if seq > play.seq or seq < play.began:
                    raise Refused("The table has moved on since; look again.", 409)
                if action not in table.options(seat):
                    refusal = table.refusal(seat, action)
                    raise Refused(str(refusal), 422, refusal.rules)
                return self._write(db, row, play, Move(kind="move", seat=seat, action=words, key=key))

    def undo(self, table_id: str, person_id: int, seat: int, seq: int, key: str | None) -> int:
        """Take back the seat's last action, if that is still free."""
        with self.sessions() as db:
            row = self.row(db, table_id)
            play = self.play(db, row)
            with play.lock:
                self._catch_up(db, table_id, play)
                done = self._done_already(db, table_id, key, seat)
                if done is not None:
                    return done
                self._may_act(db, row, person_id, seat)
                if seq != play.seq and not play.record.may_undo(seat):
                    raise Refused("The table has moved on since; look again.", 409)
                if not play.record.may_undo(seat):
                    raise Refused("That can't be taken back freely any more. Ask the others.", 422)
                return self._write(db, row, play, Move(kind="undo", seat=seat, action="", key=key))

    def restart(self, table_id: str, person_id: int, seat: int, seq: int) -> int:
        """Take back all that the seat may take back."""
        last = seq
        while True:
            with self.sessions() as db:
                play = self.play(db, self.row(db, table_id))
                if not play.record.may_undo(seat):
                    return last
            last = self.undo(table_id, person_id, seat, play.seq, None)

    def go_back(self, db: Session, row: TableRow, seat: int, count: int) -> int:
        """Go back to the first `count` actions: everybody agreed."""
        play = self.play(db, row)
        with play.lock:
            self._catch_up(db, row.id, play)
            return self._write(db, row, play, Move(kind="back", seat=seat, action=str(count), key=None))

    def _done_already(self, db: Session, table_id: str, key: str | None, seat: int) -> int | None:
        if key is None:
            return None
        found = db.scalar(select(Move).where(Move.table_id == table_id, Move.key == key))
        if found is not None and found.seat != seat:
            raise Refused("This request was used for another seat.", 409)
        return found.seq if found is not None else None

    def _may_act(self, db: Session, row: TableRow, person_id: int | None, seat: int) -> None:
        if row.state != "playing":
            raise Refused("Nobody can act here: the game has not begun or is over.", 409)
        chair = db.get(Chair, (row.id, seat))
        if chair is None or (chair.person_id != person_id if person_id is not None else chair.bot is None):
            raise Refused("That is not your seat.", 403)

    def _write(self, db: Session, row: TableRow, play: Play, move: Move) -> int:
        """Put a row on disk, then follow it in memory and tell everybody."""
        move.table_id = row.id
        move.seq = play.seq + 1
        db.add(move)
        try:
            db.flush()
        except IntegrityError:
            db.rollback()
            raise Refused("Somebody was quicker; look again.", 409) from None
        try:
            self._follow(play, move)
            self._note(row, play)
            db.commit()
        except Exception as error:
            self._forget(row.id)
            db.rollback()
            if isinstance(error, IllegalAction):
                raise Refused(str(error), 422, error.rules) from None
            if isinstance(error, IntegrityError):
                raise Refused("Somebody was quicker; look again.", 409) from None
            raise
        self.hub.ring(row.id)
        return play.shown_seq(move.seat)

    def _forget(self, table_id: str) -> None:
        with self._lock:
            self._plays.pop(table_id, None)

    def _note(self, row: TableRow, play: Play) -> None:
        """Write into the header how the table stands."""
        table = play.record.table
        if list(table.waiting) != row.waiting or (row.pace == "live" and not play.together):
            row.since = now()
        row.waiting = list(table.waiting)
        row.changed = now()
        if table.over and row.state != "over":
            row.state = "over"
            row.result = outcome(table)
        elif not table.over and row.state == "over":
            row.state, row.result = "playing", None

    # --- what waits for bots ---------------------------------------------------------------------------------

    def bots_to_move(self, db: Session) -> list[tuple[str, int, str, int]]:
        """Tables where a bot must decide: (table, seat, bot, pause in milliseconds)."""
        found: list[tuple[str, int, str, int]] = []
        for row in db.scalars(select(TableRow).where(TableRow.state == "playing")):
            for chair in self.chairs(db, row.id):
                if chair.bot is not None and chair.seat in row.waiting:
                    found.append((row.id, chair.seat, chair.bot, row.bot_pause))
        return found

    def counts(self, db: Session) -> dict[str, int]:
        """How many tables there are, by state."""
        states = db.execute(select(TableRow.state, func.count()).group_by(TableRow.state))
        return {str(state): int(count) for state, count in states}

    def open_question(self, db: Session, table_id: str) -> Question | None:
        """The question the table is voting on, if any."""
        return db.scalar(select(Question).where(Question.table_id == table_id, Question.state == "open"))


def outcome(table: Table) -> dict[str, Any]:
    """What is kept of a finished game: points, places, and the verdict where one plays alone."""
    result: dict[str, Any] = {"scores": table.scores(), "ranking": table.ranking()}
    verdict = boomtown.game(table.game_id).verdict(table)
    if verdict is not None:
        result["won"], result["verdict"] = verdict.won, verdict.words
    return result
