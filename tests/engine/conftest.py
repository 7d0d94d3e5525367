"""The toys are in the house while a module of engine tests runs."""

from collections.abc import Iterator

import pytest

from tests.engine.toys import TOYS, registered


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    """Registered for the module, gone afterwards."""
    with registered(*TOYS):
        yield
