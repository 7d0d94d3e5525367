"""The verb that plays another card, or the same one twice."""

from typing import ClassVar, Final

from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import CARD, EVENT, MUSCLE
from boomtown.games.forged_in_steel.building import Declare
from boomtown.games.forged_in_steel.events import (
    MuscleToo,
    PutAway,
    may_play_event,
    play_for_event,
    play_for_muscle,
    reveal,
)
from boomtown.games.forged_in_steel.frames import did
from boomtown.games.forged_in_steel.interpret import VERBS, how_many
from boomtown.games.forged_in_steel.planning import draw_card
from boomtown.games.forged_in_steel.table import SteelTable

# where a card may be played from
HAND: Final = 1

BOX: Final = 2

DRAWN: Final = 4

CURRENT: Final = 8

# how
AS_EVENT: Final = 0

AS_EITHER: Final = 1

AS_BOTH: Final = 2


# --- playing another card ------------------------------------------------------------------------------------


def playable(t: SteelTable, step: int, seat: int) -> list[int]:
    """The cards that may be played through another card."""
    sc = t.board.script
    if sc.a[step] & DRAWN:
        return t.draft[seat][:]
    found: list[int] = []
    for zone in (t.hands[seat] if sc.a[step] & HAND else [], t.box if sc.a[step] & BOX else []):
        for card in zone:
            named = len(sc.options[step]) == 0 or card in sc.options[step]
            marked = t.board.card_flags[card] & sc.d[step] == sc.d[step]
            if named and marked and (sc.b[step] != AS_EVENT or may_play_event(t, card)):
                found.append(card)
    found.sort()
    return found


def play(t: SteelTable, step: int, seat: int) -> None:
    """The verb `play`."""
    sc = t.board.script
    if sc.a[step] & CURRENT:
        play_current(t, seat)
        return
    if sc.a[step] & DRAWN:
        for _ in range(how_many(t, step, seat)):
            card = draw_card(t)
            if card > 0:
                t.draft[seat].append(card)
                t.tell_secret("draw", seat, [], [card], 1 << seat)
        t.draft[seat].sort()
    if sc.a[step] & HAND:
        t.mark()  # whether there is such a card in the hand shows now
    if len(playable(t, step, seat)) > 0:
        t.agenda.append(PlayCard(seat, step))


class PlayCard(Decision):
    """Which other card is played at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "line")
    rules: ClassVar[tuple[str, ...]] = ("FIS-295", "FIS-297")

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.line = step

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [CARD + card for card in playable(table, self.line, seat)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        t, card = table, action - CARD
        if card in t.draft[seat]:
            t.draft[seat].remove(card)
            t.discard.extend(t.draft[seat])
            t.draft[seat].clear()
        elif card in t.hands[seat]:
            t.hands[seat].remove(card)
        else:
            t.box.remove(card)
        reveal(t, seat, card)
        t.tell("play", seat, [card])
        did(t, 1)
        how = t.board.script.b[self.line]
        t.agenda.append(PutAway(card))
        if how == AS_EITHER:
            t.agenda.append(DeclarePlayed(seat, card))
            return
        if how == AS_BOTH:
            t.agenda.append(MuscleToo(seat, card))
        if may_play_event(t, card):
            play_for_event(t, seat, card, 0 if how == AS_BOTH else 1)


class DeclarePlayed(Decision):
    """A card played through another: for its MM or for its event."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FIS-066", "FIS-297")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [MUSCLE, EVENT] if may_play_event(table, self.card) else [MUSCLE]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action == MUSCLE:
            play_for_muscle(table, seat, self.card)
        else:
            play_for_event(table, seat, self.card, 1)


def play_current(t: SteelTable, seat: int) -> None:
    """The card of this turn is played for both its event and its MM: there is nothing left to declare."""
    for i in range(len(t.agenda) - 1, -1, -1):
        if isinstance(t.agenda[i], Declare):
            del t.agenda[i]
            break
    card = t.active[0]
    t.agenda.append(MuscleToo(seat, card))
    did(t, 1)
    if may_play_event(t, card):
        play_for_event(t, seat, card, 0)


VERBS[s.PLAY] = play
