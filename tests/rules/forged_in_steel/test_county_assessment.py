"""County Assessment with the rulebook's whole scoring example: FIS-232 to FIS-252."""

import pytest

from boomtown.games.forged_in_steel.rules.assessment import assessed, house_points, mansion_points
from boomtown.games.forged_in_steel.rules.table import (
    P_COMMERCE,
    P_FACTORIES,
    P_HEADLINES,
    P_HOUSES,
    P_MANSIONS,
    P_MINES,
)
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

NORTH_SIDE, GOAT_HILL = 0, 1
ROW = (RED, PURPLE, GREEN, BLUE)  # the columns of the rulebook's table


def example() -> Position:
    """The rulebook's scoring example, laid out on our map."""
    p = Position()
    p.role("mining_official", RED)
    p.tracks(mining=2, industrial=3, commercial=4, north_side=1, goat_hill=2)
    for seat, mines in ((RED, 2), (PURPLE, 2), (GREEN, 1), (BLUE, 3)):
        own_mines(p, seat, mines)
    p.put("factory", RED, "NS13c+NS13d", "GH9a+GH9b")
    p.put("commercial", BLUE, "GH7a", "GH7b")
    p.put("civic", None, "NS9a+NS9b", "NS12a+NS12b")
    p.put("park_medium", None, "NS4b+NS4d")
    p.put("mansion", BLUE, "NS6b+NS6d")
    p.put("house", RED, "NS4a", "NS6c", "NS9c", "NS1a", "NS1b", "NS2a", "GH6c")
    p.put("house", PURPLE, "NS9d", "NS7b", "NS7d", "GH1a", "GH1b", "GH2a")
    p.put("house", GREEN, "NS5c", "NS5a", "NS5d", "NS10a", "NS2d")
    p.put("house", BLUE, "NS13a", "NS6a", "NS3b", "GH3a", "GH4b")
    return p


def houses(p: Position, nb: int) -> list[int]:
    """What the Houses of a Neighborhood score, in the columns of the table."""
    return [house_points(p.t, seat, nb) for seat in ROW]


@pytest.mark.rule("FIS-232")
def test_assessment_scores_its_six_parts_in_order() -> None:
    p = Position()
    p.era(1910)
    own_mines(p, RED, 1)
    p.put("factory", RED, "NS13c+NS13d")
    p.put("commercial", RED, "EP5a")
    p.put("house", RED, "MJ4a")
    p.put("mansion", RED, "BE3a+BE3b")
    p.headline("income_tax", BLUE)
    p.vp(0, 1, 2, 4)
    assess(p)
    # the Headline comes last: red, with 1+3+4+1+1 = 10 VP, has the most by then, and blue alone the fewest
    assert [part(p, number)[RED] for number in (P_MINES, P_FACTORIES, P_COMMERCE, P_HOUSES, P_MANSIONS)] == [
        1,
        3,
        4,
        1,
        1,
    ]
    assert part(p, P_HEADLINES) == [-3, 3, 0, 0]
    assert p.t.vp == [7, 4, 2, 4]
    assert p.told("assessed")[0] == (RED, [1, 3, 4, 1, 1])
    kinds = happened(p)
    assert len(kinds) - 1 - kinds[::-1].index("assessed") < kinds.index("vp")


@pytest.mark.rule("FIS-233")
@pytest.mark.parametrize(("track", "vp"), [(1, 3), (2, 6), (4, 12)])
def test_mines_score_the_mining_track(track: int, vp: int) -> None:
    p = Position()
    p.tracks(mining=track)
    own_mines(p, BLUE, 3)
    assess(p)
    assert part(p, P_MINES) == [0, vp, 0, 0]
    assert p.gains() == [0, vp, 0, 0]


@pytest.mark.rule("FIS-234")
@pytest.mark.parametrize(("track", "vp"), [(1, 4), (2, 6), (3, 8), (4, 8)])
def test_the_mining_official_scores_one_more_each_up_to_four(track: int, vp: int) -> None:
    p = Position()
    p.tracks(mining=track)
    own_mines(p, GREEN, 2)  # the Mining Official
    own_mines(p, BLUE, 2)
    assess(p)
    assert part(p, P_MINES) == [0, 2 * track, vp, 0]


@pytest.mark.rule("FIS-235")
def test_factories_score_the_industrial_track() -> None:
    p = Position()
    p.tracks(industrial=5)
    p.put("factory", PURPLE, "NS13c+NS13d", "EP6a+EP6b", "BE1a+BE1b")
    p.put("factory", BLUE, "GH9a+GH9b")
    assess(p)
    assert part(p, P_FACTORIES) == [0, 5, 0, 15]
    assert p.gains() == [0, 5, 0, 15]


@pytest.mark.rule("FIS-236")
def test_commercial_buildings_score_the_commercial_track() -> None:
    p = Position()
    p.tracks(commercial=6)
    p.put("commercial", PURPLE, "NS1a", "EP5a")
    p.put("commercial", RED, "NS1b")
    assess(p)
    assert part(p, P_COMMERCE) == [6, 0, 0, 12]
    assert p.gains() == [6, 0, 0, 12]


@pytest.mark.rule("FIS-237")
def test_houses_score_the_track_of_their_neighborhood() -> None:
    p = Position()
    p.tracks(north_side=1, goat_hill=2, east_pueblo=3, mesa_junction=4, bessemer=2)
    for lots in (["NS1a"], ["GH1a"], ["EP5a"], ["MJ4a"], ["BE3a"]):
        p.put("house", RED, *lots)
    p.put("house", BLUE, "EP5b", "EP5c")
    assess(p)
    assert part(p, P_HOUSES) == [1 + 2 + 3 + 4 + 2, 6, 0, 0]


@pytest.mark.rule("FIS-238")
@pytest.mark.parametrize(
    ("kind", "place"),
    [
        ("hospital", "NS6a"),
        ("civic", "NS6a+NS6b"),
        ("mansion", "NS6a+NS6b"),
        ("park_small", "NS6a"),
        ("park_medium", "NS6a+NS6b"),
        ("park_large", "NS6"),
    ],
)
def test_a_house_beside_something_special_scores_one_bonus_in_all(kind: str, place: str) -> None:
    p = Position()
    p.tracks(north_side=2)
    p.put("house", RED, "NS5b", "NS1a")
    assert house_points(p.t, RED, NORTH_SIDE) == 4
    p.put(kind, GREEN if kind == "mansion" else None, place)
    assert house_points(p.t, RED, NORTH_SIDE) == 5
    p.put("hospital", None, "NS5a")
    p.put("park_small", None, "NS1d")
    assert house_points(p.t, RED, NORTH_SIDE) == 5  # three neighbours of the kind, one bonus
    border = Position()
    border.put("house", RED, "NS6b")
    border.put("hospital", None, "GH3a")  # in another Neighborhood
    assert house_points(border.t, RED, NORTH_SIDE) == 2
    plain = Position()
    plain.put("house", RED, "NS6b")
    plain.put("commercial", RED, "GH3a")  # nothing special
    assert house_points(plain.t, RED, NORTH_SIDE) == 1


@pytest.mark.rule("FIS-239")
def test_a_house_beside_a_factory_scores_exactly_one() -> None:
    for owner in (RED, BLUE):
        p = Position()
        p.tracks(north_side=4)
        p.put("house", RED, "NS13a")
        p.put("hospital", None, "NS12b")
        assert house_points(p.t, RED, NORTH_SIDE) == 5
        p.put("factory", owner, "NS13c+NS13d")
        assert house_points(p.t, RED, NORTH_SIDE) == 1
        p.put("house", RED, "NS10a")  # one Lot further away
        assert house_points(p.t, RED, NORTH_SIDE) == 5


@pytest.mark.rule("FIS-240")
def test_a_mansion_scores_its_track_and_its_owners_houses_beside_it() -> None:
    p = Position()
    p.tracks(north_side=3, goat_hill=4)
    p.put("mansion", BLUE, "NS6b+NS6d")
    assert mansion_points(p.t, BLUE) == 3
    p.put("house", BLUE, "NS6a", "GH3a")
    p.put("house", RED, "NS6c", "NS2d")  # others' Houses don't count
    p.put("house", BLUE, "NS2a", "GH1c")  # only touching a corner, or not at all
    assert beside(p, "NS6b+NS6d") == {"NS6a", "NS6c", "NS2d", "NS10b", "GH3a", "GH3c"}
    assert mansion_points(p.t, BLUE) == 5
    p.put("factory", RED, "GH9a+GH9b")
    p.put("house", BLUE, "NS10b")
    assert mansion_points(p.t, BLUE) == 6
    p.put("mansion", BLUE, "GH5a+GH5b")
    assess(p)
    assert part(p, P_MANSIONS) == [0, 6 + 4, 0, 0]


@pytest.mark.rule("FIS-241")
@pytest.mark.parametrize("year", [1890, 1900, 1910])
@pytest.mark.rule("FIS-G27")
def test_headlines_score_at_the_end_of_all_three_eras(year: int) -> None:
    p = Position()
    p.era(year)
    p.headline("red_scare", BLUE)
    p.unrest(RED, RED, GREEN)
    assess(p)
    assert part(p, P_HEADLINES) == [-2, 0, -1, 0]


@pytest.mark.rule("FIS-242")
@pytest.mark.parametrize(("year", "cubes"), [(1890, [RED, PURPLE]), (1900, [RED, PURPLE]), (1910, [])])
@pytest.mark.rule("FIS-G27")
def test_other_effects_of_headlines_follow_scoring_but_not_in_the_third_era(
    year: int, cubes: list[int]
) -> None:
    p = Position()
    p.era(year)
    p.headline("coal_strike_of_1903", BLUE)
    own_mines(p, RED, 1)
    own_mines(p, PURPLE, 2)
    assess(p)
    assert p.t.unrest == cubes
    kinds = happened(p)
    assert "unrest" not in kinds or kinds.index("assessed") < kinds.index("unrest")


# --- the rulebook's example -------------------------------------------------------------------------------------


@pytest.mark.rule("FIS-243")
def test_example_mines() -> None:
    p = example()
    assert [assessed(p.t, seat)[0] for seat in ROW] == [6, 4, 2, 6]


@pytest.mark.rule("FIS-244")
def test_example_industrial() -> None:
    p = example()
    assert [assessed(p.t, seat)[1] for seat in ROW] == [6, 0, 0, 0]


@pytest.mark.rule("FIS-245")
def test_example_commercial() -> None:
    p = example()
    assert [assessed(p.t, seat)[2] for seat in ROW] == [0, 0, 0, 8]


def neighbours(p: Position, lot: str) -> set[str]:
    """What stands beside a Lot."""
    return {p.stands(other) for other in beside(p, lot)}


@pytest.mark.rule("FIS-246")
def test_example_north_side_houses_of_red() -> None:
    p = example()
    assert "park_medium city" in neighbours(p, "NS4a")
    assert "mansion 1" in neighbours(p, "NS6c")
    assert "civic city" in neighbours(p, "NS9c")
    assert houses(p, NORTH_SIDE)[0] == 9
    for lot in ("NS1a", "NS1b", "NS2a"):  # these three have no bonus
        p.raze(lot)
    assert houses(p, NORTH_SIDE)[0] == 6


@pytest.mark.rule("FIS-247")
def test_example_north_side_houses_of_purple() -> None:
    p = example()
    assert "civic city" in neighbours(p, "NS9d")
    assert houses(p, NORTH_SIDE)[1] == 4


@pytest.mark.rule("FIS-248")
def test_example_north_side_houses_of_green() -> None:
    p = example()
    assert {"park_medium city", "civic city"} <= neighbours(p, "NS5c")
    assert houses(p, NORTH_SIDE)[2] == 10
    p.raze("NS5c")
    assert houses(p, NORTH_SIDE)[2] == 8  # the House beside both was worth 2, not 3


@pytest.mark.rule("FIS-249")
def test_example_north_side_houses_of_blue() -> None:
    p = example()
    assert {"civic city", "factory 0"} <= neighbours(p, "NS13a")
    assert houses(p, NORTH_SIDE)[3] == 4
    p.raze("NS13a")
    assert houses(p, NORTH_SIDE)[3] == 3
    p.raze("NS6a")
    assert houses(p, NORTH_SIDE)[3] == 1


@pytest.mark.rule("FIS-250")
def test_example_goat_hill_houses() -> None:
    p = example()
    assert "factory 0" in neighbours(p, "GH6c")
    assert "mansion 1" in neighbours(p, "GH3a")
    assert houses(p, GOAT_HILL) == [1, 6, 0, 5]


@pytest.mark.rule("FIS-251")
def test_example_mansions() -> None:
    p = example()
    assert [mansion_points(p.t, seat) for seat in ROW] == [0, 0, 0, 3]


@pytest.mark.rule("FIS-252")
def test_example_totals() -> None:
    p = example()
    assess(p)
    table = {
        P_MINES: [6, 4, 2, 6],
        P_FACTORIES: [6, 0, 0, 0],
        P_COMMERCE: [0, 0, 0, 8],
        P_HOUSES: [9 + 1, 4 + 6, 10 + 0, 4 + 5],
        P_MANSIONS: [0, 0, 0, 3],
    }
    for number, row in table.items():
        assert [part(p, number)[seat] for seat in ROW] == row
    assert [p.gained(seat) for seat in ROW] == [22, 14, 12, 26]
