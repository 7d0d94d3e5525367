"""Wealth and prestige markers: how they enter play and move, and what that does to values."""

import pytest

from boomtown.games.urban_sprawl.rules.content import PRESTIGE, WEALTH
from boomtown.games.urban_sprawl.rules.grid import LOT_BLOCK, bits
from boomtown.games.urban_sprawl.rules.table import row_lots, value_of
from tests.rules.urban_sprawl.position import BLOCK_NAMES, Position, block_at, lot

CIRCLES = {"GT1", "GT2", "GT3", "GR1", "GR2", "GR3", "GR4", "GR5", "GR6"}
MARKERS = ("p4", "p5", "p6", "w7", "w8", "w9", "w10", "w11", "w12")


def ranch(p: Position) -> None:
    """Run the effect of the Ranch: a prestige marker of the builder's choice enters play."""
    if not p.stands("A6.TL"):
        p.put("RES", "A6", 0)
    p.effect("Ranch", "A6.TL", 0)


def station(p: Position, option: int) -> None:
    """Run the effect of Union Station: a marker moves (0), or two change places (1)."""
    if not p.stands("F6.TL"):
        p.put("CIV", "F6.TL+TR+BL", 0)
    p.effect("Union Station", "F6.TL", 0)
    while p.step == "Choose vocation_score":
        p.do("split 0")
    if p.step == "Choose choose":
        p.do(f"option {option}")


@pytest.mark.rule("USP-093")
def test_there_are_six_wealth_and_three_prestige_markers() -> None:
    """7 to 12 and 4 to 6, one each; effects bring them in until none of a kind is left."""
    p = Position()
    kinds = list(zip(p.content.marker_kind, p.content.marker_number, strict=True))
    assert sorted(kinds) == [(WEALTH, n) for n in range(7, 13)] + [(PRESTIGE, n) for n in (4, 5, 6)]
    ranch(p)
    assert p.offers("marker") == {"p4", "p5", "p6"}
    p.do("marker p6", "circle GT1")
    ranch(p)
    assert p.offers("marker") == {"p4", "p5"}
    p.do("marker p4", "circle GT2")
    ranch(p)
    assert (p.step, p.circle_of("p5")) == ("Choose to_circle", "")  # one is left: no choice
    p.do("circle GT3")
    p.note()
    ranch(p)
    assert p.step == "Act"  # none is left: only the 3 prestige of the card remain
    assert p.gained(0) == (0, 3)
    assert sum(marker >= 0 for marker in p.t.circles) == 3


@pytest.mark.rule("USP-093")
def test_wealth_markers_enter_from_the_lowest_on() -> None:
    """The Bank brings 7, then 8, and so on to 12; a seventh time nothing enters."""
    p = Position()
    p.put("COM", "C1.TL+TR", 0)
    for name, circle in zip(MARKERS[3:], sorted(CIRCLES), strict=False):
        p.effect("Bank", "C1.TL", 0)
        p.skip_to("Choose to_circle")
        p.do(f"circle {circle}")
        assert p.circle_of(name) == circle
    before = p.t.circles[:]
    p.effect("Bank", "C1.TL", 0)
    p.skip_to("Act")
    assert p.t.circles == before


@pytest.mark.rule("USP-094")
def test_a_marker_enters_on_any_vacant_circle() -> None:
    """All nine circles take either kind; those that hold a marker are not offered."""
    for name in ("w7", "p4"):
        p = Position()
        if name == "p4":
            ranch(p)
            p.do("marker p4")
        else:
            p.put("COM", "C1.TL+TR", 0)
            p.effect("Bank", "C1.TL", 0)
            p.skip_to("Choose to_circle")
        assert p.offers("circle") == CIRCLES
        for circle in CIRCLES:
            copy = p.t.clone()
            p.do(f"circle {circle}")
            assert p.circle_of(name) == circle
            p.t = copy  # type: ignore[assignment]
    p.place_marker("w9", "GT2")
    p.place_marker("p5", "GR6")
    assert p.offers("circle") == CIRCLES - {"GT2", "GR6"}
    assert p.why("circle GT2") == ("USP-094",)


@pytest.mark.rule("USP-095")
def test_a_marker_moves_to_another_vacant_circle() -> None:
    """Neither to a circle that is taken nor back to where it lies, and it must move once it is chosen."""
    p = Position()
    p.place_marker("p6", "GT1")
    p.place_marker("w7", "GR4")
    p.place_marker("w8", "GR5")
    station(p, 0)
    assert p.offers("marker") == {"p6", "w7", "w8"}
    p.do("marker w7")
    assert p.offers("circle") == CIRCLES - {"GT1", "GR4", "GR5"}
    assert "pass" not in p.options()
    assert p.why("circle GR4") == ("USP-095",)
    p.do("circle GR1")
    assert (p.circle_of("w7"), p.circle_of("p6"), p.circle_of("w8")) == ("GR1", "GT1", "GR5")
    assert sum(marker >= 0 for marker in p.t.circles) == 3


@pytest.mark.rule("USP-095", "USP-096")
def test_with_one_vacant_circle_left_a_marker_can_still_move() -> None:
    """Eight of nine are taken: there is just one place to go."""
    p = Position()
    for name, circle in zip(MARKERS[:8], sorted(CIRCLES), strict=False):
        p.place_marker(name, circle)
    station(p, 0)
    p.do("marker p4")
    assert p.step == "Act"
    assert p.circle_of("p4") == sorted(CIRCLES)[8]


@pytest.mark.rule("USP-096")
def test_when_all_nine_circles_are_taken_no_marker_moves() -> None:
    """An effect that would move one is ignored, and the card's other effects go on."""
    p = Position()
    for name, circle in zip(MARKERS, sorted(CIRCLES), strict=True):
        p.place_marker(name, circle)
    before = p.t.circles[:]
    p.put("CIV", "F6", 0)
    p.hold(0, "Factory")
    p.effect("City Hall", "F6.TL", 0)  # a prestige marker enters or moves; then the Mayor is elected and pays
    p.do("split 0")  # its vocation
    p.note()
    assert p.step == "ParkBlock"
    p.skip_to("Act")
    assert (p.holder("mayor"), p.gained(0)) == (0, (0, 2))
    assert p.t.circles == before
    p.effect("Nuclear Plant", "F6.TL", 0)
    while p.step == "Choose vocation_score":
        p.do("split 0")
    assert p.step == "Act"
    assert p.t.circles == before


@pytest.mark.rule("USP-096")
def test_a_card_that_would_move_a_marker_offers_no_such_option_on_a_full_board() -> None:
    """Union Station offers its other two options only; with a vacant circle it offers the move again."""
    p = Position()
    for name, circle in zip(MARKERS, sorted(CIRCLES), strict=True):
        p.place_marker(name, circle)
    p.put("CIV", "F6.TL+TR+BL", 0)
    p.effect("Union Station", "F6.TL", 0)
    p.skip_to("Choose choose")
    assert p.offers("option") == {"1", "2"}
    p.raze("F6.TL")
    p.t.circles[0] = -1
    station(p, 0)
    assert p.step == "Choose marker_move"
    assert len(p.offers("marker")) == 8


@pytest.mark.rule("USP-097")
@pytest.mark.parametrize("circle", sorted(CIRCLES))
def test_a_new_marker_raises_every_block_lot_and_building_on_its_row(circle: str) -> None:
    """By its number, and nothing off its row."""
    p = Position()
    before = p.t.value[:]
    ranch(p)
    p.do("marker p5", f"circle {circle}")
    row = p.content.circles[p.content.circle_ids.index(circle)]
    on_row = {LOT_BLOCK[number] for number in bits(row)}
    assert len(on_row) == (12 if circle.startswith("GT") else 6)
    for block in range(36):
        assert p.t.value[block] == before[block] + (5 if block in on_row else 0)
    assert value_of(p.t, lot("A6.TL")) == p.value("A6")
    assert row_lots(p.t, PRESTIGE, 5) == row


@pytest.mark.rule("USP-098")
def test_a_moved_marker_raises_the_new_row_and_lowers_the_old_one() -> None:
    """9 less where it was, 9 more where it goes; where the rows cross nothing changes."""
    p = Position()
    p.place_marker("w9", "GT1")
    before = {name: p.value(name) for name in BLOCK_NAMES}
    assert before["A3"] == 11
    station(p, 0)
    p.skip_to("Choose to_circle")
    p.do("circle GR3")
    for name in BLOCK_NAMES:
        change = (9 if name[1] == "3" else 0) - (9 if name[0] in "AB" else 0)
        assert p.value(name) == before[name] + change
    assert p.value("A3") == 11
    assert row_lots(p.t, WEALTH, 9) == p.content.circles[p.content.circle_ids.index("GR3")]


@pytest.mark.rule("USP-099", "USP-100", "USP-101", "USP-G35")
def test_the_rulebooks_marker_moves_over_four_buildings() -> None:
    """COM 8 to 14 and back to 8, RES 5 to 11, the 3-lot CIV 6 to 12; the IND stays as it is."""
    p = Position()
    p.put("RES", "A1", 1)  # for the effect of the Ranch
    com = p.put("COM", "D5", 0)  # prestige 2, wealth 6
    res = p.put("RES", "B3.TL", 1)  # prestige 1, wealth 4
    civ = p.put("CIV", "C3.TL+TR+BL", 2)  # prestige 1, wealth 5
    ind = p.put("IND", "E1.TL+TR", 3)

    def values() -> list[int]:
        return [value_of(p.t, home) for home in (com, res, civ, ind)]

    assert values() == [8, 5, 6, 6]
    p.effect("Ranch", "A1.TL", 0)
    p.do("marker p6", "circle GR5")
    assert values() == [2 + 6 + 6, 5, 6, 6]
    assert p.value("D5") == 14
    assert all(p.t.value[LOT_BLOCK[lot(f"D5.{corner}")]] == 14 for corner in ("TL", "TR", "BL", "BR"))
    station(p, 0)
    p.skip_to("Choose to_circle")
    p.do("circle GR3")
    assert values() == [8, 11, 12, 6]
    assert p.t.value[block_at("E1")] == p.content.base[block_at("E1")]
