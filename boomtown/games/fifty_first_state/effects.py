"""Effects: programs of whole numbers are carried out one instruction after the other; some ask."""

from typing import ClassVar

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.book import (
    ASKING,
    BORROWING,
    CHOICE,
    COLLECT_OWN,
    COLLECT_RIVAL,
    COPY,
    GAIN,
    PER_PRODUCED,
    PER_TYPE,
    PRODUCTION,
    RERUN,
    RESET,
    STEAL,
    STOCK,
    TAKE,
)
from boomtown.games.fifty_first_state.gains import carries_goods, gain_bundle, place_stock
from boomtown.games.fifty_first_state.table import (
    PRODUCING,
    StateTable,
    count_type,
    locations,
    rivals,
    state_of,
)


class Effect(Step):
    """What is left of a program: `seat` takes, `owner`'s State counts, `card` (or -1) is where it stands."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "card", "program", "at")

    def __init__(self, seat: int, owner: int, card: int, program: int, at: int) -> None:
        self.seat = seat
        self.owner = owner
        self.card = card
        self.program = program
        self.at = at

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        run_program(table, self.seat, self.owner, self.card, self.program, self.at)


def run_program(t: StateTable, seat: int, owner: int, card: int, program: int, at: int) -> None:
    """Carry out a program from an instruction on, until it is done or somebody has to choose."""
    steps = t.book.programs[program]
    while at < len(steps):
        step = steps[at]
        op = step[0]
        if ASKING >> op & 1:
            if at + 1 < len(steps):
                t.agenda.append(Effect(seat, owner, card, program, at + 1))
            ask(t, seat, card, program, at)
            return
        if op == GAIN:
            gain_bundle(t, seat, step[1], 1, card)
        elif op == PER_TYPE:
            gain_bundle(t, seat, step[1], min(count_type(t, owner, step[2]), step[3]), card)
        elif op == PER_PRODUCED:
            if t.phase[0] == PRODUCING:
                t.late.extend([seat, owner, card, program, at])
            else:
                gain_produced(t, seat, owner, card, step)
        elif op == STOCK:
            place_stock(t, seat, step[1], card)
        at += 1


def gain_produced(t: StateTable, seat: int, owner: int, card: int, step: list[int]) -> None:
    """A bundle for each good that the owner took in this round's Production phase."""
    if owner < t.seats:
        gain_bundle(t, seat, step[1], min(t.produced[owner][step[2]], step[3]), card)


def ask(t: StateTable, seat: int, card: int, program: int, at: int) -> None:
    """Put the choice that an instruction leaves open on the agenda, if there is one."""
    from boomtown.games.fifty_first_state import choices

    step = t.book.programs[program][at]
    op = step[0]
    if op == CHOICE:
        t.agenda.append(choices.ChooseGoods(seat, card, program, at))
    elif op == STEAL:
        choices.next_theft(t, seat, card, step[1], step[2], -1)
    elif op == TAKE:
        give_taken(t, seat, card)
    elif op == COLLECT_OWN or op == COLLECT_RIVAL:
        choices.next_deal(t, seat, card, op, step[1], -1)
    else:
        count = step[1] if op == RESET else min(step[1], len(targets(t, seat, card, op)))
        choices.next_location(t, seat, card, op, count, -1)


def give_taken(t: StateTable, seat: int, card: int) -> None:
    """The Locations that a card takes in this Production phase produce for its owner."""
    for i in range(len(t.taken) - 2, -1, -2):
        if t.taken[i + 1] == card:
            target = t.taken[i]
            t.agenda.append(Effect(seat, owner_at(t, target), target, t.book.card_effect[target], 0))


def owner_at(t: StateTable, card: int) -> int:
    """In whose State a Location stands."""
    for owner in range(t.seats):
        if card in t.states[owner]:
            return owner
    return t.seats


# --- what may be chosen --------------------------------------------------------------------------------------


def can_be_copied(t: StateTable, owner: int, card: int) -> bool:
    """A Production Location with something to give, whose production doesn't copy production itself."""
    if t.book.card_category[card] != PRODUCTION or card in t.ruins:
        return False
    gives = False
    for step in t.book.programs[t.book.card_effect[card]]:
        op = step[0]
        if BORROWING >> op & 1:
            return False
        if op == PER_TYPE:
            gives = gives or count_type(t, owner, step[2]) > 0
        elif op == PER_PRODUCED:
            if owner < t.seats:
                gives = gives or t.phase[0] == PRODUCING or t.produced[owner][step[2]] > 0
        else:
            gives = True
    return gives


def is_taken(t: StateTable, card: int) -> bool:
    """Whether a rival takes a Location's goods in this Production phase."""
    for i in range(0, len(t.taken), 2):
        if t.taken[i] == card:
            return True
    return False


def targets(t: StateTable, seat: int, card: int, op: int) -> list[int]:
    """The Locations that an instruction of a card may pick, in the order of the States."""
    found: list[int] = []
    if op == RESET:
        for other in t.states[seat]:
            if other != card and carries_goods(t, other):
                found.append(other)
    elif op == RERUN:
        for other in t.states[seat]:
            if other != card and can_be_copied(t, seat, other) and not is_taken(t, other):
                found.append(other)
    elif op == COPY or op == TAKE:
        for owner in rivals(t, seat):
            for other in state_of(t, owner):
                if can_be_copied(t, owner, other) and not (op == TAKE and is_taken(t, other)):
                    found.append(other)
    return found


def victims(t: StateTable, seat: int, kinds: int) -> bool:
    """Whether a rival who has not passed has one of these goods."""
    for owner in rivals(t, seat):
        if owner < t.seats:
            for good in range(len(t.goods[owner])):
                if kinds >> good & 1 and t.goods[owner][good] > 0:
                    return True
    return False


def can_happen(t: StateTable, seat: int, card: int, program: int) -> bool:
    """Whether a program would do anything at all."""
    if not t.book.program_asks[program]:
        return True
    for step in t.book.programs[program]:
        op = step[0]
        if op == STEAL:
            if victims(t, seat, step[2]):
                return True
        elif op == COLLECT_OWN:
            if len(t.deals[seat]) > 0:
                return True
        elif op == COLLECT_RIVAL:
            for owner in rivals(t, seat):
                if owner < t.seats and len(t.deals[owner]) > 0:
                    return True
        elif op == RESET or op == RERUN or op == COPY:
            if len(targets(t, seat, card, op)) > 0:
                return True
        elif op != TAKE:
            return True
    return False


def answer_event(t: StateTable, seat: int, events: int) -> None:
    """Locations that answer to an event of their owner do so, in the order they were built."""
    standing = locations(t, seat)
    for i in range(len(standing) - 1, -1, -1):
        card = standing[i]
        if t.book.card_events[card] & events:
            t.agenda.append(Effect(seat, seat, card, t.book.card_answer[card], 0))
