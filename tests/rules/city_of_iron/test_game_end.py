"""The end: last scoring, goals of lands, who wins."""

from collections.abc import Callable

import pytest

from boomtown.games.city_of_iron import GAME
from tests.rules.city_of_iron.position import Position


def goals(p: Position, who: str) -> int:
    """What a seat's lands are worth when round 7 ends, in a copy of the position."""
    t = p.t
    p.t = t.clone()  # type: ignore[assignment]
    p.t.goods[:] = t.goods
    p.autumn(7)
    assert p.t.over
    paid = GAME.breakdown(p.t, p.seat(who))["lands"]
    p.t = t
    return paid


def end(p: Position) -> list[list[str]]:
    """The nations in their order after round 7, tied ones together."""
    p.autumn(7)
    return [[p.nation(seat) for seat in place] for place in p.t.ranking()]


# --- when it ends --------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-178")
@pytest.mark.rule("COI-G32")
def test_the_game_is_over_after_the_scoring_of_round_seven() -> None:
    """Influence is scored; no income, no Academy science, no cards, no Winter, no further round."""
    p = Position("arc", "hog", round=7)
    p.build("arc", "A01", "A17")
    p.draw_pile("arc", "citizen", "scholar")
    p.give("arc", coins=9)
    p.summer("hog", "arc")
    for _ in range(5):
        p.do("tax")
    assert not p.t.over
    p.do("tax")
    assert (p.t.over, p.t.waiting, p.step) == (True, (), "")
    assert GAME.breakdown(p.t, 0)["places of goods"] == 2
    assert (p.coins("arc"), p.coins("hog"), p.t.science) == (12, 3, [0, 0])
    assert (p.cards("arc"), p.t.round) == ([], [7])
    assert p.why("tax", "hog") == ("COI-178",)


@pytest.mark.rule("COI-178")
@pytest.mark.parametrize("round", range(1, 7))
def test_earlier_rounds_go_on(round: int) -> None:
    """Income, cards and Winter come, and goals of lands are not paid yet."""
    p = Position("cresaria", "hog", round=round)
    p.give("cresaria", science=9)  # Most Science
    p.draw_pile("cresaria", "citizen", "scholar")
    p.autumn()
    assert (p.t.over, p.step) == (False, "Hire")
    assert (p.coins("cresaria"), p.cards("cresaria"), p.influence("cresaria")) == (2, ["scholar"], 0)


@pytest.mark.rule("COI-179")
def test_every_owned_land_whose_goal_is_met_pays() -> None:
    """Arc meets two of three goals of its lands; a goal met by one who does not own the land pays nobody."""
    p = Position()
    p.settle("arc", "balian_dunes", "trade")  # Most Coins: 3
    p.settle("arc", "salt_flats", "trade")  # 2+ Academies Here: 5
    p.settle("arc", "windspire", "military")  # Most City Distance: 4
    p.settle("hog", "titans_crown", "trade")
    p.settle("hog", "weaverwood", "trade")
    p.give("arc", coins=5)
    p.build("arc", "A17", "A18", land="salt_flats")
    p.give("hog", influence=2)
    assert goals(p, "arc") == 3 + 5 + 4 - 4  # distance 2 + 3 + 4 against 6 + 3 is a tie
    assert goals(p, "hog") == 0
    p.autumn(7)
    assert p.influence("arc") == 8
    p2 = Position()
    p2.give("arc", coins=9)
    p2.build("arc", "A17", "A18")
    assert [goals(p2, nation) for nation in ("arc", "hog", "cresaria")] == [0, 0, 0]


# --- goals ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-180")
def test_most_city_distance() -> None:
    """All lands of a player together, the starting land counts nothing; more than any one other."""
    p = Position()
    p.settle("arc", "windspire", "trade")  # distance 4
    assert goals(p, "arc") == 4
    p.settle("hog", "weaverwood", "trade")  # 3
    p.settle("om", "drowned_reach", "trade")  # 3
    assert goals(p, "arc") == 4
    p.settle("hog", "balian_dunes", "military")  # 3 + 2
    assert goals(p, "arc") == 0
    p.settle("arc", "tentacle_coast", "military")  # 4 + 1: a tie (Most of 1 Good there is not met)
    assert goals(p, "arc") == 0
    p.settle("arc", "salt_flats", "trade")  # 4 + 1 + 3
    assert goals(p, "arc") == 4


@pytest.mark.rule("COI-181")
@pytest.mark.parametrize(
    ("coins", "paid"), [((6, 5, 5, 5), 3), ((5, 5, 0, 0), 0), ((5, 6, 0, 0), 0), ((1, 0, 0, 0), 3)]
)
def test_most_coins(coins: tuple[int, ...], paid: int) -> None:
    """The coins held at the end, without an income of round 7: the one with ten income does not overtake."""
    p = Position()
    p.settle("arc", "balian_dunes", "trade")
    p.build("hog", "A24", "C11", "C15")
    for seat, n in enumerate(coins):
        p.give(seat, coins=n)
    assert goals(p, "arc") == paid


@pytest.mark.rule("COI-182")
def test_most_expert_cards() -> None:
    """Cards in hand, draw and discard piles count, those in the buy pool do not; a tie pays nobody."""
    p = Position("om", "arc")
    p.hand("om", "scholar")
    p.draw_pile("om", "citizen", "cartographer")
    p.discard_pile("om", "citizen", "fixer")
    p.discard_pile("om", "military", "soldier", "captain")
    p.hand("arc", "scholar", "cartographer", "soldier", "captain")
    assert goals(p, "om") == 5  # 5 against 4
    p.hand("arc", "scholar", "cartographer", "soldier", "captain", "mayor")
    assert goals(p, "om") == 0
    for place in ("hand", "citizen draw", "citizen discard", "military draw"):
        q = Position("om", "arc")
        q.hand("om", "scholar", "cartographer", "fixer", "soldier", "captain")
        q.hand("arc", "scholar", "cartographer", "soldier", "captain", "mayor")
        if place == "hand":
            q.hand("om", "scholar", "cartographer", "fixer", "soldier", "captain", "spy")
        elif place == "citizen draw":
            q.draw_pile("om", "citizen", "regent")
        elif place == "citizen discard":
            q.discard_pile("om", "citizen", "regent")
        else:
            q.draw_pile("om", "military", "spy")
        assert goals(q, "om") == 5, place


@pytest.mark.rule("COI-182")
def test_the_iron_dragon_on_a_town_comes_home_before_cards_are_counted() -> None:
    """It lies on the discard pile when the game ends, and counts."""
    p = Position("om", "arc")
    p.hand("om", "scholar", "cartographer", "fixer", "soldier", "captain")
    p.hand("arc", "scholar", "cartographer", "soldier", "captain", "mayor")
    assert goals(p, "om") == 0
    p.conquer("om", "lylark", guard="iron_dragon")
    assert goals(p, "om") == 5
    p.autumn(7)
    assert p.pile("om", "military_discard") == ["iron_dragon"]


@pytest.mark.rule("COI-183")
@pytest.mark.rule("COI-G51")
def test_most_of_one_good() -> None:
    """The largest single amounts are compared, whatever the goods; leading in some good is not enough."""
    p = Position()
    p.settle("arc", "tentacle_coast", "trade")
    cases = [
        ({"turnip": 5}, {"srika": 4}, 3),
        ({"turnip": 5}, {"srika": 5}, 0),
        ({"turnip": 5}, {"turnip": 5}, 0),
        ({"turnip": 5, "silk": 3}, {"srika": 6}, 0),
        ({"silk": 4, "ore": 4}, {"srika": 3, "turnip": 3, "ore": 3}, 3),
    ]
    for arc, hog, paid in cases:
        p.set_goods("arc", **arc)
        p.set_goods("hog", **hog)
        assert goals(p, "arc") == paid, (arc, hog)


@pytest.mark.rule("COI-184")
def test_seven_good_types() -> None:
    """Goods of all cities and towns: six types are too few, the seventh from a town completes them."""
    p = Position()
    p.settle("cresaria", "titans_crown", "trade")
    p.build("cresaria", "A03", "A09", "A13", "B09")  # Turnip, Srika, Glow Moss, Ore, Machine Part
    p.build("cresaria", "B05", land="titans_crown")  # Salt
    assert (len(p.goods("cresaria")), goals(p, "cresaria")) == (6, 0)
    p.conquer("cresaria", "orrins_ford")  # Ore and Turnip: nothing new
    assert goals(p, "cresaria") == 0
    p.conquer("cresaria", "emberdeep")  # Bottled Demon
    assert (len(p.goods("cresaria")), goals(p, "cresaria")) == (7, 4)
    p.conquer("cresaria", "velvet_falls")
    p.build("hog", "A07", "A10", "A14", "B10")
    assert goals(p, "cresaria") == 4  # eight are enough too


@pytest.mark.rule("COI-185")
def test_most_owned_towns() -> None:
    """Towns of any level count one each; towns in the piles count for nobody."""
    p = Position()
    assert goals(p, "hog") == 0
    p.conquer("hog", "lylark")
    assert goals(p, "hog") == 2
    p.conquer("om", "titans_grave")
    assert goals(p, "hog") == 0
    p.conquer("hog", "wick_hollow")
    assert goals(p, "hog") == 2
    p.conquer("arc", "estra", "rabren", "cogwell")
    assert goals(p, "hog") == 0


@pytest.mark.rule("COI-186")
@pytest.mark.parametrize(("land", "paid"), [("weaverwood", 4), ("isle_of_wyrms", 5)])
def test_four_buildings_here(land: str, paid: int) -> None:
    """In the city on this land: three there and others elsewhere do not do, four or more there do."""
    p = Position()
    p.settle("cresaria", land, "trade", "trade")
    p.build("cresaria", "A01", "A02", "A05", "A06")
    p.build("cresaria", "A17", "A18", "A19", land=land)
    assert goals(p, "cresaria") == 0
    p.build("cresaria", "A20", land=land)
    assert goals(p, "cresaria") == paid
    p.build("cresaria", "A21", land=land)
    assert goals(p, "cresaria") == paid


@pytest.mark.rule("COI-187")
def test_all_land_types() -> None:
    """Grassland, forest and mountain at home, coast and desert on the land, jungle and sky elsewhere: all seven or nothing."""
    p = Position()
    p.settle("arc", "drowned_reach", "trade")
    p.settle("hog", "titans_crown", "trade")
    assert goals(p, "arc") == 0
    p.settle("arc", "weaverwood", "trade")  # jungle
    assert goals(p, "arc") == 0
    q = Position()
    q.settle("arc", "drowned_reach", "trade")
    q.settle("arc", "titans_crown", "trade")  # sky and jungle
    assert goals(q, "arc") == 4
    assert len(q.content.type_ids) == 7


@pytest.mark.rule("COI-188")
@pytest.mark.rule("COI-G41")
def test_two_academies_here() -> None:
    """Academies in the city on this land, with an eye or without; one elsewhere or another building does not count."""
    p = Position()
    p.settle("arc", "salt_flats", "trade")
    p.build("arc", "A17", "A26", "A21", land="salt_flats")
    p.build("arc", "A18", "A19")
    assert goals(p, "arc") == 0
    p.build("arc", "A20", land="salt_flats")
    assert goals(p, "arc") == 5


@pytest.mark.rule("COI-189")
@pytest.mark.parametrize(
    ("science", "paid"), [((0, 3, 2, 2), 6), ((0, 3, 3, 0), 0), ((4, 3, 0, 0), 0), ((0, 1, 0, 0), 6)]
)
def test_most_science(science: tuple[int, ...], paid: int) -> None:
    """Unspent science at the end; Academies add none in the last Autumn."""
    p = Position()
    p.build("om", "A17", "A18", "A19")
    for seat, n in enumerate(science):
        p.give(seat, science=n)
    assert goals(p, "cresaria") == paid


def most_coins(p: Position, who: str, n: int) -> None:
    """So many coins."""
    p.give(who, coins=n)


def most_science(p: Position, who: str, n: int) -> None:
    """So much science."""
    p.give(who, science=n)


def most_goods(p: Position, who: str, n: int) -> None:
    """So much of a good."""
    p.set_goods(who, ore=n)


@pytest.mark.rule("COI-190")
@pytest.mark.parametrize(
    ("land", "owner", "influence", "have"),
    [
        ("balian_dunes", "arc", 3, most_coins),
        ("cresaria", "cresaria", 6, most_science),
        ("tentacle_coast", "arc", 3, most_goods),
    ],
)
def test_a_tie_for_the_most_pays_nobody(
    land: str, owner: str, influence: int, have: Callable[[Position, str, int], None]
) -> None:
    """With anyone, also among several; ahead of all by one is enough; at nothing at all everybody is tied."""
    p = Position()
    if land != owner:
        p.settle(owner, land, "trade")
    others = [nation for nation in p.nations if nation != owner]
    assert goals(p, owner) == 0
    have(p, owner, 3)
    assert goals(p, owner) == influence
    have(p, others[2], 3)
    assert (goals(p, owner), goals(p, others[0])) == (0, 0)
    have(p, owner, 4)
    assert goals(p, owner) == influence
    have(p, others[0], 4)
    have(p, others[1], 4)
    assert goals(p, owner) == 0


# --- who wins ------------------------------------------------------------------------------------------------


@pytest.mark.rule("COI-191")
def test_the_highest_total_wins_with_goals_counted() -> None:
    """Ten before the last Autumn lose to seven and goods for two and a goal for three."""
    p = Position("arc", "hog")
    p.give("arc", influence=7)
    p.give("hog", influence=10, coins=9)
    p.settle("arc", "tentacle_coast", "trade")  # Most of 1 Good
    p.build("arc", "A01")
    assert end(p) == [["arc"], ["hog"]]
    assert p.t.influence == [7 + 2 + 3, 10]
    assert p.t.scores() == [12, 10]


@pytest.mark.rule("COI-191")
def test_places_follow_influence() -> None:
    """From the most to the least; coins matter only between equals."""
    p = Position("arc", "hog", "cresaria")
    for nation, influence, coins in (("arc", 3, 9), ("hog", 8, 0), ("cresaria", 5, 5)):
        p.give(nation, influence=influence, coins=coins)
    assert end(p) == [["hog"], ["cresaria"], ["arc"]]


@pytest.mark.rule("COI-192")
def test_coins_break_a_tie_of_influence() -> None:
    """Among the tied only: the richest has less influence and stays behind; goods matter less than coins."""
    p = Position("arc", "hog", "cresaria")
    for nation, influence, coins in (("arc", 13, 4), ("hog", 20, 5), ("cresaria", 15, 30)):
        p.give(nation, influence=influence, coins=coins)
    p.set_goods("arc", turnip=5, srika=5, ore=1)  # 2 + 2 + 3 influence: a tie
    assert end(p) == [["hog"], ["arc"], ["cresaria"]]
    assert p.t.influence == [20, 20, 15]
    assert p.t.coins == [4, 5, 30]
    q = Position("arc", "hog", "cresaria")
    for nation, influence, coins in (("arc", 20, 6), ("hog", 20, 5), ("cresaria", 20, 7)):
        q.give(nation, influence=influence, coins=coins)
    assert end(q) == [["cresaria"], ["arc"], ["hog"]]


@pytest.mark.rule("COI-193")
@pytest.mark.parametrize(
    ("arc", "hog", "places"),
    [
        ({"turnip": 4, "srika": 3}, {"turnip": 4, "srika": 3}, [["arc", "hog"]]),
        ({"turnip": 5, "srika": 4}, {"turnip": 4, "srika": 5}, [["arc", "hog"]]),
        ({"turnip": 5, "srika": 3}, {"turnip": 4, "srika": 5}, [["hog"], ["arc"]]),
        ({"turnip": 5, "srika": 4}, {"turnip": 3, "srika": 5}, [["arc"], ["hog"]]),
    ],
)
@pytest.mark.rule("COI-G52")
def test_goods_in_total_break_a_tie_of_coins(
    arc: dict[str, int], hog: dict[str, int], places: list[list[str]]
) -> None:
    """All goods added up; whoever is still tied shares the victory."""
    p = Position("arc", "hog")
    for nation in ("arc", "hog"):
        p.give(nation, coins=6, influence=10)
    p.set_goods("arc", **arc)
    p.set_goods("hog", **hog)
    found = end(p)
    assert p.t.influence[0] == p.t.influence[1]
    assert found == places
