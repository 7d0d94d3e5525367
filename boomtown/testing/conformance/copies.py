"""Copies, saved tables and records are the table again."""

import copy
import pickle
from pathlib import Path

from boomtown.engine import record as records
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.testing.cases import Case
from boomtown.testing.play import Play, kept, random_games
from boomtown.testing.seen import Snapshot, rebuilt, seen, viewers


@random_games(18)
def test_a_clone_is_equal_and_independent(play: Play) -> None:
    """A clone equals its original; later moves of either leave the other as it was."""
    old: list[tuple[Table, str, str]] = []
    for table in play.moments():
        text, digest = table.to_json(), table.digest()
        twin = table.clone()
        assert twin.to_json() == text
        assert twin.digest() == digest
        old.append((twin, text, digest))
        if not table.over:
            ahead = table.clone()
            ahead.apply(*play.choose())
            assert table.to_json() == text, "moving a copy has moved the original"
            assert table.digest() == digest
    for twin, text, digest in old:
        assert twin.digest() == digest, "a copy has changed with later moves"
        assert twin.to_json() == text


@random_games(6)
def test_tables_are_copied_and_pickled_as_other_objects(play: Play) -> None:
    """`copy`, `deepcopy` (alone or in a list) and `pickle` give the table again, and it plays on by itself."""
    for table in play.moments(40):
        before = Snapshot(table)
        twins = [copy.copy(table), copy.deepcopy([table])[0], pickle.loads(pickle.dumps(table))]
        for twin in twins:
            assert type(twin) is type(table)
            assert Snapshot(twin) == before
            if not table.over:
                twin.apply(*play.choose())
                assert twin.digest() != table.digest()
        assert Snapshot(table) == before


@random_games(12)
def test_a_saved_table_is_the_same_table(play: Play) -> None:
    """JSON and back, at every decision: same digest (derived cells too), options, views, log; it plays on alike."""
    for table in play.moments():
        text = table.to_json()
        again = play.game.from_json(text)
        assert again.cells == table.cells, "derived cells differ from those made anew"
        assert again.digest() == table.digest()
        assert again.to_json() == text
        assert Snapshot(again) == Snapshot(table)
        assert [again.options(seat) for seat in table.waiting] == [
            table.options(seat) for seat in table.waiting
        ]
        if play.rng.random() < 0.1 or table.over:
            for viewer in viewers(table):
                assert seen(again, viewer) == seen(table, viewer)
        if not table.over:
            ahead = table.clone()
            choice = play.choose()
            ahead.apply(*choice)
            again.apply(*choice)
            assert Snapshot(again) == Snapshot(ahead)


@random_games(40)
def test_derived_cells_are_what_rebuilding_makes(play: Play) -> None:
    """After every action the derived cells, kept up step by step, are those made anew from the others."""
    for table in play.moments(dense=True):
        assert rebuilt(table).cells == table.cells


@random_games(18)
def test_a_record_replays_to_the_same_digest(play: Play) -> None:
    """The header and the actions give every position of the game again."""
    digests = [table.digest() for table in play.moments(dense=True)]
    assert play.record.replay().digest() == digests[-1]
    middle = len(digests) // 2
    assert play.record.replay(middle).digest() == digests[middle]
    again = records.from_json(play.record.to_json())
    assert again.table.to_json() == play.table.to_json()
    assert again.to_json() == play.record.to_json()


def test_a_record_file_is_the_record(case: Case, tmp_path: Path) -> None:
    """Saved in the middle of a game and loaded, a record plays on."""
    play = Play(case, 11)
    with kept(play, "test_a_record_file_is_the_record"):
        for table in play.moments(7):
            records.save(play.record, tmp_path / "game.json")
            loaded = records.load(tmp_path / "game.json")
            assert loaded.actions == play.record.actions
            assert loaded.table.to_json() == table.to_json()
            if len(play.record.actions) > 40:
                break


def test_seeds_and_options_decide_the_setup(case: Case) -> None:
    """The same seed sets up the same table; other seeds set up others."""
    tables = [Record(case.game, case.seats, seed, case.options).table.digest() for seed in range(6)]
    assert tables == [case.game.new(case.seats, seed, case.options).digest() for seed in range(6)]
    assert len(set(tables)) == 6
