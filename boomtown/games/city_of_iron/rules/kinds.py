"""What the numbers on the table stand for."""

from typing import Final

from boomtown.engine.kinds import Kind, things
from boomtown.games.city_of_iron.rules import actions as most
from boomtown.games.city_of_iron.rules.content import GOODS

BID: Final[Kind] = things("bid", 4)  # from the left
TRACK_SPACE: Final[Kind] = things(
    "turn order space",
    most.MOST_BIDS,
    lambda t: ["turn order space " + str(i) for i in range(len(t.content.bid_cost))],
)
ROW_SPACE: Final[Kind] = things(
    "building space", 16, lambda t: ["building space " + str(i) for i in range(len(t.content.row_dots))]
)
BUILDING: Final[Kind] = things("building", most.MOST_BUILDINGS, lambda t: t.content.card_ids)
LAND: Final[Kind] = things("land", most.MOST_LANDS, lambda t: t.content.land_ids)
SIDE: Final[Kind] = things("side", most.MOST_SIDES, lambda t: t.content.side_ids)
TOKEN: Final[Kind] = things("token", most.MOST_SIDES, lambda t: t.content.token_names)
TOWN: Final[Kind] = things("town", most.MOST_TOWNS, lambda t: t.content.town_ids)
NATION: Final[Kind] = things("nation", most.NATIONS, lambda t: t.content.nation_ids)
EXPERT: Final[Kind] = things("expert", most.MOST_EXPERTS, lambda t: t.content.expert_ids)
GOOD: Final[Kind] = things("good", GOODS, lambda t: t.content.good_ids)
PLAYED: Final[Kind] = things("card played", most.MOST_EXPERTS)
