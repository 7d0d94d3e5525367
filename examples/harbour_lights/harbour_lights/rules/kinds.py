"""What the numbers on the table stand for: saved tables are checked by it, and learners see it by name."""

from typing import Final

from boomtown.engine.kinds import Kind, things
from harbour_lights.rules.actions import GOODS, MOST_BERTHS

MOST_SHIPS: Final = 40  # kinds of ships in a content pack
MOST_PATRONS: Final = 40

GOOD: Final[Kind] = things("good", GOODS, lambda t: t.content.goods)
SHIP: Final[Kind] = things("ship", MOST_SHIPS, lambda t: t.content.ships)
PATRON: Final[Kind] = things("patron", MOST_PATRONS, lambda t: t.content.patrons)
BERTH: Final[Kind] = things("berth", MOST_BERTHS)
PLACE: Final[Kind] = things("place in the order", MOST_BERTHS - 1)
