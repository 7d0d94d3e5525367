"""The spaces of Gymnasium in which observations and actions lie."""

import numpy as np
from gymnasium import spaces

from boomtown.observe.forms import Forms

HIGHEST = {"uint8": 255, "float32": 65536.0}


def observation_space(forms: Forms, actions: int, dtype: str) -> spaces.Dict:
    """An observation with its mask."""
    kind = np.uint8 if dtype == "uint8" else np.float32
    seen = spaces.Box(0, HIGHEST[dtype], (forms.size,), kind)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
