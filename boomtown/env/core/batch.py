"""Many tables side by side: every step, reset, opponent, observation and mask is made in here, without leaving."""

from collections.abc import Callable
from typing import Any, Final

from boomtown.engine import dice as dice_
from boomtown.engine.steps import Decision
from boomtown.engine.table import NOTHING, Table
from boomtown.observe.core.sheet import Form, Sheet

NOBODY: Final = -1
NO_REWARDS: Final[list[float]] = []


def acting(table: Table) -> int:
    """The seat that decides next; where several choose at once, one after the other from the lowest; -1: the game is over."""
    if len(table.agenda) == 0:
        return NOBODY
    top = table.agenda[-1]
    assert isinstance(top, Decision)
    if top.seat >= 0:
        return top.seat
    waiting: tuple[int, ...] = top.seats(table)
    return waiting[0]


def changes(before: list[float], after: list[float]) -> list[float]:
    """By how much each number has grown."""
    return [after[i] - before[i] for i in range(len(before))]


class Ended:
    """A game that has ended: what everybody gets, and what the learner saw last."""

    def __init__(self, place: int, seat: int, cut: bool, rewards: list[float], seen: bytes) -> None:
        self.place = place
        self.seat = seat
        self.cut = cut  # it was stopped for its length
        self.rewards = rewards
        self.seen = seen


class Batch:
    """So many tables; at each, one seat waits for an action from outside."""

    def __init__(self, count: int, seats: int, actions: int, forms: list[Form]) -> None:
        self.count = count
        self.seats = seats
        self.actions = actions
        self.size = forms[0].size
        self.rows = bytearray(count * seats * self.size)  # the observation of every seat of every table
        self.masks = bytearray(count * actions)  # of the seat that decides
        self.sheets = [Sheet(forms[at % seats], self.rows, at * self.size) for at in range(count * seats)]
        self.tables: list[Table] = []
        self.legal: list[list[int]] = [NOTHING] * count
        self.deciding = [0] * count
        self.learner = [NOBODY] * count  # the seat that is played from outside; -1: every seat
        self.lengths = [0] * count
        self.longest = 0  # decisions of a game, 0: as many as it takes
        self.dice = 0  # of the opponents
        self.alone = False  # whether only one seat of each table is played from outside, the others at random
        self.new: Callable[[int], Table] | None = None  # a table by its number in the row of games
        self.final: Callable[[Any], list[float]] | None = None  # what each seat gets at the end
        self.potential: Callable[[Any], list[float]] | None = None  # how well each seat stands on the way
        self.stood: list[list[float]] = [NO_REWARDS] * count
        self.gained: list[list[float]] = [
            NO_REWARDS
        ] * count  # by the last step, where a potential is looked at
        self.games = 0
        self.ended: list[Ended] = []

    def begin(self) -> None:
        """Every table begins a new game."""
        self.tables = []
        self.ended = []
        for place in range(self.count):
            self.tables.append(self.next_game(place))
            self.go_on(place)

    def next_game(self, place: int) -> Table:
        """A new game for a table."""
        assert self.new is not None
        table = self.new(self.games)
        table.quiet = True
        if self.alone:
            self.learner[place] = self.games % self.seats
        self.games += 1
        self.lengths[place] = 0
        self.stood[place] = [0.0] * self.seats
        return table

    def fault(self, actions: list[int]) -> int:
        """The first table whose action is not legal; -1 if all are."""
        for place in range(self.count):
            if actions[place] not in self.legal[place]:
                return place
        return -1

    def step(self, actions: list[int]) -> None:
        """Every table takes its action and goes on until the next one is needed; those that end begin anew."""
        self.ended = []
        self.gained = [NO_REWARDS] * self.count
        for place in range(self.count):
            self.tables[place].apply(self.deciding[place], actions[place])
            self.lengths[place] += 1
            self.go_on(place)

    def go_on(self, place: int) -> None:
        """Let opponents play, end games and begin others, until an action from outside is needed; write what is seen."""
        table = self.tables[place]
        seat = self.after_opponents(table, self.learner[place])
        goes_on = True
        while seat == NOBODY or 0 < self.longest <= self.lengths[place]:
            self.end(place, table, seat != NOBODY)
            table = self.next_game(place)
            self.tables[place] = table
            goes_on = False
            seat = self.after_opponents(table, self.learner[place])
        self.deciding[place] = seat
        if self.potential is not None:
            now = self.potential(table)
            if goes_on:
                self.gained[place] = changes(self.stood[place], now)
            self.stood[place] = now
        self.sheets[place * self.seats + seat].refresh(table)
        base = place * self.actions
        for action in self.legal[place]:
            self.masks[base + action] = 0
        legal = table.legal(seat)
        self.legal[place] = legal
        for action in legal:
            self.masks[base + action] = 1

    def after_opponents(self, table: Table, learner: int) -> int:
        """The seat that needs an action from outside; the others have played at random."""
        seat = acting(table)
        while learner != NOBODY and seat != learner and seat != NOBODY:
            options = table.legal(seat)
            self.dice = dice_.after(self.dice)
            table.apply(seat, options[dice_.below(self.dice, len(options))])
            seat = acting(table)
        return seat

    def end(self, place: int, table: Table, cut: bool) -> None:
        """Note how a game has ended."""
        seat = self.deciding[place] if self.learner[place] == NOBODY else self.learner[place]
        sheet = self.sheets[place * self.seats + seat]
        sheet.refresh(table)
        rewards = NO_REWARDS if self.final is None else self.final(table)
        if self.potential is not None:
            rewards = changes(self.stood[place], rewards)
            self.gained[place] = rewards
        self.ended.append(
            Ended(place, seat, cut, rewards, bytes(self.rows[sheet.base : sheet.base + self.size]))
        )
