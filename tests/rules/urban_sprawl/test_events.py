"""Events: when they happen, in which order, and where the cards go."""

import pytest

from boomtown.games.urban_sprawl.rules.content import DECK_IDS, EVENT
from boomtown.games.urban_sprawl.rules.table import deck_of
from tests.rules.urban_sprawl.position import Position

OPENED = {"planning": (), "town": (), "city": (2,), "metropolis": (2, 3)}


def ready(deck: str, *ids: str, seats: int = 2) -> Position:
    """The top of a deck, which is active, is face down with these cards next; seat 0 acts."""
    p = Position(seats)
    for number in OPENED[deck]:
        p.t.opened[number] = 1
    if deck == "metropolis":
        p.top("city", "C01")
    p.top(deck, "")
    p.stack(deck, *ids)
    p.prestige(*[20] * seats)
    p.turn(0)
    return p


@pytest.mark.rule("USP-217")
def test_all_four_decks_hold_events_and_planning_fourteen() -> None:
    """Every event has a program of its own; no event can be acquired, built or invested."""
    content = Position().content
    count = dict.fromkeys(DECK_IDS, 0)
    for card in range(165):
        if content.kind[card] == EVENT:
            count[DECK_IDS[content.deck[card]]] += 1
            assert content.start[card] >= 0
            assert (content.zone[card], content.size[card], content.payout[card]) == (-1, 0, 0)
    assert count == {"planning": 14, "town": 1, "city": 6, "metropolis": 7}


@pytest.mark.rule("USP-218")
@pytest.mark.parametrize(
    ("deck", "event", "card", "gain"),
    [
        ("planning", "E01", "P22", (-3, 0)),
        ("town", "T37", "T05", (1, 1)),
        ("city", "C36", "C01", (1, 1 - 4)),
        ("metropolis", "M32", "M02", (1 - 51 // 4, 1)),
    ],
)
def test_an_event_of_any_deck_happens_when_it_is_turned_up(
    deck: str, event: str, card: str, gain: tuple[int, int]
) -> None:
    """Not while it lies hidden, but at once when it shows; then the next card is turned up."""
    p = ready(deck, event, card)
    p.hold(0, "Media")
    p.note()
    assert p.gained(0) == (0, 0)
    p.end_turn()
    assert p.gained(0) == gain
    assert p.story("event", "flip")[:2] == [f"event {event}", f"flip {card}"]


@pytest.mark.rule("USP-219")
def test_an_event_is_over_before_the_next_card_is_drawn() -> None:
    """While players think about the Charity Ball the deck is not touched; nor while a second event below waits."""
    p = ready("planning", "E14", "E01", "P22")
    left = len(p.t.planning)
    p.end_turn()
    assert p.step == "ChooseOrder"
    p.do("player 0")
    for action in ("accept 0", "pass"):
        assert p.step == "Choose offer"
        assert len(p.t.planning) == left - 1
        assert p.boxes(p.t.tops)[0] == ""
        assert p.story("event", "flip") == ["event E14"]
        assert (p.boxes(p.t.event), p.discarded()) == (["E14"], [])
        p.do(action)
    assert p.story("event", "flip") == ["event E14", "event E01", "flip P22"]
    assert p.gains() == [(-7 - 3, 3), (-3, 0)]


@pytest.mark.rule("USP-220")
def test_the_effects_of_an_event_happen_from_top_to_bottom() -> None:
    """The Treasurer with 1 wealth first loses what there is, then gains 3: not 1, but 3 are there."""
    p = Position(2)
    p.office("treasurer", 1)
    p.wealth(10, 1)
    p.event("Luxury Taxes", 0)
    assert p.t.wealth == [7, 3]


@pytest.mark.rule("USP-220")
def test_the_media_owner_gains_before_a_market_crash_takes_its_share() -> None:
    """With 11 wealth there are 12 when each full 4 cost 1: 9 are kept, not 10."""
    p = Position(2)
    p.hold(0, "Media")
    p.wealth(11, 11)
    p.event("Market Crash", 1)
    assert p.t.wealth == [9, 9]


@pytest.mark.rule("USP-221")
def test_impossible_parts_of_an_event_are_skipped_and_the_rest_happens() -> None:
    """No building for the headlines, no Treasurer for the taxes, no Media owner at the airport."""
    p = Position(2)
    p.hold(1, "Media")
    p.event("Local Headlines", 0)
    assert p.gains() == [(0, 0), (2, 0)]
    p = Position(2)
    p.event("Luxury Taxes", 0)
    assert p.gains() == [(-3, 0), (-3, 0)]
    p = Position(2)
    p.event("Airport", 0)
    assert p.gains() == [(0, 0), (0, 0)]
    assert (p.t.opened[2], p.t.offices) == (1, [-1] * 5)


@pytest.mark.rule("USP-222")
def test_a_planning_event_is_discarded_and_can_happen_again() -> None:
    """It lies on the pile when it is over; after the reshuffle it comes a second time."""
    p = ready("planning", "E01", "P22")
    p.end_turn()
    assert p.discarded() == ["E01"]
    assert "E01" not in p.boxed()
    again = 0
    for dice in range(1, 13):
        p = ready("planning", "E01", "P22")
        p.end_turn()
        p.top("planning", "")
        p.t.planning.clear()
        p.t.discard.append(p.card("P23"))
        p.t.dice = dice
        p.turn(1)
        p.end_turn()
        assert p.t.shuffles == [1]
        assert p.boxes(p.t.tops)[0] == "P23"
        if p.card("E01") not in p.t.planning:  # it was shuffled to the top
            again += 1
            assert p.story("event") == ["event E01", "event E01"]
            assert p.gains() == [(-6, 0), (-6, 0)]
    assert 0 < again < 12


@pytest.mark.rule("USP-223")
@pytest.mark.parametrize(
    ("deck", "event", "card"),
    [("town", "T37", "T05"), ("city", "C36", "C01"), ("metropolis", "M32", "M02")],
)
def test_an_event_of_a_contract_deck_goes_back_to_the_box(deck: str, event: str, card: str) -> None:
    """It is in no deck and no discard pile any more, so that it happens once."""
    p = ready(deck, event, card)
    p.end_turn()
    assert event in p.boxed()
    assert event not in p.discarded()
    assert all(p.card(event) not in deck_of(p.t, number) for number in range(4))
    assert p.t.event == []


@pytest.mark.rule("USP-224")
@pytest.mark.parametrize(
    ("deck", "ids"),
    [
        ("planning", ("E01", "E06", "E13", "P22")),
        ("city", ("C36", "C35", "C33", "C01")),
        ("metropolis", ("M32", "M36", "M34", "M02")),
    ],
)
def test_events_follow_events_until_another_card_shows(deck: str, ids: tuple[str, ...]) -> None:
    """Three in a row happen, then the card lies face up."""
    p = ready(deck, *ids)
    p.end_turn()
    assert p.story("event") == [f"event {id}" for id in ids[:-1]]
    assert p.story("flip") == [f"flip {ids[-1]}"]


# --- the rulebook's example ----------------------------------------------------------------------------------


def relocation() -> Position:
    """Business Relocation is the next City card, then a Crime Wave, then a contract; seat 1 owns Media, seat 2 is Treasurer."""
    p = ready("city", "C32", "C36", "C01", seats=3)
    p.hold(1, "Media")
    p.office("treasurer", 2)
    p.put("COM", "A1.TL", 0)
    p.put("COM", "F6", 1)
    p.put("RES", "C6.TL", 1)
    p.put("COM", "C3.TL", 2)
    p.note()
    return p


@pytest.mark.rule("USP-225")
def test_business_relocation_first_pays_the_media_owner() -> None:
    """1 wealth and 1 prestige, before the Treasurer chooses; nobody else gains."""
    p = relocation()
    p.end_turn()
    assert p.gains() == [(0, 0), (1, 1), (0, 0)]
    assert (p.step, p.who) == ("Choose lose_control", 2)


@pytest.mark.rule("USP-226")
def test_business_relocation_then_takes_the_cube_off_a_com_building() -> None:
    """The Treasurer may choose any of the COM, their own too; the building stays, and nobody controls it."""
    p = relocation()
    p.end_turn()
    assert p.offers("building") == {"A1.TL", "F6.TL", "C3.TL"}
    p.by(2, "building F6.TL")
    assert p.city() == {"COM 0 A1.TL", "COM - F6", "RES 1 C6.TL", "COM 2 C3.TL"}


@pytest.mark.rule("USP-227")
def test_after_business_relocation_cards_are_turned_up_until_a_contract_shows() -> None:
    """The card leaves the game, the Crime Wave below happens, and the City Hall lies face up."""
    p = relocation()
    p.end_turn()
    assert p.boxes(p.t.tops)[2] == ""
    p.do("building F6.TL")
    assert {"C32", "C36"} <= p.boxed()
    assert p.story("event", "flip") == ["event C32", "event C36", "flip C01"]
    assert p.boxes(p.t.tops)[2] == "C01"
    assert p.gains() == [(0, -4), (1 + 1, 1 + 1 - 4), (0, -4)]
