"""The outskirts of the city: wilderness with hills and trees, water with boats and piers."""

from random import Random

from boomtown.draw.geometry import Point
from boomtown.draw.svg import group, path, rect
from boomtown.games.urban_sprawl.picture.plan import CITY, CITY_X, CITY_Y, EDGE, RING
from boomtown.games.urban_sprawl.picture.sketch import Sketch, box, disc, oval, poly, tree
from boomtown.games.urban_sprawl.rules.content import Content

LEFT, TOP = CITY_X + RING, CITY_Y + RING
RIGHT, LOW = CITY_X + CITY - RING, CITY_Y + CITY - RING


def shores(content: Content) -> str:
    """The edges: wilderness lies below everything, water along the sides that the content names."""
    sides = {str(edge["side"]): edge for edge in content.data["board"]["edge"]}
    w = RIGHT - LEFT
    parts = [rect(LEFT, TOP, w, w, fill="@land"), rect(LEFT, TOP, w, w, fill="@good", opacity=0.34)]
    wet = [side for side in sides if sides[side]["kind"] == "water"]
    water = "".join(_water(side) for side in wet)
    parts.append(
        path(water, fill="none", stroke="@shoal", stroke_width=6, stroke_linejoin="round", opacity=0.6)
    )
    parts.append(path(water, fill="@sea", stroke="@sea", stroke_width=1))
    parts.append(_waves(wet))
    parts.append(_woods([side for side in sides if side not in wet]))
    parts.append(_boats(wet))
    return "".join(parts)


def _water(side: str) -> str:
    """The outline of a wet edge, with a soft shore where it meets dry land."""
    left, t, r, b, e = LEFT, TOP, RIGHT, LOW, EDGE
    corners = {
        "top": [(left, t), (r, t), (r - e, t + e), (left + e, t + e)],
        "right": [(r, t), (r, b), (r - e, b - e), (r - e, t + e)],
        "bottom": [(r, b), (left, b), (left + e, b - e), (r - e, b - e)],
        "left": [(left, b), (left, t), (left + e, t + e), (left + e, b - e)],
    }[side]
    points: list[Point] = [(float(x), float(y)) for x, y in corners]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    data = (
        f"M{ax:g} {ay:g}L{bx:g} {by:g}"
        f"Q{bx + (cx - bx) * 0.3 + (cy - by) * 0.16:g} {by + (cy - by) * 0.3 - (cx - bx) * 0.16:g} {(bx + cx) / 2:g} {(by + cy) / 2:g}"
        f"T{cx:g} {cy:g}L{dx:g} {dy:g}"
        f"Q{dx + (ax - dx) * 0.3 + (ay - dy) * 0.16:g} {dy + (ay - dy) * 0.3 - (ax - dx) * 0.16:g} {(ax + dx) / 2:g} {(ay + dy) / 2:g}"
        f"T{ax:g} {ay:g}z"
    )
    return data


def strip(side: str) -> tuple[float, float, float, float]:
    """x, y, width and height of an edge."""
    w = RIGHT - LEFT
    return {
        "top": (LEFT, TOP, w, EDGE),
        "bottom": (LEFT, LOW - EDGE, w, EDGE),
        "left": (LEFT, TOP, EDGE, w),
        "right": (RIGHT - EDGE, TOP, EDGE, w),
    }[side]


def _waves(wet: list[str]) -> str:
    """Little waves, never two at one spot."""
    dice, data = Random("waves"), ""
    for side in wet:
        x, y, w, h = strip(side)
        for i in range(34):
            along = (i + dice.random()) / 34
            far = 0.12 + 0.76 * dice.random()
            px, py = (x + along * w, y + far * h) if w > h else (x + far * w, y + along * h)
            data += f"M{px - 9:.0f} {py:.0f}q4.5-5 9 0q4.5 5 9 0"
    return path(data, stroke="@wave", stroke_width=1.5, fill="none", opacity=0.9)


def _woods(dry: list[str]) -> str:
    """Trees and hills of the wilderness."""
    dice = Random("woods")
    hills, s = "", Sketch("woods")
    for side in dry:
        x, y, w, h = strip(side)
        for i in range(9):
            px, py = (x + (i + 0.5) / 9 * w, y + h * 0.75) if w > h else (x + w * 0.45, y + (i + 0.6) / 9 * h)
            hills += f"M{px - 34:.0f} {py + 8:.0f}q16-26 34-20t34 20z"
        for i in range(46):
            along, far = 0.07 + (i + dice.random()) / 46 * 0.86, 0.12 + 0.76 * dice.random()
            px, py = (x + along * w, y + far * h) if w > h else (x + far * w, y + along * h)
            if dice.random() < 0.45:
                r = 4 + dice.random() * 3
                s.shade(oval(px + 3, py + 1, r, r * 0.4))
                s.fill(
                    dice.choice(("#4a7a45", "#57884c")), poly((px - r, py), (px, py - r * 2.4), (px + r, py))
                )
            else:
                tree(s, px, py, 3.5 + dice.random() * 3.5)
    return path(hills, fill="@good", opacity=0.16) + group(s.markup(), opacity=0.92)


def _boats(wet: list[str]) -> str:
    """Boats, piers and a lighthouse on the water."""
    s = Sketch("boats")
    if "top" in wet:
        for x in (LEFT + 228, LEFT + 560):
            s.fill("#8a6b4a", box(x, TOP + 26, 6, EDGE - 26) + box(x - 7, TOP + 26, 20, 6))
        for x, y in ((LEFT + 214, TOP + 20), (LEFT + 98, TOP + 22), (LEFT + 776, TOP + 18)):
            _sail(s, x, y)
        _steamer(s, LEFT + 500, TOP + 32)
    if "right" in wet:
        for y in (TOP + 205, TOP + 445, TOP + 685):
            s.fill("#8a6b4a", box(RIGHT - EDGE, y, 30, 6) + box(RIGHT - EDGE + 26, y - 7, 6, 20))
        for x, y in ((RIGHT - 18, TOP + 220), (RIGHT - 40, TOP + 585), (RIGHT - 16, TOP + 820)):
            _sail(s, x, y)
        if "top" in wet:
            s.fill("#b9ab8c", oval(RIGHT - 24, TOP + 38, 17, 8))
            s.fill(
                "#fdf7ea",
                poly(
                    (RIGHT - 30, TOP + 38),
                    (RIGHT - 28, TOP + 10),
                    (RIGHT - 20, TOP + 10),
                    (RIGHT - 18, TOP + 38),
                ),
            )
            s.fill(
                "#b8322a",
                box(RIGHT - 29.3, TOP + 28, 10.6, 5)
                + box(RIGHT - 28.4, TOP + 17, 8.8, 5)
                + box(RIGHT - 28, TOP + 3, 8, 4),
            )
            s.fill("#ffd76a", box(RIGHT - 27, TOP + 6, 6, 5))
    return s.markup()


def _sail(s: Sketch, x: float, y: float) -> None:
    s.fill(
        "#fdf7ea", poly((x, y - 13), (x, y), (x + 9, y)) + poly((x - 1.5, y - 9), (x - 1.5, y), (x - 7, y))
    )
    s.fill("#7a4b2c", poly((x - 9, y + 1.5), (x + 11, y + 1.5), (x + 7, y + 6), (x - 6, y + 6)))


def _steamer(s: Sketch, x: float, y: float) -> None:
    s.fill("#34495a", poly((x - 22, y), (x + 26, y), (x + 20, y + 9), (x - 18, y + 9)))
    s.fill("#fdf7ea", box(x - 14, y - 6, 26, 6))
    s.fill("#b8322a", box(x - 6, y - 14, 5, 8) + box(x + 3, y - 14, 5, 8))
    s.light("#ffffff", disc(x - 8, y - 18, 3) + disc(x - 14, y - 20, 4), 0.8)
