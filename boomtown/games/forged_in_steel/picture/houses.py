"""Everything that can stand on Lots, drawn by kind, size and the colour of its owner."""

from functools import lru_cache

from boomtown.games.forged_in_steel.picture.plan import LOT
from boomtown.games.forged_in_steel.picture.sketch import (
    DARK,
    GLASS,
    LAMP,
    Sketch,
    box,
    chimney,
    disc,
    grid,
    ground,
    poly,
    tree,
)

LAWN, YARD, PAVED, PARK = "#b7cf8d", "#a79d90", "#d9cfbb", "#8fb86a"
STONE, CREAM, BRICK = "#efe7d6", "#f8eed6", "#b5624a"


@lru_cache(maxsize=512)
def structure(kind: int, w: float, h: float, colour: str, variant: int = 0, plot: bool = True) -> str:
    """A structure on its Lots, its upper left corner at the origin; `colour` is that of its owner.

    Without its plot it can stand in a scene.
    """
    s = Sketch()
    if kind == 0:
        _house(s, colour, variant)
    elif kind == 1:
        _mansion(s, w, h, colour)
    elif kind == 2:
        _factory(s, w, h, colour)
    elif kind == 3:
        _commercial(s, colour, variant)
    elif kind == 4:
        _civic(s, w, h)
    elif kind == 5:
        _hospital(s)
    else:
        _park(s, w, h)
    if not plot:
        del s.parts[:2]
    return s.markup()


def badge_point(kind: int, w: float, h: float) -> tuple[float, float, float]:
    """Where the owner's badge lies on a structure, and its size."""
    if kind in (1, 2):
        return w - 14.0, h - 14.0, 24
    return w - 12.5, h - 12.5, 21


def _house(s: Sketch, colour: str, variant: int) -> None:
    """One of three small houses, its roof in the owner's colour."""
    ground(s, LOT, LOT, LAWN)
    s.shade(poly((35, 24), (39, 28), (39, 40), (9, 40), (9, 37)))
    s.fill("#7a4234", box(27, 9, 4, 9))
    s.fill(CREAM, box(9, 22, 26, 15))
    if variant % 3 == 0:
        roof = poly((5, 24), (22, 7), (39, 24))
    elif variant % 3 == 1:
        roof = poly((5, 24), (13, 9), (31, 9), (39, 24))
    else:
        roof = poly((5, 24), (5, 20), (16, 8), (27, 20), (39, 13), (39, 24))
    s.fill(colour, roof)
    s.line(DARK, 1.1, roof + box(9, 24, 26, 13))
    s.fill("#5f3b28", box(13, 28, 5, 9))
    s.fill(LAMP, box(21, 27, 5, 5))
    s.fill(GLASS, box(29, 27, 4, 5))
    tree(s, 7, 38, 3.6)


def _turret(s: Sketch, x: float, y: float, high: float, colour: str) -> None:
    """A round tower with a pointed roof that stands on y."""
    s.fill(STONE, box(x, y - high, 11, high))
    s.fill(colour, poly((x - 2, y - high), (x + 5.5, y - high - 14), (x + 13, y - high)))
    s.line(
        DARK,
        1,
        poly((x - 2, y - high), (x + 5.5, y - high - 14), (x + 13, y - high)) + box(x, y - high, 11, high),
    )
    s.fill(GLASS, box(x + 3.5, y - high + 4, 4, 6))


def _villa(s: Sketch, x: float, y: float, w: float, colour: str) -> None:
    """The front of a mansion between its towers, standing on y."""
    s.shade(poly((x + w, y - 20), (x + w + 5, y - 15), (x + w + 5, y + 3), (x + 3, y + 3), (x, y)))
    roof = poly((x - 1, y - 17), (x + 5, y - 27), (x + w - 5, y - 27), (x + w + 1, y - 17))
    s.fill(STONE, box(x, y - 18, w, 18))
    s.fill(colour, roof)
    s.line(DARK, 1.1, roof + box(x, y - 17, w, 17))
    s.fill(LAMP, grid(x + 10, y - 15, w - 20, 8, max(2, int(w / 12)), 1))
    s.fill("#5f3b28", box(x + w / 2 - 3, y - 8, 6, 8))
    s.fill("#ffffff", box(x + w / 2 - 6, y - 9, 2, 9) + box(x + w / 2 + 4, y - 9, 2, 9))
    _turret(s, x - 3, y, 19, colour)
    _turret(s, x + w - 8, y, 19, colour)


def _mansion(s: Sketch, w: float, h: float, colour: str) -> None:
    """A villa with towers in a garden."""
    ground(s, w, h, LAWN)
    if w > h:
        s.fill("#e6d5ad", poly((38, 44), (42, 37), (46, 37), (50, 44)))
        _villa(s, 19, 37, 46, colour)
        tree(s, 9, 36, 5)
        tree(s, 10, 22, 4)
        return
    s.fill("#e6d5ad", box(19, 44, 7, 46))
    s.fill("#7fb4cf", disc(22.5, 63, 7))
    s.fill("#ffffff", disc(22.5, 61.5, 2.2), 0.85)
    _villa(s, 8, 44, 30, colour)
    for x, y in ((9, 60), (37, 56), (8, 80), (35, 68)):
        tree(s, x, y, 4)


def _shed(s: Sketch, x: float, y: float, w: float, teeth: int, colour: str) -> None:
    """A works with a saw-tooth roof standing on y, a band in the owner's colour along it."""
    step = w / teeth
    s.shade(poly((x + w, y - 18), (x + w + 5, y - 13), (x + w + 5, y + 3), (x + 3, y + 3), (x, y)))
    s.fill(BRICK, box(x, y - 16, w, 16))
    for i in range(teeth):
        left = x + i * step
        s.fill("#565c63", poly((left, y - 16), (left, y - 27), (left + step, y - 16)))
    s.fill("#cfe2ea", "".join(box(x + i * step, y - 24, step * 0.16, 8) for i in range(teeth)))
    s.fill(colour, box(x, y - 17, w, 4.500))
    s.line(DARK, 1, box(x, y - 17, w, 17))
    s.fill(LAMP, grid(x + 1, y - 12, w - 2, 7, teeth * 2, 1))


def _factory(s: Sketch, w: float, h: float, colour: str) -> None:
    """Sheds and chimneys; upright with a yard of ore."""
    ground(s, w, h, YARD)
    if w > h:
        chimney(s, 60, 22, 15, 5)
        chimney(s, 71, 22, 18, 5)
        _shed(s, 7, 38, 64, 5, colour)
        return
    chimney(s, 28, 24, 16, 5)
    _shed(s, 6, 41, 33, 3, colour)
    s.line("#5c5248", 1.6, "M8 52V88M14 52V88")
    s.line("#5c5248", 1.2, "".join(f"M6 {y}h10" for y in range(54, 90, 5)))
    s.fill("#2b2724", poly((22, 64), (30, 51), (40, 64)))
    s.fill("#7b3f2a", poly((20, 82), (27, 71), (33, 82)))


def _commercial(s: Sketch, colour: str, variant: int) -> None:
    """A shop of two storeys with a striped awning."""
    ground(s, LOT, LOT, PAVED)
    wall = ("#d9a944", "#c98d4a", "#cfae7d")[variant % 3]
    s.shade(poly((38, 12), (42, 16), (42, 41), (9, 41), (9, 38)))
    s.fill(wall, box(7, 8, 31, 30))
    s.fill("#8a5a1c", box(5, 6, 35, 4))
    s.fill(GLASS, grid(9, 11, 27, 9, 4, 1))
    s.fill(colour, box(5, 21, 35, 6))
    s.fill("#ffffff", "".join(box(9.4 + i * 8.800, 21, 4.400, 6) for i in range(4)), 0.85)
    s.fill("#3e4a52", box(10, 29, 11, 9))
    s.fill("#5f3b28", box(24, 28, 6, 10))
    s.line(DARK, 1, box(7, 8, 31, 30) + box(5, 21, 35, 6))


def _hall(s: Sketch, x: float, y: float, w: float) -> None:
    """A stone front with a gable on columns and a dome, standing on y."""
    mid = x + w / 2
    s.shade(poly((x + w, y - 16), (x + w + 5, y - 11), (x + w + 5, y + 3), (x + 3, y + 3), (x, y)))
    s.fill("#7f9f93", f"M{mid - 8:.1f} {y - 25:.1f}a8 9 0 0 1 16 0z")
    s.line(DARK, 1, f"M{mid:.1f} {y - 33:.1f}v-6")
    s.fill("#b8322a", poly((mid, y - 39), (mid + 7, y - 37), (mid, y - 35)))
    s.fill(STONE, poly((x - 2, y - 16), (mid, y - 27), (x + w + 2, y - 16)))
    s.line(DARK, 1, poly((x - 2, y - 16), (mid, y - 27), (x + w + 2, y - 16)))
    s.fill("#8b7c68", box(x, y - 16, w, 16))
    s.fill("#fffaf0", grid(x - 1, y - 19, w + 2, 24, max(4, int(w / 7)), 1) + box(x, y - 16, w, 3))
    s.fill(STONE, box(x - 3, y - 2, w + 6, 3))
    s.line(DARK, 0.8, box(x - 3, y - 2, w + 6, 3))


def _civic(s: Sketch, w: float, h: float) -> None:
    """A public building with steps and trees."""
    ground(s, w, h, PAVED)
    if w > h:
        s.fill("#dccfb4", box(8, 24, 76, 16))
        s.line(DARK, 1, box(8, 24, 76, 16))
        s.fill(GLASS, grid(9, 27, 74, 10, 12, 1))
        _hall(s, 27, 41, 38)
        return
    _hall(s, 8, 44, 30)
    s.fill("#c9bda4", box(17, 48, 12, 40))
    for x, y in ((9, 56), (37, 56), (9, 72), (37, 72), (9, 85), (37, 85)):
        tree(s, x, y, 4)


def _hospital(s: Sketch) -> None:
    """A white house with a red cross."""
    ground(s, LOT, LOT, LAWN)
    s.shade(poly((38, 14), (42, 18), (42, 41), (9, 41), (9, 38)))
    s.fill("#fdfdf8", box(7, 13, 31, 25))
    s.fill("#9db3b8", box(5, 10, 35, 4))
    s.line(DARK, 1, box(7, 13, 31, 25) + box(5, 10, 35, 4))
    s.fill(GLASS, grid(8, 27, 29, 8, 5, 1))
    s.fill("#c8261c", box(20.5, 14.500, 4.500, 12) + box(16.800, 18.200, 12, 4.500))


def _park(s: Sketch, w: float, h: float) -> None:
    """Lawns, paths and trees; the largest has a lake."""
    ground(s, w, h, PARK)
    s.line(
        "#e6d5ad", 4, f"M4 {h - 6:.1f}Q{w * 0.4:.1f} {h * 0.7:.1f} {w * 0.5:.1f} {h * 0.45:.1f}T{w - 5:.1f} 7"
    )
    if w > LOT and h > LOT:
        s.fill("#6fa8c4", "M24 62q-6-16 10-20 10-12 24-4 14 2 10 16 0 14-18 14-18 8-26-6z")
        s.fill("#ffffff", poly((44, 56), (52, 46), (52, 56)) + box(42, 57, 13, 2), 0.9)
        spots = [
            (12, 14, 7),
            (30, 10, 5),
            (78, 26, 6),
            (82, 46, 7),
            (12, 44, 6),
            (14, 76, 7),
            (40, 82, 6),
            (66, 80, 8),
            (84, 82, 5),
        ]
    elif w > h:
        spots = [(11, 13, 6), (26, 11, 5), (40, 12, 6), (58, 34, 6), (75, 33, 7), (68, 15, 4), (22, 31, 4)]
        s.fill("#e8d9b4", disc(47, 24, 6))
        s.fill("#7fb4cf", disc(47, 24, 4))
    elif h > w:
        spots = [(12, 13, 6), (13, 29, 5), (33, 24, 5), (34, 60, 6), (33, 78, 7), (12, 62, 5), (11, 46, 4)]
        s.fill("#e8d9b4", disc(24, 46, 6))
        s.fill("#7fb4cf", disc(24, 46, 4))
    else:
        spots = [(11, 12, 6), (26, 10, 5), (12, 28, 4), (35, 29, 6), (24, 36, 5)]
    for x, y, r in spots:
        tree(s, x, y, r)
