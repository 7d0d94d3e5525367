"""Development: one card gets rid of one counter of the display."""

from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision
from boomtown.games.age_of_industry.rules.actions import CARD, REMOVE
from boomtown.games.age_of_industry.rules.cards import discard_card, kinds_in_hand
from boomtown.games.age_of_industry.rules.facts import COUNTER_KIND, enough, held_card
from boomtown.games.age_of_industry.rules.table import GONE, LEFT, AgeTable


def can_develop(t: AgeTable, seat: int) -> bool:
    """Whether a seat has a card to discard and a counter to remove."""
    if len(t.hands[seat]) == 0:
        return False
    start = seat * len(t.content.level)
    for counter in range(len(t.content.level)):
        if t.left[start + counter] > 0:
            return True
    return False


class ChooseCounter(Decision[AgeTable]):
    """Which counter leaves the display."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-208",)

    def options(self, table: AgeTable, seat: int) -> list[int]:
        start = seat * len(table.content.level)
        return [REMOVE + c for c in range(len(table.content.level)) if table.left[start + c] > 0]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        table.agenda.append(DevelopWithCard(seat, action - REMOVE))

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not REMOVE <= action < REMOVE + len(table.content.level):
            return []
        return [enough("AOI-208", COUNTER_KIND + action - REMOVE, 1)]


class DevelopWithCard(Decision[AgeTable]):
    """Which card to discard for the development."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "counter")
    rules: ClassVar[tuple[str, ...]] = ("AOI-209",)
    hides: ClassVar[bool] = True

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(seat)
        self.counter = counter

    def options(self, table: AgeTable, seat: int) -> list[int]:
        return [CARD + card for card in kinds_in_hand(table, seat)]

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        discard_card(table, seat, action - CARD)
        at = seat * len(table.content.level) + self.counter
        table.left = table.renew(LEFT)
        table.left[at] -= 1
        table.gone = table.renew(GONE)
        table.gone.append(at)
        table.tell("develop", seat, [self.counter, action - CARD])

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if not CARD <= action < CARD + len(table.content.card_ids):
            return []
        return [held_card("AOI-209", action)]
