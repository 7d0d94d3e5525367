"""Settings of all tests: repeatable hypothesis, more of everything with BOOMTOWN_THOROUGH=1, one part with BOOMTOWN_PART."""

import os

import pytest
from hypothesis import settings

from tests.parts import PART, part_of, use_compiled
from tests.visitor import browser, new_page  # noqa: F401 (fixtures of all tests)

os.environ["BOOMTOWN_PURE"] = (
    "1"  # a compiled copy that lies in build/ changes nothing, unless a test asks for it
)

if PART == "compiled":
    use_compiled()

from boomtown.testing.play import STEADY

# These go first, so that no worker is left alone with a long one at the end.
LONG = ("tests/test_compiled.py", "tests/web/")
THOROUGH = os.environ.get("BOOMTOWN_THOROUGH") == "1"

settings.register_profile("boomtown", STEADY, max_examples=1000 if THOROUGH else 100)
settings.load_profile("boomtown")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a part, only what belongs to it, and what takes long first."""
    if PART:
        items.sort(key=lambda item: not item.nodeid.startswith(LONG))
        others = [item for item in items if part_of(item.path) != PART]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if part_of(item.path) == PART]
