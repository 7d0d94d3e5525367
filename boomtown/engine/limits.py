"""What may not be done, and why: a limit is a rule with its test, and the fact that is told when it does not hold."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boomtown.engine.table import Table

# the facts that every game has; a game adds kinds of its own
NEEDS = "needs"  # of what, how many it takes, how many the seat has
OVER = "over"
OTHERS = "others"
ASKED = "asked"
MORE = "more"  # how many must be picked, how many are
FULL = "full"  # how many can be picked
SHORT = "short"  # what is picked is not enough
UNFIT = "unfit"  # it can't be added to what is picked


class Fact:
    """Why an action is refused: the rule that forbids it, and what is so, as a kind and numbers."""

    def __init__(self, rule: str, kind: str, args: list[int]) -> None:
        self.rule = rule
        self.kind = kind
        self.args = args


def needs(rule: str, what: int, need: int, have: int) -> Fact:
    """It takes so many of something, and the seat has fewer."""
    return Fact(rule, NEEDS, [what, need, have])


class Limit:
    """A rule that an action must keep to: `holds` says whether it does, `fact` what is so if not."""

    def __init__(
        self, rule: str, holds: Callable[..., bool], fact: Callable[..., Fact] | None = None
    ) -> None:
        self.rule = rule
        self.holds = holds
        self.fact = fact

    def told(self, table: "Table", seat: int, action: int) -> Fact:
        """What is so where it does not hold."""
        if self.fact is None:
            return Fact(self.rule, "", [])
        return self.fact(table, seat, action)


class LimitOn(Limit):
    """A limit whose fact has a kind and, where verbs of things begin at `start`, the thing that the action names."""

    def __init__(self, rule: str, holds: Callable[..., bool], kind: str, start: int = -1) -> None:
        super().__init__(rule, holds)
        self.kind = kind
        self.start = start

    def told(self, table: "Table", seat: int, action: int) -> Fact:
        return Fact(self.rule, self.kind, [action - self.start] if self.start >= 0 else [])


def allowed(limits: Sequence[Limit], table: "Table", seat: int, action: int) -> bool:
    """Whether no limit forbids an action."""
    for limit in limits:
        if not limit.holds(table, seat, action):
            return False
    return True


def broken(limits: Sequence[Limit], table: "Table", seat: int, action: int) -> list[Fact]:
    """What is told of the limits that forbid an action."""
    return [limit.told(table, seat, action) for limit in limits if not limit.holds(table, seat, action)]
