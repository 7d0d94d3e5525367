"""Demolition by Urban Renewal and by the Contractor."""

import pytest

from boomtown.games.urban_sprawl.rules.sites import building_sites
from tests.rules.urban_sprawl.position import Position, site_name

SCHOOL = "High School"  # CIV, 2 lots
OPERA = "Opera House"  # CIV, 3 lots


def sites(p: Position, id: str, block: str, seat: int = 0) -> set[str]:
    """The sites in a block where a seat may build a contract."""
    found = {site_name(site) for site in building_sites(p.t, seat, p.card(id))}
    return {name for name in found if name.startswith(block)}


def renewer(*where: str, zone: str = "CIV", owner: int | None = 1) -> Position:
    """Seat 0 holds Urban Renewal; buildings of one zone and owner stand on some sites."""
    p = Position(3)
    p.fill(zone, owner, *where)
    p.give(0, "U01")
    p.turn(0)
    return p


# --- who may demolish ----------------------------------------------------------------------------------------


@pytest.mark.rule("USP-228")
def test_without_urban_renewal_or_the_contractor_nothing_falls() -> None:
    """Another's card or the Contractor in another's hands don't help; a card of one's own does, and so does the tile."""
    for card, holder, allowed in (
        (None, None, False),
        (1, None, False),
        (None, 2, False),
        (0, None, True),
        (None, 0, True),
        (0, 0, True),
    ):
        p = Position(3)
        p.put("CIV", "A3.TL", 1)
        p.contractor(holder)
        p.box(1, SCHOOL)
        p.give(0, "P13")
        if card is not None:
            p.give(card, "U01")
        p.turn(0)
        p.do("build 0", "block A3")
        assert p.can("site A3.TL+TR") == allowed
        assert p.why("site A3.TL+TR") == (() if allowed else ("USP-112",))


@pytest.mark.rule("USP-229")
def test_demolition_by_card_costs_one_urban_renewal() -> None:
    """One of two is discarded with the permit; a build on vacant lots costs none; the Contractor keeps the cards."""
    for where, holder, spent in (("A3.TL+TR", None, 1), ("A3.BL+BR", None, 0), ("A3.TL+TR", 0, 0)):
        p = renewer("A3.TL")
        p.give(0, "U02", "P13")
        p.contractor(holder)
        p.build(0, SCHOOL, where)
        assert len([id for id in p.hand(0) if id[0] == "U"]) == 2 - spent
        assert len([id for id in p.discarded() if id[0] == "U"]) == spent
        assert "P13" in p.discarded()


@pytest.mark.rule("USP-230", "USP-G31")
@pytest.mark.parametrize("holder", [None, 0])
def test_one_build_may_demolish_several_buildings(holder: int | None) -> None:
    """Four at once, of different owners and kinds, for one card or none: one's own, another's, nobody's, and a park."""
    p = Position(3)
    p.put("CIV", "D1.TL", 0)
    p.put("COM", "D1.TR", 1)
    p.put("RES", "D1.BL")
    p.put("PARK", "D1.BR", 2)
    p.contractor(holder)
    p.give(0, "U01")
    p.wealth(60)
    p.build(0, "General Hospital", "D1")
    assert len(p.told("demolish")) == 4
    assert p.city() == {"CIV 0 D1"}
    assert p.discarded().count("U01") == (1 if holder is None else 0)


# --- the three conditions ------------------------------------------------------------------------------------


@pytest.mark.rule("USP-231")
def test_zoning_is_looked_at_as_if_the_demolished_building_were_gone() -> None:
    """A building of another zone that falls is no hindrance; one of the same zone that falls is no help."""
    p = renewer("A3.TL", zone="IND")
    assert "A3.TL+TR" in sites(p, SCHOOL, "A3")
    assert "A3.BL+BR" not in sites(p, SCHOOL, "A3")  # there the IND would stay
    p = renewer("A3.TL")
    p.put("COM", "A3.BR", 1)
    assert sites(p, SCHOOL, "A3") == {"A3.BL+BR", "A3.TR+BR"}  # they cover the COM, and the CIV stays
    p.box(1, SCHOOL)
    p.give(0, "P13")
    p.turn(0)
    p.do("build 0", "block A3")
    assert p.why("site A3.TL+TR") == ("USP-116",)


@pytest.mark.rule("USP-231")
def test_a_demolished_building_is_no_neighbor() -> None:
    """The new building earns for the CIV that stays, not for the one that falls."""
    p = renewer("A3.TL", "A3.BR")
    p.build(0, SCHOOL, "A3.TL+TR")
    assert p.gained(0)[1] == 1


@pytest.mark.rule("USP-232", "USP-233")
def test_no_demolished_building_is_larger_and_every_lot_of_it_is_covered() -> None:
    """Over a 2-lot building goes a 2-lot one on the very lots, not one across it, not a 1-lot one."""
    p = renewer("A3.TL+TR")
    assert sites(p, SCHOOL, "A3") == {"A3.TL+TR", "A3.BL+BR"}
    assert sites(p, "Fire Station", "A3") == {"A3.BL", "A3.BR"}
    assert sites(p, OPERA, "A3") == {"A3.TL+TR+BL", "A3.TL+TR+BR"}
    assert sites(p, "General Hospital", "A3") == {"A3"}
    p.box(1, SCHOOL)
    p.give(0, "P13")
    p.turn(0)
    p.do("build 0", "block A3")
    assert p.why("site A3.TL+BL") == ("USP-233",)
    p.box(1, "Fire Station")
    p.give(0, "P01")
    p.turn(0)
    p.do("build 0", "block A3")
    assert p.why("site A3.TL") == ("USP-232",)


@pytest.mark.rule("USP-234")
def test_the_contractors_buildings_are_safe_from_others() -> None:
    """Urban Renewal can't touch them, but all others; the holder may tear their own down."""
    p = renewer("A3.TL")
    p.contractor(1)
    p.put("CIV", "C3.TL", 2)
    p.put("CIV", "E3.TL")
    p.put("CIV", "A5.TL", 0)
    assert "A3.TL+TR" not in sites(p, SCHOOL, "A3")
    for block in ("C3", "E3", "A5"):
        assert f"{block}.TL+TR" in sites(p, SCHOOL, block)
    p.box(1, SCHOOL)
    p.give(0, "P13")
    p.turn(0)
    p.do("build 0", "block A3")
    assert p.why("site A3.TL+TR") == ("USP-234",)
    assert "A3.TL+TR" in sites(p, SCHOOL, "A3", seat=1)
    p.contractor(2)
    assert "A3.TL+TR" in sites(p, SCHOOL, "A3")
    assert "C3.TL+TR" not in sites(p, SCHOOL, "C3")


@pytest.mark.rule("USP-235", "USP-G31")
def test_a_demolished_building_leaves_the_board_and_its_cube_returns() -> None:
    """Its owner has one building less, its tile is in the supply again; lots that stay free are vacant."""
    p = renewer("A3.TL+TR", "C1.TL", zone="RES")
    before = p.t.supply[:]
    p.build(0, OPERA, "A3.TL+TR+BL")
    assert p.city() == {"CIV 0 A3.TL+TR+BL", "RES 1 C1.TL"}
    assert sum(owner == 1 for owner in p.t.owner) == 1
    before[3 * 4 + 1] += 1  # a 2-lot RES comes
    before[0 * 4 + 2] -= 1  # a 3-lot CIV goes
    assert p.t.supply == before
    assert p.gained(1) == (0, 0)


# --- the rulebook's examples ---------------------------------------------------------------------------------


def razed(p: Position, id: str, where: str) -> int:
    """How many buildings fall when seat 0 builds a contract on a site."""
    p.give(0, "P32")
    p.build(0, id, where)
    return len(p.told("demolish"))


@pytest.mark.rule("USP-236")
def test_example_a_what_a_2_lot_building_may_demolish() -> None:
    """One of 1 lot, one of 2 lots, or two of 1 lot that are orthogonally adjacent in one block."""
    assert razed(renewer("A3.TL"), SCHOOL, "A3.TL+TR") == 1
    assert razed(renewer("A3.TL+TR"), SCHOOL, "A3.TL+TR") == 1
    assert razed(renewer("A3.TL", "A3.TR"), SCHOOL, "A3.TL+TR") == 2
    p = renewer("A3.TL", "A3.BR", "B3.TL")  # corner to corner, and across the street
    assert sites(p, SCHOOL, "A3") == {"A3.TL+TR", "A3.TL+BL", "A3.TR+BR", "A3.BL+BR"}  # one of them each
    assert not [name for name in sites(p, SCHOOL, "A3") if "TL" in name and "BR" in name]
    assert sites(renewer("A3.TL+TR+BL"), SCHOOL, "A3") == set()
    assert sites(renewer("A3"), SCHOOL, "A3") == set()


@pytest.mark.rule("USP-237")
@pytest.mark.parametrize(
    ("where", "count"),
    [
        (("A3.TL",), 1),
        (("A3.TL+TR",), 1),
        (("A3.TL+TR", "A3.BL"), 2),
        (("A3.TL", "A3.TR", "A3.BL"), 3),
        (("A3.TL+TR+BL",), 1),
    ],
)
def test_example_b_what_a_3_lot_building_may_demolish(where: tuple[str, ...], count: int) -> None:
    """One of 1 lot, one of 2, a 1-lot and a 2-lot one, three of 1 lot, or one of 3 lots."""
    p = renewer(*where)
    assert razed(p, OPERA, "A3.TL+TR+BL") == count
    assert p.city() == {"CIV 0 A3.TL+TR+BL"}


@pytest.mark.rule("USP-238")
def test_example_c_what_a_3_lot_building_may_not_demolish() -> None:
    """Two of 2 lots, since it can't cover both, or one of 4 lots; the Contractor can't either."""
    for where in (("A3.TL+TR", "A3.BL+BR"), ("A3",), ("A3.TL+BL", "A3.TR+BR")):
        p = renewer(*where)
        assert sites(p, OPERA, "A3") == set()
        p.contractor(0)
        assert sites(p, OPERA, "A3") == set()
        p.box(1, OPERA)
        p.give(0, "P32")
        p.turn(0)
        p.do("build 0")
        assert p.why("block A3") == ("USP-233",)
    assert sites(renewer("A3"), "General Hospital", "A3") == {"A3"}


@pytest.mark.rule("USP-231", "USP-115")
def test_a_building_that_falls_is_not_counted_in_the_block() -> None:
    """The Mansion must stand alone: over the only building of a block it does, beside another it does not."""
    p = Position(2)
    p.give(0, "U01", "P01")
    p.box(1, "Mansion")
    p.put("RES", "A3.TL", 1)
    p.fill("RES", 1, "B4.TL", "B4.BR")
    p.turn(0)
    p.do("build 0")
    assert "A3" in p.offers("block")
    assert p.why("block B4") == ("USP-115",)
    p.do("block A3")
    assert p.city() == {"RES 0 A3.TL", "RES 1 B4.TL", "RES 1 B4.BR"}
