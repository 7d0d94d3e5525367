"""Cards 39 to 56 of the 1900 Era: what their events and Headlines do."""

from tests.rules.forged_in_steel.cards import assess, over, shows, town, unrest


@shows("crews_beggs_store")
def test_39_crews_beggs_store_raises_commerce_and_gives_4_mm_for_shops() -> None:
    p = town("BE10b", era=1900)
    p.cube(0, "BE7d", "BE7c", "BE1a+BE1b")
    p.event(0, "crews_beggs_store")
    assert p.track("commercial") == 5
    assert p.left == 4
    assert p.options() == ["buy-lot", "build-commercial", "stop"]
    p.do("build-commercial")
    assert p.offers("lot") == {"BE7d"}  # beside a fully built Block
    p.do("lot BE7d")
    assert p.left == 1
    assert p.stands("BE7d") == "commercial 0"
    p.do("buy-lot", "lot BE8c")
    over(p)


@shows("telephone_exchange")
def test_40_telephone_exchange_pays_3_and_trades_2_cards_with_the_bank() -> None:
    p = town("NS5a", era=1900)
    p.hand(0, "labor", "rosemount", "state_fair")
    p.bank(0, "city_park", "speculation", "rail_order")
    p.event(0, "telephone_exchange")
    assert p.gains() == [3, 0, 0, 0]
    assert p.offers("bank") == {"labor", "rosemount", "state_fair"}
    assert p.offers("card") == {"city_park", "speculation", "rail_order"}
    assert p.can("stop")
    p.do("bank labor")
    assert not p.can("stop")  # as many of the Bank as go there
    p.do("card city_park", "bank rosemount", "card rail_order")
    assert not p.can("bank state_fair")  # two at most
    p.do("stop")
    assert set(p.ids(p.t.hands[0])) == {"state_fair", "city_park", "rail_order"}
    assert set(p.ids(p.t.banks[0])) == {"labor", "rosemount", "speculation"}
    over(p)


@shows("telephone_exchange")
def test_40_telephone_exchange_draws_2_and_discards_2_in_the_third_era() -> None:
    p = town("NS5a", era=1910)
    p.hand(0, "labor", "rosemount")
    p.stack("movies", "suffrage")
    p.event(0, "telephone_exchange")
    assert p.gains() == [3, 0, 0, 0]
    assert p.offers("discard") == {"labor", "rosemount", "movies", "suffrage"}
    p.do("discard suffrage", "discard labor", "stop")
    assert set(p.ids(p.t.hands[0])) == {"rosemount", "movies"}
    assert set(p.ids(p.t.discard)) == {"labor", "suffrage"}
    over(p)


@shows("speculation")
def test_41_speculation_stakes_a_whole_vacant_block_off_the_grid() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "speculation", "block EP2")
    assert p.map() == {"house 3 NS5a", "cube 0 EP2a", "cube 0 EP2b", "cube 0 EP2c", "cube 0 EP2d"}
    over(p)


@shows("standard_oil_money")
def test_42_standard_oil_money_takes_a_factory_or_mine_without_unrest_and_lowers_industry() -> None:
    p = town("NS5a", era=1900)
    p.tracks(industrial=5)
    p.put("factory", 1, "BE1a+BE1b")
    p.put("factory", 0, "BE1c+BE1d")
    p.put("commercial", 1, "MJ9b")
    p.mine(2, "leadville")
    p.event(0, "standard_oil_money")
    assert set(p.options()) == {"lot BE1a", "mine leadville"}
    p.do("lot BE1a")
    assert p.stands("BE1b") == "factory 0"
    assert p.mine_owner("leadville") == 2
    assert p.track("industrial") == 4
    assert p.t.unrest == []
    assert p.gains() == [0, 0, 0, 0]
    over(p)


@shows("standard_oil_money")
def test_42_standard_oil_money_places_a_factory_if_there_is_nothing_to_take() -> None:
    p = town("GH6c", era=1900)
    p.event(0, "standard_oil_money", "pair GH9a+GH9b")
    assert p.stands("GH9a") == "factory 0"
    over(p)


@shows("standard_oil_money")
def test_42_standard_oil_money_headlined_lets_its_owner_seize_for_3() -> None:
    for seat, left in ((0, 1), (1, 0)):
        p = town("NS5a", era=1900)
        p.headline("standard_oil_money", 0)
        p.muscle(seat, 4)
        p.do("seize", "lot NS5a")
        assert p.stands("NS5a") == f"house {seat}"
        assert (p.left if p.step else 0) == left


@shows("trust_busting")
def test_43_trust_busting_breaks_up_the_richest_for_4_vp() -> None:
    p = town("NS5a", era=1900)
    p.mine(1, "leadville")
    p.put("factory", 1, "BE1a+BE1b")
    p.put("commercial", 1, "MJ9b")
    p.mine(2, "orient", "rouse")
    p.event(0, "trust_busting")
    assert set(p.options()) == {"lot BE1a", "lot MJ9b", "mine leadville"}
    p.do("lot BE1a")
    assert p.stands("BE1a") == ""
    assert p.stands("BE1b") == ""
    assert p.gains() == [4, 0, 0, 0]
    over(p)


@shows("trust_busting")
def test_43_trust_busting_headlined_caps_each_sector_at_9() -> None:
    p = town(era=1900)
    p.put("factory", 0, "BE1a+BE1b", "BE1c+BE1d", "BE9a+BE9b", "BE9c+BE9d")  # 12 without the cap
    p.put("commercial", 1, "MJ9b", "MJ10a", "MJ10b")  # 12
    p.mine(3, *p.city.mine_ids[:10])  # 10
    p.put("factory", 3, "EP6a+EP6b")  # 3
    p.headline("trust_busting", 2)
    assert assess(p) == [9, 9, 0, 12]


@shows("minnequa_works")
def test_44_minnequa_works_builds_up_to_2_factories_in_bessemer() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "minnequa_works")
    # 4 + 1 + 4 + 4 pairs of Factory Lots
    assert p.can("stop")
    assert len(p.offers("pair")) == 13
    assert all(pair.startswith("BE") for pair in p.offers("pair"))
    p.do("pair BE1a+BE1b", "pair BE9c+BE9d")
    assert p.count("factory", 0) == 2
    assert p.t.unrest == [0, 0, 0]
    over(p)
    p = town("NS5a", era=1900)
    p.event(0, "minnequa_works", "stop")
    assert p.count("factory", 0) == 0
    assert p.t.unrest == [0, 0, 0]


@shows("sociological_department")
def test_45_sociological_department_places_a_hospital_and_calms_anybody() -> None:
    p = town("MJ5a", "NS5a", era=1900)
    p.unrest(1, 2, 2, 0, 3)
    p.event(0, "sociological_department")
    assert p.offers("lot") == {"MJ1c", "MJ4b", "MJ5b", "MJ5c"}
    p.do("lot MJ5b")
    assert p.stands("MJ5b") == "hospital city"
    assert p.offers("unrest-cube") == {"0", "1", "2", "3"}
    assert p.can("stop")
    p.do("unrest-cube 2", "unrest-cube 0", "unrest-cube 2", "stop")
    assert unrest(p) == [1, 3]
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("governor_orman")
def test_46_governor_orman_has_a_mansion_in_mesa_junction_and_influence() -> None:
    p = town("NS5a", era=1900)
    p.event(2, "governor_orman")
    assert p.can("pair MJ4a+MJ4c")
    assert all(pair.startswith("MJ") for pair in p.offers("pair"))
    p.do("pair MJ4a+MJ4c")
    assert p.stands("MJ4c") == "mansion 2"
    assert p.track("mesa_junction") == 2
    assert p.t.influence == [0, 2, 1, 3]
    over(p)


@shows("womens_auxiliary")
def test_47_womens_auxiliary_takes_a_small_or_a_medium_park() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "womens_auxiliary")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}
    assert p.can("pair NS5b+NS5d")
    p.do("pair NS5b+NS5d", "track bessemer")
    assert p.stands("NS5d") == "park_medium city"
    assert p.track("bessemer") == 2
    over(p)


@shows("city_park")
def test_48_city_park_covers_a_block_and_gets_a_house_beside_it() -> None:
    p = town("NS5a", era=1900)
    p.event(0, "city_park")
    assert set(p.options()) == {"block NS1", "block NS4"}
    p.do("block NS1")
    assert p.stands("NS1a") == "park_large city"
    assert p.track("north_side") == 2
    assert p.offers("lot") == {"NS2a", "NS2c", "NS5b"}
    p.do("lot NS2c")
    assert p.stands("NS2c") == "house 0"
    over(p)


@shows("city_park")
def test_48_city_park_is_a_medium_park_if_the_large_one_is_gone() -> None:
    p = town("NS5a", era=1900)
    p.put("park_large", None, "EP2")
    p.event(0, "city_park", "pair NS5b+NS5d")
    assert p.stands("NS5b") == "park_medium city"
    assert p.track("north_side") == 2
    assert p.offers("lot") == {"NS1d", "NS6a", "NS5c", "NS6c", "NS9b"}
    p.do("lot NS9b")
    over(p)


@shows("state_fair")
def test_49_state_fair_scores_a_neighborhood_up_to_8() -> None:
    for houses, points in ((("GH4a", "GH4b"), 7), (("GH4a", "GH4b", "GH2b"), 8)):
        p = town("NS5a", era=1900)
        p.tracks(goat_hill=3)
        p.put("house", 0, *houses)
        p.put("park_small", None, "GH5a")  # beside GH4b
        p.put("house", 1, "GH1a", "GH1b")
        p.event(0, "state_fair", "neighborhood goat_hill")
        assert p.gains() == [points, 1, 0, 0]
        over(p)


@shows("coal_strike_of_1903")
def test_50_coal_strike_makes_mine_owners_pay_or_riot() -> None:
    p = town("NS5a", era=1900)
    p.vp(5, 5, 5, 5)
    p.mine(0, "orient")
    p.mine(1, "leadville")
    p.mine(2, "calumet")
    p.event(0, "coal_strike_of_1903")
    p.by(1, "option 0")
    p.by(2, "option 1")
    assert p.gains() == [0, -2, 0, 0]
    assert p.t.unrest == [2, 2]
    p.by(0, "lot NS5b")
    assert p.stands("NS5b") == "house 0"
    over(p)


@shows("coal_strike_of_1903")
def test_50_coal_strike_headlined_makes_mines_cost_3_and_unrest_at_the_end_of_eras() -> None:
    p = town("NS5a", era=1900)
    p.headline("coal_strike_of_1903", 3)
    p.muscle(0, 2)
    assert not p.can("buy-mine")
    p.muscle(0, 4)
    p.do("buy-mine", "mine orient")
    assert p.left == 1
    for year, cubes in ((1900, [0, 1]), (1910, [])):
        p = town("NS5a", era=year)
        p.mine(0, "orient", "rouse")
        p.mine(1, "leadville")
        p.headline("coal_strike_of_1903", 3)
        assess(p)
        assert unrest(p) == cubes  # effects other than VP not in the third Era


@shows("eminent_domain")
def test_51_eminent_domain_turns_rivals_cubes_into_city_cubes() -> None:
    p = town("NS5a", era=1900)
    p.cube(1, "NS5b")
    p.cube(3, "EP5b")
    p.cube(2, "MJ9b")
    p.cube(None, "BE7c")
    p.event(2, "eminent_domain")
    assert set(p.options()) == {"lot NS5b", "lot EP5b", "stop"}
    p.do("lot NS5b", "stop")
    assert p.stands("NS5b") == "cube city"
    assert p.stands("EP5b") == "cube 3"
    assert p.gains() == [0, 0, 0, 0]
    assert p.offers("lot") == {"NS5b", "BE7c"}
    p.do("lot NS5b")
    assert p.stands("NS5b") == "house 2"
    assert p.gains() == [1, 0, 0, 0]
    over(p)


@shows("the_jungle")
def test_52_the_jungle_places_a_hospital_and_blames_the_mill_owner() -> None:
    p = town("NS5a", era=1900)
    p.put("factory", 1, "BE1a+BE1b")
    p.put("factory", 2, "BE1c+BE1d", "BE9a+BE9b")
    p.event(0, "the_jungle", "lot NS5b")
    assert p.stands("NS5b") == "hospital city"
    assert p.t.unrest == [2]
    over(p)


@shows("the_jungle")
def test_52_the_jungle_headlined_pays_1_more_for_houses_near_a_hospital() -> None:
    for headlined, points in ((False, [2, 1, 3, 1]), (True, [4, 1, 3, 1])):
        p = town("NS5a", era=1900)
        p.put("hospital", None, "GH2b")
        p.put("house", 0, "GH4a", "GH4b")
        p.put("factory", 2, "GH9a+GH9b")
        p.put("house", 1, "GH6c")  # beside the Factory
        if headlined:
            p.headline("the_jungle", 0)
        assert assess(p) == points


@shows("panic_of_1907")
def test_53_panic_of_1907_lowers_2_sector_tracks_for_5_vp() -> None:
    p = town("NS5a", era=1900)
    p.tracks(mining=2, industrial=4, commercial=6)
    p.event(0, "panic_of_1907")
    assert p.offers("track") == {"mining", "industrial", "commercial"}
    p.do("track commercial")
    assert p.offers("track") == {"mining", "industrial"}
    p.do("track mining")
    assert [p.track(id) for id in ("mining", "industrial", "commercial")] == [1, 4, 5]
    assert p.gains() == [5, 0, 0, 0]
    over(p)


@shows("panic_of_1907")
def test_53_panic_of_1907_headlined_takes_1_mm_from_every_card() -> None:
    p = town("NS5a", era=1900)
    p.headline("panic_of_1907", 0)
    p.mm(1, "labor")
    assert p.left == 3  # the card says 4


@shows("bessemer_boom")
def test_54_bessemer_boom_gives_7_mm_in_bessemer_only() -> None:
    p = town("NS5a", "BE7c", era=1900)
    p.mine(1, "leadville")
    p.event(0, "bessemer_boom")
    assert p.left == 7
    assert p.options() == ["buy-lot", "seize", "stop"]
    p.do("seize")
    assert p.options() == ["lot BE7c"]
    p.do("lot BE7c")
    assert p.left == 3
    p.do("buy-lot")
    assert p.offers("lot") == p.in_neighborhood("bessemer") - {"BE7c"}


@shows("steel_city_baseball")
def test_55_steel_city_baseball_pays_the_die_and_up_to_2_for_parks() -> None:
    for roll, parks, points in ((3, ("NS1a", "EP5b", "GH2b"), 5), (4, ("NS1a",), 5), (1, (), 1)):
        p = town("NS5a", era=1900)
        p.put("park_small", None, *parks)
        p.rolls(roll)
        p.event(0, "steel_city_baseball")
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("black_hand")
def test_56_black_hand_leaves_its_victim_the_choice() -> None:
    p = town("NS5a", era=1900)
    p.vp(10, 10, 10, 10)
    p.event(0, "black_hand")
    assert p.offers("player") == {"1", "2", "3"}
    p.do("player 2")
    p.by(2, "option 0")
    assert p.gains() == [4, 0, -4, 0]
    over(p)
    p = town("NS5a", era=1900)
    p.put("house", 2, "EP5b", "EP5a", "GH4a")
    p.event(0, "black_hand", "player 2")
    p.by(2, "option 1")
    assert p.who == 0
    assert p.offers("lot") == {"EP5b", "EP5a", "GH4a"}
    p.do("lot GH4a", "lot EP5b", "stop")
    assert p.map() == {"house 3 NS5a", "house 2 EP5a"}
    assert p.gains() == [0, 0, 0, 0]
    over(p)
