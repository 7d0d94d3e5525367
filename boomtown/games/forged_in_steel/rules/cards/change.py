"""Words that change what stands: moving, converting, exchanging."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand, word_now
from boomtown.engine.limits import Limit, LimitOn, allowed
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import LOT, STOP
from boomtown.games.forged_in_steel.rules.cards.parts import Site
from boomtown.games.forged_in_steel.rules.cards.word import Repeated
from boomtown.games.forged_in_steel.rules.construct import lay, pay_for_cube
from boomtown.games.forged_in_steel.rules.frames import F_LAST, F_LOT, F_PICKED, cause, did, look, note
from boomtown.games.forged_in_steel.rules.may import IS_RIPE, UNBUILT, is_lot
from boomtown.games.forged_in_steel.rules.places import (
    cubes_left,
    grid,
    hand_over,
    is_marked,
    lift_structure,
    pieces_left,
    put_structure,
    structures_of,
)
from boomtown.games.forged_in_steel.rules.sites import place_options
from boomtown.games.forged_in_steel.rules.table import CITY, SteelTable
from boomtown.games.forged_in_steel.rules.triggers import cube_built_over


class OwnWord(Repeated):
    """A word that begins with a structure of one's own."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def own(self, t: SteelTable, seat: int) -> list[int]:
        """The options of a seat's structures, by their first Lots."""
        return structures_of(t, 1 << seat, self.kinds, t.content.city.everywhere)

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        return self.own(t, seat)

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return OWN if is_lot(t, action) else ()


def changing(t: SteelTable) -> OwnWord:
    """The word whose choice is on top."""
    word = word_now(t)
    assert isinstance(word, OwnWord)
    return word


def is_own(t: SteelTable, seat: int, action: int) -> bool:
    """The seat has such a structure there."""
    return action in changing(t).own(t, seat)


OWN: Final = (LimitOn("FIS-153", is_own, "not-own-house", LOT),)


# --- moving --------------------------------------------------------------------------------------------------


# things that may be gone with a House
NEEDS_HOUSES: Final = (
    1 << s.HOUSE | 1 << s.T_OWN_HOUSE | 1 << s.T_STRUCTURE | 1 << s.T_OWN_STRUCTURE | 1 << s.T_FULL_BLOCK
)


class Move(OwnWord):
    """Houses that go elsewhere, by the rules for events."""

    name: ClassVar[str] = "move"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("what", "kinds"), Operand("site", "site"))
    texts: ClassVar[dict[str, str]] = {
        "": "move {up_to}{n} of your {what:many} to other open Lots{site:moved}"
    }
    prompt: ClassVar[str] = "choose a House of yours to move ({left:number} left)."
    second: ClassVar[str] = "choose where the House on {first} goes{where}."
    button: ClassVar[str] = "Move {structure}"
    button_second: ClassVar[str] = "Move it to {lot}{over}"
    stop: ClassVar[str] = "Move no more Houses"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")
    rules_second: ClassVar[tuple[str, ...]] = ("FIS-155", "FIS-156")

    def __init__(self, kinds: int, site: Site) -> None:
        super().__init__(kinds)
        self.site = site

    def destinations(self, t: SteelTable, seat: int, lot: int) -> list[int]:
        """Where a House could go: by the rules for events, with its old Lot counted as empty."""
        kind = t.what[lot]
        lots = lift_structure(t, lot)
        found = place_options(t, seat, 1 << kind, self.site)
        put_structure(t, lots, kind, seat)
        return [action for action in found if action != LOT + lot]

    def ways(self, t: SteelTable, seat: int) -> list[int]:
        others: list[int] = []
        if self.kinds == 1 << s.HOUSE and self.site.adjacent & NEEDS_HOUSES == 0:
            others = place_options(t, seat, self.kinds, self.site)
        return [action for action in self.own(t, seat) if self.can_go(t, seat, action - LOT, others)]

    def can_go(self, t: SteelTable, seat: int, lot: int, others: list[int]) -> bool:
        """Whether a House could go somewhere: to a Lot that is open anyway and not beside it, or as it is tried."""
        if lot != look(t, F_LAST) and lot != look(t, F_LOT):
            for action in others:
                if action - LOT not in t.content.city.beside[lot]:
                    return True
        return len(self.destinations(t, seat, lot)) > 0

    def choose_way(self, t: SteelTable, seat: int, ways: list[int]) -> None:
        if len(ways) > 0:
            self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        house = look(t, F_PICKED)
        return self.destinations(t, me, house) if house >= 0 else super().things(t, me, card)

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if look(t, F_PICKED) >= 0:
            self.once(t, me, chosen[0])
        elif chosen[0] != STOP:
            note(t, F_PICKED, chosen[0] - LOT)
            self.put_question(t, me, them, card, False)

    def take(self, t: SteelTable, seat: int, action: int) -> None:
        old, to = look(t, F_PICKED), action - LOT
        note(t, F_PICKED, -1)
        kind = t.what[old]
        lift_structure(t, old)
        t.tell("move", seat, [kind, old, to, cause(t)])
        did(t, 1)
        over = pay_for_cube(t, seat, to) if t.owner[to] >= 0 else -1
        put_structure(t, [to], kind, seat)
        if over >= 0:
            cube_built_over(t, seat, to, over, over == CITY)

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        if not is_lot(t, action):
            return ()
        return MOVE_LIMITS if look(t, F_PICKED) >= 0 else LEAVING


def moving(t: SteelTable) -> Move:
    """The word whose choice is on top."""
    word = word_now(t)
    assert isinstance(word, Move)
    return word


def can_leave(t: SteelTable, seat: int, action: int) -> bool:
    """The structure there can go somewhere else."""
    return not is_own(t, seat, action) or len(moving(t).destinations(t, seat, action - LOT)) > 0


def connects(t: SteelTable, seat: int, action: int) -> bool:
    """The Lot is on the City Grid, without the House that moves; or the card leaves the City Grid aside."""
    if moving(t).site.anywhere:
        return True
    lot = look(t, F_PICKED)
    kind = t.what[lot]
    lots = lift_structure(t, lot)
    found = grid(t)
    put_structure(t, lots, kind, seat)
    return found & t.content.city.bit[action - LOT] != 0


def is_rest_allowed(t: SteelTable, seat: int, action: int) -> bool:
    """The card allows it, as far as no other limit forbids it already."""
    return t.accepts(seat, action) or not allowed(MOVE_BASICS, t, seat, action)


LEAVING: Final = (*OWN, LimitOn("FIS-155", can_leave, "stuck", LOT))
MOVE_BASICS: Final = (UNBUILT, IS_RIPE, LimitOn("FIS-155", connects, "off-grid", LOT))
MOVE_LIMITS: Final = (*MOVE_BASICS, LimitOn("FIS-153", is_rest_allowed, "card"))


# --- converting, exchanging ----------------------------------------------------------------------------------


class Convert(OwnWord):
    """One structure becomes another."""

    name: ClassVar[str] = "convert"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("from", "small"), Operand("to", "small"))
    texts: ClassVar[dict[str, str]] = {"": "replace {n} of your {from:many} with {to:a}"}
    prompt: ClassVar[str] = "choose the House that is replaced."
    button: ClassVar[str] = "Replace {structure}"
    stop: ClassVar[str] = "Replace nothing"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, kind: int, new: int) -> None:
        super().__init__(1 << kind)
        self.new = new

    def do(self, t: SteelTable, seat: int) -> None:
        can_mark = not is_marked(self.new) or cubes_left(t, seat) > 0
        has_piece = can_mark and pieces_left(t, seat, self.new) > 0
        if has_piece and self.how_many(t, seat) > 0 and len(self.own(t, seat)) > 0:
            self.put_question(t, seat, -1, -1, False)

    def once(self, t: SteelTable, seat: int, action: int) -> None:
        lot = action - LOT
        t.tell("convert", seat, [t.what[lot], lot, self.new, cause(t)])
        lift_structure(t, lot)
        did(t, 1)
        lay(t, seat, [lot], self.new, True, cause(t))


class Swap(OwnWord):
    """One's own structure for one of an opponent."""

    name: ClassVar[str] = "swap"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("what", "kinds"),)
    texts: ClassVar[dict[str, str]] = {"": "exchange one of your {what:many} with {what:a} of an opponent"}
    prompt: ClassVar[str] = "choose the House you give."
    second: ClassVar[str] = "choose the House you get for it."
    button: ClassVar[str] = "Give {structure}"
    button_second: ClassVar[str] = "Get {structure}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def theirs(self, t: SteelTable, seat: int, kinds: int) -> list[int]:
        """The options of the opponents' structures, by their first Lots."""
        others = ((1 << t.seats) - 1) ^ (1 << seat)
        return structures_of(t, others, kinds, t.content.city.everywhere)

    def do(self, t: SteelTable, seat: int) -> None:
        if len(self.own(t, seat)) > 0 and len(self.theirs(t, seat, self.kinds)) > 0:
            self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        given = look(t, F_PICKED)
        return self.theirs(t, me, 1 << t.what[given]) if given >= 0 else self.own(t, me)

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        given, lot = look(t, F_PICKED), chosen[0] - LOT
        if given < 0:
            note(t, F_PICKED, lot)
            self.put_question(t, me, them, card, False)
            return
        other = t.owner[lot]
        t.tell("swap", me, [t.what[lot], given, lot, other, cause(t)])
        hand_over(t, lot, me)
        hand_over(t, given, other)
        did(t, 1)

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        if not is_lot(t, action):
            return ()
        return ANOTHER if look(t, F_PICKED) >= 0 else OWN


def is_another(t: SteelTable, seat: int, action: int) -> bool:
    """An opponent has such a structure there."""
    word = word_now(t)
    assert isinstance(word, Swap)
    return action in word.theirs(t, seat, word.kinds)


ANOTHER: Final = (LimitOn("FIS-153", is_another, "not-their-house", LOT),)
