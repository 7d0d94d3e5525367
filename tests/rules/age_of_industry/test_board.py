"""Board: what is printed on the two maps and what it does."""

import random
import re
import shutil
from pathlib import Path
from typing import cast

import pytest

from boomtown.engine.errors import BadContent, BadOption
from boomtown.engine.playout import random_playout
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.pack.load import OURS
from boomtown.games.age_of_industry.rules.content import SYMBOL_IDS
from boomtown.games.age_of_industry.rules.table import AgeTable
from tests.rules.age_of_industry.packs import caption, pack
from tests.rules.age_of_industry.position import Position

MAPS = ("germany", "new_england")


@pytest.mark.rule("AOI-026")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_maps_are_for_three_to_five_players(map_id: str, seats: int) -> None:
    """A game for three, four and five can be played to its end on either map."""
    t = GAME.new(seats, 5, {"map": map_id})
    random_playout(t, random.Random(5))
    assert t.over
    assert len(t.scores()) == seats


@pytest.mark.rule("AOI-026", "AOI-G33")
@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_no_map_is_for_fewer_or_more(map_id: str, seats: int) -> None:
    """Two or six players are refused."""
    with pytest.raises(BadOption, match="3, 4, 5 players"):
        GAME.new(seats, 1, {"map": map_id})


@pytest.mark.rule("AOI-027")
def test_germany_is_the_first_map() -> None:
    """Who says nothing plays Germany, which has no ship spaces, sea lanes or imports; New England has them."""
    t = cast(AgeTable, GAME.new(3))
    assert t.settings["map"] == "germany"
    assert t.content.ship_space == []
    assert not any(t.content.harbour)
    assert len(t.cubes) == len(t.content.space_ids)
    other = Position("new_england").content
    assert len(other.ship_space) == 6
    assert all(len(ports) == 2 for ports in other.ship_ports)
    assert min(other.ship_coal) > 0


@pytest.mark.rule("AOI-028")
@pytest.mark.parametrize(("cubes_on_mine", "price", "coal_left"), [(1, 6, 6), (0, 7, 5)])
def test_a_demand_display_sells_what_the_map_has_not(cubes_on_mine: int, price: int, coal_left: int) -> None:
    """A level-2 mill costs $6 with coal from the map, and $1 more with coal from the display."""
    p = Position()
    p.put("yellow", "coal_1", "ruhr_1", cubes=cubes_on_mine, flipped=cubes_on_mine == 0)
    p.rail("yellow", "koeln-ruhr", "koeln-belgium", "belgium-holland")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space koeln_1")
    assert p.spent("red") == price
    assert p.t.view(None)["demand"] == [coal_left, 6]


@pytest.mark.rule("AOI-028")
def test_there_is_a_display_for_coal_and_one_for_iron() -> None:
    """A level-3 mill bought from both displays costs $1 for the coal and $3 for the iron of a dear row."""
    p = Position()
    p.demand(coal=6, iron=2)
    p.rail("yellow", "koeln-belgium", "belgium-holland")
    p.left("red", cotton_1=0, cotton_2=0)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space koeln_1")
    assert p.spent("red") == 12 + 1 + 3
    svg = GAME.picture(p.t, None)
    assert caption(svg, "demand-coal") == "Coal demand: 5 coal cubes, the next costs $1"
    assert caption(svg, "demand-iron") == "Iron demand: 1 iron cube, the next costs $3"


@pytest.mark.rule("AOI-029")
@pytest.mark.parametrize("map_id", MAPS)
def test_every_market_space_holds_one_counter(map_id: str) -> None:
    """There is one counter in each market space, and none anywhere else."""
    t = cast(AgeTable, GAME.new(4, 3, {"map": map_id}))
    assert len(t.market) == len(t.content.market_ids) == t.content.drawing["counts"]["market_spaces"]
    assert all(kind >= 0 for kind in t.market)
    assert len(set(t.content.market_place)) == len(t.content.market_ids)


@pytest.mark.rule("AOI-029")
@pytest.mark.parametrize(("seller", "space"), [("cotton_1", "poland_2"), ("factory_3", "poland_2")])
def test_a_market_counter_buys_goods_as_a_port_does(seller: str, space: str) -> None:
    """A mill or factory beside a market that wants its goods sells there; there is no port on the map."""
    p = Position()
    p.markets("none")
    p.put("red", seller, space)
    p.turn("red")
    assert not p.can("sell")
    p.market("poland_market", "both")
    p.turn("red")
    p.stop_after("sell", f"seller {space}")
    assert p.options() == ["to-market poland_market"]
    p.do("to-market poland_market")
    assert p.flipped(space)
    assert p.sold("poland_market")


@pytest.mark.rule("AOI-030")
@pytest.mark.parametrize("map_id", MAPS)
def test_locations_have_name_colour_and_spaces(map_id: str) -> None:
    """Every place has a name and a space of some kind; just those with building spaces have a colour."""
    board = Position(map_id).content
    assert len(set(board.place_names)) == len(board.place_ids)
    for place, name in enumerate(board.place_names):
        assert name
        if not board.villages >> place & 1:
            assert board.place_spaces[place] or board.place_market[place] >= 0
        assert (board.place_colour[place] >= 0) == bool(board.place_spaces[place])


@pytest.mark.rule("AOI-030")
@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ('id = "berlin"\nname = "Berlin"', "colour"),
        ('id = "berlin"\ncolour = "orange"', "name"),
        ('id = "berlin"\nname = "Berlin"\ncolour = "pink"', "colour"),
    ],
)
def test_a_location_without_name_or_colour_is_refused(tmp_path: Path, wrong: str, fault: str) -> None:
    """A content pack must give each location its name and the colour of its border."""
    right = 'id = "berlin"\nname = "Berlin"\ncolour = "orange"'
    content = pack(tmp_path, "map_germany.toml", (right, wrong))
    with pytest.raises(BadContent, match=f"berlin.*'{fault}'"):
        GAME.new(3, 1, {"content": content})


@pytest.mark.rule("AOI-030", "AOI-G06", "AOI-G07")
@pytest.mark.parametrize(
    ("map_id", "place", "symbols", "colour"),
    [
        ("germany", "koeln", ["clear", "clear"], ""),
        ("germany", "belgium", ["coal"], ""),
        ("germany", "kiel", ["port"], ""),
        ("germany", "regensburg", ["clear"], "brown"),
        ("new_england", "boston", ["clear", "clear", "port", "port"], "mauve"),
        ("new_england", "massachusetts_bay", ["ship"], "mauve"),
        ("new_england", "nantucket_sound", ["ship"], "light_green"),
        ("new_england", "pennsylvania", ["clear", "coal", "coal"], ""),
    ],
)
def test_locations_that_are_known_by_name(map_id: str, place: str, symbols: list[str], colour: str) -> None:
    """What rulebook and reports tell of places is true on these maps."""
    board = Position(map_id).content
    at = board.place_ids.index(place)
    assert sorted(SYMBOL_IDS[board.space_symbol[space]] for space in board.place_spaces[at]) == symbols
    assert colour in ("", board.colour_ids[board.place_colour[at]])


@pytest.mark.rule("AOI-030")
def test_a_location_is_all_of_its_spaces() -> None:
    """The border goes round all spaces of a location: a card of its colour opens every one of them."""
    p = Position()
    p.hand("red", "orange")
    p.turn("red")
    p.do("build", "card orange", "industry cotton")
    assert {f"berlin_{i}" for i in range(1, 5)} <= p.offers("space")
    assert {space.rpartition("_")[0] for space in p.offers("space")} == {
        "berlin", "magdeburg", "leipzig", "dresden", "chemnitz",
    }  # fmt: skip


@pytest.mark.rule("AOI-031")
@pytest.mark.parametrize("map_id", MAPS)
def test_a_space_with_a_symbol_takes_that_industry_only(map_id: str) -> None:
    """With everything supplied each industry fits exactly the spaces that show its symbol."""
    p = Position(map_id)
    p.join_all("green")
    ports = [
        id for id, symbol in zip(p.content.space_ids, p.content.space_symbol) if SYMBOL_IDS[symbol] == "port"
    ]
    if map_id == "new_england":
        for port in ports:
            p.put("yellow", "port_1", port)
    p.open_displays("red")
    p.hand("red", "cotton")
    p.turn("red")
    symbols: dict[str, set[str]] = {symbol: set() for symbol in SYMBOL_IDS}
    for town in [*p.content.drawing["location"], *p.content.drawing.get("ship_space", [])]:
        for space in town["spaces"]:
            symbols[space["symbol"]].add(space["id"])
    found = p.fitting("cotton")
    assert found["coal"] == symbols["coal"]
    assert found["cotton"] == found["factory"] == found["iron"] == symbols["clear"]
    if map_id == "new_england":
        assert found["ship"] == symbols["ship"]
    else:
        assert found["port"] == symbols["port"]


@pytest.mark.rule("AOI-031")
def test_a_space_is_for_one_counter() -> None:
    """Once a counter stands in a space the others must build elsewhere."""
    p = Position()
    p.hand("red", "cotton")
    p.hand("yellow", "cotton")
    p.turn("red", actions=1, more=("yellow",))
    p.do("build", "card cotton", "space berlin_1", "build", "card cotton")
    assert not p.can("space berlin_1")
    assert p.can("space berlin_2")


@pytest.mark.rule("AOI-032")
@pytest.mark.parametrize(("builder", "joined"), [("red", True), ("green", True), ("red", False)])
def test_a_distant_port_opens_the_demand_displays(builder: str, joined: bool) -> None:
    """Whoever is joined to France by anybody's railways can buy coal there; who isn't can't."""
    p = Position()
    p.rail("green", "strassburg-france")
    if joined:
        p.rail("yellow", "mannheim-strassburg")
    p.left(builder, cotton_1=0)
    p.hand(builder, "cotton")
    p.turn(builder)
    p.do("build", "card cotton")
    assert p.can("space strassburg_1")
    assert p.can("space mannheim_2") == joined
    if joined:
        p.do("space mannheim_2")
        assert (p.spent(builder), p.t.demand[0]) == (7, 5)
    else:
        assert p.why("space mannheim_2") == ("AOI-114", "AOI-134")


@pytest.mark.rule("AOI-032")
def test_a_place_abroad_without_the_symbol_opens_nothing() -> None:
    """Switzerland has no distant port: a railway there gives no coal."""
    p = Position()
    p.rail("green", "strassburg-switzerland")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton")
    assert not p.can("space strassburg_1")


@pytest.mark.rule("AOI-033")
@pytest.mark.parametrize("map_id", MAPS)
def test_nothing_can_be_built_in_a_village(map_id: str) -> None:
    """With a railway in every village no industry is offered in any of them."""
    p = Position(map_id)
    p.join_all("red")
    p.open_displays("red")
    p.put("red", "port_1", "kiel_1" if map_id == "germany" else "boston_1")
    p.hand("red", "cotton")
    p.turn("red")
    villages = {village["id"] for village in p.content.drawing["village"]}
    assert villages <= set(p.content.place_ids)
    for spaces in p.fitting("cotton").values():
        places = {p.content.place_ids[p.content.space_place[p.space(space)]] for space in spaces}
        assert places
        assert not places & villages


@pytest.mark.rule("AOI-033")
def test_a_village_lengthens_the_way() -> None:
    """Through the village of Bromberg Poland is two links from Stettin, as far as Breslau by way of Berlin."""
    p = Position()
    p.put("yellow", "coal_1", "poland_1")
    p.put("green", "coal_1", "breslau_1")
    p.rail("yellow", "stettin-bromberg", "bromberg-poland")
    p.rail("green", "berlin-stettin", "berlin-breslau")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space stettin_2")
    assert p.offers("from") == {"poland_1", "breslau_1"}


@pytest.mark.rule("AOI-033")
def test_a_village_can_be_built_from() -> None:
    """A railway into Schwerin lets its owner build on from there, without a counter in the village."""
    p = Position()
    p.put("red", "port_1", "hamburg_1")
    p.turn("red")
    p.do("railway")
    assert not p.can("link schwerin-berlin")
    p.do("link hamburg-schwerin", "railway", "link schwerin-berlin")
    assert p.railway("schwerin-berlin") == "red"


@pytest.mark.rule("AOI-034", "AOI-G25")
@pytest.mark.parametrize("map_id", MAPS)
def test_dividing_lines_change_nothing(tmp_path: Path, map_id: str) -> None:
    """Without its dividing lines a map plays the same game, decision by decision."""
    copy = tmp_path / "pack"
    shutil.copytree(OURS, copy)
    file = copy / f"map_{map_id}.toml"
    text, lines = re.subn(r"\[\[dividing_line\]\]\n(?:.+\n)+", "", file.read_text("utf-8"))
    assert lines >= 3
    file.write_text(text, "utf-8")
    for seed in range(3):
        ours = GAME.new(4, seed, {"map": map_id})
        bare = GAME.new(4, seed, {"map": map_id, "content": str(copy)})
        rng = random.Random(seed)
        while not ours.over:
            seat = ours.waiting[0]
            assert bare.waiting == (seat,)
            assert bare.options(seat) == ours.options(seat)
            action = rng.choice(ours.options(seat))
            ours.apply(seat, action)
            bare.apply(seat, action)
        assert bare.over
        assert bare.cells == ours.cells


@pytest.mark.rule("AOI-035")
def test_a_railway_makes_a_connection_of_a_potential_one() -> None:
    """Goods go from Berlin to Stettin once a railway lies between them, and not a moment before."""
    p = Position()
    p.put("red", "cotton_1", "berlin_1")
    p.put("yellow", "port_1", "stettin_1")
    p.markets("none")
    p.turn("red")
    assert not p.can("sell")
    p.do("railway", "link berlin-stettin")
    assert p.can("sell")
    p.stop_after("sell", "seller berlin_1")
    assert p.options() == ["to-port stettin_1"]


@pytest.mark.rule("AOI-035")
def test_only_printed_links_can_be_built_on() -> None:
    """From Magdeburg railways lead to its three printed neighbours only."""
    p = Position()
    p.put("red", "cotton_1", "magdeburg_1")
    p.turn("red")
    p.do("railway")
    assert p.offers("link") == {"hannover-magdeburg", "magdeburg-berlin", "magdeburg-leipzig"}


@pytest.mark.rule("AOI-036")
def test_a_coal_import_is_empty_until_a_ship_is_built() -> None:
    """No import has coal at the start; a ship brings its import's coal, which anybody can use from then on."""
    start = cast(AgeTable, GAME.new(4, 1, {"map": "new_england"}))
    assert sum(start.cubes) == 0
    p = Position("new_england")
    p.put("yellow", "port_1", "boston_1")
    p.open_displays("red")
    p.hand("red", "ship")
    p.turn("red", actions=1, more=("yellow",))
    p.do("build", "card ship", "space massachusetts_bay_1")
    printed = p.content.ship_coal[p.content.place_ship[p.content.place_ids.index("massachusetts_bay")]]
    assert p.import_cubes("massachusetts_bay") == printed - 1 == 4  # one cube served the ship itself
    assert sum(p.t.cubes) == 4
    p.left("yellow", cotton_1=0)
    p.hand("yellow", "mauve")
    p.do("build", "card mauve", "industry cotton", "space boston_3")
    assert p.import_cubes("massachusetts_bay") == 3
    assert p.spent("yellow") == 6


@pytest.mark.rule("AOI-037")
def test_a_sea_lane_is_there_without_being_built() -> None:
    """With a ship between two ports goods cross the sea though no railway lies anywhere."""
    p = Position("new_england")
    p.markets("none")
    p.put("red", "cotton_1", "portland_2")
    p.put("green", "port_1", "portland_1", flipped=True)
    p.put("yellow", "port_1", "portsmouth_1")
    p.turn("red")
    assert not p.can("sell")
    p.put("blue", "ship_2", "gulf_of_maine_1")
    p.turn("red")
    assert set(p.t.rail) == {-1}
    p.stop_after("sell", "seller portland_2")
    assert p.options() == ["to-port portsmouth_1"]


@pytest.mark.rule("AOI-037")
def test_nobody_builds_or_owns_a_sea_lane() -> None:
    """No railway is offered on a lane, and lanes beside one's own port don't connect one to what lies behind."""
    p = Position("new_england")
    p.put("red", "port_1", "portsmouth_1")
    p.put("red", "ship_2", "gulf_of_maine_1")
    p.put("yellow", "port_1", "portland_1")
    p.hand("red", "cotton")
    p.turn("red")
    assert not p.can("build")
    p.do("railway")
    assert p.offers("link") == {
        "portland-portsmouth", "portsmouth-salem", "portsmouth-manchester", "portsmouth-lawrence",
    }  # fmt: skip
    ships = set(p.content.ship_place)
    assert not ships & {*p.content.link_a, *p.content.link_b}


@pytest.mark.rule("AOI-038")
@pytest.mark.parametrize("ship", [False, True])
def test_a_ship_opens_its_market_and_its_coal(ship: bool) -> None:
    """Boston's mill reaches the market and the coal of Massachusetts Bay exactly when a ship lies there."""
    p = Position("new_england")
    p.markets("none")
    p.market("massachusetts_bay_market", "cotton")
    p.put("red", "cotton_1", "boston_3")
    p.put("yellow", "port_1", "boston_1", flipped=True)
    p.imports("massachusetts_bay", 2)
    if ship:
        p.put("blue", "ship_2", "massachusetts_bay_1")
    p.left("red", cotton_1=0)
    p.money("red", 20)
    p.hand("red", "cotton")
    p.turn("red")
    assert p.can("sell") == ship
    if ship:
        p.stop_after("sell", "seller boston_3")
        assert p.options() == ["to-market massachusetts_bay_market"]
        p.do("to-market massachusetts_bay_market")
    else:
        p.turn("red", actions=1)
    p.do("build", "card cotton", "space boston_4")
    assert p.import_cubes("massachusetts_bay") == (1 if ship else 2)
    assert p.cash("red") == (20 + 8 - 6 if ship else 20 - 6 - 1)


@pytest.mark.rule("AOI-039")
def test_the_order_display_shows_order_and_money_spent() -> None:
    """Everybody sees the tokens in order of play and beside each what its player spent this round."""
    p = Position()
    p.order("green", "red", "blue", "yellow")
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space berlin_1")
    for seat in (None, 0, 3):
        view = p.t.view(seat)
        assert [view["colours"][one] for one in view["order"]] == ["green", "red", "blue", "yellow"]
        assert view["spent"] == [4, 0, 0, 0]
    shown = re.findall(r"(\w+) plays (\d) of 4, has spent \$(\d+)", GAME.picture(p.t, None))
    assert shown == [("green", "1", "0"), ("red", "2", "4"), ("blue", "3", "0"), ("yellow", "4", "0")]
