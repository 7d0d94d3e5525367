"""The Virtual Player of a solo game: its draft, its Connection cards, its attacks. It is no seat; it never decides."""

from typing import ClassVar

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.actions import DRAFT, LOCATION
from boomtown.games.fifty_first_state.book import ACTION, FEATURE
from boomtown.games.fifty_first_state.gains import score_points, top_card
from boomtown.games.fifty_first_state.lookout import clear_display, different_cards, lay_out, pick
from boomtown.games.fifty_first_state.raze import fall_to_ruins
from boomtown.games.fifty_first_state.table import ATTEMPTS, ON_CARD, SUCCESS, StateTable, locations

# --- Lookout -------------------------------------------------------------------------------------------------


def start_solo_draft(t: StateTable) -> None:
    """Four cards: one for you, one at random for the Virtual Player, one for you, the rest and one more for it."""
    lay_out(t, t.book.solo_shown)
    t.agenda.append(VirtualCards(0))
    t.agenda.append(SoloPick())
    t.agenda.append(VirtualCards(1))
    t.agenda.append(SoloPick())


class SoloPick(Step):
    """You pick one of the cards shown."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        found = different_cards(table)
        if len(found) == 1:
            pick(table, 0, found[0])
        elif len(found) > 1:
            table.agenda.append(SoloDraft(0))


class SoloDraft(Decision):
    """Which card to take in the solo Lookout."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("FSS-191", "FSS-193")

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [DRAFT + card for card in different_cards(table)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        pick(table, seat, action - DRAFT)


class VirtualCards(Step):
    """A random card of the display goes to the Virtual Player; at the end the last one and one from the Deck."""

    fields: ClassVar[tuple[str, ...]] = ("random",)

    def __init__(self, random: int) -> None:
        self.random = random

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if len(table.display) > 0:
            place = table.roll(len(table.display)) if self.random else 0
            give(table, table.display.pop(place))
        if not self.random:
            clear_display(table)
            card = top_card(table)
            if card >= 0:
                give(table, card)


def give(t: StateTable, card: int) -> None:
    """A card is placed face up in front of the Virtual Player."""
    t.virtual.append(card)
    t.tell("virtual-card", t.seats, [card])


# --- its turn ------------------------------------------------------------------------------------------------


class VirtualTurn(Step):
    """It passes, or claims a Connection card, or attacks."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        virtual = table.seats
        done = table.solo[SUCCESS] or table.solo[ATTEMPTS] >= table.book.attempts
        if table.passed[0] or done:
            table.passed[virtual] = 1
            table.tell("virtual-pass", virtual, [])
            table.discard.extend(table.attack)
            table.attack.clear()
            return
        open_links = [link for link in table.face_up if link >= 0]
        if len(open_links) > 0:
            claim(table, open_links)
        else:
            attack(table)


def claim(t: StateTable, open_links: list[int]) -> None:
    """A face-up Connection card, chosen at random, scores and is discarded."""
    link = open_links[t.roll(len(open_links))] if len(open_links) > 1 else open_links[0]
    t.face_up[t.book.link_pile[link]] = -1
    t.link_discard.append(link)
    t.tell("virtual-claim", t.seats, [link, t.book.points_claimed])
    score_points(t, t.seats, t.book.points_claimed)


def attack(t: StateTable) -> None:
    """A card from the Deck decides which of your Locations is hit, if any."""
    t.solo[ATTEMPTS] += 1
    card = top_card(t)
    if card < 0:
        t.tell("virtual-miss", t.seats, [-1])
        return
    t.attack.append(card)
    hit = attacked(t, card)
    if len(hit) == 0:
        t.tell("virtual-miss", t.seats, [card])
        return
    t.tell("virtual-attack", t.seats, [card])
    if len(hit) == 1 or all_alike(t, hit):
        fall(t, hit[0])
    else:
        t.agenda.append(ChooseVictim(0, card))


def fall(t: StateTable, card: int) -> None:
    """Your Location is razed, unless a defense token takes the blow; either way the attack has succeeded."""
    t.solo[SUCCESS] = 1
    if card in t.shields or t.book.card_shielded[card]:
        t.tell("virtual-stopped", t.seats, [card])
        if card in t.shields:
            t.shields.remove(card)
        return
    t.tell("virtual-raze", t.seats, [card, t.book.points_razed])
    score_points(t, t.seats, t.book.points_razed)
    fall_to_ruins(t, 0, card)


class ChooseVictim(Decision):
    """Which of the Locations that are still tied is razed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FSS-221",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, StateTable)
        return [LOCATION + card for card in attacked(table, self.card)]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, StateTable)
        fall(table, action - LOCATION)

    def why_not(self, table: Table, seat: int, action: int) -> tuple[str, ...]:
        assert isinstance(table, StateTable)
        standing = action >= LOCATION and action - LOCATION in table.states[seat]
        return ("FSS-209", "FSS-214", "FSS-215") if standing else ()


# --- whom an attack hits -------------------------------------------------------------------------------------


def attacked(t: StateTable, card: int) -> list[int]:
    """The Locations that an attack card hits, after all checks; empty if none shares a Type."""
    shared = t.book.card_types[card]
    found = [own for own in locations(t, 0) if t.book.card_types[own] & shared]
    found = most(found, [(t.book.card_types[own] & shared).bit_count() for own in found])
    found = most(found, [t.book.card_distance[own] for own in found])
    found = most(found, [standing(t, own) for own in found])
    for good in t.book.priority:
        if len(found) > 1:
            found = most(found, [spoils_of(t, own, good) for own in found])
    return found


def most(cards: list[int], values: list[int]) -> list[int]:
    """The cards with the greatest value."""
    if len(cards) < 2:
        return cards
    best = max(values)
    return [cards[i] for i in range(len(cards)) if values[i] == best]


def standing(t: StateTable, card: int) -> int:
    """Unused Actions come first, then used Actions, Features, Production Locations."""
    category = t.book.card_category[card]
    if category == ACTION:
        return 2 if card in t.used else 3
    return 1 if category == FEATURE else 0


def spoils_of(t: StateTable, card: int, good: int) -> int:
    """How many of a good the Spoils of a card have."""
    goods = t.book.bundles[t.book.card_spoils[card]]
    for i in range(0, len(goods), 2):
        if goods[i] == good:
            return goods[i + 1]
    return 0


def all_alike(t: StateTable, cards: list[int]) -> bool:
    """Whether it makes no difference which of these cards is hit: equal, and nothing lies on any."""
    for card in cards:
        if t.book.card_design[card] != t.book.card_design[cards[0]] or card in t.shields or card in t.used:
            return False
    for piece in t.stock[0]:
        if piece // ON_CARD in cards:
            return False
    return True
