"""Signs in a box of 24, drawn by us, legible at 16 px."""

from typing import NamedTuple

from boomtown.draw.svg import Value, at, path


class Icon(NamedTuple):
    """A sign: a filled path, a drawn line, or both."""

    fill: str = ""
    line: str = ""
    width: float = 2.4


ICONS: dict[str, Icon] = {
    # industry
    "spool": Icon("M5 2h14v4h-2.2v1.2L19 8.5v7L16.8 16.8V18H19v4H5v-4h2.2v-1.2L5 15.5v-7l2.2-1.3V6H5z"),
    "factory": Icon("M2 21.5V11l6 4v-4l6 4V2.5h4V15h1V6h3v15.5z"),
    "coal": Icon("M8 2.5h8v8H8zM3 12.5h8v8H3zM13 12.5h8v8h-8z"),
    "ingot": Icon("M7.5 6h9l2 5h-13zM4.7 13h14.6l3 7H1.7z"),
    "anchor": Icon("", "M12 7.5V21M7 10.5h10M3.5 13.5c.3 4.5 4 7.5 8.5 7.5s8.2-3 8.5-7.5M12 7.5a2.6 2.6 0 1 1 0-5.2 2.6 2.6 0 0 1 0 5.2"),
    "ship": Icon("M1.5 14.5h21l-3.5 7H5.5zM6 13V9h3.5V3H13v6h5v4z"),
    # transport and money
    "rail": Icon("", "M8 2v20M16 2v20M4 5.5h16M4 12h16M4 18.5h16", 2.2),
    "coin": Icon("", "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M15 8.5c-1-1.3-5.5-1.6-5.5 1 0 2.8 5.7 1.7 5.7 4.7 0 2.7-5.2 2.5-6.2.6M12 5.5v13", 1.9),
    "note": Icon("", "M2 6h20v12H2zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M5 12h.5M18.5 12h.5", 2),
    "card": Icon("", "M4 6.5h11v15H4zM9 2.5h11v14.5", 2.2),
    "market": Icon("M4 9.5 5.5 4h13L20 9.5c0 2.5-3.5 2.5-4 .3-.5 2.2-3.5 2.2-4 0-.5 2.2-3.5 2.2-4 0-.5 2.2-4 2.2-4-.3zM6 13.5h12V21H6z"),
    "house": Icon("M3 12 12 3.5 21 12h-2.5v8.5h-13V12z"),
    # marks
    "tick": Icon("", "m4 13 5.5 5.5L20 6", 4),
    "cross": Icon("", "M5 5l14 14M19 5 5 19", 4),
    "no": Icon("", "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M5.5 5.5l13 13", 2.6),
    "arrow": Icon("M4 3.5 20 12 4 20.5z"),
    "star": Icon("m12 1.5 3.1 6.9 7.4.8-5.5 5 1.5 7.4L12 17.9l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z"),
    # plain shapes
    "square": Icon("M3.5 3.5h17v17h-17z"),
    "triangle": Icon("M12 2.5 22.5 21h-21z"),
    "diamond": Icon("M12 1 21 12 12 23 3 12z"),
    "circle": Icon("M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19"),
    "plus": Icon("M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z"),
}  # fmt: skip


def icon(name: str, x: float, y: float, size: float, colour: str, *, opacity: float | None = None) -> str:
    """A sign of a size around a middle."""
    sign = ICONS[name]
    drawn = []
    if sign.fill:
        drawn.append(path(sign.fill, fill=colour))
    if sign.line:
        ends: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        drawn.append(path(sign.line, fill="none", stroke=colour, stroke_width=sign.width, **ends))
    return at(x - size / 2, y - size / 2, *drawn, scale=size / 24, opacity=opacity)
