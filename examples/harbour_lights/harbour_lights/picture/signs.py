"""Goods, ships and patrons as small drawings."""

from boomtown.draw.cards import HEIGHT, WIDTH
from boomtown.draw.svg import SERIF, Part, at, box, circle, path, rect, text, title
from boomtown.draw.words import fit, wrap
from harbour_lights.rules.content import Content
from harbour_lights.words.names import cargo, patron_words, ship_words

CRATE = 30
SIGNS = (  # of each good, in a box of 24
    "M3 21C2 9 10 3 21 3c1 11-5 18-14 18l6-9-8 8z",
    "M5 2h14v4h-3v12h3v4H5v-4h3V6H5zM8 8l8 3M8 12l8 3",
    "M12 2c6 6 8 9 8 13a8 7 0 0 1-16 0c0-4 2-7 8-13z",
    "M7 3h10l5 7-10 12L2 10z",
)
UNNAMED = -1  # a crate whose good is yet to be named


def crate(content: Content, good: int, x: float, y: float, size: float = CRATE) -> str:
    """A crate around a middle, with the sign of its good on the good's colour."""
    colour = "#6f604e" if good == UNNAMED else content.good_colours[good]
    sign = (
        text(12, 19, "?", 20, font_weight=800, fill="#ffffff")
        if good == UNNAMED
        else path(SIGNS[good], fill="#ffffff", stroke="#ffffff", stroke_width=0.6)
    )
    ground = box(0, 0, CRATE, CRATE, rx=5, fill=colour, stroke="@outline", stroke_width=2)
    return at(x, y, ground, at(-9, -9, sign, scale=0.75), scale=size / CRATE)


def crates(content: Content, ship: int) -> list[int]:
    """The goods that a ship brings, piece by piece."""
    found: list[int] = []
    for step in content.cargos[ship]:
        good = content.goods.index(step["good"]) if "good" in step else UNNAMED
        found += [good] * step["count"]
    return found


def ship_drawing(content: Content, ship: int) -> str:
    """A ship in a box of 150 by 170: two sails with its name, its crates on deck."""
    name = content.ship_names[ship]
    boxes = crates(content, ship)
    start = 75 - (len(boxes) - 1) * 17
    sails = path(
        "M72 8v92M72 14q46 30 4 82zM68 22q-44 28-2 70z", fill="@face", stroke="@outline", stroke_width=2
    )
    pennant = path("M72 2h26l-8 7 8 7H72z", fill="@brass", stroke="@outline", stroke_width=1.5)
    hull = path("M6 124h138l-20 40H28z", fill="#7a4a26", stroke="@outline", stroke_width=2.5)
    return "".join(
        [
            sails,
            pennant,
            *(crate(content, good, start + 34 * i, 108) for i, good in enumerate(boxes)),
            hull,
            path("M12 134h126", stroke="#d9a534", stroke_width=3),
            text(75, 155, name, fit(name, 15, 96, 9), font_weight=700, fill="#fdf9ed", font_family=SERIF),
        ]
    )


def ship_card(content: Content, ship: int) -> Part:
    """A ship as a card."""
    lines = wrap(cargo(content, ship), 12, WIDTH - 16)
    words = [text(WIDTH / 2, 184 + 14 * i, line, 12, fill="@ink-2") for i, line in enumerate(lines[:2])]
    ground = rect(0, 0, WIDTH, HEIGHT, rx=11, fill="@sea", stroke="@line-strong", stroke_width=2)
    paper = rect(6, 168, WIDTH - 12, 36, rx=6, fill="@raised")
    drawn = ground + at(7, 4, ship_drawing(content, ship), scale=0.87) + paper + "".join(words)
    return Part(title(ship_words(content, ship)) + drawn, WIDTH, HEIGHT)


def patron_card(content: Content, patron: int) -> Part:
    """A patron as a card: a name and the good that is wanted."""
    good, name = content.wants[patron], content.patron_names[patron]
    colour = content.good_colours[good]
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, rx=11, fill="@raised", stroke="@line-strong", stroke_width=2),
        path(f"M5 40V14q0-9 9-9h{WIDTH - 28}q9 0 9 9v26z", fill=colour),
        text(
            WIDTH / 2,
            29,
            name,
            fit(name, 18, WIDTH - 16, 10),
            font_weight=700,
            fill="#ffffff",
            font_family=SERIF,
        ),
        circle(WIDTH / 2, 104, 46, fill="@well", stroke=colour, stroke_width=3),
        crate(content, good, WIDTH / 2, 104, 52),
        text(WIDTH / 2, 176, f"wants {content.good_names[good]}", 15, fill="@ink"),
        text(WIDTH / 2, 195, f"{content.wanted} points each", 12, fill="@ink-2"),
    ]
    return Part(title(patron_words(content, patron)) + "".join(drawn), WIDTH, HEIGHT)
