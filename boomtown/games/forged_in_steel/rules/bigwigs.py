"""Bigwig tokens: what they answer to, and how one is used."""

from typing import Any, ClassVar

from boomtown.engine.listeners import Happening
from boomtown.engine.steps import Decision, Step
from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import PASS, USE
from boomtown.games.forged_in_steel.rules.frames import FROM_ABILITY, Start
from boomtown.games.forged_in_steel.rules.riot import CheckUnrest
from boomtown.games.forged_in_steel.rules.table import SteelTable
from boomtown.games.forged_in_steel.rules.triggers import Occurrence, When


class Token(When):
    """What a Bigwig answers to: its player is asked."""

    def __init__(self, on: int, program: int, token: int) -> None:
        super().__init__(on, program)
        self.token = token

    def answer(self, t: SteelTable, seat: int, card: int, what: Happening) -> Step[Any]:
        assert isinstance(what, Occurrence)
        return UseToken(seat, self.token, what.actor, what.lot, what.kind, what.nbs)


class UseToken(Decision[SteelTable]):
    """Whether a player uses a Bigwig token whose trigger has occurred."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "actor", "lot", "kind", "nbs")
    rules: ClassVar[tuple[str, ...]] = ("FIS-310", "FIS-311")

    def __init__(self, seat: int, token: int, actor: int, lot: int, kind: int, nbs: int) -> None:
        super().__init__(seat)
        self.token = token
        self.actor = actor
        self.lot = lot
        self.kind = kind
        self.nbs = nbs

    def options(self, table: SteelTable, seat: int) -> list[int]:
        cancels = table.content.bigwigs[self.token].listeners[0].on in (s.ON_EVENT, s.ON_PLACING)
        if table.wigs_used[seat] or (cancels and table.pending[0]):  # cancelled already
            return [PASS]
        return [PASS, USE + self.token]

    def take(self, table: SteelTable, seat: int, action: int) -> None:
        if action != PASS:
            use_token(table, seat, self.token, self.actor, self.lot, self.kind, self.nbs)


def use_token(t: SteelTable, seat: int, token: int, actor: int, lot: int, kind: int, nbs: int) -> None:
    """Reveal a token, carry it out, and discard it."""
    t.wigs_used = t.renew(field.WIGS_USED)
    t.bigwigs[seat] = t.renew_of(field.BIGWIGS, seat)
    t.wigs_used[seat] = 1
    t.bigwigs[seat].remove(token)
    t.tell("token", seat, [token])
    program = t.content.bigwigs[token].listeners[0].program
    t.agenda.append(CheckUnrest())
    t.agenda.append(Start(program, seat, FROM_ABILITY, actor, lot, kind, -1, nbs))


def asks_now(t: SteelTable, seat: int, on: int) -> int:
    """A token that a seat may use for a happening without Lots, if it would do anything; or -1."""
    if t.wigs_used[seat]:
        return -1
    what = Occurrence(on, seat, -1, -1, 0, 0, 0)
    for token in t.bigwigs[seat]:
        when = t.content.bigwigs[token].listeners[0]
        if when.on == on and when.hears(t, seat, -1, what) and t.programs[when.program][0].can(t, seat, -1):
            return token
    return -1
