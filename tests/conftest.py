"""Settings of all tests: repeatable hypothesis, and more of everything with BOOMTOWN_THOROUGH=1."""

import os

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
