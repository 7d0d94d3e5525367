"""Paying: every cost goes through here. Ammo stands in for a resource, a universal contact for a coloured one, and
goods may come from the supply or from stockpiles. A payment is a list of tokens in rising order, so that no set of
tokens has two spellings; where only one token fits, nobody is asked."""

from typing import ClassVar

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import KIND, PAY, PAY_FROM
from boomtown.games.fifty_first_state.book import (
    AMMO,
    ANY_COUNT,
    ANY_OF,
    BLUE,
    CONTACTS,
    GOODS,
    GREY,
    HAND_CARDS,
    RESOURCES,
    UNIVERSAL,
)
from boomtown.games.fifty_first_state.table import ON_CARD, StateTable


def purse(t: StateTable, seat: int) -> list[int]:
    """All goods that a seat can spend: its supply and its stockpiles."""
    have = t.goods[seat][:]
    for piece in t.stock[seat]:
        have[piece % ON_CARD] += 1
    return have


def affordable(have: list[int], cost: list[int]) -> bool:
    """Whether so many goods cover a cost, wild tokens filling the gaps."""
    ammo = have[AMMO] - cost[AMMO]
    universal = have[UNIVERSAL] - cost[UNIVERSAL]
    for good in range(GOODS):
        short = cost[good] - have[good]
        if short > 0:
            if good < AMMO:
                ammo -= short
            elif GREY <= good <= BLUE:
                universal -= short
            else:
                return False
    if ammo < 0 or universal < 0:
        return False
    if cost[ANY_COUNT] == 0:
        return True
    kinds = cost[ANY_OF]
    spare = ammo if kinds & (RESOURCES | 1 << AMMO) else 0
    if kinds & (CONTACTS | 1 << UNIVERSAL):
        spare += universal
    for good in range(GOODS):
        if kinds >> good & 1 and good != AMMO and good != UNIVERSAL and have[good] > cost[good]:
            spare += have[good] - cost[good]
    return spare >= cost[ANY_COUNT]


def is_of_use(tokens: list[int], cost: list[int]) -> bool:
    """Whether none of these tokens is too many for a cost."""
    kinds = cost[ANY_OF] if cost[ANY_COUNT] > 0 else 0
    ammo = tokens[AMMO] - cost[AMMO]
    universal = tokens[UNIVERSAL] - cost[UNIVERSAL]
    extra = 0
    for good in range(GOODS):
        if good == AMMO or good == UNIVERSAL:
            continue
        more = tokens[good] - cost[good]
        if more > 0:
            if not kinds >> good & 1:
                return False
            extra += more
        elif RESOURCES >> good & 1:
            ammo += more  # the gap takes ammo
        elif CONTACTS >> good & 1:
            universal += more
    if ammo > 0:
        if not kinds & (RESOURCES | 1 << AMMO):
            return False
        extra += ammo
    if universal > 0:
        if not kinds & (CONTACTS | 1 << UNIVERSAL):
            return False
        extra += universal
    return extra <= cost[ANY_COUNT]


def sources(t: StateTable, seat: int) -> list[int]:
    """The different places a token can come from, in rising order: the supply's goods, then the stockpiles'."""
    found: list[int] = []
    for good in range(GOODS):
        if t.goods[seat][good] > 0:
            found.append(good)
    if len(t.stock[seat]) > 0:
        for piece in sorted(t.stock[seat]):
            if found[-1:] != [piece + ON_CARD]:
                found.append(piece + ON_CARD)
    return found


def available(t: StateTable, seat: int, source: int) -> int:
    """How many tokens lie at a source."""
    if source < ON_CARD:
        return t.goods[seat][source]
    return t.stock[seat].count(source - ON_CARD)


def next_tokens(t: StateTable, seat: int) -> list[int]:
    """The sources from which the next token can come, so that the rest can still be paid from there on."""
    tokens = [0] * GOODS
    for token in t.paid:
        tokens[token % ON_CARD] += 1
    last = t.paid[-1] if len(t.paid) > 0 else 0
    reach = tokens[:]  # what is paid and what can be paid from a source on
    found: list[int] = []
    places = sources(t, seat)
    for i in range(len(places) - 1, -1, -1):
        source = places[i]
        if source < last:
            break
        good = source % ON_CARD
        reach[good] += available(t, seat, source)
        tokens[good] += 1
        if is_of_use(tokens, t.due) and affordable(reach, t.due):
            found.append(source)
        tokens[good] -= 1
    found.reverse()
    return found


def pay(t: StateTable, seat: int, cost: list[int]) -> None:
    """Pay a cost that can be paid: at once, or by asking; what was paid lies in `paid` for the step that follows."""
    t.paid.clear()
    if pays_exactly(t, seat, cost):
        return
    t.due[:] = cost[:HAND_CARDS]
    settle(t, seat)


def pays_exactly(t: StateTable, seat: int, cost: list[int]) -> bool:
    """Pay where there is nothing to choose: no stockpile, no free choice, no wild token."""
    goods = t.goods[seat]
    if cost[ANY_COUNT] > 0 or len(t.stock[seat]) > 0:
        return False
    for good in range(GOODS):
        if cost[good] > 0:
            if cost[good] > goods[good]:
                return False
            if RESOURCES >> good & 1 and goods[AMMO] > 0:
                return False
            if CONTACTS >> good & 1 and goods[UNIVERSAL] > 0:
                return False
    for good in range(GOODS):
        goods[good] -= cost[good]
        for _ in range(cost[good]):
            t.paid.append(good)
    return True


def settle(t: StateTable, seat: int) -> None:
    """Pay on until the cost is paid or the seat has a choice."""
    total = t.due[ANY_COUNT]
    for good in range(GOODS):
        total += t.due[good]
    while len(t.paid) < total:
        found = next_tokens(t, seat)
        if len(found) != 1:
            place = found[0] // ON_CARD
            if place > 0 and found[-1] // ON_CARD == place:  # all on one stockpile
                t.agenda.append(PayKind(seat, place - 1))
            else:
                t.agenda.append(Pay(seat))
            return
        spend(t, seat, found[0])
    t.due.clear()


def spend(t: StateTable, seat: int, source: int) -> None:
    """A token leaves the supply or a stockpile."""
    if source < ON_CARD:
        t.goods[seat][source] -= 1
    else:
        t.stock[seat].remove(source - ON_CARD)
    t.paid.append(source)


def tokens_paid(t: StateTable) -> list[int]:
    """What was paid, handed over to the step that the payment was for."""
    tokens = t.paid[:]
    t.paid.clear()
    return tokens


class Pay(Decision):
    """Which token to spend next, where different ones would do."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-030", "FSS-031", "FSS-033")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        found: list[int] = []
        for source in next_tokens(table, seat):
            action = PAY + source if source < ON_CARD else PAY_FROM + source // ON_CARD - 1
            if action not in found:
                found.append(action)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        if PAY <= action < PAY + GOODS:
            spend(table, seat, action - PAY)
            settle(table, seat)
            return
        found = tokens_on(table, seat, action - PAY_FROM)
        if len(found) > 1:
            table.agenda.append(PayKind(seat, action - PAY_FROM))
        else:
            spend(table, seat, found[0])
            settle(table, seat)


def tokens_on(t: StateTable, seat: int, card: int) -> list[int]:
    """The sources on one stockpile from which the next token can come."""
    return [source for source in next_tokens(t, seat) if source // ON_CARD == card + 1]


class PayKind(Decision):
    """Which of several goods on one stockpile to spend."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FSS-030", "FSS-031", "FSS-033")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [KIND + source % ON_CARD for source in tokens_on(table, seat, self.card)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        spend(table, seat, (self.card + 1) * ON_CARD + action - KIND)
        settle(table, seat)
