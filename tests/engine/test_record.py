"""Records: header and actions, undo and going back, files."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadOption, BadRecord, BoomtownError, IllegalAction
from boomtown.engine.record import Record, from_json, load, save
from tests.engine.toys.auction import BID, STOP, Auction
from tests.engine.toys.march import MARCH, REST, March
from tests.engine.toys.solo import CLAIM, HUT, MINE, Solo


def test_undo_is_free_until_something_is_drawn() -> None:
    """A claim and the choice of a hut go back; a gem from the bag does not."""
    record = Record(Solo(), 1, 4, {"opponent": "steady"})
    start = record.table.digest()
    record.apply(0, CLAIM + 4)
    record.apply(0, HUT)
    assert record.may_undo(0)
    record.restart_turn(0)
    assert record.table.digest() == start
    assert record.actions == []
    record.apply(0, CLAIM + 4)
    record.apply(0, MINE)
    assert not record.may_undo(0)
    with pytest.raises(IllegalAction, match="Ask the others"):
        record.undo(0)


def test_undo_closes_with_a_roll() -> None:
    """The opponent that rolls closes the turn; the one that doesn't leaves it open."""
    for opponent, may in (("rolling", False), ("steady", True)):
        record = Record(Solo(), 1, 4, {"opponent": opponent})
        record.apply(0, CLAIM)
        assert record.may_undo(0)
        record.apply(0, HUT)
        assert record.may_undo(0) == may


def test_undo_closes_with_a_draw_and_belongs_to_its_seat() -> None:
    """Seat 0 takes its march back, seat 1 can't; a rest draws a card."""
    record = Record(March(), 2, 1, {})
    record.apply(0, MARCH)
    assert [record.may_undo(seat) for seat in (0, 1)] == [True, False]
    record.undo(0)
    record.apply(0, REST)
    assert not record.may_undo(0)


def test_a_sealed_bid_goes_back_until_the_last_is_made() -> None:
    """Own picks one by one, with the others' picks between; nothing after the reveal."""
    record = Record(Auction(), 3, 2, {})
    cards = [sorted(record.table.view(seat)["hands"][seat]) for seat in range(3)]
    record.apply(0, BID + cards[0][0])
    record.apply(1, BID + cards[1][0])
    record.apply(0, STOP)
    record.apply(1, STOP)
    assert list(record.table.waiting) == [2]
    assert [record.may_undo(seat) for seat in range(3)] == [True, True, False]
    record.undo(0)
    assert list(record.table.waiting) == [0, 2]
    record.undo(0)
    assert record.actions == [(1, BID + cards[1][0]), (1, STOP)]
    record.apply(2, STOP)
    record.apply(0, STOP)
    assert not any(record.may_undo(seat) for seat in range(3))


def test_everybody_may_agree_to_go_back() -> None:
    """To any earlier number of actions, past any draw."""
    record = Record(March(), 2, 1, {})
    for action in (REST, REST):
        record.apply(0, action)
    record.undo_agreed(0)
    assert record.actions == []
    with pytest.raises(BoomtownError):
        record.undo_agreed(1)


def test_files_are_written_and_read(tmp_path: Path) -> None:
    """Names, seed, options and actions come back."""
    record = Record(Auction(), 2, 9, {"ties": "nobody"}, ["Ada", "Bo"])
    record.apply(1, STOP)
    save(record, tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert (again.names, again.seed, again.options) == (["Ada", "Bo"], 9, {"ties": "nobody"})
    assert again.actions == [(1, STOP)]
    assert from_json(record.to_json()).table.digest() == record.table.digest()


def test_what_can_not_be_opened_is_refused(tmp_path: Path) -> None:
    """No file, a folder, bytes that are no text; options that the game doesn't have."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name in ("none.json", ".", "bytes"):
        with pytest.raises(BadRecord):
            load(tmp_path / name)
    with pytest.raises(BadOption):
        Record(Auction(), 2, 1, {"colour": "red"})
    with pytest.raises(BadOption):
        Record(Auction(), 7, 1, {})
