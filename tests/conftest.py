"""Settings of all tests: repeatable hypothesis, and more of everything with BOOMTOWN_THOROUGH=1."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.visitor import browser, new_page  # noqa: F401 (fixtures of all tests)

THOROUGH = os.environ.get("BOOMTOWN_THOROUGH") == "1"

settings.register_profile(
    "boomtown",
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    max_examples=1000 if THOROUGH else 100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("boomtown")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser wait a lot: they come first, so that the others fill the gaps and nothing long is left for the end."""
    items.sort(key=lambda item: "tests/web/" not in item.path.as_posix())
