"""Each Metropolis contract of the zone CIV: where it may stand and what it does."""

import pytest

from tests.rules.urban_sprawl.cards import card, may_build, over, play
from tests.rules.urban_sprawl.position import Position


@card("M01")
def test_university() -> None:
    """EDUCATION-5; each RES and each CIV in play gains 4 prestige."""
    p = Position(3)
    p.put("RES", "F1.TL", 0)
    p.put("CIV", "F3.TL", 1)
    p.fill("RES", 1, "F5.TL+TR", "D6.TL")
    p.put("CIV", "D1.TL")
    p.put("COM", "B6.TL", 2)
    p.put("PARK", "B6.BR", 2)
    play(p, "M01", "A3", "split 0")
    assert (p.gains(), over(p)) == ([(-2 + 5, 4 * 2), (0, 4 * 3), (0, 0)], True)
    assert p.held(0, "Education") == 1


@card("M02")
def test_state_capitol() -> None:
    """Value 8 or more; elections for all offices, from the Mayor on; 4 prestige for each politician of the builder's."""
    p = Position(3)
    assert may_build(p, "M02", "D5")
    assert not may_build(p, "M02", "D3")
    p.all_offices(None)
    p.hold(1, "Factory", 1)
    p.put("COM", "F3.TL", 1)
    p.put("RES", "F5.TL", 0)
    p.put("IND", "A6.TL", 2)
    play(p, "M02", "C1")
    p.by(1, "block F6", "site F6.TL")
    offices = ("mayor", "district_attorney", "treasurer", "police_chief", "union_boss")
    assert [p.holder(office) for office in offices] == [1, 0, 1, 0, 2]
    assert [args[0] for args in p.told("elected")] == [0, 1, 2, 3, 4]
    assert (p.gains(), over(p)) == ([(-8, 4 * 2), (0, 0), (0, 0)], True)


@card("M03")
def test_convention_center() -> None:
    """TOURISM-4; COM counts as CIV; two COM in these rows or more; each COM there gains 5 wealth."""
    p = Position(2)
    p.put("COM", "B3.TL", 1)
    assert not may_build(p, "M03", "A3.TL+TR+BL")
    p.put("COM", "F3.TL", 0)
    assert may_build(p, "M03", "A3.TL+TR+BL")
    assert not may_build(p, "M04", "A3.TL+TR+BL")
    assert not may_build(p, "M03", "A5.TL+TR+BL")
    p.put("COM", "E3.TL+TR")
    p.fill("COM", 1, "D1.TL", "A6.TL")
    play(p, "M03", "A3.TL+TR+BL", "split 0")
    assert p.gains() == [(-2 + 4 + 5, 0), (5 * 2, 0)]
    assert p.held(0, "Tourism") == 1


@card("M04")
def test_opera_house() -> None:
    """5 prestige; then each player may pay 8 wealth for 5 prestige."""
    p = Position(3)
    p.wealth(50, 8, 7)
    play(p, "M04", "A3.TL+TR+BL")
    assert p.gained(0) == (-2, 5)
    assert (p.who, p.options()) == (0, ["player 0", "player 1"])  # seat 2 has too little
    p.by(0, "player 1")
    p.by(1, "accept 0")
    p.by(0, "accept 0")
    assert (p.gains(), over(p)) == ([(-2 - 8, 5 + 5), (-8, 5), (0, 0)], True)
    p = Position(2)
    play(p, "M04", "A3.TL+TR+BL", "player 0", "pass", "pass")
    assert (p.gains(), over(p)) == ([(-2, 5), (0, 0)], True)


@card("M05")
@pytest.mark.parametrize(
    ("kinds", "prestige"),
    [
        (("Factory",), 6),
        (("Factory", "Media"), 9),
        (("Factory", "Media", "Energy", "Finance", "Education"), 15),
    ],
)
def test_national_museum(kinds: tuple[str, ...], prestige: int) -> None:
    """TOURISM-3; 3 prestige for each different vocation of the builder's, five at most."""
    p = Position(2)
    for kind in kinds:
        p.hold(0, kind, 1 if kind == "Media" else 2)
    p.hold(1, "Public Service", 2)
    play(p, "M05", "A3.TL+TR+BL", "split 0")
    assert p.gains() == [(-2 + 3, prestige), (0, 0)]


@card("M06")
def test_medical_center() -> None:
    """PUBLIC SERVICE-3; each RES that is adjacent to a CIV gains 3 prestige."""
    p = Position(3)
    p.put("CIV", "A2.BR")
    p.put("RES", "A2.BL", 0)
    p.put("CIV", "F1.TR", 2)
    p.fill("RES", 1, "F1.TL", "F1.BL+BR")
    p.fill("RES", 2, "A4.TL", "D6.TL")  # one beside the new building, one far from any CIV
    play(p, "M06", "A3", "split 0")
    assert p.gains() == [(-2 + 3, 1 + 3), (0, 3 * 2), (0, 3)]  # 1 for the neighborhood


def courthouse() -> Position:
    """Seat 0 has built the Federal Courthouse and is to name an office of another."""
    p = Position(3)
    p.put("CIV", "A3.BR", 1)
    assert not may_build(p, "M07", "D4.TL+TR+BL")
    p.all_offices(None)
    p.office("mayor", 0)
    p.office("treasurer", 1)
    p.office("union_boss", 2)
    p.prestige(0, 10, 5)
    play(p, "M07", "A3.TL+TR+BL")
    assert p.gained(0) == (-2, 1 + 5)  # 1 for the neighborhood
    assert (p.who, p.offers("office")) == (0, {"treasurer", "union_boss"})
    return p


@card("M07")
def test_federal_courthouse() -> None:
    """Beside a CIV; 5 prestige; the holder of an office pays the builder 6 prestige, or the builder is elected to it."""
    p = courthouse()
    p.by(0, "office treasurer")
    p.by(1, "accept 0")
    assert p.gains() == [(-2, 6 + 6), (0, -6), (0, 0)]
    assert (p.holder("treasurer"), over(p)) == (1, True)
    p = courthouse()
    p.by(0, "office treasurer")
    p.by(1, "pass")
    assert p.gains() == [(-2, 6), (0, 0), (0, 0)]
    assert (p.holder("treasurer"), over(p)) == (0, True)
    p = courthouse()
    p.by(0, "office union_boss")  # seat 2 has not 6
    assert (p.holder("union_boss"), p.gained(2), over(p)) == (0, (0, 0), True)


@card("M08")
def test_botanical_garden() -> None:
    """A park of the builder's of 1, 2 or 4 lots; 2 prestige for each building beside it that is no park."""
    p = Position(2)
    p.put("RES", "C3.TL", 1)
    p.put("IND", "B4.TR")
    p.put("PARK", "C4.TL", 1)
    play(p, "M08", "A3.TL+TR")
    assert (p.step, p.options()) == ("Choose place", ["lots 0", "lots 1", "lots 3"])
    p.do("lots 3")
    assert "B3" in p.offers("block")
    assert not {"A3", "C3", "B4"} & p.offers("block")
    p.do("block B3")
    assert (p.stands("B3.BR"), p.size("B3.BR")) == ("PARK 0", 4)
    assert (p.gains(), over(p)) == ([(-2, 2 * 3), (0, 0)], True)  # C3, B4 and the Garden itself
    p = Position(2)
    play(p, "M08", "A3.TL+TR", "lots 1", "block F6", "site F6.TL+TR")
    assert (p.stands("F6.TR"), p.size("F6.TL"), p.gained(0)) == ("PARK 0", 2, (-2, 0))
    p = Position(2)
    p.tiles("PARK", 4, 0)
    play(p, "M08", "A3.TL+TR")
    assert p.options() == ["lots 0", "lots 1"]


@card("M08")
def test_botanical_garden_counts_six_at_most() -> None:
    """Eight neighbors of the park count as six."""
    p = Position(2)
    p.fill("RES", 1, "C3.TL", "C3.BL", "B4.TL", "B4.TR", "C4.TL", "B2.BR", "C2.BL")
    play(p, "M08", "A3.TL+TR", "lots 3", "block B3")
    assert p.gains() == [(-2, 2 * 6), (0, 0)]


@card("M09")
def test_subway_terminal() -> None:
    """TRANSPORTATION-6; ignores zoning; a payout for every number whose row runs through its block."""
    p = Position(3)
    p.place_marker("w7", "GR3")
    p.put("RES", "D3.BL")
    p.fill("RES", 1, "D1.TL", "D2.TL", "F3.TL")
    p.put("COM", "A4.TL", 0)
    assert may_build(p, "M09", "D3.TL+TR")
    assert not may_build(p, "T04", "D3.TL+TR")
    play(p, "M09", "D3.TL+TR", "split 0")
    # wealth 6: 3 for seat 0, 6 for seat 1; wealth 7: they share 7 and 3; prestige 1: two against one
    assert (p.gains(), over(p)) == ([(-14 + 6 + 3 + 5, 1), (6 + 5, 0), (0, 0)], True)
    assert [args[:2] for args in p.told("payout")] == [[0, 6], [0, 7], [1, 1]]


@card("M10")
def test_stadium() -> None:
    """Most buildings in these rows: 10, 5, 2, 1 prestige; 1 wealth for each building there that is no park."""
    p = Position(4)
    p.fill("RES", 1, "F3.TL", "E3.TL")
    p.put("PARK", "A6.TL", 1)
    p.put("COM", "F3.BR", 2)
    p.put("COM", "D3.TL")
    p.fill("COM", 3, "D4.TL", "D6.TL")
    play(p, "M10", "A3")
    assert (p.gains(), over(p)) == ([(-2 + 5, (5 + 2) // 2), (0, 10), (0, (5 + 2) // 2), (0, 0)], True)
    p = Position(4)
    p.fill("RES", 1, "F3.TL", "F3.TR", "F3.BL", "F3.BR", "E3.TL", "E3.TR")
    p.fill("RES", 2, "E3.BL", "E3.BR", "A6.TL")
    p.fill("RES", 3, "A6.TR", "A6.BL")
    play(p, "M10", "A3")
    assert p.gains() == [(-2 + 10, 1), (0, 10), (0, 5), (0, 2)]
