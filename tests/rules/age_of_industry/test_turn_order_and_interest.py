"""The new order of play, and interest on loans."""

from collections.abc import Mapping

import pytest

from tests.rules.age_of_industry.position import Position


def spend(p: Position, sums: Mapping[str, int]) -> None:
    """Lay money into the boxes of the order display."""
    for colour, money in sums.items():
        p.t.spent[p.seat(colour)] = money


def last_pass(p: Position, colour: str) -> None:
    """Let the round end with one last pass."""
    p.hand(colour, "ship")
    p.turn(colour, actions=1)
    p.do("pass", "card ship")


@pytest.mark.rule("AOI-223")
def test_the_order_changes_only_when_all_have_acted() -> None:
    """Red's and yellow's spending moves no token while somebody's turn is still to come."""
    p = Position()
    p.hand("red", "blue", "blue")
    p.hand("yellow", "mauve", "grey")
    p.hand("green", "grey", "grey")
    p.turn("red", more=("yellow", "green", "blue"))
    p.do("build", "card blue", "industry cotton", "space koeln_1", "pass", "card blue")
    p.do("build", "card mauve", "industry iron", "space danzig_2", "pass", "card grey")
    p.do("pass", "card grey", "pass", "card grey", "take-cards", "deck", "deck")
    assert (p.who, p.t.round[0]) == ("blue", 2)
    assert p.playing_order() == ["red", "yellow", "green", "blue"]
    assert (p.spent("red"), p.spent("yellow")) == (4, 2)
    p.do("take-cards", "deck", "deck")
    assert p.playing_order() == ["green", "blue", "yellow", "red"]
    assert (p.who, p.t.round[0]) == ("green", 3)


@pytest.mark.rule("AOI-224")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_least_spent_goes_first(seats: int) -> None:
    """Whatever the order was, the new one rises with the money spent."""
    sums = {"red": 9, "yellow": 0, "green": 14, "blue": 3, "purple": 6}
    colours = list(sums)[:seats]
    for before in (colours, colours[::-1], colours[1:] + colours[:1]):
        p = Position(seats=seats)
        p.order(*before)
        spend(p, {colour: sums[colour] for colour in colours})
        last_pass(p, "red")
        assert p.playing_order() == sorted(colours, key=lambda colour: sums[colour])
        assert p.who == "yellow"


@pytest.mark.rule("AOI-224", "AOI-G19")
def test_only_money_spent_on_actions_counts() -> None:
    """Income, loans taken or repaid and interest move nobody down the order."""
    p = Position()
    p.money("red", 30, loans=2)
    p.hand("yellow", "mauve")
    p.hand("red", "ship")
    p.turn("red", actions=1, more=("yellow", "green", "blue"))
    p.do("repay", "repay", "pass", "card ship")
    assert p.spent("red") == 0
    p.do("build", "card mauve", "industry iron", "space danzig_2", "take-cards", "deck", "deck")
    assert (p.cash("yellow"), p.debt("yellow"), p.spent("yellow")) == (8, 1, 2)
    p.do(*["take-cards", "deck", "deck"] * 4)
    assert p.playing_order() == ["red", "green", "blue", "yellow"]


@pytest.mark.rule("AOI-225")
def test_equal_sums_keep_their_order() -> None:
    """Ties of two pairs, of three and of all leave the tied players in their previous order."""
    for before in (["red", "yellow", "green", "blue"], ["blue", "green", "yellow", "red"]):
        p = Position()
        p.order(*before)
        last_pass(p, "red")
        assert p.playing_order() == before
    p = Position()
    p.order("green", "blue", "red", "yellow")
    spend(p, {"green": 5, "blue": 2, "red": 5, "yellow": 2})
    last_pass(p, "red")
    assert p.playing_order() == ["blue", "yellow", "green", "red"]
    p = Position()
    p.order("yellow", "red", "green", "blue")
    spend(p, {"yellow": 3, "red": 3, "green": 1, "blue": 3})
    last_pass(p, "red")
    assert p.playing_order() == ["green", "yellow", "red", "blue"]


@pytest.mark.rule("AOI-226")
def test_the_boxes_are_emptied_into_the_bank() -> None:
    """Spent money lies open in the box until phase two and then goes to the bank, not to its spender."""
    p = Position()
    p.hand("red", "blue", "grey")
    p.money("red", 9)
    p.turn("red", more=("yellow",))
    p.do("build", "card blue", "industry cotton", "space koeln_1", "pass", "card grey")
    assert p.t.view(None)["spent"][p.seat("red")] == 4
    assert p.cash("red") == 5
    p.do(*["take-cards", "deck", "deck"] * 2)
    assert p.t.round[0] == 3
    assert p.t.view(None)["spent"] == [0, 0, 0, 0]
    assert p.cash("red") == 5


@pytest.mark.rule("AOI-226")
def test_last_rounds_spending_does_not_count_again() -> None:
    """Red spent most in the round before; spending nothing now they go ahead of yellow's $2."""
    p = Position()
    spend(p, {"red": 20})
    last_pass(p, "red")
    assert p.playing_order() == ["yellow", "green", "blue", "red"]
    spend(p, {"yellow": 2, "green": 4, "blue": 4})
    last_pass(p, "red")
    assert p.playing_order() == ["red", "yellow", "green", "blue"]


@pytest.mark.rule("AOI-227", "AOI-G32")
def test_example_reordering_four_players() -> None:
    """Yellow spent most, red second most, blue and green the same: blue, green, red, yellow."""
    p = Position.example("AOI-227")
    p.order("blue", "yellow", "green", "red")
    spend(p, {"blue": 4, "yellow": 11, "green": 4, "red": 7})
    last_pass(p, "red")
    assert p.playing_order() == ["blue", "green", "red", "yellow"]
    p = Position.example("AOI-227")
    p.order("green", "yellow", "blue", "red")
    spend(p, {"blue": 4, "yellow": 11, "green": 4, "red": 7})
    last_pass(p, "red")
    assert p.playing_order() == ["green", "blue", "red", "yellow"]


@pytest.mark.rule("AOI-228")
def test_a_dollar_a_loan() -> None:
    """Every loan costs its owner $1 at the end of the round; no loan, no interest."""
    p = Position()
    p.money("red", 9, loans=3)
    p.money("yellow", 5, loans=1)
    p.money("green", 6)
    p.money("blue", 9, loans=9)
    last_pass(p, "red")
    assert [p.cash(colour) for colour in ("red", "yellow", "green", "blue")] == [6, 4, 6, 0]
    assert [p.debt(colour) for colour in ("red", "yellow", "green", "blue")] == [3, 1, 0, 9]
    assert "Red pays $3 interest." in p.log()


@pytest.mark.rule("AOI-228")
def test_only_loans_still_outstanding_bear_interest() -> None:
    """What money covers is repaid before interest falls due, and costs nothing more: $1 for the one loan left."""
    p = Position()
    p.money("red", 23, loans=3)
    p.money("yellow", 12, loans=2)
    p.money("green", 25, loans=1)
    last_pass(p, "red")
    assert p.t.round == [3]
    assert (p.cash("red"), p.debt("red")) == (3 - 1, 1)
    assert (p.cash("yellow"), p.debt("yellow")) == (2 - 1, 1)
    assert (p.cash("green"), p.debt("green")) == (15, 0)


@pytest.mark.rule("AOI-G19")
@pytest.mark.parametrize("money", range(10, 40))
@pytest.mark.parametrize("loans", range(1, 7))
def test_whoever_kept_the_money_would_be_worse_off(money: int, loans: int) -> None:
    """Repaying leaves more money with as many loans, or fewer loans, than paying interest on all of them would."""
    p = Position()
    p.money("red", money, loans)
    last_pass(p, "red")
    repaid = min(loans, money // 10)
    kept_money, kept_loans = money - loans, loans
    while kept_money < 0:
        kept_money, kept_loans = kept_money + 10, kept_loans + 1
    while kept_money >= 10 and kept_loans > p.debt("red"):
        kept_money, kept_loans = kept_money - 10, kept_loans - 1
    assert p.cash("red") - 10 * p.debt("red") == money - 10 * loans - (loans - repaid)
    assert (p.debt("red"), -p.cash("red")) < (kept_loans, -kept_money)


@pytest.mark.rule("AOI-229")
def test_a_loan_for_interest_bears_none_yet() -> None:
    """$3 are due with $1 in hand: one loan is taken and pays them; next round $4 are due."""
    p = Position()
    p.money("red", 1, loans=3)
    last_pass(p, "red")
    assert (p.cash("red"), p.debt("red")) == (1 + 10 - 3, 4)
    last_pass(p, "red")
    assert (p.cash("red"), p.debt("red")) == (8 - 4, 4)


@pytest.mark.rule("AOI-229", "AOI-G19")
def test_interest_borrows_only_what_is_needed() -> None:
    """Exactly enough money needs no loan; a debt of twelve loans with an empty purse needs two more."""
    p = Position()
    p.money("red", 3, loans=3)
    p.money("yellow", 0, loans=12)
    last_pass(p, "red")
    assert (p.cash("red"), p.debt("red")) == (0, 3)
    assert (p.cash("yellow"), p.debt("yellow")) == (20 - 12, 14)
    assert [p.spent(colour) for colour in ("red", "yellow")] == [0, 0]


@pytest.mark.rule("AOI-230")
def test_a_new_round_follows_the_interest() -> None:
    """Interest is paid before the first turn of the next round, in which everyone has two actions again."""
    p = Position()
    p.money("red", 5, loans=2)
    spend(p, {"red": 1})
    last_pass(p, "red")
    assert p.t.round[0] == 3
    assert p.cash("red") == 3
    said = p.log()
    assert said.index("Red pays $2 interest.") < said.index("Round 3 begins.")
    turns = []
    while p.t.round[0] == 3:
        turns.append(p.who)
        p.do("take-cards", "deck", "deck")
    assert turns == [c for c in ("yellow", "green", "blue", "red") for _ in range(2)]
    assert p.t.round[0] == 4
