"""Counts of ways to play on: any change in legality shows."""

from boomtown.engine.game import Game
from tests.conformance.cases import Case
from tests.perft import counted, load, position
from tests.plays import combinations


def test_legality_is_what_it_was(real_case: Case) -> None:
    """From the positions in the file there are as many ways to play on, with the same options, as before."""
    game = real_case.game
    entries = [e for e in load(game) if (e["seats"], e["options"]) == (real_case.seats, real_case.options)]
    assert entries, "no position of this case is kept: run `python -m tests.perft`"
    for entry in entries:
        for at in entry["at"]:
            table = position(game, entry, at["after"])
            assert counted(game, table, len(at["ways"])) == (at["ways"], at["options"]), at["after"]


def test_no_position_is_kept_of_a_case_that_is_gone(real_game: Game) -> None:
    """Every entry of the file belongs to a number of seats and options that the game has."""
    cases = list(combinations(real_game))
    assert all((entry["seats"], entry["options"]) in cases for entry in load(real_game))
