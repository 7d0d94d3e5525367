"""Buildings, districts and cities: population, expanding, settling, land types."""

import pytest

from tests.rules.city_of_iron.position import Position

DISTRICTS = [  # side, population, citizen draws, military draws
    ("capital", 5, 1, 0),
    ("imperial", 8, 1, 1),
    ("trade", 3, 1, 0),
    ("industry", 2, 1, 0),
    ("military", 2, 0, 1),
    ("slum", 1, 0, 1),
]


def mayor(*cards: str) -> Position:
    """Arc's turn with a Mayor, a Captain and further cards."""
    p = Position("arc", "hog")
    p.hand("arc", "mayor", "captain", *cards)
    p.turn("arc")
    return p


def explorer(*cards: str, players: tuple[str, ...] = ("arc", "hog", "om")) -> Position:
    """Arc's turn with an Explorer and further cards."""
    p = Position(*players)
    p.hand("arc", "explorer", *cards)
    p.turn("arc")
    return p


def draws(p: Position, who: str) -> tuple[int, int]:
    """How many citizen and military cards a seat draws in an Autumn."""
    p.hand(who)
    p.draw_pile(who, "citizen", "scholar", "cartographer", "engineer", "junkbot", "merchant", "regent")
    p.draw_pile(who, "military", "soldier", "spy", "inventor", "warship", "machinist")
    p.autumn()
    return 6 - len(p.pile(who, "citizen_draw")), 5 - len(p.pile(who, "military_draw"))


# --- buildings and population --------------------------------------------------------------------------------


@pytest.mark.rule("COI-194")
def test_buildings_give_bonuses_income_science_goods_or_a_mix() -> None:
    """A bonus (Ruins), income (Counting House), science (Academy), goods (Clockworks), goods with income (Turnip Farm)."""
    p = Position("arc", "hog")
    seen = {}
    for name in ("A25", "A24", "A17", "C12", "A01"):
        p.row(name)
        p.give("arc", coins=9, science=1, influence=0)
        before, had = p.income("arc"), sum(p.goods("arc").values())
        p.turn("arc")
        p.do(f"build {name}")
        p.through("React")
        yearly = p.t.perks[0]
        seen[name] = (
            p.influence("arc"),
            p.income("arc") - before,
            yearly,
            sum(p.goods("arc").values()) - had,
        )
    assert seen == {
        "A25": (1, 0, 0, 0),
        "A24": (0, 2, 0, 0),
        "A17": (0, 0, 1, 0),
        "C12": (0, 0, 1, 1),
        "A01": (0, 1, 1, 3),
    }
    p.give("arc", science=0)
    p.autumn()
    assert p.science("arc") == 1  # of the Academy alone: the Ruins gave theirs once


@pytest.mark.rule("COI-195")
def test_a_city_holds_as_many_buildings_as_the_sum_of_its_populations() -> None:
    """Capital 5 and Industry 2: the seventh building finds room, the eighth does not. Each city has its own sum."""
    p = Position("arc", "hog")
    p.expand("arc", "", "industry")
    p.settle("arc", "balian_dunes", "trade")
    assert (p.room("arc"), p.room("balian_dunes"), p.room("hog_republic")) == (7, 3, 5)
    p.build("arc", "A01", "A02", "A03", "A04", "A05", "A06")
    p.row("A17", "A18")
    p.give("arc", coins=20)
    p.turn("arc")
    p.do("build A17", "city arc")
    assert len(p.standing("arc", "arc")) == 7
    p.turn("arc")
    p.do("build A18", "city arc")
    assert p.step == "ChooseDemolish"


@pytest.mark.rule("COI-196")
def test_a_full_city_needs_room_first() -> None:
    """Five of five: a sixth comes only for a building discarded there; nothing is built beside it."""
    p = Position("arc", "hog")
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    p.row("A18")
    p.give("arc", coins=5)
    p.turn("arc")
    p.do("build A18")
    assert p.offers("demolish") == {"A01", "A02", "A05", "A06", "A17"}
    p.do("demolish A06")
    assert p.standing("arc") == ["A01", "A02", "A05", "A17", "A18"]
    assert p.scrapped() == ["A06"]


@pytest.mark.rule("COI-196")
def test_a_new_district_or_a_new_city_makes_room_too() -> None:
    """With a Slum the sixth building stands in the old city, with a new city there; nothing is torn down."""
    p = mayor()
    p.build("arc", "A01", "A02", "A05", "A06", "A17")
    p.row("A18")
    p.give("arc", coins=5)
    p.turn("arc")
    p.do("play mayor")
    p.pay("hammer captain")
    p.do("side slum")
    p.turn("arc")
    p.do("build A18")
    assert (len(p.standing("arc")), p.scrapped()) == (6, [])
    q = explorer("cargo_ship")
    q.build("arc", "A01", "A02", "A05", "A06", "A17")
    q.row("A18")
    q.give("arc", coins=5)
    q.turn("arc")
    q.do("play explorer", "land balian_dunes", "side military")
    q.pay("distance cargo_ship")
    q.end_turn()
    q.turn("arc")
    q.do("build A18", "city balian_dunes")
    assert (q.standing("arc", "balian_dunes"), q.scrapped()) == (["A18"], [])


@pytest.mark.rule("COI-196")
def test_a_building_elsewhere_makes_no_room() -> None:
    """A Salt Works needs desert: only what stands on the full desert land can make room for it."""
    p = Position("arc", "hog", "om")
    p.settle("arc", "balian_dunes", "military")
    p.build("arc", "A01", "A02")
    p.build("arc", "A17", "A18", land="balian_dunes")
    p.row("B05")
    p.give("arc", coins=5)
    p.turn("arc")
    p.do("build B05")
    assert p.offers("demolish") == {"A17", "A18"}
    assert p.why("demolish A01") == ("COI-196",)


# --- districts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-197")
def test_the_regent_turns_the_capital_into_an_imperial_district() -> None:
    """The token is turned over, so the Capital is gone; population and draws change at once."""
    p = Position("arc", "hog")
    p.hand("arc", "regent", "bridge_builder")
    p.turn("arc")
    assert (p.districts("arc"), p.room("arc")) == (["capital"], 5)
    p.do("play regent")
    p.pay("hammer bridge_builder")
    p.end_turn()
    assert (p.districts("arc"), p.room("arc")) == (["imperial"], 8)
    assert (p.districts("hog_republic"), p.room("hog_republic")) == (["capital"], 5)
    assert p.t.reserve == Position("arc", "hog").t.reserve
    assert draws(p, "arc") == (1, 1)


@pytest.mark.rule("COI-197")
def test_nothing_but_the_regent_upgrades_the_capital() -> None:
    """No other card does it."""
    content = Position().content
    flips = [e["id"] for e in content.data["experts"]["expert"] if "flip_capital" in str(e.get("effect", ""))]
    assert flips == ["regent"]
    assert "flip_capital" not in str(content.data["buildings"])


@pytest.mark.rule("COI-198")
@pytest.mark.parametrize(("side", "people", "citizens", "military"), DISTRICTS)
def test_every_district_gives_population_and_a_draw(
    side: str, people: int, citizens: int, military: int
) -> None:
    """Beside the Capital, or in its place: so many people, so many cards in Autumn."""
    p = Position("arc", "hog")
    bare = p.land("arc") * len(p.content.side_ids)
    p.t.districts[bare + p.side("capital")] = 0
    p.t.districts[bare + p.side(side)] = 1
    p.t.rebuild()
    assert p.room("arc") == people > 0
    assert draws(p, "arc") == (citizens, military)
    assert citizens + military > 0


@pytest.mark.rule("COI-199")
def test_a_district_is_added_only_with_the_mayor() -> None:
    """No other card says so; with all other cards in hand no city can be given a district."""
    p = Position("arc", "hog")
    adds = [
        e["id"] for e in p.content.data["experts"]["expert"] if "add_district" in str(e.get("effect", ""))
    ]
    assert adds == ["mayor"]
    assert "district" not in str(p.content.data["buildings"])
    others = [card for card in p.pool("arc") if card != "mayor"]
    p.hand("arc", *others, "scholar", "cartographer", "soldier", "captain")
    p.give("arc", coins=30, science=9)
    p.turn("arc")
    assert (p.offers("side"), p.offers("city"), p.can("play mayor")) == (set(), set(), False)
    p.hand("arc", *others, "mayor")
    p.turn("arc")
    assert p.can("play mayor")


@pytest.mark.rule("COI-200")
def test_the_district_lies_beside_the_others_on_the_land() -> None:
    """An own city, Industry or Slum, from the reserve; the Mayor offers no other side."""
    p = mayor()
    p.settle("arc", "weaverwood", "trade")
    p.settle("hog", "tentacle_coast", "trade")
    p.turn("arc")
    p.do("play mayor")
    p.pay("hammer captain")
    assert p.offers("city") == {"arc", "weaverwood"}
    p.do("city weaverwood")
    assert p.offers("side") == {"industry", "slum"}
    p.do("side slum")
    assert p.districts("weaverwood") == ["trade", "slum"]
    assert (p.districts("arc"), p.districts("tentacle_coast")) == (["capital"], ["trade"])


@pytest.mark.rule("COI-200")
@pytest.mark.rule("COI-G47")
def test_the_district_named_must_be_in_reserve() -> None:
    """With the Slum token spent only Industry is left; with all three spent the Mayor can't be played."""
    p = mayor()
    p.expand("arc", "", "slum")
    p.turn("arc")
    p.do("play mayor")
    p.pay("hammer captain")
    assert p.districts("arc") == ["capital", "industry", "slum"]  # no other side is left, so nothing is asked
    q = mayor()
    q.expand("arc", "", "slum", "industry", "industry")
    q.turn("arc")
    assert q.why("play mayor") == ("COI-G47",)


@pytest.mark.rule("COI-201")
@pytest.mark.parametrize(("side", "people", "cards"), [("industry", 2, (2, 0)), ("slum", 1, (1, 1))])
def test_the_new_district_adds_one_or_two_population_and_a_draw(
    side: str, people: int, cards: tuple[int, int]
) -> None:
    """Industry 2 and a citizen draw, Slum 1 and a military draw, beside the Capital's 5 and citizen draw."""
    p = mayor()
    p.do("play mayor")
    p.pay("hammer captain")
    p.do(f"side {side}")
    p.end_turn()
    assert (p.room("arc"), p.districts("arc")) == (5 + people, ["capital", side])
    assert draws(p, "arc") == cards


@pytest.mark.rule("COI-202")
def test_a_city_may_have_several_districts() -> None:
    """All three of the reserve on one land: 5 + 2 + 2 + 1 population, three citizen draws and a military draw."""
    p = mayor()
    for side in ("industry", "slum", "industry"):
        p.hand("arc", "mayor", "captain")
        p.turn("arc")
        p.do("play mayor")
        p.pay("hammer captain")
        if p.step == "Choose lay_district":  # the last token is laid without a question
            p.do(f"side {side}")
        p.end_turn()
    assert p.districts("arc") == ["capital", "industry", "industry", "slum"]
    assert p.room("arc") == 10
    assert draws(p, "arc") == (3, 1)


# --- settling ------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-203")
def test_a_city_is_settled_only_with_the_explorer() -> None:
    """No other card says so; with all other cards in hand no land can be taken."""
    p = Position("arc", "hog")
    settles = [e["id"] for e in p.content.data["experts"]["expert"] if "'settle'" in str(e.get("effect", ""))]
    assert settles == ["explorer"]
    others = [card for card in p.pool("arc") if card != "explorer"]
    p.hand("arc", *others)
    p.give("arc", coins=30, science=9)
    p.turn("arc")
    assert (p.offers("land"), p.can("play explorer")) == (set(), False)
    p.hand("arc", *others, "explorer")
    p.turn("arc")
    p.do("play explorer")
    assert p.offers("land") == {
        "tentacle_coast",
        "salt_flats",
        "weaverwood",
        "drowned_reach",
        "windspire",
        "titans_crown",
    }


@pytest.mark.rule("COI-204")
def test_distance_of_further_cards_must_match_the_land() -> None:
    """Explorer and two cards with distance 1 and 2: lands up to 3; the Explorer's own distance does not count."""
    p = explorer("cartographer", "cargo_ship")
    p.do("play explorer")
    assert p.offers("land") == {"tentacle_coast", "balian_dunes", "salt_flats", "weaverwood", "drowned_reach"}
    assert p.why("land windspire") == ("COI-204", "COI-205")
    p.do("land weaverwood", "side trade")
    p.pay("distance cartographer", "distance cargo_ship")
    assert (p.settler("weaverwood"), p.cards("arc")) == ("arc", [])
    assert explorer().why("play explorer") == ("COI-204",)
    q = explorer("cartographer")
    q.do("play explorer")
    assert q.offers("land") == {"tentacle_coast"}  # distance 1, not 2


@pytest.mark.rule("COI-204")
def test_a_claimed_land_is_not_to_be_had() -> None:
    """Neither another's nor one's own, nor a starting land, nor one in the box; more distance than needed is no harm."""
    p = explorer("wyvern_ship", players=("arc", "hog"))
    p.settle("hog", "tentacle_coast", "trade")
    p.settle("arc", "weaverwood", "trade")
    p.turn("arc")
    p.do("play explorer")
    assert p.offers("land") == {"salt_flats", "windspire"}
    for land in ("tentacle_coast", "weaverwood", "hog_republic", "cresaria", "balian_dunes"):
        assert p.why(f"land {land}") != ()
    p.do("land salt_flats", "side trade")
    p.pay("distance wyvern_ship")  # 4 for a land of 3
    assert p.settler("salt_flats") == "arc"


@pytest.mark.rule("COI-205")
def test_a_land_with_a_ship_or_airship_needs_one() -> None:
    """Distance alone is not enough, nor is an airship a ship; one vessel of the right kind among the cards is."""
    far = ("cartographer", "merchant", "professor", "spy")  # 4 distance without a vessel
    p = Position("cresaria", "hog", "om")
    p.hand("cresaria", "explorer", *far)
    p.turn("cresaria")
    p.do("play explorer")
    assert p.offers("land") == {"tentacle_coast", "balian_dunes", "salt_flats", "weaverwood"}
    sky = explorer("cloud_skimmer", "cartographer", "merchant")  # airship, 5
    sky.do("play explorer")
    assert {"windspire"} == sky.offers("land") & {
        "drowned_reach",
        "windspire",
        "isle_of_wyrms",
        "titans_crown",
    }
    sea = explorer("cargo_ship", "warship", "cartographer")  # ships, 5
    sea.do("play explorer")
    vessels = {"drowned_reach", "windspire", "isle_of_wyrms", "titans_crown"}
    assert sea.offers("land") & vessels == {"drowned_reach", "isle_of_wyrms"}
    both = explorer("cargo_ship", "cloud_skimmer", "cartographer")
    both.do("play explorer")
    assert both.offers("land") & vessels == {"drowned_reach", "windspire", "isle_of_wyrms", "titans_crown"}
    both.do("land isle_of_wyrms", "side trade", "distance cartographer")
    assert both.offers("distance") == {"cargo_ship"}  # without it there would be no ship
    both.pay("distance cargo_ship", "distance cloud_skimmer")
    assert both.settler("isle_of_wyrms") == "arc"


@pytest.mark.rule("COI-206")
def test_one_card_serves_for_distance_and_vessel() -> None:
    """The Wyvern Ship alone reaches Windspire: 4 distance and the airship in one; a ship does the same at sea."""
    p = explorer("wyvern_ship", "cartographer")
    p.do("play explorer", "land windspire", "side military")
    p.pay("distance wyvern_ship")
    p.end_turn()
    assert (p.settler("windspire"), p.cards("arc")) == ("arc", ["cartographer"])
    q = explorer("warship", "cartographer")  # 2 + 1 for the Drowned Reach's 3
    q.do("play explorer", "land drowned_reach", "side military")
    q.pay("distance warship", "distance cartographer")
    assert q.settler("drowned_reach") == "arc"
    r = explorer("warship")
    r.do("play explorer")
    assert r.why("land drowned_reach") != ()  # the vessel adds no distance


@pytest.mark.rule("COI-207")
def test_the_land_leaves_the_display_for_its_settler() -> None:
    """It lies with the other lands of that player, and nobody else can take it."""
    p = explorer("cargo_ship")
    p.hand("hog", "explorer", "cargo_ship")
    p.turn("arc")
    before = p.t.view(None)["land_owner"]
    assert before[p.land("balian_dunes")] == -1
    p.do("play explorer", "land balian_dunes", "side trade")
    p.pay("distance cargo_ship")
    p.end_turn()
    after = p.t.view(None)["land_owner"]
    assert after[p.land("balian_dunes")] == after[p.land("arc")] == p.seat("arc")
    assert [a for a, b in zip(after, before, strict=True) if a != b] == [0]
    p.do("play explorer")
    assert p.offers("land") == {"tentacle_coast"}
    assert p.why("land balian_dunes") == ("COI-204",)


@pytest.mark.rule("COI-208")
def test_the_explorer_places_a_trade_or_military_district_from_the_reserve() -> None:
    """These two sides and no other; the token is gone from the reserve."""
    p = explorer("cargo_ship")
    p.do("play explorer", "land tentacle_coast")
    assert p.offers("side") == {"trade", "military"}
    for side in ("capital", "imperial", "industry", "slum"):
        assert p.why(f"side {side}") == ("COI-208",)
    assert p.t.reserve[:3] == [0, 2, 1]
    p.do("side military")
    p.pay("distance cargo_ship")
    assert (p.districts("tentacle_coast"), p.t.reserve[:3]) == (["military"], [0, 2, 0])


@pytest.mark.rule("COI-208")
@pytest.mark.rule("COI-G47")
def test_without_a_token_there_is_no_city() -> None:
    """With the Military token used up it is Trade; with none left the Explorer can't be played."""
    p = explorer("cargo_ship")
    p.expand("arc", "", "slum")
    p.turn("arc")
    p.do("play explorer", "land tentacle_coast")
    p.pay("distance cargo_ship")
    assert p.districts("tentacle_coast") == ["trade"]
    q = explorer("cargo_ship")
    q.expand("arc", "", "slum", "industry", "industry")
    q.turn("arc")
    assert q.why("play explorer") == ("COI-G47",)


@pytest.mark.rule("COI-209")
@pytest.mark.parametrize(("side", "people", "cards"), [("trade", 3, (2, 0)), ("military", 2, (1, 1))])
def test_the_new_city_has_two_or_three_population_and_a_draw(
    side: str, people: int, cards: tuple[int, int]
) -> None:
    """Trade 3 and a citizen draw, Military 2 and a military draw; the old city keeps its five."""
    p = explorer("cargo_ship")
    p.do("play explorer", "land balian_dunes", f"side {side}")
    p.pay("distance cargo_ship")
    p.end_turn()
    assert (p.room("balian_dunes"), p.room("arc")) == (people, 5)
    p.row(*["A17", "A18", "A19", "A20"])
    p.give("arc", coins=30)
    for name in ("A17", "A18", "A19")[:people]:
        p.turn("arc")
        p.do(f"build {name}", "city balian_dunes")
    p.turn("arc")
    p.do("build A20", "city balian_dunes")
    assert p.step == "ChooseDemolish"
    assert draws(p, "arc") == cards


# --- land types ----------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-210")
def test_buildings_that_produce_goods_ask_for_a_land_type() -> None:
    """Every one of them, and each can be built just in the cities that show its type; others stand anywhere."""
    p = Position()
    content = p.content
    lands = ["balian_dunes", "tentacle_coast", "weaverwood", "windspire"]
    for land in lands:
        p.t.land_owner[p.land(land)] = 0
        p.t.districts[p.land(land) * 6 + p.side("trade")] = 1
    p.t.rebuild()
    p.give("arc", coins=30, science=9)
    for card, name in enumerate(content.card_ids):
        entry = content.data["buildings"]["building"][content.card_design[card]]
        asked = entry.get("land", "")
        assert bool(asked) == bool(content.card_goods[card]), name
        fitting = {
            land for land in ("arc", *lands) if not asked or asked in p.entry("lands", "land", land)["types"]
        }
        p.row(name)
        p.turn("arc")
        p.do(f"build {name}")
        if p.step == "ChooseCity":
            assert p.offers("city") == fitting, name
        else:
            assert {content.land_ids[p.t.city[card]]} == fitting, name
        p.t.built[0].clear()
        p.give("arc", coins=30, science=9)
    p.t.land_owner[p.land("windspire")] = -1
    p.row("C04")  # sky
    p.turn("arc")
    assert p.why("build C04") == ("COI-076",)


@pytest.mark.rule("COI-211")
def test_one_land_symbol_serves_any_number_of_buildings() -> None:
    """Five farms on the one grassland of the starting land, one turn after the other."""
    p = Position("arc", "hog")
    p.give("arc", coins=10)
    names = ("A01", "A02", "A03", "A05", "A06")
    p.row(*names)
    for name in names:
        p.turn("arc")
        p.do(f"build {name}")
    assert p.standing("arc", "arc") == list(names)
    assert p.goods("arc") == {"turnip": 8, "srika": 7}
