"""Each Town contract of the zones IND and RES, and the Airport."""

import pytest

from tests.rules.urban_sprawl.cards import CIRCLES, card, may_build, over, play
from tests.rules.urban_sprawl.position import Position

# --- IND -----------------------------------------------------------------------------------------------------


@card("T20")
def test_textile_mill() -> None:
    """FACTORY-2; on water; the lowest waiting wealth marker enters beside a row of the block."""
    p = Position(2)
    for where, fits in (("F3.TL+BL", False), ("F3.TR+BR", True), ("A3.TL+BL", False), ("C1.TL+BL", True)):
        assert may_build(p, "T20", where) == fits, where
    play(p, "T20", "F1.TL+TR", "split 0")
    assert p.offers("circle") == {"GT3", "GR1"}
    p.do("circle GR1")
    assert (p.circle_of("w7"), p.value("F1"), p.gained(0)) == ("GR1", 5 + 7, (-5 + 2, 0))
    assert p.held(0, "Factory") == 1
    p = Position(2)
    p.place_marker("p4", "GT3")
    p.place_marker("p5", "GR1")
    play(p, "T20", "F1.TL+TR", "split 0")
    assert p.offers("circle") == CIRCLES - {"GT3", "GR1"}


@card("T21")
@pytest.mark.parametrize(("marker", "value", "wealth"), [("", 3, 3), ("w8", 11, 11), ("w12", 15, 12)])
def test_gravel_pit(marker: str, value: int, wealth: int) -> None:
    """FACTORY-1; on wilderness; wealth equal to the value of its block, 12 at most."""
    p = Position(2)
    for block, fits in (("A1", True), ("D6", True), ("C3", False), ("F1", False), ("B1", False)):
        assert may_build(p, "T21", f"{block}.TL+TR+BL") == fits, block
    if marker:
        p.place_marker(marker, "GT1")
    assert p.value("A6") == value
    play(p, "T21", "A6.TL+TR+BL", "split 1")
    assert p.gains() == [(-value + wealth, 1), (0, 0)]


@card("T22")
def test_dam() -> None:
    """ENERGY-1; on water, whatever stands there; a park of the builder's on a vacant lot on water."""
    p = Position(2)
    p.put("RES", "F3.TL")
    assert may_build(p, "T22", "F3.TR")
    assert not may_build(p, "T22", "F3.BL")
    assert not may_build(p, "T22", "A3.TL")
    play(p, "T22", "F3.TR", "split 0")
    assert p.offers("block") == {"A1", "B1", "C1", "D1", "E1", "F1", "F2", "F3", "F4", "F5", "F6"}
    p.do("block C1")
    assert p.offers("site") == {"C1.TL", "C1.TR"}
    p.do("site C1.TR")
    assert (p.stands("C1.TR"), p.gained(0), over(p)) == ("PARK 0", (-3 + 1, 0), True)
    p = Position(2)
    p.tiles("PARK", 1, 0)
    play(p, "T22", "F3.TR", "split 0")
    assert over(p)


@card("T23")
def test_printer() -> None:
    """FACTORY-2; COM counts as IND for zoning; a permit of 1 or 2 pages from the discard pile."""
    p = Position(2)
    p.put("COM", "A3.BL", 1)
    p.put("CIV", "F6.BL", 1)
    assert may_build(p, "T23", "A3.TL")
    assert not may_build(p, "C17", "A3.TL")
    assert not may_build(p, "T23", "F6.TL")
    p.discard("P13", "P25", "U01", "E01", "P10")
    play(p, "T23", "A3.TL", "split 0")
    assert (p.step, p.offers("fetch")) == ("Choose take_card", {"P01", "P10", "P13"})
    assert not p.can("pass")  # the card says: take
    p.do("fetch P13")
    assert (p.hand(0), p.discarded()) == (["P13"], ["P25", "U01", "E01", "P10", "P01"])
    assert (p.gained(0), p.t.turn[2], over(p)) == ((-2 + 2, 0), 5, True)


# --- RES -----------------------------------------------------------------------------------------------------


@card("T24")
@pytest.mark.parametrize(
    ("parks", "prestige"),
    [((), 0), (("A3.BR",), 2), (("A3.BR", "B3.TL"), 4), (("A3.BR", "B3.TL", "A2.BR"), 4)],
)
def test_kindergarten(parks: tuple[str, ...], prestige: int) -> None:
    """EDUCATION-1; beside a RES; 2 prestige for each adjacent park, two at most."""
    p = Position(2)
    p.put("RES", "A3.TL", 1)
    p.fill("PARK", None, "D3.TL", *parks)
    assert may_build(p, "T24", "A3.BL")
    assert not may_build(p, "T24", "D4.TL")
    play(p, "T24", "A3.TR", "split 0")
    assert p.gains() == [(-2 + 1, 1 + prestige), (0, 0)]  # 1 for the neighborhood


@card("T25")
@pytest.mark.parametrize(
    ("more", "wealth"), [((), 3), (("A1.TL", "E3.TL"), 5), (("A1.TL", "E3.TL", "F3.BR"), 5)]
)
def test_apartments(more: tuple[str, ...], wealth: int) -> None:
    """May demolish the builder's own 1-lot RES; 1 wealth for each COM in these rows, five at most."""
    p = Position(2)
    p.put("RES", "A3.TL", 0)
    p.put("RES", "D4.TL", 1)
    p.put("RES", "E5.TL+TR", 0)
    p.put("COM", "F6.TL", 0)
    p.put("RES", "B1.TL")
    for where, fits in (
        ("A3.TL+TR", True),
        ("D4.TL+TR", False),
        ("D4.BL+BR", True),
        ("E5.TL+TR", False),
        ("F6.TL+TR", False),
        ("B1.TL+TR", False),
    ):
        assert may_build(p, "T25", where) == fits, where
    p.fill("COM", 1, "C3.TL", "A6.TL", *more)
    p.put("COM", "F3.TL")
    p.put("COM", "E1.TL", 0)
    play(p, "T25", "A3.TL+TR")
    assert (p.size("A3.TL"), p.gains()) == (2, [(-2 + wealth, 0), (0, 0)])
    assert len(p.city()) == 5 + 4 + len(more)  # the old house is gone, no other


@card("T26")
@pytest.mark.parametrize(("homes", "wealth"), [(3, 3), (10, 10), (12, 10)])
def test_mobile_home_park(homes: int, wealth: int) -> None:
    """On a block of value 6 or less; 1 wealth for each 1-lot RES in play, ten at most."""
    p = Position(2)
    assert may_build(p, "T26", "C3.TL+TR+BL")
    assert not may_build(p, "T26", "B1.TL+TR+BL")
    corners = [f"{block}.{corner}" for block in ("F1", "F2", "F4") for corner in ("TL", "TR", "BL", "BR")]
    p.fill("RES", 1, *corners[:homes])
    p.put("RES", "D6.TL+TR", 0)
    play(p, "T26", "A3.TL+TR+BL")
    assert p.gains() == [(-2 + wealth, 0), (0, 0)]


@card("T27")
def test_ranch() -> None:
    """On wilderness, ignores zoning; a prestige marker of choice enters; 3 prestige."""
    p = Position(2)
    p.put("COM", "A2.BL", 1)
    assert may_build(p, "T27", "A3")
    assert may_build(p, "T27", "C6")
    assert not may_build(p, "T27", "C3")
    play(p, "T27", "A3")
    assert (p.step, p.options()) == ("Choose marker_enter", ["marker p4", "marker p5", "marker p6"])
    p.do("marker p6")
    assert p.offers("circle") == CIRCLES
    p.do("circle GR3")
    assert (p.circle_of("p6"), p.circle_of("p4"), p.gains()) == ("GR3", "", [(-2, 3), (0, 0)])


@card("T28")
def test_church() -> None:
    """Each opponent pays 1 wealth or 1 prestige for each RES they have in these rows, two at most."""
    p = Position(3)
    p.prestige(0, 5, 5)
    p.fill("RES", 1, "A3.TL", "E3.TL", "C6.TL")
    p.fill("RES", 2, "F3.TL", "F4.TL")
    p.put("RES", "C1.TL", 0)
    play(p, "T28", "C3.TL")
    p.by(0, "player 1")
    assert (p.who, p.options()) == (1, ["split 0", "split 1", "split 2"])
    p.by(1, "split 1")
    p.by(2, "split 1")
    assert p.gains() == [(-6 + 1, 1 + 1), (-1, -1), (0, -1)]
    assert over(p)


@card("T29")
@pytest.mark.parametrize(("others", "prestige"), [((), 3), (("F3.BL",), 2), (("F3.BL", "F3.TL", "F3.BR"), 0)])
def test_villa(others: tuple[str, ...], prestige: int) -> None:
    """On water; 1 prestige for each vacant lot in its block."""
    p = Position(2)
    assert may_build(p, "T29", "F3.TR")
    assert not may_build(p, "T29", "F3.TL")
    assert not may_build(p, "T29", "A3.TL")
    p.fill("PARK", None, *others)
    play(p, "T29", "F3.TR")
    assert p.gains() == [(-3, prestige), (0, 0)]


@card("T30")
def test_duplex() -> None:
    """3 wealth may be paid for a second 1-lot RES in the same block."""
    p = Position(2)
    play(p, "T30", "A3.TL")
    assert p.options() == ["accept 0", "pass"]
    p.do("accept 0")
    assert p.offers("site") == {"A3.TR", "A3.BL", "A3.BR"}
    p.do("site A3.BR")
    assert p.city() == {"RES 0 A3.TL", "RES 0 A3.BR"}
    assert (p.gained(0), over(p)) == ((-2 - 3, 0), True)
    p = Position(2)
    play(p, "T30", "A3.TL", "pass")
    assert (p.city(), p.gained(0), over(p)) == ({"RES 0 A3.TL"}, (-2, 0), True)
    for wealth, asked in ((5, True), (4, False)):
        p = Position(2)
        p.wealth(wealth)
        play(p, "T30", "A3.TL")
        assert (p.step == "Choose offer") == asked
    p = Position(2)
    p.fill("PARK", None, "A3.TR", "A3.BL", "A3.BR")
    play(p, "T30", "A3.TL")
    assert over(p)


@card("T31", "T32", "T33", "T34", "T35")
def test_house(id: str) -> None:
    """2 wealth or 1 prestige."""
    for option, gain in (("option 0", (-2 + 2, 0)), ("option 1", (-2, 1))):
        p = Position(2)
        play(p, id, "A3.TL")
        assert p.options() == ["option 0", "option 1"]
        p.do(option)
        assert (p.gains(), over(p)) == ([gain, (0, 0)], True)


@card("T36")
def test_mobile_home() -> None:
    """Ignores zoning, costs half the value; one of the builder's 1-lot RES may move to any vacant lot."""
    p = Position(2)
    p.put("CIV", "D3.TR", 1)
    p.put("RES", "A1.TL", 0)
    p.put("RES", "F1.TL", 1)
    p.put("RES", "B6.TL+TR", 0)
    p.put("COM", "A6.TL", 0)
    assert may_build(p, "T36", "D3.TL")
    assert not may_build(p, "T31", "D3.TL")
    play(p, "T36", "D3.TL")
    assert p.gained(0) == (-4, 0)  # half of 7, rounded up
    assert p.options() == ["building A1.TL", "building D3.TL", "pass"]
    p.do("building A1.TL", "block F6")
    assert p.offers("site") == {"F6.TL", "F6.TR", "F6.BL", "F6.BR"}
    p.do("site F6.BR")
    assert (p.stands("A1.TL"), p.stands("F6.BR"), over(p)) == ("", "RES 0", True)
    p = Position(2)
    play(p, "T36", "C3.TL", "pass")
    assert (p.gained(0), p.city(), over(p)) == ((-3, 0), {"RES 0 C3.TL"}, True)
    p = Position(2)
    p.wealth(3)
    assert may_build(p, "T36", "C3.TL")
    assert not may_build(p, "T36", "D3.TL")


# --- the event -----------------------------------------------------------------------------------------------


@card("T37")
def test_airport() -> None:
    """The City deck becomes active, four politicians enter play, the Media owner gains 1 and 1."""
    p = Position(3)
    p.hold(1, "Media")
    zoned = ("district_attorney", "treasurer", "police_chief", "union_boss")
    assert (p.t.opened, [p.pending(office) for office in zoned]) == ([1, 1, 0, 0], [True] * 4)
    p.office("mayor", 2)
    p.event("T37")
    assert (p.t.opened, [p.pending(office) for office in zoned]) == ([1, 1, 1, 0], [False] * 4)
    assert [p.holder(office) for office in ("mayor", *zoned)] == [2, None, None, None, None]
    assert p.gains() == [(0, 0), (1, 1), (0, 0)]
    assert ("T37" in p.boxed(), over(p)) == (True, True)
