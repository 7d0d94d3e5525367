"""What a good player of Urban Sprawl looks at, and what the lab asks."""

from boomtown.games.urban_sprawl.sense.features import FEATURES, all_features, features, halfway, sense
from boomtown.games.urban_sprawl.sense.outlook import progress
from boomtown.games.urban_sprawl.sense.study import breakdown, ending, money, plays, traits

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
