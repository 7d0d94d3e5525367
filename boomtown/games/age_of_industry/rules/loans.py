"""Money: paying with loans, repaying them, interest."""

from typing import ClassVar, Final

from boomtown.engine.steps import Step
from boomtown.games.age_of_industry.rules.table import SPENT, AgeTable, add_loans, add_money

# what a loan is for, as the log names it: a counter of the display, a railway on a link, the interest on loans
FOR_COUNTER: Final = 0
FOR_RAILWAY: Final = 1
FOR_INTEREST: Final = 2


def loans_for(t: AgeTable, seat: int, amount: int) -> int:
    """The smallest number of loans with which a seat can pay an amount."""
    short = amount - t.money[seat]
    return 0 if short <= 0 else (short + t.content.loan - 1) // t.content.loan


def borrow_for(t: AgeTable, seat: int, amount: int, what: int, which: int) -> None:
    """Take the loans that a payment needs; the log says what they are for."""
    count = loans_for(t, seat, amount)
    if count > 0:
        add_loans(t, seat, count)
        add_money(t, seat, count * t.content.loan)
        t.tell("loan", seat, [count, count * t.content.loan, amount, what, which])


def pay(t: AgeTable, seat: int, amount: int) -> None:
    """Pay for an action: the money goes into the seat's box on the order display."""
    add_money(t, seat, -amount)
    t.spent = t.renew(SPENT)
    t.spent[seat] += amount


def can_repay(t: AgeTable, seat: int) -> bool:
    """Whether a seat has a loan and the money to repay it."""
    return t.loans[seat] > 0 and t.money[seat] >= t.content.loan


def repay(t: AgeTable, seat: int, count: int) -> None:
    """Give loans back."""
    add_loans(t, seat, -count)
    add_money(t, seat, -count * t.content.loan)
    t.tell("repay", seat, [count, count * t.content.loan, t.loans[seat]])


class RepayLoans(Step[AgeTable]):
    """After a turn, and before interest is due, a seat repays every loan that its money covers.

    Nobody is asked (AOI-G19): until the seat's next action its money could pay for nothing but interest, and whatever is
    short then can be borrowed again.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgeTable) -> None:
        if can_repay(table, self.seat):
            covered = table.money[self.seat] // table.content.loan
            repay(table, self.seat, min(covered, table.loans[self.seat]))


class PayInterest(Step[AgeTable]):
    """Phase three: every loan still outstanding costs interest; money for it may have to be borrowed."""

    def run(self, table: AgeTable) -> None:
        for seat in table.order:
            due = table.loans[seat] * table.content.interest
            if due > 0:
                borrow_for(table, seat, due, FOR_INTEREST, -1)
                add_money(table, seat, -due)
                table.tell("interest", seat, [due])
