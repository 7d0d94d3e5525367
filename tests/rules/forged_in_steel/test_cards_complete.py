"""Every card, Leader, Mogul benefit and Bigwig of the pack has a test that shows what it does."""

from tests.rules.forged_in_steel import (
    test_cards_1_to_19,
    test_cards_20_to_38,
    test_cards_39_to_56,
    test_cards_57_to_74,
    test_cards_75_to_90,
    test_cards_91_to_106,
    test_cards_clarifications,
    test_cards_responses,
    test_variants,
    test_variants_bigwigs,
)
from tests.rules.forged_in_steel.cards import TESTED
from tests.rules.forged_in_steel.position import Position

FILES = (
    *(test_cards_1_to_19, test_cards_20_to_38, test_cards_39_to_56, test_cards_57_to_74),
    *(test_cards_75_to_90, test_cards_91_to_106, test_cards_responses, test_cards_clarifications),
    *(test_variants, test_variants_bigwigs),
)


def names() -> set[str]:
    """All functions of the files that pytest runs."""
    return {name for file in FILES for name in vars(file) if name.startswith("test_")}


def test_every_era_card_has_its_test() -> None:
    content = Position().content
    cards = content.card_ids[1:]
    assert len(cards) == 106
    assert [card for card in cards if card not in TESTED] == []
    for number, card in enumerate(cards, 1):  # one test at least that carries the card's number
        assert any(name.startswith(f"test_{number}_") for name in TESTED[card]), card


def test_every_headline_and_response_has_its_test_too() -> None:
    pack = Position().content.pack.cards["card"]
    headlines = [card["id"] for card in pack if "headline_effect" in card]
    assert len(headlines) == 21
    for id in headlines:
        told = " ".join(TESTED[id])
        assert "headline" in told, id
    responses = [card["id"] for card in pack if "response_effect" in card]
    assert len(responses) == 10
    for id in responses:
        assert set(TESTED[id]) & set(vars(test_cards_responses)), id


def test_every_leader_benefit_and_bigwig_has_its_test() -> None:
    content = Position().content
    benefits = [entry["neighborhood"] for entry in content.pack.variants["mogul_benefit"]]
    assert (len(content.leader_ids), len(benefits), len(content.bigwig_ids)) == (6, 5, 15)
    assert [id for id in (*content.leader_ids, *benefits, *content.bigwig_ids) if id not in TESTED] == []


def test_every_test_that_is_claimed_is_run() -> None:
    assert {name for tests in TESTED.values() for name in tests} <= names()
