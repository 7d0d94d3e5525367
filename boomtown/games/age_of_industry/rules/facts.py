"""Why an action is refused: the kinds of facts that limits tell (their words are in words_facts)."""

from typing import Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.games.age_of_industry.rules.actions import CARD
from boomtown.games.age_of_industry.rules.table import AgeTable

# what facts count
CARDS: Final = 0
RAILWAYS: Final = 1
COUNTERS: Final = 2
LOANS: Final = 3
DOLLARS: Final = 4
CARD_KIND: Final = 100  # + card
COUNTER_KIND: Final = 200  # + counter of the display


def owned(t: AgeTable, seat: int, what: int) -> int:
    """How many a seat has of what facts count."""
    kinds = len(t.content.level)
    if what >= COUNTER_KIND:
        return t.left[seat * kinds + what - COUNTER_KIND]
    if what >= CARD_KIND:
        return t.hands[seat].count(what - CARD_KIND)
    if what == CARDS:
        return len(t.hands[seat])
    if what == RAILWAYS:
        return t.rails_left[seat]
    if what == COUNTERS:
        return sum(t.left[seat * kinds : seat * kinds + kinds])
    return t.loans[seat] if what == LOANS else t.money[seat]


class Stock:
    """A seat needs so many of something that facts count."""

    def __init__(self, rule: str, what: int, need: int) -> None:
        self.rule = rule
        self.what = what
        self.need = need

    def holds(self, table: AgeTable, seat: int, action: int) -> bool:
        """Whether the seat has enough."""
        return owned(table, seat, self.what) >= self.need

    def fact(self, table: AgeTable, seat: int, action: int) -> Fact:
        """How many it needs and has."""
        return needs(self.rule, self.what, self.need, owned(table, seat, self.what))


def enough(rule: str, what: int, need: int) -> Limit:
    """The limit that a seat needs so many of something."""
    stock = Stock(rule, what, need)
    return Limit(rule, stock.holds, stock.fact)


def held_card(rule: str, action: int) -> Limit:
    """The limit that the card of an action is in the seat's hand."""
    return enough(rule, CARD_KIND + action - CARD, 1)


class Said:
    """A limit whose answer is known where it is made, with the fact that is told."""

    def __init__(self, rule: str, kind: str, args: list[int], kept: bool) -> None:
        self.rule = rule
        self.kind = kind
        self.args = args
        self.kept = kept

    def holds(self, table: AgeTable, seat: int, action: int) -> bool:
        """Whether the limit holds."""
        return self.kept

    def fact(self, table: AgeTable, seat: int, action: int) -> Fact:
        """What is so if not."""
        return Fact(self.rule, self.kind, self.args)


def limit(rule: str, kept: bool, kind: str, args: list[int]) -> Limit:
    """A limit that holds or not at the table it is asked for, with what is told if not."""
    said = Said(rule, kind, args, kept)
    return Limit(rule, said.holds, said.fact)
