"""Build industry, player display: which counter is built and what it costs."""

from pathlib import Path
from typing import cast

import pytest

from boomtown.engine.errors import BadContent
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.rules.table import AgeTable
from tests.rules.age_of_industry.packs import pack
from tests.rules.age_of_industry.position import Position


def works(coal: int = 5, iron: int = 5) -> Position:
    """Red has a mine's and an iron works' cubes at hand in Leipzig's neighbourhood, and nothing on the map."""
    p = Position()
    if coal:
        p.put("yellow", "coal_3", "chemnitz_1", cubes=coal)
    if iron:
        p.put("yellow", "iron_3", "chemnitz_2", cubes=iron)
    p.rail("yellow", "leipzig-chemnitz")
    p.money("red", 50)
    return p


@pytest.mark.rule("AOI-103")
def test_only_what_is_on_the_display_can_be_built() -> None:
    """Without a cotton mill on their display red can't build one, however many the others have."""
    p = Position()
    p.left("red", cotton_1=0, cotton_2=0, cotton_3=0)
    p.hand("red", "cotton", "orange")
    p.turn("red")
    p.do("build")
    assert p.offers("card") == {"orange"}
    assert p.why("card cotton") == ("AOI-103",)
    p.do("card orange")
    assert p.why("industry cotton") == ("AOI-103",)
    assert p.on_display("yellow", "cotton_1") == 2


@pytest.mark.rule("AOI-103")
def test_building_takes_the_counter_off_the_display() -> None:
    """The counter that is built has left the display, and an overbuilt one doesn't come back to it."""
    p = works()
    p.hand("red", "cotton", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space leipzig_1")
    assert (p.on_display("red", "cotton_1"), p.on_display("yellow", "cotton_1")) == (1, 2)
    p.left("red", cotton_1=0)
    p.do("build", "card cotton", "space leipzig_1")
    assert p.stands("leipzig_1") == "red cotton_2"
    assert (p.on_display("red", "cotton_1"), p.on_display("red", "cotton_2")) == (0, 1)


@pytest.mark.rule("AOI-104")
@pytest.mark.parametrize(
    ("gone", "built"),
    [
        ({}, "cotton_1"),
        ({"cotton_1": 0}, "cotton_2"),
        ({"cotton_2": 0}, "cotton_1"),
        ({"cotton_1": 1, "cotton_3": 0}, "cotton_1"),
        ({"cotton_1": 0, "cotton_2": 0}, "cotton_3"),
    ],
)
def test_the_lowest_counter_must_be_taken(gone: dict[str, int], built: str) -> None:
    """Money, coal and iron for any mill: it is always the leftmost one that is built, there is no choice."""
    p = works()
    p.left("red", **gone)
    p.hand("red", "orange")
    p.turn("red")
    p.do("build", "card orange")
    told = GAME.text(p.number("industry cotton"), p.t, 0)
    assert told.startswith(f"Cotton mill {built[-1]} ")
    p.do("industry cotton", "space leipzig_1")
    assert p.stands("leipzig_1") == f"red {built}"


@pytest.mark.rule("AOI-104")
def test_a_display_out_of_order_is_refused(tmp_path: Path) -> None:
    """A content pack must list the counters of an industry in rising level."""
    content = pack(
        tmp_path,
        "display.toml",
        (
            'id = "cotton_2"\nindustry = "cotton"\nlevel = 2\ncount = 2\nbuildable = true\ncost = 6',
            'id = "cotton_2"\nindustry = "cotton"\nlevel = 4\ncount = 2\nbuildable = true\ncost = 6',
        ),
        ("income = 13\npoints = 2", "income = 13\npoints = 4"),
    )
    with pytest.raises(BadContent, match=r"cotton_3.*rising level"):
        GAME.new(3, 1, {"content": content})


@pytest.mark.rule("AOI-105")
def test_example_the_first_mill_is_of_level_1() -> None:
    """At the start of a game the only mill that can be built is a level-1 mill."""
    p = Position()
    p.t = cast(AgeTable, GAME.new(4, 1))
    seat = p.t.waiting[0]
    p.t.hands[seat][0] = p.content.card_ids.index("cotton")
    p.t.advance()
    p.do("build", "card cotton", "space berlin_1")
    at = p.space("berlin_1")
    assert p.content.counter_ids[p.t.counter[at]] == "cotton_1"
    assert p.t.spent[seat] == 4


@pytest.mark.rule("AOI-106")
def test_building_makes_higher_levels_available() -> None:
    """When both level-1 mills are built a level-2 mill comes next."""
    p = works()
    p.left("red", cotton_1=1)
    p.hand("red", "cotton", "orange")
    p.turn("red")
    p.do("build", "card cotton", "space dresden_1", "build", "card orange", "industry cotton")
    p.do("space leipzig_1")
    assert (p.stands("dresden_1"), p.stands("leipzig_1")) == ("red cotton_1", "red cotton_2")


@pytest.mark.rule("AOI-106")
def test_development_makes_higher_levels_available() -> None:
    """When the last level-1 mill is developed away a level-2 mill comes next."""
    p = works()
    p.left("red", cotton_1=1)
    p.hand("red", "cotton", "ship")
    p.turn("red")
    p.do("develop", "remove cotton_1", "card ship", "build", "card cotton", "space leipzig_1")
    assert p.stands("leipzig_1") == "red cotton_2"


@pytest.mark.rule("AOI-107")
def test_example_after_three_mills_the_second_of_level_2_comes() -> None:
    """Two level-1 mills and one level-2 mill are gone, built or developed: the next mill is of level 2."""
    p = works()
    p.hand("red", "cotton", "cotton", "cotton", "cotton", "ship", "ship")
    p.turn("red")
    p.do("build", "card cotton", "space leipzig_1", "develop", "remove cotton_1", "card ship")
    p.turn("red")
    p.do("develop", "remove cotton_2", "card ship", "build", "card cotton")
    assert {counter: p.on_display("red", counter) for counter in ("cotton_1", "cotton_2", "cotton_3")} == {
        "cotton_1": 0,
        "cotton_2": 1,
        "cotton_3": 2,
    }
    p.do("space leipzig_1")
    assert p.stands("leipzig_1") == "red cotton_2"


@pytest.mark.rule("AOI-108")
@pytest.mark.parametrize(("map_id", "industry"), [("germany", "factory"), ("new_england", "ship")])
def test_level_0_blocks_what_comes_after_it(map_id: str, industry: str) -> None:
    """As long as one level-0 counter is left no factory or ship can be built, with one action or two."""
    p = Position(map_id)
    p.join_all("green")
    if map_id == "new_england":
        p.put("yellow", "port_1", "boston_1")
    p.left("red", **{f"{industry}_0": 1})
    p.hand("red", industry)
    p.turn("red")
    assert p.why("build") == ("AOI-074",)
    p.do("combine", f"card {industry}")
    assert p.why(f"industry {industry}") == ("AOI-108",)
    p.turn("red")
    p.do("develop", f"remove {industry}_0", f"card {industry}")
    p.hand("red", industry)
    p.turn("red")
    assert p.can("build")


@pytest.mark.rule("AOI-109")
def test_example_two_developments_open_the_factories() -> None:
    """With two level-0 factories no factory can be built; two developments later a level-3 factory can."""
    p = works()
    p.hand("red", "ship", "ship", "factory")
    p.turn("red")
    assert not p.can("build")
    p.do("develop", "remove factory_0", "card ship")
    assert not p.can("build")
    p.do("develop", "remove factory_0", "card ship")
    p.turn("red")
    p.do("build", "card factory", "space leipzig_1")
    assert p.stands("leipzig_1") == "red factory_3"


@pytest.mark.rule("AOI-110")
@pytest.mark.parametrize("counter", ["cotton_1", "cotton_3", "factory_3", "iron_2", "coal_2"])
def test_the_price_on_the_display_is_paid(counter: str) -> None:
    """What the display says is taken from the player and lies in their box."""
    p = works()
    industry = counter[:-2]
    p.left("red", **{id: 0 for id in p.content.counter_ids if id.startswith(industry) and id < counter})
    printed = next(e["cost"] for e in p.content.pack.display["counter"] if e["id"] == counter)
    p.hand("red", industry)
    p.turn("red")
    p.do("build", f"card {industry}", "space ruhr_1" if industry == "coal" else "space leipzig_1")
    assert (p.cash("red"), p.spent("red")) == (50 - printed, printed)


@pytest.mark.rule("AOI-110")
def test_another_price_on_the_display_is_another_price(tmp_path: Path) -> None:
    """With a display that asks $7 for a level-1 mill, $7 are paid."""
    content = pack(tmp_path, "display.toml", ("buildable = true\ncost = 4", "buildable = true\ncost = 7"))
    p = Position(content=content)
    p.money("red", 10)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space berlin_1")
    assert p.cash("red") == 3


@pytest.mark.rule("AOI-111")
@pytest.mark.parametrize(
    ("counter", "coal", "iron"),
    [("cotton_1", 0, 0), ("cotton_2", 1, 0), ("coal_3", 0, 1), ("factory_3", 1, 1)],
)
def test_needed_cubes_are_moved_to_the_space(counter: str, coal: int, iron: int) -> None:
    """A counter takes the cubes that its display space shows, and can't be built where they can't come."""
    p = works()
    industry = counter[:-2]
    p.left("red", **{id: 0 for id in p.content.counter_ids if id.startswith(industry) and id < counter})
    p.rail("yellow", "ruhr-kassel", "erfurt-kassel", "leipzig-erfurt")
    space, far = ("ruhr_1", "mannheim_1") if industry == "coal" else ("leipzig_1", "mannheim_2")
    p.hand("red", industry)
    p.turn("red")
    p.do("build", f"card {industry}")
    assert p.can(f"space {far}") == (coal + iron == 0)
    if coal + iron:
        assert p.why(f"space {far}") == ("AOI-114", "AOI-134")
    p.do(f"space {space}")
    assert (p.cubes("chemnitz_1"), p.cubes("chemnitz_2")) == (5 - coal, 5 - iron)


@pytest.mark.rule("AOI-111")
@pytest.mark.parametrize(("coal", "iron"), [(5, 0), (0, 5)])
def test_both_cubes_are_needed(coal: int, iron: int) -> None:
    """A level-3 factory can't be built in Leipzig with coal alone or iron alone."""
    p = works(coal, iron)
    p.left("red", factory_0=0)
    p.hand("red", "factory")
    p.turn("red")
    p.do("build", "card factory")
    assert not p.can("space leipzig_1")
    assert p.why("space leipzig_1") == ("AOI-114", "AOI-134")


@pytest.mark.rule("AOI-112")
@pytest.mark.parametrize(("level", "cost", "coal", "iron"), [(1, 4, 0, 0), (2, 6, 1, 0), (3, 12, 1, 1)])
def test_example_what_mills_cost(level: int, cost: int, coal: int, iron: int) -> None:
    """Level 1 costs $4, level 2 $6 and a coal cube, level 3 $12, a coal and an iron cube."""
    p = works()
    p.left("red", **{f"cotton_{lower}": 0 for lower in range(1, level)})
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space leipzig_1")
    assert p.stands("leipzig_1") == f"red cotton_{level}"
    assert p.cash("red") == 50 - cost
    assert (p.cubes("chemnitz_1"), p.cubes("chemnitz_2")) == (5 - coal, 5 - iron)
    assert p.t.demand == [6, 6]
