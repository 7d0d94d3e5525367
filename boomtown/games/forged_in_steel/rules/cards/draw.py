"""Words of hands: drawing, exchanging with the Bank, looking."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import ChooseSeveral, Operand
from boomtown.engine.limits import Limit
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules.actions import BANK, CARD, DISCARD, MOST_CARDS
from boomtown.games.forged_in_steel.rules.cards.word import More, Repeated, SteelWord
from boomtown.games.forged_in_steel.rules.frames import F_LEFT, F_ME, F_PICKED, cause, did, look, note
from boomtown.games.forged_in_steel.rules.may import DISCARDED, DRAWN, FROM_BANK, TO_BANK, is_card
from boomtown.games.forged_in_steel.rules.planning import draw_card, put_on_discards
from boomtown.games.forged_in_steel.rules.table import SteelTable


def draw_cards(t: SteelTable, seat: int, count: int) -> int:
    """Cards from the main deck, to choose from; returns how many there were."""
    t.draft[seat] = t.renew_of(field.DRAFT, seat)
    drawn = 0
    for _ in range(count):
        card = draw_card(t)
        if card > 0:
            t.draft[seat].append(card)
            t.tell_secret("draw", seat, [cause(t)], [card], 1 << seat)
            drawn += 1
    t.draft[seat].sort()
    return drawn


class Draw(Repeated):
    """Some of the cards drawn are kept; then hand cards are discarded down to the hand there was."""

    name: ClassVar[str] = "draw"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("keep", "keep"), Operand("grow", "grow"))
    texts: ClassVar[dict[str, str]] = {"": "draw {n:card}{keep}{grow}"}
    prompt: ClassVar[str] = "choose the card to keep; the others are discarded."
    second: ClassVar[str] = "choose the hand card to discard."
    prompt_several: ClassVar[str] = "pick {number} {most:card/cards} to keep, the rest are discarded{so_far}"
    second_several: ClassVar[str] = "pick {number} {most:card/cards} to discard{so_far}"
    button: ClassVar[str] = "Keep {card}"
    button_second: ClassVar[str] = "Discard {card}"
    stop: ClassVar[str] = "keep {picked:card}"
    stop_second: ClassVar[str] = "discard {picked:card}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153",)
    rules_second: ClassVar[tuple[str, ...]] = ("FIS-039", "FIS-153")

    def __init__(self, keep: int, grows: bool) -> None:
        super().__init__()
        self.keep = keep
        self.grows = grows  # the hand

    def do(self, t: SteelTable, seat: int) -> None:
        note(t, F_LEFT, len(t.hands[seat]))
        did(t, draw_cards(t, seat, self.how_many(t, seat)))
        if not self.grows:
            t.agenda.append(More(seat, self.program, self.at))
        if self.keep == 1 and len(t.draft[seat]) > 1:
            self.put_question(t, seat, -1, -1, False)
        else:
            t.agenda.append(ChooseSeveral(seat, -1, -1, self.program, self.at))

    def more(self, t: SteelTable, seat: int) -> None:
        note(t, F_PICKED, 0)
        over = len(t.hands[seat]) - look(t, F_LEFT)
        if over == 1:
            self.put_question(t, seat, -1, -1, False)
        elif over > 1:
            t.agenda.append(ChooseSeveral(seat, -1, -1, self.program, self.at))

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        if look(t, F_PICKED) < 0:
            return [CARD + one for one in t.draft[me]]
        return [DISCARD + one for one in sorted(t.hands[me])]

    def most(self, t: SteelTable, me: int, card: int) -> int:
        if look(t, F_PICKED) < 0:
            return min(self.keep, len(t.draft[me]))
        return max(0, len(t.hands[me]) - look(t, F_LEFT))

    def least(self, t: SteelTable, me: int, card: int) -> int:
        return self.most(t, me, card)

    def question_several(self, t: SteelTable) -> str:
        return type(self).prompt_several if look(t, F_PICKED) < 0 else type(self).second_several

    def ending(self, t: SteelTable) -> str:
        return type(self).stop if look(t, F_PICKED) < 0 else type(self).stop_second

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        if look(t, F_PICKED) < 0:
            return DRAWN if is_card(t, action, CARD) else ()
        return DISCARDED if is_card(t, action, DISCARD) else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if look(t, F_PICKED) < 0:
            keep_drawn(t, me, [pick - CARD for pick in chosen])
        else:
            throw_away(t, me, [pick - DISCARD for pick in chosen])


def keep_drawn(t: SteelTable, seat: int, kept: list[int]) -> None:
    """Some of the cards drawn come to the hand, the rest are discarded."""
    told = len(kept) < len(t.draft[seat])
    t.draft[seat] = t.renew_of(field.DRAFT, seat)
    t.hands[seat] = t.renew_of(field.HANDS, seat)
    for card in kept:
        t.draft[seat].remove(card)
        t.hands[seat].append(card)
        if told:
            t.tell_secret("keep", seat, [], [card], 1 << seat)
    t.hands[seat].sort()
    for card in t.draft[seat]:
        put_on_discards(t, seat, card)
    t.draft[seat].clear()


def throw_away(t: SteelTable, seat: int, cards: list[int]) -> None:
    """Hand cards go face down onto the discard pile."""
    t.hands[seat] = t.renew_of(field.HANDS, seat)
    for card in cards:
        t.hands[seat].remove(card)
        put_on_discards(t, seat, card)
        t.tell_secret("discard", seat, [cause(t)], [card], 1 << seat)
    # nobody knows whether a card that was shown is still in the hand
    t.shown = t.renew(field.SHOWN)
    t.shown[:] = [entry for entry in t.shown if entry // MOST_CARDS != seat]


class TradeCard(SteelWord):
    """Hand cards that change places with cards of the Bank, as many as go there."""

    name: ClassVar[str] = "trade_card"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("with", "bank"),)
    texts: ClassVar[dict[str, str]] = {"": "exchange {up_to}{n:card} of your hand with cards of your Bank"}
    prompt_several: ClassVar[str] = (
        "pick up to {most:#hand card/hand cards} for your Bank and as many of your Bank for your hand, then done."
    )
    button: ClassVar[str] = "Take from the Bank: {card}"
    stop: ClassVar[str] = "exchange {pairs:card}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-040", "FIS-072")

    def __init__(self, bank: str) -> None:
        super().__init__()

    def do(self, t: SteelTable, seat: int) -> None:
        note(t, F_LEFT, self.how_many(t, seat))
        if len(t.hands[seat]) > 0 and len(t.banks[seat]) > 0:
            t.agenda.append(ChooseSeveral(seat, -1, -1, self.program, self.at))

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        return [CARD + one for one in t.banks[me]] + [BANK + one for one in t.hands[me]]

    def least(self, t: SteelTable, me: int, card: int) -> int:
        return 0

    def most(self, t: SteelTable, me: int, card: int) -> int:
        return min(look(t, F_LEFT), len(t.hands[me]), len(t.banks[me]))

    def enough(self, t: SteelTable, me: int, card: int, chosen: list[int]) -> bool:
        given = len([pick for pick in chosen if pick >= BANK])
        if given * 2 != len(chosen) or given > self.most(t, me, card):
            return False
        return self.is_optional() or given == self.most(t, me, card)

    def reaches(self, t: SteelTable, me: int, card: int, chosen: list[int], rest: list[int]) -> bool:
        given = len([pick for pick in chosen if pick >= BANK])
        taken = len(chosen) - given
        most = self.most(t, me, card)
        can_give = given + len([pick for pick in rest if pick >= BANK])
        can_take = taken + len(rest) - (can_give - given)
        if given > most or taken > most or can_give < taken or can_take < given:
            return False
        return self.is_optional() or (can_give >= most and can_take >= most)

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        if is_card(t, action, BANK):
            return TO_BANK
        return FROM_BANK if is_card(t, action, CARD) else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        given = [pick - BANK for pick in chosen if pick >= BANK]
        taken = [pick - CARD for pick in chosen if pick < BANK]
        t.hands[me] = t.renew_of(field.HANDS, me)
        t.banks[me] = t.renew_of(field.BANKS, me)
        for i in range(len(given)):
            t.hands[me].remove(given[i])
            t.banks[me].remove(taken[i])
            t.banks[me].append(given[i])
            t.hands[me].append(taken[i])
            t.tell_secret("trade", me, [cause(t)], [given[i], taken[i]], 1 << me)
            did(t, 1)
        t.hands[me].sort()


class Peek(SteelWord):
    """The player of the card sees a hand, and knows it from now on."""

    name: ClassVar[str] = "peek"
    texts: ClassVar[dict[str, str]] = {"": "look at the hand of an opponent"}

    def suits(self, t: SteelTable, seat: int) -> bool:
        return len(t.hands[seat]) > 0

    def do(self, t: SteelTable, seat: int) -> None:
        me = look(t, F_ME)
        if len(t.hands[seat]) == 0:
            return
        t.known[me] = t.renew_of(field.KNOWN, me)
        for card in t.hands[seat]:
            entry = seat * MOST_CARDS + card
            if entry not in t.known[me]:
                t.known[me].append(entry)
        t.mark()
        t.tell_secret("peek", me, [seat, cause(t)], sorted(t.hands[seat]), 1 << me)
        did(t, 1)
