"""Towns, lands, districts and experts: as they lie on the board, and large to read."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Part, Value, circle, group, path, rect, text, title
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.cards import (
    FACE_W,
    flavour,
    heading,
    land_disc,
    paper,
    paragraph,
)
from boomtown.games.city_of_iron.picture.marks import (
    DISTANCE,
    GUNS,
    centred,
    coin,
    goal_marks,
    goods_marks,
    row,
    shield,
)
from boomtown.games.city_of_iron.picture.signs import art, sign
from boomtown.games.city_of_iron.rules.content import Content, bits

TOWN_W, TOWN_H, STRIP_H = 140, 92, 22
LAND_W, LAND_H = 115, 88
START: dict[str, Value] = {"text_anchor": "start"}
VESSELS = ("", "ship", "airship")
_NUMBER: dict[str, Value] = {"font_weight": 800, "fill": "@print"}


def figure(
    name: str, number: int | str, x: float, y: float, size: float, colour: str, ink: str = "@print"
) -> str:
    """A sign and its number to the right of it."""
    return sign(name, x, y, size, colour) + text(
        x + size * 0.6, y + size * 0.33, str(number), size * 0.92, font_weight=800, fill=ink, **START
    )


def stars(x: float, y: float, count: int, size: float, colour: str) -> str:
    return "".join(
        sign("star", x + (i - (count - 1) / 2) * size * 1.05, y, size, colour) for i in range(count)
    )


@lru_cache(maxsize=64)
def town_card(content: Content, town: int, conquered: bool) -> str:
    """A town as the top of its pile: name, picture, defense, distance, what it gives."""
    name, band = content.town_names[town], "#7a3b2e" if conquered else "#6d5a3c"
    level = content.town_stars[town] + 1
    parts = [
        paper(TOWN_W, TOWN_H, 6),
        art(f"t-{town}", 0.7, 22, TOWN_W - 1.4, 40),
        path(f"M.7 22V7q0-6 6-6h{TOWN_W - 13.4}q6 0 6 6v15z", fill=band),
        text(
            6,
            17,
            name,
            fit(name, 15.5, TOWN_W - 12 - level * 12, 11.5),
            font_weight=700,
            fill="#fff",
            **START,
        ),
        stars(TOWN_W - 4 - level * 5.8, 12, level, 11, "#f4d890"),
        path(f"M1 62h{TOWN_W - 2}", stroke="@outline", stroke_width=1),
        figure(
            "guns",
            content.town_conquered[town] if conquered else content.town_defense[town],
            15,
            77,
            21,
            GUNS,
        ),
        figure("distance", content.town_distance[town], 57, 77, 18, DISTANCE),
        town_gives(content, town, TOWN_W - 3, 77, 20, 54),
    ]
    if content.town_income[town]:
        parts.append(coin(TOWN_W - 15, 37, 23, f"+{content.town_income[town]}"))
    return "".join(parts)


def town_gives(content: Content, town: int, right: float, y: float, size: float, width: float) -> str:
    """The goods of a town, ending at the right."""
    marks = goods_marks(content.town_goods[town])
    step = min(size * 0.9, (width - size) / max(len(marks) - 1, 1))
    first = right - size / 2 - step * (len(marks) - 1)
    return "".join(row(content, [mark], first + i * step - size / 2, y, size) for i, mark in enumerate(marks))


@lru_cache(maxsize=64)
def town_strip(content: Content, town: int) -> str:
    """A town below the top of its pile: a line with its name and numbers."""
    name = content.town_names[town]
    return (
        rect(0, 0, TOWN_W, STRIP_H - 1, rx=4, fill="@face", stroke="@outline", stroke_width=1)
        + text(5, 16, name, fit(name, 15, 96, 12), fill="@print", **START)
        + figure("guns", content.town_defense[town], 96, 10.5, 14, GUNS)
        + town_gives(content, town, TOWN_W - 3, 10.5, 16, 24)
    )


@lru_cache(maxsize=64)
def town_face(content: Content, town: int) -> Part:
    """Both sides of a town, large."""
    parts = [title(f"{content.town_names[town]}, both sides"), group(_town_side(content, town, False))]
    parts.append(group(_town_side(content, town, True), transform="translate(0 158)"))
    return Part(group(*parts), FACE_W + 2, 314)


def _town_side(content: Content, town: int, conquered: bool) -> str:
    name, band = content.town_names[town], "#7a3b2e" if conquered else "#6d5a3c"
    level = content.town_stars[town] + 1
    defense = content.town_conquered[town] if conquered else content.town_defense[town]
    return (
        paper(FACE_W, 150, 10)
        + art(f"t-{town}", 1, 30, FACE_W - 2, 70)
        + path(f"M1 30V11q0-10 10-10h{FACE_W - 22}q10 0 10 10v19z", fill=band)
        + text(10, 22, name, fit(name, 19, 130, 13), font_weight=700, fill="#fff", font_family=SERIF, **START)
        + stars(FACE_W - 10 - level * 9, 16, level, 17, "#f4d890")
        + (coin(FACE_W - 20, 48, 30, f"+{content.town_income[town]}") if content.town_income[town] else "")
        + figure("guns", defense, 22, 119, 26, GUNS)
        + figure("distance", content.town_distance[town], 82, 119, 24, DISTANCE)
        + town_gives(content, town, FACE_W - 10, 119, 28, 100)
        + text(FACE_W / 2, 144, "Conquered" if conquered else "Unconquered", 11, fill="#6f604e")
    )


# --- lands and districts -------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def land_tile(content: Content, land: int) -> str:
    """A land on display: picture, types, distance and vessel, influence of its goal, name."""
    parts = [
        rect(1, 3, LAND_W, LAND_H, rx=8, fill="@shade", opacity=0.35),
        rect(0, 0, LAND_W, LAND_H, rx=8, fill="@face", stroke="@outline", stroke_width=1.4),
        art(f"l-{land}", 0.7, 5, LAND_W - 1.4, 50),
        heading(content.land_names[land], LAND_W / 2, 54, LAND_W - 6, 34, 15, "@print"),
        reach(content, land, 3, 3, 24),
        shield(LAND_W - 15, 17, 27, content.land_goal[land].influence),
        types(content, land, LAND_W - 4, 45, 21),
    ]
    return "".join(parts)


def types(content: Content, land: int, right: float, y: float, size: float) -> str:
    """The types of a land as discs, ending at the right."""
    kinds = bits(content.land_types[land])
    return "".join(
        land_disc(content, kind, right - size / 2 - (len(kinds) - 1 - i) * (size + 2), y, size)
        for i, kind in enumerate(kinds)
    )


def reach(content: Content, land: int, x: float, y: float, size: float) -> str:
    """How far a land is, and the vessel it needs, on a slip."""
    vessel = content.land_vessel[land]
    wide = size * (2.75 if vessel else 1.75)
    return (
        rect(x, y, wide, size, rx=size / 3, fill="@face", stroke="@outline", stroke_width=1, opacity=0.95)
        + figure("distance", content.land_distance[land], x + size * 0.5, y + size / 2, size * 0.78, DISTANCE)
        + (sign(VESSELS[vessel], x + size * 2.15, y + size / 2, size * 0.86, "@print") if vessel else "")
    )


@lru_cache(maxsize=32)
def land_face(content: Content, land: int) -> Part:
    """A land, large, with its goal."""
    entry = content.data["lands"]["land"][land]
    parts = [
        title(content.land_names[land]),
        paper(300, 236, 12),
        art(f"l-{land}", 1, 38, 298, 112),
        path("M1 38V13q0-12 12-12h274q12 0 12 12v25z", fill="#3d4a3a"),
        text(150, 27, content.land_names[land], 20, font_weight=700, fill="#fff", font_family=SERIF),
        reach(content, land, 8, 46, 34),
        types(content, land, 292, 130, 34),
        shield(272, 68, 42, content.land_goal[land].influence),
        centred(content, goal_marks(content.land_goal[land]), 150, 172, 30, 280),
        paragraph(str(entry["text"]), 150, 188, 280, 34, 12),
        flavour(str(entry.get("flavor", "")), 150, 231, 290),
    ]
    return Part(group(*parts), 302, 242)


@lru_cache(maxsize=64)
def district(content: Content, side: int, size: float) -> str:
    """A district token around its middle: its sign and its population."""
    entry = content.data["districts"]["side"][side]
    half = size / 2
    return (
        rect(
            -half,
            -half,
            size,
            size,
            rx=size * 0.22,
            fill=str(entry["colour"]),
            stroke="@outline",
            stroke_width=1.2,
        )
        + sign(content.side_ids[side], -size * 0.12, -size * 0.12, size * 0.62, "#fff8e4")
        + circle(size * 0.26, size * 0.26, size * 0.3, fill="#fff8e4", stroke="@outline", stroke_width=0.8)
        + text(size * 0.26, size * 0.45, str(content.side_population[side]), size * 0.53, **_NUMBER)
    )


def district_draws(content: Content, side: int) -> str:
    """Which cards a district draws, in words."""
    words = [("citizen", "military")[deck] for deck in (0, 1) if content.side_draws[deck][side]]
    return f"{content.side_names[side]}: {content.side_population[side]} population, draws {' and '.join(words) or 'nothing'}"
