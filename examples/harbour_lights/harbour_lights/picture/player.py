"""A player's warehouse: coins, crates, and the patron as far as the view tells."""

from typing import Any

from boomtown.draw.cards import back
from boomtown.draw.palette import LOOKS
from boomtown.draw.pieces import badge, coin
from boomtown.draw.svg import SERIF, Part, at, rect, sheet, text, title
from harbour_lights.picture.signs import crate, patron_card
from harbour_lights.rules.actions import GOODS
from harbour_lights.rules.content import Content
from harbour_lights.words.names import coins_words, goods_words

WIDTH, HEIGHT = 470, 186
ACROSS = 6  # crates in a row


def counts_of(view: dict[str, Any], seat: int) -> list[int]:
    """How many of each good a seat has."""
    counts: list[int] = view["goods"][seat * GOODS : (seat + 1) * GOODS]
    return counts


def patron_of(view: dict[str, Any], seat: int) -> int | None:
    """Whom a seat serves: their own, or everybody's at the end."""
    known = view["shown"][seat : seat + 1] or view["patron"][seat]
    return int(known[0]) if known else None


def player_part(view: dict[str, Any], content: Content, seat: int) -> Part:
    """A player's board."""
    look, counts, coins = LOOKS[seat], counts_of(view, seat), view["coins"][seat]
    held = [good for good in range(GOODS) for _ in range(counts[good])]
    slots = max(content.warehouse, len(held))
    drawn = [
        title(f"{look.colour.capitalize()}: {coins_words(coins)}, {goods_words(content, counts)}"),
        sheet(3, 3, WIDTH - 8, HEIGHT - 10),
        badge(look, 40, 42, 46),
        text(74, 50, look.colour.capitalize(), 22, text_anchor="start", font_weight=700, font_family=SERIF),
        coin(292, 42, 25, str(coins)),
    ]
    for slot in range(slots):
        x, y = 38 + slot % ACROSS * 48, 112 + slot // ACROSS * 46
        drawn.append(rect(x - 20, y - 20, 40, 40, rx=6, fill="@well", stroke="@line", stroke_width=1.5))
        if slot < len(held):
            drawn.append(crate(content, held[slot], x, y, 34))
    patron = patron_of(view, seat)
    card = back() if patron is None else patron_card(content, patron).markup
    show = None if patron is None else f"patron-{patron}"
    drawn.append(
        at(
            344,
            18,
            title("A patron nobody else knows") if patron is None else "",
            card,
            scale=0.74,
            data_show=show,
        )
    )
    rows = (slots + ACROSS - 1) // ACROSS
    return Part("".join(drawn), WIDTH, max(HEIGHT, 90 + 46 * rows))
