"""What the facts of refusals count."""

from typing import Final

POINTS_LEFT: Final = 0
WEALTH: Final = 1
PRESTIGE: Final = 2
PAID: Final = 3  # permits that were picked to pay with
PERMITS: Final = 4  # of the first zone; the other three follow
