"""Several of several things, picked one by one in any order and put back by picking them again."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boomtown.engine.limits import FULL, MORE, SHORT, UNFIT, Fact
from boomtown.engine.steps import T, Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Together[T]):
    """A set of things, of one seat or of several seats at once; nothing happens before it is finished.

    A game says what there is (`things`), which sets are `enough` and what a finished set does (`finish`). Search and
    learning see every set once, in rising order (`options`); people click in any order (`accepted`).
    """

    hides: ClassVar[bool] = False  # whether only the seat knows that one set is possible; of one seat's pick
    done: ClassVar[int] = -1  # the action that finishes a set

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat  # -1: all that are `asked`
        self.finisher = type(self).done  # kept: looking it up costs more than all else in `take`

    # --- what a game says ------------------------------------------------------------------------------------

    def things(self, table: T, seat: int) -> list[int]:
        """Every action that could belong to the set, rising; one that can be picked twice stands there twice."""
        raise TypeError(type(self).__name__ + " must say what can be picked")

    def kind(self, table: T, action: int) -> int:
        """What makes two things the same to every player: search looks at one of them only."""
        return action

    def least(self, table: T, seat: int) -> int:
        """How many must be picked."""
        return 0

    def most(self, table: T, seat: int) -> int:
        """How many may be picked."""
        return len(self.things(table, seat))

    def enough(self, table: T, seat: int, chosen: list[int]) -> bool:
        """Whether one may finish with a set."""
        return self.least(table, seat) <= len(chosen) <= self.most(table, seat)

    def reaches(self, table: T, seat: int, chosen: list[int], rest: list[int]) -> bool:
        """Whether a set, with some of the rest, can become one that is enough."""
        return len(chosen) <= self.most(table, seat) and len(chosen) + len(rest) >= self.least(table, seat)

    def finish(self, table: T, seat: int, chosen: list[int]) -> None:
        """What a finished set does."""
        raise TypeError(type(self).__name__ + " must say what a finished set does")

    def done_with(self, table: T) -> int:
        """The action that finishes a set here."""
        return self.finisher

    # --- what follows from it --------------------------------------------------------------------------------

    def asked(self, table: T) -> list[int]:
        return [self.seat] if self.seat >= 0 else list(range(table.seats))

    def asks(self, table: T, seat: int) -> bool:
        if self.seat >= 0:
            return seat == self.seat and not self.finished(table, seat)
        return super().asks(table, seat)

    def chosen(self, table: T, seat: int) -> list[int]:
        """What a seat has picked so far, rising."""
        picks = table.picks[seat]
        return picks[:-1] if self.finished(table, seat) else picks[:]

    def finished(self, table: T, seat: int) -> bool:
        picks = table.picks[seat]
        return len(picks) > 0 and picks[-1] == self.done_with(table)

    def resolve(self, table: T) -> None:
        sets = [self.chosen(table, seat) for seat in self.asked(table)]
        for seat, chosen in zip(self.asked(table), sets):
            self.finish(table, seat, chosen)

    def options(self, table: T, seat: int) -> list[int]:
        """One thing after the other in rising order, of equal ones the first, each set in one way; then done."""
        return self.further(table, seat, table.picks[seat])

    def further(self, table: T, seat: int, chosen: list[int]) -> list[int]:
        """What may be picked after a set in rising order, and whether one may finish."""
        things = self.things(table, seat)
        start = things.index(chosen[-1]) + chosen.count(chosen[-1]) if len(chosen) > 0 else 0
        found: list[int] = []
        for i in range(start, len(things)):
            if i > start and self.kind(table, things[i]) == self.kind(table, things[i - 1]):
                continue
            if self.reaches(table, seat, chosen + [things[i]], things[i + 1 :]):
                found.append(things[i])
        if self.enough(table, seat, chosen):
            found.append(self.done_with(table))
        if len(found) == 0:  # a person has begun with the last things: whatever leads on
            found = self.additions(table, seat, things, chosen)
        return found

    def additions(self, table: T, seat: int, things: list[int], chosen: list[int]) -> list[int]:
        """What can be added to a set in any order."""
        found: list[int] = []
        for i in range(len(things)):
            if (i == 0 or things[i] != things[i - 1]) and self.fits(table, seat, things, chosen, things[i]):
                found.append(things[i])
        return found

    def fits(self, table: T, seat: int, things: list[int], chosen: list[int], thing: int) -> bool:
        """Whether one more of a thing can be added to a set that still becomes enough."""
        if chosen.count(thing) >= things.count(thing):
            return False
        rest = things[:]
        for one in chosen:
            rest.remove(one)
        rest.remove(thing)
        return self.reaches(table, seat, sorted(chosen + [thing]), rest)

    def accepted(self, table: T, seat: int) -> list[int]:
        """Whatever still leads to a set that is enough, what was picked (to put it back), and done."""
        things = self.things(table, seat)
        chosen = table.picks[seat]
        fitting = self.additions(table, seat, things, chosen)
        found = [
            things[i]
            for i in range(len(things))
            if (i == 0 or things[i] != things[i - 1]) and (things[i] in fitting or things[i] in chosen)
        ]
        if self.enough(table, seat, chosen):
            found.append(self.done_with(table))
        return found

    def why(self, table: T, seat: int, action: int) -> list[Fact]:
        """What a limit of the game says; else whether the set is too small, full, or can't be completed with it."""
        facts = super().why(table, seat, action)
        rules = self.standing_on(table)
        if len(facts) > 0 or len(rules) == 0:
            return facts
        count = len(table.picks[seat])
        rule = rules[0]
        if action == self.done_with(table):
            least = self.least(table, seat)
            return [Fact(rule, MORE, [least, count]) if count < least else Fact(rule, SHORT, [])]
        if action in self.things(table, seat):
            most = self.most(table, seat)
            return [Fact(rule, FULL, [most]) if count >= most else Fact(rule, UNFIT, [])]
        return []

    def take(self, table: T, seat: int, action: int) -> None:
        picks = table.own_picks(seat)
        if action != self.done_with(table):
            if action not in picks or self.fits(table, seat, self.things(table, seat), picks, action):
                picks.append(action)
                picks.sort()
            else:
                picks[:] = [pick for pick in picks if pick != action]
            table.moves -= 1  # nobody may count the picks of the others
            table.agenda.append(self)
            return
        if self.seat < 0:
            super().take(table, seat, action)
            return
        picks.append(action)
        self.close(table)

    def sole(self, table: T, seat: int) -> list[int]:
        """The only set that is possible, thing by thing, and done; nothing if there are several, or if one is begun."""
        if len(table.picks[seat]) > 0:
            return []
        way: list[int] = []
        while len(way) == 0 or way[-1] != self.done_with(table):
            options = self.further(table, seat, way)
            if len(options) != 1:
                return []
            way = way + options
        return way
