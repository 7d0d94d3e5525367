"""What the Roles do: FIS-270 to FIS-278."""

import pytest

from boomtown.games.forged_in_steel.rules.elections import CleanUp
from boomtown.games.forged_in_steel.rules.places import pieces_left
from boomtown.games.forged_in_steel.rules.planning import StartDraft
from boomtown.games.forged_in_steel.rules.table import IMMIGRATION_PHASE, P_MINES
from boomtown.games.forged_in_steel.rules.terms import HOUSE
from tests.rules.forged_in_steel.places_b import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    assess,
    beside,
    happened,
    own_mines,
    part,
)
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
@pytest.mark.rule("FIS-G12")
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
@pytest.mark.rule("FIS-G23")
def test_the_mob_boss_is_asked_at_every_pause_of_city_building() -> None:
    p = raid()
    p.hand(RED, "gilded_age", "rosemount")
    p.hand(PURPLE, "labor", "rosemount")
    p.round()
    assert (p.who, p.step) == (PURPLE, "MobWindow")  # before cards are selected
    p.do("wait")
    assert p.step == "SelectCards"
    q = raid()
    q.turns((RED, "gilded_age"), (PURPLE, "labor"))
    assert (q.who, q.step) == (PURPLE, "MobWindow")  # before another's turn
    q.do("wait")
    q.by(RED, "muscle")
    assert (q.who, q.step) == (PURPLE, "MobWindow")  # once the card is declared
    q.do("wait")
    q.by(RED, "buy-lot", "lot NS4b")
    assert (q.who, q.step) == (PURPLE, "MobWindow")  # after an action
    q.do("wait")
    q.by(RED, "stop")
    assert (q.who, q.options()) == (PURPLE, ["muscle", "event", "mob"])  # in the Mob Boss' own turn
    q.do("muscle")
    assert "mob" in q.options()
    q.rolls(3)
    q.do("mob", "block NS5", "lot NS5b", "lot NS5a", "lot NS5c", "stop")  # at most the roll, in any order
    assert (q.step, q.left) == ("Spend", 4)
    assert (q.count("house", BLUE), q.count("house", PURPLE)) == (0, 1)
    assert q.why("mob") == ("FIS-275",)  # once an Era
    q.next(CleanUp())
    assert q.t.mob == [0, 0]  # with a new Era the power is there again


@pytest.mark.rule("FIS-G23")
def test_the_mob_boss_is_asked_once_an_event_is_declared_and_between_its_instructions() -> None:
    p = raid()
    p.hand(BLUE, "pinkertons")
    p.turn(RED, "labor")  # 2 Houses, then cubes from the Unrest track
    p.unrest(RED, RED)
    p.do("event")
    p.pass_all()
    assert (p.who, p.step) == (PURPLE, "MobWindow")  # before the event is carried out
    assert (p.count("house", RED), p.t.headlines) == (1, [])
    p.do("wait")
    assert p.offers("lot") >= {"GH1b", "GH1c"}
    p.by(RED, "lot GH1b", "lot GH1c")
    assert (p.who, p.step) == (PURPLE, "MobWindow")  # before its next instruction
    p.rolls(1)
    p.do("mob", "block GH1", "lot GH1b", "stop")
    assert (p.who, p.step) == (RED, "ChooseSeveral calm")
    cancelled = raid()
    cancelled.hand(BLUE, "pinkertons")
    cancelled.turn(RED, "pullman_strike")
    cancelled.do("event")
    cancelled.respond(BLUE, "pinkertons")
    assert (cancelled.who, cancelled.step) == (PURPLE, "MobWindow")  # once only, before its MM are spent
    cancelled.do("wait")
    assert (cancelled.who, cancelled.step) == (RED, "Spend")
    own = raid()
    own.mob_boss(RED)
    own.unrest(RED)
    own.event(RED, "labor", "lot GH1b", "lot GH1c")
    assert (own.who, own.step) == (RED, "MobWindow")  # in an event of their own too


@pytest.mark.rule("FIS-G23")
def test_the_mob_boss_is_asked_before_every_immigrant_and_a_last_time_before_assessment() -> None:
    p = raid()
    p.put("commercial", RED, "BE3a")
    p.cube(None, "NS1a", "NS1b", "NS1c", "NS1d", "NS2a", "NS2b", "NS2c")
    p.round()  # nobody has cards: City Building is over
    asked = []
    while p.step in ("MobWindow", "HouseImmigrant"):
        asked.append(p.step)
        p.do("wait" if p.step == "MobWindow" else p.options()[0])
    assert asked == ["MobWindow", "HouseImmigrant"] * 5 + ["MobWindow"]
    assert p.step == "ChooseRole"
    last = raid()
    last.put("commercial", RED, "BE3a")
    last.cube(None, "NS1a", "NS1b", "NS1c", "NS1d", "NS2a", "NS2b", "NS2c")
    last.round()
    last.do("wait-turn")
    last.do("lot NS1a", "lot NS1b")  # purple's two immigrants
    assert (last.step, last.t.phase[0]) == ("MobWindow", IMMIGRATION_PHASE)  # before red's
    last.do("wait-long")
    for _ in range(3):
        last.do(last.options()[0])
    assert (last.step, last.options()) == ("MobWindow", ["mob", "wait"])  # asked all the same
    last.rolls(2)
    before = last.count("house", BLUE)
    last.do("mob", "block NS5", "lot NS5b", "lot NS5c", "stop")
    assert last.count("house", BLUE) == before - 2
    assert last.step == "ChooseRole"  # and then came County Assessment
    assert "assessed" in happened(last)
    assert happened(last).index("mob") < happened(last).index("assessment")


@pytest.mark.rule("FIS-G23")
def test_the_mob_boss_is_asked_where_nobody_comes_and_after_a_riot_that_ends_immigration() -> None:
    empty = raid()
    empty.round()
    assert (empty.step, empty.options()) == ("MobWindow", ["mob", "wait"])  # no jobs, no immigrants
    empty.do("wait")
    assert (empty.step, empty.told("mob")) == ("ChooseRole", [])
    riot = raid()
    riot.put("commercial", RED, "BE3a")
    riot.unrest(BLUE, BLUE, BLUE, BLUE, BLUE, BLUE, BLUE)
    riot.round()
    riot.do("wait-long")  # nobody has a cube on a Lot: purple's first immigrant starts a Riot
    assert riot.step == "RiotStart"
    riot.rolls(1)
    riot.do("lot NS5b")
    assert (riot.who, riot.step, riot.options()) == (PURPLE, "MobWindow", ["mob", "wait"])
    assert "riot-over" in happened(riot)


@pytest.mark.rule("FIS-G23")
def test_the_mob_boss_says_how_often_to_be_asked() -> None:
    for words, asked in (("wait", 3), ("wait-turn", 1), ("wait-long", 0)):
        p = raid()
        p.turns((RED, "gilded_age"), (BLUE, "rosemount"))
        p.do(words)
        found = 0
        for action in ("muscle", "buy-lot", "lot NS4b", "stop"):
            p.by(RED, action)
            while p.step == "MobWindow":
                found += 1
                p.do("wait")
        assert found == asked  # declared, after the action, before blue's turn
        assert (p.who, p.step) == (BLUE, "Declare")
    later = raid()
    later.put("commercial", RED, "BE3a")
    later.cube(BLUE, "NS1a", "NS1b", "NS1c")
    later.hand(RED, "gilded_age")
    later.round()
    later.do("wait-long")  # until Immigration, not until it is over
    later.by(RED, "muscle")
    later.do("stop")
    assert (later.who, later.step, later.t.phase[0]) == (PURPLE, "MobWindow", IMMIGRATION_PHASE)
    assert later.count("cube", BLUE) == 3  # before the first immigrant
    taken = raid()
    taken.era(1900)
    taken.turns((BLUE, "good_government_league"), (GREEN, "gilded_age"))
    taken.do("wait-long")
    taken.by(BLUE, "event")
    taken.skip_to("Choose role", limit=9)
    taken.do("role mob_boss")
    taken.skip_to("MobWindow")
    assert taken.who == BLUE  # a new holder is asked, however long the old one meant to wait


@pytest.mark.rule("FIS-275", "FIS-G23")
def test_the_mob_boss_is_asked_after_an_instruction_whose_last_part_does_nothing() -> None:
    """Mineral Palace: the Park stands, no House fits beside it; then its next instruction."""
    p = Position()
    p.mob_boss(PURPLE)
    p.put("house", BLUE, *sorted(beside(p, "NS5a+NS5b")))
    own_mines(p, RED, 1)
    p.event(RED, "mineral_palace")
    while p.step == "MobWindow":
        p.do("wait")
    p.do("pair NS5a+NS5b")
    assert (p.who, p.step, p.gained(RED)) == (PURPLE, "MobWindow", 0)
    p.do("wait")
    assert p.gained(RED) == 2


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
@pytest.mark.rule("FIS-G24")
def test_the_mob_boss_may_spare_or_remove_their_own_houses() -> None:
    p = raid()
    p.turn(PURPLE, "labor")
    p.rolls(4)
    p.do("mob", "block NS5", "lot NS5a", "lot NS5b", "lot NS5c")
    assert p.can("lot NS5d")  # the only one left is their own
    p.do("stop")
    assert p.count("house", PURPLE) == 1
    own = raid()
    before = pieces_left(own.t, PURPLE, HOUSE)
    own.turn(PURPLE, "labor")
    own.do("mob", "block NS5", "lot NS5d", "stop")
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
    assert p.why("lot NS5b") == ("FIS-278",)
    p.do("lot NS5a", "stop")
    assert p.step == "Declare"
    assert p.stands("NS5a") == ""
    assert p.map() == {"commercial 1 NS5b", "mansion 2 NS5c+NS5d", "factory 1 NS13c+NS13d", "cube 1 NS1a"}
