"""Conformance of the games that lie in the house, and of the toys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import boomtown
from boomtown.games import folders
from boomtown.testing import over
from tests.engine.toys import TOYS, registered
from tests.parts import ROOT

pytest_generate_tests = over([boomtown.game(id) for id in folders()], TOYS)


@pytest.fixture
def kept() -> Path:
    """Where perft and recorded games lie."""
    return ROOT / "tests"


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    """The toys are in the house while a module of conformance runs."""
    with registered(*TOYS):
        yield
