"""City Planning: dealing, the Bank, discarding, and the City Planner's draft."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step, Together
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel.actions import BANK, CARD, DISCARD
from boomtown.games.forged_in_steel.board import PLANNER
from boomtown.games.forged_in_steel.table import SteelTable


def draw_card(t: SteelTable) -> int:
    """The top card of the main deck; an empty deck takes the discard pile in first; 0 if there is no card at all."""
    if len(t.deck) == 0:
        t.deck.extend(t.discard)
        t.deck.extend(t.recurring)
        t.discard.clear()
        t.recurring.clear()
        t.deck.sort()
        t.shuffle(t.deck)
        t.tell("reshuffle", -1, [])
    return t.draw(t.deck) if len(t.deck) > 0 else 0


class DealCards(Step):
    """Everyone is dealt the cards of this Era and takes up the Bank."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        for _ in range(t.board.deal[t.era[0]]):
            for seat in t.influence:
                card = draw_card(t)
                if card > 0:
                    t.hands[seat].append(card)
        for seat in range(t.seats):
            t.hands[seat].extend(t.banks[seat])
            t.banks[seat].clear()
            t.hands[seat].sort()
        t.tell("deal", -1, [t.board.deal[t.era[0]]])
        t.agenda.append(PlanCards())


class PlanCards(Together):
    """Everyone puts cards in the Bank and discards, at the same time; each set of cards in ascending order."""

    rules: ClassVar[tuple[str, ...]] = ("FIS-037", "FIS-038", "FIS-051", "FIS-053", "FIS-054")

    def finished(self, table: Table, seat: int) -> bool:
        assert isinstance(table, SteelTable)
        era = table.era[0]
        return len(table.picks[seat]) >= table.board.bank[era] + table.board.discard[era]

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        picks = table.picks[seat]
        banked, era = table.board.bank[table.era[0]], table.era[0]
        left = sorted(table.hands[seat])
        for pick in picks:
            left.remove(pick - BANK if pick < DISCARD else pick - DISCARD)
        verb, number, wanted = BANK, len(picks), banked
        if len(picks) >= banked:
            verb, number, wanted = DISCARD, len(picks) - banked, table.board.discard[era]
        last = picks[len(picks) - 1] if number > 0 else 0
        rest = [verb + card for card in left if verb + card > last]
        more = wanted - number - 1  # so many must be left to pick after this one
        return rest[: len(rest) - more] if more > 0 else rest

    def resolve(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        for seat in range(t.seats):
            for pick in t.picks[seat]:
                zone = t.banks[seat] if pick < DISCARD else t.discard
                card = pick - BANK if pick < DISCARD else pick - DISCARD
                t.hands[seat].remove(card)
                zone.append(card)
        era = t.era[0]
        t.tell("planned", -1, [t.board.bank[era], t.board.discard[era]])

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, SteelTable)
        own = (("FIS-037", "FIS-038"), ("FIS-051",), ("FIS-053",))
        return own[table.era[0]]


class StartDraft(Step):
    """The City Planner draws as many cards as there are players."""

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        t = table
        planner = t.roles[PLANNER]
        for _ in range(t.seats):
            card = draw_card(t)
            if card > 0:
                t.draft[planner].append(card)
        t.draft[planner].sort()
        t.tell("draft", planner, [len(t.draft[planner])])
        t.agenda.append(NextDraft(planner, 0))


class NextDraft(Step):
    """Whoever holds the draft keeps a card; the last card needs no choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "picked")

    def __init__(self, seat: int, picked: int) -> None:
        self.seat = seat
        self.picked = picked  # a set of seats

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        cards = table.draft[self.seat]
        if len(cards) == 1:
            keep(table, self.seat, cards[0], self.picked)
        elif len(cards) > 1:
            table.agenda.append(DraftCard(self.seat, self.picked))


class DraftCard(Decision):
    """Which card of the draft to keep; the rest are passed on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "picked")
    rules: ClassVar[tuple[str, ...]] = ("FIS-042", "FIS-055", "FIS-056")

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked = picked

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        return [CARD + card for card in table.draft[seat]]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        keep(table, seat, action - CARD, self.picked)


def keep(t: SteelTable, seat: int, card: int, picked: int) -> None:
    """A seat keeps a card of the draft and passes the rest to the lowest Influence that has not picked."""
    t.draft[seat].remove(card)
    t.hands[seat].append(card)
    t.hands[seat].sort()
    t.tell_secret("keep", seat, [], [card], 1 << seat)
    picked |= 1 << seat
    for other in reversed(t.influence):
        if not (picked >> other) & 1:
            t.draft[other].extend(t.draft[seat])
            t.draft[seat].clear()
            t.mark()
            t.agenda.append(NextDraft(other, picked))
            return
