"""Building cards: as they lie in the row, small in a city, middling on a mat, and large to read."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Part, Value, circle, group, path, rect, text, title
from boomtown.draw.words import fit, measure, wrap
from boomtown.games.city_of_iron.picture.marks import (
    SCIENCE,
    Mark,
    building_marks,
    centred,
    coin,
    dots,
    joined,
    science,
)
from boomtown.games.city_of_iron.picture.signs import art, piece, sign
from boomtown.games.city_of_iron.rules.content import Content

BANDS = ("#5f7a3a", "#9a5f2e", "#4f556e")  # decks A, B, C
LETTERS = ("A", "B", "C")
ROW_W, ROW_H = 126, 152
CHIP_W, CHIP_H = 42, 44
MAT_W, MAT_H = 130, 96
FACE_W, FACE_H = 220, 312
START: dict[str, Value] = {"text_anchor": "start"}


def land_disc(content: Content, kind: int, x: float, y: float, size: float) -> str:
    """A land type: its sign on a disc of its colour."""
    return piece(f"y-{kind}", x, y, size)


@lru_cache(maxsize=256)
def art_key(content: Content, card: int) -> str:
    """The picture of a building: cards of one name on one land share it."""
    same = [
        c
        for c in range(len(content.card_ids))
        if (content.card_name[c], content.card_land[c]) == (content.card_name[card], content.card_land[card])
    ]
    return f"b-{content.card_design[same[0]]}"


def in_row(content: Content, card: int) -> str:
    """A card of the row, as the board's definitions have it, with its dots."""
    marks = dots(ROW_W - 12, 147, content.card_dots[card], 3.4, BANDS[content.card_deck[card]])
    return f'<use href="#~r-{content.card_design[card]}"/>{marks}'


def small(content: Content, card: int) -> str:
    """A building in a city, as the board's definitions have it."""
    return f'<use href="#~k-{content.card_design[card]}"/>'


def needs_land(content: Content, card: int) -> int:
    """The land type a building needs, or -1."""
    mask = content.card_land[card]
    return mask.bit_length() - 1 if mask else -1


def name_lines(name: str, width: float, size: float, most: int = 2) -> list[str]:
    """A name on at most so many lines."""
    lines: list[str] = []
    for word in name.split():
        if lines and measure(f"{lines[-1]} {word}", size, bold=True) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]


def heading(name: str, x: float, top: float, width: float, height: float, size: float, ink: str) -> str:
    """A name in a band, on one line or two."""
    lines = name_lines(name, width, size)
    step = size * 1.06
    first = top + height / 2 - step * (len(lines) - 1) / 2 + size * 0.35
    return "".join(
        text(x, first + i * step, line, fit(line, size, width, size * 0.72), font_weight=700, fill=ink)
        for i, line in enumerate(lines)
    )


def paper(width: float, height: float, rx: float) -> str:
    """The card itself with a soft edge below."""
    return rect(1, 3, width, height, rx=rx, fill="@shade", opacity=0.35) + rect(
        0, 0, width, height, rx=rx, fill="@face", stroke="@outline", stroke_width=1.4
    )


@lru_cache(maxsize=256)
def row_card(content: Content, card: int) -> str:
    """A building card in the row: name, picture, what it gives, what it costs."""
    deck, land = content.card_deck[card], needs_land(content, card)
    band = path(f"M.7 36V8q0-7 7-7h{ROW_W - 15.4}q7 0 7 7v28z", fill=BANDS[deck])
    parts = [
        paper(ROW_W, ROW_H, 7),
        art(art_key(content, card), 0.7, 36, ROW_W - 1.4, 52),
        band,
        heading(content.card_names[card], ROW_W / 2, 1, ROW_W - 8, 35, 15.5, "#ffffff"),
        path(f"M1 36h{ROW_W - 2}M1 88h{ROW_W - 2}", stroke="@outline", stroke_width=1),
    ]
    if content.card_income[card]:
        parts.append(coin(ROW_W - 15, 51, 25, f"+{content.card_income[card]}"))
    parts.append(centred(content, joined(building_marks(content, card)), ROW_W / 2, 105, 27, ROW_W - 10))
    parts.append(cost(content, card, land, 7, 136, 25))
    parts.append(
        text(ROW_W - 12, 141, LETTERS[deck], 15, font_weight=800, fill=BANDS[deck], font_family=SERIF)
    )
    return "".join(parts)


def cost(content: Content, card: int, land: int, x: float, y: float, size: float) -> str:
    """What a building needs, from left to right: land, coins, science."""
    parts = []
    if land >= 0:
        parts.append(land_disc(content, land, x + size / 2, y, size))
        x += size + 5
    parts.append(coin(x + size / 2, y, size, content.card_coins[card]))
    x += size + 3
    flasks = content.card_science[card]
    if flasks:
        parts.append(science(x + flasks * size * 0.41 + 2, y, size * 0.92, flasks))
    return "".join(parts)


def small_marks(content: Content, card: int) -> list[list[Mark]]:
    """What a chip has room for: goods with their numbers, else the first two things."""
    goods = content.card_goods[card]
    if goods:
        lines = [
            [Mark("text", str(goods[i + 1])), Mark("good", number=goods[i])] for i in range(0, len(goods), 2)
        ]
        score = content.card_score[card]
        if score is not None:
            lines.append([Mark("shield", number=max(score.base, 1))])
        return lines[:2]
    groups = building_marks(content, card)
    first = [mark for mark in groups[0] if mark.kind != "text"]
    if len(first) > 1:
        return [first[:1], first[1:4]]
    found = [first or groups[0]]
    for marks in groups[1:2]:
        found.append([mark for mark in marks if mark.kind != "text"][-1:])
    return found


@lru_cache(maxsize=256)
def chip(content: Content, card: int) -> str:
    """A building in a city on the common board: what it gives, on a small card."""
    band = BANDS[content.card_deck[card]]
    lines = small_marks(content, card)
    size = 21 if len(lines) > 1 else 25
    drawn = [
        rect(0.7, 2, CHIP_W - 1, CHIP_H - 1, rx=5, fill="@shade", opacity=0.35),
        rect(0, 0, CHIP_W - 1, CHIP_H - 2, rx=5, fill="@face", stroke=band, stroke_width=2.2),
    ]
    for i, marks in enumerate(lines):
        y = CHIP_H / 2 - 1 + (i - (len(lines) - 1) / 2) * 20
        drawn.append(centred(content, marks, CHIP_W / 2 - 0.5, y, size, CHIP_W - 6))
    return "".join(drawn)


@lru_cache(maxsize=256)
def mat_card(content: Content, card: int) -> str:
    """A building on its owner's mat: name, picture, what it gives."""
    band = path(f"M.7 24V8q0-7 7-7h{MAT_W - 15.4}q7 0 7 7v16z", fill=BANDS[content.card_deck[card]])
    name = content.card_names[card]
    parts = [
        paper(MAT_W, MAT_H, 7),
        art(art_key(content, card), 0.7, 24, MAT_W - 1.4, 40),
        band,
        text(MAT_W / 2, 18, name, fit(name, 16, MAT_W - 8, 12.5), font_weight=700, fill="#ffffff"),
        centred(content, joined(building_marks(content, card)), MAT_W / 2, 80, 25, MAT_W - 8),
    ]
    if content.card_income[card]:
        parts.append(coin(MAT_W - 15, 40, 25, f"+{content.card_income[card]}"))
    return "".join(parts)


@lru_cache(maxsize=128)
def building_face(content: Content, card: int) -> Part:
    """A building card large, with its words."""
    entry = content.data["buildings"]["building"][content.card_design[card]]
    deck, name = content.card_deck[card], content.card_names[card]
    parts = [
        title(f"{name}, building card {LETTERS[deck]}"),
        paper(FACE_W, FACE_H, 12),
        art(art_key(content, card), 1, 40, FACE_W - 2, 116),
        path(f"M1 40V13q0-12 12-12h{FACE_W - 26}q12 0 12 12v27z", fill=BANDS[deck]),
        text(
            FACE_W / 2,
            28,
            name,
            fit(name, 21, FACE_W - 50, 13),
            font_weight=700,
            fill="#fff",
            font_family=SERIF,
        ),
        text(FACE_W - 17, 28, LETTERS[deck], 19, font_weight=800, fill="#f4d890", font_family=SERIF),
        path(f"M1 40h{FACE_W - 2}M1 156h{FACE_W - 2}", stroke="@outline", stroke_width=1.2),
        centred(content, joined(building_marks(content, card)), FACE_W / 2, 178, 32, FACE_W - 20),
    ]
    if content.card_income[card]:
        parts.append(coin(FACE_W - 24, 64, 36, f"+{content.card_income[card]}"))
    parts.append(paragraph(str(entry["text"]), FACE_W / 2, 200, FACE_W - 20, 50, 13))
    parts.append(flavour(str(entry.get("flavor", "")), FACE_W / 2, 261, FACE_W - 24))
    parts.append(cost(content, card, needs_land(content, card), 12, FACE_H - 20, 29))
    return Part(group(*parts), FACE_W + 2, FACE_H + 4)


def paragraph(said: str, x: float, top: float, width: float, height: float, size: float) -> str:
    """Words in the middle of a box, as big as they fit."""
    lines: list[str] = []
    for tried in (size, size - 1, size - 2, size - 3):
        size = tried
        lines = wrap(said, size, width)
        if len(lines) * size * 1.22 <= height:
            break
    first = top + (height - len(lines) * size * 1.22) / 2 + size
    return "".join(
        text(x, first + i * size * 1.22, line, size, fill="@print") for i, line in enumerate(lines)
    )


def flavour(said: str, x: float, y: float, width: float) -> str:
    """A line that only tells a story, a little smaller where that keeps it one line."""
    look: dict[str, Value] = {"font_style": "italic", "font_family": SERIF, "fill": "#6f604e"}
    size = next((tried for tried in (11, 10, 9) if len(wrap(said, tried, width)) == 1), 11)
    return "".join(text(x, y + i * 13, line, size, **look) for i, line in enumerate(wrap(said, size, width)))


def free_slot(width: float, height: float) -> str:
    """Room for a building."""
    return rect(
        1,
        1,
        width - 3,
        height - 4,
        rx=5,
        fill="none",
        stroke="@faint",
        stroke_width=1.6,
        stroke_dasharray="5 4",
    )


def bot_mark(x: float, y: float, count: int) -> str:
    """Steambots that ride on a card."""
    if not count:
        return ""
    number = (
        text(x + 13, y + 5, f"×{count}", 13, font_weight=800, fill="@print", **START) if count > 1 else ""
    )
    return (
        circle(x, y, 12, fill="#ffe9b0", stroke="@outline", stroke_width=1.2)
        + sign("bot", x, y, 17, SCIENCE)
        + number
    )
