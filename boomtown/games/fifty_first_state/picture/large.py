"""Things at their full size, for the gallery and for pointing at them: cards with a scene, boards, tokens."""

from functools import lru_cache

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, Part, at, circle, document, group, path, rect, text, title
from boomtown.draw.words import measure, wrap
from boomtown.games.fifty_first_state.picture.ability import (
    Item,
    ability_rows,
    bundle_items,
    cost_items,
    item_width,
    program_items,
    row_drawn,
    rows_drawn,
)
from boomtown.games.fifty_first_state.picture.cards import (
    PILE_COLOURS,
    card_types,
    ruins_face,
    squeezed,
    two_lines,
)
from boomtown.games.fifty_first_state.picture.icons import (
    CATEGORY_COLOURS,
    DEAL_COLOUR,
    RAZE_COLOUR,
    SIGNS,
    TYPE_GLYPHS,
    emblem,
    sign,
    token,
    type_tab,
)
from boomtown.games.fifty_first_state.picture.scene import (
    CATEGORY_NAMES,
    design_words,
    faction_looks,
    link_words,
)
from boomtown.games.fifty_first_state.rules.content import Content

WIDE, HIGH = 250, 350
SKIES = ("#d9c27a", "#8fb1b3", "#d9956a")  # behind Production, Feature, Action
SET_MARKS = {"base": "51", "new_era": "NE", "winter": "W"}


# --- the scene on a card -------------------------------------------------------------------------------------


def _numbers(key: str, count: int) -> list[int]:
    """Numbers from 0 to 99 that belong to a word, always the same."""
    state, found = 7, []
    for c in key:
        state = (state * 131 + ord(c)) % 1000003
    for _ in range(count):
        state = (state * 69069 + 12345) % 4294967296
        found.append((state >> 16) % 100)
    return found


def scene(key: str, glyph: str, sky: str, dark: str, width: float, height: float) -> str:
    """A wasteland of its own for every card: sun, broken skyline, road, and what the place is known for."""
    n = _numbers(key, 40)
    sun = circle(40 + n[0] * 1.7, 26 + n[1] * 0.22, 15 + n[2] * 0.09, fill="#fff1c4", opacity=0.85)
    far = _skyline(n[3:17], width, height * 0.78, 16, 26)
    near = _skyline(n[17:31], width, height * 0.93, 8, 20)
    road = path(
        f"M{width * 0.44:g} {height * 0.8:g}h{width * 0.06:g}L{width * 0.78:g} {height:g}H{width * 0.3:g}z",
        fill="#2d2a26",
        opacity=0.6,
    )
    plate = circle(width / 2, height * 0.52, 37, fill="#fdf3da", opacity=0.92) + circle(
        width / 2, height * 0.52, 37, fill="none", stroke=dark, stroke_width=3
    )
    big = at(width / 2 - 24, height * 0.52 - 24, path(glyph, fill=dark, fill_rule="evenodd"), scale=2)
    return (
        rect(0, 0, width, height, fill=sky)
        + sun
        + path(far, fill=dark, opacity=0.35)
        + path(near, fill=dark, opacity=0.7)
        + rect(0, height * 0.9, width, height * 0.1, fill=dark)
        + road
        + plate
        + big
    )


def _skyline(n: list[int], width: float, ground: float, low: float, rise: float) -> str:
    """Broken houses side by side, as path data."""
    data, x = f"M0 {ground:g}", 0.0
    for i in range(0, len(n) - 1, 2):
        wide = width / (len(n) // 2)
        top = ground - low - rise * n[i] / 60
        notch = top + 4 + n[i + 1] % 9
        data += f"L{x:g} {top:g}h{wide * 0.42:g}l{wide * 0.1:g} {notch - top:g}h{wide * 0.2:g}l{wide * 0.06:g} {(top - notch) / 2:g}H{x + wide - 3:g}V{ground:g}"
        x += wide
    return f"{data}H{width:g}V{ground + 6:g}H0z"


# --- cards ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def card_svg(content: Content, design: int) -> str:
    """A Location card."""
    card = content.design_first[design]
    category = content.card_category[card]
    colour = CATEGORY_COLOURS[category]
    kinds = card_types(content, card)
    glyph = TYPE_GLYPHS[kinds[0]] if kinds[0] >= 0 else SIGNS["house"]
    art = scene(content.design_ids[design], glyph, SKIES[category], "#3a2f24", WIDE, 104)
    drawn = [
        rect(0, 0, WIDE, HIGH, rx=14, fill="@raised"),
        path(f"M0 56V14Q0 0 14 0H{WIDE - 14}q14 0 14 14V56z", fill=colour),
        circle(30, 28, 20, fill="#3a322a", stroke="#fdf3da", stroke_width=2),
        text(30, 38, str(content.card_distance[card]), 28, font_weight=800, fill="#fdf3da"),
        *_head(content.design_names[design], CATEGORY_NAMES[category]),
        at(0, 56, art),
        *[type_tab(kind, WIDE - 24, 78 + i * 38, 32) for i, kind in enumerate(kinds)],
        text(16, 152, SET_MARKS.get(content.design_sets[design], "?"), 14, font_weight=800, fill="#fdf3da"),
        rows_drawn(ability_rows(content, card), 8, 163, WIDE - 16, 54, 36),
        *_said(content.design_texts[design], content.design_flavours[design]),
        *_fields(content, card),
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, rx=13, fill="none", stroke=colour, stroke_width=3),
    ]
    return document(
        Part(title(design_words(content, design)) + "".join(drawn), WIDE, HIGH),
        f"{content.design_names[design]} card",
    )


def _head(name: str, category: str) -> list[str]:
    """The name, and the Category below it."""
    lines = two_lines(name, 19, WIDE - 66)
    if len(lines) == 1:
        return [
            squeezed(58, 27, name, 20, WIDE - 66, fill="#ffffff", text_anchor="start", font_family=SERIF),
            text(58, 46, category, 14, fill="#ffffff", text_anchor="start", opacity=0.9),
        ]
    return [
        squeezed(58, 24 + 21 * i, line, 18, WIDE - 66, fill="#ffffff", text_anchor="start", font_family=SERIF)
        for i, line in enumerate(lines)
    ]


def _said(words: str, flavour: str) -> list[str]:
    """The ability in words, and our own line below it where there is room."""
    size = 14.0
    lines = wrap(words, size, WIDE - 20)
    while len(lines) * (size + 2) > 86:
        size -= 0.5
        lines = wrap(words, size, WIDE - 20)
    y = 232.0
    drawn = [text(WIDE / 2, y + i * (size + 2), line, size) for i, line in enumerate(lines)]
    y += len(lines) * (size + 2) + 4
    tail = wrap(flavour, 12, WIDE - 24)
    if flavour and y + len(tail) * 14 <= 312:
        drawn += [
            text(WIDE / 2, y + i * 14, line, 12, fill="@ink-3", font_style="italic", font_family=SERIF)
            for i, line in enumerate(tail)
        ]
    return drawn


def _fields(content: Content, card: int) -> list[str]:
    """Spoils to the left on red, Deal to the right on blue."""
    top = 312
    spoils = bundle_items(content, content.card_spoils[card])
    row, _ = row_drawn(spoils, 64, 331, 24, "#ffffff")
    wide = sum(item_width(item, 24) + 3 for item in spoils)
    if wide > 92:
        row, _ = row_drawn(spoils, 60, 331, 24 * 92 / wide, "#ffffff")
    return [
        path(f"M0 {top}H164V{HIGH}H14q-14 0-14-14z", fill=RAZE_COLOUR),
        path(f"M164 {top}H{WIDE}V{HIGH - 14}q0 14-14 14H164z", fill=DEAL_COLOUR),
        text(8, 336, "Spoils", 14, fill="#ffffff", text_anchor="start", font_weight=700),
        row,
        text(172, 336, "Deal", 14, fill="#ffffff", text_anchor="start", font_weight=700),
        token(content.card_deal[card], 228, 331, 26),
    ]


@lru_cache(maxsize=32)
def link_svg(content: Content, kind: int) -> str:
    """A Connection card."""
    link = content.link_kind.index(kind)
    colour = PILE_COLOURS[content.kind_piles[kind]]
    cost = cost_items(content.link_cost[link])
    row = (*cost, *((Item("arrow"),) if cost else ()), *program_items(content, content.link_effect[link]))
    glyph = SIGNS[("flame", "swap")[content.kind_piles[kind]]]
    drawn = [
        rect(0, 0, WIDE, 250, rx=14, fill="@raised"),
        path(f"M0 44V14Q0 0 14 0H{WIDE - 14}q14 0 14 14V44z", fill=colour),
        squeezed(WIDE / 2, 30, content.kind_names[kind], 21, WIDE - 20, fill="#ffffff", font_family=SERIF),
        at(
            0,
            44,
            scene(
                content.kind_ids[kind], glyph, SKIES[2 - 2 * content.kind_piles[kind]], "#3a2f24", WIDE, 104
            ),
        ),
        rows_drawn([[row]], 10, 150, WIDE - 20, 48, 40),
        *[
            text(WIDE / 2, 212 + i * 16, line, 14)
            for i, line in enumerate(wrap(content.kind_texts[kind], 14, WIDE - 20))
        ],
        rect(1.5, 1.5, WIDE - 3, 247, rx=13, fill="none", stroke=colour, stroke_width=3),
    ]
    return document(
        Part(title(link_words(content, link)) + "".join(drawn), WIDE, 250), f"{content.kind_names[kind]} card"
    )


# --- boards and tokens ---------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def faction_svg(content: Content, faction: int) -> str:
    """A faction board: what it produces and what can be done with it."""
    look = faction_looks(content)[faction]
    name = content.faction_names[faction]
    made = [Item("sign", "gear"), Item("arrow"), *program_items(content, content.faction_production[faction])]
    drawn = [
        rect(0, 0, 330, 330, rx=14, fill="@raised"),
        path("M0 70V14Q0 0 14 0H316q14 0 14 14V70z", fill=look.fill),
        group(emblem(content.faction_emblems[faction], 284, 36, 62, look.ink), opacity=0.55),
        badge(look, 38, 35, 48, paper=True),
        squeezed(72, 44, name, 22, 178, fill=look.ink, text_anchor="start", font_family=SERIF),
        text(
            165,
            92,
            content.faction_mottoes[faction],
            min(13.5, 13.5 * 300 / measure(content.faction_mottoes[faction], 13.5)),
            fill="@ink-2",
            font_style="italic",
            font_family=SERIF,
        ),
        row_drawn(made, 20, 122, 27)[0],
    ]
    y = 148.0
    for number, cost in enumerate(content.exchange_costs[faction]):
        row = [
            *cost_items(cost),
            Item("arrow"),
            *program_items(content, content.exchange_effects[faction][number]),
        ]
        uses = content.exchange_uses[faction][number]
        times = (
            "any number of times" if uses == 0 else "once a round" if uses == 1 else f"{uses} times a round"
        )
        drawn.append(rect(12, y, 306, 40, rx=8, fill="@well", stroke="@line-strong", stroke_width=1.3))
        drawn.append(
            row_drawn(row, 22, y + 20, 25)[0]
            + text(308, y + 25, times, 13.5, text_anchor="end", fill="@ink-2")
        )
        y += 45
    drawn.append(rect(1.5, 1.5, 327, 327, rx=13, fill="none", stroke=look.fill, stroke_width=3))
    return document(Part("".join(drawn), 330, 330), f"{name}, faction board")


def small_svg(drawn: str, words: str) -> str:
    """A token or a sign by itself, drawn around (40, 40)."""
    return document(Part(title(words) + drawn, 80, 80), words)


def good_svg(good: int, words: str) -> str:
    """A good's token."""
    return small_svg(token(good, 40, 40, 66), words)


def type_svg(kind: int, words: str) -> str:
    """A Type's tab."""
    return small_svg(type_tab(kind, 40, 40, 60), words)


def sign_svg(name: str, words: str) -> str:
    """A sign of the abilities."""
    return small_svg(sign(name, 40, 40, 54, "@ink"), words)


def item_svg(item: Item, words: str) -> str:
    """Something abilities speak of that is no single good."""
    return small_svg(row_drawn([item], 40 - item_width(item, 54) / 2, 40, 54)[0], words)


def ruins_svg() -> str:
    """A card face down in a State."""
    return document(Part(title("Ruins") + at(4, 4, ruins_face(140, 150)), 150, 160), "Ruins")
