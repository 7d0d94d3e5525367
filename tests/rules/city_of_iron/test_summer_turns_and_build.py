"""Summer: turns, and the Build action."""

import pytest

from tests.rules.city_of_iron.position import Position

# --- turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-069")
@pytest.mark.parametrize("order", [("hog", "om", "arc", "cresaria"), ("om", "arc", "cresaria", "hog")])
def test_three_turns_each_in_turn_order_one_action_a_turn(order: tuple[str, ...]) -> None:
    """Round and round in turn order; nobody acts in another's turn; after twelve actions Summer is over."""
    p = Position()
    p.summer(*order)
    acting = []
    for _ in range(12):
        acting.append(p.who)
        other = order[(order.index(p.who) + 1) % 4]
        assert p.why("tax", other) == ("COI-069",)
        p.do("tax")
    assert acting == [*order, *order, *order]
    assert p.t.round == [2]
    income = 2
    assert p.t.coins == [3 + income] * 4


@pytest.mark.rule("COI-070")
def test_the_same_action_may_be_taken_in_every_turn_of_a_round() -> None:
    """Three builds, three stores, three draws, three taxes."""
    p = Position("arc", "hog", "om", "cresaria")
    p.give("arc", coins=20)
    p.row("A01", "A02", "A17", "A05", "A06", "A07")
    p.draw_pile("om", "military", "soldier", "captain", "spy")
    p.summer("arc", "hog", "om", "cresaria")
    for n in range(3):
        p.do(f"build {('A01', 'A02', 'A17')[n]}", f"store {('A05', 'A06', 'A07')[n]}", "draw military", "tax")
    assert len(p.standing("arc")) == len(p.stored("hog")) == 3
    assert p.cards("om") == ["captain", "soldier", "spy"]
    assert p.coins("cresaria") == 3 + 2


@pytest.mark.rule("COI-071")
def test_the_disc_shows_the_number_of_the_action() -> None:
    """It moves when the first player in turn order acts again, and stays there for the others."""
    p = Position()
    p.summer("om", "arc", "cresaria", "hog")
    shown = []
    for _ in range(12):
        shown.append((p.who, p.t.view(None)["action"][0]))
        p.do("tax")
    order = ["om", "arc", "cresaria", "hog"]
    assert shown == [(nation, number) for number in (1, 2, 3) for nation in order]


@pytest.mark.rule("COI-072")
def test_seven_kinds_of_action() -> None:
    """Build, Store, Draw, Research, Expert Action, Tax and Attack Town are all there, and nothing else."""
    p = Position()
    p.row("A17")
    p.give("arc", coins=5)
    p.hand("arc", "tax_collector", "iron_soldier", "warship")
    p.draw_pile("arc", "citizen", "scholar")
    p.towns(1, "lylark")
    p.turn("arc")
    verbs = {words.split()[0] for words in p.options()}
    assert verbs == {"build", "store", "draw", "research", "play", "tax", "attack"}


@pytest.mark.rule("COI-072")
@pytest.mark.rule("COI-G25")
def test_tax_is_always_possible_and_nobody_passes() -> None:
    """With nothing at all there is just one thing to do."""
    p = Position()
    p.towns(1)
    p.turn("arc")
    assert p.options() == ["tax"]


# --- build ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-073")
def test_a_building_comes_from_the_row_or_the_own_buy_pool() -> None:
    """Not from another's buy pool, the discard pile or a deck; it is one card."""
    p = Position("arc", "hog")
    p.row("", "A17")
    p.store("arc", "A18")
    p.store("hog", "A19")
    p.scrap("A20")
    p.give("arc", coins=30)
    p.turn("arc")
    assert p.offers("build") == {"A17", "A18"}
    for card in ("A19", "A20", "A01"):
        assert p.why(f"build {card}") == ("COI-073",)
    p.do("build A18")
    assert (p.standing("arc"), p.stored("arc"), p.on_row()[1]) == (["A18"], [], "A17")
    p.turn("arc")
    p.do("build A17")
    assert (p.standing("arc"), set(p.on_row())) == (["A18", "A17"], {""})


@pytest.mark.rule("COI-074")
@pytest.mark.parametrize(("name", "coins", "science"), [("A17", 5, 0), ("A09", 3, 1), ("B09", 6, 2)])
def test_coins_and_science_are_paid(name: str, coins: int, science: int) -> None:
    """Exactly the cost on the card; a coin or a science short it can't be built."""
    p = Position("arc", "hog")
    p.row(name)
    p.give("arc", coins=coins + 2, science=science + 1)
    p.give("hog", coins=1, science=1)
    p.turn("arc")
    p.do(f"build {name}")
    assert (p.t.coins, p.t.science) == ([2, 1], [1, 1])
    p.t.built[0].clear()
    p.row(name)
    p.give("arc", coins=coins - 1, science=science)
    p.turn("arc")
    assert p.why(f"build {name}") == ("COI-074",)
    p.give("arc", coins=coins, science=science)
    p.turn("arc")
    assert p.can(f"build {name}")
    if science:
        p.give("arc", science=science - 1)
        p.turn("arc")
        assert p.why(f"build {name}") == ("COI-074",)


@pytest.mark.rule("COI-075")
def test_a_building_needs_a_free_population_in_an_own_city() -> None:
    """A city with room is offered, another's city is not; each building takes one population."""
    p = Position("arc", "hog")
    p.settle("arc", "weaverwood", "military")  # 2 population
    p.build("arc", "A01", "A02", "A05", "A06")
    p.row("A17", "A18", "A19", "A20")
    p.give("arc", coins=30)
    p.turn("arc")
    p.do("build A17")
    assert p.offers("city") == {"arc", "weaverwood"}
    assert p.why("city hog_republic") == ("COI-075",)
    assert p.why("city windspire") == ("COI-075",)
    p.do("city arc")
    assert p.t.standing[p.land("arc")] == p.room("arc") == 5
    for name in ("A18", "A19"):
        p.turn("arc")
        p.do(f"build {name}", "city weaverwood")
    assert p.standing("arc", "weaverwood") == ["A18", "A19"]
    p.turn("arc")
    p.do("build A20", "city weaverwood")
    assert p.step == "ChooseDemolish"


@pytest.mark.rule("COI-076")
def test_the_land_must_show_the_type_that_the_card_asks_for() -> None:
    """Salt Works need desert: not at home, but on the Balian Dunes; Academies may stand anywhere."""
    p = Position()
    p.row("B05", "A17")
    p.give("arc", coins=20)
    p.turn("arc")
    assert p.why("build B05") == ("COI-076",)
    assert p.can("build A17")
    p.settle("arc", "balian_dunes", "trade")
    p.settle("arc", "weaverwood", "trade")
    p.turn("arc")
    p.do("build A17")
    assert p.offers("city") == {"arc", "balian_dunes", "weaverwood"}
    p.do("city weaverwood")
    p.turn("arc")
    p.do("build B05")
    assert p.standing("arc", "balian_dunes") == ["B05"]


@pytest.mark.rule("COI-076")
def test_a_city_of_the_wrong_type_is_refused_when_the_city_is_chosen() -> None:
    """With two deserts and a forest only the deserts are offered."""
    p = Position()
    for land in ("balian_dunes", "salt_flats"):
        p.settle("arc", land, "trade")
    p.settle("arc", "weaverwood", "military")
    p.row("B05")
    p.give("arc", coins=20)
    p.turn("arc")
    p.do("build B05")
    assert p.offers("city") == {"balian_dunes", "salt_flats"}
    assert p.why("city weaverwood") == ("COI-076",)


@pytest.mark.rule("COI-077")
def test_a_building_stays_with_the_city_it_was_built_in() -> None:
    """It counts there and nowhere else, in later turns and rounds too."""
    p = Position("arc", "hog")
    p.settle("arc", "tentacle_coast", "trade")
    p.row("A01")
    p.give("arc", coins=2)
    p.turn("arc")
    p.do("build A01", "city tentacle_coast")
    p.autumn()
    p.turn("arc")
    p.do("tax")
    assert p.standing("arc", "tentacle_coast") == ["A01"]
    assert p.standing("arc", "arc") == []
    assert p.t.view(None)["city"][p.building("A01")] == p.land("tentacle_coast")


@pytest.mark.rule("COI-078")
@pytest.mark.rule("COI-079")
@pytest.mark.parametrize("before", [0, 3, 7])
def test_goods_rise_at_once_by_what_the_card_shows(before: int) -> None:
    """A card with two Turnips and a Srika: exactly +2 and +1, whatever the tracks showed."""
    p = Position("arc", "hog")
    p.build("arc", *{0: [], 3: ["A01"], 7: ["A02", "A04"]}[before])
    assert p.amount("arc", "turnip") == before
    p.row("A03")
    p.give("arc", coins=1)
    p.turn("arc")
    p.do("build A03")
    assert p.amount("arc", "turnip") == before + 2
    assert p.amount("arc", "srika") == 1
    assert p.goods("hog") == {}
    assert p.t.view(None)["goods"][0][:2] == [before + 2, 1]


@pytest.mark.rule("COI-080")
@pytest.mark.parametrize(("name", "income"), [("A01", 3), ("A24", 4), ("A17", 2)])
def test_income_rises_at_once_by_what_the_card_shows(name: str, income: int) -> None:
    """One for a Turnip Farm, two for a Counting House, none for an Academy."""
    p = Position("arc", "hog")
    p.row(name)
    p.give("arc", coins=5)
    p.turn("arc")
    p.do(f"build {name}")
    assert p.t.view(None)["income"] == [income, 2]


@pytest.mark.rule("COI-081")
@pytest.mark.rule("COI-083")
def test_a_second_demon_traders_costs_no_science() -> None:
    """In any own city, also as another version of the name; its coins are due, and other names cost science as ever."""
    p = Position()
    p.settle("arc", "balian_dunes", "trade")
    p.settle("arc", "salt_flats", "trade")
    p.build("arc", "B13", land="balian_dunes")
    p.row("B14", "B15", "A09")
    p.give("arc", coins=12, science=1)
    p.turn("arc")
    p.do("build B14", "city salt_flats")
    assert (p.coins("arc"), p.science("arc")) == (6, 1)
    p.give("arc", science=0)
    p.turn("arc")
    assert p.why("build A09") == ("COI-074",)
    p.do("build B15", "city salt_flats")
    assert (p.coins("arc"), p.science("arc")) == (0, 0)


@pytest.mark.rule("COI-081")
def test_coins_are_due_for_a_second_building_and_what_others_own_does_not_help() -> None:
    """A coin short it can't be built; another player's or a stored card of the name waives nothing."""
    p = Position("arc", "hog")
    p.build("arc", "A09")
    p.row("A10")
    p.give("arc", coins=2, science=5)
    p.turn("arc")
    assert p.why("build A10") == ("COI-074",)
    p.give("hog", coins=9, science=0)
    p.store("hog", "A11")
    p.turn("hog")
    assert p.why("build A10") == ("COI-074",)


@pytest.mark.rule("COI-082")
@pytest.mark.rule("COI-G28")
def test_science_is_due_again_once_the_last_of_the_name_is_gone() -> None:
    """With its Moss Garden torn down the next costs science; torn down for it, too."""
    p = Position("arc", "hog")
    p.build("arc", "A09", "A01", "A02", "A05", "A17")
    p.row("A10", "A18")
    p.give("arc", coins=20, science=0)
    p.turn("arc")
    p.do("build A10")
    assert p.offers("demolish") == {"A01", "A02", "A05", "A17"}  # tearing A09 down would cost the waiver
    assert p.why("demolish A09") == ("COI-G28",)
    p.do("demolish A01")
    assert p.science("arc") == 0
    p.row("A11", "A18")
    p.turn("arc")
    p.do("build A18", "demolish A09")
    p.turn("arc")
    p.do("build A11")
    assert "A10" not in p.offers("demolish")
    p.do("demolish A18")
    p.give("arc", science=1)
    for name in ("A10", "A11"):
        p.t.built[0].remove(p.building(name))
    p.row("A09")
    p.turn("arc")
    p.do("build A09")
    assert p.science("arc") == 0


@pytest.mark.rule("COI-084")
def test_a_building_is_destroyed_to_make_room() -> None:
    """Any one of the full city, its goods and income go, nothing is refunded, and it lies on the discard pile."""
    p = Position("arc", "hog")
    p.settle("arc", "weaverwood", "military")
    p.build("arc", "A01", "A02", "A05", "A06", "A24")
    p.build("arc", "A17", "A18", land="weaverwood")
    p.row("A19")
    p.give("arc", coins=5)
    p.turn("arc")
    p.do("build A19", "city arc")
    assert p.offers("demolish") == {"A01", "A02", "A05", "A06", "A24"}
    assert p.why("demolish A17") == ("COI-196",)
    income = p.income("arc")
    p.do("demolish A24")
    assert p.standing("arc", "arc") == ["A01", "A02", "A05", "A06", "A19"]
    assert (p.coins("arc"), p.income("arc"), p.scrapped()) == (0, income - 2, ["A24"])
    p.row("A20")
    p.give("arc", coins=6)
    p.turn("arc")
    p.do("build A20", "city arc", "demolish A01")
    assert p.goods("arc") == {"turnip": 3, "srika": 6}
    assert p.scrapped() == ["A24", "A01"]


@pytest.mark.rule("COI-084")
@pytest.mark.rule("COI-G28")
def test_nothing_is_destroyed_where_there_is_room() -> None:
    """The question comes only for a full city, and destroying is no action of its own."""
    p = Position("arc", "hog")
    p.build("arc", "A01")
    p.row("A17")
    p.give("arc", coins=5)
    p.turn("arc")
    assert p.offers("demolish") == set()
    p.do("build A17")
    assert p.standing("arc") == ["A01", "A17"]
