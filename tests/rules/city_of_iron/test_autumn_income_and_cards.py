"""Autumn: coins, science, cards, and the discs that move on."""

import pytest

from tests.rules.city_of_iron.position import Position

GOODS = ["turnip", "srika", "glow_moss", "ore", "tentacle", "salt", "machine", "demon", "silk", "crystal"]


def coins_for(good: str, *amounts: int) -> list[int]:
    """The coins that seats with these amounts of a good collect beyond their income of two."""
    p = Position()
    for seat, n in enumerate(amounts):
        p.set_goods(seat, **{good: n})
    p.autumn()
    return [coins - 2 for coins in p.t.coins]


# --- income --------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-155")
def test_income_is_two_and_what_buildings_and_towns_show() -> None:
    """Two for nothing; a Barracks one, a Counting House two, a town one; added to the coins one has."""
    p = Position()
    p.build("arc", "A21", "A24", "A17")
    p.conquer("arc", "lylark")
    p.settle("arc", "weaverwood", "trade")
    p.build("arc", "A22", land="weaverwood")
    p.store("arc", "A27")
    p.conquer("hog", "lantern_keep")  # no income
    p.give("arc", coins=4)
    for nation in p.nations:
        p.set_goods(nation)  # no majorities
    p.autumn()
    assert p.coins("arc") == 4 + 2 + 1 + 2 + 0 + 1 + 1
    assert p.t.coins[1:] == [2, 2, 2]


@pytest.mark.rule("COI-156")
def test_most_cards_give_one_income_and_some_none() -> None:
    """Every building and every town raises income by just what its corner shows: mostly one, now and then none or two."""
    p = Position()
    content = p.content
    steps = []
    for card, name in enumerate(content.card_ids):
        p.build("arc", name)
        steps.append(p.income("arc") - 2)
        assert steps[-1] == content.data["buildings"]["building"][content.card_design[card]].get("income", 0)
        p.t.built[0].clear()
        p.t.rebuild()
    assert set(steps) == {0, 1, 2}
    assert steps.count(1) > len(steps) / 2
    towns = []
    for entry in content.data["towns"]["town"]:
        before = p.income("arc")
        p.conquer("arc", entry["id"])
        towns.append(p.income("arc") - before)
        assert towns[-1] == entry["income"]
    assert set(towns) == {0, 1}
    assert towns.count(1) > len(towns) / 2


@pytest.mark.rule("COI-157")
@pytest.mark.parametrize("good", GOODS)
def test_the_most_of_a_good_brings_its_bonus_coins(good: str) -> None:
    """One coin for some goods, two for others, every Autumn, to whoever has most."""
    bonus = Position().content.majority[GOODS.index(good)]
    assert bonus in (1, 2)
    assert coins_for(good, 3, 2, 1, 0) == [bonus, 0, 0, 0]
    assert coins_for(good, 0, 0, 1, 0) == [0, 0, bonus, 0]


@pytest.mark.rule("COI-157")
def test_bonuses_of_several_goods_are_added() -> None:
    """Turnips and Srikas one, Glow Moss two: the three that the rulebook tells."""
    p = Position()
    p.set_goods("arc", turnip=2, glow_moss=1)
    p.set_goods("hog", turnip=1, srika=1)
    p.autumn()
    assert (p.coins("arc"), p.coins("hog"), p.coins("om")) == (2 + 1 + 2, 2 + 1, 2)
    assert set(p.content.majority) == {1, 2}


@pytest.mark.rule("COI-158")
def test_all_tied_for_first_collect_the_full_bonus() -> None:
    """Two, three or four of them; but nobody who has none."""
    assert coins_for("glow_moss", 2, 2, 1, 0) == [2, 2, 0, 0]
    assert coins_for("turnip", 4, 1, 4, 4) == [1, 0, 1, 1]
    assert coins_for("salt", 1, 1, 1, 1) == [2, 2, 2, 2]
    assert coins_for("salt", 0, 0, 0, 0) == [0, 0, 0, 0]


@pytest.mark.rule("COI-159")
@pytest.mark.parametrize("good", GOODS)
def test_second_place_brings_no_coins(good: str) -> None:
    """Neither alone nor tied, not even one good behind."""
    assert coins_for(good, 9, 8, 8, 7)[1:] == [0, 0, 0]


@pytest.mark.rule("COI-160")
def test_tom_collects_one_coin_for_the_most_turnips() -> None:
    """The printed example: one extra coin, beside the income."""
    p = Position()
    p.build("arc", "A01")  # Tom: 3 Turnips, income 3
    p.build("hog", "A03", "A05")  # 2 Turnips, and most Srikas
    p.autumn()
    assert p.coins("arc") == 3 + 1
    q = Position()
    q.build("arc", "A01")
    q.build("hog", "A02", "A03")  # 5 Turnips
    q.autumn()
    assert q.coins("arc") == 3


@pytest.mark.rule("COI-161")
def test_majority_coins_are_not_on_the_income_track() -> None:
    """The track shows base, buildings and towns before and after collecting, however many majorities there are."""
    p = Position()
    p.build("arc", "A01", "A05", "A09")
    p.conquer("arc", "lylark")
    assert p.t.view(None)["income"] == [6, 2, 2, 2]
    p.autumn()
    assert p.coins("arc") == 6 + 1 + 1 + 2
    assert p.t.view(None)["income"] == [6, 2, 2, 2]
    p.autumn()
    assert p.coins("arc") == 2 * (6 + 4)


@pytest.mark.rule("COI-162")
def test_income_falls_with_a_lost_town_or_a_destroyed_building() -> None:
    """At once and by what the card gave; a building without income takes nothing along."""
    p = Position("arc", "hog")
    p.conquer("hog", "orrins_ford")
    p.hand("arc", "iron_soldier", "soldier", "cartographer")
    p.turn("arc")
    p.do("attack orrins_ford")
    p.pay("guns iron_soldier", "guns soldier", "distance cartographer")
    assert (p.income("arc"), p.income("hog")) == (3, 2)
    p.build("hog", "A24", "A21", "A17", "A18", "A26")
    assert p.income("hog") == 5
    for new, old, income in (("A25", "A24", 3), ("A20", "A17", 3), ("A19", "A21", 2)):
        p.row(new)
        p.give("hog", coins=6)
        p.turn("hog")
        p.do(f"build {new}", f"demolish {old}")
        assert p.t.view(None)["income"][1] == income
    p.build("arc", "A21")
    p.hand("arc", "architect")
    p.turn("arc")
    assert p.income("arc") == 4
    p.do("play architect")  # its four coins can build nothing that lies here
    assert (p.step, p.who, p.income("arc")) == ("Turn", "hog", 3)
    p.give("hog", coins=0)
    p.autumn()
    assert p.coins("hog") == 2


@pytest.mark.rule("COI-163")
def test_academies_give_their_science() -> None:
    """One each, with an eye or without, in any city; not when stored, not other buildings, not in another's city."""
    p = Position()
    p.settle("arc", "weaverwood", "trade")
    p.build("arc", "A17", "A20")
    p.build("arc", "A18", land="weaverwood")
    p.build("hog", "B18", "A26", "A25")
    p.store("om", "A19")
    p.give("hog", science=3)
    p.autumn()
    science = dict(zip(p.nations, p.t.science, strict=True))
    assert science == {"arc": 3, "hog": 4, "om": 0, "cresaria": 0}
    p.autumn()
    assert p.science("arc") == 6


# --- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-164")
def test_cards_are_drawn_for_districts_and_buildings() -> None:
    """Two citizen draws on districts and one on a building, one and one military draw: the top cards come to hand."""
    p = Position("arc", "hog")
    p.settle("arc", "weaverwood", "trade")
    p.expand("arc", "", "slum")
    p.build("arc", "A22", "A21")
    p.draw_pile("arc", "citizen", "scholar", "mayor", "engineer", "regent", "explorer")
    p.draw_pile("arc", "military", "spy", "captain", "soldier")
    p.draw_pile("hog", "citizen", "scholar", "forger")
    p.draw_pile("hog", "military", "soldier")
    p.autumn()
    assert p.cards("arc") == ["captain", "engineer", "mayor", "scholar", "spy"]
    assert p.pile("arc", "citizen_draw") == ["regent", "explorer"]
    assert p.pile("arc", "military_draw") == ["soldier"]
    assert p.cards("hog") == ["scholar"]
    assert p.pile("hog", "military_draw") == ["soldier"]


@pytest.mark.rule("COI-164")
def test_what_others_own_or_what_is_stored_draws_nothing() -> None:
    """A stored Town Hall and an unsettled reserve give no cards; cards drawn join the hand one has."""
    p = Position("arc", "hog")
    p.store("arc", "A22", "A21")
    p.build("hog", "B19")
    p.hand("arc", "regent")
    p.draw_pile("arc", "citizen", "scholar", "mayor")
    p.draw_pile("arc", "military", "spy")
    p.autumn()
    assert p.cards("arc") == ["regent", "scholar"]


@pytest.mark.rule("COI-165")
@pytest.mark.parametrize("nation", ["arc", "cresaria", "hog", "om"])
def test_the_capital_gives_one_citizen_draw(nation: str) -> None:
    """One citizen card and no military card, for every nation, every Autumn."""
    p = Position(nation, "om" if nation != "om" else "arc")
    p.draw_pile(nation, "citizen", "scholar", "mayor", "engineer")
    p.draw_pile(nation, "military", "spy", "soldier")
    p.autumn()
    assert p.cards(nation) == ["scholar"]
    p.autumn()
    assert p.cards(nation) == ["mayor", "scholar"]
    assert p.pile(nation, "military_draw") == ["spy", "soldier"]


@pytest.mark.rule("COI-166")
@pytest.mark.rule("COI-G49")
def test_draws_without_a_card_are_lost() -> None:
    """Three citizen draws with one card in the pile and one discarded: two cards, no third, not even next time."""
    p = Position("arc", "hog")
    p.build("arc", "A22", "B21", "A21")
    p.draw_pile("arc", "citizen", "scholar")
    p.discard_pile("arc", "citizen", "mayor")
    p.draw_pile("arc", "military")
    p.autumn()
    assert p.cards("arc") == ["mayor", "scholar"]
    assert p.pile("arc", "citizen_discard") == []
    p.draw_pile("arc", "citizen", "engineer", "regent", "explorer", "junkbot", "merchant")
    p.draw_pile("arc", "military", "spy", "soldier")
    p.autumn()
    assert len(p.pile("arc", "citizen_draw")) == 2  # three were drawn: the lost draw is not made up for
    assert p.pile("arc", "military_draw") == ["soldier"]


@pytest.mark.rule("COI-166")
@pytest.mark.rule("COI-G49")
def test_the_log_tells_of_draws_that_find_no_card() -> None:
    """In Autumn one of two is found, and none of the other deck; the Machinist finds both piles empty."""
    p = Position("arc", "hog")
    p.build("arc", "A22", "A21")
    p.draw_pile("arc", "citizen", "scholar")
    p.draw_pile("arc", "military")
    p.autumn()
    told = [line for line in p.log() if "Arc" in line]
    assert told[-3:] == [
        "City-State of Arc draws 1 citizen card for Autumn.",
        "City-State of Arc has no further citizen card to draw for Autumn: draw and discard pile are empty.",
        "City-State of Arc has no military card to draw for Autumn: draw and discard pile are empty.",
    ]
    q = Position("arc", "hog")
    q.towns(1, "mossgate")
    q.hand("arc", "machinist", "iron_soldier", "cartographer")
    q.turn("arc")
    q.do("attack mossgate", "guns machinist", "guns iron_soldier", "distance cartographer", "done")
    q.end_turn()
    assert (
        "City-State of Arc has no military card to draw for the Machinist: draw and discard pile are empty."
        in q.log()
    )


@pytest.mark.rule("COI-167")
@pytest.mark.parametrize("round", range(1, 7))
def test_the_round_disc_moves_one_down_and_the_action_disc_back(round: int) -> None:
    """From round to round, from action 3 to action 1."""
    p = Position("arc", "hog", round=round)
    p.summer("hog", "arc")
    for _ in range(5):
        p.do("tax")
    view = p.t.view(None)
    assert (view["round"], view["action"]) == ([round], [3])
    p.do("tax")
    view = p.t.view(None)
    assert (view["round"], view["action"]) == ([round + 1], [1])
