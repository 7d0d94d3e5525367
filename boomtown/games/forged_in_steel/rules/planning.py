"""City Planning: dealing, the Bank, discarding, and the City Planner's draft."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.limits import Fact, Limit
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.actions import BANK, CARD, DISCARD, STOP
from boomtown.games.forged_in_steel.rules.content import PLANNER
from boomtown.games.forged_in_steel.rules.may import IN_DRAFT, card_of, is_card
from boomtown.games.forged_in_steel.rules.table import SteelTable


def draw_card(t: SteelTable) -> int:
    """The top card of the main deck; an empty deck takes the discard pile in first; 0 if there is no card at all."""
    t.deck = t.renew(field.DECK)
    if len(t.deck) == 0:
        t.discard = t.renew(field.DISCARD)
        t.recurring = t.renew(field.RECURRING)
        t.shown = t.renew(field.SHOWN)
        t.deck.extend(t.discard)
        t.deck.extend(t.recurring)
        t.discard.clear()
        t.recurring.clear()
        t.shown.clear()  # a card that was shown and discarded since can come to any hand
        t.deck.sort()
        t.shuffle(t.deck)
        t.tell("reshuffle", -1, [])
    return t.draw(t.deck) if len(t.deck) > 0 else 0


class DealCards(Step[SteelTable]):
    """Everyone is dealt the cards of this Era and takes up the Bank."""

    def run(self, table: SteelTable) -> None:
        t = table
        for seat in range(t.seats):
            t.hands[seat] = t.renew_of(field.HANDS, seat)
            t.banks[seat] = t.renew_of(field.BANKS, seat)
        for _ in range(t.content.deal[t.era[0]]):
            for seat in t.influence:
                card = draw_card(t)
                if card > 0:
                    t.hands[seat].append(card)
        for seat in range(t.seats):
            t.hands[seat].extend(t.banks[seat])
            t.banks[seat].clear()
            t.hands[seat].sort()
        t.tell("deal", -1, [t.content.deal[t.era[0]]])
        t.agenda.append(PlanCards())


class PlanCards(Pick[SteelTable]):
    """Everyone picks cards for the Bank and cards to discard, at the same time."""

    rules: ClassVar[tuple[str, ...]] = ("FIS-037", "FIS-038", "FIS-051", "FIS-053", "FIS-054")
    done: ClassVar[int] = STOP

    def things(self, table: SteelTable, seat: int) -> list[int]:
        hand = sorted(table.hands[seat])
        found = [BANK + card for card in hand] if to_bank(table, seat) > 0 else []
        return found + [DISCARD + card for card in hand]

    def enough(self, table: SteelTable, seat: int, chosen: list[int]) -> bool:
        banked = banked_of(chosen)
        if len(banked) != to_bank(table, seat) or len(chosen) - len(banked) != to_discard(table, seat):
            return False
        return not doubled(chosen)

    def reaches(self, table: SteelTable, seat: int, chosen: list[int], rest: list[int]) -> bool:
        banked = len(banked_of(chosen))
        bank, discard = to_bank(table, seat) - banked, to_discard(table, seat) - len(chosen) + banked
        if bank < 0 or discard < 0 or doubled(chosen):
            return False
        taken = cards_of(chosen)
        for_bank: list[int] = []
        for_discard: list[int] = []
        either: list[int] = []
        for pick in rest:
            card = pick - BANK if pick < DISCARD else pick - DISCARD
            if card not in taken:
                (for_bank if pick < DISCARD else for_discard).append(card)
                if card not in either:
                    either.append(card)
        return len(for_bank) >= bank and len(for_discard) >= discard and len(either) >= bank + discard

    def further(self, table: SteelTable, seat: int, chosen: list[int]) -> list[int]:
        """What `reaches` lets through, counted: cards for the Bank first, then those to discard."""
        hand = sorted(table.hands[seat])
        taken = cards_of(chosen)
        last = chosen[-1] if len(chosen) > 0 else -1
        bank = to_bank(table, seat)
        left = bank + to_discard(table, seat) - len(chosen)
        for pick in chosen:
            bank -= 1 if pick < DISCARD else 0
        if left == 0 and bank == 0:
            return [STOP]
        found: list[int] = []
        for i in range(len(hand)):  # enough cards follow in the hand
            if bank > 0 and BANK + hand[i] > last and len(hand) - i >= bank:
                found.append(BANK + hand[i])
        after = len(hand) - len(taken)
        for card in hand:
            if bank == 0 and card not in taken:
                if DISCARD + card > last and left <= after:
                    found.append(DISCARD + card)
                after -= 1
        return found if len(found) > 0 else super().further(table, seat, chosen)

    def resolve(self, table: SteelTable) -> None:
        t = table
        bank, discard = to_bank(t, 0), to_discard(t, 0)
        for seat in range(t.seats):
            t.hands[seat] = t.renew_of(field.HANDS, seat)
            t.banks[seat] = t.renew_of(field.BANKS, seat)
            for pick in self.chosen(t, seat):
                card = pick - BANK if pick < DISCARD else pick - DISCARD
                t.hands[seat].remove(card)
                if pick < DISCARD:
                    t.banks[seat].append(card)
                else:
                    put_on_discards(t, seat, card)
        t.tell("planned", -1, [bank, discard])

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        if is_card(table, action, BANK) or is_card(table, action, DISCARD):
            return PLAN_LIMITS
        return PLANNED if action == STOP else ()


def to_bank(t: SteelTable, seat: int) -> int:
    """How many cards a seat puts in the Bank."""
    return min(t.content.bank[t.era[0]], len(t.hands[seat]))


def to_discard(t: SteelTable, seat: int) -> int:
    """How many cards a seat discards."""
    return min(t.content.discard[t.era[0]], len(t.hands[seat]) - to_bank(t, seat))


def banked_of(chosen: list[int]) -> list[int]:
    """The cards of a set that go to the Bank."""
    return [pick - BANK for pick in chosen if pick < DISCARD]


def cards_of(chosen: list[int]) -> list[int]:
    """The cards of a set of picks."""
    return [pick - BANK if pick < DISCARD else pick - DISCARD for pick in chosen]


def doubled(chosen: list[int]) -> bool:
    """Whether a card is picked for the Bank and to be discarded."""
    cards = cards_of(chosen)
    for card in cards:
        if cards.count(card) > 1:
            return True
    return False


PLAN_RULES: Final = (
    "FIS-037",
    "FIS-051",
    "FIS-053",
)  # by Era; in the first, discarding has a rule of its own


def plan_rule(t: SteelTable, action: int) -> str:
    """The rule on banking and discarding in this Era."""
    return "FIS-038" if t.era[0] == 0 and action >= DISCARD else PLAN_RULES[t.era[0]]


def in_plan(t: SteelTable, seat: int, action: int) -> bool:
    """The seat has the card in hand."""
    return card_of(action) in t.hands[seat]


def in_plan_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it has not."""
    return Fact(plan_rule(t, action), "not-in-hand", [card_of(action)])


def has_room(t: SteelTable, seat: int, action: int) -> bool:
    """One more card may go there."""
    banked = len(banked_of(t.picks[seat]))
    if action < DISCARD:
        return banked < to_bank(t, seat)
    return len(t.picks[seat]) - banked < to_discard(t, seat)


def room_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """How many there may be."""
    most = to_bank(t, seat) if action < DISCARD else to_discard(t, seat)
    return Fact(plan_rule(t, action), "bank-full" if action < DISCARD else "discards-full", [most])


def is_single(t: SteelTable, seat: int, action: int) -> bool:
    """The card is not picked for the other purpose."""
    return card_of(action) not in cards_of(t.picks[seat])


def single_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That it is."""
    return Fact(plan_rule(t, action), "picked-otherwise", [card_of(action)])


def is_planned(t: SteelTable, seat: int, action: int) -> bool:
    """All cards are picked."""
    return len(t.picks[seat]) == to_bank(t, seat) + to_discard(t, seat)


def planned_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """How many are missing."""
    banked = len(banked_of(t.picks[seat]))
    discarded = len(t.picks[seat]) - banked
    left = [to_bank(t, seat) - banked, to_discard(t, seat) - discarded]
    return Fact(plan_rule(t, BANK), "cards-missing", left)


PLAN_LIMITS: Final = (
    Limit("FIS-037", in_plan, in_plan_fact),
    Limit("FIS-037", has_room, room_fact),
    Limit("FIS-037", is_single, single_fact),
)
PLANNED: Final = (Limit("FIS-054", is_planned, planned_fact),)


def put_on_discards(t: SteelTable, seat: int, card: int) -> None:
    """A card goes face down onto the discard pile; whether its Response was used is forgotten (FIS-G31)."""
    t.discard = t.renew(field.DISCARD)
    t.discard.append(card)
    if card in t.used[seat]:
        t.used[seat] = t.renew_of(field.USED, seat)
        t.used[seat].remove(card)


class StartDraft(Step[SteelTable]):
    """The City Planner draws as many cards as there are players."""

    def run(self, table: SteelTable) -> None:
        t = table
        planner = t.roles[PLANNER]
        t.draft[planner] = t.renew_of(field.DRAFT, planner)
        for _ in range(t.seats):
            card = draw_card(t)
            if card > 0:
                t.draft[planner].append(card)
        t.draft[planner].sort()
        t.tell("draft", planner, [len(t.draft[planner])])
        t.agenda.append(NextDraft(planner, 0))


class NextDraft(Step[SteelTable]):
    """Whoever holds the draft keeps a card; the last card needs no choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "picked")

    def __init__(self, seat: int, picked: int) -> None:
        self.seat = seat
        self.picked = picked  # a set of seats

    def run(self, table: SteelTable) -> None:
        cards = table.draft[self.seat]
        if len(cards) == 1:
            keep(table, self.seat, cards[0], self.picked)
        elif len(cards) > 1:
            table.agenda.append(DraftCard(self.seat, self.picked))


class DraftCard(Decision[SteelTable]):
    """Which card of the draft to keep; the rest are passed on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "picked")
    rules: ClassVar[tuple[str, ...]] = ("FIS-042", "FIS-055", "FIS-056")

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked = picked

    def options(self, table: SteelTable, seat: int) -> list[int]:
        return [CARD + card for card in table.draft[seat]]

    def limits(self, table: SteelTable, seat: int, action: int) -> Sequence[Limit]:
        return IN_DRAFT if is_card(table, action, CARD) else ()

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        keep(table, seat, action - CARD, self.picked)


def keep(t: SteelTable, seat: int, card: int, picked: int) -> None:
    """A seat keeps a card of the draft and passes the rest to the lowest Influence that has not picked."""
    t.draft[seat] = t.renew_of(field.DRAFT, seat)
    t.hands[seat] = t.renew_of(field.HANDS, seat)
    t.draft[seat].remove(card)
    t.hands[seat].append(card)
    t.hands[seat].sort()
    t.tell_secret("keep", seat, [], [card], 1 << seat)
    picked |= 1 << seat
    for other in reversed(t.influence):
        if not (picked >> other) & 1:
            t.draft[other] = t.renew_of(field.DRAFT, other)
            t.draft[other].extend(t.draft[seat])
            t.draft[seat].clear()
            t.mark()
            t.agenda.append(NextDraft(other, picked))
            return
