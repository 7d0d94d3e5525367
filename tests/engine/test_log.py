"""The log: a chain that copies share, with a secret part for its audience alone."""

from boomtown.engine.log import EVERYONE, Entry, entries
from tests.engine.toys.march import March


def test_entries_are_in_order_from_any_number() -> None:
    """Oldest first; `since` leaves the older ones out."""
    first = Entry(None, "a", 0, [], [], EVERYONE, 1)
    second = Entry(first, "b", 0, [], [], EVERYONE, 1)
    third = Entry(second, "c", 1, [], [], EVERYONE, 2)
    assert [entry.kind for entry in entries(third)] == ["a", "b", "c"]
    assert [entry.number for entry in entries(third, 1)] == [1, 2]
    assert entries(third, 3) == []
    assert entries(None) == []


def test_the_secret_part_is_for_the_audience() -> None:
    """A mask of seats; a spectator belongs to no mask, but to everyone."""
    secret = Entry(None, "draw", 2, [], [7], 1 << 2 | 1 << 0, 1)
    assert [secret.may_read(seat) for seat in (-1, 0, 1, 2, 3)] == [False, True, False, True, False]
    assert Entry(None, "x", 0, [], [], EVERYONE, 0).may_read(-1)
    assert not Entry(None, "x", 0, [], [7], 0, 0).may_read(0)


def test_only_the_audience_reads_the_secret_at_the_table() -> None:
    """The drawer reads the card, the others and a spectator that one was drawn."""
    table = March().new(3, 1)
    table.tell_secret("draw", 1, [5], [42], 1 << 1)
    assert "42" in table.log(1)[-1]["text"]
    for other in (0, 2, None):
        assert "42" not in table.log(other)[-1]["text"]
        assert "5" in table.log(other)[-1]["text"]


def test_a_quiet_table_writes_nothing_and_copies_share_the_past() -> None:
    """What a copy tells is not in the original's log."""
    table = March().new(2, 1)
    table.tell("x", 0, [1])
    copy = table.clone()
    copy.tell("y", 0, [2])
    assert len(copy.log(None)) == len(table.log(None)) + 1
    copy.quiet = True
    copy.tell("z", 0, [3])
    assert len(copy.log(None)) == len(table.log(None)) + 1
