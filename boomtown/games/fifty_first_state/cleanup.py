"""Cleanup: goods that fit into storage are kept, everything else goes; a new round begins."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import KEEP
from boomtown.games.fifty_first_state.book import GOODS
from boomtown.games.fifty_first_state.table import CLEANUP, StateTable, locations, turn_order


def store_slots(t: StateTable, seat: int) -> list[int]:
    """What a seat can keep: kinds (bits), room, kinds, room, ...; slots for the same kinds are added up."""
    found: list[int] = []
    for card in locations(t, seat):
        store = t.book.card_store[card]
        for i in range(0, len(store), 2):
            known = False
            for j in range(0, len(found), 2):
                if found[j] == store[i]:
                    found[j + 1] += store[i + 1]
                    known = True
            if not known:
                found.extend([store[i], store[i + 1]])
    return found


def room_for(slots: list[int], goods: list[int]) -> int:
    """How many of these goods fit into the slots at most (the smallest cut between goods and slots)."""
    count = len(slots) // 2
    best = 0
    for cut in range(1 << count):
        size = 0
        reached = 0
        for i in range(count):
            if cut >> i & 1:
                size += slots[2 * i + 1]
            else:
                reached |= slots[2 * i]
        for good in range(GOODS):
            if reached >> good & 1:
                size += goods[good]
        if cut == 0 or size < best:
            best = size
    return best


def next_keeps(t: StateTable, seat: int, slots: list[int], most: int) -> list[int]:
    """The goods that may be kept next, in rising order, so that all the room is still used."""
    kept = [0] * GOODS
    for good in t.kept[seat]:
        kept[good] += 1
    last = t.kept[seat][-1] if len(t.kept[seat]) > 0 else 0
    size = len(t.kept[seat]) + 1
    reach = kept[:]
    found: list[int] = []
    for good in range(GOODS - 1, last - 1, -1):
        have = t.goods[seat][good]
        if have == 0:
            continue
        reach[good] += have
        kept[good] += 1
        if room_for(slots, kept) == size and room_for(slots, reach) == most:
            found.append(good)
        kept[good] -= 1
    found.reverse()
    return found


def keep_goods(t: StateTable, seat: int) -> None:
    """Keep what fits; ask where there is more than fits."""
    slots = store_slots(t, seat)
    if len(slots) == 0:
        return
    all_goods = t.goods[seat][:]
    for good in t.kept[seat]:
        all_goods[good] += 1
    most = room_for(slots, all_goods)
    while len(t.kept[seat]) < most:
        found = next_keeps(t, seat, slots, most)
        if len(found) != 1:
            t.agenda.append(KeepGood(seat, most))
            return
        keep(t, seat, found[0])


def keep(t: StateTable, seat: int, good: int) -> None:
    """A good goes into store."""
    t.goods[seat][good] -= 1
    t.kept[seat].append(good)


class KeepGood(Decision):
    """Which good to keep next, where not all fit; `most` is how many fit."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "most")
    rules: ClassVar[tuple[str, ...]] = ("FSS-152", "FSS-153")

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [KEEP + good for good in next_keeps(table, seat, store_slots(table, seat), self.most)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        keep(table, seat, action - KEEP)
        keep_goods(table, seat)


class CleanupPhase(Step):
    """The fourth phase: each seat keeps what it can, then the table is cleared."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        table.phase[0] = CLEANUP
        table.agenda.append(ClearTable())
        for seat in reversed(turn_order(table)):
            table.agenda.append(Store(seat))


class Store(Step):
    """A seat keeps goods in its storage."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        keep_goods(table, self.seat)


class ClearTable(Step):
    """All other goods go back to the supply, used cards are cleared, the first player token moves on."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        for seat in range(table.seats):
            if len(table.kept[seat]) > 0:
                table.tell("store", seat, table.kept[seat][:])
            table.goods[seat][:] = [0] * GOODS
            table.exchanged[seat][:] = [0] * len(table.exchanged[seat])
        table.used.clear()
        table.laid.clear()
        table.shields.clear()
        table.passed[:] = [0] * len(table.passed)
        table.solo[:] = [0] * len(table.solo)
        for pile in range(len(table.face_up)):
            if table.face_up[pile] >= 0:
                table.link_discard.append(table.face_up[pile])
                table.face_up[pile] = -1
        table.first[0] = (table.first[0] + 1) % table.seats
        table.tell("cleanup", -1, [table.first[0]])
