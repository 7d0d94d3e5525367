"""Lookout: Connection cards are revealed, then two drafts of face-up cards in opposite directions."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import DRAFT
from boomtown.games.fifty_first_state.book import PILE_IDS
from boomtown.games.fifty_first_state.gains import top_card
from boomtown.games.fifty_first_state.table import LOOKOUT, StateTable, is_solo


class Lookout(Step):
    """The first phase of a round."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        table.phase[0] = LOOKOUT
        for pile in range(len(PILE_IDS)):
            reveal_connection(table, pile)
        if is_solo(table):
            from boomtown.games.fifty_first_state.solo import start_solo_draft

            start_solo_draft(table)
        else:
            table.agenda.append(StartDraft(2))
            table.agenda.append(StartDraft(1))


def reveal_connection(t: StateTable, pile: int) -> None:
    """Turn the top card of a Connection pile face up; an empty pile is made anew from its discarded cards."""
    cards = t.red_pile if pile == 0 else t.blue_pile
    if len(cards) == 0:
        cards.extend(sorted([link for link in t.link_discard if t.book.link_pile[link] == pile]))
        t.link_discard[:] = [link for link in t.link_discard if t.book.link_pile[link] != pile]
        t.shuffle(cards)
    if len(cards) > 0:
        t.face_up[pile] = t.draw(cards)
        t.tell("reveal", -1, [t.face_up[pile]])


def lay_out(t: StateTable, count: int) -> None:
    """Cards from the Deck are laid face up, as many as there are."""
    for _ in range(count):
        card = top_card(t)
        if card < 0:
            break
        t.display.append(card)
    t.tell("display", -1, t.display[:])


def different_cards(t: StateTable) -> list[int]:
    """The cards of the display, of equal ones the first."""
    found: list[int] = []
    designs: list[int] = []
    for card in t.display:
        if t.book.card_design[card] not in designs:
            designs.append(t.book.card_design[card])
            found.append(card)
    return found


def pick(t: StateTable, seat: int, card: int) -> None:
    """A seat takes a card from the display into its hand; all have seen it."""
    t.display.remove(card)
    t.hands[seat].append(card)
    t.shown.append(card)
    t.tell("draft", seat, [card])


def clear_display(t: StateTable) -> None:
    """What is left of the display is discarded face up."""
    if len(t.display) > 0:
        t.tell("leftover", -1, t.display[:])
        t.discard.extend(t.display)
        t.display.clear()


class StartDraft(Step):
    """The first or second draft: one card more than players."""

    fields: ClassVar[tuple[str, ...]] = ("draft",)

    def __init__(self, draft: int) -> None:
        self.draft = draft

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        lay_out(table, table.seats + table.book.draft_extra)
        table.agenda.append(NextPick(self.draft, 0))


class NextPick(Step):
    """The next seat of a draft picks: clockwise from the first player, in the second draft the other way round."""

    fields: ClassVar[tuple[str, ...]] = ("draft", "turn")

    def __init__(self, draft: int, turn: int) -> None:
        self.draft = draft
        self.turn = turn

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if self.turn == table.seats or len(table.display) == 0:
            clear_display(table)
            return
        place = self.turn if self.draft == 1 else table.seats - 1 - self.turn
        seat = (table.first[0] + place) % table.seats
        table.agenda.append(NextPick(self.draft, self.turn + 1))
        found = different_cards(table)
        if len(found) == 1:
            pick(table, seat, found[0])
        else:
            table.agenda.append(DraftCard(seat, self.draft))


class DraftCard(Decision):
    """Which card of the display to take."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "draft")
    rules: ClassVar[tuple[str, ...]] = ("FSS-061", "FSS-064")

    def __init__(self, seat: int, draft: int) -> None:
        super().__init__(seat)
        self.draft = draft

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [DRAFT + card for card in different_cards(table)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        pick(table, seat, action - DRAFT)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        return ("FSS-061",) if self.draft == 1 else ("FSS-064",)
