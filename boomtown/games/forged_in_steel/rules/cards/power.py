"""Words of power: Influence, Roles, Headlines, effects that last."""

from collections.abc import Sequence
from typing import ClassVar, Final

from boomtown.engine.cards import Operand
from boomtown.engine.limits import Fact, Limit
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import A_HEADLINE, ROLE, STOP
from boomtown.games.forged_in_steel.rules.cards.word import More, SteelWord
from boomtown.games.forged_in_steel.rules.content import MOB_BOSS
from boomtown.games.forged_in_steel.rules.frames import (
    F_PICKED,
    F_SAME,
    F_VICTIM,
    cause,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.rules.may import CARD_ALLOWS
from boomtown.games.forged_in_steel.rules.mob import EVERY_PAUSE, WAITS
from boomtown.games.forged_in_steel.rules.table import SteelTable, mayor, rank


class Influence(SteelWord):
    """Up the Influence track, but never past the Mayor."""

    name: ClassVar[str] = "influence"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("step", "places"),)
    texts: ClassVar[dict[str, str]] = {
        "": "move up {step:#place/places} in Influence order, but not past the Mayor"
    }

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places

    def do(self, t: SteelTable, seat: int) -> None:
        for _ in range(self.places):
            at = rank(t, seat)
            if at == 0 or t.influence[at - 1] == mayor(t):
                break
            t.influence = t.renew(field.INFLUENCE)
            t.influence[at] = t.influence[at - 1]
            t.influence[at - 1] = seat
            did(t, 1)
            t.tell("influence-up", seat, [*t.influence, cause(t)])


class Role(SteelWord):
    """A Role token of another player, and perhaps one of one's own for it."""

    name: ClassVar[str] = "role"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("except", "roles"), Operand("give", "give"))
    texts: ClassVar[dict[str, str]] = {"": "take a Role token{except} from another player{give}"}
    prompt: ClassVar[str] = "choose the Role token you take."
    second: ClassVar[str] = "choose the Role token you give for it."
    button: ClassVar[str] = "Take {role} from {holder}"
    button_second: ClassVar[str] = "Give {role}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-072", "FIS-153")
    rules_second: ClassVar[tuple[str, ...]] = ("FIS-072", "FIS-154")

    def __init__(self, barred: int, gives: bool) -> None:
        super().__init__()
        self.barred = barred  # a set
        self.gives = gives

    def do(self, t: SteelTable, seat: int) -> None:
        if len(self.things(t, seat, -1)) > 0:
            self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        taken = look(t, F_PICKED)
        found: list[int] = []
        for role in range(len(t.roles)):
            is_mine = t.roles[role] == me
            if t.roles[role] < 0 or role == taken or (self.barred >> role) & 1:
                continue
            if is_mine == (taken >= 0):
                found.append(ROLE + role)
        return found

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return CARD_ALLOWS if ROLE <= action < ROLE + len(t.roles) else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        role = chosen[0] - ROLE
        if look(t, F_PICKED) >= 0:
            hand_token(t, role, look(t, F_VICTIM))
            t.tell("give-role", me, [role, look(t, F_VICTIM), cause(t)])
            return
        note(t, F_VICTIM, t.roles[role])
        hand_token(t, role, me)
        t.tell("take-role", me, [role, look(t, F_VICTIM), cause(t)])
        did(t, 1)
        note(t, F_PICKED, role)
        if self.gives and len(self.things(t, me, card)) > 0:
            self.put_question(t, me, them, card, False)


def hand_token(t: SteelTable, role: int, seat: int) -> None:
    """A Role token gets a new holder; a new Mob Boss is not bound by how long the old one meant to wait."""
    t.roles = t.renew(field.ROLES)
    t.roles[role] = seat
    if role == MOB_BOSS:
        t.mob = t.renew(field.MOB)
        t.mob[WAITS] = EVERY_PAUSE


# --- Headlines -----------------------------------------------------------------------------------------------

FRONT: Final = 0
GONE: Final = 1
CLAIM: Final = 2


class Headline(SteelWord):
    """A Headline is brought to the front, removed, or claimed."""

    name: ClassVar[str] = "headline"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("op", "headline"),)
    texts: ClassVar[dict[str, str]] = {"": "{may}{op}"}
    prompt: ClassVar[str] = (
        "choose the Headline that {headline:comes to the front, with your cube/is removed}."
    )
    button: ClassVar[str] = "{headline:Bring to the front/Remove}: {headline_card}"
    stop: ClassVar[str] = "Leave the Headlines as they are"
    rules: ClassVar[tuple[str, ...]] = ("FIS-072", "FIS-163")

    def __init__(self, op: int) -> None:
        super().__init__()
        self.op = op

    def do(self, t: SteelTable, seat: int) -> None:
        if len(t.headlines) == 0:
            return
        if self.op == CLAIM:
            t.holders = t.renew(field.HOLDERS)
            t.holders[0] = seat
            t.tell("claim", seat, [t.headlines[0], cause(t)])
            did(t, 1)
        else:
            self.put_question(t, seat, -1, -1, False)

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        found = [A_HEADLINE + i for i in range(len(t.headlines))]
        if self.is_optional():
            found.append(STOP)
        return found

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return HEADLINE_LIMITS if A_HEADLINE <= action < A_HEADLINE + t.content.headline_spaces else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        if chosen[0] == STOP:
            return
        t.headlines = t.renew(field.HEADLINES)
        t.holders = t.renew(field.HOLDERS)
        gone = t.headlines.pop(chosen[0] - A_HEADLINE)
        t.holders.pop(chosen[0] - A_HEADLINE)
        if self.op == FRONT:
            t.headlines.insert(0, gone)
            t.holders.insert(0, me)
            t.tell("front", me, [gone, cause(t)])
        else:
            t.box = t.renew(field.BOX)
            t.box.append(gone)
            t.tell("kill", me, [gone, cause(t)])
        did(t, 1)


def is_filled(t: SteelTable, seat: int, action: int) -> bool:
    """A Headline lies on the space."""
    return action - A_HEADLINE < len(t.headlines)


def unfilled_fact(t: SteelTable, seat: int, action: int) -> Fact:
    """That none does."""
    return Fact("FIS-153", "no-headline", [action - A_HEADLINE + 1])


HEADLINE_LIMITS: Final = (Limit("FIS-153", is_filled, unfilled_fact),)


# --- what lasts ----------------------------------------------------------------------------------------------


class MakeLast(SteelWord):
    """A rule is changed for a seat until the Elections or the end."""

    name: ClassVar[str] = "lasting"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("effect", "lasting"),)
    texts: ClassVar[dict[str, str]] = {"": "{effect}"}

    def __init__(self, effect: int) -> None:
        super().__init__()
        self.effect = effect

    def do(self, t: SteelTable, seat: int) -> None:
        t.agenda.append(More(seat, self.program, self.at))
        self.choose_place(t, seat, t.content.lasting[self.effect].where)

    def more(self, t: SteelTable, seat: int) -> None:
        where = t.content.lasting[self.effect].where
        nb = look(t, F_SAME) if where == s.IN_SAME else t.moguls[seat] if where == s.IN_MOGUL else -1
        t.lasting = t.renew(field.LASTING)
        t.lasting.extend([self.effect, seat, nb])
        t.tell("lasting", seat, [self.effect, nb, cause(t)])
        did(t, 1)
