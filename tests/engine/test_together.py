"""Simultaneous choices: who waits, what is counted, and guesses of what others have picked."""

from typing import cast

from tests.engine.toys.auction import BID, STOP, Auction, AuctionTable


def table(seats: int = 3) -> AuctionTable:
    """An auction at its first lot."""
    return cast(AuctionTable, Auction().new(seats, 5))


def test_seats_finish_in_any_order() -> None:
    """A seat that has stopped waits no more; the last stop reveals all and clears the picks."""
    t = table()
    t.apply(2, STOP)
    assert list(t.waiting) == [0, 1]
    t.apply(0, BID + min(t.hands[0]))
    assert list(t.waiting) == [0, 1]
    t.apply(0, STOP)
    t.apply(1, STOP)
    assert t.picks == [[], [], []]
    assert len(t.hands[0]) == 3
    assert list(t.waiting) == [0, 1, 2]


def test_picks_are_not_counted_before_the_reveal() -> None:
    """The number of moves says nothing about how many cards somebody has put down."""
    t = table()
    t.apply(0, BID + min(t.hands[0]))
    t.apply(0, STOP)
    assert t.view(1)["moves"] == 0
    t.apply(1, STOP)
    t.apply(2, STOP)
    assert t.view(1)["moves"] == 1


def test_nobody_sees_who_has_picked() -> None:
    """Until the last has stopped the others are all still asked, and a guess knows nothing of their picks."""
    t = table()
    t.apply(0, BID + max(t.hands[0]))
    t.apply(1, BID + min(t.hands[1]))
    t.apply(1, STOP)
    assert t.waiting == (0, 2)
    assert t.view(0)["waiting"] == t.view(2)["waiting"] == t.view(None)["waiting"] == [0, 1, 2]
    assert t.view(1)["waiting"] == [0, 2]
    guess = t.guess(0, 5)
    assert guess.picks == [t.picks[0], [], []]
    assert guess.waiting == (0, 1, 2)


def test_nobody_left_to_ask_resolves_by_itself() -> None:
    """When all hands are empty the remaining lots pass without a decision."""
    t = table(2)
    while not t.over:
        seat = t.waiting[0]
        t.apply(seat, t.options(seat)[0])
    assert t.hands == [[], []]
    assert t.lots == []
