"""Nothing of the pack is without a test of its own."""

import importlib

import pytest

from tests.rules.city_of_iron.covered import COVERED
from tests.rules.city_of_iron.position import fresh

MODULES = (
    "test_cards_experts",
    "test_cards_citizens",
    "test_cards_nations",
    "test_cards_military",
    "test_cards_buildings",
    "test_cards_scoring_buildings",
    "test_cards_towns",
    "test_cards_lands",
)
ENTRIES = {
    "expert": ("experts", "expert"),
    "ability": ("experts", "expert"),
    "nation": ("experts", "nation"),
    "design": ("buildings", "building"),
    "town": ("towns", "town"),
    "land": ("lands", "land"),
    "goal": ("lands", "land"),
    "district": ("districts", "side"),
}


@pytest.mark.parametrize("kind", ENTRIES)
def test_every_card_has_its_test(kind: str) -> None:
    """What the tests name and what the pack holds is the same, neither more nor less."""
    for name in MODULES:
        importlib.import_module(f"tests.rules.city_of_iron.{name}")
    file, table = ENTRIES[kind]
    ids = {entry["id"] for entry in fresh().content.data[file][table]}
    assert COVERED[kind] == ids


def test_every_building_card_and_every_building_ability_has_its_test() -> None:
    """All 69 cards stand in the table of buildings, and whatever has an effect of its own has a test for it."""
    for name in MODULES:
        importlib.import_module(f"tests.rules.city_of_iron.{name}")
    content = fresh().content
    assert COVERED["building"] == set(content.card_ids)
    assert len(content.card_ids) == 69
    special = {
        entry["id"]
        for entry in content.data["buildings"]["building"]
        if any(entry.get(key) for key in ("effect", "scouting", "steambots"))
    }
    assert COVERED["special"] == special
