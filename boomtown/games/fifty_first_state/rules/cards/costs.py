"""Words of costs: tokens, cards from hand, deals of one's own."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, Word, limit_of, word_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.fifty_first_state.rules.actions import DISCARD, DISCARD_LINK, DONE, FROM_DEAL
from boomtown.games.fifty_first_state.rules.content import Cost
from boomtown.games.fifty_first_state.rules.table import (
    LINK_DISCARD,
    StateTable,
    hand_choices,
    leave_hand,
    link_choices,
)


class CostWord(Word[StateTable]):
    """A part of a cost. All tokens of a cost are paid together; then its words are carried out."""

    tokens: ClassVar[bool] = False  # paid in tokens

    def charge(self, cost: Cost) -> None:
        """Add it to a cost."""
        raise TypeError(type(self).name + " must say what it adds to a cost")


class Pay(CostWord):
    """Goods."""

    name: ClassVar[str] = "pay"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("goods", "price"),)
    texts: ClassVar[dict[str, str]] = {"": "{goods}"}
    tokens: ClassVar[bool] = True

    def __init__(self, goods: list[int]) -> None:
        super().__init__()
        self.goods = goods

    def charge(self, cost: Cost) -> None:
        for i in range(0, len(self.goods), 2):
            cost.add(self.goods[i], self.goods[i + 1])

    def run(self, t: StateTable, me: int, them: int, card: int) -> None:
        """Paid already."""


class PayAny(CostWord):
    """So many goods of some kinds."""

    name: ClassVar[str] = "pay_any"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"), Operand("from", "kinds"))
    texts: ClassVar[dict[str, str]] = {"": "any {n} {from}"}
    tokens: ClassVar[bool] = True

    def __init__(self, n: int, kinds: int) -> None:
        super().__init__()
        self.n = n
        self.kinds = kinds

    def charge(self, cost: Cost) -> None:
        cost.add_any(self.n, self.kinds)

    def run(self, t: StateTable, me: int, them: int, card: int) -> None:
        """Paid already."""


class GivingUp(CostWord):
    """Cards of one's own, of which just so many are chosen: what the two words below share."""

    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"),)
    asks: ClassVar[bool] = True
    done: ClassVar[int] = DONE

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def most(self, t: StateTable, me: int, card: int) -> int:
        return self.n


# --- cards from hand -----------------------------------------------------------------------------------------


class DiscardCards(GivingUp):
    """Cards from hand, Location or Connection; without a choice, as everybody can see, they go at once."""

    name: ClassVar[str] = "discard_card"
    texts: ClassVar[dict[str, str]] = {"": "discard {n:#card/cards} from your hand"}
    prompt: ClassVar[str] = "choose the card from your hand that you discard."
    prompt_several: ClassVar[str] = "pick {amount} cards from your hand to discard{picked}, then done."
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-038", "FSS-144")
    hides: ClassVar[bool] = True

    def charge(self, cost: Cost) -> None:
        cost.hand_cards += self.n

    def ask(self, t: StateTable, me: int, them: int, card: int) -> None:
        there = self.things(t, me, card)
        if len(there) == self.n:
            self.finish(t, me, them, card, there)
        else:
            self.put_question(t, me, them, card, self.n > 1)

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        found = [DISCARD + held for held in sorted(t.hands[me])]
        for link in sorted(t.links[me]):
            found.append(DISCARD_LINK + link)
        return found

    def offers(self, t: StateTable, me: int, card: int) -> list[int]:
        found = [DISCARD + held for held in hand_choices(t, me)]
        for link in link_choices(t, me):
            found.append(DISCARD_LINK + link)
        return found

    def limits(self, t: StateTable, action: int) -> Sequence[Limit]:
        location = 0 <= action - DISCARD < len(t.content.card_design)
        return HELD if location or 0 <= action - DISCARD_LINK < len(t.content.link_kind) else ()

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            if action >= DISCARD_LINK:
                t.own_links(me).remove(action - DISCARD_LINK)
                t.link_discard = t.renew(LINK_DISCARD)
                t.link_discard.append(action - DISCARD_LINK)
                t.tell("discard-connection", me, [action - DISCARD_LINK, self.program])
            else:
                leave_hand(t, me, action - DISCARD)
                t.discard.append(action - DISCARD)
                t.tell("discard", me, [action - DISCARD, self.program])


def not_held(t: StateTable, seat: int, action: int) -> Fact:
    """It is not in the hand; on a faction board another rule asks for it than on a card."""
    for_board = word_now(t).program in t.content.exchange_prices[t.faction[seat]]
    rule = "FSS-128" if for_board else "FSS-123"
    if action >= DISCARD_LINK:
        return Fact(rule, "no-link", [action - DISCARD_LINK])
    return Fact(rule, "hand", [action - DISCARD])


HELD: Final[Sequence[Limit]] = (limit_of("FSS-123", not_held),)

# --- deals ---------------------------------------------------------------------------------------------------


class GiveUpDeals(GivingUp):
    """Deals of one's own, which pay no more."""

    name: ClassVar[str] = "discard_deal"
    texts: ClassVar[dict[str, str]] = {"": "give up {n} of your deals"}
    prompt: ClassVar[str] = "choose the deal you give up."
    prompt_several: ClassVar[str] = "pick {amount} deals to give up{picked}, then done."
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-106")

    def charge(self, cost: Cost) -> None:
        cost.own_deals += self.n

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        return [FROM_DEAL + deal for deal in sorted(t.deals[me])]

    def same(self, t: StateTable, action: int, several: bool) -> int:
        return t.content.card_design[action - FROM_DEAL]

    def limits(self, t: StateTable, action: int) -> Sequence[Limit]:
        return GIVEN if 0 <= action - FROM_DEAL < len(t.content.card_design) else ()

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            t.own_deals(me).remove(action - FROM_DEAL)
            t.discard.append(action - FROM_DEAL)
            t.tell("give-up", me, [action - FROM_DEAL, self.program])


def lacks_deal(t: StateTable, seat: int, action: int) -> Fact:
    return Fact("FSS-123", "no-own-deal", [action - FROM_DEAL])


GIVEN: Final[Sequence[Limit]] = (limit_of("FSS-123", lacks_deal),)
