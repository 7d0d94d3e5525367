"""Words of Unrest: cubes on the track and off it, Riots, immigrants; and the Responses that soften them."""

from collections.abc import Sequence
from typing import ClassVar

from boomtown.engine.cards import ChooseSeveral, Operand, TakePart
from boomtown.engine.limits import Limit
from boomtown.engine.steps import Step
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import UNREST_CUBE
from boomtown.games.forged_in_steel.rules.cards.players import Players
from boomtown.games.forged_in_steel.rules.cards.word import SteelWord
from boomtown.games.forged_in_steel.rules.frames import (
    F_ACTOR,
    F_KIND,
    F_LEFT,
    F_ME,
    F_SOURCE,
    FROM_CARD,
    cause,
    did,
    look,
    note,
)
from boomtown.games.forged_in_steel.rules.immigration import HouseImmigrants
from boomtown.games.forged_in_steel.rules.may import CARD_NAMES
from boomtown.games.forged_in_steel.rules.respond import ask
from boomtown.games.forged_in_steel.rules.riot import begin_riot
from boomtown.games.forged_in_steel.rules.table import CANCELLED, QUELLED, SAVED, SteelTable
from boomtown.games.forged_in_steel.rules.unrest import add_unrest, take_back


class Unrest(SteelWord):
    """Cubes onto the Unrest track; all whom an opponent's event hits may have a Response, in one window."""

    name: ClassVar[str] = "unrest"
    texts: ClassVar[dict[str, str]] = {"": "{who:add/adds/owning} {n:unrest}"}

    def choose_opponent(self, t: SteelTable, me: int) -> None:
        if self.how_many(t, me) > 0:
            super().choose_opponent(t, me)

    def do(self, t: SteelTable, seat: int) -> None:
        hit = [seat, *self.others(t)]
        due: list[Step[SteelTable]] = []
        who = 0
        for one in hit:
            count = self.how_many(t, one)
            if count > 0:
                due.append(AddUnrest(one, count))
                who |= 1 << one if one != look(t, F_ME) else 0
        t.agenda.extend(reversed(due))
        if who and look(t, F_SOURCE) == FROM_CARD:
            ask(t, s.ON_UNREST_DUE, 0, who)

    def others(self, t: SteelTable) -> list[int]:
        """The other players that the word hits, taken from the agenda."""
        found: list[int] = []
        while True:
            act = t.agenda[-1]
            if not isinstance(act, TakePart) or act.program != self.program or act.at != self.at:
                return found
            t.agenda.pop()
            found.append(act.me)


class AddUnrest(Step[SteelTable]):
    """Cubes that an event demands of a seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: SteelTable) -> None:
        did(table, self.count)
        add_unrest(table, self.seat, self.count, cause(table))


def unrest_due(t: SteelTable, seat: int) -> int:
    """Where on the agenda the cubes lie that a seat is about to add; -1 if there are none."""
    for i in range(len(t.agenda) - 1, -1, -1):
        due = t.agenda[i]
        if isinstance(due, AddUnrest) and due.seat == seat:
            return i
    return -1


class Calm(SteelWord):
    """Cubes that come back from the Unrest track."""

    name: ClassVar[str] = "calm"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("whose", "whose"),)
    texts: ClassVar[dict[str, str]] = {"": "remove {up_to}{n:off the track} from the Unrest track"}
    prompt_several: ClassVar[str] = (
        "pick {number} {most:cube/cubes} to take back from the Unrest track{so_far}"
    )
    button: ClassVar[str] = "Take back a cube of {player}"
    stop: ClassVar[str] = "take back {picked:cube}"
    rules: ClassVar[tuple[str, ...]] = ("FIS-153", "FIS-154")

    def __init__(self, anybodys: bool) -> None:
        super().__init__()
        self.anybodys = anybodys

    def do(self, t: SteelTable, seat: int) -> None:
        note(t, F_LEFT, self.how_many(t, seat))
        t.agenda.append(ChooseSeveral(seat, -1, -1, self.program, self.at))

    def things(self, t: SteelTable, me: int, card: int) -> list[int]:
        return [UNREST_CUBE + one for one in t.unrest if self.anybodys or one == me]

    def least(self, t: SteelTable, me: int, card: int) -> int:
        return 0 if self.is_optional() else min(look(t, F_LEFT), len(self.things(t, me, card)))

    def most(self, t: SteelTable, me: int, card: int) -> int:
        return look(t, F_LEFT)

    def limits(self, t: SteelTable, action: int) -> Sequence[Limit]:
        return CARD_NAMES if UNREST_CUBE <= action < UNREST_CUBE + t.seats else ()

    def finish(self, t: SteelTable, me: int, them: int, card: int, chosen: list[int]) -> None:
        for other in t.influence:
            count = chosen.count(UNREST_CUBE + other)
            if count > 0:
                did(t, take_back(t, other, count, cause(t)))


class Riot(SteelWord):
    """A Riot that begins at once, whatever the Unrest track says."""

    name: ClassVar[str] = "riot"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("instigator", "instigator"),
        Operand("target", "target"),
    )
    texts: ClassVar[dict[str, str]] = {"": "a Riot begins at once{instigator}{target}"}

    def __init__(self, instigator: Players | None, target: Players | None) -> None:
        super().__init__()
        self.instigator = instigator
        self.target = target

    def do(self, t: SteelTable, seat: int) -> None:
        instigator = named(t, self.instigator)
        target = named(t, self.target)
        if self.target is not None and target < 0:
            return
        did(t, 1)
        begin_riot(t, instigator, target, 1 if len(t.unrest) >= t.content.riot_at else 0, cause(t))


def named(t: SteelTable, who: Players | None) -> int:
    """The first of some players, -1 if there is none."""
    seats = who.seats(t) if who is not None else []
    return seats[0] if len(seats) > 0 else -1


class Immigrate(SteelWord):
    """Houses placed as in Immigration."""

    name: ClassVar[str] = "immigrate"
    texts: ClassVar[dict[str, str]] = {"": "{who:place/places} {n:House} as in Immigration"}

    def do(self, t: SteelTable, seat: int) -> None:
        did(t, 1)
        t.agenda.append(HouseImmigrants(seat, self.how_many(t, seat)))


# --- Responses -----------------------------------------------------------------------------------------------


class Cancel(SteelWord):
    """The event or placement does not happen; told at once, before whatever else the same card does."""

    name: ClassVar[str] = "cancel"
    texts: ClassVar[dict[str, str]] = {"": "cancel it"}

    def do(self, t: SteelTable, seat: int) -> None:
        t.pending[CANCELLED] = 1
        if look(t, F_KIND) == s.CIVIC:
            t.tell("stopped", look(t, F_ACTOR), [cause(t)])
        else:
            t.tell("cancelled", t.turn[0], [t.active[-1], cause(t)])


class Save(SteelWord):
    """The building stays."""

    name: ClassVar[str] = "save"
    texts: ClassVar[dict[str, str]] = {
        "": "that building stays; the Riot spends the points all the same and moves on from it"
    }

    def do(self, t: SteelTable, seat: int) -> None:
        t.pending[SAVED] = 1


class Quell(SteelWord):
    """The Riot has fewer points."""

    name: ClassVar[str] = "quell"
    texts: ClassVar[dict[str, str]] = {"": "it has {n} Riot points fewer"}

    def do(self, t: SteelTable, seat: int) -> None:
        t.pending[QUELLED] += self.how_many(t, seat)


class Spare(SteelWord):
    """A seat adds fewer cubes than an event demands."""

    name: ClassVar[str] = "spare"
    texts: ClassVar[dict[str, str]] = {"": "leave out up to {n} of them"}

    def do(self, t: SteelTable, seat: int) -> None:
        at = unrest_due(t, seat)
        due = t.agenda[at]
        assert isinstance(due, AddUnrest)
        fewer = min(self.how_many(t, seat), due.count)
        t.agenda[at] = AddUnrest(seat, due.count - fewer)
        t.tell("left-out", seat, [fewer, cause(t)])
