"""Abilities as icons: costs, gains and the signs between them become rows of items that fit a space."""

from typing import Any, NamedTuple, cast

from boomtown.draw.svg import text
from boomtown.draw.words import measure
from boomtown.engine.cards import Word
from boomtown.games.fifty_first_state.picture.icons import (
    any_resource,
    deal_tab,
    sign,
    token,
    type_tab,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.cards.deals import CollectOwnDeals, CollectRivalDeals
from boomtown.games.fifty_first_state.rules.cards.features import OnEvent, OnProduced, Store
from boomtown.games.fifty_first_state.rules.cards.goods import (
    Gain,
    GainChoice,
    GainPerProduced,
    GainPerType,
    PlaceStock,
)
from boomtown.games.fifty_first_state.rules.cards.locations import (
    CopyRival,
    RerunOwn,
    ResetLocations,
    TakeRival,
)
from boomtown.games.fifty_first_state.rules.cards.plunder import StealResource
from boomtown.games.fifty_first_state.rules.content import Content

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


def bundle_items(content: Content, number: int) -> list[Item]:
    """A bundle of goods by its number."""
    return goods_items(content.bundles[number])


def goods_items(goods: list[int]) -> list[Item]:
    """Goods with their counts."""
    return [Item("good", good, count) for good, count in _pairs(goods)]


def _pairs(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def cost_items(cost: b.Cost) -> list[Item]:
    """What an action costs."""
    items = token_items(cost)
    if cost.hand_cards:
        items.append(Item("less-card", 0, cost.hand_cards))
    if cost.own_deals:
        items.append(Item("less-deal", 0, cost.own_deals))
    return items


def token_items(cost: b.Cost) -> list[Item]:
    """The tokens of a cost; the worker first, as the words have it."""
    order = [b.WORKER, *[good for good in range(b.GOODS) if good != b.WORKER]]
    items = [Item("good", good, cost.goods[good]) for good in order if cost.goods[good]]
    if cost.any_count:
        items += kinds_items(cost.any_of, cost.any_count)
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


def program_items(content: Content, program: int) -> list[Item]:
    """What a program does, word after word."""
    return [item for word in content.programs[program] for item in word_items(word)]


def word_items(said: Word[Any]) -> list[Item]:
    """One word of a card as items."""
    if isinstance(said, Gain):
        return goods_items(said.goods)
    if isinstance(said, GainChoice):
        return _choice_items(said.bundles)
    if isinstance(said, GainPerType):
        return [*goods_items(said.goods), Item("per", "/"), Item("type", said.kind), word(f"≤{said.times}")]
    if isinstance(said, GainPerProduced):
        return [*goods_items(said.goods), Item("per", "/"), Item("made", said.good), word(f"≤{said.times}")]
    if isinstance(said, PlaceStock):
        return [Item("sign", "stock"), *goods_items(said.goods)]
    if isinstance(said, StealResource):
        return [Item("rival", "rival"), *kinds_items(said.kinds, said.n)]
    if isinstance(said, ResetLocations):
        return [Item("sign", "again"), Item("sign", "house"), word(f"≤{said.n}")]
    if isinstance(said, RerunOwn):
        return [Item("sign", "again"), Item("sign", "gear", said.n)]
    if isinstance(said, CopyRival):
        return [Item("sign", "copy"), Item("rival", "rival"), Item("sign", "gear", said.n)]
    if isinstance(said, TakeRival):
        return [Item("rival", "rival"), Item("sign", "gear", said.n)]
    if isinstance(said, CollectOwnDeals):
        return [Item("sign", "again"), Item("deal", -1), word(f"≤{said.n}")]
    return [Item("rival", "rival"), Item("deal", -1, cast(CollectRivalDeals, said).n)]


def _choice_items(bundles: list[list[int]]) -> list[Item]:
    """One bundle or another; any resource where all four are among them."""
    single = [goods[0] for goods in bundles if len(goods) == 2 and goods[1] == 1]
    items: list[Item] = []
    if set(single) >= {b.GUN, b.FUEL, b.IRON, b.BRICK}:
        items.append(Item("any", 0))
        bundles = [goods for goods in bundles if goods[0] > b.BRICK]
    for goods in bundles:
        items += ([word("/")] if items else []) + goods_items(goods)
    return items


def ability_rows(content: Content, card: int) -> list[list[Row]]:
    """A card's ability: rows to try one after the other, those that need least height first."""
    rows: list[Row] = []
    split: list[Row] = []
    if content.card_category[card] == b.PRODUCTION:
        lead = Item("sign", "open") if content.card_open[card] else Item("sign", "gear")
        rows.append((lead, *program_items(content, content.card_effect[card])))
    elif content.card_category[card] == b.ACTION:
        cost, gain = cost_items(content.card_cost[card]), program_items(content, content.card_effect[card])
        uses = [word(f"×{content.card_uses[card]}")] if content.card_uses[card] > 1 else []
        rows.append((*cost, Item("arrow"), *gain, *uses))
        split += [tuple(cost), (Item("arrow"), *gain, *uses)]
    else:
        rows += [feature_row(content, said) for said in content.card_features[card]]
    bonus: list[Row] = []
    if content.card_bonus[card]:
        bonus.append((Item("sign", "hammer"), *program_items(content, content.card_bonus[card])))
    ways = [[*rows, *bonus], *([[*split, *bonus]] if split else [])]
    if len(rows) + len(bonus) > 1:
        joined = [item for row in (*rows, *bonus) for item in (word("·"), *row)]
        ways.insert(0, [tuple(joined[1:])])
    return ways


def feature_row(content: Content, said: Word[Any]) -> Row:
    """What a Feature does by itself: answers to events, rewards for production, storage."""
    if isinstance(said, OnEvent):
        events = [Item("event", name) for bit, name in EVENT_SIGNS if said.events & bit]
        return (*events, Item("arrow"), *program_items(content, said.reward))
    if isinstance(said, OnProduced):
        lead = [Item("sign", "gear"), word(f"≥{said.at_least}"), *kinds_items(said.kinds, 1)]
        return (*lead, Item("arrow"), *program_items(content, said.reward))
    room: list[Item] = [Item("sign", "lock")]
    for kinds, most in _pairs(cast(Store, said).slots):
        if most < 1000:
            room += kinds_items(kinds, most)
        else:
            room += [word("∞"), *kinds_items(kinds, 1)]
    return tuple(room)


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
