"""Actions of Locations and of the faction board; workers sent to Open Production."""

import pytest

from tests.rules.fifty_first_state.position import Position


def owning(*state: str, seats: int = 2, expansion: str = "base", **goods: int) -> Position:
    """Seat 0 has this State, these goods and its turn."""
    p = Position(seats, expansion=expansion)
    p.put(0, *state)
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


def board(faction: str, **goods: int) -> Position:
    """Seat 0 has this faction board, these goods, no Location, and its turn."""
    others = [id for id in ("new_york", "mutants_union") if id != faction]
    p = Position(2, factions=(faction, others[0]))
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


def visiting(card: str, seats: int = 2, expansion: str = "base", **goods: int) -> Position:
    """Seat 1 owns a Location; seat 0 has these goods and its turn."""
    p = Position(seats, expansion=expansion)
    p.put(1, card)
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


# --- actions of Locations ------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-123")
@pytest.mark.parametrize(
    ("card", "cost", "gain"),
    [
        ("bioweaponry", {"worker": 1, "gun": 1}, {"vp": 2}),
        ("huge_machinery", {"worker": 1, "iron": 1}, {"grey": 3}),
        ("skyscraper", {"worker": 1, "brick": 2}, {"vp": 3}),
        ("gasoline_cultist", {"blue": 1}, {"vp": 1}),
    ],
)
def test_an_action_spends_what_it_asks_for_and_gives_what_it_shows(
    card: str, cost: dict[str, int], gain: dict[str, int]
) -> None:
    """With one good less it is refused; with all of them just these are spent."""
    for good in cost:
        p = owning(card)
        p.give(0, **{**cost, good: cost[good] - 1})
        p.turn(0)
        assert p.why(f"use {card}") == ("FSS-123",)
    p = owning(card)
    p.give(0, **cost)
    p.turn(0)
    p.watch()
    p.do(f"use {card}")
    assert p.gained(0) == {**gain, **{good: -count for good, count in cost.items()}}


@pytest.mark.rule("FSS-123")
def test_only_actions_of_ones_own_locations_are_used() -> None:
    """Not a rival's Archive, not a Feature, not a Production Location."""
    p = owning("church", "school", worker=3)
    p.put(1, "archive")
    p.turn(0)
    assert p.offered("use") == []
    assert p.why("use archive") == ("FSS-123",)
    assert p.facts("use archive") == ["Archive doesn't stand in your State"]
    assert (p.why("use church"), p.why("use school")) == (("FSS-G19",), ("FSS-026",))


@pytest.mark.rule("FSS-123")
def test_an_action_may_cost_a_deal() -> None:
    """Hideout: a deal of one's choice goes to the discard pile for a point; without deals it can't be used."""
    p = owning("hideout")
    assert not p.can("use hideout")
    p.deal(0, "docks", "quarry")
    p.turn(0)
    p.do("use hideout")
    assert p.offered("from-deal") == ["docks", "quarry"]
    p.do("from-deal quarry", "done")
    assert p.names_of(p.t.deals[0]) == ["docks"]
    assert p.names_of(p.t.discard) == ["quarry"]
    assert p.t.score[0] == 1


@pytest.mark.rule("FSS-124")
def test_the_goods_spent_lie_on_the_card_and_mark_it_as_used() -> None:
    """Until Cleanup; open to all."""
    p = owning("bioweaponry", "archive", worker=2, gun=1)
    p.do("use bioweaponry")
    assert p.on("bioweaponry") == {"worker": 1, "gun": 1}
    assert p.on("archive") == {}
    assert p.t.used == [p.standing("bioweaponry")]
    assert p.t.view(1)["laid"] == p.t.laid
    p.cleanup()
    assert p.on("bioweaponry") == {}
    assert p.t.used == []


@pytest.mark.rule("FSS-125")
def test_the_action_of_a_card_is_used_once_a_round() -> None:
    """The second use is refused in the same round and allowed in the next; an equal card has its own use."""
    p = owning("bioweaponry", worker=5, gun=5)
    p.passed(1)
    p.do("use bioweaponry")
    assert p.step == "Turn"
    assert p.why("use bioweaponry") == ("FSS-125",)
    (twin,) = p.put(0, "bioweaponry")
    p.turn(0)
    p.do(f"use {twin}")
    assert p.t.score[0] == 4
    p.cleanup()
    p.give(0, worker=1, gun=1)
    p.turn(0)
    assert p.can("use bioweaponry")


@pytest.mark.rule("FSS-125")
def test_a_card_may_say_that_it_is_used_twice() -> None:
    """Weapon Trader sells two guns, not three."""
    p = owning("weapon_trader", gun=3)
    p.do("use weapon_trader", "use weapon_trader")
    assert (p.step, p.who) == ("Turn", 1)
    assert p.gained(0) == {"gun": -2, "vp": 2}
    p.do("pass")
    assert p.why("use weapon_trader") == ("FSS-125",)


@pytest.mark.rule("FSS-126")
def test_several_uses_are_made_together_or_spread_over_turns() -> None:
    """Archive twice in one turn; or once now and once after the rival's turn."""
    p = owning("archive", worker=2)
    p.do("use archive")
    assert (p.step, p.options()) == ("UseAgain", ["use archive", "done"])
    p.do("use archive")
    assert (p.t.score[0], p.who) == (2, 1)
    p = owning("archive", worker=2)
    p.do("use archive", "done")
    assert (p.t.score[0], p.who) == (1, 1)
    p.do("pass")
    assert p.can("use archive")
    p.do("use archive")
    assert p.t.score[0] == 2
    assert not p.can("use archive")


@pytest.mark.rule("FSS-126")
def test_a_second_use_is_not_offered_where_it_can_not_be_paid_or_there_is_none() -> None:
    """With one worker the turn is over after one use of the Archive, and so it is after the one of the Shop."""
    p = owning("archive", worker=1)
    p.do("use archive")
    assert (p.step, p.who) == ("Turn", 1)
    p = owning("gun_shop", worker=2, gun=4)
    p.do("use gun_shop")
    assert (p.step, p.who) == ("Turn", 1)


@pytest.mark.rule("FSS-127")
def test_each_use_has_its_own_choices() -> None:
    """Corner Shop twice in one turn: a gun for the first point, an iron for the second."""
    p = owning("corner_shop", worker=2, gun=1, iron=1, fuel=1)
    p.do("use corner_shop")
    assert p.offered("pay") == ["fuel", "gun", "iron"]
    p.do("pay gun", "use corner_shop", "pay iron")
    assert p.gained(0) == {"worker": -2, "gun": -1, "iron": -1, "vp": 2}
    assert p.on("corner_shop") == {"worker": 2, "gun": 1, "iron": 1}


@pytest.mark.rule("FSS-127")
def test_the_second_theft_may_hit_another_rival() -> None:
    """Thieves' Caravan takes a gun from seat 1, then a fuel from seat 2."""
    p = owning("thieves_caravan", seats=3, worker=4)
    p.give(1, gun=1, fuel=1, worker=3)
    p.give(2, fuel=1)
    p.watch()
    p.do("use thieves_caravan")
    assert p.offered("steal") == ["1 fuel", "1 gun", "2 fuel"]
    p.do("steal 1 gun", "use thieves_caravan", "steal 2 fuel")
    assert p.gained(0) == {"worker": -4, "gun": 1, "fuel": 1}
    assert (p.gained(1), p.gained(2)) == ({"gun": -1}, {"fuel": -1})


# --- actions of the faction board ----------------------------------------------------------------------------

RATES = [
    ("new_york", "grey", {"iron": 1}, {"grey": 1}),
    ("new_york", "red", {"gun": 1}, {"red": 2}),
    ("new_york", "blue", {"fuel": 2}, {"blue": 2}),
    ("appalachian_federation", "red", {"gun": 1}, {"red": 2}),
    ("appalachian_federation", "blue", {"fuel": 1}, {"blue": 2}),
    ("mutants_union", "grey", {"iron": 2}, {"grey": 2}),
    ("mutants_union", "red", {"gun": 1}, {"red": 3}),
    ("mutants_union", "blue", {"fuel": 1}, {"blue": 1}),
    ("merchants_guild", "grey", {"iron": 2}, {"grey": 2}),
    ("merchants_guild", "red", {"gun": 1}, {"red": 2}),
    ("merchants_guild", "blue", {"fuel": 1}, {"blue": 3}),
]


@pytest.mark.rule("FSS-128")
@pytest.mark.parametrize(("faction", "action", "cost", "gain"), RATES)
def test_the_board_offers_actions_without_any_location(
    faction: str, action: str, cost: dict[str, int], gain: dict[str, int]
) -> None:
    """Resources become contacts at the board's rate; with less it is refused."""
    (good,) = cost
    p = board(faction, **{good: cost[good] - 1})
    assert p.why(f"exchange {action}") == ("FSS-128",)
    p = board(faction, **cost)
    p.do(f"exchange {action}")
    assert p.gained(0) == {**gain, good: -cost[good]}
    assert p.state(0) == []


@pytest.mark.rule("FSS-128")
def test_the_appalachian_board_asks_for_a_brick_and_a_card_from_hand() -> None:
    """Location or Connection card, as the player likes, to its own discard pile; two grey contacts."""
    p = board("appalachian_federation", brick=1)
    assert not p.can("exchange grey")
    (card,) = p.hand(0, "school")
    (link,) = p.links(0, "punks")
    p.turn(0)
    p.watch()
    q = p.branch()
    p.do("exchange grey")
    assert p.options() == ["discard school", "discard-connection punks"]
    p.do("discard school")
    assert p.gained(0) == {"brick": -1, "card": -1, "grey": 2}
    assert (p.t.discard, p.t.links[0]) == ([card], [link])
    q.do("exchange grey", "discard-connection punks")
    assert q.gained(0) == {"brick": -1, "grey": 2}
    assert (q.t.link_discard, q.t.hands[0]) == ([link], [card])


@pytest.mark.rule("FSS-128")
def test_nobody_uses_the_rates_of_another_board() -> None:
    """The Mutants' gun is worth three red contacts, New York's two, at the same table."""
    p = Position(2, factions=("mutants_union", "new_york"))
    p.give(0, gun=1)
    p.give(1, gun=1)
    p.turn(0)
    p.do("exchange red", "exchange red")
    assert [p.count(seat, "red") for seat in range(2)] == [3, 2]


@pytest.mark.rule("FSS-129")
@pytest.mark.parametrize("action", ["grey", "red", "blue"])
def test_a_board_action_is_used_once_a_round(action: str) -> None:
    """Then it is refused until the next round; the others stay open, and so do those of a rival."""
    p = board("new_york", iron=9, gun=9, fuel=9)
    p.give(1, iron=9, gun=9, fuel=9)
    p.do(f"exchange {action}")
    assert (p.step, p.who) == ("Turn", 1)
    assert p.can(f"exchange {action}")
    p.do("pass")
    assert p.why(f"exchange {action}") == ("FSS-129",)
    assert p.offered("exchange") == sorted({"grey", "red", "blue"} - {action})
    p.cleanup()
    p.give(0, iron=9, gun=9, fuel=9)
    p.turn(0)
    assert p.can(f"exchange {action}")


@pytest.mark.rule("FSS-130")
@pytest.mark.parametrize("good", ["gun", "fuel", "iron", "brick", "card"])
def test_two_workers_become_a_resource_of_choice_or_a_card(good: str) -> None:
    """On every board; with one worker it is refused."""
    for faction in ("new_york", "appalachian_federation", "mutants_union", "merchants_guild"):
        p = board(faction, worker=1)
        assert not p.can("exchange workers")
        p = board(faction, worker=2)
        p.do("exchange workers", f"choose {good}")
        assert p.gained(0) == {"worker": -2, good: 1}


@pytest.mark.rule("FSS-130")
def test_the_worker_exchange_is_used_any_number_of_times() -> None:
    """Four times in one turn, then three times in turns of their own."""
    p = board("new_york", worker=14)
    p.do("exchange workers", "choose gun")
    for _ in range(3):
        p.do("exchange workers", "choose gun")
    p.do("done", "pass")
    for _ in range(2):
        p.do("exchange workers", "choose fuel", "done")
    p.do("exchange workers", "choose fuel")
    assert p.gained(0) == {"worker": -14, "gun": 4, "fuel": 3}


@pytest.mark.rule("FSS-131")
def test_example_four_workers_become_a_resource_and_a_card() -> None:
    """Two uses in one turn, each with its own choice."""
    p = board("new_york", worker=4)
    p.do("exchange workers", "choose iron", "exchange workers", "choose card")
    assert p.gained(0) == {"worker": -4, "iron": 1, "card": 1}
    assert (p.step, p.who) == ("Turn", 1)


# --- Open Production -----------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-132")
def test_a_worker_is_sent_to_a_rivals_open_production_and_lies_there() -> None:
    """Only Locations with the keyword: Quarry, not School; only with a worker."""
    p = Position()
    p.put(1, "quarry", "school", "archive")
    p.turn(0)
    assert p.why("visit quarry") == ("FSS-132",)
    p.give(0, worker=1, ammo=1)
    p.turn(0)
    assert p.offered("visit") == ["quarry"]
    assert p.why("visit school") == ("FSS-132",)
    p.do("visit quarry")
    assert p.count(0, "worker") == 0
    assert p.on("quarry") == {"worker": 1}


@pytest.mark.rule("FSS-132")
def test_the_worker_may_come_from_a_stockpile() -> None:
    """From one's own Camp; which of the two places it comes from is asked."""
    p = visiting("quarry", worker=1)
    p.put(0, "camp")
    p.stock(0, "camp", worker=3)
    p.turn(0)
    p.do("visit quarry")
    assert p.options() == ["pay worker", "pay-from camp"]
    p.do("pay-from camp")
    assert (p.count(0, "worker"), p.stocked(0, "camp")) == (1, {"worker": 2})


@pytest.mark.rule("FSS-133")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("quarry", {"brick": 1}),
        ("pub", {"card": 1}),
        ("sharrash", {"universal": 1}),
        ("boiler_room", {"worker": 2}),
    ],
)
def test_the_visitor_takes_the_production_goods(card: str, gain: dict[str, int]) -> None:
    """What it produces, not its Building Bonus; the owner gets none of it."""
    p = visiting(card, worker=1)
    p.do(f"visit {card}")
    expected = dict(gain)
    expected["worker"] = expected.get("worker", 0) - 1
    assert p.gained(0) == expected
    assert p.gained(1) == {"worker": 1}


@pytest.mark.rule("FSS-133")
def test_the_visitor_makes_the_choice_that_the_production_leaves() -> None:
    """Outpost Mercenaries: a red or a blue contact, for seat 0 to choose."""
    p = visiting("outpost_mercenaries", expansion="winter", worker=1)
    p.do("visit outpost_mercenaries")
    assert (p.step, p.who) == ("Choose gain_choice", 0)
    p.do("choose blue")
    assert p.gained(0) == {"worker": -1, "blue": 1}


@pytest.mark.rule("FSS-134")
def test_the_owner_gets_a_worker_from_the_supply_not_the_one_that_was_sent() -> None:
    """The owner can use the new worker at once; the one on the card stays there."""
    p = visiting("quarry", worker=1)
    p.put(1, "archive")
    p.do("visit quarry")
    assert p.gained(1) == {"worker": 1}
    assert p.on("quarry") == {"worker": 1}
    p.do("use archive")
    assert (p.t.score[1], p.count(1, "worker")) == (1, 0)
    assert p.on("quarry") == {"worker": 1}


@pytest.mark.rule("FSS-135")
def test_an_open_production_is_used_once_a_round_in_total() -> None:
    """After seat 0's visit neither seat 0 nor seat 2 can send a worker; a second Quarry is another Location."""
    p = visiting("quarry#1", seats=3, worker=3)
    p.give(2, worker=1)
    p.put(1, "quarry#2")
    p.do("visit quarry#1")
    p.turn(0)
    assert p.why("visit quarry#1") == ("FSS-135",)
    assert p.can("visit quarry#2")
    p.turn(2)
    assert p.why("visit quarry#1") == ("FSS-135",)
    p.cleanup()
    p.give(2, worker=1)
    p.turn(2)
    assert p.can("visit quarry#1")


@pytest.mark.rule("FSS-136")
def test_example_eva_uses_megans_generators() -> None:
    """The worker lies on Generators, Eva takes two goods, Megan a worker, nobody can use it again."""
    p = visiting("generators", seats=3, expansion="winter", worker=1)
    p.give(2, worker=1)
    p.watch()
    p.do("visit generators")
    assert p.on("generators") == {"worker": 1}
    assert p.gained(0) == {"worker": 2 - 1}
    assert p.gained(1) == {"worker": 1}
    for seat in (0, 2):
        p.turn(seat)
        assert p.why("visit generators") == ("FSS-135",)


@pytest.mark.rule("FSS-137")
def test_nobody_sends_a_worker_to_their_own_open_production() -> None:
    """Seat 1 has workers and a Quarry: it is refused; seat 0 may."""
    p = visiting("quarry", worker=1)
    assert p.can("visit quarry")
    p.give(1, worker=3)
    p.turn(1)
    assert p.why("visit quarry") == ("FSS-137",)


@pytest.mark.rule("FSS-138")
def test_an_open_production_closes_when_its_owner_passes() -> None:
    """Until the next round."""
    p = visiting("quarry", worker=1)
    assert p.can("visit quarry")
    p.turn(1)
    p.do("pass")
    assert p.who == 0
    assert p.why("visit quarry") == ("FSS-138",)
    p.cleanup()
    p.give(0, worker=1)
    p.turn(0)
    assert p.can("visit quarry")


@pytest.mark.rule("FSS-139")
def test_for_its_owner_it_is_a_normal_production_location() -> None:
    """Quarry produces when built and in each Production phase, visited or not; building doesn't close it."""
    p = Position()
    p.hand(1, "quarry")
    p.give(1, grey=1)
    p.give(0, worker=1)
    p.turn(1)
    p.watch()
    p.do("construct quarry")
    assert p.gained(1) == {"grey": -1, "card": -1, "brick": 1}
    p.do("visit quarry")
    assert p.count(0, "brick") == 1
    p.cleanup()
    p.produce()
    assert p.count(1, "brick") == 1 + 1  # one from the Appalachian board
    assert p.t.used == []
    p.give(0, worker=1)
    p.turn(0)
    assert p.can("visit quarry")
