"""Development: one card gets rid of one counter of the display."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import CARD, REMOVE
from boomtown.games.age_of_industry.cards import discard_card, kinds_in_hand
from boomtown.games.age_of_industry.table import LEFT, AgeTable


def can_develop(t: AgeTable, seat: int) -> bool:
    """Whether a seat has a card to discard and a counter to remove."""
    if len(t.hands[seat]) == 0:
        return False
    start = seat * len(t.board.level)
    for counter in range(len(t.board.level)):
        if t.left[start + counter] > 0:
            return True
    return False


class ChooseCounter(Decision):
    """Which counter leaves the display."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-208",)

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        start = seat * len(table.board.level)
        return [REMOVE + c for c in range(len(table.board.level)) if table.left[start + c] > 0]

    def take(self, table: Table, seat: int, action: int) -> None:
        table.agenda.append(DevelopWithCard(seat, action - REMOVE))


class DevelopWithCard(Decision):
    """Which card to discard for the development."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "counter")
    rules: ClassVar[tuple[str, ...]] = ("AOI-209",)

    def __init__(self, seat: int, counter: int) -> None:
        super().__init__(seat)
        self.counter = counter

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        return [CARD + card for card in kinds_in_hand(table, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        discard_card(table, seat, action - CARD)
        at = seat * len(table.board.level) + self.counter
        table.left = table.renew(LEFT)
        table.left[at] -= 1
        table.gone.append(at)
        table.tell("develop", seat, [self.counter, action - CARD])
