"""Cards 1 to 19 of the 1890 Era: what their events and Headlines do."""

from tests.rules.forged_in_steel.cards import assess, over, shows, town, unrest


@shows("opera_block")
def test_1_opera_block_scores_every_house_beside_the_new_commercial_building() -> None:
    p = town("MJ5a", "GH4a")
    p.put("house", 1, "NS5a")
    p.put("house", 0, "NS5d")
    p.put("house", 2, "NS9a")
    p.event(0, "opera_block")
    north = {"NS1c", "NS4b", "NS5b", "NS5c", "NS6c", "NS9b", "NS8b", "NS9c"}
    assert p.offers("lot") == north | {"MJ1c", "MJ4b", "MJ5b", "MJ5c"}
    p.do("lot NS5c")
    assert p.stands("NS5c") == "commercial 0"
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("gilded_age")
def test_2_gilded_age_places_a_mansion_anywhere_and_pays_1_for_mansions() -> None:
    p = town("NS5a")
    p.event(0, "gilded_age", "pair EP2a+EP2b")
    assert p.stands("EP2b") == "mansion 0"
    assert p.gains() == [1, 0, 0, 0]
    assert p.ids(p.t.headlines) == ["gilded_age"]
    assert p.t.holders == [0]
    p = town("NS5a")
    p.put("mansion", 1, "NS4a+NS4b", "NS8a+NS8b", "NS10a+NS10b")
    p.event(0, "gilded_age", "pair EP2a+EP2b")
    assert p.gains() == [1, 0, 0, 0]


@shows("gilded_age")
def test_2_gilded_age_headlined_adds_2_to_every_mansion() -> None:
    p = town()
    p.tracks(east_pueblo=3)
    p.put("mansion", 0, "EP2a+EP2b")
    p.put("mansion", 1, "NS4a+NS4b", "NS8a+NS8b")
    p.headline("gilded_age", 3)
    assert assess(p) == [5, 6, 0, 0]  # 3 + 2, and twice 1 + 2


@shows("labor")
def test_3_labor_places_2_houses_south_and_calms_up_to_2() -> None:
    p = town("GH4a", "NS5a")
    p.unrest(0, 0, 0, 1)
    p.event(0, "labor")
    assert p.offers("lot") == {"GH2c", "GH3b", "GH4b", "GH4c"}
    p.do("lot GH4b", "lot GH4c")
    assert p.count("house", 0) == 2
    assert p.options() == ["unrest-cube 0", "stop"]
    p.do("unrest-cube 0", "unrest-cube 0", "stop")
    assert unrest(p) == [0, 1]
    over(p)


@shows("labor")
def test_3_labor_headlined_lets_houses_beside_factories_score_like_others() -> None:
    for headlined, points in ((False, 1), (True, 3)):
        p = town()
        p.tracks(goat_hill=3)
        p.put("factory", 1, "GH9a+GH9b")
        p.put("house", 0, "GH6c")
        if headlined:
            p.headline("labor", 2)
        assert assess(p)[0] == points


@shows("cfi_merger")
def test_4_cfi_merger_places_a_factory_and_raises_industrial() -> None:
    p = town("GH6c")
    p.event(0, "cfi_merger")
    assert p.offers("pair") == {"GH9a+GH9b", "GH9a+GH9c"}
    p.do("pair GH9a+GH9b")
    assert p.stands("GH9b") == "factory 0"
    assert p.track("industrial") == 4
    over(p)
    p = town("GH6c")
    p.tracks(industrial=6)
    p.event(0, "cfi_merger", "pair GH9a+GH9b")
    assert p.track("industrial") == 6


@shows("bryan_vs_mckinley")
def test_5_bryan_vs_mckinley_alone_gives_3_vp() -> None:
    p = town("NS5a")
    p.event(0, "bryan_vs_mckinley")
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("mineral_palace")
def test_6_mineral_palace_places_a_north_side_park_with_a_house_and_pays_2_a_mine_up_to_8() -> None:
    for mines, points in ((3, 6), (5, 8)):
        p = town("NS5a", "GH4a")
        p.mine(0, *p.city.mine_ids[:mines])
        p.mine(1, p.city.mine_ids[10])
        p.event(0, "mineral_palace")
        assert p.offers("pair") == {
            *("NS5b+NS5d", "NS5c+NS5d", "NS1a+NS1c", "NS1c+NS1d", "NS4a+NS4b", "NS4b+NS4d")
        }
        p.do("pair NS5b+NS5d")
        assert p.stands("NS5d") == "park_medium city"
        assert p.offers("lot") == {"NS5c", "NS1d", "NS6a", "NS6c", "NS9b"}  # beside the Park
        p.do("lot NS5c")
        assert p.stands("NS5c") == "house 0"
        assert p.track("north_side") == 2
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("panic_of_1893")
def test_7_panic_of_1893_costs_opponents_their_holdings_up_to_4() -> None:
    p = town("NS5a")
    p.vp(10, 10, 10, 10)
    p.mine(0, "leadville")
    p.mine(1, "orient")
    p.put("factory", 1, "BE1a+BE1b")
    p.put("commercial", 1, "MJ9b")
    p.mine(2, "calumet", "rockvale", "coal_creek", "rouse", "walsen")
    p.event(0, "panic_of_1893")
    assert p.gains() == [3, -3, -4, 0]
    assert p.ids(p.t.headlines) == ["panic_of_1893"]
    over(p)


@shows("panic_of_1893")
def test_7_panic_of_1893_headlined_freezes_the_sector_tracks() -> None:
    p = town("GH6c")
    p.headline("panic_of_1893", 2)
    p.event(0, "cfi_merger", "pair GH9a+GH9b")
    assert p.track("industrial") == 3
    p.event(0, "goat_hill_homesteads", "lot GH6a")
    assert p.track("goat_hill") == 2
    p.tracks(mining=3)
    p.event(0, "silver_crash", "mine orient")
    assert p.track("mining") == 2


@shows("free_silver")
def test_8_free_silver_gains_a_mine_raises_mining_and_pays_2_a_mine_up_to_8() -> None:
    for roll, cubes, others, pay in ((2, [], 0, 2), (3, [0], 2, 6), (2, [], 6, 8)):
        p = town("NS5a")
        p.mine(0, *p.city.mine_ids[4 : 4 + others])
        p.mine(1, p.city.mine_ids[11])
        p.rolls(roll)
        p.event(0, "free_silver", "mine leadville")
        assert p.mine_owner("leadville") == 0
        assert p.track("mining") == 2
        assert p.gains() == [roll + pay, 0, 0, 0]
        assert p.t.unrest == cubes
        over(p)


@shows("free_silver")
def test_8_free_silver_headlined_adds_1_to_rolls_for_mines() -> None:
    p = town("NS5a")
    p.headline("free_silver", 0)
    p.rolls(2)
    p.muscle(1, 2)
    p.do("buy-mine", "mine orient")
    assert p.gained(1) == 3
    assert p.t.unrest == [1]


@shows("silver_crash")
def test_9_silver_crash_takes_a_mine_from_who_has_most_and_gains_one() -> None:
    p = town("NS5a")
    p.tracks(mining=3)
    p.mine(1, "leadville", "orient")
    p.mine(3, "calumet")
    p.rolls(2)
    p.event(0, "silver_crash")
    assert p.track("mining") == 2
    assert p.who == 1
    assert p.offers("mine") == {"leadville", "orient"}
    p.by(1, "mine orient")
    assert p.mine_owner("orient") is None
    assert p.mine_owner("leadville") == 1
    assert len(p.offers("mine")) == 10
    p.by(0, "mine pictou")
    assert p.mine_owner("pictou") == 0
    assert p.mine_owner("calumet") == 3
    assert p.gains() == [2, 0, 0, 0]
    over(p)


@shows("cripple_creek_gold")
def test_10_cripple_creek_gold_gains_3_and_2_mines_with_the_better_roll_and_no_unrest() -> None:
    p = town("NS5a")
    p.rolls(1, 4, 3, 2)
    p.event(0, "cripple_creek_gold", "mine leadville")
    assert p.options() == ["die 1", "die 4"]
    p.do("die 4", "mine orient", "die 3")
    assert p.gains() == [10, 0, 0, 0]  # 4 and 3 for the Mines, and 3
    assert p.t.unrest == []
    assert p.mine_owner("leadville") == 0
    assert p.mine_owner("orient") == 0
    over(p)


@shows("cripple_creek_gold")
def test_10_cripple_creek_gold_pays_3_for_each_mine_that_is_not_left() -> None:
    p = town("NS5a")
    p.mine(1, *p.city.mine_ids[:11])
    p.rolls(2, 2)
    p.event(0, "cripple_creek_gold")
    assert p.mine_owner("sopris") == 0
    assert p.gains() == [8, 0, 0, 0]
    p = town("NS5a")
    p.mine(1, *p.city.mine_ids)
    p.event(0, "cripple_creek_gold")
    assert p.gains() == [9, 0, 0, 0]
    over(p)


@shows("western_federation")
def test_11_western_federation_makes_unrest_for_every_2_mines_of_opponents() -> None:
    p = town("NS5a")
    p.mine(0, "leadville", "orient")
    p.mine(1, "calumet", "rockvale", "rouse")
    p.mine(2, "pictou")
    p.event(0, "western_federation", "lot NS5b")
    assert p.stands("NS5b") == "house 0"
    assert unrest(p) == [1, 1, 2]
    over(p)


@shows("pullman_strike")
def test_12_pullman_strike_hits_owners_of_factories_and_shops_once() -> None:
    p = town("NS5a")
    p.put("factory", 1, "BE1a+BE1b", "GH9a+GH9b")
    p.put("commercial", 1, "MJ9b")
    p.put("commercial", 2, "BE10b")
    p.mine(3, "leadville")
    p.put("factory", 0, "GH10a+GH10b")
    p.event(0, "pullman_strike", "lot NS5b")
    assert p.stands("NS5b") == "house 0"
    assert unrest(p) == [1, 2]
    assert p.gains() == [2, 0, 0, 0]
    over(p)


@shows("pullman_strike")
def test_12_pullman_strike_headlined_makes_unrest_for_every_new_factory() -> None:
    p = town("GH6c")
    p.headline("pullman_strike", 2)
    p.event(1, "cfi_merger", "pair GH9a+GH9b")
    assert p.t.unrest == [1]
    p.cube(0, "BE1a+BE1b")
    p.muscle(0, 3)
    p.do("build-factory", "pair BE1a+BE1b")
    assert unrest(p) == [0, 1]
    p.event(1, "goat_hill_homesteads", "lot GH6a")
    assert unrest(p) == [0, 1]


@shows("union_depot")
def test_13_union_depot_pays_2_a_neighborhood_up_to_6() -> None:
    for where, points in ((("GH4a", "GH1a", "EP5b"), 4), (("GH4a", "EP5b", "BE7c", "MJ9b"), 6)):
        p = town("NS5a")
        p.put("house", 0, *where)
        p.event(0, "union_depot")
        assert all(pair[:2] in ("NS", "MJ") for pair in p.offers("pair"))
        p.do("pair NS5b+NS5d")
        assert p.stands("NS5b") == "civic city"
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("electric_streetcars")
def test_14_electric_streetcars_place_a_house_and_2_cubes_in_one_neighborhood() -> None:
    p = town("NS5a")
    p.event(0, "electric_streetcars")
    assert len(p.offers("neighborhood")) == 5
    p.do("neighborhood east_pueblo")
    assert p.offers("lot") == p.in_neighborhood("east_pueblo")
    p.do("lot EP5b", "lot EP2a")
    assert p.offers("lot") == p.in_neighborhood("east_pueblo") - {"EP5b", "EP2a"}
    p.do("lot EP8a")
    assert p.map() == {"house 3 NS5a", "house 0 EP5b", "cube 0 EP2a", "cube 0 EP8a"}
    assert p.ids(p.t.recurring) == ["electric_streetcars"]
    over(p)


@shows("fire_brigade")
def test_15_fire_brigade_places_a_house_and_calms_1() -> None:
    p = town("NS5a")
    p.unrest(0, 1, 0)
    p.event(0, "fire_brigade", "lot NS5b")
    assert p.stands("NS5b") == "house 0"
    assert unrest(p) == [0, 1]
    over(p)


@shows("arkansas_flood")
def test_16_arkansas_flood_takes_3_riverside_houses_and_leaves_city_cubes() -> None:
    p = town("NS5a")
    p.put("house", 1, "GH8a", "GH8c", "GH11a")
    p.put("house", 0, "EP1c")
    p.event(0, "arkansas_flood")
    assert set(p.options()) == {"lot GH8a", "lot GH8c", "lot GH11a", "lot EP1c", "stop"}
    p.do("lot GH8a", "lot GH8c")
    assert not p.can("lot GH11a")  # 2 from one player at most
    assert p.offers("lot") == {"GH8a", "GH8c", "EP1c"}
    p.do("lot EP1c", "stop")
    assert p.map() == {
        *("house 3 NS5a", "house 1 GH11a"),
        *("cube city GH8a", "cube city GH8c", "cube city EP1c"),
    }
    assert p.gains() == [2, 0, 0, 0]
    over(p)


@shows("bessemer_annexation")
def test_17_bessemer_annexation_builds_up_bessemer() -> None:
    p = town("NS5a")
    p.event(0, "bessemer_annexation")
    assert p.offers("lot") == p.in_neighborhood("bessemer")
    p.do("lot BE5b", "lot BE12d", "lot BE7c")
    assert p.map() == {"house 3 NS5a", "house 0 BE5b", "house 0 BE12d", "cube city BE7c"}
    assert p.track("bessemer") == 2
    over(p)


@shows("rosemount")
def test_18_rosemount_places_a_mansion_and_a_park_beside_it() -> None:
    p = town("NS5a")
    p.event(0, "rosemount", "pair MJ4a+MJ4c")
    assert p.offers("lot") == {"MJ4b", "MJ4d"}
    p.do("lot MJ4b")
    assert p.stands("MJ4a") == "mansion 0"
    assert p.stands("MJ4b") == "park_small city"
    assert p.track("mesa_junction") == 2
    over(p)


@shows("coxeys_army")
def test_19_coxeys_army_pays_for_your_cubes_and_stirs_up_the_calm() -> None:
    p = town("NS5a")
    p.unrest(0, 0, 1)
    p.event(0, "coxeys_army", "unrest-cube 0", "unrest-cube 0", "stop")
    assert p.gains() == [2, 0, 0, 0]
    p.do("lot NS5b")
    assert p.stands("NS5b") == "house 0"
    assert unrest(p) == [1, 2, 3]  # seat 1 had one already
    over(p)
    p = town("NS5a")
    p.unrest(0, 0, 0, 0, 1, 2, 3)
    p.event(0, "coxeys_army", "unrest-cube 0", "unrest-cube 0", "unrest-cube 0", "stop", "lot NS5b")
    assert p.gains() == [3, 0, 0, 0]
    assert unrest(p) == [0, 1, 2, 3]
