"""Red builds: what many tests of builds begin with."""

from boomtown.games.age_of_industry.rules.build import ChooseSpace
from boomtown.games.age_of_industry.rules.content import INDUSTRY_IDS
from tests.rules.age_of_industry.position import Position

NO_SUPPLY = ("AOI-114", "AOI-134")


def builder(map_id: str, card: str, **left: int) -> Position:
    """Red has $20, one card, and displays with these counters left."""
    p = Position(map_id)
    p.money("red", 20)
    p.hand("red", card)
    p.left("red", **left)
    return p


def choose(p: Position, industry: str, first: str = "build") -> None:
    """Red's turn: they play their card for an industry and have to say where."""
    p.turn("red", more=("yellow",))
    p.do(first, f"card {p.cards('red')[0]}")
    if p.step == "ChooseIndustry":
        p.do(f"industry {industry}")
    where = p.t.agenda[-1]
    assert isinstance(where, ChooseSpace)
    assert where.industry == INDUSTRY_IDS.index(industry)


def cubes_on_the_table(p: Position) -> int:
    """All cubes on counters, imports and demand displays."""
    return sum(p.t.cubes) + sum(p.t.demand)
