"""Our icons: every good a token of its own shape, every Type a dark tab, and the signs that abilities are written in."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from boomtown.draw.page import small
from boomtown.draw.svg import Value, at, circle, el, path, rect, text, title
from boomtown.games.fifty_first_state.rules.content import (
    CARD,
    GOOD_IDS,
    GOODS,
    TYPE_IDS,
    UNIVERSAL,
    VP,
    WORKER,
)

CATEGORY_COLOURS: Final = (
    "#56652c",
    "#2f6270",
    "#94431f",
)  # Production, Feature, Action: white is read on them
DEAL_COLOUR: Final = "#2b5c9c"
RAZE_COLOUR: Final = "#a8301f"
GOLD: Final = "#f0bd32"

# --- glyphs in a box of 24 -----------------------------------------------------------------------------------

_GUN = "M2 6h19.5v5H14c0 2.2-1 3.4-3.2 3.4H9.3L8 20H3.2L4.9 11H2z"
_DROP = "M12 1.5c4.4 5.4 7.2 8.8 7.2 12.6a7.2 7.2 0 0 1-14.4 0c0-3.8 2.8-7.2 7.2-12.6z"
_BEAM = "M3 3h18v5h-6v8h6v5H3v-5h6V8H3z"
_BRICKS = "M2 4h9v4.4H2zM13 4h9v4.4h-9zM2 15.6h9V20H2zM13 15.6h9V20h-9zM2 9.8h3.8v4.4H2zM7.8 9.8h8.4v4.4H7.8zM18.2 9.8H22v4.4h-3.8z"
_SHELL = "M{0} 10c0-3.4 1.1-5.6 2.5-7.5 1.4 1.9 2.5 4.1 2.5 7.5v6.4h-5zM{0} 18h5v3.6h-5z"
_SHELLS = "".join(_SHELL.format(x) for x in (2, 9.5, 17))
_STAR = "m12 1.5 3.1 6.9 7.4.8-5.5 5 1.5 7.4L12 17.9l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z"
_HOUSE = "M1.5 12.5 12 2.5l10.5 10h-3V21h-5v-5.5h-5V21h-5v-8.5z"
_FLAME = "M12.8 1.5c.7 4 6.4 7 6.4 12.7 0 4.7-3.2 8.3-7.2 8.3s-7-3.3-7-7.6c0-3.6 2.3-5.4 3-8.2 1.7 1 2.5 2.4 2.6 4.1 1.8-2.4 2.7-5.7 2.2-9.3z"
_SWAP = "M3 4.6h9.5V1.2L21.5 7l-9 5.8V9.4H3zM21 14.6h-9.5v-3.4L2.5 17l9 5.8v-3.4H21z"
_PEOPLE = "M12 2.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zM3.5 21.8c0-5.6 3.4-9.2 8.5-9.2s8.5 3.6 8.5 9.2z"
_TEMPLE = (
    "M12 1.5 22.5 7.5v2.6h-21V7.5zM3.5 11.5h4v6.3h-4zM10 11.5h4v6.3h-4zM16.5 11.5h4v6.3h-4zM2 19.2h20v3.3H2z"
)
_MASK = (
    "M12 1.5c5.6 0 9.5 3.7 9.5 8.9 0 3.2-1.5 6-4 7.8v1.6a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3v-1.6c-2.5-1.8-4-4.6-4-7.8 0-5.2 3.9-8.9 9.5-8.9z"
    "M7.6 7.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16.4 7.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM9.2 16.8h5.6v3H9.2z"
)
_CHAIN = "M12 1.8a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM5.8 12.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zM18.2 12.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8z"
_SHEET = (
    "M5 1.5h14A1.5 1.5 0 0 1 20.5 3v18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V3A1.5 1.5 0 0 1 5 1.5z"
)
_UP = "M12 1.8 21 12h-5.4v10H8.4V12H3z"
_PLUS = "M9.4 3.5h5.2v5.9h5.9v5.2h-5.9v5.9H9.4v-5.9H3.5V9.4h5.9z"


def _gear() -> str:
    """A gear with eight teeth and a hole."""
    points = []
    for i in range(8):
        turn = math.pi * i / 4
        for angle, r in ((-0.26, 8), (-0.19, 11.4), (0.19, 11.4), (0.26, 8)):
            points.append(f"{12 + r * math.sin(turn + angle):.1f} {12 - r * math.cos(turn + angle):.1f}")
    return f"M{' '.join(points)}zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z"


def _burst() -> str:
    """A medal with fourteen points."""
    points = []
    for i in range(28):
        turn, r = math.pi * i / 14, 11.6 if i % 2 == 0 else 9.6
        points.append(f"{12 + r * math.sin(turn):.1f} {12 - r * math.cos(turn):.1f}")
    return f"M{' '.join(points)}z"


_DISC = "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"
_SHIELD = "M12 1 21.5 4.2v7.2c0 5.6-3.7 9.4-9.5 11.6-5.8-2.2-9.5-6-9.5-11.6V4.2z"
_HEXAGON = "M6.4 1.8h11.2L23.2 12l-5.6 10.2H6.4L.8 12z"
_BURST = _burst()
_GEAR = _gear()


def _tab(**look: Value) -> str:
    """A square with soft corners that fills the box of 24."""
    return rect(1.5, 1.5, 21, 21, rx=3, **look)


# signs in one colour: what an ability does with the goods beside it
SIGNS: Final[dict[str, str]] = {
    "arrow": "M5 3 20 12 5 21z",
    "gear": _GEAR,
    "flag": "M4 1.5h3v2h14l-4 5 4 5H7v9H4z",
    "bolt": "M14 1 3.5 13.5H10L8.5 23 20.5 9.5H13z",
    "open": "M10 2h12v20H10v-4.5h3V19h6V5h-6v1.5h-3zM1.5 9.5H8V5.5l7 6.5-7 6.5v-4H1.5z",
    "hammer": "M4 3h13.5l4 3.8V10H4zM9 11.5h5V23H9z",
    "stock": "M9.5 1.5h5V7.5H19l-7 7-7-7h4.5zM1.5 13h3.2v6h14.6v-6h3.2v9.2h-21z",
    "lock": "M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H20v12.5H4V10zM9.5 10h5V7.5a2.5 2.5 0 0 0-5 0z",
    "rival": _PEOPLE,
    "again": "M12 3a9 9 0 0 1 8.4 5.7L23 8l-2 7.5-6.8-3.7 2.7-.9A5.6 5.6 0 0 0 12 6.4a5.6 5.6 0 1 0 5.3 7.5l3.2 1.2A9 9 0 1 1 12 3z",
    "copy": "M3 2h11v4H7v11H3zM9 8h12v14H9z",
    "house": _HOUSE,
    "flame": _FLAME,
    "swap": _SWAP,
    "up": _UP,
    "star": _STAR,
    "plus": _PLUS,
    "tick": "M2 12.5 5 9.5l4.5 4.5L19 4.5l3 3L9.5 20z",
    "crown": "M2 6l5.5 4.5L12 3l4.5 7.5L22 6l-2 11.5H4zM4 19h16v2.5H4z",
    "hand": _SHEET,
    "eye": "M12 4.5c5 0 9 4 11 7.5-2 3.5-6 7.5-11 7.5S3 15.5 1 12c2-3.5 6-7.5 11-7.5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "broom": "M10.5 1.5h3V11h-3zM6.5 12.5h11L20.5 22h-17z",
    "no": "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM4.9 7.4 16.6 19.1A8.5 8.5 0 0 1 4.9 7.4zM7.4 4.9 19.1 16.6A8.5 8.5 0 0 0 7.4 4.9z",
}  # fmt: skip

TYPE_GLYPHS: Final = (
    _GUN, _DROP, _BEAM, _BRICKS, _SHELLS, _PEOPLE, _SHEET, _STAR, _CHAIN, _TEMPLE, _MASK,
)  # fmt: skip
TYPE_WORDS: Final = tuple(name.replace("_", " ") for name in TYPE_IDS)


class _Token(NamedTuple):
    """A good's piece: its outline and colour, and the glyph on it."""

    shape: str
    fill: str
    glyph: str = ""
    ink: str = "#ffffff"


_TOKENS: Final = (
    _Token("tab", "#494750", _GUN),
    _Token("tab", "#d0670f", _DROP),
    _Token("tab", "#587488", _BEAM),
    _Token("tab", "#a3402a", _BRICKS, "#ffdcc4"),
    _Token("tab", "#e0b63c", _SHELLS, "#33270a"),
    _Token(_PEOPLE, "#7d4fa3"),
    _Token(_SHEET, "#fdf9ed"),
    _Token(_BURST, GOLD),
    _Token(_DISC, "#8b8781", _HOUSE),
    _Token(_DISC, "#bd2f22", _FLAME),
    _Token(_DISC, "#2d66b3", _SWAP),
    _Token(_DISC, "#efe7d6", _STAR, "#3b2f20"),
    _Token(_SHIELD, "#3b7a49", _PLUS),
    _Token(_HEXAGON, "#15777a", _UP),
)
GOOD_WORDS: Final = (
    "gun", "fuel", "iron", "brick", "ammo", "worker", "card", "VP", "grey contact", "red contact", "blue contact",
    "universal contact", "defense token", "development token",
)  # fmt: skip
_INSIDE: Final = "translate(3.8 3.8)scale(.683)"
assert len(_TOKENS) == len(GOOD_WORDS) == GOODS == len(GOOD_IDS)


@lru_cache(maxsize=64)
def _piece(good: int, number: str) -> str:
    """A token in its box of 24; a point's token bears its number."""
    token = _TOKENS[good]
    edge: dict[str, Value] = {"stroke": "@rim", "stroke_width": 1.3}
    drawn = (
        _tab(fill=token.fill, **edge) if token.shape == "tab" else path(token.shape, fill=token.fill, **edge)
    )
    if good == WORKER:
        drawn += path(
            "M6.6 6a5.4 5 0 0 1 10.8 0l1.8.5v1.4H4.8V6.5z", fill=GOLD, stroke="#241a14", stroke_width=0.9
        )
    elif good == CARD:
        drawn += path("M4.2 3A.8.8 0 0 1 5 2.2h14a.8.8 0 0 1 .8.8v5H4.2z", fill="#94431f")
        drawn += path("M7 12.5h10M7 16.5h10", stroke="#7b6b52", stroke_width=2)
    elif good == VP:
        drawn += circle(12, 12, 7.9, fill="#fff4cf", stroke="#8a5f10", stroke_width=0.8)
        if number:
            drawn += text(12, 16.6, number, 13 if len(number) == 1 else 10.5, font_weight=800, fill="#3b2900")
        else:
            drawn += path(_STAR, fill="#8a5f10", transform="translate(6.2 6)scale(.483)")
    elif good == UNIVERSAL:
        drawn += path("M12 12V1.7A10.3 10.3 0 0 1 20.9 17.1z", fill="#2d66b3")
        drawn += path("M12 12l8.9 5.1a10.3 10.3 0 0 1-17.8 0z", fill="#8b8781")
        drawn += path("M12 12 3.1 17.1A10.3 10.3 0 0 1 12 1.7z", fill="#bd2f22")
        drawn += circle(12, 12, 5.6, fill="#fff8e6") + path(
            _STAR, fill=token.ink, transform="translate(7.4 7.2)scale(.383)"
        )
    else:
        drawn += path(token.glyph, fill=token.ink, transform=_INSIDE)
    return drawn


@lru_cache(maxsize=4096)
def token(good: int, x: float, y: float, size: float, number: int = 0) -> str:
    """A good around a middle; `number` is written on a victory point."""
    return at(
        x - size / 2,
        y - size / 2,
        _piece(good, str(number) if good == VP and number else ""),
        scale=size / 24,
    )


@lru_cache(maxsize=512)
def any_resource(x: float, y: float, size: float) -> str:
    """A piece in the colours of the four resources."""
    parts = [("M12 12V1.5H4A2.5 2.5 0 0 0 1.5 4v8z", 0), ("M12 12h10.5V4A2.5 2.5 0 0 0 20 1.5h-8z", 1),
             ("M12 12v10.5h8a2.5 2.5 0 0 0 2.5-2.5v-8z", 2), ("M12 12H1.5v8A2.5 2.5 0 0 0 4 22.5h8z", 3)]  # fmt: skip
    drawn = "".join(path(d, fill=_TOKENS[good].fill) for d, good in parts)
    drawn += _tab(fill="none", stroke="@rim", stroke_width=1.3)
    drawn += text(12, 18, "?", 17, font_weight=800, fill="#ffffff")
    return at(x - size / 2, y - size / 2, drawn, scale=size / 24)


@lru_cache(maxsize=2048)
def type_tab(kind: int, x: float, y: float, size: float) -> str:
    """A Type around a middle: a dark tab with a light glyph; -1 is the tab of a card without a Type."""
    if kind < 0:
        drawn = _tab(fill="none", stroke="@ink-2", stroke_width=2, stroke_dasharray="4 3")
    else:
        drawn = _tab(fill="#3a322a", stroke="@rim", stroke_width=1)
        drawn += path(TYPE_GLYPHS[kind], fill="#fdf3da", fill_rule="evenodd", transform=_INSIDE)
    return at(x - size / 2, y - size / 2, drawn, scale=size / 24)


@lru_cache(maxsize=2048)
def sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A sign in one colour around a middle."""
    return at(
        x - size / 2, y - size / 2, path(SIGNS[name], fill=colour, fill_rule="evenodd"), scale=size / 24
    )


@lru_cache(maxsize=256)
def deal_tab(good: int, x: float, y: float, size: float) -> str:
    """A Deal field around a middle: blue, with the good that it pays; -1 is any deal."""
    ground = _tab(fill=DEAL_COLOUR, stroke="@rim", stroke_width=1)
    inside = token(good, 12, 12, 17) if good >= 0 else path(_SWAP, fill="#ffffff", transform=_INSIDE)
    return at(x - size / 2, y - size / 2, ground + inside, scale=size / 24)


# --- small pictures for the page -----------------------------------------------------------------------------


@lru_cache(maxsize=64)
def small_token(good: int) -> str:
    """A good as a picture of its own, for the players' table."""
    return small(token(good, 13, 13, 24))


@lru_cache(maxsize=64)
def small_sign(name: str) -> str:
    """A sign in the colour of the words beside it."""
    return small(sign(name, 13, 13, 22, "currentColor"))


def named(drawn: str, words: str) -> str:
    """A drawing with its word for pointer and screen reader."""
    return el("g", title(words), drawn)


def emblem(name: str, x: float, y: float, size: float, colour: str) -> str:
    """The emblem of a faction around a middle."""
    return at(
        x - size / 2, y - size / 2, path(EMBLEMS[name], fill=colour, fill_rule="evenodd"), scale=size / 24
    )


EMBLEMS: Final[dict[str, str]] = {
    "tower": "M11 1h2v4l2 1.5V10l2.5 1.5V22h-11V11.5L9 10V6.5L11 5zM10.5 13v2h3v-2zM10.5 17v5h3v-5zM2 16h3v6H2zM19 15h3v7h-3z",
    "mill": "M10.8 11 9.5 22.5h5L13.2 11zM12 9.5 5 1.5 2.5 4l8 7zM12 9.5l8-7L22.5 5l-9 6.5zM11 10.5l-8.5 5.5L4.5 19l8-7zM13 11l6.5 8 2.5-2.5L14 10z",
    "claw": "M7 1c0 8-1.5 14-5 21 5-5 7.5-12 7.5-19zM14 1c0 8-1.5 14.5-5.5 22 5.5-5.5 8-13 8-20zM21 2c0 7-1.5 12.5-5 19 5-4.5 7.5-11 7.5-17z",
    "scales": "M11 1.5h2V4h7.5l2.5 9.5a4.3 4.3 0 0 1-8.5 0L17 6h-4v13h4.5v3h-11v-3H11V6H7l2.5 7.5a4.3 4.3 0 0 1-8.5 0L3.5 4H11zM5.2 8l-1.7 5.5h3.5zM18.7 8 17 13.5h3.5z",
}  # fmt: skip
