"""Each Metropolis contract of the zone RES, and each event of the Metropolis deck."""

import pytest

from tests.rules.urban_sprawl.cards import card, may_build, over, play
from tests.rules.urban_sprawl.position import Position

# --- RES -----------------------------------------------------------------------------------------------------


@card("M26")
def test_temple() -> None:
    """Each opponent pays 4 wealth or 4 prestige, at their choice, for each RES of theirs."""
    p = Position(3)
    p.wealth(50, 50, 3)
    p.prestige(0, 8, 2)
    p.fill("RES", 1, "F1.TL+TR", "F3.TL")
    p.put("RES", "D6.TL", 2)
    p.put("RES", "D4.TL", 0)
    p.put("COM", "D1.TL", 1)
    play(p, "M26", "A3.TL+TR")
    p.by(0, "player 1")
    assert p.options() == ["split 0", "split 1", "split 2"]
    p.by(1, "split 2")
    p.by(2, "split 0")  # not 4 of either: the 3 there are are paid
    assert (p.gains(), over(p)) == ([(-2 + 3, 8), (0, -8), (-3, 0)], True)


@card("M27")
@pytest.mark.parametrize(
    ("around", "prestige"),
    [
        ({"C3.TR": "COM", "B3": "CIV"}, 3),
        ({"C3.TR": "COM", "B3": "CIV", "C2.BL+BR": "COM"}, 3),
        ({"C3.TR+BL+BR": "COM", "B3": "CIV", "C2": "COM", "B2.TR+BL+BR": "IND"}, 12),
    ],
)
def test_penthouse(around: dict[str, str], prestige: int) -> None:
    """Shares its block; COM counts as RES; 3 prestige for each adjacent building of 3 lots or more."""
    p = Position(2)
    for where, zone in around.items():
        p.put(zone, where, 1)
    p.put("COM", "F6", 0)
    assert may_build(p, "M27", "C3.TL")
    assert not may_build(p, "T31", "C3.TL")
    assert not may_build(p, "M27", "E5.TL")  # alone in its block
    play(p, "M27", "C3.TL")
    assert p.gains() == [(-6, prestige), (0, 0)]


@card("M28")
@pytest.mark.parametrize(("more", "prestige"), [((), 5), (("F6.TL",), 5), (("D3.TL+TR", "D3.BL+BR"), 8)])
def test_tower_block(more: tuple[str, ...], prestige: int) -> None:
    """May demolish RES of 1 or 2 lots; 2 wealth for each COM and IND, 1 prestige for each RES lot in these rows."""
    p = Position(2)
    p.put("RES", "A3.TL+TR", 1)
    p.put("RES", "D5.TL+TR+BL", 1)
    p.put("COM", "C1.TL", 0)
    assert may_build(p, "M28", "A3.TL+TR+BL")
    assert not may_build(p, "M28", "A3.TL+BL+BR")  # half of it would be left
    assert not may_build(p, "M28", "D5.TL+TR+BL")
    assert not may_build(p, "M28", "C1.TL+TR+BL")
    p.contractor(1)
    assert not may_build(p, "M28", "A3.TL+TR+BL")
    p.contractor(None)
    p.put("COM", "F3.TL", 1)
    p.put("IND", "A6.TL")
    p.fill("RES", 0, "E3.TL+TR", *more)
    play(p, "M28", "A3.TL+TR+BL")
    assert (p.stands("A3.TR"), p.gains()) == ("RES 0", [(-2 + 2 * 2, prestige), (0, 0)])


@card("M28")
def test_tower_block_counts_five_shops_at_most() -> None:
    """Six COM and IND count as five."""
    p = Position(2)
    p.fill("COM", 1, "F3.TL", "F3.TR", "F3.BL", "F3.BR", "E3.TL")
    p.put("IND", "A6.TL", 1)
    play(p, "M28", "A3.TL+TR+BL")
    assert p.gains() == [(-2 + 2 * 5, 3), (0, 0)]


@card("M29")
@pytest.mark.parametrize(("more", "prestige"), [((), 12), (("E3.TL",), 16), (("E3.TL", "E3.BR"), 16)])
def test_gated_community(more: tuple[str, ...], prestige: int) -> None:
    """On wilderness; 4 prestige for each RES of the builder's in these rows, itself too, four at most."""
    p = Position(2)
    assert may_build(p, "M29", "C6.TL+TR+BL")
    assert not may_build(p, "M29", "C3.TL+TR+BL")
    p.fill("RES", 0, "F3.TL+TR", "A6.TL", "D4.TL", *more)
    p.put("RES", "F3.BL", 1)
    p.put("COM", "D3.TL", 0)
    play(p, "M29", "A3.TL+TR+BL")
    assert p.gains() == [(-2, prestige), (0, 0)]


@card("M30")
def test_loft_conversion() -> None:
    """IND counts as RES; an IND of 1 or 2 lots may become RES, 2 prestige for each RES beside it; 4 prestige."""
    p = Position(2)
    p.put("IND", "A3.BL")
    p.put("RES", "A4.TL", 1)
    p.put("IND", "D6.TL+TR", 0)
    p.put("IND", "F6.TL", 1)
    p.put("IND", "F3.TL+TR+BL", 0)
    assert may_build(p, "M30", "A3.TL+TR")
    assert not may_build(p, "T25", "A3.TL+TR")
    start = p.t.clone()
    play(p, "M30", "A3.TL+TR")
    assert p.options() == ["building A3.BL", "building D6.TL", "pass"]
    p.do("building A3.BL")
    assert p.stands("A3.BL") == "RES -"
    assert (p.gains(), over(p)) == ([(-2, 2 * 2 + 4), (0, 0)], True)  # the Loft itself and A4
    p.t = start  # type: ignore[assignment]
    play(p, "M30", "A3.TL+TR", "building D6.TL")
    assert (p.stands("D6.TR"), p.size("D6.TL"), p.gained(0)) == ("RES 0", 2, (-2, 4))
    p = Position(2)
    p.put("IND", "A3.BL")
    play(p, "M30", "A3.TL+TR", "pass")
    assert (p.stands("A3.BL"), p.gained(0), over(p)) == ("IND -", (-2, 4), True)


@card("M30")
def test_loft_conversion_counts_four_at_most() -> None:
    """Six RES beside the converted building count as four."""
    p = Position(2)
    p.put("IND", "C4.TL", 0)
    p.fill("RES", 1, "C4.TR", "C4.BL", "C4.BR", "B4.TR", "C3.BL", "C3.BR")
    play(p, "M30", "A1.TL+TR", "building C4.TL")
    assert p.gains() == [(-4, 2 * 4 + 4), (0, 0)]


# --- events --------------------------------------------------------------------------------------------------


def scandal(prestige: int) -> Position:
    """The Media owner has named the Treasurer, whose holder has so much prestige."""
    p = Position(3)
    p.hold(1, "Media")
    p.all_offices(None)
    p.office("mayor", 1)
    p.office("treasurer", 2)
    p.office("union_boss", 0)
    p.prestige(9, 9, prestige)
    p.event("M31", 0)
    assert (p.who, p.offers("office")) == (1, {"treasurer", "union_boss"})
    p.by(1, "office treasurer")
    return p


@card("M31")
def test_political_scandal() -> None:
    """Media gains 2 and 2 and names an office of another, who pays 5 prestige or loses it."""
    p = scandal(5)
    p.by(2, "accept 0")
    assert (p.gains(), p.holder("treasurer"), over(p)) == ([(0, 0), (2, 2), (0, -5)], 2, True)
    p = scandal(5)
    p.by(2, "pass")
    assert (p.gains(), p.holder("treasurer"), over(p)) == ([(0, 0), (2, 2), (0, 0)], None, True)
    assert (p.pending("treasurer"), p.holder("union_boss"), "M31" in p.boxed()) == (False, 0, True)
    p = Position(2)
    p.office("mayor", 1)
    p.office("treasurer", 0)
    p.office("union_boss", 1)
    p.prestige(9, 9)
    p.event("M31", 0)
    assert (p.who, p.offers("office")) == (
        0,
        {"mayor", "union_boss"},
    )  # without Media the active player names it
    p = scandal(4)
    assert (p.gains(), p.holder("treasurer"), over(p)) == ([(0, 0), (2, 2), (0, 0)], None, True)


@card("M32")
def test_market_crash() -> None:
    """The highest wealth marker leaves; everybody loses a quarter of their wealth, rounded down."""
    p = Position(3)
    p.hold(1, "Media")
    for marker, circle in (("w7", "GT1"), ("w9", "GT2"), ("p6", "GR1")):
        p.place_marker(marker, circle)
    p.wealth(50, 12, 3)
    p.event("M32", 0)
    assert [p.circle_of(marker) for marker in ("w7", "w9", "p6")] == ["GT1", "", "GR1"]
    assert p.value("C3") == 6
    assert (p.gains(), over(p)) == ([(-12, 0), (1 - 3, 1), (0, 0)], True)


@card("M33")
def test_riots() -> None:
    """Each player takes their marker off a building that is no park, or loses 4 prestige; the Police Chief gains 3."""
    p = Position(4)
    p.hold(3, "Media")
    p.prestige(10, 10, 10, 2)
    p.office("police_chief", 2)
    p.put("RES", "A3.TL", 0)
    p.fill("COM", 1, "F3.TL", "F4.TL")
    p.put("PARK", "F5.TL", 1)
    p.put("PARK", "F6.TL", 2)  # a park alone: seat 2 is left in peace
    p.put("IND", "D6.TL", 3)
    p.event("M33", 0)
    assert p.stands("D6.TL") == "IND -"  # who has less than 4 prestige has no choice
    p.by(0, "player 0")
    assert p.options() == ["option 0", "option 1"]
    p.by(0, "option 1")
    p.by(1, "option 0")
    assert p.offers("building") == {"F3.TL", "F4.TL"}
    p.by(1, "building F4.TL")
    assert (p.stands("A3.TL"), p.stands("F3.TL"), p.stands("F4.TL")) == ("RES 0", "COM 1", "COM -")
    assert (p.gains(), over(p)) == ([(0, -4), (0, 0), (0, 3), (1, 1)], True)


@card("M34")
def test_eminent_domain() -> None:
    """The Mayor makes a park of another's small building; its controller gains its value."""
    p = Position(3)
    p.hold(2, "Media")
    p.office("mayor", 1)
    p.put("RES", "D1.TL", 0)
    p.put("COM", "F3.TL+TR", 2)
    p.put("RES", "B1.TL", 1)
    p.put("CIV", "B6.TL+TR+BL", 0)
    p.put("PARK", "D6.TL", 0)
    p.put("IND", "F6.TL")
    p.event("M34", 0)
    assert (p.who, p.options()) == (1, ["building D1.TL", "building F3.TL"])
    p.do("building D1.TL")
    assert p.stands("D1.TL") == "PARK -"
    assert (p.gains(), over(p)) == ([(9, 0), (0, 0), (1, 1)], True)
    p = Position(2)
    p.put("RES", "D1.TL", 0)
    p.event("M34", 0)
    assert (p.stands("D1.TL"), p.gains(), over(p)) == ("RES 0", [(0, 0), (0, 0)], True)  # no Mayor


@card("M35")
def test_earthquake() -> None:
    """Along the rows of the most valuable building everybody pays 10 wealth or loses a building."""
    p = Position(4)
    p.hold(3, "Media")
    p.wealth(50, 50, 9, 50)
    p.put("RES", "D1.TL", 0)  # of value 9
    p.fill("COM", 1, "A1.TL", "D4.TL", "C3.TL")
    p.put("RES", "D6.TL", 2)
    p.put("RES", "F6.TL", 3)
    p.event("M35", 0)
    assert p.stands("D6.TL") == ""  # seat 2 has not 10
    p.by(0, "player 0", "accept 0")
    p.by(1, "pass")
    assert p.offers("building") == {"A1.TL", "D4.TL"}
    p.by(1, "building A1.TL")
    assert p.city() == {"RES 0 D1.TL", "COM 1 D4.TL", "COM 1 C3.TL", "RES 3 F6.TL"}
    assert (p.gains(), over(p)) == ([(-10, 0), (0, 0), (0, 0), (1, 1)], True)


@card("M35")
def test_the_fault_stays_when_the_building_it_was_named_by_falls() -> None:
    """Who comes after its controller pays or loses a building on the same rows all the same."""
    p = Position(3)
    p.put("RES", "D1.TL", 0)
    p.put("COM", "A1.TL", 1)
    p.fill("COM", 2, "D5.TL", "F6.TL")
    p.event("M35", 0)
    p.by(0, "player 0", "pass")
    assert p.stands("D1.TL") == ""
    p.by(0, "player 1")
    p.by(1, "accept 0")
    p.by(2, "pass")
    assert p.city() == {"COM 1 A1.TL", "COM 2 F6.TL"}
    assert (p.gains(), over(p)) == ([(0, 0), (-10, 0), (0, 0)], True)


@card("M35")
def test_earthquake_with_two_most_valuable_buildings() -> None:
    """The active player says where the fault runs."""
    p = Position(2)
    p.fill("RES", 1, "D1.TL", "D2.TL")
    p.put("RES", "A1.TL", 0)
    p.event("M35", 0)
    assert (p.who, p.options()) == (0, ["building D1.TL", "building D2.TL"])
    p.by(0, "building D2.TL")
    p.by(1, "accept 0")  # seat 0 has nothing on the second row
    assert (p.gains(), over(p)) == ([(0, 0), (-10, 0)], True)


@card("M36")
def test_brain_drain() -> None:
    """Four markers or more: one goes back, not Media; 3 prestige lost, 1 less for each Education marker."""
    p = Position(3)
    p.hold(0, "Factory", 2)
    p.hold(0, "Energy", 1)
    p.hold(0, "Media")
    p.hold(1, "Education", 2)
    p.hold(1, "Tourism", 1)
    p.hold(2, "Public Service", 4)
    p.prestige(10, 10, 1)
    p.event("M36", 2)
    assert (p.who, p.offers("vocation")) == (0, {"Factory", "Energy"})
    p.by(0, "vocation Factory")
    assert (p.held(0, "Factory"), p.left("Factory"), p.held(0, "Media")) == (1, 3, 1)
    assert (p.held(1, "Education"), p.held(1, "Tourism")) == (2, 1)
    assert p.held(2, "Public Service") == 3
    assert (p.gains(), over(p)) == ([(1, 1 - 3), (0, -3 + 2), (0, -1)], True)


@card("M37")
def test_olympic_games() -> None:
    """The game is over at once: prestige rows pay, 1 prestige for each full 10 wealth, the politicians' bonuses."""
    p = Position(2)
    p.wealth(57, 9)
    p.prestige(10, 12)
    p.office("mayor", 1)
    p.put("RES", "A3.TL", 0)
    p.put("PARK", "A3.TR", 1)
    p.put("RES", "A4.TL", 1)
    p.put("RES", "A1.TL", 0)
    assert not p.t.over
    p.event("M37", 0)
    assert (p.t.over, "M37" in p.boxed()) == (True, True)
    # row 1: seat 1 has two of three; row 3: seat 0 alone; 57 wealth are 5; A4.TL does not touch the park, A3.TR is one
    assert p.t.prestige == [10 + 3 + 5, 12 + 1]
