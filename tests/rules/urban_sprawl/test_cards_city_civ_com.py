"""Each City contract of the zones CIV and COM: where it may stand and what it does."""

import pytest

from tests.rules.urban_sprawl.cards import CIRCLES, card, may_build, over, play
from tests.rules.urban_sprawl.position import Position

# --- CIV -----------------------------------------------------------------------------------------------------


@card("C01")
def test_city_hall() -> None:
    """PUBLIC SERVICE-2; value 7 or more; lowest prestige marker, Mayor's election, 2 prestige a politician."""
    p = Position(2)
    assert may_build(p, "C01", "D3")
    assert not may_build(p, "C01", "C3")
    p.all_offices(None)
    p.office("treasurer", 0)
    p.office("union_boss", 1)
    play(p, "C01", "D3", "split 0")
    assert p.offers("circle") == CIRCLES
    p.do("circle GT1")
    assert p.circle_of("p4") == "GT1"
    p.by(0, "block F6", "site F6.TL")  # the marker makes seat 0 Mayor
    assert (p.holder("mayor"), p.gains(), over(p)) == (0, [(-7 + 2, 2 * 2), (0, 0)], True)


@card("C01")
def test_city_hall_when_no_prestige_marker_waits() -> None:
    """One of them may move, no wealth marker, or none."""
    p = Position(2)
    for marker, circle in (("p4", "GT1"), ("p5", "GR1"), ("p6", "GR2"), ("w7", "GR3")):
        p.place_marker(marker, circle)
    play(p, "C01", "C5", "split 0")
    assert (p.step, p.options()) == ("Choose marker_enter", ["marker p4", "marker p5", "marker p6", "pass"])
    p.do("marker p6")
    assert p.offers("circle") == {"GT2", "GT3", "GR4", "GR5", "GR6"}
    p.do("circle GR6")
    assert (p.circle_of("p6"), p.step) == ("GR6", "ParkBlock")


@card("C02")
@pytest.mark.parametrize("office", ["mayor", "treasurer"])
def test_municipal_court(office: str) -> None:
    """Beside a CIV; an election for an office of choice, which the builder wins."""
    p = Position(2)
    p.put("CIV", "A3.BL", 1)
    p.put("COM", "F1.TL", 1)
    p.hold(1, "Factory", 3)
    p.office("treasurer", 1)
    assert not may_build(p, "C02", "D4.TL+TR")
    play(p, "C02", "A3.TL+TR")
    assert (p.step, p.offers("office")) == ("Choose pick", {"mayor", "treasurer"})
    p.do(f"office {office}")
    if office == "mayor":
        p.by(0, "block F6", "site F6.TL")
    assert (p.holder(office), p.gains(), over(p)) == (0, [(-2, 1), (0, 0)], True)


@card("C03")
def test_public_library() -> None:
    """Up to two Build Permits of choice from the discard pile."""
    p = Position(2)
    p.discard("P36", "P25", "U01", "E01")
    play(p, "C03", "A3.TL+TR")
    assert p.options() == ["fetch P13", "fetch P25", "fetch P36", "done"]
    p.do("fetch P36", "fetch P13")
    assert p.options() == ["done"]
    p.do("done")
    assert (p.hand(0), over(p), p.gained(0)) == (["P13", "P36"], True, (-2, 0))
    p = Position(2)
    p.discard("P36")
    play(p, "C03", "A3.TL+TR", "fetch P36", "done")
    assert (p.hand(0), over(p)) == (["P36"], True)


@card("C04")
def test_community_college() -> None:
    """EDUCATION-4; a marker from the supply of a name not owned yet, never Media; it does not score."""
    p = Position(2)
    p.hold(0, "Factory", 1)
    p.hold(1, "Finance", 2)
    p.hold(1, "Energy", 1)
    play(p, "C04", "A3.TL+TR+BL", "split 0")
    assert (p.step, p.offers("vocation")) == (
        "Choose vocation_take",
        {"Transportation", "Energy", "Tourism", "Public Service"},
    )
    p.do("vocation Energy")
    assert (p.held(0, "Energy"), p.left("Energy"), p.held(0, "Education")) == (1, 1, 1)
    assert (p.gains(), over(p)) == ([(-2 + 4, 0), (0, 0)], True)


@card("C05")
@pytest.mark.parametrize(("parks", "prestige"), [(2, 3), (5, 6), (7, 6)])
def test_art_museum(parks: int, prestige: int) -> None:
    """TOURISM-2; a park of the builder's beside it, then 1 prestige for each park in play, six at most."""
    p = Position(2)
    p.fill("PARK", 1, *[f"{block}.TL" for block in ("F1", "F2", "F3", "F4", "F5", "F6", "D6")][:parks])
    play(p, "C05", "A3.TL+TR+BL", "split 0")
    assert p.offers("block") == {"A2", "B2", "A3", "B3", "A4"}
    p.do("block B2")  # only one of its lots is adjacent
    assert (p.stands("B2.BL"), p.gains(), over(p)) == ("PARK 0", [(-2 + 2, prestige), (0, 0)], True)


@card("C06")
def test_general_hospital() -> None:
    """PUBLIC SERVICE-2; RES counts as CIV; each RES in these rows gains 2 prestige, the builder 1 wealth for each."""
    p = Position(3)
    p.put("RES", "C3.TL", 1)
    p.fill("RES", 2, "A6.TL", "A6.BR")
    p.put("RES", "A2.BL", 0)
    p.put("RES", "F3.TL+TR")
    p.put("RES", "D4.TL", 1)
    assert may_build(p, "C06", "A3")
    assert not may_build(p, "M01", "A3")
    play(p, "C06", "A3", "split 0")
    assert p.gains() == [(-2 + 2 + 5, 2), (0, 2), (0, 4)]


@card("C07")
def test_union_station() -> None:
    """TRANSPORTATION-5; the builder may move a marker, or let two change places."""
    p = Position(2)
    p.place_marker("w7", "GT3")
    p.place_marker("p4", "GR1")
    start = p.t.clone()
    play(p, "C07", "A3.TL+TR+BL", "split 0")
    assert (p.step, p.options()) == ("Choose choose", ["option 0", "option 1", "option 2"])
    p.do("option 0")
    assert p.options() == ["marker p4", "marker w7"]
    p.do("marker w7")
    assert p.offers("circle") == CIRCLES - {"GT3", "GR1"}
    p.do("circle GT1")
    assert (p.circle_of("w7"), p.circle_of("p4"), p.value("A3")) == ("GT1", "GR1", 2 + 7)
    assert (p.gained(0), over(p)) == ((-2 + 5, 0), True)
    p.t = start  # type: ignore[assignment]
    play(p, "C07", "A3.TL+TR+BL", "split 0", "option 1")  # two markers: which two is no question
    assert (p.circle_of("w7"), p.circle_of("p4"), over(p)) == ("GR1", "GT3", True)
    p = Position(2)
    p.place_marker("w7", "GT3")
    play(p, "C07", "A3.TL+TR+BL", "split 0")
    assert p.options() == ["option 0", "option 2"]  # one marker has none to change with
    p.do("option 2")
    assert (p.circle_of("w7"), over(p)) == ("GT3", True)


# --- COM -----------------------------------------------------------------------------------------------------


@card("C08")
@pytest.mark.parametrize(("more", "wealth"), [((), 6), (("F3.TL",), 8), (("F3.TL", "F3.BR"), 8)])
def test_department_store(more: tuple[str, ...], wealth: int) -> None:
    """2 wealth for each COM of 1 or 2 lots in these rows, four at most; a rival's small shop may be bought."""
    p = Position(3)
    p.put("COM", "A3.TL", 1)
    p.put("COM", "C6.TL+TR", 2)
    p.put("COM", "E3.TL", 0)
    p.put("COM", "A1.TL", 1)
    p.put("COM", "C1.TL+TR+BL", 1)
    p.put("RES", "D3.BR", 1)
    p.fill("COM", None, *more)
    play(p, "C08", "C3.TL+TR+BL")
    assert p.gained(0) == (-6 + wealth, 0)
    assert (p.step, p.options()) == ("Choose pick", ["building A3.TL", "pass"])
    p.do("building A3.TL")
    assert p.options() == ["accept 0", "pass"]
    p.do("accept 0")
    assert p.stands("A3.TL") == "COM 0"
    assert (p.gains(), over(p)) == ([(-6 + wealth - 2, 0), (2, 0), (0, 0)], True)


@card("C08")
def test_department_store_without_a_purchase() -> None:
    """The builder may pick none, decline, or lack the money."""
    for choices, purse in ((("pass",), 50), (("building D3.TR", "pass"), 50), (("building D3.TR",), 9)):
        p = Position(2)
        p.wealth(purse)
        p.put("COM", "D3.TR", 1)  # of value 7; seat 0 pays 6, gains 2 and has 5 left of 9
        play(p, "C08", "C3.TL+TR+BL", *choices)
        assert (p.stands("D3.TR"), p.gains(), over(p)) == ("COM 1", [(-6 + 2, 0), (0, 0)], True)


@card("C09")
def test_movie_palace() -> None:
    """TOURISM-2; two RES in these rows or more; a payout of prestige row 1, 2 or 3."""
    p = Position(3)
    p.put("RES", "A3.TL", 1)
    assert not may_build(p, "C09", "C3.TL")
    p.put("RES", "F3.TL", 2)
    assert may_build(p, "C09", "C3.TL")
    assert not may_build(p, "C09", "C5.TL")
    p.fill("CIV", 1, "D1.TL", "D2.TL")
    p.put("CIV", "B1.TL", 2)
    play(p, "C09", "C3.TL", "split 0")
    assert (p.step, p.offers("row")) == ("Choose payout", {"p1", "p2", "p3"})
    p.do("row p3")
    assert (p.gains(), over(p)) == ([(-6 + 2, 0), (0, 3), (0, 1)], True)


@card("C10")
def test_insurance_company() -> None:
    """FINANCE-4; each opponent pays 1 wealth for each building of value 9 or more, four at most."""
    p = Position(3)
    p.fill("RES", 1, "D1.TL", "D1.TR", "D1.BL", "D2.TL", "D2.TR")
    p.put("RES", "D2.BR", 2)
    p.fill("COM", 2, "C1.TL", "F6.TL")
    play(p, "C10", "A3.TL+TR", "split 0")
    assert p.gains() == [(-2 + 4 + 4 + 1, 0), (-4, 0), (-1, 0)]


@card("C11")
@pytest.mark.parametrize(
    ("held", "prestige"), [((), 2), (("mayor",), 4), (("mayor", "treasurer", "union_boss"), 6)]
)
def test_radio_station(held: tuple[str, ...], prestige: int) -> None:
    """MEDIA; the next office is elected; 2 prestige for each politician in anybody's hands, three at most."""
    p = Position(3)
    p.all_offices(None)
    p.pawn("mayor")
    for office in held:
        p.office(office, 2)
    p.put("CIV", "F1.TL", 1)
    play(p, "C11", "A3.TL+TR")
    assert (p.held(0, "Media"), p.t.pawn, p.holder("district_attorney")) == (1, [1], 1)
    assert (p.gains(), over(p)) == ([(-2, prestige), (0, 0), (0, 0)], True)


@card("C12")
@pytest.mark.parametrize(
    ("lane", "more", "wealth", "prestige"),
    [("h3", False, 6, 2), ("v3", False, 2, 1), ("h3", True, 8, 4), ("v3", True, 2, 1)],
)
def test_hotel(lane: str, more: bool, wealth: int, prestige: int) -> None:
    """TOURISM-3; COM of one row in wealth, CIV of the other in prestige, four at most of each."""
    p = Position(2)
    p.fill("COM", 1, "A3.TL", "F3.TL")
    p.fill("CIV", None, "C1.TL", "C6.TL", "E3.TL")
    if more:
        p.fill("COM", 0, "A3.BR", "F3.BR")
        p.fill("CIV", 1, "C1.BR", "C6.BR", "C5.BR")
    play(p, "C12", "C3.TL+TR", "split 0")
    assert p.offers("lane") == {"h3", "v3"}
    p.do(f"lane {lane}")
    assert (p.gains(), over(p)) == ([(-6 + 3 + wealth, prestige), (0, 0)], True)


@card("C13")
def test_car_dealership() -> None:
    """A further contract of 1 or 2 lots from a box for no APs; 1 wealth for each RES in these rows."""
    p = Position(2)
    p.fill("RES", 1, "F3.TL", "C6.TL", "A1.TL")
    p.box(2, "T11")
    p.box(3, "T12")
    p.box(4, "M15")
    p.box(5, "C08")  # of 3 lots
    p.top("town", "T18")
    p.give(0, "P25", "P22", "P23")  # four pages of COM are left when the Dealership is paid
    p.box(1, "C13")
    p.do("build 0", "block C3", "site C3.TL+TR+BL", "pay P25", "done")
    assert (p.step, p.options()) == ("Choose build", ["build 1", "build 2", "build 3", "pass"])
    p.do("build 1", "block A3", "site A3.TL")
    assert p.stands("A3.TL") == "COM 0"
    assert (p.t.turn[2], p.hand(0), p.t.offer[1]) == (5, ["P23"], -1)
    # 6 for the Dealership, 2 for the Barber Shop, which brings 2; two RES on the Dealership's own rows
    assert (p.gains(), over(p)) == ([(-6 - 2 + 2 + 2, 0), (0, 0)], True)


@card("C13")
@pytest.mark.parametrize(("homes", "wealth"), [(0, 0), (5, 5), (6, 5)])
def test_car_dealership_without_a_further_build(homes: int, wealth: int) -> None:
    """The builder may build none; RES count up to five."""
    p = Position(2)
    p.fill("RES", 1, *("F3.TL", "F3.TR", "F3.BL", "C6.TL", "C6.TR", "A3.TL")[:homes])
    p.give(0, "P22")
    p.box(2, "T12")
    play(p, "C13", "C3.TL+TR+BL", "pass")
    assert (p.hand(0), p.gains(), over(p)) == (["P22"], [(-6 + wealth, 0), (0, 0)], True)
    p = Position(2)
    p.box(2, "T12")
    play(p, "C13", "C3.TL+TR+BL")
    assert over(p)  # no permit, nothing to build


@card("C14")
def test_nightclub() -> None:
    """Not beside a CIV; 2 wealth for each COM in these rows, five at most; each RES there loses 1 prestige."""
    p = Position(3)
    p.put("CIV", "A5.TL", 1)
    p.put("COM", "A5.TR", 1)
    assert may_build(p, "T12", "A5.BL+BR")
    assert not may_build(p, "C14", "A5.BL+BR")
    p.put("COM", "F1.TL", 2)
    assert may_build(p, "C14", "F1.BL+BR")
    p.prestige(3, 5, 0)
    p.put("COM", "A3.TL", 1)
    p.put("COM", "C6.TL")
    p.fill("RES", 1, "E3.TL", "E3.BR", "F6.TL")
    p.put("RES", "F3.TL", 2)
    p.put("RES", "C1.TL", 0)
    play(p, "C14", "C3.TL+TR")
    assert p.gains() == [(-6 + 2 * 3, -1), (0, -2), (0, 0)]
    p = Position(2)
    p.fill("COM", 1, "A3.TL", "A3.BR", "F3.TL", "F3.BR", "C6.TL", "C1.TL")
    play(p, "C14", "C3.TL+TR")
    assert p.gains() == [(-6 + 2 * 5, 0), (0, 0)]


@card("C15")
def test_office_block() -> None:
    """A wealth marker of choice; 2 wealth for each marker in play, 1 prestige for each COM in these rows."""
    p = Position(2)
    p.place_marker("p4", "GR1")
    p.place_marker("w8", "GR6")
    p.put("COM", "C3.TL", 1)
    p.put("COM", "D4.TL", 0)
    play(p, "C15", "A3")
    assert p.options() == ["marker w7", "marker w9", "marker w10", "marker w11", "marker w12"]
    p.do("marker w9")
    assert p.offers("circle") == CIRCLES - {"GR1", "GR6"}
    p.do("circle GT3")
    assert (p.circle_of("w9"), p.gains()) == ("GT3", [(-2 + 2 * 3, 2), (0, 0)])
    assert over(p)


@card("C15")
def test_office_block_at_its_limits() -> None:
    """All wealth markers in play: one may move; six markers and five COM count."""
    p = Position(2)
    for marker, circle in zip(("p4", "w7", "w8", "w9", "w10", "w11", "w12"), sorted(CIRCLES), strict=False):
        p.place_marker(marker, circle)
    p.wealth(90)
    p.fill("COM", 1, "D3.TL", "D3.TR", "D3.BL", "E3.TL", "E3.TR")
    price = p.value("A3")
    play(p, "C15", "A3")
    assert p.offers("marker") == {"w7", "w8", "w9", "w10", "w11", "w12"}
    p.do("pass")
    assert (p.gains(), over(p)) == ([(-price + 2 * 6, 5), (0, 0)], True)
