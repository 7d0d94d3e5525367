"""Build industry, cards: what the card that is played allows."""

import pytest

from boomtown.games.age_of_industry import GAME
from tests.rules.age_of_industry.position import Position

CARDS = [
    ("cotton", "boston_3"),
    ("factory", "boston_3"),
    ("coal", "pennsylvania_1"),
    ("iron", "boston_3"),
    ("port", "boston_2"),
    ("ship", "massachusetts_bay_1"),
]


def offered(p: Position, card: str) -> set[str]:
    """The spaces that red may build in with an industry card."""
    p.hand("red", card)
    p.turn("red")
    if not p.can("build"):
        return set()
    p.do("build", f"card {card}")
    return p.offers("space")


@pytest.mark.rule("AOI-073")
def test_the_card_is_revealed_and_discarded() -> None:
    """A card of the hand is played for all to see and lies face up on the discard pile."""
    p = Position()
    p.hand("red", "cotton", "brown")
    p.turn("red")
    p.do("build")
    assert p.offers("card") == {"cotton", "brown"}
    assert p.why("card orange") == ("AOI-073",)
    p.do("card cotton", "space berlin_1")
    assert p.cards("red") == ["brown"]
    for seat in (None, 1):
        assert [p.content.card_ids[card] for card in p.t.view(seat)["discard"]] == ["cotton"]
        built = next(line["text"] for line in p.t.log(seat) if line["rules"] == ["AOI-073"])
        assert p.content.card_names[p.content.card_ids.index("cotton")] in built


@pytest.mark.rule("AOI-074")
def test_five_things_limit_a_build_together() -> None:
    """Card, counters on the map, display, space and supply each rule something out; what is left is offered."""
    p = Position()
    p.put("red", "iron_1", "koeln_1")
    p.rail("red", "koeln-ruhr")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton", "factory")
    p.turn("red")
    assert p.why("build") == ("AOI-074",)  # a level-2 mill needs coal and there is none to be had
    p.put("yellow", "coal_1", "ruhr_1")
    p.turn("red")
    p.do("build")
    assert p.options() == ["card cotton"]
    assert p.why("card factory") == ("AOI-108",)  # the display: level 0 comes first
    p.do("card cotton")
    assert p.offers("space") == {"koeln_1", "ruhr_3", "ruhr_4"}
    assert p.why("space koeln_2") == ("AOI-100",)  # the counters on the map: one is in Köln already
    assert p.why("space ruhr_2") == ("AOI-093",)  # the space
    assert p.why("space frankfurt_1") == ("AOI-077", "AOI-114", "AOI-134")  # the card, and the coal
    p.do("space ruhr_3")
    assert p.stands("ruhr_3") == "red cotton_2"


@pytest.mark.rule("AOI-075")
@pytest.mark.parametrize(("card", "space"), CARDS)
def test_an_industry_card_builds_its_own_industry(card: str, space: str) -> None:
    """Whatever else could be built, an industry card asks only where, and builds what it shows."""
    p = Position("new_england")
    p.join_all("green")
    p.put("yellow", "port_1", "boston_1")
    p.open_displays("red")
    p.hand("red", card)
    p.turn("red")
    assert len(p.fitting(card)) == 6  # with both actions red could build any of the six
    p.do("build", f"card {card}")
    assert p.step == "ChooseSpace"
    wrong = "portland_1" if card != "port" else "portland_2"
    assert not p.can(f"space {wrong}")
    p.do(f"space {space}")
    assert p.stands(space).rpartition("_")[0] == f"red {card}"


@pytest.mark.rule("AOI-076")
def test_example_a_cotton_card_builds_a_cotton_mill() -> None:
    """With a cotton mill card on an empty map only a cotton mill can be built."""
    p = Position()
    p.hand("red", "cotton")
    p.turn("red")
    p.do("build", "card cotton")
    assert "cotton mill" in p.t.prompt(0)
    assert not any(words.startswith("industry") for words in p.options())
    for space in sorted(p.offers("space")):
        copy = p.t.clone()
        copy.apply(0, p.number(f"space {space}"))
        assert copy.view(None)["counter"][p.space(space)] == p.counter("cotton_1")


@pytest.mark.rule("AOI-077")
def test_without_one_of_the_five_conditions_there_is_no_building() -> None:
    """Railway, second counter and overbuilding open places to an industry card; all others are closed."""
    p = Position()
    p.put("red", "coal_1", "ruhr_1")
    p.put("red", "cotton_2", "stuttgart_1")
    p.left("red", iron_1=0, iron_2=0)
    p.join_all("green")
    p.rail("red", "magdeburg-leipzig")
    by_railway = {"magdeburg_1", "leipzig_1", "leipzig_2"}
    assert offered(p, "iron") == {*by_railway, "ruhr_3", "ruhr_4", "stuttgart_1"}
    assert p.why("space dresden_1") == ("AOI-077",)
    assert p.why("space berlin_1") == ("AOI-077",)
    assert p.why("space stuttgart_2") == ("AOI-077", "AOI-100")


@pytest.mark.rule("AOI-077")
def test_the_other_two_of_the_five_conditions() -> None:
    """A ship card works beside one's own port; and without any industry of one's own every place is open."""
    p = Position("new_england")
    p.open_displays("red")
    p.put("yellow", "port_1", "new_york_1")
    assert offered(p, "ship") == {"new_york_bay_1"}
    p.put("red", "port_1", "portland_1")
    assert offered(p, "ship") == {"gulf_of_maine_1"}
    assert p.why("space new_york_bay_1") == ("AOI-081",)


@pytest.mark.rule("AOI-078")
@pytest.mark.parametrize(("owner", "open_"), [("red", {"dresden_1", "leipzig_1"}), ("yellow", set())])
def test_an_own_railway_opens_both_its_ends(owner: str, open_: set[str]) -> None:
    """Red's railway opens the locations at its ends; another player's railway opens nothing."""
    p = Position()
    p.put("red", "coal_1", "poland_1")
    p.put("blue", "cotton_1", "leipzig_2")
    p.rail(owner, "leipzig-dresden")
    assert offered(p, "iron") == open_


@pytest.mark.rule("AOI-079")
def test_a_counter_opens_its_location_if_that_has_four_spaces() -> None:
    """One counter in Berlin (4 spaces) opens Berlin; one in Frankfurt (3) or Leipzig (2) opens nothing there."""
    p = Position()
    p.put("red", "cotton_1", "berlin_2")
    p.put("red", "cotton_1", "frankfurt_1")
    p.put("red", "cotton_1", "leipzig_1")
    assert offered(p, "iron") == {"berlin_1", "berlin_3", "berlin_4"}
    assert p.why("space leipzig_2") == ("AOI-077", "AOI-100")
    assert p.why("space frankfurt_2") == ("AOI-077", "AOI-100")
    p.put("red", "cotton_1", "berlin_1")
    assert offered(p, "iron") == set()


@pytest.mark.rule("AOI-079")
def test_a_rivals_counter_opens_nothing() -> None:
    """It must be one's own counter that stands in the location of four spaces."""
    p = Position()
    p.put("red", "coal_1", "belgium_1")
    p.put("yellow", "cotton_1", "berlin_2")
    assert offered(p, "iron") == set()


@pytest.mark.rule("AOI-080")
@pytest.mark.parametrize(("owner", "open_"), [("red", {"frankfurt_1"}), ("yellow", set())])
def test_an_own_counter_can_be_overbuilt_without_a_connection(owner: str, open_: set[str]) -> None:
    """Red's mill in Frankfurt may be built over with a better one; that space is all that is open to them."""
    p = Position()
    p.put("red", "coal_3", "belgium_1")
    p.put(owner, "cotton_1", "frankfurt_1")
    p.put("yellow", "coal_1", "mannheim_1")
    p.rail("yellow", "mannheim-frankfurt")
    p.left("red", cotton_1=0)
    assert offered(p, "cotton") == open_
    if open_:
        p.do("space frankfurt_1")
        assert p.stands("frankfurt_1") == "red cotton_2"


@pytest.mark.rule("AOI-081", "AOI-G10")
@pytest.mark.parametrize("own", ["port_1 boston_2", "cotton_1 boston_3", "lowell-boston", ""])
def test_a_ship_card_needs_any_counter_of_ones_own_at_a_port(own: str) -> None:
    """Boston's ship spaces beside yellow's port: with red's port, mill or railway there, not with nothing."""
    p = Position("new_england")
    p.open_displays("red")
    p.put("yellow", "port_1", "boston_1")
    p.put("red", "cotton_1", "worcester_1")
    if " " in own:
        counter, space = own.split()
        p.put("red", counter, space)
    elif own:
        p.rail("red", own)
    assert offered(p, "ship") == ({"massachusetts_bay_1", "nantucket_sound_1"} if own else set())


@pytest.mark.rule("AOI-081", "AOI-G10")
def test_a_ship_card_beside_ones_own_port() -> None:
    """Red's port in New Bedford opens the two ship spaces beside it, and no other; without a port nothing opens any."""
    p = Position("new_england")
    p.open_displays("red")
    p.put("red", "port_1", "new_bedford_1")
    p.put("yellow", "port_1", "portland_1")
    assert offered(p, "ship") == {"nantucket_sound_1", "rhode_island_sound_1"}
    assert p.why("space gulf_of_maine_1") == ("AOI-081",)
    p = Position("new_england")
    p.open_displays("red")
    p.put("red", "cotton_1", "lowell_1")
    p.rail("red", "lowell-boston")  # a railway, but no port counter in Boston
    assert offered(p, "ship") == set()


@pytest.mark.rule("AOI-081")
def test_the_ship_condition_is_for_ship_cards_only() -> None:
    """A port beside a ship space opens nothing for a cotton card."""
    p = Position("new_england")
    p.put("red", "port_1", "new_bedford_1")
    assert offered(p, "cotton") == set()


@pytest.mark.rule("AOI-082", "AOI-G11")
def test_without_an_industry_counter_one_may_build_anywhere() -> None:
    """Every fitting space is open, also to somebody who has railways only."""
    p = Position()
    p.put("yellow", "cotton_1", "berlin_1")
    p.rail("red", "kiel-hamburg")
    spaces = p.content.space_ids
    clear = {id for id, symbol in zip(spaces, p.content.space_symbol, strict=True) if symbol == 0} - {
        "berlin_1"
    }
    assert len(clear) == 38
    assert offered(p, "cotton") == clear
    assert p.why("space kiel_1") == ("AOI-095",)
    p.put("red", "port_1", "kiel_1")
    assert offered(p, "cotton") == {"hamburg_3", "hamburg_4"}


@pytest.mark.rule("AOI-082", "AOI-G11")
def test_the_exemption_does_not_free_location_cards() -> None:
    """On an empty map a brown card still builds in brown locations only."""
    p = Position()
    p.hand("red", "brown")
    p.turn("red")
    p.do("build", "card brown", "industry cotton")
    assert p.why("space berlin_1") == ("AOI-087",)


@pytest.mark.rule("AOI-082", "AOI-G11")
def test_an_overbuilt_player_is_free_again() -> None:
    """When red's only mine is built over by yellow, red may build anywhere, though their railways stay."""
    p = Position()
    p.put("red", "coal_1", "belgium_1", flipped=True)
    p.rail("red", "koeln-belgium")
    p.demand(coal=0)
    p.left("yellow", coal_1=0)
    p.hand("yellow", "coal")
    p.hand("red", "iron")
    p.turn("yellow", actions=1, more=("red",))
    p.do("build", "card coal", "space belgium_1", "build", "card iron")
    assert p.can("space berlin_1")


@pytest.mark.rule("AOI-083")
@pytest.mark.parametrize("card", ["iron", "blue"])
def test_never_a_third_counter_in_a_location(card: str) -> None:
    """With two counters in the Ruhr red can't build a third, by industry card, location card or both actions."""
    p = Position()
    p.put("red", "coal_1", "ruhr_1")
    p.put("red", "cotton_1", "ruhr_3")
    p.rail("red", "koeln-ruhr")
    p.hand("red", card)
    p.turn("red")
    assert not {"ruhr_2", "ruhr_4"} & p.fitting(card)["iron"]
    p.do("build", f"card {card}")
    if card == "blue":
        p.do("industry iron")
    assert p.offers("space") == {"koeln_1", "koeln_2"}
    assert p.why("space ruhr_4") == ("AOI-101",)


@pytest.mark.rule("AOI-084")
def test_example_kassel() -> None:
    """A railway that runs into Kassel lets its owner build an iron works there for $2."""
    p = Position.example("AOI-084")
    p.hand("red", "iron")
    p.turn("red")
    p.do("build", "card iron")
    assert {"kassel_1", "kassel_2"} <= p.offers("space")
    p.do("space kassel_1")
    assert p.stands("kassel_1") == "red iron_1"
    assert p.spent("red") == 2
    p = Position()
    p.put("red", "coal_1", "ruhr_1")
    assert "kassel_1" not in offered(p, "iron")
    assert p.why("space kassel_1") == ("AOI-077",)


@pytest.mark.rule("AOI-085")
def test_example_four_spaces_and_a_coal_mine() -> None:
    """With one mine in the four-space Ruhr its free spaces are open, and the mine may be built over."""
    p = Position.example("AOI-085")
    assert offered(p, "iron") == {"ruhr_3", "ruhr_4"}
    assert offered(p, "coal") == {"ruhr_1", "ruhr_2"}
    p.do("space ruhr_1")
    assert p.stands("ruhr_1") == "red coal_2"


@pytest.mark.rule("AOI-086")
def test_example_a_ship_beside_ones_own_port() -> None:
    """Red's port in Portland lets them play a ship card: the ship costs $8 and its import keeps three cubes."""
    p = Position.example("AOI-086")
    p.hand("red", "ship")
    p.turn("red")
    p.do("build", "card ship", "space gulf_of_maine_1")
    assert p.stands("gulf_of_maine_1") == "red ship_2"
    assert p.spent("red") == 8
    assert p.import_cubes("gulf_of_maine") == 3


@pytest.mark.rule("AOI-087")
@pytest.mark.parametrize("map_id", ["germany", "new_england"])
@pytest.mark.parametrize("card", ["brown", "light_green", "mauve", "blue", "orange", "grey"])
def test_a_location_card_opens_the_locations_of_its_colour(map_id: str, card: str) -> None:
    """All fitting spaces inside borders of that colour are open, and none outside."""
    p = Position(map_id)
    p.hand("red", card)
    p.turn("red")
    fits = p.fitting(card)["cotton"]
    coloured = {
        space["id"]
        for place in [*p.content.drawing["location"], *p.content.drawing.get("ship_space", [])]
        for space in place["spaces"]
        if place.get("colour") == card
    }
    p.do("build", f"card {card}", "industry cotton")
    assert p.offers("space") == fits & coloured
    assert p.offers("space")
    other = sorted(fits - coloured)[0]
    assert p.why(f"space {other}") == ("AOI-087",)


@pytest.mark.rule("AOI-088")
def test_a_location_card_needs_no_connection() -> None:
    """Red's only counter and railway are far away in the east, and they build in the Ruhr with a blue card."""
    p = Position()
    p.put("red", "cotton_1", "danzig_2")
    p.rail("red", "danzig-koenigsberg")
    p.hand("red", "blue", "iron")
    p.turn("red")
    p.do("build")
    assert p.offers("card") == {"blue"}
    p.do("card blue", "industry iron", "space ruhr_3")
    assert p.stands("ruhr_3") == "red iron_1"


@pytest.mark.rule("AOI-089")
def test_a_location_card_leaves_the_industry_open() -> None:
    """With a mauve card red may choose whatever its spaces take and their display offers."""
    p = Position()
    p.join_all("green")
    p.hand("red", "mauve")
    p.turn("red")
    p.do("build", "card mauve")
    assert p.offers("industry") == {"cotton", "coal", "iron", "port"}
    assert p.why("industry factory") == ("AOI-108",)
    for industry, space in (("coal", "poland_1"), ("port", "danzig_1"), ("cotton", "danzig_2")):
        copy = p.t.clone()
        copy.apply(0, p.number(f"industry {industry}"))
        copy.apply(0, p.number(f"space {space}"))
        assert copy.view(None)["owner"][p.space(space)] == 0
    p.open_displays("red")
    p.turn("red")
    p.do("build", "card mauve")
    assert p.offers("industry") == {"cotton", "factory", "coal", "iron", "port"}
    assert p.why("industry ship") == ("AOI-023",)


@pytest.mark.rule("AOI-090")
def test_example_a_brown_card_covers_every_brown_location() -> None:
    """Bohemia, Regensburg, München, Augsburg and Nürnberg are candidates, without any railway near them."""
    p = Position.example("AOI-090")
    p.put("red", "cotton_1", "danzig_2")
    p.hand("red", "brown")
    p.turn("red")
    p.do("build", "card brown")
    p.do("industry iron")
    places = {space.rpartition("_")[0] for space in p.offers("space")}
    assert places == {"bohemia", "regensburg", "muenchen", "augsburg", "nuernberg"}
    assert "Brown" in GAME.text(p.number("card brown"), p.t, 0)
    p.put("red", "cotton_1", "muenchen_2")
    p.turn("red")
    p.do("build", "card brown", "industry iron")
    assert p.why("space muenchen_3") == ("AOI-100",)
    assert p.why("space muenchen_1") == ("AOI-093", "AOI-100")


@pytest.mark.rule("AOI-097")
def test_a_ship_on_land_is_refused_by_the_space_and_by_the_rule_of_land_spaces() -> None:
    """The ship card's own condition speaks of ship spaces; a town that is not connected is closed as to any card."""
    p = Position("new_england")
    p.put("red", "port_1", "boston_1")
    p.put("red", "cotton_1", "hartford_1")
    p.open_displays("red")
    p.hand("red", "ship")
    p.turn("red")
    p.do("build", "card ship")
    assert p.why("space springfield_1") == ("AOI-091", "AOI-077")
    assert "AOI-081" in p.why("space new_york_bay_1")
