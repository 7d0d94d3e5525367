"""Cards as they lie on the table: Locations in any size, Connection cards, Ruins, backs, and what lies on a card."""

from functools import lru_cache

from boomtown.draw.svg import Value, at, circle, path, rect, text
from boomtown.draw.words import measure
from boomtown.games.fifty_first_state.picture.ability import (
    Item,
    ability_rows,
    bundle_items,
    cost_items,
    draw_item,
    item_width,
    program_items,
    rows_drawn,
)
from boomtown.games.fifty_first_state.picture.icons import (
    CATEGORY_COLOURS,
    DEAL_COLOUR,
    RAZE_COLOUR,
    sign,
    token,
    type_tab,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.content import Content

LEFT = 29  # the column with Distance and Spoils
SLIM = 70  # narrower cards have no such column
FOOT = 25  # the strip with Types and Deal
PILE_COLOURS = (RAZE_COLOUR, DEAL_COLOUR)


def squeezed(x: float, y: float, words: str, size: float, width: float, **look: Value) -> str:
    """Bold words that keep their height and are squeezed into a width if they must be."""
    look = {"font_weight": 700, **look}
    if measure(words, size, bold=True) > width:
        look |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return text(x, y, words, size, **look)


def two_lines(words: str, size: float, width: float) -> list[str]:
    """Words on one line if they fit, else parted where both halves are shortest."""
    parts = words.split()
    if measure(words, size, bold=True) <= width or len(parts) == 1:
        return [words]
    ways = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return list(min(ways, key=lambda way: max(measure(half, size, bold=True) for half in way)))


def card_types(content: Content, card: int) -> list[int]:
    """The Types of a card; -1 for a card that has none."""
    found = [kind for kind in range(len(b.TYPE_IDS)) if content.card_types[card] >> kind & 1]
    return found or [-1]


def name_lines(name: str, width: float, height: float) -> list[str]:
    """A card's name on one line, or on two where the card is high enough and one would be squeezed too much."""
    return two_lines(name, 13.5, width - left_of(width) - 6) if height >= 98 else [name]


def left_of(width: float) -> float:
    """Where a card's name and ability begin."""
    return LEFT if width >= SLIM else 0


@lru_cache(maxsize=1024)
def face(content: Content, design: int, width: float, height: float) -> str:
    """A Location card: name, Distance, Types, ability, Spoils and Deal, in any size from about 78 x 80."""
    card = content.design_first[design]
    colour = CATEGORY_COLOURS[content.card_category[card]]
    left = left_of(width)
    room = width - left - 6
    lines = name_lines(content.design_names[design], width, height)
    band = 7 + 17 * len(lines)
    corner = f"M{left:g} 0" if left else "M0 7q0-7 7-7"
    head = path(f"{corner}H{width - 7:g}q7 0 7 7V{band}H{left:g}z", fill=colour)
    for i, line in enumerate(lines):
        head += squeezed(left + 4, 17 + 17 * i, line, 16, room, fill="#ffffff", text_anchor="start")
    space = height - band - FOOT - 2
    body = rows_drawn(ability_rows(content, card), left + 3, band + 1, room, space, 30 if width > 100 else 26)
    return (
        rect(1, 3, width, height, rx=7, fill="@shade", opacity=0.3)
        + rect(0, 0, width, height, rx=7, fill="@raised")
        + (_column(content, card, height) if left else "")
        + head
        + body
        + _foot(content, card, width, height)
        + rect(0, 0, width, height, rx=7, fill="none", stroke=colour, stroke_width=2.4)
    )


def _column(content: Content, card: int, height: float) -> str:
    """Distance above, Spoils below it on red ground."""
    drawn = path(f"M7 0H{LEFT}V{height:g}H7q-7 0-7-7V7q0-7 7-7z", fill=RAZE_COLOUR, fill_opacity=0.17)
    drawn += circle(LEFT / 2, 14.5, 12, fill="#3a322a", stroke="#fdf3da", stroke_width=1.5)
    drawn += text(LEFT / 2, 21, str(content.card_distance[card]), 18, font_weight=800, fill="#fdf3da")
    spoils = bundle_items(content, content.card_spoils[card])
    room = height - 30
    lead = 1 if room >= 20 * (len(spoils) + 1) else 0
    size = min(20.0, room / (len(spoils) + lead * 0.8) - 1)
    y = 30 + size / 2
    if lead:
        drawn += sign("flame", LEFT / 2, y - 1, 14, "@bad")
        y += 18
    for item in spoils:
        fit = min(size, size * (LEFT - 3) / item_width(item, size))
        drawn += draw_item(item, (LEFT - item_width(item, fit)) / 2, y, fit)
        y += size + 2
    return drawn


def _foot(content: Content, card: int, width: float, height: float) -> str:
    """Types to the left, the Deal field to the right."""
    y = height - FOOT / 2 - 1
    size = 21 if width > 104 else 18
    drawn = ""
    for i, kind in enumerate(card_types(content, card)):
        drawn += type_tab(kind, left_of(width) + 1 + size * 0.6 + i * (size + 1.5), y, size)
    if width < 88:
        return drawn
    wide = 28 if width > 104 else 23
    drawn += path(
        f"M{width - wide:g} {height - FOOT:g}H{width:g}V{height - 7:g}q0 7-7 7H{width - wide:g}z",
        fill=DEAL_COLOUR,
    )
    drawn += token(content.card_deal[card], width - wide / 2 - 0.5, y + 0.5, 19)
    if content.card_shielded[card] and width > 104:
        drawn += token(b.DEFENSE, width - wide - 13, y, 19)
    return drawn


@lru_cache(maxsize=64)
def ruins_face(width: float, height: float) -> str:
    """A card face down in a State."""
    s = min(width, height) / 100
    rubble = path(
        "M10 78 22 52l9 8 7-30 8 4 3 22 9-12 8 14 6-8 18 28z M20 84h60v4H20z M44 40h4v8h-4z M46 56h4v8h-4z",
        fill="#cbb994",
        fill_rule="evenodd",
    )
    return (
        rect(1, 3, width, height, rx=7, fill="@shade", opacity=0.3)
        + rect(0, 0, width, height, rx=7, fill="@back", stroke="@rim", stroke_width=2)
        + rect(
            4,
            4,
            width - 8,
            height - 8,
            rx=5,
            fill="none",
            stroke="#8d7c62",
            stroke_width=1.4,
            stroke_dasharray="6 4",
        )
        + at(width / 2 - 50 * s * 0.8, height / 2 - 62 * s * 0.8, rubble, scale=s * 0.8)
        + text(width / 2, height - 9, "Ruins", 16, font_weight=700, fill="#f4ead2")
    )


@lru_cache(maxsize=64)
def back_face(
    width: float, height: float, colour: str = "#4b4036", words: str = "", glyph: str = "house"
) -> str:
    """The back of a pile's top card, with how many lie there."""
    drawn = (
        rect(4, 5, width, height, rx=7, fill="@shade", opacity=0.35)
        + rect(2, 2.5, width, height, rx=7, fill="#d8c9a6", stroke="#241a14", stroke_width=1)
        + rect(0, 0, width, height, rx=7, fill=colour, stroke="@rim", stroke_width=2)
        + rect(4, 4, width - 8, height - 8, rx=4, fill="none", stroke="#d9a534", stroke_width=1.4)
        + sign(glyph, width / 2, height * (0.36 if words else 0.5), min(width, height) * 0.44, "#d9a534")
    )
    if words:
        drawn += rect(width / 2 - 21, height - 32, 42, 25, rx=12, fill="#fdf9ed")
        drawn += text(width / 2, height - 13, words, 18, font_weight=800, fill="#3b2f20")
    return drawn


@lru_cache(maxsize=64)
def link_face(content: Content, kind: int, width: float, height: float) -> str:
    """A Connection card: its name and what it brings."""
    colour = PILE_COLOURS[content.kind_piles[kind]]
    link = content.link_kind.index(kind)
    cost = cost_items(content.link_cost[link])
    row = (*cost, *((Item("arrow"),) if cost else ()), *program_items(content, content.link_effect[link]))
    return (
        rect(1, 3, width, height, rx=7, fill="@shade", opacity=0.3)
        + rect(0, 0, width, height, rx=7, fill="@raised")
        + rect(0, 24, width, height - 24, rx=7, fill=colour, fill_opacity=0.14)
        + path(f"M0 26V7q0-7 7-7H{width - 7:g}q7 0 7 7V26z", fill=colour)
        + squeezed(width / 2, 18.5, content.kind_names[kind], 16, width - 8, fill="#ffffff")
        + rows_drawn([[row]], 4, 27, width - 8, height - 29, 34)
        + rect(0, 0, width, height, rx=7, fill="none", stroke=colour, stroke_width=2.4)
    )


@lru_cache(maxsize=64)
def gap_face(width: float, height: float, words: str, ink: str = "@ink-2") -> str:
    """Where a card would lie."""
    drawn = rect(
        1, 1, width - 2, height - 2, rx=7, fill="none", stroke=ink, stroke_width=1.6, stroke_dasharray="6 5"
    )
    for i, line in enumerate(words.split("|")):
        drawn += squeezed(
            width / 2,
            height / 2 + 5 + (i - words.count("|") / 2) * 17,
            line,
            15,
            width - 8,
            fill=ink,
            font_weight=400,
        )
    return drawn


# --- what lies on a card -------------------------------------------------------------------------------------


def shown_deal(content: Content, card: int, width: float, height: float) -> str:
    """What is seen of a card under the faction board: its Deal field."""
    return rect(0, 0, width, height, rx=5, fill=DEAL_COLOUR, stroke="@rim", stroke_width=1.4) + token(
        content.card_deal[card], width / 2, height / 2, min(width, height) - 8
    )


def pieces_on(goods: list[int], width: float, height: float, name: str, *, veil: bool, half: str = "") -> str:
    """Pieces on a card: those laid there for a use dim its ability, those in stock don't; `half`: '1/2' uses made."""
    top = 8 + 17 * len(name_lines(name, width, height))
    left = left_of(width)
    kinds = sorted(set(goods), key=lambda good: (good != b.WORKER, good))
    items = [Item("good", good, goods.count(good)) for good in kinds]
    size = 23.0
    room = width - left - 8
    total = sum(item_width(item, size) + 2 for item in items)
    if total > room:
        size *= room / total
        total = room
    y = height - FOOT - size / 2 - 5 if not veil else (top + height - FOOT) / 2
    drawn = ""
    if veil:
        drawn += rect(left, top, width - left - 1.5, height - FOOT - top - 1, fill="@raised", opacity=0.8)
    plate = max(total + 6, 20)
    drawn += (
        rect(
            left + 2 + (room + 2 - plate) / 2,
            y - size / 2 - 3,
            plate,
            size + 6,
            rx=8,
            fill="#fff4cf",
            stroke="#8a5f10",
            stroke_width=1.4,
        )
        if items
        else ""
    )
    x = left + 3 + (room - total) / 2 + 1
    for item in items:
        drawn += draw_item(item, x, y, size, "#3b2900")
        x += item_width(item, size) + 2
    if half:
        drawn += rect(width - 34, top + 1, 32, 19, rx=9, fill="#fff4cf", stroke="#8a5f10", stroke_width=1.2)
        drawn += text(width - 18, top + 15.5, half, 15, font_weight=800, fill="#3b2900")
    elif veil:
        drawn += circle(width - 11, top + 10, 9, fill="#fdf9ed", stroke="@tick", stroke_width=2) + sign(
            "tick", width - 11, top + 10, 12, "@tick"
        )
    return drawn


def shield_on(width: float) -> str:
    """A defense token on the corner of a card."""
    return token(b.DEFENSE, width - 11, 8, 28)
