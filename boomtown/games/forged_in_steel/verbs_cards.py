"""Verbs of cards: drawing, exchanging, looking, playing other cards."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import BANK, CARD, DISCARD, MOST_CARDS, STOP
from boomtown.games.forged_in_steel.frames import F_ME, did, look
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.picking import is_optional
from boomtown.games.forged_in_steel.planning import draw_card
from boomtown.games.forged_in_steel.table import SteelTable

# --- drawing -------------------------------------------------------------------------------------------------


def draw(t: SteelTable, step: int, seat: int) -> None:
    """The verb `draw`: take some of the cards drawn, and discard down to the hand you had."""
    sc = t.board.script
    before = len(t.hands[seat])
    for _ in range(how_many(t, step, seat)):
        card = draw_card(t)
        if card > 0:
            t.draft[seat].append(card)
            t.tell_secret("draw", seat, [], [card], 1 << seat)
            did(t, 1)
    t.draft[seat].sort()
    if not sc.flags[step] & s.GROW:
        t.agenda.append(DiscardDown(seat, before))
    t.agenda.append(KeepCards(seat, sc.a[step]))


class KeepCards(Step):
    """So many of the cards drawn are still to be kept; the rest are discarded."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t, drawn = table, table.draft[self.seat]
        if self.left >= len(drawn):
            t.hands[self.seat].extend(drawn)
            t.hands[self.seat].sort()
            drawn.clear()
        elif self.left <= 0:
            t.discard.extend(drawn)
            drawn.clear()
        else:
            t.agenda.append(KeepCard(self.seat, self.left))


class KeepCard(Decision):
    """Which of the cards drawn to keep."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [CARD + card for card in table.draft[seat]]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        table.draft[seat].remove(action - CARD)
        table.hands[seat].append(action - CARD)
        table.hands[seat].sort()
        table.tell_secret("keep", seat, [], [action - CARD], 1 << seat)
        table.agenda.append(KeepCards(seat, self.left - 1))


class DiscardDown(Step):
    """The hand is to be as large as it was."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "size")

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if len(table.hands[self.seat]) > self.size:
            table.agenda.append(DiscardCard(self.seat, self.size))


class DiscardCard(Decision):
    """Which hand card goes face down onto the discard pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "size")
    rules: ClassVar[tuple[str, ...]] = ("FIS-039", "FIS-153")

    def __init__(self, seat: int, size: int) -> None:
        super().__init__(seat)
        self.size = size

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [DISCARD + card for card in table.hands[seat]]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        card = action - DISCARD
        table.hands[seat].remove(card)
        table.discard.append(card)
        if card in table.used[seat]:
            table.used[seat].remove(card)
        table.tell_secret("discard", seat, [], [card], 1 << seat)
        table.agenda.append(DiscardDown(seat, self.size))


# --- exchanging with the Bank --------------------------------------------------------------------------------


def trade_card(t: SteelTable, step: int, seat: int) -> None:
    """The verb `trade_card`."""
    more_trades(t, step, seat, how_many(t, step, seat))


def more_trades(t: SteelTable, step: int, seat: int, left: int) -> None:
    """Ask for the next exchange, if there are cards on both sides."""
    if left > 0 and len(t.hands[seat]) > 0 and len(t.banks[seat]) > 0:
        t.agenda.append(TradeFromHand(seat, step, left))


class TradeFromHand(Decision):
    """Which hand card goes to the Bank."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-040", "FIS-072")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = [BANK + card for card in table.hands[seat]]
        if is_optional(table, self.line):
            found.append(STOP)
        return found

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != STOP:
            table.hands[seat].remove(action - BANK)
            table.draft[seat].append(action - BANK)
            table.agenda.append(TradeFromBank(seat, self.line, self.left))


class TradeFromBank(Decision):
    """Which card of the Bank comes to the hand for it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line", "left")
    rules: ClassVar[tuple[str, ...]] = ("FIS-040", "FIS-072")

    def __init__(self, seat: int, step: int, left: int) -> None:
        super().__init__(seat)
        self.line = step
        self.left = left

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [CARD + card for card in sorted(table.banks[seat])]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        t, card = table, action - CARD
        given = t.draft[seat].pop()
        t.banks[seat].remove(card)
        t.banks[seat].append(given)
        t.hands[seat].append(card)
        t.hands[seat].sort()
        t.tell_secret("trade", seat, [], [given, card], 1 << seat)
        did(t, 1)
        more_trades(t, self.line, seat, self.left - 1)


# --- looking -------------------------------------------------------------------------------------------------


def peek(t: SteelTable, step: int, seat: int) -> None:
    """The verb `peek`: the player of the card sees a hand, and knows it from now on."""
    me = look(t, F_ME)
    if len(t.hands[seat]) == 0:
        return
    for card in t.hands[seat]:
        entry = seat * MOST_CARDS + card
        if entry not in t.known[me]:
            t.known[me].append(entry)
    t.mark()
    t.tell_secret("peek", me, [seat], sorted(t.hands[seat]), 1 << me)
    did(t, 1)


VERBS[s.DRAW] = draw

VERBS[s.TRADE_CARD] = trade_card

VERBS[s.PEEK] = peek
