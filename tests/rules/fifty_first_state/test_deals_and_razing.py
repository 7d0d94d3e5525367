"""Making deals; razing from hand and in rivals' States."""

import pytest

from tests.rules.fifty_first_state.position import Position


def ready(*hand: str, **goods: int) -> Position:
    """Seat 0 with these cards in hand and these goods has its turn."""
    p = Position()
    p.hand(0, *hand)
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


def against(*state: str, shield: bool = False, **goods: int) -> Position:
    """Seat 0 has these goods and its turn; seat 1 has this State."""
    p = Position()
    p.put(1, *state, shield=shield)
    p.give(0, **goods)
    p.turn(0)
    p.watch()
    return p


# --- deals ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-105")
@pytest.mark.parametrize(("card", "distance"), [("docks", 1), ("parking_lot", 2), ("shelter", 3)])
def test_a_deal_costs_blue_contacts_equal_to_the_distance(card: str, distance: int) -> None:
    """One too few is refused; of one too many one is left."""
    p = ready(card, blue=distance - 1)
    assert p.why(f"deal {card}") == ("FSS-105",)
    p = ready(card, blue=distance + 1)
    p.do(f"deal {card}")
    assert p.gained(0) == {"card": -1, "blue": -distance, "iron": 1}


@pytest.mark.rule("FSS-106")
def test_the_card_of_a_deal_lies_under_the_faction_board() -> None:
    """Beside earlier deals; not in the State, not on the discard pile, its ability doesn't work."""
    p = ready("school", "quarry", blue=2)
    p.passed(1)
    p.do("deal school", "deal quarry")
    assert p.names_of(p.t.deals[0]) == ["school", "quarry"]
    assert (p.state(0), p.t.discard) == ([], [])
    assert p.gained(0) == {"card": -2, "blue": -2, "worker": 1, "brick": 1}  # no bonus, no production


@pytest.mark.rule("FSS-107")
def test_a_deal_pays_at_once_and_in_later_production_phases() -> None:
    """An iron now, and one in each Production phase to come beside the board's own."""
    p = ready("docks", blue=1)
    p.do("deal docks")
    assert p.gained(0)["iron"] == 1
    for _ in range(2):
        p.cleanup()
        p.produce()
        assert p.count(0, "iron") == 1 + 1


@pytest.mark.rule("FSS-108")
def test_only_a_card_from_ones_own_hand_makes_a_deal() -> None:
    """No card of a State, of a rival's hand, of the discard pile, and no deal again."""
    p = ready(blue=9)
    p.put(0, "docks")
    p.put(1, "quarry")
    p.hand(1, "arena")
    p.deal(0, "school")
    p.discard("motel")
    p.turn(0)
    assert p.offered("deal") == []
    cards = [*p.t.states[0], *p.t.states[1], *p.t.hands[1], *p.t.deals[0], *p.t.discard]
    for card in cards:
        assert p.why(f"deal {card}") == ("FSS-108",)


@pytest.mark.rule("FSS-109")
def test_example_charlize_makes_a_deal_with_the_school() -> None:
    """Distance 1, a worker: a blue contact is gone, School lies under the board, a worker is taken."""
    p = ready("school", blue=1)
    p.do("deal school")
    assert p.gained(0) == {"card": -1, "blue": -1, "worker": 1}
    assert p.names_of(p.t.deals[0]) == ["school"]


# --- razing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-110")
def test_a_raze_hits_a_card_in_ones_own_hand_or_a_rivals_location() -> None:
    """Not a rival's hand, not one's own State, no deal, no Ruins."""
    p = Position()
    p.hand(0, "school")
    p.put(0, "arena")
    p.put(1, "docks")
    p.put(1, "quarry", ruin=True)
    p.deal(1, "motel")
    p.hand(1, "pub")
    p.give(0, red=9)
    p.turn(0)
    assert p.offered("raze-hand") == ["school"]
    assert p.offered("raze") == ["docks"]
    assert p.why("raze arena") == ("FSS-176",)
    assert p.why("raze quarry") == ("FSS-G20",)
    assert p.why("raze motel") == ("FSS-110",)
    assert p.why(f"raze-hand {p.t.hands[1][0]}") == ("FSS-110",)


@pytest.mark.rule("FSS-111")
@pytest.mark.parametrize(
    ("card", "spoils"),
    [
        ("arena", {"gun": 3}),
        ("excavator", {"brick": 2, "vp": 1}),
        ("sharrash", {"universal": 2}),
        ("thieves_den", {"ammo": 1, "card": 1}),
        ("abandoned_suburbs", {"brick": 3, "vp": 1}),
    ],
)
def test_either_way_the_razer_gains_the_spoils(card: str, spoils: dict[str, int]) -> None:
    """The same goods from hand and from a rival's State; nothing else of the card is gained."""
    p = ready(card, red=5)
    p.do(f"raze-hand {card}")
    distance = p.content.card_distance[p.card(card)]
    expected = {**spoils, "red": -distance, "card": spoils.get("card", 0) - 1}
    assert p.gained(0) == {good: count for good, count in expected.items() if count}
    p = against(card, red=5)
    p.do(f"raze {card}")
    assert p.gained(0) == {**spoils, "red": -p.content.defense[p.content.card_category[p.card(card)]]}


@pytest.mark.rule("FSS-112")
@pytest.mark.parametrize(("card", "distance"), [("docks", 1), ("parking_lot", 2), ("shelter", 3)])
def test_razing_from_hand_costs_the_card_and_red_contacts_equal_to_its_distance(
    card: str, distance: int
) -> None:
    """One too few is refused; the card lies on the discard pile afterwards."""
    p = ready(card, red=distance - 1)
    assert p.why(f"raze-hand {card}") == ("FSS-112",)
    p = ready(card, red=distance + 1)
    razed = p.t.hands[0][0]
    p.do(f"raze-hand {card}")
    assert p.count(0, "red") == 1
    assert p.t.discard == [razed]
    assert p.t.hands[0] == []


@pytest.mark.rule("FSS-113")
@pytest.mark.parametrize(("card", "defense"), [("arena", 3), ("museum", 4), ("motel", 5)])
def test_razing_a_rivals_location_costs_red_contacts_equal_to_its_defense(card: str, defense: int) -> None:
    """All of these have Distance 2; the Category decides."""
    p = against(card, red=defense - 1)
    assert p.why(f"raze {card}") == ("FSS-113",)
    p = against(card, red=defense + 1)
    p.do(f"raze {card}")
    assert p.count(0, "red") == 1


@pytest.mark.rule("FSS-114")
@pytest.mark.parametrize(
    ("card", "good"),
    [("school", "worker"), ("gasoline_cultist", "fuel"), ("old_cinema", "vp"), ("pub", "card")],
)
def test_the_owner_of_a_razed_location_takes_its_deal_good(card: str, good: str) -> None:
    """One of it, whatever the Spoils; razing from hand compensates nobody."""
    p = against(card, red=5)
    p.do(f"raze {card}")
    assert p.gained(1) == {good: 1}
    p = ready(card, red=5)
    p.do(f"raze-hand {card}")
    assert p.gained(1) == {}


@pytest.mark.rule("FSS-114")
def test_points_as_compensation_can_set_off_the_end() -> None:
    """The owner of a razed Old Cinema goes from 24 to 25."""
    p = against("old_cinema", red=4)
    p.score(1, 24)
    p.do("raze old_cinema")
    assert (p.t.score[1], p.t.ended) == (25, [1])


@pytest.mark.rule("FSS-115")
def test_the_razed_card_stays_with_its_owner_face_down_as_ruins() -> None:
    """No Location any more: it can't be used, visited, razed again or produce; only developing touches it."""
    p = against("archive", "quarry", red=9, worker=1)
    p.do("raze archive")
    assert (p.state(1), p.ruins(1)) == (["quarry"], ["archive"])
    assert p.t.discard == []
    p.give(1, worker=1, brick=1)
    p.hand(1, "motel")
    p.turn(1)
    assert not p.can("use archive")
    assert p.can("develop motel")
    p.turn(0)
    assert not p.can("raze archive")
    p.do("raze quarry")
    assert p.ruins(1) == ["archive", "quarry"]
    p.turn(0)
    assert not p.can("visit quarry")
    before = p.count(1, "brick")
    p.produce()
    assert p.count(1, "brick") == before + 1  # the board's own


@pytest.mark.rule("FSS-116")
def test_first_the_spoils_are_taken_then_the_compensation() -> None:
    """Pub: the razer draws the top three cards, the owner the fourth."""
    p = against("pub", red=3)
    p.deck("arena", "docks", "school", "motel")
    p.do("raze pub")
    assert p.in_hand(0) == ["arena", "docks", "school"]
    assert p.in_hand(1) == ["motel"]


@pytest.mark.rule("FSS-116")
def test_the_price_is_paid_before_the_spoils_are_taken() -> None:
    """Shadow's Spoils hold a red contact, which can't help to pay its own Defense of 5."""
    p = against("shadow", red=4)
    assert not p.can("raze shadow")
    p = against("shadow", red=4, universal=1)
    p.do("raze shadow")
    assert p.count(0, "red") == 1
    p = against("shadow", red=5, universal=1)
    p.do("raze shadow")
    assert p.step == "PayToken"
    assert (p.state(1), p.gained(1)) == (["shadow"], {})
    assert p.gained(0) == {"red": -4}  # the fifth is asked for: red or universal


@pytest.mark.rule("FSS-117")
def test_locations_of_a_player_who_has_passed_are_not_razed_in_this_round() -> None:
    """Refused after the pass, allowed again in the next round."""
    p = Position()
    p.put(1, "school")
    p.give(0, red=3)
    p.turn(1)
    p.do("pass")
    assert p.who == 0
    assert p.why("raze school") == ("FSS-117",)
    p.cleanup()
    p.give(0, red=3)
    p.turn(0)
    assert p.can("raze school")


@pytest.mark.rule("FSS-118")
def test_goods_on_a_used_location_go_to_the_supply_when_it_is_razed() -> None:
    """Bioweaponry with a worker and a gun on it: the owner gets just the compensation, a gun."""
    p = Position()
    p.put(1, "bioweaponry")
    p.give(1, worker=1, gun=1)
    p.give(0, red=5)
    p.turn(1)
    p.do("use bioweaponry")
    assert p.on("bioweaponry") == {"worker": 1, "gun": 1}
    p.watch()
    p.do("raze bioweaponry")
    assert p.gained(1) == {"gun": 1}
    assert p.gained(0) == {"red": -5, "gun": 2, "vp": 1}
    assert (p.t.laid, p.t.used) == ([], [])


@pytest.mark.rule("FSS-118")
def test_a_visitors_worker_on_a_razed_location_goes_to_the_supply_too() -> None:
    """Nobody gets the worker back that lay on Quarry."""
    p = against("quarry", worker=1, red=3)
    p.do("visit quarry")
    assert p.on("quarry") == {"worker": 1}
    p.turn(0)
    p.watch()
    p.do("raze quarry")
    assert p.gained(0) == {"red": -3, "brick": 2}
    assert p.gained(1) == {"brick": 1}
    assert p.t.laid == []


@pytest.mark.rule("FSS-119")
def test_goods_stored_on_a_razed_location_stay_with_its_owner() -> None:
    """Camp with three workers: they move to the owner's supply, and the compensation comes on top."""
    p = against("camp", red=4)
    p.stock(1, "camp", worker=3)
    p.do("raze camp")
    assert p.gained(1) == {"worker": 3 + 1}
    assert p.gained(0) == {"red": -4, "worker": 2}
    assert p.t.stock == [[], []]


@pytest.mark.rule("FSS-120")
@pytest.mark.parametrize(("card", "defense"), [("arena", 4), ("museum", 5), ("motel", 6)])
def test_a_defense_token_raises_the_defense_by_one(card: str, defense: int) -> None:
    """One more red contact; the token is gone with the Location."""
    p = against(card, shield=True, red=defense - 1)
    assert p.why(f"raze {card}") == ("FSS-120",)
    p = against(card, shield=True, red=defense)
    p.do(f"raze {card}")
    assert p.count(0, "red") == 0
    assert p.t.shields == []
    assert p.count(1, "defense") == 0


@pytest.mark.rule("FSS-120")
def test_a_defense_token_does_not_change_what_razing_from_hand_costs() -> None:
    """Distance counts there; the shielded twin in a State doesn't matter."""
    p = ready("school#2", red=1)
    p.put(0, "school#1", shield=True)
    p.turn(0)
    assert p.can("raze-hand school")


@pytest.mark.rule("FSS-121")
def test_a_location_carries_at_most_one_defense_token() -> None:
    """Of two tokens one goes on School, the other only on another Location."""
    p = Position()
    p.put(0, "school", "archive")
    p.put(0, "docks", ruin=True)
    p.give(0, defense=3)
    p.turn(0)
    assert p.offered("shield") == ["archive", "school"]
    p.do("shield school")
    assert p.offered("shield") == ["archive"]
    assert p.why("shield school") == ("FSS-121",)
    p.do("shield archive")
    assert (p.offered("shield"), p.count(0, "defense")) == ([], 1)
    assert (p.defense("school"), p.defense("archive")) == (4, 6)


@pytest.mark.rule("FSS-122")
def test_example_penelope_razes_salmas_shielded_school() -> None:
    """4 red contacts; 2 workers for Penelope, 1 for Salma; School is a Ruins."""
    p = against("school", shield=True, red=4)
    assert (p.spoils("school"), p.deal_good("school")) == ({"worker": 2}, "worker")
    p.do("raze school")
    assert p.gained(0) == {"red": -4, "worker": 2}
    assert p.gained(1) == {"worker": 1}
    assert (p.state(1), p.ruins(1)) == ([], ["school"])
