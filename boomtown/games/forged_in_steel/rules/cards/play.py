"""The word that plays another card, or the same one twice."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand
from boomtown.engine.limits import Limit
from boomtown.engine.steps import Decision
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.actions import CARD, EVENT, MUSCLE
from boomtown.games.forged_in_steel.rules.building import Declare
from boomtown.games.forged_in_steel.rules.cards.draw import draw_cards
from boomtown.games.forged_in_steel.rules.cards.word import SteelWord
from boomtown.games.forged_in_steel.rules.events import (
    EVENT_LIMITS,
    MuscleToo,
    PutAway,
    may_play_event,
    play_for_event,
    play_for_muscle,
    reveal,
)
from boomtown.games.forged_in_steel.rules.frames import cause, did
from boomtown.games.forged_in_steel.rules.may import CARD_ALLOWS, is_card
from boomtown.games.forged_in_steel.rules.table import SteelTable

# where a card may be played from, as a set
HAND: Final = 1
BOX: Final = 2
DRAWN: Final = 4
CURRENT: Final = 8

# how
AS_EVENT: Final = 0
AS_EITHER: Final = 1
AS_BOTH: Final = 2


class Play(SteelWord):
    """Another card is played at once; only its player knows how many there are to choose from."""

    name: ClassVar[str] = "play"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("from", "zones"),
        Operand("cards", "cards"),
        Operand("identifier", "identifiers"),
        Operand("as", "how"),
    )
    texts: ClassVar[dict[str, str]] = {"": "{from} {as}{from:rest}"}
    hides: ClassVar[bool] = True
    prompt: ClassVar[str] = "choose the card that is played at once."
    button: ClassVar[str] = "Play {card}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-295", "FIS-297")

    def __init__(self, zones: int, cards: list[int], flags: int, how: int) -> None:
        super().__init__()
        self.zones = zones
        self.cards = cards  # any if none is named
        self.flags = flags  # identifiers that it must have
        self.how = how

    def do(self, t: SteelTable, seat: int) -> None:
        if self.zones & CURRENT:
            play_current(t, seat)
            return
        if self.zones & DRAWN:
            draw_cards(t, seat, self.how_many(t, seat))
        if self.zones & HAND:
            t.mark()  # whether there is such a card in the hand shows now
        if len(self.things(t, seat, -1)) > 0:
            self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        if self.zones & DRAWN:
            return [CARD + one for one in t.draft[me]]
        found: list[int] = []
        for zone in (t.hands[me] if self.zones & HAND else [], t.box if self.zones & BOX else []):
            for one in zone:
                if self.fits(t, one):
                    found.append(CARD + one)
        found.sort()
        return found

    def fits(self, t: SteelTable, card: int) -> bool:
        """Whether a card is one that may be played."""
        named = len(self.cards) == 0 or card in self.cards
        marked = t.content.card_flags[card] & self.flags == self.flags
        return named and marked and (self.how != AS_EVENT or may_play_event(t, card))

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return CARD_ALLOWS if is_card(t, action, CARD) else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        played = chosen[0] - CARD
        take_out(t, me, played)
        reveal(t, me, played)
        t.tell("play", me, [played, cause(t)])
        did(t, 1)
        t.agenda.append(PutAway(played))
        if self.how == AS_EITHER:
            t.agenda.append(DeclarePlayed(me, played))
            return
        if self.how == AS_BOTH:
            t.agenda.append(MuscleToo(me, played))
        if may_play_event(t, played):
            play_for_event(t, me, played, 0 if self.how == AS_BOTH else 1)


def take_out(t: SteelTable, seat: int, card: int) -> None:
    """A card leaves the cards drawn (the others are discarded), the hand, or those out of the game."""
    if card in t.draft[seat]:
        t.draft[seat] = t.renew_of(field.DRAFT, seat)
        t.discard = t.renew(field.DISCARD)
        t.draft[seat].remove(card)
        t.discard.extend(t.draft[seat])
        t.draft[seat].clear()
    elif card in t.hands[seat]:
        t.hands[seat] = t.renew_of(field.HANDS, seat)
        t.hands[seat].remove(card)
    else:
        t.box = t.renew(field.BOX)
        t.box.remove(card)


class DeclarePlayed(Decision[SteelTable]):
    """A card played through another: for its MM or for its event."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FIS-066", "FIS-297")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [MUSCLE, EVENT] if may_play_event(table, self.card) else [MUSCLE]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return EVENT_LIMITS if action == EVENT else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
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
