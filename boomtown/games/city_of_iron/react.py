"""Reactions to goods: asked of whoever could hold the card as far as everyone can tell."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import DECLINE, REACT
from boomtown.games.city_of_iron.cards import lay_down, leave_hand, may_hold, show
from boomtown.games.city_of_iron.gains import apply_simple
from boomtown.games.city_of_iron.kit import GOODS
from boomtown.games.city_of_iron.table import IronTable


def goods_gained(t: IronTable, seat: int, goods: list[int], before: list[int]) -> None:
    """A seat has gained goods (good, amount, ...): ask everyone who may react, the gainer first.

    `before` is what everyone had (as in `t.goods`) before the gain.
    """
    if len(goods) == 0:
        return
    for other in range(t.seats):
        if other != seat:
            for card in t.kit.watchers:
                if t.kit.trigger[card] == k.OTHER_GAINS and may_hold(t, other, card):
                    times = 0
                    for i in range(0, len(goods), 2):
                        if before[other * GOODS + goods[i]] > 0:
                            times += 1
                    if times > 0:
                        t.agenda.append(React(other, card, times))
    for card in reversed(t.kit.watchers):
        gained = t.kit.trigger[card] == k.YOU_GAIN and t.kit.trigger_good[card] in goods[::2]
        if gained and may_hold(t, seat, card):
            t.agenda.append(React(seat, card, 1))


class React(Decision):
    """Play a card as a reaction, or not. The question itself tells nothing: who holds no such card is asked too."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "times")
    rules: ClassVar[tuple[str, ...]] = ("COI-119",)

    def __init__(self, seat: int, card: int, times: int) -> None:
        super().__init__(seat)
        self.card = card
        self.times = times

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, IronTable)
        if self.card in table.hands[seat]:
            return [REACT + self.card, DECLINE]
        return [DECLINE]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, IronTable)
        if action == DECLINE:
            return
        table.tell("react", seat, [self.card])
        if table.kit.stays[self.card]:
            show(table, seat, self.card)
        else:
            leave_hand(table, seat, self.card)
            lay_down(table, seat, self.card)
        for _ in range(self.times):
            for op in table.kit.effect[self.card]:
                apply_simple(table, seat, op)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, IronTable)
        if action == REACT + self.card:
            return ("COI-269",) if table.kit.trigger[self.card] == k.OTHER_GAINS else ("COI-289", "COI-291")
        return ()
