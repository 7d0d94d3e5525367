"""The action catalogue: every choice a player can make, as numbers."""

from typing import Final

from boomtown.engine.catalogue import Catalogue

GOODS: Final = 4
MOST_BID: Final = 5
MOST_BERTHS: Final = 5  # with four players

ACTIONS: Final = Catalogue()
BID: Final = ACTIONS.verbs("bid", MOST_BID + 1)
SHIP: Final = ACTIONS.verbs("ship", MOST_BERTHS)
NAME: Final = ACTIONS.verbs("name", GOODS)
SELL: Final = ACTIONS.verbs("sell", GOODS)
DONE: Final = ACTIONS.verbs("done")
