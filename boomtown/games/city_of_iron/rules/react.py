"""Reactions to goods: one window for all who could hold such a card as far as everyone can tell."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import carry_out
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Together
from boomtown.games.city_of_iron.rules.actions import DECLINE, REACT
from boomtown.games.city_of_iron.rules.cards.reactions import GoodsGained
from boomtown.games.city_of_iron.rules.content import GOODS
from boomtown.games.city_of_iron.rules.piles import lay_down, leave_hand, may_hold, show
from boomtown.games.city_of_iron.rules.table import IronTable


def goods_gained(t: IronTable, seat: int, goods: list[int], before: list[int]) -> None:
    """A seat has gained goods (good, amount, ...): ask everyone who may react.

    `before` is what everyone had (as in `t.goods`) before the gain.
    """
    gained = 0
    for i in range(0, len(goods), 2):
        gained |= 1 << goods[i]
    if gained == 0:
        return
    owned = 0
    for other in range(t.seats):
        for good in range(GOODS):
            if before[other * GOODS + good] > 0:
                owned |= 1 << (other * GOODS + good)
    window = React(seat, gained, owned)
    if len(window.asked(t)) > 0:
        t.agenda.append(window)


class React(Together[IronTable]):
    """Play cards as a reaction, or not. The question tells nothing: who may hold such a card is asked, who has it or not."""

    fields: ClassVar[tuple[str, ...]] = ("gainer", "gained", "owned")
    rules: ClassVar[tuple[str, ...]] = ("COI-119", "COI-G35")

    def __init__(self, gainer: int, gained: int, owned: int) -> None:
        super().__init__()
        self.gainer = gainer
        self.gained = gained
        self.owned = owned
        self.what = GoodsGained(gainer, gained, owned)

    def times(self, t: IronTable, seat: int, card: int) -> int:
        """How often a card of a seat would react to this gain."""
        reaction = t.content.on_gain[card]
        return 0 if reaction is None else reaction.times(seat, self.what)

    def asked(self, table: IronTable) -> list[int]:
        """The gainer first, then the others in seat order."""
        found: list[int] = []
        for i in range(table.seats):
            seat = (self.gainer + i) % table.seats
            for card in table.content.watchers:
                if self.times(table, seat, card) > 0 and may_hold(table, seat, card):
                    found.append(seat)
                    break
        return found

    def cards(self, t: IronTable, seat: int) -> list[int]:
        """The cards in a seat's hand that react to this and are not picked yet."""
        return [
            card
            for card in t.content.watchers
            if card in t.hands[seat] and self.times(t, seat, card) > 0 and REACT + card not in t.picks[seat]
        ]

    def finished(self, table: IronTable, seat: int) -> bool:
        picks = table.picks[seat]
        return len(picks) > 0 and (picks[-1] == DECLINE or len(self.cards(table, seat)) == 0)

    def options(self, table: IronTable, seat: int) -> list[int]:
        return [*[REACT + card for card in self.cards(table, seat)], DECLINE]

    def resolve(self, table: IronTable) -> None:
        for seat in self.asked(table):
            for pick in table.picks[seat]:
                if pick != DECLINE:
                    self.react(table, seat, pick - REACT)

    def react(self, t: IronTable, seat: int, card: int) -> None:
        """Show or discard a card and gain what it says."""
        reaction = t.content.on_gain[card]
        assert reaction is not None
        t.tell("react", seat, [card, self.gainer, self.what.shared(seat)])
        if reaction.stays:
            show(t, seat, card)
        else:
            leave_hand(t, seat, card)
            lay_down(t, seat, card)
        for _ in range(reaction.times(seat, self.what)):
            carry_out(t, seat, self.gainer, card, reaction.program, 0)

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if not REACT <= action < REACT + table.content.experts:
            return ()
        return [
            Limit("COI-119", self.in_hand, self.not_in_hand),
            Limit("COI-119", self.speaks_of_this, self.another_moment),
            Limit("COI-G37", self.unpicked, self.once),
        ]

    def in_hand(self, t: IronTable, seat: int, action: int) -> bool:
        return action - REACT in t.hands[seat]

    def not_in_hand(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-119", "not-in-hand", [action - REACT])

    def speaks_of_this(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.in_hand(t, seat, action) or self.times(t, seat, action - REACT) > 0

    def another_moment(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-119", "no-reaction", [action - REACT])

    def unpicked(self, t: IronTable, seat: int, action: int) -> bool:
        return action not in t.picks[seat]

    def once(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-G37", "picked", [action - REACT])
