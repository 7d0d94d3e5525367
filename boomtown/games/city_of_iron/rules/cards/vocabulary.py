"""Every word of the cards, by where it may stand. A new one is added here, after its class has been written."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.games.city_of_iron.rules.cards.buildings import Build, Salvage, Store
from boomtown.games.city_of_iron.rules.cards.districts import AddDistrict, FlipCapital, Settle
from boomtown.games.city_of_iron.rules.cards.gains import (
    Boost,
    Draw,
    GainCoins,
    GainInfluence,
    GainScience,
    Repeat,
)
from boomtown.games.city_of_iron.rules.cards.standing import (
    DiscountBuild,
    DiscountHire,
    ExtendReach,
    Goal,
    RaiseDefense,
    Score,
)
from boomtown.games.city_of_iron.rules.cards.towns import BuryTown, GuardTown, MarkTown

Words = list[type[Word[Any]]]

GAINS: Final[Words] = [  # when something is built, and as reactions
    GainCoins,
    GainScience,
    GainInfluence,
    Draw,
]
ABILITIES: Final[Words] = [  # of experts that are played
    *GAINS,
    Build,
    Store,
    Salvage,
    Settle,
    AddDistrict,
    FlipCapital,
    MarkTown,
    GuardTown,
    BuryTown,
    Repeat,
]
SCORES: Final[Words] = [Score]
GOALS: Final[Words] = [Goal]
PASSIVES: Final[Words] = [DiscountBuild, DiscountHire, ExtendReach, RaiseDefense]
BOOSTS: Final[Words] = [Boost]
VOCABULARY: Final[Words] = [*ABILITIES, *SCORES, *GOALS, *PASSIVES, *BOOSTS]
