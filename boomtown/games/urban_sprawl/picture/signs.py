"""The signs of the game, in a box of 24: zones, vocations, offices, values; and the looks of its four colours."""

from functools import lru_cache
from typing import Final

from boomtown.draw.icons import ICONS, Icon
from boomtown.draw.palette import LOOKS, Look, looks
from boomtown.draw.pieces import badge
from boomtown.draw.svg import Value, at, circle, path, rect, text
from boomtown.games.urban_sprawl.words.names import ZONE_WORDS as ZONE_WORDS

SIGNS: Final[dict[str, Icon]] = {
    # zones
    "CIV": Icon("M12 2 22 8v2H2V8zM4 11.5h3v7H4zM10.5 11.5h3v7h-3zM17 11.5h3v7h-3zM2 20h20v2.5H2z"),
    "COM": ICONS["market"],
    "IND": ICONS["factory"],
    "RES": ICONS["house"],
    "PARK": Icon("M12 1.5c4 0 6 3 5.5 5.5 3 .8 4 3 3.5 5.3-.6 2.6-3 3.7-5.5 3.4-.8-.1-1.5-.4-2-.8V22.5h-3v-7.6c-.5.4-1.2.7-2 .8C6 16 3.6 14.9 3 12.3 2.5 10 3.5 7.8 6.5 7 6 4.5 8 1.5 12 1.5z"),
    # vocations
    "Media": Icon("M10.2 10.5h3.6L17 22.5h-2.6l-.7-3h-3.4l-.7 3H7zM12 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5", "M6.5 12.5a7 7 0 0 1 0-11M17.5 12.5a7 7 0 0 0 0-11", 2.2),
    "Finance": Icon("M1.5 5h21v14h-21zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 7.5v2a2.5 2.5 0 0 0 2-2zM19.5 7.5v2a2.5 2.5 0 0 1-2-2zM4.5 16.5v-2a2.5 2.5 0 0 1 2 2zM19.5 16.5v-2a2.5 2.5 0 0 0-2 2z"),
    "Transportation": Icon("M5.5 2.5h13q2.5 0 2.5 2.5v14h-2.5v2.5h-3V19h-7v2.5h-3V19H3V5q0-2.5 2.5-2.5zM5.5 6v5.5h5.5V6zM13 6v5.5h5.5V6zM5.5 14v2.5h3V14zM15.5 14v2.5h3V14z"),
    "Education": Icon("M12 3.5 23.5 9 12 14.5.5 9zM5.5 13.2 12 16.4l6.5-3.2v4q-3 3.3-6.5 3.3t-6.5-3.3zM21 11.2l1.5-.7v7h-1.5z"),
    "Energy": Icon("M14 1.5 4 13.5h6.5L9 22.5l11-13h-7z"),
    "Tourism": Icon("M8.5 5.5V3q0-1.5 1.5-1.5h4q1.5 0 1.5 1.5v2.5H20q2 0 2 2V19q0 2-2 2H4q-2 0-2-2V7.5q0-2 2-2zM10.5 5.5h3v-2h-3zM6 8v10.5h2V8zM16 8v10.5h2V8z"),
    "Factory": Icon("M10.3 1.5h3.4l.6 3 2 .9 2.6-1.6 2.3 2.4-1.6 2.5.8 2 3.1.6v3.4l-3.1.6-.8 2 1.6 2.6-2.3 2.3-2.6-1.6-2 .8-.6 3.1h-3.4l-.6-3.1-2-.8-2.6 1.6-2.3-2.3 1.6-2.6-.8-2-3.1-.6v-3.4l3.1-.6.8-2-1.6-2.5 2.3-2.4 2.6 1.6 2-.9zM12 8.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6"),
    "Public Service": Icon("M12 1.5 21.5 5v6.5q0 7.5-9.5 11.5Q2.5 19 2.5 11.5V5zM10.2 7v3.5H6.7V14h3.5v3.5h3.6V14h3.5v-3.5h-3.5V7z"),
    # offices
    "Mayor": Icon("M3 7.5 7.5 11 12 3.5l4.5 7.5L21 7.5 19.5 17h-15zM4.5 18.5h15V21h-15z"),
    "District Attorney": Icon("M10.8 2h2.4v3H21v2h-1.2l3 7q-1 3-4 3t-4-3l3-7h-4.6v12.5H17V22H7v-2.5h3.8V7H6.2l3 7q-1 3-4 3t-4-3l3-7H3V5h7.8zM5.2 9.5 3.5 14h3.4zM18.8 9.5 17.1 14h3.4z"),
    "Treasurer": Icon("M2 13h9v3H2zM2 17h9v3H2zM2 9h9v3H2zM13 17h9v3h-9zM13 13h9v3h-9zM13 9h9v3h-9zM13 5h9v3h-9z"),
    "Police Chief": Icon("m12 5.2 1.9 4.3 4.7.5-3.5 3.1 1 4.6-4.1-2.4-4.1 2.4 1-4.6-3.5-3.1 4.7-.5z", "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20", 2),
    "Union Boss": Icon("M6.5 10V5.5q0-1.7 1.6-1.7t1.6 1.7V4q0-1.7 1.6-1.7T13 4v1.5q0-1.7 1.6-1.7t1.6 1.7V7q0-1.5 1.5-1.5t1.6 1.5v6.5q0 3-2.3 4.7v4H8v-4q-3.5-1.7-3.5-6 0-2.2 2-2.2h4.5q1.3 0 1.3 1.3t-1.3 1.3H8.5v1.3h3q2 0 2-2.6T11 10.5z"),
    "Contractor": Icon("M2 17.5h20V21H2zM3.5 16q0-7 5.5-9v5h1.5V5h3v7H15V7q5.5 2 5.5 9z"),
    # cards and figures
    "permit": Icon("M5 1.5h10l5 5v16H5zM14 3.5V8h4.5zM8 11v1.8h9V11zM8 14.5v1.8h9v-1.8zM8 18v1.8h6V18z"),
    "ballot": Icon("M8 1.5h8.5V10H8zM2.5 11.5h4v-2H1v13h22v-13h-5.5v2h4V14h-19zM6 11h12.5v1.8H6z"),
    "renewal": Icon("M13.5 2 22 10.5l-2.5 2.5-2-2L9 19.5 4.5 15l8.5-8.5-2-2zM2 21h20v2H2zM6.7 15 9 17.3 15.5 11 13 8.7z"),
    "event": Icon("M4 1.5h16v21l-4-2.5-4 2.5-4-2.5-4 2.5zM10.7 5v8h2.6V5zM10.7 15v2.6h2.6V15z"),
    "pawn": Icon("M12 1.5a4.8 4.8 0 0 1 2.8 8.7L17 18h1.5v4.5h-13V18H7l2.2-7.8A4.8 4.8 0 0 1 12 1.5z"),
    "favor": Icon("M12 21.5 3.3 12.7C.5 9.9 1 5.5 4.3 4 7 2.7 10.5 3.8 12 7c1.5-3.2 5-4.3 7.7-3 3.3 1.5 3.8 5.9 1 8.7z"),
    "star": ICONS["star"],
    "card": ICONS["card"],
    "cross": ICONS["cross"],
}  # fmt: skip

ZONES: Final = ("CIV", "COM", "IND", "RES", "PARK")
VOCATION_SIGNS: Final = (
    "Media",
    "Finance",
    "Transportation",
    "Education",
    "Energy",
    "Tourism",
    "Factory",
    "Public Service",
)
OFFICE_SIGNS: Final = ("Mayor", "District Attorney", "Treasurer", "Police Chief", "Union Boss", "Contractor")
DECK_FILL: Final = ("#5c7a5e", "#a6742c", "#4f6f95", "#7b4a6d")  # backs of the four decks

PAPER: Final = "#fbf7ea"
INK: Final = "#2b2a28"
SOFT: Final = "#6b6353"
NAVY: Final = "#2c3a46"
WEALTH: Final = "#f2c53d"
PRESTIGE: Final = "#b8322a"

# colours that the house does not know yet
_MORE: Final = (
    Look("white", "W", "drum", "M21 1a20 20 0 1 1 0 40 20 20 0 0 1 0-40", 0, "#f7f5ef", "#2a2119", "#4a443b"),
    Look("pink", "P", "kite", "M21-2 44 21 21 44-2 21z", 0, "#e887ae", "#3a0d22", "#a12d62"),
    Look("black", "B", "block", "M8 1h26l7 7v26l-7 7H8l-7-7V8z", 0, "#2b2a2d", "#ffffff", "#2b2a2d"),
)


def seat_looks(colours: list[str]) -> list[Look]:
    """A look for each seat, with this game's white, pink and black."""
    known = {look.colour: look for look in (*LOOKS, *_MORE)}
    usual = looks(colours)
    return [known.get(name, usual[seat]) for seat, name in enumerate(colours)]


@lru_cache(maxsize=2048)
def sign(
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    opacity: float | None = None,
    id: str | None = None,
) -> str:
    """A sign of a size around a middle."""
    found = SIGNS[name]
    drawn = []
    if found.fill:
        drawn.append(path(found.fill, fill=colour, fill_rule="evenodd"))
    if found.line:
        ends: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        drawn.append(path(found.line, fill="none", stroke=colour, stroke_width=found.width, **ends))
    return at(x - size / 2, y - size / 2, *drawn, scale=size / 24, opacity=opacity, id=id)


@lru_cache(maxsize=1024)
def shield(look: Look, x: float, y: float, size: float) -> str:
    """A seat's badge; drawn once for every place."""
    return badge(look, x, y, size)


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(maxsize=256)
def ink_on(colour: str) -> str:
    """Dark or light print, whichever can be read on a colour."""
    r, g, b = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if r * 0.3 + g * 0.59 + b * 0.11 > 150 else "#ffffff"


@lru_cache(maxsize=1024)
def amount(kind: int, number: int, x: float, y: float, r: float) -> str:
    """An amount: black on yellow for wealth (0), white on red with a dark ring for prestige (1)."""
    fill, ink = (PRESTIGE, "#ffffff") if kind else (WEALTH, INK)
    ring = circle(x, y, r * 0.8, fill="none", stroke=ink, stroke_width=r * 0.06, opacity=0.55)
    edge = circle(x, y, r, fill=fill, stroke=INK, stroke_width=max(1.2, r * 0.09))
    mark = (
        ""
        if kind
        else path(f"M{x - r * 0.5:.1f} {y + r * 0.62:.1f}h{r:.1f}", stroke=ink, stroke_width=r * 0.08)
    )
    star = sign("star", x, y - r * 0.66, r * 0.34, ink) if kind and r > 15 else ""
    size = r * (1.2 if number < 10 else 1.02)
    return (
        edge
        + ring
        + mark
        + star
        + text(x, y + size * 0.36, str(number), round(size, 1), font_weight=800, fill=ink)
    )


@lru_cache(maxsize=1024)
def zone_chip(zone: int, colour: str, x: float, y: float, size: float) -> str:
    """A zone's sign on its colour, around a middle."""
    plate = rect(
        x - size / 2, y - size / 2, size, size, rx=size * 0.2, fill=colour, stroke=INK, stroke_width=1
    )
    return plate + sign(ZONES[zone], x, y, size * 0.74, ink_on(colour))


@lru_cache(maxsize=256)
def pages(count: int, x: float, y: float, size: float, colour: str = INK) -> str:
    """So many permit pages in a row, from x on."""
    return "".join(sign("permit", x + size * 0.4 + i * size * 0.76, y, size, colour) for i in range(count))
