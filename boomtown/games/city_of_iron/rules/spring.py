"""Spring: the bid for turn order."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.steps import Decision, Step
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules import table as at
from boomtown.games.city_of_iron.rules.actions import BID
from boomtown.games.city_of_iron.rules.amounts import COINS
from boomtown.games.city_of_iron.rules.table import IronTable, add_coins


class Spring(Step[IronTable]):
    """The cubes slide down to the bid order track; everyone bids once."""

    def run(self, table: IronTable) -> None:
        table.bids, table.track = table.renew(at.BIDS), table.renew(at.TRACK)
        on_track = [seat for seat in table.track if seat >= 0]
        if len(on_track) > 0:
            table.bids[:] = on_track
        table.track[:] = [-1] * len(table.track)
        table.tell("round", -1, [table.round[0]])
        table.tell("bid-order", -1, table.bids[:])
        for seat in reversed(table.bids):
            table.agenda.append(Bid(seat))


def bid_spaces(t: IronTable) -> list[int]:
    """The open spaces of the turn order track."""
    return [
        space
        for space in range(len(t.track))
        if t.track[space] < 0 and k.in_play(t.content.bid_dots[space], t.seats)
    ]


class Bid(Decision[IronTable]):
    """A space of the turn order track that can be paid; with too few coins the cheapest for all one has."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("COI-062", "COI-064")

    def options(self, table: IronTable, seat: int) -> list[int]:
        spaces = bid_spaces(table)
        cost = table.content.bid_cost
        found = [BID + space for space in spaces if cost[space] <= table.coins[seat]]
        if len(found) > 0:
            return found
        least = min([cost[space] for space in spaces])
        return [BID + space for space in spaces if cost[space] == least]

    def take(self, table: IronTable, seat: int, action: int) -> None:
        space = action - BID
        paid = min(table.content.bid_cost[space], table.coins[seat])
        table.bids, table.track = table.renew(at.BIDS), table.renew(at.TRACK)
        table.bids.remove(seat)
        table.track[space] = seat
        add_coins(table, seat, table.content.bid_gain[space] - paid)
        table.tell("bid", seat, [space, paid, table.content.bid_gain[space]])

    def limits(self, table: IronTable, seat: int, action: int) -> Sequence[Limit]:
        if not BID <= action < BID + len(table.track):
            return ()
        return [
            Limit("COI-066", self.is_in_play, self.not_in_play),
            Limit("COI-062", self.is_open, self.is_taken),
            Limit("COI-064", self.is_payable, self.too_dear),
        ]

    def is_in_play(self, t: IronTable, seat: int, action: int) -> bool:
        return k.in_play(t.content.bid_dots[action - BID], t.seats)

    def not_in_play(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-066", "space-not-in-play", [action - BID])

    def is_open(self, t: IronTable, seat: int, action: int) -> bool:
        return t.track[action - BID] < 0

    def is_taken(self, t: IronTable, seat: int, action: int) -> Fact:
        return Fact("COI-062", "space-taken", [action - BID])

    def is_payable(self, t: IronTable, seat: int, action: int) -> bool:
        there = self.is_in_play(t, seat, action) and self.is_open(t, seat, action)
        return not there or action in self.options(t, seat)

    def too_dear(self, t: IronTable, seat: int, action: int) -> Fact:
        return needs("COI-064", COINS, t.content.bid_cost[action - BID], t.coins[seat])
