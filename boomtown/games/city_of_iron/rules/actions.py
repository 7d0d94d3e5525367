"""The action catalogue: every choice a player can make, as numbers."""

from typing import Final

from boomtown.engine.catalogue import Catalogue

MOST_BUILDINGS: Final = 80  # cards; like the numbers below the most that a content pack may have
MOST_EXPERTS: Final = 40
MOST_LANDS: Final = 16
MOST_TOWNS: Final = 24
MOST_SIDES: Final = 8
MOST_BIDS: Final = 10
MOST_TIMES: Final = 4
NATIONS: Final = 4
PILES: Final = 3

ACTIONS: Final = Catalogue()

NATION: Final[int] = ACTIONS.verbs("nation", NATIONS)
FIRST: Final[int] = ACTIONS.verbs("first", MOST_EXPERTS)  # the next card of a starting deck, from the top
BID: Final[int] = ACTIONS.verbs("bid", MOST_BIDS)
BUILD: Final[int] = ACTIONS.verbs("build", MOST_BUILDINGS)
STORE: Final[int] = ACTIONS.verbs("store", MOST_BUILDINGS)
DRAW: Final[int] = ACTIONS.verbs("draw", 2)  # citizen, military
RESEARCH: Final[int] = ACTIONS.verbs("research")
TAX: Final[int] = ACTIONS.verbs("tax")
PLAY: Final[int] = ACTIONS.verbs("play", MOST_EXPERTS)
ATTACK: Final[int] = ACTIONS.verbs("attack", MOST_TOWNS)
STEAMBOT: Final[int] = ACTIONS.verbs("steambot", MOST_BUILDINGS)
CITY: Final[int] = ACTIONS.verbs("city", MOST_LANDS)
DEMOLISH: Final[int] = ACTIONS.verbs("demolish", MOST_BUILDINGS)
LAND: Final[int] = ACTIONS.verbs("land", MOST_LANDS)
SIDE: Final[int] = ACTIONS.verbs("side", MOST_SIDES)
TOWN: Final[int] = ACTIONS.verbs("town", MOST_TOWNS)
PILE: Final[int] = ACTIONS.verbs("pile", PILES)
TIMES: Final[int] = ACTIONS.verbs("times", MOST_TIMES)  # times 0 is once
HAMMER: Final[int] = ACTIONS.verbs("hammer", MOST_EXPERTS)  # pay with a card's hammers, distance or guns
DISTANCE: Final[int] = ACTIONS.verbs("distance", MOST_EXPERTS)
GUNS: Final[int] = ACTIONS.verbs("guns", MOST_EXPERTS)
LAY: Final[int] = ACTIONS.verbs("lay", MOST_EXPERTS)  # the next used card for the discard pile
REACT: Final[int] = ACTIONS.verbs("react", MOST_EXPERTS)
DECLINE: Final[int] = ACTIONS.verbs("decline")
HIRE: Final[int] = ACTIONS.verbs("hire", MOST_EXPERTS)
DONE: Final[int] = ACTIONS.verbs("done")
