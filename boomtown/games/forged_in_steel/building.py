"""City Building: everyone selects a card in secret, then they are played, the lowest MM first."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step, Together
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import CARD, EVENT, MOB, MUSCLE
from boomtown.games.forged_in_steel.events import (
    may_play_event,
    play_for_event,
    play_for_muscle,
    put_away,
    reveal,
)
from boomtown.games.forged_in_steel.immigration import StartImmigration
from boomtown.games.forged_in_steel.mob import (
    BEFORE_TURN,
    END_OF_BUILDING,
    WAITS,
    MobChance,
    can_raid,
    raid_by_role,
)
from boomtown.games.forged_in_steel.standing import headline_rule
from boomtown.games.forged_in_steel.table import BUILDING, SteelTable, rank
from boomtown.games.forged_in_steel.triggers import Happening, UseToken, asks_now, fire


class StartBuilding(Step):
    """City Building goes on until every hand is empty."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        table.phase[0] = BUILDING
        table.tell("building", -1, [table.board.years[table.era[0]]])
        table.agenda.append(EndBuilding())
        table.agenda.append(NextRound())


class EndBuilding(Step):
    """The last chance of City Building for the Mob Boss, then Immigration."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        table.mob[WAITS] = 0
        table.agenda.append(StartImmigration())
        table.agenda.append(MobChance(-1, END_OF_BUILDING))


class NextRound(Step):
    """Whoever has cards selects one; when nobody has any, the phase is over."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        for hand in table.hands:
            if len(hand) > 0:
                table.agenda.append(NextRound())
                table.agenda.append(SelectCards())
                return


class SelectCards(Together):
    """One card from the hand, face down; when all have chosen, its MM is announced."""

    rules: ClassVar[tuple[str, ...]] = ("FIS-075", "FIS-076")

    def asked(self, table: Table) -> list[int]:
        assert isinstance(table, SteelTable)
        return [seat for seat in range(table.seats) if len(table.hands[seat]) > 0]

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [CARD + card for card in sorted(table.hands[seat])]

    def resolve(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        for seat in range(t.seats):
            t.announced[seat] = 0
            if len(t.picks[seat]) > 0:
                card = t.picks[seat][0] - CARD
                t.hands[seat].remove(card)
                t.chosen[seat].append(card)
                t.announced[seat] = t.board.card_mm[card]
        t.queue[:] = order_of_play(t)
        t.tell("announce", -1, t.announced[:])
        t.agenda.append(NextTurn())


def order_of_play(t: SteelTable) -> list[int]:
    """Seats with a selected card, the lowest MM first (a Headline may turn it round), ties by Influence."""
    highest = headline_rule(t, s.R_TURN_ORDER, -1) != 0
    order: list[int] = []
    for seat in t.influence:
        if t.announced[seat] > 0:
            at = len(order)
            while at > 0 and comes_before(t, seat, order[at - 1], highest):
                at -= 1
            order.insert(at, seat)
    return order


def comes_before(t: SteelTable, seat: int, other: int, highest: bool) -> bool:
    """Whether a seat acts before another; equals keep the order of Influence."""
    if t.announced[seat] == t.announced[other]:
        return rank(t, seat) < rank(t, other)
    return (t.announced[seat] < t.announced[other]) != highest


class NextTurn(Step):
    """The next player in MM order, until all selected cards are played."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        if len(t.queue) == 0:
            return
        seat = t.queue.pop(0)
        if t.mob[WAITS] == 1:
            t.mob[WAITS] = 0
        t.agenda.append(NextTurn())
        t.agenda.append(EndTurn(seat))
        t.agenda.append(Turn(seat))
        t.agenda.append(MobChance(seat, BEFORE_TURN))


class Turn(Step):
    """A turn begins: the card is shown."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t, seat = table, self.seat
        t.turn[:] = [seat]
        t.fresh.clear()
        t.once.clear()
        t.counts[:] = [0] * 6
        card = t.draw(t.chosen[seat])
        t.announced[seat] = 0
        reveal(t, seat, card)
        t.tell("turn", seat, [card])
        t.agenda.append(Declare(seat, card))
        token = asks_now(t, seat, s.ON_TURN_START)
        if token >= 0:
            t.agenda.append(UseToken(seat, token, seat, -1, -1, 0))


class Declare(Decision):
    """Play the card for its MM or for its event."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FIS-079", "FIS-066")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = [MUSCLE]
        if may_play_event(table, self.card):
            found.append(EVENT)
        if can_raid(table, seat):
            found.append(MOB)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == MOB:
            table.agenda.append(self)
            raid_by_role(table, seat)
        elif action == MUSCLE:
            play_for_muscle(table, seat, self.card)
        else:
            play_for_event(table, seat, self.card, 1)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        if action == EVENT:
            return ("FIS-072", "FIS-168")
        return ("FIS-275",) if action == MOB else ()


class EndTurn(Step):
    """The card is put away; abilities that look at a whole turn have their say."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        for card in t.active[:]:
            put_away(t, card)
        t.agenda.append(TurnOver())
        nbs, houses = 0, 0
        for nb in range(5):
            if t.counts[1 + nb] > 0:
                nbs |= 1 << nb
                houses += t.counts[1 + nb]
        if t.counts[0] >= 2:
            fire(t, Happening(s.ON_LOTS_IN_TURN, self.seat, -1, -1, 0, 0, 0))
        if houses >= 2:
            fire(t, Happening(s.ON_HOUSES_IN_TURN, self.seat, -1, -1, nbs, 0, 0))


class TurnOver(Step):
    """Nobody's turn."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        table.turn.clear()
        table.fresh.clear()
        table.counts[:] = [0] * 6
