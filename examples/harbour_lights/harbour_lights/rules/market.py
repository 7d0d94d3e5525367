"""The market: selling some of one's goods, while their prices sink."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.picks import Pick
from harbour_lights.rules.actions import DONE, GOODS, SELL
from harbour_lights.rules.table import HarbourTable, add_goods, pay, stock


class Sell(Pick[HarbourTable]):
    """Any goods of the warehouse; so many that no more than fit are left."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("HAR-50", "HAR-53")
    done: ClassVar[int] = DONE

    def things(self, table: HarbourTable, seat: int) -> list[int]:
        return [SELL + good for good, count in enumerate(stock(table, seat)) for _ in range(count)]

    def least(self, table: HarbourTable, seat: int) -> int:
        return max(0, sum(stock(table, seat)) - table.content.warehouse)

    def limits(self, table: HarbourTable, seat: int, action: int) -> Sequence[Limit]:
        return (OWNED,) if SELL <= action < SELL + GOODS else ()

    def finish(self, table: HarbourTable, seat: int, chosen: list[int]) -> None:
        left = [action - SELL for action in chosen]
        while left:
            good = max(left, key=lambda one: table.prices[one])
            left.remove(good)
            price = table.prices[good]
            add_goods(table, seat, good, -1)
            pay(table, seat, -price)
            table.prices[good] = max(1, price - 1)
            table.tell("sells", seat, [good, price])


def is_owned(t: HarbourTable, seat: int, action: int) -> bool:
    """Whether the warehouse has such a good."""
    return stock(t, seat)[action - SELL] > 0


def none_owned(t: HarbourTable, seat: int, action: int) -> Fact:
    """The seat has none of it."""
    return needs("HAR-50", action - SELL, 1, 0)


OWNED: Final = Limit("HAR-50", is_owned, none_owned)


def worth(t: HarbourTable, counts: list[int]) -> int:
    """What goods would bring if they were all sold now."""
    total = 0
    for good, count in enumerate(counts):
        total += sum(max(1, t.prices[good] - i) for i in range(count))
    return total
