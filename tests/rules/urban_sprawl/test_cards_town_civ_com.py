"""Each Town contract of the zones CIV and COM: where it may stand and what it does."""

import pytest

from tests.rules.urban_sprawl.cards import CIRCLES, card, may_build, over, play
from tests.rules.urban_sprawl.position import Position

# --- CIV -----------------------------------------------------------------------------------------------------


@card("T01")
def test_visitors_center() -> None:
    """PUBLIC SERVICE-1, on water or wilderness; the lowest waiting prestige marker enters."""
    p = Position(3)
    for where, fits in (
        ("A3.TL", True),
        ("A3.TR", False),
        ("F4.TR", True),
        ("B1.BL", False),
        ("B1.TL", True),
    ):
        assert may_build(p, "T01", where) == fits, where
    play(p, "T01", "A3.TL", "split 1")
    assert (p.step, p.offers("circle")) == ("Choose to_circle", CIRCLES)
    p.do("circle GR3")
    assert (p.circle_of("p4"), p.circle_of("p5"), p.value("A3")) == ("GR3", "", 1 + 1 + 4)
    assert p.gains() == [(-2, 1), (0, 0), (0, 0)]
    assert (p.held(0, "Public Service"), p.left("Public Service")) == (1, 4)
    p = Position(2)
    p.place_marker("p4", "GT3")
    play(p, "T01", "A3.TL", "split 0", "circle GR1")
    assert (p.circle_of("p4"), p.circle_of("p5")) == ("GT3", "GR1")
    p = Position(2)
    for marker, circle in (("p4", "GT3"), ("p5", "GR1"), ("p6", "GR2")):
        p.place_marker(marker, circle)
    play(p, "T01", "A3.TL", "split 0")
    assert over(p)


@card("T02")
def test_clinic() -> None:
    """PUBLIC SERVICE-1; RES counts as CIV for zoning; each adjacent RES gains 1 prestige."""
    p = Position(3)
    p.put("RES", "B3.TL", 1)
    p.put("RES", "A2.BR", 0)
    p.put("RES", "A3.BR")
    p.put("RES", "D3.TL", 2)
    p.put("COM", "B3.BL", 2)
    assert may_build(p, "T02", "A3.TR")
    assert not may_build(p, "T06", "A3.TR")
    p.raze("B3.TL")
    p.raze("A2.BR")
    p.raze("A3.BR")
    assert not may_build(p, "T02", "A3.TR")  # beside a COM alone
    p.put("RES", "B3.TL", 1)
    p.put("RES", "A2.BR", 0)
    p.put("RES", "A3.BR")
    play(p, "T02", "A3.TR", "split 0")
    assert p.gains() == [(-2 + 1, 1), (0, 1), (0, 0)]
    assert over(p)


@card("T03")
@pytest.mark.parametrize(("more", "wealth"), [((), 4), (("C4.TL",), 5), (("C4.TL", "A4.BR", "D1.BR"), 5)])
def test_grade_school(more: tuple[str, ...], wealth: int) -> None:
    """EDUCATION-2; 1 wealth for each 1-lot RES in these rows, five at most."""
    p = Position(3)
    p.fill("RES", 1, "A4.TL", "D6.BR", *more)
    p.put("RES", "B4.TL")
    p.put("RES", "D1.TL", 0)
    p.put("RES", "F4.TL+TR", 1)
    p.put("RES", "F3.TL", 1)
    p.put("COM", "A4.BL", 0)
    play(p, "T03", "D4.TL+TR", "split 1")
    assert p.gains() == [(-7 + wealth, 2), (0, 0), (0, 0)]
    assert p.held(0, "Education") == 1


@card("T04")
def test_high_school() -> None:
    """EDUCATION-3 and nothing else."""
    p = Position(2)
    play(p, "T04", "A3.TL+TR", "split 0")
    assert p.gains() == [(-2 + 3, 0), (0, 0)]
    assert (p.stands("A3.TR"), p.held(0, "Education"), over(p)) == ("CIV 0", 1, True)


@card("T05")
@pytest.mark.parametrize(("mine", "theirs", "mayor", "prestige"), [(2, 1, 0, 3), (1, 2, 1, 0)])
def test_court_house(mine: int, theirs: int, mayor: int, prestige: int) -> None:
    """An election for Mayor; the builder gains 3 prestige for being Mayor then."""
    p = Position(2)
    p.hold(0, "Factory", mine)
    p.hold(1, "Energy", theirs)
    p.office("mayor", 1 - mayor)
    play(p, "T05", "A3.TL+TR")
    p.by(mayor, "block F6", "site F6.TL")
    assert (p.holder("mayor"), p.stands("F6.TL")) == (mayor, f"PARK {mayor}")
    assert p.gains() == [(-2, prestige), (0, 0)]
    assert over(p)


@card("T06")
def test_post_office() -> None:
    """PUBLIC SERVICE-1; a planning card may be changed for a Build Permit of the boxes."""
    p = Position(2)
    p.give(0, "P10", "U01")
    p.give(1, "P11")
    p.plan(2, "U02")
    play(p, "T06", "A3.TL", "split 0")
    assert (p.step, p.options()) == ("Choose offer", ["accept 0", "pass"])
    p.do("accept 0")
    assert p.offers("discard") == {"P10", "U01"}
    p.do("discard U01")
    assert p.offers("take") == {"0", "2", "3"}
    p.do("take 3")
    assert (p.hand(0), p.t.plan[3], p.discarded()) == (["P10", "P19"], -1, ["P01", "U01"])
    assert (p.t.turn[2], p.gained(0), over(p)) == (6 - 1, (-2 + 1, 0), True)
    p = Position(2)
    p.give(0, "P10")
    play(p, "T06", "A3.TL", "split 0", "pass")
    assert (p.hand(0), over(p)) == (["P10"], True)
    p = Position(2)
    play(p, "T06", "A3.TL", "split 0")
    assert over(p)


@card("T07")
@pytest.mark.parametrize(
    ("around", "prestige"),
    [
        ({"A3.TL": "COM", "B3.TL": "COM", "A2.BR": "RES", "A3.BR": "IND"}, 3),
        ({"A3.TL": "COM", "B3.BL": "CIV", "A2.BR": "RES", "A3.BR": "IND"}, 3 + 1),
        ({"A3.TL": "COM", "B3.TL": "PARK", "D3.TL": "RES"}, 1),
    ],
)
def test_police_station(around: dict[str, str], prestige: int) -> None:
    """PUBLIC SERVICE-1; ignores zoning; 1 prestige for each zone around it, three at most."""
    p = Position(2)
    for where, zone in around.items():
        p.put(zone, where, 1)
    assert may_build(p, "T07", "A3.TR")
    assert may_build(p, "T06", "A3.TR") == ("CIV" in around.values())
    play(p, "T07", "A3.TR", "split 0")
    assert p.gains() == [(-2 + 1, prestige), (0, 0)]


@card("T08")
@pytest.mark.parametrize(("more", "wealth"), [((), 3), (("F3.TL+TR",), 4), (("F3.TL+TR", "C1.TL"), 4)])
def test_fire_station(more: tuple[str, ...], wealth: int) -> None:
    """PUBLIC SERVICE-1; 1 wealth for each of the builder's buildings in these rows, itself too, four at most."""
    p = Position(2)
    p.put("COM", "A3.TL", 0)
    p.put("PARK", "C6.BR", 0)
    p.fill("RES", 0, "A4.TL", *more)
    p.put("RES", "E3.TL", 1)
    p.put("RES", "E3.BR")
    play(p, "T08", "C3.TL", "split 0")
    assert p.gains() == [(-6 + 1 + wealth, 0), (0, 0)]


# --- COM -----------------------------------------------------------------------------------------------------


@card("T09")
def test_truck_stop() -> None:
    """On wilderness; 2 more APs, or the lowest waiting wealth marker."""
    p = Position(2)
    for where, fits in (
        ("A3.TL+BL", True),
        ("A3.TR+BR", False),
        ("F1.TL+TR", False),
        ("F6.BL+BR", True),
        ("F6.TL+TR", False),
    ):
        assert may_build(p, "T09", where) == fits, where
    play(p, "T09", "A3.TL+TR")
    assert (p.step, p.options()) == ("Choose choose", ["option 0", "option 1"])
    p.do("option 0")
    assert (p.t.turn[2], p.gained(0), over(p)) == (6 - 1 + 2, (-2, 0), True)
    p = Position(2)
    play(p, "T09", "A3.TL+TR", "option 1")
    assert p.offers("circle") == CIRCLES
    p.do("circle GT1")
    assert (p.circle_of("w7"), p.value("A3"), p.t.turn[2]) == ("GT1", 2 + 7, 5)
    p = Position(2)
    for number, circle in zip(range(7, 13), sorted(CIRCLES), strict=False):
        p.place_marker(f"w{number}", circle)
    p.wealth(99)
    play(p, "T09", "A3.TL+TR")
    assert (p.t.turn[2], over(p)) == (7, True)


@card("T10")
@pytest.mark.parametrize(("more", "wealth"), [((), 4), (("A2.BL",), 6), (("A2.BL", "A2.BR"), 6)])
def test_bakery(more: tuple[str, ...], wealth: int) -> None:
    """RES counts as COM for zoning; 2 wealth for each adjacent RES, three at most."""
    p = Position(2)
    p.put("RES", "A3.BL", 1)
    p.put("RES", "B3.TL", 0)
    p.fill("RES", None, "D3.TL", *more)
    assert may_build(p, "T10", "A3.TL+TR")
    assert not may_build(p, "T12", "A3.TL+TR")
    play(p, "T10", "A3.TL+TR")
    assert p.gains() == [(-2 + wealth, 0), (0, 0)]
    p.put("CIV", "F6.TL")
    assert not may_build(p, "T10", "F6.BL+BR")


@card("T11")
def test_barber_shop() -> None:
    """2 wealth, and 1 prestige for the Media owner."""
    p = Position(3)
    p.hold(2, "Media")
    play(p, "T11", "A3.TL")
    assert p.gains() == [(-2 + 2, 0), (0, 0), (0, 1)]
    p = Position(3)
    p.hold(0, "Media")
    play(p, "T11", "A3.TL")
    assert p.gains() == [(-2 + 2, 1), (0, 0), (0, 0)]


@card("T12")
@pytest.mark.parametrize(("more", "prestige"), [({}, 3), ({"A2.BR": "CIV", "B2.BL": "IND"}, 4)])
def test_restaurant(more: dict[str, str], prestige: int) -> None:
    """1 prestige for each adjacent building of any kind, four at most."""
    p = Position(2)
    p.put("COM", "B3.TL", 1)
    p.put("PARK", "A3.BL")
    p.put("RES", "A2.BL", 0)
    p.put("RES", "D3.TL", 0)
    for where, zone in more.items():
        p.put(zone, where, 1)
    play(p, "T12", "A3.TL+TR")
    assert p.gains() == [(-2, prestige + 1), (0, 0)]  # 1 for the neighborhood


@card("T13")
def test_gas_station() -> None:
    """ENERGY-2; ignores zoning."""
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    assert may_build(p, "T13", "A3.TR")
    assert not may_build(p, "T11", "A3.TR")
    play(p, "T13", "A3.TR", "split 0")
    assert p.gains() == [(-2 + 2, 0), (0, 0)]
    assert (p.held(0, "Energy"), p.left("Energy"), over(p)) == (1, 2, True)


@card("T14")
@pytest.mark.parametrize(("purse", "paid"), [(50, 3), (2, 2)])
def test_grocery_store(purse: int, paid: int) -> None:
    """Each opponent pays 1 wealth for each RES they control in these rows, three at most."""
    p = Position(3)
    p.wealth(50, purse, 50)
    p.fill("RES", 1, "A3.TL", "E3.TL", "C6.TL", "C1.TL")
    p.fill("RES", 2, "F3.TL+TR", "F4.TL")
    p.put("RES", "C5.BL", 0)
    p.put("COM", "F3.BL", 2)
    play(p, "T14", "C3.TL+TR")
    assert p.gains() == [(-6 + paid + 1, 0), (-paid, 0), (-1, 0)]


@card("T15")
def test_hardware_store() -> None:
    """One of the builder's 1-lot buildings may grow by a vacant lot of its block."""
    p = Position(2)
    p.put("RES", "A1.TL", 0)
    p.put("PARK", "F6.TL", 0)
    p.put("RES", "F1.TL", 1)
    p.put("IND", "D6.TL+TR", 0)
    p.put("RES", "B6.TL", 0)  # hemmed in
    p.fill("COM", None, "B6.TR", "B6.BL")
    play(p, "T15", "C3.TL+TR")
    assert (p.step, p.options()) == ("Choose enlarge", ["building A1.TL", "pass"])
    p.do("building A1.TL")
    assert p.offers("site") == {"A1.TL+TR", "A1.TL+BL"}
    p.do("site A1.TL+BL")
    assert (p.stands("A1.BL"), p.size("A1.TL"), p.gained(0)) == ("RES 0", 2, (-6, 0))
    assert over(p)
    p = Position(2)
    p.put("RES", "A1.TL", 0)
    play(p, "T15", "C3.TL+TR", "pass")
    assert (p.size("A1.TL"), over(p)) == (1, True)


@card("T16")
@pytest.mark.parametrize(
    ("where", "wealth", "prestige"),
    [("A3.TL+TR", -2 + 4, 0), ("F3.TL+TR", -3, 2), ("A1.TL+TR", -4 + 4, 2), ("C3.TL+TR", -6, 0)],
)
def test_motel(where: str, wealth: int, prestige: int) -> None:
    """TOURISM-1; 4 wealth on wilderness, 2 prestige on water, both in a corner that has both."""
    p = Position(2)
    play(p, "T16", where, "split 0")
    assert p.gains() == [(wealth + 1, prestige), (0, 0)]
    assert p.held(0, "Tourism") == 1


@card("T17")
@pytest.mark.parametrize(("factories", "energies", "wealth"), [(0, 0, 1), (2, 0, 3), (3, 2, 4)])
def test_newspaper(factories: int, energies: int, wealth: int) -> None:
    """MEDIA; 1 wealth for each vocation marker of the builder's, Media too, four at most."""
    p = Position(2)
    p.hold(0, "Factory", factories)
    p.hold(0, "Energy", energies)
    p.hold(1, "Tourism", 3)
    play(p, "T17", "A3.TL")
    assert (p.gains(), p.held(0, "Media"), over(p)) == ([(-2 + wealth, 0), (0, 0)], 1, True)
    p = Position(2)
    p.hold(1, "Media")
    play(p, "T17", "A3.TL")
    assert (p.step, p.options()) == ("Choose vocation_earn", ["player 1", "pass"])
    p.do("player 1")
    assert (p.held(0, "Media"), p.held(1, "Media"), p.gained(0)) == (1, 0, (-2 + 1, 0))


@card("T18")
def test_pawn_shop() -> None:
    """FINANCE-2; one Build Permit may be invested at once."""
    p = Position(2)
    p.give(0, "P08", "P10", "U01")
    p.give(1, "P11")
    play(p, "T18", "A3.TL", "split 1")
    assert (p.step, p.options()) == ("Choose drop_card", ["discard P08", "discard P10", "pass"])
    p.do("discard P10")
    assert (p.gained(0), p.hand(0), p.discarded()) == ((-2 + 12, 2), ["P08", "U01"], ["P01", "P10"])
    assert (p.held(0, "Finance"), over(p)) == (1, True)
    p = Position(2)
    p.give(0, "P10")
    play(p, "T18", "A3.TL", "split 1", "pass")
    assert (p.gained(0), p.hand(0), over(p)) == ((-2, 2), ["P10"], True)


@card("T19")
def test_bank() -> None:
    """FINANCE-4; on a block of value 6 or more; the lowest waiting wealth marker enters."""
    p = Position(2)
    for where, fits in (("C3.TL+TR", True), ("B3.TL+TR", False), ("E1.TL+TR", True), ("E5.TL+TR", False)):
        assert may_build(p, "T19", where) == fits, where
    p.place_marker("w7", "GR6")
    play(p, "T19", "C3.TL+TR", "split 0")
    assert p.offers("circle") == CIRCLES - {"GR6"}
    p.do("circle GT2")
    assert (p.circle_of("w8"), p.value("C3"), p.gained(0)) == ("GT2", 6 + 8, (-6 + 4, 0))
