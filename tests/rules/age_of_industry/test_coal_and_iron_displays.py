"""Coal and iron: the demand displays, the cubes of new counters, flipping what is emptied."""

import pytest

from tests.rules.age_of_industry.builds import NO_SUPPLY, builder, choose
from tests.rules.age_of_industry.position import Position

# --- the demand displays -------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-133")
def test_no_cube_from_the_display_while_the_map_can_supply_it() -> None:
    """A port is next door and the mine four links away: the coal still comes from the mine."""
    p = builder("germany", "light_green", cotton_1=0)
    p.put("yellow", "port_1", "bremen_1")
    p.put("yellow", "coal_1", "poland_1", cubes=1)
    p.rail("yellow", "bremen-hannover", "hannover-magdeburg", "magdeburg-berlin", "berlin-poland")
    choose(p, "cotton")
    p.do("space bremen_2")
    assert (p.cubes("poland_1"), p.t.demand[0], p.spent("red")) == (0, 6, 6)


@pytest.mark.rule("AOI-133")
def test_the_display_serves_when_no_source_is_connected() -> None:
    """A full mine without a railway can't supply: the display may, and the seat isn't asked."""
    p = builder("germany", "light_green", cotton_1=0)
    p.put("yellow", "port_1", "bremen_1")
    p.put("yellow", "coal_1", "poland_1")
    choose(p, "cotton")
    p.do("space bremen_2")
    assert (p.cubes("poland_1"), p.t.demand[0], p.spent("red")) == (3, 5, 7)


@pytest.mark.rule("AOI-133", "AOI-G17")
def test_a_new_port_uses_the_coal_that_its_sea_lane_opens() -> None:
    """A port under construction is joined to the ship off its coast: import coal, not the display."""
    p = builder("new_england", "brown", port_1=0)
    p.put("yellow", "port_1", "portland_1")
    p.put("yellow", "ship_2", "gulf_of_maine_1")
    p.imports("gulf_of_maine", 2)
    choose(p, "port")
    p.do("space portsmouth_1")
    assert p.stands("portsmouth_1") == "red port_2"
    assert (p.import_cubes("gulf_of_maine"), p.t.demand[0], p.spent("red")) == (1, 6, 6)


@pytest.mark.rule("AOI-134")
@pytest.mark.parametrize(
    ("card", "space", "rails", "port"),
    [
        ("light_green", "hannover_1", ["bremen-hannover"], "bremen_1"),  # a port counter
        ("light_green", "bremen_2", [], "bremen_1"),  # in the same location
        ("blue", "koeln_1", ["koeln-belgium", "belgium-france"], ""),  # a distant port
        ("brown", "bohemia_2", [], ""),  # in a location with a distant port
    ],
)
def test_a_port_or_a_distant_port_opens_the_displays(
    card: str, space: str, rails: list[str], port: str
) -> None:
    """Joined to a port counter or a distant port, red buys a coal cube for $1."""
    p = builder("germany", card, cotton_1=0)
    p.rail("yellow", *rails)
    if port:
        p.put("yellow", "port_1", port)
    choose(p, "cotton")
    p.do(f"space {space}")
    assert (p.t.demand, p.spent("red")) == ([5, 6], 7)


@pytest.mark.rule("AOI-134")
@pytest.mark.parametrize(
    ("card", "space", "rails"),
    [
        ("light_green", "hannover_1", ["hannover-kassel"]),  # the port is not joined
        ("light_green", "hamburg_3", ["hamburg-hannover"]),  # a port space is no port counter
        ("blue", "koeln_1", ["koeln-belgium"]),  # one link short of France
        ("mauve", "danzig_2", ["danzig-koenigsberg", "koenigsberg-russia"]),  # Russia has no distant port
    ],
)
def test_without_a_joined_port_the_displays_are_closed(card: str, space: str, rails: list[str]) -> None:
    """No port counter and no distant port on the railway network: no cube from the displays."""
    p = builder("germany", card, cotton_1=0)
    p.put("yellow", "port_1", "bremen_1")
    p.rail("yellow", *rails)
    choose(p, "cotton", "combine")
    assert p.why(f"space {space}") == NO_SUPPLY


@pytest.mark.rule("AOI-135")
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("owner", ["red", "yellow"])
@pytest.mark.parametrize("counter", ["port_1", "port_3"])
def test_any_port_counter_gives_access(owner: str, counter: str, flipped: bool) -> None:
    """Own or not, used or not, of any level."""
    p = builder("germany", "light_green", cotton_1=0)
    p.put(owner, counter, "bremen_1", flipped=flipped)
    p.rail("yellow", "bremen-hannover")
    choose(p, "cotton")
    p.do("space hannover_1")
    assert (p.stands("hannover_1"), p.spent("red")) == ("red cotton_2", 7)


@pytest.mark.rule("AOI-136", "AOI-137", "AOI-G02")
@pytest.mark.parametrize(("filled", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3)])
def test_a_cube_from_the_display_costs_what_its_row_says(filled: int, price: int) -> None:
    """Coal and iron come from the cheapest row that has a cube; the extra counts as spent."""
    p = builder("germany", "brown", cotton_1=0, cotton_2=0)
    p.demand(coal=filled, iron=6)
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert p.t.demand == [filled - 1, 5]
    assert (p.cash("red"), p.spent("red")) == (20 - 12 - price - 1, 12 + price + 1)
    p = builder("germany", "brown", cotton_1=0, cotton_2=0)
    p.demand(coal=6, iron=filled)
    choose(p, "cotton")
    p.do("space bohemia_2")
    assert p.t.demand == [5, filled - 1]
    assert (p.cash("red"), p.spent("red")) == (20 - 12 - 1 - price, 12 + 1 + price)


@pytest.mark.rule("AOI-138")
@pytest.mark.parametrize(("colour", "space"), [("green", "strassburg_1"), ("red", "mannheim_2")])
def test_greens_line_to_france_serves_all_who_join_it(colour: str, space: str) -> None:
    """Green and red, joined to France, buy coal and iron for their level-3 mills: $12 + $1 + $1."""
    p = Position.example("AOI-138")
    p.left(colour, cotton_1=0, cotton_2=0)
    p.hand(colour, "grey")
    p.turn(colour)
    p.do("build", "card grey", "industry cotton", f"space {space}")
    assert p.stands(space) == f"{colour} cotton_3"
    assert (p.spent(colour), p.t.demand) == (14, [5, 5])


@pytest.mark.rule("AOI-138")
def test_greens_line_to_france_does_not_serve_who_is_not_joined() -> None:
    """Yellow in Stuttgart has no railway to Mannheim or Strassburg; with one they are served too."""
    p = Position.example("AOI-138")
    p.left("yellow", cotton_1=0, cotton_2=0)
    p.hand("yellow", "grey")
    p.turn("yellow")
    p.do("combine", "card grey", "industry cotton")
    assert p.why("space stuttgart_1") == NO_SUPPLY
    p.rail("blue", "stuttgart-mannheim")
    p.turn("yellow", more=("green",))
    p.do("combine", "card grey", "industry cotton", "space stuttgart_1")
    assert p.spent("yellow") == 14


@pytest.mark.rule("AOI-139")
def test_an_empty_display_sells_at_four_dollars() -> None:
    """With both displays empty a connected builder pays $4 for each cube, and the displays stay empty."""
    p = builder("germany", "brown", cotton_1=0, cotton_2=0)
    p.demand(coal=0, iron=0)
    choose(p, "cotton")
    assert p.why("space nuernberg_1") == NO_SUPPLY
    p.do("space bohemia_2")
    assert (p.cash("red"), p.spent("red")) == (0, 20)
    assert p.t.demand == [0, 0]


@pytest.mark.rule("AOI-140")
def test_only_mines_works_and_ships_refill_the_displays() -> None:
    """Mill, port, railway, sale, development, cards, passing and a new round leave the displays as they are."""
    p = builder("germany", "light_green")
    p.put("yellow", "port_1", "hamburg_1")
    p.demand(coal=2, iron=2)
    p.hand("red", "light_green", "light_green", "light_green", "ship", "ship")
    p.turn("red", more=("yellow",))
    p.do("build", "card light_green", "industry cotton", "space hamburg_3")
    p.do("build", "card light_green", "industry port", "space bremen_1")
    p.turn("red", more=("yellow",))
    p.do("railway", "link hamburg-hannover")
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    p.turn("red", more=("yellow",))
    p.do("develop", "remove ship_0", "card ship")
    p.do("take-cards", "deck", "deck")
    p.turn("red", actions=1)
    p.do("pass", "card ship")
    assert p.t.round == [3]
    assert p.t.demand == [2, 2]
    p.turn("red", more=("yellow",))
    p.do("build", "card light_green", "industry iron", "space hannover_1")
    assert p.t.demand == [2, 5]


@pytest.mark.rule("AOI-141")
def test_a_port_gives_access_for_its_own_construction() -> None:
    """Ports of levels 2 and 3 are built in lonely Kiel with cubes bought through themselves."""
    p = builder("germany", "light_green", port_1=0)
    choose(p, "port")
    p.do("space kiel_1")
    assert (p.stands("kiel_1"), p.spent("red"), p.t.demand) == ("red port_2", 6 + 1, [5, 6])
    p = builder("germany", "light_green", port_1=0, port_2=0)
    choose(p, "port")
    p.do("space kiel_1")
    assert (p.stands("kiel_1"), p.spent("red"), p.t.demand) == ("red port_3", 10 + 2, [5, 5])


# --- cubes of new counters -----------------------------------------------------------------------------------


@pytest.mark.rule("AOI-142", "AOI-G08")
@pytest.mark.parametrize(
    ("industry", "space", "cubes"), [("coal", "ruhr_1", (3, 4, 5)), ("iron", "ruhr_3", (3, 4, 5))]
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_new_mines_and_works_get_their_cubes(
    industry: str, space: str, cubes: tuple[int, int, int], level: int
) -> None:
    """As many cubes as the display says, of the counter's kind, however many are out already."""
    p = builder("germany", "blue", **{f"{industry}_{lower}": 0 for lower in range(1, level)})
    for other in ("poland_1", "breslau_1", "chemnitz_1", "muenchen_1"):
        p.put("yellow", "coal_3", other, cubes=9)
    for other in ("berlin_1", "leipzig_1", "hannover_1", "stettin_2"):
        p.put("green", "iron_3", other, cubes=9)
    p.put("blue", "coal_1", "ruhr_2")
    p.put("blue", "iron_1", "ruhr_4")
    choose(p, industry)
    p.do(f"space {space}")
    assert p.stands(space) == f"red {industry}_{level}"
    assert p.cubes(space) == cubes[level - 1]
    assert p.t.demand == [6, 6]


@pytest.mark.rule("AOI-142")
def test_the_cubes_of_a_new_counter_are_of_its_own_kind() -> None:
    """A new mine gives coal and no iron: the works beside it can be built, a level-3 mine can't."""
    p = builder("germany", "blue", iron_1=0)
    p.hand("red", "blue", "blue")
    choose(p, "coal")
    p.do("space ruhr_1")
    p.left("red", coal_1=0, coal_2=0)
    p.do("build", "card blue")
    assert p.why("industry coal") == ("AOI-087",)
    p.do("industry iron", "space ruhr_3")
    assert (p.stands("ruhr_3"), p.cubes("ruhr_1")) == ("red iron_2", 2)


@pytest.mark.rule("AOI-144")
def test_three_cubes_on_coal_1_and_four_on_iron_2() -> None:
    """The rulebook's numbers: a level-1 mine gets three coal cubes, a level-2 works four iron cubes."""
    p = builder("germany", "blue", iron_1=0)
    p.put("yellow", "coal_1", "ruhr_2")
    p.hand("red", "blue", "blue")
    choose(p, "coal")
    p.do("space belgium_1")
    p.do("build", "card blue", "industry iron", "space ruhr_3")
    assert (p.stands("belgium_1"), p.cubes("belgium_1")) == ("red coal_1", 3)
    assert (p.stands("ruhr_3"), p.cubes("ruhr_3")) == ("red iron_2", 4)


@pytest.mark.rule("AOI-145", "AOI-146")
@pytest.mark.parametrize(
    ("card", "industry", "space", "rails", "port"),
    [
        ("blue", "coal", "belgium_1", ["belgium-france"], ""),
        ("brown", "coal", "bohemia_1", [], ""),
        ("light_green", "iron", "hannover_1", ["bremen-hannover"], "bremen_1"),
        ("light_green", "iron", "bremen_2", [], "bremen_1"),
    ],
)
def test_a_connected_mine_or_works_fills_its_own_display(
    card: str, industry: str, space: str, rails: list[str], port: str
) -> None:
    """Two of three cubes go into the two empty $1 spaces of the matching display, unasked, for $2."""
    p = builder("germany", card)
    p.rail("yellow", *rails)
    if port:
        p.put("yellow", "port_1", port, flipped=True)
    p.demand(coal=4, iron=4)
    choose(p, industry)
    p.do(f"space {space}")
    assert p.t.demand == ([6, 4] if industry == "coal" else [4, 6])
    assert p.cubes(space) == 1
    assert (p.cash("red"), p.spent("red")) == (20 - 2 + 2, 2)


@pytest.mark.rule("AOI-145")
@pytest.mark.parametrize(
    ("card", "industry", "space"), [("blue", "coal", "ruhr_1"), ("blue", "iron", "koeln_1")]
)
def test_an_unconnected_mine_or_works_keeps_its_cubes(card: str, industry: str, space: str) -> None:
    """Without a port or distant port on its network nothing moves and nothing is paid."""
    p = builder("germany", card)
    p.put("yellow", "port_1", "bremen_1")
    p.rail("yellow", "koeln-ruhr", "ruhr-kassel")
    p.demand(coal=0, iron=0)
    choose(p, industry)
    p.do(f"space {space}")
    assert (p.cubes(space), p.t.demand, p.cash("red")) == (3, [0, 0], 18)


@pytest.mark.rule("AOI-146", "AOI-147", "AOI-G02")
@pytest.mark.parametrize(("filled", "paid"), [(0, 3 + 3 + 2), (1, 3 + 2 + 2), (2, 2 + 2 + 1), (3, 2 + 1 + 1)])
def test_the_displays_are_filled_from_the_dearest_row(filled: int, paid: int) -> None:
    """Three cubes go into the dearest empty spaces, the bottom ones, and each brings its row's money."""
    p = builder("germany", "brown")
    p.demand(coal=filled, iron=0)
    choose(p, "coal")
    p.do("space bohemia_1")
    assert p.cash("red") == 20 - 2 + paid + 4  # the emptied mine pays its profit too
    assert p.t.demand == [filled + 3, 0]


@pytest.mark.rule("AOI-147")
def test_after_a_refill_the_cheapest_filled_row_is_what_the_bottom_rows_hold() -> None:
    """Three cubes put into an empty iron display leave the $2 row as the cheapest to buy from."""
    p = builder("germany", "brown", coal_1=0, coal_2=0)
    p.put("yellow", "iron_1", "bohemia_2", cubes=0, flipped=True)
    p.demand(coal=0, iron=0)
    p.rail("yellow", "regensburg-bohemia")
    p.hand("red", "brown", "brown")
    choose(p, "iron")
    p.do("space regensburg_1")
    assert (p.t.demand, p.cubes("regensburg_1"), p.flipped("regensburg_1")) == ([0, 3], 0, True)
    before = p.spent("red")
    p.do("build", "card brown", "industry coal", "space bohemia_1")
    assert p.spent("red") - before == 8 + 2


@pytest.mark.rule("AOI-148")
def test_three_cubes_of_a_new_mine_bring_four_dollars() -> None:
    """The rulebook's level-2 mine: three of four cubes to the display for $4, one stays."""
    p = Position.example("AOI-148")
    p.money("red", 5)
    p.hand("red", "blue")
    choose(p, "coal")
    p.do("space ruhr_1")
    assert (p.stands("ruhr_1"), p.cubes("ruhr_1")) == ("red coal_2", 1)
    assert p.t.demand == [6, 6]
    assert (p.cash("red"), p.debt("red")) == (4, 0)


@pytest.mark.rule("AOI-149")
def test_a_railway_to_a_distant_port_moves_no_cubes() -> None:
    """A mine that is joined to France only after it was built keeps its cubes."""
    p = builder("germany", "blue")
    p.demand(coal=3)
    choose(p, "coal")
    p.do("space belgium_1")
    p.do("railway", "link belgium-france")
    assert p.railway("belgium-france") == "red"
    assert (p.cubes("belgium_1"), p.t.demand[0], p.cash("red")) == (3, 3, 20 - 2 - 1)


@pytest.mark.rule("AOI-149")
def test_a_port_built_beside_an_iron_works_moves_no_cubes() -> None:
    """A works whose location gets a port only later keeps its cubes."""
    p = builder("germany", "light_green")
    p.demand(iron=3)
    choose(p, "iron")
    p.do("space bremen_2")
    p.hand("yellow", "light_green")
    p.turn("yellow")
    p.do("build", "card light_green", "industry port", "space bremen_1")
    assert p.stands("bremen_1") == "yellow port_1"
    assert (p.cubes("bremen_2"), p.t.demand[1], p.cash("red")) == (3, 3, 18)


@pytest.mark.rule("AOI-150")
def test_a_new_ships_coal_fills_the_coal_display() -> None:
    """Four import cubes: one for the ship, two into the $1 spaces for $2, one stays at the import."""
    p = builder("new_england", "ship", ship_0=0)
    p.put("red", "port_1", "portland_1")
    p.put("yellow", "iron_1", "portland_2")
    p.demand(coal=4, iron=4)
    choose(p, "ship")
    p.do("space gulf_of_maine_1")
    assert p.t.demand == [6, 4]
    assert p.import_cubes("gulf_of_maine") == 1
    assert (p.cash("red"), p.spent("red")) == (20 - 8 + 2, 8)


# --- flipping ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-151")
@pytest.mark.parametrize(("cubes", "flips"), [(1, True), (2, False)])
def test_the_last_cube_flips_a_source_in_somebody_elses_turn(cubes: int, flips: bool) -> None:
    """Yellow's mine and green's works pay their owners during red's build, but only for the last cube."""
    p = builder("germany", "brown", factory_0=0)
    p.put("yellow", "coal_3", "bohemia_1", cubes=cubes)
    p.put("green", "iron_2", "augsburg_1", cubes=cubes)
    p.rail("yellow", "regensburg-bohemia", "regensburg-augsburg")
    choose(p, "factory")
    p.do("space regensburg_1")
    assert p.who == "red"  # still their turn
    assert (p.flipped("bohemia_1"), p.flipped("augsburg_1")) == (flips, flips)
    assert (p.cash("yellow"), p.cash("green")) == ((11, 7) if flips else (0, 0))


@pytest.mark.rule("AOI-151", "AOI-G17", "AOI-G18")
def test_a_new_mine_that_sends_all_its_cubes_away_flips_at_once() -> None:
    """Three cubes for $8 and the profit of $4 on top, but not in time to pay for the mine."""
    p = builder("germany", "brown")
    p.money("red", 0)
    p.demand(coal=0)
    choose(p, "coal")
    p.do("space bohemia_1")
    assert p.flipped("bohemia_1")
    assert (p.cash("red"), p.debt("red")) == (10 - 2 + 8 + 4, 1)


@pytest.mark.rule("AOI-151", "AOI-G17")
def test_a_profit_comes_too_late_to_pay_for_the_build_that_earned_it() -> None:
    """Red's own mine gives its last cube and $11, but they have borrowed for the works by then."""
    p = builder("germany", "blue", iron_1=0)
    p.money("red", 0)
    p.put("red", "coal_3", "ruhr_1", cubes=1)
    choose(p, "iron")
    p.do("space ruhr_3")
    assert p.flipped("ruhr_1")
    assert (p.cash("red"), p.debt("red")) == (10 - 5 + 11, 1)


@pytest.mark.rule("AOI-150", "AOI-151", "AOI-G18")
@pytest.mark.parametrize(("market", "flips"), [("none", True), ("cotton", False)])
def test_a_new_ship_that_sends_all_its_coal_away(market: str, flips: bool) -> None:
    """It flips at once if nothing is left to sell to behind it."""
    p = builder("new_england", "ship", ship_0=0)
    p.put("red", "port_1", "boston_1")
    p.put("yellow", "iron_1", "boston_3")
    p.market("nantucket_sound_market", market)
    p.demand(coal=0)
    choose(p, "ship")
    p.do("space nantucket_sound_1")
    assert (p.import_cubes("nantucket_sound"), p.t.demand[0]) == (0, 2)
    assert p.flipped("nantucket_sound_1") == flips
    assert p.cash("red") == 20 - 8 + 3 + 3 + (12 if flips else 0)


@pytest.mark.rule("AOI-152")
def test_a_level_1_mine_pays_four_dollars_in_a_rivals_turn() -> None:
    """The last cube leaves yellow's level-1 mine for red's mill: yellow takes $4 at once."""
    p = builder("germany", "orange", cotton_1=0)
    p.put("yellow", "coal_1", "chemnitz_1", cubes=1)
    choose(p, "cotton")
    p.do("space chemnitz_2")
    assert p.who == "red"
    assert p.flipped("chemnitz_1")
    assert p.cash("yellow") == 4
