"""Words that work on towns: a cube on an own one, a guard, the top of a pile to its bottom."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import Operand, limit_of
from boomtown.engine.limits import Fact, Limit
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import PILE, PILES, TOWN
from boomtown.games.city_of_iron.rules.cards.one import OneThing
from boomtown.games.city_of_iron.rules.piles import off_the_table
from boomtown.games.city_of_iron.rules.table import IronTable


class OnTown(OneThing):
    """A town of one's own that is still bare in some way."""

    rules: ClassVar[tuple[str, ...]] = ("COI-260", "COI-287")
    own_rule: ClassVar[str] = ""
    bare_rule: ClassVar[str] = ""
    covered: ClassVar[str] = ""  # what is so of a town that is not bare

    def is_bare(self, t: IronTable, town: int) -> bool:
        """Whether it can lie on this town."""
        raise TypeError(type(self).name + " must say which towns are bare")

    def towns(self, t: IronTable, me: int) -> list[int]:
        """The own towns that are bare."""
        owners = t.town_owner
        return [town for town in range(len(owners)) if owners[town] == me and self.is_bare(t, town)]

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return len(self.towns(t, me)) > 0

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [TOWN + town for town in self.towns(t, me)]

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not TOWN <= action < TOWN + len(t.town_owner):
            return ()
        return (
            Limit(type(self).own_rule, self.is_own, self.not_own),
            Limit(type(self).bare_rule, self.is_free, self.not_free),
        )

    def is_own(self, t: IronTable, seat: int, action: int) -> bool:
        return t.town_owner[action - TOWN] == seat

    def not_own(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact(type(self).own_rule, "not-your-town", [action - TOWN])

    def is_free(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.is_own(t, seat, action) or self.is_bare(t, action - TOWN)

    def not_free(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact(type(self).bare_rule, type(self).covered, [action - TOWN])


class MarkTown(OnTown):
    """A cube on a town: it defends with more."""

    name: ClassVar[str] = "mark_town"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("defense", "few"),)
    texts: ClassVar[dict[str, str]] = {
        "": "put a cube on a town you own: +{defense} defense until it is conquered"
    }
    prompt: ClassVar[str] = "choose the town for the cube."
    own_rule: ClassVar[str] = "COI-260"
    bare_rule: ClassVar[str] = "COI-G39"
    covered: ClassVar[str] = "marked"

    def __init__(self, defense: int) -> None:
        super().__init__()
        self.defense = defense

    def is_bare(self, t: IronTable, town: int) -> bool:
        return t.marked[town] == 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-G39" if me in t.town_owner else "COI-260", "no-town-to-mark", [card])

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        town = chosen[0] - TOWN
        t.marked = t.renew(at.MARKED)
        t.marked[town] = self.defense
        t.tell("mark", me, [town, self.defense, card])


class GuardTown(OnTown):
    """The card itself lies on a town until the round ends."""

    name: ClassVar[str] = "guard_town"
    texts: ClassVar[dict[str, str]] = {
        "": "lay this card on a town you own: others can't attack it until the round ends"
    }
    prompt: ClassVar[str] = "choose the town that the card guards."
    own_rule: ClassVar[str] = "COI-287"
    bare_rule: ClassVar[str] = "COI-287"
    covered: ClassVar[str] = "guarded"

    def is_bare(self, t: IronTable, town: int) -> bool:
        return t.guard[town] < 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-287", "no-town-to-guard", [card])

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        off_the_table(t, card)
        t.guard = t.renew(at.GUARD)
        t.guard[chosen[0] - TOWN] = card
        t.tell("guard", me, [chosen[0] - TOWN, card])


class BuryTown(OneThing):
    """The top town of a pile goes to its bottom, if any pile has towns."""

    name: ClassVar[str] = "bury_town"
    texts: ClassVar[dict[str, str]] = {"": "move the top town of one pile to its bottom"}
    prompt: ClassVar[str] = "choose the town pile whose top town goes to the bottom."
    rules: ClassVar[tuple[str, ...]] = ("COI-293",)

    def ask(self, t: IronTable, me: int, them: int, card: int) -> None:
        if len(self.things(t, me, card)) > 0:
            super().ask(t, me, them, card)

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [PILE + pile for pile in range(PILES) if len(t.town_pile(pile)) > 0]

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        pile = t.own_town_pile(chosen[0] - PILE)
        town = pile.pop()
        pile.insert(0, town)
        t.tell("bury", me, [town, pile[-1], card])

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        return (limit_of("COI-G48", is_empty),) if PILE <= action < PILE + PILES else ()


def is_empty(t: IronTable, seat: int, action: int) -> Fact:
    """A pile has no town."""
    return Fact("COI-G48", "empty-pile", [action - PILE])
