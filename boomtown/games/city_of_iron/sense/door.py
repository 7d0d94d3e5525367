"""What a good player of City of Iron looks at, and what the lab asks."""

from boomtown.games.city_of_iron.sense.features import (
    FEATURES,
    all_features,
    features,
    halfway,
    progress,
    sense,
)
from boomtown.games.city_of_iron.sense.study import breakdown, ending, money, plays, traits

__all__ = [
    "FEATURES",
    "all_features",
    "breakdown",
    "ending",
    "features",
    "halfway",
    "money",
    "plays",
    "progress",
    "sense",
    "traits",
]
