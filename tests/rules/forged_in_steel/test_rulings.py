"""Rulings on what the rulebook leaves open, FIS-G01 to FIS-G31; those on Roles are held by test_roles."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent
from boomtown.games.forged_in_steel.rules.content import IS_HEADLINE, IS_RECURRING
from boomtown.games.forged_in_steel.rules.elections import CleanUp
from boomtown.games.forged_in_steel.rules.places import cubes_left
from boomtown.games.forged_in_steel.rules.setup import SeedCityCube
from boomtown.games.forged_in_steel.rules.terms import KIND_IDS, LOTS_NEEDED
from tests.rules.forged_in_steel.cards import assess
from tests.rules.forged_in_steel.packs import pack
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, happened, own_mines
from tests.rules.forged_in_steel.position import Position, new

FULL = (BLUE, BLUE, BLUE, GREEN, GREEN, PURPLE, PURPLE, RED)  # red instigates, blue is the Target


def burnt(p: Position) -> list[str]:
    """The Lots of what a Riot destroyed, in order."""
    return [p.city.lot_ids[args[1]] for _, args in p.told("burn")]


# --- content -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-G01")
def test_six_ways_to_use_mm_at_their_prices_and_no_other() -> None:
    for way, place, price in (
        ("buy-lot", "lot NS6a", 1),
        ("build-house", "lot NS4b", 1),
        ("build-factory", "pair GH9a+GH9b", 2),
        ("build-commercial", "lot NS4b", 3),
        ("buy-mine", "mine orient", 2),
        ("seize", "lot NS5a", 4),
    ):
        p = Position()
        p.fill(BLUE, "NS5")
        p.cube(BLUE, "NS4b", "GH9a", "GH9b")
        p.muscle(RED, 9)
        ways = ["buy-lot", "build-house", "build-factory", "build-commercial", "buy-mine", "seize", "stop"]
        assert p.options() == ways
        p.rolls(1)
        p.do(way, place)
        assert p.left == 9 - price


@pytest.mark.rule("FIS-G02")
def test_the_cards_are_whole_and_keep_to_the_numbers_of_the_rulebook() -> None:
    board = Position().content
    assert board.cards == 106
    assert set(board.card_mm[1:]) == {3, 4, 5}
    for identifier in range(5):
        assert any(flags >> identifier & 1 for flags in board.card_flags[1:])
    named = {5: "Bryan vs. McKinley", 15: "Fire Brigade", 41: "Speculation", 47: "Women's Auxiliary"}
    named |= {54: "Bessemer Boom", 65: "Huddled Masses", 80: "Temperance", 85: "Vaudeville", 105: "Suffrage"}
    assert {number: board.card_titles[number] for number in named} == named
    assert {"Socialism", "Gilded Age", "Labor", "Opera Block", "Movies"} <= set(board.card_titles)
    assert all(board.card_text[card] for card in range(1, 107) if board.card_event[card] >= 0)


@pytest.mark.rule("FIS-G03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_era_has_its_cards_and_enough_of_them(seats: int) -> None:
    board = Position(seats).content
    sizes = [board.card_era[1:].count(era) for era in range(3)]
    assert sizes == [38, 36, 32]
    left = [size - (4 - seats) * board.removed[era] for era, size in enumerate(sizes)]
    assert left[0] >= 8 * seats  # 7 dealt and 1 drafted
    assert left[0] - 8 * seats + left[1] >= 8 * seats  # even if no card comes back
    assert left[2] >= 5 * seats


@pytest.mark.rule("FIS-G04", "FIS-G39")
def test_the_map_keeps_to_what_the_text_says_of_the_board() -> None:
    city = Position().city
    assert (len(city.lot_ids), len(city.block_ids), len(city.mine_ids)) == (179, 55, 12)
    assert len(city.bridge_names) == 5
    assert city.factory_lots.bit_count() == 32
    assert set(city.block_size) == {1, 2, 3, 4}
    assert city.block_size.count(4) > len(city.block_size) / 2
    assert {city.lot_nb[city.pair_a[city.city_hall]], city.lot_nb[city.el_pueblo]} == {0}


@pytest.mark.rule("FIS-G05")
def test_tracks_have_four_values_and_start_at_the_lowest() -> None:
    city = new().content.city
    spans = list(zip(city.track_min, city.track_max, strict=True))
    assert spans == [(1, 4), (3, 6), (4, 7), *[(1, 4)] * 5]
    assert new().tracks == city.track_min


@pytest.mark.rule("FIS-G06")
def test_parks_cover_one_two_or_four_lots() -> None:
    sizes = {kind: LOTS_NEEDED[KIND_IDS.index(f"park_{kind}")] for kind in ("small", "medium", "large")}
    assert sizes == {"small": 1, "medium": 2, "large": 4}
    p = Position()
    p.era(1900)
    p.put("house", RED, "NS5a")
    p.event(RED, "city_park")  # a large Park
    blocks = p.offers("block")
    assert blocks
    assert all(p.city.block_size[p.block(name)] == 4 for name in blocks)


@pytest.mark.rule("FIS-G07", "FIS-G22")
def test_vp_know_no_end_above_and_none_below() -> None:
    p = Position()
    p.vp(398, 1, 0, 0)
    p.put("house", BLUE, "NS5a")
    p.put("mansion", RED, "NS1a+NS1b")
    assess(p)
    assert p.t.vp[RED] > 398
    q = Position()
    q.vp(0, 1, 0, 0)
    q.put("house", BLUE, "NS5a")
    q.unrest(*FULL)
    q.check_unrest()
    assert q.t.vp == [-1, -2, -2, -2]


@pytest.mark.rule("FIS-G08")
def test_the_mayors_setup_cubes_may_lie_outside_the_north_side() -> None:
    p = Position()
    p.put("house", RED, "NS13d", "NS10b")
    p.next(SeedCityCube(RED, 1))
    assert {"GH6a", "NS10a"} <= p.offers("lot")  # Goat Hill is beside NS10b
    bridge = Position()
    bridge.put("house", RED, "NS13c")
    bridge.next(SeedCityCube(RED, 1))
    assert "MJ3a" in bridge.offers("lot")


# --- events and mines ----------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-G10", "FIS-121")
def test_an_event_builds_over_cubes_but_not_over_those_of_the_same_turn() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a")
    p.cube(GREEN, "NS5b")
    p.cube(None, "NS5c")
    p.event(RED, "opera_block")  # a Commercial building in the North Side or Mesa Junction
    assert {"NS5b", "NS5c", "NS4b"} <= p.offers("lot")
    p.do("lot NS5b")
    assert (p.stands("NS5b"), p.gains()) == ("commercial 0", [1, 0, 1, 0])
    fresh = Position()
    fresh.put("house", BLUE, "NS5a")
    fresh.cube(GREEN, "NS5b")
    fresh.t.turn[:] = [RED]
    fresh.t.fresh.append(fresh.lot("NS5b"))
    fresh.event(RED, "opera_block")
    fresh.t.fresh.append(fresh.lot("NS5b"))  # placed in this turn
    assert "NS5b" not in fresh.offers("lot")
    assert fresh.why("lot NS5b") == ("FIS-121",)


@pytest.mark.rule("FIS-G10", "FIS-121")
def test_an_event_without_a_site_leaves_out_cubes_of_the_same_turn() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a")
    p.cube(GREEN, "NS5b", "NS5c")
    p.event(RED, "coxeys_army")  # a House on the City Grid
    p.t.fresh.append(p.lot("NS5b"))
    assert "NS5b" not in p.offers("lot")
    assert "NS5c" in p.offers("lot")
    assert p.why("lot NS5b") == ("FIS-121",)


@pytest.mark.rule("FIS-090", "FIS-113")
def test_the_log_tells_the_cause_before_its_effect_and_names_it() -> None:
    p = Position()
    p.cube(None, "NS5a", "NS5b")
    p.cube(GREEN, "NS5c")
    p.muscle(BLUE, 2)
    p.do("build-house", "lot NS5a", "build-house", "lot NS5c")
    p.event(BLUE, "columbian_exposition", "lot NS5b")
    lines = [line["text"] for line in p.t.log(None)]
    start = lines.index("Blue builds a House on North Side 5a for 1 MM.")
    assert lines[start : start + 4] == [
        "Blue builds a House on North Side 5a for 1 MM.",
        "Red scores 1 VP for the City cube on North Side 5a, which is built over.",
        "Blue builds a House on North Side 5c for 1 MM.",
        "Green scores 1 VP for the cube on North Side 5c, which is built over.",
    ]
    park = lines.index("Blue places a small Park on North Side 5b (Columbian Exposition).")
    assert lines[park + 1].startswith("Red scores 1 VP for the City cube on North Side 5b")
    assert lines[park + 2] == "The North Side track rises to 2 (the Park)."


@pytest.mark.rule("FIS-G10", "FIS-121")
def test_a_site_of_cubes_leaves_out_those_of_the_same_turn() -> None:
    """The other half of the filter: an event that builds on Lots with cubes only."""
    p = Position(moguls="bigwigs")
    p.bigwigs(GREEN, "alderman")
    p.mogul(GREEN, "north_side")
    p.put("house", BLUE, "NS5a")
    p.cube(None, "NS5b", "NS5c")
    p.cube(BLUE, "NS4b")
    p.muscle(GREEN, 3)
    p.do("buy-lot", "lot NS1c")
    p.do("build-house", "lot NS5b")  # a City cube goes: the token answers
    p.do("use alderman")
    assert p.offers("lot") == {"NS5c", "NS4b"}  # not NS1c, which green bought in this turn


@pytest.mark.rule("FIS-122")
def test_an_opponents_ability_in_my_turn_may_use_the_lot_i_have_just_bought() -> None:
    p = Position(moguls="bigwigs")
    p.bigwigs(GREEN, "alderman")
    p.mogul(GREEN, "north_side")
    p.put("house", BLUE, "NS5a")
    p.cube(None, "NS5b")
    p.muscle(RED, 3)
    p.do("buy-lot", "lot NS1c")
    p.do("build-house", "lot NS5b")
    p.by(GREEN, "use alderman")
    assert p.offers("lot") == {"NS1c"}  # for red it has to wait, for green it need not
    p.by(GREEN, "lot NS1c")
    assert (p.stands("NS1c"), p.gained(RED)) == ("house 2", 2)  # 1 as Mayor for NS5b, 1 for the Lot
    own = Position(moguls="bigwigs")
    own.bigwigs(GREEN, "alderman")
    own.mogul(GREEN, "north_side")
    own.put("house", BLUE, "NS5a")
    own.cube(None, "NS5b")
    own.cube(BLUE, "NS4b")
    own.muscle(RED, 3)
    own.cube(GREEN, "NS1c")
    own.t.fresh.append(own.lot("NS1c"))  # green's own cube of this turn
    own.do("build-house", "lot NS5b")
    own.by(GREEN, "use alderman")
    assert own.offers("lot") == {"NS4b"}


@pytest.mark.rule("FIS-G12")
def test_the_official_changes_the_die_of_a_mine_that_an_event_brings() -> None:
    p = Position()
    p.role("mining_official", RED)
    p.rolls(4)
    p.event(RED, "free_silver", "mine orient")
    assert p.options() == ["die 3", "die 4", "die 5"]
    p.do("die 5")
    assert (p.told("mine-vp"), p.t.unrest) == ([(RED, [5, 0, 0])], [RED])


@pytest.mark.rule("FIS-G11")
def test_a_seized_mine_is_not_rolled_for_and_mansions_are_safe() -> None:
    p = Position()
    p.put("mansion", BLUE, "NS5a+NS5b")
    p.mine(BLUE, "rouse")
    p.muscle(RED, 4)
    p.do("seize")
    assert p.why("lot NS5a") == ("FIS-G11",)
    p.do("mine rouse")
    assert (p.mine_owner("rouse"), p.gains(), p.told("mine-roll")) == (RED, [0, 0, 0, 0], [])


# --- Riots ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-G13")
def test_the_penalty_needs_eight_cubes_and_comes_once() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a")
    p.unrest(BLUE, BLUE, BLUE)
    p.riot()
    assert (p.gains(), p.told("penalty")) == ([0, 0, 0, 0], [])
    full = Position()
    full.put("house", BLUE, "NS5a", "NS5b")
    full.unrest(*FULL)
    full.check_unrest()
    full.rolls(4)
    full.do("lot NS5a")
    assert full.gains() == [-1, -3, -2, -2]
    assert len(full.told("penalty")) == 4


@pytest.mark.rule("FIS-G14")
def test_who_has_no_cubes_instigates_and_an_empty_track_is_a_tie() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a")
    p.unrest(BLUE, BLUE, RED, PURPLE)
    p.riot()
    assert p.told("riot") == [(GREEN, [BLUE, 4, 0])]
    empty = Position()
    empty.put("house", GREEN, "NS5a")
    empty.influence(GREEN, RED, PURPLE, BLUE)
    empty.riot()
    assert empty.told("riot") == [(BLUE, [GREEN, 0, 0])]


@pytest.mark.rule("FIS-G15")
def test_a_target_without_structures_leaves_nothing_to_destroy() -> None:
    p = Position()
    p.put("house", RED, "NS5a")
    own_mines(p, BLUE, 2)
    p.unrest(*FULL)
    p.check_unrest()
    assert (p.step, p.t.unrest, p.gains()) == ("", [], [-1, -3, -2, -2])
    assert p.map() == {"house 0 NS5a"}
    assert "riot-nothing" in happened(p)


@pytest.mark.rule("FIS-G16")
def test_a_roll_too_low_for_the_start_ends_the_riot() -> None:
    p = Position()
    p.put("factory", BLUE, "GH9a+GH9b")
    p.put("house", BLUE, "GH9c")
    p.unrest(*FULL)
    p.check_unrest()
    p.rolls(1)
    p.do("lot GH9a")
    assert (p.step, burnt(p)) == ("", [])
    assert p.stands("GH9a") == "factory 1"


@pytest.mark.rule("FIS-G17")
def test_what_is_destroyed_leaves_vacant_lots_and_the_track_as_it_is() -> None:
    p = Position()
    p.put("factory", BLUE, "GH9a+GH9b")
    p.put("park_small", None, "GH9c")
    p.tracks(goat_hill=3)
    before = cubes_left(p.t, BLUE)
    p.riot(RED, BLUE)
    p.rolls(3)
    p.do("lot GH9a")
    if p.step == "RiotNext":
        p.do("lot GH9c")
    assert p.map() == set()
    assert p.track("goat_hill") == 3
    assert cubes_left(p.t, BLUE) == before + 1


@pytest.mark.rule("FIS-G18")
def test_a_cube_stops_a_riot_and_a_bridge_carries_it() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a", "NS6a")
    p.cube(BLUE, "NS5b")
    p.riot(RED, BLUE)
    p.rolls(4)
    p.do("lot NS5a")
    assert burnt(p) == ["NS5a"]
    bridge = Position()
    bridge.put("house", BLUE, "NS13c", "MJ3a")
    bridge.riot(RED, BLUE)
    bridge.rolls(4)
    bridge.do("lot NS13c")
    assert burnt(bridge) == ["NS13c", "MJ3a"]


@pytest.mark.rule("FIS-G19", "FIS-G32")
def test_all_cubes_of_one_instruction_come_before_the_riot() -> None:
    p = Position()
    p.era(1900)
    p.put("house", RED, "NS5a")
    p.unrest(RED, RED, RED, BLUE, BLUE, GREEN, PURPLE)
    p.event(RED, "socialism")
    assert p.gained(RED) == 3 - 3  # 1 VP for each own cube, less the penalty
    assert (p.step, len(p.t.unrest)) == ("RiotStart", 10)
    p.rolls(1)
    p.do("lot NS5a")
    assert p.step == ""  # the track is cleared: no MM
    calm = Position()
    calm.era(1900)
    calm.unrest(RED)
    calm.event(RED, "socialism")
    assert (calm.gained(RED), calm.step, calm.left) == (1, "Spend", 6)  # 4 cubes are there
    mines = Position()
    mines.unrest(RED, RED, RED, RED, RED, RED, RED)
    mines.put("house", RED, "NS5a")
    mines.muscle(RED, 4)
    mines.rolls(4)
    mines.do("buy-mine", "mine orient")
    assert mines.step == "RiotStart"  # at the eighth, before anything else is bought


@pytest.mark.rule("FIS-G20")
def test_without_jobs_nobody_comes() -> None:
    p = Position()
    p.cube(BLUE, "NS1a", "NS1b", "NS1c")
    p.immigration()
    assert p.told("immigration") == [(-1, [0, 0])]
    assert p.count("cube", BLUE) == 3


# --- Headlines and Responses ---------------------------------------------------------------------------------


@pytest.mark.rule("FIS-G25")
def test_no_headline_is_recurring(tmp_path: Path) -> None:
    board = Position().content
    assert not any(flags & IS_HEADLINE and flags & IS_RECURRING for flags in board.card_flags)
    old = 'title = "Labor"\nera = 1890\nmm = 4\nidentifiers = ["headline"'
    content = pack(tmp_path, "cards.toml", (old, old.replace('["headline"', '["headline", "recurring"')))
    with pytest.raises(BadContent, match="a Headline card can't be Recurring"):
        new(content=content)


@pytest.mark.rule("FIS-G26")
def test_the_cube_on_a_headline_that_is_pushed_off_comes_back() -> None:
    p = Position()
    before = cubes_left(p.t, GREEN)
    p.headline("labor", GREEN)
    p.headline("gilded_age", RED)
    p.headline("pullman_strike", RED)
    assert cubes_left(p.t, GREEN) == before - 1
    p.event(BLUE, "free_silver")
    p.skip_to("")
    assert "labor" in p.ids(p.t.box)
    assert cubes_left(p.t, GREEN) == before


@pytest.mark.rule("FIS-G29", "FIS-182")
def test_of_two_responders_only_the_first_in_influence_has_used_the_card() -> None:
    p = Position()
    p.era(1910)
    p.influence(RED, GREEN, BLUE, PURPLE)
    p.put("house", RED, "NS5d")
    p.hand(BLUE, "temperance", "labor")
    p.hand(GREEN, "court_injunction", "gilded_age")
    p.event(RED, "black_hand")  # a Vice and Force event
    p.together("respond temperance", "respond court_injunction")
    assert (p.t.used[GREEN], p.t.used[BLUE]) == ([p.card("court_injunction")], [])
    assert [seat for seat, _ in p.told("respond")] == [GREEN]
    assert (p.step, p.t.headlines) == ("Spend", [])
    p.do("stop")
    p.event(PURPLE, "black_hand")
    assert p.options(BLUE) == ["pass", "respond temperance"]  # still there
    assert p.options(GREEN) == ["pass"]


@pytest.mark.rule("FIS-G30")
def test_a_weakened_riot_still_costs_the_penalty_and_clears_the_track() -> None:
    p = Position()
    p.era(1910)
    p.put("house", BLUE, "NS5a")
    p.hand(GREEN, "national_guard")
    p.unrest(*FULL)
    p.check_unrest()
    p.respond(GREEN, "national_guard")
    p.rolls(1)
    p.do("lot NS5a")
    assert p.stands("NS5a") == "house 1"  # 1 + 2 - 3 points
    assert (p.gains(), p.t.unrest) == ([-1, -3, -2, -2], [])


@pytest.mark.rule("FIS-G31", "FIS-182")
def test_a_used_response_stays_used_in_the_bank_and_is_new_once_discarded() -> None:
    p = Position()
    p.era(1900)
    p.put("house", RED, "NS5d")
    p.hand(BLUE, "pinkertons", "labor", "rosemount")
    p.bank(BLUE, "city_park", "speculation")
    p.event(RED, "pullman_strike")
    p.respond(BLUE, "pinkertons")
    p.do("stop")
    p.event(BLUE, "telephone_exchange", "bank pinkertons", "card city_park", "stop")
    assert "pinkertons" in p.ids(p.t.banks[BLUE])
    assert p.ids(p.t.used[BLUE]) == ["pinkertons"]
    p.t.era[0] = 0
    p.next(CleanUp())
    p.skip_to("PlanCards")  # the Bank is taken up
    assert "pinkertons" in p.ids(p.t.hands[BLUE])
    assert p.ids(p.t.used[BLUE]) == ["pinkertons"]  # still used
    others = [card for card in p.ids(sorted(p.t.hands[BLUE])) if card != "pinkertons"]
    p.by(BLUE, "discard pinkertons", *(f"bank {card}" for card in others[:4]), "stop")
    for seat in (RED, GREEN, PURPLE):
        while seat in p.t.waiting and p.step == "PlanCards":
            p.take(seat, p.t.options(seat)[0])
    assert p.t.used[BLUE] == []  # a card that went through the pile is like a new one
