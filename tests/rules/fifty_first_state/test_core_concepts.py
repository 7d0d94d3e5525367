"""Core concepts: the three uses of a card, the three colours of contacts, Defense."""

import pytest

from tests.rules.fifty_first_state.position import Position

USES = ("construct", "deal", "raze-hand")


def with_card(card: str = "school", **goods: int) -> Position:
    """Seat 0 has one card in hand, these goods and its turn."""
    p = Position()
    p.hand(0, card)
    p.give(0, **goods)
    p.turn(0)
    return p


@pytest.mark.rule("FSS-043")
@pytest.mark.parametrize("verb", USES)
def test_a_card_in_hand_can_be_built_razed_or_dealt_with_but_only_once(verb: str) -> None:
    """All three are offered; after one of them the card is gone for the others."""
    p = with_card(grey=2, blue=2, red=2)
    card = p.t.hands[0][0]
    assert [p.can(f"{use} school") for use in USES] == [True, True, True]
    p.do(f"{verb} {card}")
    places = {"construct": p.t.states[0], "deal": p.t.deals[0], "raze-hand": p.t.discard}
    assert {use: card in place for use, place in places.items()} == {use: use == verb for use in USES}
    p.do("pass")
    assert (p.who, p.t.hands[0]) == (0, [])
    assert [p.can(f"{use} {card}") for use in USES] == [False, False, False]


@pytest.mark.rule("FSS-044")
def test_a_built_card_stands_in_the_state_and_its_ability_is_there_in_every_round() -> None:
    """School produces when built and in the Production phases of two more rounds; Archive works in both."""
    p = with_card("archive", grey=1)
    p.put(0, "school")
    p.do("construct archive")
    assert p.state(0) == ["school", "archive"]
    for _ in range(2):
        p.cleanup()
        p.produce()
        assert p.count(0, "worker") == 3 + 1
        p.turn(0)
        p.watch()
        p.do("use archive", "done")
        assert p.gained(0) == {"worker": -1, "vp": 1}


@pytest.mark.rule("FSS-045")
def test_razing_from_hand_discards_the_card_for_its_spoils() -> None:
    """School: two workers; it doesn't produce and gives no Building Bonus."""
    p = with_card(red=1)
    card = p.t.hands[0][0]
    p.watch()
    p.do("raze-hand school")
    assert p.gained(0) == {"card": -1, "red": -1, "worker": 2}
    assert p.t.discard == [card]
    assert p.state(0) == []
    assert p.t.deals[0] == []


@pytest.mark.rule("FSS-046")
def test_a_deal_goes_under_the_board_and_pays_its_good() -> None:
    """Fuel Tank as a deal pays a fuel, now and in the next Production phase."""
    p = with_card("fuel_tank", blue=1)
    p.watch()
    p.do("deal fuel_tank")
    assert p.gained(0) == {"card": -1, "blue": -1, "fuel": 1}
    assert p.names_of(p.t.deals[0]) == ["fuel_tank"]
    p.cleanup()
    p.produce()
    assert p.count(0, "fuel") == 1


@pytest.mark.rule("FSS-047")
def test_a_deal_is_no_part_of_the_state_and_has_no_ability() -> None:
    """Fuel Tank as a deal: no visit, no raze, no development, no point at the end, no count for Oil Rig."""
    p = Position()
    p.deal(1, "fuel_tank")
    p.give(0, worker=1, red=9)
    p.turn(0)
    assert not p.can("visit fuel_tank")
    assert not p.can("raze fuel_tank")
    p.hand(1, "refinery")
    p.give(1, brick=1, grey=2)
    p.turn(1)
    assert not p.can("develop refinery")
    p.do("construct refinery")
    assert p.t.score[1] == 1  # for itself alone
    assert p.t.scores()[1] == 1 + 1


@pytest.mark.rule("FSS-047")
def test_a_deal_does_not_use_its_cards_production_or_action() -> None:
    """Boiler Room as a deal pays one worker, not two; Archive as a deal can't be used."""
    p = Position()
    p.deal(0, "boiler_room", "archive")
    p.produce()
    assert p.count(0, "worker") == 3 + 1 + 1
    p.turn(0)
    assert not p.can("use archive")


@pytest.mark.rule("FSS-048")
@pytest.mark.parametrize(("verb", "colour"), [("construct", "grey"), ("deal", "blue"), ("raze-hand", "red")])
def test_each_use_needs_contacts_of_its_own_colour(verb: str, colour: str) -> None:
    """With plenty of the two other colours it is not offered; with one of its own it is."""
    others = {name: 5 for name in ("grey", "red", "blue") if name != colour}
    p = with_card()
    p.give(0, **others)
    p.turn(0)
    assert not p.can(f"{verb} school")
    p.give(0, **{colour: 1})
    p.turn(0)
    p.do(f"{verb} school")
    assert p.count(0, colour) == 0
    assert {name: p.count(0, name) for name in others} == others


@pytest.mark.rule("FSS-049")
def test_blue_contacts_pay_for_deals() -> None:
    """One blue contact allows a deal at Distance 1 and nothing else."""
    p = with_card(blue=1)
    assert p.options() == ["deal school", "pass"]
    p.do("deal school")
    assert p.count(0, "blue") == 0
    p = with_card("pub", blue=1)
    assert p.why("deal pub") == ("FSS-105",)


@pytest.mark.rule("FSS-050")
def test_grey_contacts_pay_for_building() -> None:
    """One grey contact allows to construct at Distance 1 and nothing else."""
    p = with_card(grey=1)
    assert p.options() == ["construct school", "pass"]
    p.do("construct school")
    assert p.count(0, "grey") == 0
    p = with_card("pub", grey=1)
    assert p.why("construct pub") == ("FSS-083",)


@pytest.mark.rule("FSS-051")
def test_red_contacts_pay_for_razing() -> None:
    """One red contact razes at Distance 1 from hand; three raze a rival's School."""
    p = with_card(red=1)
    assert p.options() == ["raze-hand school", "pass"]
    p.do("raze-hand school")
    assert p.count(0, "red") == 0
    p = with_card("pub", red=1)
    assert p.why("raze-hand pub") == ("FSS-112",)
    p = Position()
    p.put(1, "school")
    p.give(0, red=3, grey=9, blue=9)
    p.turn(0)
    p.do("raze school")
    assert p.count(0, "red") == 0


@pytest.mark.rule("FSS-052")
def test_locations_of_other_players_can_be_razed() -> None:
    """Every rival's Location is a target, one's own is not."""
    p = Position(3)
    p.put(0, "arena")
    p.put(1, "school")
    p.put(2, "docks", "quarry")
    p.give(0, red=3)
    p.turn(0)
    assert p.offered("raze") == ["docks", "quarry", "school"]


DEFENSE = [
    pytest.param("school", 3, marks=pytest.mark.rule("FSS-053")),
    pytest.param("church", 4, marks=pytest.mark.rule("FSS-054")),
    pytest.param("archive", 5, marks=pytest.mark.rule("FSS-055")),
]


@pytest.mark.rule("FSS-053", "FSS-054", "FSS-055", "FSS-056")
@pytest.mark.parametrize(("card", "defense"), DEFENSE)
def test_the_defense_of_a_location_goes_by_its_category_and_is_its_price(card: str, defense: int) -> None:
    """Production 3, Feature 4, Action 5 red contacts, whatever the Distance: one less is not enough."""
    p = Position()
    p.put(1, card)
    assert p.defense(card) == defense
    p.give(0, red=defense - 1, grey=5, blue=5)
    p.turn(0)
    assert p.why(f"raze {card}") == ("FSS-113",)
    p.give(0, red=3)
    p.turn(0)
    p.do(f"raze {card}")
    assert p.count(0, "red") == 2


@pytest.mark.rule("FSS-053", "FSS-054", "FSS-055")
def test_all_cards_of_a_category_have_the_same_defense() -> None:
    """Whatever the Distance: checked with every card of base and New Era (Hidden Forge counts as shielded)."""
    p = Position(expansion="new_era")
    p.put(1, *[str(card) for card in range(138)])
    for card in p.t.states[1]:
        printed = 3 + p.content.card_category[card]
        assert p.defense(str(card)) == printed + (p.name(card) == "hidden_forge")


@pytest.mark.rule("FSS-056")
def test_the_defense_counts_not_the_distance() -> None:
    """Abandoned Suburbs (Distance 3) costs 5 from a State, School (Distance 1) costs 3."""
    p = Position()
    p.put(1, "abandoned_suburbs", "school")
    p.give(0, red=3)
    p.turn(0)
    assert p.offered("raze") == ["school"]
    p.do("raze school")
    assert p.count(0, "red") == 0
