"""What the numbers on the table stand for."""

from typing import Final

from boomtown.engine.kinds import Kind, things
from boomtown.games.age_of_industry.rules import actions as most

PLACE_IN_ORDER: Final[Kind] = things("place in the order", 5)
SPACE: Final[Kind] = things("space", most.MOST_SPACES, lambda t: t.content.space_ids)
PILE: Final[Kind] = things(
    "space or import",
    most.MOST_SPACES + most.MOST_SHIPS,
    lambda t: t.content.space_ids + ["import " + str(i) for i in range(len(t.content.ship_place))],
)
COUNTER: Final[Kind] = things("counter", most.MOST_COUNTERS, lambda t: t.content.counter_ids)
MARKET: Final[Kind] = things("market", most.MOST_MARKETS, lambda t: t.content.market_ids)
DEMAND: Final[Kind] = things("demand", most.MOST_COUNTERS, lambda t: t.content.demand_ids)
LINK: Final[Kind] = things("link", most.MOST_LINKS, lambda t: t.content.link_ids)
CARD: Final[Kind] = things("card", most.MOST_CARDS, lambda t: t.content.card_ids)
CUBE: Final[Kind] = things("display", 2)
OFFERED: Final[Kind] = things("offered card", 2)
PART: Final[Kind] = things("part of the result", 5)
