"""A drawing kit for small buildings seen from the front and a little above: shapes, shadows, trees, smoke."""

from typing import Final

from boomtown.draw.svg import num

DARK: Final = "#3a332c"
GLASS: Final = "#51697a"
LAMP: Final = "#ffd884"
LEAVES: Final = ("#4d7a41", "#6b9a52")


def box(x: float, y: float, w: float, h: float) -> str:
    """Path data of a rectangle."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def poly(*points: tuple[float, float]) -> str:
    """Path data of a polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def disc(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"


def grid(x: float, y: float, w: float, h: float, columns: int, rows: int) -> str:
    """Path data of windows in columns and rows."""
    cw, ch = w / columns, h / rows
    return "".join(
        box(x + i * cw + cw * 0.22, y + j * ch + ch * 0.2, cw * 0.56, ch * 0.6)
        for i in range(columns)
        for j in range(rows)
    )


class Sketch:
    """Shapes in the order they are painted; neighbours of one look become one path."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, str]] = []

    def fill(self, colour: str, data: str, opacity: float = 1) -> None:
        """A filled shape; '@seat-r' is a colour of the palette and is written as its class too."""
        from boomtown.draw.palette import PAINT

        paint = PAINT[colour[1:]].light if colour.startswith("@") else colour
        see = "" if opacity == 1 else f' opacity="{num(opacity)}"'
        self._put(f'fill="{paint}"{see}', data)

    def line(self, colour: str, width: float, data: str) -> None:
        """A line."""
        self._put(f'fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linejoin="round"', data)

    def shade(self, data: str) -> None:
        """A shadow."""
        self.fill("#1f1812", data, 0.28)

    def _put(self, look: str, data: str) -> None:
        if self.parts and self.parts[-1][0] == look:
            self.parts[-1] = (look, self.parts[-1][1] + data)
        else:
            self.parts.append((look, data))

    def markup(self) -> str:
        """All of it as SVG."""
        return "".join(f'<path {look} d="{data}"/>' for look, data in self.parts)


def ground(s: Sketch, w: float, h: float, colour: str, edge: str = DARK) -> None:
    """The plot that a building stands on."""
    plot = box(2, 2, w - 4, h - 4)
    s.fill(colour, plot)
    s.line(edge, 1, plot)


def tree(s: Sketch, x: float, y: float, r: float) -> None:
    """A tree."""
    s.shade(disc(x + r * 0.4, y + r * 0.5, r))
    s.fill(LEAVES[0], disc(x, y, r))
    s.fill(LEAVES[1], disc(x - r * 0.25, y - r * 0.3, r * 0.6))


def chimney(s: Sketch, x: float, foot: float, high: float, wide: float = 4) -> None:
    """A brick chimney that stands on `foot`, smoking."""
    s.fill(
        "#8d4b3a",
        poly((x, foot), (x + wide * 0.15, foot - high), (x + wide * 0.85, foot - high), (x + wide, foot)),
    )
    s.fill("#e8d8c0", box(x, foot - high + 2, wide, 1.6))
    s.fill(
        "#ffffff", disc(x + wide, foot - high - 2.5, 2.6) + disc(x + wide + 4.5, foot - high - 5, 3.4), 0.8
    )
