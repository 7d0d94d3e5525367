"""Harbour Lights passes what every game of Boomtown passes."""

from boomtown.testing.conformance import *  # noqa: F403
