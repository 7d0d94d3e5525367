"""Game terms and the city grid: wealth and prestige, control, zones, adjacency, rows and values."""

import pytest

from boomtown.games.urban_sprawl.rules.content import CONTRACT, PERMIT, PRESTIGE, WEALTH, ZONE_IDS
from boomtown.games.urban_sprawl.rules.filters import touching
from boomtown.games.urban_sprawl.rules.grid import (
    BLOCK_LOTS,
    LOT_BLOCK,
    LOT_NEAR,
    SITE_LOTS,
    SITE_NEAR,
    bits,
    block_name,
    lot_name,
)
from boomtown.games.urban_sprawl.rules.sites import permits_of
from boomtown.games.urban_sprawl.rules.table import row_lots, value_of
from tests.rules.urban_sprawl.position import BLOCK_NAMES, Position, block_at, lot, new, site_at


def near(where: str) -> set[str]:
    """The lots adjacent to a building on a site."""
    return {lot_name(number) for number in bits(SITE_NEAR[site_at(where)])}


def blocks(lots: int) -> set[str]:
    """The blocks of some lots; each must be there whole."""
    found = {LOT_BLOCK[number] for number in bits(lots)}
    assert lots == sum(BLOCK_LOTS[block] for block in found)
    return {block_name(block) for block in found}


# --- wealth and prestige -------------------------------------------------------------------------------------


@pytest.mark.rule("USP-037")
def test_a_players_wealth_is_the_money_they_hold() -> None:
    """It pays for a building to the last coin; what others hold, or prestige, does not help."""
    p = Position(starts=False)
    p.box(1, "High School")
    p.give(0, "P13")
    p.wealth(2, 500, 500, 500)
    p.prestige(90, 0, 0, 0)
    p.do("build 0")
    assert p.offers("block") == {"A3", "A4"}  # the blocks of value 2
    assert p.why("block F3")[0] == "USP-107"
    p.do("block A3", "site A3.TL+TR")
    assert p.t.view(1)["wealth"] == [0, 500, 500, 500]


@pytest.mark.rule("USP-038")
def test_wealth_comes_from_the_bank_and_goes_to_it() -> None:
    """Building and investing change nobody else's wealth."""
    p = Position()
    p.give(0, "P07")
    p.begin(0)
    p.do("invest P07")
    assert p.gains() == [(11, 0), (0, 0), (0, 0), (0, 0)]
    p.build(0, "Barber Shop", "A3.TL")  # costs 2, its effect gives 2
    assert p.gains() == [(11, 0), (0, 0), (0, 0), (0, 0)]


@pytest.mark.rule("USP-038")
def test_a_card_may_name_another_source() -> None:
    """The Grocery Store is paid by the other players for their residences on its rows, not by the bank."""
    p = Position(3)
    p.fill("RES", 1, "A1.TL", "F3.TL")
    p.put("RES", "B3.TL", 2)
    p.put("COM", "A4.TL", 0)
    p.put("COM", "A3.BR", 0)
    p.note()
    p.build(0, "Grocery Store", "A3.TL+TR")
    assert p.gains() == [(-2 + 3, 1), (-2, 0), (-1, 0)]


@pytest.mark.rule("USP-039")
def test_everybody_sees_every_prestige_total_at_all_times() -> None:
    """A gain is on the track at once, and for every viewer."""
    p = Position(3)
    p.prestige(98, 7, 0)
    p.put("CIV", "A3.BL", 1)
    p.build(0, "High School", "A3.TL+TR")
    assert p.step == "Choose vocation_score"
    for viewer in (0, 1, 2, None):
        assert p.t.view(viewer)["prestige"] == [99, 7, 0]
    p.do("split 1")
    for viewer in (0, 1, 2, None):
        assert p.t.view(viewer)["prestige"] == [102, 7, 0]


@pytest.mark.rule("USP-040")
def test_the_number_on_a_planning_card_is_wealth_and_on_a_contract_prestige() -> None:
    """A planning card of 4 pays the wealth row 4, a contract of 1 pays the prestige row 1."""
    p = Position(2)
    p.put("RES", "B3.TL", 1)  # on wealth row 4 and prestige row 1
    p.plan(1, "")
    p.top("planning", "")
    p.stack("planning", "P20", "P13")  # wealth 9 (no such row) and 4
    p.end_turn()
    assert p.gains() == [(0, 0), (4, 0)]
    p.box(5, "")
    p.top("town", "")
    p.stack("town", "T20", "T01")  # prestige 1 and none
    p.turn(0)
    p.note()
    p.end_turn()
    assert p.gains() == [(0, 0), (0, 1)]


@pytest.mark.rule("USP-041")
def test_permits_are_collected_with_planning_cards_and_spent_to_build() -> None:
    """A card taken raises a seat's permits of its zones by its pages; a build uses them up."""
    p = Position()
    p.plan(1, "P16")  # two pages, CIV, COM and RES
    p.box(1, "High School")
    assert [permits_of(p.t, 0, zone) for zone in range(4)] == [0, 0, 0, 0]
    assert not p.can("build 0")
    p.do("take 0")
    assert [permits_of(p.t, 0, zone) for zone in range(4)] == [2, 2, 0, 2]
    p.do("build 0", "block A3", "site A3.TL+TR")
    assert [permits_of(p.t, 0, zone) for zone in range(4)] == [0, 0, 0, 0]
    assert p.discarded()[-1] == "P16"


# --- buildings, control, zones -------------------------------------------------------------------------------


@pytest.mark.rule("USP-042")
def test_parks_are_buildings() -> None:
    """They count for payouts, for effects that count buildings, and they take up lots."""
    p = Position(2)
    p.put("PARK", "B3.BL", 1)
    p.put("PARK", "A4.TR")
    p.build(0, "Restaurant", "A3.BL+BR")  # 1 prestige for each adjacent building
    assert p.gained(0) == (-2, 2)
    p.plan(1, "")
    p.top("planning", "")
    p.stack("planning", "P20", "P13")  # the wealth row 4 pays
    p.note()
    p.turn(0)
    p.end_turn()
    assert p.gains() == [(0, 0), (4, 0)]
    p.box(1, "Clinic")
    p.give(1, "P01")
    p.turn(1)
    p.do("build 0", "block B3")
    assert "B3.BL" not in p.offers("site")


@pytest.mark.rule("USP-043")
def test_who_has_the_cube_controls_the_building_and_without_a_cube_nobody_does() -> None:
    """The University pays each controller of a CIV or RES: one without a cube pays nobody, with a cube its owner."""
    for owner in (None, 1, 2):
        p = Position(3)
        p.put("RES", "F1.TL", owner)
        p.put("RES", "F2.TL", 1)
        p.put("CIV", "A6", 0)
        p.effect("University", "A6.TL", 0)
        p.skip_to("Act")
        assert p.gained(1) == (0, 8 if owner == 1 else 4)
        assert p.gained(2) == (0, 4 if owner == 2 else 0)
        assert p.gained(0)[1] == 4  # for the University itself; its vocation was taken in wealth


@pytest.mark.rule("USP-044")
def test_a_player_controls_what_lies_in_front_of_them() -> None:
    """Markers, planning cards, politicians and the Contractor serve their holder alone, and all see them."""
    p = Position(3)
    p.give(1, "P07")
    p.hold(1, "Factory", 2)
    p.office("union_boss", 1)
    p.contractor(1)
    view = p.t.view(2)
    assert view["hands"] == [[], [p.card("P07")], []]
    assert view["held"][8:16] == [0, 0, 0, 0, 0, 0, 2, 0]
    assert (view["offices"][4], view["contractor"]) == (1, [1])
    p.begin(0)
    assert (p.step, p.t.turn[2]) == ("Act", 6)  # nothing to invest, no Union Boss
    p.begin(1)
    assert p.offers("invest") == {"P07"}
    assert p.t.turn[2] == 8


@pytest.mark.rule("USP-045")
def test_there_are_four_zones() -> None:
    """Every contract and every page of a permit is of CIV, COM, IND or RES."""
    content = new().content
    contracts = {content.zone[card] for card in range(165) if content.kind[card] == CONTRACT}
    assert {ZONE_IDS[zone] for zone in contracts} == {"CIV", "COM", "IND", "RES"}
    shown = 0
    for card in range(165):
        if content.kind[card] == PERMIT:
            assert 0 < content.zones[card] < 16
            shown |= content.zones[card]
    assert shown == 15


@pytest.mark.rule("USP-045", "USP-046")
def test_parks_belong_to_no_zone() -> None:
    """The Police Station gets prestige for each adjacent zone, at most four of them, and none for a park."""
    p = Position()
    p.put("PARK", "A3.TR", 1)
    p.put("PARK", "A3.BL")
    p.build(0, "Police Station", "A3.TL")
    p.do("split 0")
    assert p.gained(0)[1] == 0
    p = Position()
    for zone, where in (("COM", "A3.TR"), ("IND", "A3.BL"), ("PARK", "A3.BR")):
        p.put(zone, where, 1)
    p.build(0, "Police Station", "A3.TL")
    p.do("split 0")
    assert p.gained(0)[1] == 2


@pytest.mark.rule("USP-047", "USP-G04")
def test_the_edges_are_water_and_wilderness() -> None:
    """The waterfront of the Villa lies along the top and the right side, the wilds of the Ranch left and below."""
    p = Position()
    p.wealth(500)
    p.give(0, "P01", "P32")
    p.box(1, "Villa")
    p.box(2, "Ranch")
    wet = {name for name in BLOCK_NAMES if name[1] == "1" or name[0] == "F"}
    wild = {name for name in BLOCK_NAMES if name[1] == "6" or name[0] == "A"}
    p.do("build 0")
    assert p.offers("block") == wet
    p.do("block C1")
    assert p.offers("site") == {"C1.TL", "C1.TR"}
    p.turn(0)
    p.do("build 1")
    assert p.offers("block") == wild


# --- the grid ------------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-048")
def test_a_block_is_four_lots() -> None:
    """144 lots, each in one of 36 blocks, two by two."""
    assert len(BLOCK_LOTS) == 36
    assert sum(BLOCK_LOTS) == (1 << 144) - 1
    for name in BLOCK_NAMES:
        lots = bits(BLOCK_LOTS[block_at(name)])
        assert [lot_name(number) for number in lots] == [
            f"{name}.{corner}" for corner in ("TL", "TR", "BL", "BR")
        ]
        first = lots[0]
        assert lots == [first, first + 1, first + 12, first + 13]


@pytest.mark.rule("USP-049")
def test_lots_that_share_a_side_or_a_corner_are_adjacent_across_streets_too() -> None:
    """In the block, across one street, and diagonally across a crossing; nothing farther away."""
    assert near("C3.BR") == {"C3.TL", "C3.TR", "C3.BL", "D3.TL", "D3.BL", "C4.TL", "C4.TR", "D4.TL"}
    assert near("C3.BL") == {"C3.TL", "C3.TR", "C3.BR", "B3.TR", "B3.BR", "C4.TL", "C4.TR", "B4.TR"}
    assert near("A1.TL") == {"A1.TR", "A1.BL", "A1.BR"}
    for a in range(144):
        for b in range(144):
            apart = max(abs(a // 12 - b // 12), abs(a % 12 - b % 12))
            assert (LOT_NEAR[a] >> b) & 1 == (apart == 1)


@pytest.mark.rule("USP-049")
def test_buildings_are_adjacent_when_any_of_their_lots_are() -> None:
    """A building has the neighbors of all its lots, itself left out."""
    assert near("C3.TL+TR") == {
        *("B2.BR", "C2.BL", "C2.BR", "D2.BL"),
        *("B3.TR", "D3.TL"),
        *("B3.BR", "C3.BL", "C3.BR", "D3.BL"),
    }
    assert len(near("C3")) == 12
    p = Position()
    home = p.put("RES", "C3.TL+TR+BL", 0)
    across = p.put("RES", "B4.TR", 1)  # diagonally across the crossing
    far = p.put("RES", "D4.TL", 1)  # beside the one lot of the block that the building leaves free
    around = SITE_NEAR[p.t.site[home]]
    assert touching(p.t, around) == 1 << across
    assert (around >> far) & 1 == 0
    assert around & SITE_LOTS[p.t.site[home]] == 0


@pytest.mark.rule("USP-050")
def test_only_outer_lots_touch_water_or_wilderness() -> None:
    """23 lots each, corner lots at the top left and bottom right both; no inner lot any."""
    content = new().content
    for number in range(144):
        line, column = divmod(number, 12)
        assert (content.water >> number) & 1 == (line == 0 or column == 11)
        assert (content.wilderness >> number) & 1 == (line == 11 or column == 0)
    both = {lot_name(number) for number in bits(content.water & content.wilderness)}
    assert both == {"A1.TL", "F6.BR"}


@pytest.mark.rule("USP-051")
def test_an_inner_house_has_eight_adjacent_lots() -> None:
    """The starting residence of F1 is inside the grid: eight lots around it, no edge."""
    p = Position(starts=True)
    home = lot("F1.BL")
    assert p.stands("F1.BL") == "RES -"
    assert SITE_NEAR[p.t.site[home]].bit_count() == 8
    assert near("F1.BL") == {"F1.TL", "F1.TR", "F1.BR", "E1.TR", "E1.BR", "F2.TL", "F2.TR", "E2.TR"}
    assert ((p.content.water | p.content.wilderness) >> home) & 1 == 0


@pytest.mark.rule("USP-052", "USP-053", "USP-054")
def test_rows_lie_between_two_parallel_streets() -> None:
    """Wealth rows are one line of 6 blocks; the rows of prestige 1, 2, 3 and of the top circles are two lines, 12 blocks."""
    p = Position()
    printed = {
        (WEALTH, 1): "A",
        (WEALTH, 4): "B",
        (WEALTH, 5): "C",
        (WEALTH, 6): "D",
        (WEALTH, 3): "E",
        (WEALTH, 2): "F",
        (PRESTIGE, 3): "12",
        (PRESTIGE, 1): "34",
        (PRESTIGE, 2): "56",
    }
    for (kind, number), lines in printed.items():
        row = blocks(row_lots(p.t, kind, number))
        assert row == {name for name in BLOCK_NAMES if name[0] in lines or name[1] in lines}
        assert len(row) == (12 if kind == PRESTIGE else 6)
    circles = dict(zip(p.content.circle_ids, p.content.circles, strict=True))
    for circle, lines in (
        ("GT1", "AB"),
        ("GT2", "CD"),
        ("GT3", "EF"),
        *((f"GR{i}", str(i)) for i in range(1, 7)),
    ):
        assert blocks(circles[circle]) == {
            name for name in BLOCK_NAMES if name[0] in lines or name[1] in lines
        }
    for lots in [lots for lots in p.content.printed if lots] + p.content.circles:
        assert len(blocks(lots)) in (6, 12)


@pytest.mark.rule("USP-055")
def test_a_blocks_value_is_the_sum_of_all_numbers_of_its_rows() -> None:
    """Printed numbers and markers of both kinds, on its horizontal and on its vertical row, count together."""
    p = Position()
    printed = ["478965", "478965", "256743", "256743", "367854", "367854"]
    for line in range(6):
        for column in range(6):
            assert p.t.value[line * 6 + column] == int(printed[line][column])
    p.place_marker("w12", "GT2")
    p.place_marker("p5", "GR3")
    assert p.value("C3") == 5 + 1 + 12 + 5
    assert p.value("C2") == 5 + 3 + 12
    assert p.value("F3") == 2 + 1 + 5
    assert p.value("F4") == 2 + 1


@pytest.mark.rule("USP-056")
@pytest.mark.parametrize("where", ["D5.TL", "D5.TL+BL", "D5.TL+TR+BL", "D5"])
def test_a_building_has_the_value_of_its_block_whatever_its_size(where: str) -> None:
    """8 in block D5, for one lot or four, and it costs 8 to build there."""
    p = Position()
    home = p.put("COM", where, 0)
    assert value_of(p.t, home) == 8
    p.place_marker("w7", "GR5")
    assert value_of(p.t, home) == 15


@pytest.mark.rule("USP-057")
def test_the_residence_nearest_wilderness_is_worth_3() -> None:
    """2 + 1 at the start of the game; it is the one that breaks the tie for Media."""
    p = Position(starts=True)
    assert p.stands("A6.TR") == "RES -"
    assert value_of(p.t, lot("A6.TR")) == 2 + 1 == 3
    assert p.content.media_home == lot("A6.TR")
    threes = [name for name in ("A1.BR", "F1.BL", "A6.TR", "F6.TL") if value_of(p.t, lot(name)) == 3]
    assert threes == ["A6.TR"]
