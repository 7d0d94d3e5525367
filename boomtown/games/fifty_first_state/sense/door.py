"""What a good player of 51st State looks at, and what the lab asks."""

from boomtown.games.fifty_first_state.sense.features import (
    FEATURES,
    all_features,
    features,
    halfway,
    progress,
    sense,
)
from boomtown.games.fifty_first_state.sense.study import breakdown, ending, money, plays, traits

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
