"""Looking back: the table at any moment of its record, kept at hand so that nobody waits for a replay."""

import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple

from boomtown.engine.game import Game
from boomtown.engine.log import entries
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.web.people import Refused
from boomtown.web.words_table import NO_MOMENT

STEP = 16  # actions from one kept copy of the table to the next
KEPT = 24  # tables whose past is kept


@dataclass
class Past:
    """Copies of a table on its way, and how many moves it counted after each action."""

    actions: list[tuple[int, int]] = field(default_factory=list)
    copies: list[Table] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    course: tuple[list[list[int]], list[list[int]]] | None = None

    def follow(self, record: Record) -> None:
        """Catch up with a record that has grown, or was taken back."""
        if self.actions == record.actions and self.copies:
            return
        same = 0
        for mine, theirs in zip(self.actions, record.actions, strict=False):
            if mine != theirs:
                break
            same += 1
        start = same // STEP
        if not self.copies:
            self.copies = [record.game.new(record.seats, record.seed, record.options)]
            self.moves = [0]
        start = min(start, len(self.copies) - 1)
        del self.copies[start + 1 :]
        del self.moves[start * STEP + 1 :]
        table = self.copies[start].clone()
        for number in range(start * STEP, len(record.actions)):
            table.apply(*record.actions[number])
            self.moves.append(table.moves)
            if (number + 1) % STEP == 0:
                self.copies.append(table.clone())
        self.actions = record.actions[:]
        self.course = None

    def table(self, count: int) -> Table:
        """The table after so many actions."""
        if not 0 <= count <= len(self.actions):
            raise Refused(NO_MOMENT.format(all=len(self.actions), at=count), 404)
        table = self.copies[count // STEP].clone()
        for seat, action in self.actions[count // STEP * STEP : count]:
            table.apply(seat, action)
        return table

    def moment(self, move: int) -> int:
        """After how many actions the table counted so many moves."""
        if self.moves[-1] == len(self.actions):
            return min(move, len(self.actions))
        return next((count for count, moves in enumerate(self.moves) if moves >= move), len(self.actions))

    def courses(self) -> tuple[list[list[int]], list[list[int]]]:
        """Each seat's points and (where the game has it) money after every action; only for games that are over."""
        if self.course is None:
            table = self.copies[0].clone()
            points, money = [table.scores()], [money_of(table)]
            for seat, action in self.actions:
                table.apply(seat, action)
                points.append(table.scores())
                money.append(money_of(table))
            self.course = (turned(points), turned(money))
        return self.course


def money_of(table: Table) -> list[int]:
    """Each seat's money, if the game lays it open as a list."""
    money = table.view(None).get("money")
    return list(money) if isinstance(money, list) and len(money) == table.seats else []


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
            past = self._kept.setdefault(table_id, Past())
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
    past: Past, table: Table, seat: int | None, game: Game, all_open: bool = False
) -> list[LogLine]:
    """The log as a seat may read it; with all open everything is told."""
    found: list[LogLine] = []
    for line, entry in zip(table.log(seat), entries(table.news), strict=True):
        text = str(line["text"])
        if all_open and entry.secret:
            text, _ = game.sentence(table, entry.kind, entry.seat, entry.args, entry.secret)
        at = past.moment(entry.move)
        found.append(
            LogLine(entry.number, at, entry.seat, text, tuple(line["rules"]), entry.kind in game.chapters)
        )
    return found


def sections(lines: list[LogLine], most: int = 60) -> list[tuple[LogLine, ...]]:
    """The log cut where chapters begin, so that only its last part changes."""
    found: list[list[LogLine]] = [[]]
    for line in lines:
        if found[-1] and (line.chapter or len(found[-1]) >= most):
            found.append([])
        found[-1].append(line)
    return [tuple(part) for part in found if part]
