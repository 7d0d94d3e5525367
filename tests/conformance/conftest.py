"""Every test here with an argument `case` runs over all cases; one with `game` over all games; toys included."""

from collections.abc import Iterator

import pytest

from tests.conformance.cases import CASES, GAMES, REAL_CASES
from tests.engine.toys import TOYS, registered


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
    if "real_case" in metafunc.fixturenames:
        metafunc.parametrize("real_case", REAL_CASES, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [*GAMES, *TOYS], ids=lambda game: game.id)
    if "real_game" in metafunc.fixturenames:
        metafunc.parametrize("real_game", GAMES, ids=lambda game: game.id)


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    """The toys are in the house while a module of conformance runs."""
    with registered(*TOYS):
        yield
