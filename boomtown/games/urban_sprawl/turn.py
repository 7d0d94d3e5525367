"""A turn: investments, action points, the nine steps of End of Turn."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.actions import BUILD, END, FAVOR, INVEST, PASS, TAKE
from boomtown.games.urban_sprawl.board import (
    CITY,
    FAVORS,
    METROPOLIS,
    PERMIT,
    PLACES,
    PLAN_BOXES,
    PLANNING,
    TOWN,
    TREASURER,
    UNION_BOSS,
)
from boomtown.games.urban_sprawl.build import clear_place, contract_at, discard, start_build
from boomtown.games.urban_sprawl.city import has_tile
from boomtown.games.urban_sprawl.reveal import (
    Flip,
    RefillContracts,
    RefillPlanning,
    SlideContracts,
    SlidePlanning,
)
from boomtown.games.urban_sprawl.sites import building_sites, can_build, permits_of
from boomtown.games.urban_sprawl.table import ACTIVE, AP, BUILT, NUMBER, SprawlTable

POINTS = 6
BOSS_POINTS = 8
TAX = 2  # that the Treasurer collects of each opponent


class StartTurn(Step):
    """The Treasurer collects; then the active player may invest, and gets his action points."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        seat = table.turn[ACTIVE]
        table.turn[NUMBER] += 1
        table.turn[BUILT] = 0
        table.fresh.clear()
        table.tell("turn", seat, [table.turn[NUMBER]])
        if table.offices[TREASURER] == seat:
            collect(table, seat)
        table.agenda.append(StartActions())
        if len(permit_kinds(table, seat)) > 0:
            table.agenda.append(Invest(seat))


def collect(t: SprawlTable, seat: int) -> None:
    """The Treasurer takes 2 wealth of each opponent, or what he has."""
    total = 0
    for other in range(t.seats):
        if other != seat:
            paid = min(TAX, t.wealth[other])
            t.wealth[other] -= paid
            total += paid
    t.wealth[seat] += total
    t.tell("treasurer", seat, [total])


def permit_kinds(t: SprawlTable, seat: int) -> list[int]:
    """A seat's Build Permits, one of each kind, in the order of the card list."""
    kinds: list[int] = []
    found: list[int] = []
    for card in sorted(t.hands[seat]):
        if t.board.kind[card] == PERMIT and t.board.like[card] not in kinds:
            kinds.append(t.board.like[card])
            found.append(card)
    return found


class Invest(Decision):
    """Discard a Build Permit for the wealth on it, or go on."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("USP-060", "USP-061")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        return [PASS, *[INVEST + card for card in permit_kinds(table, seat)]]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action == PASS:
            return
        invest(table, seat, action - INVEST)
        if len(permit_kinds(table, seat)) > 0:
            table.agenda.append(self)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, SprawlTable)
        if INVEST <= action < INVEST + 54 and table.board.kind[action - INVEST] != PERMIT:
            return ("USP-062",)
        return ("USP-064",) if TAKE <= action < INVEST else ()


def invest(t: SprawlTable, seat: int, card: int) -> None:
    """Wealth for a Build Permit."""
    discard(t, seat, card)
    t.wealth[seat] += t.board.payout[card]
    t.tell("invest", seat, [card, t.board.payout[card]])


class StartActions(Step):
    """The active player gets 6 action points, the Union Boss 8, more or fewer by cards."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        seat = table.turn[ACTIVE]
        points = BOSS_POINTS if table.offices[UNION_BOSS] == seat else POINTS
        table.turn[AP] = max(0, points + table.later[seat])
        table.later[seat] = 0
        table.agenda.append(Continue())


class Continue(Step):
    """The active player acts as long as he can; then his turn ends."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        act = Act(table.turn[ACTIVE])
        if table.turn[AP] > 0 or len(act.options(table, act.seat)) > 1:
            table.agenda.append(act)
        else:
            table.agenda.append(EndTurn())


def favor_room(t: SprawlTable, seat: int) -> bool:
    """Whether a player has an empty Favor space."""
    return len(t.favors[seat]) < (2 if t.extra[0] == seat else 1)


class Act(Decision):
    """Acquire a planning card, build a contract, take one as a Favor, or end the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("USP-065", "USP-066")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SprawlTable)
        board, points = table.board, table.turn[AP]
        found = [END]
        for box in range(PLAN_BOXES):
            if table.plan[box] >= 0 and board.plan_price[box] <= points:
                found.append(TAKE + box)
        if table.tops[PLANNING] >= 0 and board.plan_price[PLAN_BOXES] <= points:
            found.append(TAKE + PLAN_BOXES)
        for place in range(PLACES):
            card = contract_at(table, seat, place)
            if card < 0 or board.price[place] > points or is_fresh(table, place, card):
                continue
            if can_build(table, seat, card):
                found.append(BUILD + place)
        if favor_room(table, seat):
            for place in range(FAVORS):
                if contract_at(table, seat, place) >= 0 and board.price[place] <= points:
                    found.append(FAVOR + place)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SprawlTable)
        if action == END:
            table.tell("end-turn", seat, [table.turn[AP]])
            table.agenda.append(EndTurn())
            return
        table.agenda.append(Continue())
        if BUILD <= action < BUILD + PLACES:
            start_build(table, seat, action - BUILD, 0)
        elif action >= FAVOR:
            take_favor(table, seat, action - FAVOR, table.board.price[action - FAVOR])
        else:
            acquire(table, seat, action - TAKE)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, SprawlTable)
        if TAKE <= action < TAKE + PLAN_BOXES + 1:
            place = action - TAKE
            there = table.plan[place] if place < PLAN_BOXES else table.tops[PLANNING]
            return ("USP-146",) if there < 0 else ("USP-069",)
        if BUILD <= action < BUILD + PLACES:
            return build_refusal(table, seat, action - BUILD)
        if FAVOR <= action < FAVOR + FAVORS:
            if not favor_room(table, seat):
                return ("USP-071",)
            return ("USP-070", "USP-069") if contract_at(table, seat, action - FAVOR) >= 0 else ("USP-146",)
        return ("USP-060",) if INVEST <= action < INVEST + 54 else ()


def is_fresh(t: SprawlTable, place: int, card: int) -> bool:
    """Whether a contract is a Favor that was acquired in this turn."""
    return place >= FAVORS and card in t.fresh


def build_refusal(t: SprawlTable, seat: int, place: int) -> tuple[str, ...]:
    """Why the contract at a place can't be built now."""
    card = contract_at(t, seat, place)
    if card < 0:
        return ("USP-072",) if place >= FAVORS else ("USP-146",)
    if is_fresh(t, place, card):
        return ("USP-073",)
    if t.board.price[place] > t.turn[AP]:
        return ("USP-103", "USP-102")
    if permits_of(t, seat, t.board.zone[card]) < t.board.size[card]:
        return ("USP-104", "USP-102")
    if not has_tile(t, t.board.zone[card], t.board.size[card]):
        return ("USP-113",)
    if len(building_sites(t, seat, card, True)) == 0:
        return ("USP-107", "USP-112", "USP-115", "USP-116")
    return ()


def acquire(t: SprawlTable, seat: int, place: int) -> None:
    """Take a face-up planning card for its price in action points."""
    if place < PLAN_BOXES:
        card = t.plan[place]
        t.plan[place] = -1
    else:
        card = t.tops[PLANNING]
        t.tops[PLANNING] = -1
    t.turn[AP] -= t.board.plan_price[place]
    t.hands[seat].append(card)
    t.tell("take", seat, [card, t.board.plan_price[place]])


def take_favor(t: SprawlTable, seat: int, place: int, points: int) -> None:
    """A contract is laid in a player's Favor space; it can be built from his next turn on."""
    card = contract_at(t, seat, place)
    clear_place(t, seat, place)
    t.turn[AP] -= points
    t.favors[seat].append(card)
    t.fresh.append(card)
    t.tell("favor", seat, [card, points])


class EndTurn(Step):
    """The nine steps that end every turn, in their order."""

    def run(self, table: Table) -> None:
        agenda = table.agenda
        agenda.append(NextTurn())
        agenda.append(Flip(METROPOLIS))
        agenda.append(Flip(CITY))
        agenda.append(Flip(TOWN))
        agenda.append(RefillContracts())
        agenda.append(SlideContracts())
        agenda.append(Flip(PLANNING))
        agenda.append(RefillPlanning())
        agenda.append(SlidePlanning())


class NextTurn(Step):
    """Step 9: the Active Player tile goes clockwise."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SprawlTable)
        table.turn[ACTIVE] = (table.turn[ACTIVE] + 1) % table.seats
        table.turn[AP] = 0
        table.agenda.append(StartTurn())
