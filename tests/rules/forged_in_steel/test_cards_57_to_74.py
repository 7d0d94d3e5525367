"""Cards 57 to 74 of the 1900 Era: what their events and Headlines do."""

import pytest

from tests.rules.forged_in_steel.cards import assess, over, shows, town, unrest


@shows("typhoid_summer")
def test_57_typhoid_summer_takes_a_house_from_each_opponent_without_a_hospital() -> None:
    p = town("EP5b", era=1900)
    p.put("house", 0, "MJ9b")
    p.put("house", 1, "NS5a", "NS5b", "GH4a")
    p.put("house", 2, "GH1a")
    p.put("hospital", None, "GH2b")
    p.event(0, "typhoid_summer")
    assert p.who == 1
    assert p.offers("lot") == {"NS5a", "NS5b"}
    p.by(1, "lot NS5b")
    assert p.map() == {"house 0 MJ9b", "house 1 NS5a", "house 1 GH4a", "house 2 GH1a", "hospital city GH2b"}
    assert p.gains() == [2, 0, 0, 0]
    over(p)


@shows("carnegie_library")
def test_58_carnegie_library_brings_a_civic_building_a_house_and_a_card() -> None:
    p = town("NS5a", era=1900)
    p.hand(0, "labor")
    p.stack("state_fair", "city_park")
    p.event(0, "carnegie_library", "pair NS5b+NS5d")
    assert p.stands("NS5d") == "civic city"
    assert p.offers("lot") == {"NS1d", "NS6a", "NS5c", "NS6c", "NS9b"}
    p.do("lot NS6a")
    assert p.stands("NS6a") == "house 0"
    assert set(p.options()) == {"card state_fair", "card city_park"}
    p.do("card state_fair")
    assert set(p.options()) == {"discard labor", "discard state_fair"}
    p.do("discard labor")
    assert p.ids(p.t.hands[0]) == ["state_fair"]
    assert set(p.ids(p.t.discard)) == {"labor", "city_park"}
    over(p)


@shows("muckrakers")
def test_59_muckrakers_pull_the_leader_down_and_may_kill_a_headline() -> None:
    for action, headlines in (("headline 0", []), ("stop", ["labor"])):
        p = town("NS5a", era=1900)
        p.vp(30, 9, 20, 20)
        p.headline("labor", 1)
        p.event(0, "muckrakers")
        assert p.gains() == [2, 0, -4, 0]  # the leading opponent; ties to the higher Influence
        assert p.options() == ["headline 0", "stop"]
        p.do(action)
        assert p.ids(p.t.headlines) == headlines
        over(p)


@shows("good_government_league")
def test_60_good_government_league_exchanges_a_role_for_4_vp() -> None:
    p = town(
        "NS5a", era=1900
    )  # 0 Mayor and Mob Boss, 1 City Planner, 2 Mining Official, 3 Immigration Official
    p.event(1, "good_government_league")
    assert p.offers("role") == {"mining_official", "immigration_official", "mob_boss"}
    p.do("role mob_boss")
    assert p.options() == ["role city_planner"]
    p.do("role city_planner")
    assert p.t.roles == [0, 0, 2, 3, 1]
    assert p.gains() == [0, 4, 0, 0]
    over(p)


@shows("ward_heelers")
def test_61_ward_heelers_place_a_house_and_add_2_ballots() -> None:
    p = town("NS5a", "NS5b", era=1900)
    p.event(0, "ward_heelers", "neighborhood north_side", "lot NS5c")
    assert p.stands("NS5c") == "house 0"
    assert p.gains() == [0, 0, 0, 0]
    assert p.t.unrest == [0]
    over(p)
    assess(p)
    assert p.told("votes")[-1][1] == [1, 0, 0, 0]  # 1 House and 2 ballots against 2 Houses
    assert p.t.lasting == []


@shows("ward_heelers")
def test_61_ward_heelers_score_2_in_the_third_era() -> None:
    p = town("NS5a", era=1910)
    p.event(0, "ward_heelers", "neighborhood north_side", "lot NS5c")
    assert p.gains() == [2, 0, 0, 0]
    assert p.t.lasting == []
    over(p)


@shows("sewer_works")
def test_62_sewer_works_build_and_raise_one_neighborhood() -> None:
    p = town("NS5a", "GH4a", era=1900)
    p.event(0, "sewer_works")
    assert p.offers("neighborhood") == {"north_side", "goat_hill"}
    p.do("neighborhood goat_hill")
    assert p.offers("lot") == {"GH2c", "GH3b", "GH4b", "GH4c"}
    p.do("lot GH4b", "lot GH5a")
    assert p.offers("lot") == {"GH2c", "GH3b", "GH4c", "GH2d", "GH4d", "GH5b"}
    p.do("lot GH4c")
    assert p.map() == {
        *("house 3 NS5a", "house 3 GH4a", "house 0 GH4b"),
        *("cube city GH5a", "cube city GH4c"),
    }
    assert p.track("goat_hill") == 2
    over(p)


@shows("socialism")
def test_63_socialism_pays_for_your_cubes_and_gives_6_mm_if_4_cubes_lie_there() -> None:
    p = town("NS5a", era=1900)
    p.unrest(0)
    p.event(0, "socialism")
    assert p.gains() == [1, 0, 0, 0]
    assert unrest(p) == [0, 1, 2, 3]
    assert p.left == 6
    assert {"buy-lot", "buy-mine", "seize"} <= set(p.options())
    p = town("NS5a", era=1900)
    p.event(0, "socialism")
    assert p.gains() == [0, 0, 0, 0]
    assert unrest(p) == [1, 2, 3]
    over(p)


@shows("board_of_health")
def test_64_board_of_health_settles_beside_hospitals_and_parks() -> None:
    p = town("NS5a", era=1900)
    p.put("hospital", None, "NS5b")
    p.put("park_small", None, "EP5b")
    p.put("house", 0, "EP8a", "GH4a")
    p.event(0, "board_of_health")
    assert p.offers("lot") == {"NS1d", "NS5d", "NS6a", "EP5a", "EP5d"}
    p.do("lot NS6a")
    assert p.gains() == [4, 0, 0, 0]  # North Side and East Pueblo
    over(p)
    p = town("NS5a", era=1900)
    p.put("hospital", None, "NS5b")
    p.put("park_small", None, "EP5b", "GH2b", "MJ9b")
    p.put("house", 0, "EP8a", "GH4a", "MJ4a")
    p.event(0, "board_of_health", "lot NS6a")
    assert p.gains() == [6, 0, 0, 0]  # four of them, but 6 at most


@shows("huddled_masses")
@pytest.mark.rule("FIS-121", "FIS-122", "FIS-G10")
def test_65_huddled_masses_stake_3_lots_on_which_the_opponents_immigrants_live() -> None:
    p = town("NS5a", era=1900)
    p.cube(1, "GH1a", "GH1b")
    p.event(0, "huddled_masses", "lot NS5b", "lot NS5c", "lot NS4b")
    assert p.who == 0
    assert p.offers("lot") == {"GH1a", "GH1b"}  # one's own cubes of this turn have to wait
    assert p.why("lot NS5b") == ("FIS-121",)
    p.by(0, "lot GH1a")
    assert p.offers("lot", 1) == {"NS5b", "NS5c", "NS4b", "GH1b"}  # an opponent need not
    p.by(1, "lot NS5c")
    p.by(2, "lot NS4b")
    p.by(3, "lot NS5b")
    assert p.map() == {
        *("house 3 NS5a", "house 0 GH1a", "house 1 NS5c", "house 2 NS4b"),
        *("house 3 NS5b", "cube 1 GH1b"),
    }
    assert p.gains() == [3, 1, 0, 0]
    assert p.t.unrest == []
    assert p.ids(p.t.headlines) == ["huddled_masses"]
    over(p)


@shows("huddled_masses")
@pytest.mark.rule("FIS-121", "FIS-193")
def test_65_huddled_masses_add_unrest_where_only_fresh_lots_are_left() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "huddled_masses", "lot NS5b", "lot NS5c", "lot NS4b")
    assert p.t.unrest == [0]  # the player of the card finds no Lot
    p.by(1, "lot NS5c")
    p.by(2, "lot NS4b")
    assert p.step != "HouseImmigrant"  # seat 3 takes the only Lot left
    assert p.stands("NS5b") == "house 3"


@shows("slovenian_settlers")
def test_66_slovenian_settlers_settle_in_bessemer_or_build_a_parish() -> None:
    p = town("BE7c", "NS5a", era=1900)
    p.event(0, "slovenian_settlers")  # the parish needs 2 Houses: one way only
    assert p.offers("lot") == {"BE7a", "BE7d"}
    p.do("lot BE7a", "lot BE7b")
    assert p.count("house", 0) == 2
    over(p)
    p.event(0, "slovenian_settlers")
    assert p.options() == ["option 0", "option 1"]
    p.do("option 1")
    assert p.track("bessemer") == 2
    assert p.gains() == [1, 0, 0, 0]
    over(p)


@shows("greek_track_gangs")
def test_67_greek_track_gangs_stake_lots_or_bunk_by_the_mill() -> None:
    p = town("NS5a", era=1900)
    p.put("house", 0, "GH4a")
    p.event(0, "greek_track_gangs", "option 0")
    assert p.offers("lot") == {"GH2c", "GH3b", "GH4b", "GH4c"}
    p.do("lot GH4b")
    assert p.offers("lot") == {"GH2c", "GH3b", "GH4c"}  # a cube is no structure
    p.do("lot GH4c", "lot GH3b")
    assert p.count("cube", 0) == 3
    over(p)
    p = town("NS5a", era=1900)
    p.put("factory", 1, "BE2a+BE2c")
    p.event(0, "greek_track_gangs", "option 1")
    assert p.offers("lot") == {"BE1b", "BE1d", "BE5a"}
    p.do("lot BE1d", "lot BE5a")
    assert p.count("house", 0) == 2
    assert p.gains() == [2, 0, 0, 0]
    over(p)


@shows("japanese_crews")
def test_68_japanese_crews_break_new_ground_or_lay_a_garden() -> None:
    p = town("NS5a", era=1900)
    p.put("house", 0, "GH4a", "MJ9b")
    p.event(0, "japanese_crews", "option 0")
    new = p.in_neighborhood("north_side") | p.in_neighborhood("east_pueblo") | p.in_neighborhood("bessemer")
    assert p.offers("lot") == new - {"NS5a"}
    p.do("lot EP5b")
    assert p.offers("lot") == p.in_neighborhood("north_side") - {"NS5a"} | p.in_neighborhood("bessemer")
    p.do("lot BE12d")
    assert p.count("house", 0) == 4
    over(p)
    p = town("NS5a", era=1900)
    p.put("house", 0, "GH2b")
    p.event(0, "japanese_crews", "option 1")
    assert p.offers("lot") == {"GH2a", "GH2d"}
    p.do("lot GH2a")
    assert p.stands("GH2a") == "park_small city"
    assert p.track("goat_hill") == 2
    over(p)


@shows("volga_german_farmers")
def test_69_volga_german_farmers_settle_in_east_pueblo() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "volga_german_farmers", "option 0")
    assert p.offers("lot") == p.in_neighborhood("east_pueblo")
    p.do("lot EP5b", "lot EP2a")
    assert p.count("house", 0) == 2
    assert p.gains() == [1, 0, 0, 0]
    assert p.track("east_pueblo") == 1
    over(p)
    p = town("NS5a", era=1900)
    p.event(0, "volga_german_farmers", "option 1", "lot EP5b", "lot EP2a")
    assert p.count("cube", 0) == 2
    assert p.gains() == [0, 0, 0, 0]
    assert p.track("east_pueblo") == 2
    over(p)


@shows("croatian_steelworkers")
def test_70_croatian_steelworkers_man_a_furnace_or_have_payday() -> None:
    p = town("GH6c", era=1900)
    p.event(0, "croatian_steelworkers", "option 0", "pair GH9a+GH9b")
    assert p.stands("GH9a") == "factory 0"
    assert p.t.unrest == [0]
    over(p)
    for factories, points in ((("BE1a+BE1b",), 2), (("BE1a+BE1b", "BE1c+BE1d", "BE9a+BE9b", "BE9c+BE9d"), 6)):
        p = town("NS5a", era=1900)
        p.put("factory", 0, *factories)
        p.event(0, "croatian_steelworkers", "option 1", "lot NS5b")
        assert p.stands("NS5b") == "house 0"
        assert p.gains() == [points, 0, 0, 0]
        assert p.t.unrest == []
        over(p)


@shows("motor_cars")
def test_71_motor_cars_move_up_to_3_houses_on_the_grid() -> None:
    p = town("NS5a", era=1900)
    p.put("house", 0, "EP5b", "EP8a", "BE7c", "MJ9b")
    p.cube(1, "NS5d")
    p.event(0, "motor_cars")
    assert set(p.options()) == {"lot EP5b", "lot EP8a", "lot BE7c", "lot MJ9b", "stop"}
    p.do("lot EP5b")
    assert "EP2b" not in p.offers("lot")
    assert "EP8b" in p.offers("lot")
    p.do("lot NS5d", "lot EP8a", "lot NS5b", "lot MJ9b", "lot NS6a")
    houses = {"house 0 NS5d", "house 0 NS5b", "house 0 NS6a", "house 0 BE7c"}
    assert p.map() == {"house 3 NS5a"} | houses
    assert p.gains() == [0, 1, 0, 0]  # for the cube on NS5d
    over(p)


@shows("union_avenue_saloons")
def test_72_union_avenue_saloons_pay_2_a_shop_up_to_6_or_bring_a_house() -> None:
    for shops, points in ((("MJ9b", "EP8a"), 4), (("MJ9b", "EP8a", "BE10b", "BE11b"), 6)):
        p = town("NS5a", era=1900)
        p.put("commercial", 0, *shops)
        p.event(0, "union_avenue_saloons")
        assert p.gains() == [points, 0, 0, 0]
        assert p.count("house", 0) == 0
        over(p)
    p = town("NS5a", "GH4a", era=1900)
    p.put("commercial", 1, "EP8a")
    p.event(0, "union_avenue_saloons")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}
    p.do("lot NS5b")
    assert p.stands("NS5b") == "house 0"
    assert p.gains() == [0, 0, 0, 0]
    over(p)


@shows("city_beautiful")
def test_73_city_beautiful_places_a_civic_building_and_a_park() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "city_beautiful", "pair NS5b+NS5d", "pair NS4b+NS4d")
    assert p.stands("NS5d") == "civic city"
    assert p.stands("NS4d") == "park_medium city"
    assert p.track("north_side") == 2
    over(p)


@shows("city_beautiful")
def test_73_city_beautiful_headlined_adds_1_to_the_bonus_of_houses() -> None:
    for headlined, points in ((False, 3), (True, 4)):
        p = town(era=1900)
        p.put("house", 0, "NS5a", "EP5b")
        p.put("civic", None, "NS5b+NS5d")
        p.put("park_small", None, "NS5c")  # two of them are still one bonus
        if headlined:
            p.headline("city_beautiful", 1)
        assert assess(p)[0] == points


@shows("rail_order")
def test_74_rail_order_scores_factories_up_to_5_and_helps_the_small() -> None:
    p = town("GH6c", era=1900)
    p.tracks(industrial=3)
    p.put("factory", 0, "BE1a+BE1b")
    p.event(0, "rail_order", "pair GH9a+GH9b")
    assert p.count("factory", 0) == 2
    assert p.gains() == [5, 0, 0, 0]
    over(p)
    p = town("GH6c", era=1900)
    p.tracks(industrial=4)
    p.put("factory", 0, "BE1a+BE1b", "BE1c+BE1d", "BE9a+BE9b", "BE9c+BE9d")
    p.event(0, "rail_order")
    assert p.count("factory", 0) == 4
    assert p.gains() == [5, 0, 0, 0]
    over(p)
