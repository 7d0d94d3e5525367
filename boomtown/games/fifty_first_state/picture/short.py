"""Abilities in a few words, for tickets: the rows of icons, said."""

from functools import lru_cache

from boomtown.games.fifty_first_state.picture.ability import Item, Row
from boomtown.games.fifty_first_state.picture.icons import TYPE_WORDS

SHORT_SIGNS = {
    "stock": "put here", "again": "again:", "house": "Location", "gear": "makes", "copy": "copy", "rival": "rival",
    "open": "open:", "hammer": "bonus:", "lock": "keeps", "flame": "raze", "swap": "deal", "up": "develop",
}  # fmt: skip
SHORT_GOODS = ("gun", "fuel", "iron", "brick", "ammo", "worker", "card", "VP", "grey", "red", "blue", "universal", "shield", "dev. token")  # fmt: skip


LEADS = (
    "makes",
    "made",
    "keeps",
    "per",
    "again:",
    "copy",
    "rival",
    "put here",
    "open:",
    "bonus:",
    "→",
    "/",
    "∞",
)
TAILS = ("→", "/", "≤", "≥", "×", "per")


@lru_cache(maxsize=512)
def short_words(rows: tuple[Row, ...]) -> str:
    """Rows in a few words: 'worker, iron → 2 VP ×2'."""
    return "; ".join(_line(row) for row in rows)


def _line(row: Row) -> str:
    """One row; a comma parts goods that stand side by side."""
    line = ""
    for place, item in enumerate(row):
        part = _short(item)
        if item.what == "gear":
            after = str(row[place + 1].what) if place + 1 < len(row) else ""
            part = "production" if place else "made" if after.startswith("≥") else "makes"
        loose = line and not line.endswith(LEADS) and not part.startswith(TAILS) and line[-2:-1] != "≥"
        line += ", " if loose else " " if line else ""
        line += part
    return line


def _short(item: Item) -> str:
    count = f"{item.number} " if item.number > 1 else ""
    if item.kind == "per":
        return "per"
    if item.kind == "word":
        return str(item.what)
    if item.kind == "arrow":
        return "→"
    if item.kind in ("good", "made"):
        return count + SHORT_GOODS[int(item.what)] + (" made" if item.kind == "made" else "")
    if item.kind == "type":
        return f"{TYPE_WORDS[int(item.what)]} Type"
    if item.kind == "any":
        return f"{count}resource"
    if item.kind in ("deal", "less-deal"):
        return "own deal" if item.kind == "less-deal" else f"{count}deal"
    if item.kind == "less-card":
        return f"{count}hand card"
    return SHORT_SIGNS.get(str(item.what), str(item.what))
