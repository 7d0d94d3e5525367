"""The words a player reads: names from the content pack, prompts, buttons with price, loan and gain, the log."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent
from boomtown.games.age_of_industry import GAME
from boomtown.games.age_of_industry.pack.load import our_content
from tests.rules.age_of_industry.packs import pack
from tests.rules.age_of_industry.position import Position


def said(p: Position, words: str) -> str:
    """What stands on a button."""
    return GAME.text(p.number(words), p.t, p.t.waiting[0])


def asked(p: Position) -> str:
    """The prompt."""
    return p.t.prompt(p.t.waiting[0])


# --- names ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_id", ["germany", "new_england"])
def test_no_card_is_called_like_a_player(map_id: str) -> None:
    board = our_content(map_id)
    assert not {name.lower() for name in board.card_names} & set(board.seat_colours)


def test_a_pack_whose_card_is_called_like_a_player_is_refused(tmp_path: Path) -> None:
    content = pack(tmp_path, "deck.toml", ('name = "Blue region"', 'name = "Blue"'))
    with pytest.raises(BadContent, match="a player is called 'Blue' too"):
        GAME.new(3, 1, {"content": content})


def test_blue_and_the_blue_region_are_told_apart() -> None:
    p = Position()
    p.hand("blue", "blue")
    p.turn("blue", actions=1)
    p.do("build")
    assert said(p, "card blue") == "Play a Blue region card"
    p.do("card blue", "industry cotton", "space ruhr_3")
    assert "Blue plays a Blue region card and builds a cotton mill 1 in Ruhr 3 for $4." in p.log()


def test_industries_are_called_as_the_pack_calls_them(tmp_path: Path) -> None:
    """Prompts, buttons, log, text of the table and study follow a renamed industry."""
    content = pack(tmp_path, "display.toml", ('name = "Cotton mill"', 'name = "Spinning house"'))
    p = Position(content=content)
    p.hand("red", "cotton", "brown")
    p.turn("red")
    p.do("build", "card cotton")
    assert asked(p) == "Choose where to build your spinning house 1 with your Cotton mill card."
    p.do("space berlin_1")
    assert "builds a spinning house 1 in Berlin 1" in p.log()[-1]
    p.do("build", "card brown")
    assert said(p, "industry cotton") == "Spinning house 1 ($4, earns $8)"
    assert "Red spinning house 1" in GAME.describe(p.t, 0)
    assert "cotton mill 1" not in GAME.describe(p.t, 0)
    assert GAME.traits(p.t, p.seat("red"))["first industry"] == "Spinning house"


def test_the_table_in_words_marks_pennsylvania() -> None:
    lines = GAME.describe(Position("new_england").t, None).splitlines()
    assert [line.split("(")[0].strip() for line in lines if "no through traffic" in line] == ["Pennsylvania"]
    assert "no through traffic" not in GAME.describe(Position().t, None)


# --- buttons -------------------------------------------------------------------------------------------------


def test_a_space_says_price_loan_and_gain() -> None:
    """A level-2 mine fills three empty spaces; without money the loan is named."""
    p = Position()
    p.demand(coal=3)
    p.put("yellow", "port_1", "hamburg_1")
    p.rail("yellow", "hamburg-bremen", "bremen-osnabrueck", "osnabrueck-ruhr")
    p.left("red", coal_1=0)
    p.hand("red", "coal")
    p.turn("red")
    p.do("build", "card coal")
    assert said(p, "space ruhr_1") == "Build in Ruhr 1 for $5 with 1 loan; the display pays you $4"
    assert said(p, "space poland_1") == "Build in Poland 1 for $5 with 1 loan"
    p.money("red", 5)
    p.turn("red")
    p.do("build", "card coal")
    assert said(p, "space poland_1") == "Build in Poland 1 for $5"


def test_a_space_says_what_the_display_adds_and_what_is_built_over() -> None:
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.put("red", "cotton_1", "hamburg_3")
    p.left("red", cotton_1=0)
    p.money("red", 20)
    p.hand("red", "light_green")
    p.turn("red")
    p.do("build", "card light_green", "industry cotton")
    assert said(p, "space hamburg_3") == "Build in Hamburg 3 over your cotton mill 1 for $7"


def test_a_link_says_price_loan_and_what_it_earns() -> None:
    p = Position()
    p.put("red", "cotton_1", "hamburg_3")
    p.turn("red")
    p.do("railway")
    assert asked(p) == "Choose the link for your railway: it costs $1."
    assert said(p, "link kiel-hamburg") == "Kiel-Hamburg for $1 with 1 loan (earns $3 or more at the end)"
    p.rail("red", "hamburg-hannover")
    p.put("yellow", "coal_1", "ruhr_1", cubes=1)
    p.put("red", "iron_1", "hannover_1", cubes=1)
    p.rail("yellow", "hannover-kassel", "ruhr-kassel")
    p.turn("red")
    assert said(p, "railway") == "Build a railway ($1, 1 coal and 1 iron)"
    p.do("railway")
    assert said(p, "link kiel-hamburg") == (
        "Kiel-Hamburg for $1 with 1 loan (earns $3 or more at the end); "
        "Yellow's coal mine 1 in Ruhr earns $4; your iron works 1 in Hannover earns $4"
    )


def test_a_source_says_whose_it_is_and_what_the_build_comes_to() -> None:
    """Two works one link from Regensburg: the last cube of red's own would pay red."""
    p = Position()
    p.put("red", "iron_1", "muenchen_2", cubes=1)
    p.put("yellow", "iron_1", "augsburg_1")
    p.put("yellow", "coal_1", "bohemia_1")
    p.rail("yellow", "regensburg-muenchen", "regensburg-augsburg", "regensburg-bohemia")
    p.left("red", cotton_1=0, cotton_2=0)
    p.money("red", 3)
    p.hand("red", "brown")
    p.turn("red")
    p.do("build", "card brown", "industry cotton")
    assert said(p, "space regensburg_1") == "Build in Regensburg for $12 with 1 loan"
    p.do("space regensburg_1")
    assert asked(p) == (
        "Several sources of iron are equally close to Regensburg: choose the one that serves your cotton mill 3."
    )
    assert said(p, "from muenchen_2") == (
        "Your iron works 1 in München 2 (1 cube left), and build for $12 with 1 loan; "
        "your iron works 1 in München earns $4"
    )
    assert said(p, "from augsburg_1") == (
        "Yellow's iron works 1 in Augsburg (3 cubes left), and build for $12 with 1 loan"
    )


def test_sellers_and_buyers_say_who_earns() -> None:
    p = Position("new_england")
    p.markets("none")
    p.market("massachusetts_bay_market", "cotton")
    p.put("red", "cotton_1", "boston_3")
    p.put("yellow", "port_1", "boston_1")
    p.put("green", "ship_2", "massachusetts_bay_1")
    p.hand("red", "ship")
    p.turn("red")
    assert said(p, "sell") == "Sell goods: cotton mill 1 in Boston 3 (earns $8)"
    p.do("sell")
    assert asked(p) == "Choose who buys the goods of your cotton mill 1 in Boston 3."
    assert said(p, "to-port boston_1") == "Yellow's port 1 in Boston 1; Yellow's port 1 in Boston earns $5"
    assert said(p, "to-market massachusetts_bay_market") == (
        "The market behind Massachusetts Bay (Great Britain); Green's ship 2 in Massachusetts Bay earns $12"
    )


def test_a_sale_without_a_choice_is_told_whole_before_it_is_made() -> None:
    """One mill, one port: the action itself sells, so its button says what will happen."""
    p = Position()
    p.markets("none")
    p.put("red", "cotton_1", "hamburg_3")
    p.put("yellow", "port_1", "hamburg_1")
    p.hand("red", "ship")
    p.turn("red", more=("yellow",))
    assert said(p, "sell") == (
        "Sell goods: cotton mill 1 in Hamburg 3 to Yellow's port 1 in Hamburg 1 (earns $8); "
        "Yellow's port 1 in Hamburg earns $5"
    )
    p.t.apply(p.seat("red"), p.number("sell"))
    assert (p.flipped("hamburg_3"), p.flipped("hamburg_1"), p.cash("yellow")) == (True, True, 5)


def test_actions_say_what_they_cost() -> None:
    p = Position()
    p.hand("red", *["cotton"] * 6, "grey", "grey")
    p.turn("red")
    assert said(p, "pass") == "Pass (discard a card)"
    assert said(p, "take-cards") == "Take one card: your hand is full then"
    p.do("take-cards")
    assert asked(p) == "Take one card, face up or from the deck: then your hand is full."
    p.hand("red")
    p.turn("red")
    assert said(p, "take-cards") == "Take two cards"
    p.t.deck.clear()
    p.t.offer[:] = [p.t.content.card_ids.index("cotton"), -1]
    assert said(p, "take-cards") == "Take one card, the last there is"


# --- the log -------------------------------------------------------------------------------------------------


def test_a_loan_is_told_before_what_it_pays_for() -> None:
    p = Position()
    p.hand("red", "cotton")
    p.money("yellow", 1, loans=3)
    p.turn("red", actions=1)
    p.do("build", "card cotton", "space berlin_1")
    log = p.log()[-7:]
    assert log == [
        "Red takes 1 loan ($10) to pay $4 for a cotton mill 1.",
        "Red plays a Cotton mill card and builds a cotton mill 1 in Berlin 1 for $4.",
        "New order of play, by money spent: Yellow ($0), Green ($0), Blue ($0), Red ($4).",
        "Yellow takes 1 loan ($10) to pay $3 interest.",
        "Yellow pays $3 interest.",
        "Red pays $1 interest.",
        "Round 3 begins.",
    ]


@pytest.mark.parametrize(
    ("owner", "words"), [("yellow", "Yellow's coal mine 1"), ("red", "their own coal mine 1")]
)
def test_what_is_built_over_is_named(owner: str, words: str) -> None:
    p = Position()
    p.put(owner, "coal_1", "ruhr_1", cubes=0, flipped=True)
    p.demand(coal=0)
    p.left("red", coal_1=0)
    p.money("red", 5)
    p.hand("red", "blue")
    p.turn("red", actions=1, more=("yellow",))
    p.do("build", "card blue", "industry coal", "space ruhr_1")
    assert (
        p.log()[-1] == f"Red plays a Blue region card and builds a coal mine 2 in Ruhr 1 over {words} for $5."
    )


def test_cubes_that_fill_the_display_name_their_source() -> None:
    p = Position("new_england")
    p.demand(coal=4)
    p.put("yellow", "port_1", "portland_1")
    p.put("yellow", "iron_1", "portland_2")
    p.open_displays("red")
    p.money("red", 20)
    p.hand("red", "brown")
    p.turn("red", actions=1, more=("yellow",))
    p.do("build", "card brown", "industry ship", "space gulf_of_maine_1")
    assert (
        "Red moves 2 coal from the import of the new ship 2 in Gulf of Maine to the demand display and takes $2."
        in p.log()
    )


# --- the player aid ------------------------------------------------------------------------------------------


def test_the_aid_speaks_of_the_sea() -> None:
    """Ships, sea lanes, imports, Pennsylvania and level-1 ports are in it."""
    words = str(GAME.aid()).lower()
    for thing in ("ship", "sea lane", "import", "pennsylvania", "level-1 port"):
        assert thing in words, thing


# --- refusals ------------------------------------------------------------------------------------------------


def test_a_refusal_counts_what_is_missing() -> None:
    p = Position()
    p.money("red", 4, loans=1)
    p.turn("red")
    assert p.facts("repay") == ["needs 10 dollars, you have 4"]
    assert p.facts("pass") == ["needs 1 card, you have 0"]
    p.money("red", 30)
    p.turn("red")
    assert p.facts("repay") == ["needs 1 loan, you have 0"]
    p.hand("red", "ship")
    p.left("red", cotton_1=0)
    p.turn("red")
    p.do("develop")
    assert p.facts("remove cotton_1") == ["needs 1 cotton mill 1 on your display, you have 0"]
    p.do("remove cotton_2")
    assert p.facts("card brown") == ["needs 1 Brown region card, you have 0"]


def test_a_refused_card_says_what_is_in_its_way() -> None:
    """A ship card beside a rival's port names the missing counter, not the rule on all builds."""
    p = Position("new_england")
    p.open_displays("red")
    p.put("yellow", "port_1", "boston_1")
    p.put("red", "cotton_1", "worcester_1")
    p.left("red", factory_0=2)
    p.hand("red", "ship", "factory", "brown")
    p.turn("red")
    p.do("build")
    assert p.why("card ship") == ("AOI-081",)
    assert p.facts("card ship") == [
        "you have no counter and no railway at a port beside a space for your ship 2"
    ]
    assert p.facts("card factory") == ["the factory 0 comes first on your display and can't be built"]


def test_a_refused_space_says_what_is_in_its_way() -> None:
    p = Position()
    p.put("yellow", "port_1", "hamburg_1")
    p.put("red", "cotton_1", "hannover_1")
    p.put("yellow", "cotton_1", "hannover_2")
    p.left("red", cotton_1=0)
    p.hand("red", "light_green")
    p.turn("red")
    p.do("build", "card light_green", "industry cotton")
    assert p.facts("space hamburg_2") == ["Hamburg 2 takes only a port"]
    assert p.facts("space berlin_1") == [
        "Berlin 1 is not in the light green region",
        "no coal can be brought to Berlin",
    ]
    assert p.facts("space hannover_2") == [
        "the cotton mill 1 in Hannover 2 belongs to Yellow",
        "you have 1 counter in Hannover already",
        "no coal can be brought to Hannover",
    ]


def test_only_of_a_ship_space_is_it_said_that_no_port_is_beside_it() -> None:
    """A harbour for a ship is refused by its symbol alone: it has no lanes of its own, and a port may stand in it."""
    p = Position("new_england")
    p.put("yellow", "port_1", "portsmouth_1")
    p.left("red", ship_0=0)
    p.hand("red", "ship")
    p.turn("red")
    p.do("build", "card ship")
    assert p.facts("space portsmouth_1") == [
        "Portsmouth takes only a port",
        "the port 1 in Portsmouth belongs to Yellow",
    ]
    assert "no port counter is beside Nantucket Sound" in p.facts("space nantucket_sound_1")


def test_a_refused_sale_says_what_is_in_its_way() -> None:
    p = Position()
    p.markets("none")
    p.put("red", "factory_3", "hamburg_3")
    p.put("yellow", "port_1", "hamburg_1")
    p.put("yellow", "port_2", "hamburg_2")
    p.put("yellow", "port_2", "kiel_1")
    p.turn("red")
    p.stop_after("sell")
    assert p.facts("stop") == ["no sale has been made yet"]
    p.stop_after("seller hamburg_3")
    assert p.facts("to-port hamburg_1") == ["the port in Hamburg 1 is of level 1 and takes cotton only"]
    assert p.facts("to-port kiel_1") == ["Hamburg 3 is not connected to Kiel"]
    assert p.facts("to-market poland_market") == [
        "the market in Poland doesn't want goods of a factory",
        "Hamburg 3 is not connected to Poland",
    ]
