"""One seat against an opponent that plays by itself, with dice or by a fixed rule; a frozen and a derived field."""

from typing import Any, ClassVar, cast

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.fields import DERIVED, HIDDEN, Field, Layout
from boomtown.engine.game import Option
from boomtown.engine.kinds import things, up_to
from boomtown.engine.steps import Decision, Step
from boomtown.engine.table import Table
from tests.engine.toys.base import ToyGame, ToyTable

ACTIONS = Catalogue()
CLAIM = ACTIONS.verbs("claim", 9)
HUT = ACTIONS.verbs("hut")
MINE = ACTIONS.verbs("mine")
LAND = 0  # the number of the frozen field
FREE, OPPONENT, A_HUT, A_MINE = range(4)


class SoloTable(ToyTable):
    game_id: ClassVar[str] = "toy_solo"
    layout: ClassVar[Layout] = Layout(
        [
            Field("land", size=9, frozen=True, over=[things("space", 9)], holds=up_to(3)),
            Field("bag", HIDDEN, holds=up_to(9)),
            Field("gems", holds=up_to(9)),
            Field("free", DERIVED),
        ],
        together=False,
    )

    def bind(self, cells: list[list[int]]) -> None:
        self.land, self.bag, self.gems, self.free = cells

    def rebuild(self) -> None:
        self.free[:] = [space for space in range(9) if self.land[space] == FREE]

    def redeal(self, seat: int) -> None:
        self.bag.sort()
        self.shuffle(self.bag)

    def scores(self) -> list[int]:
        return [2 * self.land.count(A_HUT) + sum(self.gems)]


def settle(t: SoloTable, space: int, what: int) -> None:
    t.land = t.renew(LAND)
    t.land[space] = what
    t.free.remove(space)


class Round(Step[Any]):
    def run(self, table: Table) -> None:
        t = cast(SoloTable, table)
        if t.free:
            t.agenda += [Round(), Opponent(), Claim(0)]


class Opponent(Step[Any]):
    """The automatic opponent takes a space: one by the dice, or the first."""

    def run(self, table: Table) -> None:
        t = cast(SoloTable, table)
        if t.free:
            space = t.free[t.roll(len(t.free))] if t.settings["opponent"] == "rolling" else t.free[0]
            settle(t, space, OPPONENT)
            t.tell("opponent", -1, [space])


class Claim(Decision[Any]):
    """Which space to claim."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: Table, seat: int) -> list[int]:
        return [CLAIM + space for space in cast(SoloTable, table).free]

    def take(self, table: Table, seat: int, action: int) -> None:
        table.agenda.append(Build(seat, action - CLAIM))


class Build(Decision[Any]):
    """A hut for two points, or a mine for a gem from the bag."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, table: Table, seat: int) -> list[int]:
        return [HUT, MINE]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(SoloTable, table)
        settle(t, self.space, A_HUT if action == HUT else A_MINE)
        t.tell("build", seat, [self.space])
        if action == MINE:
            t.gems.append(t.draw(t.bag))
            t.tell("gem", seat, t.gems[-1:])


class Solo(ToyGame):
    id = "toy_solo"
    title = "Toy Solo"
    kind = SoloTable
    players = (1,)
    options = (Option("opponent", "How the opponent plays", "rolling", ("rolling", "steady")),)
    actions = ACTIONS

    def setup(self, table: Table) -> None:
        t = cast(SoloTable, table)
        t.land.extend([FREE] * 9)
        t.bag.extend([0, 1, 1, 2, 3, 3, 4, 5, 7])
        t.shuffle(t.bag)
        t.rebuild()
        t.agenda.append(Round())

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(SoloTable, table)
        return {"gems": sum(t.bag) + sum(t.gems)}

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        t = cast(SoloTable, table)
        return {"huts": 2 * t.land.count(A_HUT), "gems": sum(t.gems)}
