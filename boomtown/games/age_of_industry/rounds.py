"""Rounds and actions: whose turn it is, what he may do, the new order of play."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.age_of_industry.actions import (
    BUILD,
    COMBINE,
    DEVELOP,
    PASS,
    RAILWAY,
    REPAY,
    SELL,
    TAKE_CARDS,
)
from boomtown.games.age_of_industry.build import ChooseCard
from boomtown.games.age_of_industry.cards import HAND_LIMIT, PassWithCard, TakeCard, can_pass, can_take
from boomtown.games.age_of_industry.develop import ChooseCounter, can_develop
from boomtown.games.age_of_industry.loans import OfferRepayment, PayInterest, can_repay, repay
from boomtown.games.age_of_industry.railway import ChooseLink, can_build_railway
from boomtown.games.age_of_industry.scoring import FinalScoring
from boomtown.games.age_of_industry.sell import ChooseSeller, can_sell
from boomtown.games.age_of_industry.sites import NO_CARD_NEEDED, can_build, can_build_with
from boomtown.games.age_of_industry.table import AgeTable


class StartRound(Step):
    """A round: everybody's turn in order of play, then the new order, then interest."""

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        table.round[0] += 1
        table.tell("round", -1, [table.round[0]])
        table.agenda.append(EndRound())
        table.agenda.append(NewOrder())
        for seat in reversed(table.order):
            table.agenda.append(Turn(seat))


class Turn(Step):
    """A seat's turn: two actions, in the first round one."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        table.agenda.append(OfferRepayment(self.seat))
        table.agenda.append(ChooseAction(self.seat, actions_of(table)))


def actions_of(t: AgeTable) -> int:
    """How many actions a turn has in this round."""
    return 1 if t.round[0] == 1 else 2


class ChooseAction(Decision):
    """One of the six actions, or both actions for one combined build; a loan may be repaid before."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("AOI-063", "AOI-066")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, AgeTable)
        found: list[int] = []
        if can_build(table, seat):
            found.append(BUILD)
        if self.left == 2 and len(table.hands[seat]) > 0 and can_build_with(table, seat, NO_CARD_NEEDED):
            found.append(COMBINE)
        if can_build_railway(table, seat):
            found.append(RAILWAY)
        if can_sell(table, seat):
            found.append(SELL)
        if can_develop(table, seat):
            found.append(DEVELOP)
        if can_take(table, seat):
            found.append(TAKE_CARDS)
        if can_pass(table, seat):
            found.append(PASS)
        if can_repay(table, seat):
            found.append(REPAY)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, AgeTable)
        if action == REPAY:
            repay(table, seat)
            table.agenda.append(self)
            return
        if self.left > 1 and action != COMBINE:
            table.agenda.append(ChooseAction(seat, self.left - 1))
        if action == BUILD:
            table.agenda.append(ChooseCard(seat, 0))
        elif action == COMBINE:
            table.agenda.append(ChooseCard(seat, 1))
        elif action == RAILWAY:
            table.agenda.append(ChooseLink(seat))
        elif action == SELL:
            table.agenda.append(ChooseSeller(seat, 0))
        elif action == DEVELOP:
            table.agenda.append(ChooseCounter(seat))
        elif action == TAKE_CARDS:
            table.agenda.append(TakeCard(seat, 2))
        elif len(table.hands[seat]) > 0:
            table.agenda.append(PassWithCard(seat))
        else:
            table.tell("pass-free", seat, [])

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, AgeTable)
        empty = len(table.hands[seat]) == 0
        if action == BUILD:
            return ("AOI-068",) if empty else ("AOI-074",)
        if action == COMBINE:
            if self.left < 2:
                return ("AOI-064",) if table.round[0] == 1 else ("AOI-065", "AOI-171")
            return ("AOI-171",) if empty else ("AOI-172",)
        if action == RAILWAY:
            return ("AOI-184",) if table.rails_left[seat] == 0 else ("AOI-177", "AOI-180")
        if action == SELL:
            return ("AOI-185", "AOI-186")
        if action == DEVELOP:
            return ("AOI-209",) if empty else ("AOI-208",)
        if action == TAKE_CARDS:
            return ("AOI-217",) if len(table.hands[seat]) >= HAND_LIMIT else ("AOI-214",)
        if action == PASS:
            return ("AOI-222",)
        if action == REPAY:
            return ("AOI-168",)
        return ()


class NewOrder(Step):
    """Phase two: whoever spent least goes first; equals keep their order; the boxes are emptied."""

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        order, spent = table.order, table.spent
        for i in range(1, len(order)):
            seat = order[i]
            j = i
            while j > 0 and spent[order[j - 1]] > spent[seat]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = seat
        table.tell("order", -1, order[:])
        for seat in range(table.seats):
            spent[seat] = 0
        table.agenda.append(PayInterest())
        for seat in reversed(order):
            table.agenda.append(OfferRepayment(seat))


class EndRound(Step):
    """The game is over when the deck is used up and a hand is empty; else a new round begins."""

    def run(self, table: Table) -> None:
        assert isinstance(table, AgeTable)
        if len(table.deck) == 0:
            for hand in table.hands:
                if len(hand) == 0:
                    table.agenda.append(FinalScoring())
                    return
        table.agenda.append(StartRound())
