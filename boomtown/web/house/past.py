"""Looking back: the table at any moment of its record, kept at hand so that nobody waits for a replay."""

import threading
from bisect import bisect_left
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple

from boomtown.engine.game import Game
from boomtown.engine.log import entries
from boomtown.engine.record import Record
from boomtown.engine.registry import GAMES
from boomtown.engine.table import Table
from boomtown.web.people.refused import Refused
from boomtown.web.words.table import NO_MOMENT

STEP = 16  # actions from one kept copy of the table to the next
KEPT = 24  # tables whose past is kept


@dataclass
class Past:
    """Copies of a table on its way, and how many moves it counted after each action."""

    record: Record
    made_by: list[tuple[int, int, int]] = field(default_factory=list)  # what made each position
    copies: list[Table] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    course: tuple[list[list[int]], list[list[int]]] | None = None

    def follow(self, record: Record) -> None:
        """Catch up with a record that has grown, or was taken back."""
        history = record.history()
        if self.made_by == history:
            return
        same = 0  # positions that are as they were
        for mine, theirs in zip(self.made_by, history, strict=False):
            if mine != theirs:
                break
            same += 1
        if same == 0:
            self.copies, self.moves, same = [record.dealt()], [0], 1
        start = min((same - 1) // STEP, len(self.copies) - 1)
        del self.copies[start + 1 :]
        del self.moves[start * STEP + 1 :]
        table = self.copies[start].clone()
        for number in range(start * STEP, len(record.actions)):
            record.go_on(table, number, number + 1)
            self.moves.append(table.moves)
            if (number + 1) % STEP == 0:
                self.copies.append(table.clone())
        self.record, self.made_by, self.course = record, history, None

    def table(self, moment: int) -> Table:
        """The table at a moment: all picks of one decision lie between two moments."""
        if not 0 <= moment <= self.moves[-1]:
            raise Refused(NO_MOMENT.format(all=self.moves[-1], at=moment), 404)
        count = self.count(moment)
        table = self.copies[count // STEP].clone()
        self.record.go_on(table, count // STEP * STEP, count)
        return table

    def count(self, moment: int) -> int:
        """With how many actions a moment was reached."""
        return bisect_left(self.moves, moment)

    def courses(self) -> tuple[list[list[int]], list[list[int]]]:
        """Each seat's points and (where the game has it) money at every moment; only for games that are over."""
        if self.course is None:
            table = self.copies[0].clone()
            points, money = [table.scores()], [money_of(table)]
            for number in range(len(self.record.actions)):
                before = table.moves
                self.record.go_on(table, number, number + 1)
                if table.moves != before:
                    points.append(table.scores())
                    money.append(money_of(table))
            self.course = (turned(points), turned(money))
        return self.course


def money_of(table: Table) -> list[int]:
    """Each seat's money, where the game has some."""
    money = [GAMES[table.game_id].money(table, seat) for seat in range(table.seats)]
    return [one for one in money if one is not None]


def turned(rows: list[list[int]]) -> list[list[int]]:
    """Columns for rows."""
    return [list(column) for column in zip(*rows, strict=True)]


class Pasts:
    """The pasts of the tables somebody looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Past] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, table_id: str, record: Record) -> Past:
        """The past of a record; call with the table's lock held."""
        with self._lock:
            past = self._kept.setdefault(table_id, Past(record))
            if (past.record.secret, past.record.seed) != (record.secret, record.seed):
                past = self._kept[table_id] = Past(record)  # what a lobby showed was never dealt
            self._kept.move_to_end(table_id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        past.follow(record)
        return past


class LogLine(NamedTuple):
    """A line of the log, with the moment it belongs to; some lines begin a chapter."""

    number: int
    at: int
    seat: int
    text: str
    rules: tuple[str, ...]
    chapter: bool


def log_lines(
    table: Table, seat: int | None, game: Game, all_open: bool = False, last: int | None = None
) -> list[LogLine]:
    """The log, or its last lines, as a seat may read it; with all open everything is told."""
    found: list[LogLine] = []
    newest = table.news.number + 1 if table.news is not None else 0
    since = 0 if last is None else max(0, newest - last)
    for line, entry in zip(table.log(seat, since), entries(table.news, since), strict=True):
        text = str(line["text"])
        if all_open and entry.secret:
            text, _ = game.told(table, entry, entry.secret)
        chapter = entry.kind in game.chapters
        found.append(LogLine(entry.number, entry.move, entry.seat, text, tuple(line["rules"]), chapter))
    return found


def sections(lines: list[LogLine], most: int = 60) -> list[tuple[LogLine, ...]]:
    """The log cut where chapters begin, so that only its last part changes."""
    found: list[list[LogLine]] = [[]]
    for line in lines:
        if found[-1] and (line.chapter or len(found[-1]) >= most):
            found.append([])
        found[-1].append(line)
    return [tuple(part) for part in found if part]
