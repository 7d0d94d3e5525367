"""Variants: Industry Leaders and Moguls (FIS-299 to FIS-307)."""

import pytest

from boomtown.engine.errors import BadOption
from boomtown.games.forged_in_steel.rules.building import StartBuilding
from boomtown.games.forged_in_steel.rules.elections import StartElections
from tests.rules.forged_in_steel.cards import over, shows, town, unrest
from tests.rules.forged_in_steel.position import Position, new


def at_setup(seats: int, **options: str) -> Position:
    """A game at its first decision, with the words of a position."""
    p = Position(seats, 1, **options)
    p.t = new(seats, 3, **options)
    return p


# --- Industry Leaders ----------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-299")
@pytest.mark.rule("FIS-G51")
def test_leaders_are_dealt_at_random_one_each_out_of_6() -> None:
    dealt = set()
    for seed in range(12):
        leaders = new(4, seed, leaders="dealt").leaders
        assert len(set(leaders)) == 4
        assert set(leaders) <= set(range(6))
        dealt |= {tuple(leaders)}
    assert len(dealt) > 6
    assert {one for hand in dealt for one in hand} == set(range(6))
    assert len(town().content.leader_ids) == 6
    assert new(4, 1).leaders == [-1, -1, -1, -1]


@pytest.mark.rule("FIS-299")
@pytest.mark.rule("FIS-G51")
def test_leaders_may_be_chosen_the_lowest_influence_first() -> None:
    p = at_setup(3, leaders="chosen")
    last, middle, first = reversed(p.t.influence)
    assert p.step == "ChooseLeader"
    assert p.who == last
    assert len(p.options()) == 6
    p.do("leader the_merchant")
    assert p.who == middle
    assert "the_merchant" not in p.offers("leader")
    assert len(p.options()) == 5
    p.do("leader the_banker")
    assert p.who == first
    assert len(p.options()) == 4
    p.do("leader the_landholder")
    ids = [p.content.leader_ids[p.t.leaders[seat]] for seat in (last, middle, first)]
    assert ids == ["the_merchant", "the_banker", "the_landholder"]
    assert p.step == "SeedHouse"


@shows("the_speculator")
@pytest.mark.rule("FIS-300", "FIS-301", "FIS-302")
def test_the_speculator_places_a_house_where_anyone_raises_a_neighborhood() -> None:
    for seat in (1, 0):  # an opponent, then the owner
        p = town("GH4a", "NS5a")
        p.leader(0, "the_speculator")
        p.event(seat, "goat_hill_homesteads", "lot GH4b")
        assert p.who == 0
        assert p.track("goat_hill") == 2
        assert p.offers("lot") == {"GH2c", "GH3b", "GH4c", "GH2d", "GH4d", "GH5a"}
        assert p.can("stop")  # they may
        p.do("lot GH4c")
        assert p.stands("GH4c") == "house 0"
        over(p)


@shows("the_speculator")
@pytest.mark.rule("FIS-300", "FIS-302")
def test_the_speculator_answers_to_parks_but_not_to_sectors_or_full_tracks() -> None:
    p = town("NS5a")
    p.leader(0, "the_speculator")
    p.event(1, "columbian_exposition", "lot NS5b")
    assert p.who == 0
    assert {lot[:2] for lot in p.offers("lot")} == {"NS"}
    p.do("stop")
    assert p.count("house", 0) == 0
    over(p)
    p = town("GH6c")
    p.leader(0, "the_speculator")
    p.event(1, "cfi_merger", "pair GH9a+GH9b")
    over(p)
    p = town("GH4a")
    p.leader(0, "the_speculator")
    p.tracks(goat_hill=4)
    p.event(1, "goat_hill_homesteads", "lot GH4b")
    over(p)
    p = town("GH4a")
    p.event(1, "goat_hill_homesteads", "lot GH4b")  # without the Leader nothing happens
    over(p)


@shows("the_banker")
@pytest.mark.rule("FIS-300", "FIS-301")
def test_the_banker_scores_2_and_stakes_a_lot_when_a_sector_track_moves() -> None:
    p = town("GH6c")
    p.leader(0, "the_banker")
    p.event(1, "cfi_merger", "pair GH9a+GH9b")
    assert p.who == 0
    assert p.gains() == [2, 0, 0, 0]
    assert p.can("stop")
    p.do("lot GH6a")
    assert p.stands("GH6a") == "cube 0"
    over(p)
    p = town("NS5a", era=1900)
    p.leader(0, "the_banker")
    p.tracks(mining=3, industrial=5)
    p.event(1, "panic_of_1907", "track mining")  # lowered counts too, and Industrial follows
    p.do("stop", "stop")
    assert p.gains() == [4, 5, 0, 0]
    assert p.count("cube", 0) == 0
    p = town("GH4a")
    p.leader(0, "the_banker")
    p.event(1, "goat_hill_homesteads", "lot GH4b")
    assert p.gains() == [0, 0, 0, 0]
    over(p)


@shows("the_contractor")
@pytest.mark.rule("FIS-300", "FIS-301")
def test_the_contractor_places_a_house_beside_every_special_building_and_park() -> None:
    for card, action, offers in (
        ("union_depot", "pair NS5b+NS5d", {"NS1d", "NS6a", "NS5c", "NS6c", "NS9b"}),
        ("columbian_exposition", "lot NS5b", {"NS1d", "NS5d", "NS6a"}),
        ("gilded_age", "pair EP8a+EP8b", {"EP5c", "EP5d", "EP7b"}),
    ):
        p = town("NS5a")
        p.leader(0, "the_contractor")
        p.event(1, card, action)
        assert p.who == 0
        assert p.offers("lot") == offers
        assert p.can("stop")
        house = sorted(offers)[0]
        p.do(f"lot {house}")
        assert p.stands(house) == "house 0"
        over(p)
    p = town("NS5a")
    p.leader(0, "the_contractor")
    p.event(1, "sisters_of_charity", "lot NS5b")
    assert p.who == 0
    assert p.offers("lot") == {"NS1d", "NS5d", "NS6a"}
    p = town("NS5a")
    p.leader(0, "the_contractor")
    p.event(1, "opera_block", "lot NS5b")  # a Commercial building is nothing special
    over(p)


@shows("the_statesman")
@pytest.mark.rule("FIS-300", "FIS-301")
def test_the_statesman_scores_2_and_stakes_a_lot_for_every_headline() -> None:
    for seat, points in ((1, [2, 3, 0, 0]), (0, [5, 0, 0, 0])):
        p = town("NS5a")
        p.leader(0, "the_statesman")
        p.event(seat, "panic_of_1893")
        assert p.who == 0
        assert p.gains() == points
        assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}
        assert p.can("stop")
        p.do("lot NS5b")
        assert p.stands("NS5b") == "cube 0"
        over(p)
    p = town("NS5a")
    p.leader(0, "the_statesman")
    p.mm(1, "panic_of_1893")  # for MM it is no Headline
    assert p.gains() == [0, 0, 0, 0]
    assert p.who == 1


@shows("the_merchant")
@pytest.mark.rule("FIS-300", "FIS-301")
def test_the_merchant_places_a_house_in_the_neighborhood_of_a_new_shop() -> None:
    p = town("NS5a", "GH4a")
    p.leader(0, "the_merchant")
    p.event(1, "opera_block", "lot NS5b")
    assert p.who == 0
    assert p.can("stop")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5c", "NS1d", "NS5d", "NS6a"}
    p.do("lot NS6a")
    assert p.stands("NS6a") == "house 0"
    over(p)
    p = town("BE10b")
    p.leader(0, "the_merchant")
    p.cube(1, "BE7d")
    p.muscle(1, 3)
    p.do("build-commercial", "lot BE7d")  # built with MM is as good
    assert p.who == 0
    assert p.offers("lot") == {"BE7b", "BE7c", "BE8c"}
    p.do("stop")
    over(p)


@shows("the_landholder")
@pytest.mark.rule("FIS-300", "FIS-301")
def test_the_landholder_scores_1_more_for_his_cubes_and_stakes_a_new_lot() -> None:
    p = town("NS5a", "GH4a")
    p.leader(0, "the_landholder")
    p.cube(0, "NS5b", "NS5c")
    p.cube(2, "NS4b")
    p.muscle(1, 2)
    p.do("build-house", "lot NS5b")
    assert p.who == 0
    assert p.gains() == [2, 0, 0, 0]
    assert p.can("stop")
    assert {lot[:2] for lot in p.offers("lot")} == {"NS"}
    p.do("lot NS5d")
    assert p.stands("NS5d") == "cube 0"
    p.do("build-house", "lot NS4b")  # another's cube
    assert p.gains() == [2, 0, 1, 0]
    over(p)
    p.note()
    p.muscle(0, 1)
    p.do("build-house", "lot NS5c")  # a building of their own
    assert p.gains() == [0, 0, 0, 0]
    over(p)


# --- Mogul ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-303")
def test_moguls_play_alone_or_with_bigwigs_but_never_bigwigs_alone() -> None:
    alone = at_setup(4, moguls="alone")
    assert alone.t.bigwigs == [[], [], [], []]
    both = at_setup(4, moguls="bigwigs")
    assert [len(tokens) for tokens in both.t.bigwigs] == [3, 3, 3, 3]
    for p in (alone, both):
        p.skip_to("MoveMogul")
    with pytest.raises(BadOption):
        new(4, 1, bigwigs="yes")
    with pytest.raises(BadOption):
        new(4, 1, moguls="tokens")


@pytest.mark.rule("FIS-304", "FIS-305")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("FIS-G52")
def test_each_player_places_one_mogul_in_a_neighborhood_in_influence_order(seats: int) -> None:
    p = at_setup(seats, moguls="alone")
    assert p.content.pack.variants["mogul"]["tokens"] == 4
    p.skip_to("MoveMogul")
    assert p.t.moguls == [-1] * seats
    for number, seat in enumerate(list(p.t.influence)):
        assert p.step == "MoveMogul"
        assert p.who == seat
        assert p.offers("neighborhood") == set(p.city.nb_ids)
        assert len(p.options()) == 5
        p.do(f"neighborhood {p.city.nb_ids[number % 2]}")  # two may stand in the same one
        assert p.t.moguls[seat] == number % 2
    assert p.step == "MobWindow"  # City Building has begun
    p = at_setup(seats)
    p.skip_to("SelectCards")
    assert p.t.moguls == [-1] * seats
    assert not p.told("mogul")


@pytest.mark.rule("FIS-307")
def test_a_mogul_may_move_or_stay_when_an_era_begins() -> None:
    p = town("NS5a", moguls="alone")
    for seat in range(4):
        p.mogul(seat, "bessemer")
    p.next(StartBuilding(), StartElections())
    p.skip_to("MoveMogul")
    assert p.t.era == [1]
    assert p.who == p.t.influence[0]
    assert p.offers("neighborhood") == set(p.city.nb_ids)
    first, second = p.t.influence[:2]
    p.do("neighborhood goat_hill", "neighborhood bessemer")
    assert [p.city.nb_ids[p.t.moguls[seat]] for seat in (first, second)] == ["goat_hill", "bessemer"]
    p.do("neighborhood goat_hill", "neighborhood goat_hill")
    assert p.step == "PlanCards"


@shows("north_side")
@pytest.mark.rule("FIS-306")
def test_friends_at_city_hall_score_for_city_cubes_built_over_in_the_north_side() -> None:
    for mogul, where, points in (
        ("north_side", "NS5b", [1, 0, 1, 0]),
        ("north_side", "GH4b", [1, 0, 0, 0]),
        ("goat_hill", "NS5b", [1, 0, 0, 0]),
    ):
        p = town("NS5a", "GH4a")
        p.mogul(2, mogul)
        p.cube(None, where)
        p.muscle(1, 1)
        p.do("build-house", f"lot {where}")
        assert p.gains() == points  # the Mayor is seat 0
        over(p)


@shows("goat_hill")
@pytest.mark.rule("FIS-306")
def test_company_row_builds_one_house_a_turn_in_goat_hill_for_nothing() -> None:
    p = town("NS5a", "GH4a")
    p.mogul(0, "goat_hill")
    p.cube(0, "NS5b", "GH4b", "GH4c")
    p.muscle(0, 3)
    p.do("build-house", "lot NS5b")
    assert p.left == 2
    p.do("build-house", "lot GH4b")
    assert p.left == 2
    p.do("build-house", "lot GH4c")
    assert p.left == 1  # once a turn
    p.do("stop")
    p.cube(0, "GH5a")
    p.muscle(0, 1)
    p.do("build-house", "lot GH5a")
    assert p.left == 1  # and again in the next
    p = town("GH4a")
    p.mogul(1, "goat_hill")
    p.cube(0, "GH4b")
    p.muscle(0, 2)
    p.do("build-house", "lot GH4b")
    assert p.left == 1  # another's Mogul


@shows("east_pueblo")
@pytest.mark.rule("FIS-306")
def test_open_prairie_buys_lots_off_the_grid_the_first_of_a_turn_for_nothing() -> None:
    p = town("NS5a")
    p.mogul(0, "east_pueblo")
    p.muscle(0, 3)
    p.do("buy-lot")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"} | p.in_neighborhood("east_pueblo")
    p.do("lot EP5b")
    assert p.left == 3
    p.do("buy-lot", "lot EP2a")
    assert p.left == 2
    p.do("buy-lot", "lot NS5b")
    assert p.left == 1
    p = town("NS5a")
    p.mogul(0, "bessemer")
    p.muscle(0, 3)
    p.do("buy-lot")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}


@shows("mesa_junction", "bessemer")
@pytest.mark.rule("FIS-306")
def test_streetcar_corner_and_mill_gate_build_for_1_mm_less_at_home() -> None:
    for mogul, left in (("mesa_junction", 3), ("bessemer", 2)):
        p = town("MJ9b")
        p.mogul(0, mogul)
        p.cube(0, "MJ7d")
        p.muscle(0, 5)
        p.do("build-commercial", "lot MJ7d")
        assert p.left == left
    for mogul, left in (("bessemer", 4), ("mesa_junction", 3)):
        p = town("NS5a")
        p.mogul(0, mogul)
        p.cube(0, "BE1a+BE1b", "BE1c+BE1d", "GH9a+GH9b")
        p.muscle(0, 5)
        p.do("build-factory", "pair BE1a+BE1b")
        assert p.left == left
        p.do("build-factory", "pair GH9a+GH9b")
        assert p.left == left - 2  # elsewhere as usual
    assert unrest(p) == []
