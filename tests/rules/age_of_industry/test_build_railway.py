"""Build a railway: links, the price, cubes to either end, villages, twelve counters."""

import pytest

from boomtown.engine.dice import after, below, seeded
from boomtown.games.age_of_industry import GAME
from tests.rules.age_of_industry.position import Position


def engineer(map_id: str = "germany") -> Position:
    """Red has a mill in Dresden and $20."""
    p = Position(map_id)
    p.put("red", "cotton_1", "dresden_1" if map_id == "germany" else "hartford_1")
    p.money("red", 20)
    return p


def lay(p: Position, link: str = "") -> None:
    """Red's turn: they build a railway, on this link unless they are to choose it yet."""
    p.turn("red", more=("yellow",))
    p.do("railway", *([f"link {link}"] if link else []))


# --- where ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-174")
def test_a_railway_counter_goes_on_a_link() -> None:
    """One counter leaves red's stock of twelve, lies on the link, costs no card and joins both ends."""
    p = engineer()
    p.hand("red", "ship")
    p.put("yellow", "coal_1", "bohemia_1")
    p.left("yellow", cotton_1=0)
    lay(p, "dresden-bohemia")
    assert p.railway("dresden-bohemia") == "red"
    assert sum(owner >= 0 for owner in p.t.rail) == 1
    assert (p.t.rails_left, p.cards("red")) == ([11, 12, 12, 12], ["ship"])
    assert p.who == "red"  # one action of two
    p.hand("red", "cotton")
    p.left("red", cotton_1=0)
    p.do("build", "card cotton", "space dresden_1")
    assert p.cubes("bohemia_1") == 2


@pytest.mark.rule("AOI-174")
@pytest.mark.parametrize("map_id", ["germany", "new_england"])
def test_railways_go_on_printed_links_only(map_id: str) -> None:
    """A player who is everywhere may build on every printed link between two places on land, and on no sea lane."""
    p = Position(map_id)
    for space, id in enumerate(p.content.space_ids):
        p.put("red", ("cotton_1", "coal_1", "port_1", "ship_2")[p.content.space_symbol[space]], id, cubes=0)
    lay(p)
    assert p.offers("link") == {
        f"{link['a']}-{link['b']}"
        for link in p.content.drawing["link"]
        if any(
            place["spaces"]
            for place in p.content.drawing["location"]
            if place["id"] in (link["a"], link["b"])
        )
    }


@pytest.mark.rule("AOI-175")
@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_a_link_holds_one_railway(owner: str) -> None:
    """An occupied link is closed, whoever's counter lies there."""
    p = engineer()
    p.put("red", "coal_1", "breslau_1")
    p.put("red", "iron_1", "berlin_1")
    p.rail("red", "berlin-dresden")
    p.rail(owner, "dresden-breslau")
    lay(p)
    assert p.why("link dresden-breslau") == ("AOI-175",)
    assert p.why("link berlin-breslau") == ()


@pytest.mark.rule("AOI-176")
@pytest.mark.parametrize("map_id", ["germany", "new_england"])
def test_a_railway_is_never_removed(map_id: str) -> None:
    """In whole games of random actions every railway stays where it was laid, and its owner's."""
    for seed in range(3):
        table, dice = GAME.new(4, seed, {"map": map_id}), seeded(seed)
        rails: list[int] = table.view(None)["rail"]
        while not table.over:
            seat = table.waiting[0]
            options = table.options(seat)
            dice = after(dice)
            table.apply(seat, options[below(dice, len(options))])
            now: list[int] = table.view(None)["rail"]
            assert all(then in (-1, new) for then, new in zip(rails, now, strict=True))
            rails = now
        assert any(owner >= 0 for owner in rails)


@pytest.mark.rule("AOI-176")
def test_a_railway_outlives_the_counter_it_began_at() -> None:
    """Yellow's only mine is built over, their railway stays and may be built on from; development takes no railway."""
    p = Position()
    p.put("yellow", "coal_1", "ruhr_1", cubes=0, flipped=True)
    p.rail("yellow", "ruhr-kassel")
    p.demand(coal=0)
    p.left("red", coal_1=0)
    p.hand("red", "blue")
    p.turn("red", more=("yellow",))
    p.do("build", "card blue", "industry coal", "space ruhr_1")
    assert p.stands("ruhr_1") == "red coal_2"
    assert (p.railway("ruhr-kassel"), p.t.rails_left[p.seat("yellow")]) == ("yellow", 11)
    p.hand("yellow", "ship")
    p.put("green", "iron_1", "kassel_1")
    p.turn("yellow")
    assert p.can("railway")
    p.do("develop")
    assert p.offers("remove") == set(p.content.counter_ids)


@pytest.mark.rule("AOI-177")
def test_a_railway_begins_at_own_counters_or_own_railways() -> None:
    """All free links of the places where red stands or that their railway touches; rivals' pieces open nothing."""
    p = engineer()
    p.rail("red", "strassburg-france")
    p.put("yellow", "coal_1", "bohemia_1")
    p.put("yellow", "iron_1", "leipzig_1")
    p.put("green", "port_1", "kiel_1")
    p.rail("green", "kiel-hamburg")
    p.rail("yellow", "dresden-bohemia", "leipzig-dresden")
    lay(p)
    dresden = {"berlin-dresden", "dresden-breslau"}
    strassburg = {"mannheim-strassburg", "strassburg-switzerland"}
    assert p.offers("link") == dresden | strassburg | {"trier-france", "belgium-france"}
    assert p.why("link regensburg-bohemia") == ("AOI-177",)
    assert p.why("link leipzig-chemnitz") == ("AOI-177",)
    assert p.why("link hamburg-bremen") == ("AOI-177",)
    assert p.why("link koeln-ruhr") == ("AOI-177", "AOI-180")


@pytest.mark.rule("AOI-177")
def test_without_any_own_piece_no_railway() -> None:
    """A player with nothing on the map can't build a railway, not even their first."""
    p = Position()
    p.rail("yellow", "berlin-poland")
    p.hand("red", "brown")
    p.turn("red")
    assert p.why("railway") == ("AOI-177",)
    p.put("red", "port_1", "kiel_1", flipped=True)
    p.turn("red")
    p.do("railway")
    assert p.offers("link") == {"kiel-denmark", "kiel-hamburg"}


# --- the price -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-178")
def test_the_first_railway_costs_a_dollar_and_no_cubes() -> None:
    """Neither from the map, though there are some, nor from anywhere when there are none."""
    p = engineer()
    p.put("yellow", "coal_1", "bohemia_1", cubes=1)
    p.put("yellow", "iron_1", "bohemia_2", cubes=1)
    lay(p, "dresden-bohemia")
    assert (p.cash("red"), p.spent("red")) == (19, 1)
    assert (p.cubes("bohemia_1"), p.cubes("bohemia_2"), p.t.demand) == (1, 1, [6, 6])
    p = engineer()
    lay(p, "berlin-dresden")
    assert (p.cash("red"), p.spent("red"), p.t.demand) == (19, 1, [6, 6])


@pytest.mark.rule("AOI-178", "AOI-179")
def test_it_is_each_players_own_first_railway_that_is_cheap() -> None:
    """Yellow's railway doesn't make red's first dearer; red's second, in the same turn, needs cubes."""
    p = engineer()
    p.rail("yellow", "leipzig-dresden")
    lay(p, "berlin-dresden")
    assert p.spent("red") == 1
    assert p.why("railway") == ()  # Bohemia's distant port can supply the second one
    p.stop_after("railway")
    assert p.why("link dresden-breslau") == ("AOI-180",)
    p.do("link dresden-bohemia")
    assert (p.spent("red"), p.t.demand) == (1 + 1 + 1 + 1, [5, 5])


@pytest.mark.rule("AOI-179")
def test_each_further_railway_costs_a_dollar_a_coal_and_an_iron() -> None:
    """The second and the third each take one cube of both kinds and $1."""
    p = engineer()
    p.put("yellow", "coal_1", "breslau_1")
    p.put("green", "iron_1", "leipzig_1")
    p.rail("red", "leipzig-dresden")
    p.rail("yellow", "dresden-breslau")
    lay(p, "berlin-dresden")
    assert (p.cubes("breslau_1"), p.cubes("leipzig_1"), p.spent("red")) == (2, 2, 1)
    p.do("railway", "link berlin-stettin")
    assert (p.cubes("breslau_1"), p.cubes("leipzig_1"), p.spent("red")) == (1, 1, 2)
    assert (p.cash("red"), p.t.demand) == (18, [6, 6])


# --- cubes to either end -------------------------------------------------------------------------------------


@pytest.mark.rule("AOI-180")
@pytest.mark.parametrize(
    ("coal", "iron"),
    [
        ("breslau_1", "breslau_2"),
        ("poland_1", "poland_2"),
        ("breslau_1", "poland_2"),
        ("poland_1", "breslau_2"),
    ],
)
def test_each_cube_goes_to_one_end_or_the_other(coal: str, iron: str) -> None:
    """A railway between Breslau and Poland with both cubes at one end, or one at each."""
    p = engineer()
    p.rail("red", "dresden-breslau")
    p.put("yellow", "coal_1", coal)
    p.put("yellow" if iron.split("_")[0] != coal.split("_")[0] else "green", "iron_1", iron)
    lay(p, "breslau-poland")
    assert p.railway("breslau-poland") == "red"
    assert (p.cubes(coal), p.cubes(iron)) == (2, 2)


@pytest.mark.rule("AOI-180")
@pytest.mark.parametrize(("coal", "iron"), [("breslau_1", "stettin_2"), ("chemnitz_1", "breslau_2")])
def test_a_cube_that_reaches_neither_end_is_no_use(coal: str, iron: str) -> None:
    """Coal alone or iron alone won't do; the other lies where no railway leads from."""
    p = engineer()
    p.rail("red", "dresden-breslau")
    p.put("yellow", "coal_1", coal)
    p.put("green", "iron_1", iron)
    p.put("red", "port_1", "hamburg_1")  # a railway from Hamburg could be supplied by its port
    lay(p)
    assert p.can("link hamburg-hannover")
    assert p.why("link breslau-poland") == ("AOI-180",)


@pytest.mark.rule("AOI-180", "AOI-181")
def test_the_player_chooses_among_the_closest_of_both_ends() -> None:
    """A mine at each end of the link: either may give the coal, whichever is nearer to the other end."""
    p = engineer()
    p.rail("red", "dresden-breslau")
    p.put("yellow", "coal_1", "breslau_1")
    p.put("green", "coal_1", "poland_1")
    p.put("green", "iron_1", "breslau_2")
    lay(p, "breslau-poland")
    assert (p.who, p.step) == ("red", "RailwayCoal")
    assert p.offers("from") == {"breslau_1", "poland_1"}
    p.do("from poland_1")
    assert (p.cubes("breslau_1"), p.cubes("poland_1"), p.cubes("breslau_2")) == (3, 2, 2)


@pytest.mark.rule("AOI-180", "AOI-G28")
def test_the_new_railway_itself_carries_nothing_yet() -> None:
    """Each end has its own closest mine, though over the new link the other end's would be nearer."""
    p = engineer()
    p.rail("red", "dresden-breslau")
    p.put("yellow", "coal_1", "breslau_1")  # at Breslau; from Berlin over the new link: 1
    p.put("green", "coal_1", "chemnitz_1")  # from Berlin by Magdeburg and Leipzig: 3
    p.put("green", "iron_1", "breslau_2")
    p.rail("green", "magdeburg-berlin", "magdeburg-leipzig", "leipzig-chemnitz")
    lay(p, "berlin-breslau")
    assert p.step == "RailwayCoal"
    assert p.offers("from") == {"breslau_1", "chemnitz_1"}


@pytest.mark.rule("AOI-133", "AOI-181", "AOI-G28")
@pytest.mark.parametrize("mine", [True, False])
def test_the_display_serves_a_railway_only_if_no_source_reaches_either_end(mine: bool) -> None:
    """Dresden has a mine beside it, Bohemia only its distant port: red takes the mine's coal, without it they buy."""
    p = engineer()
    p.rail("red", "dresden-breslau")
    if mine:
        p.put("yellow", "coal_1", "breslau_1")
    lay(p, "dresden-bohemia")
    assert p.railway("dresden-bohemia") == "red"
    if mine:
        assert (p.cubes("breslau_1"), p.t.demand, p.spent("red")) == (2, [6, 5], 2)
    else:
        assert (p.t.demand, p.spent("red")) == ([5, 5], 3)


@pytest.mark.rule("AOI-G28")
def test_with_sources_for_one_end_the_display_is_refused() -> None:
    """Two mines equally close to Dresden, none within reach of Bohemia: red chooses a mine, the display is closed."""
    p = engineer()
    p.put("yellow", "iron_1", "leipzig_1")
    p.t.rails_left[0] = 11  # not the first railway
    p.put("green", "coal_1", "chemnitz_1")
    p.put("blue", "coal_1", "poland_1")
    p.rail("green", "leipzig-dresden", "leipzig-chemnitz", "berlin-dresden", "berlin-poland")
    lay(p, "dresden-bohemia")
    assert p.step == "RailwayCoal"
    assert p.offers("from") == {"chemnitz_1", "poland_1"}
    assert p.why("from-display") == ("AOI-133",)


# --- coal and iron rules apply -------------------------------------------------------------------------------


@pytest.mark.rule("AOI-181")
def test_the_closest_source_serves_a_railway_too() -> None:
    """Two mines one link from Dresden: red chooses; a third one farther off and the display are closed."""
    p = engineer()
    p.rail("red", "dresden-breslau", "breslau-poland", "dresden-bohemia")
    p.put("yellow", "coal_1", "breslau_1")
    p.put("green", "coal_1", "bohemia_1")
    p.put("red", "coal_1", "poland_1")
    p.put("green", "iron_1", "breslau_2")
    lay(p, "berlin-dresden")
    assert (p.who, p.step) == ("red", "RailwayCoal")
    assert p.options() == ["from breslau_1", "from bohemia_1"]
    assert p.why("from poland_1") == ("AOI-115",)
    assert p.why("from-display") == ("AOI-133",)
    p.do("from bohemia_1")
    assert (p.cubes("bohemia_1"), p.cubes("breslau_1"), p.cubes("poland_1")) == (2, 3, 3)
    assert (p.t.demand, p.spent("red")) == ([6, 6], 1)


@pytest.mark.rule("AOI-181")
def test_a_railway_takes_equally_close_iron_as_the_player_likes() -> None:
    """Two iron works one link from Dresden: red is asked; a third one two links away is closed."""
    p = engineer()
    p.rail("red", "dresden-breslau", "leipzig-dresden")
    p.put("yellow", "coal_1", "breslau_1")
    p.put("yellow", "iron_1", "leipzig_1")
    p.put("green", "iron_1", "breslau_2")
    p.put("blue", "iron_1", "chemnitz_2")
    p.rail("blue", "leipzig-chemnitz")
    lay(p, "berlin-dresden")
    assert p.step == "RailwayIron"
    assert set(p.options()) == {"from leipzig_1", "from breslau_2"}
    assert p.why("from chemnitz_2") == ("AOI-115",)
    p.do("from leipzig_1")
    assert (p.cubes("leipzig_1"), p.cubes("breslau_2"), p.cubes("chemnitz_2")) == (2, 3, 3)


@pytest.mark.rule("AOI-181")
@pytest.mark.parametrize(("coal", "iron", "price"), [(6, 6, 1 + 1 + 1), (4, 2, 1 + 2 + 3), (0, 0, 1 + 4 + 4)])
def test_a_railway_buys_cubes_at_the_displays_prices(coal: int, iron: int, price: int) -> None:
    """The extra price of the rows, or $4 from an empty display, is paid and counts as spent."""
    p = engineer()
    p.rail("red", "berlin-dresden")
    p.demand(coal=coal, iron=iron)
    lay(p, "dresden-bohemia")
    assert (p.cash("red"), p.spent("red")) == (20 - price, price)
    assert p.t.demand == [max(coal - 1, 0), max(iron - 1, 0)]


@pytest.mark.rule("AOI-181")
def test_a_railway_that_takes_the_last_cubes_flips_their_counters() -> None:
    """Yellow's mine and green's works are emptied by red's railway and pay at once: $7 and $4."""
    p = engineer()
    p.rail("red", "dresden-breslau")
    p.put("yellow", "coal_2", "breslau_1", cubes=1)
    p.put("green", "iron_1", "breslau_2", cubes=1)
    lay(p, "berlin-dresden")
    assert p.who == "red"
    assert (p.flipped("breslau_1"), p.flipped("breslau_2")) == (True, True)
    assert (p.cash("yellow"), p.cash("green")) == (7, 4)


@pytest.mark.rule("AOI-179", "AOI-180")
def test_a_railway_that_nothing_supplies_is_refused_for_its_cubes_alone() -> None:
    """Red's second railway: free links touch Dresden, but only by way of Bohemia's distant port can coal be had."""
    p = engineer()
    p.t.rails_left[0] = 11
    p.put("yellow", "iron_1", "leipzig_1")
    p.rail("yellow", "leipzig-dresden")
    p.turn("red", more=("yellow",))
    p.stop_after("railway")
    assert p.why("link berlin-dresden") == ("AOI-180",)
    assert p.facts("link berlin-dresden") == ["no coal can be brought to either end of Berlin-Dresden"]
    p = Position()
    p.put("red", "cotton_1", "hannover_1")
    p.t.rails_left[0] = 11
    p.turn("red", more=("yellow",))
    assert p.why("railway") == ("AOI-180",)
    assert p.facts("railway") == ["coal and iron can't both be brought to any link that you could use"]


@pytest.mark.rule("AOI-182", "AOI-G28")
def test_yellows_railway_to_bohemia_costs_two_dollars() -> None:
    """The rulebook's second railway: iron from Augsburg without a choice, coal for $1 through Bohemia."""
    p = Position.example("AOI-182")
    p.money("yellow", 2)
    p.turn("yellow", more=("red",))
    p.do("railway", "link regensburg-bohemia")
    assert p.railway("regensburg-bohemia") == "yellow"
    assert (p.cash("yellow"), p.debt("yellow"), p.spent("yellow")) == (0, 0, 2)
    assert (p.cubes("augsburg_1"), p.t.demand) == (2, [5, 6])


# --- villages and the number of counters ---------------------------------------------------------------------


@pytest.mark.rule("AOI-183")
def test_a_railway_goes_to_a_village_and_on_from_it() -> None:
    """Schwerin can be joined and left again; nothing can be built there."""
    p = Position()
    p.put("red", "port_1", "hamburg_1")
    p.money("red", 20)
    p.turn("red", more=("yellow",))
    p.do("railway")
    assert p.why("link schwerin-berlin") == ("AOI-177",)
    p.do("link hamburg-schwerin", "railway", "link schwerin-berlin")
    assert p.railway("schwerin-berlin") == "red"
    p.put("yellow", "coal_1", "poland_1")
    p.rail("yellow", "berlin-poland")
    p.left("red", cotton_1=0)
    p.hand("red", "cotton")
    p.turn("red", more=("yellow",))
    p.do("build", "card cotton")
    assert p.offers("space") == {"hamburg_3", "hamburg_4", "berlin_1", "berlin_2", "berlin_3", "berlin_4"}
    p.do("space hamburg_3")
    assert p.cubes("poland_1") == 2  # it came through the village


@pytest.mark.rule("AOI-183")
@pytest.mark.parametrize("map_id", ["germany", "new_england"])
def test_no_space_lies_in_a_village(map_id: str) -> None:
    """Every village has links and no space, so a build can't name it."""
    p = Position(map_id)
    villages = {village["id"] for village in p.content.drawing["village"]}
    homes = {p.content.place_ids[place] for place in p.content.space_place}
    assert villages
    assert villages.isdisjoint(homes)
    assert all(any(v in link.split("-") for link in p.content.link_ids) for v in villages)


@pytest.mark.rule("AOI-184")
def test_twelve_railways_and_no_more() -> None:
    """The twelfth may be laid; then red has no counter left, though a link and the cubes are there."""
    p = engineer()
    p.rail("red", "berlin-dresden", "dresden-breslau", "leipzig-dresden", "berlin-poland", "berlin-stettin")
    p.rail("red", "breslau-poland", "berlin-breslau", "magdeburg-berlin", "magdeburg-leipzig")
    p.rail("red", "leipzig-chemnitz", "leipzig-erfurt")
    lay(p, "dresden-bohemia")
    assert p.railway("dresden-bohemia") == "red"
    assert sum(owner == p.seat("red") for owner in p.t.rail) == 12
    assert p.why("railway") == ("AOI-184",)
    p.put("yellow", "cotton_1", "chemnitz_2")
    p.turn("yellow")
    assert p.can("railway")
