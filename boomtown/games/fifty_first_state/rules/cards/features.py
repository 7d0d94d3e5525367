"""Words of Features: what a Location answers to as long as it stands, and what it has room for."""

from typing import ClassVar, Final

from boomtown.engine.cards import Operand, Word
from boomtown.engine.listeners import Happening, Listener
from boomtown.games.fifty_first_state.rules.content import GOODS
from boomtown.games.fifty_first_state.rules.table import StateTable

# what happens
DEED: Final = 0
PRODUCED: Final = 1


class Deed(Happening):
    """A seat has built, developed, made a deal or razed: bits of BUILD ... RAZE, as some deeds are several at once."""

    def __init__(self, actor: int, events: int) -> None:
        super().__init__(DEED, actor)
        self.events = events


class Produced(Happening):
    """A seat has produced; it may be told again, as each card answers once in a round."""

    def __init__(self, actor: int) -> None:
        super().__init__(PRODUCED, actor)


class OnDeed(Listener[StateTable]):
    """Answers to deeds of its owner."""

    def __init__(self, events: int, program: int) -> None:
        super().__init__(DEED, program)
        self.events = events

    def hears(self, t: StateTable, seat: int, card: int, what: Happening) -> bool:
        return isinstance(what, Deed) and self.events & what.events != 0


class OnHarvest(Listener[StateTable]):
    """Answers once its owner has produced enough of some goods."""

    def __init__(self, kinds: int, least: int, program: int) -> None:
        super().__init__(PRODUCED, program)
        self.kinds = kinds  # bits
        self.least = least

    def hears(self, t: StateTable, seat: int, card: int, what: Happening) -> bool:
        if card in t.fired:
            return False
        count = 0
        for good in range(GOODS):
            if self.kinds >> good & 1:
                count += t.produced[seat][good]
        return count >= self.least


class FeatureWord(Word[StateTable]):
    """What a Feature does by itself; it is never carried out."""

    def listener(self) -> Listener[StateTable] | None:
        """What it answers to, if it answers to anything."""
        return None


class OnEvent(FeatureWord):
    """A program for each deed of its owner."""

    name: ClassVar[str] = "on_event"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("events", "events"), Operand("do", "reward"))
    texts: ClassVar[dict[str, str]] = {"": "Every {events} also brings you {do}."}

    def __init__(self, events: int, reward: int) -> None:
        super().__init__()
        self.events = events
        self.reward = reward

    def listener(self) -> Listener[StateTable] | None:
        return OnDeed(self.events, self.reward)


class OnProduced(FeatureWord):
    """A program in a Production phase that gives its owner enough of some goods."""

    name: ClassVar[str] = "on_produced"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("at_least", "count"),
        Operand("of", "produce"),
        Operand("do", "reward"),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "A Production phase that gives you at least {at_least} {of} also gives you {do}."
    }

    def __init__(self, least: int, kinds: int, reward: int) -> None:
        super().__init__()
        self.at_least = least
        self.kinds = kinds
        self.reward = reward

    def listener(self) -> Listener[StateTable] | None:
        return OnHarvest(self.kinds, self.at_least, self.reward)


class Store(FeatureWord):
    """Room for goods at Cleanup: kinds (bits), at most, kinds, at most, ..."""

    name: ClassVar[str] = "store"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("slots", "slots"),)
    texts: ClassVar[dict[str, str]] = {"": "Cleanup: you may keep {slots} here."}

    def __init__(self, slots: list[int]) -> None:
        super().__init__()
        self.slots = slots
