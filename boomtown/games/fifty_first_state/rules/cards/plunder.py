"""The word that takes goods from a rival."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Choose, ChooseSeveral, Operand, Word, limit_of, word_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.fifty_first_state.rules.actions import DONE, MOST_SEATS, STEAL
from boomtown.games.fifty_first_state.rules.content import GOODS
from boomtown.games.fifty_first_state.rules.table import StateTable, rivals


class StealResource(Word[StateTable]):
    """Goods of one rival who has not passed: so many, or all there are."""

    name: ClassVar[str] = "steal_resource"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"), Operand("from", "kinds"))
    texts: ClassVar[dict[str, str]] = {"": "take {n} {from} from a rival who has not passed"}
    prompt: ClassVar[str] = "choose what you take from whom."
    prompt_several: ClassVar[str] = "pick {n} goods of one rival to take{picked}, then done."
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-G37")
    asks: ClassVar[bool] = True
    done: ClassVar[int] = DONE

    def __init__(self, n: int, kinds: int) -> None:
        super().__init__()
        self.n = n
        self.kinds = kinds

    def can(self, t: StateTable, me: int, card: int) -> bool:
        return len(self.things(t, me, card)) > 0

    def ask(self, t: StateTable, me: int, them: int, card: int) -> None:
        if not self.can(t, me, card):
            return
        if self.n == 1:
            t.agenda.append(Choose(me, them, card, self.program, self.at))
        else:
            t.agenda.append(ChooseSeveral(me, them, card, self.program, self.at))

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for owner in rivals(t, me):
            if owner < t.seats:
                for good in range(GOODS):
                    if self.kinds >> good & 1:
                        for _ in range(min(self.n, t.goods[owner][good])):
                            found.append(STEAL + owner * GOODS + good)
        return found

    def least(self, t: StateTable, me: int, card: int) -> int:
        return 0

    def wanted(self, t: StateTable, me: int, rival: int) -> int:
        """How many goods must be taken from a rival."""
        there = [action for action in self.things(t, me, -1) if (action - STEAL) // GOODS == rival]
        return min(self.n, len(there))

    def enough(self, t: StateTable, me: int, card: int, chosen: list[int]) -> bool:
        if len(chosen) == 0:
            return False
        rival = (chosen[0] - STEAL) // GOODS
        return len(chosen) == self.wanted(t, me, rival) and from_one(chosen)

    def reaches(self, t: StateTable, me: int, card: int, chosen: list[int], rest: list[int]) -> bool:
        if len(chosen) == 0:
            return True
        rival = (chosen[0] - STEAL) // GOODS
        more = [action for action in rest if (action - STEAL) // GOODS == rival]
        wanted = self.wanted(t, me, rival)
        return from_one(chosen) and len(chosen) <= wanted <= len(chosen) + len(more)

    def limits(self, t: StateTable, action: int) -> Sequence[Limit]:
        return LOOT if 0 <= action - STEAL < min(t.seats, MOST_SEATS) * GOODS else ()

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            rival, good = (action - STEAL) // GOODS, (action - STEAL) % GOODS
            t.goods[rival][good] -= 1
            t.goods[me][good] += 1
            t.tell("steal", me, [rival, good, self.program])


def from_one(chosen: list[int]) -> bool:
    """Whether all goods are the same rival's."""
    for action in chosen:
        if (action - STEAL) // GOODS != (chosen[0] - STEAL) // GOODS:
            return False
    return True


def no_loot(t: StateTable, seat: int, action: int) -> Fact:
    """Why it may not be taken: one's own, a kind the effect doesn't speak of, a rival who has passed or has none."""
    rival, good = (action - STEAL) // GOODS, (action - STEAL) % GOODS
    word = word_now(t)
    if rival == seat:
        return Fact("FSS-123", "own-goods", [])
    if isinstance(word, StealResource) and not word.kinds >> good & 1:
        return Fact("FSS-123", "other-goods", [good])
    if t.passed[rival]:
        return Fact("FSS-G37", "passed-rival", [rival])
    return Fact("FSS-123", "rival-lacks", [rival, good])


LOOT: Final[Sequence[Limit]] = (limit_of("FSS-123", no_loot),)
