"""Conformance for whoever makes a game: the tests that every game of Boomtown passes, for games of your own.

`tests/conftest.py` of a game says which games are tested and where what is kept of them lies:

    pytest_generate_tests = boomtown.testing.over([boomtown.game("my_game")])

    @pytest.fixture
    def kept() -> Path:
        return Path(__file__).parent

and a test file beside it brings the tests: `from boomtown.testing.conformance import *`.
"""

from collections.abc import Callable, Sequence

import pytest

pytest.register_assert_rewrite(*[f"{__name__}.{part}" for part in ("conformance", "pages", "perft", "play")])

from boomtown.engine.game import Game  # noqa: E402 (what is imported before can't be rewritten)
from boomtown.testing.cases import cases_of, some_cases_of  # noqa: E402

__all__ = ["over"]


def over(games: Sequence[Game], toys: Sequence[Game] = ()) -> Callable[[pytest.Metafunc], None]:
    """A hook by which tests with an argument `game` run over games, those with `case` over all ways to sit down to them.

    `real_game` and `real_case` leave out the toys, which have no pictures and nothing that is kept of them.
    """
    found: dict[str, Sequence[object]] = {
        "game": [*games, *toys],
        "real_game": list(games),
        "case": [case for game in [*games, *toys] for case in some_cases_of(game)],
        "real_case": [case for game in games for case in cases_of(game)],
    }

    def hook(metafunc: pytest.Metafunc) -> None:
        for name in metafunc.fixturenames:
            if name in found:
                metafunc.parametrize(name, found[name], ids=lambda one: getattr(one, "id", str(one)))

    return hook
