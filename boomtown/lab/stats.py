"""How sure we can be: intervals for shares and for paired differences, and whether a difference is beyond chance."""

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

Z = 1.959964  # of a 95 % interval
EXACT = 14  # with up to so many pairs every way to flip them is tried


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """A share with the ends of its 95 % interval."""
    if games == 0:
        return 0.0, 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return share, max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def bootstrap(values: "Numbers", times: int = 10_000, seed: int = 0) -> tuple["Numbers", "Numbers"]:
    """The ends of the 95 % intervals of the columns' means, by drawing whole rows again and again."""
    import numpy as np

    rows = len(values)
    dice = np.random.default_rng(seed)
    drawn = dice.multinomial(rows, np.full(rows, 1 / rows), size=times) / rows
    low, high = np.quantile(drawn @ values, [0.025, 0.975], axis=0)
    return low, high


def flipped(values: "Numbers", times: int = 20_000, seed: int = 0) -> "Numbers":
    """How likely chance alone gives each column a mean so far from 0, if each row's sign were a coin's."""
    import numpy as np

    rows = len(values)
    seen = np.abs(values.sum(axis=0))
    if rows <= EXACT:
        bits = np.arange(2**rows)[:, None] >> np.arange(rows)[None, :] & 1
        signs = 1.0 - 2.0 * bits
        extra = 0
    else:
        signs = np.random.default_rng(seed).choice([-1.0, 1.0], size=(times, rows))
        extra = 1  # what was seen is one of the ways
    reached = (np.abs(signs @ values) >= seen - 1e-9).sum(axis=0)
    found: Numbers = (reached + extra) / (len(signs) + extra)
    return found


def holm(chances: list[float]) -> list[float]:
    """The same chances, raised for how many were looked at (Holm): at most 5 % that any below 0.05 is luck."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    raised = [0.0] * len(chances)
    highest = 0.0
    for place, i in enumerate(order):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - place)))
        raised[i] = highest
    return raised
