"""What sets abilities off: Headlines, Industry Leaders, Moguls and Bigwigs listen to what happens."""

from typing import ClassVar, Final

from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import PASS, USE
from boomtown.games.forged_in_steel.board import SECTORS, Standing
from boomtown.games.forged_in_steel.frames import FROM_ABILITY, FROM_HEADLINE
from boomtown.games.forged_in_steel.interpret import Start
from boomtown.games.forged_in_steel.points import is_last
from boomtown.games.forged_in_steel.table import SETUP, SteelTable
from boomtown.games.forged_in_steel.unrest import CheckUnrest

NOBODY: Final = -1


class Happening:
    """Something that abilities may listen to."""

    def __init__(self, on: int, actor: int, lot: int, kind: int, nbs: int, looks: int, tags: int) -> None:
        self.on = on
        self.actor = actor  # who did it, or -1
        self.lot = lot
        self.kind = kind  # of structure, or a track
        self.nbs = nbs  # the Neighborhoods it concerns, as a set; 0: none
        self.looks = looks  # what it is, as a set like those of `what`
        self.tags = tags


def fits(t: SteelTable, when: Standing, at: int, seat: int, h: Happening, cube_of: int) -> bool:
    """Whether a trigger of a seat answers to what happened."""
    if when.on[at] != h.on:
        return False
    if when.what[at] and not when.what[at] & h.looks:
        return False
    if when.what[at] & s.W_OWN_CUBE and cube_of != seat:
        return False
    if when.actor[at] == s.OPPONENTS and (h.actor == seat or h.actor < 0):
        return False
    if when.actor[at] == s.ME and h.actor != seat:
        return False
    if when.tag[at] and not when.tag[at] & h.tags:
        return False
    place = when.place[at]
    if place == s.IN_MOGUL:
        mogul = t.moguls[seat]
        return mogul >= 0 and (h.nbs == 0 or (h.nbs >> mogul) & 1 == 1)
    return place < 0 or (h.nbs >> place) & 1 == 1


def fire(t: SteelTable, h: Happening, cube_of: int = NOBODY) -> None:
    """Let all abilities that answer to a happening have their say: Headlines first, then seats by Influence."""
    if t.phase[0] == SETUP:
        return
    waiting: list[Step] = []
    for i in range(len(t.headlines)):
        card = t.headlines[i]
        when = t.board.card_headline[card]
        for at in range(len(when.on)):
            if fits(t, when, at, t.holders[i], h, cube_of):
                waiting.append(
                    Ability(when.step[at], t.holders[i], FROM_HEADLINE, h.actor, h.lot, h.kind, card, h.nbs)
                )
    for seat in t.influence:
        leader = t.leaders[seat]
        if leader >= 0:
            add_abilities(t, waiting, t.board.leaders[leader], seat, h, cube_of)
        nb = t.moguls[seat]
        if nb >= 0:
            add_abilities(t, waiting, t.board.benefits[nb], seat, h, cube_of)
    for seat in t.influence:
        for token in t.bigwigs[seat]:
            if t.wigs_used[seat] == 0 and fits(t, t.board.bigwigs[token], 0, seat, h, cube_of):
                waiting.append(UseToken(seat, token, h.actor, h.lot, h.kind, h.nbs))
    for step in reversed(waiting):
        t.agenda.append(step)


def add_abilities(
    t: SteelTable, waiting: list[Step], when: Standing, seat: int, h: Happening, cube_of: int
) -> None:
    """The abilities of one Leader or Mogul that answer."""
    for at in range(len(when.on)):
        if fits(t, when, at, seat, h, cube_of):
            waiting.append(Ability(when.step[at], seat, FROM_ABILITY, h.actor, h.lot, h.kind, -1, h.nbs))


class Ability(Step):
    """A Headline, Leader or Mogul answers."""

    fields: ClassVar[tuple[str, ...]] = ("line", "seat", "source", "actor", "lot", "kind", "card", "nbs")

    def __init__(
        self, step: int, seat: int, source: int, actor: int, lot: int, kind: int, card: int, nbs: int
    ) -> None:
        self.line = step
        self.seat = seat
        self.source = source
        self.actor = actor
        self.lot = lot
        self.kind = kind
        self.card = card
        self.nbs = nbs

    def run(self, table: Table) -> None:
        assert isinstance(table, SteelTable)
        if self.source == FROM_ABILITY:
            table.tell("ability", self.seat, [self.line])
        table.agenda.append(
            Start(self.line, self.seat, self.source, self.actor, self.lot, self.kind, self.card, self.nbs)
        )


class UseToken(Decision):
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

    def options(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, SteelTable)
        cancels = table.board.bigwigs[self.token].on[0] in (s.ON_EVENT, s.ON_PLACING)
        if table.wigs_used[seat] or (cancels and table.pending[0]):  # cancelled already
            return [PASS]
        return [PASS, USE + self.token]

    def take(self, table: Table, seat: int, action: int) -> None:
        assert isinstance(table, SteelTable)
        if action != PASS:
            use_token(table, seat, self.token, self.actor, self.lot, self.kind, self.nbs)


def use_token(t: SteelTable, seat: int, token: int, actor: int, lot: int, kind: int, nbs: int) -> None:
    """Reveal a token, carry it out, and discard it."""
    t.wigs_used[seat] = 1
    t.bigwigs[seat].remove(token)
    t.tell("token", seat, [token])
    step = t.board.bigwigs[token].step[0]
    t.agenda.append(CheckUnrest())
    t.agenda.append(Start(step, seat, FROM_ABILITY, actor, lot, kind, -1, nbs))


def asks_now(t: SteelTable, seat: int, on: int) -> int:
    """A token that a seat may use for a happening without Lots, or -1."""
    if t.wigs_used[seat]:
        return -1
    for token in t.bigwigs[seat]:
        if fits(t, t.board.bigwigs[token], 0, seat, Happening(on, seat, -1, -1, 0, 0, 0), NOBODY):
            step = t.board.bigwigs[token].step[0]
            script = t.board.script
            if (
                script.verb[step] != s.IF
                or script.te_kind[script.only[step]] != s.TE_LAST
                or is_last(t, seat)
            ):
                return token
    return -1


def structure_placed(t: SteelTable, seat: int, lot: int, kind: int) -> None:
    """Somebody has built or placed a structure."""
    fire(t, Happening(s.ON_PLACED, seat, lot, kind, 1 << t.board.city.lot_nb[lot], 1 << kind, 0))


def cube_built_over(t: SteelTable, seat: int, lot: int, cube_of: int, is_city: bool) -> None:
    """A cube has been removed by building on it."""
    looks = s.W_CITY_CUBE if is_city else s.W_OWN_CUBE
    fire(t, Happening(s.ON_BUILT_OVER, seat, lot, -1, 1 << t.board.city.lot_nb[lot], looks, 0), cube_of)


def track_moved(t: SteelTable, seat: int, track: int, up: bool) -> None:
    """A track has been raised or lowered."""
    nbs = 1 << track - SECTORS if track >= SECTORS else 0
    looks = s.W_SECTOR if track < SECTORS else s.W_NEIGHBORHOOD
    fire(t, Happening(s.ON_TRACK_MOVED, seat, -1, track, nbs, looks, 0))
    if up:
        fire(t, Happening(s.ON_TRACK_UP, seat, -1, track, nbs, looks, 0))
