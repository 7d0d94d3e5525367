"""Variants: the Bigwig tokens (FIS-308 to FIS-313)."""

import pytest

from boomtown.games.forged_in_steel.rules.assessment import StartAssessment
from boomtown.games.forged_in_steel.rules.building import StartBuilding
from boomtown.games.forged_in_steel.rules.elections import StartElections
from tests.rules.forged_in_steel.cards import over, shows, town, unrest
from tests.rules.forged_in_steel.position import Position, new


def with_token(token: str, *lots: str, mogul: str = "bessemer", era: int = 1890) -> Position:
    """Seat 0 has a token and a Mogul, seat 3 Houses on these Lots."""
    p = town(*lots, era=era)
    p.mogul(0, mogul)
    p.bigwigs(0, token)
    return p


def use(p: Position, token: str) -> None:
    """Seat 0 is asked, may pass, and uses the token, which is gone then."""
    assert p.step == "UseToken"
    assert p.who == 0
    assert p.options() == ["pass", f"use {token}"]
    p.do(f"use {token}")
    assert p.t.bigwigs[0] == []
    assert p.t.wigs_used[0] == 1


@pytest.mark.rule("FIS-308", "FIS-309")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("FIS-G53")
def test_each_player_takes_3_of_the_15_tokens(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(25):
        tokens = new(seats, seed, moguls="bigwigs").bigwigs
        assert [len(own) for own in tokens] == [3] * seats
        held = [token for own in tokens for token in own]
        assert len(set(held)) == 3 * seats  # each token is there once
        seen |= set(held)
    assert seen == set(range(15))
    assert len(town().content.bigwig_ids) == 15


@shows("entrepreneur")
@pytest.mark.rule("FIS-310", "FIS-311")
def test_a_token_is_used_once_and_only_one_in_an_era() -> None:
    p = town("NS5a", "BE7c", moguls="bigwigs")
    for seat in (1, 2, 3):
        p.bigwigs(seat)
    p.mogul(0, "north_side")
    p.bigwigs(0, "entrepreneur", "philanthropist", "developer")
    p.event(1, "columbian_exposition", "lot NS5b")
    assert p.options() == ["pass", "use entrepreneur"]
    p.do("pass")
    assert p.options() == ["pass", "use philanthropist"]
    p.do("use philanthropist", "lot NS4b")
    assert sorted(p.content.bigwig_ids[token] for token in p.t.bigwigs[0]) == ["developer", "entrepreneur"]
    over(p)
    p.event(1, "columbian_exposition", "lot NS1c")
    assert p.step == ""  # nothing more in this Era
    p.next(StartBuilding(), StartElections())
    p.skip_to("SelectCards")
    assert p.t.era == [1]
    for seat in range(4):
        p.hand(seat)
    p.mogul(0, "north_side")
    p.event(1, "columbian_exposition", "lot NS5c")
    assert p.step == "UseToken"
    assert p.options() == ["pass", "use entrepreneur"]
    p.do("pass")
    over(p)
    assert len(p.t.bigwigs[0]) == 2
    assert p.t.wigs_used[0] == 0


@pytest.mark.rule("FIS-310")
def test_two_tokens_with_the_same_trigger_are_not_both_used() -> None:
    p = town("NS5a")
    p.mogul(0, "north_side")
    p.bigwigs(0, "entrepreneur", "philanthropist")
    p.event(1, "columbian_exposition", "lot NS5b")
    p.do("use entrepreneur", "lot NS5c")
    while p.step == "UseToken":
        assert p.options() == ["pass"]
        p.do("pass")
    assert p.count("park_small", None) == 2
    assert p.gains() == [0, 0, 0, 0]
    assert [p.content.bigwig_ids[token] for token in p.t.bigwigs[0]] == ["philanthropist"]
    over(p)


@shows("entrepreneur")
@pytest.mark.rule("FIS-306", "FIS-311", "FIS-313")
def test_entrepreneur_places_the_same_as_an_opponent_in_the_moguls_neighborhood() -> None:
    p = with_token("entrepreneur", "BE7c", "NS5a")
    p.event(1, "cfi_merger")
    assert p.step == ""  # no Factory Lot on the grid
    p = with_token("entrepreneur", "BE5a", "NS5a")
    p.event(1, "cfi_merger")
    assert p.stands("BE2a") == "factory 1"
    use(p, "entrepreneur")
    assert p.offers("pair") == {"BE1a+BE1b", "BE1b+BE1d", "BE1c+BE1d"}
    p.do("pair BE1a+BE1b")
    assert p.stands("BE1a") == "factory 0"
    assert p.t.bigwigs[0] == []
    over(p)
    p = with_token("entrepreneur", "BE7c", "NS5a")
    p.event(1, "columbian_exposition", "lot BE7d")
    use(p, "entrepreneur")
    assert "lot BE7a" in p.options()
    assert "lot NS5b" in p.options()
    p.do("lot BE7a")
    assert p.stands("BE7a") == "park_small city"
    assert p.track("bessemer") == 3
    over(p)


@pytest.mark.rule("FIS-306", "FIS-312", "FIS-313")
def test_entrepreneur_is_not_asked_elsewhere_or_for_his_own_buildings() -> None:
    p = with_token("entrepreneur", "BE7c", "NS5a")
    p.event(1, "columbian_exposition", "lot NS5b")
    over(p)
    p.event(0, "fire_brigade", "lot BE7a")
    over(p)
    p.event(1, "fire_brigade", "lot BE7b")
    use(p, "entrepreneur")
    p.do("lot BE8a")
    assert p.stands("BE8a") == "house 0"
    over(p)


@shows("developer")
@pytest.mark.rule("FIS-312")
def test_developer_puts_2_shops_where_an_opponent_placed_2_houses() -> None:
    p = with_token("developer", "GH4a", "NS5a")
    p.event(1, "labor", "lot GH4b", "lot GH4c")
    use(p, "developer")
    assert p.can("stop")
    assert {lot[:2] for lot in p.offers("lot")} == {"GH"}
    p.do("lot GH4d", "lot GH5a")
    assert p.count("commercial", 0) == 2
    over(p)
    p = with_token("developer", "GH4a", "NS5a")
    p.event(1, "goat_hill_homesteads", "lot GH4b")  # one House only
    over(p)


@shows("architect")
@pytest.mark.rule("FIS-312")
def test_architect_keeps_an_opponent_from_a_civic_building_and_places_it() -> None:
    p = with_token("architect", "NS5a")
    p.put("house", 1, "GH4a")
    p.event(1, "union_depot")
    use(p, "architect")
    assert p.can("stop")
    p.do("pair NS5b+NS5d")
    assert p.count("civic", None) == 1
    assert p.gains() == [1, 2, 0, 0]  # the rest of the event goes on
    over(p)
    p = with_token("architect", "NS5a")
    p.event(1, "union_depot")
    use(p, "architect")
    p.do("stop")
    assert p.count("civic", None) == 0
    assert p.gains() == [1, 0, 0, 0]
    over(p)
    p = with_token("architect", "NS5a")
    p.event(1, "union_depot", "pass", "pair NS5b+NS5d")
    assert p.count("civic", None) == 1
    assert p.gains() == [0, 0, 0, 0]


@pytest.mark.rule("FIS-312")
def test_others_may_still_answer_to_the_architects_own_civic_building() -> None:
    p = with_token("architect", "NS5a")
    p.mogul(2, "north_side")
    p.bigwigs(2, "philanthropist")
    p.event(1, "union_depot")
    use(p, "architect")
    p.do("pair NS5b+NS5d")
    assert p.who == 2
    assert p.options() == ["pass", "use philanthropist"]
    p.do("use philanthropist", "lot NS6a")
    assert p.stands("NS6a") == "park_small city"
    assert p.gains() == [1, 0, 2, 0]
    over(p)


@shows("labor_leader")
@pytest.mark.rule("FIS-312")
def test_labor_leader_takes_back_all_cubes_before_the_penalty() -> None:
    p = with_token("labor_leader")
    p.put("house", 1, "NS5a")
    p.unrest(0, 0, 0, 0, 1, 1, 2, 3)
    p.check_unrest()
    use(p, "labor_leader")
    assert p.gains() == [3, -2, -1, -1]  # without the token seat 0 would lose 4
    # seat 1 is the Target now, seat 0 the Instigator
    assert p.who == 0
    assert p.options() == ["lot NS5a"]
    p.do("lot NS5a")
    assert p.t.unrest == []
    over(p)


@shows("capitalist")
@pytest.mark.rule("FIS-312")
def test_capitalist_scores_2_for_each_holding_of_a_raised_sector() -> None:
    for factories, points in (
        (("BE1a+BE1b",), 2),
        (("BE1a+BE1b", "BE1c+BE1d", "BE9a+BE9b", "BE9c+BE9d", "BE12a+BE12b"), 8),
    ):
        p = with_token("capitalist", "GH6c")
        p.put("factory", 0, *factories)
        p.mine(0, "leadville", "orient", "rouse")
        p.event(1, "cfi_merger", "pair GH9a+GH9b")
        use(p, "capitalist")
        assert p.gains() == [points, 0, 0, 0]
        over(p)
    p = with_token("capitalist", "GH6c")
    p.mine(0, "leadville", "orient", "rouse")
    p.rolls(1)
    p.event(1, "free_silver", "mine calumet")
    use(p, "capitalist")
    assert p.gains() == [6, 3, 0, 0]
    p = with_token("capitalist", "GH4a")
    p.event(1, "goat_hill_homesteads", "lot GH4b")
    over(p)


@shows("black_hand_boss")
@pytest.mark.rule("FIS-312")
def test_black_hand_boss_raids_a_block_of_the_moguls_neighborhood() -> None:
    p = with_token("black_hand_boss", "NS5a", "NS5d", "GH4a", mogul="north_side")
    p.rolls(2)
    p.event(1, "opera_block", "lot NS5b")
    use(p, "black_hand_boss")
    assert p.options() == ["block NS5"]
    p.do("block NS5", "lot NS5a", "lot NS5d", "stop")
    assert p.map() == {"house 3 GH4a", "commercial 1 NS5b"}
    assert p.t.mob == [1, 0]
    over(p)
    p = with_token("black_hand_boss", "NS5a", mogul="goat_hill")
    p.event(1, "opera_block", "lot NS5b")
    over(p)


@shows("philanthropist")
@pytest.mark.rule("FIS-312")
def test_philanthropist_answers_a_gift_with_a_park() -> None:
    p = with_token("philanthropist", "NS5a", "BE7c")
    p.event(1, "union_depot", "pair NS5b+NS5d")
    use(p, "philanthropist")
    assert p.offers("lot") == {"BE7a", "BE7d"}
    p.do("lot BE7a")
    assert p.stands("BE7a") == "park_small city"
    assert p.track("bessemer") == 2
    assert p.gains() == [2, 0, 0, 0]
    over(p)
    p = with_token("philanthropist", "NS5a", "BE7c")
    p.event(1, "gilded_age", "pair EP8a+EP8b")  # a Mansion is no gift
    assert p.gains() == [0, 1, 0, 0]
    over(p)


@shows("ward_boss")
@pytest.mark.rule("FIS-312")
def test_ward_boss_adds_3_ballots_in_the_moguls_neighborhood() -> None:
    for action, votes, points in (("use ward_boss", [1, 0, 0, 1], 2), ("pass", [0, 0, 0, 2], 0)):
        p = with_token("ward_boss", "BE7a", "BE7c", "NS5a")
        p.next(StartBuilding(), StartElections())
        assert p.step == "UseToken"
        assert p.who == 0
        p.do(action)
        assert p.told("votes")[-1][1] == votes
        assert p.gained(0) == points
        assert p.t.lasting == []
    p = with_token("ward_boss", "BE7a", era=1910)
    p.next(StartAssessment())  # no Elections in the third Era
    over(p)


@shows("newspaper_editor")
@pytest.mark.rule("FIS-312")
def test_newspaper_editor_claims_an_opponents_headline() -> None:
    p = with_token("newspaper_editor", "NS5a")
    p.headline("labor", 2)
    p.event(1, "panic_of_1893")
    use(p, "newspaper_editor")
    assert p.ids(p.t.headlines) == ["panic_of_1893", "labor"]
    assert p.t.holders == [0, 2]
    assert p.gains() == [4, 3, 0, 0]
    over(p)
    p = with_token("newspaper_editor", "NS5a")
    p.event(0, "panic_of_1893")
    over(p)


@shows("railroad_agent")
@pytest.mark.rule("FIS-312")
def test_railroad_agent_has_3_mm_more_in_the_moguls_neighborhood() -> None:
    p = with_token("railroad_agent", "NS5a", "BE7c")
    p.turn(0, "labor")
    p.do("muscle")
    use(p, "railroad_agent")
    assert p.left == 3
    p.do("buy-lot")
    assert p.offers("lot") == {"BE7a", "BE7d"}
    p.do("lot BE7a", "build-house", "lot BE7a")  # bought in this very turn
    assert p.stands("BE7a") == "house 0"
    assert p.left == 1
    p.do("stop")
    assert p.left == 4  # the card's own MM
    p.do("stop")
    over(p)
    p = with_token("railroad_agent", "NS5a", "BE7c")
    p.event(0, "panic_of_1893")
    over(p)


@shows("mine_superintendent")
@pytest.mark.rule("FIS-312")
def test_mine_superintendent_turns_the_die_of_any_mine() -> None:
    p = with_token("mine_superintendent", "NS5a")
    p.rolls(4)
    p.muscle(1, 2)
    p.do("buy-mine", "mine orient")
    use(p, "mine_superintendent")
    assert p.options() == ["die 1", "die 2", "die 3", "die 4"]
    p.do("die 1")
    assert p.gains() == [2, 1, 0, 0]
    assert p.t.unrest == []
    over(p)


@shows("suffragist")
@pytest.mark.rule("FIS-312")
def test_suffragist_plays_a_card_for_both_when_strictly_last() -> None:
    p = with_token("suffragist", "NS5a")
    p.vp(1, 5, 5, 5)
    p.turn(0, "panic_of_1893")
    use(p, "suffragist")
    assert p.gains() == [3, 0, 0, 0]
    assert p.ids(p.t.headlines) == ["panic_of_1893"]
    assert p.step == "Spend"
    assert p.left == 3
    p.do("stop")
    over(p)
    p = with_token("suffragist", "NS5a")
    p.vp(1, 1, 5, 5)
    p.turn(0, "panic_of_1893")
    assert p.step == "Declare"


@shows("surveyor")
@pytest.mark.rule("FIS-312")
def test_surveyor_stakes_4_lots_after_an_opponent_bought_2() -> None:
    p = with_token("surveyor", "NS5a")
    p.muscle(1, 2)
    p.do("buy-lot", "lot NS5b", "buy-lot", "lot NS5c")
    use(p, "surveyor")
    assert p.offers("lot") == p.in_neighborhood("bessemer")
    p.do("lot BE1a", "lot BE5b", "lot BE7c", "lot BE12d")
    assert p.count("cube", 0) == 4
    over(p)
    p = with_token("surveyor", "NS5a")
    p.muscle(1, 1)
    p.do("buy-lot", "lot NS5b")
    over(p)


@shows("alderman")
@pytest.mark.rule("FIS-312")
def test_alderman_scores_3_and_builds_on_cubes_when_a_city_cube_goes() -> None:
    p = with_token("alderman", "BE7c", "NS5a")
    p.role("mayor", 2)
    p.cube(None, "BE7a", "BE7b", "NS5b")
    p.cube(1, "BE5b")
    p.muscle(1, 1)
    p.do("build-house", "lot BE7a")
    use(p, "alderman")
    assert p.gains() == [3, 0, 1, 0]
    assert set(p.options()) == {"lot BE7b", "lot BE5b", "stop"}
    p.do("lot BE5b", "lot BE7b")
    assert p.count("house", 0) == 2
    assert p.gains() == [3, 1, 2, 0]
    over(p)
    p = with_token("alderman", "NS5a")
    p.cube(None, "NS5b")
    p.muscle(1, 1)
    p.do("build-house", "lot NS5b")
    over(p)


@shows("strikebreaker")
@pytest.mark.rule("FIS-312")
def test_strikebreaker_cancels_a_labor_event_and_adds_unrest() -> None:
    p = with_token("strikebreaker", "NS5a")
    p.mine(2, "leadville")
    p.event(1, "western_federation")
    use(p, "strikebreaker")
    assert unrest(p) == [1]  # the actor's, and none of seat 2
    assert p.step == "Spend"
    assert p.who == 1
    assert p.left == 3
    p = with_token("strikebreaker", "GH6c")
    p.event(1, "cfi_merger")
    assert p.step == "Choose place"
    p = with_token("strikebreaker", "NS5a")
    p.event(0, "western_federation")
    assert p.step == "Choose place"
