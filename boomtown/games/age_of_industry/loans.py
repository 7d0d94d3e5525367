"""Money: paying with loans, repaying them, interest."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import KEEP, REPAY
from boomtown.games.age_of_industry.table import AgeTable


def borrow_for(t: AgeTable, seat: int, amount: int) -> None:
    """Take the smallest number of loans with which the seat can pay an amount."""
    short = amount - t.money[seat]
    if short <= 0:
        return
    count = (short + t.board.loan - 1) // t.board.loan
    t.loans[seat] += count
    t.money[seat] += count * t.board.loan
    t.tell("loan", seat, [count, count * t.board.loan])


def pay(t: AgeTable, seat: int, amount: int) -> None:
    """Pay for an action: the money goes into the seat's box on the order display."""
    borrow_for(t, seat, amount)
    t.money[seat] -= amount
    t.spent[seat] += amount


def can_repay(t: AgeTable, seat: int) -> bool:
    """Whether a seat has a loan and the money to repay it."""
    return t.loans[seat] > 0 and t.money[seat] >= t.board.loan


def repay(t: AgeTable, seat: int) -> None:
    """Give one loan back."""
    t.loans[seat] -= 1
    t.money[seat] -= t.board.loan
    t.tell("repay", seat, [t.board.loan, t.loans[seat]])


class OfferRepayment(Step):
    """After a turn, and before interest is due, a seat that can repay a loan is asked."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        if can_repay(table, self.seat):
            table.agenda.append(Repayment(self.seat))


class Repayment(Decision):
    """Repay a loan or keep the money."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("AOI-168", "AOI-169")

    def options(self, table: Table, seat: int) -> list[int]:
        return [REPAY, KEEP]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        if action == REPAY:
            repay(table, seat)
            if can_repay(table, seat):
                table.agenda.append(self)


class PayInterest(Step):
    """Phase three: every loan still outstanding costs interest; money for it may have to be borrowed."""

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        for seat in table.order:
            due = table.loans[seat] * table.board.interest
            if due > 0:
                table.tell("interest", seat, [due])
                borrow_for(table, seat, due)
                table.money[seat] -= due
