"""The action catalogue: every choice a player can make, as numbers."""

from typing import Final

from boomtown.engine.catalogue import Catalogue
from boomtown.games.urban_sprawl.rules.content import (
    BOXES,
    FAVORS,
    MARKERS,
    NUMBERS,
    OFFICES,
    PLACES,
    PLAN_BOXES,
    PLANNING_CARDS,
    VOCATIONS,
)
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, LANES, LOTS, SITES

MOST_UNITS: Final = 129  # of a payment that is part wealth and part prestige
MOST_OPTIONS: Final = 8

ACTIONS: Final = Catalogue()

END: Final[int] = ACTIONS.verbs("end-turn")
PASS: Final[int] = ACTIONS.verbs("pass")
ACCEPT: Final[int] = ACTIONS.verbs("accept", 2)  # 1: in prestige where wealth or prestige may be paid
TAKE: Final[int] = ACTIONS.verbs("take", PLAN_BOXES + 1)
BUILD: Final[int] = ACTIONS.verbs("build", PLACES)
FAVOR: Final[int] = ACTIONS.verbs("favor", FAVORS)
INVEST: Final[int] = ACTIONS.verbs("invest", PLANNING_CARDS)
PAY: Final[int] = ACTIONS.verbs("pay", PLANNING_CARDS)
DISCARD: Final[int] = ACTIONS.verbs("discard", PLANNING_CARDS)
FETCH: Final[int] = ACTIONS.verbs("fetch", PLANNING_CARDS)
BLOCK: Final[int] = ACTIONS.verbs("block", BLOCKS)
SITE: Final[int] = ACTIONS.verbs("site", SITES)
LOTS_OF: Final[int] = ACTIONS.verbs("lots", 4)
BUILDING: Final[int] = ACTIONS.verbs("building", LOTS)
ZONE: Final[int] = ACTIONS.verbs("zone", 5)
LANE: Final[int] = ACTIONS.verbs("lane", LANES)
OFFICE: Final[int] = ACTIONS.verbs("office", OFFICES)
VOCATION: Final[int] = ACTIONS.verbs("vocation", VOCATIONS)
MARKER: Final[int] = ACTIONS.verbs("marker", MARKERS)
CIRCLE: Final[int] = ACTIONS.verbs("circle", MARKERS)
ROW: Final[int] = ACTIONS.verbs("row", 2 * NUMBERS)
PLAYER: Final[int] = ACTIONS.verbs("player", 4)
SPLIT: Final[int] = ACTIONS.verbs("split", MOST_UNITS)
OPTION: Final[int] = ACTIONS.verbs("option", MOST_OPTIONS)
REMOVE: Final[int] = ACTIONS.verbs("remove", BOXES)
DONE: Final[int] = ACTIONS.verbs("done")
