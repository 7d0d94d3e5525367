"""The Virtual Player of a solo game: its Connection cards and its attacks (its draft is in lookout.py). It is no seat; it never decides."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Decision, Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.actions import LOCATION
from boomtown.games.fifty_first_state.rules.content import ACTION, FEATURE
from boomtown.games.fifty_first_state.rules.gains import score_points, top_card
from boomtown.games.fifty_first_state.rules.raze import fall_to_ruins
from boomtown.games.fifty_first_state.rules.table import ATTEMPTS, ON_CARD, SUCCESS, StateTable, locations

# --- its turn ------------------------------------------------------------------------------------------------


class VirtualTurn(Step[StateTable]):
    """It passes, or claims a Connection card, or attacks."""

    def run(self, table: StateTable) -> None:
        virtual = table.seats
        done = table.solo[SUCCESS] or table.solo[ATTEMPTS] >= table.content.attempts
        if table.passed[0] or done:
            table.passed[virtual] = 1
            table.tell("virtual-pass", virtual, [])
            table.discard.extend(table.attack)
            table.attack = table.renew(at.ATTACK)
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
    t.face_up, t.link_discard = t.renew(at.FACE_UP), t.renew(at.LINK_DISCARD)
    t.face_up[t.content.link_pile[link]] = -1
    t.link_discard.append(link)
    t.tell("virtual-claim", t.seats, [link, t.content.points_claimed])
    score_points(t, t.seats, t.content.points_claimed)


def attack(t: StateTable) -> None:
    """A card from the Deck decides which of your Locations is hit, if any."""
    t.solo = t.renew(at.SOLO)
    t.solo[ATTEMPTS] += 1
    card = top_card(t)
    if card < 0:
        t.tell("virtual-miss", t.seats, [-1])
        return
    t.attack = t.renew(at.ATTACK)
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
    t.solo = t.renew(at.SOLO)
    t.solo[SUCCESS] = 1
    if card in t.shields:
        t.tell("virtual-stopped", t.seats, [card])
        t.shields = t.renew(at.SHIELDS)
        t.shields.remove(card)
        return
    if t.content.card_shielded[card]:
        t.tell("virtual-warded", t.seats, [card])
        return
    t.tell("virtual-raze", t.seats, [card, t.content.points_razed])
    score_points(t, t.seats, t.content.points_razed)
    fall_to_ruins(t, 0, card)


def is_hit(t: StateTable, seat: int, action: int) -> bool:
    """Whether a Location is still tied after all checks."""
    return action - LOCATION in attacked(t, t.attack[-1])


def not_hit(t: StateTable, seat: int, action: int) -> Fact:
    """The first check by which another Location comes before it."""
    card = action - LOCATION
    if card in t.ruins or card not in t.states[seat]:
        return Fact("FSS-G42", "no-target", [card])
    shared = (t.content.card_types[card] & t.content.card_types[t.attack[-1]]).bit_count()
    first = attacked(t, t.attack[-1])[0]
    if shared == 0:
        return Fact("FSS-209", "no-type", [card, t.attack[-1]])
    if shared < (t.content.card_types[first] & t.content.card_types[t.attack[-1]]).bit_count():
        return Fact("FSS-214", "other-first", [card, first])
    if t.content.card_distance[card] < t.content.card_distance[first]:
        return Fact("FSS-215", "other-first", [card, first])
    rule = "FSS-220" if standing(t, card) == standing(t, first) else "FSS-216"
    return Fact(rule, "other-first", [card, first])


HIT: Final[Sequence[Limit]] = (Limit("FSS-209", is_hit, not_hit),)


class ChooseVictim(Decision[StateTable]):
    """Which of the Locations that are still tied is razed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    rules: ClassVar[tuple[str, ...]] = ("FSS-221",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: StateTable, seat: int) -> list[int]:
        return [LOCATION + card for card in attacked(table, self.card)]

    def take(self, table: StateTable, seat: int, action: int) -> None:
        fall(table, action - LOCATION)

    def limits(self, table: StateTable, seat: int, action: int) -> Sequence[Limit]:
        return HIT if 0 <= action - LOCATION < len(table.content.card_design) else ()


# --- whom an attack hits -------------------------------------------------------------------------------------


def attacked(t: StateTable, card: int) -> list[int]:
    """The Locations that an attack card hits, after all checks; empty if none shares a Type."""
    shared = t.content.card_types[card]
    found = [own for own in locations(t, 0) if t.content.card_types[own] & shared]
    found = most(found, [(t.content.card_types[own] & shared).bit_count() for own in found])
    found = most(found, [t.content.card_distance[own] for own in found])
    found = most(found, [standing(t, own) for own in found])
    for good in t.content.priority:
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
    category = t.content.card_category[card]
    if category == ACTION:
        return 2 if card in t.used else 3
    return 1 if category == FEATURE else 0


def spoils_of(t: StateTable, card: int, good: int) -> int:
    """How many of a good the Spoils of a card have."""
    goods = t.content.bundles[t.content.card_spoils[card]]
    for i in range(0, len(goods), 2):
        if goods[i] == good:
            return goods[i + 1]
    return 0


def all_alike(t: StateTable, cards: list[int]) -> bool:
    """Whether it makes no difference which of these cards is hit: equal, and nothing lies on any."""
    for card in cards:
        if (
            t.content.card_design[card] != t.content.card_design[cards[0]]
            or card in t.shields
            or card in t.used
        ):
            return False
    for piece in t.stock[0]:
        if piece // ON_CARD in cards:
            return False
    return True
