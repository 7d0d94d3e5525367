"""Elections: when they are held, who wins, who decides a tie; the Contractor."""

import pytest

from boomtown.games.urban_sprawl.rules.content import OFFICE_IDS
from tests.rules.urban_sprawl.position import Position, new
from tests.rules.urban_sprawl.test_politicians import ZONED, bonus, elect

BEFORE = {  # the office whose holder decides the last tie
    "district_attorney": "mayor",
    "treasurer": "district_attorney",
    "police_chief": "treasurer",
    "union_boss": "police_chief",
}
DECIDER_RULES = ("USP-204", "USP-207", "USP-210", "USP-213")


def turn_up(p: Position, id: str) -> None:
    """Let a planning card be turned up on the deck at the end of seat 0's turn."""
    p.top("planning", "")
    p.stack("planning", id)
    p.turn(0)
    p.end_turn()


# --- when, and for what --------------------------------------------------------------------------------------


@pytest.mark.rule("USP-197")
def test_elections_are_held_when_the_pawn_moves_or_an_event_or_card_calls_for_one() -> None:
    """A ballot box, the Special Election event, the Court House; an ordinary turn brings none."""
    p = Position(2)
    p.hold(1, "Media")
    p.pawn("union_boss")
    p.end_turn()
    assert p.story("elected") == []
    turn_up(p, "P01")
    assert p.story("elected") == ["elected mayor 1"]
    p = Position(2)
    p.hold(1, "Media")
    p.event("E05", 0)
    assert p.story("elected") == ["elected mayor 1"]
    assert p.t.pawn == [0]
    p = Position(2)
    p.hold(1, "Media")
    p.build(0, "Court House", "A3.TL+TR")
    assert p.story("elected") == ["elected mayor 1"]


@pytest.mark.rule("USP-198")
@pytest.mark.parametrize("office", OFFICE_IDS)
def test_an_election_fills_one_office_and_takes_the_tile_from_its_holder(office: str) -> None:
    """Seat 0 holds all five and would lose them all; it loses the one that is elected."""
    p = Position(2)
    p.all_offices(0)
    p.hold(1, "Media")
    for zone, where in (("CIV", "A3.TL"), ("COM", "C3.TL"), ("RES", "E3.TL"), ("IND", "C6.TL")):
        p.put(zone, where, 1)
    elect(p, office)
    assert [p.holder(one) for one in OFFICE_IDS] == [int(one == office) for one in OFFICE_IDS]
    assert p.story("elected") == [f"elected {office} 1"]


@pytest.mark.rule("USP-198", "USP-G23")
@pytest.mark.parametrize("office", OFFICE_IDS)
def test_without_a_candidate_the_tile_stays_where_it_is(office: str) -> None:
    """Nobody has a vocation or a building of the zone: the holder keeps the office."""
    p = Position(2)
    p.all_offices(0)
    p.fill("CIV", None, "A3.TL")
    p.fill("RES", None, "C3.TL")
    elect(p, office)
    assert [p.holder(one) for one in OFFICE_IDS] == [0] * 5
    assert p.story("elected") == []


@pytest.mark.rule("USP-199")
def test_before_airport_the_coloured_spaces_are_blank() -> None:
    """The pawn goes from one to the next and nothing is elected, not even the Contractor; at the Mayor's space there is an election."""
    p = Position(2)
    p.hold(0, "Media")
    p.contractor(None)
    p.prestige(5, 4)
    for zone, where in (("CIV", "A3.TL"), ("COM", "C3.TL"), ("RES", "E3.TL"), ("IND", "C6.TL")):
        p.put(zone, where, 1)
    for space, card in enumerate(("P01", "P02", "P03", "P04"), 1):
        turn_up(p, card)
        assert p.t.pawn == [space]
        assert p.t.offices == [-1, -2, -2, -2, -2]
        assert p.t.contractor == [-1]
    turn_up(p, "P05")
    assert p.t.pawn == [0]
    assert (p.step, p.holder("mayor")) == ("ParkBlock", 0)


# --- who wins ------------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-200")
def test_the_mayor_is_who_owns_most_vocations() -> None:
    """All markers count, of one name or of several, Media among them."""
    p = Position(3)
    p.hold(0, "Factory", 3)
    p.hold(1, "Media")
    p.hold(1, "Energy")
    p.hold(1, "Tourism", 2)
    p.hold(2, "Finance", 2)
    elect(p, "mayor")
    assert p.holder("mayor") == 1
    p.hold(1, "Tourism", 0)
    p.by(1, "block A3", "site A3.TL")
    elect(p, "mayor")
    assert p.holder("mayor") == 0


@pytest.mark.rule("USP-201")
@pytest.mark.parametrize("chosen", [0, 2])
def test_the_media_owner_decides_a_tie_for_mayor(chosen: int) -> None:
    """Who decides names one of the tied players, and can't name themselves without being among them."""
    p = Position()
    p.turn(3)
    p.hold(1, "Media")
    p.hold(0, "Factory", 2)
    p.hold(2, "Tourism", 2)
    elect(p, "mayor")
    assert (p.step, p.who) == ("Elect", 1)
    assert p.offers("player") == {"0", "2"}
    assert p.why("player 1") == ("USP-201",)
    p.do(f"player {chosen}")
    assert p.holder("mayor") == chosen
    assert (p.step, p.who) == ("ParkBlock", chosen)


@pytest.mark.rule("USP-201")
def test_a_media_owner_who_is_tied_may_choose_themselves() -> None:
    """Media is one vocation like any other in the count; without an owner the active player decides."""
    p = Position(3)
    p.hold(1, "Media")
    p.hold(2, "Energy")
    elect(p, "mayor")
    assert (p.who, p.offers("player")) == (1, {"1", "2"})
    p.do("player 1")
    assert p.holder("mayor") == 1
    p = Position(3)
    p.turn(1)
    p.hold(0, "Energy")
    p.hold(2, "Factory")
    elect(p, "mayor")
    assert (p.who, p.offers("player")) == (1, {"0", "2"})


@pytest.mark.rule("USP-202", "USP-205", "USP-208", "USP-211")
@pytest.mark.parametrize(("office", "zone"), ZONED)
def test_a_zone_office_goes_to_the_most_valuable_building_of_its_zone(office: str, zone: str) -> None:
    """One small building in a block of 9 beats many and large ones; other zones and buildings without a cube don't count."""
    other = "RES" if zone != "RES" else "COM"
    p = Position()
    p.all_offices()
    p.fill(zone, 0, "B1", "B2", "C4.TL")  # 7
    p.put(zone, "C1.TL", 2)  # 8
    p.put(other, "D1.TL", 3)  # 9
    p.put(zone, "D2.TL")  # 9, nobody's
    elect(p, office)
    assert p.holder(office) == 2
    p.put(zone, "D1.BR", 1)  # 9
    elect(p, office)
    assert p.holder(office) == 1
    p.place_marker("w12", "GR4")  # C4 is worth 18
    elect(p, office)
    assert p.holder(office) == 0


@pytest.mark.rule("USP-203", "USP-206", "USP-209", "USP-212")
@pytest.mark.parametrize(("office", "zone"), ZONED)
def test_a_tie_in_value_goes_to_the_one_with_most_buildings_of_the_zone(office: str, zone: str) -> None:
    """Only those who tie are compared; number, not lots, and no other zone."""
    other = "RES" if zone != "RES" else "COM"
    p = Position(3)
    p.all_offices()
    p.put(zone, "D1.TL", 0)
    p.put(zone, "D2.TL", 1)
    p.fill(zone, 1, "A3.TL")
    p.put(other, "A6", 0)
    p.fill(other, 0, "B6.TL", "C6.TL")
    p.fill(zone, 2, "C1.TL", "C2.TL", "C3.TL")  # most, but none as valuable
    p.put(zone, "F6", None)
    elect(p, office)
    assert p.holder(office) == 1
    p.fill(zone, 0, "F1.TL", "F2.TL")
    elect(p, office)
    assert p.holder(office) == 0


@pytest.mark.rule("USP-204", "USP-207", "USP-210", "USP-213")
@pytest.mark.parametrize(("office", "zone"), ZONED)
@pytest.mark.parametrize("chosen", [0, 2])
def test_the_last_tie_is_decided_by_the_holder_of_the_office_before(
    office: str, zone: str, chosen: int
) -> None:
    """Mayor, District Attorney, Treasurer, Police Chief in a chain; any of the tied players, and nobody else."""
    p = Position()
    p.all_offices(3)
    p.office(BEFORE[office], 1)
    p.put(zone, "D1.TL", 0)
    p.put(zone, "D2.TL", 2)
    elect(p, office)
    assert (p.step, p.who) == ("Elect", 1)
    assert p.offers("player") == {"0", "2"}
    assert p.why("player 3") == (DECIDER_RULES[OFFICE_IDS.index(office) - 1],)
    p.do(f"player {chosen}")
    assert p.holder(office) == chosen


@pytest.mark.rule("USP-204", "USP-207", "USP-210", "USP-213", "USP-G23")
@pytest.mark.parametrize(("office", "zone"), ZONED)
def test_a_decider_may_choose_themselves_and_without_one_the_active_player_decides(
    office: str, zone: str
) -> None:
    """Nobody holds the office before: no tie-breaker is there, so the active player breaks the tie."""
    p = Position()
    p.all_offices()
    p.office(BEFORE[office], 2)
    p.put(zone, "D1.TL", 0)
    p.put(zone, "D2.TL", 2)
    elect(p, office)
    p.by(2, "player 2")
    assert p.holder(office) == 2
    p.office(BEFORE[office], None)
    p.turn(3)
    elect(p, office)
    assert (p.who, p.offers("player")) == (3, {"0", "2"})


# --- the Contractor ------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-214", "USP-G25")
def test_the_contractor_comes_into_play_with_sports_team() -> None:
    """No election assigns it before; the event holds an election for Mayor, at whose end it is assigned."""
    p = Position(3)
    p.hold(0, "Media")
    p.prestige(9, 3, 5)
    elect(p, "mayor")
    p.do("block A3", "site A3.TL")
    assert p.t.contractor == [-2]
    p.event("Airport", 0)
    assert p.t.contractor == [-2]
    p.event("Sports Team", 0)
    assert p.t.contractor == [-1]  # the Mayor places a park first
    p.do("block A3", "site A3.TR")
    assert p.t.contractor == [1]


@pytest.mark.rule("USP-214")
@pytest.mark.parametrize("seed", range(12))
def test_sports_team_lies_in_the_middle_of_the_city_deck(seed: int) -> None:
    """It is the 16th to 22nd City card: it comes after about two thirds of the game."""
    t = new(2, seed)
    place = len(t.city) - t.city.index(t.content.names.index("Sports Team"))
    assert 16 <= place <= 22


@pytest.mark.rule("USP-215")
@pytest.mark.parametrize("office", OFFICE_IDS)
def test_at_the_end_of_every_election_the_contractor_goes_to_who_has_least_prestige(office: str) -> None:
    """For every office, also if nobody could be elected; it moves on when another has least."""
    p = Position(3)
    p.all_offices()
    p.contractor(None)
    p.prestige(4, 6, 5)
    elect(p, office)
    assert p.t.contractor == [0]
    p.prestige(4, 6, 3)
    assert p.t.contractor == [0]
    elect(p, office)
    assert p.t.contractor == [2]


@pytest.mark.rule("USP-215")
def test_the_contractor_is_no_politician() -> None:
    """The Grand Hotel does not count it, and it brings nothing at the end."""
    p = Position(2)
    p.contractor(0)
    p.put("COM", "A3.TL+TR+BL", 0)
    p.hold(0, "Tourism")
    p.hold(1, "Tourism", 3)
    p.office("police_chief", 1)
    p.note()
    p.effect("Grand Hotel", "A3.TL", 0)  # TOURISM-4, then 3 wealth for each politician in players' hands
    p.do("player 1", "split 0")
    assert p.gained(0) == (2 * 4 + 3, 0)
    p = Position(2)
    p.contractor(0)
    p.fill("RES", 1, "A3.TL", "B6.TL")
    p.put("PARK", "A3.TR", 0)
    assert [bonus(p, office, 0) for office in OFFICE_IDS] == [0] * 5


@pytest.mark.rule("USP-216")
@pytest.mark.parametrize("chosen", [1, 3])
def test_the_union_boss_decides_a_tie_for_least_prestige(chosen: int) -> None:
    """Among those with least only; without a Union Boss the active player decides."""
    p = Position()
    p.office("union_boss", 2)
    p.contractor(0)
    p.prestige(5, 3, 4, 3)
    elect(p, "mayor")
    assert (p.step, p.who) == ("GiveContractor", 2)
    assert p.offers("player") == {"1", "3"}
    assert p.why("player 2") == ("USP-215",)
    p.do(f"player {chosen}")
    assert p.t.contractor == [chosen]
    p.office("union_boss", None)
    p.turn(0)
    elect(p, "mayor")
    assert (p.who, p.offers("player")) == (0, {"1", "3"})
