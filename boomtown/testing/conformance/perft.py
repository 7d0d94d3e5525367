"""Counts of ways to play on: any change in legality shows."""

from pathlib import Path

from boomtown.engine.game import Game
from boomtown.testing.cases import Case, combinations
from boomtown.testing.perft import WRITES, counted, load, position


def test_legality_is_what_it_was(real_case: Case, kept: Path) -> None:
    """From the positions in the file there are as many ways to play on, with the same options, as before."""
    game = real_case.game
    entries = [
        e for e in load(game, kept) if (e["seats"], e["options"]) == (real_case.seats, real_case.options)
    ]
    assert entries, f"no position of this case is kept: run `{WRITES} {kept}`"
    for entry in entries:
        for at in entry["at"]:
            table = position(game, entry, at["after"])
            assert counted(game, table, len(at["ways"])) == (at["ways"], at["options"]), at["after"]


def test_no_position_is_kept_of_a_case_that_is_gone(real_game: Game, kept: Path) -> None:
    """Every entry of the file belongs to a number of seats and options that the game has."""
    cases = list(combinations(real_game))
    assert all((entry["seats"], entry["options"]) in cases for entry in load(real_game, kept))
