"""Each Metropolis contract of the zones COM and IND: where it may stand and what it does."""

import pytest

from tests.rules.urban_sprawl.cards import CIRCLES, card, may_build, over, play
from tests.rules.urban_sprawl.position import Position

# --- COM -----------------------------------------------------------------------------------------------------


@card("M11")
def test_corporate_hq() -> None:
    """FINANCE-6; 4 wealth for each 4-lot COM in play; each 3-lot COM gains 3 wealth."""
    p = Position(3)
    p.put("COM", "F6", 1)
    p.fill("COM", 1, "D6.TL+TR+BL", "B1.TL+TR+BL", "B6.TL+TR")
    p.put("COM", "D4.TL+TR+BL", 0)
    p.put("CIV", "F3", 2)
    play(p, "M11", "A3", "split 1")
    assert (p.gains(), over(p)) == ([(-2 + 4 * 2 + 3, 6), (3 * 2, 0), (0, 0)], True)
    assert (p.held(0, "Finance"), p.left("Finance")) == (1, 1)


@card("M12")
def test_marina() -> None:
    """Ignores zoning; each opponent pays 4 wealth or 4 prestige for each 1-lot RES of theirs."""
    p = Position(3)
    p.put("CIV", "A2.BL")
    p.prestige(0, 4, 0)
    p.fill("RES", 1, "F1.TL", "F2.TL", "F5.TL+TR")
    p.put("RES", "D6.TL", 2)
    p.put("RES", "D4.TL", 0)
    assert may_build(p, "M12", "A3")
    assert not may_build(p, "M11", "A3")
    play(p, "M12", "A3")
    assert p.gained(2) == (-4, 0)  # without prestige there is no choice
    assert (p.who, p.options()) == (1, ["split 0", "split 1"])
    p.by(1, "split 1")
    assert (p.gains(), over(p)) == ([(-2 + 4 + 4, 4), (-4, -4), (-4, 0)], True)


@card("M13")
@pytest.mark.parametrize(("top", "prestige"), [("", 6 + 3), ("w12", 6)])
def test_skyscraper(top: str, prestige: int) -> None:
    """Value 10 or more; the highest prestige marker beside its rows; a third of the value, 3 more on top of all."""
    p = Position(2)
    assert not may_build(p, "M13", "D1.TL+TR+BL")
    p.place_marker("p4", "GT3")
    assert (p.value("E1"), p.value("F1")) == (10, 9)
    assert may_build(p, "M13", "E1.TL+TR+BL")
    assert not may_build(p, "M13", "F1.TL+TR+BL")
    p.place_marker("w7", "GT2")
    p.put("RES", "D1.TL", 1)
    if top:
        p.place_marker(top, "GR1")
    assert may_build(p, "M13", "D3.TL+TR+BL")
    play(p, "M13", "D3.TL+TR+BL")
    assert (p.circle_of("p6"), p.value("D3")) == ("GR3", 7 + 7 + 6)
    assert (p.gains(), over(p)) == ([(-14, prestige), (0, 0)], True)


@card("M13")
def test_skyscraper_of_great_value() -> None:
    """A third of 30 would be 10, but 8 is the most; both circles of the block are full, so any other will do."""
    p = Position(2)
    p.place_marker("w11", "GT2")
    p.place_marker("w12", "GR3")
    p.place_marker("p6", "GR6")
    play(p, "M13", "D3.TL+TR+BL")
    assert p.offers("circle") == CIRCLES - {"GT2", "GR3", "GR6"}
    p.do("circle GT1")
    assert (p.circle_of("p5"), p.gains(), over(p)) == ("GT1", [(-30, 8 + 3), (0, 0)], True)


@card("M14")
def test_shopping_mall() -> None:
    """On an edge, ignores zoning; small COM in these rows pay for it: 4 wealth to the builder, 3 lost by each; RES bring prestige."""
    p = Position(3)
    p.put("CIV", "A2.BL")
    assert may_build(p, "M14", "A3")
    assert may_build(p, "M14", "C1")
    assert not may_build(p, "M14", "C3")
    p.fill("COM", 1, "F3.TL", "E3.TL+TR", "D6.TL")
    p.put("COM", "A6.TL", 2)
    p.put("COM", "C3.TL+TR+BL", 2)
    p.put("RES", "D3.TL", 1)
    p.put("RES", "D3.BR")
    p.put("RES", "D1.TL", 1)
    play(p, "M14", "A3")
    assert p.gains() == [(-2 + 4 * 3, 2), (-3 * 2, 0), (-3, 0)]
    p = Position(3)
    p.wealth(50, 5)
    p.fill("COM", 1, "F3.TL", "F3.TR", "F3.BL", "F3.BR")
    p.put("COM", "E3.TL", 0)
    p.fill("RES", 2, "A6.TL", "A6.TR", "A6.BL", "A6.BR", "D3.TL", "D3.TR")
    play(p, "M14", "A3")
    assert p.gains() == [(-2 + 4 * 4 - 3, 5), (-5, 0), (0, 0)]


@card("M15")
def test_television_network() -> None:
    """MEDIA; the opponent with most prestige pays 5 of it; 3 wealth for each Tourism marker, four at most."""
    p = Position(3)
    p.prestige(20, 10, 7)
    p.hold(1, "Tourism", 1)
    p.hold(0, "Tourism", 1)
    p.hold(2, "Media")
    play(p, "M15", "A3.TL+TR", "player 2")
    assert (p.held(0, "Media"), p.held(2, "Media")) == (1, 0)
    assert (p.gains(), over(p)) == ([(-2 + 3 * 2, 5), (0, -5), (0, 0)], True)
    p = Position(3)
    p.prestige(0, 4, 4)
    p.hold(1, "Tourism", 4)
    play(p, "M15", "A3.TL+TR")
    assert (p.step, p.who, p.options()) == ("ChooseRival", 0, ["player 1", "player 2"])
    p.do("player 2")
    assert (p.gains(), over(p)) == ([(-2 + 3 * 4, 4), (0, 0), (0, -4)], True)


@card("M16")
def test_stock_exchange() -> None:
    """FINANCE-5; value 8 or more; up to twice 9 wealth for 6 prestige."""
    p = Position(2)
    assert may_build(p, "M16", "C1.TL+TR")
    assert not may_build(p, "M16", "C5.TL+TR")
    play(p, "M16", "C1.TL+TR", "split 0", "accept 0")
    assert p.options() == ["accept 0", "pass"]
    p.do("accept 0")
    assert (p.gains(), over(p)) == ([(-8 + 5 - 18, 12), (0, 0)], True)
    p = Position(2)
    play(p, "M16", "C1.TL+TR", "split 0", "accept 0", "pass")
    assert (p.gained(0), over(p)) == ((-8 + 5 - 9, 6), True)
    p = Position(2)
    play(p, "M16", "C1.TL+TR", "split 0", "pass")
    assert (p.gained(0), over(p)) == ((-8 + 5, 0), True)
    p = Position(2)
    p.wealth(20)
    play(p, "M16", "C1.TL+TR", "split 0", "accept 0")
    assert (p.t.wealth[0], over(p)) == (20 - 8 + 5 - 9, True)  # 8 are too few for a second time


@card("M17")
def test_grand_hotel() -> None:
    """TOURISM-4; 3 wealth for each politician in anybody's hands."""
    p = Position(3)
    p.all_offices(None)
    p.office("mayor", 1)
    p.office("treasurer", 0)
    p.office("union_boss", 2)
    play(p, "M17", "A3.TL+TR+BL", "split 0")
    assert p.gains() == [(-2 + 4 + 3 * 3, 0), (0, 0), (0, 0)]


@card("M18")
def test_casino() -> None:
    """On an edge; each opponent pays 3 wealth, or the builder gains 4 prestige."""
    p = Position(3)
    assert may_build(p, "M18", "F3.TL+TR")
    assert not may_build(p, "M18", "C3.TL+TR")
    play(p, "M18", "A3.TL+TR")
    p.by(0, "player 2")
    assert p.options() == ["option 0", "option 1"]
    p.by(2, "option 0")
    p.by(1, "option 1")
    assert (p.gains(), over(p)) == ([(-2 + 3, 4), (0, 0), (-3, 0)], True)
    p = Position(2)
    p.wealth(50, 2)
    play(p, "M18", "A3.TL+TR")
    assert (p.gains(), over(p)) == ([(-2, 4), (0, 0)], True)  # who has less than 3 has no choice


# --- IND -----------------------------------------------------------------------------------------------------


@card("M19")
def test_port() -> None:
    """TRANSPORTATION-7; each IND in play gains 4 wealth and 4 prestige."""
    p = Position(3)
    p.fill("IND", 1, "F1.TL", "F6.TL+TR")
    p.put("IND", "D6.TL")
    p.put("COM", "D1.TL", 2)
    play(p, "M19", "A3", "split 0")
    assert p.gains() == [(-2 + 7 + 4, 4), (8, 8), (0, 0)]
    assert p.held(0, "Transportation") == 1


@card("M20")
def test_nuclear_plant() -> None:
    """ENERGY-5; not beside a RES; highest wealth marker; 2 wealth for each COM and IND, each RES loses 2 prestige."""
    p = Position(3)
    p.put("RES", "A5.BL")
    p.put("IND", "A5.BR")
    assert may_build(p, "M19", "A6")
    assert not may_build(p, "M20", "A6")
    p.raze("A5.BR")
    p.prestige(0, 5, 1)
    p.put("COM", "F3.TL", 1)
    p.fill("IND", 2, "A6.TR", "D6.TL")
    p.fill("RES", 1, "E3.TL", "F1.TL")
    p.put("RES", "D3.TL", 2)
    play(p, "M20", "A3", "split 0")
    assert p.offers("circle") == CIRCLES
    p.do("circle GT3")
    assert p.circle_of("w12") == "GT3"
    assert (p.gains(), over(p)) == ([(-2 + 5 + 2 * 3, 0), (0, -2), (0, -1)], True)


@card("M20")
def test_nuclear_plant_at_its_limits() -> None:
    """No wealth marker waits: one may move; five COM and IND count."""
    p = Position(2)
    p.wealth(99)
    for number, circle in zip(range(7, 13), ("GR1", "GR2", "GR4", "GR5", "GR6", "GT3"), strict=True):
        p.place_marker(f"w{number}", circle)
    p.fill("COM", 1, "D3.TL", "D3.TR", "D3.BL", "D3.BR", "F3.TL")
    play(p, "M20", "A3", "split 0")
    assert "pass" in p.options()
    p.do("marker w7")
    assert p.offers("circle") == {"GT1", "GT2", "GR3"}
    p.do("circle GT1")
    assert (p.circle_of("w7"), p.gains(), over(p)) == ("GT1", [(-2 + 5 + 2 * 5, 0), (0, 0)], True)


@card("M21")
def test_oil_refinery() -> None:
    """ENERGY-4; on water; opponents pay 4 wealth or a card; 4 wealth; highest wealth marker beside its rows."""
    p = Position(4)
    p.wealth(50, 50, 50, 3)
    p.give(1, "P10")
    p.give(0, "P11")
    assert may_build(p, "M21", "F3.TL+TR+BR")
    assert not may_build(p, "M21", "A3.TL+TR+BL")
    play(p, "M21", "F3.TL+TR+BR", "split 0")
    assert (p.gained(2), p.gained(3)) == ((-4, 0), (-3, 0))  # no card, no choice; one pays short
    assert (p.who, p.options()) == (1, ["option 0", "option 1"])
    p.by(1, "option 1")
    assert (p.hand(1), p.discarded()[-1]) == ([], "P10")
    assert p.offers("circle") == {"GT3", "GR3"}
    p.by(0, "circle GR3")
    assert (p.circle_of("w12"), over(p)) == ("GR3", True)
    assert p.gains() == [(-3 + 4 + 4 + 3 + 4, 0), (0, 0), (-4, 0), (-3, 0)]
    p = Position(2)
    p.give(1, "P10", "U01")
    play(p, "M21", "F3.TL+TR+BR", "split 0", "option 0", "circle GR3")
    assert (p.hand(1), p.gains()) == (["P10", "U01"], [(-3 + 4 + 4 + 4, 0), (-4, 0)])
    p = Position(2)
    for number, circle in zip(range(7, 13), ("GR1", "GR2", "GR4", "GR5", "GR6", "GT1"), strict=True):
        p.place_marker(f"w{number}", circle)
    play(p, "M21", "F3.TL+TR+BR", "split 0")  # no wealth marker waits: one may move, to any row
    assert (p.step, len(p.offers("marker")), p.can("pass")) == ("Choose marker_enter", 6, True)
    p.do("marker w12")
    assert p.offers("circle") == {"GT2", "GT3", "GR3"}


@card("M22")
@pytest.mark.parametrize(("zones", "prestige"), [((), 2), (("COM", "RES"), 6), (("COM", "RES", "CIV"), 8)])
def test_electronics_plant(zones: tuple[str, ...], prestige: int) -> None:
    """FACTORY-5; 2 prestige for each zone in which the builder has a building."""
    p = Position(2)
    p.put("PARK", "F6.TL", 0)
    p.fill("IND", 0, "F4.TL")
    p.put("CIV", "F1.TL", 1)
    for zone, where in zip(zones, ("D1.TL", "D4.TL", "D6.TL"), strict=False):
        p.put(zone, where, 0)
    play(p, "M22", "A3.TL+TR+BL", "split 0")
    assert p.gains() == [(-2 + 5, prestige), (0, 0)]


@card("M23")
def test_aerospace_works() -> None:
    """FACTORY-5 and EDUCATION-3; on an edge; two markers may change places."""
    p = Position(2)
    assert not may_build(p, "M23", "C3")
    assert may_build(p, "M23", "C1")
    assert may_build(p, "M23", "C6")
    for marker, circle in (("w7", "GT1"), ("p4", "GR6"), ("w12", "GT3")):
        p.place_marker(marker, circle)
    start = p.t.clone()
    play(p, "M23", "A3", "split 0", "split 1")
    assert p.accepted() == ["marker p4", "marker w7", "marker w12", "done"]
    p.do("marker w12")
    assert not p.can("done")
    p.do("marker w7", "done")
    assert (p.circle_of("w7"), p.circle_of("w12"), p.value("A3")) == ("GT3", "GT1", 2 + 12)
    assert (p.gains(), over(p)) == ([(-9 + 5, 3), (0, 0)], True)
    assert (p.held(0, "Factory"), p.held(0, "Education")) == (1, 1)
    p.t = start  # type: ignore[assignment]
    play(p, "M23", "A3", "split 0", "split 1", "done")
    assert (p.circle_of("w7"), over(p)) == ("GT1", True)


@card("M24")
def test_research_park() -> None:
    """CIV counts as IND; a vocation of the builder's scores 5 for all its owners; then a marker from the supply."""
    p = Position(2)
    p.put("CIV", "A3.BR")
    assert may_build(p, "M24", "A3.TL+TR+BL")
    assert not may_build(p, "M22", "A3.TL+TR+BL")
    p.hold(0, "Factory", 1)
    p.hold(1, "Factory", 1)
    p.hold(0, "Energy", 1)
    p.hold(1, "Finance", 2)
    play(p, "M24", "A3.TL+TR+BL")
    assert p.offers("vocation") == {"Factory", "Energy"}
    p.do("vocation Factory")
    p.by(0, "split 0")
    p.by(1, "split 1")
    assert p.gains() == [(-2 + 5, 0), (0, 5)]
    assert p.offers("vocation") == {
        "Transportation",
        "Education",
        "Energy",
        "Tourism",
        "Factory",
        "Public Service",
    }
    p.do("vocation Energy")
    assert (p.held(0, "Energy"), p.left("Energy"), p.gains(), over(p)) == (2, 1, [(3, 0), (0, 5)], True)
    p = Position(2)
    play(p, "M24", "A3.TL+TR+BL")
    assert p.step == "Choose vocation_take"  # there is none to name


@card("M25")
def test_recycling_center() -> None:
    """An Urban Renewal card from the discard pile; a building, the builder's or nobody's, may go for wealth equal to its value."""
    p = Position(2)
    p.discard("U01", "U02", "P10")
    p.put("RES", "D1.TL", 0)
    p.put("COM", "F3.TL")
    p.put("COM", "F1.TL", 1)
    start = p.t.clone()
    play(p, "M25", "A3.TL+TR")
    assert (p.hand(0), p.options()) == (
        ["U01"],
        ["building D1.TL", "building F3.TL", "pass"],
    )  # both are alike
    p.do("building D1.TL")
    assert p.city() == {"IND 0 A3.TL+TR", "COM - F3.TL", "COM 1 F1.TL"}
    assert (p.gains(), over(p)) == ([(-2 + 9, 0), (0, 0)], True)
    p.t = start  # type: ignore[assignment]
    play(p, "M25", "A3.TL+TR", "pass")
    assert (len(p.city()), p.gained(0), over(p)) == (4, (-2, 0), True)
