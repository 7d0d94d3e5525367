"""Which cards may follow in a payment with skills, in rising order: found in one pass over the hand, without trying sets."""

from typing import Final

from boomtown.games.city_of_iron.rules.content import NO_VESSEL

OUT_OF_REACH: Final = -1000


class Paid:
    """What the cards picked for a skill supply of its price. Extra cards (a mask) may be added in any case."""

    def __init__(self, each: list[int], price: int, extras: int) -> None:
        self.each = each  # what each card supplies
        self.extras = extras
        self.lacking = price
        self.spare = -price  # without extra cards
        self.largest = 0
        self.last = -1

    def add(self, card: int) -> None:
        """One more card is picked."""
        n = self.each[card]
        self.last = card
        self.lacking -= n
        if (self.extras >> card) & 1 == 0:
            self.spare += n
            if n > self.largest:
                self.largest = n

    def too_many(self, card: int) -> bool:
        """Whether the price would be paid without any one of the cards, this one among them."""
        n = self.each[card]
        spare = self.spare + n
        return (self.extras >> card) & 1 == 0 and spare >= self.largest and spare >= n


def next_for_skill(hand: list[int], paid: Paid, kinds: list[int], vessel: int, sailing: int) -> list[int]:
    """The cards that may follow where one skill is asked, and perhaps a vessel; `sailing` of it are picked."""
    each, last = paid.each, paid.last
    left = ships = 0  # what the cards that may follow supply, and how many of them are such vessels
    for card in hand:
        if card > last and each[card] > 0:
            left += each[card]
            if kinds[card] == vessel:
                ships += 1
    found: list[int] = []
    for card in hand:
        if card <= last or each[card] == 0:
            continue
        if left < paid.lacking or (vessel != NO_VESSEL and sailing + ships == 0):
            break  # not enough without the cards before
        own = 1 if kinds[card] == vessel else 0
        if not paid.too_many(card) or (vessel != NO_VESSEL and sailing + own < 2):
            found.append(card)
        left -= each[card]
        ships -= own
    return found


def next_for_distance(hand: list[int], used: int, far: Paid, guns: Paid, asked: bool) -> list[int]:
    """The cards that may follow for distance in an attack; those after it may supply distance or guns, all others guns."""
    before = 0  # guns of the cards before the one that is looked at
    for card in hand:
        if (used >> card) & 1 == 0:
            before += guns.each[card]
    lacking = far.lacking if far.lacking > 0 else 0
    best = [OUT_OF_REACH] * (lacking + 1)  # by distance: the most guns that the cards after it supply beside
    best[0] = 0
    found: list[int] = []
    for i in range(len(hand) - 1, -1, -1):
        card = hand[i]
        fire, way = guns.each[card], far.each[card]
        if (used >> card) & 1 or (fire == 0 and way == 0):
            continue
        before -= fire
        if not asked and (far.extras >> card) & 1 == 0:
            way = 0
        if way > 0 and card > far.last:
            most = best[lacking - way if lacking > way else 0]
            if most >= 0 and before + most >= guns.lacking and not far.too_many(card):
                found.append(card)
        for d in range(lacking, -1, -1):
            there = best[d - way if d > way else 0] if way > 0 else OUT_OF_REACH
            best[d] = best[d] + fire if best[d] + fire > there else there
    found.reverse()
    return found


def next_for_guns(hand: list[int], used: int, guns: Paid) -> list[int]:
    """The cards that may follow for guns in an attack whose distance is paid."""
    left = 0
    for card in hand:
        if card > guns.last and (used >> card) & 1 == 0:
            left += guns.each[card]
    found: list[int] = []
    for card in hand:
        if card <= guns.last or (used >> card) & 1 or guns.each[card] == 0:
            continue
        if left < guns.lacking:
            break
        if not guns.too_many(card):
            found.append(card)
        left -= guns.each[card]
    return found
