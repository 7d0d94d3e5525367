"""City Building: everyone selects a card in secret, then they are played, the lowest MM first."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision, Step, Together
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import CARD, EVENT, MOB, MUSCLE
from boomtown.games.forged_in_steel.rules.bigwigs import UseToken, asks_now
from boomtown.games.forged_in_steel.rules.content import ERAS
from boomtown.games.forged_in_steel.rules.events import (
    EVENT_LIMITS,
    may_play_event,
    play_for_event,
    play_for_muscle,
    put_away,
    reveal,
)
from boomtown.games.forged_in_steel.rules.immigration import StartImmigration
from boomtown.games.forged_in_steel.rules.may import IN_HAND, is_card
from boomtown.games.forged_in_steel.rules.mob import (
    BEFORE_ROUND,
    BEFORE_TURN,
    EVERY_PAUSE,
    MOB_LIMITS,
    WAITS,
    MobChance,
    can_raid,
    raid_by_role,
)
from boomtown.games.forged_in_steel.rules.standing import headline_rule
from boomtown.games.forged_in_steel.rules.table import BUILDING, SteelTable, rank
from boomtown.games.forged_in_steel.rules.triggers import Occurrence, fire


class StartBuilding(Step[SteelTable]):
    """City Building goes on until every hand is empty."""

    def run(self, table: SteelTable) -> None:
        table.phase = table.renew(field.PHASE)
        table.phase[0] = BUILDING
        table.tell("building", -1, [table.content.years[table.era[0]]])
        table.agenda.append(EndBuilding())
        table.agenda.append(NextRound())


class EndBuilding(Step[SteelTable]):
    """City Building is over; whoever waited for the next phase is asked again. The next Era's City Building follows."""

    def run(self, table: SteelTable) -> None:
        table.mob = table.renew(field.MOB)
        table.mob[WAITS] = EVERY_PAUSE
        if table.era[0] < ERAS - 1:
            table.agenda.append(StartBuilding())
        table.agenda.append(StartImmigration())


class NextRound(Step[SteelTable]):
    """Whoever has cards selects one; when nobody has any, the phase is over."""

    def run(self, table: SteelTable) -> None:
        for hand in table.hands:
            if len(hand) > 0:
                table.agenda.append(NextRound())
                table.agenda.append(SelectCards())
                table.agenda.append(MobChance(-1, BEFORE_ROUND))
                return


class SelectCards(Together[SteelTable]):
    """One card from the hand, face down; when all have chosen, its MM is announced. An only card needs no choice."""

    rules: ClassVar[tuple[str, ...]] = ("FIS-075", "FIS-076")

    def asked(self, table: SteelTable) -> list[int]:
        return [seat for seat in range(table.seats) if len(table.hands[seat]) > 1]

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [CARD + card for card in sorted(table.hands[seat])]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return IN_HAND if is_card(table, action, CARD) else ()

    def resolve(self, table: SteelTable) -> None:
        t = table
        t.announced = t.renew(field.ANNOUNCED)
        for seat in range(t.seats):
            t.announced[seat] = 0
            if len(t.hands[seat]) > 0:
                card = t.picks[seat][0] - CARD if len(t.hands[seat]) > 1 else t.hands[seat][0]
                t.hands[seat] = t.renew_of(field.HANDS, seat)
                t.hands[seat].remove(card)
                t.chosen[seat] = t.renew_of(field.CHOSEN, seat)
                t.chosen[seat].append(card)
                t.announced[seat] = t.content.card_mm[card]
        t.queue = t.renew(field.QUEUE)
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


class NextTurn(Step[SteelTable]):
    """The next player in MM order, until all selected cards are played."""

    def run(self, table: SteelTable) -> None:
        t = table
        if len(t.queue) == 0:
            return
        t.queue = t.renew(field.QUEUE)
        seat = t.queue.pop(0)
        t.agenda.append(NextTurn())
        t.agenda.append(EndTurn(seat))
        t.agenda.append(Turn(seat))
        t.agenda.append(MobChance(seat, BEFORE_TURN))


class Turn(Step[SteelTable]):
    """A turn begins: the card is shown."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteelTable) -> None:
        t, seat = table, self.seat
        t.turn = t.renew(field.TURN)
        t.turn[:] = [seat]
        t.fresh.clear()
        t.once = t.renew(field.ONCE)
        t.once.clear()
        t.counts[:] = [0] * 6
        t.chosen[seat] = t.renew_of(field.CHOSEN, seat)
        card = t.draw(t.chosen[seat])
        t.announced = t.renew(field.ANNOUNCED)
        t.announced[seat] = 0
        reveal(t, seat, card)
        t.tell("turn", seat, [card])
        t.agenda.append(Declare(seat, card))
        token = asks_now(t, seat, s.ON_TURN_START)
        if token >= 0:
            t.agenda.append(UseToken(seat, token, seat, -1, -1, 0))


class Declare(Decision[SteelTable]):
    """Play the card for its MM or for its event."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FIS-079", "FIS-066")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: SteelTable, seat: int) -> list[int]:
        found = [MUSCLE]
        if may_play_event(table, self.card):
            found.append(EVENT)
        if can_raid(table, seat):
            found.append(MOB)
        return found

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        if action == MOB:
            table.agenda.append(self)
            raid_by_role(table, seat)
        elif action == MUSCLE:
            play_for_muscle(table, seat, self.card)
        else:
            play_for_event(table, seat, self.card, 1)

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        if action == EVENT:
            return EVENT_LIMITS
        return MOB_LIMITS if action == MOB else ()


class EndTurn(Step[SteelTable]):
    """The card is put away; abilities that look at a whole turn have their say."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteelTable) -> None:
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
            fire(t, Occurrence(s.ON_LOTS_IN_TURN, self.seat, -1, -1, 0, 0, 0))
        if houses >= 2:
            fire(t, Occurrence(s.ON_HOUSES_IN_TURN, self.seat, -1, -1, nbs, 0, 0))


class TurnOver(Step[SteelTable]):
    """Nobody's turn."""

    def run(self, table: SteelTable) -> None:
        table.turn = table.renew(field.TURN)
        table.turn.clear()
        table.fresh.clear()
        table.counts[:] = [0] * 6
