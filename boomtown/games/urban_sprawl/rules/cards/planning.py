"""Words about cards and action points: permits taken and discarded, contracts removed, Favors, a further build."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import DISCARD, FETCH, PASS, TAKE
from boomtown.games.urban_sprawl.rules.build import discard
from boomtown.games.urban_sprawl.rules.cards.flow import PlayerWord
from boomtown.games.urban_sprawl.rules.cards.limits import only, text_rule
from boomtown.games.urban_sprawl.rules.content import PERMIT, PLAN_BOXES, PLANNING_CARDS
from boomtown.games.urban_sprawl.rules.table import (
    SprawlTable,
)
from boomtown.games.urban_sprawl.rules.turn import (
    face,
    invest,
    one_of_each,
)
from boomtown.games.urban_sprawl.rules.whom import ACTIVE_PLAYER, Whom

WHO: Final = Operand("who", "who")


# --- planning cards ------------------------------------------------------------------------------------------


class PlanningCards(PlayerWord):
    """Planning cards that are taken or discarded: one is chosen, several are picked."""

    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-220")
    unique: ClassVar[bool] = False

    def __init__(self, who: Whom, count: int) -> None:
        super().__init__(who)
        self.count = count

    def cards(self, t: SprawlTable, seat: int) -> list[int]:
        """The actions with the cards that a player can choose from."""
        raise TypeError(type(self).name + " must say which cards")

    def same(self, t: SprawlTable, action: int, several: bool) -> int:
        return face(t, action)

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if len(self.cards(t, me)) > 0:
            self.put_question(t, me, -1, -1, self.count > 1)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return self.cards(t, me)


class TakeCard(PlanningCards):
    """A player takes a planning card for no APs, or up to so many as they like."""

    name: ClassVar[str] = "take_card"
    operands: ClassVar[tuple[Operand, ...]] = (
        WHO,
        Operand("kind", "planning_kind"),
        Operand("from", "pile"),
        Operand("count", "several"),
        Operand("max_permits", "lots"),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "{who:take} {count:{kind.a}|up to {count} {kind}s}{max_permits: of at most # permit/permits} from {from}"
    }
    prompt: ClassVar[str] = "{text}; choose which."
    prompt_several: ClassVar[str] = "{text}; pick the cards, then press 'Done'."
    finishing: ClassVar[str] = "take {picked:#card/cards}"

    def __init__(self, who: Whom, kind: int, from_discards: bool, count: int, largest: int) -> None:
        super().__init__(who, count)
        self.kind = kind
        self.from_discards = from_discards
        self.largest = largest

    def cards(self, t: SprawlTable, seat: int) -> list[int]:
        if self.from_discards:
            return [FETCH + card for card in sorted(t.discard) if self.wants(t, card)]
        boxes = range(PLAN_BOXES)
        return [TAKE + box for box in boxes if t.plan[box] >= 0 and self.wants(t, t.plan[box])]

    def wants(self, t: SprawlTable, card: int) -> bool:
        """Whether a planning card is of the kind that is taken."""
        return t.content.kind[card] == self.kind and t.content.size[card] <= self.largest

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.cards(t, seat)) > 0

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        if self.count > 1:
            return self.can(t, seat, -1)
        return len(one_of_each(t, self.cards(t, seat))) > 1

    def least(self, t: SprawlTable, me: int, card: int) -> int:
        return 0

    def most(self, t: SprawlTable, me: int, card: int) -> int:
        return self.count

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            take_planning(t, me, action)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        if self.from_discards:
            return only(t, self.not_to_take, action, FETCH, PLANNING_CARDS)
        return only(t, self.not_to_take, action, TAKE, PLAN_BOXES)

    def not_to_take(self, t: SprawlTable, seat: int, action: int) -> Fact:
        card = action - FETCH if self.from_discards else t.plan[action - TAKE]
        if card < 0:
            return Fact(text_rule(t), "nothing", [])
        if self.from_discards and card not in t.discard:
            return Fact(text_rule(t), "not-discarded", [card])
        return Fact(text_rule(t), "not-wanted", [card])


def take_planning(t: SprawlTable, seat: int, action: int) -> None:
    """A planning card goes from a box or the discard pile to a player."""
    if action >= FETCH:
        card = action - FETCH
        t.discard.remove(card)
        t.tell("fetch", seat, [card])
    else:
        card = t.plan[action - TAKE]
        t.plan[action - TAKE] = -1
        t.tell("take", seat, [card, 0])
    t.hands[seat].append(card)


class Dropping(PlanningCards):
    """Planning cards that leave a player's hand, as many as there are."""

    def drop(self, t: SprawlTable, seat: int, card: int) -> None:
        """One card goes."""
        discard(t, seat, card)
        t.tell("drop", seat, [card])

    def cards(self, t: SprawlTable, seat: int) -> list[int]:
        return [DISCARD + card for card in sorted(t.hands[seat])]

    def most(self, t: SprawlTable, me: int, card: int) -> int:
        return min(self.count, len(self.cards(t, me)))

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            if action != PASS:
                self.drop(t, me, action - DISCARD)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_to_drop, action, DISCARD, PLANNING_CARDS)

    def not_to_drop(self, t: SprawlTable, seat: int, action: int) -> Fact:
        card = action - DISCARD
        return Fact(text_rule(t), "no-permit" if card in t.hands[seat] else "not-held", [card])


class PayCards(Dropping):
    """The planning cards that pay for an offer."""

    name: ClassVar[str] = "pay_cards"
    prompt: ClassVar[str] = "choose the planning card to discard for it."
    prompt_several: ClassVar[str] = "pick {most:#planning card/planning cards} to discard, then press 'Done'."
    finishing: ClassVar[str] = "discard {picked:#card/cards}"

    def __init__(self, count: int) -> None:
        super().__init__(Whom(ACTIVE_PLAYER), count)


class DropCard(Dropping):
    """A player discards so many planning cards, or invests Build Permits."""

    name: ClassVar[str] = "drop_card"
    operands: ClassVar[tuple[Operand, ...]] = (
        WHO,
        Operand("count", "several"),
        Operand("kind", "permits_only"),
        Operand("may", "flag"),
        Operand("invest", "invest"),
    )
    texts: ClassVar[dict[str, str]] = {
        "invest": "{who:?invest} {count:{kind.a}|{count} {kind}s}",
        "": "{who:?discard} {count:{kind.a}|{count} {kind}s}",
    }
    prompt: ClassVar[str] = "{text}."
    prompt_several: ClassVar[str] = "pick {most:#planning card/planning cards} to {drops}, then press 'Done'."
    passing: ClassVar[str] = "Keep your cards"
    finishing: ClassVar[str] = "{drops} {picked:#card/cards}"

    def __init__(self, who: Whom, count: int, permits_only: bool, may: bool, invest: bool) -> None:
        super().__init__(who, count)
        self.permits_only = permits_only
        self.may = may
        self.invest = invest

    def cards(self, t: SprawlTable, seat: int) -> list[int]:
        found = super().cards(t, seat)
        if not self.permits_only:
            return found
        return [action for action in found if t.content.kind[action - DISCARD] == PERMIT]

    def able(self, t: SprawlTable, seat: int) -> bool:
        return self.may or len(t.hands[seat]) >= self.count

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        cards = one_of_each(t, self.cards(t, seat))
        return len(cards) > 1 or (len(cards) == 1 and self.may)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        found = self.cards(t, me)
        if self.may and self.count == 1:
            found.append(PASS)
        return found

    def least(self, t: SprawlTable, me: int, card: int) -> int:
        return 0 if self.may else self.most(t, me, card)

    def drop(self, t: SprawlTable, seat: int, card: int) -> None:
        if self.invest:
            invest(t, seat, card)
        else:
            super().drop(t, seat, card)
