"""What the numbers on the table stand for."""

from typing import Final

from boomtown.engine.kinds import NO_SEAT, SEAT, Kind, columns, things, up_to
from boomtown.games.urban_sprawl.rules import content as c
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, LOTS, SITES

CARD: Final[Kind] = things("card", c.CARDS, lambda t: t.content.ids)
LOT: Final[Kind] = things("lot", LOTS)
SITE: Final[Kind] = things("site", SITES)
BLOCK: Final[Kind] = things("block", BLOCKS)
ZONE: Final[Kind] = things("zone", 5, lambda t: c.ZONE_IDS)
OFFICE: Final[Kind] = things("office", c.OFFICES, lambda t: c.OFFICE_IDS)
DECK: Final[Kind] = things("deck", 4, lambda t: c.DECK_IDS)
PLAN_BOX: Final[Kind] = things("planning box", c.PLAN_BOXES)
BOX: Final[Kind] = things("contract box", c.BOXES)
MARKER: Final[Kind] = things("marker", c.MARKERS)
CIRCLE: Final[Kind] = things("circle", c.MARKERS)
VOCATION: Final[Kind] = things("vocation", c.VOCATIONS, lambda t: t.content.vocation_names)
TILE_SIZE: Final[Kind] = things("size", 4)
OF_TURN: Final[Kind] = things("", 5, lambda t: ["active", "number", "points", "built", "first"])
TURN: Final[Kind] = columns([NO_SEAT, up_to(999), up_to(255, -99), up_to(255), SEAT])
OF_FRAME: Final[Kind] = things("register", 80)
PART: Final[Kind] = things("part of the result", 8)
