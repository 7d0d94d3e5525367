"""Building a contract: APs, permits and wealth, lots and streets, zoning, neighborhood bonus."""

import pytest

from boomtown.games.urban_sprawl.rules.content import CONTRACT
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS, SITE_LOTS, SITE_NEAR, SITE_SIZE, bits
from boomtown.games.urban_sprawl.rules.sites import building_sites
from tests.rules.urban_sprawl.position import BLOCK_NAMES, Position, block_at, new, site_at, site_name


def school(p: Position, *permits: str) -> Position:
    """The High School lies in the 1 AP box, and seat 0 holds permits."""
    p.box(1, "High School")
    p.give(0, *permits)
    return p


def sites(p: Position, id: str) -> set[str]:
    """Every site where seat 0 may build a contract, as the choices of block and lots offer them."""
    found: set[str] = set()
    p.box(1, id)
    if not p.can("build 0"):
        return found
    before = p.t.clone()
    p.do("build 0")
    if p.step != "ChooseBlock":  # one block only: its sites are those of the rule itself
        p.t = before  # type: ignore[assignment]
        return {site_name(site) for site in building_sites(p.t, 0, p.card(id))}
    for block in p.offers("block"):
        asked = p.t.clone()
        p.do(f"block {block}")
        if p.step == "ChooseSite":
            found |= p.offers("site")
        else:
            built = [args[1] for args in p.told("build")][-1:] or [p.t.agenda[-1].site]  # type: ignore[attr-defined]
            found.add(site_name(built[0]))
        p.t = asked  # type: ignore[assignment]
    p.t = before  # type: ignore[assignment]
    return found


# --- the three payments --------------------------------------------------------------------------------------


@pytest.mark.rule("USP-102")
def test_aps_permits_and_wealth_are_all_paid() -> None:
    """One build takes all three at once."""
    p = Position()
    p.box(3, "High School")
    p.give(0, "P13")
    p.do("build 2", "block D4", "site D4.TL+TR")
    assert p.t.turn[2] == 6 - 3
    assert p.gained(0) == (-7, 0)
    assert (p.hand(0), p.discarded()) == ([], ["P13"])


@pytest.mark.rule("USP-102")
def test_if_one_payment_can_not_be_met_the_contract_can_not_be_built() -> None:
    """Too few APs, too few permits or too little wealth each forbid it, alone."""
    for ap, permit, wealth, rule in (
        (3, "P13", 2, ""),
        (2, "P13", 2, "USP-103"),
        (3, "P01", 2, "USP-104"),
        (3, "P13", 1, "USP-107"),
    ):
        p = Position()
        p.box(3, "High School")
        p.give(0, permit)
        p.wealth(wealth)
        p.turn(0, ap)
        assert p.can("build 2") == (rule == "")
        if rule:
            assert p.why("build 2")[0] == rule
            assert "2" in p.offers("favor") or ap < 3


@pytest.mark.rule("USP-103")
@pytest.mark.parametrize(
    ("place", "price"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 5), (7, 4), (8, 0)]
)
def test_a_build_costs_the_aps_of_its_place(place: int, price: int) -> None:
    """The price beside the box or deck, nothing for a Favor; with one AP less it is not offered."""
    p = Position()
    p.activate("city", "metropolis")
    p.give(0, "P13")
    if place < 5:
        p.box(place + 1, "High School")
    elif place < 8:
        p._lay(p.t.tops, place - 4, "High School")
    else:
        p.favor(0, "High School")
    p.turn(0, 7)
    p.do(f"build {place}", "block A3", "site A3.TL+TR", "split 0")
    assert p.t.turn[2] == 7 - price
    assert p.stands("A3.TL") == "CIV 0"


@pytest.mark.rule("USP-104")
def test_all_permits_must_show_the_zone_of_the_contract() -> None:
    """Two pages of CIV build the High School; a card of another zone is neither counted nor asked for."""
    p = school(Position(), "P10", "P22", "P30", "P07")
    assert p.why("build 0") == ("USP-104",)  # one CIV page only
    p.give(0, "P04")
    assert p.can("build 0")
    p.do("build 0", "block A3", "site A3.TL+TR")
    assert sorted(p.discarded()) == ["P04", "P07"]
    assert p.hand(0) == ["P10", "P22", "P30"]


@pytest.mark.rule("USP-105")
def test_permits_may_come_from_several_cards() -> None:
    """A 4-lot contract is paid with 2 + 1 + 1 pages, or with 3 + 1."""
    for permits in (("P13", "P01", "P04"), ("P25", "P07"), ("P01", "P02", "P03", "P04")):
        p = Position()
        p.box(1, "General Hospital")
        p.give(0, *permits)
        p.do("build 0", "block A3")
        p.skip_to("Act")
        assert p.stands("A3.TL") == "CIV 0"
        assert (p.hand(0), sorted(p.discarded())) == ([], sorted(permits))


@pytest.mark.rule("USP-105", "USP-104", "USP-G30")
def test_the_builder_chooses_which_permits_to_pay_with() -> None:
    """Every way from which no card could be left out can be taken, and no other."""
    paid = set()

    def follow(p: Position) -> None:
        if p.step != "ChoosePermits":
            paid.add(tuple(sorted(p.discarded())))
            return
        for words in p.options():
            copy = p.t.clone()
            p.do(words)
            follow(p)
            p.t = copy  # type: ignore[assignment]

    p = school(Position(), "P01", "P04", "P07", "P13", "P27", "P10")
    p.do("build 0", "block A3", "site A3.TL+TR")
    follow(p)
    assert paid == {("P01", "P04"), ("P01", "P07"), ("P04", "P07"), ("P13",), ("P27",)}


@pytest.mark.rule("USP-106", "USP-108")
@pytest.mark.parametrize("permits", [("P04", "P07"), ("P19",), ("P27",), ("P36",)])
def test_the_ways_to_pay_for_the_high_school(permits: tuple[str, ...]) -> None:
    """Two 1-permit CIV cards, or one CIV card of 2, 3 or 4 pages: each is spent whole, with nothing back."""
    p = school(Position(), *permits)
    p.note()
    p.do("build 0", "block A3", "site A3.TL+TR", "split 0")
    assert p.hand(0) == []
    assert sorted(p.discarded()) == sorted(permits)
    assert p.gained(0)[0] == -2 + 3  # the block, and its vocation in wealth; no change for a larger card
    p.box(1, "Fire Station")
    assert not p.can("build 0")  # nothing of the permits is left


@pytest.mark.rule("USP-107")
def test_a_building_costs_the_value_of_its_block_whatever_its_size() -> None:
    """One lot or four, in block D1: 9 wealth, and markers add to it."""
    for id in ("Barber Shop", "Corporate HQ"):
        p = Position()
        p.build(0, id, "D1.TL" if id == "Barber Shop" else "D1")
        assert p.told("build")[-1][2] == 9
        p = Position()
        p.place_marker("w12", "GR1")
        p.build(0, id, "D1.TL" if id == "Barber Shop" else "D1")
        assert p.told("build")[-1][2] == 21
    p = Position()
    p.build(0, "Restaurant", "D1.TL+TR")
    assert p.gains() == [(-9, 0), (0, 0), (0, 0), (0, 0)]


@pytest.mark.rule("USP-107")
def test_only_blocks_that_can_be_paid_are_offered() -> None:
    """With 5 wealth the blocks up to value 5; with 4 no block of value 5."""
    for wealth in (4, 5):
        p = school(Position(), "P13")
        p.wealth(wealth)
        p.do("build 0")
        assert p.offers("block") == {name for name in BLOCK_NAMES if p.value(name) <= wealth}
        assert "USP-107" in p.why("block D1")


@pytest.mark.rule("USP-109")
@pytest.mark.parametrize(("block", "price"), [("D3", 7), ("D4", 7), ("A3", 2), ("A4", 2)])
def test_the_wealth_price_of_the_rulebooks_sites(block: str, price: int) -> None:
    """1 + 6 = 7 on prestige row 1 and wealth row 6, 1 + 1 = 2 on wealth row 1."""
    p = school(Position(), "P13")
    p.do("build 0", f"block {block}", f"site {block}.TL+TR", "split 1")
    assert p.gained(0)[0] == -price


# --- where it lies -------------------------------------------------------------------------------------------


@pytest.mark.rule("USP-110")
@pytest.mark.parametrize(("id", "size"), [("T08", 1), ("T04", 2), ("C04", 3), ("C06", 4)])
def test_a_building_covers_as_many_lots_as_its_contract_has_permits(id: str, size: int) -> None:
    """Every site on offer has just so many lots; 4, 4, 4 and 1 of them in an empty block."""
    p = Position()
    p.give(0, "P32")
    p.wealth(500)
    found = sites(p, id)
    assert {SITE_SIZE[site_at(name)] for name in found} == {size}
    assert len(found) == 36 * (1 if size == 4 else 4)
    other = {1: "A3.TL+TR", 2: "A3.TL", 3: "A3.TL", 4: "A3.TL"}[size]
    p.box(1, id)
    p.do("build 0")
    if size < 4:
        p.do("block A3")
        assert p.why(f"site {other}") == ("USP-110",)


@pytest.mark.rule("USP-111")
def test_a_building_lies_in_one_block() -> None:
    """No site crosses a street, though lots on both sides are adjacent; a row of two lots is never split."""
    for site in range(468):
        lots = SITE_LOTS[site]
        assert any(lots & ~BLOCK_LOTS[block] == 0 for block in range(36))
        numbers = bits(lots)
        if len(numbers) == 2:  # side by side, not corner to corner
            assert numbers[1] - numbers[0] in (1, 12)
    p = Position()
    p.fill("PARK", None, "A3.TL", "A3.BL", "A3.BR", "B3.TR", "B3.BL", "B3.BR")  # A3.TR and B3.TL are free
    p.give(0, "P13")
    assert not [name for name in sites(p, "T04") if name[:2] in ("A3", "B3")]
    assert len(sites(p, "T08")) == 36 * 4 - 6


@pytest.mark.rule("USP-112")
def test_a_building_goes_on_lots_that_are_free() -> None:
    """A lot with a building, even one of one's own or a park, is out of the question without a demolition."""
    p = Position()
    p.put("CIV", "A3.TL", 0)
    p.put("PARK", "B4.TL")
    p.give(0, "P13")
    found = sites(p, "T04")
    assert {name for name in found if name.startswith("A3")} == {"A3.BL+BR", "A3.TR+BR"}
    assert {name for name in found if name.startswith("B4")} == {"B4.BL+BR", "B4.TR+BR"}
    p.box(1, "T04")
    p.do("build 0", "block A3")
    assert p.why("site A3.TL+TR") == ("USP-112",)
    p.turn(0)
    p.give(0, "U01")
    assert "A3.TL+TR" in sites(p, "T04")
    p.do("build 0", "block A3", "site A3.TL+TR")
    assert p.size("A3.TL") == 2


@pytest.mark.rule("USP-113")
def test_the_tile_comes_from_the_supply_and_has_the_contracts_zone_and_size() -> None:
    """One contract of each zone and size; just one tile leaves the supply."""
    content = new().content
    tried = set()
    for card in range(54, 165):
        kind = (content.zone[card], content.size[card])
        p = Position()
        p.wealth(500)
        if content.kind[card] != CONTRACT or kind in tried or not building_sites(p.t, 0, card):
            continue
        tried.add(kind)
        before = p.t.supply[:]
        site = building_sites(p.t, 0, card)[0]
        p.build(0, content.ids[card], site_name(site))
        home = p.t.home[bits(SITE_LOTS[site])[0]]
        assert (p.t.zone[home], SITE_SIZE[p.t.site[home]], p.t.site[home]) == (*kind, site)
        before[kind[0] * 4 + kind[1] - 1] -= 1
        assert p.t.supply == before
    assert len(tried) == 16


@pytest.mark.rule("USP-113", "USP-G18")
def test_without_a_tile_the_contract_can_not_be_built() -> None:
    """The supply of 2-lot CIV is used up; tiles of other zones and sizes don't help."""
    p = school(Position(), "P13")
    p.tiles("CIV", 2, 0)
    assert p.why("build 0") == ("USP-G18",)
    p.tiles("CIV", 2, 1)
    assert p.why("build 0") == ()


@pytest.mark.rule("USP-114")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_builder_controls_the_new_building(seat: int) -> None:
    """The builder's cube is on it, and on nothing else."""
    p = Position(3)
    p.put("CIV", "B3.TL")
    p.build(seat, "High School", "A3.TL+TR")
    assert p.city() == {f"CIV {seat} A3.TL+TR", "CIV - B3.TL"}


@pytest.mark.rule("USP-115")
def test_italic_text_makes_placement_stricter() -> None:
    """The Bank wants a block worth 6 or more, the Dam the waterfront, the Kindergarten a residence beside it."""
    p = Position()
    p.give(0, "P13")
    assert {name[:2] for name in sites(p, "Bank")} == {name for name in BLOCK_NAMES if p.value(name) >= 6}
    p.box(1, "Bank")
    p.do("build 0")
    assert p.why("block A3") == ("USP-115",)
    p.turn(0)
    assert {name for name in sites(p, "Dam") if name[1] == "1"} == {
        *(f"{column}1.{corner}" for column in "ABCDEF" for corner in ("TL", "TR")),
        "F1.BR",
    }
    assert sites(p, "Kindergarten") == set()
    p.box(1, "Kindergarten")
    assert "USP-115" in p.why("build 0")
    p.put("RES", "C3.TL", 1)
    assert sites(p, "Kindergarten") == {
        "C3.TR", "C3.BL", "C3.BR", "B3.TR", "B3.BR", "C2.BL", "C2.BR", "B2.BR",
    }  # fmt: skip


@pytest.mark.rule("USP-115")
def test_italic_text_makes_placement_looser() -> None:
    """The Police Station ignores zoning, the Clinic may take residences for its own zone, the Mobile Home pays half."""
    p = Position()
    p.put("IND", "C3.TL", 1)
    p.put("RES", "E5.TL", 1)
    p.give(0, "P01")
    around = {site_name(block_at(name) * 13 + i) for name in BLOCK_NAMES for i in range(4)} - {
        "C3.TL",
        "E5.TL",
    }
    assert sites(p, "Police Station") == around
    near_ind = {name for name in around if SITE_NEAR[site_at(name)] & SITE_LOTS[site_at("C3.TL")]}
    near_res = {name for name in around if SITE_NEAR[site_at(name)] & SITE_LOTS[site_at("E5.TL")]}
    assert sites(p, "Fire Station") == around - near_ind - near_res
    assert sites(p, "Clinic") == around - near_ind
    p.wealth(100)
    p.build(0, "Mobile Home", "D1.TL")  # value 9
    assert p.gained(0)[0] == -5
