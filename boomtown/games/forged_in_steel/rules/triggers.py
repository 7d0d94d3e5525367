"""What sets abilities off: Headlines, Industry Leaders, Moguls and Bigwigs listen to what happens."""

from typing import Any, Final

from boomtown.engine.listeners import Happening, Listener, listen, put
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.content import SECTORS
from boomtown.games.forged_in_steel.rules.frames import FROM_ABILITY, FROM_HEADLINE, Start
from boomtown.games.forged_in_steel.rules.table import SETUP, SteelTable

NOBODY: Final = -1


class Occurrence(Happening):
    """Something that abilities may listen to."""

    def __init__(self, on: int, actor: int, lot: int, kind: int, nbs: int, looks: int, tags: int) -> None:
        super().__init__(on, actor)
        self.lot = lot
        self.kind = kind  # of structure, or a track
        self.nbs = nbs  # the Neighborhoods it concerns, as a set; 0: none
        self.looks = looks  # what it is, as a set like those of `looks_at`
        self.tags = tags
        self.cube_of = NOBODY  # whose cube was built over


class When(Listener[SteelTable]):
    """What a Headline, Leader, Mogul or Bigwig answers to."""

    def __init__(self, on: int, program: int) -> None:
        super().__init__(on, program)
        self.looks_at = 0  # a set, 0: anything
        self.actor = s.ALL
        self.place = -1  # one Neighborhood, -1 everywhere, or IN_MOGUL
        self.tags = 0  # a set, 0: any

    def hears(self, t: SteelTable, seat: int, card: int, what: Happening) -> bool:
        assert isinstance(what, Occurrence)
        if self.looks_at and not self.looks_at & what.looks:
            return False
        if self.looks_at & s.W_OWN_CUBE and what.cube_of != seat:
            return False
        if self.actor == s.OPPONENTS and (what.actor == seat or what.actor < 0):
            return False
        if self.actor == s.ME and what.actor != seat:
            return False
        if self.tags and not self.tags & what.tags:
            return False
        if self.place == s.IN_MOGUL:
            mogul = t.moguls[seat]
            return mogul >= 0 and (what.nbs == 0 or (what.nbs >> mogul) & 1 == 1)
        return self.place < 0 or (what.nbs >> self.place) & 1 == 1

    def answer(self, t: SteelTable, seat: int, card: int, what: Happening) -> Step[Any]:
        assert isinstance(what, Occurrence)
        source = FROM_HEADLINE if card >= 0 else FROM_ABILITY
        return Start(self.program, seat, source, what.actor, what.lot, what.kind, card, what.nbs)


def fire(t: SteelTable, what: Occurrence) -> None:
    """Let all abilities that answer to something have their say: Headlines first, then seats by Influence."""
    if t.phase[0] == SETUP:
        return
    waiting: list[Step[Any]] = []
    content = t.content
    for i in range(len(t.headlines)):
        card = t.headlines[i]
        listen(t, content.card_headline[card].listeners, t.holders[i], card, what, waiting)
    for seat in t.influence:
        if t.leaders[seat] >= 0:
            listen(t, content.leaders[t.leaders[seat]].listeners, seat, -1, what, waiting)
        if t.moguls[seat] >= 0:
            listen(t, content.benefits[t.moguls[seat]].listeners, seat, -1, what, waiting)
    for seat in t.influence:
        for token in t.bigwigs[seat]:
            if t.wigs_used[seat] == 0:
                listen(t, content.bigwigs[token].listeners, seat, -1, what, waiting)
    put(t, waiting)


def structure_placed(t: SteelTable, seat: int, lot: int, kind: int) -> None:
    """Somebody has built or placed a structure."""
    fire(t, Occurrence(s.ON_PLACED, seat, lot, kind, 1 << t.content.city.lot_nb[lot], 1 << kind, 0))


def cube_built_over(t: SteelTable, seat: int, lot: int, cube_of: int, is_city: bool) -> None:
    """A cube has been removed by building on it."""
    looks = s.W_CITY_CUBE if is_city else s.W_OWN_CUBE
    what = Occurrence(s.ON_BUILT_OVER, seat, lot, -1, 1 << t.content.city.lot_nb[lot], looks, 0)
    what.cube_of = cube_of
    fire(t, what)


def track_moved(t: SteelTable, seat: int, track: int, up: bool) -> None:
    """A track has been raised or lowered."""
    nbs = 1 << track - SECTORS if track >= SECTORS else 0
    looks = s.W_SECTOR if track < SECTORS else s.W_NEIGHBORHOOD
    fire(t, Occurrence(s.ON_TRACK_MOVED, seat, -1, track, nbs, looks, 0))
    if up:
        fire(t, Occurrence(s.ON_TRACK_UP, seat, -1, track, nbs, looks, 0))
