"""Content packs of every game: what a folder brings, what is borrowed, and what is refused."""

import shutil
import sys
from pathlib import Path

import pytest

from boomtown.engine import content
from boomtown.engine.errors import BadContent
from boomtown.engine.game import Game


def begun(game: Game, folder: Path | str = "") -> str:
    """A new game of a pack, as one line."""
    table = game.new(max(game.players), 7, {"content": str(folder)})
    return f"{game.content_key(table)} {table.digest()}"


def ours(game: Game) -> Path:
    """The content that the game brings along."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "content"


def refusals(game: Game, folder: Path) -> list[str]:
    """What is said against a pack, with every choice of every option by itself."""
    told = []
    for options in [{}, *({option.name: choice} for option in game.options for choice in option.choices)]:
        try:
            game.new(max(game.players), 7, {**options, "content": str(folder)})
        except BadContent as fault:
            told.append(str(fault))
    return told


def test_our_content_is_read_once(real_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(real_game)
    monkeypatch.setattr(content, "read_file", lambda path: pytest.fail(f"{path} was read"))
    begun(real_game)


def test_a_copy_of_our_content_is_our_game(real_game: Game, tmp_path: Path) -> None:
    shutil.copytree(ours(real_game), tmp_path / "pack")
    assert begun(real_game, tmp_path / "pack") == begun(real_game)


def test_a_pack_borrows_the_files_it_does_not_have(real_game: Game, tmp_path: Path) -> None:
    for path in ours(real_game).glob("*.toml"):
        pack = tmp_path / path.stem
        pack.mkdir()
        shutil.copy(path, pack)
        assert begun(real_game, pack) == begun(real_game)


def test_a_fault_in_a_pack_is_told_with_its_file(real_game: Game, tmp_path: Path) -> None:
    for path in ours(real_game).glob("*.toml"):
        pack = tmp_path / path.stem
        shutil.copytree(ours(real_game), pack)
        (pack / path.name).write_text("[[card]\n")
        told = refusals(real_game, pack)
        assert told, f"{path.name} is read by no game"
        assert all(words.startswith(f"{path.name}, ") for words in told)


def test_what_is_no_pack_is_refused(real_game: Game, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    for folder, words in (
        (tmp_path / "nowhere", "There is no content folder"),
        ("~nobody-of-this-name/pack", "There is no content folder"),
        (tmp_path / "file", "is a file; a content pack is a folder with"),
        (tmp_path / "empty", "has none of the files of a pack"),
    ):
        with pytest.raises(BadContent, match=words):
            begun(real_game, folder)
