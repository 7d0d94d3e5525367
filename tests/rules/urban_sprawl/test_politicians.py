"""The five politicians: when they enter play, what they can do, what they bring at the end."""

import pytest

from boomtown.games.urban_sprawl.rules.content import OFFICE_IDS
from boomtown.games.urban_sprawl.rules.elections import Election
from boomtown.games.urban_sprawl.rules.scoring import PARTS
from boomtown.games.urban_sprawl.rules.turn import Act
from tests.rules.urban_sprawl.position import Position, new

PLAYERS = (2, 3, 4)
ZONED = [("district_attorney", "CIV"), ("treasurer", "COM"), ("police_chief", "RES"), ("union_boss", "IND")]


def elect(p: Position, office: str) -> None:
    """Hold an election for an office; then the active player acts."""
    p.next(Act(p.t.turn[0], 0), Election(OFFICE_IDS.index(office), -1))


def bonus(p: Position, office: str, seat: int) -> int:
    """What an office has brought a seat in the final scoring."""
    if not p.t.over:
        p.event("Olympic Games")
    return p.t.result[seat * PARTS + 3 + OFFICE_IDS.index(office)]


# --- entering play -------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-183")
@pytest.mark.parametrize("seats", PLAYERS)
def test_only_the_mayor_is_in_play_at_first_and_nobody_holds_it(seats: int) -> None:
    """The four others wait; everybody sees it."""
    assert new(seats).view(None)["offices"] == [-1, -2, -2, -2, -2]
    p = Position(seats)
    assert p.holder("mayor") is None
    assert [p.pending(office) for office in OFFICE_IDS] == [False, True, True, True, True]


@pytest.mark.rule("USP-184", "USP-G24")
@pytest.mark.parametrize(("office", "zone"), ZONED)
def test_the_other_four_can_be_elected_from_airport_on(office: str, zone: str) -> None:
    """Who controls all buildings of the zone gets nothing before, and the tile after."""
    p = Position(2)
    p.put(zone, "D1.TL", 1)
    elect(p, office)
    assert p.pending(office)
    assert p.story("elected", "no-candidate") == []
    p.event("Airport")
    assert not p.pending(office)
    assert p.holder(office) is None
    elect(p, office)
    assert p.holder(office) == 1


@pytest.mark.rule("USP-184")
def test_before_airport_a_special_election_can_be_for_mayor_only() -> None:
    """Afterwards the Media owner has the choice of all five."""
    p = Position(2)
    p.hold(1, "Media")
    p.event("E05", 0)
    assert p.story("elected") == ["elected mayor 1"]
    p.event("Airport", 0)
    p.event("E05", 0)
    assert (p.step, p.who) == ("Choose pick", 1)
    assert p.offers("office") == set(OFFICE_IDS)


@pytest.mark.rule("USP-185")
def test_a_politicians_ability_wins_over_the_rules() -> None:
    """8 APs where the rules give 6, both gains where they give one, a doubled bonus, a park where no RES may be built."""
    p = Position(2)
    for office in ("union_boss", "police_chief", "district_attorney"):
        p.office(office, 0)
    p.put("CIV", "A3.TL", 1)
    p.hold(0, "Media")
    p.begin(0)
    assert p.t.turn[2] == 8
    p.note()
    p.build(0, "High School", "A3.TR+BR")  # EDUCATION-3 in a block of 2
    assert p.gained(0) == (-2 + 3, 2 * 1 + 3)
    elect(p, "mayor")
    p.do("block A3")
    assert p.stands("A3.BL") == "PARK 0"


# --- Mayor ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-186")
def test_an_elected_mayor_puts_a_park_on_a_vacant_lot_and_controls_it() -> None:
    """Any vacant lot will do, beside any zone; no neighborhood bonus, no price; the tile comes from the supply."""
    p = Position(3)
    p.hold(2, "Media")
    p.put("IND", "A1", 1)
    p.put("IND", "B1.TL", 1)
    parks = p.t.supply[16]
    elect(p, "mayor")
    assert (p.step, p.who) == ("ParkBlock", 2)
    assert len(p.offers("block")) == 35
    assert "A1" not in p.offers("block")
    p.do("block B1")
    assert p.offers("site") == {"B1.TR", "B1.BL", "B1.BR"}
    p.do("site B1.BL")
    assert p.stands("B1.BL") == "PARK 2"
    assert p.size("B1.BL") == 1
    assert p.t.supply[16] == parks - 1
    assert p.gains() == [(0, 0)] * 3


@pytest.mark.rule("USP-186")
def test_a_mayor_who_is_elected_again_places_another_park() -> None:
    """The tile stays where it is, and there is a second park."""
    p = Position(2)
    p.hold(1, "Media")
    for where in ("A3.TL", "F4.BR"):
        elect(p, "mayor")
        p.by(1, f"block {where[:2]}", f"site {where}")
    assert p.city() == {"PARK 1 A3.TL", "PARK 1 F4.BR"}
    assert p.story("elected") == ["elected mayor 1", "elected mayor 1"]


@pytest.mark.rule("USP-186", "USP-G39")
def test_without_a_park_or_a_vacant_lot_the_election_stands() -> None:
    """The park is left out, the Mayor has the tile; no other office brings a park."""
    p = Position(2)
    p.hold(1, "Media")
    p.tiles("PARK", 1, 0)
    elect(p, "mayor")
    assert (p.holder("mayor"), p.step) == (1, "Act")
    p = Position(2)
    p.hold(1, "Media")
    p.fill("RES", None, *(f"{column}{line}" for column in "ABCDEF" for line in range(1, 7)))
    elect(p, "mayor")
    assert (p.holder("mayor"), p.step) == (1, "Act")
    p = Position(2)
    p.all_offices()
    p.put("CIV", "A3.TL", 1)
    elect(p, "district_attorney")
    assert (p.holder("district_attorney"), p.step) == (1, "Act")


@pytest.mark.rule("USP-187")
def test_the_mayor_scores_their_buildings_beside_parks() -> None:
    """1 for each, whoever has the park; not for parks, for others' buildings, or twice for two parks."""
    p = Position(2)
    p.office("mayor", 0)
    p.put("PARK", "C3.TL", 1)
    p.put("PARK", "C3.TR")
    p.put("RES", "C3.BL+BR", 0)  # beside two parks: 1
    p.put("COM", "B2.BR", 0)  # across the corner: 1
    p.put("IND", "C2.BL", 0)  # across the street: 1
    p.put("IND", "D3.TL", 1)  # another's
    p.put("CIV", "F6.TL", 0)  # far away
    p.put("PARK", "D2.BL", 0)  # a park beside a park
    assert bonus(p, "mayor", 0) == 3
    assert bonus(p, "mayor", 1) == 0


# --- the zone offices ----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-188")
def test_the_district_attorney_doubles_the_neighborhood_bonus_of_their_first_contract() -> None:
    """2 neighbors bring 4, the next contract of the turn only 1 each; in the next turn it is doubled again."""
    p = Position(2)
    p.office("district_attorney", 0)
    p.fill("RES", 1, "A3.TL", "A3.TR")
    p.give(0, "P02", "P03")
    p.turn(0, 20)
    p.build(0, "T31", "A3.BL")
    p.do("option 0")
    assert p.gained(0)[1] == 4
    p.note()
    p.build(0, "T32", "A3.BR")
    p.do("option 0")
    assert p.gained(0)[1] == 3
    p.raze("A3.BR")
    p.begin(0)
    p.note()
    p.build(0, "T33", "A3.BR")
    p.do("option 0")
    assert p.gained(0)[1] == 6


@pytest.mark.rule("USP-188")
def test_nobody_elses_bonus_is_doubled() -> None:
    """Neither without the office nor while another holds it."""
    for holder in (None, 1):
        p = Position(2)
        p.office("district_attorney", holder)
        p.fill("RES", 1, "A3.TL", "A3.TR")
        p.build(0, "T31", "A3.BL")
        p.do("option 0")
        assert p.gained(0)[1] == 2


@pytest.mark.rule("USP-189", "USP-192", "USP-194", "USP-196")
@pytest.mark.parametrize(("office", "zone"), ZONED)
def test_a_zone_office_scores_every_building_of_its_zone(office: str, zone: str) -> None:
    """Own, others' and uncontrolled ones of any size: 5; buildings of other zones and parks don't count."""
    p = Position(3)
    p.office(office, 2)
    p.put(zone, "A1", 0)
    p.put(zone, "B1.TL+TR", 1)
    p.put(zone, "C1.TL", 2)
    p.put(zone, "D1.TL")
    p.put(zone, "E1.TL+TR+BL", 0)
    for other, where in zip(("CIV", "COM", "RES", "IND", "PARK"), "ABCDE", strict=True):
        if other != zone:
            p.put(other, f"{where}6.TL", 2)
    assert bonus(p, office, 2) == 5
    assert [bonus(p, office, seat) for seat in (0, 1)] == [0, 0]
    assert sum(p.t.result[2 * PARTS + 3 : 3 * PARTS]) == 5


@pytest.mark.rule("USP-190", "USP-G37")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_treasurer_collects_2_wealth_of_each_opponent_as_the_turn_starts(seats: int) -> None:
    """In each of the Treasurer's turns, before investments, and in no other's turn."""
    p = Position(seats)
    p.office("treasurer", 0)
    p.give(0, "P07")
    p.begin(0)
    assert p.can("invest P07")
    assert p.gains() == [(2 * (seats - 1), 0), *[(-2, 0)] * (seats - 1)]
    p.begin(1)
    assert p.gained(0) == (2 * (seats - 1), 0)
    p.begin(0)
    assert p.gained(0) == (4 * (seats - 1), 0)


@pytest.mark.rule("USP-191")
def test_who_has_less_than_2_wealth_pays_the_treasurer_what_there_is() -> None:
    """2, 1 and nothing: the Treasurer gets 3."""
    p = Position()
    p.office("treasurer", 1)
    p.wealth(2, 10, 1, 0)
    p.begin(1)
    assert p.t.wealth == [0, 13, 0, 0]


@pytest.mark.rule("USP-193")
def test_the_police_chief_gains_wealth_and_prestige_for_their_vocations() -> None:
    """Whoever builds the contract; the Chief is not asked, the others choose one of the two for each marker."""
    p = Position(3)
    p.office("police_chief", 1)
    p.hold(1, "Education", 2)
    p.note()
    p.build(0, "High School", "A3.TL+TR")  # EDUCATION-3
    assert p.gained(1) == (6, 6)
    assert (p.step, p.who) == ("Choose vocation_score", 0)
    assert p.offers("split") == {"0", "1"}
    p.do("split 1")
    assert p.gained(0) == (-2, 3)
    p = Position(3)
    p.office("police_chief", 0)
    p.build(0, "High School", "A3.TL+TR")
    assert (p.step, p.gained(0)) == ("Act", (-2 + 3, 3))


@pytest.mark.rule("USP-193")
def test_an_event_that_scores_vocations_gives_the_police_chief_one_of_both() -> None:
    """The ability speaks of contracts that are built: at a Bull Market the Chief chooses like everybody."""
    p = Position(2)
    p.office("police_chief", 1)
    p.hold(1, "Finance")
    p.event("E10", 0)
    assert (p.step, p.who) == ("Choose vocation_score", 1)
    p.do("split 1")
    assert p.gained(1) == (0, 3)


@pytest.mark.rule("USP-195")
def test_the_union_boss_has_8_aps_in_their_own_turn() -> None:
    """Nobody else has, and nobody has without the office."""
    p = Position(2)
    p.office("union_boss", 1)
    for seat, points in ((0, 6), (1, 8), (0, 6)):
        p.begin(seat)
        assert p.t.turn[2] == points
    p.office("union_boss", None)
    p.begin(1)
    assert p.t.turn[2] == 6


@pytest.mark.rule("USP-188")
def test_a_contract_built_by_the_effect_of_the_first_is_not_the_first() -> None:
    """The Car Dealership is doubled; the Restaurant that it lets the District Attorney build at once is not."""
    p = Position(2)
    p.office("district_attorney", 0)
    p.fill("COM", 1, "C3.BR", "F6.TL")
    p.give(0, "P25", "P22")
    p.box(1, "Car Dealership")
    p.box(2, "Barber Shop")
    p.turn(0)
    p.do("build 0", "block C3")
    assert (p.step, p.gained(0)[1]) == ("Choose build", 2)
    p.do("build 1", "block F6", "site F6.TR")
    assert p.gained(0)[1] == 3
    assert [args[:2] for args in p.told("neighborhood")] == [[2, 1], [1, 0]]
