"""Action phase: one action a turn, clockwise, until all have passed."""

import pytest

from boomtown.games.fifty_first_state.rules.table import ACTING
from tests.rules.fifty_first_state.position import Position


def busy(seats: int = 3) -> Position:
    """Everybody can do something several times."""
    p = Position(seats)
    for seat in range(seats):
        p.give(seat, worker=8)
    return p


@pytest.mark.rule("FSS-076")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player_one_action_each(first: int) -> None:
    """After one action it is the next seat's turn, round and round."""
    p = Position(3)
    p.first(first)
    for seat in range(3):
        p.hand(seat, "docks" if seat < 2 else "quarry", "school")
        p.give(seat, blue=2)
    p.act()
    order = []
    for card in ("docks", "school"):
        for place in range(3):
            order.append(p.who)
            p.do(f"deal {'quarry' if p.who == 2 and card == 'docks' else card}")
            assert p.step == "Turn"
            assert p.who == (first + place + 1) % 3
    assert order == [(first + place) % 3 for place in (0, 1, 2, 0, 1, 2)]


@pytest.mark.rule("FSS-076")
def test_nobody_acts_in_another_seats_turn() -> None:
    """Seat 1 has no options while seat 0 has its turn, and is told why."""
    p = busy()
    p.turn(0)
    exchange = p.number("exchange workers")
    assert p.t.options(1) == []
    assert p.t.why_not(1, exchange) == ("FSS-076", "FSS-078")


@pytest.mark.rule("FSS-077")
def test_these_are_the_actions_of_a_turn() -> None:
    """Build (two ways), deal, raze (two ways), card, board, Open Production, Connection (take, play), pass."""
    p = Position(2)
    p.put(0, "archive")
    p.hand(0, "school")
    p.put(1, "quarry")
    p.links(0, "punks")
    p.face_up("thugs", "merchants")
    p.give(0, grey=1, blue=1, red=3, worker=3, brick=1, iron=1)
    p.turn(0)
    assert p.options() == [
        "construct school",
        "develop school",
        "deal school",
        "raze-hand school",
        "raze quarry",
        "visit quarry",
        "use archive",
        "exchange grey",
        "exchange workers",
        "take thugs",
        "take merchants",
        "play punks",
        "pass",
    ]


@pytest.mark.rule("FSS-077")
@pytest.mark.parametrize(
    "action",
    [
        "construct school",
        "develop school",
        "deal school",
        "raze-hand school",
        "raze quarry",
        "visit quarry",
        "use archive",
        "exchange grey",
        "take thugs",
        "play punks",
        "pass",
    ],
)
def test_each_of_them_is_the_one_action_of_a_turn(action: str) -> None:
    """After any one of them it is the other seat's turn."""
    p = Position(2)
    p.put(0, "archive")
    p.hand(0, "school")
    p.put(1, "quarry")
    p.links(0, "punks")
    p.face_up("thugs", "merchants")
    p.give(0, grey=1, blue=1, red=3, worker=3, brick=1, iron=1)
    p.turn(0)
    p.do(action)
    if p.step == "UseAgain":
        p.do("done")
    assert (p.step, p.who) == ("Turn", 1)


@pytest.mark.rule("FSS-077")
def test_a_player_with_nothing_can_only_pass() -> None:
    """No goods, no cards: pass is all there is."""
    p = Position(2)
    p.turn(0)
    assert p.options() == ["pass"]


@pytest.mark.rule("FSS-078")
def test_who_has_passed_does_nothing_more_in_this_round() -> None:
    """Seat 0 has goods left but gets no other turn until the next round."""
    p = busy()
    p.turn(0)
    p.do("pass")
    for _ in range(3):
        assert p.who == 1
        p.do("exchange workers", "choose gun", "done")
        assert p.t.options(0) == []
        assert p.t.why_not(0, p.number("exchange workers")) == ("FSS-076", "FSS-078")
        assert p.who == 2
        p.do("exchange workers", "choose gun", "done")
    p.pass_all()
    assert (p.t.round, p.t.passed) == ([3], [0, 0, 0])


@pytest.mark.rule("FSS-079")
def test_the_locations_of_a_player_who_has_passed_are_safe() -> None:
    """Razing and visiting are offered before the pass and refused after it; other rivals stay open."""
    p = Position(3)
    p.put(1, "quarry")
    p.put(2, "docks")
    p.give(0, red=3, worker=1)
    p.turn(0)
    assert p.offered("raze") == p.offered("visit") == ["docks", "quarry"]
    p.passed(1)
    p.turn(0)
    assert p.offered("raze") == p.offered("visit") == ["docks"]
    assert p.why("raze quarry") == ("FSS-117",)
    assert p.why("visit quarry") == ("FSS-138",)


@pytest.mark.rule("FSS-079")
def test_no_card_reaches_the_locations_or_goods_of_a_player_who_has_passed() -> None:
    """Thieves' Caravan finds no gun with seat 1, Suppliers copy seat 2's Docks without a choice."""
    p = Position(3)
    p.put(0, "thieves_caravan")
    p.give(0, worker=2)
    p.give(1, gun=1)
    p.turn(0)
    assert p.can("use thieves_caravan")
    p.passed(1)
    p.turn(0)
    assert not p.can("use thieves_caravan")
    for passed in (False, True):
        p = Position(3, expansion="winter")
        p.hand(0, "suppliers")
        p.put(1, "quarry")
        p.put(2, "docks")
        p.give(0, grey=2)
        if passed:
            p.passed(1)
        p.turn(0)
        p.do("construct suppliers")
        if passed:
            assert (p.count(0, "iron"), p.count(0, "brick")) == (1, 0)
        else:
            assert p.offered("location") == ["docks", "quarry"]


@pytest.mark.rule("FSS-080")
def test_there_is_no_cap_on_actions_of_any_kind() -> None:
    """Five deals in a row, turn after turn, then four visits to the board's exchange."""
    p = Position(2)
    cards = ("docks", "quarry", "school", "assassin", "fuel_tank")
    p.hand(0, *cards)
    p.give(0, blue=5, worker=8)
    p.passed(1)
    p.turn(0)
    for card in cards:
        p.do(f"deal {card}")
        assert (p.step, p.who) == ("Turn", 0)
    for _ in range(3):
        p.do("exchange workers", "choose fuel", "done")
    assert len(p.t.deals[0]) == 5
    assert p.count(0, "fuel") == 1 + 3


@pytest.mark.rule("FSS-080")
def test_an_action_that_can_not_be_paid_is_not_offered() -> None:
    """With one worker the exchange for two is refused."""
    p = Position(2)
    p.give(0, worker=1)
    p.turn(0)
    assert p.why("exchange workers") == ("FSS-128",)


@pytest.mark.rule("FSS-081")
def test_the_phase_goes_on_until_all_have_passed_and_skips_those_who_have() -> None:
    """Seat 1 passes at once, seat 0 later; seat 2 goes on alone, then Cleanup and a new round follow."""
    p = busy()
    p.turn(0)
    order = []
    plan = ["gun", "pass", "gun", "pass", "gun", "gun", "pass"]
    for what in plan:
        order.append(p.who)
        assert (p.t.phase, p.t.round) == ([ACTING], [2])
        if what == "pass":
            p.do("pass")
        else:
            p.do("exchange workers", "choose gun")
            if p.step == "UseAgain":
                p.do("done")
    assert order == [0, 1, 2, 0, 2, 2, 2]
    assert (p.t.round, p.step) == ([3], "DraftCard")
