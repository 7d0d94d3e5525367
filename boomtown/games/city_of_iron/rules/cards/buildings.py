"""Words that build, store and give up buildings."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import Operand, card_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import BUILD, DEMOLISH, DONE, STORE
from boomtown.games.city_of_iron.rules.build import start_build
from boomtown.games.city_of_iron.rules.cards.one import OneThing
from boomtown.games.city_of_iron.rules.content import Terms
from boomtown.games.city_of_iron.rules.raising import store_card, tear_down
from boomtown.games.city_of_iron.rules.sites import Plan, buildable
from boomtown.games.city_of_iron.rules.table import IronTable, add_coins


class Build(OneThing):
    """A Build action on terms of its own."""

    name: ClassVar[str] = "build"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("discount", "discount", 0),
        Operand("over_population", "flag", False),
        Operand("hammer_coins", "flag", False),
        Operand("optional", "flag", False),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "{optional:you may /}build"
        "{over_population: in a city of yours that has no free population, tearing nothing down/}"
        "{discount}{hammer_coins:; hammers you play, this card's own included, pay for it like coins/}"
    }
    prompt: ClassVar[str] = "choose what to build{or_nothing}."
    rules: ClassVar[tuple[str, ...]] = ("COI-108", "COI-073")
    hides: ClassVar[bool] = True  # with hammers for coins

    def __init__(self, discount: int, over: bool, hammers: bool, optional: bool) -> None:
        super().__init__()
        self.terms = Terms(discount, over, hammers)
        self.optional = optional

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return self.optional or len(buildable(t, me, self.terms, card, 1)) > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-108", "nothing-to-build", [card])

    def ask(self, t: IronTable, me: int, them: int, card: int) -> None:
        cards = buildable(t, me, self.terms, card)
        if len(cards) == 1 and not self.terms.hammers and not self.optional:
            start_build(t, me, cards[0], card, self.terms)
        elif len(cards) > 0:
            self.put_question(t, me, them, card, False)

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        found = [BUILD + new for new in buildable(t, me, self.terms, card)]
        if self.optional:
            found.append(DONE)
        return found

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] != DONE:
            start_build(t, me, chosen[0] - BUILD, card, self.terms)

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not BUILD <= action < BUILD + len(t.content.card_ids):
            return ()
        return Plan(self.terms, card_now(t)).limits()


class Store(OneThing):
    """A building of the row or of the discard pile for the buy pool."""

    name: ClassVar[str] = "store"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("from", "source"),)
    texts: ClassVar[dict[str, str]] = {"": "store a building from {from}"}
    prompt: ClassVar[str] = "choose the {source} for your buy pool."
    rules: ClassVar[tuple[str, ...]] = ("COI-085", "COI-112")

    def __init__(self, discarded: bool) -> None:
        super().__init__()
        self.discarded = discarded

    def cards(self, t: IronTable) -> list[int]:
        """Where the building is taken from: empty spaces are -1."""
        return t.scrap if self.discarded else t.row

    def can(self, t: IronTable, me: int, card: int) -> bool:
        for there in self.cards(t):
            if there >= 0:
                return True
        return False

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        if self.discarded:
            return Fact("COI-112", "no-discards", [card])
        return Fact("COI-085", "empty-row", [card])

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [STORE + new for new in self.cards(t) if new >= 0]

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        new = chosen[0] - STORE
        if not self.discarded:
            store_card(t, me, new, card)
            return
        t.scrap = t.renew(at.SCRAP)
        t.scrap.remove(new)
        t.stored[me] = t.renew_of(at.STORED, me)
        t.stored[me].append(new)
        t.tell("salvage-store", me, [new, card])

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not STORE <= action < STORE + len(t.content.card_ids):
            return ()
        return (Limit("COI-112" if self.discarded else "COI-085", self.is_there, self.elsewhere),)

    def is_there(self, t: IronTable, seat: int, action: int) -> bool:
        return action - STORE in self.cards(t)

    def elsewhere(self, t: IronTable, seat: int, action: int) -> Fact:
        if self.discarded:
            return Fact("COI-112", "not-discarded", [action - STORE])
        return Fact("COI-085", "not-on-row", [action - STORE])


class Salvage(OneThing):
    """A building is given up for its coin cost."""

    name: ClassVar[str] = "salvage"
    texts: ClassVar[dict[str, str]] = {"": "give up one of your buildings and gain its coin cost"}
    prompt: ClassVar[str] = "choose the building you give up for its coin cost."
    rules: ClassVar[tuple[str, ...]] = ("COI-259",)

    def can(self, t: IronTable, me: int, card: int) -> bool:
        return len(t.built[me]) > 0

    def why(self, t: IronTable, me: int, card: int) -> Fact:
        return Fact("COI-259", "no-building", [card])

    def things(self, t: IronTable, me: int, card: int) -> list[int]:
        return [DEMOLISH + old for old in t.built[me]]

    def finish(self, t: IronTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        old = chosen[0] - DEMOLISH
        coins = t.content.card_coins[old]
        t.tell("salvage", me, [old, coins, card])
        tear_down(t, me, old)
        add_coins(t, me, coins)

    def limits(self, t: IronTable, action: int) -> Sequence[Limit]:
        if not DEMOLISH <= action < DEMOLISH + len(t.content.card_ids):
            return ()
        return (Limit("COI-259", self.is_own, self.not_own),)

    def is_own(self, t: IronTable, seat: int, action: int) -> bool:
        return action - DEMOLISH in t.built[seat]

    def not_own(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-259", "not-your-building", [action - DEMOLISH])
