"""Hammers for coins: the payment of what is built with the Steam Drill."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.picks import Pick
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import DONE, HAMMER
from boomtown.games.city_of_iron.rules.amounts import COINS
from boomtown.games.city_of_iron.rules.raising import put_up
from boomtown.games.city_of_iron.rules.spend import absent, spend
from boomtown.games.city_of_iron.rules.table import IronTable


class DrillPay(Pick[IronTable]):
    """Cards whose hammers take the place of coins; what is left of `due` is paid in coins."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "land", "drill", "due")
    rules: ClassVar[tuple[str, ...]] = ("COI-280", "COI-281", "COI-G44")
    hides: ClassVar[bool] = True
    done: ClassVar[int] = DONE

    def __init__(self, seat: int, card: int, land: int, drill: int, due: int) -> None:
        super().__init__(seat)
        self.card = card
        self.land = land
        self.drill = drill
        self.due = due

    def things(self, table: IronTable, seat: int) -> list[int]:
        return [HAMMER + card for card in table.hands[seat] if hammers_of(table, seat, HAMMER + card) > 0]

    def left(self, t: IronTable, seat: int, chosen: list[int]) -> int:
        """The coins still to be paid beside these hammers."""
        due = self.due
        for action in chosen:
            due -= hammers_of(t, seat, action)
        return due

    def padded(self, t: IronTable, seat: int, chosen: list[int]) -> bool:
        """Whether one of the cards was added when nothing was left to pay."""
        for action in chosen:
            if self.left(t, seat, chosen) + hammers_of(t, seat, action) > 0:
                return False
        return len(chosen) > 0

    def enough(self, table: IronTable, seat: int, chosen: list[int]) -> bool:
        return self.left(table, seat, chosen) <= table.coins[seat]

    def reaches(self, table: IronTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        if self.padded(table, seat, chosen):
            return False
        return self.left(table, seat, chosen + rest) <= table.coins[seat]

    def finish(self, table: IronTable, seat: int, chosen: list[int]) -> None:
        due = self.left(table, seat, chosen)
        spend(table, seat, k.ABILITY, self.drill, chosen)
        put_up(table, seat, self.card, self.land, self.drill, due if due > 0 else 0)

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if action == DONE:
            return [Limit("COI-074", self.coins_met, self.coins_lacking)]
        if not HAMMER <= action < HAMMER + table.content.experts:
            return ()
        return [
            Limit("COI-280", self.in_hand, self.not_in_hand),
            Limit("COI-280", self.has_hammers, self.no_hammers),
            Limit("COI-G44", self.lacking, self.paid),
        ]

    def coins_met(self, t: IronTable, seat: int, action: int) -> bool:
        return self.left(t, seat, t.picks[seat]) <= t.coins[seat]

    def coins_lacking(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-074", COINS, self.left(t, seat, t.picks[seat]), t.coins[seat])

    def in_hand(self, t: IronTable, seat: int, action: int) -> bool:
        return action - HAMMER in t.hands[seat]

    def not_in_hand(self, t: IronTable, seat: int, action: int) -> Fact:
        return absent(t, action - HAMMER, "COI-280")

    def has_hammers(self, t: IronTable, seat: int, action: int) -> bool:
        return not self.in_hand(t, seat, action) or hammers_of(t, seat, action) > 0

    def no_hammers(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-280", "no-skill", [action - HAMMER, k.HAMMERS])

    def lacking(self, t: IronTable, seat: int, action: int) -> bool:
        usable = self.in_hand(t, seat, action) and self.has_hammers(t, seat, action)
        return not usable or action in t.picks[seat] or not self.padded(t, seat, [*t.picks[seat], action])

    def paid(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-G44", "paid", [action - HAMMER, k.HAMMERS, k.ABILITY])


def hammers_of(t: IronTable, seat: int, action: int) -> int:
    """The hammers of the card that an action names."""
    return t.content.skill[k.HAMMERS][t.nation[seat] * t.content.experts + action - HAMMER]
