"""Bills paid with what one has: sets of things that are judged by their sum, of which some are alike."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.fields import Field, Layout
from boomtown.engine.kinds import ONE, SEAT, things, up_to
from boomtown.engine.limits import Fact, Limit, allowed, needs
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable

ACTIONS = Catalogue()
PAY = ACTIONS.verbs("pay", 4)  # a coin of 1, 2, 3 or 4
BUY = ACTIONS.verbs("buy", 9)
PASS = ACTIONS.verbs("pass")
DONE = ACTIONS.verbs("done")
ROUNDS = 5


class BillTable(ToyTable):
    game_id: ClassVar[str] = "toy_bill"
    layout: ClassVar[Layout] = Layout(
        [
            Field("turn", size=1, over=[ONE], holds=up_to(99)),
            Field("paid", holds=up_to(99)),
            Field("won", over=[SEAT], holds=up_to(99)),
            Field("coins", per_seat=True, over=[things("coin", 4)], holds=up_to(99)),
        ]
    )

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.turn, self.paid, self.won = cells[n : n + 3]
        self.coins = cells[n + 3 : n + 3 + n]

    def scores(self) -> list[int]:
        return self.won[:]


def worth(coins: list[int]) -> int:
    """What coins (as actions) come to."""
    return sum(coin - PAY + 1 for coin in coins)


def purse(t: BillTable, seat: int) -> int:
    """What a seat has."""
    return sum((kind + 1) * t.coins[seat][kind] for kind in range(4))


class NextTurn(Step[Any]):
    def run(self, table: Table) -> None:
        t = cast(BillTable, table)
        if t.turn[0] < ROUNDS * t.seats:
            seat = t.turn[0] % t.seats
            t.turn[0] += 1
            t.coins[seat][t.roll(4)] += 1
            t.agenda += [NextTurn(), Buy(seat)]


def can_pay(t: BillTable, seat: int, action: int) -> bool:
    """Whether the purse covers a price."""
    return purse(t, seat) >= action - BUY + 1


def too_dear(t: BillTable, seat: int, action: int) -> Fact:
    """What the purse lacks."""
    return needs("TOY-3", 0, action - BUY + 1, purse(t, seat))


PRICED = (Limit("TOY-3", can_pay, too_dear),)


class Buy(Decision[Any]):
    """Buy points at a price, or pass."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: Table, seat: int) -> list[int]:
        return [action for action in range(BUY, PASS) if allowed(PRICED, table, seat, action)] + [PASS]

    def take(self, table: Table, seat: int, action: int) -> None:
        if action != PASS:
            table.agenda.append(Bill(seat, action - BUY + 1))

    def limits(self, table: Table, seat: int, action: int) -> Sequence[Limit]:
        return PRICED if BUY <= action < PASS else ()


class Bill(Pick[Any]):
    """Pay at least the price, with no coin that isn't needed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "price")
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)
    done: ClassVar[int] = DONE

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def things(self, table: Table, seat: int) -> list[int]:
        coins = cast(BillTable, table).coins[seat]
        return [PAY + kind for kind in range(4) for _ in range(coins[kind])]

    def enough(self, table: Table, seat: int, chosen: list[int]) -> bool:
        return worth(chosen) >= self.price > worth(chosen[1:])

    def reaches(self, table: Table, seat: int, chosen: list[int], rest: list[int]) -> bool:
        if self.enough(table, seat, sorted(chosen)):
            return True
        further = [(sorted([*chosen, coin]), rest[i + 1 :]) for i, coin in enumerate(rest)]
        return any(self.reaches(table, seat, more, left) for more, left in further)

    def finish(self, table: Table, seat: int, chosen: list[int]) -> None:
        t = cast(BillTable, table)
        for coin in chosen:
            t.coins[seat][coin - PAY] -= 1
            t.paid[coin - PAY] += 1
        t.won[seat] += self.price
        t.tell("paid", seat, [self.price, *chosen])


class Bills(ToyGame):
    id = "toy_bill"
    title = "Toy Bill"
    kind = BillTable
    players = (2, 3)
    actions = ACTIONS

    def setup(self, table: Table) -> None:
        t = cast(BillTable, table)
        t.turn.append(0)
        t.paid.extend([0] * 4)
        t.won.extend([0] * t.seats)
        for coins in t.coins:
            coins.extend([2, 1, 1, 0])
        t.agenda.append(NextTurn())

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(BillTable, table)
        return {"coins": sum(t.paid) + sum(map(sum, t.coins)) - t.turn[0]}

    def amount(self, table: Table, seat: int, what: int) -> int:
        coins = cast(BillTable, table).coins[seat]
        return coins[0] + 2 * coins[1] + 3 * coins[2] + 4 * coins[3]

    def amount_name(self, table: Table, what: int, count: int) -> str:
        return "coin" if count == 1 else "coins"
