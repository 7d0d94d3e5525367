"""The notes on the second edition, and the building check-list: every step of a build once more."""

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from boomtown.engine.errors import BadContent
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.pack.load import OURS
from tests.rules.age_of_industry.position import Position

MAPS = ("germany", "new_england")


def printed(map_id: str) -> list[dict[str, Any]]:
    """The locations and ship spaces of a map as the content lists them."""
    data = tomllib.loads((OURS / f"map_{map_id}.toml").read_text("utf-8"))
    return [*data["location"], *data.get("ship_space", [])]


def printed_spaces(map_id: str, symbol: str, colour: str = "") -> set[str]:
    """The spaces of a map with a symbol, and with a colour if one is named."""
    return {
        space["id"]
        for place in printed(map_id)
        for space in place["spaces"]
        if space["symbol"] == symbol and colour in ("", place.get("colour", ""))
    }


# --- the second edition --------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-249")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_six_cards(map_id: str, seats: int) -> None:
    """Six cards each whatever the number of players; the rest, less two face up, is the deck."""
    t = GAME.new(seats, 3, {"map": map_id})
    assert [len(t.view(seat)["hands"][seat]) for seat in range(seats)] == [6] * seats
    assert t.view(None)["deck"] == {"count": 66 - 6 * seats - 2}


@pytest.mark.rule("AOI-250")
def test_import_coal_comes_with_the_ship() -> None:
    """No import has coal at the start; a port alone brings none; the ship's build fills its own import only."""
    t = GAME.new(3, 3, {"map": "new_england"})
    assert sum(t.view(None)["cubes"]) == 0
    p = Position("new_england")
    p.put("green", "iron_1", "portland_2")
    p.put("red", "port_1", "portland_1")
    assert p.import_cubes("gulf_of_maine") == 0
    p.left("red", ship_0=0)
    p.hand("red", "ship")
    p.turn("red")
    p.do("build", "card ship", "space gulf_of_maine_1")
    coal = next(place["import"]["coal"] for place in printed("new_england") if place["id"] == "gulf_of_maine")
    assert p.import_cubes("gulf_of_maine") == coal - 1
    assert p.import_cubes("massachusetts_bay") == 0


@pytest.mark.rule("AOI-250")
def test_without_a_ship_no_import_gives_coal() -> None:
    """A mill beside a port with an empty ship space buys its coal from the display; with a ship the import gives it."""
    p = Position("new_england")
    p.put("yellow", "port_1", "portland_1")
    p.left("red", cotton_1=0)
    p.hand("red", "brown")
    p.turn("red")
    p.do("build", "card brown", "industry cotton", "space portland_2")
    assert p.spent("red") == 6 + 1
    p = Position("new_england")
    p.put("yellow", "port_1", "portland_1")
    p.put("yellow", "ship_2", "gulf_of_maine_1")
    p.imports("gulf_of_maine", 3)
    p.left("red", cotton_1=0)
    p.hand("red", "brown")
    p.turn("red")
    p.do("build", "card brown", "industry cotton", "space portland_2")
    assert p.spent("red") == 6
    assert p.import_cubes("gulf_of_maine") == 2


@pytest.mark.rule("AOI-251")
def test_iron_travels_by_railway_like_coal() -> None:
    """An iron works off the network gives no iron; joined by a railway it does, the nearest one first."""
    p = Position()
    p.put("yellow", "coal_1", "ruhr_1")
    p.put("yellow", "iron_1", "frankfurt_1")
    p.put("green", "port_1", "hamburg_1")
    p.left("red", cotton_1=0, cotton_2=0)
    p.hand("red", "blue")
    p.rail("yellow", "koeln-ruhr")
    p.turn("red")
    p.do("combine", "card blue", "industry cotton")
    assert p.why("space koeln_1") == ("AOI-114", "AOI-134")
    assert p.can("space hamburg_3")
    p.rail("yellow", "frankfurt-koeln")
    p.put("yellow", "iron_1", "kassel_1")
    p.rail("yellow", "frankfurt-kassel")
    p.turn("red")
    p.do("build", "card blue", "industry cotton", "space koeln_1")
    assert p.stands("koeln_1") == "red cotton_3"
    assert (p.cubes("frankfurt_1"), p.cubes("kassel_1"), p.cubes("ruhr_1")) == (2, 3, 2)


@pytest.mark.rule("AOI-251")
def test_there_is_only_a_railway_era() -> None:
    """Railways are built from the first round on, and the end of the deck ends the game with all on the map."""
    p = Position(round=1)
    p.put("red", "cotton_1", "koeln_1")
    p.hand("yellow", "ship")
    p.deck()
    p.turn("red", actions=1, more=("yellow",))
    p.do("railway", "link koeln-ruhr")
    p.do("pass", "card ship")
    assert p.t.over
    assert p.railway("koeln-ruhr") == "red"
    assert p.stands("koeln_1") == "red cotton_1"


# --- the check-list ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-252")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("colour", ["brown", "light_green", "mauve", "blue", "orange", "grey"])
def test_a_location_card_covers_all_locations_of_its_colour(map_id: str, colour: str) -> None:
    """Connected or not, every fitting space of the colour is open, and no other."""
    p = Position(map_id)
    p.put("red", "cotton_1", "manchester_1" if map_id == "new_england" else "augsburg_1")
    taken = {"manchester_1", "manchester_2", "manchester_3", "augsburg_1"}
    p.hand("red", colour)
    p.turn("red")
    p.do("build", f"card {colour}", "industry iron")
    assert p.offers("space") == printed_spaces(map_id, "clear", colour) - taken


@pytest.mark.rule("AOI-252")
def test_an_industry_card_needs_its_type_and_a_connection() -> None:
    """An iron works card builds iron works only, where red has a railway or a counter in a large location."""
    p = Position()
    p.put("red", "coal_1", "ruhr_1")
    p.rail("red", "koeln-ruhr")
    p.hand("red", "iron")
    p.turn("red")
    p.do("build", "card iron")
    assert p.step == "ChooseSpace"
    assert p.offers("space") == {"ruhr_3", "ruhr_4", "koeln_1", "koeln_2"}
    assert p.why("space kassel_1") == ("AOI-077",)
    p.do("space koeln_2")
    assert p.stands("koeln_2") == "red iron_1"


@pytest.mark.rule("AOI-253", "AOI-G11")
@pytest.mark.parametrize("map_id", MAPS)
def test_without_a_counter_on_the_map_any_space_will_do(map_id: str) -> None:
    """The first industry may go into any fitting space of the map; the second may not."""
    p = Position(map_id)
    p.hand("red", "iron")
    p.turn("red")
    p.do("build", "card iron")
    assert p.offers("space") == printed_spaces(map_id, "clear")
    p.put("red", "coal_1", "pennsylvania_1" if map_id == "new_england" else "belgium_1")
    p.turn("red")
    assert not p.can("build")


@pytest.mark.rule("AOI-253", "AOI-G11")
def test_the_first_build_is_free_of_connections_not_of_colours() -> None:
    """Railways don't matter for it, rivals' counters neither; a location card still binds to its colour."""
    p = Position()
    p.put("yellow", "cotton_1", "koeln_1")
    p.rail("red", "trier-koeln")
    p.hand("red", "cotton", "orange")
    p.turn("red")
    p.do("build", "card cotton")
    assert p.offers("space") == printed_spaces("germany", "clear") - {"koeln_1"}
    p.turn("red")
    p.do("build", "card orange", "industry cotton")
    assert p.offers("space") == printed_spaces("germany", "clear", "orange")
    assert p.why("space kassel_1") == ("AOI-087",)


@pytest.mark.rule("AOI-254")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize(
    ("industry", "symbol"), [("cotton", "clear"), ("iron", "clear"), ("coal", "coal"), ("port", "port")]
)
def test_each_industry_goes_into_its_kind_of_space(map_id: str, industry: str, symbol: str) -> None:
    """With both actions a player without counters may use every space of the right kind and no other."""
    p = Position(map_id)
    p.hand("red", "ship")
    p.turn("red")
    p.do("combine", "card ship", f"industry {industry}")
    assert p.offers("space") == printed_spaces(map_id, symbol)
    refused = {"clear": "AOI-091", "coal": "AOI-093", "port": "AOI-095", "ship": "AOI-097"}
    for other, rule in refused.items():
        for space in printed_spaces(map_id, other):
            assert (rule in p.why(f"space {space}")) == (other != symbol)


@pytest.mark.rule("AOI-254")
def test_a_factory_goes_into_a_clear_space() -> None:
    """Beside Hamburg's port, which supplies it, a factory fits the clear spaces and not the free port space."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.left("red", factory_0=0)
    p.hand("red", "light_green")
    p.turn("red")
    p.do("build", "card light_green", "industry factory")
    assert p.offers("space") == {"hamburg_3", "hamburg_4"}
    assert "AOI-095" in p.why("space hamburg_2")


@pytest.mark.rule("AOI-255")
def test_a_ship_needs_a_ship_space_beside_a_port() -> None:
    """With a location card any player's port will do; without one no ship is built."""
    p = Position("new_england")
    p.put("red", "cotton_1", "manchester_1")
    p.put("yellow", "port_1", "boston_1")
    p.put("yellow", "iron_1", "boston_3")
    p.left("red", ship_0=0)
    p.hand("red", "light_green", "mauve")
    p.turn("red")
    p.do("combine", "card mauve", "industry ship")
    assert p.offers("space") == {"massachusetts_bay_1", "nantucket_sound_1"}
    assert p.why("space gulf_of_maine_1") == ("AOI-098",)
    assert "AOI-095" in p.why("space boston_2")
    p.turn("red")
    p.do("build", "card light_green", "industry ship", "space nantucket_sound_1")
    assert p.stands("nantucket_sound_1") == "red ship_2"


def ship_card(port: str) -> Position:
    """Red has a mill inland and a ship card; the port of Boston belongs to somebody."""
    p = Position("new_england")
    p.put("red", "cotton_1", "manchester_1")
    p.put("yellow", "iron_1", "boston_3")
    p.put(port, "port_1", "boston_1")
    p.left("red", ship_0=0)
    p.hand("red", "ship", "brown")
    return p


@pytest.mark.rule("AOI-255")
def test_a_ship_card_wants_the_own_port() -> None:
    """Red's own port opens its ship spaces to a ship card; yellow's alone does not."""
    p = ship_card("red")
    p.turn("red")
    p.do("build", "card ship")
    assert p.offers("space") == {"massachusetts_bay_1", "nantucket_sound_1"}
    p = ship_card("yellow")
    p.turn("red")
    p.do("build")
    assert p.offers("card") == {"brown"}
    assert p.why("card ship") == ("AOI-081",)


@pytest.mark.rule("AOI-255", "AOI-G10")
@pytest.mark.parametrize("railway", [True, False])
def test_with_a_ship_card_an_own_railway_or_mill_at_the_port_will_do_too(railway: bool) -> None:
    """The main text's wider rule is followed: any counter of red's in Boston will do beside yellow's port."""
    p = ship_card("yellow")
    if railway:
        p.rail("red", "lowell-boston")
    else:
        p.put("red", "cotton_1", "boston_4")
    p.turn("red")
    p.do("build", "card ship")
    assert p.offers("space") == {"massachusetts_bay_1", "nantucket_sound_1"}


@pytest.mark.rule("AOI-256")
def test_counters_are_taken_in_order_of_level() -> None:
    """Mills leave the display in the order 1, 1, 2, 2, 3, 3."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.rail(
        "yellow",
        "hamburg-hannover",
        "hannover-kassel",
        "frankfurt-kassel",
        "frankfurt-koeln",
        "hamburg-bremen",
    )
    cards = ("cotton", "iron", "coal", "port", "brown", "mauve")
    built = []
    for card, space in zip(
        cards, ("hamburg_3", "hannover_1", "kassel_1", "frankfurt_1", "koeln_1", "bremen_2"), strict=True
    ):
        p.hand("red", card)
        p.turn("red")
        p.do("combine", f"card {card}", "industry cotton", f"space {space}")
        built.append(p.stands(space))
    assert built == [f"red cotton_{level}" for level in (1, 1, 2, 2, 3, 3)]


def supplied_mill(cubes: int) -> Position:
    """Red may build a level-3 mill in Köln: coal in the Ruhr and in Mannheim, iron on the display alone."""
    p = Position()
    p.put("yellow", "coal_1", "ruhr_1", cubes=cubes)
    p.put("green", "coal_1", "mannheim_1")
    p.rail("yellow", "koeln-ruhr", "frankfurt-koeln", "mannheim-frankfurt", "koeln-belgium", "belgium-france")
    p.left("red", cotton_1=0, cotton_2=0)
    p.hand("red", "blue")
    p.money("red", 40)
    p.turn("red")
    return p


@pytest.mark.rule("AOI-257")
def test_one_cube_of_each_comes_from_the_closest_source_or_the_display() -> None:
    """Coal from the Ruhr one railway away, not from Mannheim; iron, being nowhere on the map, for $1 more."""
    p = supplied_mill(3)
    p.do("build", "card blue", "industry cotton", "space koeln_1")
    assert (p.cubes("ruhr_1"), p.cubes("mannheim_1")) == (2, 3)
    assert p.t.demand == [6, 5]
    assert p.spent("red") == 12 + 1
    p = supplied_mill(0)
    p.demand(iron=3)
    p.do("build", "card blue", "industry cotton", "space koeln_1")
    assert p.cubes("mannheim_1") == 2
    assert p.t.demand == [6, 2]
    assert p.spent("red") == 12 + 2


@pytest.mark.rule("AOI-257")
def test_cubes_come_over_sea_lanes_too() -> None:
    """Coal from Pennsylvania reaches New Haven only past a ship between two ports; else it is bought."""
    p = Position("new_england")
    p.put("yellow", "coal_1", "pennsylvania_1")
    p.put("yellow", "port_1", "new_york_1")
    p.put("yellow", "port_1", "new_haven_1")
    p.rail("yellow", "new_york-pennsylvania")
    p.left("red", cotton_1=0)
    p.hand("red", "blue")
    p.turn("red")
    p.do("build", "card blue", "industry cotton", "space new_haven_2")
    assert (p.cubes("pennsylvania_1"), p.spent("red")) == (3, 6 + 1)
    p = Position("new_england")
    p.put("yellow", "coal_1", "pennsylvania_1")
    p.put("yellow", "port_1", "new_york_1")
    p.put("yellow", "port_1", "new_haven_1")
    p.put("green", "ship_2", "new_york_bay_1")
    p.rail("yellow", "new_york-pennsylvania")
    p.left("red", cotton_1=0)
    p.hand("red", "blue")
    p.turn("red")
    p.do("build", "card blue", "industry cotton", "space new_haven_2")
    assert (p.cubes("pennsylvania_1"), p.spent("red")) == (2, 6)


@pytest.mark.rule("AOI-257")
@pytest.mark.parametrize("cube", ["coal", "iron"])
def test_no_industry_may_need_two_cubes_of_a_colour(cube: str, tmp_path: Path) -> None:
    """A content pack in which a counter needs two coal or two iron is refused with a sentence that names it."""
    shutil.copytree(OURS, tmp_path / "pack")
    file = tmp_path / "pack" / "display.toml"
    start, found, rest = file.read_text("utf-8").partition('id = "cotton_3"')
    file.write_text(start + found + rest.replace(f"{cube} = 1", f"{cube} = 2", 1), "utf-8")
    with pytest.raises(BadContent, match="cotton_3"):
        GAME.new(3, 1, {"content": str(tmp_path / "pack")})


@pytest.mark.rule("AOI-258")
def test_an_emptied_mine_flips_and_pays_at_once() -> None:
    """Red's build takes the last coal of yellow's mine: yellow has $4 before red's next action."""
    p = supplied_mill(1)
    p.do("build", "card blue", "industry cotton", "space koeln_1")
    assert p.who == "red"
    assert p.flipped("ruhr_1")
    assert p.cash("yellow") == 4
    assert not p.flipped("mannheim_1")
    assert p.cash("green") == 0


@pytest.mark.rule("AOI-258")
@pytest.mark.parametrize(
    ("on_display", "joined", "cubes", "earned"), [(6, True, 3, 0), (4, True, 1, 2), (4, False, 3, 0)]
)
def test_a_new_works_gets_its_cubes_and_fills_the_display(
    on_display: int, joined: bool, cubes: int, earned: int
) -> None:
    """Three iron on a new works; joined to a port as many as there is room for move on, at the price of their rows."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    if joined:
        p.rail("yellow", "hamburg-hannover")
    p.demand(iron=on_display)
    p.hand("red", "light_green")
    p.money("red", 2)
    p.turn("red")
    p.do("build", "card light_green", "industry iron", "space hannover_1")
    assert p.cubes("hannover_1") == cubes
    assert p.t.demand == [6, on_display + 3 - cubes]
    assert p.cash("red") == earned
    assert not p.flipped("hannover_1")


@pytest.mark.rule("AOI-258", "AOI-G18")
def test_a_works_that_sends_all_its_cubes_away_flips_at_once() -> None:
    """Room for all three: $3 + $3 + $2 for the cubes and $4 for the works."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.demand(iron=0)
    p.hand("red", "light_green")
    p.money("red", 2)
    p.turn("red")
    p.do("build", "card light_green", "industry iron", "space hamburg_3")
    assert (p.cubes("hamburg_3"), p.flipped("hamburg_3")) == (0, True)
    assert p.cash("red") == 3 + 3 + 2 + 4


@pytest.mark.rule("AOI-258")
@pytest.mark.parametrize(("cubes", "earned"), [(1, 4), (2, 0)])
def test_a_works_may_give_its_iron_to_what_replaces_it(cubes: int, earned: int) -> None:
    """The overbuilt works pays if that was its last cube; the new factory has sold nothing and stays unused."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.put("red", "iron_1", "hamburg_3", cubes=cubes)
    p.left("red", factory_0=0)
    p.hand("red", "light_green")
    p.money("red", 9)
    p.turn("red")
    p.do("build", "card light_green", "industry factory", "space hamburg_3")
    assert p.stands("hamburg_3") == "red factory_3"
    assert (p.flipped("hamburg_3"), p.cubes("hamburg_3")) == (False, 0)
    assert p.cash("red") == earned
    assert p.t.demand == [5, 6]


def new_ship(coal_on_display: int, market: str = "cotton") -> Position:
    """Red builds a ship beside their port in Boston; five coal are printed at its import."""
    p = Position("new_england")
    p.markets(market)
    p.put("red", "port_1", "boston_1")
    p.put("green", "iron_1", "boston_3")
    p.left("red", ship_0=0)
    p.hand("red", "ship")
    p.money("red", 8)
    p.demand(coal=coal_on_display)
    p.turn("red")
    p.do("build", "card ship", "space massachusetts_bay_1")
    return p


@pytest.mark.rule("AOI-259")
@pytest.mark.parametrize(("on_display", "stay", "earned"), [(6, 4, 0), (5, 3, 1), (3, 1, 2 + 1 + 1)])
def test_a_ships_coal_lies_at_its_import_and_then_fills_the_display(
    on_display: int, stay: int, earned: int
) -> None:
    """Five cubes come, one serves the ship itself, and of the other four as many as there is room for move on."""
    p = new_ship(on_display)
    assert p.import_cubes("massachusetts_bay") == stay
    assert p.t.demand == [on_display + 4 - stay, 6]
    assert p.cash("red") == earned
    assert not p.flipped("massachusetts_bay_1")


@pytest.mark.rule("AOI-259", "AOI-G18")
@pytest.mark.parametrize(("market", "flipped", "earned"), [("cotton", False, 0), ("none", True, 12)])
def test_a_ship_whose_coal_all_moves_on_flips_only_without_demand(
    market: str, flipped: bool, earned: int
) -> None:
    """An empty import waits for its market; behind 'No demand' the ship flips at once."""
    p = new_ship(1, market)
    assert p.import_cubes("massachusetts_bay") == 0
    assert p.t.demand == [5, 6]
    assert p.flipped("massachusetts_bay_1") == flipped
    assert p.cash("red") == 3 + 2 + 2 + 1 + earned


@pytest.mark.rule("AOI-260")
@pytest.mark.parametrize("map_id", MAPS)
def test_one_space_in_small_locations_two_in_large_ones(map_id: str) -> None:
    """In every location: a second counter only where there are four spaces or more, a third nowhere."""
    sizes = set()
    for place in printed(map_id):
        clear = [space["id"] for space in place["spaces"] if space["symbol"] == "clear"]
        if len(clear) < 2:
            continue
        size = len(place["spaces"])
        sizes.add(size)
        p = Position(map_id)
        p.hand("red", "ship")
        p.put("red", "cotton_3", clear[0])
        p.turn("red")
        p.do("combine", "card ship", "industry iron")
        assert p.can(f"space {clear[1]}") == (size >= 4), place["id"]
        assert p.why(f"space {clear[1]}") == (() if size >= 4 else ("AOI-100",))
        if size >= 4:
            other = next(space for space in place["spaces"] if space["id"] not in clear[:2])
            p.put(
                "red", {"clear": "cotton_3", "coal": "coal_3", "port": "port_3"}[other["symbol"]], other["id"]
            )
            p.turn("red")
            p.do("combine", "card ship", "industry iron")
            assert p.why(f"space {clear[1]}") == ("AOI-101",)
    assert min(sizes) < 4 <= max(sizes)


@pytest.mark.rule("AOI-261")
def test_own_counters_are_overbuilt_by_a_higher_level() -> None:
    """A level-2 mine goes over red's level-1 mine, not over their level-2 mine; the old counter is out of the game."""
    p = Position()
    p.put("red", "coal_1", "ruhr_1")
    p.put("red", "coal_2", "poland_1")
    p.left("red", coal_1=0)
    p.hand("red", "coal")
    p.turn("red")
    p.do("build", "card coal")
    assert p.can("space ruhr_1")
    assert p.why("space poland_1") == ("AOI-154",)
    p.do("space ruhr_1")
    assert p.stands("ruhr_1") == "red coal_2"
    assert p.on_display("red", "coal_1") == 0


def rival(industry: str, level: int = 1) -> Position:
    """Yellow's used-up mine or works beside a port; red's next counter of the type has level 2; no cubes anywhere."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.rail("yellow", "hamburg-hannover", "hannover-kassel", "ruhr-kassel")
    p.put("yellow", f"{industry}_{level}", "ruhr_1" if industry == "coal" else "ruhr_3", flipped=True)
    p.left("red", coal_1=0, iron_1=0)
    p.demand(coal=0, iron=0)
    p.hand("red", "blue")
    return p


@pytest.mark.rule("AOI-261")
@pytest.mark.parametrize(
    ("industry", "space", "rule"), [("coal", "ruhr_1", "AOI-159"), ("iron", "ruhr_3", "AOI-160")]
)
def test_rivals_mines_and_works_are_overbuilt_when_their_cubes_are_gone(
    industry: str, space: str, rule: str
) -> None:
    """Not while a cube lies on the display or anywhere on the map, and not by the same level."""
    p = rival(industry)
    p.turn("red")
    p.do("build", "card blue", f"industry {industry}", f"space {space}")
    assert p.stands(space) == f"red {industry}_2"
    for display in (True, False):
        p = rival(industry)
        if display:
            p.demand(**{industry: 1})
        else:
            p.put("green", f"{industry}_1", "poland_1" if industry == "coal" else "danzig_2", cubes=1)
        p.turn("red")
        p.do("build", "card blue", f"industry {industry}")
        assert p.why(f"space {space}") == (rule,)
    p = rival(industry, level=2)
    p.turn("red")
    p.do("build", "card blue", f"industry {industry}")
    assert p.why(f"space {space}") == ("AOI-161",)


@pytest.mark.rule("AOI-261")
def test_a_rivals_counter_gives_way_to_its_own_type_only() -> None:
    """Yellow's mill and works stand against red's factory, though no cube is left and the level is higher."""
    p = rival("iron")
    p.put("yellow", "cotton_1", "koeln_1", flipped=True)
    p.rail("yellow", "koeln-ruhr")
    p.left("red", factory_0=0)
    p.turn("red")
    p.do("build", "card blue", "industry factory")
    assert p.why("space koeln_1") == ("AOI-102", "AOI-158")
    assert p.why("space ruhr_3") == ("AOI-102", "AOI-158")
    assert p.offers("space") == {"koeln_2", "ruhr_4"}
