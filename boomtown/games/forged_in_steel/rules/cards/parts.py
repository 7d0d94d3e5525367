"""What cards say beside their words: where, what MM may be used for, rules that change, effects that last."""

from typing import Any, Final

from boomtown.engine.listeners import Listener
from boomtown.games.forged_in_steel.rules import terms as s


class Site:
    """Where a card lets somebody place or remove something; this one says nothing, so anywhere on the City Grid."""

    def __init__(self) -> None:
        self.where = s.IN_ALL
        self.anywhere = False  # on the City Grid or off it
        self.river = False
        self.spread = False  # each in a different Neighborhood
        self.new = False  # where the player owns no House
        self.just = False  # on cubes of this turn too
        self.freed = False  # on the Lots just emptied
        self.block = False  # on all Lots of a Block of four vacant ones
        self.open = s.OPEN_LOTS
        self.adjacent = 0  # to one of a set of things,
        self.at_least = 1  # so often
        self.without = -1  # in a Neighborhood without this kind of structure


GRID_SITE: Final = Site()


class Purse:
    """What MM may be used for; this one is for anything, anywhere."""

    def __init__(self) -> None:
        self.uses = -1  # a set of cost rules
        self.site = GRID_SITE
        self.is_bound = False  # to Neighborhoods: then it buys and seizes no Mines
        self.same_turn = False  # to build on Lots bought in this turn
        self.said: dict[str, Any] = {}  # what the card says

    def allows(self, rule: int) -> bool:
        """Whether it may be used so."""
        return (self.uses >> rule) & 1 == 1


class Change:
    """A rule that is changed, by `add` or to `value`, as long as a card or a Mogul is in force."""

    def __init__(self, rule: int, add: int, value: int) -> None:
        self.rule = rule
        self.add = add
        self.value = value
        self.holder_only = False
        self.nb = -1  # everywhere
        self.once = False  # in a turn

    def amount(self) -> int:
        """What it adds, or what it sets."""
        return self.add + self.value


class Lasting:
    """A rule that an event changes for one player: by how much, where, and until when."""

    def __init__(self, rule: int, amount: int, where: int, until: int) -> None:
        self.rule = rule
        self.amount = amount
        self.where = where
        self.until = until


UNTIL_ELECTIONS: Final = 0
UNTIL_END: Final = 1


class Standing:
    """What holds while a Headline, Leader, Mogul benefit or token is in force."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.listeners: list[Listener[Any]] = []
        self.end_vp: list[int] = []  # programs at the end of an Era
        self.end_effect: list[int] = []
