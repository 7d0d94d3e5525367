"""Expert cards: large to read, and their skills in a line."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Part, Value, circle, group, path, rect, text, title
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.cards import FACE_H, FACE_W, flavour, paper, paragraph
from boomtown.games.city_of_iron.picture.marks import (
    DECK_COLOURS,
    DRAW_SIGNS,
    SKILL_COLOURS,
    SKILL_SIGNS,
    coin,
    science,
)
from boomtown.games.city_of_iron.picture.signs import art, sign
from boomtown.games.city_of_iron.picture.tiles import VESSELS
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.content import Content
from boomtown.games.city_of_iron.words.text import expert_text

START: dict[str, Value] = {"text_anchor": "start"}


def skills(content: Content, nation: int, card: int) -> list[tuple[int, int]]:
    """An expert's skills with their numbers."""
    at = nation * content.experts + card
    return [(skill, content.skill[skill][at]) for skill in range(3) if content.skill[skill][at]]


def nation_for(content: Content, nation: int, card: int) -> int:
    """The nation with whose numbers a card is drawn: the one asked for, or the first that has it."""
    if nation >= 0 and (content.nation_cards[nation] >> card) & 1:
        return nation
    plain = [n for n in range(len(content.nation_ids)) if (content.nation_cards[n] >> card) & 1]
    over = content.data["experts"]["expert"][card].get("override", {})
    return next((n for n in plain if content.nation_ids[n] not in over), plain[0] if plain else 0)


KINDS = ("Action", "Free action", "Reaction", "Skills only")
KIND_SIGNS = ("hand", "free_action", "reaction", "no")


@lru_cache(maxsize=256)
def expert_face(content: Content, nation: int, card: int) -> Part:
    """An expert card, large: sky of its deck, banners of its skills, its ability, its price."""
    entry = content.data["experts"]["expert"][card]
    deck, name = content.expert_deck[card], content.expert_names[card]
    band = DECK_COLOURS[deck]
    at = nation * content.experts + card
    parts = [
        title(f"{name}, {('citizen', 'military')[deck]} card"),
        paper(FACE_W, FACE_H, 12),
        art(f"x-{card}", 1, 40, FACE_W - 2, 126),
        path(f"M1 40V13q0-12 12-12h{FACE_W - 26}q12 0 12 12v27z", fill=band),
        text(
            FACE_W / 2,
            28,
            name,
            fit(name, 21, FACE_W - 60, 13),
            font_weight=700,
            fill="#fff",
            font_family=SERIF,
        ),
        sign(DRAW_SIGNS[deck], FACE_W - 20, 21, 24, "#fff"),
        path(f"M1 40h{FACE_W - 2}M1 166h{FACE_W - 2}", stroke="@outline", stroke_width=1.2),
    ]
    for i, (skill, n) in enumerate(skills(content, nation, card)):
        parts.append(banner(14 + i * 44, 40, 36, 60, skill, n))
    if content.vessel[card]:
        parts.append(circle(FACE_W - 26, 68, 19, fill="@face", stroke="@outline", stroke_width=1.2))
        parts.append(sign(VESSELS[content.vessel[card]], FACE_W - 26, 68, 27, "@print"))
    parts.append(sign(KIND_SIGNS[content.kind[card]], 22, 183, 20, "#8a5a20"))
    parts.append(text(38, 188, KINDS[content.kind[card]], 14, font_weight=700, fill="#8a5a20", **START))
    said = expert_text(content, nation, card)
    said = said.split(": ", 1)[1] if content.kind[card] != k.SKILLS and ": " in said else said
    parts.append(paragraph(said[:1].upper() + said[1:], FACE_W / 2, 194, FACE_W - 20, 60, 13))
    parts.append(flavour(str(entry.get("flavor", "")), FACE_W / 2, 265, FACE_W - 24))
    if content.price[at] or content.price_science[at]:
        parts.append(coin(26, FACE_H - 20, 28, content.price[at]))
        parts.append(science(46 + content.price_science[at] * 12, FACE_H - 20, 26, content.price_science[at]))
    else:
        parts.append(text(14, FACE_H - 15, "Starting card", 12, fill="#6f604e", **START))
    parts.append(whose(content, card))
    return Part(group(*parts), FACE_W + 2, FACE_H + 4)


def whose(content: Content, card: int) -> str:
    """The signs of the nations that have a card."""
    nations = [n for n in range(len(content.nation_ids)) if (content.nation_cards[n] >> card) & 1]
    entries = content.data["experts"]["nation"]
    return "".join(
        circle(FACE_W - 18 - i * 26, FACE_H - 20, 12, fill=str(entries[n]["colour"]))
        + sign(str(entries[n]["symbol"]), FACE_W - 18 - i * 26, FACE_H - 20, 16, "#fff")
        for i, n in enumerate(reversed(nations))
    )


def banner(x: float, y: float, width: float, height: float, skill: int, number: int) -> str:
    """A hanging banner with a skill."""
    w, h = width, height
    cloth = path(
        f"M{x} {y}h{w}v{h}l{-w / 2} {-h * 0.16:.1f}l{-w / 2} {h * 0.16:.1f}z",
        fill=SKILL_COLOURS[skill],
        stroke="#f4d890",
        stroke_width=1.6,
    )
    return (
        cloth
        + sign(SKILL_SIGNS[skill], x + w / 2, y + h * 0.26, w * 0.66, "#fff")
        + text(x + w / 2, y + h * 0.73, str(number), w * 0.6, font_weight=800, fill="#fff")
    )


def skill_line(content: Content, nation: int, card: int, x: float, y: float, size: float) -> str:
    """An expert's skills in a line: banner colour, sign, number."""
    parts = []
    for skill, n in skills(content, nation, card):
        parts.append(rect(x, y - size / 2, size * 1.7, size, rx=3, fill=SKILL_COLOURS[skill]))
        parts.append(sign(SKILL_SIGNS[skill], x + size * 0.5, y, size * 0.74, "#fff"))
        parts.append(text(x + size * 1.25, y + size * 0.3, str(n), size * 0.8, font_weight=800, fill="#fff"))
        x += size * 1.82
    if content.vessel[card]:
        parts.append(sign(VESSELS[content.vessel[card]], x + size * 0.5, y, size, "@print"))
    return "".join(parts)
