"""Words about contracts, Favors and action points."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, limit_of, word_now
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import BUILD, FAVOR, PASS, REMOVE
from boomtown.games.urban_sprawl.rules.build import start_build
from boomtown.games.urban_sprawl.rules.build_limits import BUILD_LIMITS, LIES
from boomtown.games.urban_sprawl.rules.cards.flow import PlayerWord
from boomtown.games.urban_sprawl.rules.content import BOXES, PLAN_BOXES
from boomtown.games.urban_sprawl.rules.faceup import contract_at
from boomtown.games.urban_sprawl.rules.sites import Means, can_build
from boomtown.games.urban_sprawl.rules.table import (
    ACTIVE,
    AP,
    EXTRA,
    FLUSHED,
    FRAMES,
    GONE,
    LATER,
    SprawlTable,
)
from boomtown.games.urban_sprawl.rules.turn import FAVOR_LIMITS, favor_room, take_favor
from boomtown.games.urban_sprawl.rules.whom import Whom

WHO: Final = Operand("who", "who")


class Flush(PlayerWord):
    """Up to so many contracts of a player's choice leave the game, or (0) all planning boxes are emptied."""

    name: ClassVar[str] = "flush"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("by", "who_else"), Operand("count", "flushed"))
    texts: ClassVar[dict[str, str]] = {
        "track=planning": "discard what is left in the planning boxes; End of Turn begins again with its step 1",
        "": "{by} may remove up to {count} face-up contracts in the boxes from the game",
    }
    prompt_several: ClassVar[str] = (
        "pick up to {count:#face-up contract/face-up contracts} in the boxes to remove from the game, then press 'Done'."
    )
    finishing: ClassVar[str] = "remove {picked:#contract/contracts}"
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, who: Whom, count: int) -> None:
        super().__init__(who)
        self.count = count

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.count == 0:
            self.empty_boxes(t)
        elif max(t.offer) >= 0:
            self.put_question(t, me, -1, -1, True)

    def empty_boxes(self, t: SprawlTable) -> None:
        """All face-up planning cards in boxes are discarded."""
        for box in range(PLAN_BOXES):
            if t.plan[box] >= 0:
                t.discard.append(t.plan[box])
                t.plan[box] = -1
        FRAMES.note(t.frames, FLUSHED, 1)
        t.tell("flush", -1, [])

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [REMOVE + box for box in range(BOXES) if t.offer[box] >= 0]

    def least(self, t: SprawlTable, me: int, card: int) -> int:
        return 0

    def most(self, t: SprawlTable, me: int, card: int) -> int:
        return self.count

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        t.gone = t.renew(GONE)
        for action in chosen:
            removed = t.offer[action - REMOVE]
            t.offer[action - REMOVE] = -1
            t.gone.append(removed)
            t.tell("remove", me, [removed])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return (limit_of("USP-146", nothing),) if REMOVE <= action < REMOVE + BOXES else ()


def nothing(t: SprawlTable, seat: int, action: int) -> Fact:
    """No card lies there."""
    return Fact("USP-146", "nothing", [])


class Favor(PlayerWord):
    """A contract from a box as a Favor for no APs, or none."""

    name: ClassVar[str] = "favor"
    operands: ClassVar[tuple[Operand, ...]] = (WHO,)
    texts: ClassVar[dict[str, str]] = {
        "": "{who} may take a face-up contract from any box as a Favor for 0 APs"
    }
    prompt: ClassVar[str] = "you may take a face-up contract from any box as a Favor for 0 APs."
    passing: ClassVar[str] = "Take no Favor"
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-071")

    def able(self, t: SprawlTable, seat: int) -> bool:
        return favor_room(t, seat) and max(t.offer) >= 0

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [*[FAVOR + box for box in range(BOXES) if t.offer[box] >= 0], PASS]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] != PASS:
            take_favor(t, me, chosen[0] - FAVOR, 0)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return FAVOR_LIMITS[:2] if FAVOR <= action < FAVOR + BOXES else ()


class ExtraFavor(PlayerWord):
    """A player takes the Extra Favor tile."""

    name: ClassVar[str] = "extra_favor"
    operands: ClassVar[tuple[Operand, ...]] = (WHO,)
    texts: ClassVar[dict[str, str]] = {
        "": "{who:take} the Extra Favor tile: for the rest of the game two Favors may be held"
    }

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return False

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        t.extra = t.renew(EXTRA)
        t.extra[0] = me
        t.tell("extra", me, [])


class BuildMore(PlayerWord):
    """A contract in a box to build at once for no APs, or none."""

    name: ClassVar[str] = "build"
    operands: ClassVar[tuple[Operand, ...]] = (WHO, Operand("from", "box"), Operand("max_size", "lots"))
    texts: ClassVar[dict[str, str]] = {
        "": "{who} may at once build a face-up contract{max_size: of at most # lot/lots} from any box for 0 APs"
    }
    prompt: ClassVar[str] = (
        "you may build a face-up contract of at most {largest:#lot/lots} from any box for 0 APs."
    )
    passing: ClassVar[str] = "Build nothing more"
    rules: ClassVar[tuple[str, ...]] = ("USP-136", "USP-102")

    def __init__(self, who: Whom, box: str, largest: int) -> None:
        super().__init__(who)
        self.largest = largest

    def boxes(self, t: SprawlTable, seat: int) -> list[int]:
        """The boxes with a contract that is small enough and that a player can build."""
        found: list[int] = []
        means = Means(t, seat)
        for box in range(BOXES):
            card = t.offer[box]
            if card >= 0 and t.content.size[card] <= self.largest and can_build(t, seat, card, means):
                found.append(box)
        return found

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if len(self.boxes(t, me)) > 0:
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [*[BUILD + box for box in self.boxes(t, me)], PASS]

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] != PASS:
            start_build(t, me, chosen[0] - BUILD, 1)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return MORE_LIMITS if BUILD <= action < BUILD + BOXES else ()


def largest_now(t: SprawlTable) -> int:
    """How many lots a contract may have that is built more."""
    word = word_now(t)
    assert isinstance(word, BuildMore)
    return word.largest


def is_small(t: SprawlTable, seat: int, action: int) -> bool:
    """Whether a contract has no more lots than the effect allows."""
    card = contract_at(t, seat, action - BUILD)
    return card < 0 or t.content.size[card] <= largest_now(t)


def too_large(t: SprawlTable, seat: int, action: int) -> Fact:
    """The contract has more lots than the effect allows."""
    return Fact("USP-136", "too-large", [contract_at(t, seat, action - BUILD), largest_now(t)])


MORE_LIMITS: Final[tuple[Limit, ...]] = (LIES, Limit("USP-136", is_small, too_large), *BUILD_LIMITS)


# --- action points -------------------------------------------------------------------------------------------


class Points(PlayerWord):
    """A player has more or fewer APs, in this turn or in their next."""

    name: ClassVar[str] = "ap"
    operands: ClassVar[tuple[Operand, ...]] = (WHO, Operand("amount", "points"), Operand("when", "turn"))
    texts: ClassVar[dict[str, str]] = {"": "{who:{amount.verb}} {amount} {when}"}

    def __init__(self, who: Whom, amount: int, later: bool) -> None:
        super().__init__(who)
        self.amount = amount
        self.later = later

    def leaves_choice(self, t: SprawlTable, seat: int) -> bool:
        return False

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.later:
            t.later = t.renew(LATER)
            t.later[me] += self.amount
            t.tell("points-later", me, [self.amount])
        elif me == t.turn[ACTIVE]:
            t.turn[AP] = max(0, t.turn[AP] + self.amount)
            t.tell("points", me, [self.amount])
