"""Sell goods: who may sell to whom, over which connections, and what it pays."""

import tomllib

import pytest

from boomtown.games.age_of_industry.pack.load import OURS
from tests.rules.age_of_industry.position import Position


def quiet(map_id: str = "germany") -> Position:
    """An empty map on which no market wants anything."""
    p = Position(map_id)
    p.markets("none")
    return p


def printed_income(counter: str) -> int:
    """The profit that the content prints for a counter."""
    display = tomllib.loads((OURS / "display.toml").read_text("utf-8"))
    return next(int(entry["income"]) for entry in display["counter"] if entry["id"] == counter)


@pytest.mark.rule("AOI-185")
def test_own_unsold_mills_and_factories_sell_in_one_action() -> None:
    """Mills and factories of the player sell, several in one action; nothing else does."""
    p = quiet()
    p.put("red", "cotton_1", "hamburg_3")
    p.put("red", "factory_3", "bremen_2")
    p.put("red", "iron_1", "hannover_1")
    p.put("red", "cotton_1", "hannover_2", flipped=True)
    p.put("yellow", "cotton_1", "hamburg_4")
    p.put("green", "port_2", "hamburg_1")
    p.put("green", "port_2", "hamburg_2")
    p.rail("green", "hamburg-bremen", "hamburg-hannover")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"hamburg_3", "bremen_2"}
    assert p.why("seller hannover_1") == ("AOI-185",)
    assert p.why("seller hannover_2") == ("AOI-195",)
    assert p.why("seller hamburg_4") == ("AOI-199",)
    p.do("seller hamburg_3", "to-port hamburg_1", "seller bremen_2", "to-port hamburg_2")
    assert p.flipped("hamburg_3")
    assert p.flipped("bremen_2")
    assert p.who == "red"
    assert p.t.prompt(p.seat("red")) == "Choose your second action."


@pytest.mark.rule("AOI-185", "AOI-G29")
def test_a_sell_action_needs_a_sale_and_then_stops_at_will() -> None:
    """No empty sell action; after a sale the player may stop with goods unsold."""
    p = quiet()
    p.turn("red")
    assert not p.can("sell")
    assert p.why("sell") == ("AOI-185",)
    p.put("red", "cotton_1", "hamburg_3")
    p.put("red", "cotton_1", "hamburg_4")
    p.put("yellow", "port_1", "hamburg_1")
    p.put("yellow", "port_1", "hamburg_2")
    p.turn("red")
    p.stop_after("sell")
    assert "stop" not in p.options()
    p.do("seller hamburg_3")
    assert p.offers("to-port") == {"hamburg_1", "hamburg_2"}
    p.do("to-port hamburg_1")
    assert set(p.options()) == {"seller hamburg_4", "stop"}
    p.do("stop")
    assert p.step == "ChooseAction"
    assert not p.flipped("hamburg_4")
    assert not p.flipped("hamburg_2")


@pytest.mark.rule("AOI-186")
def test_goods_need_a_railway_to_the_port() -> None:
    """An unconnected mill can't sell; the last missing railway lets it."""
    p = quiet()
    p.put("red", "cotton_1", "hannover_1")
    p.put("red", "cotton_1", "bremen_2")
    p.put("red", "port_1", "bremen_1")
    p.put("red", "port_1", "kiel_1")
    p.rail("red", "kiel-hamburg")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"bremen_2"}
    assert p.why("seller hannover_1") == ("AOI-186",)
    p.stop_after("seller bremen_2")
    assert p.why("to-port kiel_1") == ("AOI-186",)
    p.rail("red", "hamburg-hannover")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"bremen_2", "hannover_1"}
    p.stop_after("seller hannover_1")
    assert p.options() == ["to-port kiel_1"]


@pytest.mark.rule("AOI-186", "AOI-G09", "AOI-G30")
def test_goods_travel_over_sea_lanes() -> None:
    """Past a ship goods go from port to port; a used port at the near end is enough."""
    p = quiet("new_england")
    p.put("red", "cotton_1", "portland_2")
    p.put("yellow", "port_1", "portsmouth_1")
    p.put("green", "port_1", "portland_1", flipped=True)
    p.turn("red")
    assert not p.can("sell")
    p.put("blue", "ship_2", "gulf_of_maine_1", flipped=True)
    p.turn("red")
    p.stop_after("sell", "seller portland_2")
    assert p.options() == ["to-port portsmouth_1"]


@pytest.mark.rule("AOI-186", "AOI-G09")
def test_a_sea_lane_begins_at_a_port_counter() -> None:
    """Without a port counter in its own location a mill has no way to the ship."""
    p = quiet("new_england")
    p.market("massachusetts_bay_market", "cotton")
    p.put("red", "cotton_1", "boston_3")
    p.put("yellow", "port_1", "portsmouth_1", flipped=True)
    p.put("yellow", "ship_2", "massachusetts_bay_1")
    p.turn("red")
    assert not p.can("sell")
    p.put("green", "port_1", "boston_1", flipped=True)
    p.turn("red")
    p.stop_after("sell", "seller boston_3")
    assert p.options() == ["to-market massachusetts_bay_market"]


@pytest.mark.rule("AOI-186")
def test_an_overseas_market_needs_a_ship() -> None:
    """The market behind a ship space can be sold to only past a ship."""
    p = quiet("new_england")
    p.market("massachusetts_bay_market", "cotton")
    p.put("red", "cotton_1", "boston_3")
    p.put("yellow", "port_1", "boston_1")
    p.turn("red")
    p.stop_after("sell", "seller boston_3")
    assert p.options() == ["to-port boston_1"]
    assert p.why("to-market massachusetts_bay_market") == ("AOI-186",)


@pytest.mark.rule("AOI-187")
def test_the_buyer_need_not_be_the_closest() -> None:
    """A port next door and a market and a port farther off are all open to choice; the far one is taken."""
    p = quiet()
    p.market("denmark_market", "cotton")
    p.put("red", "cotton_1", "hannover_1")
    p.put("red", "port_1", "bremen_1")
    p.put("red", "port_1", "kiel_1")
    p.rail("red", "bremen-hannover", "hamburg-hannover", "kiel-hamburg", "kiel-denmark")
    p.turn("red")
    p.stop_after("sell", "seller hannover_1")
    assert set(p.options()) == {"to-port bremen_1", "to-port kiel_1", "to-market denmark_market"}
    p.do("to-market denmark_market")
    assert p.sold("denmark_market")
    assert not p.flipped("bremen_1")


@pytest.mark.rule("AOI-188")
def test_other_players_railways_carry_the_goods() -> None:
    """A chain of three rivals' railways serves a mill whose owner has none."""
    p = quiet()
    p.put("red", "cotton_1", "kassel_1")
    p.put("red", "port_1", "kiel_1")
    p.rail("yellow", "hannover-kassel")
    p.rail("green", "hamburg-hannover")
    p.rail("blue", "kiel-hamburg")
    p.turn("red")
    p.do("sell", "seller kassel_1", "to-port kiel_1")
    assert p.cash("red") == 8 + 5
    assert [p.cash(colour) for colour in ("yellow", "green", "blue")] == [0, 0, 0]


@pytest.mark.rule("AOI-189")
@pytest.mark.parametrize(
    ("mill", "buyer"), [("hamburg_3", "to-port hamburg_1"), ("poland_2", "to-market poland_market")]
)
def test_no_railway_is_needed_within_a_location(mill: str, buyer: str) -> None:
    """A port or a market counter in the mill's own location buys without any railway."""
    p = quiet()
    p.market("poland_market", "cotton")
    p.put("yellow", "port_1", "hamburg_1")
    p.put("red", "cotton_1", mill)
    p.turn("red")
    p.stop_after("sell", f"seller {mill}")
    assert p.options() == [buyer]
    p.do(buyer)
    assert p.cash("red") == 8


@pytest.mark.rule("AOI-190")
def test_goods_never_pass_through_pennsylvania() -> None:
    """A way into Pennsylvania and out again does not count; the way round it does."""
    p = quiet("new_england")
    p.market("albany_market", "cotton")
    p.put("red", "cotton_1", "new_york_3")
    p.put("yellow", "port_1", "new_york_1")
    p.rail("red", "new_york-pennsylvania", "albany-pennsylvania")
    p.turn("red")
    p.stop_after("sell", "seller new_york_3")
    assert p.options() == ["to-port new_york_1"]
    assert p.why("to-market albany_market") != ()
    p.rail("red", "new_york-poughkeepsie", "poughkeepsie-albany")
    p.turn("red")
    p.stop_after("sell", "seller new_york_3")
    assert set(p.options()) == {"to-port new_york_1", "to-market albany_market"}


@pytest.mark.rule("AOI-190")
def test_the_way_past_two_links_of_pennsylvania_stays_closed() -> None:
    """Longer chains on both sides of Pennsylvania are not joined by it either."""
    p = quiet("new_england")
    p.put("red", "cotton_1", "waterbury_1")
    p.put("yellow", "port_1", "new_york_1")
    p.rail("green", "poughkeepsie-waterbury", "poughkeepsie-pennsylvania", "new_york-pennsylvania")
    p.turn("red")
    assert not p.can("sell")
    p.rail("green", "new_york-poughkeepsie")
    p.turn("red")
    assert p.can("sell")


@pytest.mark.rule("AOI-191")
def test_goods_made_in_pennsylvania_leave_it() -> None:
    """A mill in Pennsylvania sells over any of its railways."""
    p = quiet("new_england")
    p.market("albany_market", "cotton")
    p.put("red", "cotton_1", "pennsylvania_3")
    p.put("yellow", "port_1", "new_haven_1")
    p.rail(
        "yellow",
        "albany-pennsylvania",
        "new_york-pennsylvania",
        "bridgeport-new_york",
        "new_haven-bridgeport",
    )
    p.turn("red")
    p.stop_after("sell", "seller pennsylvania_3")
    assert set(p.options()) == {"to-market albany_market", "to-port new_haven_1"}
    p.do("to-market albany_market")
    assert p.cash("red") == 8


@pytest.mark.rule("AOI-192")
def test_a_level_1_port_takes_cotton_only() -> None:
    """A factory can't sell through a level-1 port; a mill beside it can."""
    p = quiet()
    p.put("red", "factory_3", "hamburg_3")
    p.put("red", "cotton_1", "hamburg_4")
    p.put("yellow", "port_1", "hamburg_1")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"hamburg_4"}
    p.put("yellow", "port_2", "hamburg_2")
    p.turn("red")
    p.stop_after("sell", "seller hamburg_3")
    assert p.why("to-port hamburg_1") == ("AOI-192",)
    assert p.options() == ["to-port hamburg_2"]


@pytest.mark.rule("AOI-193")
@pytest.mark.parametrize("port", ["port_2", "port_3"])
@pytest.mark.parametrize("goods", ["cotton_1", "factory_3"])
def test_a_higher_port_takes_both_goods(port: str, goods: str) -> None:
    """Ports of level 2 and 3 buy cotton and factory goods."""
    p = quiet()
    p.put("red", goods, "hamburg_3")
    p.put("yellow", port, "hamburg_1")
    p.turn("red")
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    assert p.flipped("hamburg_1")
    assert p.cash("red") == printed_income(goods)


@pytest.mark.rule("AOI-194")
def test_a_sale_flips_seller_and_buyer() -> None:
    """Mill and port flip, factory and market counter flip; bystanders stay."""
    p = quiet()
    p.market("poland_market", "factory")
    p.put("red", "cotton_1", "hamburg_3")
    p.put("red", "factory_3", "poland_2")
    p.put("yellow", "port_1", "hamburg_1")
    p.put("yellow", "port_1", "hamburg_2")
    p.turn("red")
    p.do("sell", "seller hamburg_3", "to-port hamburg_2")
    assert [p.flipped(space) for space in ("hamburg_3", "hamburg_2", "hamburg_1")] == [True, True, False]
    assert not p.sold("poland_market")
    p.do("seller poland_2", "to-market poland_market")
    assert p.flipped("poland_2")
    assert p.sold("poland_market")


@pytest.mark.rule("AOI-195")
def test_each_buyer_serves_one_sale_for_the_whole_game() -> None:
    """A used port or market takes no second sale, in the same action or in a later round."""
    p = quiet()
    p.market("denmark_market", "both")
    for space in ("hamburg_3", "hamburg_4", "hannover_1"):
        p.put("red", "cotton_1", space)
    p.put("yellow", "port_3", "hamburg_1")
    p.put("yellow", "port_3", "hamburg_2")
    p.rail("yellow", "kiel-hamburg", "kiel-denmark", "hamburg-hannover")
    p.turn("red", actions=1)
    p.do("sell", "seller hamburg_3", "to-port hamburg_1", "seller hamburg_4")
    assert p.why("to-port hamburg_1") == ("AOI-195",)
    p.do("to-market denmark_market")
    assert p.why("seller hamburg_3") == ("AOI-195",)
    p.do("stop")
    assert (p.t.round[0], p.who) == (3, "red")
    p.stop_after("sell")
    assert p.why("seller hamburg_3") == ("AOI-195",)
    p.stop_after("seller hannover_1")
    assert p.why("to-market denmark_market") == ("AOI-195",)
    assert p.options() == ["to-port hamburg_2"]


@pytest.mark.rule("AOI-196")
@pytest.mark.parametrize(
    ("counter", "sellers"),
    [
        ("cotton", {"poland_2"}),
        ("factory", {"berlin_1"}),
        ("both", {"poland_2", "berlin_1"}),
        ("none", set()),
    ],
)
def test_a_market_counter_takes_what_it_shows(counter: str, sellers: set[str]) -> None:
    """Cotton only, factory goods only, either, or nothing."""
    p = quiet()
    p.market("poland_market", counter)
    p.put("red", "cotton_1", "poland_2")
    p.put("red", "factory_3", "berlin_1")
    p.put("red", "cotton_1", "hamburg_3")
    p.put("red", "port_1", "hamburg_1")
    p.rail("red", "berlin-poland")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == sellers | {"hamburg_3"}
    p.put("red", "port_2", "stettin_1")
    p.rail("red", "berlin-stettin")
    for space, goods in (("poland_2", "cotton"), ("berlin_1", "factory")):
        p.turn("red")
        p.stop_after("sell", f"seller {space}")
        wanted = () if space in sellers else ("AOI-196",)
        assert p.why("to-market poland_market") == wanted, goods


@pytest.mark.rule("AOI-197")
def test_a_market_for_both_goods_flips_after_one_sale() -> None:
    """Having bought cotton it does not buy factory goods as well."""
    p = quiet()
    p.market("poland_market", "both")
    p.put("red", "cotton_1", "poland_2")
    p.put("red", "factory_3", "berlin_1")
    p.rail("red", "berlin-poland")
    p.hand("red", "ship")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"poland_2", "berlin_1"}
    p.do("seller poland_2", "to-market poland_market")
    assert p.sold("poland_market")
    assert not p.flipped("berlin_1")
    assert p.step == "ChooseAction"
    assert not p.can("sell")


@pytest.mark.rule("AOI-198")
def test_a_rivals_port_is_used_without_asking() -> None:
    """The sale through yellow's port is red's decision alone; yellow is never asked."""
    p = quiet()
    p.put("red", "cotton_1", "hamburg_3")
    p.put("yellow", "port_1", "hamburg_1")
    p.turn("red", more=("yellow",))
    p.stop_after("sell", "seller hamburg_3")
    assert p.t.waiting == (p.seat("red"),)
    p.do("to-port hamburg_1")
    assert p.t.waiting == (p.seat("red"),)
    assert p.flipped("hamburg_1")


@pytest.mark.rule("AOI-199")
def test_nobody_sells_another_players_goods() -> None:
    """Yellow can't sell red's cotton to get their own port flipped."""
    p = quiet()
    p.put("red", "cotton_1", "hamburg_3")
    p.put("yellow", "port_1", "hamburg_1")
    p.turn("yellow")
    assert not p.can("sell")
    p.put("yellow", "cotton_1", "hamburg_4")
    p.turn("yellow")
    p.stop_after("sell")
    assert p.options() == ["seller hamburg_4"]
    assert "AOI-199" in p.why("seller hamburg_3")


@pytest.mark.rule("AOI-200")
@pytest.mark.parametrize("goods", ["cotton_1", "cotton_2", "cotton_3", "factory_3", "factory_4"])
def test_the_seller_takes_the_printed_profit_at_once(goods: str) -> None:
    """Every level pays what the player display prints, before the next decision."""
    p = quiet()
    p.put("red", goods, "hamburg_3")
    p.put("yellow", "port_3", "hamburg_1")
    p.money("red", 3)
    p.turn("red")
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    assert p.cash("red") == 3 + printed_income(goods)
    assert p.spent("red") == 0


@pytest.mark.rule("AOI-201")
@pytest.mark.parametrize("port", ["port_1", "port_2", "port_3"])
@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_the_owner_of_a_port_takes_its_profit(port: str, owner: str) -> None:
    """The port pays its owner, the seller themselves or a rival, at once."""
    p = quiet()
    p.put("red", "cotton_1", "hamburg_3")
    p.put(owner, port, "hamburg_1")
    p.turn("red")
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    earned = {"red": 8, "yellow": 0}
    earned[owner] += printed_income(port)
    assert {colour: p.cash(colour) for colour in ("red", "yellow")} == earned


@pytest.mark.rule("AOI-201")
def test_a_market_counter_pays_nobody_but_the_seller() -> None:
    """A sale to a market brings the profit of the goods and no more."""
    p = quiet()
    p.market("poland_market", "cotton")
    p.put("red", "cotton_1", "poland_2")
    p.put("yellow", "coal_1", "poland_1")
    p.turn("red")
    p.do("sell", "seller poland_2", "to-market poland_market")
    assert [p.cash(colour) for colour in ("red", "yellow", "green", "blue")] == [8, 0, 0, 0]


@pytest.mark.rule("AOI-202")
def test_any_number_of_sales_fits_into_one_action() -> None:
    """Six sales are one action; the second action is still to come."""
    p = quiet()
    p.market("poland_market", "cotton")
    sales = {
        "hamburg_3": "to-port hamburg_1",
        "hamburg_4": "to-port hamburg_2",
        "bremen_2": "to-port bremen_1",
        "stettin_2": "to-port stettin_1",
        "danzig_2": "to-port danzig_1",
        "poland_2": "to-market poland_market",
    }
    for mill, buyer in sales.items():
        p.put("red", "cotton_1", mill)
        if buyer.startswith("to-port"):
            p.put("yellow", "port_1", buyer.partition(" ")[2])
    p.turn("red")
    p.stop_after("sell")
    for mill, buyer in sales.items():
        p.do(f"seller {mill}", buyer)
    assert p.cash("red") == 6 * 8
    assert p.cash("yellow") == 5 * 5
    assert p.who == "red"
    assert p.t.prompt(p.seat("red")) == "Choose your second action."


def behind_a_ship(market: str, cubes: int) -> Position:
    """Red's mill and yellow's used port in Boston, green's ship in Massachusetts Bay."""
    p = quiet("new_england")
    p.market("massachusetts_bay_market", market)
    p.put("red", "cotton_1", "boston_3")
    p.put("yellow", "port_1", "boston_1", flipped=True)
    p.put("green", "ship_2", "massachusetts_bay_1")
    p.imports("massachusetts_bay", cubes)
    p.left("red", cotton_1=0)
    p.hand("red", "mauve")
    p.money("red", 20)
    return p


@pytest.mark.rule("AOI-203")
def test_a_ship_flips_when_coal_and_market_are_used_market_first() -> None:
    """The sale alone is not enough while a cube is left; taking it then flips the ship and pays its owner."""
    p = behind_a_ship("cotton", 1)
    p.turn("red")
    p.do("sell", "seller boston_3", "to-market massachusetts_bay_market")
    assert not p.flipped("massachusetts_bay_1")
    assert p.cash("green") == 0
    p.do("build", "card mauve", "industry cotton", "space boston_4")
    assert p.import_cubes("massachusetts_bay") == 0
    assert p.flipped("massachusetts_bay_1")
    assert p.cash("green") == printed_income("ship_2")


@pytest.mark.rule("AOI-203")
def test_a_ship_flips_when_coal_and_market_are_used_coal_first() -> None:
    """With the coal gone the ship waits for its market; the sale then flips it."""
    p = behind_a_ship("cotton", 1)
    p.turn("red")
    p.do("build", "card mauve", "industry cotton", "space boston_4")
    assert p.import_cubes("massachusetts_bay") == 0
    assert not p.flipped("massachusetts_bay_1")
    assert p.cash("green") == 0
    p.do("sell", "seller boston_3", "to-market massachusetts_bay_market")
    assert p.flipped("massachusetts_bay_1")
    assert p.cash("green") == printed_income("ship_2")


@pytest.mark.rule("AOI-204")
def test_a_ship_without_demand_flips_with_its_last_coal() -> None:
    """'No demand': two cubes are left, the second one taken flips the ship."""
    p = behind_a_ship("none", 2)
    p.put("red", "iron_1", "lowell_1")
    p.rail("red", "lowell-boston")
    p.turn("red")
    p.do("build", "card mauve", "industry cotton", "space boston_4")
    assert p.import_cubes("massachusetts_bay") == 1
    assert not p.flipped("massachusetts_bay_1")
    p.do("railway", "link boston-worcester")
    assert p.import_cubes("massachusetts_bay") == 0
    assert p.flipped("massachusetts_bay_1")
    assert p.cash("green") == printed_income("ship_2")


@pytest.mark.rule("AOI-205", "AOI-G32")
def test_example_three_sales_in_one_action() -> None:
    """The factory to Poland, one mill to red's port in Danzig, one to yellow's port in Hamburg."""
    p = Position.example("AOI-205")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"berlin_1", "stettin_2", "magdeburg_1"}
    p.do("seller berlin_1", "to-market poland_market")
    p.do("seller stettin_2", "to-port danzig_1")
    p.do("seller magdeburg_1", "to-port hamburg_1")
    assert p.step == "ChooseAction"
    used = ("berlin_1", "stettin_2", "magdeburg_1", "danzig_1", "hamburg_1")
    assert [p.flipped(space) for space in used] == [True] * 5
    assert p.sold("poland_market")


@pytest.mark.rule("AOI-205", "AOI-G32")
@pytest.mark.parametrize("counter", ["cotton", "none"])
def test_example_without_the_right_market_the_factory_keeps_its_goods(counter: str) -> None:
    """Level-1 ports take cotton only, so even joined to both of them the factory can't sell."""
    p = Position.example("AOI-205")
    p.market("poland_market", counter)
    p.rail("green", "magdeburg-berlin", "danzig-poland")
    p.turn("red")
    p.stop_after("sell")
    assert p.offers("seller") == {"stettin_2", "magdeburg_1"}


@pytest.mark.rule("AOI-206")
def test_example_profit_of_the_three_sales() -> None:
    """Red takes $37, yellow $5, each sum in the moment of its sale."""
    p = Position.example("AOI-205")
    p.turn("red")
    p.do("sell", "seller berlin_1", "to-market poland_market")
    assert p.cash("red") == 16
    p.do("seller stettin_2", "to-port danzig_1")
    assert p.cash("red") == 16 + 8 + 5
    assert p.cash("yellow") == 0
    p.do("seller magdeburg_1", "to-port hamburg_1")
    assert p.cash("red") == 37
    assert p.cash("yellow") == 5


@pytest.mark.rule("AOI-207")
def test_example_a_sale_overseas_flips_the_ship_too() -> None:
    """Port or market are both open; the market flips, and with the coal gone red's ship as well."""
    p = Position.example("AOI-207")
    p.turn("red")
    p.stop_after("sell", "seller boston_3")
    assert set(p.options()) == {"to-port boston_1", "to-market massachusetts_bay_market"}
    p.do("to-market massachusetts_bay_market")
    assert p.flipped("boston_3")
    assert p.sold("massachusetts_bay_market")
    assert p.flipped("massachusetts_bay_1")
    assert not p.flipped("boston_1")
    assert p.cash("red") == 8 + printed_income("ship_2")
    assert p.cash("yellow") == 0
