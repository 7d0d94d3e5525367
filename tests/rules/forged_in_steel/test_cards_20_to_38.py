"""Cards 20 to 38 of the 1890 Era: what their events and Headlines do."""

from tests.rules.forged_in_steel.cards import over, shows, town


@shows("pinkertons")
def test_20_pinkertons_show_a_hand_place_a_house_and_calm_2() -> None:
    p = town("NS5a")
    p.hand(1, "labor", "rosemount")
    p.hand(2, "free_silver")
    p.unrest(0, 0, 0)
    p.event(0, "pinkertons")
    assert p.offers("player") == {"1", "2"}  # seat 3 has no cards
    p.do("player 1")
    assert sorted(p.t.known[0]) == [128 + 3, 128 + 18]
    p.do("lot NS5b", "unrest-cube 0", "unrest-cube 0", "stop")
    assert p.stands("NS5b") == "house 0"
    assert p.t.unrest == [0]
    over(p)


@shows("populist_governor")
def test_21_populist_governor_lifts_you_but_not_past_the_mayor() -> None:
    for seat, order in ((2, [0, 2, 1, 3]), (1, [0, 1, 2, 3]), (3, [0, 1, 3, 2])):
        p = town("NS5a")
        p.event(seat, "populist_governor", "lot NS5b")
        assert p.offers("lot") == {"NS1c", "NS4b", "NS5c", "NS1d", "NS5d", "NS6a"}
        p.do("lot NS5d")
        assert p.t.influence == order
        assert p.stands("NS5b") == f"house {seat}"
        assert p.stands("NS5d") == f"cube {seat}"
        over(p)


@shows("spanish_american_war")
def test_22_spanish_american_war_builds_a_factory_or_raises_industrial() -> None:
    p = town("GH6c")
    p.event(0, "spanish_american_war")
    assert p.options() == ["option 0", "option 1"]
    p.do("option 0", "pair GH9a+GH9c")
    assert p.stands("GH9c") == "factory 0"
    assert p.track("industrial") == 3
    over(p)
    for factories, points in ((("BE1a+BE1b",), 1), (("BE1a+BE1b", "BE1c+BE1d", "BE9a+BE9b", "BE9c+BE9d"), 3)):
        p = town("GH6c")
        p.put("factory", 0, *factories)
        p.put("factory", 1, "EP6a+EP6b")
        p.event(0, "spanish_american_war", "option 1")
        assert p.track("industrial") == 4
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("spanish_american_war")
def test_22_spanish_american_war_headlined_makes_factories_cost_1() -> None:
    p = town("NS5a")
    p.cube(1, "BE1a+BE1b")
    p.headline("spanish_american_war", 0)
    p.muscle(1, 2)
    p.do("build-factory", "pair BE1a+BE1b")
    assert p.left == 1


@shows("yellow_journalism")
def test_23_yellow_journalism_moves_or_kills_a_headline_for_4_vp() -> None:
    p = town("NS5a")
    p.headline("labor", 1)
    p.headline("gilded_age", 2)
    p.event(0, "yellow_journalism", "option 0")
    assert p.options() == ["headline 0", "headline 1"]
    p.do("headline 1")
    assert p.ids(p.t.headlines) == ["labor", "gilded_age"]
    assert p.t.holders == [0, 2]
    assert p.gains() == [4, 0, 0, 0]
    over(p)
    p.note()
    p.event(1, "yellow_journalism", "option 1", "headline 0")
    assert p.ids(p.t.headlines) == ["gilded_age"]
    assert p.t.holders == [2]
    assert p.card("labor") in p.t.box
    assert p.gains() == [0, 4, 0, 0]
    over(p)


@shows("first_national_bank")
def test_24_first_national_bank_builds_beside_civic_buildings_and_mansions() -> None:
    p = town("NS5a")
    p.put("civic", None, "GH5a+GH5b")
    p.put("mansion", 1, "MJ10a+MJ10b")
    p.event(0, "first_national_bank")
    assert p.offers("lot") == {"GH4b", "EP3a", "MJ8c", "MJ8d", "MJ9b"}
    p.do("lot GH4b")
    assert p.stands("GH4b") == "commercial 0"
    over(p)


@shows("columbian_exposition")
def test_25_columbian_exposition_places_a_park_its_headline_pays_for_later_ones() -> None:
    p = town("NS5a")
    p.event(0, "columbian_exposition", "lot NS5b")
    assert p.stands("NS5b") == "park_small city"
    assert p.track("north_side") == 2
    assert p.gains() == [0, 0, 0, 0]
    over(p)
    p.event(1, "mineral_palace", "pair NS1c+NS1d")
    assert p.gains() == [1, 1, 0, 0]  # who places the Park, and whose cube is on the Headline
    p.note()
    p.event(0, "rosemount", "pair MJ4a+MJ4c", "lot MJ4b")
    assert p.gains() == [2, 0, 0, 0]


@shows("sisters_of_charity")
def test_26_sisters_of_charity_place_a_hospital_and_a_house_beside_it() -> None:
    p = town("NS5a")
    p.event(0, "sisters_of_charity", "lot NS5b")
    assert p.stands("NS5b") == "hospital city"
    assert p.offers("lot") == {"NS1d", "NS5d", "NS6a"}
    p.do("lot NS6a")
    assert p.stands("NS6a") == "house 0"
    over(p)
    p = town("NS5a")
    p.put("hospital", None, "EP5b", "EP8a", "BE7c")
    p.event(0, "sisters_of_charity")  # no Hospital is left, so there is no House beside it
    assert p.count("house", 0) == 0
    over(p)


@shows("bessemer_ditch")
def test_27_bessemer_ditch_stakes_lots_in_4_neighborhoods() -> None:
    p = town("NS5a")
    p.event(0, "bessemer_ditch", "lot NS9a", "lot EP5b", "lot BE12d")
    rest = p.in_neighborhood("goat_hill") | p.in_neighborhood("mesa_junction")
    assert p.offers("lot") == rest
    p.do("lot GH2b")
    assert p.count("cube", 0) == 4
    over(p)


@shows("peppersauce_bottoms")
def test_28_peppersauce_bottoms_places_2_houses_by_the_river() -> None:
    p = town("GH7d", "NS5a")
    p.event(0, "peppersauce_bottoms")
    assert p.offers("lot") == {"GH10b", "GH8c"}
    p.do("lot GH8c")
    assert p.offers("lot") == {"GH10b", "GH8a", "GH11a", "EP6c"}
    p.do("lot EP6c")
    assert p.count("house", 0) == 2
    over(p)


@shows("goat_hill_homesteads")
def test_29_goat_hill_homesteads_place_a_house_and_raise_goat_hill() -> None:
    p = town("NS2b", "GH4a")
    p.event(0, "goat_hill_homesteads")
    assert p.offers("lot") == {"GH1a", "GH2c", "GH3b", "GH4b", "GH4c"}
    p.do("lot GH1a")
    assert p.stands("GH1a") == "house 0"
    assert p.track("goat_hill") == 2
    over(p)


@shows("philadelphia_smelter")
def test_30_philadelphia_smelter_places_a_factory_and_pays_for_all_mines_up_to_6() -> None:
    for mines, points in ((4, 4), (8, 6)):
        p = town("GH6c")
        p.mine(0, p.city.mine_ids[0])
        p.mine(1, *p.city.mine_ids[1:mines])
        p.event(0, "philadelphia_smelter", "pair GH9a+GH9b")
        assert p.stands("GH9a") == "factory 0"
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("irish_section_hands")
def test_31_irish_section_hands_settle_beside_your_houses_or_in_goat_hill() -> None:
    p = town("GH4a", "NS8d")
    p.put("house", 0, "NS1a")
    p.event(0, "irish_section_hands", "option 0")
    assert p.offers("lot") == {"NS1b", "NS1c"}
    p.do("lot NS1b")
    assert p.offers("lot") == {"NS1c", "NS1d", "NS2a"}
    p.do("lot NS2a")
    assert p.count("house", 0) == 3
    over(p)
    p = town("GH4a", "NS8d")
    p.event(0, "irish_section_hands", "option 1")
    assert p.offers("lot") == {"GH2c", "GH3b", "GH4b", "GH4c"}
    p.do("lot GH4b", "lot GH4c", "lot GH5a")
    assert p.stands("GH4b") == "house 0"
    assert p.stands("GH4c") == "cube 0"
    assert p.stands("GH5a") == "cube 0"
    over(p)


@shows("cousin_jacks")
def test_32_cousin_jacks_dig_a_mine_or_raise_mining() -> None:
    p = town("NS5a")
    p.rolls(1)
    p.event(0, "cousin_jacks")  # without a Mine there is one way only
    p.do("mine orient", "lot NS5b")
    assert p.mine_owner("orient") == 0
    assert p.stands("NS5b") == "house 0"
    assert p.gains() == [1, 0, 0, 0]
    over(p)
    for mines, points in ((2, 2), (4, 3)):
        p = town("NS5a")
        p.mine(0, *p.city.mine_ids[:mines])
        p.event(0, "cousin_jacks")
        assert p.options() == ["option 0", "option 1"]
        p.do("option 1")
        assert p.track("mining") == 2
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("german_brewers")
def test_33_german_brewers_build_between_houses_or_raise_commerce() -> None:
    p = town("NS5a", "NS5d", "GH4a")
    p.put("house", 0, "EP5a", "EP5d", "EP8a", "EP2b", "MJ4a")
    p.event(0, "german_brewers", "option 0")
    assert p.offers("lot") == {"NS5b", "NS5c", "EP5b", "EP5c", "EP8b"}  # beside 2 Houses, whoever owns them
    p.do("lot NS5b")
    assert p.stands("NS5b") == "commercial 0"
    over(p)
    p.event(0, "german_brewers", "option 1")
    assert p.track("commercial") == 5
    assert p.gains() == [3, 0, 0, 0]  # 4 Houses in East Pueblo, but no more than 3
    p = town("NS5a")
    p.put("house", 0, "EP5a", "EP5d", "MJ4a")
    p.event(0, "german_brewers", "option 1")
    assert p.gains() == [2, 0, 0, 0]


@shows("italian_laborers")
def test_34_italian_laborers_build_on_cubes_or_in_mesa_junction() -> None:
    p = town("NS5a")
    p.cube(0, "NS5b")
    p.cube(1, "EP5b")
    p.cube(None, "BE7c")
    p.event(2, "italian_laborers", "option 0")
    assert p.offers("lot") == {"NS5b", "EP5b", "BE7c"}
    p.do("lot NS5b", "lot EP5b")
    assert p.count("house", 2) == 3
    assert p.gains() == [2, 1, 0, 0]  # the Mayor's own cube and the City's
    over(p)
    p = town("NS5a")
    p.event(2, "italian_laborers", "option 1")
    assert p.offers("lot") == p.in_neighborhood("mesa_junction")
    p.do("lot MJ4a", "lot MJ9b")
    assert p.count("house", 2) == 2
    over(p)


@shows("kindergarten")
def test_35_kindergarten_raises_where_you_have_2_houses() -> None:
    p = town("NS5a")
    p.put("house", 0, "GH4a", "GH4b", "EP5a", "EP5b", "BE7c")
    p.put("house", 1, "BE7a")
    p.event(0, "kindergarten")
    assert p.offers("track") == {"goat_hill", "east_pueblo"}
    p.do("track east_pueblo")
    assert p.track("east_pueblo") == 2
    assert p.gains() == [2, 0, 0, 0]
    over(p)
    p = town("NS5a")
    p.event(0, "kindergarten")
    assert p.gains() == [2, 0, 0, 0]
    assert p.track("north_side") == 1


@shows("city_waterworks")
def test_36_city_waterworks_lays_4_city_cubes_and_builds_on_one() -> None:
    p = town("NS5a")
    p.event(1, "city_waterworks")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}
    p.do("lot NS5b", "lot NS5c", "lot NS5d", "lot NS6a")
    assert p.count("cube", None) == 4
    assert p.offers("lot") == {"NS5b", "NS5c", "NS5d", "NS6a"}
    p.do("lot NS6a")
    assert p.stands("NS6a") == "house 1"
    assert p.count("cube", None) == 3
    assert p.gains() == [1, 0, 0, 0]
    over(p)


@shows("company_scrip")
def test_37_company_scrip_pays_3_a_mine_and_factory_up_to_12() -> None:
    for mines, points in ((2, 9), (5, 12)):
        p = town("NS5a")
        p.put("factory", 0, "BE1a+BE1b")
        p.put("factory", 1, "BE1c+BE1d")
        p.mine(0, *p.city.mine_ids[:mines])
        p.event(0, "company_scrip")
        assert p.gains() == [points, 0, 0, 0]
        assert p.t.unrest == [0]
        over(p)


@shows("brick_yards")
def test_38_brick_yards_give_5_mm_for_houses_only() -> None:
    p = town("NS5a")
    p.put("house", 1, "MJ9b")
    p.cube(0, "NS5b", "BE1a+BE1b", "MJ10a")
    p.event(0, "brick_yards")
    assert p.left == 5
    assert p.options() == ["build-house", "stop"]
    p.do("build-house", "lot NS5b")
    assert p.left == 4
    assert not p.can("buy-lot")
    assert not p.can("build-factory")
    assert not p.can("seize")
    assert not p.can("buy-mine")
    p.do("build-house")
    assert p.offers("lot") == {"BE1a", "BE1b", "MJ10a"}
    p.do("lot MJ10a", "stop")
    over(p)
