"""What a good player of Harbour Lights looks at, and what the lab asks."""

from harbour_lights.sense.features import FEATURES, all_features, features, halfway, progress, sense
from harbour_lights.sense.study import breakdown, ending, money, plays, traits

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
