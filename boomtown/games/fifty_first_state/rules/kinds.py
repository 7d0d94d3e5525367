"""What the numbers on the table stand for."""

from typing import Final

from boomtown.engine.kinds import Kind, seat_or, things
from boomtown.games.fifty_first_state.rules import actions as most
from boomtown.games.fifty_first_state.rules.content import GOOD_IDS, GOODS

PLAYER: Final[Kind] = seat_or(1)  # a seat, or the Virtual Player of a solo game
CARD: Final[Kind] = things(
    "card",
    most.MOST_CARDS,
    lambda t: [
        t.content.design_ids[design] + " " + str(card) for card, design in enumerate(t.content.card_design)
    ],
)
LINK: Final[Kind] = things(
    "connection",
    most.MOST_LINKS,
    lambda t: [t.content.kind_ids[kind] + " " + str(link) for link, kind in enumerate(t.content.link_kind)],
)
FACTION: Final[Kind] = things("faction", most.MOST_FACTIONS, lambda t: t.content.faction_ids)
GOOD: Final[Kind] = things("good", GOODS, lambda t: GOOD_IDS)
EXCHANGE: Final[Kind] = things("board action", most.MOST_EXCHANGES)
PILE: Final[Kind] = things("pile of Connections", 2)
OF_A_COST: Final[Kind] = things("part of a cost", 16)
PIECE: Final[Kind] = things("piece paid", 40)
PAIRED: Final[Kind] = things("of a pair", 80)
LATE: Final[Kind] = things("register", 80)
ATTEMPT: Final[Kind] = things("of the Virtual Player", 2)
PART: Final[Kind] = things("part of the result", 3)
