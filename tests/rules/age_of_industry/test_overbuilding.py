"""Overbuilding industry counters: one's own, a rival's, ships, and what becomes of the old counter."""

import pytest

from tests.rules.age_of_industry.builds import NO_SUPPLY, builder, choose
from tests.rules.age_of_industry.position import Position

# --- one's own -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-153")
def test_a_space_with_a_counter_can_be_built_in() -> None:
    """Red's new port takes the place of their old one; yellow's port of the same level is closed to them."""
    p = builder("germany", "light_green", port_1=0)
    p.put("red", "port_1", "kiel_1")
    p.put("yellow", "port_1", "bremen_1")
    choose(p, "port")
    assert p.why("space bremen_1") == ("AOI-102", "AOI-158")
    p.do("space kiel_1")
    assert p.stands("kiel_1") == "red port_2"


@pytest.mark.rule("AOI-154")
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(
    ("old", "left", "why"),
    [
        ("port_1", {"port_1": 0}, ()),  # level 2 over level 1
        ("port_1", {"port_1": 0, "port_2": 0}, ()),  # level 3 over level 1
        ("port_1", {}, ("AOI-154",)),  # level 1 over level 1
        ("port_2", {"port_1": 0}, ("AOI-154",)),  # level 2 over level 2
        ("port_3", {"port_1": 0}, ("AOI-154",)),  # level 2 over level 3
    ],
)
def test_an_own_counter_gives_way_to_a_higher_level(
    old: str, left: dict[str, int], why: tuple[str, ...], flipped: bool
) -> None:
    """With a port card, no railway and a full location: only the level counts."""
    p = builder("germany", "port", **left)
    p.put("red", old, "kiel_1", flipped=flipped)
    p.rail("red", "kiel-hamburg")
    choose(p, "port")
    assert p.why("space kiel_1") == why


@pytest.mark.rule("AOI-154")
def test_two_own_counters_in_a_large_location_can_both_be_built_over() -> None:
    """The limit of two counters keeps nobody from replacing one of them."""
    p = builder("germany", "coal", coal_1=0)
    p.put("red", "coal_1", "ruhr_1")
    p.put("red", "iron_1", "ruhr_3")
    choose(p, "coal")
    assert p.offers("space") == {"ruhr_1"}
    assert p.why("space ruhr_2") == ("AOI-101",)
    p.do("space ruhr_1")
    assert p.stands("ruhr_1") == "red coal_2"


@pytest.mark.rule("AOI-155")
@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("cotton_1", "iron_2", {"iron_1": 0}),
        ("iron_1", "cotton_2", {"cotton_1": 0}),
        ("cotton_2", "factory_3", {"factory_0": 0}),
        ("factory_3", "factory_4", {"factory_0": 0, "factory_3": 0}),
    ],
)
def test_an_own_counter_may_give_way_to_another_industry(old: str, new: str, left: dict[str, int]) -> None:
    """Mills, works and factories replace one another in a clear space, with the new industry's card."""
    industry = new.split("_")[0]
    p = builder("germany", industry, **left)
    p.put("red", old, "bohemia_2", cubes=0)
    choose(p, industry)
    p.do("space bohemia_2")
    assert p.stands("bohemia_2") == f"red {new}"


@pytest.mark.rule("AOI-156")
def test_overbuilding_needs_the_right_symbol() -> None:
    """A mine stays a mine and a port a port, even under a higher level of something else."""
    p = builder("germany", "cotton", cotton_1=0)
    p.put("red", "port_1", "hamburg_1")
    p.put("red", "coal_1", "bohemia_1", cubes=0)
    p.put("red", "cotton_1", "hamburg_3")
    choose(p, "cotton", "combine")
    assert p.why("space hamburg_1") == ("AOI-095",)
    assert p.why("space bohemia_1") == ("AOI-093",)
    assert p.can("space hamburg_3")


@pytest.mark.rule("AOI-156")
def test_overbuilding_needs_supply_a_card_and_a_counter_of_the_display() -> None:
    """Coal must get there, the card must fit, the lowest level comes first, and the price is paid."""
    p = builder("germany", "brown", cotton_1=0)
    p.put("red", "cotton_1", "frankfurt_1")
    p.put("red", "cotton_1", "bohemia_2")
    choose(p, "cotton", "combine")
    assert p.why("space frankfurt_1") == NO_SUPPLY  # no coal for it there
    p.rail("yellow", "frankfurt-koeln", "koeln-belgium", "belgium-france")
    choose(p, "cotton")
    assert p.why("space frankfurt_1") == ("AOI-087",)  # not brown
    p.do("space bohemia_2")
    assert (p.spent("red"), p.on_display("red", "cotton_2"), p.cards("red")) == (6 + 1, 1, [])


@pytest.mark.rule("AOI-157")
def test_a_factory_over_a_mill_but_no_mill_over_a_port() -> None:
    """The rulebook's cases: a level-3 factory replaces a level-1 mill; a port can't become a mill."""
    p = builder("germany", "factory", factory_0=0)
    p.put("red", "cotton_1", "bohemia_2")
    p.put("red", "port_1", "kiel_1")
    choose(p, "factory")
    p.do("space bohemia_2")
    assert p.stands("bohemia_2") == "red factory_3"
    p.hand("red", "cotton")
    p.left("red", cotton_1=0)
    p.put("yellow", "port_1", "hamburg_1")
    p.rail("red", "kiel-hamburg")
    choose(p, "cotton")
    assert p.why("space kiel_1") == ("AOI-095",)


# --- a rival's -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-158")
@pytest.mark.parametrize(
    ("old", "space", "industry", "left"),
    [
        ("cotton_1", "hamburg_3", "cotton", {"cotton_1": 0}),
        ("cotton_1", "hamburg_3", "iron", {"iron_1": 0}),
        ("factory_3", "hamburg_3", "factory", {"factory_0": 0, "factory_3": 0}),
        ("port_1", "bremen_1", "port", {"port_1": 0}),
        ("iron_1", "hamburg_3", "cotton", {"cotton_1": 0}),  # iron works give way to iron works only
        ("iron_1", "hamburg_3", "factory", {"factory_0": 0}),
    ],
)
def test_other_counters_of_rivals_are_never_built_over(
    old: str, space: str, industry: str, left: dict[str, int]
) -> None:
    """However high the level and though both kinds of cubes are sold out."""
    p = builder("germany", "grey", **left)
    p.put("green", "port_1", "hamburg_1")
    p.put("yellow", old, space, cubes=0)
    p.demand(coal=0, iron=0)
    choose(p, industry, "combine")
    assert p.why(f"space {space}") == ("AOI-102", "AOI-158")


@pytest.mark.rule("AOI-158")
def test_a_rivals_ship_is_never_built_over() -> None:
    """A level-3 ship can't take the place of yellow's level-2 ship."""
    p = builder("new_england", "mauve", ship_0=0, ship_2=0)
    p.put("red", "port_1", "boston_1")
    p.put("yellow", "ship_2", "massachusetts_bay_1")
    p.demand(coal=0, iron=0)
    choose(p, "ship", "combine")
    assert p.can("space nantucket_sound_1")
    assert p.why("space massachusetts_bay_1") == ("AOI-102", "AOI-158")


def rival_mine() -> Position:
    """Yellow's emptied level-1 mine in the Ruhr; red's next mine is of level 2; coal is sold out."""
    p = builder("germany", "blue", coal_1=0)
    p.put("yellow", "coal_1", "ruhr_1", cubes=0, flipped=True)
    p.demand(coal=0)
    return p


@pytest.mark.rule("AOI-158", "AOI-159")
def test_a_rivals_mine_may_be_built_over_when_coal_is_sold_out() -> None:
    """No coal cube anywhere: the mine gives way; iron cubes make no difference."""
    p = rival_mine()
    p.put("green", "iron_1", "ruhr_3")
    choose(p, "coal")
    p.do("space ruhr_1")
    assert (p.stands("ruhr_1"), p.cubes("ruhr_1")) == ("red coal_2", 4)
    assert not p.flipped("ruhr_1")


@pytest.mark.rule("AOI-159")
def test_one_coal_cube_on_the_display_protects_a_mine() -> None:
    """A single cube on the coal display and the rival's mine stays."""
    p = rival_mine()
    p.demand(coal=1)
    choose(p, "coal")
    assert p.why("space ruhr_1") == ("AOI-159",)


@pytest.mark.rule("AOI-159", "AOI-G16")
def test_one_coal_cube_on_a_lonely_mine_protects_a_mine() -> None:
    """Connected or not, one cube at the other end of the map is enough."""
    p = rival_mine()
    p.put("green", "coal_1", "poland_1", cubes=1)
    choose(p, "coal")
    assert p.why("space ruhr_1") == ("AOI-159",)


@pytest.mark.rule("AOI-159", "AOI-G16")
@pytest.mark.parametrize(("cubes", "why"), [(1, ("AOI-159",)), (0, ())])
def test_one_cube_at_a_coal_import_protects_a_mine(cubes: int, why: tuple[str, ...]) -> None:
    """Import coal lies on the map too."""
    p = builder("new_england", "grey", coal_1=0)
    p.put("yellow", "coal_1", "pennsylvania_1", cubes=0, flipped=True)
    p.put("green", "port_1", "portland_1")
    p.put("green", "ship_2", "gulf_of_maine_1")
    p.imports("gulf_of_maine", cubes)
    p.demand(coal=0)
    choose(p, "coal")
    assert p.why("space pennsylvania_1") == why


@pytest.mark.rule("AOI-159", "AOI-G16")
def test_building_over_a_rivals_mine_keeps_to_the_card_and_the_limit() -> None:
    """An industry card needs a connection, and Bohemia has room for one counter of red's."""
    p = rival_mine()
    p.hand("red", "coal")
    p.put("red", "cotton_1", "berlin_1")
    p.rail("red", "berlin-poland")
    choose(p, "coal")
    assert p.why("space ruhr_1") == ("AOI-077",)
    p.rail("red", "ruhr-kassel")
    choose(p, "coal")
    assert p.why("space ruhr_1") == ()
    p = builder("germany", "brown", coal_1=0)
    p.put("yellow", "coal_1", "bohemia_1", cubes=0, flipped=True)
    p.put("red", "cotton_1", "bohemia_2")
    p.demand(coal=0)
    choose(p, "coal")
    assert p.why("space bohemia_1") == ("AOI-100",)


def rival_works() -> Position:
    """Yellow's emptied level-1 works in Bohemia; red's next works is of level 2; iron is sold out."""
    p = builder("germany", "brown", iron_1=0, cotton_1=0)
    p.put("yellow", "iron_1", "bohemia_2", cubes=0, flipped=True)
    p.rail("yellow", "regensburg-bohemia")
    p.demand(iron=0)
    return p


@pytest.mark.rule("AOI-158", "AOI-160")
def test_a_rivals_works_may_be_built_over_when_iron_is_sold_out() -> None:
    """With a works only, and coal cubes make no difference; all cubes of the new one refill the display."""
    p = rival_works()
    choose(p, "cotton")
    assert p.why("space bohemia_2") == ("AOI-102", "AOI-158")
    choose(p, "iron")
    p.do("space bohemia_2")
    assert (p.stands("bohemia_2"), p.t.demand) == ("red iron_2", [5, 4])


@pytest.mark.rule("AOI-160")
def test_one_iron_cube_protects_a_works() -> None:
    """On the display, or on a works that nothing connects."""
    p = rival_works()
    p.demand(iron=1)
    choose(p, "iron")
    assert p.why("space bohemia_2") == ("AOI-160",)
    p = rival_works()
    p.put("green", "iron_1", "stettin_2", cubes=1)
    choose(p, "iron")
    assert p.why("space bohemia_2") == ("AOI-160",)


@pytest.mark.rule("AOI-161")
@pytest.mark.parametrize(
    ("old", "left", "why"),
    [
        ("coal_1", {}, ("AOI-161",)),
        ("coal_2", {"coal_1": 0}, ("AOI-161",)),
        ("coal_3", {"coal_1": 0}, ("AOI-161",)),
        ("coal_1", {"coal_1": 0}, ()),
        ("coal_2", {"coal_1": 0, "coal_2": 0}, ()),
    ],
)
def test_a_rivals_mine_gives_way_to_a_higher_level_only(
    old: str, left: dict[str, int], why: tuple[str, ...]
) -> None:
    """The same level or a lower one won't do."""
    p = builder("germany", "brown", **left)
    p.put("yellow", old, "bohemia_1", cubes=0, flipped=True)
    p.rail("yellow", "regensburg-bohemia", "regensburg-muenchen")
    p.demand(coal=0)
    choose(p, "coal")
    assert p.why("space bohemia_1") == why


@pytest.mark.rule("AOI-161")
def test_a_rivals_works_gives_way_to_a_higher_level_only() -> None:
    """A level-2 works can't replace a level-2 works."""
    p = builder("germany", "brown", iron_1=0)
    p.put("yellow", "iron_2", "bohemia_2", cubes=0, flipped=True)
    p.rail("yellow", "regensburg-bohemia")
    p.demand(iron=0)
    choose(p, "iron")
    assert p.why("space bohemia_2") == ("AOI-161",)


# --- the old counter -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-162")
def test_an_overbuilt_counter_never_comes_back() -> None:
    """Yellow's mine leaves the map, not onto their display, and its point is lost; red's new one scores 2."""
    p = rival_mine()
    p.left("yellow", coal_1=1)
    seat = p.seat("yellow")
    points = p.t.scores()
    choose(p, "coal")
    p.do("space ruhr_1")
    assert p.on_display("yellow", "coal_1") == 1
    assert p.t.view(None)["gone"][seat * len(p.content.level) + p.counter("coal_1")] == 1
    assert p.t.scores()[seat] == points[seat] - 1
    assert p.t.owner.count(seat) == 0
    p.turn("yellow")
    assert p.why("railway") == ("AOI-177",)  # they have nothing in the Ruhr any more


@pytest.mark.rule("AOI-162")
def test_an_own_overbuilt_counter_never_comes_back() -> None:
    """Red's replaced mill is neither on the map nor on their display: the next mill is still of level 2."""
    p = builder("germany", "cotton", cotton_1=0)
    p.put("red", "cotton_1", "bohemia_2")
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert p.on_display("red", "cotton_1") == 0
    assert p.t.view(None)["gone"][p.counter("cotton_1")] == 1
    p.hand("red", "brown")
    p.rail("yellow", "regensburg-bohemia")
    choose(p, "cotton")
    p.do("space regensburg_1")
    assert p.stands("regensburg_1") == "red cotton_2"


@pytest.mark.rule("AOI-162", "AOI-G14")
@pytest.mark.parametrize(("old", "new"), [("coal_1", "coal_2"), ("coal_2", "coal_3")])
def test_the_cubes_of_an_overbuilt_mine_are_lost(old: str, new: str) -> None:
    """Cubes left on it go to the stock; it doesn't flip and pays nothing."""
    p = builder("germany", "coal", **({"coal_1": 0} if new == "coal_2" else {"coal_1": 0, "coal_2": 0}))
    p.put("red", old, "ruhr_1", cubes=2)
    p.put("yellow", "iron_1", "ruhr_3")
    choose(p, "coal")
    p.do("space ruhr_1")
    assert p.stands("ruhr_1") == f"red {new}"
    assert p.cubes("ruhr_1") == {"coal_2": 4, "coal_3": 5}[new]
    assert p.cash("red") == 20 - {"coal_2": 5, "coal_3": 8}[new]


@pytest.mark.rule("AOI-162", "AOI-G14")
def test_the_cubes_of_an_overbuilt_works_are_off_the_map() -> None:
    """A mill replaces red's works with three cubes on it, and iron is sold out: green's works is fair game."""
    p = builder("germany", "cotton", cotton_1=0)
    p.put("red", "iron_1", "bohemia_2", cubes=3)
    p.put("green", "iron_1", "regensburg_1", cubes=0, flipped=True)
    p.rail("yellow", "regensburg-bohemia", "regensburg-augsburg")
    p.demand(iron=0)
    p.left("yellow", iron_1=0)
    p.hand("yellow", "brown")
    p.turn("yellow")
    p.do("combine", "card brown", "industry iron")
    assert p.why("space regensburg_1") == ("AOI-160",)
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert (p.stands("bohemia_2"), p.flipped("bohemia_2")) == ("red cotton_2", False)
    assert (p.cubes("bohemia_2"), p.cash("red")) == (0, 20 - 6 - 1)
    p.turn("yellow")
    p.do("combine", "card brown", "industry iron")
    assert p.why("space regensburg_1") == ()


@pytest.mark.rule("AOI-155", "AOI-162", "AOI-G14", "AOI-G17")
@pytest.mark.parametrize(("cubes", "profit"), [(2, 0), (1, 4)])
def test_a_works_may_supply_the_factory_that_replaces_it(cubes: int, profit: int) -> None:
    """Its last cube flips it for $4 before it goes, other cubes are lost; the factory is unused."""
    p = builder("germany", "factory", factory_0=0)
    p.put("red", "iron_1", "bohemia_2", cubes=cubes)
    choose(p, "factory")
    p.do("space bohemia_2")
    assert p.stands("bohemia_2") == "red factory_3"
    assert not p.flipped("bohemia_2")
    assert p.t.demand == [5, 6]
    assert p.cash("red") == 20 - 8 - 1 + profit


# --- ships ---------------------------------------------------------------------------------------------------


def own_ship(flipped: bool, imports: int, market: str, sold: bool) -> Position:
    """Red's level-2 ship beside their port in Boston; their next ship is of level 3."""
    p = builder("new_england", "ship", ship_0=0, ship_2=0)
    p.put("red", "port_1", "boston_1")
    p.put("red", "ship_2", "massachusetts_bay_1", flipped=flipped)
    p.imports("massachusetts_bay", imports)
    p.market("massachusetts_bay_market", market, sold)
    choose(p, "ship")
    return p


@pytest.mark.rule("AOI-163", "AOI-164")
def test_a_ship_over_a_used_ship_is_not_flipped() -> None:
    """It costs its price, brings no coal and no market, and nothing is paid."""
    p = own_ship(flipped=True, imports=0, market="cotton", sold=True)
    p.do("space massachusetts_bay_1")
    assert p.stands("massachusetts_bay_1") == "red ship_3"
    assert not p.flipped("massachusetts_bay_1")
    assert p.import_cubes("massachusetts_bay") == 0
    assert p.sold("massachusetts_bay_market")
    assert p.cash("red") == 20 - 12 - 1 - 1


@pytest.mark.rule("AOI-164")
def test_a_ship_over_a_ship_brings_no_coal_to_the_display_either() -> None:
    """With an empty display and an empty import it has to buy its coal for $4."""
    p = own_ship(flipped=True, imports=0, market="none", sold=False)
    p.demand(coal=0)
    p.do("space massachusetts_bay_1")
    assert (p.import_cubes("massachusetts_bay"), p.t.demand) == (0, [0, 5])
    assert p.cash("red") == 20 - 12 - 4 - 1


@pytest.mark.rule("AOI-164", "AOI-G15")
def test_coal_still_at_the_import_stays_and_serves() -> None:
    """Three cubes lie there: one serves the new ship, two stay; a market counter stays as it was."""
    p = own_ship(flipped=False, imports=3, market="cotton", sold=False)
    p.do("space massachusetts_bay_1")
    assert p.import_cubes("massachusetts_bay") == 2
    assert not p.sold("massachusetts_bay_market")
    assert (
        p.content.demand_ids[p.t.market[p.content.market_ids.index("massachusetts_bay_market")]] == "cotton"
    )
    assert p.cash("red") == 20 - 12 - 1


@pytest.mark.rule("AOI-163", "AOI-G15")
def test_a_ship_over_a_ship_never_flips() -> None:
    """Not when its coal is gone and its market is used afterwards."""
    p = own_ship(flipped=False, imports=2, market="cotton", sold=False)
    p.do("space massachusetts_bay_1")
    p.put("red", "cotton_1", "boston_3")
    p.left("yellow", cotton_1=0)
    p.hand("yellow", "mauve")
    p.turn("yellow", more=("red",))
    p.do("build", "card mauve", "industry cotton", "space boston_4")
    assert p.import_cubes("massachusetts_bay") == 0
    before = p.cash("red")
    p.turn("red", more=("yellow",))
    p.do("sell", "seller boston_3", "to-market massachusetts_bay_market")
    assert p.sold("massachusetts_bay_market")
    assert not p.flipped("massachusetts_bay_1")
    assert p.cash("red") == before + 8


@pytest.mark.rule("AOI-019")
def test_a_first_ship_does_flip_in_the_same_case() -> None:
    """A ship that stands in a fresh space flips with its last coal cube and its market used."""
    p = builder("new_england", "mauve", cotton_1=0)
    p.put("red", "port_1", "boston_1")
    p.put("yellow", "ship_2", "massachusetts_bay_1")
    p.imports("massachusetts_bay", 1)
    p.market("massachusetts_bay_market", "cotton", sold=True)
    choose(p, "cotton")
    p.do("space boston_3")
    assert p.flipped("massachusetts_bay_1")
    assert p.cash("yellow") == 12


# --- a reminder about costs ----------------------------------------------------------------------------------


@pytest.mark.rule("AOI-165")
def test_all_money_of_both_actions_lies_in_the_box() -> None:
    """A mill with bought coal ($6 + $1) and a railway with bought coal and iron ($1 + $1 + $1): $10 in the box."""
    p = builder("germany", "brown", cotton_1=0)
    p.rail("red", "regensburg-augsburg")
    p.demand(coal=6, iron=6)
    choose(p, "cotton")
    p.do("space bohemia_2", "railway", "link regensburg-bohemia")
    assert p.railway("regensburg-bohemia") == "red"
    assert (p.spent("red"), p.cash("red")) == (7 + 3, 20 - 10)
    assert p.t.view(None)["spent"][p.seat("red")] == 10


@pytest.mark.rule("AOI-163", "AOI-203", "AOI-G15")
def test_a_ship_that_gives_its_last_coal_to_its_successor_is_paid_first() -> None:
    """The old ship is used up while it still stands and earns its $12; the new one never flips."""
    p = Position("new_england")
    p.put("red", "port_1", "portland_1")
    p.put("green", "iron_1", "portland_2")
    p.put("red", "ship_2", "gulf_of_maine_1")
    p.imports("gulf_of_maine", 1)
    p.market("gulf_of_maine_market", "cotton", sold=True)
    p.left("red", ship_0=0, ship_2=0)
    p.money("red", 12)
    p.hand("red", "ship")
    p.turn("red")
    p.do("build", "card ship", "space gulf_of_maine_1")
    assert p.stands("gulf_of_maine_1") == "red ship_3"
    assert p.import_cubes("gulf_of_maine") == 0
    assert (p.cash("red"), p.debt("red")) == (12, 0)
    assert not p.flipped("gulf_of_maine_1")
