"""Rounds and actions: whose turn it is, what they may do, the new order of play."""

from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.age_of_industry.rules import table as at
from boomtown.games.age_of_industry.rules.actions import (
    BUILD,
    COMBINE,
    DEVELOP,
    PASS,
    RAILWAY,
    REPAY,
    SELL,
    TAKE_CARDS,
)
from boomtown.games.age_of_industry.rules.build import ChooseCard
from boomtown.games.age_of_industry.rules.cards import PassWithCard, TakeCard, can_pass, can_take, take_limits
from boomtown.games.age_of_industry.rules.develop import ChooseCounter, can_develop
from boomtown.games.age_of_industry.rules.facts import CARDS, COUNTERS, DOLLARS, LOANS, enough, limit
from boomtown.games.age_of_industry.rules.loans import PayInterest, RepayLoans, can_repay, repay
from boomtown.games.age_of_industry.rules.railway import ChooseLink, can_build_railway, railway_limits
from boomtown.games.age_of_industry.rules.scoring import FinalScoring
from boomtown.games.age_of_industry.rules.sell import ChooseSeller, can_sell, sell_limits
from boomtown.games.age_of_industry.rules.sites import NO_CARD_NEEDED, can_build, can_build_with
from boomtown.games.age_of_industry.rules.table import AgeTable


class StartRound(Step[AgeTable]):
    """A round: everybody's turn in order of play, then the new order, then interest."""

    def run(self, table: AgeTable) -> None:
        table.round = table.renew(at.ROUND)
        table.round[0] += 1
        table.tell("round", -1, [table.round[0]])
        table.agenda.append(EndRound())
        table.agenda.append(NewOrder())
        for seat in reversed(table.order):
            table.agenda.append(Turn(seat))


class Turn(Step[AgeTable]):
    """A seat's turn: two actions, in the first round one."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgeTable) -> None:
        table.agenda.append(RepayLoans(self.seat))
        table.agenda.append(ChooseAction(self.seat, actions_of(table)))


def actions_of(t: AgeTable) -> int:
    """How many actions a turn has in this round."""
    return 1 if t.round[0] == 1 else 2


class ChooseAction(Decision[AgeTable]):
    """One of the six actions, or both actions for one combined build; a loan may be repaid before."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("AOI-063", "AOI-066")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: AgeTable, seat: int) -> list[int]:
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

    def take(self, table: AgeTable, seat: int, action: int) -> None:
        if action == REPAY:
            repay(table, seat, 1)
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

    def limits(self, table: AgeTable, seat: int, action: int) -> list[Limit]:
        if action == BUILD:
            return build_limits(table, seat)
        if action == COMBINE:
            return combine_limits(table, seat, self.left)
        if action == RAILWAY:
            return railway_limits(table, seat)
        if action == SELL:
            return sell_limits(table, seat)
        if action == DEVELOP:
            return [enough("AOI-209", CARDS, 1), enough("AOI-208", COUNTERS, 1)]
        if action == TAKE_CARDS:
            return take_limits(table, seat)
        if action == PASS:
            return [limit("AOI-220", True, "", []) if len(table.deck) == 0 else enough("AOI-220", CARDS, 1)]
        if action == REPAY:
            return [enough("AOI-G19", LOANS, 1), enough("AOI-G19", DOLLARS, table.content.loan)]
        return []


def build_limits(t: AgeTable, seat: int) -> list[Limit]:
    """What keeps a seat from building an industry."""
    if len(t.hands[seat]) == 0:
        return [enough("AOI-068", CARDS, 1)]
    return [limit("AOI-074", can_build(t, seat), "no-card-builds", [])]


def combine_limits(t: AgeTable, seat: int, left: int) -> list[Limit]:
    """What keeps a seat from using both actions for one build."""
    rule = "AOI-064" if t.round[0] == 1 else "AOI-G12"
    found = [limit(rule, left == 2, "one-action", [t.round[0]]), enough("AOI-171", CARDS, 1)]
    if len(t.hands[seat]) > 0:
        found.append(limit("AOI-172", can_build_with(t, seat, NO_CARD_NEEDED), "nothing-builds", []))
    return found


class NewOrder(Step[AgeTable]):
    """Phase two: whoever spent least goes first; equals keep their order; the boxes are emptied."""

    def run(self, table: AgeTable) -> None:
        table.order, table.spent = table.renew(at.ORDER), table.renew(at.SPENT)
        order, spent = table.order, table.spent
        for i in range(1, len(order)):
            seat = order[i]
            j = i
            while j > 0 and spent[order[j - 1]] > spent[seat]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = seat
        table.tell("order", -1, [*order, *[spent[seat] for seat in order]])
        for seat in range(table.seats):
            spent[seat] = 0
        table.agenda.append(PayInterest())
        for seat in reversed(order):
            table.agenda.append(RepayLoans(seat))


class EndRound(Step[AgeTable]):
    """The game is over when the deck is used up and a hand is empty; else a new round begins."""

    def run(self, table: AgeTable) -> None:
        if len(table.deck) == 0:
            for hand in table.hands:
                if len(hand) == 0:
                    table.agenda.append(FinalScoring())
                    return
        table.agenda.append(StartRound())
