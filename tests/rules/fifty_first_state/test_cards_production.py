"""Production Locations, each card: what it produces when built, in each Production phase, and for a visitor."""

import pytest

from tests.rules.fifty_first_state.card_rows import BOARD, deck_of, goods, plus, price
from tests.rules.fifty_first_state.position import Position

# card, what it produces, its Building Bonus, whether it is Open Production
PLAIN = [
    ("assassin", "gun", "", True),
    ("boiler_room", "worker*2", "worker", True),
    ("car_garage", "defense", "defense", True),
    ("construction_vehicles", "grey", "grey", True),
    ("courthouse", "brick+ammo", "", False),
    ("courthouse_w", "brick+ammo", "", False),
    ("docks", "iron", "", True),
    ("excavator", "development", "", True),
    ("excavator_ne", "development", "", True),
    ("excavator_w", "development", "", True),
    ("expedition_camp", "gun+ammo", "", False),
    ("expedition_camp_w", "gun+ammo", "", False),
    ("fuel_tank", "fuel", "", True),
    ("generators", "worker*2", "worker", True),
    ("hangar", "fuel+ammo", "", False),
    ("hangar_w", "fuel+ammo", "", False),
    ("haven", "iron+ammo", "", False),
    ("haven_w", "iron+ammo", "", False),
    ("hidden_forge", "defense", "", False),
    ("landfill", "ammo", "ammo", False),
    ("lemmys_storage", "ammo", "", False),
    ("natural_shelters", "ammo+worker", "", False),
    ("pub", "card", "card", True),
    ("pub_w", "card", "card", True),
    ("quarry", "brick", "", True),
    ("ricky_the_merchant", "blue", "", False),
    ("school", "worker", "worker", False),
    ("sharrash", "universal", "universal", True),
    ("steel_eagle", "vp", "", True),
    ("the_iron_gang", "red", "", False),
    ("wire_entanglement", "defense", "defense", False),
]


def building(card: str, *state: str, seats: int = 2, factions: tuple[str, ...] = ()) -> Position:
    """Seat 0 has a card in hand, a State, six grey contacts and its turn; seat 1 has passed."""
    p = Position(seats, deck_of(card), factions or ("new_york", "appalachian_federation", "mutants_union"))
    p.hand(0, card)
    p.put(0, *state)
    p.give(0, grey=6)
    p.passed(1)
    p.turn(0)
    p.watch()
    return p


@pytest.mark.parametrize(("card", "made", "bonus", "is_open"), PLAIN)
def test_a_location_produces_its_goods(card: str, made: str, bonus: str, is_open: bool) -> None:
    """Goods and bonus when built, the goods alone in each Production phase, and for one visitor if it is open."""
    p = building(card)
    p.do(f"construct {card}")
    assert p.gained(0) == plus(price(card), goods(made), goods(bonus))
    for _ in range(2):
        p.cleanup()
        p.watch()
        p.produce()
        assert p.gained(0) == plus(BOARD, goods(made))
    p.cleanup()
    p.give(1, worker=2)
    p.turn(1)
    p.watch()
    if not is_open:
        assert p.why(f"visit {card}") == ("FSS-132",)
        return
    p.do(f"visit {card}")
    assert p.gained(1) == plus(goods(made), {"worker": -1})
    assert p.gained(0) == {"worker": 1}
    assert p.on(card) == {"worker": 1}
    p.turn(1)
    assert p.why(f"visit {card}") == ("FSS-135",)


@pytest.mark.rule("FSS-240")
@pytest.mark.parametrize("card", ["hidden_forge"])
def test_a_shielded_location_carries_a_token_that_is_not_there(card: str) -> None:
    """Defense 4 from the first moment on; its own token must go elsewhere; Cleanup doesn't lower it."""
    p = building(card, "docks")
    p.do(f"construct {card}")
    assert p.step == "PlaceShields"
    assert p.offered("shield") == ["docks"]
    assert p.why(f"shield {card}") == ("FSS-240",)
    p.pick("shield docks")
    assert (p.defense(card), p.defense("docks")) == (4, 4)
    p.cleanup()
    assert (p.defense(card), p.defense("docks")) == (4, 3)
    p.give(1, red=3)
    p.turn(1)
    assert p.why(f"raze {card}") == ("FSS-240",)
    p.give(1, red=1)
    p.turn(1)
    p.do(f"raze {card}")
    assert (p.count(1, "red"), p.count(1, "worker")) == (0, 2)


# --- by Type -------------------------------------------------------------------------------------------------

# card, the good, Locations that show its Type but produce nothing
BY_TYPE = [
    ("arena", "gun", ("city_guards", "murderers_pub", "bioweaponry", "gunsmith")),
    ("brick_supplier", "brick", ("brick_storage", "rubble", "clay_pit", "skyscraper")),
    ("oil_rig", "fuel", ("methane_storage", "refinery", "oil_trader", "hideout")),
    ("parking_lot", "iron", ("scrap_metal", "factory", "shipwreck", "shelter")),
]


@pytest.mark.parametrize("others", range(5))
@pytest.mark.parametrize(("card", "good", "kin"), BY_TYPE)
def test_a_location_produces_by_the_number_of_locations_of_a_type(
    card: str, good: str, kin: tuple[str, ...], others: int
) -> None:
    """One for itself and one for each other, at most three; not for Ruins, a rival's or another Type."""
    p = building(card, *kin[:others], "camp")
    p.put(0, f"{card}#2", ruin=True)
    p.put(1, *kin[others:])
    count = (1, 2, 3, 3, 3)[others]
    p.do(f"construct {card}")
    assert p.gained(0) == plus(price(card), {good: count})
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == plus(BOARD, {good: count})
    p.give(1, worker=1)
    p.turn(1)
    assert p.why(f"visit {card}") == ("FSS-132",)


@pytest.mark.parametrize(("card", "good", "kin"), BY_TYPE)
def test_two_such_locations_count_each_other(card: str, good: str, kin: tuple[str, ...]) -> None:
    """Two each, four in all."""
    p = Position()
    p.put(0, f"{card}#1", f"{card}#2")
    p.watch()
    p.produce()
    assert p.gained(0) == plus(BOARD, {good: 4})


# --- choices -------------------------------------------------------------------------------------------------

CHOICES = [
    ("black_fortress", ("iron", "gun"), False),
    ("craftsmen_guild", ("brick", "iron"), False),
    ("outpost_mercenaries", ("red", "blue"), True),
    ("storehouse", ("fuel", "gun"), False),
    ("tanker_shipwreck", ("brick", "fuel"), False),
]


@pytest.mark.parametrize(("card", "either", "is_open"), CHOICES)
def test_a_location_produces_one_of_two_goods(card: str, either: tuple[str, str], is_open: bool) -> None:
    """The choice is made anew when it is built, in each Production phase, and by a visitor if it is open."""
    one, other = either
    p = building(card)
    p.do(f"construct {card}")
    assert (p.step, p.who, len(p.offered("choose"))) == ("Choose gain_choice", 0, 2)
    p.do(f"choose {other}")
    assert p.gained(0) == plus(price(card), {other: 1})
    for good in (one, other):
        p.cleanup()
        p.watch()
        p.produce()
        assert (p.step, p.who) == ("Choose gain_choice", 0)
        p.do(f"choose {good}")
        assert p.gained(0) == plus(BOARD, {good: 1})
    p.cleanup()
    p.give(1, worker=1)
    p.turn(1)
    assert p.can(f"visit {card}") == is_open
    if is_open:
        p.watch()
        p.do(f"visit {card}")
        assert (p.step, p.who) == ("Choose gain_choice", 1)
        p.do(f"choose {one}")
        assert p.gained(1) == {"worker": -1, one: 1}
        assert p.gained(0) == {"worker": 1}


# --- points for goods produced -------------------------------------------------------------------------------

# card, the good, a board that makes it and one that doesn't, three deals that pay it
BY_GOOD = [
    ("cistern", "fuel", "merchants_guild", "new_york", ("fuel_tank#1", "fuel_tank#2", "oil_rig#1")),
    (
        "construction_site",
        "brick",
        "appalachian_federation",
        "new_york",
        ("quarry#1", "quarry#2", "brick_supplier#1"),
    ),
    ("sheriffs_office", "gun", "mutants_union", "new_york", ("assassin#1", "assassin#2", "arena#1")),
    ("small_factory", "iron", "new_york", "mutants_union", ("docks#1", "docks#2", "parking_lot#1")),
]


@pytest.mark.parametrize(("card", "good", "maker", "other", "deals"), BY_GOOD)
def test_a_location_scores_for_each_good_of_a_kind_that_was_produced(
    card: str, good: str, maker: str, other: str, deals: tuple[str, ...]
) -> None:
    """Board, deals and Locations together, at most three points; not for goods returned from a store."""
    for board, count, points in ((other, 0, 0), (maker, 0, 1), (maker, 1, 2), (other, 3, 3), (maker, 3, 3)):
        rival = maker if board == other else other
        p = Position(2, deck_of(card), (board, rival))
        p.put(0, card, "ruined_library")
        p.deal(0, *deals[:count])
        p.deal(1, *deals[count:])
        p.give(0, **{good: 2})
        p.cleanup()
        p.watch()
        p.produce()
        made = count + (board == maker)
        assert (p.gained(0).get(good, 0), p.gained(0).get("vp", 0)) == (2 + made, points)
        assert p.gained(1).get("vp", 0) == 0


@pytest.mark.parametrize(("card", "good", "maker", "other", "deals"), BY_GOOD)
def test_such_a_location_looks_back_when_it_is_built(
    card: str, good: str, maker: str, other: str, deals: tuple[str, ...]
) -> None:
    """Two goods in this round's Production phase are two points; those taken since then don't count."""
    p = Position(2, deck_of(card), (maker, other))
    p.deal(0, deals[0])
    p.hand(0, card)
    p.produce()
    p.give(0, grey=2, **{good: 5})
    p.passed(1)
    p.turn(0)
    p.watch()
    p.do(f"construct {card}")
    assert p.gained(0) == plus(price(card), {"vp": 2})
    p.give(1, worker=1)
    p.t.passed[1] = 0
    p.turn(1)
    assert p.why(f"visit {card}") == ("FSS-132",)


# --- the production of other Locations -----------------------------------------------------------------------


@pytest.mark.parametrize("card", ["power_station"])
def test_power_station_lets_another_location_of_ones_own_produce_again(card: str) -> None:
    """One of choice, when built and in each Production phase, after all have produced; a choice is made anew."""
    p = building(card, "quarry", "storehouse", "church")
    p.put(1, "docks")
    p.do(f"construct {card}")
    assert p.offered("location") == ["quarry", "storehouse"]
    p.do("location quarry")
    assert p.gained(0) == plus(price(card), {"brick": 1})
    p.cleanup()
    p.watch()
    p.produce()
    p.do("choose gun")
    assert (p.step, p.offered("location")) == ("Choose rerun_own", ["quarry", "storehouse"])
    p.do("location storehouse", "choose fuel")
    assert p.gained(0) == plus(BOARD, {"brick": 1, "gun": 1, "fuel": 1})
    assert p.gained(1).get("iron", 0) == 1


@pytest.mark.parametrize("card", ["power_station"])
def test_power_station_without_another_production_location_gives_nothing(card: str) -> None:
    """Itself, Ruins, Suppliers and a rival's Location can't be chosen; the only one that can is taken at once."""
    p = building(card, "suppliers", "archive")
    p.put(0, "docks#1", ruin=True)
    p.do(f"construct {card}")
    assert p.gained(0) == price(card)
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == BOARD
    p.put(0, "school")
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == plus(BOARD, {"worker": 2})
    p.give(1, worker=1)
    p.turn(1)
    assert p.why(f"visit {card}") == ("FSS-132",)


@pytest.mark.rule("FSS-G28")
@pytest.mark.parametrize("card", ["power_station"])
def test_power_station_comes_last_wherever_it_stands(card: str) -> None:
    """Built before the Storehouse: that one produces first, then it is asked which one produces again."""
    p = Position(2, "winter")
    p.put(0, card, "storehouse", "quarry")
    p.watch()
    p.produce()
    assert p.step == "Choose gain_choice"
    p.do("choose fuel")
    assert p.step == "Choose rerun_own"
    p.do("location quarry")
    assert p.gained(0) == plus(BOARD, {"fuel": 1, "brick": 2})


@pytest.mark.parametrize("card", ["suppliers"])
def test_suppliers_takes_the_production_of_a_rival_in_the_owners_place(card: str) -> None:
    """One Location of choice, each Production phase; its owner gets nothing from it this time."""
    p = Position(3, "winter")
    p.put(0, card, "quarry#1")
    p.put(1, "docks", "fuel_tank", "church")
    p.put(2, "assassin", "power_station")
    p.watch()
    p.produce()
    assert (p.step, p.who) == ("Choose take_rival", 0)
    assert p.offered("location") == ["assassin", "docks", "fuel_tank"]
    p.do("location fuel_tank")
    assert p.gained(0) == plus(BOARD, {"brick": 1, "fuel": 1})
    assert p.gained(1) == {"brick": 1, "worker": 3, "card": 1, "grey": 1, "iron": 1}
    assert p.gained(2) == {"gun": 1 + 2, "worker": 3, "card": 1, "grey": 1}
    p.cleanup()
    p.watch()
    p.produce()
    p.do("location docks")
    assert p.gained(0) == plus(BOARD, {"brick": 1, "iron": 1})
    assert p.gained(1)["fuel"] == 1


@pytest.mark.rule("FSS-238", "FSS-239")
@pytest.mark.parametrize("card", ["suppliers"])
def test_suppliers_copies_a_rivals_location_when_it_is_built_and_takes_nothing(card: str) -> None:
    """Only the Building Bonus: one copy, the owner loses nothing; rivals who have passed are safe."""
    p = building(
        card,
        "quarry",
        seats=4,
        factions=("new_york", "mutants_union", "merchants_guild", "appalachian_federation"),
    )
    p.put(1, "docks#1")
    p.put(2, "arena", "city_guards", "camp", "school")
    p.put(3, "pub")
    p.do(f"construct {card}")
    assert (p.step, p.offered("location")) == ("Choose copy_rival", ["arena", "pub", "school"])
    p.do("location arena")
    assert p.gained(0) == plus(price(card), {"gun": 2})
    assert [p.gained(seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    p.give(2, worker=1)
    p.turn(2)
    assert p.why(f"visit {card}") == ("FSS-132",)


@pytest.mark.rule("FSS-239")
@pytest.mark.parametrize("card", ["suppliers"])
def test_suppliers_finds_nothing_where_no_rival_has_production(card: str) -> None:
    """Neither when built nor in the Production phase; its own State is no target."""
    p = building(card, "quarry")
    p.put(1, "church", "archive")
    p.put(1, "docks", ruin=True)
    p.do(f"construct {card}")
    assert p.gained(0) == price(card)
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == plus(BOARD, {"brick": 1})
