"""Production: goods from faction board, deals and Production Locations, in passes that don't depend on seating."""

from typing import ClassVar

from boomtown.engine.cards import Carry, carry_out
from boomtown.engine.listeners import put
from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.cards.features import Produced
from boomtown.games.fifty_first_state.rules.cards.goods import GainPerProduced
from boomtown.games.fifty_first_state.rules.cards.locations import RerunOwn, TakeRival, is_taken
from boomtown.games.fifty_first_state.rules.content import GOODS, PRODUCTION
from boomtown.games.fifty_first_state.rules.effects import answers
from boomtown.games.fifty_first_state.rules.gains import DEALT, gain
from boomtown.games.fifty_first_state.rules.table import PRODUCING, StateTable, locations, turn_order


class ProductionPhase(Step[StateTable]):
    """The second phase: who takes from whom, stores return, everyone produces, then what counts production."""

    def run(self, table: StateTable) -> None:
        table.enter(PRODUCING)
        for seat in range(table.seats):
            table.produced[seat] = table.renew_of(at.PRODUCED, seat)
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
                if taking(table, card) is not None:
                    table.agenda.append(TakeProduction(seat, card))


def taking(t: StateTable, card: int) -> TakeRival | None:
    """The word by which a Production Location takes the production of rivals, if it has one."""
    if t.content.card_category[card] == PRODUCTION:
        for word in t.programs[t.content.card_effect[card]]:
            if isinstance(word, TakeRival):
                return word
    return None


def repeats(t: StateTable, card: int) -> bool:
    """Whether a Production Location lets another one pay twice."""
    for word in t.programs[t.content.card_effect[card]]:
        if isinstance(word, RerunOwn):
            return True
    return False


class TakeProduction(Step[StateTable]):
    """A card that takes the production of rivals chooses its targets, before anything is produced."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: StateTable) -> None:
        word = taking(table, self.card)
        if word is not None:
            word.offer(table, self.seat, self.seat, self.card)


class ReturnStores(Step[StateTable]):
    """Goods kept in store return to their owners' supplies; they don't count as produced."""

    def run(self, table: StateTable) -> None:
        for seat in range(table.seats):
            if len(table.kept[seat]) > 0:
                table.tell("unstore", seat, table.kept[seat][:])
            for good in table.kept[seat]:
                table.goods[seat][good] += 1
            if len(table.kept[seat]) > 0:
                table.kept[seat] = table.renew_of(at.KEPT, seat)
                table.kept[seat].clear()


class Produce(Step[StateTable]):
    """A seat's board and deals, then its Locations."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        seat = self.seat
        table.agenda.append(ProduceLocations(seat, 0))
        for card in reversed(table.deals[seat]):
            table.agenda.append(DealPays(seat, card))
        program = table.content.faction_production[table.faction[seat]]
        if table.content.program_asks[program]:
            table.agenda.append(Carry(seat, seat, -1, program, 0))
            return
        carry_out(table, seat, seat, -1, program, 0)


class DealPays(Step[StateTable]):
    """A deal of an earlier round pays its good."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: StateTable) -> None:
        gain(table, self.seat, table.content.card_deal[self.card], 1, self.card, DEALT)


class ProduceLocations(Step[StateTable]):
    """A seat's Production Locations from the first on, then those that let another one pay twice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, table: StateTable) -> None:
        seat, state, book = self.seat, table.states[self.seat], table.content
        at = self.at
        while at < 2 * len(state):
            card = state[at % len(state)]
            if (
                book.card_category[card] == PRODUCTION
                and repeats(table, card) == (at >= len(state))
                and card not in table.ruins
                and not is_taken(table, card)
            ):
                program = book.card_effect[card]
                if book.program_asks[program]:
                    table.agenda.append(ProduceLocations(seat, at + 1))
                    carry_out(table, seat, seat, card, program, 0)
                    return
                carry_out(table, seat, seat, card, program, 0)
            at += 1


class LateProduction(Step[StateTable]):
    """What pays for each good produced is paid when all have produced."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        for i in range(0, len(table.late), 5):
            if table.late[i] == self.seat:
                owner, card, program, at = table.late[i + 1 : i + 5]
                word = table.programs[program][at]
                assert isinstance(word, GainPerProduced)
                word.pay(table, self.seat, owner, card)


class Thresholds(Step[StateTable]):
    """Locations that reward a seat's production pay, each once, checked again after each payment."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        for card in locations(table, self.seat):
            if len(table.content.card_listeners[card]) == 0:
                continue
            found = answers(table, card, Produced(self.seat))
            if len(found) > 0:
                table.fired = table.renew(at.FIRED)
                table.fired.append(card)
                table.agenda.append(self)
                put(table, found)
                return


class EndProduction(Step[StateTable]):
    """All have produced."""

    def run(self, table: StateTable) -> None:
        for seat in turn_order(table):
            table.tell("produce", seat, table.produced[seat][:])
        for seat in turn_order(table):
            if table.score[seat] >= table.content.end_trigger:
                table.tell("trigger", seat, [table.score[seat]])
                break
        table.taken, table.late, table.fired = (
            table.renew(at.TAKEN),
            table.renew(at.LATE),
            table.renew(at.FIRED),
        )
        table.taken.clear()
        table.late.clear()
        table.fired.clear()
