"""Words that let deals pay."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, Word, limit_of, word_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.fifty_first_state.rules.actions import DONE, FROM_DEAL
from boomtown.games.fifty_first_state.rules.gains import DEALT, gain
from boomtown.games.fifty_first_state.rules.table import StateTable, rivals


class CollectDeals(Word[StateTable]):
    """Deals pay the seat: what the two words below share. Of one's own 'up to' so many, and at least one."""

    prompt: ClassVar[str] = "choose the deal that pays you."
    prompt_several: ClassVar[str] = "pick {amount} deals that pay you{picked}, then done."
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-069")
    asks: ClassVar[bool] = True
    done: ClassVar[int] = DONE

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, t: StateTable, me: int, card: int) -> bool:
        return len(self.things(t, me, card)) > 0

    def same(self, t: StateTable, action: int, several: bool) -> int:
        deal = action - FROM_DEAL
        return t.content.card_design[deal] if several else t.content.card_deal[deal]

    def most(self, t: StateTable, me: int, card: int) -> int:
        return min(self.n, len(self.things(t, me, card)))

    def limits(self, t: StateTable, action: int) -> Sequence[Limit]:
        return DEALS if 0 <= action - FROM_DEAL < len(t.content.card_design) else ()

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            deal = action - FROM_DEAL
            good = t.content.card_deal[deal]
            t.tell("collect", me, [deal, good, self.program])
            gain(t, me, good, 1, deal, DEALT)


class CollectOwnDeals(CollectDeals):
    """Deals of one's own pay again."""

    name: ClassVar[str] = "collect_own_deals"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("max", "count"),)
    texts: ClassVar[dict[str, str]] = {"": "up to {max} of your deals pay you again"}

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        return [FROM_DEAL + deal for deal in sorted(t.deals[me])]

    def least(self, t: StateTable, me: int, card: int) -> int:
        return 1


class CollectRivalDeals(CollectDeals):
    """Deals of rivals who have not passed pay the seat; their owners keep them."""

    name: ClassVar[str] = "collect_rival_deals"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"),)
    texts: ClassVar[dict[str, str]] = {
        "": "collect what {n:#rival deal pays; the owner keeps it/rival deals pay; the owner keeps them}"
    }

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for owner in rivals(t, me):
            if owner < t.seats:
                for deal in t.deals[owner]:
                    found.append(FROM_DEAL + deal)
        found.sort()
        return found


def no_deal(t: StateTable, seat: int, action: int) -> Fact:
    """Why the effect can't collect this deal: it is none of those it speaks of, or its owner has passed."""
    card = action - FROM_DEAL
    own = isinstance(word_now(t), CollectOwnDeals)
    for owner in range(t.seats):
        if not own and owner != seat and card in t.deals[owner]:
            return Fact("FSS-G37", "passed-dealer", [owner])
    return Fact("FSS-123", "no-own-deal" if own else "no-rival-deal", [card])


DEALS: Final[Sequence[Limit]] = (limit_of("FSS-123", no_deal),)
