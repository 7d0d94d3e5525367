"""Responses: cards shown from the hand. Everyone who could hold one is asked, whether they do or not."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Limit, LimitOn
from boomtown.engine.steps import Together
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import MOST_CARDS, PASS, RESPOND
from boomtown.games.forged_in_steel.rules.frames import FROM_RESPONSE, start
from boomtown.games.forged_in_steel.rules.may import is_card
from boomtown.games.forged_in_steel.rules.table import SteelTable, shown_cards


def is_abroad(t: SteelTable, card: int) -> bool:
    """Whether, for all that everybody knows, a card could be in a hand with its Response unused."""
    if t.content.card_era[card] > t.era[0] or card in t.box or card in t.recurring or card in t.headlines:
        return False
    if card in t.active:
        return False
    for entry in t.shown:
        if entry % MOST_CARDS == card:
            return False
    return True


def answers(t: SteelTable, card: int, on: int, tags: int) -> bool:
    """Whether a card has a Response to a happening; an event must have a tag that it cancels."""
    return t.content.card_on[card] == on and (on != s.ON_EVENT or t.content.card_answers[card] & tags != 0)


def ask(t: SteelTable, on: int, tags: int, who: int) -> None:
    """Open a window for a set of seats, if open information says that one of them could respond."""
    for card in t.content.responses[on]:
        if answers(t, card, on, tags) and is_abroad(t, card):
            for seat in range(t.seats):
                if (who >> seat) & 1 and could_respond(t, seat):
                    t.agenda.append(Respond(on, tags, who))
                    return


def could_respond(t: SteelTable, seat: int) -> bool:
    """Whether, for all that everybody knows, a seat may have a card in hand whose Response is unused."""
    if len(t.banks[seat]) > 0:  # cards that were shown may have been exchanged for others
        return len(t.hands[seat]) > 0
    spent = len(shown_cards(t.shown, seat))
    return len(t.hands[seat]) > 0 and len(t.hands[seat]) + len(t.chosen[seat]) > spent


class Respond(Together[SteelTable]):
    """Show a Response card, or let things happen; all who are asked answer at the same time."""

    fields: ClassVar[tuple[str, ...]] = ("on", "tags", "who")
    rules: ClassVar[tuple[str, ...]] = ("FIS-176", "FIS-177", "FIS-178", "FIS-182")

    def __init__(self, on: int, tags: int, who: int) -> None:
        super().__init__()
        self.on = on
        self.tags = tags
        self.who = who

    def asked(self, table: SteelTable) -> list[int]:
        found: list[int] = []
        for seat in range(table.seats):
            if (self.who >> seat) & 1 and could_respond(table, seat):
                found.append(seat)
        return found

    def options(self, table: SteelTable, seat: int) -> list[int]:
        found = [PASS]
        for card in sorted(table.hands[seat]):
            if answers(table, card, self.on, self.tags) and card not in table.used[seat]:
                found.append(RESPOND + card)
        return found

    def resolve(self, table: SteelTable) -> None:
        t = table
        shown: list[int] = []
        for seat in t.influence:
            if len(t.picks[seat]) > 0 and t.picks[seat][0] != PASS:
                shown.append(seat)
                if self.on == s.ON_EVENT:  # the first to cancel an event ends the matter
                    break
        for seat in shown:
            t.tell("respond", seat, [t.picks[seat][0] - RESPOND])
        for seat in reversed(shown):
            card = t.picks[seat][0] - RESPOND
            t.used[seat] = t.renew_of(field.USED, seat)
            t.shown = t.renew(field.SHOWN)
            t.used[seat].append(card)
            t.shown.append(seat * MOST_CARDS + card)
            start(t, t.content.card_response[card], seat, FROM_RESPONSE, card)

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return RESPONSE_LIMITS if is_card(table, action, RESPOND) else ()


def can_be_shown(t: SteelTable, seat: int, action: int) -> bool:
    """The card is in the hand."""
    return action - RESPOND in t.hands[seat]


def is_met(t: SteelTable, seat: int, action: int) -> bool:
    """What happens is what its Response answers."""
    top = t.agenda[-1]
    assert isinstance(top, Respond)
    return answers(t, action - RESPOND, top.on, top.tags)


def is_unspent(t: SteelTable, seat: int, action: int) -> bool:
    """Its Response was not used yet."""
    return action - RESPOND not in t.used[seat]


RESPONSE_LIMITS: Final = (
    LimitOn("FIS-177", can_be_shown, "not-in-hand", RESPOND),
    LimitOn("FIS-176", is_met, "no-response", RESPOND),
    LimitOn("FIS-182", is_unspent, "response-used", RESPOND),
)
