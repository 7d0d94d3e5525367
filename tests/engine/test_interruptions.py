"""Steps on steps: reactions out of turn that resume or cancel, and a riot that ends a turn."""

from typing import cast

from boomtown.engine.dice import after, below
from tests.engine.toys.march import AMBUSH, LET, MARCH, TOLL, March, MarchTable, Window


def at(where: int, hand: list[int]) -> MarchTable:
    """Seat 0 is about to act from a space; seat 1 holds some cards."""
    t = cast(MarchTable, March().new(2, 3))
    t.where[0] = where
    t.hands[1][:] = hand
    return t


def test_a_march_stops_for_the_window_and_goes_on() -> None:
    """The third space asks seat 1; what is left of the march follows its answer."""
    t = at(2, [])
    t.apply(0, MARCH + 2)
    assert (t.where[0], t.waiting) == (3, (1,))
    t.apply(1, LET)
    assert t.where[0] == 5


def test_a_toll_lets_the_march_resume() -> None:
    """The marcher pays and goes on."""
    t = at(2, [1])
    t.apply(0, MARCH + 1)
    t.apply(1, TOLL)
    assert (t.where[0], t.coins) == (4, [2, 4])


def test_an_ambush_cancels_the_rest_of_the_march() -> None:
    """The spaces still to go are gone, the second action of the turn is not."""
    t = at(2, [0])
    t.apply(0, MARCH + 2)
    t.apply(1, AMBUSH)
    assert (t.where[0], t.waiting) == (3, (0,))


def test_the_window_is_the_same_whatever_is_held() -> None:
    """With or without the card, everyone else sees the same window; the holder alone sees more options."""
    tables = [at(2, hand) for hand in ([0, 1], [2, 3])]
    for t in tables:
        t.apply(0, MARCH)
        assert isinstance(t.agenda[-1], Window)
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].view(None) == tables[1].view(None)
    assert [t.options(1) for t in tables] == [[LET, AMBUSH, TOLL], [LET]]


def test_a_riot_ends_the_turn_it_interrupts() -> None:
    """On the fifth space a low roll takes the march and the action that was left."""
    ended = set()
    for dice in range(40):
        t = at(4, [])
        t.dice = dice
        riot = below(after(dice), 6) < 3
        t.apply(0, MARCH)
        assert t.waiting == ((1,) if riot else (0,))
        ended.add(riot)
    assert ended == {True, False}
