"""Production: goods from faction board, deals and Production Locations, in passes that don't depend on seating."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import LOCATION
from boomtown.games.fifty_first_state.book import GOODS, PRODUCTION, RERUN, TAKE
from boomtown.games.fifty_first_state.effects import (
    Effect,
    gain_produced,
    is_taken,
    owner_at,
    run_program,
    targets,
)
from boomtown.games.fifty_first_state.gains import gain
from boomtown.games.fifty_first_state.table import PRODUCING, StateTable, locations, turn_order


class ProductionPhase(Step):
    """The second phase: who takes from whom, stores return, everyone produces, then what counts production."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        table.phase[0] = PRODUCING
        for seat in range(table.seats):
            table.produced[seat][:] = [0] * GOODS
        order = turn_order(table)
        order.reverse()
        table.agenda.append(EndProduction())
        for seat in order:
            table.agenda.append(Thresholds(seat))
        for seat in order:
            table.agenda.append(LateProduction(seat))
        for seat in order:
            table.agenda.append(Produce(seat))
        table.agenda.append(ReturnStores())
        for seat in order:
            for card in reversed(locations(table, seat)):
                count = step_count(table, card, TAKE)
                if count > 0:
                    table.agenda.append(TakeProduction(seat, card, count))


def step_count(t: StateTable, card: int, op: int) -> int:
    """How many Locations a Production Location's instruction of a kind picks; 0 if it has none."""
    if t.book.card_category[card] != PRODUCTION:
        return 0
    for step in t.book.programs[t.book.card_effect[card]]:
        if step[0] == op:
            return step[1]
    return 0


class TakeProduction(Step):
    """A card that takes the production of rivals chooses its targets, before anything is produced."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left")

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if self.left == 0:
            return
        found = targets(table, self.seat, self.card, TAKE)
        if len(found) == 1:
            take_from(table, self.seat, self.card, self.left, found[0])
        elif len(found) > 1:
            table.agenda.append(ChooseTaken(self.seat, self.card, self.left))


def take_from(t: StateTable, seat: int, card: int, left: int, target: int) -> None:
    """A rival's Location will produce for the seat in this phase; then the next one."""
    t.taken.extend([target, card])
    t.tell("taken", seat, [target, card, owner_at(t, target)])
    t.agenda.append(TakeProduction(seat, card, left - 1))


class ChooseTaken(Decision):
    """Which rival Production Location produces for the seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left")
    rules: ClassVar[tuple[str, ...]] = ("FSS-070", "FSS-071", "FSS-181")

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [LOCATION + card for card in targets(table, seat, self.card, TAKE)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        take_from(table, seat, self.card, self.left, action - LOCATION)


class ReturnStores(Step):
    """Goods kept in store return to their owners' supplies; they don't count as produced."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for seat in range(table.seats):
            for good in table.kept[seat]:
                table.goods[seat][good] += 1
            table.kept[seat].clear()


class Produce(Step):
    """A seat's board and deals, then its Locations."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        seat = self.seat
        table.agenda.append(ProduceLocations(seat, 0))
        for card in reversed(table.deals[seat]):
            table.agenda.append(DealPays(seat, card))
        program = table.book.faction_production[table.faction[seat]]
        if table.book.program_asks[program]:
            table.agenda.append(Effect(seat, seat, -1, program, 0))
            return
        run_program(table, seat, seat, -1, program, 0)


class DealPays(Step):
    """A deal of an earlier round pays its good."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        gain(table, self.seat, table.book.card_deal[self.card], 1)


class ProduceLocations(Step):
    """A seat's Production Locations from the first on, then those that let another one pay twice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        seat, state, book = self.seat, table.states[self.seat], table.book
        at = self.at
        while at < 2 * len(state):
            card = state[at % len(state)]
            again = step_count(table, card, RERUN) > 0
            if (
                book.card_category[card] == PRODUCTION
                and again == (at >= len(state))
                and card not in table.ruins
                and not is_taken(table, card)
            ):
                program = book.card_effect[card]
                if book.program_asks[program]:
                    table.agenda.append(ProduceLocations(seat, at + 1))
                    run_program(table, seat, seat, card, program, 0)
                    return
                run_program(table, seat, seat, card, program, 0)
            at += 1


class LateProduction(Step):
    """What pays for each good produced is paid when all have produced."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for i in range(0, len(table.late), 5):
            if table.late[i] == self.seat:
                owner, card, program, at = table.late[i + 1 : i + 5]
                gain_produced(table, self.seat, owner, card, table.book.programs[program][at])


class Thresholds(Step):
    """Locations that reward a seat's production pay, each once, checked again after each payment."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for card in locations(table, self.seat):
            kinds = table.book.card_counts[card]
            if kinds == 0 or card in table.fired:
                continue
            count = 0
            for good in range(GOODS):
                if kinds >> good & 1:
                    count += table.produced[self.seat][good]
            if count >= table.book.card_least[card]:
                table.fired.append(card)
                table.agenda.append(self)
                run_program(table, self.seat, self.seat, card, table.book.card_reward[card], 0)
                return


class EndProduction(Step):
    """All have produced."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for seat in turn_order(table):
            table.tell("produce", seat, table.produced[seat][:])
        table.taken.clear()
        table.late.clear()
        table.fired.clear()
