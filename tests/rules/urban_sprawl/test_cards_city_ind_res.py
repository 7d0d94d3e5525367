"""Each City contract of the zones IND and RES: where it may stand and what it does."""

import pytest

from tests.rules.urban_sprawl.cards import CIRCLES, card, may_build, over, play
from tests.rules.urban_sprawl.position import Position

# --- IND -----------------------------------------------------------------------------------------------------


@card("C16")
def test_warehouse() -> None:
    """The Extra Favor tile; then a contract from a box as a Favor for no APs."""
    p = Position(2)
    p.favor(0, "T12")
    play(p, "C16", "A3.TL+TR")
    assert (p.t.extra, p.step) == ([0], "Choose favor")
    assert p.options() == ["favor 1", "favor 2", "favor 3", "favor 4", "pass"]
    p.do("favor 1")
    assert (p.favors(0), p.t.offer[1], p.t.turn[2]) == (["T12", "T32"], -1, 5)
    assert (p.gained(0), over(p)) == ((-2, 0), True)
    assert p.offers("favor") == set()  # two Favors are all
    p = Position(2)
    play(p, "C16", "A3.TL+TR", "pass")
    assert (p.t.extra, p.favors(0), over(p)) == ([0], [], True)


@card("C17")
def test_machine_shop() -> None:
    """FACTORY-3; one of the builder's IND may grow by a vacant lot of its block."""
    p = Position(2)
    p.put("IND", "D6.TL+TR+BL", 0)
    p.put("IND", "F6.TL", 1)
    p.put("IND", "F1", 0)
    p.put("COM", "B6.TL", 0)
    play(p, "C17", "A3.TL", "split 0")
    assert (p.step, p.options()) == ("Choose enlarge", ["building A3.TL", "building D6.TL", "pass"])
    p.do("building D6.TL")
    assert (p.size("D6.BR"), p.stands("D6.BR"), p.gained(0)) == (4, "IND 0", (-2 + 3, 0))
    assert over(p)
    p = Position(2)
    play(p, "C17", "A3.TL", "split 0", "building A3.TL", "site A3.TL+BL")
    assert (p.size("A3.BL"), over(p)) == (2, True)
    p = Position(2)
    play(p, "C17", "A3.TL", "split 0", "pass")
    assert (p.size("A3.TL"), over(p)) == (1, True)


@card("C18")
@pytest.mark.parametrize(
    ("more", "wealth"), [((), 4), (("B1.TL", "D1.TL", "E1.TR"), 7), (("B1.TL", "D1.TL", "E1.TR", "F5.TR"), 7)]
)
def test_cannery(more: tuple[str, ...], wealth: int) -> None:
    """FACTORY-2; on water; 1 wealth for each building on water, seven at most."""
    p = Position(2)
    assert may_build(p, "C18", "F3.TR+BR")
    assert not may_build(p, "C18", "F3.TL+BL")
    p.put("RES", "A1.TL", 1)
    p.put("PARK", "C1.TL+BL")
    p.put("COM", "F6.BR", 0)
    p.fill("RES", 1, "A3.TL", "D1.BL", *more)
    play(p, "C18", "F3.TR+BR", "split 0")
    assert p.gains() == [(-3 + 2 + wealth, 0), (0, 0)]


@card("C19")
@pytest.mark.parametrize(("more", "theirs", "prestige"), [((), 2, 6), (("A2.BR", "B2.BL"), 6, 8)])
def test_brewery(more: tuple[str, ...], theirs: int, prestige: int) -> None:
    """COM counts as IND; each adjacent COM gains 2 wealth, the builder 2 prestige for each, four at most."""
    p = Position(2)
    p.put("COM", "B3.TL", 0)
    p.put("COM", "A2.BL")
    p.fill("COM", 1, "A3.BL", "D3.TL", *more)
    assert may_build(p, "C19", "A3.TL+TR")
    assert not may_build(p, "C16", "A3.TL+TR")
    play(p, "C19", "A3.TL+TR")
    assert p.gains() == [(-2 + 2, prestige), (theirs, 0)]


@card("C20")
def test_power_station() -> None:
    """ENERGY-4; each opponent pays 1 wealth for each building of 2 lots or more in these rows, four at most."""
    p = Position(3)
    p.fill("COM", 1, "A3", "C6", "D4.TL+TR")
    p.put("RES", "E3.TL", 1)
    p.fill("RES", 2, "F3.TL+TR", "F3.BL+BR", "C1.TL+TR", "C1.BL+BR", "C2.TL+TR")
    play(p, "C20", "C3.TL+TR+BL", "split 0")
    assert p.gains() == [(-6 + 4 + 2 + 4, 0), (-2, 0), (-4, 0)]


@card("C21")
def test_rail_yard() -> None:
    """TRANSPORTATION-4; on an edge; lowest wealth marker beside its rows; each IND there gains 2 wealth."""
    p = Position(3)
    assert not may_build(p, "C21", "C3.TL+TR+BL")
    assert may_build(p, "C21", "C1.TL+TR+BL")
    assert may_build(p, "C21", "C6.TL+TR+BL")
    p.fill("IND", 1, "E3.TL", "D4.TL")
    p.put("IND", "A6.TL")
    play(p, "C21", "A3.TL+TR+BL", "split 0")
    assert p.offers("circle") == {"GT1", "GR3"}
    p.do("circle GR3")
    assert (p.circle_of("w7"), over(p)) == ("GR3", True)
    assert p.gains() == [(-2 + 4 + 2, 0), (2, 0), (0, 0)]


@card("C22")
@pytest.mark.parametrize(("more", "wealth"), [((), 7), (("F3.TL+TR",), 9), (("F3",), 10)])
def test_gas_works(more: tuple[str, ...], wealth: int) -> None:
    """ENERGY-3; not beside a RES; 1 wealth for each lot under IND in these rows, ten at most."""
    p = Position(2)
    p.put("RES", "A5.BL")
    p.put("IND", "A5.BR")
    assert may_build(p, "C20", "A6.TL+TR+BL")
    assert not may_build(p, "C22", "A6.TL+TR+BL")
    p.raze("A5.BR")
    p.fill("IND", 1, "D3", "D5.TL", *more)
    p.put("COM", "E3.TL+TR", 0)
    play(p, "C22", "A3.TL+TR+BL", "split 0")
    assert p.gains() == [(-2 + 3 + wealth, 0), (0, 0)]


@card("C23")
@pytest.mark.parametrize(("more", "prestige"), [(0, 3), (4, 7), (6, 8)])
def test_steel_works(more: int, prestige: int) -> None:
    """FACTORY-4; at most two RES in these rows; 1 prestige for each building of 3 lots or more, eight at most."""
    p = Position(2)
    p.fill("RES", 1, "F3.TL", "A6.TL")
    assert may_build(p, "C23", "A3")
    p.put("RES", "A6.BR")
    assert not may_build(p, "C23", "A3")
    p.raze("A6.BR")
    p.put("COM", "F6.TL+TR+BL", 1)
    p.put("PARK", "F1")
    p.put("COM", "C5.TL+TR", 1)
    p.fill("CIV", None, *("D1", "D2", "D4", "D5", "D6", "C1")[:more])
    play(p, "C23", "A3", "split 0")
    assert p.gains() == [(-2 + 4, prestige), (0, 0)]


@card("C24")
def test_lumber_yard() -> None:
    """On wilderness; up to two Build Permits of the boxes; 1 wealth for each vacant lot in these rows, six at most."""
    p = Position(2)
    assert not may_build(p, "C24", "C3.TL+TR+BL")
    p.plan(2, "U01")
    play(p, "C24", "A3.TL+TR+BL")
    assert (p.step, p.options()) == ("ChooseSeveral take_card", ["take 0", "take 2", "take 3", "done"])
    p.do("take 3")
    assert p.accepted() == ["take 0", "take 2", "take 3", "done"]
    p.do("take 0", "done")
    assert (p.hand(0), p.t.turn[2]) == (["P16", "P19"], 5)
    assert (p.gains(), over(p)) == ([(-2 + 6, 0), (0, 0)], True)


@card("C24")
def test_lumber_yard_where_rows_are_full() -> None:
    """Only vacant lots of its two rows count: one of its own block, three of another."""
    p = Position(2)
    p.put("IND", "A2", 1)
    p.fill("COM", 1, "B3", "A4", "C3", "D3")
    p.fill("CIV", 1, "E3", "F3", "A1", "A5")
    p.put("CIV", "A6.TL", 1)
    play(p, "C24", "A3.TL+TR+BL", "done")
    assert (p.gains(), over(p)) == ([(-2 + 4, 1), (0, 0)], True)  # 1 for the neighborhood


@card("C25")
def test_landfill() -> None:
    """On wilderness, ignores zoning, costs nothing; two contracts may go; adjacent RES and parks lose 1 prestige."""
    p = Position(3)
    p.prestige(5, 5, 5)
    p.fill("RES", 1, "A2.BL", "D3.TL")
    p.put("PARK", "A3.BL", 2)
    p.put("RES", "B3.TL", 0)
    p.put("CIV", "A3.BR", 2)
    p.wealth(0)
    assert may_build(p, "C25", "A3.TL+TR")
    assert not may_build(p, "C25", "C4.TL+TR")
    play(p, "C25", "A3.TL+TR")
    assert (p.step, p.options()) == (
        "ChooseSeveral flush",
        ["remove 1", "remove 2", "remove 3", "remove 4", "done"],
    )
    p.do("remove 4")
    assert p.accepted() == ["remove 1", "remove 2", "remove 3", "remove 4", "done"]
    p.do("remove 1", "done")
    assert {"T32", "T35"} <= p.boxed()
    assert p.t.offer == [-1, -1, p.card("T33"), p.card("T34"), -1]
    assert (p.gains(), over(p)) == ([(0, -1), (0, -1), (0, -1)], True)
    p = Position(2)
    play(p, "C25", "A3.TL+TR", "done")
    assert (p.gains(), over(p)) == ([(0, 0), (0, 0)], True)


@card("C26")
def test_auto_plant() -> None:
    """FACTORY-3 and TRANSPORTATION-3; the lowest wealth marker; 2 more APs."""
    p = Position(2)
    play(p, "C26", "A3", "split 0", "split 1")
    assert p.offers("circle") == CIRCLES
    p.do("circle GR5")
    assert (p.circle_of("w7"), p.t.turn[2], p.gained(0)) == ("GR5", 6 - 1 + 2, (-2 + 3, 3))
    assert (p.held(0, "Factory"), p.held(0, "Transportation"), over(p)) == (1, 1, True)


# --- RES -----------------------------------------------------------------------------------------------------


@card("C27")
@pytest.mark.parametrize(
    ("more", "prestige"), [((), 4), (("F3.BR", "E3.TL"), 6), (("F3.BR", "E3.TL", "E3.BR"), 6)]
)
def test_brownstones(more: tuple[str, ...], prestige: int) -> None:
    """Beside a RES; 1 prestige for each RES in these rows, itself too, six at most."""
    p = Position(2)
    p.put("RES", "A3.BL", 1)
    p.put("RES", "F3.TL+TR")
    p.fill("RES", 0, "A6.TL", "D4.TL", *more)
    assert not may_build(p, "C27", "C1.TL+TR")
    play(p, "C27", "A3.TL+TR")
    assert p.gains() == [(-2, 1 + prestige), (0, 0)]


@card("C28")
@pytest.mark.parametrize(("more", "wealth"), [((), 6), (("C3.TR",), 9), (("C3.TR", "D2.BL"), 9)])
def test_tenement(more: tuple[str, ...], wealth: int) -> None:
    """Ignores zoning, costs half the value; 3 wealth for each adjacent IND, three at most."""
    p = Position(2)
    p.put("IND", "D3.BL", 1)
    p.put("IND", "E3.TL", 0)
    p.fill("IND", None, "F3.TR", *more)
    assert may_build(p, "C28", "D3.TL+TR")
    assert not may_build(p, "T25", "D3.TL+TR")
    play(p, "C28", "D3.TL+TR")
    assert p.gains() == [(-4 + wealth, 0), (0, 0)]


@card("C29")
def test_subdivision() -> None:
    """On wilderness; a RES and a park of the builder's beside it; 2 prestige for each adjacent RES of theirs."""
    p = Position(2)
    assert not may_build(p, "C29", "C3.TL+TR+BL")
    p.put("RES", "A2.BL", 0)
    p.put("RES", "B3.TL", 1)
    play(p, "C29", "A3.TL+TR+BL")
    assert p.offers("block") == {"A2", "B2", "A3", "B3", "A4"}
    p.do("block A4")
    assert p.offers("site") == {"A4.TL", "A4.TR"}
    p.do("site A4.TL", "block A3")
    assert (p.stands("A4.TL"), p.stands("A3.BR")) == ("RES 0", "PARK 0")
    assert (p.gains(), over(p)) == ([(-2, 2 + 2 * 2), (0, 0)], True)  # 2 for the neighborhood


@card("C29")
def test_subdivision_counts_four_at_most() -> None:
    """Five adjacent RES of the builder's count as four."""
    p = Position(2)
    p.fill("RES", 0, "A2.BL", "A2.BR", "B2.BL", "B3.TL")
    play(p, "C29", "A3.TL+TR+BL", "block A4", "site A4.TL", "block A4")
    assert p.gains() == [(-2, 4 + 2 * 4), (0, 0)]


@card("C30")
def test_mansion() -> None:
    """Alone in its block; the lowest prestige marker beside its rows; 2 prestige."""
    p = Position(2)
    p.put("PARK", "A3.BR")
    assert not may_build(p, "C30", "A3.TL")
    assert may_build(p, "C30", "A5.TL")
    play(p, "C30", "A5.TL")
    assert p.offers("circle") == {"GT1", "GR5"}
    p.do("circle GT1")
    assert (p.circle_of("p4"), p.gains(), over(p)) == ("GT1", [(-3, 2), (0, 0)], True)


@card("C31")
def test_retirement_home() -> None:
    """CIV counts as RES; Public Service markers score 1; 1 prestige for each adjacent CIV and park."""
    p = Position(3)
    p.hold(0, "Public Service", 1)
    p.hold(1, "Public Service", 2)
    p.hold(2, "Energy", 1)
    p.office("police_chief", 1)  # the ability is for vocation contracts only
    p.put("CIV", "A3.TR", 1)
    p.put("PARK", "A3.BL")
    p.put("CIV", "D3.TL", 0)
    assert may_build(p, "C31", "A3.TL")
    assert not may_build(p, "T31", "A3.TL")
    play(p, "C31", "A3.TL")
    p.by(0, "split 0")
    p.by(1, "split 2")
    assert (p.gains(), over(p)) == ([(-2 + 1, 2), (0, 2), (0, 0)], True)
    assert p.held(0, "Public Service") == 1


@card("C31")
def test_retirement_home_counts_three_at_most() -> None:
    """Five neighbors count as three."""
    p = Position(2)
    p.fill("CIV", None, "A3.TR", "A2.BL", "A3.BR")
    p.fill("PARK", None, "A3.BL", "A2.BR")
    play(p, "C31", "A3.TL")
    assert (p.gains(), over(p)) == ([(-2, 3), (0, 0)], True)
