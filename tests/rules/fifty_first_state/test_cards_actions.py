"""Action Locations, each card: what one use costs and gives, how often a round, and the choices it leaves."""

import pytest

from tests.rules.fifty_first_state.card_rows import BOARD, deck_of, goods, minus, plus, price
from tests.rules.fifty_first_state.position import Position

# card, cost, gain, uses per round
FIXED = [
    ("abandoned_suburbs", "brick*2", "vp*2", 2),
    ("archive", "worker", "vp", 2),
    ("assembly_plant", "iron*2+worker", "vp*3", 1),
    ("bioweaponry", "gun+worker", "vp*2", 1),
    ("black_market", "gun+iron+brick+worker", "vp*3", 2),
    ("brick_village", "worker", "brick*2", 1),
    ("builders", "brick", "worker", 2),
    ("clay_pit", "brick+worker", "vp*2", 1),
    ("combat_vehicle", "worker", "defense", 1),
    ("combat_zone", "worker", "gun*2", 1),
    ("confessor", "gun*2", "vp*2", 2),
    ("convoy", "fuel", "blue", 2),
    ("deserted_colony", "worker", "ammo", 2),
    ("disassembly_workshop", "worker", "iron*2", 1),
    ("eight_mile", "fuel+iron+brick+worker", "vp*3", 2),
    ("gasoline_cultist", "blue", "vp", 2),
    ("gasoline_drinkers_den", "fuel*2", "vp*2", 2),
    ("gasoline_tower", "fuel", "worker", 2),
    ("gun_shop", "gun*2+worker", "vp*3", 1),
    ("gunsmith", "gun", "red", 2),
    ("huge_machinery", "iron+worker", "grey*3", 1),
    ("labor_camp", "worker", "worker*2", 1),
    ("material_depository", "fuel*2+iron*2+worker", "vp*4", 1),
    ("military_warehouse", "gun*2+fuel*2+worker", "vp*4", 1),
    ("mobile_storage", "gun+fuel+brick+worker", "vp*3", 2),
    ("motel", "worker", "card", 2),
    ("ohio_cavalry", "fuel+worker", "blue*3", 1),
    ("oil_trader", "fuel", "vp", 2),
    ("oilfield", "worker", "fuel*2", 1),
    ("oilmen_fortress", "fuel*2+worker", "vp*3", 1),
    ("old_settlements", "iron", "worker", 2),
    ("pickers", "blue", "worker", 1),
    ("post_office", "worker", "blue", 2),
    ("preacher_of_the_new_era", "blue", "red", 2),
    ("radioactive_fuel", "fuel+worker", "vp*2", 1),
    ("rehabilitation_center", "red", "worker", 1),
    ("rubble_trader", "brick", "vp", 2),
    ("salt_lake_tower", "iron*2+brick*2+worker", "vp*4", 1),
    ("scrap_trader", "iron", "vp", 2),
    ("secret_outpost", "gun", "worker", 2),
    ("shadow", "red", "vp", 2),
    ("shelter", "iron*2", "vp*2", 2),
    ("shipwreck", "iron+worker", "vp*2", 2),
    ("skyscraper", "brick*2+worker", "vp*3", 1),
    ("solitary_trader", "gun+fuel+iron+brick+worker", "vp*4", 2),
    ("the_bronx_gang", "gun+worker", "red*3", 1),
    ("the_hold", "gun*2+brick*2+worker", "vp*4", 1),
    ("training_camp", "worker", "red", 2),
    ("weapon_trader", "gun", "vp", 2),
]

# card, what it asks for beside resources of choice, how many of these, gain, uses per round
FREE = [
    ("corner_shop", "worker", 1, "vp", 2),
    ("market_place", "worker", 2, "vp*2", 2),
    ("merc_outpost", "", 1, "worker*2", 1),
    ("teds_bus", "worker", 1, "grey*2", 1),
    ("transmitter", "worker", 1, "card*2", 1),
]


def owning(card: str, *state: str, seats: int = 2, **supply: int) -> Position:
    """Seat 0 has an Action among these Locations, these goods and its turn."""
    p = Position(seats, deck_of(card))
    p.put(0, card, *state)
    p.give(0, **supply)
    p.turn(0)
    p.watch()
    return p


def alone(card: str, *state: str, **supply: int) -> Position:
    """The same; the rival has passed, so that seat 0's turns follow each other."""
    p = owning(card, *state, **supply)
    p.passed(1)
    p.turn(0)
    return p


def built(card: str) -> dict[str, int]:
    """What constructing an Action in an empty State gains, and nothing comes in the Production phase."""
    p = Position(2, deck_of(card))
    p.hand(0, card)
    p.give(0, grey=3)
    p.turn(0)
    p.watch()
    p.do(f"construct {card}")
    gained = p.gained(0)
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == BOARD
    return gained


# --- what is asked for and what is given ---------------------------------------------------------------------


@pytest.mark.parametrize(("card", "cost", "gain", "uses"), FIXED)
def test_an_action_takes_its_cost_and_gives_its_goods(card: str, cost: str, gain: str, uses: int) -> None:
    """As often as the card says and no more in a round; again in the next; with one good less it is refused."""
    assert built(card) == price(card)
    for short in goods(cost):
        p = alone(card, **plus(goods(cost), {short: -1}))
        assert p.why(f"use {card}") == ("FSS-123",)
    p = alone(card, **plus(goods(cost), times=uses + 1))
    for use in range(1, uses + 1):
        assert p.step == ("Turn" if use == 1 else "UseAgain")
        p.do(f"use {card}")
        assert p.gained(0) == plus(goods(gain), minus(goods(cost)), times=use)
        assert p.on(card) == plus(goods(cost), times=use)
    if p.step == "PlaceShields":
        p.do("done")
    assert (p.step, p.why(f"use {card}")) == ("Turn", ("FSS-125",))
    p.cleanup()
    p.give(0, **goods(cost))
    p.turn(0)
    assert p.can(f"use {card}")


@pytest.mark.parametrize(("card", "fixed", "count", "gain", "uses"), FREE)
def test_an_action_takes_resources_of_choice(card: str, fixed: str, count: int, gain: str, uses: int) -> None:
    """Any of the four kinds, chosen for each use; ammo stands in; workers and contacts don't."""
    assert built(card) == price(card)
    p = alone(card, worker=9, grey=9, red=9, blue=9, universal=9, defense=1, gun=count - 1)
    assert p.why(f"use {card}") == ("FSS-123",)
    if fixed:
        p = alone(card, gun=9, fuel=9, ammo=9)
        assert p.why(f"use {card}") == ("FSS-123",)
    for good in ("gun", "fuel", "iron", "brick", "ammo"):
        supply = dict.fromkeys(("gun", "fuel", "iron", "brick", "ammo"), count * (uses + 1))
        p = alone(card, **plus(goods(fixed), times=uses + 1), **supply)
        for use in range(1, uses + 1):
            p.do(f"use {card}")
            assert p.offered("pay") == ["ammo", "brick", "fuel", "gun", "iron"]
            p.pay(*[good] * count)
            paid = plus(goods(fixed), {good: count})
            assert p.gained(0) == plus(goods(gain), minus(paid), times=use)
            assert p.on(card) == plus(paid, times=use)
        assert (p.step, p.why(f"use {card}")) == ("Turn", ("FSS-125",))


@pytest.mark.parametrize("card", ["market_place"])
def test_two_resources_of_choice_may_differ(card: str) -> None:
    """A fuel and a brick, then an iron and an ammo."""
    p = alone(card, worker=2, fuel=1, iron=1, brick=1, ammo=1)
    p.do(f"use {card}")
    p.pay("brick", "fuel")
    assert p.on(card) == {"worker": 1, "fuel": 1, "brick": 1}
    p.do(f"use {card}")
    assert p.gained(0) == {"worker": -2, "fuel": -1, "iron": -1, "brick": -1, "ammo": -1, "vp": 4}


# --- deals and cards as a cost -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost", "gain", "uses"), [("hideout", "", "vp", 2), ("negotiator", "worker", "vp*2", 1)]
)
def test_an_action_takes_a_deal_of_ones_own(card: str, cost: str, gain: str, uses: int) -> None:
    """One of choice for each use, to the discard pile; it pays no more; a rival's deals don't help."""
    assert built(card) == price(card)
    p = alone(card, worker=5)
    p.deal(1, "assassin")
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-123",)
    p.deal(0, "docks", "quarry", "school")
    p.turn(0)
    p.watch()
    for use, deal in enumerate(("quarry", "docks")[:uses], 1):
        p.do(f"use {card}")
        assert p.offered("from-deal") == sorted({"docks", "quarry", "school"} - set(p.names_of(p.t.discard)))
        p.do(f"from-deal {deal}")
        assert p.gained(0) == plus(goods(gain), minus(goods(cost)), times=use)
    assert (p.step, p.why(f"use {card}")) == ("Turn", ("FSS-125",))
    assert p.names_of(p.t.discard) == ["quarry", "docks"][:uses]
    assert p.names_of(p.t.deals[0]) == (["docks", "school"] if uses == 1 else ["school"])
    if cost:
        p = alone(card)
        p.deal(0, "docks")
        p.turn(0)
        assert p.why(f"use {card}") == ("FSS-123",)


@pytest.mark.parametrize("card", ["propaganda_station"])
def test_propaganda_station_exchanges_a_card_for_two(card: str) -> None:
    """A worker and a card from hand, Location or Connection; once a round; without a card it is refused."""
    assert built(card) == price(card)
    p = alone(card, worker=2)
    assert p.why(f"use {card}") == ("FSS-123",)
    docks, quarry = p.hand(0, "docks", "quarry")
    (link,) = p.links(0, "punks")
    p.deck("arena", "assassin")
    p.turn(0)
    p.watch()
    q = p.branch()
    p.do(f"use {card}")
    assert p.options() == ["discard docks", "discard quarry", "discard-connection punks"]
    p.do("discard docks")
    assert p.gained(0) == {"worker": -1, "card": -1 + 2}
    assert (p.in_hand(0), p.t.discard) == (["arena", "assassin", "quarry"], [docks])
    assert p.on(card) == {"worker": 1}
    assert p.why(f"use {card}") == ("FSS-125",)
    q.do(f"use {card}", "discard-connection punks")
    assert q.gained(0) == {"worker": -1, "card": 2}
    assert (q.t.link_discard, q.t.hands[0][:2]) == ([link], [docks, quarry])
    assert alone(card).why(f"use {card}") == ("FSS-123",)


# --- goods of rivals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["thieves_caravan"])
def test_thieves_caravan_takes_a_resource_from_a_rival(card: str) -> None:
    """Two workers for one resource of choice, twice a round; ammo, workers and contacts are safe."""
    assert built(card) == price(card)
    p = owning(card, seats=3, worker=6)
    p.give(1, ammo=2, worker=2, red=2, grey=1)
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.give(1, gun=1, iron=1)
    p.give(2, fuel=2, brick=1)
    p.turn(0)
    p.watch()
    p.do(f"use {card}")
    assert p.offered("steal") == ["1 gun", "1 iron", "2 brick", "2 fuel"]
    p.do("steal 2 fuel")
    assert (p.gained(0), p.gained(2)) == ({"worker": -2, "fuel": 1}, {"fuel": -1})
    p.do(f"use {card}", "steal 1 iron")
    assert (p.gained(0), p.gained(1)) == ({"worker": -4, "fuel": 1, "iron": 1}, {"iron": -1})
    assert p.on(card) == {"worker": 4}
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-125",)


@pytest.mark.parametrize("card", ["thieves_caravan"])
def test_thieves_caravan_finds_nothing_with_those_who_have_passed_or_on_cards(card: str) -> None:
    """Seat 1 has passed, seat 2's guns lie on the City Guards; with one worker it is refused too."""
    p = owning(card, seats=3, worker=2)
    p.put(2, "city_guards")
    p.stock(2, "city_guards", gun=3)
    p.give(1, gun=5)
    p.passed(1)
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.give(2, brick=1)
    p.turn(0)
    p.watch()
    p.do(f"use {card}")
    assert (p.gained(0), p.gained(2)) == ({"worker": -2, "brick": 1}, {"brick": -1})
    q = owning(card, worker=1)
    q.give(1, gun=1)
    q.turn(0)
    assert q.why(f"use {card}") == ("FSS-123",)


@pytest.mark.parametrize("card", ["camino_real"])
def test_camino_real_collects_a_deal_of_a_rival(card: str) -> None:
    """A worker for what one deal of choice pays; the owner keeps it and loses nothing; once a round."""
    assert built(card) == price(card)
    p = owning(card, seats=4, worker=2)
    p.deal(0, "school")
    p.deal(3, "sharrash")
    p.passed(3)
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.deal(1, "docks", "church")
    p.deal(2, "convoy")
    p.turn(0)
    p.watch()
    q = p.branch()
    p.do(f"use {card}")
    assert p.offered("from-deal") == ["church", "convoy", "docks"]
    p.do("from-deal convoy")
    assert p.gained(0) == {"worker": -1, "blue": 1}
    assert (p.gained(2), p.names_of(p.t.deals[2])) == ({}, ["convoy"])
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-125",)
    q.do(f"use {card}", "from-deal church")
    assert q.gained(0) == {"worker": -1, "vp": 1}
    r = owning(card)
    r.deal(1, "docks")
    r.turn(0)
    assert r.why(f"use {card}") == ("FSS-123",)


# --- one's own Locations and deals once more -----------------------------------------------------------------


@pytest.mark.parametrize("card", ["caravanner"])
def test_caravanner_collects_up_to_three_deals_of_ones_own(card: str) -> None:
    """Different ones, of choice, for a worker; they stay; once a round."""
    assert built(card) == price(card)
    p = alone(card, worker=2)
    p.deal(1, "fuel_tank")
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.deal(0, "assassin", "docks", "quarry", "sharrash")
    p.turn(0)
    p.watch()
    fewer = p.branch()
    p.do(f"use {card}")
    assert p.offered("from-deal") == ["assassin", "docks", "quarry", "sharrash"]
    p.pick("from-deal quarry", "from-deal assassin", "from-deal docks")
    assert p.gained(0) == {"worker": -1, "gun": 1, "iron": 1, "brick": 1}
    assert p.names_of(p.t.deals[0]) == ["assassin", "docks", "quarry", "sharrash"]
    assert (p.step, p.why(f"use {card}")) == ("Turn", ("FSS-125",))
    fewer.do(f"use {card}", "from-deal quarry", "from-deal docks", "from-deal quarry", "done")
    assert fewer.gained(0) == {"worker": -1, "iron": 1}
    one = alone(card)
    one.deal(0, "docks")
    one.turn(0)
    assert one.why(f"use {card}") == ("FSS-123",)


@pytest.mark.parametrize("card", ["caravanner"])
def test_caravanner_collects_equal_deals_too(card: str) -> None:
    """Three deals that pay iron are three iron."""
    p = alone(card, worker=1)
    p.deal(0, "docks#1", "docks#2", "shelter")
    p.watch()
    p.do(f"use {card}")
    p.pick("from-deal docks#2", "from-deal shelter", "from-deal docks#1")
    assert p.gained(0) == {"worker": -1, "iron": 3}


@pytest.mark.parametrize("card", ["production_manager"])
def test_production_manager_lets_a_location_produce_again_at_once(card: str) -> None:
    """Two workers, one Production Location of one's own, once a round; it counts as it stands now."""
    assert built(card) == price(card)
    p = alone(card, "church", worker=4)
    p.put(1, "quarry")
    p.put(0, "docks", ruin=True)
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.put(0, "arena", "haven", "confessor")
    p.turn(0)
    q = p.branch()
    p.do(f"use {card}")
    assert (p.step, p.offered("location")) == ("Choose rerun_own", ["arena", "haven"])
    p.do("location haven")
    assert p.gained(0) == {"worker": -2, "iron": 1, "ammo": 1}
    assert p.on(card) == {"worker": 2}
    assert (p.step, p.why(f"use {card}")) == ("Turn", ("FSS-125",))
    q.do(f"use {card}", "location arena")
    assert q.gained(0) == {"worker": -2, "gun": 2}
    one = alone(card, "school", worker=1)
    assert one.why(f"use {card}") == ("FSS-123",)


@pytest.mark.rule("FSS-234")
@pytest.mark.parametrize("card", ["body_hunters"])
def test_body_hunters_clears_up_to_three_other_locations_for_another_use(card: str) -> None:
    """A worker; what lay there goes to the general supply; used twice or visited counts; once a round."""
    assert built(card) == price(card)
    p = alone(card, "quarry", "archive", "bioweaponry", "gunsmith", "motel", worker=5, gun=2)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.mark_used("archive", 2, worker=2)
    p.mark_used("bioweaponry", worker=1, gun=1)
    p.mark_used("gunsmith", 2, gun=2)
    p.mark_used("quarry", worker=1)
    p.turn(0)
    assert p.offered("use") == ["body_hunters", "motel"]
    p.do(f"use {card}")
    assert p.offered("location") == ["archive", "bioweaponry", "gunsmith", "quarry"]
    p.pick("location quarry", "location bioweaponry", "location archive")
    assert p.gained(0) == {"worker": -1}
    assert [p.on(other) for other in ("archive", "bioweaponry", "quarry")] == [{}, {}, {}]
    assert (p.on("gunsmith"), p.on(card)) == ({"gun": 2}, {"worker": 1})
    assert (p.step, p.why(f"use {card}")) == ("Turn", ("FSS-125",))
    p.do("use bioweaponry", "use archive", "use archive")
    assert p.gained(0) == {"worker": -4, "gun": -1, "vp": 2 + 2}
    assert p.why("use archive") == ("FSS-125",)
    assert p.why("use gunsmith") == ("FSS-125",)
    p.t.passed[:] = [0, 0]
    p.give(1, worker=1)
    p.turn(1)
    assert p.can("visit quarry")


@pytest.mark.parametrize("card", ["body_hunters"])
def test_body_hunters_may_clear_fewer_and_never_what_belongs_to_a_rival(card: str) -> None:
    """One of two, then no more; with nothing used, or without a worker, it is refused."""
    p = alone(card, "archive", "gunsmith", worker=2)
    p.put(1, "motel")
    p.mark_used("motel", worker=1)
    p.turn(0)
    assert p.why(f"use {card}") == ("FSS-G37",)
    p.mark_used("archive", worker=1)
    p.mark_used("gunsmith", gun=1)
    p.turn(0)
    p.do(f"use {card}")
    assert p.offered("location") == ["archive", "gunsmith"]
    p.do("location archive", "done")
    assert (p.on("archive"), p.on("gunsmith"), p.on("motel")) == ({}, {"gun": 1}, {"worker": 1})
    q = alone(card, "archive")
    q.mark_used("archive", worker=1)
    q.turn(0)
    assert q.why(f"use {card}") == ("FSS-123",)
