"""Special buildings and seizing: Mansions, Hospitals, Civic buildings, Parks; taking what is another's."""

import pytest

from boomtown.games.forged_in_steel.rules.assessment import assessed
from boomtown.games.forged_in_steel.rules.elections import votes
from boomtown.games.forged_in_steel.rules.places import cubes_left, pieces_left
from boomtown.games.forged_in_steel.rules.terms import HOUSE
from tests.rules.forged_in_steel.position import Position


@pytest.mark.rule("FIS-143")
@pytest.mark.parametrize(
    ("kind", "owner", "where", "special"),
    [
        ("mansion", 1, "NS5a+NS5b", True),
        ("hospital", None, "NS5a", True),
        ("civic", None, "NS5a+NS5b", True),
        ("park_small", None, "NS5a", True),
        ("park_medium", None, "NS5a+NS5b", True),
        ("park_large", None, "NS5", True),
        ("commercial", 1, "NS5a", False),
        ("house", 1, "NS5a", False),
    ],
)
def test_special_developments_change_the_scoring_of_houses(
    kind: str, owner: int | None, where: str, special: bool
) -> None:
    """A House beside a Mansion, Hospital, Civic building or Park scores 1 VP more than beside a normal building."""
    p = Position(4)
    p.put("house", 0, "NS4b")
    assert assessed(p.t, 0)[3] == 1
    p.put(kind, owner, where)
    assert assessed(p.t, 0)[3] == (2 if special else 1)


@pytest.mark.rule("FIS-143")
def test_special_developments_change_other_rules() -> None:
    """A Civic building adds a vote for its Neighborhood; normal buildings don't."""
    p = Position(4)
    p.put("house", 2, "NS4b")
    p.put("commercial", 2, "NS4c")
    assert votes(p.t) == [0, 0, 1, 0]
    p.put("civic", None, "NS5a+NS5b")
    assert votes(p.t) == [0, 0, 2, 0]


@pytest.mark.rule("FIS-144")
def test_no_special_development_beyond_its_pieces() -> None:
    """With all eight Civic buildings on the board Union Depot only scores; a burnt one can be placed again."""
    p = Position(4)
    pairs = ("NS1a+NS1b", "NS1c+NS1d", "NS2a+NS2b", "NS2c+NS2d", "NS4a+NS4b", "NS4c+NS4d", "NS5a+NS5b")
    p.put("civic", None, *pairs, "NS5c+NS5d")
    p.put("house", 0, "NS8a")
    p.event(0, "union_depot")
    assert p.step == ""
    assert p.count("civic", None) == 8
    assert p.gained(0) == 2  # the rest of the event is carried out
    p.raze("NS1a")
    p.event(0, "union_depot", "pair NS9a+NS9b")
    assert p.count("civic", None) == 8


@pytest.mark.rule("FIS-145")
def test_a_mansion_stands_anywhere_and_extends_the_city_grid() -> None:
    """Off the grid in East Pueblo: then anyone buys next to it, builds there, and Parks follow."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.muscle(1, 1)
    p.do("buy-lot")
    assert not p.can("lot EP4b")
    p.event(0, "gilded_age", "pair EP4a+EP4c")
    p.muscle(1, 1)
    p.do("buy-lot")
    around = {"EP2c", "EP3b", "EP3d", "EP4b", "EP4d", "EP7a"}
    assert p.offers("lot") & p.in_neighborhood("east_pueblo") == around
    p.do("lot EP4b")
    p.muscle(2, 1)
    p.do("build-house", "lot EP4b")
    assert p.stands("EP4b") == "house 2"
    p.event(3, "columbian_exposition", "lot EP4d")
    assert p.stands("EP4d") == "park_small city"
    assert p.track("east_pueblo") == 2


@pytest.mark.rule("FIS-146")
def test_a_hospital_guards_its_neighborhood_against_certain_events() -> None:
    """Typhoid Summer takes Houses only where no Hospital stands; a Hospital stops no Riot, seizing or Mob Boss."""
    p = Position(4)
    p.put("house", 1, "NS1a", "GH1a")
    p.put("house", 2, "NS2a")
    p.put("hospital", None, "NS5a")
    p.event(0, "typhoid_summer")
    p.skip_to("")
    assert {words for words in p.map() if words.startswith("house")} == {"house 1 NS1a", "house 2 NS2a"}
    assert p.gained(0) == 1
    p.raze("NS5a")
    p.put("hospital", None, "GH3a")
    p.event(0, "typhoid_summer")
    p.skip_to("")
    assert p.count("house", 1) + p.count("house", 2) == 0
    p.put("house", 1, "GH1a")
    p.muscle(0, 4)
    p.do("seize")
    assert p.can("lot GH1a")
    p.mob_boss(0)
    p.turn(0, "opera_block")
    p.do("mob")
    assert p.can("block GH1")
    p.riot(0, 1)
    assert p.can("lot GH1a")


@pytest.mark.rule("FIS-147")
def test_a_park_raises_the_track_of_its_neighborhood() -> None:
    """By 1 whatever its size, no higher than the maximum; Women's Auxiliary raises another track instead."""
    p = Position(4)
    p.put("house", 1, "GH3a", "NS5a")
    p.event(0, "columbian_exposition", "lot GH3b")
    assert (p.track("goat_hill"), p.track("north_side")) == (2, 1)
    p.event(0, "city_park", "block GH1")
    assert p.track("goat_hill") == 3
    p.skip_to("")
    p.event(0, "mineral_palace", "pair NS5c+NS5d")
    assert (p.track("goat_hill"), p.track("north_side")) == (3, 2)
    p.event(0, "womens_auxiliary", "lot GH3c")
    assert p.track("goat_hill") == 3
    assert p.offers("track") == {"north_side", "east_pueblo", "mesa_junction", "bessemer"}
    p.do("track bessemer")
    assert p.track("bessemer") == 2
    p.tracks(goat_hill=4)
    p.event(0, "mountain_park", "pair GH4a+GH4b")
    assert p.track("goat_hill") == 4


@pytest.mark.rule("FIS-148")
@pytest.mark.rule("FIS-G11")
def test_what_can_be_seized() -> None:
    """Other players' Houses, Factories, Commercial buildings and Mines; not one's own, Mansions, the city's or Lots."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.put("house", 0, "NS1b")
    p.put("factory", 2, "GH9a+GH9b")
    p.put("factory", 0, "GH9c+GH9d")
    p.put("commercial", 3, "NS2a")
    p.put("mansion", 1, "NS5a+NS5b")
    p.put("civic", None, "NS9a+NS9b")
    p.put("hospital", None, "NS9c")
    p.put("park_small", None, "NS9d")
    p.cube(1, "NS2b")
    p.cube(None, "NS2c")
    p.mine(1, "rouse")
    p.mine(0, "pictou")
    p.muscle(0, 4)
    p.do("seize")
    assert p.offers("lot") == {"NS1a", "GH9a", "NS2a"}
    assert p.offers("mine") == {"rouse"}
    assert p.why("lot NS1b") == ("FIS-148",)


@pytest.mark.rule("FIS-149")
def test_seizing_costs_four_mm_each() -> None:
    """3 MM are not enough; 5 MM are enough for one structure only, 8 for two."""
    p = Position(4)
    p.put("house", 1, "NS1a", "NS1b")
    p.mm(0, "silver_crash")
    assert not p.can("seize")
    p.mm(0, "gilded_age")
    p.do("seize", "lot NS1a")
    assert p.left == 1
    assert not p.can("seize")
    p.muscle(2, 8)
    p.do("seize", "lot NS1a", "seize", "lot NS1b")
    assert p.step == ""
    assert p.count("house", 2) == 2
    assert p.t.unrest == [0, 2, 2]


@pytest.mark.rule("FIS-150")
def test_the_seized_piece_is_replaced_and_goes_back() -> None:
    """A House for a House, a cube for a cube; the former owner has the piece again; nobody scores for it."""
    p = Position(4)
    p.put("house", 1, "NS1a")
    p.put("factory", 1, "GH9a+GH9b")
    p.put("commercial", 1, "NS2a")
    p.mine(1, "rouse")
    houses = [pieces_left(p.t, seat, HOUSE) for seat in (0, 1)]
    cubes = [cubes_left(p.t, seat) for seat in (0, 1)]
    assert (houses, cubes) == ([20, 19], [28, 25])
    for what in ("lot NS1a", "lot GH9a", "lot NS2a", "mine rouse"):
        p.muscle(0, 4)
        p.do("seize", what)
        p.unrest()
    assert p.map() == {"house 0 NS1a", "factory 0 GH9a+GH9b", "commercial 0 NS2a"}
    assert p.mine_owner("rouse") == 0
    assert [pieces_left(p.t, seat, HOUSE) for seat in (0, 1)] == [19, 20]
    assert [cubes_left(p.t, seat) for seat in (0, 1)] == [25, 28]
    assert p.gains() == [0, 0, 0, 0]


@pytest.mark.rule("FIS-150")
def test_seizing_needs_a_piece_to_replace_the_other() -> None:
    """Without a House in the supply no House is seized, without a cube nothing else."""
    p = Position(4)
    p.put("house", 1, "GH1a")
    p.put("commercial", 1, "GH1b")
    p.mine(1, "rouse")
    p.fill(0, "BE3", "BE4", "BE5", "BE7", "BE8")
    assert p.count("house", 0) == 20
    p.muscle(0, 4)
    p.do("seize")
    assert (p.offers("lot"), p.offers("mine")) == ({"GH1b"}, {"rouse"})
    p.raze("BE3a")
    p.cube(0, "NS1", "NS2", "NS4", "NS5", "NS6", "NS8", "NS9")
    assert cubes_left(p.t, 0) == 0
    p.muscle(0, 4)
    p.do("seize")
    assert (p.offers("lot"), p.offers("mine")) == ({"GH1a"}, set())


@pytest.mark.rule("FIS-151", "FIS-152")
def test_seizing_with_mm_causes_unrest_and_by_a_card_it_does_not() -> None:
    """One cube of the seizing player for each structure; the eighth starts a Riot at once."""
    p = Position(4)
    p.put("factory", 1, "GH9a+GH9b")
    p.put("house", 1, "NS1a")
    p.mine(1, "rouse")
    p.muscle(0, 4)
    p.do("seize", "lot NS1a")
    assert p.t.unrest == [0]
    p.event(2, "standard_oil_money", "lot GH9a")
    assert p.stands("GH9a") == "factory 2"
    assert p.t.unrest == [0]
    p.put("house", 0, "NS8a")
    p.unrest(0, 0, 0, 1, 1, 2, 2)
    p.muscle(3, 5)
    p.do("seize", "lot NS1a")
    assert p.t.unrest == [0, 0, 0, 1, 1, 2, 2, 3]
    assert (p.step, p.who) == ("RiotStart", 3)
    assert p.gains() == [-3, -2, -2, -1]
