"""Words about row markers: they enter, move, change places and leave; values of blocks follow."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, card_now, limit_of
from boomtown.engine.limits import Fact, Limit
from boomtown.games.urban_sprawl.rules.actions import CIRCLE, MARKER, PASS
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord, PlayerWord
from boomtown.games.urban_sprawl.rules.cards.limits import only, text_rule
from boomtown.games.urban_sprawl.rules.content import MARKERS
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS, LOT_BLOCK
from boomtown.games.urban_sprawl.rules.table import CIRCLES, THIS, SprawlTable, revalue
from boomtown.games.urban_sprawl.rules.whom import Whom, register

WHICH_IDS: Final = ["lowest", "highest", "any"]
LOWEST: Final = 0
HIGHEST: Final = 1

BY: Final = Operand("by", "who")
KIND: Final = Operand("kind", "row_kind")
WHICH: Final = Operand("which", "which")
MAY: Final = Operand("may", "flag")


def waiting(t: SprawlTable, kind: int) -> list[int]:
    """The markers of a kind in the holding box, low before high."""
    kinds = t.content.marker_kind
    return by_number(t, [m for m in range(len(kinds)) if kinds[m] == kind and m not in t.circles])


def by_number(t: SprawlTable, markers: list[int]) -> list[int]:
    """Markers, low before high."""
    return sorted(markers, key=t.content.marker_number.__getitem__)


def in_play(t: SprawlTable, kind: int) -> list[int]:
    """The markers on gray circles, of one kind or (-1) of both."""
    return [m for m in sorted(t.circles) if m >= 0 and (kind < 0 or t.content.marker_kind[m] == kind)]


def movable(t: SprawlTable, kind: int) -> list[int]:
    """The markers that can be moved: those in play, while a gray circle is vacant."""
    return in_play(t, kind) if -1 in t.circles else []


def vacant_circles(t: SprawlTable) -> list[int]:
    """The gray circles without a marker."""
    return [i for i in range(len(t.circles)) if t.circles[i] < 0]


class OnMarker(PlayerWord):
    """A marker enters or moves, or two change places."""

    prompt: ClassVar[str] = "{text}; choose the marker."
    passing: ClassVar[str] = "Leave the markers as they are"
    rules: ClassVar[tuple[str, ...]] = ("USP-094", "USP-095", "USP-096")

    def __init__(self, who: Whom, kind: int, may: bool) -> None:
        super().__init__(who)
        self.kind = kind  # -1: of both
        self.may = may
        self.second = ToCircle(False)
        self.stages = [self.second]

    def markers(self, t: SprawlTable) -> list[int]:
        """The markers that it leaves the choice of (one if there is no choice)."""
        raise TypeError(type(self).name + " must say which markers")

    def may_leave(self, t: SprawlTable) -> bool:
        """Whether the player may leave the markers as they are."""
        return self.may

    def able(self, t: SprawlTable, seat: int) -> bool:
        return len(self.markers(t)) > 0

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            self.put_question(t, me, -1, -1, False)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        found = [MARKER + marker for marker in self.markers(t)]
        if self.may_leave(t):
            found.append(PASS)
        return found

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] != PASS:
            self.second.put_question(t, me, -1, chosen[0] - MARKER, False)

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        return only(t, self.not_this, action, MARKER, MARKERS)

    def not_this(self, t: SprawlTable, seat: int, action: int) -> Fact:
        marker = action - MARKER
        if self.kind >= 0 and t.content.marker_kind[marker] != self.kind:
            return Fact(text_rule(t), "marker-kind", [marker, self.kind])
        if marker not in t.circles:
            return Fact(text_rule(t), self.why_waiting(), [marker])
        return Fact(text_rule(t), "marker-in-play", [marker])

    def why_waiting(self) -> str:
        """The fact about a marker in the holding box that can't be chosen."""
        return "marker-waits"


class MarkerEnter(OnMarker):
    """A marker enters play, beside a row of this block if the card says so; perhaps one moves if none is waiting."""

    name: ClassVar[str] = "marker_enter"
    operands: ClassVar[tuple[Operand, ...]] = (
        BY,
        KIND,
        WHICH,
        Operand("row", "these"),
        Operand("otherwise", "otherwise"),
    )
    texts: ClassVar[dict[str, str]] = {
        "which=any": "{by:bring} a waiting {kind} marker of {by.your} choice into play{row: beside a row of this block}"
        "{otherwise: (if none is waiting, {by.they} may move one)}",
        "": "{by:bring} the {which} waiting {kind} marker into play{row: beside a row of this block}"
        "{otherwise: (if none is waiting, {by.they} may move one)}",
    }

    def __init__(self, who: Whom, kind: int, which: int, beside: bool, else_move: bool) -> None:
        super().__init__(who, kind, False)
        self.which = which
        self.else_move = else_move
        self.second = ToCircle(beside)
        self.stages = [self.second]

    def markers(self, t: SprawlTable) -> list[int]:
        found = waiting(t, self.kind)
        if len(found) == 0:
            return movable(t, self.kind) if self.else_move else found
        if self.which == LOWEST:
            return found[:1]
        return found[-1:] if self.which == HIGHEST else found

    def may_leave(self, t: SprawlTable) -> bool:
        return len(waiting(t, self.kind)) == 0

    def why_waiting(self) -> str:
        return "marker-rank"


class MarkerMove(OnMarker):
    """A marker moves to another gray circle."""

    name: ClassVar[str] = "marker_move"
    operands: ClassVar[tuple[Operand, ...]] = (BY, Operand("kind", "either_kind"), MAY)
    texts: ClassVar[dict[str, str]] = {"": "{by:?move} a {kind} marker to another gray circle"}

    def markers(self, t: SprawlTable) -> list[int]:
        return movable(t, self.kind)


class MarkerSwap(OnMarker):
    """Two markers change places, or none where the card leaves it open."""

    name: ClassVar[str] = "marker_swap"
    operands: ClassVar[tuple[Operand, ...]] = (BY, MAY)
    texts: ClassVar[dict[str, str]] = {"": "{by:?let} two markers in play change places"}
    prompt_several: ClassVar[str] = "{text}; pick both, then press 'Done'."
    finishing: ClassVar[str] = "let these change places: {picked:#marker/markers}"
    rules: ClassVar[tuple[str, ...]] = ("USP-136",)

    def __init__(self, who: Whom, may: bool) -> None:
        super().__init__(who, -1, may)

    def markers(self, t: SprawlTable) -> list[int]:
        found = in_play(t, -1)
        return found if len(found) > 1 else []

    def act(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.able(t, me):
            self.put_question(t, me, -1, -1, True)

    def things(self, t: SprawlTable, me: int, card: int) -> list[int]:
        return [MARKER + marker for marker in self.markers(t)]

    def enough(self, t: SprawlTable, me: int, card: int, chosen: list[int]) -> bool:
        return len(chosen) == 2 or (len(chosen) == 0 and self.may)

    def most(self, t: SprawlTable, me: int, card: int) -> int:
        return 2

    def finish(self, t: SprawlTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if len(chosen) < 2:
            return
        marker, other = chosen[0] - MARKER, chosen[1] - MARKER
        a, b = t.circles.index(marker), t.circles.index(other)
        t.circles = t.renew(CIRCLES)
        t.circles[a], t.circles[b] = other, marker
        revalue(t)
        t.tell("marker-swap", me, [marker, other])


class ToCircle(CardWord):
    """The vacant gray circle where a marker goes; `beside`: one that enters goes beside a row of this block."""

    name: ClassVar[str] = "to_circle"
    prompt: ClassVar[str] = (
        "choose the gray circle for {marker}; its number is added to the value of that row."
    )
    rules: ClassVar[tuple[str, ...]] = ("USP-094", "USP-095")

    def __init__(self, beside: bool) -> None:
        super().__init__()
        self.beside = beside

    def things(self, t: SprawlTable, me: int, marker: int) -> list[int]:
        free, home = vacant_circles(t), register(t, THIS)
        if self.beside and marker not in t.circles and home >= 0:
            lots = BLOCK_LOTS[LOT_BLOCK[home]]
            near = [circle for circle in free if t.content.circles[circle] & lots]
            free = near or free
        return [CIRCLE + circle for circle in free]

    def finish(self, t: SprawlTable, me: int, them: int, marker: int, chosen: list[int]) -> None:
        circle = chosen[0] - CIRCLE
        before = t.circles.index(marker) if marker in t.circles else -1
        t.circles = t.renew(CIRCLES)
        if before >= 0:
            t.circles[before] = -1
        t.circles[circle] = marker
        revalue(t)
        t.tell("marker", me, [marker, circle, before])

    def limits(self, t: SprawlTable, action: int) -> Sequence[Limit]:
        if not CIRCLE <= action < CIRCLE + MARKERS:
            return ()
        return MOVING if card_now(t) in t.circles else ENTERING


def circle_taken(t: SprawlTable, seat: int, action: int) -> Fact:
    """A marker lies there, or the card that brings one into play wants another circle."""
    circle = action - CIRCLE
    if t.circles[circle] >= 0:
        return Fact("USP-094", "circle", [circle])
    return Fact(text_rule(t), "circle-away", [circle])


def not_vacant(t: SprawlTable, seat: int, action: int) -> Fact:
    """A marker lies there: one that moves needs a vacant circle."""
    return Fact("USP-095", "circle", [action - CIRCLE])


ENTERING: Final = (limit_of("USP-094", circle_taken),)
MOVING: Final = (limit_of("USP-095", not_vacant),)


class MarkerRemove(CardWord):
    """The highest or lowest marker of a kind in play returns to its holding box."""

    name: ClassVar[str] = "marker_remove"
    operands: ClassVar[tuple[Operand, ...]] = (KIND, Operand("which", "end"))
    texts: ClassVar[dict[str, str]] = {"": "the {which} {kind} marker in play returns to its holding box"}
    asks: ClassVar[bool] = False

    def __init__(self, kind: int, which: int) -> None:
        super().__init__()
        self.kind = kind
        self.which = which

    def run(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        found = by_number(t, in_play(t, self.kind))
        if len(found) == 0:
            return
        marker = found[-1] if self.which == HIGHEST else found[0]
        t.circles = t.renew(CIRCLES)
        t.circles[t.circles.index(marker)] = -1
        revalue(t)
        t.tell("marker-remove", -1, [marker])
