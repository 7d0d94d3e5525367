"""Fields and steps say who sees them; a guess remembers what its seat has seen."""

from typing import cast

import pytest

from boomtown.engine.fields import Field, Layout
from boomtown.engine.table import places
from tests.engine.toys.roles import ANNOUNCE, HIDE, PEEK, Roles, RolesTable


def test_private_and_secret_fields() -> None:
    """The owner alone sees a role; nobody sees the culprit, nor how many there are."""
    t = cast(RolesTable, Roles().new(3, 1))
    assert t.view(1)["role"] == [None, t.role[1], None]
    assert t.view(None)["role"] == [None, None, None]
    assert t.view(0)["culprit"] is None


def test_a_secret_of_a_step_is_in_no_view() -> None:
    """The step is open, its secret number is not; who peeked has it in his own field and his own log."""
    t = cast(RolesTable, Roles().new(3, 1))
    t.apply(0, PEEK + 2)
    assert t.view(1)["agenda"][-1] == {"step": "Peeked", "seat": 0, "target": 2}
    assert t.view(0)["seen"][0] == [2, t.role[2][0]]
    assert t.view(1)["seen"] == [None, [], None]
    assert str(t.role[2]) in t.log(0)[-1]["text"]
    assert "?" in t.log(1)[-1]["text"]


def test_a_guess_remembers_what_was_seen_and_announced() -> None:
    """Seat 0 always guesses seat 2's role right; seat 1 does once it is announced."""
    t = cast(RolesTable, Roles().new(4, 1))
    t.apply(0, PEEK + 2)
    assert {cast(RolesTable, t.guess(0, dice)).role[2][0] for dice in range(20)} == {t.role[2][0]}
    assert len({cast(RolesTable, t.guess(1, dice)).role[2][0] for dice in range(20)}) > 1
    told = cast(RolesTable, t.clone())
    told.apply(0, ANNOUNCE)
    assert {cast(RolesTable, told.guess(1, dice)).role[2][0] for dice in range(20)} == {t.role[2][0]}
    t.apply(0, HIDE)
    assert len({cast(RolesTable, t.guess(1, dice)).role[2][0] for dice in range(20)}) > 1


def test_two_fields_of_one_name_are_refused() -> None:
    """A field's name is its own, `picks` too."""
    with pytest.raises(ValueError, match="same name"):
        Layout([Field("money"), Field("money")])
    with pytest.raises(ValueError, match="same name"):
        Layout([Field("picks")])


def test_equal_points_share_a_place() -> None:
    """Most points first, seats of equal points together."""
    assert places([3, 7, 3, 1]) == [[1], [0, 2], [3]]
    assert places([0]) == [[0]]
