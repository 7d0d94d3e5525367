"""Cards 91 to 106 of the 1910 Era: what their events and Headlines do."""

from tests.rules.forged_in_steel.cards import assess, over, shows, town, unrest


@shows("bull_moose")
def test_91_bull_moose_pays_2_for_each_neighborhood_you_lead() -> None:
    p = town("NS5a", "NS5b", era=1910)
    p.put("house", 0, "NS4b", "GH4a", "EP5b")
    p.put("house", 1, "EP5a")
    p.event(0, "bull_moose")
    assert p.gains() == [4, 0, 0, 0]  # Goat Hill alone and East Pueblo in a tie
    p = town("NS5a", era=1910)
    p.put("house", 0, "GH4a", "EP5b", "MJ9b", "BE7c")
    p.event(0, "bull_moose")
    assert p.gains() == [6, 0, 0, 0]
    over(p)


@shows("bull_moose")
def test_91_bull_moose_headlined_lets_the_highest_mm_go_first() -> None:
    for headlined, order in ((False, [1, 3, 2]), (True, [2, 3, 1])):
        p = town("NS5a", era=1910)
        if headlined:
            p.headline("bull_moose", 0)
        p.hand(1, "electric_streetcars")  # 3
        p.hand(2, "gilded_age")  # 5
        p.hand(3, "labor")  # 4
        p.round()
        p.select("electric_streetcars", "gilded_age", "labor")
        assert [p.who, *p.t.queue] == order


@shows("commission_government")
def test_92_commission_government_draws_the_city_vp_to_you() -> None:
    p = town("NS5a", era=1910)
    p.event(1, "commission_government", "pair NS5b+NS5d", "lot NS5c", "lot NS4b", "lot NS1c")
    assert p.stands("NS5d") == "civic city"
    assert p.count("cube", None) == 3
    assert p.gains() == [0, 2, 0, 0]
    over(p)
    p.muscle(2, 1)
    p.do("build-house", "lot NS5c")
    assert p.gains() == [0, 3, 0, 0]  # the Mayor is seat 0


@shows("county_courthouse")
def test_93_county_courthouse_pays_for_civic_buildings_and_houses_beside_them() -> None:
    p = town("NS5a", era=1910)
    p.put("civic", None, "GH5a+GH5b")
    p.put("house", 0, "NS6a", "GH4b", "EP8a")
    p.event(0, "county_courthouse", "pair NS5b+NS5d")
    assert p.gains() == [4, 0, 0, 0]  # 2 Civic buildings, 2 Houses
    over(p)
    p = town("NS5a", era=1910)
    p.put("civic", None, "GH5a+GH5b", "EP2a+EP2b", "MJ10a+MJ10b", "BE6a+BE6b")
    p.put("house", 0, "NS6a", "NS6c", "NS9b", "GH4b", "BE7a")
    p.event(0, "county_courthouse", "pair NS5b+NS5d")
    assert p.gains() == [8, 0, 0, 0]  # 4 and 4 at most


@shows("vail_hotel")
def test_94_vail_hotel_opens_in_the_north_side_and_raises_commerce() -> None:
    p = town("NS5a", "GH4a", era=1910)
    p.event(0, "vail_hotel")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}
    p.do("lot NS5b")
    assert p.stands("NS5b") == "commercial 0"
    assert p.track("commercial") == 5
    over(p)


@shows("thatcher_building")
def test_95_thatcher_building_turns_a_house_into_a_shop() -> None:
    p = town("NS5a", era=1910)
    p.put("house", 0, "EP5b", "GH4a")
    p.event(0, "thatcher_building")
    assert p.offers("lot") == {"EP5b", "GH4a"}
    p.do("lot EP5b")
    assert p.map() == {"house 3 NS5a", "house 0 GH4a", "commercial 0 EP5b"}
    assert p.track("commercial") == 5
    over(p)


@shows("bungalow_craze")
def test_96_bungalow_craze_places_up_to_3_houses_beside_parks() -> None:
    p = town("NS5a", era=1910)
    p.put("park_medium", None, "EP8a+EP8b")
    p.event(0, "bungalow_craze")
    assert p.offers("lot") == {"EP5c", "EP5d", "EP7b"}
    assert p.can("stop")
    p.do("lot EP5c", "lot EP5d", "lot EP7b")
    assert p.count("house", 0) == 3
    over(p)


@shows("mountain_park")
def test_97_mountain_park_draws_2_of_your_houses_to_it() -> None:
    p = town("NS5a", era=1910)
    p.put("house", 0, "EP5b", "GH4a", "BE7c")
    p.event(0, "mountain_park", "pair NS5b+NS5d")
    assert p.stands("NS5d") == "park_medium city"
    assert p.track("north_side") == 2
    p.do("lot EP5b")
    assert p.offers("lot") == {"NS1d", "NS6a", "NS5c", "NS6c", "NS9b"}
    p.do("lot NS6a", "lot BE7c", "lot NS9b")
    assert p.map() == {
        *("house 3 NS5a", "park_medium city NS5b+NS5d", "house 0 GH4a", "house 0 NS6a", "house 0 NS9b"),
    }
    over(p)


@shows("syrian_peddlers")
def test_98_syrian_peddlers_open_the_first_shop_or_walk_the_route() -> None:
    p = town("NS5a", era=1910)
    p.put("house", 0, "GH2b", "EP5b", "MJ4a")
    p.put("commercial", 1, "EP2a")
    p.event(0, "syrian_peddlers", "option 0")
    assert p.offers("lot") == {"GH2a", "GH2d", "MJ4b", "MJ4c"}
    p.do("lot GH2a")
    assert p.stands("GH2a") == "commercial 0"
    over(p)
    p.event(0, "syrian_peddlers", "option 1")
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("jitney_buses")
def test_99_jitney_buses_exchange_houses_and_move_one() -> None:
    p = town("NS5a", era=1910)
    p.put("house", 0, "EP5b")
    p.put("house", 1, "GH4a")
    p.event(0, "jitney_buses")
    assert p.options() == ["lot EP5b"]
    p.do("lot EP5b")
    assert p.offers("lot") == {"NS5a", "GH4a"}
    p.do("lot NS5a")
    assert p.stands("NS5a") == "house 0"
    assert p.stands("EP5b") == "house 3"
    assert p.options() == ["lot NS5a", "stop"]
    p.do("lot NS5a", "lot GH4b")
    assert p.map() == {"house 0 GH4b", "house 1 GH4a", "house 3 EP5b"}
    over(p)


@shows("red_scare")
def test_100_red_scare_costs_opponents_their_cubes() -> None:
    p = town("NS5a", era=1910)
    p.vp(10, 10, 10, 10)
    p.unrest(0, 0, 0, 1, 1, 3)
    p.event(0, "red_scare", "unrest-cube 0", "unrest-cube 0", "stop")
    assert p.gains() == [2, -2, 0, -1]
    assert unrest(p) == [0, 1, 1, 3]
    over(p)


@shows("red_scare")
def test_100_red_scare_headlined_forbids_labor_events_and_costs_vp_at_the_end() -> None:
    p = town("NS5a", era=1910)
    p.headline("red_scare", 0)
    p.turn(1, "mother_jones")
    assert p.options() == ["muscle"]
    p.turn(1, "movies")
    assert p.options() == ["muscle", "event"]
    p = town(era=1910)
    p.vp(10, 10, 10, 10)
    p.headline("red_scare", 0)
    p.unrest(0, 1, 1)
    assert assess(p) == [-1, -2, 0, 0]


@shows("court_injunction")
def test_101_court_injunction_places_a_house_and_takes_2_lots() -> None:
    p = town("NS5a", era=1910)
    p.cube(1, "NS5b")
    p.cube(2, "EP5b", "EP5a")
    p.cube(None, "BE7c")
    p.event(0, "court_injunction", "lot NS5c")
    assert p.stands("NS5c") == "house 0"
    assert p.offers("lot") == {"NS5b", "EP5b", "EP5a"}
    assert p.can("stop")
    p.do("lot NS5b", "lot EP5b", "stop")
    assert p.stands("NS5b") == "cube 0"
    assert p.stands("EP5b") == "cube 0"
    assert p.stands("EP5a") == "cube 2"
    assert p.gains() == [0, 0, 0, 0]
    over(p)


@shows("mutual_aid_lodge")
def test_102_mutual_aid_lodge_plays_an_immigrant_card_and_draws_one() -> None:
    p = town("NS5a", era=1910)
    p.hand(0, "volga_german_farmers", "labor")
    p.stack("city_park")
    p.event(0, "mutual_aid_lodge")
    assert p.options() == ["card volga_german_farmers"]
    p.do("card volga_german_farmers", "option 0", "lot EP5b", "lot EP2a")
    assert p.count("house", 0) == 2
    assert p.gains() == [1, 0, 0, 0]
    assert set(p.ids(p.t.hands[0])) == {"labor", "city_park"}
    assert {"volga_german_farmers", "mutual_aid_lodge"} <= set(p.ids(p.t.box))
    over(p)
    p = town("NS5a", era=1910)
    p.hand(0, "labor")
    p.event(0, "mutual_aid_lodge", "lot NS5b")  # no Immigrant card: a House
    assert p.stands("NS5b") == "house 0"
    assert p.ids(p.t.hands[0]) == ["labor"]
    over(p)


@shows("income_tax")
def test_103_income_tax_takes_2_from_every_richer_opponent() -> None:
    p = town("NS5a", era=1910)
    p.vp(10, 11, 10, 20)
    p.event(0, "income_tax")
    assert p.gains() == [4, -2, 0, -2]
    p = town("NS5a", era=1910)
    p.vp(10, 11, 12, 13)
    p.event(0, "income_tax")
    assert p.gains() == [6, -2, -2, -2]  # all who were richer when it was played
    p = town("NS5a", era=1910)
    p.vp(10, 10, 9, 0)
    p.event(0, "income_tax")
    assert p.gains() == [1, 0, 0, 0]
    over(p)


@shows("income_tax")
def test_103_income_tax_headlined_levels_the_first_and_the_last() -> None:
    for points, change in (((10, 5, 5, 2), [-3, 0, 0, 3]), ((10, 10, 2, 2), [0, 0, 0, 0])):
        p = town(era=1910)
        p.vp(*points)
        p.headline("income_tax", 1)
        assert assess(p) == change


@shows("montenegrin_miners")
def test_104_montenegrin_miners_open_a_seam_or_better_one() -> None:
    p = town("NS5a", era=1910)
    p.rolls(2)
    p.event(0, "montenegrin_miners", "option 0", "mine orient", "lot NS5b")
    assert p.mine_owner("orient") == 0
    assert p.stands("NS5b") == "cube 0"
    assert p.gains() == [2, 0, 0, 0]
    over(p)
    p = town("NS5a", era=1910)
    p.mine(1, *p.city.mine_ids)
    p.event(0, "montenegrin_miners", "option 0")
    assert p.gains() == [4, 0, 0, 0]
    assert p.count("cube", 0) == 0
    over(p)
    p = town("NS5a", era=1910)
    p.event(0, "montenegrin_miners", "option 1", "lot NS5b")
    assert p.track("mining") == 2
    assert p.stands("NS5b") == "house 0"
    over(p)


@shows("suffrage")
def test_105_suffrage_raises_a_neighborhood_for_who_is_not_last() -> None:
    p = town("NS5a", era=1910)
    p.vp(5, 1, 9, 9)
    p.event(0, "suffrage")
    assert len(p.offers("track")) == 5
    assert not p.can("track mining")
    p.do("track goat_hill")
    assert p.track("goat_hill") == 2
    over(p)


@shows("pittsburgh_of_the_west")
def test_106_pittsburgh_of_the_west_pays_2_a_kind_up_to_8() -> None:
    p = town("NS5a", era=1910)
    p.put("house", 0, "GH4a", "GH4b")
    p.mine(0, "leadville", "orient")
    p.put("factory", 0, "BE1a+BE1b")
    p.event(0, "pittsburgh_of_the_west")
    assert p.gains() == [6, 0, 0, 0]
    p.put("mansion", 0, "EP2a+EP2b")
    p.put("commercial", 0, "MJ9b")
    p.note()
    p.event(0, "pittsburgh_of_the_west")
    assert p.gains() == [8, 0, 0, 0]
    over(p)
