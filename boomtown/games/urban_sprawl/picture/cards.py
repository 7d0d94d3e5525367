"""Cards as they lie on the board: permits, Urban Renewal, contracts, events, and the backs of the four decks."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, at, group, path, rect, text
from boomtown.draw.words import fit, wrap
from boomtown.games.urban_sprawl.picture.houses import house
from boomtown.games.urban_sprawl.picture.plan import BLOCK, CARD_H, LOT, OFFER_W, PLAN_W
from boomtown.games.urban_sprawl.picture.scene import DECKS, zone_list
from boomtown.games.urban_sprawl.picture.signs import (
    DECK_FILL,
    INK,
    PAPER,
    PRESTIGE,
    SOFT,
    VOCATION_SIGNS,
    ZONES,
    amount,
    ink_on,
    mixed,
    pages,
    sign,
    zone_chip,
)
from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, PERMIT, Content

SHAPE_OF = (0, 0, 4, 8, 12)  # how a contract's building is drawn on its card, by its size
LINED = "#eef1ea"


def colours(content: Content) -> dict[str, str]:
    """The colours that the content names."""
    found: dict[str, str] = content.data["board"]["colors"]
    return found


@lru_cache(maxsize=1024)
def small_card(content: Content, card: int) -> str:
    """A card of any kind at the size it has on the board."""
    kind = content.kind[card]
    if kind == CONTRACT:
        return _contract(content, card)
    if kind == EVENT:
        return _event(content, card)
    return _permit(content, card) if kind == PERMIT else _renewal(content, card)


def width_of(content: Content, card: int) -> int:
    """How wide a card is: planning cards are narrower than contracts."""
    return PLAN_W if content.deck[card] == 0 else OFFER_W


def _paper(w: float, fill: str = PAPER, edge: str = INK) -> str:
    """A card's paper with its shadow."""
    return rect(1.5, 3.5, w, CARD_H, rx=9, fill="#2a2119", opacity=0.28) + rect(
        0, 0, w, CARD_H, rx=9, fill=fill, stroke=edge, stroke_width=1.6
    )


def band(w: float, h: float, fill: str) -> str:
    """A coloured head with round upper corners."""
    return path(f"M3 {h}V10q0-7 7-7h{w - 20:g}q7 0 7 7V{h}z", fill=fill)


# --- planning cards ------------------------------------------------------------------------------------------


def _permit(content: Content, card: int) -> str:
    """Pages above, zones below, the wealth value at the bottom."""
    count, w = content.size[card], PLAN_W
    head = band(w, 40, mixed(DECK_FILL[0], "#ffffff", 0.1))
    row = pages(count, w / 2 - (count * 0.76 + 0.04) * 15, 22, 30, "#ffffff")
    zones = zone_list(content, card)
    chips = []
    for i, zone in enumerate(zones):
        column, line = (i % 2, i // 2) if len(zones) > 1 else (0.5, 0)
        if len(zones) == 3 and i == 2:
            column = 0.5
        top = 78 if len(zones) < 3 else 61
        chips.append(zone_chip(zone, colours(content)[ZONES[zone]], 39 + column * 44, top + line * 35, 32))
    low = amount(0, content.payout[card], w - 25, CARD_H - 23, 18)
    low += sign("ballot", 28, CARD_H - 23, 30, SOFT) if content.ballot[card] else ""
    rule = path(f"M8 {CARD_H - 45}h{w - 16}", stroke="#d8cfb8", stroke_width=1.2)
    return group(_paper(w), head, row, *chips, rule, low)


def _renewal(content: Content, card: int) -> str:
    w = PLAN_W
    head = band(w, 40, "#6e5340")
    words = _lines(content.names[card], w, 16.5, "#ffffff", 20)
    picture = rect(10, 52, w - 20, 92, rx=6, fill="#efe3d3") + sign("renewal", w / 2, 98, 66, "#6e5340")
    return group(_paper(w), head, words, picture)


def _lines(words: str, w: float, size: float, ink: str, middle: float) -> str:
    """A name in one or two lines around a height."""
    lines = wrap(words, size * 1.1, w - 12)
    size = min(fit(line, size, w - 14, 13) for line in lines)
    top = middle - (len(lines) - 1) * size * 0.55 + size * 0.36
    return "".join(
        text(
            w / 2,
            round(top + i * size * 1.1, 1),
            line,
            round(size, 1),
            font_weight=700,
            fill=ink,
            font_family=SERIF,
        )
        for i, line in enumerate(lines)
    )


# --- contracts and events ------------------------------------------------------------------------------------


def building_art(content: Content, card: int, x: float, y: float, w: float, h: float) -> str:
    """The building of a contract within a rectangle."""
    zone, shape = content.zone[card], SHAPE_OF[content.size[card]]
    wide, high = (LOT, LOT) if shape == 0 else (BLOCK, LOT) if shape == 4 else (BLOCK, BLOCK)
    scale = min(w / wide, h / high)
    drawn = house(zone, shape, card, colours(content)[ZONES[zone]])
    return at(x + (w - wide * scale) / 2, y + (h - high * scale) / 2, drawn, scale=scale)


def _contract(content: Content, card: int) -> str:
    """Its name on the zone's colour; the building; its pages; vocations and the prestige value below."""
    w, zone, size = OFFER_W, content.zone[card], content.size[card]
    fill = colours(content)[ZONES[zone]]
    head = band(w, 42, fill) + _lines(content.names[card], w, 17.5, ink_on(fill), 23)
    art = building_art(content, card, 8, 47, 94, 63)
    chip = zone_chip(zone, fill, w - 24, 60, 26)
    if size > 2:
        count = pages(2, w - 41, 86, 20) + pages(size - 2, w - 41, 104, 20)
    else:
        count = pages(size, w - 24 - size * 8.2, 92, 22)
    return group(_paper(w), head, art, chip, count, _foot(content, card), _deck_edge(content, card))


def _foot(content: Content, card: int) -> str:
    """Vocations with their numbers, and the prestige payout."""
    parts = [path(f"M8 {CARD_H - 42}h{OFFER_W - 16}", stroke="#d8cfb8", stroke_width=1.2)]
    listed = content.vocations[card]
    for i in range(0, len(listed), 2):
        x = 22 + i * 25
        parts.append(sign(VOCATION_SIGNS[listed[i]], x, CARD_H - 22, 25, INK))
        parts.append(text(x + 22, CARD_H - 15, str(listed[i + 1]), 19, font_weight=800, fill=INK))
    if content.payout[card]:
        parts.append(amount(1, content.payout[card], OFFER_W - 24, CARD_H - 22, 17))
    return "".join(parts)


def _deck_edge(content: Content, card: int) -> str:
    """The edge of the deck that a contract comes from."""
    w = OFFER_W
    return path(
        f"M3 {CARD_H - 9}q0 6 7 6h{w - 20:g}q7 0 7-6",
        fill="none",
        stroke=DECK_FILL[content.deck[card]],
        stroke_width=3,
    )


def _event(content: Content, card: int) -> str:
    """Lined paper and typewriter letters."""
    w = width_of(content, card)
    lines = path(
        "".join(f"M6 {y}h{w - 12:g}" for y in range(56, CARD_H - 6, 14)), stroke="#b9cbd6", stroke_width=1
    )
    rule = path(f"M18 6V{CARD_H - 6}", stroke=PRESTIGE, stroke_width=1, opacity=0.6)
    fill = DECK_FILL[content.deck[card]]
    head = band(w, 42, fill) + _lines(content.names[card], w, 17.5, "#ffffff", 23)
    return group(_paper(w, LINED), lines, rule, head, sign("event", w / 2 + 4, 100, 58, fill))


# --- backs ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def back(deck: int, w: int, count: int, note: str = "") -> str:
    """The back of a deck with its name, and how many cards lie face down."""
    fill = DECK_FILL[deck]
    sky = mixed(fill, "#ffffff", 0.35)
    skyline = (
        "M14 120v-14h12v-8h10v8h8V96h12v24z",
        "M14 120v-16l8-7 8 7v-10l8-7 8 7v-9l10-8 10 8v25z",
        "M14 120V94h14V80h14v16h10V72h16v48z",
        "M14 120V84h10V66h12v22h8V54l6-8 6 8v26h10V64h12v56z",
    )[deck]
    scale = (w - 20) / 92
    town = at(w / 2 - 48 * scale, CARD_H - 26 - 120 * scale, path(skyline, fill=sky), scale=scale)
    name = text(
        w / 2,
        34,
        DECKS[deck],
        round(fit(DECKS[deck], 19, w - 20, 14), 1),
        font_weight=700,
        fill="#ffffff",
        font_family=SERIF,
    )
    frame = rect(6, 6, w - 12, CARD_H - 12, rx=6, fill="none", stroke=sky, stroke_width=1.6)
    if note:
        town = group(town, opacity=0.4)
        lines = wrap(note, 17, w - 20)
        told = "".join(
            text(w / 2, 62 + i * 18, line, 16, fill="#ffffff", font_style="italic")
            for i, line in enumerate(lines)
        )
    else:
        told = rect(w / 2 - 24, CARD_H - 40, 48, 25, rx=12.5, fill=PAPER) + text(
            w / 2, CARD_H - 21, str(count), 18, font_weight=800, fill=INK
        )
    return group(_paper(w, fill), frame, town, name, told)


def pile(top: str, w: int, count: int) -> str:
    """A card on a deck: edges of the cards below it show."""
    under = [
        rect(i * 1.5, i * 1.6, w, CARD_H, rx=9, fill="#d8cfb8", stroke=SOFT, stroke_width=1)
        for i in range(min(count, 3), 0, -1)
    ]
    return "".join(under) + top
