"""Cards at full size, with all their words, for the gallery and for pointing at."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Part, at, box, document, group, path, rect, text
from boomtown.draw.words import fit, measure, wrap
from boomtown.games.urban_sprawl.picture.cards import building_art, colours
from boomtown.games.urban_sprawl.picture.scene import DECKS, card_title, zone_list
from boomtown.games.urban_sprawl.picture.signs import (
    DECK_FILL,
    INK,
    PAPER,
    PRESTIGE,
    SOFT,
    VOCATION_SIGNS,
    ZONE_WORDS,
    ZONES,
    amount,
    ink_on,
    mixed,
    pages,
    sign,
    zone_chip,
)
from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, PERMIT, Content

W, H = 240, 336
SIZES, LEAD = (15.0, 14.0, 13.0, 12.0, 11.0), 1.22
MONO = "'Courier New', 'DejaVu Sans Mono', monospace"


@lru_cache(maxsize=512)
def large_card(content: Content, card: int) -> str:
    """A card as a drawing of its own."""
    kind = content.kind[card]
    if kind == CONTRACT:
        drawn = _contract(content, card)
    elif kind == EVENT:
        drawn = _event(content, card)
    elif kind == PERMIT:
        drawn = _permit(content, card)
    else:
        drawn = _renewal(content, card)
    return document(Part(drawn, W + 4, H + 6), card_title(content, card))


def _paper(fill: str = PAPER) -> str:
    return rect(2, 5, W, H, rx=13, fill="#2a2119", opacity=0.28) + rect(
        1, 1, W, H, rx=13, fill=fill, stroke=INK, stroke_width=2
    )


def _head(words: str, fill: str, ink: str, deck: str) -> str:
    """A coloured head with the card's name and its deck."""
    size = round(fit(words, 22, W - 24, 14), 1)
    return (
        path(f"M5 56V17q0-12 12-12h{W - 32}q12 0 12 12V56z", fill=fill)
        + text(W / 2 + 1, 31, words, size, font_weight=700, fill=ink, font_family=SERIF)
        + text(W / 2 + 1, 48, deck, 12.5, fill=ink, opacity=0.9, letter_spacing=1)
    )


def _rows(words: str, size: float, wide: float = 1) -> list[str]:
    """Words in lines as wide as a card."""
    return wrap(words, size * wide, W - 28) if words else []


def _write(lines: list[str], size: float, top: float, italic: bool = False, mono: bool = False) -> str:
    """Lines below each other."""
    style, family = ("italic" if italic else None), (MONO if mono else None)
    return "".join(
        text(
            14,
            round(top + (i + 0.85) * size * LEAD, 1),
            line,
            size,
            text_anchor="start",
            fill=SOFT if italic else INK,
            font_style=style,
            font_family=family,
        )
        for i, line in enumerate(lines)
    )


def _told(words: str, top: float, low: float, mono: bool = False) -> str:
    """Words at the biggest size that fits between two heights."""
    for size in SIZES:
        lines = _rows(words, size, 1.28 if mono else 1)
        if top + len(lines) * size * LEAD <= low:
            break
    return _write(lines, size, top, mono=mono)


def _art_and_words(content: Content, card: int, low: float) -> str:
    """The building, its restriction and its effect: the longer the words, the smaller the picture."""
    fill = colours(content)[ZONES[content.zone[card]]]
    for high, sizes in ((92, SIZES[:3]), (64, SIZES[:4]), (44, SIZES)):
        for size in sizes:
            limit, effect = _rows(content.limits[card], size), _rows(content.texts[card], size)
            top = 96.0 + high
            if top + (len(limit) + len(effect)) * size * LEAD + (4 if limit and effect else 0) <= low:
                break
        else:
            continue
        break
    hill = high * 0.55
    sky = rect(6, 94, W - 10, high, fill=mixed(fill, "#ffffff", 0.72)) + path(
        f"M6 {94 + high}v{-hill * 0.5:g}l34{-hill * 0.4:g} 30 {hill * 0.3:g} 36{-hill * 0.5:g} 34 {hill * 0.5:g} 36{-hill * 0.4:g} 30 {hill * 0.4:g} 30{-hill * 0.3:g}V{94 + high}z",
        fill=mixed(fill, "#ffffff", 0.55),
    )
    art = building_art(content, card, 20, 97, W - 38, high - 6)
    low_words = top + len(limit) * size * LEAD + (4 if limit else 0)
    return sky + art + _write(limit, size, top, italic=True) + _write(effect, size, low_words)


def _contract(content: Content, card: int) -> str:
    """Name, zone, size, building, vocations, restriction, effect, payout."""
    zone, size = content.zone[card], content.size[card]
    fill = colours(content)[ZONES[zone]]
    head = _head(content.names[card], fill, ink_on(fill), f"{DECKS[content.deck[card]]} contract")
    line = zone_chip(zone, fill, 26, 75, 26) + text(
        45, 81, ZONES[zone], 16, text_anchor="start", font_weight=800, fill=INK
    )
    line += pages(size, W - 16 - (size * 0.76 + 0.1) * 26, 75, 26)
    trades, low = _trades(content, card)
    return group(_paper(), head, line, _art_and_words(content, card, low), trades, _deck_line(content, card))


def _trades(content: Content, card: int) -> tuple[str, float]:
    """Vocations on brickwork and the prestige payout at the foot; also where the foot begins."""
    listed = content.vocations[card]
    parts = []
    top = H - 36.0
    if not listed and not content.payout[card]:
        return "", H - 10.0
    for i in range(0, len(listed), 2):
        name, number = content.vocation_names[listed[i]], listed[i + 1]
        words = f"{name} {number}"
        y = H - 34 - (len(listed) - 2 - i) / 2 * 27
        wide = min(46 + measure(words, 14, bold=True), W - 66)
        brick = rect(10, y, wide, 25, rx=4, fill="#a9553c") + path(
            f"M10 {y + 8}h{wide}M10 {y + 17}h{wide}", stroke="#c98a74", stroke_width=1, fill="none"
        )
        parts.append(
            brick
            + sign(VOCATION_SIGNS[listed[i]], 26, y + 12.5, 18, "#ffffff")
            + text(42, y + 17.5, words, 14, text_anchor="start", font_weight=700, fill="#ffffff")
        )
        top = min(top, y - 4)
    if content.payout[card]:
        parts.append(amount(1, content.payout[card], W - 26, H - 26, 19))
        top = min(top, H - 50.0)
    return "".join(parts), top


def _deck_line(content: Content, card: int) -> str:
    fill = DECK_FILL[content.deck[card]]
    return path(f"M6 {H - 10}q0 8 9 8h{W - 28}q9 0 9-8", fill="none", stroke=fill, stroke_width=4)


def _permit(content: Content, card: int) -> str:
    """Pages, zones, what it is worth."""
    size, pays = content.size[card], content.payout[card]
    head = _head("Build Permit", mixed(DECK_FILL[0], "#ffffff", 0.1), "#ffffff", "Planning card")
    row = pages(size, W / 2 - (size * 0.76 + 0.04) * 26, 92, 52, "#3f5a45")
    zones = zone_list(content, card)
    chips = []
    for i, zone in enumerate(zones):
        y = 138 + i * 32
        chips.append(zone_chip(zone, colours(content)[ZONES[zone]], 40, y, 27))
        chips.append(
            text(
                62,
                y + 6,
                f"{ZONES[zone]}, {ZONE_WORDS[zone]}",
                16,
                text_anchor="start",
                font_weight=700,
                fill=INK,
            )
        )
    foot = amount(0, pays, W - 34, H - 38, 24)
    foot += text(W - 64, H - 32, f"invest for {pays}", 14, text_anchor="end", fill=SOFT)
    if content.ballot[card]:
        foot += sign("ballot", 38, H - 40, 42, SOFT)
    rule = path(f"M14 {H - 74}h{W - 26}", stroke="#d8cfb8", stroke_width=1.5)
    return group(_paper(), head, row, *chips, rule, foot)


def _renewal(content: Content, card: int) -> str:
    head = _head(content.names[card], "#6e5340", "#ffffff", "Planning card")
    picture = rect(14, 70, W - 26, 126, rx=8, fill="#efe3d3") + sign("renewal", W / 2, 133, 100, "#6e5340")
    words = (
        content.texts[card] or "Discard it while building a contract to demolish what stands on the new lots."
    )
    return group(_paper(), head, picture, _told(words, 208, H - 14))


def _event(content: Content, card: int) -> str:
    """Lined paper, typewriter letters."""
    fill = DECK_FILL[content.deck[card]]
    lines = path("".join(f"M8 {y}h{W - 14}" for y in range(72, H - 8, 18)), stroke="#b9cbd6", stroke_width=1)
    head = _head(content.names[card], fill, "#ffffff", f"{DECKS[content.deck[card]]} event")
    mark = at(W - 52, H - 58, sign("event", 20, 22, 44, fill, opacity=0.35))
    return group(
        _paper("#eef1ea"),
        lines,
        path(f"M11 58V{H - 6}", stroke=PRESTIGE, stroke_width=1, opacity=0.6),
        head,
        mark,
        _told(content.texts[card], 68, H - 20, mono=True),
    )


# --- other things --------------------------------------------------------------------------------------------


def medal(name: str, fill: str, words: str, label: str) -> str:
    """A round tile with a sign and a name below."""
    drawn = (
        rect(2, 4, 150, 150, rx=16, fill="#2a2119", opacity=0.25)
        + rect(1, 1, 150, 150, rx=16, fill=PAPER, stroke=INK, stroke_width=2)
        + box(76, 62, 92, 92, rx=46, fill=fill, stroke=INK, stroke_width=2.5)
        + sign(name, 76, 62, 58, ink_on(fill))
        + text(
            76, 136, words, round(fit(words, 18, 138, 12), 1), font_weight=700, fill=INK, font_family=SERIF
        )
    )
    return document(Part(drawn, 156, 158), label)
