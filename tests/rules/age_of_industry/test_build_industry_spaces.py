"""Build industry, spaces: what a space accepts and how many a player may have in a location."""

from pathlib import Path

import pytest

from boomtown.games.age_of_industry.rules.content import SYMBOL_IDS
from tests.rules.age_of_industry.packs import pack
from tests.rules.age_of_industry.position import Position

MAPS = ("germany", "new_england")


def supplied(map_id: str = "germany") -> Position:
    """Everything is joined and developed and red may build with both actions; New England has ports for ships."""
    p = Position(map_id)
    p.join_all("green")
    p.open_displays("red")
    if map_id == "new_england":
        for port in ("portsmouth_1", "boston_1", "new_bedford_1", "new_london_1", "new_york_1"):
            p.put("yellow", "port_1", port)
    p.hand("red", "ship")
    p.turn("red")
    return p


def takers(p: Position, space: str) -> set[str]:
    """The industries that red may build in a space."""
    return {industry for industry, spaces in p.fitting("ship").items() if space in spaces}


def free_spaces(p: Position, symbol: str) -> list[str]:
    """The empty spaces that show a symbol."""
    at = SYMBOL_IDS.index(symbol)
    return [
        id for i, id in enumerate(p.content.space_ids) if p.content.space_symbol[i] == at and not p.stands(id)
    ]


def refused(p: Position, industry: str, space: str) -> tuple[str, ...]:
    """The rules that forbid an industry in a space when both actions are used for it."""
    p.turn("red")
    p.do("combine", "card ship", f"industry {industry}")
    return p.why(f"space {space}")


@pytest.mark.rule("AOI-091")
@pytest.mark.parametrize("map_id", MAPS)
def test_clear_spaces_take_mills_factories_and_iron_works(map_id: str) -> None:
    """Every clear space takes these three and nothing else."""
    p = supplied(map_id)
    spaces = free_spaces(p, "clear")
    assert len(spaces) > 30
    fits = p.fitting("ship")
    for space in spaces:
        assert {industry for industry in fits if space in fits[industry]} == {"cotton", "factory", "iron"}
    for industry in sorted(set(fits) - {"cotton", "factory", "iron"}):
        assert "AOI-091" in refused(p, industry, spaces[0])


@pytest.mark.rule("AOI-092")
def test_example_koeln() -> None:
    """Köln has two clear spaces: a mill, a factory or an iron works in either, no mine, port or ship."""
    p = supplied()
    spaces = p.content.place_spaces[p.content.place_ids.index("koeln")]
    assert [p.content.space_ids[space] for space in spaces] == ["koeln_1", "koeln_2"]
    for space in ("koeln_1", "koeln_2"):
        assert takers(p, space) == {"cotton", "factory", "iron"}
        assert refused(p, "coal", space) == ("AOI-091",)
        assert refused(p, "port", space) == ("AOI-091",)
        p.turn("red")


@pytest.mark.rule("AOI-093")
@pytest.mark.parametrize("map_id", MAPS)
def test_coal_spaces_take_coal_mines_and_nothing_else_does(map_id: str) -> None:
    """A coal mine fits just the spaces with its symbol, and they take nothing else."""
    p = supplied(map_id)
    spaces = free_spaces(p, "coal")
    fits = p.fitting("ship")
    assert fits["coal"] == set(spaces)
    for industry in sorted(fits):
        if industry != "coal":
            assert not fits[industry] & set(spaces)
            assert "AOI-093" in refused(p, industry, spaces[0])


@pytest.mark.rule("AOI-094")
def test_example_belgium() -> None:
    """Belgium takes a coal mine and nothing else."""
    p = supplied()
    spaces = p.content.place_spaces[p.content.place_ids.index("belgium")]
    assert spaces
    for space in spaces:
        assert takers(p, p.content.space_ids[space]) == {"coal"}
    assert refused(p, "iron", "belgium_1") == ("AOI-093",)


@pytest.mark.rule("AOI-095")
@pytest.mark.parametrize("map_id", MAPS)
def test_port_spaces_take_ports_and_nothing_else_does(map_id: str) -> None:
    """A port fits just the spaces with its symbol, and they take nothing else."""
    p = supplied(map_id)
    spaces = free_spaces(p, "port")
    fits = p.fitting("ship")
    assert fits["port"] == set(spaces)
    for industry in sorted(fits):
        if industry != "port":
            assert not fits[industry] & set(spaces)
            assert "AOI-095" in refused(p, industry, spaces[0])


@pytest.mark.rule("AOI-096")
def test_example_kiel() -> None:
    """Kiel takes a port and nothing else."""
    p = supplied()
    spaces = p.content.place_spaces[p.content.place_ids.index("kiel")]
    assert spaces
    for space in spaces:
        assert takers(p, p.content.space_ids[space]) == {"port"}
    assert refused(p, "cotton", "kiel_1") == ("AOI-095",)


@pytest.mark.rule("AOI-097")
def test_ship_spaces_take_ships_and_nothing_else_does() -> None:
    """A ship fits just the spaces with its symbol, and they take nothing else."""
    p = supplied("new_england")
    spaces = free_spaces(p, "ship")
    assert len(spaces) == 6
    fits = p.fitting("ship")
    assert fits["ship"] == set(spaces)
    for industry in sorted(fits):
        if industry != "ship":
            assert not fits[industry] & set(spaces)
            assert "AOI-097" in refused(p, industry, spaces[0])


@pytest.mark.rule("AOI-098", "AOI-G30")
@pytest.mark.parametrize(("owner", "flipped"), [("red", False), ("yellow", False), ("yellow", True)])
def test_a_ship_needs_a_port_counter_at_a_sea_lane(owner: str, flipped: bool) -> None:
    """Any player's port will do, used or not; without one at its lanes a ship can't be built."""
    p = Position("new_england")
    p.open_displays("red")
    p.hand("red", "ship")
    p.turn("red")
    assert "ship" not in p.fitting("ship")
    assert not p.can("build")  # though red has no counter on the map
    p.put(owner, "port_1", "new_haven_1", flipped=flipped)
    p.turn("red")
    assert p.fitting("ship")["ship"] == {"block_island_sound_1", "new_york_bay_1"}
    assert refused(p, "ship", "gulf_of_maine_1") == ("AOI-098",)
    p.do("space new_york_bay_1")
    assert p.stands("new_york_bay_1") == "red ship_2"


@pytest.mark.rule("AOI-098")
def test_a_port_space_without_a_counter_is_not_enough() -> None:
    """Neither a railway to the port location nor another industry there replaces the port counter."""
    p = Position("new_england")
    p.open_displays("red")
    p.put("red", "cotton_1", "new_haven_2")
    p.rail("red", "hartford-new_haven")
    p.hand("red", "ship")
    p.turn("red")
    assert "ship" not in p.fitting("ship")


@pytest.mark.rule("AOI-099")
def test_example_a_ship_beside_somebody_elses_port() -> None:
    """With a light green card red builds a ship beside yellow's port; with a ship card they could not."""
    p = Position.example("AOI-099")
    p.put("red", "cotton_1", "lowell_1")
    p.hand("red", "light_green", "ship")
    p.turn("red")
    p.do("build")
    assert p.offers("card") == {"light_green"}
    p.do("card light_green", "industry ship", "space nantucket_sound_1")
    assert p.stands("nantucket_sound_1") == "red ship_2"
    assert p.stands("new_bedford_1") == "yellow port_1"


@pytest.mark.rule("AOI-100")
@pytest.mark.parametrize(("first", "second"), [("leipzig_1", "leipzig_2"), ("frankfurt_2", "frankfurt_1")])
def test_one_space_in_a_location_of_up_to_three(first: str, second: str) -> None:
    """In Leipzig (2 spaces) and Frankfurt (3) one counter is all a player may have; another may join them."""
    p = supplied()
    p.put("red", "cotton_1", first)
    p.turn("red")
    assert second not in p.fitting("ship")["iron"]
    assert refused(p, "iron", second) == ("AOI-100",)
    p.hand("blue", "iron")
    p.turn("blue")
    p.do("build", "card iron")
    assert p.can(f"space {second}")


@pytest.mark.rule("AOI-100", "AOI-G24")
def test_a_market_space_does_not_count_as_a_space(tmp_path: Path) -> None:
    """Frankfurt with three building spaces and a market still has three."""
    spaces = 'facts = "has a clear space (a factory stood there)"\nspaces = ['
    market = 'market = { id = "frankfurt_market", x = 440, y = 830 }\n'
    content = pack(
        tmp_path,
        "map_germany.toml",
        (spaces, market + spaces),
        ("market_spaces = 9\n", "market_spaces = 10\n"),
    )
    p = Position(content=content)
    assert "frankfurt_market" in p.content.market_ids
    p.put("red", "cotton_1", "frankfurt_1")
    p.hand("red", "grey")
    p.turn("red")
    p.do("build", "card grey", "industry iron")
    assert p.why("space frankfurt_2") == ("AOI-100",)


@pytest.mark.rule("AOI-101")
@pytest.mark.parametrize("place", ["berlin", "ruhr", "hamburg"])
def test_two_spaces_in_a_location_of_four(place: str) -> None:
    """In a location of four spaces a player may have two counters, and no third."""
    p = supplied()
    kinds = {"coal": "coal_1", "port": "port_1", "clear": "cotton_1"}
    first, second = [
        (f"{place}_{i}", kinds[SYMBOL_IDS[p.content.space_symbol[p.space(f"{place}_{i}")]]]) for i in (1, 2)
    ]
    p.put("red", first[1], first[0])
    p.turn("red")
    assert {f"{place}_3", f"{place}_4"} <= p.fitting("ship")["iron"]
    p.put("red", second[1], second[0])
    p.turn("red")
    assert not {f"{place}_3", f"{place}_4"} & p.fitting("ship")["iron"]
    assert refused(p, "iron", f"{place}_3") == ("AOI-101",)


@pytest.mark.rule("AOI-101")
def test_two_is_the_limit_with_five_spaces_too(tmp_path: Path) -> None:
    """A fifth space in the Ruhr lets nobody have a third counter there."""
    fourth = '{ id = "ruhr_4", symbol = "clear", x = 310.0, y = 600.0 },\n'
    fifth = '  { id = "ruhr_5", symbol = "clear", x = 320.0, y = 590.0 },\n'
    content = pack(
        tmp_path,
        "map_germany.toml",
        (fourth, fourth + fifth),
        ("building_spaces = 55\nclear = 39\n", "building_spaces = 56\nclear = 40\n"),
    )
    p = Position(content=content)
    p.put("red", "cotton_1", "ruhr_3")
    p.hand("red", "blue", "blue")
    p.turn("red")
    p.do("build", "card blue", "industry iron", "space ruhr_5")
    p.do("build", "card blue", "industry coal")
    assert p.why("space ruhr_1") == ("AOI-101",)


@pytest.mark.rule("AOI-102")
def test_a_space_holds_one_counter() -> None:
    """A rival's mill can't be built over; one's own can, and then only the new counter stands there."""
    p = supplied()
    p.put("yellow", "cotton_1", "berlin_1")
    p.put("red", "cotton_1", "berlin_2")
    p.left("red", cotton_1=0)
    p.turn("red")
    assert "berlin_1" not in p.fitting("ship")["cotton"]
    assert refused(p, "cotton", "berlin_1") == ("AOI-102", "AOI-158")
    p.do("space berlin_2")
    assert (p.stands("berlin_1"), p.stands("berlin_2")) == ("yellow cotton_1", "red cotton_2")
    assert sum(owner == 0 for owner in p.t.view(None)["owner"]) == 1


@pytest.mark.rule("AOI-102")
def test_an_own_counter_of_the_same_level_is_in_the_way() -> None:
    """Without the overbuilding conditions an occupied space is closed to its owner too."""
    p = supplied()
    p.put("red", "cotton_1", "magdeburg_1")
    assert refused(p, "iron", "magdeburg_1") == ("AOI-154",)
