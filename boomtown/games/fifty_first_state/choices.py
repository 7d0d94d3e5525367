"""What effects leave open: goods, Locations, deals, and whom to take from. One pick at a time, in rising order."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import CHOOSE, DONE, FROM_DEAL, LOCATION, STEAL
from boomtown.games.fifty_first_state.book import COLLECT_OWN, GOODS, RESET
from boomtown.games.fifty_first_state.effects import owner_at, run_program, targets
from boomtown.games.fifty_first_state.gains import clear_used, gain, gain_bundle
from boomtown.games.fifty_first_state.table import StateTable, rivals, state_of


class ChooseGoods(Decision):
    """One of several bundles of goods."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "program", "at")
    rules: ClassVar[tuple[str, ...]] = ("FSS-127",)

    def __init__(self, seat: int, card: int, program: int, at: int) -> None:
        super().__init__(seat)
        self.card = card
        self.program = program
        self.at = at

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [CHOOSE + i for i in range(len(table.book.programs[self.program][self.at]) - 1)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        bundle = table.book.programs[self.program][self.at][1 + action - CHOOSE]
        gain_bundle(table, seat, bundle, 1, self.card)


# --- Locations -----------------------------------------------------------------------------------------------


def open_locations(t: StateTable, seat: int, card: int, op: int, left: int, last: int) -> list[int]:
    """The Locations that may be picked next: after the last one picked, and so that enough are left."""
    found = targets(t, seat, card, op)
    if last >= 0:
        order = t.states[seat][:]
        for owner in rivals(t, seat):
            order.extend(state_of(t, owner))
        after = order[order.index(last) + 1 :] if last in order else []
        found = [other for other in found if other in after]
    if op == RESET:
        return found
    return found[: max(0, len(found) - left + 1)]


def next_location(t: StateTable, seat: int, card: int, op: int, left: int, last: int) -> None:
    """Ask for the next Location, or take the only one there is."""
    if left == 0:
        return
    found = open_locations(t, seat, card, op, left, last)
    if len(found) == 0:
        return
    if len(found) == 1 and not (op == RESET and last >= 0):
        pick_location(t, seat, card, op, left, found[0])
    else:
        t.agenda.append(PickLocation(seat, card, op, left, last))


def pick_location(t: StateTable, seat: int, card: int, op: int, left: int, picked: int) -> None:
    """A Location is cleared, or produces for the seat; then the next one."""
    if left > 1:
        t.agenda.append(MoreLocations(seat, card, op, left - 1, picked))
    if op == RESET:
        t.tell("reset", seat, [picked, card])
        clear_used(t, picked)
        return
    owner = owner_at(t, picked)
    t.tell("rerun" if owner == seat else "copy", seat, [picked, card, owner])
    run_program(t, seat, owner, picked, t.book.card_effect[picked], 0)


class MoreLocations(Step):
    """The next Location of an effect that picks several."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "op", "left", "last")

    def __init__(self, seat: int, card: int, op: int, left: int, last: int) -> None:
        self.seat = seat
        self.card = card
        self.op = op
        self.left = left
        self.last = last

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        next_location(table, self.seat, self.card, self.op, self.left, self.last)


class PickLocation(Decision):
    """Which Location is cleared, produces again or is copied."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "op", "left", "last")
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-150")

    def __init__(self, seat: int, card: int, op: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.card = card
        self.op = op
        self.left = left
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        picks = open_locations(table, seat, self.card, self.op, self.left, self.last)
        found = [LOCATION + card for card in picks]
        if self.op == RESET and self.last >= 0:
            found.append(DONE)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if action != DONE:
            pick_location(table, seat, self.card, self.op, self.left, action - LOCATION)


# --- deals ---------------------------------------------------------------------------------------------------


def deals_within_reach(t: StateTable, seat: int, op: int) -> list[int]:
    """The deals that an effect may collect, those that pay the same good side by side."""
    found: list[int] = []
    if op == COLLECT_OWN:
        found = t.deals[seat][:]
    else:
        for owner in rivals(t, seat):
            if owner < t.seats:
                found.extend(t.deals[owner])
    keys = sorted([t.book.card_deal[card] * 1000 + card for card in found])
    return [key % 1000 for key in keys]


def open_deals(t: StateTable, seat: int, op: int, left: int, last: int) -> list[int]:
    """The deals that may be picked next: of those that pay the same good the first not yet picked."""
    order = deals_within_reach(t, seat, op)
    start = order.index(last) + 1 if last in order else 0
    end = len(order) if op == COLLECT_OWN else len(order) - left + 1
    found: list[int] = []
    for i in range(start, end):
        if i == start or t.book.card_deal[order[i]] != t.book.card_deal[order[i - 1]]:
            found.append(order[i])
    return found


def next_deal(t: StateTable, seat: int, card: int, op: int, left: int, last: int) -> None:
    """Ask for the next deal to collect, or collect the only one there is."""
    if op != COLLECT_OWN and last < 0:
        left = min(left, len(deals_within_reach(t, seat, op)))
    if left == 0:
        return
    found = open_deals(t, seat, op, left, last)
    if len(found) == 0:
        return
    if len(found) == 1 and not (op == COLLECT_OWN and last >= 0):
        collect(t, seat, card, op, left, found[0])
    else:
        t.agenda.append(PickDeal(seat, card, op, left, last))


def collect(t: StateTable, seat: int, card: int, op: int, left: int, deal: int) -> None:
    """A deal pays the seat; then the next one."""
    t.tell("collect", seat, [deal, card, t.book.card_deal[deal]])
    gain(t, seat, t.book.card_deal[deal], 1)
    next_deal(t, seat, card, op, left - 1, deal)


class PickDeal(Decision):
    """Which deal pays."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "op", "left", "last")
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-069")

    def __init__(self, seat: int, card: int, op: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.card = card
        self.op = op
        self.left = left
        self.last = last

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        found = [FROM_DEAL + deal for deal in open_deals(table, seat, self.op, self.left, self.last)]
        if self.op == COLLECT_OWN and self.last >= 0:
            found.append(DONE)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if action != DONE:
            collect(table, seat, self.card, self.op, self.left, action - FROM_DEAL)


# --- taking goods from a rival -------------------------------------------------------------------------------


def loot(t: StateTable, seat: int, kinds: int, rival: int) -> list[int]:
    """What may be taken: rival * 14 + good; once a rival is chosen, only from him."""
    found: list[int] = []
    for owner in rivals(t, seat):
        if owner < t.seats and (rival < 0 or owner == rival):
            for good in range(GOODS):
                if kinds >> good & 1 and t.goods[owner][good] > 0:
                    found.append(owner * GOODS + good)
    return found


def next_theft(t: StateTable, seat: int, card: int, left: int, kinds: int, rival: int) -> None:
    """Ask what to take from whom, or take the only good there is."""
    if left == 0:
        return
    found = loot(t, seat, kinds, rival)
    if len(found) == 1:
        steal(t, seat, card, left, kinds, found[0])
    elif len(found) > 1:
        t.agenda.append(Steal(seat, card, left, kinds, rival))


def steal(t: StateTable, seat: int, card: int, left: int, kinds: int, what: int) -> None:
    """A good moves from a rival's supply to the seat's own; then the next one."""
    rival, good = what // GOODS, what % GOODS
    t.goods[rival][good] -= 1
    t.goods[seat][good] += 1
    t.tell("steal", seat, [rival, good, card])
    next_theft(t, seat, card, left - 1, kinds, rival)


class Steal(Decision):
    """Which good to take from which rival."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "kinds", "rival")
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-150")

    def __init__(self, seat: int, card: int, left: int, kinds: int, rival: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.kinds = kinds
        self.rival = rival

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [STEAL + what for what in loot(table, seat, self.kinds, self.rival)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        steal(table, seat, self.card, self.left, self.kinds, action - STEAL)
