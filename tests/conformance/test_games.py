"""Every game of the house passes what every game of Boomtown passes."""

from boomtown.testing.conformance import *  # noqa: F403
