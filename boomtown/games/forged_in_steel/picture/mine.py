"""The mouth of a mine."""

from functools import lru_cache

from boomtown.games.forged_in_steel.picture.sketch import Sketch, box, disc, poly

ORES = {"silver": "#e8e6df", "gold": "#f0c33c", "iron": "#b4552f", "coal": "#1f1c1a"}


@lru_cache(maxsize=64)
def mine_mouth(x: float, y: float, r: float, ore: str) -> str:
    """The mouth of a mine with a tram of ore."""
    s = Sketch()
    s.fill("#d8c7a0", disc(x, y, r))
    s.fill(
        "#8a7a63",
        poly(
            (x - r * 0.9, y + r * 0.4),
            (x - r * 0.35, y - r * 0.75),
            (x + r * 0.1, y - r * 0.3),
            (x + r * 0.4, y - r * 0.62),
            (x + r * 0.92, y + r * 0.4),
        ),
    )
    s.fill("#6b4a2e", box(x - r * 0.52, y - r * 0.3, r * 1.04, r * 0.9))
    s.fill("#1d1713", box(x - r * 0.36, y - r * 0.14, r * 0.72, r * 0.74))
    s.fill(
        "#7b838a",
        poly(
            (x - r * 0.34, y + r * 0.22),
            (x + r * 0.34, y + r * 0.22),
            (x + r * 0.24, y + r * 0.56),
            (x - r * 0.24, y + r * 0.56),
        ),
    )
    s.fill(
        ORES[ore],
        disc(x - r * 0.2, y + r * 0.18, r * 0.13)
        + disc(x, y + r * 0.12, r * 0.16)
        + disc(x + r * 0.2, y + r * 0.18, r * 0.13),
    )
    s.fill("#1d1713", disc(x - r * 0.14, y + r * 0.62, r * 0.09) + disc(x + r * 0.14, y + r * 0.62, r * 0.09))
    s.line("#3a332c", 2, disc(x, y, r))
    return s.markup()
