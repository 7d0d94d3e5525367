"""The action catalogue: every choice a player can make, as numbers."""

from typing import Final

from boomtown.engine.catalogue import Catalogue
from boomtown.games.fifty_first_state.rules.content import GOODS

MOST_CARDS: Final = 160  # like the numbers below the most that a content pack may have
MOST_LINKS: Final = 24
MOST_FACTIONS: Final = 8
MOST_EXCHANGES: Final = 8
MOST_CHOICES: Final = 12
MOST_SEATS: Final = 4
MOST_STOCKED: Final = 4  # kinds of goods on one stockpile

ACTIONS: Final = Catalogue()

# the actions of a turn, and the free placing of defense tokens
CONSTRUCT: Final[int] = ACTIONS.verbs("construct", MOST_CARDS)
DEVELOP: Final[int] = ACTIONS.verbs("develop", MOST_CARDS)
DEAL: Final[int] = ACTIONS.verbs("deal", MOST_CARDS)
RAZE_HAND: Final[int] = ACTIONS.verbs("raze-hand", MOST_CARDS)
RAZE: Final[int] = ACTIONS.verbs("raze", MOST_CARDS)
USE: Final[int] = ACTIONS.verbs("use", MOST_CARDS)
EXCHANGE: Final[int] = ACTIONS.verbs("exchange", MOST_EXCHANGES)
VISIT: Final[int] = ACTIONS.verbs("visit", MOST_CARDS)
TAKE_LINK: Final[int] = ACTIONS.verbs("take", MOST_LINKS)
PLAY_LINK: Final[int] = ACTIONS.verbs("play", MOST_LINKS)
SHIELD: Final[int] = ACTIONS.verbs("shield", MOST_CARDS)
PASS: Final[int] = ACTIONS.verbs("pass")

# what an action leaves open
DONE: Final[int] = ACTIONS.verbs("done")
PAY: Final[int] = ACTIONS.verbs("pay", GOODS)
PAY_FROM: Final[int] = ACTIONS.verbs("pay-from", MOST_CARDS)  # the first kind of good on a stockpile
PAY_SECOND: Final[int] = ACTIONS.verbs("pay-second-from", MOST_CARDS)  # its second kind, and so on
PAY_THIRD: Final[int] = ACTIONS.verbs("pay-third-from", MOST_CARDS)
PAY_FOURTH: Final[int] = ACTIONS.verbs("pay-fourth-from", MOST_CARDS)
CHOOSE: Final[int] = ACTIONS.verbs("choose", MOST_CHOICES)
LOCATION: Final[int] = ACTIONS.verbs("location", MOST_CARDS)
FROM_DEAL: Final[int] = ACTIONS.verbs("from-deal", MOST_CARDS)
STEAL: Final[int] = ACTIONS.verbs("steal", MOST_SEATS * GOODS)
DISCARD: Final[int] = ACTIONS.verbs("discard", MOST_CARDS)
DISCARD_LINK: Final[int] = ACTIONS.verbs("discard-connection", MOST_LINKS)

# setup, Lookout, Cleanup
FACTION: Final[int] = ACTIONS.verbs("faction", MOST_FACTIONS)
DRAFT: Final[int] = ACTIONS.verbs("draft", MOST_CARDS)
KEEP: Final[int] = ACTIONS.verbs("keep", GOODS)
