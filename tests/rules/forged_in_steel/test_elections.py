"""The Elections, Influence and choosing Roles: FIS-253 to FIS-269."""

import pytest

from boomtown.games.forged_in_steel.rules.elections import votes
from boomtown.games.forged_in_steel.rules.places import cubes_left
from boomtown.games.forged_in_steel.rules.table import BUILDING, ELECTIONS, P_MINES, PLANNING, THE_END
from tests.rules.forged_in_steel.places_b import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    assess,
    elect,
    happened,
    own_mines,
    part,
)
from tests.rules.forged_in_steel.position import Position


@pytest.mark.rule("FIS-253")
def test_the_elections_run_from_ballots_to_clean_up() -> None:
    p = Position()
    p.put("house", BLUE, "NS1a")
    elect(p)
    kinds = [kind for kind in happened(p) if kind in ("ballots", "votes", "influence", "role", "era")]
    assert kinds[-8:] == ["ballots"] * 5 + ["votes", "influence", "role"]  # that Role is the Mayor's
    assert (p.step, p.t.era[0]) == ("ChooseRole", 0)
    p.skip_to("PlanCards")
    kinds = [kind for kind in happened(p) if kind in ("votes", "role", "era", "deal")]
    assert kinds[-7:] == ["role"] * 5 + ["era", "deal"]
    assert (p.t.era[0], p.t.phase[0]) == (1, PLANNING)


@pytest.mark.rule("FIS-254")
@pytest.mark.parametrize(("year", "phase"), [(1890, ELECTIONS), (1900, ELECTIONS), (1910, THE_END)])
def test_there_are_elections_after_the_first_two_eras_only(year: int, phase: int) -> None:
    p = Position()
    p.era(year)
    p.put("house", PURPLE, "NS1a", "GH1a")
    assess(p)
    assert p.t.phase[0] == phase
    assert ("votes" in happened(p)) == (phase == ELECTIONS)
    assert p.t.influence[0] == (PURPLE if phase == ELECTIONS else RED)


@pytest.mark.rule("FIS-255")
def test_houses_and_commercial_buildings_give_one_ballot_and_mansions_two() -> None:
    p = Position()
    p.put("house", RED, "NS1a")
    p.put("commercial", RED, "NS1b")
    p.put("mansion", BLUE, "NS5a+NS5b")
    assert votes(p.t) == [1, 1, 0, 0]  # 2 ballots each
    p.put("house", GREEN, "NS2a", "NS2b", "NS2c")
    assert votes(p.t) == [0, 0, 1, 0]
    p.put("commercial", BLUE, "NS2d")
    assert votes(p.t) == [0, 1, 1, 0]
    p.put("house", GREEN, "GH1a")  # counts in its own Neighborhood
    assert votes(p.t) == [0, 1, 2, 0]


@pytest.mark.rule("FIS-256")
def test_factories_mines_and_other_buildings_give_no_ballots_unless_a_card_does() -> None:
    p = Position()
    p.put("factory", RED, "GH9a+GH9b", "GH9c+GH9d")
    own_mines(p, RED, 5)
    p.put("hospital", None, "GH1a")
    p.put("park_small", None, "GH1b")
    p.cube(RED, "GH2a", "GH2b")
    assert votes(p.t) == [0, 0, 0, 0]
    p.put("house", BLUE, "GH1c")
    assert votes(p.t) == [0, 1, 0, 0]
    p.era(1900)
    p.event(RED, "ward_heelers", "neighborhood goat_hill")
    p.do(p.options()[0])
    assert votes(p.t) == [1, 0, 0, 0]  # a House and 2 ballots of the card


@pytest.mark.rule("FIS-257")
@pytest.mark.rule("FIS-258")
def test_example_votes_of_a_neighborhood() -> None:
    p = Position()
    p.put("house", GREEN, "NS1a")
    assert votes(p.t) == [0, 0, 1, 0]
    p.put("civic", None, "NS9a+NS9b")
    assert votes(p.t) == [0, 0, 2, 0]
    p.put("civic", None, "NS12a+NS12b")
    assert votes(p.t) == [0, 0, 3, 0]
    p.put("civic", None, "GH1a+GH1b")  # another Neighborhood, where nobody has a ballot
    p.put("hospital", None, "NS5a")
    assert votes(p.t) == [0, 0, 3, 0]
    elect(p)
    assert p.told("ballots")[-5:-3] == [(-1, [0, 3, 1, GREEN]), (-1, [1, 2, 0])]


@pytest.mark.rule("FIS-259")
def test_the_most_ballots_take_all_votes_of_each_neighborhood() -> None:
    p = Position()
    p.put("civic", None, "NS9a+NS9b")
    p.put("house", RED, "NS1a", "NS1b", "NS1c")
    p.put("house", BLUE, "NS2a", "NS2b", "GH1a")
    p.put("house", PURPLE, "EP5a", "BE3a")
    assert votes(p.t) == [2, 1, 0, 2]  # blue's two ballots in the North Side bring nothing


@pytest.mark.rule("FIS-260")
def test_players_tied_in_a_neighborhood_each_receive_all_its_votes() -> None:
    p = Position()
    p.put("civic", None, "NS9a+NS9b", "NS12a+NS12b")
    p.put("house", RED, "NS1a", "NS1b")
    p.put("mansion", BLUE, "NS5a+NS5b")
    p.put("house", GREEN, "NS2a")
    assert votes(p.t) == [3, 3, 0, 0]


@pytest.mark.rule("FIS-261")
@pytest.mark.rule("FIS-264")
def test_votes_make_the_mayor_and_the_influence_order() -> None:
    p = Position()
    p.put("house", PURPLE, "NS1a", "GH1a", "EP5a")
    p.put("house", GREEN, "MJ4a", "MJ4b", "BE3a")
    p.put("house", BLUE, "BE3b")
    assert votes(p.t) == [0, 1, 2, 3]
    elect(p)
    assert p.t.influence == [PURPLE, GREEN, BLUE, RED]
    assert p.t.roles[0] == PURPLE


@pytest.mark.rule("FIS-262")
@pytest.mark.rule("FIS-265")
def test_equal_votes_keep_the_order_of_influence() -> None:
    for before, after in (
        ((RED, BLUE, GREEN, PURPLE), [BLUE, PURPLE, RED, GREEN]),
        ((PURPLE, GREEN, BLUE, RED), [PURPLE, BLUE, GREEN, RED]),
        ((GREEN, RED, BLUE, PURPLE), [BLUE, PURPLE, GREEN, RED]),
    ):
        p = Position()
        p.influence(*before)
        p.put("house", BLUE, "NS1a", "GH1a")
        p.put("house", PURPLE, "EP5a", "BE3a")
        p.put("house", RED, "MJ4a")
        p.put("house", GREEN, "MJ4b")
        assert votes(p.t) == [1, 2, 1, 2]
        elect(p)
        assert p.t.influence == after
        assert p.t.roles[0] == after[0]


@pytest.mark.rule("FIS-263")
def test_counting_votes_is_only_a_tally() -> None:
    p = Position()
    p.put("civic", None, "NS9a+NS9b")
    p.put("house", BLUE, "NS1a")
    before = cubes_left(p.t, BLUE)
    elect(p)
    assert p.told("votes") == [(-1, [0, 2, 0, 0])]
    assert cubes_left(p.t, BLUE) == before


@pytest.mark.rule("FIS-266")
def test_the_winner_is_mayor_and_all_other_roles_are_chosen_anew() -> None:
    p = Position()
    p.put("house", BLUE, "NS1a")
    elect(p)
    assert p.t.roles == [BLUE, -1, -1, -1, -1]
    assert p.offers("role") == {"city_planner", "mining_official", "immigration_official", "mob_boss"}
    assert p.why("role mayor") == ("FIS-267",)


@pytest.mark.rule("FIS-267")
def test_roles_are_chosen_in_influence_order_from_the_second_on() -> None:
    p = Position()
    p.influence(GREEN, BLUE, PURPLE, RED)
    elect(p)  # nobody has votes: the order stays
    for seat, role in ((BLUE, "mob_boss"), (PURPLE, "city_planner"), (RED, "immigration_official")):
        assert (p.step, p.who) == ("ChooseRole", seat)
        p.do(f"role {role}")
        if p.step == "ChooseRole":
            assert role not in p.offers("role")
    assert p.t.roles == [GREEN, PURPLE, GREEN, RED, BLUE]  # the last one is left to the first player


@pytest.mark.rule("FIS-268")
@pytest.mark.parametrize(("seats", "roles"), [(4, [2, 1, 1, 1]), (3, [2, 2, 1]), (2, [3, 2])])
def test_a_player_may_hold_several_roles(seats: int, roles: list[int]) -> None:
    p = Position(seats)
    elect(p)
    while p.step == "ChooseRole":
        p.do(p.options()[0])
    assert [p.t.roles.count(seat) for seat in p.t.influence] == roles


@pytest.mark.rule("FIS-269")
def test_roles_last_through_the_coming_era() -> None:
    p = Position()
    p.influence(GREEN, BLUE, PURPLE, RED)
    elect(p)
    p.do("role city_planner", "role immigration_official", "role mob_boss")
    roles = p.t.roles[:]
    assert roles == [GREEN, BLUE, GREEN, PURPLE, RED]
    p.skip_to("SelectCards")
    assert (p.t.era[0], p.t.phase[0]) == (1, BUILDING)
    assert p.t.roles == roles
    for hand in p.t.hands:
        p.t.discard.extend(hand)
        hand.clear()
    own_mines(p, GREEN, 1)
    assess(p)
    assert part(p, P_MINES) == [0, 0, 2, 0]  # as Mining Official, until the next Elections are over
    assert p.t.phase[0] == ELECTIONS
    assert p.t.roles[1:] == [-1] * 4
