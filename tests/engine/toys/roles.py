"""Hidden roles: fields that only their owner or nobody sees, a step with a secret, guesses that must remember."""

from typing import Any, ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.fields import OPEN, PRIVATE, SECRET, Field, Layout
from boomtown.engine.kinds import ONE, SEAT, columns, or_none, things, up_to
from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable

ACTIONS = Catalogue()
PEEK = ACTIONS.verbs("peek", 4)
ACCUSE = ACTIONS.verbs("accuse", 5)
WAIT = ACTIONS.verbs("wait")
HIDE = ACTIONS.verbs("hide")
ANNOUNCE = ACTIONS.verbs("announce")
ROUNDS = 3
ROLE = things("role", 5)


class RolesTable(ToyTable):
    game_id: ClassVar[str] = "toy_roles"
    layout: ClassVar[Layout] = Layout(
        [
            Field("turn", size=1, over=[ONE], holds=up_to(99)),
            Field("known", over=[SEAT], holds=or_none(ROLE)),  # once it was announced
            Field("points", over=[SEAT], holds=up_to(99, -99)),
            Field("culprit", SECRET, holds=ROLE),
            Field("role", PRIVATE, True, 1, over=[ONE], holds=ROLE),
            Field("seen", PRIVATE, True, over=[things("seen", 8)], holds=columns([SEAT, ROLE])),
            Field("end", OPEN, holds=up_to(99)),
        ]
    )

    def bind(self, cells: list[list[int]]) -> None:
        n = self.seats
        self.turn, self.known, self.points, self.culprit = cells[n : n + 4]
        self.role = cells[n + 4 : 2 * n + 4]
        self.seen = cells[2 * n + 4 : 3 * n + 4]
        self.end = cells[3 * n + 4]

    def redeal(self, seat: int) -> None:
        sure = [self.known[s] >= 0 or s == seat or len(self.end) > 0 for s in range(self.seats)]
        if seat >= 0:
            for target in self.seen[seat][::2]:
                sure[target] = True
        pool = self.culprit + [self.role[s][0] for s in range(self.seats) if not sure[s]]
        if not self.end:
            pool.sort()
            self.shuffle(pool)
        for s in range(self.seats):
            if not sure[s]:
                self.role[s][0] = pool.pop()
        self.culprit[:] = pool
        for s in range(self.seats):
            if s != seat:
                self.seen[s][1::2] = [self.role[target][0] for target in self.seen[s][::2]]
        for i, step in enumerate(self.agenda):
            if isinstance(step, Peeked):
                self.agenda[i] = Peeked(step.seat, step.target, self.role[step.target][0])

    def scores(self) -> list[int]:
        return self.points[:]


class NextTurn(Step[Any]):
    def run(self, table: Table) -> None:
        t = cast(RolesTable, table)
        if t.turn[0] < ROUNDS * t.seats:
            seat = t.turn[0] % t.seats
            t.turn[0] += 1
            t.agenda += [NextTurn(), Act(seat)]
        else:
            t.agenda.append(Reveal())


class Act(Decision[Any]):
    """Look at a role, in the last round name the culprit, or wait."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: Table, seat: int) -> list[int]:
        t = cast(RolesTable, table)
        new = [s for s in range(t.seats) if s != seat and s not in t.seen[seat][::2] and t.known[s] < 0]
        accuse = range(t.seats + 1) if t.turn[0] > (ROUNDS - 1) * t.seats else range(0)
        return [PEEK + s for s in new] + [ACCUSE + role for role in accuse] + [WAIT]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(RolesTable, table)
        if ACCUSE <= action < WAIT:
            t.tell("accuse", seat, [action - ACCUSE])
            t.points[seat] += 3 if t.culprit == [action - ACCUSE] else -1
            t.agenda[:] = [Reveal()]
        elif action != WAIT:
            target = action - PEEK
            role = t.role[target][0]
            t.mark()
            t.seen[seat] += [target, role]
            t.tell_secret("peek", seat, [target], [role], 1 << seat)
            t.agenda.append(Peeked(seat, target, role))


class Peeked(Decision[Any]):
    """Keep what was seen, or tell it to all."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "role")
    secret: ClassVar[tuple[str, ...]] = ("role",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def __init__(self, seat: int, target: int, role: int) -> None:
        super().__init__(seat)
        self.target = target
        self.role = role

    def options(self, table: Table, seat: int) -> list[int]:
        return [HIDE, ANNOUNCE]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(RolesTable, table)
        if action == ANNOUNCE:
            t.mark()
            t.known[self.target] = self.role
            t.points[seat] += 1
            t.tell("announce", seat, [self.target, self.role])


class Reveal(Step[Any]):
    """The end: all roles become known."""

    def run(self, table: Table) -> None:
        t = cast(RolesTable, table)
        t.mark()
        t.known[:] = [role[0] for role in t.role]
        t.end[:] = t.culprit
        t.tell("reveal", -1, t.known + t.end)


class Roles(ToyGame):
    id = "toy_roles"
    title = "Toy Roles"
    kind = RolesTable
    players = (3, 4)
    actions = ACTIONS

    def setup(self, table: Table) -> None:
        t = cast(RolesTable, table)
        deck = list(range(t.seats + 1))
        t.shuffle(deck)
        t.culprit.append(deck.pop())
        for seat in range(t.seats):
            t.role[seat].append(deck.pop())
        t.turn.append(0)
        t.known.extend([-1] * t.seats)
        t.points.extend([0] * t.seats)
        t.agenda.append(NextTurn())

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(RolesTable, table)
        return {"roles": t.culprit[0] + sum(map(sum, t.role))}
