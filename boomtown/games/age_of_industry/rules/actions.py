"""The action catalogue: every choice a player can make, as numbers."""

from typing import Final

from boomtown.engine.catalogue import Catalogue

MOST_CARDS: Final = 16  # kinds of cards; like the numbers below the most that a content pack may have
MOST_COUNTERS: Final = 24
MOST_SPACES: Final = 62
MOST_PLACES: Final = 62
MOST_LINKS: Final = 96
MOST_MARKETS: Final = 24
MOST_SHIPS: Final = 12

ACTIONS: Final = Catalogue()

BUILD: Final[int] = ACTIONS.verbs("build")
COMBINE: Final[int] = ACTIONS.verbs("combine")
RAILWAY: Final[int] = ACTIONS.verbs("railway")
SELL: Final[int] = ACTIONS.verbs("sell")
DEVELOP: Final[int] = ACTIONS.verbs("develop")
TAKE_CARDS: Final[int] = ACTIONS.verbs("take-cards")
PASS: Final[int] = ACTIONS.verbs("pass")
REPAY: Final[int] = ACTIONS.verbs("repay")
CARD: Final[int] = ACTIONS.verbs("card", MOST_CARDS)
INDUSTRY: Final[int] = ACTIONS.verbs("industry", 6)
SPACE: Final[int] = ACTIONS.verbs("space", MOST_SPACES)
FROM: Final[int] = ACTIONS.verbs("from", MOST_SPACES)
FROM_IMPORT: Final[int] = ACTIONS.verbs("from-import", MOST_SHIPS)
FROM_DISPLAY: Final[int] = ACTIONS.verbs("from-display")
LINK: Final[int] = ACTIONS.verbs("link", MOST_LINKS)
SELLER: Final[int] = ACTIONS.verbs("seller", MOST_SPACES)
TO_PORT: Final[int] = ACTIONS.verbs("to-port", MOST_SPACES)
TO_MARKET: Final[int] = ACTIONS.verbs("to-market", MOST_MARKETS)
STOP: Final[int] = ACTIONS.verbs("stop")
REMOVE: Final[int] = ACTIONS.verbs("remove", MOST_COUNTERS)
OFFER: Final[int] = ACTIONS.verbs("offer", 2)
DECK: Final[int] = ACTIONS.verbs("deck")
