"""What seats get, by rank, by winning, by points and on the way."""

import random

import pytest

import boomtown
from boomtown.engine.errors import BadOption
from boomtown.engine.playout import random_playout
from boomtown.engine.table import Table
from boomtown.env.rewards import REWARDS, beyond_others, by_rank, by_score, by_win, potential, rewarding


class Placed(Table):
    """A table with a given result."""

    places: list[list[int]]
    points: list[int]

    def ranking(self) -> list[list[int]]:
        return self.places

    def scores(self) -> list[int]:
        return self.points


def placed(places: list[list[int]], points: list[int]) -> Placed:
    """A finished table."""
    table = Placed(len(points), {})
    table.places, table.points = places, points
    return table


def test_places_are_rewarded_in_even_steps_and_shared() -> None:
    """First 1, last -1, nothing in all; who shares a place shares what its places get."""
    table = placed([[2], [0, 3], [1]], [7, 1, 9, 7])
    assert by_rank(table) == pytest.approx([0.0, -1.0, 1.0, 0.0])
    assert by_rank(placed([[0, 1]], [5, 5])) == pytest.approx([0.0, 0.0])
    assert by_win(table) == [0, 0, 1, 0]
    assert by_win(placed([[1, 2], [0]], [1, 4, 4])) == [0, 0.5, 0.5]


def test_points_beyond_the_mean_of_the_others() -> None:
    """In hundreds, nothing in all."""
    assert beyond_others([10.0, 20.0, 60.0]) == pytest.approx([-30, -15, 45])
    assert by_score(placed([[2], [1], [0]], [10, 20, 60])) == pytest.approx([-0.3, -0.15, 0.45])


def test_the_potential_is_bounded_and_nothing_at_the_end() -> None:
    """So that what comes on the way adds up to nothing but where the game began."""
    table = boomtown.game("age_of_industry").new(3, 1)
    assert all(-1 <= stand <= 1 for stand in potential(table))
    table.agenda.clear()
    assert potential(table) == [0.0, 0.0, 0.0]


def test_alone_one_wins_or_loses() -> None:
    """51st State against the Virtual Player."""
    table = boomtown.game("fifty_first_state").new(1, 1)
    random_playout(table, random.Random(1))
    verdict = boomtown.game("fifty_first_state").verdict(table)
    assert verdict is not None
    assert by_rank(table) == by_win(table) == [1.0 if verdict.won else -1.0]


def test_every_reward_has_a_name() -> None:
    """And others are refused in words."""
    assert set(REWARDS) == {"rank", "win", "score", "shaped"}
    with pytest.raises(BadOption, match="rank, win, score"):
        rewarding("fame")
