"""Each card of the Planning deck: 36 Build Permits, 4 Urban Renewal, 14 events."""

import pytest

from tests.rules.urban_sprawl.cards import CIRCLES, card, over
from tests.rules.urban_sprawl.position import Position

ALL, NO_IND, CIV_RES, RES, CIV_COM, COM = "CIV COM IND RES", "CIV COM RES", "CIV RES", "RES", "CIV COM", "COM"
NO_RES, COM_IND, CIV = "CIV COM IND", "COM IND", "CIV"

# ids, zones, pages, wealth, whether there is a ballot box
PERMITS = [
    ("P01 P02 P03", ALL, 1, 7, True),
    ("P04 P05 P06", NO_IND, 1, 8, True),
    ("P07", CIV_RES, 1, 11, True),
    ("P08 P09", RES, 1, 11, True),
    ("P10 P11 P12", RES, 1, 12, True),
    ("P13 P14 P15", ALL, 2, 4, False),
    ("P16 P17 P18", NO_IND, 2, 5, False),
    ("P19", CIV_COM, 2, 9, False),
    ("P20 P21", COM, 2, 9, False),
    ("P22 P23 P24", COM, 2, 10, False),
    ("P25 P26", ALL, 3, 2, True),
    ("P27 P28 P29", NO_RES, 3, 3, True),
    ("P30 P31", COM_IND, 3, 6, True),
    ("P32 P33", ALL, 4, 1, False),
    ("P34", NO_RES, 4, 1, False),
    ("P35", NO_RES, 4, 2, False),
    ("P36", CIV, 4, 6, True),
]
FACTS = {
    id: (set(zones.split()), pages, wealth, ballot)
    for ids, zones, pages, wealth, ballot in PERMITS
    for id in ids.split()
}

# contracts of 1, 2, 3 and 4 lots that can stand in an empty city
CONTRACTS = {
    "CIV": ("T06", "T04", "C04", "M10"),
    "COM": ("T11", "T12", "C08", "C15"),
    "IND": ("C17", "C16", "C20", "C26"),
    "RES": ("T31", "T25", "M28", "T27"),
}


def reveal(p: Position, id: str, quiet: str) -> None:
    """End a turn in which one planning box is empty: a card is turned up for it, and a quiet one after it."""
    boxes = [other for other in ("P13", "P14", "P15", "P16", "P17", "P18") if other != id][:3]
    for ap, other in enumerate(boxes, 1):
        p.plan(ap, other)
    p.plan(4, "")
    p.top("planning", "")
    p.stack("planning", id, quiet)
    p.end_turn()
    assert (p.t.plan[3], p.t.tops[0]) == (p.card(id), p.card(quiet))


def rows() -> Position:
    """Seat 0 is alone on the first row and in every column, but for a CIV of seat 1 against two of seat 0's in the first."""
    p = Position(2)
    p.fill("RES", 0, "A1.TL", "B1.TL", "C1.TL", "D1.TL", "E1.TL", "F1.TL", "A2.TL")
    p.put("CIV", "A5.TL", 1)
    p.office("district_attorney", None)
    return p


@card(*FACTS)
def test_a_build_permit_builds(id: str) -> None:
    """Contracts of its zones, as large as its pages and no larger; none of another zone."""
    zones, pages, _, _ = FACTS[id]
    for zone, contracts in CONTRACTS.items():
        p = Position(2)
        p.give(0, id)
        for size, contract in enumerate(contracts, 1):
            p.box(1, contract)
            assert p.can("build 0") == (zone in zones and size <= pages), (zone, size)
    zone = min(zones)
    p = Position(2)
    p.box(1, CONTRACTS[zone][pages - 1])
    p.give(0, id)
    p.do("build 0", "block A3")
    if p.step == "ChooseSite":
        p.do(p.options()[0])
    assert (p.hand(0), p.discarded()) == ([], [id])
    assert len(p.city()) == 1


@card(*FACTS)
def test_a_build_permit_is_invested(id: str) -> None:
    """At the start of a turn it brings its wealth value and is discarded."""
    p = Position(2)
    p.give(0, id, "U01")
    p.begin(0)
    assert p.offers("invest") == {id}
    p.do(f"invest {id}")
    assert (p.gained(0), p.hand(0), p.discarded()) == ((FACTS[id][2], 0), ["U01"], [id])


@card(*FACTS)
def test_a_build_permit_is_turned_up(id: str) -> None:
    """Its ballot box moves the pawn and elects; then the wealth row of its value pays."""
    _, _, wealth, ballot = FACTS[id]
    p = rows()
    if wealth > 6:
        p.place_marker(f"w{wealth}", "GR1")
    reveal(p, id, "P20" if wealth == 10 else "P22")
    assert p.gains() == [(wealth, 0), (0, 0)]
    assert (p.t.pawn, p.holder("district_attorney")) == (([1], 1) if ballot else ([0], None))


@card("U01", "U02", "U03", "U04")
def test_urban_renewal(id: str) -> None:
    """Discarded while building: what is no larger and wholly covered makes room; it is worth no wealth."""
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.put("CIV", "A3.BL+BR", 1)
    p.put("CIV", "D3", 1)
    p.put("COM", "B5.TL+BL", 1)
    p.box(1, "T04")
    p.give(0, "P13")
    p.do("build 0")
    assert not p.can("block A3")
    p = Position(2)
    p.put("CIV", "A3.TL", 1)
    p.put("CIV", "A3.BL+BR", 1)
    p.put("CIV", "D3", 1)
    p.put("COM", "B5.TL+BL", 1)
    p.box(1, "T04")
    p.give(0, "P13", id)
    p.do("build 0")
    assert not p.can("block D3")  # larger than the school
    p.do("block A3")
    assert p.offers("site") == {"A3.TL+TR", "A3.BL+BR"}  # upright, half of a CIV would be left
    p.do("site A3.TL+TR")
    assert (p.hand(0), sorted(p.discarded())) == ([], sorted(["P13", id]))
    assert p.city() == {"CIV 0 A3.TL+TR", "CIV 1 A3.BL+BR", "CIV 1 D3", "COM 1 B5.TL+BL"}


@card("U01", "U02", "U03", "U04")
def test_urban_renewal_has_neither_value_nor_ballot_box(id: str) -> None:
    """It can't be invested; turned up, it pays nothing and elects nobody; it costs APs like any card."""
    p = Position(2)
    p.give(0, id)
    p.begin(0)
    assert (p.step, p.hand(0)) == ("Act", [id])
    p = rows()
    reveal(p, id, "P22")
    assert (p.gains(), p.t.pawn, p.holder("district_attorney")) == ([(0, 0), (0, 0)], [0], None)
    p = Position(2)
    p.plan(3, id)
    p.do("take 2")
    assert (p.hand(0), p.t.turn[2]) == ([id], 6 - 3)


# --- events --------------------------------------------------------------------------------------------------


@card("E01")
def test_luxury_taxes() -> None:
    """Everybody loses 3 wealth, or what there is; the Treasurer gains 3."""
    p = Position(3)
    p.wealth(50, 2, 10)
    p.office("treasurer", 1)
    p.event("E01", 0)
    assert (p.gains(), over(p), p.discarded()) == ([(-3, 0), (-2 + 3, 0), (-3, 0)], True, ["E01"])
    p = Position(2)
    p.event("E01", 0)
    assert p.gains() == [(-3, 0), (-3, 0)]


@card("E02")
def test_estate_auction() -> None:
    """The first who pays 9 wealth takes a building of nobody, or places a 1-lot RES of their own."""
    p = Position(3)
    p.wealth(50, 9, 8)
    p.put("COM", "A3.TL")
    p.put("CIV", "F3.TL")
    p.put("RES", "F6.TL", 0)
    start = p.t.clone()
    p.event("E02", 0)
    assert (p.who, p.options()) == (0, ["player 0", "player 1"])  # seat 2 has too little
    p.by(0, "player 1")
    p.by(1, "accept 0")
    assert p.options() == ["option 0", "option 1"]
    p.by(1, "option 0")
    assert p.options() == ["building A3.TL", "building F3.TL"]
    p.by(1, "building F3.TL")
    assert p.city() == {"COM - A3.TL", "CIV 1 F3.TL", "RES 0 F6.TL"}
    assert (p.gains(), over(p)) == ([(0, 0), (-9, 0), (0, 0)], True)  # seat 0 is not asked any more
    p.t = start  # type: ignore[assignment]
    p.event("E02", 0)
    p.by(0, "player 1")
    p.by(1, "pass")
    p.by(0, "accept 0", "option 1", "block D4", "site D4.TL")
    assert (p.stands("D4.TL"), p.stands("A3.TL")) == ("RES 0", "COM -")
    assert (p.gains(), over(p)) == ([(-9, 0), (0, 0), (0, 0)], True)


@card("E03")
def test_urban_decay() -> None:
    """The least valuable building falls unless its controller pays 3 prestige."""
    for purse, choice, left in ((3, "accept 0", True), (3, "pass", False), (2, "", False)):
        p = Position(2)
        p.prestige(0, purse)
        p.put("RES", "A3.TL", 1)  # of value 2
        p.put("RES", "A5.TL", 0)  # of value 3
        p.event("E03", 0)
        if choice:
            p.by(1, choice)
        assert p.city() == {"RES 0 A5.TL"} | ({"RES 1 A3.TL"} if left else set())
        assert (p.gains(), over(p)) == ([(0, 0), (0, -3 if left else 0)], True)


@card("E03")
def test_urban_decay_with_ties_and_without_controller() -> None:
    """The active player chooses among several; what is nobody's falls at once."""
    p = Position(2)
    p.put("RES", "A3.TL", 0)
    p.put("PARK", "A4.TL")
    p.put("RES", "A5.TL", 0)
    p.event("E03", 1)
    assert (p.who, p.options()) == (1, ["building A3.TL", "building A4.TL"])
    p.do("building A4.TL")
    assert (p.city(), over(p)) == ({"RES 0 A3.TL", "RES 0 A5.TL"}, True)


@card("E04")
def test_local_headlines() -> None:
    """The controller of the most valuable building gains 3 prestige, the Media owner 2 wealth."""
    p = Position(3)
    p.hold(1, "Media")
    p.put("RES", "D1.TL", 2)
    p.put("RES", "C1.TL", 0)
    p.event("E04", 0)
    assert (p.gains(), over(p)) == ([(0, 0), (2, 0), (0, 3)], True)
    p = Position(3)
    p.put("RES", "D1.TL", 2)
    p.put("COM", "D2.TL", 0)
    p.event("E04", 1)
    assert (p.who, p.options()) == (1, ["building D1.TL", "building D2.TL"])
    p.do("building D2.TL")
    assert (p.gains(), over(p)) == ([(0, 3), (0, 0), (0, 0)], True)


@card("E05")
@pytest.mark.parametrize("media", [1, None])
def test_special_election(media: int | None) -> None:
    """The Media owner, or the active player, names an office in play; it is elected."""
    p = Position(3)
    if media is not None:
        p.hold(media, "Media")
    p.office("treasurer", 0)
    p.office("union_boss", None)
    p.put("COM", "D1.TL", 2)
    p.put("COM", "A3.TL", 0)
    p.event("E05", 0)
    assert (p.who, p.offers("office")) == (media or 0, {"mayor", "treasurer", "union_boss"})
    p.do("office treasurer")
    assert (p.holder("treasurer"), p.t.pawn, over(p)) == (2, [0], True)


@card("E06")
def test_census() -> None:
    """Most, second most and third most buildings that are no parks: 4, 2 and 1 prestige."""
    p = Position(4)
    p.fill("RES", 0, "A1.TL", "A2.TL", "A3.TL")
    p.fill("COM", 1, "F1.TL", "F2.TL")
    p.put("IND", "D1.TL", 2)
    p.fill("PARK", 2, "D3.TL", "D4.TL", "D5.TL")
    p.event("E06", 0)
    assert (p.gains(), over(p)) == ([(0, 4), (0, 2), (0, 1), (0, 0)], True)
    p.raze("F1.TL")
    p.note()
    p.event("E06", 0)
    assert p.gains() == [(0, 4), (0, (2 + 1) // 2), (0, (2 + 1) // 2), (0, 0)]


@card("E07")
@pytest.mark.parametrize("mayor", [1, None])
def test_zoning_variance(mayor: int | None) -> None:
    """The Mayor, or the active player, may move a controlled 1-lot building that is no park."""
    p = Position(3)
    p.office("mayor", mayor)
    p.put("RES", "A3.TL", 0)
    p.put("COM", "F3.TL", 2)
    p.put("PARK", "D4.TL", 0)
    p.put("IND", "D6.TL+TR", 1)
    p.put("CIV", "B1.TL")
    start = p.t.clone()
    p.event("E07", 0)
    assert (p.who, p.options()) == (mayor or 0, ["building A3.TL", "building F3.TL", "pass"])
    p.do("building F3.TL", "block A3", "site A3.TR")
    assert (p.stands("F3.TL"), p.stands("A3.TR"), over(p)) == ("", "COM 2", True)
    assert p.gains() == [(0, 0)] * 3
    p.t = start  # type: ignore[assignment]
    p.event("E07", 0)
    p.do("pass")
    assert (p.stands("F3.TL"), over(p)) == ("COM 2", True)


@card("E08")
def test_labor_strike() -> None:
    """2 wealth for each IND, three at most; the Union Boss gains 2 prestige."""
    p = Position(3)
    p.office("union_boss", 2)
    p.fill("IND", 0, "A1.TL", "A3.TL", "A5.TL", "F1.TL+TR")
    p.put("IND", "F3.TL", 1)
    p.put("COM", "F5.TL", 2)
    p.event("E08", 0)
    assert (p.gains(), over(p)) == ([(-6, 0), (-2, 0), (0, 2)], True)


@card("E09")
def test_permit_backlog() -> None:
    """4 wealth for a Build Permit of the boxes; what is left there is discarded, and the boxes are filled anew."""
    p = Position(3)
    p.wealth(50, 3, 50)
    p.plan(4, "U01")
    p.stack("planning", "P22", "P23", "P24")
    p.event("E09", 0)
    assert p.options() == ["player 0", "player 2"]
    p.by(0, "player 2")
    p.by(2, "accept 0")
    assert p.offers("take") == {"0", "1", "2"}
    p.by(2, "take 0")
    p.by(0, "pass")
    assert (p.hand(2), p.hand(0), p.gains()) == (["P16"], [], [(0, 0), (0, 0), (-4, 0)])
    assert [p.content.ids[c] for c in p.t.plan] == ["P20", "P22", "P23", "P24"]
    assert (sorted(p.discarded()), over(p)) == (["E09", "P17", "P18", "U01"], True)


@card("E10")
def test_bull_market() -> None:
    """Finance scores 3; each COM of value 8 or more gains 1 wealth, four at most."""
    p = Position(3)
    p.hold(1, "Finance", 2)
    p.fill("COM", 0, "D1.TL", "C1.TL", "B1.TL")
    p.fill("COM", 2, "D1.BR", "D2.TL", "D2.BR", "C2.TL", "C2.BR")
    p.put("RES", "D5.TL", 1)
    p.event("E10", 0)
    p.by(1, "split 1")
    assert (p.gains(), over(p)) == ([(2, 0), (3, 3), (4, 0)], True)


@card("E11")
@pytest.mark.parametrize("mayor", [1, None])
def test_new_highway(mayor: int | None) -> None:
    """The Mayor, or the active player, brings the lowest wealth marker in; if none waits they may move one."""
    p = Position(2)
    p.office("mayor", mayor)
    p.place_marker("w7", "GR1")
    p.event("E11", 0)
    assert (p.who, p.offers("circle")) == (mayor or 0, CIRCLES - {"GR1"})
    p.do("circle GT1")
    assert (p.circle_of("w8"), over(p)) == ("GT1", True)
    for number, circle in zip(range(7, 13), ("GR1", "GR2", "GR4", "GR5", "GR6", "GT3"), strict=True):
        p.place_marker(f"w{number}", circle)
    p.event("E11", 0)
    assert (p.who, len(p.offers("marker")), p.can("pass")) == (mayor or 0, 6, True)
    p.do("marker w12", "circle GT1")
    assert (p.circle_of("w12"), over(p)) == ("GT1", True)


@card("E12")
def test_blackout() -> None:
    """1 wealth for each Energy marker; who has none has 1 AP less on their next turn, and on that one only."""
    p = Position(4)
    p.hold(1, "Energy", 2)
    p.hold(3, "Energy", 1)
    p.event("E12", 0)
    assert (p.gains(), p.t.turn[2], over(p)) == ([(0, 0), (2, 0), (0, 0), (1, 0)], 6, True)
    for seat, points in ((1, 6), (2, 5), (2, 6), (3, 6), (0, 5)):
        p.begin(seat)
        assert p.t.turn[2] == points


@card("E13")
def test_garden_show() -> None:
    """1 prestige a park, three at most; 1 wealth for each RES beside a park, four at most."""
    p = Position(3)
    p.fill("PARK", 0, "A1.TL", "C1.TL", "E1.TL", "A3.TL")
    p.put("PARK", "C5.TL", 1)
    p.put("PARK", "E5.TL")
    p.fill("RES", 1, "A1.TR", "A1.BL", "A1.BR", "C1.TR", "C5.TR")
    p.fill("RES", 2, "E5.BR", "F2.TR", "E5.TR")
    p.put("COM", "E5.BL", 2)
    p.event("E13", 0)
    assert (p.gains(), over(p)) == ([(0, 3), (4, 1), (2, 0)], True)


@card("E14")
def test_charity_ball() -> None:
    """Each player may pay 7 wealth for 3 prestige."""
    p = Position(3)
    p.wealth(50, 7, 6)
    p.event("E14", 0)
    assert p.options() == ["player 0", "player 1"]
    p.by(0, "player 1")
    p.by(1, "accept 0")
    p.by(0, "pass")
    assert (p.gains(), over(p)) == ([(0, 0), (-7, 3), (0, 0)], True)
