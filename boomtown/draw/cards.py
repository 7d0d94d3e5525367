"""Cards: faces, backs, piles."""

from boomtown.draw.svg import SERIF, Part, Value, circle, path, rect, text, title
from boomtown.draw.words import fit, wrap

WIDTH, HEIGHT = 144, 210


def face(band: str, ink: str, head: str, picture: str, words: str) -> str:
    """A card: a coloured band with its name, a picture below it, words under that."""
    size, lines = _lines(words)
    top = 166 - (size + 2) * (len(lines) - 1) / 2 + size * 0.36
    return (
        rect(1, 4, WIDTH, HEIGHT, rx=11, fill="@shade", opacity=0.25)
        + rect(0, 0, WIDTH, HEIGHT, rx=11, fill="@raised", stroke="@line-strong", stroke_width=2)
        + path(f"M5 40V14q0-9 9-9h{WIDTH - 28}q9 0 9 9v26z", fill=band)
        + text(
            WIDTH / 2, 29, head, fit(head, 18, WIDTH - 16, 10), font_weight=700, fill=ink, font_family=SERIF
        )
        + picture
        + "".join(
            text(WIDTH / 2, top + i * (size + 2), row, size, fill="@ink-2") for i, row in enumerate(lines)
        )
    )


def _lines(words: str) -> tuple[int, list[str]]:
    """The biggest size at which words fit below the picture, and their lines."""
    for size in (15, 14, 13, 12, 11):
        lines = wrap(words, size, WIDTH - 12)
        if len(lines) * (size + 2) <= 84:
            break
    return size, lines


def back(count: int | None = None) -> str:
    """The back of a card, with how many lie there."""
    mill = "M42 128V92l20 13V92l20 13V62h11v44h4V76h9v52z"
    drawn = (
        rect(1, 4, WIDTH, HEIGHT, rx=11, fill="@shade", opacity=0.25)
        + rect(0, 0, WIDTH, HEIGHT, rx=11, fill="@back", stroke="@outline", stroke_width=2)
        + rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=6, fill="none", stroke="@brass", stroke_width=2)
        + circle(WIDTH / 2, 96, 50, fill="none", stroke="@brass", stroke_width=1.4, opacity=0.7)
        + path(mill, fill="@brass")
        + path(
            "M87 56c2-9 10-6 13-10s7-6 12-4",
            fill="none",
            stroke="@brass",
            stroke_width=3,
            stroke_linecap="round",
        )
    )
    if count is None:
        return drawn
    return (
        drawn
        + rect(40, 152, 64, 36, rx=18, fill="@face")
        + text(72, 178, str(count), 24, font_weight=800, fill="@print")
    )


def pile(top: str, count: int) -> str:
    """A card on others: the edges of up to three more show below it."""
    edge: dict[str, Value] = {"rx": 11, "fill": "@sunken", "stroke": "@line-strong", "stroke_width": 1.5}
    under = [rect(i * 2, i * 2.5, WIDTH, HEIGHT, **edge) for i in range(min(count - 1, 3), 0, -1)]
    return "".join(under) + top


def gap(words: str) -> str:
    """Where a card would lie."""
    return rect(
        2,
        2,
        WIDTH - 4,
        HEIGHT - 4,
        rx=11,
        fill="none",
        stroke="@line-strong",
        stroke_width=2,
        stroke_dasharray="7 6",
    ) + text(WIDTH / 2, HEIGHT / 2 + 5, words, 14, fill="@ink-3")


def card(markup: str, words: str) -> Part:
    """A card as a drawing of its own, with its words for pointer and screen reader."""
    return Part(title(words) + markup, WIDTH + 2, HEIGHT + 4)
