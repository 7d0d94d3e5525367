"""A drawing kit for small buildings seen from the front and above: roofs, walls, windows, trees."""

from random import Random
from typing import Final

from boomtown.draw.geometry import Point
from boomtown.draw.svg import num

GLASS: Final = "#5d7f93"
LAMP: Final = "#ffdf8a"
DARK: Final = "#3d3a36"
LEAF: Final = ("#4f7f45", "#5f9150", "#6fa05a")
STONE: Final = "#efe6d2"


class Sketch:
    """Shapes in the order they are painted; neighbours of one colour become one path."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)
        self.parts: list[tuple[str, str]] = []  # attributes, path data
        self.trees: list[tuple[float, float, float]] = []  # they stand before all else

    def fill(self, colour: str, data: str) -> None:
        """A filled shape."""
        self._put(f'fill="{colour}"', data)

    def line(self, colour: str, width: float, data: str) -> None:
        """A line."""
        self._put(f'fill="none" stroke="{colour}" stroke-width="{num(width)}"', data)

    def shade(self, data: str) -> None:
        """A shadow."""
        self._put('fill="#2a2119" opacity=".22"', data)

    def light(self, colour: str, data: str, strength: float = 0.5) -> None:
        """Something one can see through."""
        self._put(f'fill="{colour}" opacity="{num(strength)}"', data)

    def _put(self, look: str, data: str) -> None:
        if not data:
            return
        if self.parts and self.parts[-1][0] == look:
            self.parts[-1] = (look, self.parts[-1][1] + data)
        else:
            self.parts.append((look, data))

    def markup(self) -> str:
        """All of it as SVG, the trees last."""
        for x, y, r in self.trees:
            self.shade(oval(x + r * 0.4, y + r * 0.5, r, r * 0.85))
        for i, colour in enumerate(LEAF):
            self.fill(colour, "".join(disc(*tree) for tree in self.trees[i :: len(LEAF)]))
        for x, y, r in self.trees:
            self.light("#cfe3a6", disc(x - r * 0.3, y - r * 0.35, r * 0.45), 0.55)
        return "".join(f'<path {look} d="{data}"/>' for look, data in self.parts)


def n(value: float) -> str:
    """A length to a tenth."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def box(x: float, y: float, w: float, h: float) -> str:
    """A rectangle."""
    return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}z"


def poly(*points: Point) -> str:
    """A polygon."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z"


def disc(x: float, y: float, r: float) -> str:
    """A disc."""
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0z"


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse."""
    return f"M{n(x - rx)} {n(y)}a{n(rx)} {n(ry)} 0 1 0 {n(2 * rx)} 0a{n(rx)} {n(ry)} 0 1 0 {n(-2 * rx)} 0z"


def windows(x: float, y: float, w: float, h: float, columns: int, rows: int, share: float = 0.55) -> str:
    """A grid of windows on a wall."""
    dx, dy = w / columns, h / rows
    ww, hh = dx * share, dy * share
    return "".join(
        box(x + dx * (i + 0.5) - ww / 2, y + dy * (j + 0.5) - hh / 2, ww, hh)
        for j in range(rows)
        for i in range(columns)
    )


def lit(s: Sketch, x: float, y: float, w: float, h: float, columns: int, rows: int, count: int) -> None:
    """Windows, a few of them lit."""
    s.fill(GLASS, windows(x, y, w, h, columns, rows))
    dx, dy = w / columns, h / rows
    cells = s.dice.sample(range(columns * rows), min(count, columns * rows))
    for cell in cells:
        i, j = cell % columns, cell // columns
        ww, hh = dx * 0.55, dy * 0.55
        s.fill(LAMP, box(x + dx * (i + 0.5) - ww / 2, y + dy * (j + 0.5) - hh / 2, ww, hh))


def block(s: Sketch, x: float, y: float, w: float, depth: float, high: float, roof: str, wall: str) -> None:
    """A house with a flat roof: the roof above, the front below it."""
    s.shade(
        poly((x + w, y + 4), (x + w + 5, y + 9), (x + w + 5, y + depth + high + 1), (x + w, y + depth + high))
    )
    s.fill(wall, box(x, y + depth, w, high))
    s.fill(roof, box(x, y, w, depth))
    s.line(DARK, 0.7, box(x, y, w, depth + high) + f"M{n(x)} {n(y + depth)}h{n(w)}")


def tree(s: Sketch, x: float, y: float, r: float) -> None:
    """A tree from above."""
    s.trees.append((x, y, r))


def smoke(s: Sketch, x: float, y: float) -> None:
    """What a chimney sends up."""
    s.light("#ffffff", disc(x + 2, y - 3, 2.6) + disc(x + 6, y - 6, 3.6), 0.75)


def chimney(s: Sketch, x: float, y: float, high: float, wide: float = 5) -> None:
    """A brick chimney that stands on y."""
    s.fill("#9d5b48", poly((x, y), (x + wide * 0.15, y - high), (x + wide * 0.85, y - high), (x + wide, y)))
    s.fill("#f0e3d0", box(x, y - high + 3, wide, 2))
    smoke(s, x + wide / 2, y - high)
