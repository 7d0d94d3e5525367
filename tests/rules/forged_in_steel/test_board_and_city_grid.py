"""Board and City Grid: Lots, Blocks, cubes, structures, adjacency, bridges, what is on the grid."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent
from boomtown.games.forged_in_steel.rules.city import spread
from boomtown.games.forged_in_steel.rules.places import grid, is_full, vacant
from tests.rules.forged_in_steel.packs import pack
from tests.rules.forged_in_steel.position import Position


def beside(p: Position, *names: str) -> set[str]:
    """The Lots adjacent to some Lots."""
    lots = 0
    for name in names:
        lots |= p.lots(name)
    return p.names_in(spread(p.city, lots))


def buyable(p: Position, seat: int = 0) -> set[str]:
    """The Lots that a seat may buy."""
    p.muscle(seat, 1)
    if not p.can("buy-lot"):
        return set()
    p.do("buy-lot")
    return p.offers("lot")


def on_grid(p: Position) -> set[str]:
    """The Lots of the City Grid."""
    return p.names_in(grid(p.t))


@pytest.mark.rule("FIS-084", "FIS-102")
def test_every_lot_is_a_single_space_of_one_neighborhood(tmp_path: Path) -> None:
    """179 Lots in five named Neighborhoods without overlap; a Lot in another one's Block is refused."""
    p = Position(4)
    city = p.city
    assert city.nb_names == ["North Side", "Goat Hill", "East Pueblo", "Mesa Junction", "Bessemer"]
    assert [lots.bit_count() for lots in city.nb_lots] == [46, 35, 30, 30, 38]
    together = 0
    for lots in city.nb_lots:
        assert together & lots == 0
        together |= lots
    assert together == city.all_lots
    assert len(city.lot_ids) == 179
    assert all(city.bit[lot].bit_count() == 1 for lot in range(179))
    content = pack(tmp_path, "board.toml", ('block = "NS1"', 'block = "GH1"'))
    with pytest.raises(BadContent, match="another Neighborhood"):
        Position(4, content=content)


@pytest.mark.rule("FIS-085")
def test_a_block_is_a_group_of_lots_of_one_neighborhood() -> None:
    """Every Lot is in one Block; most have four Lots, a few fewer, none more."""
    city = Position(4).city
    sizes = [lots.bit_count() for lots in city.block_lots]
    assert sizes == city.block_size
    assert sizes.count(4) > len(sizes) / 2
    assert min(sizes) == 1
    assert max(sizes) == 4
    assert sum(sizes) == 179
    for block, lots in enumerate(city.block_lots):
        assert lots & ~city.nb_lots[city.block_nb[block]] == 0


@pytest.mark.rule("FIS-086")
def test_an_extract_with_17_lots_in_6_blocks() -> None:
    """As in the figure: a Block of 2 with two red cubes, a Block of 1, each filled by just so many buildings."""
    p = Position(4)
    blocks = ("MJ4", "MJ5", "MJ7", "MJ8", "MJ9", "MJ10")
    assert [p.lots(block).bit_count() for block in blocks] == [4, 4, 2, 4, 1, 2]
    assert sum(p.lots(block).bit_count() for block in blocks) == 17
    p.cube(0, "MJ10a", "MJ10b")
    assert p.names_in(p.lots("MJ10")) == {"MJ10a", "MJ10b"}
    assert not is_full(p.t, p.block("MJ10"))
    p.fill(0, "MJ10", "MJ9")
    assert p.count("house", 0) == 3
    assert is_full(p.t, p.block("MJ10"))
    assert is_full(p.t, p.block("MJ9"))
    assert not is_full(p.t, p.block("MJ7"))


@pytest.mark.rule("FIS-087", "FIS-088")
def test_a_vacant_lot_has_no_cube_building_or_park() -> None:
    """Only vacant Lots are bought: a Lot with a cube, a player's or the city's, takes no second one."""
    p = Position(4)
    p.cube(1, "NS5a")
    p.cube(None, "NS5b")
    p.put("house", 1, "NS5c")
    p.put("park_small", None, "NS5d")
    assert p.names_in(p.lots("NS5") & vacant(p.t)) == set()
    assert p.names_in(p.lots("NS9") & vacant(p.t)) == {"NS9a", "NS9b", "NS9c", "NS9d"}
    assert buyable(p) & p.names_in(p.lots("NS5")) == set()
    p.do("lot NS9a")
    assert p.stands("NS9a") == "cube 0"
    assert "NS9a" not in buyable(p, 1)
    p.event(0, "bessemer_ditch")
    assert not {"NS5a", "NS5b", "NS5c", "NS5d", "NS9a"} & p.offers("lot")
    p.muscle(0, 1)
    p.do("build-house")
    assert p.offers("lot") == {"NS5a", "NS5b", "NS9a"}  # the owned Lots


@pytest.mark.rule("FIS-088")
def test_speculation_needs_a_block_without_cubes() -> None:
    """No Lot gets a second cube by a card either."""
    p = Position(4)
    p.cube(1, "NS5a")
    p.event(0, "speculation")
    assert "NS5" not in p.offers("block")
    assert "NS1" in p.offers("block")
    p.do("block NS1")
    assert p.count("cube", 0) == 4
    assert p.count("cube", 1) == 1


@pytest.mark.rule("FIS-089", "FIS-090", "FIS-091", "FIS-093", "FIS-094", "FIS-124")
@pytest.mark.parametrize(
    ("builder", "owner", "gains"),
    [
        (0, 1, [0, 1, 0, 0]),  # another player's Lot pays its owner
        (0, 0, [0, 0, 0, 0]),  # one's own pays nobody
        (1, None, [0, 0, 1, 0]),  # a City Lot pays the Mayor,
        (2, None, [0, 0, 1, 0]),  # even if the Mayor builds
        (1, 2, [0, 0, 1, 0]),
        (2, 1, [0, 1, 0, 0]),
    ],
)
def test_anybody_builds_on_any_owned_lot_and_its_owner_scores(
    builder: int, owner: int | None, gains: list[int]
) -> None:
    """1 VP at once to the owner of the cube, or to the Mayor (seat 2 here)."""
    p = Position(4)
    p.role("mayor", 2)
    p.cube(owner, "NS5a")
    p.muscle(builder, 1)
    p.do("build-house", "lot NS5a")
    assert p.stands("NS5a") == f"house {builder}"
    assert p.gains() == gains
    assert p.count("cube", owner) == 0


@pytest.mark.rule("FIS-090", "FIS-094")
def test_every_cube_under_a_structure_pays() -> None:
    """A Mansion over a player's and a City cube, Parks over two City cubes: 1 VP for each cube, at once."""
    p = Position(4)
    p.role("mayor", 2)
    p.cube(1, "NS5a")
    p.cube(None, "NS5b", "NS9a", "NS9b")
    p.event(0, "rosemount", "pair NS5a+NS5b")
    assert p.gains() == [0, 1, 1, 0]
    p.skip_to("")
    p = Position(4)
    p.role("mayor", 2)
    p.cube(None, "NS9a", "NS9b")
    p.event(2, "mineral_palace", "pair NS9a+NS9b")
    assert p.gains() == [0, 0, 2, 0]
    assert p.stands("NS9a") == "park_medium city"


@pytest.mark.rule("FIS-092")
def test_city_cubes_come_to_the_map_only_by_events_after_setup() -> None:
    """No MM action, no Immigration and no seizing leaves a City cube."""
    p = Position(4)
    p.put("house", 1, "NS5a")
    p.put("factory", 1, "GH9a+GH9b")
    p.cube(0, "NS5b", "NS5c", "NS5d", "NS9a", "NS9c")
    p.muscle(0, 6)
    p.do("seize", "lot GH9a", "buy-lot", "lot NS1c", "build-house", "lot NS5b")
    assert p.count("cube", None) == 0
    p.immigration()
    p.skip_to("ChooseRole")
    assert p.count("cube", None) == 0
    p.event(0, "paving_contracts")
    p.do(*(f"lot {name}" for name in sorted(p.offers("lot"))[:3]))
    assert p.count("cube", None) == 3


@pytest.mark.rule("FIS-093", "FIS-120")
def test_city_cubes_act_like_players_cubes() -> None:
    """They make a Lot owned, zone it for building, and extend the City Grid."""
    for owner in (None, 3):
        p = Position(4)
        p.cube(owner, "BE4d")
        assert buyable(p) == {"BE4b", "BE4c", "BE5c", "BE8b"}
        p.muscle(0, 1)
        p.do("build-house")
        assert p.offers("lot") == {"BE4d"}
        p.raze()
        p.cube(owner, "GH9a", "GH9b")
        p.muscle(0, 2)
        p.do("build-factory")
        assert p.offers("pair") == {"GH9a+GH9b"}


@pytest.mark.rule("FIS-095")
@pytest.mark.parametrize(
    ("card", "kind"), [("carnegie_library", "civic"), ("gilded_age", "mansion"), ("cfi_merger", "factory")]
)
def test_civic_buildings_mansions_and_factories_cover_two_lots_of_one_block(card: str, kind: str) -> None:
    """Two adjacent Lots, never across a street, never diagonal."""
    p = Position(4)
    p.put("house", 1, "GH6a", "GH7c", "NS13b", "NS5a")
    p.event(0, card)
    offered = p.offers("pair")
    assert p.offers("lot") == set()
    for names in offered:
        a, b = names.split("+")
        assert p.city.lot_block[p.lot(a)] == p.city.lot_block[p.lot(b)]
        assert b in beside(p, a)
    assert p.pair("GH9b+GH10a") == -1  # side by side, with a street between
    assert "GH10a" in beside(p, "GH9b")
    assert p.pair("GH9a+GH9d") == -1  # diagonal
    p.do("pair GH9a+GH9b")
    owner = "city" if kind == "civic" else "0"
    assert f"{kind} {owner} GH9a+GH9b" in p.map()


@pytest.mark.rule("FIS-096")
def test_a_hospital_covers_one_lot() -> None:
    """It is placed on single Lots and fills just one."""
    p = Position(4)
    p.put("house", 1, "NS5a")
    p.event(0, "the_jungle")
    assert p.offers("pair") == set()
    p.do("lot NS5b")
    assert "hospital city NS5b" in p.map()
    assert p.stands("NS5c") == p.stands("NS5d") == ""


@pytest.mark.rule("FIS-097")
def test_a_park_covers_one_two_or_four_lots() -> None:
    """Small 1, medium 2 of one Block, large a whole Block of four."""
    p = Position(4)
    p.put("house", 1, "NS5a", "MJ6a")
    p.event(0, "columbian_exposition", "lot NS5b")
    p.event(0, "mountain_park", "pair NS5c+NS5d")
    p.skip_to("")
    p.event(0, "city_park")
    assert {"NS4", "NS9"} <= p.offers("block")
    assert not {"NS5", "NS3", "MJ6", "NS12"} & p.offers("block")
    p.do("block NS9")
    assert {
        "park_small city NS5b",
        "park_medium city NS5c+NS5d",
        "park_large city NS9a+NS9b+NS9c+NS9d",
    } <= p.map()


@pytest.mark.rule("FIS-098", "FIS-112")
def test_mm_builds_houses_factories_and_commercial_buildings_only() -> None:
    """Mansions, Civic buildings, Hospitals and Parks come by events; the normal buildings are three."""
    p = Position(4)
    p.fill(1, "NS1")
    p.cube(0, "NS2a", "NS2c", "GH9a", "GH9b", "NS5a", "NS5b")
    p.muscle(0, 20)
    ways = ["buy-lot", "build-house", "build-factory", "build-commercial", "buy-mine", "seize", "stop"]
    assert p.options() == ways
    kinds = set()
    for way, where in (
        ("build-house", "lot NS2a"),
        ("build-factory", "pair GH9a+GH9b"),
        ("build-commercial", "lot NS2c"),
    ):
        p.do(way)
        assert p.offers("pair") == ({"GH9a+GH9b"} if way == "build-factory" else set())
        p.do(where)
        kinds |= {words.split()[0] for words in p.map()}
    assert kinds == {"house", "factory", "commercial", "cube"}
    assert p.left == 20 - 1 - 2 - 3


@pytest.mark.rule("FIS-112", "FIS-130")
def test_a_cube_is_no_building() -> None:
    """It fills no Block, and nobody seizes or burns it."""
    p = Position(4)
    p.put("house", 1, "NS5a", "NS5b", "NS5c")
    p.cube(1, "NS5d")
    assert not is_full(p.t, p.block("NS5"))
    p.muscle(0, 4)
    p.do("seize")
    assert p.offers("lot") == {"NS5a", "NS5b", "NS5c"}
    p.riot(0, 1)
    assert p.offers("lot") == {"NS5a", "NS5b", "NS5c"}


@pytest.mark.rule("FIS-099", "FIS-125")
def test_a_factory_needs_two_lots_with_the_symbol() -> None:
    """Bought or by an event, on symbol Lots only; one of two is not enough."""
    p = Position(4)
    p.cube(0, "MJ2a", "MJ2b", "MJ2c", "MJ2d", "NS11a", "NS11b")
    p.muscle(0, 2)
    p.do("build-factory")
    assert p.offers("pair") == {"MJ2a+MJ2b"}  # MJ2a+MJ2c and NS11a+NS11b have one symbol each
    p.event(0, "cfi_merger")
    assert "MJ2a+MJ2b" in p.offers("pair")
    assert not {"MJ2a+MJ2c", "NS11a+NS11b", "MJ2c+MJ2d"} & p.offers("pair")
    symbols = p.names_in(p.city.factory_lots)
    assert all(set(names.split("+")) <= symbols for names in p.offers("pair"))


@pytest.mark.rule("FIS-100", "FIS-101")
def test_factory_lots_take_any_development() -> None:
    """Blue's House and Mansion and Red's Factory on Lots with the symbol; a Park and a Hospital too."""
    p = Position(4)
    p.cube(1, "GH9a")
    p.cube(0, "BE1c", "BE1d")
    p.muscle(1, 1)
    p.do("build-house", "lot GH9a")
    p.event(1, "gilded_age", "pair EP6a+EP6b")
    p.muscle(0, 2)
    p.do("build-factory", "pair BE1c+BE1d")
    assert {"house 1 GH9a", "mansion 1 EP6a+EP6b", "factory 0 BE1c+BE1d"} == p.map()
    p.event(0, "columbian_exposition", "lot GH9b")
    p.event(0, "the_jungle", "lot BE1a")
    assert p.stands("GH9b") == "park_small city"
    assert p.stands("BE1a") == "hospital city"
    p.cube(0, "GH10a")
    p.fill(0, "GH9")
    p.muscle(0, 3)
    p.do("build-commercial", "lot GH10a")
    assert p.stands("GH10a") == "commercial 0"


@pytest.mark.rule("FIS-103", "FIS-104", "FIS-119")
def test_only_lots_of_the_city_grid_are_bought() -> None:
    """Lots beside a Park, a building or an owned Lot, whoever owns them; everything else is too far off."""
    p = Position(4)
    assert buyable(p) == set()  # an empty map has no City Grid
    p.put("house", 1, "NS5a")
    assert buyable(p) == {"NS1c", "NS4b", "NS5b", "NS5c"}
    assert p.why("lot NS5d") == ("FIS-103",)
    p.raze()
    p.put("park_small", None, "NS5a")
    assert buyable(p) == {"NS1c", "NS4b", "NS5b", "NS5c"}
    p.raze()
    p.cube(3, "NS5a")
    assert buyable(p) == {"NS1c", "NS4b", "NS5b", "NS5c"}
    p.do("lot NS5b")  # a Lot just bought extends the grid at once
    assert buyable(p) == {"NS1c", "NS4b", "NS5c", "NS1d", "NS6a", "NS5d"}
    for kind, owner, names in (("mansion", 2, "NS8a+NS8b"), ("civic", None, "NS8a+NS8b")):
        p.raze()
        p.put(kind, owner, names)
        assert buyable(p) == {"NS4c", "NS4d", "NS7b", "NS9a", "NS8c", "NS8d"}
        assert on_grid(p) == buyable(p) | {"NS8a", "NS8b"}


@pytest.mark.rule("FIS-103", "FIS-105")
def test_events_place_on_the_grid_unless_they_say_anywhere() -> None:
    """Hospital and Civic building keep to the grid; Bessemer Annexation's Houses don't; Mansions never do."""
    p = Position(4)
    p.put("house", 1, "NS5a")
    p.event(0, "the_jungle")
    assert p.offers("lot") == {"NS1c", "NS4b", "NS5b", "NS5c"}
    p.event(0, "bessemer_annexation")
    assert p.offers("lot") == p.in_neighborhood("bessemer")
    p.event(0, "gilded_age")
    assert len(p.offers("pair")) == 159 - 2
    p.event(0, "carnegie_library")
    assert p.offers("pair") == {
        "NS5b+NS5d", "NS5c+NS5d", "NS1a+NS1c", "NS1c+NS1d", "NS4a+NS4b", "NS4b+NS4d",
    }  # fmt: skip


@pytest.mark.rule("FIS-106")
def test_adjacent_means_sharing_a_side() -> None:
    """Also across a street; never at a corner."""
    p = Position(4)
    assert beside(p, "NS5a") == {"NS1c", "NS4b", "NS5b", "NS5c"}
    assert beside(p, "NS5d") == {"NS5b", "NS5c", "NS9b", "NS6c"}
    assert beside(p, "NS9a+NS9b") >= {"NS5c", "NS5d", "NS8b", "NS10a", "NS9c", "NS9d"}
    p.put("house", 1, "NS5a")
    assert not {"NS5d", "NS4d", "NS1d"} & buyable(p)


@pytest.mark.rule("FIS-107")
def test_lots_of_different_neighborhoods_can_be_adjacent() -> None:
    """Mesa Junction and Bessemer touch, and so do the North Side and Goat Hill."""
    p = Position(4)
    p.put("house", 1, "MJ6b")
    assert buyable(p) == {"MJ2d", "MJ6a", "BE3a"}
    p.raze()
    p.put("house", 1, "NS6b")
    assert "GH3a" in buyable(p)


@pytest.mark.rule("FIS-108", "FIS-109")
def test_a_river_separates_and_a_bridge_links() -> None:
    """Five bridges make the two Lots at their ends adjacent, both ways; no other Lots touch across water."""
    p = Position(4)
    ends = {("NS11d", "MJ1b"), ("NS13c", "MJ3a"), ("GH9d", "BE1b"), ("GH5b", "EP3a"), ("GH8c", "EP6c")}
    for a, b in ends:
        assert b in beside(p, a)
        assert a in beside(p, b)
    south = p.in_neighborhood("mesa_junction") | p.in_neighborhood("bessemer")
    north = p.in_neighborhood("north_side") | p.in_neighborhood("goat_hill")
    east = p.in_neighborhood("east_pueblo")
    assert {(a, b) for a in north for b in beside(p, a) & (south | east)} == ends
    assert beside(p, *sorted(east)) & south == set()
    p.cube(1, "NS13d")
    assert "MJ3b" not in buyable(p)
    p.cube(1, "NS13c")
    assert buyable(p) & p.in_neighborhood("mesa_junction") == {"MJ3a"}


@pytest.mark.rule("FIS-109")
def test_a_bridge_counts_for_all_purposes() -> None:
    """A fully built Block at one end lets a Commercial building rise at the other; a Riot crosses it."""
    p = Position(4)
    p.fill(1, "NS11")
    p.cube(0, "MJ1b", "MJ1d")
    p.muscle(0, 3)
    p.do("build-commercial")
    assert p.offers("lot") == {"MJ1b"}
    p.do("lot MJ1b")
    p.raze("NS11a", "NS11b")
    p.rolls(2)
    p.riot(0, 1)
    p.do("lot NS11d")
    assert p.stands("MJ1b") == ""


@pytest.mark.rule("FIS-110", "FIS-111")
def test_only_the_lot_at_the_far_end_of_a_bridge_is_reached() -> None:
    """Nothing of East Pueblo can be bought before; then the one Lot at the bridge; a Mansion opens it anywhere."""
    p = Position(4)
    east = p.in_neighborhood("east_pueblo")
    p.put("house", 1, "GH5a", "GH4b")
    assert buyable(p) & east == set()
    p.put("house", 2, "GH5b")
    assert buyable(p) & east == {"EP3a"}
    assert on_grid(p) & east == {"EP3a"}
    p.raze("GH5b")
    p.event(0, "gilded_age", "pair EP5b+EP5d")
    assert buyable(p) & east == {"EP5a", "EP5c", "EP8b"}
    p.do("lot EP5a")
    p.muscle(1, 1)
    p.do("build-house", "lot EP5a")
    assert p.stands("EP5a") == "house 1"


@pytest.mark.rule("FIS-103")
def test_an_owned_lot_left_alone_can_still_be_built_on() -> None:
    """A Lot with a cube is on the City Grid even when all around it is gone."""
    p = Position(4)
    p.cube(1, "BE12d")
    assert "BE12d" in on_grid(p)
    p.muscle(0, 1)
    p.do("build-house", "lot BE12d")
    assert p.stands("BE12d") == "house 0"
