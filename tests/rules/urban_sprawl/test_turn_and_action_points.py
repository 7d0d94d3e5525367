"""A turn: investments, action points, Favors."""

import pytest

from boomtown.games.urban_sprawl.rules.turn import StartTurn
from tests.rules.urban_sprawl.position import Position, new
from tests.rules.urban_sprawl.test_setup import STARTS, claim

PLAYERS = (2, 3, 4)


@pytest.mark.rule("USP-058")
@pytest.mark.parametrize("seats", PLAYERS)
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    """Whoever ends their turn is followed by the seat to their left, round and round."""
    p = Position(seats)
    p.t = new(seats, 5)
    seat = first = p.t.turn[4]
    claim(p.t, *STARTS)
    for number in range(1, 2 * seats + 2):
        p.skip_to("Act", seat)
        assert (p.t.turn[0], p.t.turn[1], p.who) == (seat, number, seat)
        p.end_turn()
        seat = (seat + 1) % seats
    assert seat == (first + 1) % seats


@pytest.mark.rule("USP-059", "USP-G37")
def test_a_turn_is_investments_then_action_points_then_end_of_turn() -> None:
    """Investments until the first action, none after it, and boxes are refilled only at the end."""
    p = Position(2)
    p.give(0, "P07", "P08")
    p.give(1, "P09")
    p.begin(0)
    assert p.offers("invest") == {"P07", "P08"}
    p.do("invest P08")
    assert (p.t.turn[2], p.offers("invest")) == (6, {"P07"})
    p.do("take 0")
    assert (p.t.plan[0], p.offers("invest")) == (-1, set())
    assert p.why("invest P07") == ("USP-060",)
    p.do("end-turn")
    assert p.t.plan[0] >= 0
    assert (p.who, p.offers("invest")) == (1, {"P09"})


@pytest.mark.rule("USP-060")
def test_any_number_of_investments_by_the_active_player_only() -> None:
    """None, one or all of one's permits; the others' permits stay where they are."""
    for count in range(4):
        p = Position(2)
        p.give(0, "P07", "P13", "P22")
        p.give(1, "P10")
        p.begin(0)
        for id in ("P07", "P13", "P22")[:count]:
            assert p.who == 0
            assert p.why("invest P10") == ("USP-061",)
            p.do(f"invest {id}")
        assert p.step == "Act"
        assert p.gained(0) == (sum((11, 4, 10)[:count]), 0)
        assert p.hand(1) == ["P10"]
        assert len(p.offers("invest")) == 3 - count
        p.do("end-turn")
        assert p.who == 1
        assert p.offers("invest") == {"P10"}


@pytest.mark.rule("USP-061", "USP-063")
@pytest.mark.parametrize(
    ("id", "wealth"), [("P07", 11), ("P10", 12), ("P16", 5), ("P27", 3), ("P32", 1), ("P36", 6)]
)
def test_an_investment_pays_the_wealth_printed_on_the_permit(id: str, wealth: int) -> None:
    """The 1-permit CIV/RES card gives 11 wealth from the bank; the card goes to the discard pile."""
    p = Position()
    p.give(0, id)
    p.begin(0)
    p.do(f"invest {id}")
    assert p.gains() == [(wealth, 0), (0, 0), (0, 0), (0, 0)]
    assert p.hand(0) == []
    assert p.discarded() == [id]


@pytest.mark.rule("USP-062")
def test_urban_renewal_can_not_be_invested() -> None:
    """It is not offered beside a permit, and alone it leaves nothing to invest."""
    p = Position()
    p.give(0, "U01", "P07")
    p.begin(0)
    assert p.offers("invest") == {"P07"}
    assert p.why("invest U01") == ("USP-062",)
    p.do("invest P07")
    assert p.step == "Act"
    assert p.hand(0) == ["U01"]


@pytest.mark.rule("USP-064")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_gets_6_aps(seat: int) -> None:
    """Six, whatever was left of the last turn."""
    p = Position(2)
    p.t.turn[0] = seat
    p.t.turn[2] = 3
    p.next(StartTurn())
    assert (p.step, p.who, p.t.turn[2]) == ("Act", seat, 6)


@pytest.mark.rule("USP-065")
def test_action_points_buy_permits_renewals_contracts_and_favors() -> None:
    """All four kinds of action, and the end of the turn, are offered side by side; nothing else is."""
    p = Position()
    p.plan(1, "P16")
    p.plan(2, "U01")
    p.box(1, "High School")
    p.give(0, "P13")
    p.turn(0, 2)
    assert p.options() == ["end-turn", "take 0", "take 1", "build 0", "build 1", "favor 0", "favor 1"]
    p.do("take 1")
    assert p.hand(0) == ["P13", "U01"]
    p.turn(0, 2)
    p.do("take 0")
    assert p.hand(0) == ["P13", "P16", "U01"]
    p.turn(0, 2)
    p.do("favor 1")
    assert p.favors(0) == ["T32"]
    p.turn(0, 2)
    p.do("build 0", "block A3", "site A3.TL+TR", "pay P13", "done")
    assert p.stands("A3.TL") == "CIV 0"


@pytest.mark.rule("USP-066", "USP-067")
def test_actions_in_any_order_some_none_or_several_of_a_kind() -> None:
    """Two cards with a Favor between them, three cards, two contracts, or nothing at all."""
    p = Position()
    p.do("take 0", "favor 0", "take 2")
    assert p.hand(0) == ["P16", "P18"]
    assert p.favors(0) == ["T31"]
    p = Position()
    p.do("take 2", "take 1", "take 0")
    assert len(p.hand(0)) == 3
    p = Position()
    p.give(0, "P01", "P02")
    p.box(1, "T29")
    p.box(2, "T28")
    p.do("build 1", "block A1", "site A1.TL", "build 0", "block F1", "site F1.TR")
    assert (p.stands("A1.TL"), p.stands("F1.TR")) == ("RES 0", "RES 0")
    p = Position()
    p.do("end-turn")
    assert p.t.turn[0] == 1
    assert p.hand(0) == []


@pytest.mark.rule("USP-068")
def test_unspent_action_points_are_lost() -> None:
    """Who leaves 5 APs has 6 in their next turn, and the next player has 6, too."""
    p = Position(2)
    p.do("take 0")
    assert p.t.turn[2] == 5
    p.do("end-turn")
    p.skip_to("Act", 1)
    assert p.t.turn[2] == 6
    p.do("end-turn")
    p.skip_to("Act", 0)
    assert p.t.turn[2] == 6


@pytest.mark.rule("USP-069")
@pytest.mark.parametrize(("place", "price"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_price_of_every_planning_place(place: int, price: int) -> None:
    """1 to 4 AP in the boxes, 5 AP on the deck; the card that lies there is taken for that."""
    for ap in range(7):
        p = Position()
        p.turn(0, ap)
        if ap == 0:
            assert p.who == 1  # nothing can be done with 0 APs: the turn is over
            continue
        assert p.can(f"take {place}") == (ap >= price)
        if ap < price:
            assert p.why(f"take {place}") == ("USP-069",)
            continue
        there = p.t.plan[place] if place < 4 else p.t.tops[0]
        p.do(f"take {place}")
        assert p.t.hands[0] == [there]
        if ap > price:
            assert p.t.turn[2] == ap - price
            assert (p.t.plan[place] if place < 4 else p.t.tops[0]) == -1


@pytest.mark.rule("USP-069", "USP-070", "USP-G05")
@pytest.mark.parametrize(("place", "price"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 5), (7, 4)])
def test_the_price_of_every_contract_place(place: int, price: int) -> None:
    """1 to 5 AP in the boxes, 6, 5 and 4 AP on Town, City and Metropolis, for a Favor as for a build."""
    p = Position()
    p.activate("city", "metropolis")
    p.wealth(500)
    p.give(0, "P32", "P33", "P34", "P25")
    for ap in range(1, 9):
        p.turn(0, ap)
        assert p.can(f"favor {place}") == (ap >= price)
        assert p.can(f"build {place}") == (ap >= price)
        if ap < price:
            assert "USP-070" in p.why(f"favor {place}")
            assert "USP-103" in p.why(f"build {place}")
    p.turn(0, 8)
    there = p.t.offer[place] if place < 5 else p.t.tops[place - 4]
    p.do(f"favor {place}")
    assert p.t.favors[0] == [there]
    assert p.t.turn[2] == 8 - price
    assert (p.t.offer[place] if place < 5 else p.t.tops[place - 4]) == -1


@pytest.mark.rule("USP-070")
def test_a_favor_costs_neither_permits_nor_wealth() -> None:
    """The contract lies face up in the Favor space; a player without a permit or a coin can take it."""
    p = Position()
    p.wealth(0)
    p.box(3, "Corporate HQ")
    p.do("favor 2")
    assert p.t.turn[2] == 3
    assert p.gained(0) == (0, 0)
    assert p.t.view(2)["favors"][0] == [p.card("Corporate HQ")]
    assert p.t.offer[2] == -1
    assert p.boxed() == set()
    assert p.city() == set()


@pytest.mark.rule("USP-071")
def test_a_player_holds_one_favor_at_most() -> None:
    """While a player has one no other is offered; the others may take theirs."""
    p = Position(2)
    p.favor(0, "T01")
    assert p.offers("favor") == set()
    assert p.why("favor 0") == ("USP-071",)
    p.turn(1)
    assert "0" in p.offers("favor")


@pytest.mark.rule("USP-071")
def test_only_its_holder_can_build_a_favor() -> None:
    """Another player with all permits and wealth has no such build."""
    p = Position(2)
    p.favor(0, "High School")
    p.give(0, "P13")
    p.give(1, "P14")
    p.turn(1)
    assert not p.can("build 8")
    assert p.why("build 8") == ("USP-072",)
    p.turn(0)
    assert p.can("build 8")


@pytest.mark.rule("USP-072")
def test_a_favor_is_built_for_0_aps_but_for_permits_and_wealth() -> None:
    """Even with no AP left; without the permits or the wealth it can't be built."""
    p = Position()
    p.favor(0, "High School")
    p.give(0, "P13")
    p.turn(0, 0)
    assert p.options() == ["end-turn", "build 8"]
    p.note()
    p.do("build 8", "block D4", "site D4.TL+TR")
    assert p.t.wealth[0] == 50 - 7
    assert (p.hand(0), p.favors(0)) == ([], [])
    assert "T04" in p.boxed()
    assert p.stands("D4.TL") == "CIV 0"
    p = Position()
    p.favor(0, "High School")
    assert p.why("build 8") == ("USP-104",)
    p.give(0, "P13")
    p.wealth(1)
    assert p.why("build 8")[0] == "USP-107"
    p.wealth(2)
    assert p.why("build 8") == ()
    p.turn(0, 3)
    p.do("build 8", "block A3", "site A3.TL+TR", "split 0")
    assert p.t.turn[2] == 3


@pytest.mark.rule("USP-073")
def test_a_favor_waits_for_the_next_turn_of_its_holder() -> None:
    """Not in the turn it was acquired in, but in the next one of that player."""
    p = Position(2)
    p.box(1, "High School")
    p.give(0, "P13")
    p.do("favor 0")
    assert not p.can("build 8")
    assert p.why("build 8") == ("USP-073",)
    p.do("end-turn")
    p.skip_to("Act", 1)
    assert not p.can("build 8")
    p.do("end-turn")
    p.skip_to("Act", 0)
    assert p.can("build 8")


@pytest.mark.rule("USP-073")
def test_with_an_extra_favor_only_the_new_one_waits() -> None:
    """The Favor of an earlier turn can be built, the one just acquired can't."""
    p = Position(2)
    p.extra_favor(0)
    p.favor(0, "T04")
    p.give(0, "P13", "P14")
    p.box(1, "T03")
    p.do("favor 0")
    assert p.favors(0) == ["T04", "T03"]
    assert (p.can("build 8"), p.can("build 9")) == (True, False)
    p.do("build 8", "block A3", "site A3.TL+TR", "split 0")
    assert p.favors(0) == ["T03"]
    assert not p.can("build 8")
    assert p.why("build 8") == ("USP-073",)


@pytest.mark.rule("USP-074")
def test_a_favor_can_not_be_discarded() -> None:
    """Its holder, who can't build it, has nothing to do with it, turn after turn."""
    p = Position(2)
    p.favor(0, "T04")
    for _ in range(3):
        p.skip_to("Act", 0)
        assert {words.split()[0] for words in p.options()} == {"end-turn", "take"}
        p.do("end-turn")
    p.skip_to("Act", 0)
    assert p.favors(0) == ["T04"]


@pytest.mark.rule("USP-075")
def test_who_builds_their_favor_may_acquire_another_in_the_same_turn() -> None:
    """The space is empty again at once; the new one waits for the next turn."""
    p = Position()
    p.favor(0, "High School")
    p.give(0, "P13", "P01")
    assert p.offers("favor") == set()
    p.do("build 8", "block A3", "site A3.TL+TR", "split 0")
    assert "0" in p.offers("favor")
    p.do("favor 0")
    assert p.favors(0) == ["T31"]
    assert p.why("build 8") == ("USP-073",)
