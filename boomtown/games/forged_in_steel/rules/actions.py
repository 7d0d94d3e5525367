"""The action catalogue: every choice a player can make, as numbers."""

from typing import Final

from boomtown.engine.catalogue import Catalogue

MOST_LOTS: Final = 200  # like the numbers below the most that a content pack may have
MOST_PAIRS: Final = 240
MOST_BLOCKS: Final = 64
MOST_MINES: Final = 16
MOST_CARDS: Final = 128
MOST_LEADERS: Final = 8
MOST_DIE: Final = 9

ACTIONS: Final = Catalogue()

# a turn
MUSCLE: Final[int] = ACTIONS.verbs("muscle")  # play the card for its MM
EVENT: Final[int] = ACTIONS.verbs("event")  # play the card for its event
BUY_LOT: Final[int] = ACTIONS.verbs("buy-lot")
BUY_MINE: Final[int] = ACTIONS.verbs("buy-mine")
BUILD_HOUSE: Final[int] = ACTIONS.verbs("build-house")
BUILD_FACTORY: Final[int] = ACTIONS.verbs("build-factory")
BUILD_COMMERCIAL: Final[int] = ACTIONS.verbs("build-commercial")
SEIZE: Final[int] = ACTIONS.verbs("seize")
STOP: Final[int] = ACTIONS.verbs("stop")  # end what may be ended
# the Mob Boss
MOB: Final[int] = ACTIONS.verbs("mob")
WAIT: Final[int] = ACTIONS.verbs("wait")  # the Mob Boss is asked again at the next pause,
WAIT_TURN: Final[int] = ACTIONS.verbs("wait-turn")  # before the next turn or round,
WAIT_LONG: Final[int] = ACTIONS.verbs("wait-long")  # in the next phase
# answers
PASS: Final[int] = ACTIONS.verbs("pass")  # no Response, no token
RESPOND: Final[int] = ACTIONS.verbs("respond", MOST_CARDS)
USE: Final[int] = ACTIONS.verbs("use", 16)  # a Bigwig token
# things
LOT: Final[int] = ACTIONS.verbs("lot", MOST_LOTS)  # a Lot, or the structure that stands on it
PAIR: Final[int] = ACTIONS.verbs("pair", MOST_PAIRS)  # two adjacent Lots of one Block
BLOCK: Final[int] = ACTIONS.verbs("block", MOST_BLOCKS)
A_MINE: Final[int] = ACTIONS.verbs("mine", MOST_MINES)
CARD: Final[int] = ACTIONS.verbs("card", MOST_CARDS)  # take, keep or play it
BANK: Final[int] = ACTIONS.verbs("bank", MOST_CARDS)
DISCARD: Final[int] = ACTIONS.verbs("discard", MOST_CARDS)
TRACK: Final[int] = ACTIONS.verbs("track", 8)
NEIGHBORHOOD: Final[int] = ACTIONS.verbs("neighborhood", 5)
PLAYER: Final[int] = ACTIONS.verbs("player", 4)
OPTION: Final[int] = ACTIONS.verbs("option", 4)  # of the ways a card leaves open
DIE: Final[int] = ACTIONS.verbs("die", MOST_DIE)  # a result from 0 on
ROLE: Final[int] = ACTIONS.verbs("role", 5)
A_HEADLINE: Final[int] = ACTIONS.verbs("headline", 3)  # by its space, the leftmost 0
UNREST_CUBE: Final[int] = ACTIONS.verbs("unrest-cube", 4)  # whose cube on the Unrest track
LEADER: Final[int] = ACTIONS.verbs("leader", MOST_LEADERS)
