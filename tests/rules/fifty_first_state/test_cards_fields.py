"""Every card in play by what it shows beside its ability: Distance, Category, Types, Spoils and Deal."""

import pytest

from tests.rules.fifty_first_state.card_rows import (
    BOARD,
    CATEGORIES,
    DEFENSE,
    ROWS,
    Row,
    plus,
)
from tests.rules.fifty_first_state.position import Position

each_card = pytest.mark.parametrize("row", ROWS, ids=[row.card for row in ROWS])

STRONGER = {"hidden_forge": 1}  # always carries a defense token

# Locations of few Types to develop from, at least two of each Type
SAMPLES = {
    "base": {
        "city_guards": {"gun"},
        "confessor": {"gun"},
        "methane_storage": {"fuel"},
        "gasoline_drinkers_den": {"fuel"},
        "scrap_metal": {"iron"},
        "shelter": {"iron"},
        "brick_storage": {"brick"},
        "abandoned_suburbs": {"brick"},
        "deserted_colony": {"ammo"},
        "corner_shop": {"ammo", "score"},
        "camp": {"worker"},
        "archive": {"worker", "score"},
        "motel": {"card"},
        "pub": {"card"},
        "sharrash": {"contact"},
        "convoy": {"fuel", "contact"},
        "church": {"culture"},
        "museum": {"culture"},
    },
    "new_era": {"car_garage": {"gas_mask", "gun"}, "production_manager": {"gas_mask", "ammo"}},
    "winter": {"body_hunters": {"gas_mask", "worker"}, "caravanner": {"gas_mask", "fuel"}},
}


@each_card
def test_a_card_from_hand_is_razed_for_its_distance_and_gives_its_spoils(row: Row) -> None:
    """Red contacts, one less is not enough; the card goes to the discard pile."""
    p = Position(expansion=row.deck)
    (card,) = p.hand(0, row.card)
    p.give(0, red=row.distance - 1)
    p.turn(0)
    assert not p.can(f"raze-hand {row.card}")
    p.give(0, red=1)
    p.turn(0)
    p.watch()
    p.do(f"raze-hand {row.card}")
    assert p.gained(0) == plus(row.spoils, {"red": -row.distance, "card": -1})
    assert p.gained(1) == {}
    assert p.t.discard == [card]


@each_card
def test_a_location_of_a_rival_is_razed_for_its_defense_and_its_owner_takes_the_deal_good(row: Row) -> None:
    """Red contacts by its Category, one less is not enough; Spoils for the razer; a Ruins stays."""
    defense = DEFENSE[row.category] + STRONGER.get(row.card, 0)
    p = Position(expansion=row.deck)
    p.put(1, row.card)
    p.give(0, red=defense - 1)
    p.turn(0)
    assert not p.can(f"raze {row.card}")
    p.give(0, red=1)
    p.turn(0)
    p.watch()
    p.do(f"raze {row.card}")
    assert p.gained(0) == plus(row.spoils, {"red": -defense})
    assert p.gained(1) == {row.deal: 1}
    assert (p.state(1), p.ruins(1)) == ([], [row.card])


@each_card
def test_a_deal_costs_the_distance_and_pays_its_good_at_once_and_each_production_phase(row: Row) -> None:
    """Blue contacts, one less is not enough; a deal gives nothing else of the card."""
    p = Position(expansion=row.deck)
    p.hand(0, row.card)
    p.give(0, blue=row.distance - 1)
    p.turn(0)
    assert not p.can(f"deal {row.card}")
    p.give(0, blue=1)
    p.turn(0)
    p.watch()
    p.do(f"deal {row.card}")
    assert p.gained(0) == plus({row.deal: 1}, {"blue": -row.distance, "card": -1})
    assert p.names_of(p.t.deals[0]) == [row.card]
    p.cleanup()
    p.watch()
    p.produce()
    assert p.gained(0) == plus(BOARD, {row.deal: 1})


@each_card
def test_a_card_is_constructed_for_its_distance_into_the_row_of_its_category(row: Row) -> None:
    """Grey contacts, one less is not enough; there are as many cards of the design as it says."""
    p = Position(expansion=row.deck)
    assert len(p.copies(row.card)) == row.copies
    p.hand(0, row.card)
    p.give(0, grey=row.distance - 1)
    p.turn(0)
    assert not p.can(f"construct {row.card}")
    p.give(0, grey=1)
    p.turn(0)
    p.do(f"construct {row.card}")
    assert p.rows(0) == [[row.card] if category == row.category else [] for category in CATEGORIES]
    assert p.defense(row.card) == DEFENSE[row.category] + STRONGER.get(row.card, 0)


@each_card
def test_a_card_is_developed_for_a_brick_from_locations_that_share_a_type(row: Row) -> None:
    """From just those of a sample of Locations; a card without a Type from all of them."""
    sample = {**SAMPLES["base"], **(SAMPLES[row.deck] if row.deck != "base" else {})}
    sample.pop(row.card, None)
    fitting = {old for old, types in sample.items() if types & row.types or not row.types}
    p = Position(expansion=row.deck)
    p.put(0, *sample)
    p.hand(0, row.card)
    p.turn(0)
    assert not p.can(f"develop {row.card}")
    p.give(0, brick=1)
    p.turn(0)
    p.do(f"develop {row.card}")
    chosen = set(p.offered("location")) if p.step == "ChooseOld" else {p.name(p.t.discard[-1])}
    assert chosen == fitting
    assert p.types(row.card) == row.types
