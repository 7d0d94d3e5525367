"""Abilities as icons: costs, gains and the signs between them become rows of items that fit a space."""

from typing import NamedTuple

from boomtown.draw.svg import text
from boomtown.draw.words import measure
from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.book import Book
from boomtown.games.fifty_first_state.picture_icons import (
    any_resource,
    deal_tab,
    sign,
    token,
    type_tab,
)

INK = "@ink"
EVENT_SIGNS = ((b.BUILD, "house"), (b.DEVELOP, "up"), (b.DEAL, "swap"), (b.RAZE, "flame"))
SIZES = (32, 30, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12)


class Item(NamedTuple):
    """One thing in a row: a good, a Type, a sign, a deal, any resource, or a word."""

    kind: str
    what: str | int = ""
    number: int = 1


Row = tuple[Item, ...]


def word(text: str) -> Item:
    """A word in a row."""
    return Item("word", text)


# --- what is said --------------------------------------------------------------------------------------------


def bundle_items(book: Book, number: int) -> list[Item]:
    """A bundle of goods."""
    return [Item("good", good, count) for good, count in _pairs(book.bundles[number])]


def _pairs(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def cost_items(cost: list[int]) -> list[Item]:
    """What an action costs; the worker first, as the words have it."""
    order = [b.WORKER, *[good for good in range(b.GOODS) if good != b.WORKER]]
    items = [Item("good", good, cost[good]) for good in order if cost[good]]
    if cost[b.ANY_COUNT]:
        items += kinds_items(cost[b.ANY_OF], cost[b.ANY_COUNT])
    if len(cost) < b.COST:  # what is due in tokens
        return items
    if cost[b.HAND_CARDS]:
        items.append(Item("less-card", 0, cost[b.HAND_CARDS]))
    if cost[b.OWN_DEALS]:
        items.append(Item("less-deal", 0, cost[b.OWN_DEALS]))
    return items


def kinds_items(kinds: int, count: int) -> list[Item]:
    """So many goods of some kinds: any resource, or one kind or another."""
    if kinds == b.RESOURCES:
        return [Item("any", 0, count)]
    goods = [good for good in range(b.GOODS) if kinds >> good & 1]
    items = [Item("good", goods[0], count)]
    for good in goods[1:]:
        items += [word("/"), Item("good", good, 1)]
    return items


def program_items(book: Book, program: int) -> list[Item]:
    """What a program does, step after step."""
    return [item for step in book.programs[program] for item in step_items(book, step)]


def step_items(book: Book, step: list[int]) -> list[Item]:
    """One instruction as items."""
    op = step[0]
    if op == b.GAIN:
        return bundle_items(book, step[1])
    if op == b.CHOICE:
        return _choice_items(book, step[1:])
    if op in (b.PER_TYPE, b.PER_PRODUCED):
        per = Item("type", step[2]) if op == b.PER_TYPE else Item("made", step[2])
        return [*bundle_items(book, step[1]), Item("per", "/"), per, word(f"≤{step[3]}")]
    if op == b.STOCK:
        return [Item("sign", "stock"), *bundle_items(book, step[1])]
    if op == b.STEAL:
        return [Item("rival", "rival"), *kinds_items(step[2], step[1])]
    if op == b.RESET:
        return [Item("sign", "again"), Item("sign", "house"), word(f"≤{step[1]}")]
    if op == b.RERUN:
        return [Item("sign", "again"), Item("sign", "gear", step[1])]
    if op == b.COPY:
        return [Item("sign", "copy"), Item("rival", "rival"), Item("sign", "gear", step[1])]
    if op == b.TAKE:
        return [Item("rival", "rival"), Item("sign", "gear", step[1])]
    if op == b.COLLECT_OWN:
        return [Item("sign", "again"), Item("deal", -1), word(f"≤{step[1]}")]
    return [Item("rival", "rival"), Item("deal", -1, step[1])]


def _choice_items(book: Book, bundles: list[int]) -> list[Item]:
    """One bundle or another; any resource where all four are among them."""
    single = [book.bundles[n][0] for n in bundles if len(book.bundles[n]) == 2 and book.bundles[n][1] == 1]
    items: list[Item] = []
    if set(single) >= {b.GUN, b.FUEL, b.IRON, b.BRICK}:
        items.append(Item("any", 0))
        bundles = [n for n in bundles if book.bundles[n][0] > b.BRICK]
    for number in bundles:
        items += ([word("/")] if items else []) + bundle_items(book, number)
    return items


def ability_rows(book: Book, card: int) -> list[list[Row]]:
    """A card's ability: rows to try one after the other, those that need least height first."""
    rows: list[Row] = []
    split: list[Row] = []
    if book.card_category[card] == b.PRODUCTION:
        lead = Item("sign", "open") if book.card_open[card] else Item("sign", "gear")
        rows.append((lead, *program_items(book, book.card_effect[card])))
    elif book.card_category[card] == b.ACTION:
        cost, gain = cost_items(book.card_cost[card]), program_items(book, book.card_effect[card])
        uses = [word(f"×{book.card_uses[card]}")] if book.card_uses[card] > 1 else []
        rows.append((*cost, Item("arrow"), *gain, *uses))
        split += [tuple(cost), (Item("arrow"), *gain, *uses)]
    else:
        rows += _passive_rows(book, card)
    bonus: list[Row] = []
    if book.card_bonus[card]:
        bonus.append((Item("sign", "hammer"), *program_items(book, book.card_bonus[card])))
    ways = [[*rows, *bonus], *([[*split, *bonus]] if split else [])]
    if len(rows) + len(bonus) > 1:
        joined = [item for row in (*rows, *bonus) for item in (word("·"), *row)]
        ways.insert(0, [tuple(joined[1:])])
    return ways


def _passive_rows(book: Book, card: int) -> list[Row]:
    """What a Feature does by itself: answers to events, rewards for production, storage."""
    rows: list[Row] = []
    if book.card_events[card]:
        events = [Item("event", name) for bit, name in EVENT_SIGNS if book.card_events[card] & bit]
        rows.append((*events, Item("arrow"), *program_items(book, book.card_answer[card])))
    if book.card_counts[card]:
        lead = [
            Item("sign", "gear"),
            word(f"≥{book.card_least[card]}"),
            *kinds_items(book.card_counts[card], 1),
        ]
        rows.append((*lead, Item("arrow"), *program_items(book, book.card_reward[card])))
    store = book.card_store[card]
    if store:
        room: list[Item] = [Item("sign", "lock")]
        for kinds, most in _pairs(store):
            if most < 1000:
                room += kinds_items(kinds, most)
            else:
                room += [word("∞"), *kinds_items(kinds, 1)]
        rows.append(tuple(room))
    return rows


# --- how it is drawn -----------------------------------------------------------------------------------------


def item_width(item: Item, size: float) -> float:
    """How wide an item is."""
    if item.kind in ("word", "per"):
        return measure(str(item.what), size * 0.8, bold=True)
    if item.kind == "arrow":
        return size * 0.62
    digits = "" if item.number == 1 or (item.what == b.VP and item.kind == "good") else str(item.number)
    return size + (measure(digits, size * 0.8, bold=True) + 1 if digits else 0)


def draw_item(item: Item, x: float, y: float, size: float, ink: str = INK) -> str:
    """An item from its left edge, around a middle height."""
    if item.kind in ("word", "per"):
        return text(
            x, y + size * 0.29, str(item.what), size * 0.8, font_weight=700, text_anchor="start", fill=ink
        )
    if item.kind == "arrow":
        return sign("arrow", x + size * 0.31, y, size * 0.55, ink)
    drawn, wide = "", item_width(item, size)
    if wide > size:
        drawn = text(
            x, y + size * 0.29, str(item.number), size * 0.8, font_weight=800, text_anchor="start", fill=ink
        )
    return drawn + _drawn(item, x + wide - size / 2, y, size, ink)


def _drawn(item: Item, x: float, y: float, size: float, ink: str) -> str:
    """The icon of an item around a middle."""
    what = item.what if isinstance(item.what, int) else -1
    if item.kind == "good":
        return token(what, x, y, size, item.number)
    if item.kind == "type":
        return type_tab(what, x, y, size * 0.95)
    if item.kind == "any":
        return any_resource(x, y, size)
    if item.kind == "deal":
        return deal_tab(what, x, y, size)
    if item.kind == "made":
        return token(what, x, y - size * 0.08, size * 0.84) + sign(
            "gear", x + size * 0.28, y + size * 0.28, size * 0.5, ink
        )
    if item.kind == "less-card":
        return token(b.CARD, x, y, size) + _strike(x, y, size)
    if item.kind == "less-deal":
        return deal_tab(-1, x, y, size) + _strike(x, y, size)
    return sign(str(item.what), x, y, size * 0.9, "@bad" if item.kind == "rival" else ink)


def _strike(x: float, y: float, size: float) -> str:
    """A bar across what is given up."""
    return text(
        x + size * 0.27,
        y + size * 0.5,
        "−",
        size * 0.9,
        font_weight=800,
        fill="#a8301f",
        stroke="#fdf9ed",
        stroke_width=size * 0.1,
        paint_order="stroke",
    )


def _broken(row: Row, size: float, width: float) -> list[tuple[Row, float]]:
    """A row broken into lines that fit a width, each with its own."""
    gap = size * 0.12
    lines: list[tuple[list[Item], float]] = [([], 0.0)]
    for item in row:
        wide = item_width(item, size)
        so_far = lines[-1][1]
        if lines[-1][0] and so_far + gap + wide > width:
            lines.append(([item], wide))
        else:
            lines[-1][0].append(item)
            lines[-1] = (lines[-1][0], so_far + (gap if so_far else 0) + wide)
    return [(tuple(items), wide) for items, wide in lines]


def lay_rows(
    choices: list[list[Row]], width: float, height: float, largest: float
) -> tuple[float, list[tuple[Row, float]]]:
    """The biggest size at which some choice of rows fits a space, and its lines; unbroken rows go first."""
    for size in SIZES:
        if size > largest:
            continue
        for whole in (True, False):
            for rows in choices:
                lines = [line for row in rows for line in _broken(row, size, width)]
                broken = len(lines) > len(rows)
                fits = all(wide <= width for _, wide in lines) and len(lines) * size * 1.06 <= height
                if fits and (not broken or (not whole and size <= largest - 6)):
                    return size, lines
    return SIZES[-1], [line for row in choices[-1] for line in _broken(row, SIZES[-1], width)]


def rows_drawn(
    choices: list[list[Row]], x: float, y: float, width: float, height: float, largest: float = 28
) -> str:
    """Rows as big as they fit, in the middle of a space."""
    size, lines = lay_rows(choices, width, height, largest)
    step = min(size * 1.3, height / max(len(lines), 1))
    top = y + height / 2 - step * (len(lines) - 1) / 2
    drawn = []
    for number, (row, wide) in enumerate(lines):
        left = x + (width - wide) / 2
        for item in row:
            drawn.append(draw_item(item, left, top + number * step, size))
            left += item_width(item, size) + size * 0.12
    return "".join(drawn)


def row_drawn(row: list[Item], x: float, y: float, size: float, ink: str = INK) -> tuple[str, float]:
    """One row from its left edge around a middle height; and where it ends."""
    drawn = []
    for item in row:
        drawn.append(draw_item(item, x, y, size, ink))
        x += item_width(item, size) + size * 0.12
    return "".join(drawn), x
