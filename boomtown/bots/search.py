"""Information-set Monte-Carlo tree search: whole actions are the branches, every descent goes through another guess."""

import math
import time
from typing import Final

from boomtown.bots.chance import Chance
from boomtown.bots.judge import Judge
from boomtown.bots.ways import Way, Ways, follow, glance
from boomtown.engine.dice import MASK, mixed
from boomtown.engine.table import Table

FEWEST: Final = 2
CAUTION: Final = 0.1  # how much worse than the rest something untried is taken to be
OPEN: Final = 0.25  # the share of attention that is spread evenly
APART: Final = 12  # bits: so many numbers are kept for the luck of one descent
FOREVER: Final = float("inf")


class Budget:
    """How much a search may do: at most so many descents (0: any number) and at most so many seconds (0: any time)."""

    def __init__(self, descents: int = 0, seconds: float = 0.0) -> None:
        self.descents = descents
        self.seconds = seconds

    def deadline(self, part: float = 1.0) -> float:
        """The moment at which the thinking that begins now must end, if it may use a part of the time."""
        return time.monotonic() + self.seconds * part if self.seconds > 0.0 else FOREVER


class Shape:
    """The measures of a search."""

    def __init__(
        self,
        first: int = 96,
        inner: int = 16,
        own: int = 12,
        quick: int = 3,
        width: int = 8,
        narrow: int = 4,
        ahead: int = 1,
        longest: int = 9,
        curiosity: float = 0.7,
        guesses: int = 3,
        trust: float = 12.0,
        alike: bool = False,
    ) -> None:
        self.first = first  # ways looked at from where the bot stands
        self.inner = inner  # ways looked at from each later place in the tree
        self.own = own  # ways looked at when the bot's own seat goes on in a playout
        self.quick = quick  # and when the others do
        self.width = width  # actions kept at the root
        self.narrow = narrow  # and further down
        self.ahead = ahead  # further turns of the bot's own seat before a playout is cut
        self.longest = longest  # actions of anybody before a playout is cut
        self.curiosity = curiosity
        self.guesses = guesses
        self.trust = trust  # the descents that the first look at an action counts for
        self.alike = alike  # whether all actions of the root meet the same luck


class Branch:
    """A whole action in the tree: how often it was tried and what became of it, seat by seat."""

    __slots__ = ("actions", "hope", "rank", "spot", "sums", "visits", "worth")

    def __init__(self, actions: list[int], worth: float, hope: float, seats: int) -> None:
        self.actions = actions
        self.worth = worth  # how good the table looks to its seat when the action is done
        self.rank = 0  # how long it stayed in the running
        self.hope = hope  # the share of attention that it begins with
        self.visits = 0
        self.sums = [0.0] * seats
        self.spot: Spot | None = None


class Spot:
    """A place in the tree: everything that looks alike after the same actions, whatever the guess."""

    __slots__ = ("branches", "seat", "sum", "visits")

    def __init__(self) -> None:
        self.seat = -1
        self.branches: list[Branch] = []
        self.visits = 0
        self.sum = 0.0  # what became of it for the seat that decides here


class Run:
    """How far a descent has come."""

    __slots__ = ("depth", "over", "turns")

    def __init__(self) -> None:
        self.depth = 0  # actions of anybody, but for what all decide at the same time
        self.turns = 0  # of the bot's seat that have ended
        self.over = False

    def begin(self, table: Table) -> None:
        """Somebody acts at a table."""
        if len(table.waiting) == 1:
            self.depth += 1


class Tree:
    """A search from one decision."""

    def __init__(self, chance: Chance, judge: Judge, shape: Shape, deadline: float = FOREVER) -> None:
        self.chance = chance
        self.judge = judge
        self.shape = shape
        self.seats = int(chance.view["seats"])
        self.low = [float("inf")] * self.seats
        self.high = [float("-inf")] * self.seats
        self.tables: list[Table] = []
        self.rolls = 0
        self.root = Spot()
        self.root.seat = chance.seat
        look = Ways(judge, self.table(0), chance.seat, chance.dice(1))
        look.others = [self.table(number) for number in range(1, shape.guesses)]
        look.deadline = deadline
        self.grow(self.root, look.look(shape.first), shape.width)

    def table(self, number: int) -> Table:
        """The guess with a number, made when it is first needed."""
        while len(self.tables) <= number:
            self.tables.append(self.chance.guess(self.chance.dice(-1 - len(self.tables))))
        return self.tables[number]

    def seed(self) -> int:
        """A fresh number for whatever is left to chance."""
        self.rolls += 1
        return mixed((self.chance.seed + self.rolls * 0x9E3779B97F4A7C15) & MASK)

    def grow(self, spot: Spot, found: list[Way], width: int) -> None:
        """Put the best ways on a spot as branches, the best of every first choice before second thoughts."""
        kept = chosen(found, width)
        known = [branch.actions for branch in spot.branches]
        for way, hope in zip(kept, hopes(found, kept)):
            if way.actions not in known:
                spot.branches.append(Branch(way.actions, way.worth, hope, self.seats))

    def think(self, descents: int, deadline: float = FOREVER) -> None:
        """Descend so often (0: without end) or until the deadline: all branches first, then the better halves of them."""
        left = self.root.branches[:]
        if len(left) < FEWEST:
            return
        phases = (len(left) - 1).bit_length()
        start = time.monotonic()
        done = 0
        for phase in range(phases):
            until = start + (deadline - start) * (phase + 1) / phases
            enough = descents * (phase + 1) // phases
            while (descents == 0 or done < enough) and time.monotonic() < until:
                self.descend(left[done % len(left)])
                done += 1
            left = self.better(left)[: (len(left) + 1) // 2]
            for branch in left:
                branch.rank = phase + 1

    def better(self, branches: list[Branch]) -> list[Branch]:
        """The branches by what they have brought and how they looked at first; those never tried as they came."""
        seat = self.chance.seat
        trust = self.shape.trust
        tried = [branch for branch in branches if branch.visits > 0]
        means = [branch.sums[seat] / branch.visits for branch in tried]
        looks = [branch.worth for branch in tried]
        level = average(means) - average(looks)
        marks: dict[int, float] = {}
        for branch, mean in zip(tried, means):
            first = level + branch.worth
            marks[id(branch)] = (branch.visits * mean + trust * first) / (branch.visits + trust)
        return sorted(branches, key=lambda branch: -marks.get(id(branch), -math.inf))

    def descend(self, first: Branch) -> None:
        """Go down the tree through one guess, play on a little, and note how good the end is for whom."""
        if self.shape.alike:
            self.rolls = (1 + first.visits) << APART
        spot = self.root
        table = self.table(first.visits).clone()
        trail: list[Branch] = []
        spots: list[Spot] = []
        branch: Branch | None = first
        run = Run()
        while branch is not None:
            spots.append(spot)
            trail.append(branch)
            run.begin(table)
            follow(table, spot.seat, branch.actions)
            if self.ended(table, run, spot.seat):
                break
            if branch.spot is None:
                branch.spot = Spot()
                break
            spot = branch.spot
            branch = self.step(spot, table)
        self.back(spots, trail, self.judge.worths(self.play_on(table, run)))

    def ended(self, table: Table, run: Run, seat: int) -> bool:
        """Whether a playout is cut here: the bot's seat has had its turns, or enough has happened."""
        if seat == self.chance.seat and seat not in table.waiting:
            run.turns += 1
        run.over = run.turns > self.shape.ahead or run.depth >= self.shape.longest or len(table.agenda) == 0
        return run.over

    def step(self, spot: Spot, table: Table) -> Branch | None:
        """The branch that is tried next from a spot, at a table that has come there."""
        seat = table.waiting[0]
        if spot.seat != seat:
            spot.seat = seat
            spot.branches = []
            spot.visits, spot.sum = 0, 0.0
        options = table.legal(seat)
        branch = self.promising(spot, options) if spot.branches else None
        if branch is None:
            look = Ways(self.judge, table, seat, self.seed())
            self.grow(spot, look.look(self.shape.inner), self.shape.narrow)
            branch = self.promising(spot, options)
        return branch

    def promising(self, spot: Spot, options: list[int]) -> Branch | None:
        """The branch with the best mixture of what it has brought and how little it was tried (PUCT)."""
        seat = spot.seat
        low = self.low[seat]
        span = max(self.high[seat] - low, 1e-9)
        total = float(1 + spot.visits) ** 0.5
        fresh = (spot.sum / spot.visits - low) / span - CAUTION if spot.visits > 0 else 0.0
        most = float("-inf")
        found: Branch | None = None
        for branch in spot.branches:
            if options and branch.actions[0] not in options:
                continue
            mean = (branch.sums[seat] / branch.visits - low) / span if branch.visits > 0 else fresh
            value = mean + self.shape.curiosity * branch.hope * total / (1 + branch.visits)
            if value > most:
                most, found = value, branch
        return found

    def play_on(self, table: Table, run: Run) -> Table:
        """The table after everybody has acted sensibly until the playout is cut."""
        while not run.over:
            seat = table.waiting[0]
            options = table.legal(seat)
            if len(options) == 1:
                table.carry_on(seat, options[0])
                run.over = len(table.agenda) == 0
                continue
            run.begin(table)
            ideas = self.shape.own if seat == self.chance.seat else self.shape.quick
            table = glance(self.judge, table, seat, self.seed(), ideas)
            self.ended(table, run, seat)
        return table

    def back(self, spots: list[Spot], trail: list[Branch], worths: list[float]) -> None:
        """Write the end of a descent on all that led to it."""
        for seat in range(self.seats):
            self.low[seat] = min(self.low[seat], worths[seat])
            self.high[seat] = max(self.high[seat], worths[seat])
        for spot in spots:
            spot.visits += 1
            spot.sum += worths[spot.seat]
        for branch in trail:
            branch.visits += 1
            for seat in range(self.seats):
                branch.sums[seat] += worths[seat]

    def ranked(self) -> list[Branch]:
        """The root's branches, best first."""
        return sorted(self.better(self.root.branches), key=lambda branch: -branch.rank)


def chosen(found: list[Way], width: int) -> list[Way]:
    """The best ways, at most so many: first the best of each first choice, then the best of the rest; no two alike."""
    ranked = sorted(found, key=lambda way: -way.worth)
    firsts: list[Way] = []
    others: list[Way] = []
    seen: set[int] = set()
    for way in ranked:
        if way.actions[0] not in seen:
            seen.add(way.actions[0])
            firsts.append(way)
        else:
            others.append(way)
    kept = firsts[: width * 3 // 4] if others else firsts[:width]
    for way in others:
        if len(kept) >= width:
            break
        if not any(abs(way.worth - one.worth) < 1e-9 and way.actions[0] == one.actions[0] for one in kept):
            kept.append(way)
    for way in firsts[width * 3 // 4 :]:
        if len(kept) >= width:
            break
        if way not in kept:
            kept.append(way)
    return kept


def average(numbers: list[float]) -> float:
    """The mean of some numbers; 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread(numbers: list[float]) -> float:
    """How far numbers lie from their mean (standard deviation)."""
    mean = average(numbers)
    return float(average([(number - mean) ** 2 for number in numbers]) ** 0.5)


def hopes(found: list[Way], kept: list[Way]) -> list[float]:
    """The share of attention for each way that was kept, by how far it is behind the best, in spreads of all ways."""
    scale = max(spread([way.worth for way in found]), 1e-6)
    best = max(way.worth for way in kept)
    weights = [2.718281828 ** ((way.worth - best) / scale) for way in kept]
    total = sum(weights)
    return [(1.0 - OPEN) * weight / total + OPEN / len(kept) for weight in weights]
