"""The signs of the game, in a box of 24: structures, roles, kinds of cards; and the colours it is drawn with."""

from functools import lru_cache
from typing import Final

from boomtown.draw.icons import ICONS, Icon
from boomtown.draw.palette import Look, looks
from boomtown.draw.pieces import badge
from boomtown.draw.svg import Value, at, circle, path, rect, text

SIGNS: Final[dict[str, Icon]] = {
    # structures, in the order of their kinds
    "house": ICONS["house"],
    "mansion": Icon("M2 22V11l3-6 3 6 4-4.5L16 11l3-6 3 6v11h-7.5v-5h-5v5zM4.3 13v3h1.8v-3zM17.9 13v3h1.8v-3zM11.1 11v3h1.8v-3z"),
    "factory": ICONS["factory"],
    "commercial": ICONS["market"],
    "civic": Icon("M12 1.5 22 7.5v2H2v-2zM4 11h3v7.5H4zM10.5 11h3v7.5h-3zM17 11h3v7.5h-3zM2 20h20v2.5H2z"),
    "hospital": Icon("M3 3h18v18H3zM10 6.5V10H6.5v4H10v3.5h4V14h3.5v-4H14V6.5z"),
    "park": Icon("M12 1.5c4 0 6 3 5.5 5.5 3 .8 4 3 3.5 5.3-.6 2.6-3 3.7-5.5 3.4-.8-.1-1.5-.4-2-.8V22.5h-3v-7.6c-.5.4-1.2.7-2 .8C6 16 3.6 14.9 3 12.3 2.5 10 3.5 7.8 6.5 7 6 4.5 8 1.5 12 1.5z"),
    "mine": Icon("M3.2 4.6Q12-1 20.8 4.6l-1.2 2Q17 5 14.6 4.6l-.9 2 6.8 14.6-2.6 1.3L12 9.6 6.1 22.5l-2.6-1.3L10.3 6.6l-.9-2Q7 5 4.4 6.6z"),
    "cube": Icon("M12 1.5 22 7 12 12.5 2 7zM1.6 9 11 14.2v8.6L1.6 17.6zM22.4 9 13 14.2v8.6l9.4-5.2z"),
    # roles
    "mayor": Icon("M6.5 3h11v12h-11zM2 16.5h20V20H2zM6.5 10.5v2.2h11v-2.2z"),
    "city_planner": Icon("M12 1.5a2.6 2.6 0 0 1 1.6 4.7L20 21l-1.2 2L12.9 10h-1.8L5.2 23 4 21l6.4-14.8A2.6 2.6 0 0 1 12 1.5zM6.5 14.5q5.5 3.4 11 0l1 2.3q-6.5 4-13 0z"),
    "mining_official": Icon("M2 15.5q0-9 7-11V3h6v1.5q7 2 7 11zM1 17h22v3.5H1zM12 6.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2"),
    "immigration_official": Icon("M8 6V3.5Q8 2 9.5 2h5Q16 2 16 3.5V6h4q2 0 2 2v11q0 2-2 2H4q-2 0-2-2V8q0-2 2-2zM10 6h4V4h-4zM6 8.5v10h2v-10zM16 8.5v10h2v-10z"),
    "mob_boss": Icon("M6.5 11.5Q7 3 9.5 3q1.2 0 2.5 1.3Q13.3 3 14.5 3q2.5 0 3 8.5 5 .6 5 2.6 0 3.4-10.5 3.4T1.5 14.1q0-2 5-2.6zM7 19h4.2v2.4q-3.6 1.8-4.2-2.4zM17 19h-4.2v2.4q3.6 1.8 4.2-2.4z"),
    # cards
    "headline": Icon("M2 3h16v4h4v12q0 2.5-2.5 2.5h-15Q2 21.5 2 19zM5 6v3h10V6zM5 11v2h4.5v-2zM5 14.5v2h4.5v-2zM5 18v1.6h4.5V18zM11 11v8.6h4V11zM18.5 9.5V19h1.5V9.5z"),
    "recurring": Icon("", "M19.5 9.5A8 8 0 0 0 5 8M4.5 14.5A8 8 0 0 0 19 16M4.5 3.5V8.5h5M19.5 20.5v-5h-5", 2.6),
    "immigrant": Icon("M8 6V3.5Q8 2 9.5 2h5Q16 2 16 3.5V6h4q2 0 2 2v11q0 2-2 2H4q-2 0-2-2V8q0-2 2-2zM10 6h4V4h-4zM6 8.5v10h2v-10zM16 8.5v10h2v-10z"),
    "response": Icon("M12 1.5 21.5 5v6.5q0 7.5-9.5 11.5Q2.5 19 2.5 11.5V5zM10.5 6v8h3V6zM10.5 16v3h3v-3z"),
    "respondable": Icon("", "M12 2.5 20.5 6v5.5q0 6.5-8.5 10.3Q3.5 18 3.5 11.5V6z", 2.4),
    # themes
    "city": Icon("M12 1.5 22 7.5v2H2v-2zM4 11h3v7.5H4zM10.5 11h3v7.5h-3zM17 11h3v7.5h-3zM2 20h20v2.5H2z"),
    "politics": Icon("M8 1.5h8.5V10H8zM2.5 11.5h4v-2H1v13h22v-13h-5.5v2h4V14h-19zM6 11h12.5v1.8H6z"),
    "commerce": ICONS["market"],
    "people": Icon("M8 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M16.5 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M1.5 21q0-9 6.5-9 6 0 6.5 9zM16 21q0-4.5-1.7-7.6 8-2 8.2 7.6z"),
    "unrest": Icon("M12.5 1q1 4.5 4.5 8 3 3.2 3 7 0 6.5-8 7-8-.5-8-7 0-3.5 2.5-6 .3 2.5 2 3.5Q7.500 7 12.500 1zM12 13q-3 3-3 5.500t3 2.500 3-2.500T12 13z"),
    "industry": ICONS["factory"],
    "society": Icon("M2 22V11l3-6 3 6 4-4.5L16 11l3-6 3 6v11h-7.5v-5h-5v5zM4.3 13v3h1.8v-3zM17.9 13v3h1.8v-3z"),
    "mining": Icon("M3.2 4.600Q12-1 20.800 4.600l-1.200 2Q17 5 14.600 4.600l-.9 2 6.8 14.600-2.600 1.300L12 9.600 6.100 22.500l-2.600-1.300L10.300 6.600l-.9-2Q7 5 4.400 6.600z"),
    "disaster": Icon("M14 1.500 4 13.500h6.500L9 22.500l11-13h-7z"),
    # figures
    "muscle": Icon("M3 4h12v2.500h5V4h2v8h-2V9.500h-5V12H3zM8 12h3.500v11H8z"),
    "card": ICONS["card"],
    "bank": Icon("M2 8h20v14H2zM4 4.500h16V6.500H4zM6.500 1.500h11v2h-11zM12 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8"),
    "star": ICONS["star"],
    "leader": Icon("M12 1.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10M2.500 22.500q0-9.500 6.500-9.500l3 4 3-4q6.500 0 6.500 9.500z"),
    "die": Icon("M12 1.500 23 21H1zM10.800 9v7.500h2.600V9z"),
}  # fmt: skip

KIND_SIGNS: Final = (
    "house",
    "mansion",
    "factory",
    "commercial",
    "civic",
    "hospital",
    "park",
    "park",
    "park",
)
ROLE_SIGNS: Final = ("mayor", "city_planner", "mining_official", "immigration_official", "mob_boss")
FLAG_SIGNS: Final = ("headline", "recurring", "immigrant", "response", "respondable")
FLAG_WORDS: Final = ("Headline", "Recurring", "Immigrant", "Response", "can be answered by a Response")
TRACK_SIGNS: Final = ("mine", "factory", "commercial")

INK: Final = "#2b241d"
PAPER: Final = "#fbf6e8"
STEEL: Final = "#3b434b"
GOLD: Final = "#d9a534"
EMBER: Final = "#c4552d"
ERA_FILL: Final = ("#8a5a2b", "#3f6274", "#5d3f5f")
THEME_FILL: Final = {
    "city": "#5b7d8f",
    "politics": "#6a5791",
    "immigrants": "#7a6b3a",
    "commerce": "#b0812a",
    "people": "#8c5b45",
    "unrest": "#a83a26",
    "industry": "#4d545c",
    "society": "#8b4a6b",
    "mining": "#6b5b3a",
    "disaster": "#7a3030",
}
CITY_LOOK: Final = Look(
    "City", "C", "square", "M2 2h38v38H2z", 0, "#fbfaf5", "#3b434b", "#3b434b"
)  # the white cubes


@lru_cache(maxsize=32)
def seat_looks(colours: tuple[str, ...]) -> list[Look]:
    """A look for each seat, then that of the City."""
    return [*looks(list(colours)), CITY_LOOK]


@lru_cache(maxsize=4096)
def sign(name: str, x: float, y: float, size: float, colour: str, opacity: float | None = None) -> str:
    """A sign of a size around a middle."""
    found = SIGNS[name]
    drawn = []
    if found.fill:
        drawn.append(path(found.fill, fill=colour, fill_rule="evenodd"))
    if found.line:
        ends: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        drawn.append(path(found.line, fill="none", stroke=colour, stroke_width=found.width, **ends))
    return at(x - size / 2, y - size / 2, *drawn, scale=size / 24, opacity=opacity)


@lru_cache(maxsize=4096)
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
def wooden_cube(look: Look, x: float, y: float, size: float) -> str:
    """An Ownership cube around a middle: a block of wood with its owner's letter, cut to their shape on top."""
    s, d = size * 0.8, size * 0.2
    left, top = x - size / 2, y - size / 2 + d
    edge: dict[str, Value] = {"stroke": "@outline", "stroke_width": 1.2, "stroke_linejoin": "round"}
    lid = path(f"M{left:.1f} {top:.1f}l{d:.1f} {-d:.1f}h{s:.1f}l{-d:.1f} {d:.1f}z", fill=look.fill, **edge)
    side = path(
        f"M{left + s:.1f} {top:.1f}l{d:.1f} {-d:.1f}v{s:.1f}l{-d:.1f} {d:.1f}z", fill=look.fill, **edge
    )
    return (
        rect(left + 2, top + 3, s + d, s, rx=2, fill="@shade", opacity=0.3)
        + lid
        + path(
            f"M{left:.1f} {top:.1f}l{d:.1f} {-d:.1f}h{s:.1f}l{-d:.1f} {d:.1f}z", fill="#ffffff", opacity=0.35
        )
        + side
        + path(
            f"M{left + s:.1f} {top:.1f}l{d:.1f} {-d:.1f}v{s:.1f}l{-d:.1f} {d:.1f}z",
            fill="#000000",
            opacity=0.3,
        )
        + rect(left, top, s, s, fill=look.fill, **edge)
        + badge(look, left + s / 2, top + s / 2, s * 0.84, paper=look.colour != "City")
    )


@lru_cache(maxsize=512)
def token(name: str, x: float, y: float, r: float, fill: str) -> str:
    """A round token with a sign."""
    return (
        circle(x + 1, y + 2, r, fill="@shade", opacity=0.3)
        + circle(x, y, r, fill=fill, stroke="@outline", stroke_width=1.6)
        + circle(x, y, r - 2.6, fill="none", stroke="@brass", stroke_width=1.2)
        + sign(name, x, y, r * 1.2, ink_on(fill))
    )


@lru_cache(maxsize=256)
def muscle_disc(value: int, x: float, y: float, r: float) -> str:
    """An amount of Municipal Muscle on a steel disc."""
    return (
        circle(x, y, r, fill=STEEL, stroke="@brass", stroke_width=r * 0.12)
        + circle(x, y, r * 0.8, fill="none", stroke="#ffffff", stroke_width=0.8, opacity=0.35)
        + text(x, y + r * 0.42, str(value), r * 1.2, font_weight=800, fill="#ffffff")
    )
