"""Ships: taking one, and the words on their cards."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from boomtown.engine.cards import Operand, Word, carry_out
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision
from harbour_lights.rules.actions import GOODS, MOST_BERTHS, NAME, SHIP
from harbour_lights.rules.facts import EMPTY, NO_BERTH
from harbour_lights.rules.market import Sell
from harbour_lights.rules.table import HarbourTable, add_goods, pay


class TakeShip(Decision[HarbourTable]):
    """Which ship a seat unloads; there is always one more than seats that have yet to choose."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("HAR-40",)
    never_sole: ClassVar[bool] = True

    def options(self, table: HarbourTable, seat: int) -> list[int]:
        return [SHIP + berth for berth, ship in enumerate(table.berths) if ship >= 0]

    def limits(self, table: HarbourTable, seat: int, action: int) -> Sequence[Limit]:
        return (OCCUPIED,) if SHIP <= action < SHIP + MOST_BERTHS else ()

    def take(self, table: HarbourTable, seat: int, action: int) -> None:
        berth = action - SHIP
        ship, coins = table.berths[berth], table.beside[berth]
        table.berths[berth] = -1
        table.beside[berth] = 0
        table.bank[0] += coins
        pay(table, seat, -coins)
        table.sailed.append(ship)
        table.tell("takes", seat, [ship, coins])
        table.agenda.append(Sell(seat))
        carry_out(table, seat, -1, ship, ship, 0)


def is_occupied(t: HarbourTable, seat: int, action: int) -> bool:
    """Whether a ship lies in a berth."""
    return action - SHIP < len(t.berths) and t.berths[action - SHIP] >= 0


def no_ship(t: HarbourTable, seat: int, action: int) -> Fact:
    """The berth is empty, or there is none of that number with so few players."""
    return Fact("HAR-40", EMPTY if action - SHIP < len(t.berths) else NO_BERTH, [action - SHIP])


OCCUPIED: Final = Limit("HAR-40", is_occupied, no_ship)


# --- the words of the cards ----------------------------------------------------------------------------------


class Load(Word[HarbourTable]):
    """Goods of one kind."""

    name: ClassVar[str] = "load"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("good", "good"), Operand("count", "count"))
    texts: ClassVar[dict[str, str]] = {"": "{count} {good}"}

    def __init__(self, good: int, count: int) -> None:
        super().__init__()
        self.good = good
        self.count = count

    def run(self, t: HarbourTable, me: int, them: int, card: int) -> None:
        add_goods(t, me, self.good, self.count)
        t.tell("loads", me, [self.good, self.count])


class Choice(Word[HarbourTable]):
    """Goods of one kind, which the player names."""

    name: ClassVar[str] = "choice"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("count", "count"),)
    texts: ClassVar[dict[str, str]] = {"": "{count} of a good that you name"}
    prompt: ClassVar[str] = "Name the good that this ship brings you."
    rules: ClassVar[tuple[str, ...]] = ("HAR-42",)
    asks: ClassVar[bool] = True

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def things(self, t: HarbourTable, me: int, card: int) -> list[int]:
        return [NAME + good for good in range(GOODS)]

    def most(self, t: HarbourTable, me: int, card: int) -> int:
        return 1

    def finish(self, t: HarbourTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        add_goods(t, me, chosen[0] - NAME, self.count)
        t.tell("loads", me, [chosen[0] - NAME, self.count])


VOCABULARY: Final[list[type[Word[Any]]]] = [Load, Choice]
