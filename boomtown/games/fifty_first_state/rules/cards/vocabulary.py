"""Every word of the cards: effects, costs, Features. A new one is added here, after its class has been written in a file of its family."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.games.fifty_first_state.rules.cards.costs import DiscardCards, GiveUpDeals, Pay, PayAny
from boomtown.games.fifty_first_state.rules.cards.deals import CollectOwnDeals, CollectRivalDeals
from boomtown.games.fifty_first_state.rules.cards.features import OnEvent, OnProduced, Store
from boomtown.games.fifty_first_state.rules.cards.goods import (
    Gain,
    GainChoice,
    GainPerProduced,
    GainPerType,
    PlaceStock,
)
from boomtown.games.fifty_first_state.rules.cards.locations import (
    CopyRival,
    RerunOwn,
    ResetLocations,
    TakeRival,
)
from boomtown.games.fifty_first_state.rules.cards.plunder import StealResource

EFFECTS: Final[list[type[Word[Any]]]] = [
    Gain,
    GainChoice,
    GainPerType,
    GainPerProduced,
    PlaceStock,
    StealResource,
    ResetLocations,
    RerunOwn,
    CopyRival,
    TakeRival,
    CollectOwnDeals,
    CollectRivalDeals,
]
COSTS: Final[list[type[Word[Any]]]] = [Pay, PayAny, DiscardCards, GiveUpDeals]
FEATURES: Final[list[type[Word[Any]]]] = [OnEvent, OnProduced, Store]
