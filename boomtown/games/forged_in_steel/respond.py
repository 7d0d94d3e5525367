"""Responses: cards shown from the hand. Everyone who could hold one is asked, whether he does or not."""

from typing import ClassVar, Final

from boomtown.engine.steps import Together
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import MOST_CARDS, PASS, RESPOND
from boomtown.games.forged_in_steel.frames import FROM_RESPONSE
from boomtown.games.forged_in_steel.interpret import VERBS, how_many, start
from boomtown.games.forged_in_steel.table import SteelTable

# what Responses did: the numbers of `pending`
CANCELLED: Final = 0
SAVED: Final = 1
QUELLED: Final = 2
SPARED: Final = 3


def is_abroad(t: SteelTable, card: int) -> bool:
    """Whether, for all that everybody knows, a card could be in a hand with its Response unused."""
    if t.board.card_era[card] > t.era[0] or card in t.box or card in t.recurring or card in t.headlines:
        return False
    if card in t.active:
        return False
    for entry in t.shown:
        if entry % MOST_CARDS == card:
            return False
    return True


def answers(t: SteelTable, card: int, on: int, tags: int) -> bool:
    """Whether a card has a Response to a happening; an event must have a tag that it cancels."""
    return t.board.card_on[card] == on and (on != s.ON_EVENT or t.board.card_answers[card] & tags != 0)


def ask(t: SteelTable, on: int, tags: int, who: int) -> None:
    """Open a window for a set of seats, if open information says that one of them could respond."""
    for card in t.board.responses[on]:
        if answers(t, card, on, tags) and is_abroad(t, card):
            for seat in range(t.seats):
                if (who >> seat) & 1 and len(t.hands[seat]) > 0:
                    t.agenda.append(Respond(on, tags, who))
                    return


class Respond(Together):
    """Show a Response card, or let things happen; all who are asked answer at the same time."""

    fields: ClassVar[tuple[str, ...]] = ("on", "tags", "who")
    rules: ClassVar[tuple[str, ...]] = ("FIS-176", "FIS-177", "FIS-178", "FIS-182")

    def __init__(self, on: int, tags: int, who: int) -> None:
        super().__init__()
        self.on = on
        self.tags = tags
        self.who = who

    def asked(self, table: Table) -> list[int]:
        assert isinstance(table, SteelTable)
        found: list[int] = []
        for seat in range(table.seats):
            if (self.who >> seat) & 1 and len(table.hands[seat]) > 0:
                found.append(seat)
        return found

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        found = [PASS]
        for card in sorted(table.hands[seat]):
            if answers(table, card, self.on, self.tags) and card not in table.used[seat]:
                found.append(RESPOND + card)
        return found

    def resolve(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        shown: list[int] = []
        for seat in t.influence:
            if len(t.picks[seat]) > 0 and t.picks[seat][0] != PASS:
                shown.append(seat)
                if self.on == s.ON_EVENT:  # the first to cancel an event ends the matter
                    break
        for seat in reversed(shown):
            card = t.picks[seat][0] - RESPOND
            t.used[seat].append(card)
            t.shown.append(seat * MOST_CARDS + card)
            t.tell("respond", seat, [card])
            start(t, t.board.card_response[card], seat, FROM_RESPONSE, card)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, SteelTable)
        if RESPOND < action < RESPOND + MOST_CARDS:
            if action - RESPOND in table.used[seat]:
                return ("FIS-182",)
            return ("FIS-176", "FIS-177")
        return ()


def cancel(t: SteelTable, step: int, seat: int) -> None:
    """The event or placement does not happen."""
    t.pending[CANCELLED] = 1


def save(t: SteelTable, step: int, seat: int) -> None:
    """The building stays."""
    t.pending[SAVED] = 1


def quell(t: SteelTable, step: int, seat: int) -> None:
    """The Riot has fewer points."""
    t.pending[QUELLED] += how_many(t, step, seat)


def spare(t: SteelTable, step: int, seat: int) -> None:
    """Fewer cubes are added."""
    t.pending[SPARED] += how_many(t, step, seat)


VERBS[s.CANCEL] = cancel
VERBS[s.SAVE] = save
VERBS[s.QUELL] = quell
VERBS[s.SPARE] = spare
