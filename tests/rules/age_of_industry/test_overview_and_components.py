"""Overview and components: what the game is about and what is in the box."""

import re
from collections import Counter
from pathlib import Path

import pytest

from boomtown.draw.icons import ICONS
from boomtown.engine.errors import BadContent, BadOption
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.picture.atlas import Atlas
from boomtown.games.age_of_industry.picture.whole import card_svg, map_svg, player_svg
from boomtown.games.age_of_industry.rules.actions import ACTIONS
from boomtown.games.age_of_industry.rules.cubes import flip
from tests.rules.age_of_industry.packs import caption, drawn, pack, shapes
from tests.rules.age_of_industry.position import Position

MAPS = ("germany", "new_england")
COUNTERS = [
    "cotton_1", "cotton_2", "cotton_3", "factory_3", "factory_4", "coal_1", "coal_2", "coal_3", "iron_1",
    "iron_2", "iron_3", "port_1", "port_2", "port_3", "ship_2", "ship_3",
]  # fmt: skip
ROOM = {
    "cotton": "lowell_1",
    "factory": "lowell_1",
    "coal": "pennsylvania_2",
    "iron": "lowell_1",
    "port": "new_york_1",
    "ship": "massachusetts_bay_1",
}


def workshop(counter: str) -> Position:
    """New England, all joined, coal and iron to be had for nothing, and a counter next on red's display."""
    p = Position("new_england")
    p.join_all("green")
    p.put("yellow", "coal_3", "pennsylvania_1")
    p.put("yellow", "iron_3", "boston_3")
    p.put("yellow", "port_1", "boston_1")
    industry = counter[:-2]
    lower = {id: 0 for id in p.content.counter_ids if id.startswith(industry) and id < counter}
    p.left("red", **lower)
    p.money("red", 100)
    p.hand("red", "cotton")
    p.turn("red")
    return p


@pytest.mark.rule("AOI-001")
def test_most_points_from_money_and_counters_win() -> None:
    """Neither the richest nor the one with the most counters need win: both are added up."""
    p = Position()
    p.money("red", 49)
    p.put("yellow", "factory_4", "berlin_1")
    p.put("yellow", "factory_4", "dresden_1")
    p.put("green", "cotton_3", "leipzig_1")
    p.put("green", "cotton_3", "kassel_1")
    p.money("green", 20)
    p.end_game()
    assert p.t.over
    assert p.t.scores() == [9, 8, 10, 0]
    assert p.t.ranking() == [[p.seat("green")], [p.seat("red")], [p.seat("yellow")], [p.seat("blue")]]


@pytest.mark.rule("AOI-001")
def test_a_counter_that_was_used_makes_its_owner_rich() -> None:
    """Building and using a mill for a profit of $4 is what brings points, building alone is not."""
    p = Position()
    p.put("red", "cotton_1", "hamburg_3")
    p.put("yellow", "cotton_1", "berlin_1")
    p.put("yellow", "port_1", "hamburg_1")
    p.turn("red", actions=1)
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    p.end_game()
    assert p.t.scores()[:2] == [1 + 8 // 5, 2 + 5 // 5]


@pytest.mark.rule("AOI-002")
def test_there_are_six_industries() -> None:
    """With everything developed and supplied one may choose between exactly six things to build."""
    p = workshop("cotton_1")
    p.open_displays("red")
    p.do("combine", "card cotton")
    assert p.options() == [f"industry {id}" for id in ("cotton", "factory", "coal", "iron", "port", "ship")]
    assert ACTIONS.ranges["industry"][1] == 6


@pytest.mark.rule("AOI-002")
def test_a_railway_is_no_industry() -> None:
    """Somebody with railways only has no industry counter: they may build anywhere, and they score no points."""
    p = Position()
    p.rail("red", "berlin-poland", "berlin-dresden")
    p.hand("red", "coal")
    p.turn("red")
    assert GAME.breakdown(p.t, 0)["counters"] == 0
    p.do("build", "card coal")
    assert "belgium_1" in p.offers("space")
    p.do("space ruhr_1")
    assert GAME.breakdown(p.t, 0)["counters"] == 1
    p.hand("red", "coal")
    p.do("build", "card coal")
    assert p.offers("space") == {"ruhr_2", "poland_1"}


@pytest.mark.rule("AOI-002", "AOI-G26")
def test_a_railway_counter_cannot_be_developed_away() -> None:
    """Development offers the industry counters of the display, all of them and nothing else."""
    p = Position()
    p.hand("red", "ship")
    p.turn("red")
    p.do("develop")
    assert p.options() == [f"remove {id}" for id in p.content.counter_ids]


@pytest.mark.rule("AOI-003")
def test_the_board_has_two_sides() -> None:
    """There is a Germany and a New England, they share no place, and there is no third map."""
    germany, new_england = Position("germany").content, Position("new_england").content
    assert {"berlin", "ruhr", "poland"} <= set(germany.place_ids)
    assert {"boston", "pennsylvania", "gulf_of_maine"} <= set(new_england.place_ids)
    assert not set(germany.place_ids) & set(new_england.place_ids)
    assert next(option.choices for option in GAME.options if option.name == "map") == MAPS
    with pytest.raises(BadOption, match="'map' is one of germany, new_england"):
        GAME.new(3, 1, {"map": "england"})


@pytest.mark.rule("AOI-004")
def test_five_equal_sets_in_five_colours() -> None:
    """Five seats have the same counters, and one of five colours each."""
    t = GAME.new(5, 1)
    view = t.view(None)
    assert sorted(view["colours"]) == ["blue", "green", "purple", "red", "yellow"]
    kinds = len(view["left"]) // 5
    sets = [tuple(view["left"][seat * kinds : (seat + 1) * kinds]) for seat in range(5)]
    assert len(set(sets)) == 1
    assert len(set(view["rails_left"])) == 1
    with pytest.raises(BadOption, match="'white' is not a colour here"):
        GAME.new(3, 1, {"colours": "red,blue,white"})


@pytest.mark.rule("AOI-005", "AOI-G01")
@pytest.mark.parametrize("map_id", MAPS)
def test_two_counters_of_each_kind_but_one_ship_of_level_0(map_id: str) -> None:
    """A set holds two of every type and level and a single level-0 ship: 35 counters."""
    p = Position(map_id)
    for colour in ("red", "yellow", "green", "blue"):
        counts = {id: p.on_display(colour, id) for id in p.content.counter_ids}
        assert counts.pop("ship_0") == 1
        assert set(counts.values()) == {2}
        assert sorted(counts) == sorted([*COUNTERS, "factory_0"])


@pytest.mark.rule("AOI-006")
def test_twelve_railways_in_a_set() -> None:
    """Everybody starts with twelve railways; the twelfth can be built, a thirteenth can't."""
    assert GAME.new(4, 1).view(None)["rails_left"] == [12] * 4
    p = Position()
    p.rail("red", "koeln-belgium", "belgium-holland", "belgium-france", "koeln-ruhr", "ruhr-kassel")
    p.rail(
        "red", "frankfurt-koeln", "frankfurt-kassel", "trier-koeln", "mannheim-trier", "mannheim-frankfurt"
    )
    p.rail("red", "mannheim-strassburg")
    p.hand("red", "ship")
    p.turn("red")
    p.do("railway", "link stuttgart-mannheim")
    assert p.railway("stuttgart-mannheim") == "red"
    assert not p.can("railway")
    assert p.why("railway") == ("AOI-184",)


@pytest.mark.rule("AOI-007", "AOI-G03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_deck_of_66_cards_for_both_maps(seats: int) -> None:
    """The same 66 cards are dealt, laid out and left to draw on both maps."""
    decks = []
    for map_id in MAPS:
        p = Position(map_id, seats)
        t = p.t
        cards = [*t.deck, *(card for card in t.offer if card >= 0), *t.discard]
        decks.append(Counter(p.content.card_ids[card] for card in cards))
    assert decks[0] == decks[1]
    assert decks[0].total() == 66
    assert decks[0] == Counter(
        cotton=6, factory=6, coal=4, iron=5, port=5, ship=4,
        brown=6, light_green=6, mauve=6, blue=6, orange=6, grey=6,
    )  # fmt: skip


@pytest.mark.rule("AOI-008")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_token_for_each_player(seats: int) -> None:
    """Each seat's token, and no other, stands once on the order display, in the seat's colour."""
    t = GAME.new(seats, 1)
    view = t.view(None)
    assert sorted(view["order"]) == list(range(seats))
    svg = GAME.picture(t, None)
    tokens = re.findall(r'id="order-(\d+)"', svg)
    assert sorted(tokens) == [str(seat) for seat in range(seats)]
    titles = re.findall(rf"(\w+) plays (\d) of {seats}", svg)
    assert titles == [(view["colours"][seat], str(place)) for place, seat in enumerate(view["order"], 1)]


@pytest.mark.rule("AOI-008")
def test_no_token_is_lost_when_the_order_changes() -> None:
    """After a round in which three players spent money all four tokens stand on the display, once each."""
    p = Position()
    p.order("red", "yellow", "green", "blue")
    p.t.spent[:] = [7, 3, 5, 0]
    p.hand("blue", "ship")
    p.turn("blue", actions=1)
    p.do("pass", "card ship")
    assert p.playing_order() == ["blue", "yellow", "green", "red"]


@pytest.mark.rule("AOI-009", "AOI-G05")
def test_twenty_four_loan_counters_that_limit_nobody() -> None:
    """The box has 24 loan counters; who has more loans than that can still borrow."""
    p = Position()
    display = p.content.pack.display
    assert display["loan"]["counters"] == 24
    assert sum(kind["count"] for kind in display["loan_counter"]) == 24
    p.money("red", 0, loans=60)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space berlin_1")
    assert (p.debt("red"), p.cash("red")) == (61, 6)


@pytest.mark.rule("AOI-010", "AOI-G04")
def test_eighteen_market_counters() -> None:
    """There are 18 market counters: 5 cotton, 5 factory goods, 4 both, 4 without demand."""
    board = Position().content
    counts = dict(zip(board.demand_ids, board.market_count, strict=True))
    assert sum(counts.values()) == 18
    assert counts == {"cotton": 5, "factory": 5, "both": 4, "none": 4}
    takes = {id: (board.takes_cotton[i], board.takes_factory[i]) for i, id in enumerate(board.demand_ids)}
    assert takes == {
        "cotton": (True, False),
        "factory": (False, True),
        "both": (True, True),
        "none": (False, False),
    }


@pytest.mark.rule("AOI-011", "AOI-G08")
@pytest.mark.parametrize(("industry", "space"), [("coal", "ruhr_1"), ("iron", "berlin_1")])
def test_cubes_never_run_out(industry: str, space: str) -> None:
    """With 40 cubes on the map and 6 on the display a new counter still gets all of its cubes."""
    p = Position()
    kind = {"coal": "coal", "iron": "clear"}[industry]
    symbols = ("clear", "coal", "port", "ship")
    free = [
        id
        for id, symbol in zip(p.content.space_ids, p.content.space_symbol, strict=True)
        if symbols[symbol] == kind and id != space
    ]
    for id in free[:8]:
        p.put("yellow", f"{industry}_3", id)
    assert sum(p.t.cubes) == 40
    p.hand("red", industry)
    p.turn("red")
    p.do("build", f"card {industry}", f"space {space}")
    assert p.cubes(space) == 3
    assert sum(p.t.cubes) == 43


@pytest.mark.rule("AOI-012", "AOI-G08")
def test_coins_that_limit_nobody() -> None:
    """The box has 40 gold and 30 silver coins; the bank pays on when all of them are in use."""
    p = Position()
    coins = p.content.pack.display["money"]
    assert (coins["gold_count"], coins["silver_count"]) == (40, 30)
    p.money("yellow", 40 * 5 + 30)
    p.put("yellow", "coal_1", "ruhr_1", cubes=1)
    p.left("red", cotton_1=0)
    p.money("red", 6)
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space ruhr_3")
    assert p.cash("yellow") == 234


@pytest.mark.rule("AOI-013")
def test_every_player_has_a_display_of_his_own() -> None:
    """Five players have five displays; what one builds leaves their own display only."""
    p = Position(seats=5)
    p.hand("purple", "cotton")
    p.turn("purple")
    p.do("build", "card cotton", "space berlin_1")
    left = [p.on_display(colour, "cotton_1") for colour in ("red", "yellow", "green", "blue", "purple")]
    assert left == [2, 2, 2, 2, 1]
    assert len(p.t.view(None)["left"]) == 5 * len(p.content.counter_ids)
    for seat in range(5):
        assert drawn(player_svg(p.t.view(None), p.content, seat), f"player-{seat}") is not None


@pytest.mark.rule("AOI-014")
@pytest.mark.parametrize("counter", COUNTERS)
def test_the_display_states_what_is_charged_needed_and_paid(counter: str) -> None:
    """Cost, coal, iron, cubes and profit that a player reads are those that the game goes by."""
    p = workshop(counter)
    industry, at = counter[:-2], p.counter(counter)
    words = caption(player_svg(p.t.view(0), p.content, 0), f"display-0-{at}")
    told = re.search(
        r"costs \$(\d+)(?: and (1) coal)?(?: and (1) iron)?(?:, brings (\d+) cubes)?, pays \$(\d+) once used",
        words,
    )
    assert told is not None, words
    cost, coal, iron, cubes, profit = (int(number or 0) for number in told.groups())
    p.do("combine", "card cotton")
    needs = ("" if not coal else " + coal") + ("" if not iron else " + iron")
    button = GAME.text(p.number(f"industry {industry}"), p.t, 0)
    assert f"(${cost}{needs}, earns ${profit})" in button
    before = p.cubes("pennsylvania_1"), p.cubes("boston_3")
    space = ROOM[industry]
    p.do(f"industry {industry}", f"space {space}")
    assert p.stands(space) == f"red {counter}"
    assert p.cash("red") == 100 - cost
    imported = 5 - p.import_cubes("massachusetts_bay") if industry == "ship" else 0
    assert (before[0] - p.cubes("pennsylvania_1") + imported, before[1] - p.cubes("boston_3")) == (coal, iron)
    assert p.cubes(space) == cubes
    flip(p.t, p.space(space))
    assert p.cash("red") == 100 - cost + profit


@pytest.mark.rule("AOI-015")
@pytest.mark.parametrize("counter", COUNTERS)
def test_the_level_is_the_points(counter: str) -> None:
    """A counter on the board scores the number on it; on the display it scores nothing."""
    p = Position("new_england")
    assert p.t.scores()[0] == 0
    p.put("red", counter, ROOM[counter[:-2]])
    assert p.t.scores()[0] == int(counter[-1])
    assert f"level {counter[-1]}" in caption(GAME.picture(p.t, None), f"space-{p.space(ROOM[counter[:-2]])}")


@pytest.mark.rule("AOI-015")
def test_other_points_than_the_level_are_refused(tmp_path: Path) -> None:
    """A content pack can't give a counter points that differ from its level."""
    content = pack(tmp_path, "display.toml", ("income = 13\npoints = 2", "income = 13\npoints = 3"))
    with pytest.raises(BadContent, match=r"cotton_2.*'points'"):
        GAME.new(3, 1, {"content": content})


@pytest.mark.rule("AOI-016")
def test_a_counter_has_an_unused_and_a_used_side() -> None:
    """A counter is built with its unused side up; when it has been used everybody sees the other side."""
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space hamburg_3")
    at = p.space("hamburg_3")
    assert p.t.view(None)["flipped"][at] == 0
    assert caption(GAME.picture(p.t, None), f"space-{at}").endswith("red cotton mill level 1, not yet used")
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    assert p.t.view(None)["flipped"][at] == 1
    assert caption(GAME.picture(p.t, None), f"space-{at}").endswith("red cotton mill level 1, used")


@pytest.mark.rule("AOI-017")
@pytest.mark.parametrize(("port", "goods"), [("port_1", {"cotton"}), ("port_2", {"cotton", "factory"})])
def test_a_level_1_port_serves_cotton_only(port: str, goods: set[str]) -> None:
    """What a port takes is what stands on it: cotton on level 1, both above."""
    p = Position()
    p.markets("none")
    p.put("red", "cotton_1", "hamburg_3")
    p.put("red", "factory_3", "hamburg_4")
    p.put("yellow", port, "hamburg_1")
    p.turn("red")
    p.stop_after("sell")
    sells = {"hamburg_3": "cotton", "hamburg_4": "factory"}
    assert {sells[space] for space in p.offers("seller")} == goods
    printed = p.content.pack.display["counter"][p.counter(port)]["accepts"]
    assert set(printed) == goods


@pytest.mark.rule("AOI-017")
@pytest.mark.parametrize(("port", "marked"), [("port_1", True), ("port_2", False), ("port_3", False)])
def test_a_level_1_port_carries_a_cotton_sign(port: str, marked: bool) -> None:
    """On the map and on the display only level-1 ports are drawn with the sign of cotton beside their own."""
    p = Position()
    p.put("yellow", port, "hamburg_1")
    signs = shapes(drawn(GAME.picture(p.t, None), f"counter-space-{p.space('hamburg_1')}"))
    assert ICONS["anchor"].line in signs
    assert (ICONS["spool"].fill in signs) == marked
    cell = shapes(drawn(player_svg(p.t.view(None), p.content, 0), f"display-0-{p.counter(port)}"))
    assert (ICONS["spool"].fill in cell) == marked


@pytest.mark.rule("AOI-018")
@pytest.mark.parametrize(
    ("map_id", "industry", "zero", "next_one", "space"),
    [
        ("germany", "factory", "factory_0", "factory_3", "berlin_1"),
        ("new_england", "factory", "factory_0", "factory_3", "boston_3"),
        ("new_england", "ship", "ship_0", "ship_2", "massachusetts_bay_1"),
    ],
)
def test_level_0_is_never_built_only_developed(
    map_id: str, industry: str, zero: str, next_one: str, space: str
) -> None:
    """A factory or ship can be built as soon as development has taken the level-0 counters away, not before."""
    p = Position(map_id)
    p.join_all("green")
    if map_id == "new_england":
        p.put("yellow", "port_1", "boston_1")
    p.hand("red", industry, industry, "coal")
    for _ in range(p.on_display("red", zero)):
        p.turn("red")
        p.do("build")
        assert p.offers("card") == {"coal"}
        p.turn("red")
        p.do("combine", "card coal")
        assert p.why(f"industry {industry}") == ("AOI-108",)
        p.hand("red", industry, industry, "coal")
        p.turn("red")
        p.do("develop", f"remove {zero}", f"card {industry}")
    p.hand("red", industry)
    p.turn("red")
    p.do("build", f"card {industry}", f"space {space}")
    assert p.stands(space) == f"red {next_one}"


@pytest.mark.rule("AOI-018")
def test_a_level_0_counter_that_can_be_built_is_refused(tmp_path: Path) -> None:
    """A content pack can't make a level-0 counter buildable."""
    content = pack(
        tmp_path,
        "display.toml",
        ("level = 0\ncount = 1\nbuildable = false", "level = 0\ncount = 1\nbuildable = true"),
    )
    with pytest.raises(BadContent, match=r"ship_0.*'buildable'"):
        GAME.new(3, 1, {"content": content})


@pytest.mark.rule("AOI-019")
@pytest.mark.parametrize("industry", ["cotton_1", "factory_3"])
def test_mills_and_factories_flip_when_they_sell_and_ports_when_sold_through(industry: str) -> None:
    """A sale through a port flips seller and port; another port and another mill stay as they are."""
    p = Position()
    p.put("red", industry, "hamburg_3")
    p.put("red", industry, "hannover_1")
    p.put("yellow", "port_2", "hamburg_1")
    p.put("yellow", "port_2", "hamburg_2")
    p.turn("red")
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    assert [p.flipped(s) for s in ("hamburg_3", "hamburg_1", "hamburg_2", "hannover_1")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("AOI-019")
@pytest.mark.parametrize(
    ("source", "at", "card"), [("coal_1", "ruhr_1", "cotton_2"), ("iron_1", "ruhr_4", "coal_3")]
)
def test_mines_and_works_flip_with_their_last_cube(source: str, at: str, card: str) -> None:
    """With two cubes left nothing flips when one is taken, with one left it does."""
    for cubes in (2, 1):
        p = Position()
        p.put("yellow", source, at, cubes=cubes)
        p.left("red", cotton_1=0, coal_1=0, coal_2=0)
        p.hand("red", card[:-2])
        p.turn("red")
        p.do("build", f"card {card[:-2]}", "space ruhr_3" if card == "cotton_2" else "space ruhr_2")
        assert p.cubes(at) == cubes - 1
        assert p.flipped(at) == (cubes == 1)


@pytest.mark.rule("AOI-019")
@pytest.mark.parametrize("imported", [1, 0])
def test_a_ship_flips_when_import_and_market_are_used_up(imported: int) -> None:
    """Selling to a ship's market flips the ship if its import is empty; else the last import cube does."""
    p = Position("new_england")
    p.put("red", "cotton_1", "boston_3")
    p.put("yellow", "port_1", "boston_1", flipped=True)
    p.put("yellow", "ship_2", "massachusetts_bay_1")
    p.imports("massachusetts_bay", imported)
    p.market("massachusetts_bay_market", "cotton")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton")
    p.turn("red")
    assert not p.flipped("massachusetts_bay_1")
    p.do("sell", "seller boston_3", "to-market massachusetts_bay_market")
    assert p.flipped("boston_3")
    assert p.flipped("massachusetts_bay_1") == (imported == 0)
    if imported:
        p.do("build", "card cotton", "space boston_4")
        assert p.import_cubes("massachusetts_bay") == 0
        assert p.flipped("massachusetts_bay_1")


@pytest.mark.rule("AOI-020")
def test_building_earns_nothing_and_flipping_pays_once() -> None:
    """A mill costs $4, pays $8 when it sells, and never again."""
    p = Position()
    p.money("red", 10)
    p.put("yellow", "port_1", "hamburg_1")
    p.put("yellow", "port_1", "hamburg_2")
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton", "space hamburg_3")
    assert p.cash("red") == 6
    p.do("sell", "seller hamburg_3", "to-port hamburg_1")
    assert p.cash("red") == 14
    p.turn("red")
    assert not p.can("sell")
    flip(p.t, p.space("hamburg_3"))
    assert p.cash("red") == 14


@pytest.mark.rule("AOI-020", "AOI-021")
def test_no_round_brings_income() -> None:
    """Counters, used or not, and railways pay nothing when a round goes by."""
    p = Position()
    p.put("red", "cotton_1", "berlin_1", flipped=True)
    p.put("red", "port_1", "stettin_1")
    p.put("red", "coal_1", "poland_1")
    p.rail("red", "berlin-stettin", "berlin-poland")
    p.money("red", 3)
    p.hand("red", "ship", "ship")
    p.turn("red")
    p.do("pass", "card ship", "pass", "card ship")
    assert p.t.round == [3]
    assert [p.cash(colour) for colour in ("red", "yellow", "green", "blue")] == [3, 0, 0, 0]


@pytest.mark.rule("AOI-021")
def test_railways_earn_at_the_end() -> None:
    """A railway between Berlin with one counter and Poland with a market earns $4 when the game ends."""
    p = Position()
    p.put("yellow", "cotton_1", "berlin_1")
    p.rail("red", "berlin-poland")
    p.end_game()
    assert p.cash("red") == 4
    assert p.t.result[0] == 4


@pytest.mark.rule("AOI-021")
@pytest.mark.parametrize("laid", [False, True])
def test_railways_carry_cubes_and_goods(laid: bool) -> None:
    """Coal, iron and goods reach the next place exactly when a railway lies on the link."""
    p = Position()
    p.put("yellow", "coal_1", "poland_1")
    p.put("yellow", "iron_1", "poland_2")
    p.markets("none")
    p.market("poland_market", "cotton")
    p.put("red", "cotton_1", "berlin_1")
    p.left("red", cotton_1=0, cotton_2=0)
    if laid:
        p.rail("green", "berlin-poland")
    p.hand("red", "cotton")
    p.turn("red")
    assert p.can("sell") == laid
    assert p.can("build") == laid  # a level-3 mill in Berlin needs coal and iron
    if laid:
        p.do("build", "card cotton", "space berlin_2")
        assert (p.cubes("poland_1"), p.cubes("poland_2")) == (2, 2)


@pytest.mark.rule("AOI-021")
@pytest.mark.parametrize("owner", ["red", "green"])
def test_own_railways_open_places_for_building(owner: str) -> None:
    """With a coal card red may build in Poland exactly when the railway that leads there is theirs."""
    p = Position()
    p.put("red", "cotton_1", "berlin_1")
    p.rail(owner, "berlin-poland")
    p.hand("red", "coal")
    p.turn("red")
    assert p.can("build") == (owner == "red")


@pytest.mark.rule("AOI-022")
@pytest.mark.parametrize("map_id", MAPS)
def test_a_card_names_an_industry_or_a_colour(map_id: str) -> None:
    """Every card of the deck is of one of two kinds, and both kinds are there."""
    board = Position(map_id).content
    for card in board.pack.deck["card"]:
        at = board.card_ids.index(card["id"])
        industry, colour = board.card_industry[at] >= 0, board.card_colour[at] >= 0
        assert (industry, colour) == (card["kind"] == "industry", card["kind"] == "location")
        assert industry != colour
    assert set(board.card_industry) == {-1, 0, 1, 2, 3, 4, 5}
    assert set(board.card_colour) == {-1, *range(len(board.colour_ids))}


@pytest.mark.rule("AOI-022")
@pytest.mark.parametrize(
    "effect", ['industry = "cotton", where = "brown"', 'industry = "any", where = "connected"']
)
def test_a_card_of_a_third_kind_is_refused(tmp_path: Path, effect: str) -> None:
    """A content pack can't have a card that names an industry and a colour, or neither."""
    content = pack(tmp_path, "deck.toml", ('industry = "cotton", where = "connected"', effect))
    with pytest.raises(BadContent, match="one industry where connected, or any industry in a colour"):
        GAME.new(3, 1, {"content": content})


@pytest.mark.rule("AOI-023")
def test_ship_cards_stay_in_the_deck_though_germany_has_no_ships() -> None:
    """The ship cards are dealt on both maps, but Germany never offers a ship."""
    for map_id in MAPS:
        p = Position(map_id)
        assert [p.content.card_ids[card] for card in [*p.t.deck, *p.t.offer]].count("ship") == 4
    p = Position("germany")
    p.join_all("green")
    p.open_displays("red")
    for port in ("kiel_1", "hamburg_1", "danzig_1"):
        p.put("yellow", "port_1", port)
    p.hand("red", "ship")
    p.turn("red")
    assert set(p.fitting("ship")) == {"cotton", "factory", "coal", "iron", "port"}


@pytest.mark.rule("AOI-024", "AOI-G13")
def test_a_ship_card_is_for_discarding_in_germany() -> None:
    """It builds nothing there; it pays for developing, for passing and for a combined build."""
    p = Position("germany")
    p.open_displays("red")
    p.put("red", "port_1", "kiel_1")
    p.hand("red", "ship")
    p.turn("red")
    assert not p.can("build")
    p.hand("red", "ship", "coal")
    p.rail("red", "kiel-hamburg", "berlin-poland")
    p.turn("red")
    p.do("build")
    assert p.offers("card") == {"coal"}
    p.turn("red")
    p.do("develop", "remove coal_1")
    assert p.can("card ship")
    p.turn("red")
    p.do("pass")
    assert p.can("card ship")
    p.turn("red")
    p.do("combine", "card ship", "industry cotton", "space berlin_1")
    assert p.stands("berlin_1") == "red cotton_1"


@pytest.mark.rule("AOI-025")
@pytest.mark.parametrize("map_id", MAPS)
def test_each_colour_has_a_symbol_of_its_own_on_cards_and_places(map_id: str) -> None:
    """No two colours share a symbol, and every card and every place of a colour is drawn with it."""
    p = Position(map_id)
    atlas = Atlas(p.content)
    signs = {colour: ICONS[atlas.colour_sign(colour)].fill for colour in p.content.colour_ids}
    assert len(set(signs.values())) == len(p.content.colour_ids)
    assert all(signs.values())
    for kind, colour in enumerate(p.content.card_colour):
        if colour >= 0:
            face = card_svg(p.content, kind)
            assert [id for id, sign in signs.items() if f'"{sign}"' in face] == [p.content.colour_ids[colour]]
    svg = map_svg(p.t.view(None), p.content)
    for town in atlas.towns:
        if town.get("colour"):
            words = f"{town['name']}, {atlas.colours[town['colour']]['name']}"
            block = drawn_with_title(svg, words)
            assert {id for id, sign in signs.items() if sign in block} == {town["colour"]}


def drawn_with_title(svg: str, words: str) -> set[str]:
    """The outlines of the group that bears a title."""
    from xml.etree import ElementTree

    for part in ElementTree.fromstring(svg).iter():
        title = part.find("{*}title")
        if title is not None and title.text == words:
            return shapes(part)
    raise AssertionError(f"nothing is called {words!r}")
