"""What the Roles do: FIS-270 to FIS-278."""

import pytest

from boomtown.games.forged_in_steel.elections import CleanUp
from boomtown.games.forged_in_steel.places import pieces_left
from boomtown.games.forged_in_steel.planning import StartDraft
from boomtown.games.forged_in_steel.script import HOUSE
from boomtown.games.forged_in_steel.table import P_MINES
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, assess, own_mines, part
from tests.rules.forged_in_steel.position import Position


@pytest.mark.rule("FIS-270")
def test_the_mayor_in_office_scores_for_city_cubes_built_over() -> None:
    p = Position()
    p.cube(None, "NS1a", "NS1b", "NS1c", "NS5a", "NS5b")
    p.muscle(BLUE, 1)
    p.do("build-house", "lot NS1a")
    assert p.gains() == [1, 0, 0, 0]  # at once, to red
    p.role("mayor", GREEN)
    p.muscle(BLUE, 1)
    p.do("build-house", "lot NS1b")
    assert p.gains() == [1, 0, 1, 0]
    p.muscle(GREEN, 1)
    p.do("build-house", "lot NS1c")
    assert p.gains() == [1, 0, 2, 0]  # the Mayor's own building too
    p.event(BLUE, "columbian_exposition", "lot NS5a")
    assert p.gains() == [1, 0, 3, 0]  # and Parks


@pytest.mark.rule("FIS-271")
def test_the_city_planner_draws_the_draft_and_chooses_first() -> None:
    p = Position()
    p.influence(RED, GREEN, PURPLE, BLUE)
    p.role("city_planner", GREEN)
    p.stack("labor", "opera_block", "gilded_age", "free_silver")
    p.next(StartDraft())
    assert (p.who, p.step) == (GREEN, "DraftCard")
    assert p.offers("card") == {"labor", "opera_block", "gilded_age", "free_silver"}
    p.do("card labor")
    assert p.ids(p.t.hands[GREEN]) == ["labor"]
    assert (p.who, p.offers("card")) == (BLUE, {"opera_block", "gilded_age", "free_silver"})


@pytest.mark.rule("FIS-272")
@pytest.mark.parametrize(
    ("roll", "change", "unrest"),
    [(2, 1, True), (2, 0, False), (3, -1, False), (3, 0, True), (4, 1, True), (1, -1, False)],
)
def test_the_mining_official_changes_the_die_by_one(roll: int, change: int, unrest: bool) -> None:
    p = Position()
    p.muscle(GREEN, 2)
    p.rolls(roll)
    p.do("buy-mine", "mine orient")
    assert (p.who, p.options()) == (GREEN, [f"die {roll - 1}", f"die {roll}", f"die {roll + 1}"])
    p.do(f"die {roll + change}")
    assert p.gains() == [0, 0, roll + change, 0]
    assert p.t.unrest == ([GREEN] if unrest else [])
    q = Position()
    q.muscle(BLUE, 2)
    q.rolls(roll)
    q.do("buy-mine", "mine orient")
    assert q.step == ""  # no such choice for others
    assert q.gains() == [0, roll, 0, 0]


@pytest.mark.rule("FIS-273")
def test_the_mining_official_scores_one_more_for_a_mine_but_never_five() -> None:
    for track, each in ((1, 2), (3, 4), (4, 4)):
        p = Position()
        p.role("mining_official", PURPLE)
        p.tracks(mining=track)
        own_mines(p, PURPLE, 3)
        own_mines(p, GREEN, 1)
        assess(p)
        assert part(p, P_MINES) == [0, 0, track, 3 * each]


@pytest.mark.rule("FIS-274")
def test_the_immigration_official_acts_first_and_adds_a_house() -> None:
    for official in (RED, PURPLE):
        p = Position()
        p.role("immigration_official", official)
        p.put("commercial", RED, "BE3a")
        p.cube(None, "NS1a", "NS1b", "NS1c", "NS1d", "NS2a", "NS2b", "NS2c")
        p.immigration()
        asked = []
        while p.step == "HouseImmigrant":
            asked.append(p.who)
            p.do(p.options()[0])
        assert asked == [official, official, *(seat for seat in range(4) if seat != official)]


def raid() -> Position:
    """Purple is Mob Boss with an unused power; Houses of all stand in Block NS5 and one elsewhere."""
    p = Position()
    p.mob_boss(PURPLE)
    p.put("house", RED, "NS5a")
    p.put("house", BLUE, "NS5b", "NS5c")
    p.put("house", PURPLE, "NS5d")
    p.put("house", GREEN, "GH1a")
    return p


@pytest.mark.rule("FIS-275")
def test_the_mob_boss_acts_once_an_era_whenever_he_likes_before_assessment() -> None:
    p = raid()
    p.turns((RED, "gilded_age"), (PURPLE, "labor"))
    assert (p.who, p.step) == (PURPLE, "MobWindow")  # before another's turn
    p.do("wait")
    p.by(RED, "muscle", "buy-lot", "lot NS4b")
    assert (p.who, p.step) == (PURPLE, "MobWindow")  # after an action of it
    p.do("wait")
    p.by(RED, "stop")
    assert (p.who, p.options()) == (PURPLE, ["muscle", "event", "mob"])  # in his own
    p.do("muscle")
    assert "mob" in p.options()
    p.rolls(3)
    p.do("mob", "block NS5")
    p.do("lot NS5a", "lot NS5b", "lot NS5c")  # at most the roll
    assert (p.step, p.left) == ("Spend", 4)
    assert p.count("house", PURPLE) == 1
    assert "mob" not in p.options()  # once
    assert p.why("mob") == ("FIS-275",)
    p.do("stop")
    end = raid()
    end.put("commercial", RED, "BE3a")
    end.cube(None, "NS1a", "NS1b", "NS1c", "NS1d", "NS2a", "NS2b")
    end.round()  # nobody has cards: City Building is over
    assert (end.who, end.step) == (PURPLE, "MobWindow")
    end.do("wait")
    assert (end.who, end.step) == (PURPLE, "MobWindow")  # before the immigrants are housed
    end.do("wait-long")
    end.skip_to("ChooseRole")
    assert "mob" not in end.options()
    assert end.told("mob") == []
    used = raid()
    used.mob_boss(PURPLE, used=True)
    used.turn(PURPLE, "labor")
    assert used.options() == ["muscle", "event"]
    used.next(CleanUp())
    assert used.t.mob == [0, 0]  # with a new Era he has it again


@pytest.mark.rule("FIS-276")
def test_the_block_is_chosen_before_the_die_is_rolled() -> None:
    p = raid()
    p.turn(PURPLE, "labor")
    p.do("mob")
    assert (p.step, p.t.die) == ("ChooseBlock", [])
    assert p.offers("block") == {"NS5", "GH1"}
    p.rolls(4)
    p.do("block GH1")
    assert p.t.die == [4]
    assert p.offers("lot") == {"GH1a"}  # nothing of other Blocks, however high the roll


@pytest.mark.rule("FIS-277")
def test_the_mob_boss_may_spare_or_remove_his_own_houses() -> None:
    p = raid()
    p.turn(PURPLE, "labor")
    p.rolls(4)
    p.do("mob", "block NS5", "lot NS5a", "lot NS5b", "lot NS5c")
    assert p.options() == ["lot NS5d", "stop"]  # only his own is left
    p.do("stop")
    assert p.count("house", PURPLE) == 1
    own = raid()
    before = pieces_left(own.t, PURPLE, HOUSE)
    own.turn(PURPLE, "labor")
    own.do("mob", "block NS5", "lot NS5d")
    assert pieces_left(own.t, PURPLE, HOUSE) == before + 1
    none = raid()
    none.turn(PURPLE, "labor")
    none.do("mob", "block NS5", "stop")  # any number up to the roll, none too
    assert none.count("house", BLUE) == 2


@pytest.mark.rule("FIS-278")
def test_the_mob_removes_houses_only() -> None:
    p = Position()
    p.mob_boss(PURPLE)
    p.put("house", RED, "NS5a")
    p.put("commercial", BLUE, "NS5b")
    p.put("mansion", GREEN, "NS5c+NS5d")
    p.put("factory", BLUE, "NS13c+NS13d")
    p.cube(BLUE, "NS1a")
    p.turn(PURPLE, "labor")
    p.do("mob")
    assert p.offers("block") == {"NS5"}  # the only Block with a House
    p.rolls(4)
    p.do("block NS5")
    assert p.options() == ["lot NS5a", "stop"]
    p.do("lot NS5a")
    assert p.step == "Declare"  # no more Houses there
    assert p.stands("NS5a") == ""
    assert p.map() == {"commercial 1 NS5b", "mansion 2 NS5c+NS5d", "factory 1 NS13c+NS13d", "cube 1 NS1a"}
