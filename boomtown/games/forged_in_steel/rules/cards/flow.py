"""Words that lead to others: one of several ways, and conditions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, carry_out, word_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import OPTION, STOP
from boomtown.games.forged_in_steel.rules.cards.amounts import Condition, IsLast
from boomtown.games.forged_in_steel.rules.cards.word import More, Repeated, SteelWord
from boomtown.games.forged_in_steel.rules.content import IS_IMMIGRANT
from boomtown.games.forged_in_steel.rules.frames import (
    F_CARD,
    F_ME,
    F_SOURCE,
    F_THEM,
    F_WAYS,
    FROM_CARD,
    cause,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.rules.standing import headline_rule
from boomtown.games.forged_in_steel.rules.table import SteelTable


class Way:
    """One of the ways that a card leaves open."""

    def __init__(self, label: int, condition: Condition | None, program: int) -> None:
        self.label = label
        self.condition = condition
        self.program = program


class ChooseWay(Repeated):
    """One of several ways; both ways of an Immigrant card while a Headline allows it."""

    name: ClassVar[str] = "choose"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("options", "ways"),)
    texts: ClassVar[dict[str, str]] = {"": "{who:choose/chooses} one: {options}"}
    prompt: ClassVar[str] = "choose what it does."
    hit: ClassVar[str] = "{actor} plays it; choose what it does to you."
    second: ClassVar[str] = "use the other condition too, or leave it."
    button: ClassVar[str] = "{way}"
    stop: ClassVar[str] = "Leave the other condition unused"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-292")

    def __init__(self, options: list[Way]) -> None:
        super().__init__()
        self.options = options

    def used(self, t: SteelTable) -> int:
        """The ways that were used already, as a set."""
        return look(t, F_WAYS) if self.uses_both(t) else 0

    def uses_both(self, t: SteelTable) -> bool:
        """Whether a Headline lets an Immigrant card use both of its conditions."""
        card = look(t, F_CARD)
        if look(t, F_SOURCE) != FROM_CARD or card < 0 or not t.content.card_flags[card] & IS_IMMIGRANT:
            return False
        return t.content.card_event[card] == self.program and headline_rule(t, s.R_IMMIGRANT_BOTH, -1) != 0

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        found: list[int] = []
        me, used = look(t, F_ME), self.used(t)
        for i in range(len(self.options)):
            condition = self.options[i].condition
            if not (used >> i) & 1 and (condition is None or condition.holds(t, me, seat)):
                found.append(OPTION + i)
        return found

    def do(self, t: SteelTable, seat: int) -> None:
        self.more(t, seat)

    def more(self, t: SteelTable, seat: int) -> None:
        ways = self.ways(t, seat)
        if self.uses_both(t) and len(ways) > 0:
            self.put_question(t, seat, -1, -1, False)
        else:
            self.choose_way(t, seat, ways)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        found = self.ways(t, me)
        if self.used(t):
            found.append(STOP)
        return found

    def once(self, t: SteelTable, seat: int, action: int) -> None:
        way = self.options[action - OPTION]
        did(t, 1)
        if self.who.who != s.ME:
            note(t, F_THEM, seat)
        t.tell("way", seat, [way.label, cause(t)])
        if self.uses_both(t):
            note(t, F_WAYS, look(t, F_WAYS) | 1 << action - OPTION)
            t.agenda.append(More(seat, self.program, self.at))
        carry_out(t, look(t, F_ME), -1, look(t, F_CARD), way.program, 0)

    def question(self, t: SteelTable, seat: int) -> str:
        if look(t, F_ME) != seat:
            return type(self).hit
        return type(self).second if self.used(t) else type(self).prompt

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return WAY_LIMITS if OPTION <= action < OPTION + len(self.options) else ()


def choosing(t: SteelTable) -> ChooseWay:
    """The word whose choice is on top."""
    word = word_now(t)
    assert isinstance(word, ChooseWay)
    return word


def is_way(t: SteelTable, seat: int, action: int) -> bool:
    """The condition of the way is met, and it was not used yet."""
    return action in choosing(t).ways(t, seat)


def way_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """Which of the two is not so."""
    used = (choosing(t).used(t) >> action - OPTION) & 1
    return Fact("FIS-153", "way-used" if used else "way-unmet", [])


WAY_LIMITS: Final = (Limit("FIS-153", is_way, way_fact),)


class If(SteelWord):
    """What follows if something is so, and what if not."""

    name: ClassVar[str] = "if"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("test", "condition"),)
    texts: ClassVar[dict[str, str]] = {"": "if {test}"}

    def __init__(self, test: Condition) -> None:
        super().__init__()
        self.test = test

    def can(self, t: SteelTable, me: int, card: int) -> bool:
        """Before it begins only the VP are looked at."""
        return not isinstance(self.test, IsLast) or self.test.holds(t, me, me)

    def begin(self, t: SteelTable, me: int, card: int) -> None:
        branch = self.then if self.test.holds(t, me, me) else self.other
        if branch >= 0:
            carry_out(t, me, -1, card, branch, 0)
