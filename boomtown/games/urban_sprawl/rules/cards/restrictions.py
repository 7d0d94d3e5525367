"""What a contract says of its site, beside the rules of zoning; also what it may demolish and what it costs."""

from typing import ClassVar, Final

from boomtown.engine.cards import Operand, Word
from boomtown.games.urban_sprawl.rules.content import Content
from boomtown.games.urban_sprawl.rules.filters import ANYBODY, CITY, Filter
from boomtown.games.urban_sprawl.rules.grid import bits
from boomtown.games.urban_sprawl.rules.survey import Survey, adjacent_to
from boomtown.games.urban_sprawl.rules.table import SprawlTable

RANGE: Final = (Operand("min", "least"), Operand("max", "most"))
OF: Final = Operand("of", "filter")


class Restriction(Word[SprawlTable]):
    """One restriction of a contract; texts are named as those of the other words."""

    def enter(self, content: Content, card: int) -> None:
        """Note what is known before anybody asks for a site."""

    def for_all(self) -> bool:
        """Whether it means the same to every seat, whatever effect is running, and whatever may be demolished."""
        return True

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        """Say what it asks of a site."""


class IgnoreZoning(Restriction):
    """Other zones are no hindrance."""

    name: ClassVar[str] = "ignore_zoning"
    texts: ClassVar[dict[str, str]] = {"": "Ignore zoning."}

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.ignored = True


class ZoneAs(Restriction):
    """Other zones count as its own."""

    name: ClassVar[str] = "zone_as"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("zones", "zones_as"),)
    texts: ClassVar[dict[str, str]] = {"": "{zones} counts as {zones.own} for zoning."}

    def __init__(self, zones: int) -> None:
        super().__init__()
        self.zones = zones  # a mask

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        for zone in bits(self.zones):
            survey.as_own = [*survey.as_own, survey.land.touched[zone]]


class Raze(Restriction):
    """It may demolish some buildings."""

    name: ClassVar[str] = "raze"
    operands: ClassVar[tuple[Operand, ...]] = (OF,)
    texts: ClassVar[dict[str, str]] = {"": "May demolish {of:yours}."}

    def __init__(self, of: Filter) -> None:
        super().__init__()
        self.of = of

    def enter(self, content: Content, card: int) -> None:
        content.razes[card].append(self.of)

    def for_all(self) -> bool:
        return False


class Cost(Restriction):
    """It costs half the value, or nothing."""

    name: ClassVar[str] = "cost"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("wealth", "cost"),)
    texts: ClassVar[dict[str, str]] = {
        "wealth=half": "Pay half the block's value, rounded up.",
        "": "Costs no wealth.",
    }

    def __init__(self, cost: int) -> None:
        super().__init__()
        self.cost = cost

    def enter(self, content: Content, card: int) -> None:
        content.cost[card] = self.cost


class AtSide(Restriction):
    """It must be adjacent to water, wilderness, or either."""

    name: ClassVar[str] = "edge"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("side", "side"),)
    texts: ClassVar[dict[str, str]] = {"": "Must be adjacent to {side}."}

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.touch(t.content.edge_shapes(self.side))


class OfBuildings(Restriction):
    """A restriction that looks at some buildings."""

    operands: ClassVar[tuple[Operand, ...]] = (OF,)

    def __init__(self, of: Filter) -> None:
        super().__init__()
        self.of = of

    def for_all(self) -> bool:
        of = self.of
        return of.control == ANYBODY and of.where == CITY and of.touching is None and of.with_this

    def adjacent(self, t: SprawlTable, seat: int, survey: Survey) -> list[int]:
        """Of each block: the ways to lie that are adjacent to one of the buildings."""
        zone = self.of.only_zone()
        return survey.land.touched[zone] if zone >= 0 else adjacent_to(t, self.of.homes(t, seat))


class Beside(OfBuildings):
    """It must be adjacent to one of some buildings."""

    name: ClassVar[str] = "adjacent"
    texts: ClassVar[dict[str, str]] = {"": "Must be adjacent to {of:a}."}

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.touch(self.adjacent(t, seat, survey))


class NotBeside(OfBuildings):
    """It must be adjacent to none of some buildings."""

    name: ClassVar[str] = "not_adjacent"
    texts: ClassVar[dict[str, str]] = {"": "Must not be adjacent to {of:a}."}

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.avoid(self.adjacent(t, seat, survey))


class OfValue(Restriction):
    """The value of its block is in a range."""

    name: ClassVar[str] = "value"
    operands: ClassVar[tuple[Operand, ...]] = RANGE
    texts: ClassVar[dict[str, str]] = {
        "min": "The block's value must be {min} or more.",
        "": "The block's value must be {max} or less.",
    }

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low = low
        self.high = high

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.low, survey.high = max(survey.low, self.low), min(survey.high, self.high)


class InBlock(Restriction):
    """It stands alone in its block, or does not."""

    name: ClassVar[str] = "block"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("state", "company"),)
    texts: ClassVar[dict[str, str]] = {
        "state=alone": "Must be the only building in its block.",
        "": "Must share its block.",
    }

    def __init__(self, state: int) -> None:
        super().__init__()
        self.state = state

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.state = self.state


class InRows(OfBuildings):
    """Its rows have so many of some buildings."""

    name: ClassVar[str] = "row"
    operands: ClassVar[tuple[Operand, ...]] = (OF, *RANGE)
    texts: ClassVar[dict[str, str]] = {
        "min": "Needs {min} or more {of:rows} in these rows.",
        "": "No more than {max} {of:rows} in these rows.",
    }

    def __init__(self, of: Filter, low: int, high: int) -> None:
        super().__init__(of)
        self.low = low
        self.high = high

    def note(self, t: SprawlTable, seat: int, survey: Survey) -> None:
        survey.rows = [*survey.rows, [self.of.homes(t, seat), self.low, self.high]]


RESTRICTIONS: Final[list[type[Restriction]]] = [
    IgnoreZoning,
    ZoneAs,
    Raze,
    Cost,
    AtSide,
    Beside,
    NotBeside,
    OfValue,
    InBlock,
    InRows,
]
