"""Refusals: the fact that is told is true, and the rule that is cited is the one that forbids."""

import pytest

from tests.rules.fifty_first_state.position import Position


@pytest.mark.rule("FSS-128")
def test_a_card_that_the_faction_board_asks_for_must_be_in_hand() -> None:
    """The board asks for a card: what is refused there is refused by the board's rule, not by a Location's."""
    p = Position()
    p.hand(1, "motel", "pub")
    p.give(1, brick=1)
    p.turn(1)
    p.do("exchange grey")
    words = f"discard {p.card('church')}"
    assert (p.facts(words), p.why(words)) == (["Church is not in your hand"], ("FSS-128",))


@pytest.mark.rule("FSS-123")
def test_a_card_that_a_location_asks_for_must_be_in_hand() -> None:
    """The Merchants Guild has no such action: a Location that asks for a deal refuses by the rule of Locations."""
    p = Position()
    p.put(0, "hideout")
    p.deal(0, "archive", "museum")
    p.turn(0)
    p.do("use hideout")
    assert p.why(f"from-deal {p.card('church')}") == ("FSS-123",)


@pytest.mark.rule("FSS-191")
@pytest.mark.rule("FSS-193")
def test_the_solo_lookout_gives_cards_that_are_laid_out_only() -> None:
    """Of four cards first, of two then; a card of the Deck is refused by the step of the solo Lookout."""
    p = Position(1)
    p.deck("archive", "church", "museum", "motel", "pub")
    p.lookout()
    words = f"draft {p.card('school')}"
    assert (p.facts(words), p.why(words)) == (["School is not laid out for the draft"], ("FSS-191",))
    p.do("draft archive")
    assert p.why(words) == ("FSS-193",)


@pytest.mark.rule("FSS-G35")
def test_no_defense_token_is_placed_between_two_uses_of_an_action() -> None:
    """Motel may be used twice: in between a token waits, and another action is one too many."""
    p = Position(expansion="new_era")
    p.put(0, "motel", "archive")
    p.give(0, worker=3, defense=1)
    p.turn(0)
    p.do("use motel")
    assert (p.facts("shield archive"), p.why("shield archive")) == (
        ["you are in the middle of your action"],
        ("FSS-G35",),
    )
    assert p.why("use archive") == ("FSS-076",)


@pytest.mark.rule("FSS-G19")
def test_a_feature_is_never_used_by_an_action() -> None:
    """Church is a Feature, School a Production Location: neither can be used, each for its own reason."""
    p = Position()
    p.put(0, "church", "school")
    p.turn(0)
    assert (p.facts("use church"), p.why("use church")) == (["Church has no Action to use"], ("FSS-G19",))
    assert p.why("use school") == ("FSS-026",)


@pytest.mark.rule("FSS-135")
def test_only_an_open_production_can_have_a_visitor() -> None:
    """On a rival's used Shipwreck lie no visitors; on Quarry lies one."""
    p = Position()
    p.put(1, "shipwreck", "quarry")
    p.mark_used("shipwreck", 1, worker=1, iron=1)
    p.mark_used("quarry", 1, worker=1)
    p.give(0, worker=1)
    p.turn(0)
    assert p.facts("visit shipwreck") == ["Shipwreck has no Open Production"]
    assert (p.facts("visit quarry"), p.why("visit quarry")) == (
        ["a worker lies on Quarry already in this round"],
        ("FSS-135",),
    )


@pytest.mark.rule("FSS-G17")
def test_body_hunters_do_not_clear_themselves() -> None:
    """The worker that pays for them lies on them: still they work on others only; an unused Location is bare."""
    p = Position(expansion="winter")
    p.put(0, "body_hunters", "shipwreck", "archive", "bioweaponry")
    p.mark_used("shipwreck", 1, worker=1, iron=1)
    p.mark_used("archive", 1, worker=1)
    p.give(0, worker=1)
    p.turn(0)
    p.do("use body_hunters")
    assert p.on("body_hunters") == {"worker": 1}
    words = "location body_hunters"
    assert p.facts(words) == ["Body Hunters works on other Locations, not on itself"]
    assert p.why(words) == ("FSS-G17",)
    assert p.facts("location bioweaponry") == ["no goods or workers lie on Bioweaponry"]


@pytest.mark.rule("FSS-G16")
@pytest.mark.parametrize(
    ("card", "fact"),
    [
        ("power_station", "Power Station works on other Locations, not on itself"),
        ("church", "Church is no Production Location"),
        ("suppliers", "Suppliers itself takes or repeats production"),
        ("docks", "somebody takes the production of Docks already"),
    ],
)
def test_what_can_not_produce_again_is_refused_for_its_own_reason(card: str, fact: str) -> None:
    """Power Station may let Quarry or School produce again; Docks is robbed where a rival has Suppliers."""
    p = Position(expansion="winter")
    p.put(0, "power_station", "church", "docks", "quarry", "school")
    p.put(0 if card == "suppliers" else 1, "suppliers")
    p.produce()
    if card != "suppliers":
        p.do("location docks")
    assert p.offered("location") == (["docks"] if card == "suppliers" else []) + ["quarry", "school"]
    assert (p.facts(f"location {card}"), p.why(f"location {card}")) == ([fact], ("FSS-G16",))
