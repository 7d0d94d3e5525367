"""Games of other packages: found by their entry points, and a broken one harms nobody."""

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import boomtown
from boomtown import games
from boomtown.games import GROUP, fault_of, folders, plugins


def offer(monkeypatch: pytest.MonkeyPatch, id: str, value: str) -> None:
    """Some package offers a game."""
    monkeypatch.setattr(games, "entry_points", lambda group: [EntryPoint(id, value, group)])


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What is offered in a test was not there before, and is gone afterwards."""
    plugins.cache_clear()
    yield
    plugins.cache_clear()
    fault_of.cache_clear()


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("no_such_package:GAME", "No module named 'no_such_package'"),
        ("boomtown.games:NOTHING", "has no attribute 'NOTHING'"),
        ("boomtown.games.city_of_iron:GAME", "that is not a game with this id"),
        ("boomtown.games:GROUP", "that is not a game with this id"),
    ],
)
def test_a_broken_plugin_is_left_out_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, value: str, words: str
) -> None:
    """The house opens with all other games; who asks for the broken one reads why, and the log says it once."""
    offer(monkeypatch, "chess", value)
    with caplog.at_level(logging.WARNING):
        assert "chess" not in boomtown.games()
        assert set(folders()) <= set(boomtown.games())
    assert len([line for line in caplog.messages if words in line]) == 1
    with pytest.raises(boomtown.BoomtownError, match=f"'chess'.*{words}"):
        boomtown.game("chess")


def test_no_plugin_takes_the_place_of_our_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that lies in the house stays."""
    offer(monkeypatch, "city_of_iron", "no_such_package:GAME")
    assert plugins() == {}
    assert type(boomtown.game("city_of_iron")).__module__ == "boomtown.games.city_of_iron"
    assert GROUP == "boomtown.games"
