"""Cleanup: goods that fit into storage are kept, everything else goes; a new round begins."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit, needs
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.actions import DONE, KEEP
from boomtown.games.fifty_first_state.rules.amounts import SUPPLY
from boomtown.games.fifty_first_state.rules.content import GOODS
from boomtown.games.fifty_first_state.rules.table import CLEANUP, StateTable, locations, turn_order


def store_slots(t: StateTable, seat: int) -> list[int]:
    """What a seat can keep: kinds (bits), room, kinds, room, ...; slots for the same kinds are added up."""
    found: list[int] = []
    for card in locations(t, seat):
        store = t.content.card_store[card]
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


def count_kept(kept: list[int], chosen: list[int]) -> list[int]:
    """How many of each good are kept, or picked to be."""
    found = [0] * GOODS
    for good in kept:
        found[good] += 1
    for action in chosen:
        found[action - KEEP] += 1
    return found


def goods_to_keep(t: StateTable, seat: int) -> list[int]:
    """The actions that keep a good, one for each piece that could be kept beside what is, rising."""
    slots = store_slots(t, seat)
    kept = count_kept(t.kept[seat], [])
    found: list[int] = []
    for good in range(GOODS):
        count = t.goods[seat][good]
        if count > 0:
            kept[good] += count
            for _ in range(room_for(slots, kept) - len(t.kept[seat])):
                found.append(KEEP + good)
            kept[good] -= count
    return found


def keep_goods(t: StateTable, seat: int) -> None:
    """Keep all that fits: what is kept in any case, then what the seat chooses if there is more than fits."""
    slots = store_slots(t, seat)
    if len(slots) == 0:
        return
    goods = t.goods[seat][:]
    most = room_for(slots, goods)
    for good in range(GOODS):
        spared = goods[good]
        while spared > 0:
            fewer = goods[:]
            fewer[good] -= spared
            if room_for(slots, fewer) == most:
                break
            spared -= 1
        keep(t, seat, [KEEP + good] * (goods[good] - spared))
    left = most - len(t.kept[seat])
    if left == 1:
        t.agenda.append(KeepGood(seat))
    elif left > 1:
        t.agenda.append(KeepGoods(seat, left))


def keep(t: StateTable, seat: int, chosen: list[int]) -> None:
    """Goods go into store."""
    t.kept[seat] = t.renew_of(at.KEPT, seat)
    for action in chosen:
        t.goods[seat][action - KEEP] -= 1
        t.kept[seat].append(action - KEEP)


def can_be_stored(t: StateTable, seat: int, action: int) -> bool:
    """Whether a storage of the seat is for such a good."""
    slots = store_slots(t, seat)
    for i in range(0, len(slots), 2):
        if slots[i] >> (action - KEEP) & 1:
            return True
    return False


def no_store(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-152", "no-store", [action - KEEP])


def has_good(t: StateTable, seat: int, action: int) -> bool:
    """Whether the seat has such a good that is not picked yet."""
    return t.goods[seat][action - KEEP] > 0


def no_good(t: StateTable, seat: int, action: int) -> Fact:
    return needs("FSS-152", SUPPLY + action - KEEP, 1, 0)


def leaves_room(t: StateTable, seat: int, action: int) -> bool:
    """Whether there is room for one more beside what is picked."""
    kept = count_kept(t.kept[seat], [*t.picks[seat], action])
    return room_for(store_slots(t, seat), kept) == len(t.kept[seat]) + len(t.picks[seat]) + 1


def store_full(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-152", "store-full", [action - KEEP])


ROOM: Final[Sequence[Limit]] = (
    Limit("FSS-152", can_be_stored, no_store),
    Limit("FSS-152", has_good, no_good),
    Limit("FSS-152", leaves_room, store_full),
)


class KeepGood(Decision[StateTable]):
    """Which good to keep, where one fits; keeping none is accepted too."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-G23", "FSS-152", "FSS-153")

    def options(self, table: StateTable, seat: int) -> list[int]:
        return goods_to_keep(table, seat)

    def accepted(self, table: StateTable, seat: int) -> list[int]:
        return [*self.options(table, seat), DONE]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        keep(table, seat, [] if action == DONE else [action])

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return ROOM if 0 <= action - KEEP < GOODS else ()


class KeepGoods(Pick[StateTable]):
    """Which goods to keep, where not all fit: `fit` is how many do. Keeping fewer is accepted, but not offered."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "fit")
    rules: ClassVar[tuple[str, ...]] = ("FSS-G23", "FSS-152", "FSS-153")
    done: ClassVar[int] = DONE

    def __init__(self, seat: int, fit: int) -> None:
        super().__init__(seat)
        self.fit = fit

    def things(self, table: StateTable, seat: int) -> list[int]:
        return goods_to_keep(table, seat)

    def enough(self, table: StateTable, seat: int, chosen: list[int]) -> bool:
        return len(chosen) <= self.fit

    def further(self, table: StateTable, seat: int, chosen: list[int]) -> list[int]:
        found = super().further(table, seat, chosen)
        if len(chosen) < self.fit:
            found.remove(DONE)
        return found if len(found) > 0 else self.additions(table, seat, self.things(table, seat), chosen)

    def reaches(self, table: StateTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        slots, kept = store_slots(table, seat), table.kept[seat]
        if room_for(slots, count_kept(kept, chosen)) < len(kept) + len(chosen):
            return False
        return room_for(slots, count_kept(kept, chosen + rest)) == len(kept) + self.fit

    def finish(self, table: StateTable, seat: int, chosen: list[int]) -> None:
        keep(table, seat, chosen)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return ROOM if 0 <= action - KEEP < GOODS else ()


class CleanupPhase(Step[StateTable]):
    """The fourth phase: each seat keeps what it can, then the table is cleared."""

    def run(self, table: StateTable) -> None:
        table.enter(CLEANUP)
        table.agenda.append(ClearTable())
        for seat in reversed(turn_order(table)):
            table.agenda.append(Store(seat))


class Store(Step[StateTable]):
    """A seat keeps goods in its storage."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: StateTable) -> None:
        keep_goods(table, self.seat)


class ClearTable(Step[StateTable]):
    """All other goods go back to the supply, used cards are cleared, the first player token moves on."""

    def run(self, table: StateTable) -> None:
        for seat in range(table.seats):
            if len(table.kept[seat]) > 0:
                table.tell("store", seat, table.kept[seat][:])
            table.goods[seat][:] = [0] * GOODS
            table.exchanged[seat] = table.renew_of(at.EXCHANGED, seat)
            table.exchanged[seat][:] = [0] * len(table.exchanged[seat])
        table.shields, table.solo = table.renew(at.SHIELDS), table.renew(at.SOLO)
        table.face_up, table.link_discard = table.renew(at.FACE_UP), table.renew(at.LINK_DISCARD)
        table.first = table.renew(at.FIRST)
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
