"""Coal and iron: closest sources, sea lanes, Pennsylvania, the factory in Regensburg."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boomtown.games.age_of_industry.pack import load
from tests.rules.age_of_industry.builds import NO_SUPPLY, builder, choose, cubes_on_the_table
from tests.rules.age_of_industry.position import Position


def ship_spaces() -> list[dict[str, Any]]:
    """The ship spaces as the content file prints them."""
    text = Path(load.OURS / "map_new_england.toml").read_text("utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["ship_space"]
    return found


# --- sources on the map --------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-113")
@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_coal_comes_from_anybodys_mine_with_cubes(owner: str) -> None:
    """A mill takes its coal from a connected mine, whoever owns it."""
    p = builder("germany", "orange", cotton_1=0)
    p.put(owner, "coal_1", "chemnitz_1", cubes=2)
    p.rail("yellow", "leipzig-chemnitz")
    choose(p, "cotton")
    p.do("space leipzig_1")
    assert p.stands("leipzig_1") == "red cotton_2"
    assert p.cubes("chemnitz_1") == 1


@pytest.mark.rule("AOI-113")
def test_iron_comes_from_anybodys_works_with_cubes() -> None:
    """A factory takes its iron from a rival's iron works and its coal from a mine, never the other way round."""
    p = builder("germany", "orange", factory_0=0)
    p.put("yellow", "coal_1", "chemnitz_1", cubes=2)
    p.put("green", "iron_1", "chemnitz_2", cubes=2)
    p.rail("yellow", "leipzig-chemnitz")
    choose(p, "factory")
    p.do("space leipzig_1")
    assert (p.cubes("chemnitz_1"), p.cubes("chemnitz_2")) == (1, 1)


@pytest.mark.rule("AOI-113")
@pytest.mark.parametrize(
    ("counter", "space", "cubes"), [("coal_1", "chemnitz_1", 0), ("iron_1", "chemnitz_2", 3)]
)
def test_no_coal_from_an_empty_mine_or_an_iron_works(counter: str, space: str, cubes: int) -> None:
    """A mine without cubes gives nothing, and an iron works gives no coal."""
    p = builder("germany", "orange", cotton_1=0)
    p.put("yellow", counter, space, cubes=cubes, flipped=cubes == 0)
    p.rail("yellow", "leipzig-chemnitz")
    choose(p, "cotton", "combine")
    assert p.why("space leipzig_1") == NO_SUPPLY


@pytest.mark.rule("AOI-113")
def test_an_empty_mine_beside_a_full_one_is_no_choice() -> None:
    """Of two mines in the Ruhr only the one with cubes gives coal, without a question."""
    p = builder("germany", "blue", iron_1=0)
    p.put("yellow", "coal_1", "ruhr_1", cubes=0, flipped=True)
    p.put("green", "coal_1", "ruhr_2")
    choose(p, "iron")
    p.do("space ruhr_3")
    assert (p.stands("ruhr_3"), p.cubes("ruhr_1"), p.cubes("ruhr_2")) == ("red iron_2", 0, 2)


@pytest.mark.rule("AOI-114")
def test_cubes_travel_over_railways_of_several_owners() -> None:
    """Three railways of three rivals bring the coal to a place where red has no railway at all."""
    p = builder("germany", "light_green", cotton_1=0)
    p.put("yellow", "coal_1", "poland_1")
    p.rail("yellow", "berlin-poland")
    p.rail("green", "magdeburg-berlin")
    p.rail("blue", "hannover-magdeburg")
    choose(p, "cotton")
    p.do("space hannover_2")
    assert p.stands("hannover_2") == "red cotton_2"
    assert p.cubes("poland_1") == 2


@pytest.mark.rule("AOI-114")
@pytest.mark.parametrize("missing", ["berlin-poland", "magdeburg-berlin", "hannover-magdeburg"])
def test_a_link_without_a_railway_carries_nothing(missing: str) -> None:
    """One missing railway in the chain and the coal can't get there, even if all the others are red's own."""
    p = builder("germany", "light_green", cotton_1=0)
    p.put("red", "coal_1", "poland_1")
    p.rail("red", *({"berlin-poland", "magdeburg-berlin", "hannover-magdeburg"} - {missing}))
    choose(p, "cotton", "combine")
    assert p.why("space hannover_2") == NO_SUPPLY


@pytest.mark.rule("AOI-115")
def test_the_closest_source_is_compulsory() -> None:
    """One connection beats two, though the farther mine is red's own and fuller; only then comes the farther."""
    p = builder("germany", "orange", cotton_1=0)
    p.hand("red", "orange", "orange")
    p.put("yellow", "coal_1", "chemnitz_1", cubes=1)
    p.put("red", "coal_1", "breslau_1", cubes=3)
    p.rail("red", "leipzig-chemnitz", "leipzig-dresden", "dresden-breslau")
    choose(p, "cotton")
    p.do("space leipzig_1")
    assert (p.cubes("chemnitz_1"), p.cubes("breslau_1")) == (0, 3)
    p.do("build", "card orange", "industry cotton", "space dresden_1")
    assert (p.cubes("chemnitz_1"), p.cubes("breslau_1")) == (0, 2)


@pytest.mark.rule("AOI-115")
def test_distance_is_the_shortest_way() -> None:
    """A mine that a detour and a straight link reach is as close as the straight link makes it."""
    p = builder("germany", "orange", cotton_1=0)
    p.put("yellow", "coal_1", "poland_1")  # berlin-poland: 1, berlin-dresden-breslau-poland: 3
    p.put("green", "coal_1", "bohemia_1")  # berlin-dresden-bohemia: 2
    p.rail("red", "berlin-dresden", "dresden-breslau", "breslau-poland", "dresden-bohemia", "berlin-poland")
    choose(p, "cotton")
    p.do("space berlin_1")
    assert (p.cubes("poland_1"), p.cubes("bohemia_1")) == (2, 3)


@pytest.mark.rule("AOI-116")
def test_a_sea_lane_counts_as_one_connection() -> None:
    """Two lanes and a railway are as far as three railways, so the builder may choose."""
    p = builder("new_england", "mauve", cotton_1=0, cotton_2=0)
    p.put("yellow", "iron_1", "portland_2")  # portland - gulf of maine - portsmouth - lawrence
    p.put("yellow", "port_1", "portland_1")
    p.put("green", "ship_2", "gulf_of_maine_1")
    p.put("blue", "port_1", "portsmouth_1")
    p.put("green", "iron_1", "worcester_1")  # worcester - fitchburg - lowell - lawrence
    p.rail("yellow", "portsmouth-lawrence", "lawrence-lowell", "lowell-fitchburg", "fitchburg-worcester")
    choose(p, "cotton")
    p.do("space lawrence_1")
    assert p.step == "BuildIron"
    assert p.offers("from") == {"portland_2", "worcester_1"}


@pytest.mark.rule("AOI-116")
def test_sea_lanes_are_no_short_cut() -> None:
    """An iron works two railways away is closer than one behind two lanes and a railway."""
    p = builder("new_england", "mauve", cotton_1=0, cotton_2=0)
    p.put("yellow", "iron_1", "portland_2")
    p.put("yellow", "port_1", "portland_1")
    p.put("green", "ship_2", "gulf_of_maine_1")
    p.put("blue", "port_1", "portsmouth_1")
    p.put("green", "iron_1", "manchester_1")
    p.rail("yellow", "portsmouth-lawrence", "lawrence-lowell", "manchester-lowell")
    choose(p, "cotton")
    p.do("space lawrence_1")
    assert (p.cubes("portland_2"), p.cubes("manchester_1")) == (3, 2)


@pytest.mark.rule("AOI-117")
def test_an_import_is_two_lanes_from_dry_land() -> None:
    """Import coal comes over two lanes and a railway: as far as a mine three railways away."""
    p = builder("new_england", "blue", cotton_1=0)
    p.put("yellow", "port_1", "new_haven_1")
    p.put("yellow", "ship_2", "new_york_bay_1")
    p.imports("new_york_bay", 2)
    p.put("green", "coal_1", "pennsylvania_1")
    p.rail("green", "new_haven-bridgeport")
    p.rail("yellow", "waterbury-bridgeport", "poughkeepsie-waterbury", "poughkeepsie-pennsylvania")
    choose(p, "cotton")
    p.do("space bridgeport_1")
    assert p.options() == ["from pennsylvania_1", "from-import new_york_bay"]
    p.do("from-import new_york_bay")
    assert (p.import_cubes("new_york_bay"), p.cubes("pennsylvania_1")) == (1, 3)


@pytest.mark.rule("AOI-117")
def test_a_mine_two_railways_away_is_closer_than_an_import_three_away() -> None:
    """With the straight line to New York the mine is nearer and gives the coal without a question."""
    p = builder("new_england", "blue", cotton_1=0)
    p.put("yellow", "port_1", "new_haven_1")
    p.put("yellow", "ship_2", "new_york_bay_1")
    p.imports("new_york_bay", 2)
    p.put("green", "coal_1", "pennsylvania_1")
    p.rail("green", "new_haven-bridgeport", "bridgeport-new_york", "new_york-pennsylvania")
    choose(p, "cotton")
    p.do("space bridgeport_1")
    assert (p.import_cubes("new_york_bay"), p.cubes("pennsylvania_1")) == (2, 2)


@pytest.mark.rule("AOI-118")
@pytest.mark.parametrize(("chosen", "other"), [("bohemia_1", "breslau_1"), ("breslau_1", "bohemia_1")])
def test_who_needs_the_cube_chooses_among_equally_close_sources(chosen: str, other: str) -> None:
    """Red, not the owners, says which of two rivals' mines one link away gives the coal."""
    p = builder("germany", "orange", cotton_1=0)
    p.put("yellow", "coal_1", "bohemia_1")
    p.put("green", "coal_1", "breslau_1")
    p.put("red", "coal_1", "poland_1")
    p.rail("blue", "dresden-bohemia", "dresden-breslau", "breslau-poland")
    choose(p, "cotton")
    p.do("space dresden_1")
    assert p.who == "red"
    assert p.offers("from") == {"bohemia_1", "breslau_1"}
    assert p.why("from poland_1") == ("AOI-115",)
    p.do(f"from {chosen}")
    assert (p.cubes(chosen), p.cubes(other), p.cubes("poland_1")) == (2, 3, 3)


@pytest.mark.rule("AOI-119")
def test_a_used_cube_goes_back_to_the_stock() -> None:
    """The cubes of a build leave the table: they lie neither on the new counter nor on a display."""
    p = builder("germany", "brown", factory_0=0)
    p.put("yellow", "coal_1", "bohemia_1")
    p.put("yellow", "iron_1", "augsburg_1")
    p.rail("yellow", "regensburg-bohemia", "regensburg-augsburg")
    p.demand(coal=4, iron=4)
    choose(p, "factory")
    before = cubes_on_the_table(p)
    p.do("space regensburg_1")
    assert p.stands("regensburg_1") == "red factory_3"
    assert cubes_on_the_table(p) == before - 2
    assert p.cubes("regensburg_1") == 0
    assert p.t.demand == [4, 4]


@pytest.mark.rule("AOI-120")
def test_a_source_in_the_same_location_needs_no_railway() -> None:
    """A mine in the Ruhr supplies the iron works beside it."""
    p = builder("germany", "blue", iron_1=0)
    p.put("yellow", "coal_1", "ruhr_1")
    choose(p, "iron")
    p.do("space ruhr_4")
    assert p.stands("ruhr_4") == "red iron_2"
    assert p.cubes("ruhr_1") == 2


@pytest.mark.rule("AOI-120")
def test_a_source_in_the_same_location_is_closer_than_any_other() -> None:
    """No connection is nearer than one; a mine next door without a railway doesn't help Köln."""
    p = builder("germany", "blue", iron_1=0)
    p.put("yellow", "coal_1", "ruhr_1")
    p.put("red", "coal_1", "belgium_1")
    p.rail("red", "koeln-belgium")
    p.rail("green", "ruhr-kassel")
    choose(p, "iron")
    p.do("space koeln_1")
    assert (p.cubes("ruhr_1"), p.cubes("belgium_1")) == (3, 2)
    p = builder("germany", "blue", iron_1=0)
    p.put("yellow", "coal_1", "ruhr_1")
    p.put("red", "coal_1", "belgium_1")
    p.rail("red", "koeln-belgium", "koeln-ruhr")
    choose(p, "iron")
    p.do("space ruhr_3")
    assert (p.cubes("ruhr_1"), p.cubes("belgium_1")) == (2, 3)


@pytest.mark.rule("AOI-121")
def test_cubes_from_the_map_are_free() -> None:
    """The display's price alone is paid, and alone counts as spent, though the cubes are rivals'."""
    p = builder("germany", "brown", factory_0=0)
    p.put("yellow", "coal_1", "bohemia_1")
    p.put("green", "iron_1", "augsburg_1")
    p.rail("yellow", "regensburg-bohemia", "regensburg-augsburg")
    choose(p, "factory")
    p.do("space regensburg_1")
    assert (p.cash("red"), p.spent("red")) == (20 - 8, 8)
    assert (p.cash("yellow"), p.cash("green")) == (0, 0)


# --- ships, sea lanes, Pennsylvania --------------------------------------------------------------------------


@pytest.mark.rule("AOI-122", "AOI-143")
@pytest.mark.parametrize("ship", ship_spaces(), ids=lambda ship: str(ship["id"]))
def test_a_new_ship_fills_its_import(ship: dict[str, Any]) -> None:
    """The import gets as many cubes as are printed, less the one the ship itself takes; the counter gets none."""
    p = builder("new_england", "ship", ship_0=0)
    p.put("red", "port_1", f"{ship['lanes'][0]['to']}_1")
    choose(p, "ship")
    before = cubes_on_the_table(p)
    p.do(f"space {ship['id']}_1")
    printed: int = ship["import"]["coal"]
    assert p.import_cubes(ship["id"]) == printed - 1
    assert p.cubes(f"{ship['id']}_1") == 0
    assert cubes_on_the_table(p) == before + printed - 1 - 1  # one coal and one iron of the display used


@pytest.mark.rule("AOI-122")
def test_the_import_serves_from_the_moment_the_ship_stands() -> None:
    """Yellow's next build in Portland takes its coal from the ship that red has just built."""
    p = builder("new_england", "ship", ship_0=0)
    p.put("yellow", "port_1", "portsmouth_1")
    p.put("red", "port_1", "portland_1")
    p.rail("blue", "portsmouth-lawrence")
    p.left("yellow", cotton_1=0)
    p.hand("yellow", "mauve")
    choose(p, "ship")
    p.do("space gulf_of_maine_1")
    p.money("yellow", 6)
    p.turn("yellow")
    p.do("build", "card mauve", "industry cotton", "space lawrence_1")
    assert (p.import_cubes("gulf_of_maine"), p.cash("yellow"), p.debt("yellow")) == (2, 0, 0)


@pytest.mark.rule("AOI-123")
def test_a_ship_may_be_built_with_its_own_coal() -> None:
    """No coal on the map and a display at $4: the ship's coal is its own and free."""
    p = builder("new_england", "ship", ship_0=0)
    p.put("red", "port_1", "portland_1")
    p.put("yellow", "iron_1", "portland_2")
    p.demand(coal=0)
    choose(p, "ship")
    p.do("space gulf_of_maine_1")
    assert p.spent("red") == 8
    assert p.t.demand[0] == 3  # four printed: one for the ship, the others fill the empty display
    assert p.import_cubes("gulf_of_maine") == 0


@pytest.mark.rule("AOI-124")
def test_coal_from_poland_for_magdeburg() -> None:
    """The rulebook's level-2 mill in Magdeburg: $6, a cube from yellow's mine over yellow's railway."""
    p = Position.example("AOI-124")
    p.left("red", cotton_1=0)
    p.money("red", 6)
    p.hand("red", "cotton")
    p.turn("red")
    before = cubes_on_the_table(p)
    p.do("build", "card cotton", "space magdeburg_1")
    assert p.stands("magdeburg_1") == "red cotton_2"
    assert (p.cash("red"), p.debt("red"), p.spent("red")) == (0, 0, 6)
    assert p.cubes("poland_1") == 2
    assert cubes_on_the_table(p) == before - 1


def sea_run(*missing: str, flipped: bool = False) -> Position:
    """An iron works in Portland, a mill to build in Lawrence, and the sea between them."""
    p = builder("new_england", "mauve", cotton_1=0, cotton_2=0)
    p.put("yellow", "iron_1", "portland_2")
    p.rail("yellow", "portsmouth-lawrence")
    for owner, counter, space in (
        ("green", "port_1", "portland_1"),
        ("blue", "ship_2", "gulf_of_maine_1"),
        ("green", "port_1", "portsmouth_1"),
    ):
        if space not in missing:
            p.put(owner, counter, space, flipped=flipped)
    return p


@pytest.mark.rule("AOI-125")
def test_iron_goes_by_sea_from_port_to_port_past_a_ship() -> None:
    """With both ports and the ship in place the iron comes from Portland, though none of them is red's."""
    p = sea_run()
    choose(p, "cotton")
    p.do("space lawrence_1")
    assert p.cubes("portland_2") == 2
    assert p.t.demand == [5, 6]


@pytest.mark.rule("AOI-125")
@pytest.mark.parametrize(
    ("last", "card", "left"),
    [("portsmouth_1", "brown", {}), ("portland_1", "brown", {}), ("gulf_of_maine_1", "brown", {"ship_0": 0})],
)
def test_the_last_counter_of_the_run_opens_it(last: str, card: str, left: dict[str, int]) -> None:
    """Whichever of the two ports and the ship is built last, from then on iron goes by sea."""
    p = sea_run(last)
    p.hand("red", card, "mauve")
    p.left("red", **left)
    p.turn("red", more=("yellow",))
    p.do("build", f"card {card}", "industry ship" if left else "industry port", f"space {last}")
    before = p.cubes("portland_2")
    p.do("build", "card mauve", "industry cotton", "space lawrence_1")
    assert (p.cubes("portland_2"), p.stands("lawrence_1")) == (before - 1, "red cotton_3")


@pytest.mark.rule("AOI-125")
@pytest.mark.parametrize("missing", ["portland_1", "gulf_of_maine_1"])
def test_no_iron_by_sea_without_the_far_port_or_the_ship(missing: str) -> None:
    """One of them missing, the iron of Portland doesn't arrive: it is bought through the port next door."""
    p = sea_run(missing)
    choose(p, "cotton")
    p.do("space lawrence_1")
    assert p.cubes("portland_2") == 3
    assert p.t.demand == [5, 5]


@pytest.mark.rule("AOI-125")
def test_no_iron_by_sea_without_the_near_port() -> None:
    """A ship alone opens nothing to a harbour without a port counter."""
    p = sea_run("portsmouth_1")
    p.put("yellow", "port_1", "new_haven_1")  # so that a mill can be built somewhere
    choose(p, "cotton", "combine")
    assert p.why("space lawrence_1") == NO_SUPPLY


@pytest.mark.rule("AOI-126", "AOI-G30")
def test_flipped_ports_and_ships_carry_cubes() -> None:
    """Used ports and a used ship carry the iron just as well."""
    p = sea_run(flipped=True)
    choose(p, "cotton")
    p.do("space lawrence_1")
    assert p.cubes("portland_2") == 2
    assert p.t.demand == [5, 6]


@pytest.mark.rule("AOI-126", "AOI-G30")
def test_a_new_ship_opens_its_lane_to_a_port_that_is_used_already() -> None:
    """Red's ship joins Portsmouth, where the only counter is a used port: import coal gets to Lawrence."""
    p = builder("new_england", "mauve", ship_0=0, cotton_1=0)
    p.hand("red", "mauve", "mauve")
    p.put("yellow", "port_1", "portsmouth_1", flipped=True)
    p.put("yellow", "iron_1", "lawrence_1")
    p.rail("yellow", "portsmouth-lawrence", "lawrence-lowell")
    choose(p, "ship")
    p.do("space massachusetts_bay_1")
    before = p.import_cubes("massachusetts_bay")
    derived = [p.t.joined[:], p.t.region[:], p.t.masks[:]]
    p.t.rebuild()
    assert derived == [p.t.joined, p.t.region, p.t.masks]
    p.do("build", "card mauve", "industry cotton", "space lowell_1")
    assert p.stands("lowell_1") == "red cotton_2"
    assert p.import_cubes("massachusetts_bay") == before - 1


@pytest.mark.rule("AOI-127")
def test_coal_comes_out_of_pennsylvania() -> None:
    """A mine in Pennsylvania supplies Albany."""
    p = builder("new_england", "grey", cotton_1=0)
    p.put("yellow", "coal_1", "pennsylvania_1")
    p.rail("yellow", "albany-pennsylvania")
    choose(p, "cotton")
    p.do("space albany_1")
    assert p.cubes("pennsylvania_1") == 2


@pytest.mark.rule("AOI-127")
def test_iron_goes_into_pennsylvania() -> None:
    """An iron works in Albany supplies a level-3 mine in Pennsylvania."""
    p = builder("new_england", "grey", coal_1=0, coal_2=0)
    p.put("yellow", "iron_1", "albany_1")
    p.rail("yellow", "albany-pennsylvania")
    choose(p, "coal")
    p.do("space pennsylvania_2")
    assert p.stands("pennsylvania_2") == "red coal_3"
    assert p.cubes("albany_1") == 2


@pytest.mark.rule("AOI-128")
def test_no_cube_passes_through_pennsylvania() -> None:
    """Iron from Albany gets to New York by Poughkeepsie, not by Pennsylvania."""
    p = builder("new_england", "grey", cotton_1=0, cotton_2=0)
    p.put("yellow", "iron_1", "albany_1")
    p.put("yellow", "coal_1", "pennsylvania_1")
    p.rail("yellow", "albany-pennsylvania", "new_york-pennsylvania")
    choose(p, "cotton")
    assert p.can("space pennsylvania_3")
    assert p.can("space albany_2")
    assert p.why("space new_york_3") == NO_SUPPLY
    p.rail("yellow", "new_york-poughkeepsie", "poughkeepsie-albany")
    p.turn("red")
    p.do("build", "card grey", "industry cotton", "space new_york_3")
    assert p.cubes("albany_1") == 2


@pytest.mark.rule("AOI-128")
def test_pennsylvania_shortens_no_way() -> None:
    """Albany would be two links away through Pennsylvania; so the works three links away gives the iron."""
    p = builder("new_england", "grey", cotton_1=0, cotton_2=0)
    p.put("yellow", "coal_1", "pennsylvania_1")
    p.put("yellow", "iron_1", "albany_1")
    p.put("green", "iron_1", "hartford_1")
    p.rail("yellow", "albany-pennsylvania", "new_york-pennsylvania")
    p.rail("green", "bridgeport-new_york", "waterbury-bridgeport", "hartford-waterbury")
    choose(p, "cotton")
    p.do("space new_york_3")
    assert (p.cubes("albany_1"), p.cubes("hartford_1")) == (3, 2)


@pytest.mark.rule("AOI-128", "AOI-G27")
def test_no_access_to_the_displays_through_pennsylvania() -> None:
    """A port in New York serves Pennsylvania, but not Albany behind it; nor does Albany refill."""
    p = builder("new_england", "grey", coal_1=0, coal_2=0, cotton_1=0)
    p.put("yellow", "port_1", "new_york_1")
    p.rail("yellow", "albany-pennsylvania", "new_york-pennsylvania")
    choose(p, "cotton")
    assert p.can("space pennsylvania_3")
    assert p.why("space albany_1") == NO_SUPPLY
    p.demand(iron=3)
    p.turn("red")
    p.do("build", "card grey", "industry iron", "space albany_1")
    assert (p.cubes("albany_1"), p.t.demand[1]) == (3, 3)
    p.hand("red", "coal")
    p.demand(coal=2)
    p.rail("red", "albany-pennsylvania")
    p.do("build", "card coal", "space pennsylvania_1")
    assert (p.cubes("pennsylvania_1"), p.t.demand) == (1, [6, 3])


# --- the factory in Regensburg -------------------------------------------------------------------------------


def regensburg() -> Position:
    """Red chooses where their factory goes, in the rulebook's position."""
    p = Position.example("AOI-129")
    p.money("red", 8)
    p.hand("red", "brown")
    choose(p, "factory")
    return p


@pytest.mark.rule("AOI-129")
def test_regensburg_coal_must_come_from_bohemia() -> None:
    """Yellow's mine in Bohemia is nearer than red's own in Mannheim: nobody asks."""
    p = regensburg()
    p.do("space regensburg_1")
    assert p.step == "BuildIron"
    p.do("from muenchen_2")
    assert p.stands("regensburg_1") == "red factory_3"
    assert (p.cubes("bohemia_1"), p.cubes("mannheim_1")) == (0, 2)


@pytest.mark.rule("AOI-130")
@pytest.mark.parametrize(("works", "left"), [("muenchen_2", (0, 2)), ("augsburg_1", (1, 1))])
def test_regensburg_iron_may_come_from_either_works(works: str, left: tuple[int, int]) -> None:
    """Both iron works are one link away; red may take their own."""
    p = regensburg()
    p.do("space regensburg_1")
    assert p.offers("from") == {"muenchen_2", "augsburg_1"}
    p.do(f"from {works}")
    assert (p.cubes("muenchen_2"), p.cubes("augsburg_1")) == left


@pytest.mark.rule("AOI-131")
def test_regensburg_flips_both_sources() -> None:
    """The last cubes gone, yellow's mine and red's works flip and pay at once: $4 and $4."""
    p = regensburg()
    p.do("space regensburg_1", "from muenchen_2")
    assert p.flipped("bohemia_1")
    assert p.flipped("muenchen_2")
    assert not p.flipped("augsburg_1")
    assert (p.cash("yellow"), p.cash("red")) == (4, 4)


@pytest.mark.rule("AOI-132")
def test_regensburg_factory_could_not_stand_in_muenchen() -> None:
    """München has three spaces and red is there already."""
    p = regensburg()
    assert p.why("space muenchen_3") == ("AOI-100",)
