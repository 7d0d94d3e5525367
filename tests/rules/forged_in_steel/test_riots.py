"""Unrest and Riots: FIS-197 to FIS-231."""

import pytest

from boomtown.games.forged_in_steel.rules.frames import BY_NO_LOT, BY_SEIZING, NO_CAUSE
from boomtown.games.forged_in_steel.rules.places import cubes_left, pieces_left
from boomtown.games.forged_in_steel.rules.table import P_UNREST
from boomtown.games.forged_in_steel.rules.terms import CIVIC, COMMERCIAL, HOUSE, MANSION, PARK_SMALL
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, happened, own_mines, part
from tests.rules.forged_in_steel.position import Position

FULL = (BLUE, BLUE, BLUE, GREEN, GREEN, PURPLE, PURPLE, RED)  # red instigates, blue is the Target


def row(*lots: str) -> Position:
    """A Riot of red against blue in 1890, about to begin; Houses of blue on these Lots."""
    p = Position()
    p.put("house", BLUE, *lots)
    p.unrest(*FULL)
    return p


def riot(p: Position, roll: int, *actions: str) -> None:
    """The Riot runs with this roll."""
    p.check_unrest()
    p.rolls(roll)
    p.do(*actions)


def burnt(p: Position) -> list[str]:
    """The Lots of what was destroyed, in order."""
    return [p.city.lot_ids[args[1]] for _, args in p.told("burn")]


@pytest.mark.rule("FIS-197")
@pytest.mark.rule("FIS-198")
def test_cubes_fill_the_track_from_the_left_and_their_number_is_the_unrest_level() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a", "NS5b")
    p.unrest(GREEN)
    p.muscle(RED, 8)
    p.do("seize", "lot NS5a", "seize", "lot NS5b")
    assert p.t.unrest == [GREEN, RED, RED]
    assert p.told("unrest")[-1] == (RED, [1, 3, BY_SEIZING])
    assert p.content.riot_at == 8
    assert len(p.content.pack.content["unrest"]["spaces"]) == 8
    nine = Position()
    nine.era(1900)
    nine.put("house", BLUE, "NS5a")
    nine.unrest(*[BLUE] * 7)
    nine.event(RED, "socialism")  # three more
    assert nine.told("riot") == [(RED, [BLUE, 10, NO_CAUSE])]  # those below the track count


@pytest.mark.rule("FIS-199")
def test_a_riot_starts_as_soon_as_eight_cubes_are_there() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a", "NS5b", "NS5c")
    p.unrest(BLUE, BLUE, BLUE, GREEN, GREEN, PURPLE)
    p.muscle(RED, 12)
    p.do("seize", "lot NS5a")
    assert (p.step, len(p.t.unrest)) == ("Spend", 7)
    p.do("seize", "lot NS5b")
    assert (p.step, len(p.t.unrest)) == ("RiotStart", 8)  # before the last 4 MM


@pytest.mark.rule("FIS-200")
def test_an_event_starts_a_riot_whatever_the_unrest_level() -> None:
    p = Position()
    p.era(1910)
    p.put("house", BLUE, "NS5a")
    own_mines(p, BLUE, 1)
    p.event(RED, "ludlow_massacre")
    assert (p.step, p.who, p.t.unrest) == ("RiotStart", RED, [])
    empty = Position()
    empty.era(1910)
    empty.put("house", RED, "NS5a")
    empty.event(BLUE, "ludlow_massacre")  # nobody has a Mine: the track says who, all are tied
    assert empty.told("riot") == [(PURPLE, [RED, 0, empty.card("ludlow_massacre")])]  # called for by the card


@pytest.mark.rule("FIS-201")
def test_a_riot_of_an_event_comes_first_and_then_the_rest_of_the_card() -> None:
    p = Position()
    p.era(1910)
    p.put("house", BLUE, "NS5a")
    own_mines(p, BLUE, 1)
    p.event(RED, "ludlow_massacre")
    assert (p.step, p.gains(), p.t.headlines) == ("RiotStart", [0, 0, 0, 0], [])
    p.do("lot NS5a")
    assert p.count("house", BLUE) == 0
    assert p.gains() == [3, 0, 0, 0]
    assert p.ids(p.t.headlines) == ["ludlow_massacre"]


@pytest.mark.rule("FIS-202")
def test_cubes_beyond_the_eighth_count_for_penalty_instigator_and_target() -> None:
    p = Position()
    p.era(1900)
    p.put("house", GREEN, "NS5a")
    p.put("house", BLUE, "NS1a")
    p.influence(BLUE, GREEN, PURPLE, RED)
    p.unrest(BLUE, BLUE, BLUE, GREEN, GREEN, GREEN, PURPLE)
    p.event(RED, "socialism")
    assert p.t.unrest == [BLUE, BLUE, BLUE, GREEN, GREEN, GREEN, PURPLE, BLUE, GREEN, PURPLE]
    assert p.told("riot") == [(RED, [BLUE, 10, NO_CAUSE])]
    assert part(p, P_UNREST) == [0, -4, -4, -2]
    q = Position()
    q.put("house", GREEN, "NS5a")
    q.put("house", BLUE, "NS1a")
    q.unrest(*[BLUE] * 4, *[RED] * 4, *[GREEN] * 5)  # without the last five green would be no Target
    q.check_unrest()
    assert q.told("riot") == [(PURPLE, [GREEN, 13, NO_CAUSE])]
    assert part(q, P_UNREST) == [-4, -4, -5, 0]


@pytest.mark.rule("FIS-203")
def test_after_a_riot_in_city_building_the_active_player_resumes() -> None:
    p = Position()
    p.put("house", BLUE, "NS5a", "NS5b")
    p.unrest(*FULL[:7])
    p.turns((RED, "gilded_age"), (GREEN, "labor"))
    p.by(RED, "muscle")
    p.rolls(1)
    p.do("seize", "lot NS5a")
    assert p.step == "RiotStart"
    p.do("lot NS5b")
    assert (p.who, p.step, p.left, p.t.turn) == (RED, "Spend", 1, [RED])
    p.do("stop")
    assert (p.who, p.step) == (GREEN, "Declare")


@pytest.mark.rule("FIS-204")
def test_a_riot_in_immigration_leads_to_county_assessment() -> None:
    p = Position()
    p.era(1910)
    p.put("commercial", BLUE, "NS5a")
    p.put("house", BLUE, "EP5a")
    p.unrest(*[BLUE] * 7)
    p.immigration()  # no Lots: purple's first cube is the eighth
    assert (p.step, p.t.unrest) == ("RiotStart", [BLUE] * 7 + [PURPLE])
    p.do("lot EP5a")
    kinds = happened(p)
    assert kinds.index("riot-over") < kinds.index("assessment")
    assert p.told("unrest") == [(PURPLE, [1, 8, BY_NO_LOT])]  # nobody after it was asked
    assert (p.step, p.t.unrest) == ("", [])
    assert p.gains() == [0, -7 + 4, 0, -1]  # the Commercial building was scored


@pytest.mark.rule("FIS-205")
def test_there_may_be_several_riots_in_an_era() -> None:
    p = Position()
    p.put("house", BLUE, "NS1a", "NS5a", "EP5a")
    for count, lot in ((2, "NS1a"), (1, "NS5a")):
        p.unrest(*FULL)
        riot(p, 1, f"lot {lot}")
        assert (p.count("house", BLUE), p.t.unrest) == (count, [])
    assert p.t.era[0] == 0
    assert part(p, P_UNREST) == [-2, -6, -4, -4]


@pytest.mark.rule("FIS-206")
def test_example_socialism_with_seven_cubes_on_the_track() -> None:
    p = Position()
    p.era(1900)
    p.put("house", RED, "NS5a")
    p.unrest(RED, RED, RED, BLUE, BLUE, GREEN, PURPLE)
    p.event(RED, "socialism")
    assert p.t.tally[2] == 3  # from events: red scores 3 VP for its three cubes
    assert len(p.t.unrest) == 10
    assert sorted(p.t.unrest[7:]) == [BLUE, GREEN, PURPLE]
    assert part(p, P_UNREST) == [-3, -3, -2, -2]
    assert (p.step, p.who) == ("RiotStart", PURPLE)
    p.do("lot NS5a")
    assert p.t.unrest == []
    assert p.step == ""  # no 6 MM
    assert "gain-muscle" not in happened(p)
    calm = Position()
    calm.era(1900)
    calm.put("house", RED, "NS5a")
    calm.unrest(RED, RED, RED)
    calm.event(RED, "socialism")
    assert (calm.who, calm.step, calm.left) == (RED, "Spend", 6)  # without a Riot they are gained


@pytest.mark.rule("FIS-207")
def test_each_player_loses_vp_for_its_own_cubes_once_in_a_riot_of_a_full_track() -> None:
    p = row("NS5a", "NS5b", "NS5c")
    p.unrest(*FULL[:7])
    p.check_unrest()
    assert (p.step, p.gains()) == ("", [0, 0, 0, 0])
    p.unrest(*FULL)
    p.vp(1, 10, 10, 10)
    p.check_unrest()
    assert p.t.vp == [0, 7, 8, 8]
    p.rolls(3)
    p.do("lot NS5a")
    while p.step == "RiotNext":
        p.do(p.options()[0])
    assert p.t.vp == [0, 7, 8, 8]  # once, however long the Riot is
    q = Position()
    q.era(1910)
    q.put("house", BLUE, "NS5a")
    own_mines(q, BLUE, 1)
    q.unrest(BLUE, BLUE, GREEN)
    q.event(RED, "ludlow_massacre")
    assert part(q, P_UNREST) == [0, 0, 0, 0]  # fewer than eight: no penalty


@pytest.mark.rule("FIS-208")
@pytest.mark.rule("FIS-210")
def test_fewest_cubes_make_the_instigator_and_most_the_target() -> None:
    p = Position()
    for seat, lot in enumerate(("NS1a", "NS5a", "GH1a", "EP5a")):
        p.put("house", seat, lot)
    p.unrest(RED, RED, BLUE, GREEN, GREEN, GREEN, PURPLE, PURPLE)
    p.check_unrest()
    assert (p.who, p.offers("lot")) == (BLUE, {"GH1a"})
    none = Position()
    none.put("house", RED, "NS1a")
    none.unrest(*[RED] * 5, BLUE, BLUE, PURPLE)
    none.check_unrest()
    assert none.who == GREEN  # no cube at all is the fewest


@pytest.mark.rule("FIS-209")
@pytest.mark.rule("FIS-211")
def test_ties_go_to_the_lowest_influence_for_instigator_and_the_highest_for_target() -> None:
    for order, instigator, target in (
        ((RED, BLUE, GREEN, PURPLE), BLUE, GREEN),
        ((PURPLE, BLUE, RED, GREEN), RED, PURPLE),
    ):
        p = Position()
        p.put("house", GREEN, "GH1a")
        p.put("house", PURPLE, "EP5a")
        p.influence(*order)
        p.unrest(RED, BLUE, GREEN, GREEN, GREEN, PURPLE, PURPLE, PURPLE)
        p.check_unrest()
        assert p.told("riot") == [(instigator, [target, 8, NO_CAUSE])]


@pytest.mark.rule("FIS-212")
@pytest.mark.rule("FIS-214")
def test_example_all_players_tied() -> None:
    p = Position()
    p.influence(BLUE, RED, GREEN, PURPLE)
    p.put("house", BLUE, "NS5a")
    p.unrest(*[BLUE, RED, GREEN, PURPLE] * 2)
    p.check_unrest()
    assert (p.who, p.offers("lot")) == (PURPLE, {"NS5a"})
    assert p.told("riot") == [(PURPLE, [BLUE, 8, NO_CAUSE])]
    assert p.gains() == [-2, -2, -2, -2]


@pytest.mark.rule("FIS-213")
def test_example_instigator_target_and_penalties() -> None:
    p = Position()
    p.influence(BLUE, RED, GREEN, PURPLE)
    p.put("house", BLUE, "NS5a")
    p.put("house", PURPLE, "NS1a")
    p.unrest(BLUE, BLUE, BLUE, RED, GREEN, PURPLE, PURPLE, PURPLE)
    p.check_unrest()
    assert p.told("riot") == [(GREEN, [BLUE, 8, NO_CAUSE])]
    assert (p.who, p.offers("lot")) == (GREEN, {"NS5a"})
    assert [p.gained(seat) for seat in (BLUE, PURPLE, RED, GREEN)] == [-3, -3, -1, -1]


@pytest.mark.rule("FIS-215")
def test_the_riot_starts_at_a_structure_of_the_target() -> None:
    p = row("NS1a")
    p.put("factory", BLUE, "NS13c+NS13d")
    p.put("commercial", BLUE, "GH1a")
    p.put("mansion", BLUE, "EP5a+EP5b")
    p.put("house", RED, "NS1b")
    p.put("mansion", GREEN, "MJ4a+MJ4b")
    p.put("civic", None, "NS9a+NS9b")
    p.put("park_small", None, "NS5a")
    p.cube(BLUE, "NS1c")
    own_mines(p, BLUE, 3)
    p.check_unrest()
    assert set(p.options()) == {"lot NS1a", "lot NS13c", "lot GH1a", "lot EP5a"}
    assert p.why("lot NS1b") == ("FIS-215",)
    nothing = Position()
    nothing.put("house", RED, "NS1a")
    nothing.unrest(*FULL)
    nothing.check_unrest()
    assert (nothing.step, nothing.t.unrest) == ("", [])  # blue has nothing: penalty and clearing only
    assert nothing.gains() == [-1, -3, -2, -2]
    assert nothing.count("house", RED) == 1


@pytest.mark.rule("FIS-216")
def test_the_die_is_rolled_after_the_start_is_chosen() -> None:
    for roll in (1, 2, 3, 4):
        p = row("NS1a")
        p.check_unrest()
        assert (p.t.die, p.told("riot-roll")) == ([], [])
        p.rolls(roll)
        p.do("lot NS1a")
        assert p.told("riot-roll") == [(RED, [p.lot("NS1a"), roll, 0, 0, roll])]
    low = Position()
    low.put("mansion", BLUE, "EP5a+EP5b")
    low.put("house", BLUE, "EP4b")
    low.unrest(*FULL)
    riot(low, 1, "lot EP5a")  # too little for a Mansion, and the start stays as it was chosen
    assert (low.step, low.count("mansion", BLUE), low.count("house", BLUE)) == ("", 1, 1)


@pytest.mark.rule("FIS-217")
@pytest.mark.parametrize(("year", "bonus"), [(1890, 0), (1900, 1), (1910, 2)])
def test_the_era_adds_to_the_riot_roll(year: int, bonus: int) -> None:
    p = row("NS1a", "NS1b", "NS2a", "NS2b")
    p.put("house", GREEN, "GH1a", "GH1b", "GH2a")
    p.era(year)
    riot(p, 2, "lot NS1a")
    assert len(burnt(p)) == 2 + bonus
    assert burnt(p) == ["NS1a", "NS1b", "NS2a", "NS2b"][: 2 + bonus]


@pytest.mark.rule("FIS-218")
def test_riot_points_must_be_spent_as_long_as_that_is_possible() -> None:
    p = row("NS5a")
    p.put("house", GREEN, "NS5b", "NS5c")
    riot(p, 2, "lot NS5a")
    assert (p.who, p.step) == (RED, "RiotNext")
    assert set(p.options()) == {"lot NS5b", "lot NS5c"}
    assert p.why("stop") == ("FIS-218", "FIS-224", "FIS-225")
    p.do("lot NS5c")
    assert burnt(p) == ["NS5a", "NS5c"]
    forced = row("NS5a")
    forced.put("house", GREEN, "NS5b")
    riot(forced, 2, "lot NS5a")
    assert burnt(forced) == ["NS5a", "NS5b"]  # the only way is taken by itself


@pytest.mark.rule("FIS-219")
def test_everything_in_the_path_can_be_destroyed_parks_and_city_buildings_too() -> None:
    p = row("NS1a")
    p.era(1910)
    p.put("park_small", None, "NS1b")
    p.put("hospital", None, "NS2a")
    p.put("commercial", PURPLE, "NS2b")
    p.put("civic", None, "GH1a+GH1b")
    own_mines(p, BLUE, 2)
    p.tracks(north_side=3)
    riot(p, 4, "lot NS1a")
    assert burnt(p) == ["NS1a", "NS1b", "NS2a", "NS2b", "GH1a"]
    assert p.map() == set()
    assert p.t.mines.count(BLUE) == 2  # Mines are no part of the map
    assert p.track("north_side") == 3


@pytest.mark.rule("FIS-220")
@pytest.mark.rule("FIS-221")
def test_example_riot_cost_by_footprint() -> None:
    p = row("NS1a")
    p.put("mansion", GREEN, "NS2a+NS2c")
    p.put("house", GREEN, "NS1b")
    riot(p, 4, "lot NS1a")
    assert burnt(p) == ["NS1a", "NS1b", "NS2a"]
    assert p.t.riot == []
    few = row("NS1a")
    few.put("mansion", GREEN, "NS2a+NS2c")
    few.put("house", GREEN, "NS1b")
    riot(few, 3, "lot NS1a")
    assert burnt(few) == ["NS1a", "NS1b"]  # one point is left, a Mansion costs 2
    park = row("NS1a")
    park.put("park_large", None, "NS2")
    park.put("house", GREEN, "NS1b")
    park.era(1910)
    riot(park, 3, "lot NS1a")
    assert burnt(park) == ["NS1a", "NS1b"]  # 5 points, 3 left: a large Park costs 4
    more = row("NS1a")
    more.put("park_large", None, "NS2")
    more.put("house", GREEN, "NS1b")
    more.era(1910)
    riot(more, 4, "lot NS1a")
    assert more.map() == set()


@pytest.mark.rule("FIS-222")
def test_the_starting_structure_is_destroyed_first() -> None:
    p = row("NS1a", "NS1b", "NS2a")
    riot(p, 1, "lot NS2a")
    assert burnt(p) == ["NS2a"]
    assert p.map() == {"house 1 NS1a", "house 1 NS1b"}


@pytest.mark.rule("FIS-223")
def test_destroyed_structures_go_back_and_their_lots_are_vacant() -> None:
    p = row("NS1a")
    p.put("commercial", PURPLE, "NS1b")
    p.put("mansion", GREEN, "NS2a+NS2b")
    p.era(1910)
    p.put("park_small", None, "GH1a")
    before = [pieces_left(p.t, BLUE, HOUSE), pieces_left(p.t, GREEN, MANSION)]
    before += [
        pieces_left(p.t, PURPLE, COMMERCIAL),
        pieces_left(p.t, RED, PARK_SMALL),
        cubes_left(p.t, PURPLE),
    ]
    riot(p, 3, "lot NS1a")
    after = [pieces_left(p.t, BLUE, HOUSE), pieces_left(p.t, GREEN, MANSION)]
    after += [
        pieces_left(p.t, PURPLE, COMMERCIAL),
        pieces_left(p.t, RED, PARK_SMALL),
        cubes_left(p.t, PURPLE),
    ]
    assert [now - was for now, was in zip(after, before, strict=True)] == [
        1,
        1,
        1,
        1,
        1 + 2,
    ]  # with 2 from Unrest
    assert {p.stands(lot) for lot in ("NS1a", "NS1b", "NS2a", "NS2b", "GH1a")} == {""}
    city = row("NS1a")
    city.put("civic", None, "NS1b+NS1d")
    riot(city, 3, "lot NS1a")
    assert pieces_left(city.t, RED, CIVIC) == city.content.pieces[CIVIC]


@pytest.mark.rule("FIS-224")
@pytest.mark.rule("FIS-225")
def test_the_trail_goes_on_from_the_last_structure_only() -> None:
    p = row("NS5b")
    p.put("house", GREEN, "NS5a", "NS5d", "NS4b", "NS6c")
    p.put("house", PURPLE, "NS6a")
    riot(p, 4, "lot NS5b")
    assert p.offers("lot") == {"NS5a", "NS5d", "NS6a"}  # NS4b and NS6c are not beside the first
    p.do("lot NS5a")
    assert burnt(p) == ["NS5b", "NS5a", "NS4b"]  # on from NS5a; never back to NS5d or NS6a
    assert p.map() == {"house 2 NS5d", "house 2 NS6c", "house 3 NS6a"}
    bridge = row("NS13c")
    bridge.put("house", GREEN, "MJ3a")
    riot(bridge, 2, "lot NS13c")
    assert burnt(bridge) == ["NS13c", "MJ3a"]  # bridges carry it


@pytest.mark.rule("FIS-226")
def test_a_riot_stops_without_points_without_neighbours_or_with_too_few_points() -> None:
    spent = row("NS1a", "NS1b", "NS2a")
    riot(spent, 2, "lot NS1a")
    assert (burnt(spent), spent.step) == (["NS1a", "NS1b"], "")
    alone = row("NS1a", "NS5d")
    riot(alone, 4, "lot NS1a")
    assert (burnt(alone), alone.step) == (["NS1a"], "")
    poor = row("NS1a")
    poor.put("mansion", BLUE, "NS1b+NS1d")
    riot(poor, 2, "lot NS1a")
    assert (burnt(poor), poor.step) == (["NS1a"], "")
    choice = row("NS1a")
    choice.put("mansion", BLUE, "NS1b+NS1d")
    choice.put("house", BLUE, "NS1c")
    riot(choice, 2, "lot NS1a")
    assert burnt(choice) == ["NS1a", "NS1c"]  # enough for the House beside it


@pytest.mark.rule("FIS-227")
def test_a_riot_does_not_cross_vacant_lots_nor_bare_cubes() -> None:
    p = row("NS1a", "NS2a")  # NS1b between them is vacant
    riot(p, 4, "lot NS1a")
    assert burnt(p) == ["NS1a"]
    q = row("NS1a", "NS2a")
    q.cube(BLUE, "NS1b")
    riot(q, 4, "lot NS1a")
    assert burnt(q) == ["NS1a"]
    assert q.stands("NS1b") == "cube 1"
    r = row("NS1a", "NS1b", "NS2a")
    riot(r, 4, "lot NS1a")
    assert burnt(r) == ["NS1a", "NS1b", "NS2a"]


@pytest.mark.rule("FIS-228")
def test_the_instigator_may_start_where_the_riot_dies_out() -> None:
    p = row("NS1a", "NS1b", "NS1c", "EP5a")
    p.check_unrest()
    assert "EP5a" in p.offers("lot")
    p.rolls(4)
    p.do("lot EP5a")
    assert (burnt(p), p.step, p.t.unrest) == (["EP5a"], "", [])


@pytest.mark.rule("FIS-229")
def test_the_instigator_may_have_to_destroy_its_own() -> None:
    p = row("NS1a")
    p.put("house", RED, "NS1b")
    riot(p, 3, "lot NS1a")
    assert burnt(p) == ["NS1a", "NS1b"]
    assert p.count("house", RED) == 0


@pytest.mark.rule("FIS-230")
def test_a_full_track_is_cleared_after_the_riot() -> None:
    p = row("NS1a")
    p.unrest(*FULL, BLUE, BLUE)
    before = cubes_left(p.t, BLUE)
    p.check_unrest()
    assert len(p.t.unrest) == 10  # not before it is over
    p.do("lot NS1a")
    assert p.t.unrest == []
    assert cubes_left(p.t, BLUE) == before + 5


@pytest.mark.rule("FIS-231")
def test_cubes_stay_after_a_riot_with_fewer_than_eight() -> None:
    p = Position()
    p.era(1910)
    p.put("house", BLUE, "NS5a")
    own_mines(p, BLUE, 1)
    p.unrest(*FULL[:7])
    p.event(RED, "ludlow_massacre", "lot NS5a")
    assert p.count("house", BLUE) == 0
    assert p.t.unrest == list(FULL[:7])
