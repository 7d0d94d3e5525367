"""What a good player of Age of Industry looks at, and what the lab asks."""

from boomtown.games.age_of_industry.sense.features import (
    FEATURES,
    all_features,
    features,
    halfway,
    progress,
    sense,
)
from boomtown.games.age_of_industry.sense.study import breakdown, ending, money, plays, traits

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
