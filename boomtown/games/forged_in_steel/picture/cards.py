"""Era cards at full size, Leaders, tokens and pieces as the gallery shows them, and the scenes on the cards."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Part, at, circle, document, group, path, rect, text, title, window
from boomtown.draw.words import fit, wrap
from boomtown.games.forged_in_steel.picture.houses import structure
from boomtown.games.forged_in_steel.picture.mine import mine_mouth
from boomtown.games.forged_in_steel.picture.scene import card_words, flags_of
from boomtown.games.forged_in_steel.picture.signs import (
    ERA_FILL,
    FLAG_SIGNS,
    FLAG_WORDS,
    INK,
    PAPER,
    THEME_FILL,
    ink_on,
    mixed,
    muscle_disc,
    sign,
)
from boomtown.games.forged_in_steel.picture.sketch import Sketch, box, disc, poly, tree
from boomtown.games.forged_in_steel.rules.content import Content

WIDE, HIGH = 300, 430  # a card
SCENE_W, SCENE_H = 280, 112
GREY = "#6f7881"

# what stands in the scene of a theme: kind, width, height in Lots, x, scale
STANDS: dict[str, tuple[tuple[int, int, int, float, float], ...]] = {
    "city": ((7, 2, 1, 6, 1.0), (4, 2, 1, 92, 1.6), (6, 1, 1, 236, 0.9)),
    "politics": ((3, 1, 1, 14, 1.1), (4, 2, 1, 72, 1.6), (3, 1, 1, 226, 1.1)),
    "immigrants": ((0, 1, 1, 14, 1.2), (0, 1, 1, 74, 1.2), (0, 1, 1, 206, 1.2)),
    "commerce": ((3, 1, 1, 20, 1.5), (3, 1, 1, 98, 1.7), (3, 1, 1, 184, 1.5)),
    "people": ((0, 1, 1, 14, 1.4), (0, 1, 1, 84, 1.4), (0, 1, 1, 206, 1.4)),
    "unrest": ((2, 2, 1, 20, 1.5), (0, 1, 1, 196, 1.4)),
    "industry": ((2, 2, 1, 14, 1.7), (2, 2, 1, 178, 1.1)),
    "society": ((7, 2, 1, 4, 0.9), (1, 2, 1, 86, 1.8), (6, 1, 1, 244, 0.8)),
    "mining": (),
    "disaster": ((0, 1, 1, 24, 1.3), (5, 1, 1, 108, 1.5), (0, 1, 1, 206, 1.3)),
}
ROOFS = ("#8c4a3a", "#4f6f8a", "#6d7f4a", "#7a5a86")


@lru_cache(maxsize=64)
def vignette(theme: str, variant: int = 0) -> str:
    """The scene of a theme: sky, mountains, and what stands before them."""
    tint = THEME_FILL[theme]
    s = Sketch()
    dark = theme in ("unrest", "disaster")
    s.fill(mixed(tint, "#ffffff", 0.45 if dark else 0.72), box(0, 0, SCENE_W, SCENE_H))
    s.fill("#fff3cf", disc(216 - variant % 4 * 40, 28, 15), 0.9)
    ridge = ((0, 74), (28, 44), (52, 62), (92, 30), (130, 66), (164, 48), (206, 70), (240, 40), (280, 66))
    s.fill(mixed(tint, "#8d97a1", 0.5), poly(*ridge, (280, 90), (0, 90)), 0.75)
    s.fill(
        "#ffffff",
        poly((85, 36), (92, 30), (100, 37), (92, 42)) + poly((234, 46), (240, 40), (248, 46), (241, 50)),
        0.85,
    )
    s.fill("#c9b98a", box(0, 82, SCENE_W, 30))
    if theme == "disaster":
        s.fill(
            "#4a4650",
            disc(60, 16, 18) + disc(88, 12, 22) + disc(120, 18, 17) + disc(190, 14, 20) + disc(220, 18, 16),
            0.8,
        )
        s.fill("#ffe27a", poly((150, 20), (136, 48), (146, 48), (138, 74), (160, 40), (149, 40), (160, 20)))
    parts = [s.markup()]
    for i, (kind, w, h, x, scale) in enumerate(STANDS[theme]):
        colour = ROOFS[(i + variant) % len(ROOFS)]
        art = structure(kind, w * 46, h * 46, GREY if kind == 2 else colour, i + variant, plot=kind > 5)
        parts.append(at(x, 104 - h * 46 * scale, art, scale=scale))
    parts.append(_foreground(theme))
    return "".join(parts)


def _foreground(theme: str) -> str:
    """What only one theme has: a train, a crowd, flames, the mouth of a mine."""
    s = Sketch()
    if theme == "immigrants":
        s.line("#5b5046", 2, "M120 106H280")
        s.fill("#2f3438", box(132, 78, 40, 20) + box(128, 70, 12, 28) + box(158, 66, 7, 13))
        s.fill("#8a3b2b", box(178, 76, 44, 22) + box(228, 76, 44, 22))
        s.fill(
            "#ffd884",
            "".join(box(183 + i * 13, 80, 8, 8) for i in range(3))
            + "".join(box(233 + i * 13, 80, 8, 8) for i in range(3)),
        )
        s.fill("#1d1713", "".join(disc(x, 101, 5) for x in (138, 152, 166, 188, 212, 238, 262)))
        s.fill("#ffffff", disc(164, 58, 6) + disc(156, 48, 9) + disc(142, 40, 11), 0.8)
    if theme in ("people", "unrest", "politics"):
        for i, x in enumerate((138, 152, 166, 180, 194) if theme != "politics" else (92, 106, 190, 204)):
            coat = ("#3d4a57", "#6b4232", "#4c5a3c", "#5a3f5f")[i % 4]
            s.fill(coat, poly((x - 5, 108), (x - 4, 92), (x + 4, 92), (x + 5, 108)))
            s.fill("#e9c49c", disc(x, 87, 4))
            s.fill("#2b241d", box(x - 4.500, 82, 9, 2.500))
    if theme == "unrest":
        for x in (60, 96, 222):
            s.fill("#e2552b", f"M{x} 40q3 14 10 20 6 10-1 18-9 8-18 0-7-9 0-19 1 6 4 7-1-14 5-26z", 0.92)
            s.fill("#ffc845", f"M{x + 1} 60q6 8 3 13-4 5-8 0-2-5 5-13z")
    if theme == "mining":
        s.line("#5b5046", 2.500, "M60 106H280M60 101H280")
        s.fill("#6b6f73", poly((206, 78), (250, 78), (244, 98), (212, 98)))
        s.fill("#1f1c1a", disc(216, 77, 6) + disc(228, 74, 7) + disc(240, 77, 6))
        s.fill("#1d1713", disc(218, 101, 4.500) + disc(238, 101, 4.500))
        return mine_mouth(104, 62, 46, "gold") + s.markup()
    if theme in ("society", "city"):
        for x, y, r in ((66, 98, 8), (80, 104, 6), (262, 100, 8), (20, 96, 9)):
            tree(s, x, y, r)
    return s.markup()


def scene_window(theme: str, x: float, y: float, w: float, h: float, variant: int) -> str:
    """A scene scaled to a width and cut at a height, its ground always seen."""
    scale = w / SCENE_W
    drawn = at(0, h - SCENE_H * scale, vignette(theme, variant), scale=scale)
    return window(Part(drawn, w, h), x, y)


def theme_of(content: Content, card: int) -> str:
    """What a card is about."""
    theme = str(content.pack.cards["card"][card - 1].get("theme", "city"))
    return theme if theme in THEME_FILL else "city"


@lru_cache(maxsize=256)
def large_card(content: Content, card: int) -> str:
    """An Era card with all it says."""
    era, theme = content.card_era[card], theme_of(content, card)
    fill = ERA_FILL[era]
    entry = content.pack.cards["card"][card - 1]
    head = content.card_titles[card]
    flags = flags_of(content, card)
    icons = [
        group(
            title(FLAG_WORDS[flag]),
            circle(WIDE - 24 - i * 33, 70, 14, fill=PAPER, stroke=INK, stroke_width=1.4),
            sign(FLAG_SIGNS[flag], WIDE - 24 - i * 33, 70, 18, INK),
        )
        for i, flag in enumerate(flags)
    ]
    body = [("", content.card_text[card])]
    if content.headline_text[card]:
        body.append(("Headline", content.headline_text[card]))
    if content.response_text[card]:
        body.append(("Response", content.response_text[card]))
    markup = (
        rect(2, 4, WIDE, HIGH, rx=14, fill="@shade", opacity=0.28)
        + rect(0, 0, WIDE, HIGH, rx=14, fill=PAPER, stroke=INK, stroke_width=2)
        + path(f"M4 50V16q0-12 12-12h{WIDE - 32}q12 0 12 12v34z", fill=fill)
        + text(
            WIDE / 2 + 22,
            36,
            head,
            fit(head, 23, WIDE - 76, 13),
            font_family=SERIF,
            font_weight=700,
            fill="#ffffff",
        )
        + muscle_disc(content.card_mm[card], 30, 30, 23)
        + scene_window(theme, 10, 54, SCENE_W, SCENE_H, card)
        + rect(10, 54, SCENE_W, SCENE_H, fill="none", stroke=INK, stroke_width=1.4)
        + "".join(icons)
        + _body(body, 186, 352)
        + _history(str(entry.get("history", "")))
        + text(14, HIGH - 11, f"{card}", 14, text_anchor="start", fill="#6f604e")
        + text(
            WIDE - 14,
            HIGH - 10,
            str(content.years[era]),
            18,
            text_anchor="end",
            font_weight=800,
            fill=fill,
            font_family=SERIF,
        )
    )
    return document(Part(markup, WIDE + 4, HIGH + 6), card_words(content, card))


def _body(parts: list[tuple[str, str]], top: float, bottom: float) -> str:
    """What a card does, in the biggest print that fits; Headline and Response in boxes."""
    size = 17.0
    while size > 11 and _height(parts, size) > bottom - top:
        size -= 0.5
    y, drawn = top, []
    for head, words in parts:
        lines = wrap(words, size, WIDE - (44 if head else 28))
        if head:
            tall = (len(lines) + 1) * (size + 3) + 8
            drawn.append(
                rect(10, y - size, WIDE - 20, tall, rx=6, fill="#efe1bd" if head == "Headline" else "#dbe6dc")
            )
            drawn.append(sign(head.lower(), 24, y - 2, size + 2, INK))
            drawn.append(
                text(38, y + 3, head, size, text_anchor="start", font_weight=700, fill=INK, font_family=SERIF)
            )
            y += size + 5
        for line in lines:
            drawn.append(text(22 if head else 14, y + 2, line, size, text_anchor="start", fill=INK))
            y += size + 3
        y += 12
    return "".join(drawn)


def _height(parts: list[tuple[str, str]], size: float) -> float:
    """How tall the words of a card are at a size."""
    total = 0.0
    for head, words in parts:
        total += (
            len(wrap(words, size, WIDE - (44 if head else 28))) * (size + 3) + 12 + (size + 5 if head else 0)
        )
    return total


def _history(words: str) -> str:
    """A line of history at the foot."""
    lines = wrap(words, 13, WIDE - 30)
    top = HIGH - 34 - (len(lines) - 1) * 16
    rule = rect(14, top - 16, WIDE - 28, 1, fill="#c9b994")
    return rule + "".join(
        text(WIDE / 2, top + i * 16, line, 13, font_style="italic", fill="#594b3c", font_family=SERIF)
        for i, line in enumerate(lines)
    )


@lru_cache(maxsize=128)
def plate(head: str, words: str, mark: str, fill: str, label: str) -> str:
    """A Leader, a benefit, a token: a sign on a disc, its name and what it does."""
    lines = wrap(words, 15, WIDE - 32)
    high = 176 + len(lines) * 19
    drawn = (
        rect(2, 4, WIDE, high, rx=14, fill="@shade", opacity=0.28)
        + rect(0, 0, WIDE, high, rx=14, fill=PAPER, stroke=INK, stroke_width=2)
        + circle(WIDE / 2, 66, 46, fill=fill, stroke=INK, stroke_width=2)
        + circle(WIDE / 2, 66, 39, fill="none", stroke="@brass", stroke_width=2)
        + sign(mark, WIDE / 2, 66, 52, ink_on(fill))
        + text(
            WIDE / 2, 142, head, fit(head, 22, WIDE - 24, 13), font_family=SERIF, font_weight=700, fill=INK
        )
        + "".join(text(WIDE / 2, 168 + i * 19, line, 15, fill=INK) for i, line in enumerate(lines))
    )
    return document(Part(drawn, WIDE + 4, high + 6), label)
