"""What limits the choices that cards leave: only what a card speaks of, and vacant lots."""

from collections.abc import Sequence
from typing import Any

from boomtown.engine.cards import card_now, limit_of, may_pick
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision
from boomtown.games.urban_sprawl.rules.actions import BLOCK, BUILDING, SITE
from boomtown.games.urban_sprawl.rules.content import EVENT
from boomtown.games.urban_sprawl.rules.filters import Filter
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, LOTS, SHAPES, SITE_LOTS, SITE_SIZE, SITES, sites_in
from boomtown.games.urban_sprawl.rules.table import CARD, OCCUPIED, SprawlTable
from boomtown.games.urban_sprawl.rules.whom import register


def text_rule(t: SprawlTable) -> str:
    """The rule by which the text of the card that is carried out holds: of an event, or of a contract."""
    card = register(t, CARD)
    return "USP-220" if card >= 0 and t.content.kind[card] == EVENT else "USP-136"


def only(t: SprawlTable, fact: Any, action: int, first: int, count: int) -> Sequence[Limit]:
    """One limit of some actions: what is not there to choose from is refused by the card's text, with a fact."""
    return [limit_of(text_rule(t), fact)] if first <= action < first + count else ()


def offered(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether the decision that is to be made accepts an action."""
    top = t.agenda[-1]
    return isinstance(top, Decision) and action in top.accepted(t, seat)


class Meant:
    """What a building must be that a card speaks of: one that matches, and with which it can be done."""

    def __init__(self, of: Filter) -> None:
        self.of = of

    def limits(self, t: SprawlTable, action: int) -> list[Limit]:
        """One after the other; none if the action is something else."""
        if not BUILDING <= action < BUILDING + LOTS:
            return []
        rule = text_rule(t)
        return [
            Limit(rule, self.stands, self.none_there),
            Limit(rule, self.matches, self.not_meant),
            Limit(rule, self.can_be_done, self.in_vain),
        ]

    def stands(self, t: SprawlTable, seat: int, action: int) -> bool:
        return t.site[action - BUILDING] >= 0

    def none_there(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(text_rule(t), "no-building", [])

    def matches(self, t: SprawlTable, seat: int, action: int) -> bool:
        if not self.stands(t, seat, action):
            return True
        return (self.of.homes(t, card_now(t)) >> (action - BUILDING)) & 1 == 1

    def not_meant(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(text_rule(t), "not-meant", [action - BUILDING])

    def can_be_done(self, t: SprawlTable, seat: int, action: int) -> bool:
        plain = self.stands(t, seat, action) and self.matches(t, seat, action)
        return not plain or may_pick(t, seat, action)

    def in_vain(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(text_rule(t), "in-vain", [action - BUILDING])


class Room:
    """What the place of a tile of some size must be: of its size, vacant, and where the card puts it."""

    def __init__(self, size: int, rule: str) -> None:
        self.size = size
        self.rule = rule  # that says which tile it is

    def limits(self, t: SprawlTable) -> list[Limit]:
        """One after the other."""
        return [
            Limit(self.rule, self.has_its_size, self.other_size),
            Limit("USP-112", self.is_vacant, self.is_taken),
            Limit(text_rule(t), self.is_meant, self.elsewhere),
        ]

    def has_its_size(self, t: SprawlTable, seat: int, action: int) -> bool:
        return action < SITE or SITE_SIZE[action - SITE] == self.size

    def other_size(self, t: SprawlTable, seat: int, action: int) -> Fact:
        return Fact(self.rule, "tile-size", [self.size])

    def is_vacant(self, t: SprawlTable, seat: int, action: int) -> bool:
        full = t.masks[OCCUPIED]
        if action >= SITE:
            return SITE_LOTS[action - SITE] & full == 0
        return any(SITE_LOTS[site] & full == 0 for site in sites_in(action - BLOCK, self.size))

    def is_taken(self, t: SprawlTable, seat: int, action: int) -> Fact:
        if action >= SITE:
            return Fact("USP-112", "occupied", [-1, action - SITE, self.size])
        return Fact("USP-112", "occupied", [action - BLOCK, -1, self.size])

    def is_meant(self, t: SprawlTable, seat: int, action: int) -> bool:
        plain = self.has_its_size(t, seat, action) and self.is_vacant(t, seat, action)
        return not plain or offered(t, seat, action)

    def elsewhere(self, t: SprawlTable, seat: int, action: int) -> Fact:
        where = [-1, action - SITE] if action >= SITE else [action - BLOCK, -1]
        return Fact(text_rule(t), "tile-away", where)


def block_limits(t: SprawlTable, action: int, size: int, rule: str) -> Sequence[Limit]:
    """The limits of a block in which a tile is placed."""
    return Room(size, rule).limits(t) if BLOCK <= action < BLOCK + BLOCKS else ()


def lot_limits(t: SprawlTable, action: int, block: int, size: int, rule: str) -> Sequence[Limit]:
    """The limits of lots on which a tile is placed, in a block that is chosen already."""
    here = SITE <= action < SITE + SITES and (action - SITE) // SHAPES == block
    return Room(size, rule).limits(t) if here else ()
