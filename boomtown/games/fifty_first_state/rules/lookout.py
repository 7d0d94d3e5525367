"""Lookout: Connection cards are revealed, then two drafts of face-up cards in opposite directions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.actions import DRAFT
from boomtown.games.fifty_first_state.rules.content import PILE_IDS
from boomtown.games.fifty_first_state.rules.gains import top_card
from boomtown.games.fifty_first_state.rules.table import LOOKOUT, StateTable, is_solo


class Lookout(Step[StateTable]):
    """The first phase of a round."""

    def run(self, table: StateTable) -> None:
        table.enter(LOOKOUT)
        for pile in range(len(PILE_IDS)):
            reveal_connection(table, pile)
        if is_solo(table):
            start_solo_draft(table)
        else:
            table.agenda.append(StartDraft(2))
            table.agenda.append(StartDraft(1))


def reveal_connection(t: StateTable, pile: int) -> None:
    """Turn the top card of a Connection pile face up; an empty pile is made anew from its discarded cards."""
    t.red_pile, t.blue_pile = t.renew(at.RED_PILE), t.renew(at.BLUE_PILE)
    cards = t.red_pile if pile == 0 else t.blue_pile
    if len(cards) == 0:
        t.link_discard = t.renew(at.LINK_DISCARD)
        cards.extend(sorted([link for link in t.link_discard if t.content.link_pile[link] == pile]))
        t.link_discard[:] = [link for link in t.link_discard if t.content.link_pile[link] != pile]
        t.shuffle(cards)
    if len(cards) > 0:
        t.face_up = t.renew(at.FACE_UP)
        t.face_up[pile] = t.draw(cards)
        t.tell("reveal", -1, [t.face_up[pile]])


def lay_out(t: StateTable, count: int) -> None:
    """Cards from the Deck are laid face up, as many as there are."""
    t.display = t.renew(at.DISPLAY)
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
        if t.content.card_design[card] not in designs:
            designs.append(t.content.card_design[card])
            found.append(card)
    return found


def pick(t: StateTable, seat: int, card: int) -> None:
    """A seat takes a card from the display into its hand; all have seen it."""
    t.display, t.shown = t.renew(at.DISPLAY), t.renew(at.SHOWN)
    t.display.remove(card)
    t.own_hand(seat).append(card)
    t.shown.append(card)
    t.tell("draft", seat, [card])


def clear_display(t: StateTable) -> None:
    """What is left of the display is discarded face up."""
    if len(t.display) > 0:
        t.tell("leftover", -1, t.display[:])
        t.discard.extend(t.display)
        t.display = t.renew(at.DISPLAY)
        t.display.clear()


class StartDraft(Step[StateTable]):
    """The first or second draft: one card more than players."""

    fields: ClassVar[tuple[str, ...]] = ("draft",)

    def __init__(self, draft: int) -> None:
        self.draft = draft

    def run(self, table: StateTable) -> None:
        lay_out(table, table.seats + table.content.draft_extra)
        table.agenda.append(NextPick(self.draft, 0))


class NextPick(Step[StateTable]):
    """The next seat of a draft picks: clockwise from the first player, in the second draft the other way round."""

    fields: ClassVar[tuple[str, ...]] = ("draft", "turn")

    def __init__(self, draft: int, turn: int) -> None:
        self.draft = draft
        self.turn = turn

    def run(self, table: StateTable) -> None:
        if self.turn == table.seats or len(table.display) == 0:
            clear_display(table)
            return
        place = self.turn if self.draft == 1 else table.seats - 1 - self.turn
        seat = (table.first[0] + place) % table.seats
        table.agenda.append(NextPick(self.draft, self.turn + 1))
        table.agenda.append(DraftCard(seat, self.draft))


def is_shown(t: StateTable, seat: int, action: int) -> bool:
    """Whether a card lies in the display."""
    return action - DRAFT in t.display


def not_shown(t: StateTable, seat: int, action: int) -> Fact:
    top = t.agenda[-1]
    if not isinstance(top, DraftCard):  # the solo Lookout lays four cards out and takes two of them
        return Fact(
            "FSS-191" if len(t.display) == t.content.solo_shown else "FSS-193", "display", [action - DRAFT]
        )
    return Fact("FSS-064" if top.draft == 2 else "FSS-061", "display", [action - DRAFT])


SHOWN: Final[Sequence[Limit]] = (Limit("FSS-061", is_shown, not_shown),)


def of_drafts(t: StateTable, action: int) -> Sequence[Limit]:
    """The limits of an action that takes a card from the display."""
    return SHOWN if 0 <= action - DRAFT < len(t.content.card_design) else ()


class DraftCard(Decision[StateTable]):
    """Which card of the display to take; of equal ones one is offered, and all are accepted."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "draft")
    rules: ClassVar[tuple[str, ...]] = ("FSS-061", "FSS-064")

    def __init__(self, seat: int, draft: int) -> None:
        super().__init__(seat)
        self.draft = draft

    def options(self, table: StateTable, seat: int) -> list[int]:
        return [DRAFT + card for card in different_cards(table)]

    def accepted(self, table: StateTable, seat: int) -> list[int]:
        return [DRAFT + card for card in table.display]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        pick(table, seat, action - DRAFT)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return of_drafts(table, action)


# --- the solo Lookout ----------------------------------------------------------------------------------------


def start_solo_draft(t: StateTable) -> None:
    """Four cards: one for you, one at random for the Virtual Player, one for you, the rest and one more for it."""
    lay_out(t, t.content.solo_shown)
    t.agenda.append(VirtualCards(0))
    t.agenda.append(SoloPick())
    t.agenda.append(VirtualCards(1))
    t.agenda.append(SoloPick())


class SoloPick(Step[StateTable]):
    """You pick one of the cards shown."""

    def run(self, table: StateTable) -> None:
        if len(table.display) > 0:
            table.agenda.append(SoloDraft(0))


class SoloDraft(Decision[StateTable]):
    """Which card to take in the solo Lookout."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-191", "FSS-193")

    def options(self, table: StateTable, seat: int) -> list[int]:
        return [DRAFT + card for card in different_cards(table)]

    def accepted(self, table: StateTable, seat: int) -> list[int]:
        return [DRAFT + card for card in table.display]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        pick(table, seat, action - DRAFT)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return of_drafts(table, action)


class VirtualCards(Step[StateTable]):
    """A random card of the display goes to the Virtual Player; at the end the last one and one from the Deck."""

    fields: ClassVar[tuple[str, ...]] = ("random",)

    def __init__(self, random: int) -> None:
        self.random = random

    def run(self, table: StateTable) -> None:
        if len(table.display) > 0:
            place = table.roll(len(table.display)) if self.random else 0
            table.display = table.renew(at.DISPLAY)
            give(table, table.display.pop(place))
        if not self.random:
            clear_display(table)
            card = top_card(table)
            if card >= 0:
                give(table, card)


def give(t: StateTable, card: int) -> None:
    """A card is placed face up in front of the Virtual Player."""
    t.virtual = t.renew(at.VIRTUAL)
    t.virtual.append(card)
    t.tell("virtual-card", t.seats, [card])
