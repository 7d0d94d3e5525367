"""A table in memory: its record, and what each seat may know of how far it has come."""

import threading
from bisect import bisect_left
from dataclasses import dataclass, field

from boomtown.engine.record import Record
from boomtown.web.house.models import Move


@dataclass
class Play:
    """A record with the numbers by which people name its positions.

    Picks that others make in secret count for nobody but themselves: `shown_seq` is another number for every seat, and
    a moment is a position that all may know (the picks of one decision lie between two moments).
    """

    record: Record
    seq: int = 0  # of the last row that is in the record; never shown
    public: int = 0  # rows that everybody knows of
    own: dict[int, int] = field(default_factory=dict)  # rows that only a seat knows of, by seat
    moves: list[int] = field(default_factory=list)  # the moment after each action of the record
    answers: list[int] = field(default_factory=list)  # what its seat was told of each row
    lock: threading.RLock = field(default_factory=threading.RLock)

    def ahead(self) -> "Play":
        """A copy that may go on; what comes of it is this table's only when it is on disk (`become`)."""
        with self.lock:
            own, moves, answers = dict(self.own), self.moves[:], self.answers[:]
            return Play(self.record.copy(), self.seq, self.public, own, moves, answers)

    def become(self, ahead: "Play") -> None:
        """Stand where a copy stands that has gone on, if nobody went further meanwhile."""
        with self.lock:
            if ahead.seq > self.seq:
                self.record, self.seq, self.public = ahead.record, ahead.seq, ahead.public
                self.own, self.moves, self.answers = ahead.own, ahead.moves, ahead.answers

    def shown_seq(self, seat: int | None) -> int:
        """How many rows a seat (None: a spectator) may know of."""
        return self.public + (0 if seat is None else self.own.get(seat, 0))

    @property
    def moment(self) -> int:
        """The moment that everybody may know of: where the record stands, without the picks of an open decision."""
        return self.record.table.moves

    def count(self, moment: int) -> int:
        """With how many actions a moment was reached."""
        return bisect_left([0, *self.moves], moment)

    def moment_at(self, count: int) -> int:
        """The moment at which the table stood after so many actions."""
        return self.moves[count - 1] if count > 0 else 0

    def follow(self, move: Move) -> bool:
        """Do in memory what a row says; tells whether everybody may know of it."""
        record = self.record
        before = record.table.moves
        if move.kind == "move":
            record.apply(move.seat, record.game.actions.parse(move.action))
            self.moves.append(record.table.moves)
        elif move.kind == "undo":
            old = record.actions
            record.undo(move.seat)
            same = [mine == theirs for mine, theirs in zip(old, record.actions, strict=False)]
            del self.moves[same.index(False) if False in same else len(same)]
        elif move.kind == "anew":
            record.redraw(int(move.action))
        else:
            record.undo_agreed(int(move.action))
            del self.moves[len(record.actions) :]
        self.seq = move.seq
        open_to_all = move.kind in ("back", "anew") or record.table.moves != before
        if open_to_all:
            self.public += 1
        else:
            self.own[move.seat] = self.own.get(move.seat, 0) + 1
        self.answers.append(self.shown_seq(move.seat))
        return open_to_all
