"""Immigration: FIS-185 to FIS-196."""

import pytest

from boomtown.games.forged_in_steel.rules.frames import BY_NO_LOT
from boomtown.games.forged_in_steel.rules.table import ELECTIONS, P_LOTS
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED, happened, own_mines, part
from tests.rules.forged_in_steel.position import Position

SHOPS = [f"BE{block}{lot}" for block in (3, 4, 5, 7, 8) for lot in "abcd"]
OPEN = [f"NS{block}{lot}" for block in (1, 2, 4, 5) for lot in "abcd"]


def town(shops: int, cubes: int = 16) -> Position:
    """Commercial buildings of red in Bessemer and Lots with blue cubes in the North Side; purple is the Official."""
    p = Position()
    if shops:
        p.put("commercial", RED, *SHOPS[:shops])
    if cubes:
        p.cube(BLUE, *OPEN[:cubes])
    return p


def house_all(p: Position) -> list[int]:
    """Place Houses on the first Lot offered until Immigration is over; the seats that were asked, in order."""
    asked = []
    while p.step == "HouseImmigrant":
        asked.append(p.who)
        p.do(p.options()[0])
    return asked


@pytest.mark.rule("FIS-185")
def test_jobs_are_all_factories_and_commercial_buildings_of_everybody() -> None:
    p = town(0)
    p.put("factory", RED, "NS13c+NS13d")
    p.put("factory", BLUE, "EP6a+EP6b")
    p.put("commercial", GREEN, "BE3a", "BE3b")
    p.put("commercial", PURPLE, "GH4a")
    p.put("house", RED, "MJ4a", "MJ4b")  # these bring nobody
    p.put("mansion", RED, "MJ5a+MJ5b")
    p.put("civic", None, "MJ5c+MJ5d")
    p.put("hospital", None, "MJ4c")
    own_mines(p, BLUE, 4)
    p.immigration()
    assert p.told("immigration") == [(-1, [5, 1])]
    q = town(0)
    q.put("factory", RED, "NS13c+NS13d", "EP6a+EP6b")
    q.put("commercial", GREEN, "BE3a", "BE3b", "BE3c", "BE3d")
    q.immigration()
    assert q.told("immigration") == [(-1, [6, 2])]


@pytest.mark.rule("FIS-186")
@pytest.mark.parametrize(("jobs", "houses"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3)])
def test_the_jobs_set_how_many_houses_each_player_places(jobs: int, houses: int) -> None:
    p = town(jobs)
    p.immigration()
    asked = house_all(p)
    assert [asked.count(seat) for seat in (RED, BLUE, GREEN)] == [houses] * 3
    assert [p.count("house", seat) for seat in (RED, BLUE, GREEN)] == [houses] * 3
    empty = town(0)
    empty.immigration()
    assert house_all(empty) == []  # no jobs, no immigrants, not even for the Official
    assert empty.count("house", PURPLE) == 0


@pytest.mark.rule("FIS-187")
@pytest.mark.parametrize(("jobs", "houses"), [(3, 2), (7, 3), (12, 4)])
def test_the_immigration_official_places_one_house_more(jobs: int, houses: int) -> None:
    p = town(jobs)
    p.role("immigration_official", GREEN)
    p.immigration()
    house_all(p)
    assert p.count("house", GREEN) == houses
    assert p.count("house", PURPLE) == houses - 1


@pytest.mark.rule("FIS-188")
@pytest.mark.rule("FIS-189")
@pytest.mark.rule("FIS-G21")
def test_the_official_places_all_first_then_the_others_in_influence_order() -> None:
    p = town(6)
    p.influence(GREEN, RED, PURPLE, BLUE)
    p.immigration()
    assert house_all(p) == [PURPLE] * 3 + [GREEN] * 2 + [RED] * 2 + [BLUE] * 2


@pytest.mark.rule("FIS-190")
def test_immigrants_live_on_any_lot_with_a_cube_which_is_removed() -> None:
    p = town(1, cubes=0)
    p.cube(None, "NS1a")
    p.cube(BLUE, "NS1b", "EP5a")
    p.cube(PURPLE, "GH1a")
    p.cube(RED, "NS5a")
    p.put("house", RED, "NS1c")
    p.immigration()
    assert p.who == PURPLE
    assert p.offers("lot") == {"NS1a", "NS1b", "EP5a", "GH1a", "NS5a"}  # no vacant Lot, none that is built
    p.do("lot NS1b")
    assert p.stands("NS1b") == "house 3"
    assert p.offers("lot") == {"NS1a", "EP5a", "GH1a", "NS5a"}
    p.do("lot GH1a")
    assert p.stands("GH1a") == "house 3"
    assert p.count("cube", PURPLE) == 0


@pytest.mark.rule("FIS-191")
def test_opponents_and_the_mayor_score_for_cubes_built_over_by_immigrants() -> None:
    p = town(1, cubes=0)
    p.cube(None, "NS1a", "NS1d")
    p.cube(BLUE, "NS1b")
    p.cube(RED, "NS1c")
    p.cube(GREEN, "NS2a", "NS2b")
    p.role("mayor", GREEN)
    p.immigration()
    p.do("lot NS1a")  # purple on a City cube: 1 VP for the Mayor, green
    assert part(p, P_LOTS) == [0, 0, 1, 0]
    p.do("lot NS1b")  # purple on blue's: 1 VP for blue
    assert part(p, P_LOTS) == [0, 1, 1, 0]
    p.do("lot NS1c")  # red on its own: nothing
    assert part(p, P_LOTS) == [0, 1, 1, 0]
    p.do("lot NS2a")  # blue on green's
    assert part(p, P_LOTS) == [0, 1, 2, 0]
    p.do("lot NS1d")  # green, the Mayor, on a City cube
    assert part(p, P_LOTS) == [0, 1, 3, 0]


@pytest.mark.rule("FIS-192")
def test_immigrants_must_be_housed_while_there_is_a_lot_and_a_house() -> None:
    p = town(1)
    p.immigration()
    assert set(p.options()) == {f"lot {lot}" for lot in OPEN}  # nothing else: no pass, no Unrest
    assert p.why("stop") == ("FIS-190", "FIS-192")
    assert p.why("pass") == ("FIS-190", "FIS-192")
    house_all(p)
    assert p.t.unrest == []
    one = town(1, cubes=1)  # the only Lot is taken without a question
    one.role("immigration_official", RED)
    one.immigration()
    assert one.stands(OPEN[0]) == "house 0"


@pytest.mark.rule("FIS-193")
def test_houses_for_which_there_is_no_lot_add_unrest() -> None:
    p = town(6, cubes=4)
    p.immigration()
    assert house_all(p) == [PURPLE] * 3  # red takes the last Lot without a question
    assert [p.count("house", seat) for seat in range(4)] == [1, 0, 0, 3]
    assert p.t.unrest == [RED, BLUE, BLUE, GREEN, GREEN]


@pytest.mark.rule("FIS-194")
def test_players_without_houses_add_unrest() -> None:
    p = town(6)
    full = sorted(p.in_neighborhood("mesa_junction") | p.in_neighborhood("goat_hill"))
    p.put("house", RED, *full[:19])  # 20 Houses each: red has 1 left
    p.immigration()
    asked = house_all(p)
    assert asked.count(RED) == 1
    assert p.count("house", RED) == 20
    assert p.t.unrest == [RED]
    assert p.count("cube", BLUE) == 16 - 3 - 1 - 2 - 2  # Lots were left


@pytest.mark.rule("FIS-195")
def test_the_eighth_cube_ends_immigration_with_a_riot() -> None:
    p = town(6, cubes=3)
    p.unrest(BLUE, BLUE, BLUE, BLUE, BLUE)
    p.put("house", BLUE, "EP5a")
    p.immigration()
    house_all(p)  # purple's three; then red 2 cubes, then blue the eighth
    assert p.step == "RiotStart"
    assert p.t.unrest == [BLUE] * 5 + [RED, RED, BLUE]
    p.rolls(1)
    p.do(p.options()[0])
    assert p.t.unrest == []
    assert p.t.phase[0] == ELECTIONS  # blue's second House and green's were never due
    assert p.told("unrest") == [
        (seat, [1, level, BY_NO_LOT]) for seat, level in ((RED, 6), (RED, 7), (BLUE, 8))
    ]
    kinds = happened(p)
    assert kinds.index("riot") < kinds.index("assessment")


@pytest.mark.rule("FIS-196")
def test_example_number_of_immigration_houses() -> None:
    p = Position()
    p.put("commercial", RED, "BE3a")
    p.put("commercial", BLUE, "BE3b")
    p.put("factory", GREEN, "NS13c+NS13d")
    p.put("factory", PURPLE, "EP6a+EP6b")
    p.cube(None, *OPEN)
    p.role("immigration_official", BLUE)
    p.immigration()
    assert p.told("immigration") == [(-1, [4, 1])]
    assert house_all(p) == [BLUE, BLUE, RED, GREEN, PURPLE]
    assert [p.count("house", seat) for seat in range(4)] == [1, 2, 1, 1]


@pytest.mark.rule("FIS-190", "FIS-194")
def test_a_cube_that_came_during_immigration_is_room_too() -> None:
    """The Landholder answers to a House on their cube with a new cube: the next immigrant may live there."""
    p = town(1, cubes=1)
    p.put("house", GREEN, "NS5a")
    p.role("immigration_official", RED)
    p.leader(BLUE, "the_landholder")
    p.immigration()  # red's two, then blue's, green's and purple's; the only cube is blue's
    assert (p.who, p.step, p.stands("NS1a")) == (BLUE, "Choose cube", "house 0")
    p.do("lot NS1b")
    assert (p.who, p.step, p.stands("NS1b")) == (BLUE, "Choose cube", "house 0")
    p.do("lot NS1c")
    assert p.stands("NS1c") == "house 1"  # their own new cube: it came in red's turn
    assert p.t.unrest == [GREEN, PURPLE]  # no Lot is left for these
