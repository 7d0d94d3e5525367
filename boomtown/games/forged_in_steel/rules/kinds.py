"""What the numbers on the table stand for."""

from typing import Final

from boomtown.engine.kinds import (
    FLAG,
    NO_SEAT,
    REGISTER,
    SEAT,
    Kind,
    columns,
    or_none,
    seat_or,
    things,
    up_to,
)
from boomtown.games.forged_in_steel.rules import actions as most

OWNER: Final[Kind] = seat_or(1, 4)  # a seat, or the City
LOT: Final[Kind] = things("lot", most.MOST_LOTS, lambda t: t.content.city.lot_ids)
MINE: Final[Kind] = things("mine", most.MOST_MINES, lambda t: t.content.city.mine_ids)
CARD: Final[Kind] = things("card", most.MOST_CARDS, lambda t: t.content.card_ids)
LEADER: Final[Kind] = things("leader", most.MOST_LEADERS, lambda t: t.content.leader_ids)
BIGWIG: Final[Kind] = things("bigwig", 16, lambda t: t.content.bigwig_ids)
ROLE: Final[Kind] = things("role", 5)
STRUCTURE: Final[Kind] = things("structure", 9)
NEIGHBORHOOD: Final[Kind] = things("neighborhood", 5)
TRACK: Final[Kind] = things("track", 8)
RANK: Final[Kind] = things("rank", 4)
SPACE: Final[Kind] = things("space", 40)
HEADLINE: Final[Kind] = things("headline", 4)
LAST_PLAYED: Final[Kind] = things("card being played", 8)
EFFECT: Final[Kind] = columns([REGISTER, SEAT, or_none(NEIGHBORHOOD)])
OF_EFFECT: Final[Kind] = things("of a lasting effect", 60)
OF_FRAME: Final[Kind] = things("register", 255)
RIOT: Final[Kind] = columns([NO_SEAT, NO_SEAT, up_to(255), FLAG, or_none(LOT), REGISTER])
OF_RIOT: Final[Kind] = things("", 6, lambda t: ["instigator", "target", "points", "full", "lot", "more"])
ROLLED: Final[Kind] = things("die", 8)
