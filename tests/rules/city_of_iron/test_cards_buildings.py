"""All 69 building cards: what they cost, where they stand, what they give; and the buildings with an ability."""

from typing import NamedTuple

import pytest

from tests.rules.city_of_iron.covered import after, covers, covers_each
from tests.rules.city_of_iron.position import Position


class Building(NamedTuple):
    """A design with its cards: price, land type, goods; then what comes in at the next Autumn.

    `autumn`: coins for an owner of nothing else: 2 of the nation, the card's income, and the majority coins of its goods
    (Turnip, Srika, Machine Part, Bottled Demon, Silk, Magic Crystal 1; Glow Moss, Ore, Lecker Tentacle, Salt 2).
    `draws`: citizen and military cards beside the Capital's one citizen and what a colony draws.
    """

    id: str
    cards: str
    name: str
    coins: int
    science: int
    land: str
    goods: dict[str, int]
    autumn: int
    learned: int = 0
    draws: tuple[int, int] = (0, 0)


BUILDINGS = [
    Building("a_turnip_farm", "A01 A02", "Turnip Farm", 2, 0, "grassland", {"turnip": 3}, 4),
    Building("a_turnip_farm_mixed", "A03", "Turnip Farm", 1, 0, "grassland", {"turnip": 2, "srika": 1}, 5),
    Building("a_turnip_farm_large", "A04", "Turnip Farm", 3, 0, "grassland", {"turnip": 4}, 4),
    Building("a_srika_pasture", "A05 A06", "Srika Pasture", 2, 0, "grassland", {"srika": 3}, 4),
    Building(
        "a_srika_pasture_mixed", "A07 A08", "Srika Pasture", 1, 0, "grassland", {"srika": 2, "turnip": 1}, 5
    ),
    Building("a_moss_garden", "A09 A10", "Moss Garden", 3, 1, "forest", {"glow_moss": 2}, 5),
    Building("a_moss_garden_mixed", "A11", "Moss Garden", 4, 1, "forest", {"glow_moss": 2, "turnip": 1}, 6),
    Building("a_fungus_cellar", "A12", "Fungus Cellar", 4, 0, "forest", {"glow_moss": 1}, 5),
    Building("a_mine", "A13 A14", "Mine", 4, 1, "mountain", {"ore": 2}, 5),
    Building("a_mine_mixed", "A15", "Mine", 5, 1, "mountain", {"ore": 2, "srika": 1}, 6),
    Building("a_quarry", "A16", "Quarry", 4, 0, "mountain", {"ore": 1}, 5),
    Building("a_academy", "A17 A18 A19", "Academy", 5, 0, "", {}, 2, 1),
    Building("a_academy_eye", "A20", "Academy", 6, 0, "", {}, 2, 1),
    Building("a_barracks", "A21", "Barracks", 4, 0, "", {}, 3, 0, (0, 1)),
    Building("a_town_hall", "A22", "Town Hall", 4, 0, "", {}, 3, 0, (1, 0)),
    Building("a_lighthouse", "A23", "Lighthouse", 4, 0, "", {}, 3),
    Building("a_counting_house", "A24", "Counting House", 4, 0, "", {}, 4),
    Building("a_ruins", "A25", "Ruins", 2, 0, "", {}, 2),
    Building("a_outpost", "A26", "Outpost", 3, 0, "", {}, 2),
    Building("a_orchard", "A27", "Orchard", 3, 0, "", {}, 3),
    Building("b_docks", "B01 B02", "Docks", 4, 1, "coast", {"tentacle": 2}, 5),
    Building("b_docks_large", "B03", "Docks", 5, 1, "coast", {"tentacle": 3}, 5),
    Building("b_docks_mixed", "B04", "Docks", 4, 1, "coast", {"tentacle": 1, "salt": 1}, 7),
    Building("b_salt_works", "B05 B06", "Salt Works", 5, 0, "desert", {"salt": 2}, 5),
    Building("b_salt_works_large", "B07", "Salt Works", 6, 0, "desert", {"salt": 3}, 5),
    Building("b_moth_house", "B08", "Moth House", 6, 1, "jungle", {"silk": 1}, 4),
    Building("b_factory", "B09 B10", "Factory", 6, 2, "mountain", {"machine": 2}, 4),
    Building("b_factory_large", "B11", "Factory", 8, 2, "mountain", {"machine": 3}, 4),
    Building("b_factory_mixed", "B12", "Factory", 6, 2, "mountain", {"machine": 1, "ore": 2}, 6),
    Building("b_demon_traders", "B13 B14", "Demon Traders", 6, 1, "desert", {"demon": 2}, 4),
    Building("b_demon_traders_mixed", "B15", "Demon Traders", 6, 1, "desert", {"demon": 1, "salt": 2}, 6),
    Building("b_mine_deep", "B16", "Mine", 5, 1, "mountain", {"ore": 3}, 5),
    Building("b_moss_garden_deep", "B17", "Moss Garden", 4, 1, "forest", {"glow_moss": 3}, 5),
    Building("b_academy", "B18", "Academy", 5, 0, "", {}, 2, 1),
    Building("b_citadel", "B19", "Citadel", 4, 0, "", {}, 3, 0, (0, 1)),
    Building("b_steam_crane", "B20", "Steam Crane", 4, 0, "", {}, 2),
    Building("b_guildhall", "B21", "Guildhall", 4, 0, "", {}, 3, 0, (1, 0)),
    Building("b_crystal_digs", "B22", "Crystal Digs", 6, 1, "sky", {"crystal": 1}, 4),
    Building("b_manor_farm", "B23", "Manor Farm", 6, 0, "grassland", {"turnip": 3, "srika": 3}, 5),
    Building("c_silk_grove", "C01 C02", "Silk Grove", 7, 2, "jungle", {"silk": 2}, 4),
    Building("c_silk_grove_mixed", "C03", "Silk Grove", 6, 2, "jungle", {"silk": 1, "glow_moss": 2}, 6),
    Building("c_crystal_tower", "C04 C05", "Crystal Tower", 7, 2, "sky", {"crystal": 2}, 4),
    Building("c_crystal_tower_mixed", "C06", "Crystal Tower", 7, 2, "sky", {"crystal": 1, "machine": 1}, 5),
    Building("c_tailors_guild", "C07", "Tailor's Guild", 6, 0, "", {}, 2),
    Building("c_harvest_fair", "C08", "Harvest Fair", 6, 0, "", {}, 2),
    Building("c_lamplighters", "C09", "Lamplighters' Hall", 6, 0, "", {}, 2),
    Building("c_foundry", "C10", "Foundry", 6, 0, "", {}, 2),
    Building("c_chowder_house", "C11", "Chowder House", 6, 0, "", {}, 3),
    Building("c_clockworks", "C12", "Clockworks", 6, 1, "mountain", {"machine": 1}, 3),
    Building("c_demon_furnace", "C13", "Demon Furnace", 7, 1, "", {}, 2),
    Building("c_court_jewelers", "C14", "Court Jewelers", 6, 1, "", {}, 2),
    Building("c_grand_bazaar", "C15", "Grand Bazaar", 7, 0, "", {}, 3),
    Building("c_triumphal_arch", "C16", "Triumphal Arch", 6, 0, "", {}, 2, 0, (0, 1)),
    Building("c_explorers_lodge", "C17", "Explorers' Lodge", 6, 0, "", {}, 2, 0, (1, 0)),
    Building("c_senate", "C18", "Senate", 8, 0, "", {}, 2),
    Building("c_royal_mint", "C19", "Royal Mint", 6, 0, "", {}, 3),
]
# where a land type that no nation has at home is found
COLONY = {"coast": "tentacle_coast", "desert": "balian_dunes", "jungle": "weaverwood", "sky": "windspire"}
THREE_DOTS = ["A04", "A11", "A15", "A19", "A23", "B03", "B07", "B12", "B22", "C06", "C14", "C16"]
FOUR_DOTS = ["A08", "A12", "A16", "A24", "B04", "B11", "B15", "B23", "C03", "C13", "C19"]


def before(card: str, house: Building, coins: int, science: int, settled: bool = True) -> Position:
    """Cresaria's turn with a card on the row, so many coins and science, and a colony if the card needs one."""
    p = Position("cresaria", "arc", "hog", "om")
    p.row(card)
    p.give("cresaria", coins=coins, science=science)
    if settled and house.land in COLONY:
        p.settle("cresaria", COLONY[house.land], "military")
    p.draw_pile("cresaria", "citizen", "mayor", "regent", "engineer")
    p.draw_pile("cresaria", "military", "spy", "inventor", "machinist")
    p.turn("cresaria", "arc")
    return p


@covers_each("design", [house.id for house in BUILDINGS])
@covers_each("building", [card for house in BUILDINGS for card in house.cards.split()])
@pytest.mark.parametrize("house", BUILDINGS, ids=lambda house: house.id)
def test_a_building_costs_and_gives_what_it_says(house: Building) -> None:
    """Just its price does, one coin or one science less does not; goods at once; coins, science and cards in Autumn."""
    for card in house.cards.split():
        p = before(card, house, house.coins, house.science)
        assert p.content.card_names[p.building(card)] == house.name
        assert p.content.card_ids[p.building(house.id)] == house.cards.split()[0]
        p.do(f"build {card}")
        home = COLONY.get(house.land, "cresaria")
        if p.step == "ChooseCity":  # no land type, or one that both have
            p.do(f"city {home}")
        assert p.standing("cresaria", home) == [card]
        learned_at_once = 1 if house.name == "Ruins" else 0
        assert (p.coins("cresaria"), p.science("cresaria")) == (0, learned_at_once)
        assert p.goods("cresaria") == house.goods
        p.autumn(1)
        assert p.coins("cresaria") == house.autumn
        assert p.science("cresaria") == house.learned + learned_at_once
        citizens, military = house.draws
        military += 1 if house.land in COLONY else 0
        drawn = ["mayor", "regent", "engineer"][: 1 + citizens] + ["spy", "inventor"][:military]
        assert p.cards("cresaria") == sorted(drawn)


@pytest.mark.parametrize("house", BUILDINGS, ids=lambda house: house.id)
def test_a_building_is_refused_without_its_price_or_its_land(house: Building) -> None:
    """One coin short, one science short, no land of its type."""
    card = house.cards.split()[0]
    assert before(card, house, house.coins - 1, 9).why(f"build {card}") == ("COI-074",)
    if house.science:
        assert before(card, house, 30, house.science - 1).why(f"build {card}") == ("COI-074",)
    assert before(card, house, house.coins, house.science).why(f"build {card}") == ()
    if house.land in COLONY:
        p = before(card, house, 30, 9, settled=False)
        assert p.why(f"build {card}") == ("COI-076",)
    elif house.land:
        p = before(card, house, 30, 9)
        for side in range(
            len(p.content.side_ids)
        ):  # a city in a land without grass, woods and mountains instead of the home
            p.t.districts[p.home("cresaria") * len(p.content.side_ids) + side] = 0
        p.t.land_owner[p.home("cresaria")] = -2
        p.settle("cresaria", "salt_flats", "trade")
        p.turn("cresaria")
        assert p.why(f"build {card}") == ("COI-076",)


@pytest.mark.parametrize("house", BUILDINGS, ids=lambda house: house.id)
def test_a_second_building_of_a_name_needs_no_science(house: Building) -> None:
    """With one of the name in a city no science is asked; with another building it is."""
    names = [card for other in BUILDINGS if other.name == house.name for card in other.cards.split()]
    card = house.cards.split()[0]
    twins = [other for other in names if other != card]
    if not house.science:
        assert before(card, house, house.coins, 0).can(f"build {card}")
        return
    p = before(card, house, house.coins, 0)
    assert not p.can(f"build {card}")
    if not twins:
        return
    p.build("cresaria", twins[0], land=COLONY.get(house.land, "cresaria"))
    p.turn("cresaria")
    assert p.can(f"build {card}")


def test_the_cards_with_dots_are_left_out_with_fewer_players() -> None:
    """18, 15 and 13 cards with two players, those with three dots more with three, all 69 with four."""
    cards = [card for house in BUILDINGS for card in house.cards.split()]
    out = {2: {*THREE_DOTS, *FOUR_DOTS}, 3: set(FOUR_DOTS), 4: set()}
    for seats, missing in out.items():
        p = Position(*("arc", "cresaria", "hog", "om")[:seats])
        decks = [*p.t.deck_a, *p.t.deck_b, *p.t.deck_c]
        assert {p.content.card_ids[card] for card in decks} == set(cards) - missing
        for letter, size in zip(
            "ABC", {2: (18, 15, 13), 3: (23, 19, 16), 4: (27, 23, 19)}[seats], strict=True
        ):
            assert len([card for card in cards if card[0] == letter and card not in missing]) == size
            assert len(p.t.building_deck("ABC".index(letter))) == size


# --- scouting ----------------------------------------------------------------------------------------------------


def scouts(*buildings: str) -> Position:
    """Arc with these buildings, guns and distance for any one-star town, and piles of three."""
    p = Position()
    p.build("arc", *buildings)
    p.hand("arc", "iron_soldier", "cargo_ship")
    p.towns(1, "mossgate", "orrins_ford", "greywater", "lylark")
    p.towns(2)
    p.towns(3)
    return p


@covers("special", "a_academy_eye", "a_outpost")
@pytest.mark.rule("COI-249")
@pytest.mark.parametrize("card", ["A20", "A26"])
def test_an_eye_skips_one_town(card: str) -> None:
    """The town beneath the top one can be attacked, in any pile; the one above stays on top."""
    p = scouts(card)
    p.towns(2, "emberdeep", "estra", "saltmere")
    p.hand("arc", "iron_soldier", "soldier", "cloud_skimmer")  # 4 guns, distance 3
    p.turn("arc")
    assert p.offers("attack") == {"mossgate", "orrins_ford", "estra"}  # Emberdeep needs 6 guns
    assert p.why("attack greywater") == ("COI-213",)
    assert p.why("attack saltmere") == ("COI-213",)
    p.do("attack orrins_ford")
    p.pay("guns iron_soldier", "distance cloud_skimmer")
    p.end_turn()
    assert (p.owner("orrins_ford"), p.town_pile(1)) == ("arc", ["mossgate", "greywater", "lylark"])


@pytest.mark.rule("COI-249")
def test_without_an_eye_only_the_top_town_can_be_attacked() -> None:
    """A plain Academy does not look ahead, nor do the eyes of others."""
    p = scouts("A17")
    p.build("hog", "A20")
    p.turn("arc")
    assert p.offers("attack") == {"mossgate"}


@pytest.mark.rule("COI-250")
@pytest.mark.rule("COI-G40")
def test_two_eyes_reach_the_top_three_towns() -> None:
    """Academy and Outpost with one scouting symbol each: any of the first three, not the fourth."""
    p = scouts("A20", "A26")
    p.turn("arc")
    assert p.offers("attack") == {"mossgate", "orrins_ford", "greywater"}
    assert p.why("attack lylark") == ("COI-213",)


# --- abilities -----------------------------------------------------------------------------------------------------


@covers("special", "a_orchard")
@pytest.mark.rule("COI-254")
@pytest.mark.parametrize(("own", "others", "influence"), [(5, 4, 2), (5, 5, 0), (4, 5, 0), (0, 0, 0)])
def test_the_orchard_pays_two_influence_for_the_most_coins(own: int, others: int, influence: int) -> None:
    """At the end of the game only, and not for a tie."""
    p = Position("arc", "cresaria")
    p.build("arc", "A27")
    p.give("arc", coins=own)
    p.give("cresaria", coins=others)
    p.autumn(7)
    assert (p.t.over, p.influence("arc"), p.influence("cresaria")) == (True, influence, 0)
    for number in (3, 5):
        q = Position("arc", "cresaria")
        q.build("arc", "A27")
        q.give("arc", coins=9)
        q.autumn(number)
        assert q.influence("arc") == 0


@pytest.mark.rule("COI-255")
def test_the_orchard_gives_an_income() -> None:
    """2 of the nation and 1: three coins in Autumn."""
    p = Position("arc", "cresaria")
    p.build("arc", "A27")
    assert p.income("arc") == 3
    p.autumn(1)
    assert (p.coins("arc"), p.coins("cresaria")) == (3, 2)


@pytest.mark.rule("COI-256")
def test_the_outpost_scores_an_influence_at_each_scoring() -> None:
    """1 influence after rounds 3, 5 and 7, nothing in between."""
    p = Position("arc", "cresaria")
    p.build("arc", "A26")
    for number, influence in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3)):
        p.give("arc", coins=0)
        p.give("cresaria", coins=0)
        p.autumn(number)
        assert (p.influence("arc"), p.influence("cresaria")) == (influence, 0)


@covers("special", "a_ruins")
@pytest.mark.rule("COI-257")
def test_the_ruins_give_science_and_influence_once() -> None:
    """When built; neither in Autumn nor at a scoring."""
    p = Position("cresaria", "arc")
    p.row("A25")
    p.give("cresaria", coins=2)
    p.turn("cresaria")
    p.do("build A25")
    assert (p.coins("cresaria"), p.science("cresaria"), p.influence("cresaria")) == (0, 1, 1)
    p.autumn(2)
    assert (p.science("cresaria"), p.influence("cresaria")) == (1, 1)
    p.autumn(3)
    assert (p.science("cresaria"), p.influence("cresaria")) == (2, 1)  # everyone learns in round 3
    assert p.science("arc") == 1


@covers("special", "b_steam_crane")
@pytest.mark.rule("COI-258")
@pytest.mark.rule("COI-G17")
def test_the_steam_crane_makes_buildings_cheaper_in_every_city() -> None:
    """2 coins less in the Crane's own city and in another one, never less than 0; the Crane pays its own price in full."""
    p = Position("arc", "hog")
    p.settle("arc", "tentacle_coast", "trade")
    p.row("B20", "A17", "A01", "A07", "A20")
    p.give("arc", coins=3)
    p.turn("arc")
    assert not p.can("build B20")  # 4 coins, no discount on itself
    p.build("arc", "B20")
    p.row("A17", "A01", "A07", "A20")
    p.turn("arc")
    assert p.offers("build") == {"A17", "A01", "A07"}  # 5, 2, 1 coins; 6 are too many
    for card, land, left in (
        ("A17", "arc", 0),
        ("A17", "tentacle_coast", 0),
        ("A01", "arc", 3),
        ("A07", "arc", 3),
    ):
        q = after(p, f"build {card}", f"city {land}")
        assert (q.coins("arc"), card in q.standing("arc", land)) == (left, True)
    p.give("hog", coins=4)
    p.turn("hog")
    assert not p.can("build A17")  # the Crane of another
    q = Position("arc", "hog")  # the Crane abroad serves the home
    q.settle("arc", "tentacle_coast", "trade")
    q.build("arc", "B20", land="tentacle_coast")
    q.row("A17")
    q.give("arc", coins=3)
    q.turn("arc")
    q.do("build A17", "city arc")
    assert q.coins("arc") == 0


@covers("special", "a_lighthouse")
def test_the_lighthouse_saves_a_distance_in_attacks_and_in_settling() -> None:
    """Mossgate (1) needs none any more, Tentacle Coast (1) none, Balian Dunes (2) one; a vessel is still needed."""
    for light in (True, False):
        p = Position()
        p.build("arc", *(["A23"] if light else []))
        p.towns(1, "mossgate")
        p.hand("arc", "iron_soldier", "explorer", "merchant", "spy")
        p.turn("arc")
        if light:
            p.do("attack mossgate")
            p.pay("guns iron_soldier")
            assert p.owner("mossgate") == "arc"
        p.hand("arc", "explorer", "merchant")
        p.turn("arc")
        p.do("play explorer")
        assert p.offers("land") == ({"tentacle_coast", "balian_dunes"} if light else {"tentacle_coast"})
    q = Position()
    q.build("arc", "A23")
    q.hand("arc", "explorer")
    q.turn("arc")
    q.do("play explorer", "land tentacle_coast", "side trade")
    assert q.settler("tentacle_coast") == "arc"
    q = Position()
    q.towns(1, "mossgate")
    q.hand("arc", "iron_soldier")
    q.turn("arc")
    assert not q.can("attack mossgate")


@covers("special", "b_citadel")
def test_the_citadel_raises_the_defense_of_all_towns_of_its_owner() -> None:
    """Lylark needs 5 + 2 guns; towns of others and unconquered ones are as before."""
    p = Position()
    p.build("arc", "B19")
    p.conquer("arc", "lylark")
    p.conquer("hog", "wick_hollow")
    p.towns(1, "mossgate")
    p.hand("om", "iron_dragon", "soldier", "cartographer")  # 6 guns
    p.turn("om")
    assert p.offers("attack") == {"wick_hollow", "mossgate"}
    p.hand("om", "iron_dragon", "sharp_shooter", "cartographer")  # 7
    p.turn("om")
    assert p.offers("attack") == {"lylark", "wick_hollow", "mossgate"}
    p.do("attack lylark")
    p.pay("guns iron_dragon", "guns sharp_shooter", "distance cartographer")
    p.end_turn()
    p.hand("hog", "iron_dragon", "cartographer")  # 5: from Om, without a Citadel
    p.turn("hog")
    assert p.can("attack lylark")


@covers("special", "b_guildhall")
def test_the_guildhall_makes_each_expert_a_coin_cheaper() -> None:
    """A Mayor and a Junkbot for 2 + 1 instead of 3 + 2 coins; science is not cheaper."""
    p = Position("arc", "hog")
    p.build("arc", "B21")
    p.give("arc", coins=3)
    p.winter()
    assert "tax_collector" in p.offers("hire", "arc")  # 4
    assert not p.can("hire cloud_skimmer", "arc")  # 4 and 1 science
    p.by("arc", "hire junkbot", "hire mayor")
    if p.step == "Hire":
        p.by("arc", "done")
    assert (p.coins("arc"), p.cards("arc")) == (0, ["junkbot", "mayor"])
    q = Position("arc", "hog")
    q.build("hog", "B21")
    q.give("arc", coins=3)
    q.winter()
    assert not q.can("hire tax_collector", "arc")
