"""Which game is tested, and where what is kept of it lies."""

from pathlib import Path

import pytest

import boomtown
from boomtown.testing import over

pytest_generate_tests = over([boomtown.game("harbour_lights")])


@pytest.fixture
def kept() -> Path:
    """The folder of perft and recorded games."""
    return Path(__file__).parent
