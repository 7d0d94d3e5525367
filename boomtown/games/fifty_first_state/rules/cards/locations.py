"""Words that work on Locations: clear them, let them produce again, copy or take a rival's production."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Carry, Operand, Word, card_now, carry_out, limit_of, word_now
from boomtown.engine.limits import Fact, Limit
from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state.rules.actions import DONE, LOCATION
from boomtown.games.fifty_first_state.rules.cards.goods import GainPerProduced, GainPerType
from boomtown.games.fifty_first_state.rules.content import PRODUCTION
from boomtown.games.fifty_first_state.rules.gains import carries_goods, clear_used
from boomtown.games.fifty_first_state.rules.table import (
    PRODUCING,
    TAKEN,
    StateTable,
    count_type,
    owner_of,
    rivals,
    state_of,
)


class OnLocations(Word[StateTable]):
    """Some Locations are picked, as many as there are: what the words below share."""

    prompt: ClassVar[str] = "choose the {whose} that {one}."
    prompt_several: ClassVar[str] = "pick {amount} {whose_several} that {many}{picked}, then done."
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-070", "FSS-150", "FSS-181", "FSS-G16")
    done: ClassVar[int] = DONE
    asks: ClassVar[bool] = True
    own: ClassVar[bool] = False  # Locations of one's own
    each: ClassVar[tuple[str, str]] = ("", "")  # what happens to one, to several

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, t: StateTable, me: int, card: int) -> bool:
        return len(self.things(t, me, card)) > 0

    def most(self, t: StateTable, me: int, card: int) -> int:
        return min(self.n, len(self.things(t, me, card)))

    def limits(self, t: StateTable, action: int) -> Sequence[Limit]:
        return TARGET if 0 <= action - LOCATION < len(t.content.card_design) else ()


class ResetLocations(OnLocations):
    """Goods and workers on used Locations go to the supply; they count as unused again."""

    name: ClassVar[str] = "reset_locations"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("max", "count"),)
    texts: ClassVar[dict[str, str]] = {
        "": "clear goods and workers from up to {max} of your other Locations; they count as unused again"
    }
    rules: ClassVar[tuple[str, ...]] = ("FSS-123", "FSS-150", "FSS-234", "FSS-G17")
    own: ClassVar[bool] = True
    each: ClassVar[tuple[str, str]] = ("is cleared", "are cleared")

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        return [LOCATION + other for other in t.states[me] if other != card and carries_goods(t, other)]

    def least(self, t: StateTable, me: int, card: int) -> int:
        return 1

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            t.tell("reset", me, [action - LOCATION, self.program])
            clear_used(t, action - LOCATION)


class Borrowing(OnLocations):
    """The production of a Location once more: such a word can't itself be copied."""

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for i in range(len(chosen) - 1, -1, -1):
            t.agenda.append(ProduceFor(me, chosen[i] - LOCATION, self.program))


class RerunOwn(Borrowing):
    """Production Locations of one's own produce again."""

    name: ClassVar[str] = "rerun_own"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"),)
    texts: ClassVar[dict[str, str]] = {
        "": "{n:one} of your Production Locations {n:produces/produce} again at once",
        "production": "the goods of {n:one} more of your Production Locations, which thus {n:pays/pay} twice",
    }
    own: ClassVar[bool] = True
    each: ClassVar[tuple[str, str]] = ("produces again", "produce again")

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for other in t.states[me]:
            if other != card and can_be_copied(t, me, other) and not is_taken(t, other):
                found.append(LOCATION + other)
        return found


class CopyRival(Borrowing):
    """What a rival's Production Locations produce, for the seat."""

    name: ClassVar[str] = "copy_rival"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"),)
    texts: ClassVar[dict[str, str]] = {
        "": "copy {n:one} rival Production {n:Location/Locations}",
    }
    each: ClassVar[tuple[str, str]] = ("you copy", "you copy")

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for owner in rivals(t, me):
            for other in state_of(t, owner):
                if can_be_copied(t, owner, other):
                    found.append(LOCATION + other)
        return found


class TakeRival(Borrowing):
    """A rival's Production Locations produce for the seat in their owner's place; they are named before all produce."""

    name: ClassVar[str] = "take_rival"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("n", "count"),)
    texts: ClassVar[dict[str, str]] = {
        "": "the goods of {n:one} rival Production {n:Location in its/Locations in their} owner's place",
    }
    each: ClassVar[tuple[str, str]] = ("produces for you in this phase", "produce for you in this phase")

    def can(self, t: StateTable, me: int, card: int) -> bool:
        return False

    def things(self, t: StateTable, me: int, card: int) -> list[int]:
        found: list[int] = []
        for owner in rivals(t, me):
            for other in state_of(t, owner):
                if can_be_copied(t, owner, other) and not is_taken(t, other):
                    found.append(LOCATION + other)
        return found

    def ask(self, t: StateTable, me: int, them: int, card: int) -> None:
        """The Locations that the card takes in this Production phase produce for its owner."""
        for i in range(len(t.taken) - 2, -1, -2):
            if t.taken[i + 1] == card:
                target = t.taken[i]
                t.agenda.append(Carry(me, owner_at(t, target), target, t.content.card_effect[target], 0))

    def finish(self, t: StateTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for action in chosen:
            target = action - LOCATION
            t.tell("taken", me, [target, owner_at(t, target), card])
            t.taken = t.renew(TAKEN)
            t.taken.extend([target, card])


class ProduceFor(Step[StateTable]):
    """A Location of the seat produces again, or a rival's is copied, by an effect."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "program")

    def __init__(self, seat: int, target: int, program: int) -> None:
        self.seat = seat
        self.target = target
        self.program = program

    def run(self, table: StateTable) -> None:
        owner = owner_at(table, self.target)
        if owner == self.seat:
            table.tell("rerun", self.seat, [self.target, self.program])
        else:
            table.tell("copy", self.seat, [self.target, owner, self.program])
        carry_out(table, self.seat, owner, self.target, table.content.card_effect[self.target], 0)


def owner_at(t: StateTable, card: int) -> int:
    """In whose State a Location stands."""
    for owner in range(t.seats):
        if card in t.states[owner]:
            return owner
    return t.seats


def can_be_copied(t: StateTable, owner: int, card: int) -> bool:
    """A Production Location with something to give, whose production doesn't copy production itself."""
    if t.content.card_category[card] != PRODUCTION or card in t.ruins:
        return False
    if t.content.card_plain[card]:
        return True
    gives = False
    for word in t.programs[t.content.card_effect[card]]:
        if isinstance(word, Borrowing):
            return False
        if isinstance(word, GainPerType):
            gives = gives or count_type(t, owner, word.kind) > 0
        elif isinstance(word, GainPerProduced):
            if owner < t.seats:
                gives = gives or t.phase[0] == PRODUCING or t.produced[owner][word.good] > 0
        else:
            gives = True
    return gives


def borrows(t: StateTable, card: int) -> bool:
    """Whether the production of a Location takes or repeats that of another."""
    for word in t.programs[t.content.card_effect[card]]:
        if isinstance(word, Borrowing):
            return True
    return False


def is_taken(t: StateTable, card: int) -> bool:
    """Whether a rival takes a Location's goods in this Production phase."""
    for i in range(0, len(t.taken), 2):
        if t.taken[i] == card:
            return True
    return False


def no_target(t: StateTable, seat: int, action: int) -> Fact:
    """Why the effect can't work on this Location."""
    card = action - LOCATION
    owner = owner_of(t, card)
    word = word_now(t)
    own = isinstance(word, OnLocations) and type(word).own
    clears = isinstance(word, ResetLocations)
    if owner < 0:
        return Fact("FSS-025", "nowhere", [card])
    if card in t.ruins:
        return Fact("FSS-G20", "ruins", [card])
    if own and owner != seat:
        return Fact("FSS-G17" if clears else "FSS-070", "not-own", [card])
    if not own and owner == seat:
        return Fact("FSS-G16", "own", [card])
    if t.passed[owner] and not own:
        return Fact("FSS-150", "passed", [card])
    if card == card_now(t):
        return Fact("FSS-G17" if clears else "FSS-G16", "itself", [card])
    return Fact("FSS-234", "bare", [card]) if clears else no_source(t, card)


def no_source(t: StateTable, card: int) -> Fact:
    """Why a Location's production can't be taken or repeated."""
    if t.content.card_category[card] != PRODUCTION:
        return Fact("FSS-G16", "no-production", [card])
    if borrows(t, card):
        return Fact("FSS-G16", "borrows", [card])
    return Fact("FSS-G16", "taken" if is_taken(t, card) else "barren", [card])


TARGET: Final[Sequence[Limit]] = (limit_of("FSS-123", no_target),)
