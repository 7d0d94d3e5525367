"""Cards 75 to 90 of the 1910 Era: what their events and Headlines do."""

from tests.rules.forged_in_steel.cards import assess, over, shows, town, unrest


@shows("ludlow_massacre")
def test_75_ludlow_massacre_starts_a_riot_against_the_greatest_mine_owner() -> None:
    p = town("EP5b", era=1910)
    p.mine(1, "leadville", "orient")
    p.mine(2, "calumet")
    p.put("house", 1, "NS5a", "NS5b", "GH4a")
    p.put("house", 2, "NS6a", "NS6b")
    p.unrest(2, 2, 3)
    p.rolls(1)
    p.event(0, "ludlow_massacre")
    assert p.who == 0
    assert p.offers("lot") == {"NS5a", "NS5b", "GH4a"}
    p.do("lot NS5a")  # 1 + 2 points: NS5a, NS5b, NS6a
    assert p.map() == {"house 3 EP5b", "house 1 GH4a", "house 2 NS6b"}
    assert p.mine_owner("leadville") == 1
    # below 8 cubes: no penalty, nothing cleared
    assert p.gains() == [3, 0, 0, 0]
    assert unrest(p) == [2, 2, 3]
    over(p)


@shows("ludlow_massacre")
def test_75_ludlow_massacre_without_mines_is_an_ordinary_riot() -> None:
    p = town("EP5b", era=1910)
    p.put("house", 2, "NS5a")
    p.unrest(2, 2, 0)
    p.event(0, "ludlow_massacre")
    # the fewest cubes and the lowest Influence
    assert p.who == 3
    assert p.options() == ["lot NS5a"]
    p.do("lot NS5a")
    assert p.map() == {"house 3 EP5b"}
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("ludlow_massacre")
def test_75_ludlow_massacre_headlined_takes_1_vp_from_each_mine() -> None:
    for track, points in ((3, [4, 0, 3, 0]), (1, [0, 0, 1, 0])):  # seat 2 is Mining Official
        p = town(era=1910)
        p.tracks(mining=track)
        p.mine(0, "leadville", "orient")
        p.mine(2, "calumet")
        p.headline("ludlow_massacre", 3)
        assert assess(p) == points


@shows("wobblies")
def test_76_wobblies_hand_your_unrest_to_an_opponent() -> None:
    p = town("NS5a", era=1910)
    p.unrest(0, 0, 0, 1)
    p.event(0, "wobblies", "unrest-cube 0", "unrest-cube 0", "stop")
    assert p.offers("player") == {"1", "2", "3"}
    p.do("player 2", "lot NS5b")
    assert unrest(p) == [0, 1, 2, 2]
    assert p.stands("NS5b") == "house 0"
    over(p)
    p = town("NS5a", era=1910)
    p.unrest(1)
    p.event(0, "wobblies", "lot NS5b")  # nothing of yours there: nobody gets any
    assert p.t.unrest == [1]
    over(p)


@shows("rockefeller_plan")
def test_77_rockefeller_plan_clears_the_track_for_up_to_8_vp() -> None:
    for cubes, points in (((0, 1, 2), 5), ((0, 1, 1, 2, 3, 3, 0), 8), ((), 2)):
        p = town("NS5a", era=1910)
        p.unrest(*cubes)
        p.event(0, "rockefeller_plan")
        assert p.t.unrest == []
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("national_guard")
def test_78_national_guard_builds_an_armory_and_calms_for_vp() -> None:
    p = town("NS5a", era=1910)
    p.unrest(0, 0, 0, 1)
    p.event(0, "national_guard", "pair NS5b+NS5d", "unrest-cube 0", "unrest-cube 0", "stop")
    assert p.stands("NS5b") == "civic city"
    assert unrest(p) == [0, 1]
    assert p.gains() == [4, 0, 0, 0]
    over(p)
    p = town("NS5a", era=1910)
    p.event(0, "national_guard", "pair NS5b+NS5d")
    assert p.gains() == [2, 0, 0, 0]


@shows("mother_jones")
def test_79_mother_jones_lets_each_opponent_choose() -> None:
    p = town("NS5a", era=1910)
    p.vp(10, 10, 10, 10)
    p.event(0, "mother_jones")
    p.by(1, "option 0")
    p.by(2, "option 1")
    p.by(3, "option 1")
    assert p.t.unrest == [1]
    assert p.gains() == [6, 0, -2, -2]
    over(p)


@shows("temperance")
def test_80_temperance_lowers_commerce_and_raises_a_neighborhood() -> None:
    p = town("NS5a", era=1910)
    p.tracks(commercial=6, goat_hill=4)
    p.event(0, "temperance")
    assert p.offers("track") == {"north_side", "east_pueblo", "mesa_junction", "bessemer"}
    p.do("track bessemer")
    assert p.track("commercial") == 5
    assert p.track("bessemer") == 2
    assert p.gains() == [2, 0, 0, 0]
    over(p)


@shows("country_club_set")
def test_81_country_club_set_pays_for_houses_beside_your_mansions_up_to_3() -> None:
    for more, points in (((), 2), (("GH2a", "GH2b"), 3)):
        p = town("GH1d", era=1910)
        p.put("house", 0, "GH4a", "GH4b", "EP5b", *more)
        p.put("mansion", 1, "EP5c+EP5d")
        p.event(0, "country_club_set", "pair GH2c+GH2d")
        assert p.stands("GH2c") == "mansion 0"
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("movies")
def test_82_movies_open_beside_shops_and_civic_buildings() -> None:
    p = town("NS5a", era=1910)
    p.put("civic", None, "GH5a+GH5b")
    p.put("commercial", 1, "MJ9b")
    p.event(0, "movies")
    assert p.offers("lot") == {"GH4b", "EP3a", "MJ10a", "MJ7d"}
    p.do("lot MJ7d")
    assert p.stands("MJ7d") == "commercial 0"
    over(p)


@shows("pueblo_fireman")
def test_83_pueblo_fireman_pays_1_4_4_or_7_by_the_die() -> None:
    for roll, points in ((1, 1), (2, 4), (3, 4), (4, 7)):
        p = town("NS5a", era=1910)
        p.rolls(roll)
        p.event(0, "pueblo_fireman")
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("land_boom")
def test_84_land_boom_settles_east_pueblo() -> None:
    p = town("NS5a", era=1910)
    p.event(0, "land_boom")
    assert p.offers("lot") == p.in_neighborhood("east_pueblo")
    p.do("lot EP5b", "lot EP2a", "lot EP8a")
    assert p.map() == {"house 3 NS5a", "house 0 EP5b", "cube 0 EP2a", "cube 0 EP8a"}
    over(p)


@shows("land_boom")
def test_84_land_boom_headlined_pays_2_for_every_cube_built_over() -> None:
    p = town("NS5a", era=1910)
    p.headline("land_boom", 3)
    p.cube(1, "NS5b")
    p.cube(None, "NS5c")
    p.muscle(2, 2)
    p.do("build-house", "lot NS5b", "build-house", "lot NS5c")
    assert p.gains() == [2, 2, 0, 0]


@shows("vaudeville")
def test_85_vaudeville_pays_3_without_a_card_to_play() -> None:
    p = town("NS5a", era=1910)
    p.event(0, "vaudeville")
    assert p.gains() == [3, 0, 0, 0]
    over(p)


@shows("the_great_war")
def test_86_the_great_war_raises_mining_and_industry_and_pays_up_to_5() -> None:
    for mines, points in ((2, 3), (6, 5)):
        p = town("NS5a", era=1910)
        p.put("factory", 0, "BE1a+BE1b")
        p.mine(0, *p.city.mine_ids[:mines])
        p.event(0, "the_great_war")
        assert p.track("mining") == 2
        assert p.track("industrial") == 4
        assert p.gains() == [points, 0, 0, 0]
        over(p)


@shows("the_great_war")
def test_86_the_great_war_headlined_adds_1_mm_to_every_card() -> None:
    p = town("NS5a", era=1910)
    p.headline("the_great_war", 0)
    p.mm(1, "labor")
    assert p.left == 5  # the card says 4
    p = town("NS5a", era=1910)
    p.headline("the_great_war", 0)
    p.headline("panic_of_1907", 2)  # newer: it takes 1 instead
    p.mm(1, "labor")
    assert p.left == 3


@shows("paving_contracts")
def test_87_paving_contracts_lay_3_city_cubes_and_pay_for_all_up_to_6() -> None:
    for before, points in ((("EP5b",), 4), (("EP5b", "EP5a", "BE7c", "MJ9b"), 6)):
        p = town("NS5a", era=1910)
        p.cube(None, *before)
        p.event(1, "paving_contracts", "lot NS5b", "lot NS5c", "lot NS4b")
        assert p.stands("NS4b") == "cube city"
        assert p.gains() == [0, points, 0, 0]
        over(p)


@shows("spanish_influenza")
def test_88_spanish_influenza_takes_a_house_in_each_of_4_neighborhoods() -> None:
    p = town("NS5a", "EP5b", era=1910)
    p.put("house", 0, "NS5b", "MJ9b")
    p.put("house", 1, "GH4a", "BE7c", "BE10b")
    p.put("hospital", None, "GH2b")
    p.event(0, "spanish_influenza")
    assert p.offers("lot") == {"NS5a", "EP5b", "NS5b", "MJ9b", "BE7c", "BE10b"}
    assert p.can("stop")
    p.do("lot NS5a")
    assert p.offers("lot") - {"NS5a"} == {"EP5b", "MJ9b", "BE7c", "BE10b"}  # NS5a could be put back
    p.do("lot BE7c", "lot EP5b", "stop")
    assert p.map() == {
        *("house 0 NS5b", "house 0 MJ9b", "house 1 GH4a", "house 1 BE10b", "hospital city GH2b"),
    }
    over(p)


@shows("spanish_influenza")
def test_88_spanish_influenza_headlined_skips_immigration() -> None:
    for headlined, cubes in ((False, 5), (True, 0)):
        p = town("NS5a", era=1910)
        p.put("commercial", 0, "MJ9b")
        if headlined:
            p.headline("spanish_influenza", 0)
        p.immigration()
        assert len(p.t.unrest) == cubes


@shows("refugees_of_revolution")
def test_89_refugees_settle_by_the_mill_or_with_kin() -> None:
    p = town("NS5a", era=1910)
    p.put("factory", 1, "BE2a+BE2c")
    p.event(0, "refugees_of_revolution", "option 0")
    assert p.offers("lot") == {"BE1b", "BE1d", "BE5a"}
    assert p.can("stop")
    p.do("lot BE1b", "lot BE1d", "stop")
    assert p.count("house", 0) == 2
    assert p.gains() == [0, 0, 0, 0]
    over(p)
    p = town("NS5a", era=1910)
    p.event(0, "refugees_of_revolution", "option 1")
    assert p.offers("lot") == p.in_neighborhood("goat_hill") | p.in_neighborhood("mesa_junction")
    p.do("lot GH2b", "lot MJ9b")
    assert p.count("house", 0) == 2
    assert p.gains() == [1, 0, 0, 0]
    over(p)


@shows("great_steel_strike")
def test_90_great_steel_strike_lowers_industry_and_hits_mill_owners() -> None:
    p = town("NS5a", era=1910)
    p.tracks(industrial=5)
    p.put("factory", 0, "GH9a+GH9b")
    p.put("factory", 1, "BE1a+BE1b", "BE1c+BE1d", "BE9a+BE9b")
    p.put("factory", 2, "BE9c+BE9d")
    p.event(0, "great_steel_strike", "lot NS5b")
    assert p.track("industrial") == 4
    assert unrest(p) == [1, 1, 2]
    assert p.stands("NS5b") == "house 0"
    over(p)
