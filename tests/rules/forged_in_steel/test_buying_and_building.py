"""Buying and building: costs, Lots, Houses, Factories, Commercial buildings, Mines."""

import pytest

from boomtown.games.forged_in_steel.rules.places import is_full
from tests.rules.forged_in_steel.position import Position


def rich(muscle: int) -> Position:
    """Seat 0 has MM and could do everything: Lots, House, Factory, Commercial building, Mine, seizing."""
    p = Position(4)
    p.fill(1, "NS1")
    p.cube(1, "NS2a", "GH9a", "GH9b")
    p.muscle(0, muscle)
    return p


@pytest.mark.rule("FIS-114", "FIS-115", "FIS-116", "FIS-117", "FIS-118", "FIS-149")
@pytest.mark.parametrize(
    ("way", "where", "price"),
    [
        ("buy-lot", "lot NS2b", 1),
        ("buy-mine", "mine rouse", 2),
        ("build-house", "lot NS2a", 1),
        ("build-factory", "pair GH9a+GH9b", 2),
        ("build-commercial", "lot NS2a", 3),
        ("seize", "lot NS1a", 4),
    ],
)
def test_what_things_cost(way: str, where: str, price: int) -> None:
    """With one MM too few a thing is not offered; with enough just its price is paid."""
    assert not rich(price - 1).can(way)
    p = rich(price)
    assert p.can(way)
    p = rich(7)
    p.do(way, where)
    assert p.left == 7 - price


@pytest.mark.rule("FIS-113")
def test_buying_and_building_goes_on_with_the_mm_left() -> None:
    """Each action is carried out before the next is chosen; with nothing left the turn is over."""
    p = rich(3)
    p.do("buy-lot", "lot NS2b")
    assert (p.stands("NS2b"), p.step, p.left) == ("cube 0", "Spend", 2)
    assert not p.can("build-commercial")
    p.do("build-factory", "pair GH9a+GH9b")
    assert p.stands("GH9a") == "factory 0"
    assert p.step == ""
    assert p.t.turn == []


@pytest.mark.rule("FIS-119", "FIS-120", "FIS-121", "FIS-122", "FIS-123")
def test_a_lot_is_bought_now_and_built_on_in_a_later_turn() -> None:
    """Not in the turn in which it was bought; by an opponent in the same round already, by its owner the next time."""
    p = Position(4)
    p.put("house", 3, "NS5a")
    p.turns((0, "opera_block"), (1, "labor"), (2, "free_silver"))
    p.do("muscle")
    assert not p.can("build-house")  # no Lot is owned yet
    p.do("buy-lot", "lot NS5b", "buy-lot", "lot NS5c")
    assert p.stands("NS5b") == "cube 0"
    assert not p.can("build-house")
    assert p.why("build-house") == ("FIS-123",)
    p.do("stop", "muscle", "build-house")
    assert p.offers("lot") == {"NS5b", "NS5c"}
    p.do("lot NS5b")
    assert p.stands("NS5b") == "house 1"
    assert p.gains() == [1, 0, 0, 0]
    p.do("stop", "muscle", "stop")
    p.muscle(0, 1)
    p.do("build-house", "lot NS5c")
    assert p.stands("NS5c") == "house 0"
    assert p.gains() == [1, 0, 0, 0]


@pytest.mark.rule("FIS-121")
def test_cubes_that_a_card_places_are_not_built_on_in_its_turn() -> None:
    """Crews-Beggs' Lots are too fresh for its Commercial building, for Factories and for another card's House."""
    p = Position(4)
    p.fill(1, "NS1")
    p.event(0, "crews_beggs_store", "buy-lot", "lot NS2a")
    assert p.left == 3
    assert not p.can("build-commercial")
    p.do("stop")
    p.muscle(0, 3)
    assert p.can("build-commercial")
    p = Position(4)
    p.put("house", 1, "GH6c")
    p.cube(0, "GH9b")
    p.muscle(0, 4)
    p.do("buy-lot", "lot GH9a")
    assert not p.can("build-factory")  # one of the two cubes is of this turn
    p.muscle(0, 2)
    assert p.can("build-factory")
    p = Position(4)
    p.put("house", 0, "EP4a")
    p.event(0, "volga_german_farmers", "option 1", "lot EP4b", "lot EP4c")
    p.muscle(0, 1)
    assert p.can("build-house")


@pytest.mark.rule("FIS-123")
def test_a_house_takes_the_place_of_the_cube() -> None:
    """Only Lots with a cube; the cube goes back to its owner and the House is the builder's."""
    p = Position(4)
    p.cube(1, "NS5a")
    p.cube(None, "NS5d")
    p.put("house", 2, "NS5b")
    p.muscle(0, 1)
    p.do("build-house")
    assert p.offers("lot") == {"NS5a", "NS5d"}
    p.do("lot NS5a")
    assert p.map() == {"house 0 NS5a", "cube city NS5d", "house 2 NS5b"}


@pytest.mark.rule("FIS-125")
def test_a_factory_needs_two_owned_factory_lots_side_by_side_in_one_block() -> None:
    """Cubes of anyone; not one cube only, not diagonal, not across a street."""
    p = Position(4)
    p.cube(1, "GH9a")
    p.muscle(0, 2)
    assert not p.can("build-factory")
    p.cube(2, "GH9d")  # diagonal to GH9a
    assert not p.can("build-factory")
    p.cube(None, "GH10a")  # beside no cube of its own Block
    p.cube(3, "GH9b")  # now with GH9a and GH9d; GH10a is across the street
    p.muscle(0, 2)
    p.do("build-factory")
    assert p.offers("pair") == {"GH9a+GH9b", "GH9b+GH9d"}


@pytest.mark.rule("FIS-126", "FIS-127")
@pytest.mark.parametrize(
    ("owners", "gains"),
    [
        ((1, 2), [0, 1, 1, 0]),
        ((1, 1), [0, 2, 0, 0]),
        ((0, 0), [0, 0, 0, 0]),
        ((None, None), [0, 0, 0, 2]),
        ((0, None), [0, 0, 0, 1]),
        ((3, None), [0, 0, 0, 2]),
    ],
)
def test_a_factory_pays_for_both_lots(owners: tuple[int | None, int | None], gains: list[int]) -> None:
    """Both cubes go, each pays its owner or the Mayor (seat 3); one Factory stands with the builder's cube."""
    p = Position(4)
    p.role("mayor", 3)
    p.cube(owners[0], "GH9a")
    p.cube(owners[1], "GH9b")
    p.muscle(0, 2)
    p.do("build-factory", "pair GH9a+GH9b")
    assert p.map() == {"factory 0 GH9a+GH9b"}
    assert p.gains() == gains


@pytest.mark.rule("FIS-128")
def test_two_factories_from_one_card() -> None:
    """The rulebook's example: 4 MM, the second Factory over a Blue and a Red cube; Blue scores 1 and Red nothing."""
    p = Position(4)
    red, blue = 0, 1
    p.cube(red, "GH9c", "GH9d")
    p.cube(blue, "GH9a")
    p.cube(red, "GH9b")
    p.mm(red, "opera_block")
    p.do("build-factory", "pair GH9c+GH9d")
    assert p.left == 2
    assert p.gains() == [0, 0, 0, 0]
    p.do("build-factory", "pair GH9a+GH9b")
    assert p.step == ""  # 0 MM left
    assert p.gains() == [0, 1, 0, 0]
    assert p.map() == {"factory 0 GH9c+GH9d", "factory 0 GH9a+GH9b"}


@pytest.mark.rule("FIS-129")
def test_a_commercial_building_stands_beside_a_fully_built_block() -> None:
    """On an owned Lot that touches a full Block; not at its corner, not further off."""
    p = Position(4)
    p.fill(1, "NS5")
    p.cube(0, "NS9a", "NS9c", "NS4d", "NS10a", "NS1c")
    p.muscle(0, 3)
    p.do("build-commercial")
    assert p.offers("lot") == {"NS9a", "NS4d", "NS1c"}  # NS9c lies behind NS9a, NS10a at the corner
    assert p.why("lot NS9b") == ("FIS-129",)  # no cube there


@pytest.mark.rule("FIS-129")
def test_a_commercial_building_needs_another_block_than_its_own() -> None:
    """Three neighbours in its own Block don't make a fully built Block for the fourth Lot."""
    p = Position(4)
    p.put("house", 1, "NS5a", "NS5b", "NS5c")
    p.cube(0, "NS5d")
    p.muscle(0, 3)
    assert not p.can("build-commercial")
    p.fill(1, "NS9")
    p.muscle(0, 3)
    assert p.can("build-commercial")


@pytest.mark.rule("FIS-130")
def test_a_block_is_fully_built_with_buildings_or_parks_on_all_lots() -> None:
    """All kinds count; a vacant Lot or one with a cube spoils it; small Blocks need fewer."""
    p = Position(4)
    p.put("mansion", 1, "NS5a+NS5b")
    p.put("park_small", None, "NS5c")
    assert not is_full(p.t, p.block("NS5"))
    p.cube(1, "NS5d")
    assert not is_full(p.t, p.block("NS5"))
    p.put("hospital", None, "NS5d")
    assert is_full(p.t, p.block("NS5"))
    p.put("civic", None, "GH10a+GH10b")
    assert is_full(p.t, p.block("GH10"))
    p.put("park_large", None, "NS9")
    p.put("factory", 0, "EP9a+EP9b")
    p.put("commercial", 0, "MJ9b")
    p.put("park_medium", None, "MJ10a+MJ10b")
    for block in ("NS9", "EP9", "MJ9", "MJ10"):
        assert is_full(p.t, p.block(block))
    p.cube(2, "MJ8d")
    p.muscle(0, 3)
    p.do("build-commercial")
    assert p.offers("lot") == {"MJ8d"}


@pytest.mark.rule("FIS-131", "FIS-132")
@pytest.mark.parametrize(
    ("owner", "gains"), [(1, [0, 1, 0, 0]), (0, [0, 0, 0, 0]), (None, [0, 0, 0, 1]), (3, [0, 0, 0, 1])]
)
def test_a_commercial_building_replaces_the_cube_and_pays_for_it(owner: int | None, gains: list[int]) -> None:
    """It is the builder's at once, with their cube on top; the Mayor is seat 3."""
    p = Position(4)
    p.role("mayor", 3)
    p.fill(1, "NS5")
    p.cube(owner, "NS9a")
    p.muscle(0, 3)
    p.do("build-commercial", "lot NS9a")
    assert p.stands("NS9a") == "commercial 0"
    assert p.count("cube", owner) == 0
    assert p.gains() == gains


@pytest.mark.rule("FIS-133")
def test_which_block_can_take_a_commercial_building() -> None:
    """The rulebook's example: B is full, A has no owned Lot, C touches no full Block: only D's Lot will do."""
    p = Position(4)
    a, b, c, d = "NS1", "NS5", "GH3", "NS9"
    p.put("house", 1, f"{a}c")
    p.fill(1, b)
    p.cube(2, f"{c}b")
    p.cube(3, f"{d}b")
    p.muscle(0, 5)
    p.do("build-commercial")
    assert p.offers("lot") == {f"{d}b"}
    p.do(f"lot {d}b")
    assert p.gains() == [0, 0, 0, 1]


@pytest.mark.rule("FIS-134", "FIS-135", "FIS-136")
def test_twelve_mines_each_for_one_owner() -> None:
    """Any Mine without an owner, with nothing on the map at all; when all have one there is none to buy."""
    p = Position(4)
    assert p.t.mines == [-1] * 12
    p.rolls(1)
    p.muscle(0, 2)  # an empty city has no City Grid
    assert p.options() == ["buy-mine", "stop"]
    p.do("buy-mine")
    assert p.offers("mine") == set(p.city.mine_ids)
    p.do("mine sopris")
    assert p.mine_owner("sopris") == 0
    p.muscle(1, 4)
    p.do("buy-mine")
    assert p.offers("mine") == set(p.city.mine_ids) - {"sopris"}
    p.mine(2, *(set(p.city.mine_ids) - {"sopris"}))
    p.put("house", 3, "NS1a")
    p.muscle(1, 3)
    assert not p.can("buy-mine")


@pytest.mark.rule("FIS-137", "FIS-138")
@pytest.mark.parametrize(("roll", "unrest"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_the_buyer_of_a_mine_rolls_for_vp_and_unrest(roll: int, unrest: int) -> None:
    """The die in VP at once; from 3 on one cube of the buyer goes on the Unrest track."""
    p = Position(4)
    p.rolls(roll)
    p.muscle(1, 3)
    p.do("buy-mine", "mine rouse")
    assert p.gains() == [0, roll, 0, 0]
    assert p.t.unrest == [1] * unrest


@pytest.mark.rule("FIS-137", "FIS-138", "FIS-140")
@pytest.mark.parametrize(
    ("roll", "chosen", "headline", "vp", "unrest"),
    [
        (3, 2, False, 2, 0),  # the Mining Official turns a 3 into a 2 and avoids Unrest
        (2, 3, False, 3, 1),  # or a 2 into a 3
        (4, 5, False, 5, 1),  # the result is not capped
        (1, 0, False, 0, 0),
        (2, 2, False, 2, 0),
        (2, 2, True, 3, 1),  # Free Silver adds 1 for VP and for Unrest alike
        (3, 2, True, 3, 1),
        (2, 1, True, 2, 0),
    ],
)
def test_vp_and_unrest_use_the_modified_roll(
    roll: int, chosen: int, headline: bool, vp: int, unrest: int
) -> None:
    """Role and Headline change the die first; both the points and the Unrest test look at the result."""
    p = Position(4)
    p.role("mining_official", 1)
    if headline:
        p.headline("free_silver", 3)
    p.rolls(roll)
    p.muscle(1, 2)
    p.do("buy-mine", "mine rouse")
    assert p.step == "OfficialRoll"
    assert p.gained(1) == 0  # not before the result is final
    assert p.offers("die") == {str(roll - 1), str(roll), str(roll + 1)}
    p.do(f"die {chosen}")
    assert p.gained(1) == vp
    assert p.t.unrest == [1] * unrest


@pytest.mark.rule("FIS-139")
def test_a_mine_is_rolled_for_only_once() -> None:
    """Neither who seizes it nor who buys it again after it was lost rolls; another Mine is rolled for."""
    p = Position(4)
    p.rolls(2, 2)
    p.muscle(1, 2)
    p.do("buy-mine", "mine rouse")
    assert p.gained(1) == 2
    p.muscle(2, 4)
    p.do("seize", "mine rouse")
    assert p.mine_owner("rouse") == 2
    assert p.gained(2) == 0
    p.event(1, "silver_crash")  # seat 2 loses it, seat 1 gains one
    assert p.mine_owner("rouse") is None
    p.do("mine rouse")
    assert p.mine_owner("rouse") == 1
    assert p.gained(1) == 2
    assert len(p.told("mine-roll")) == 1
    p.muscle(3, 2)
    p.do("buy-mine", "mine pictou")
    assert p.gained(3) == 2


@pytest.mark.rule("FIS-141")
def test_a_mine_from_an_event_is_rolled_for_too() -> None:
    """Free Silver's Mine gives the die in VP and Unrest from 3 on; the Mining Official may change it."""
    p = Position(4)
    p.rolls(4)
    p.event(1, "free_silver", "mine orient")
    assert p.mine_owner("orient") == 1
    assert p.gains() == [0, 6, 0, 0]  # the roll, and 2 for the Mine
    assert p.t.unrest == [1]
    p.rolls(3)
    p.event(2, "silver_crash", "mine calumet")
    assert p.step == "OfficialRoll"  # the Official still decides, Free Silver adds 1
    p.do("die 2")
    assert p.gained(2) == 3


@pytest.mark.rule("FIS-142")
def test_riots_never_reach_mines() -> None:
    """A Target with Mines only loses nothing; one with a House loses the House and keeps the Mines."""
    p = Position(4)
    p.mine(1, "rouse", "pictou")
    p.riot(0, 1)
    assert p.step == ""
    assert p.mine_owner("rouse") == 1
    p.put("house", 1, "NS1a")
    p.rolls(4)
    p.riot(0, 1)
    assert p.options() == ["lot NS1a"]
    p.do("lot NS1a")
    assert p.map() == set()
    assert p.t.mines.count(1) == 2
