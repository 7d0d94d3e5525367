"""What facts count: the goods by their numbers, then coins."""

from typing import Final

from harbour_lights.rules.actions import GOODS

COINS: Final = GOODS
EMPTY: Final = "empty"  # the berth has no ship
NO_BERTH: Final = "no-berth"
