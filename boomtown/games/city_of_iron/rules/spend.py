"""Cards used for skills: which skill an action names, laying them on the table, and the reactions of those used."""

from typing import Any, ClassVar, Final

from boomtown.engine.limits import Fact
from boomtown.engine.listeners import listen, put
from boomtown.engine.steps import Step
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import DISTANCE, GUNS, HAMMER, LAY
from boomtown.games.city_of_iron.rules.cards.reactions import SkillUsed
from boomtown.games.city_of_iron.rules.piles import use_card
from boomtown.games.city_of_iron.rules.skills import skill_of
from boomtown.games.city_of_iron.rules.table import IronTable

VERBS: Final = [HAMMER, DISTANCE, GUNS]


def skill_verb(action: int) -> int:
    """The skill that an action pays with, or -1."""
    if HAMMER <= action < DISTANCE:
        return k.HAMMERS
    if DISTANCE <= action < GUNS:
        return k.DISTANCES
    return k.GUNFIRE if GUNS <= action < LAY else -1


def card_of(action: int) -> int:
    """The card that an action pays with."""
    return action - VERBS[skill_verb(action)]


def is_extra(t: IronTable, use: int, card: int, skill: int) -> bool:
    """Whether a card may be added to an attack that is paid already, for its reaction to this use."""
    return use == k.ATTACKING and (t.content.extras[skill] >> card) & 1 == 1


def spend(t: IronTable, seat: int, use: int, target: int, chosen: list[int]) -> None:
    """Lay the cards of a payment on the table, each for its skill."""
    told = [use, target]
    for action in chosen:
        skill, card = skill_verb(action), card_of(action)
        told.extend([card, skill, skill_of(t, seat, card, skill, use)])
        use_card(t, seat, card, 1 + skill)
    if len(chosen) > 0:
        t.tell("pay", seat, told)


def absent(t: IronTable, card: int, rule: str) -> Fact:
    """Why a card can't pay that is not in hand."""
    if card in t.played:
        return Fact("COI-102", "used", [card])
    return Fact(rule, "not-in-hand", [card])


class AfterUse(Step[IronTable]):
    """When a payment has done its work: the reactions of the cards that paid, from one place in `played` on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "use", "start")

    def __init__(self, seat: int, use: int, start: int) -> None:
        self.seat = seat
        self.use = use
        self.start = start

    def run(self, table: IronTable) -> None:
        found: list[Step[Any]] = []
        for i in range(self.start, len(table.played)):
            card, skill = table.played[i], table.uses[i] - 1
            if skill >= 0 and len(table.content.on_use[card]) > 0:
                what = SkillUsed(self.seat, skill, self.use)
                listen(table, table.content.on_use[card], self.seat, card, what, found)
        put(table, found)
