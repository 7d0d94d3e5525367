"""Zoning: which buildings may stand beside which; and the neighborhood bonus."""

import pytest

from boomtown.games.urban_sprawl.rules.content import CONTRACT
from boomtown.games.urban_sprawl.rules.grid import SITE_LOTS, SITE_NEAR, SITE_SIZE, sites_in
from boomtown.games.urban_sprawl.rules.hurdles import NOTHING, hurdle
from boomtown.games.urban_sprawl.rules.sites import building_sites
from boomtown.games.urban_sprawl.rules.survey import Survey
from tests.rules.urban_sprawl.position import BLOCK_NAMES, Position, site_at, site_name
from tests.rules.urban_sprawl.test_building import school, sites

# --- zoning --------------------------------------------------------------------------------------------------


def around(where: str) -> set[str]:
    """The single lots adjacent to a site."""
    lots = SITE_NEAR[site_at(where)]
    return {site_name(site) for site in range(468) if SITE_SIZE[site] == 1 and SITE_LOTS[site] & lots}


EVERYWHERE = {site_name(site) for site in range(468) if SITE_SIZE[site] == 1}


@pytest.mark.rule(
    "USP-116",
)
@pytest.mark.parametrize("zone", ["CIV", "COM", "IND", "RES"])
def test_no_building_beside_another_zone_unless_its_own_zone_is_adjacent_too(zone: str) -> None:
    """Tried lot by lot with every zone as the neighbor."""
    contract = {"CIV": "Fire Station", "COM": "Barber Shop", "IND": "Machine Shop", "RES": "Church"}[zone]
    for other in ("CIV", "COM", "IND", "RES"):
        p = Position()
        p.give(0, "P01")
        p.put(other, "C3.BR", 1)
        free = EVERYWHERE - {"C3.BR"}
        own = other == zone
        assert sites(p, contract) == (free if own else free - around("C3.BR"))
        p.put(zone, "D4.BR", 2)
        free -= {"D4.BR"}
        assert sites(p, contract) == (free if own else free - (around("C3.BR") - around("D4.BR")))


@pytest.mark.rule("USP-116")
def test_any_lot_of_a_larger_building_may_touch_its_own_zone() -> None:
    """A 4-lot CIV beside a COM on one side is legal if a CIV is adjacent on the far side."""
    p = Position()
    p.give(0, "P32")
    p.put("COM", "B3.TR", 1)
    assert "C3" not in sites(p, "General Hospital")
    p.put("CIV", "D4.TL", 1)
    assert "C3" in sites(p, "General Hospital")
    assert "B2" not in sites(p, "General Hospital")


@pytest.mark.rule("USP-117")
def test_the_refusal_names_the_zoning_rule() -> None:
    """The block is offered for its legal lots, the others are refused for zoning."""
    p = school(Position(), "P13")
    p.put("COM", "C3.TL", 1)
    p.do("build 0")
    assert p.why("block C3") == ("USP-116",)
    p.do("block B2")
    assert p.offers("site") == {"B2.TL+TR", "B2.TL+BL"}
    assert p.why("site B2.TR+BR") == ("USP-116",)


@pytest.mark.rule("USP-112", "USP-115", "USP-117")
@pytest.mark.parametrize("renewal", [False, True])
def test_a_site_is_refused_exactly_where_it_is_not_offered(renewal: bool) -> None:
    """For every contract: the sites on offer are those to which no rule objects."""
    p = Position(starts=True)
    p.wealth(7)
    p.fill("IND", 1, "A1.TL", "C5", "F3.TL+TR")
    p.fill("CIV", 0, "A6.BL+BR", "E1.TL+TR+BL")
    p.fill("PARK", 2, "B4.TL", "F2.TL+BL")
    p.contractor(1)
    if renewal:
        p.give(0, "U01")
    seen = set()
    for card in range(54, 165):
        size, rules = p.content.size[card], str(p.content.rules[card])
        if p.content.kind[card] != CONTRACT or (p.content.zone[card], size, rules) in seen:
            continue
        seen.add((p.content.zone[card], size, rules))
        offered = building_sites(p.t, 0, card)
        for block in range(36):
            for site in sites_in(block, size):
                against = hurdle(p.t, 0, card, site, Survey(p.t, 0, card))
                assert (against == NOTHING) == (site in offered), p.content.names[card]
    assert len(seen) > 50


@pytest.mark.rule("USP-118")
def test_parks_neither_forbid_nor_allow_a_site() -> None:
    """Beside a park alone one may build; a park beside another zone does not help."""
    p = Position()
    p.give(0, "P01")
    p.put("PARK", "C3.BR", 0)
    assert sites(p, "Fire Station") == EVERYWHERE - {"C3.BR"}
    p.put("COM", "D3.BL", 1)
    assert sites(p, "Fire Station") == EVERYWHERE - {"C3.BR", "D3.BL"} - around("D3.BL")


@pytest.mark.rule("USP-119", "USP-124")
def test_placed_buildings_ignore_zoning_and_give_no_neighborhood_bonus() -> None:
    """The second house of the Duplex may lie beside an IND only, and earns nothing for the first."""
    p = Position()
    p.put("RES", "A3.BR", 1)
    p.put("IND", "A3.BL", 1)
    p.build(0, "Duplex", "A3.TR")
    assert p.gained(0)[1] == 1  # the built one has a residence beside it
    p.do("accept 0")
    p.skip_to("Act")
    assert p.stands("A3.TL") == "RES 0"
    assert p.gained(0)[1] == 1  # the placed one has two
    p = Position()
    p.put("IND", "C3.TL", 1)
    p.fill("PARK", None, "C3.TR", "C3.BL")
    p.put("RES", "D4", 0)
    p.effect("Subdivision", "D4.TL", 0)  # places a residence and a park beside it
    p.note()
    p.do("block C3")
    assert p.step == "Choose place_block"
    assert p.stands("C3.BR") == "RES 0"
    assert p.gained(0) == (0, 0)


@pytest.mark.rule("USP-119", "USP-124")
def test_moved_buildings_ignore_zoning_and_give_no_neighborhood_bonus() -> None:
    """The Mobile Home moves a residence of its builder to any vacant lot, beside whatever stands there."""
    p = Position()
    p.fill("RES", 1, "F6.TL", "F6.TR", "F6.BL")
    p.put("IND", "C3.TL", 1)
    p.build(0, "Mobile Home", "A6.TL")
    p.do("building A6.TL")
    assert p.step == "Choose place_block"
    assert p.offers("block") == set(BLOCK_NAMES)
    copy = p.t.clone()
    p.do("block C3")
    assert p.offers("site") == {"C3.TR", "C3.BL", "C3.BR"}
    p.do("site C3.BR")
    assert p.stands("C3.BR") == "RES 0"
    p.t = copy  # type: ignore[assignment]
    p.do("block F6")
    p.skip_to("Act")
    assert p.stands("F6.BR") == "RES 0"
    assert p.gained(0)[1] == 0


@pytest.mark.rule("USP-120", "USP-121", "USP-122")
def test_the_rulebooks_zoning_of_the_high_school() -> None:
    """On the starting board: legal beside the COM of D3 near the CIV, legal in A3, illegal in A6."""
    p = school(Position(starts=True), "P13")
    assert (p.stands("D3.BL"), p.value("D3")) == ("COM -", 7)
    found = sites(p, "High School")
    near_civ = {name for name in found if name.startswith("D3")}
    assert near_civ == {"D3.TR+BR"}  # diagonally across the street from the CIV of D4, beside the COM
    assert SITE_NEAR[site_at("D3.TR+BR")] & SITE_LOTS[site_at("D4.TL")]
    assert {name for name in found if name[:2] in ("A3", "A4") and p.value(name[:2]) == 2} >= {
        "A3.TL+BL",
        "A4.TL+TR",
    }
    assert not {name for name in found if name.startswith("A6")}
    p.box(1, "High School")
    p.do("build 0")
    assert p.why("block A6") == ("USP-116",)


# --- neighborhood bonus --------------------------------------------------------------------------------------


@pytest.mark.rule("USP-123")
def test_one_prestige_for_each_adjacent_building_of_the_zone() -> None:
    """Whoever controls it, or nobody; each building once, however many of its lots are adjacent; across streets too."""
    p = Position(3)
    p.put("CIV", "B3.TL+BL", 1)  # two lots adjacent
    p.put("CIV", "A4.TL", 0)
    p.put("CIV", "B4.TL")  # diagonally across the crossing
    p.put("CIV", "C3.TL", 2)  # not adjacent
    p.put("COM", "A2.BL", 2)
    p.put("PARK", "A2.BR", 0)
    p.build(0, "General Hospital", "A3")
    assert p.step == "Choose vocation_score"
    assert p.gains() == [(-2, 3), (0, 0), (0, 0)]
    assert [args[:2] for args in p.told("neighborhood")] == [[3, 0]]


@pytest.mark.rule("USP-123")
def test_no_neighbor_no_bonus() -> None:
    """A building that starts a new zone earns nothing."""
    p = Position()
    p.build(0, "Barber Shop", "A3.TL")
    assert p.gained(0)[1] == 0
    p.build(0, "Restaurant", "A3.TR+BR")
    assert p.gained(0)[1] == 1 + 1  # one neighbor, and the card's own prestige for it


@pytest.mark.rule("USP-123")
def test_a_demolished_building_is_no_neighbor() -> None:
    """What the new building replaces is gone when the bonus is counted."""
    p = Position()
    p.put("CIV", "A3.TL", 1)
    p.put("CIV", "A3.BL", 1)
    p.give(0, "U01", "P13")
    p.build(0, "High School", "A3.TL+TR")
    assert p.gained(0)[1] == 1


@pytest.mark.rule("USP-125")
def test_the_rulebooks_bonus_of_the_high_school() -> None:
    """In the 7-value block beside one CIV and one COM: exactly 1 prestige."""
    p = Position(starts=True)
    p.build(0, "High School", "D3.TR+BR")
    assert p.step == "Choose vocation_score"
    assert p.gains() == [(-7, 1), (0, 0), (0, 0), (0, 0)]
