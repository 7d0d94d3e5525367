"""Every game loads alone, and none before it is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

import boomtown
from boomtown.games import folders
from tests.parts import ROOT

LOADED = "print(*sorted(n for n in sys.modules if n.startswith('boomtown.games.') and n.count('.') == 2))"


def loaded_after(code: str, folder: Path) -> list[str]:
    """The games that a fresh Python has loaded after some code."""
    said = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys\n{code}\n{LOADED}"],
        env={"PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    return [name.removeprefix("boomtown.games.") for name in said.stdout.split()]


def test_the_door_opens_without_a_game(tmp_path: Path) -> None:
    """`import boomtown` loads none; an unknown id is refused with the names of all."""
    assert loaded_after("import boomtown", tmp_path) == []
    with pytest.raises(boomtown.BoomtownError, match=f"there are {', '.join(folders())}"):
        boomtown.game("chess")


@pytest.mark.parametrize("id", folders())
def test_a_game_loads_without_the_others(id: str, tmp_path: Path) -> None:
    """Asked for by id, imported by its name, or named by a record: it comes alone, with all its rooms."""
    asked = f"""
import boomtown
game = boomtown.game("{id}")
table = game.new(seats=game.players[-1], seed=7)
game.picture(table, 0), game.prompt(table, table.waiting[0]), game.sense(table, 0), game.describe(table, 0)
assert boomtown.record.from_json(boomtown.record.Record(game, table.seats, 7, {{}}).to_json()).game is game
"""
    assert loaded_after(asked, tmp_path) == [id]
    assert loaded_after(f"import boomtown.games.{id}.rules.table", tmp_path) == [id]


def test_a_record_loads_its_game(tmp_path: Path) -> None:
    """Reading a record finds the game that it names."""
    record = boomtown.record.Record(boomtown.game("city_of_iron"), 2, 7, {})
    boomtown.record.save(record, tmp_path / "game.json")
    assert loaded_after("import boomtown; boomtown.record.load('game.json')", tmp_path) == ["city_of_iron"]


def test_all_games_are_there_when_asked(tmp_path: Path) -> None:
    """`boomtown.games()` loads all; a folder is named as the game's id."""
    assert loaded_after("import boomtown; boomtown.games()", tmp_path) == list(folders())
    assert list(boomtown.games()) == sorted(game.id for game in boomtown.games().values())
    assert set(folders()) <= set(boomtown.games())
    for id in folders():
        assert type(boomtown.game(id)).__module__ == f"boomtown.games.{id}"
