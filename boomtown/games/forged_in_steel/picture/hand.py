"""The cards on a player's board: by name as far as the view tells, otherwise their backs."""

from boomtown.draw.svg import at, group, rect, text, title
from boomtown.games.forged_in_steel.picture.scene import Scene, card_key, card_words, plural
from boomtown.games.forged_in_steel.picture.signs import (
    ERA_FILL,
    SIGNS,
    muscle_disc,
    sign,
)

WIDTH, PAD = 560, 14  # of a player's board


def caption(words: str) -> str:
    return text(0, 16, words, 17, text_anchor="start", font_weight=700, fill="@ink-2")


def hand_lines(scene: Scene, seat: int) -> tuple[str, float]:
    """Hand, Bank and selected card: by name if the view tells, otherwise their number; cards that were seen."""
    parts, y = [], 0.0
    for zone, words in (
        ("draft", "To choose from"),
        ("chosen", "Selected"),
        ("hands", "Hand"),
        ("banks", "Bank"),
    ):
        number, cards = scene.zone(zone, seat)
        if not number and zone in ("draft", "chosen"):
            continue
        parts.append(at(0, y, caption(f"{words}: {plural(number, 'card')}")))
        if cards is None:
            parts.append(at(190, y, _backs(number)))
            seen = scene.seen_in_hand(seat) if zone == "hands" else []
            y += 24
            for card in seen:
                parts.append(at(0, y, _line(scene, card, "seen: ")))
                y += 28
            continue
        y += 24
        for card in sorted(cards):
            parts.append(at(0, y, _line(scene, card)))
            y += 28
    return "".join(parts), y


def _backs(number: int) -> str:
    """Cards face down."""
    return "".join(
        rect(i * 20, 1, 15, 19, rx=3, fill="@back", stroke="@brass", stroke_width=1.4)
        for i in range(min(number, 12))
    )


def _line(scene: Scene, card: int, before: str = "") -> str:
    """A card as one line."""
    content = scene.content
    marks = [
        name
        for i, name in enumerate(("headline", "recurring", "immigrant", "response"))
        if (content.card_flags[card] >> i) & 1
    ]
    drawn = [
        title(card_words(content, card)),
        rect(0, 0, WIDTH - 2 * PAD, 26, rx=6, fill="@well"),
        rect(0, 0, 5, 26, rx=2, fill=ERA_FILL[content.card_era[card]]),
        muscle_disc(content.card_mm[card], 22, 13, 11),
        text(42, 19, before + content.card_titles[card], 17, text_anchor="start", font_weight=600),
    ]
    drawn += [
        sign(mark, WIDTH - 2 * PAD - 18 - i * 26, 13, 19, "@ink-2")
        for i, mark in enumerate(marks)
        if mark in SIGNS
    ]
    return group(*drawn, data_show=card_key(content, card))
