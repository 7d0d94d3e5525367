"""What a card tests: each kind is named by the key that stands in the test."""

from typing import ClassVar, Final

from boomtown.engine.cards import Operand, Word
from boomtown.games.urban_sprawl.rules.content import VOCATIONS
from boomtown.games.urban_sprawl.rules.filters import Filter
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS, LOT_BLOCK, SITE_LOTS
from boomtown.games.urban_sprawl.rules.survey import edge_lots
from boomtown.games.urban_sprawl.rules.table import OCCUPIED, THIS, SprawlTable, markers_of
from boomtown.games.urban_sprawl.rules.whom import register

RANGE: Final = (Operand("min", "least"), Operand("max", "most"))


class Test(Word[SprawlTable]):
    """A test that a player, or the building whose effect it is, passes or not."""

    of_building: ClassVar[bool] = False  # only a contract has a building to look at

    def passes(self, t: SprawlTable, seat: int) -> bool:
        """Whether it holds."""
        raise TypeError(type(self).name + " must say when it holds")


class Holds(Test):
    """The player holds an office."""

    name: ClassVar[str] = "holds"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("holds", "held"),)
    texts: ClassVar[dict[str, str]] = {"": "if you are {holds}"}

    def __init__(self, office: int) -> None:
        super().__init__()
        self.office = office

    def passes(self, t: SprawlTable, seat: int) -> bool:
        return t.offices[self.office] == seat


class OwnsVocation(Test):
    """The player owns so many markers of a vocation, or of any."""

    name: ClassVar[str] = "vocation"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("vocation", "owned"), *RANGE)
    texts: ClassVar[dict[str, str]] = {"": "{vocation}"}

    def __init__(self, vocation: int, low: int, high: int) -> None:
        super().__init__()
        self.vocation = vocation  # -1: any
        self.low = low

    def passes(self, t: SprawlTable, seat: int) -> bool:
        owned = markers_of(t, seat) if self.vocation < 0 else t.held[seat * VOCATIONS + self.vocation]
        return owned >= self.low


class AtEdge(Test):
    """The building is adjacent to water or wilderness."""

    name: ClassVar[str] = "edge"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("edge", "side"),)
    texts: ClassVar[dict[str, str]] = {"": "if adjacent to {edge}"}
    of_building: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def passes(self, t: SprawlTable, seat: int) -> bool:
        home = register(t, THIS)
        return home >= 0 and edge_lots(t, self.side) & SITE_LOTS[t.site[home]] != 0


class ThereAre(Test):
    """There are so many of something."""

    name: ClassVar[str] = "of"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("of", "filter"), *RANGE)
    texts: ClassVar[dict[str, str]] = {
        "of.where=picked": "if it is controlled",
        "": "if there are at least {min} {of:there}",
    }

    def __init__(self, of: Filter, low: int, high: int) -> None:
        super().__init__()
        self.of = of
        self.low = low
        self.high = high

    def passes(self, t: SprawlTable, seat: int) -> bool:
        return self.low <= self.of.count(t, seat, False) <= self.high


class IsHighest(Test):
    """No building in the city has a higher value."""

    name: ClassVar[str] = "top"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("top", "value"),)
    texts: ClassVar[dict[str, str]] = {"": "if no building in the city has a higher value"}
    of_building: ClassVar[bool] = True

    def __init__(self, what: str) -> None:
        super().__init__()

    def passes(self, t: SprawlTable, seat: int) -> bool:
        home = register(t, THIS)
        if home < 0:
            return False
        for block in range(len(t.value)):
            if t.value[block] > t.value[LOT_BLOCK[home]] and BLOCK_LOTS[block] & t.masks[OCCUPIED]:
                return False
        return True


TESTS: Final[list[type[Test]]] = [Holds, OwnsVocation, AtEdge, ThereAre, IsHighest]
