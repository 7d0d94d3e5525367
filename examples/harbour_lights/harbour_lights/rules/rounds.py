"""A round: ships come in, everybody bids; at its end prices rise, and after the last one the patrons are shown."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.steps import Step, Together
from harbour_lights.rules.actions import BID, MOST_BID
from harbour_lights.rules.facts import COINS
from harbour_lights.rules.ships import TakeShip
from harbour_lights.rules.table import HarbourTable, pay


class NextRound(Step[HarbourTable]):
    """Ships come in and all bid; after the last round the game is scored."""

    def run(self, table: HarbourTable) -> None:
        if table.round[0] == table.last_round:
            table.agenda.append(ShowPatrons())
            return
        table.round[0] += 1
        table.tell("round", -1, [table.round[0]])
        for berth, ship in enumerate(table.berths):
            if ship < 0:
                table.berths[berth] = table.draw(table.deck)
                table.tell("arrives", -1, [table.berths[berth]])
        table.agenda += [EndRound(), Bid()]


class Bid(Together[HarbourTable]):
    """All bid at the same time; then each takes a ship, the highest bid first."""

    rules: ClassVar[tuple[str, ...]] = ("HAR-30",)

    def asked(self, table: HarbourTable) -> list[int]:
        return [seat for seat in range(table.seats) if table.coins[seat] > 0]

    def options(self, table: HarbourTable, seat: int) -> list[int]:
        return [BID + coins for coins in range(min(MOST_BID, table.coins[seat]) + 1)]

    def limits(self, table: HarbourTable, seat: int, action: int) -> Sequence[Limit]:
        return (AFFORDED,) if BID <= action <= BID + MOST_BID else ()

    def resolve(self, table: HarbourTable) -> None:
        for seat in range(table.seats):
            table.bids[seat] = table.picks[seat][0] - BID if table.picks[seat] else 0
            pay(table, seat, table.bids[seat])
            table.tell("bid", seat, [table.bids[seat]])
        table.order.reverse()  # equal bids stay as they lie then: the later ones first
        table.order.sort(key=lambda seat: -table.bids[seat])
        for seat in reversed(table.order):
            table.agenda.append(TakeShip(seat))


def is_afforded(t: HarbourTable, seat: int, action: int) -> bool:
    """Whether a seat has the coins that it bids."""
    return action - BID <= t.coins[seat]


def too_few_coins(t: HarbourTable, seat: int, action: int) -> Fact:
    """How many it has instead."""
    return needs("HAR-30", COINS, action - BID, t.coins[seat])


AFFORDED = Limit("HAR-30", is_afforded, too_few_coins)


class EndRound(Step[HarbourTable]):
    """A coin beside each ship that stays, and prices rise."""

    def run(self, table: HarbourTable) -> None:
        for berth, ship in enumerate(table.berths):
            if ship >= 0:
                table.beside[berth] += 1
                table.bank[0] -= 1
                table.tell("stays", -1, [ship, table.beside[berth]])
        for good, price in enumerate(table.prices):
            table.prices[good] = min(price + 1, table.content.dearest)
        table.tell("prices", -1, table.prices[:])
        table.agenda.append(NextRound())


class ShowPatrons(Step[HarbourTable]):
    """The game is over: everybody sees whom the others served."""

    def run(self, table: HarbourTable) -> None:
        table.mark()
        table.shown[:] = [patron[0] for patron in table.patron]
        for seat in range(table.seats):
            table.tell("serves", seat, [table.shown[seat], table.scores()[seat]])
