"""Several of several: any order, putting back, what search sees, and sets that leave no choice."""

from typing import cast

import pytest

from boomtown.engine.errors import IllegalAction
from tests.engine.toys.auction import BID, STOP, Auction, AuctionTable
from tests.engine.toys.bill import BUY, DONE, PAY, Bills, BillTable


def bill(coins: list[int], price: int) -> BillTable:
    """Seat 0 owes a price and has so many coins of 1, 2, 3 and 4."""
    t = cast(BillTable, Bills().new(2, 1))
    t.coins[0][:] = coins
    t.apply(0, BUY + price - 1)
    return t


def test_things_are_picked_in_any_order_and_put_back() -> None:
    """The highest first; a click on it puts it back; what was picked lies in rising order."""
    t = bill([1, 1, 1, 0], 4)
    t.apply(0, PAY + 2)
    t.apply(0, PAY + 1)
    assert t.picks[0] == [PAY + 1, PAY + 2]
    t.apply(0, PAY + 2)
    assert t.picks[0] == [PAY + 1]
    assert t.coins[0] == [1, 1, 1, 0]
    assert DONE not in t.accepted(0)


def test_search_sees_each_set_once() -> None:
    """All ways through the options lead to different sets, and to every set that is enough."""
    found: list[list[int]] = []

    def walk(t: BillTable, picked: list[int]) -> None:
        for option in t.options(0):
            if option == DONE:
                found.append(picked)
            else:
                further = cast(BillTable, t.clone())
                further.apply(0, option)
                walk(further, [*picked, option - PAY + 1])

    walk(bill([2, 1, 1, 0], 4), [])
    assert sorted(found) == [[1, 1, 2], [1, 3], [2, 3]]


def test_a_thing_that_can_be_picked_twice_is_added_until_it_no_longer_fits() -> None:
    """One coin, two coins, none again."""
    t = bill([2, 1, 1, 0], 4)
    for count in (1, 2, 0, 1):
        t.apply(0, PAY)
        assert t.picks[0] == [PAY] * count


def test_whoever_begins_at_the_end_finds_a_way_on() -> None:
    """Where nothing higher is left, the options are what else leads to a set that is enough."""
    t = bill([2, 1, 1, 0], 4)
    t.apply(0, PAY + 2)
    assert t.options(0) == [PAY, PAY + 1]
    assert t.accepted(0) == [PAY, PAY + 1, PAY + 2]


def test_what_leads_nowhere_is_refused() -> None:
    """A coin that isn't needed; done before it is enough; nothing changes."""
    t = bill([2, 1, 1, 0], 3)
    t.apply(0, PAY + 2)
    before = t.to_json()
    for action, fact in ((PAY, "be added to what is picked"), (PAY + 3, "not what is asked now")):
        with pytest.raises(IllegalAction, match=fact):
            t.apply(0, action)
    assert t.accepts(0, DONE)
    t.apply(0, PAY + 2)
    with pytest.raises(IllegalAction):
        t.apply(0, DONE)
    t.apply(0, PAY + 2)
    assert t.to_json() == before


def test_the_only_set_is_picked_by_itself() -> None:
    """Everything is needed: the bill is paid at once, and the next seat decides."""
    t = bill([1, 1, 0, 0], 3)
    assert t.coins[0] == [0, 0, 0, 0]
    assert t.waiting == (1,)
    assert t.picks == [[], []]


def test_a_decision_with_one_option_is_not_asked() -> None:
    """A purse that buys nothing passes by itself, and the log shows no decision of that seat."""
    t = cast(BillTable, Bills().new(2, 1))
    t.coins[0][:] = [0, 0, 0, 0]
    assert t.options(0) == t.clone().options(0)
    t.apply(0, BUY + 9)
    t.coins[0][:] = [-9, 0, 0, 0]
    t.apply(1, BUY + 9)
    assert t.waiting == (1,)
    assert t.turn == [4]


def test_picking_is_one_move_and_finishing_another() -> None:
    """Clicks on the way are not counted: nobody learns how often a seat changed its mind."""
    t = bill([2, 1, 1, 0], 4)
    moves = t.moves
    for _ in range(3):
        t.apply(0, PAY)
    assert t.moves == moves
    t.apply(0, PAY + 2)
    t.apply(0, PAY)
    t.apply(0, DONE)
    assert t.moves == moves + 1


def test_seats_that_pick_together_put_back_too() -> None:
    """A bid is put back before stopping; the others see nothing of it."""
    t = cast(AuctionTable, Auction().new(3, 5))
    high, low = max(t.hands[1]), min(t.hands[1])
    t.apply(1, BID + high)
    t.apply(1, BID + low)
    t.apply(1, BID + high)
    assert t.picks[1] == [BID + low]
    assert t.view(0) == Auction().new(3, 5).view(0)
    t.apply(1, STOP)
    with pytest.raises(IllegalAction):
        t.apply(1, BID + high)


def test_a_refusal_says_how_many_can_be_picked() -> None:
    """A third bid where two are allowed: put one back first."""
    t = cast(AuctionTable, Auction().new(3, 5))
    first, second, third = sorted(set(t.hands[1]))[:3]
    t.apply(1, BID + third)
    t.apply(1, BID + first)
    with pytest.raises(IllegalAction, match="no more than 2 can be picked; put one back first"):
        t.apply(1, BID + second)
