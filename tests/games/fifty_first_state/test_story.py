"""What the log tells: once, and to everybody what he may know."""

import pytest

from tests.rules.fifty_first_state.position import Position


@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_that_are_drawn_are_told_once(seat: int | None) -> None:
    """Who draws reads which card it is, everybody else that it was one; nobody reads it twice."""
    p = Position(2)
    p.give(0, worker=2)
    p.turn(0)
    p.deck("school")
    p.do("exchange workers", "choose card")
    (told,) = [line for line in p.log(seat) if line.startswith("New York draws")]
    assert ("School" in told) == (seat == 0)
    assert any("pays 2 workers on the faction board" in line for line in p.log(seat))
