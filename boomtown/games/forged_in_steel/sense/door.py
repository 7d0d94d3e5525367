"""What a good player of Forged in Steel looks at, and what the lab asks."""

from boomtown.games.forged_in_steel.sense.features import (
    FEATURES,
    all_features,
    features,
    halfway,
    progress,
    sense,
)
from boomtown.games.forged_in_steel.sense.study import breakdown, ending, money, plays, traits

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
