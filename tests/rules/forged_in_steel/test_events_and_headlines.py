"""Events, Headlines and the Prosperity tracks: FIS-153 to FIS-174."""

from pathlib import Path

import pytest

from boomtown.games.forged_in_steel.rules.elections import CleanUp
from boomtown.games.forged_in_steel.rules.places import cubes_left
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, assess, beside, own_mines, pack
from tests.rules.forged_in_steel.position import Position


def around_a_house() -> Position:
    """One House of blue at NS5d: the City Grid is that Lot and the four around it."""
    p = Position()
    p.put("house", BLUE, "NS5d")
    return p


@pytest.mark.rule("FIS-153")
def test_a_card_is_played_for_its_event_instead_of_its_muscle() -> None:
    p = Position()
    p.put("house", BLUE, "NS11b")
    p.cube(RED, "NS11a")
    p.turn(RED, "company_scrip")
    assert p.options() == ["muscle", "event"]
    own_mines(p, RED, 2)
    p.do("event")
    assert p.gains() == [6, 0, 0, 0]  # 3 VP for each Mine
    assert p.t.unrest == [RED]
    assert p.step == ""  # no MM besides
    q = Position()
    own_mines(q, RED, 2)
    q.mm(RED, "company_scrip")
    assert (q.step, q.left) == ("Spend", 3)
    assert (q.gains(), q.t.unrest) == ([0, 0, 0, 0], [])


@pytest.mark.rule("FIS-154")
def test_every_part_of_an_event_is_carried_out_and_only_the_impossible_is_skipped() -> None:
    p = Position()
    p.put("house", BLUE, "NS12a", "NS13a")  # Factory spaces on the City Grid
    p.event(RED, "cfi_merger")
    assert p.step == "Choose place"
    assert "stop" not in p.options()
    assert p.why("stop")
    p.do("pair NS13c+NS13d")
    assert (p.stands("NS13c"), p.track("industrial")) == ("factory 0", 4)
    q = around_a_house()  # no Factory space within reach
    q.event(RED, "cfi_merger")
    assert (q.step, q.count("factory", RED), q.track("industrial")) == ("", 0, 4)
    full = Position()
    full.put("house", BLUE, "NS12a", "NS13a")
    full.tracks(industrial=6)
    full.event(RED, "cfi_merger", "pair NS13c+NS13d")
    assert (full.count("factory", RED), full.track("industrial")) == (1, 6)


@pytest.mark.rule("FIS-155")
def test_an_event_places_on_the_city_grid_unless_the_card_says_anywhere() -> None:
    p = Position()
    p.put("house", BLUE, "NS2b", "NS6b")  # each beside one Lot of Goat Hill
    p.event(RED, "labor")  # 2 Houses in Goat Hill, East Pueblo or Bessemer
    assert p.offers("lot") == {"GH1a", "GH3a"}
    p.do("lot GH1a")
    assert p.offers("lot") == {"GH1b", "GH1c", "GH3a"}  # the grid has grown
    q = Position()
    q.put("house", BLUE, "NS2b")
    q.event(RED, "bessemer_annexation")  # on the City Grid or off it
    assert q.offers("lot") == q.in_neighborhood("bessemer")


@pytest.mark.rule("FIS-156")
def test_an_event_house_needs_no_cube_only_a_vacant_lot_of_the_grid() -> None:
    p = around_a_house()
    p.cube(GREEN, "GH1a")  # its own small grid
    p.event(RED, "fire_brigade")
    assert p.offers("lot") == {"NS5b", "NS5c", "NS6c", "NS9b", "NS2b", "GH1a", "GH1b", "GH1c"}
    assert p.why("lot NS5d")  # taken
    assert p.why("lot NS1a")  # off the grid
    p.do("lot NS5b")
    assert p.stands("NS5b") == "house 0"
    assert p.gains() == [0, 0, 0, 0]
    q = around_a_house()
    q.muscle(RED, 5)
    assert not q.can("build-house")  # with MM a cube must be there first


@pytest.mark.rule("FIS-157")
def test_an_event_factory_uses_factory_spaces(tmp_path: Path) -> None:
    p = Position()
    p.put("house", BLUE, "NS12a", "NS13a")
    assert beside(p, "NS12a") >= {"NS12b"}
    p.event(RED, "cfi_merger")
    assert p.offers("pair") == {"NS11b+NS11d", "NS13c+NS13d"}  # not NS12b+NS12d, which shows no symbols
    assert p.why("pair NS12b+NS12d")
    off_grid = Position()
    off_grid.era(1900)
    off_grid.event(RED, "minnequa_works")  # 'on the City Grid or off it': still Factory spaces
    spaces = off_grid.offers("pair")
    assert spaces == {
        name
        for number, name in enumerate(off_grid.names("pair"))
        if off_grid.city.pair_factory[number] and name.startswith("BE")
    }
    assert "BE3a+BE3b" not in spaces
    old = '{do = "place", what = "factory"},\n  {do = "track", track = "industrial", step = 1}'
    new = old.replace('"factory"}', '"factory", site = {anywhere = true}}')
    content = pack(tmp_path, "cards.toml", (old, new))
    any_place = Position(content=content)
    any_place.put("house", BLUE, "NS12a")
    any_place.event(RED, "cfi_merger")
    assert {"NS12b+NS12d", "EP5a+EP5b", "NS11b+NS11d"} <= any_place.offers("pair")


@pytest.mark.rule("FIS-158")
def test_an_event_commercial_building_needs_no_fully_built_block() -> None:
    p = around_a_house()
    p.event(RED, "opera_block")
    assert p.offers("lot") == {"NS5b", "NS5c", "NS6c", "NS9b"}
    p.do("lot NS9b")
    assert p.stands("NS9b") == "commercial 0"
    q = around_a_house()
    q.cube(RED, "NS5b")
    q.muscle(RED, 5)
    assert not q.can("build-commercial")  # with MM the Block beside it must be full


@pytest.mark.rule("FIS-159")
def test_an_event_mansion_goes_anywhere_unless_the_card_says_otherwise(tmp_path: Path) -> None:
    p = around_a_house()
    p.event(RED, "gilded_age")
    free = set(p.names("pair")) - {"NS5b+NS5d", "NS5c+NS5d"}
    assert len(free) == 157
    assert p.offers("pair") == free
    p.do("pair EP5a+EP5b")
    assert p.stands("EP5b") == "mansion 0"
    q = around_a_house()
    q.era(1900)
    q.event(RED, "governor_orman")
    assert q.offers("pair") == {pair for pair in q.names("pair") if pair.startswith("MJ")}
    text = '{do = "place", what = "mansion", site = {in = "mesa_junction", anywhere = true}}'
    content = pack(tmp_path, "cards.toml", (text, text.replace(", anywhere = true", "")))
    unsaid = Position(content=content)  # a card need not say 'anywhere' for a Mansion
    unsaid.put("house", BLUE, "NS5d")
    unsaid.event(RED, "governor_orman")
    assert unsaid.offers("pair") == q.offers("pair")


@pytest.mark.rule("FIS-160")
def test_a_headline_card_played_for_its_muscle_sets_no_headline() -> None:
    p = around_a_house()
    p.headline("labor", BLUE)
    p.mm(RED, "gilded_age")
    assert p.left == 5
    p.do("stop")
    assert p.ids(p.t.headlines) == ["labor"]
    assert p.ids(p.t.box) == ["gilded_age"]


@pytest.mark.rule("FIS-161")
def test_an_event_with_a_headline_must_be_headlined() -> None:
    p = around_a_house()
    p.event(RED, "gilded_age", "pair EP5a+EP5b")
    assert p.step == ""  # nobody was asked
    assert p.ids(p.t.headlines) == ["gilded_age"]
    assert p.t.box == []


@pytest.mark.rule("FIS-162")
def test_the_event_comes_first_and_the_headline_never_touches_it() -> None:
    p = Position()
    p.era(1910)
    p.cube(BLUE, "EP5a", "EP5b")
    p.event(RED, "land_boom")
    assert p.t.headlines == []
    p.do("lot EP5a")
    assert p.gains() == [0, 1, 0, 0]  # not 2, as the Headline will say
    assert p.t.headlines == []
    p.do("lot EP1c", "lot EP1d")
    assert p.ids(p.t.headlines) == ["land_boom"]
    p.note()
    p.muscle(GREEN, 1)
    p.do("build-house", "lot EP5b")
    assert p.gains() == [0, 2, 0, 0]
    q = Position()
    q.rolls(1)
    q.event(RED, "free_silver", "mine orient")
    assert q.gains() == [3, 0, 0, 0]  # the roll and 2 for the Mine; its own Headline would have added 1
    q.rolls(1)
    q.muscle(BLUE, 2)
    q.do("buy-mine", "mine rouse")
    assert q.gains() == [3, 2, 0, 0]


@pytest.mark.rule("FIS-163")
@pytest.mark.rule("FIS-164")
@pytest.mark.rule("FIS-165")
def test_headlines_come_on_space_1_shift_right_and_fall_off_space_3() -> None:
    p = Position()
    p.headline("labor", BLUE)
    p.headline("spanish_american_war", GREEN)
    p.headline("free_silver", PURPLE)
    p.cube(RED, "NS13c", "NS13d")
    p.muscle(RED, 2)
    p.do("build-factory", "pair NS13c+NS13d")
    assert (p.step, p.left) == ("Spend", 1)  # the Factory cost 1
    p.put("house", BLUE, "NS13a")
    assert p.ids(p.t.headlines) == ["free_silver", "spanish_american_war", "labor"]
    p.event(RED, "gilded_age", "pair EP5a+EP5b")
    assert p.ids(p.t.headlines) == ["gilded_age", "free_silver", "spanish_american_war"]
    assert p.t.holders == [RED, PURPLE, GREEN]
    assert p.ids(p.t.box) == ["labor"]
    assert len(p.content.pack.content["headlines"]["spaces"]) == 3
    assess(p)
    assert p.gained(BLUE) == 1  # Labor is over: the House beside the Factory scores 1, whatever its track
    q = Position()
    q.headline("labor", BLUE)
    q.put("factory", RED, "NS13c+NS13d")
    q.put("house", BLUE, "NS13a")
    q.tracks(north_side=3)
    assess(q)
    assert q.gained(BLUE) == 3  # while it lasts the House scores as any other
    q.headline("gilded_age", RED)
    q.headline("free_silver", RED)
    q.put("house", BLUE, "NS5a")
    q.event(GREEN, "columbian_exposition", "lot NS5b")
    assess(q)
    assert (q.ids(q.t.box), q.gained(BLUE)) == (["labor"], 1 + 4 + 1)


@pytest.mark.rule("FIS-166")
def test_the_player_of_a_headline_marks_it_with_a_cube() -> None:
    p = Position()
    before = cubes_left(p.t, RED)
    p.event(RED, "gilded_age", "pair EP5a+EP5b")
    assert p.t.holders == [RED]
    assert cubes_left(p.t, RED) == before - 1
    for card in ("labor", "free_silver", "spanish_american_war"):
        p.headline(card, BLUE) if len(p.t.headlines) < 3 else p.event(BLUE, card, "option 1")
    assert RED not in p.t.holders
    assert cubes_left(p.t, RED) == before  # pushed off: the cube comes back


@pytest.mark.rule("FIS-167")
def test_a_headline_stays_in_effect_across_eras() -> None:
    p = Position()
    p.headline("spanish_american_war", BLUE)
    p.next(CleanUp())
    assert p.t.era[0] == 1
    assert p.ids(p.t.headlines) == ["spanish_american_war"]
    assert p.t.holders == [BLUE]
    p.cube(RED, "NS13c", "NS13d")
    p.muscle(RED, 1)
    p.do("build-factory", "pair NS13c+NS13d")
    assert p.stands("NS13c") == "factory 0"  # for 1 MM instead of 2


@pytest.mark.rule("FIS-168")
def test_a_headline_changes_the_rules_for_everybody_as_long_as_it_lies_there() -> None:
    p = Position()
    p.cube(RED, "NS13c", "NS13d", "GH9a", "GH9b")
    p.muscle(RED, 1)
    assert not p.can("build-factory")
    p.headline("spanish_american_war", BLUE)
    for seat, pair in ((RED, "NS13c+NS13d"), (GREEN, "GH9a+GH9b")):  # and again: it is not used up
        p.muscle(seat, 1)
        p.do("build-factory", f"pair {pair}")
    assert (p.stands("NS13c"), p.stands("GH9a")) == ("factory 0", "factory 2")
    p.lift("spanish_american_war")
    p.cube(RED, "BE1a", "BE1b")
    p.muscle(RED, 1)
    assert not p.can("build-factory")
    scare = Position()
    scare.era(1910)
    scare.headline("red_scare", BLUE)
    scare.turn(RED, "pullman_strike")
    assert scare.options() == ["muscle"]  # Labor events cannot be played


@pytest.mark.rule("FIS-169")
def test_the_newest_of_conflicting_headlines_overrides() -> None:
    for older, newer, muscle in (
        ("panic_of_1907", "the_great_war", 4),
        ("the_great_war", "panic_of_1907", 2),
    ):
        p = Position()
        p.put("house", BLUE, "NS5d")
        p.era(1910)
        p.headline(older, GREEN)
        p.headline("labor", GREEN)  # does not conflict with either
        p.headline(newer, GREEN)
        p.mm(RED, "fire_brigade")  # 3 MM
        assert p.left == muscle


@pytest.mark.rule("FIS-170")
def test_there_are_eight_tracks_each_with_its_events() -> None:
    p = Position()
    assert p.city.track_ids == [
        "mining",
        "industrial",
        "commercial",
        "north_side",
        "goat_hill",
        "east_pueblo",
        "mesa_junction",
        "bessemer",
    ]
    before = p.t.tracks[:]
    p.event(RED, "cfi_merger")
    p.event(RED, "free_silver", "mine orient")
    p.event(RED, "crews_beggs_store")
    assert [now - was for now, was in zip(p.t.tracks, before, strict=True)] == [1, 1, 1, 0, 0, 0, 0, 0]
    for id in p.city.nb_ids:
        q = Position()
        q.era(1910)
        q.tracks(commercial=5)
        q.event(RED, "temperance")
        assert q.offers("track") == set(q.city.nb_ids)
        q.do(f"track {id}")
        assert q.track(id) == 2
        assert sum(q.t.tracks) == sum(before) + 1


@pytest.mark.rule("FIS-171")
def test_muscle_never_moves_a_track_but_events_and_their_parks_do() -> None:
    p = Position()
    before = p.t.tracks[:]
    p.fill(BLUE, "NS1")
    p.cube(BLUE, "NS2a", "NS2c", "NS13c", "NS13d")
    p.rolls(1)
    p.muscle(RED, 13)
    p.do("buy-lot", "lot NS2b", "build-house", "lot NS2c", "build-factory", "pair NS13c+NS13d")
    p.do("build-commercial", "lot NS2a", "buy-mine", "mine orient", "seize", "lot NS1a")
    assert (p.step, p.stands("NS2a"), p.stands("NS1a")) == ("", "commercial 0", "house 0")
    assert p.t.tracks == before
    p.event(RED, "columbian_exposition", "lot NS2d")
    assert p.stands("NS2d") == "park_small city"
    assert p.track("north_side") == before[3] + 1


@pytest.mark.rule("FIS-172")
@pytest.mark.parametrize("value", [1, 2, 4])
def test_the_value_of_a_track_multiplies_the_matching_buildings(value: int) -> None:
    p = Position()
    p.era(1910)
    own_mines(p, RED, 3)
    p.tracks(mining=value, industrial=2 + value, commercial=3 + value, bessemer=value, goat_hill=value)
    p.put("factory", BLUE, "NS13c+NS13d", "EP6a+EP6b")
    p.put("commercial", PURPLE, "MJ4a", "MJ4c")
    p.put("house", PURPLE, "BE10b", "BE11b", "BE5d")
    p.put("house", BLUE, "GH1a")
    p.put("house", RED, "NS1a")  # on another track, which stays at 1
    assess(p)
    assert p.gains() == [3 * value + 1, 2 * (2 + value) + value, 0, 2 * (3 + value) + 3 * value]


@pytest.mark.rule("FIS-173")
def test_events_raise_and_lower_tracks() -> None:
    p = Position()
    p.tracks(mining=2)
    p.event(RED, "free_silver", "mine orient")
    assert p.track("mining") == 3
    p.event(BLUE, "silver_crash", "mine rouse")
    assert p.track("mining") == 2


@pytest.mark.rule("FIS-174")
def test_a_track_stays_between_its_minimum_and_maximum() -> None:
    p = Position()
    assert (p.track("mining"), p.city.track_min[0], p.city.track_max[0]) == (1, 1, 4)
    p.event(RED, "silver_crash", "mine orient")
    assert p.track("mining") == 1
    p.tracks(mining=4)
    p.event(RED, "free_silver", "mine rouse")
    assert p.track("mining") == 4
    p.put("house", BLUE, "NS5d")
    p.tracks(north_side=4)
    p.event(RED, "columbian_exposition", "lot NS5b")
    assert (p.stands("NS5b"), p.track("north_side")) == ("park_small city", 4)
    p.era(1910)
    p.event(RED, "temperance")
    assert p.offers("track") == {"goat_hill", "east_pueblo", "mesa_junction", "bessemer"}
    assert p.track("commercial") == 4  # its minimum
