"""The ways to finish an action: a seat's next decisions up to the point where the table can be judged again."""

import time
from typing import Final

from boomtown.bots.chance import Chance
from boomtown.bots.judge import Judge
from boomtown.engine.dice import MASK, below, mixed
from boomtown.engine.game import Game
from boomtown.engine.picks import Pick
from boomtown.engine.table import Table

WORST: Final = float("-inf")
CURIOSITY: Final = 1.0


def midway(game: Game, table: Table, seat: int) -> bool:
    """Whether a seat is in the midst of an action: its game says so, or it has begun to pick several things."""
    if len(table.agenda) == 0:
        return False
    top = table.agenda[-1]
    if isinstance(top, Pick) and len(table.picks[seat]) > 0:
        return not top.finished(table, seat)
    return game.halfway(table, seat) and len(table.legal(seat)) > 0


class Way:
    """A whole action: the choices that make it up, and how good the table looks to its seat afterwards."""

    __slots__ = ("actions", "worth")

    def __init__(self, actions: list[int], worth: float) -> None:
        self.actions = actions
        self.worth = worth


class Fork:
    """A made-up position on the way to the end of an action."""

    __slots__ = ("actions", "best", "closed", "options", "table", "tried", "untried", "visits")

    def __init__(self, table: Table, actions: list[int], options: list[int]) -> None:
        self.table = table
        self.actions = actions  # that led here from the fork before
        self.options = options
        self.untried = len(options)  # options from the end of the list are tried first
        self.tried: list[Fork] = []
        self.best = WORST
        self.visits = 0
        self.closed = False


class Ways:
    """The ways to finish the action of a seat at a made-up table, tried one after the other, the promising ones more often."""

    def __init__(self, judge: Judge, table: Table, seat: int, seed: int) -> None:
        self.judge = judge
        self.seat = seat
        self.seed = seed
        self.rolls = 0
        self.start = table
        self.others: list[Table] = []  # further guesses, for actions that draw something
        self.found: list[Way] = []
        self.deadline = float("inf")
        self.root = Fork(table, [], self.shuffled(table.options(seat)))

    def look(self, count: int) -> list[Way]:
        """Finish the action so many times, or until every way is known."""
        for _ in range(count):
            if self.root.closed or (self.found and time.monotonic() > self.deadline):
                break
            self.visit(self.root, [])
        return self.found

    def visit(self, fork: Fork, path: list[int]) -> float:
        """Finish the action once more from a fork and note how good that is."""
        fork.visits += 1
        if fork.untried > 0:
            fork.untried -= 1
            after = self.opened(fork.table, fork.options[fork.untried])
            fork.tried.append(after)
        else:
            after = self.promising(fork)
        path.extend(after.actions)
        worth = self.visit(after, path) if after.options else self.judged(after, path)
        after.closed = after.closed or not after.options
        if worth > fork.best:
            fork.best = worth
        if fork.untried == 0:
            fork.closed = True
            for one in fork.tried:
                if not one.closed:
                    fork.closed = False
                    break
        return worth

    def opened(self, table: Table, action: int) -> Fork:
        """The position after an action, with the options of the same seat if it is halfway only."""
        after = table.clone()
        seat = self.seat
        actions = [action]
        after.apply(seat, action)
        while midway(self.judge.game, after, seat):
            options = after.legal(seat)
            if len(options) > 1:
                return Fork(after, actions, self.shuffled(options))
            actions.append(options[0])
            after.carry_on(seat, options[0])
        return Fork(after, actions, [])

    def promising(self, fork: Fork) -> Fork:
        """The open fork that is good or little tried."""
        most = WORST
        found = fork
        bonus = CURIOSITY * self.judge.unit * float(fork.visits) ** 0.5
        for one in fork.tried:
            if not one.closed:
                value = one.best + bonus / (1 + one.visits)
                if value > most:
                    most, found = value, one
        return found

    def judged(self, end: Fork, path: list[int]) -> float:
        """How good the end of an action is, over several guesses if something was drawn."""
        worth = self.judge.worth(end.table, self.seat)
        if self.others and end.table.marks != self.start.marks:
            for other in self.others:
                after = other.clone()
                follow(after, self.seat, path)
                worth += self.judge.worth(after, self.seat)
            worth /= 1 + len(self.others)
        end.best = worth
        self.found.append(Way(path[:], worth))
        return worth

    def shuffled(self, options: list[int]) -> list[int]:
        """The options in an order of the bot's own choosing."""
        order = options[:]
        for i in range(len(order) - 1, 0, -1):
            self.rolls += 1
            j = below(mixed((self.seed + self.rolls * 0x9E3779B97F4A7C15) & MASK), i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def glance(judge: Judge, table: Table, seat: int, seed: int, count: int) -> Table:
    """The table after the best of a few ways to finish an action, which begin differently; the table given is used up."""
    options = table.options(seat)
    most = WORST
    found = table
    for number in range(count):
        at = number % len(options)
        roll = mixed((seed + number * 0x9E3779B97F4A7C15) & MASK)
        other = at + below(roll, len(options) - at)
        options[at], options[other] = options[other], options[at]
        after = table if number == count - 1 else table.clone()
        after.carry_on(seat, options[at])
        while midway(judge.game, after, seat):
            choices = after.legal(seat)
            roll = mixed(roll)
            after.carry_on(seat, choices[below(roll, len(choices))])
        worth = judge.worth(after, seat)
        if worth > most:
            most, found = worth, after
    return found


def follow(table: Table, seat: int, path: list[int]) -> bool:
    """Take the choices of a path, as far as they are possible at this table; says whether all of them were."""
    for action in path:
        if action not in table.legal(seat):
            return False
        table.carry_on(seat, action)
    return True


def ways(chance: Chance, judge: Judge, leaves: int, guesses: int) -> list[Way]:
    """The ways to finish the action that a chance begins, best first."""
    search = Ways(judge, chance.guess(chance.dice(-1)), chance.seat, chance.dice(1))
    search.others = [chance.guess(chance.dice(-1 - number)) for number in range(1, guesses)]
    found = search.look(leaves)
    found.sort(key=lambda way: -way.worth)
    return found
