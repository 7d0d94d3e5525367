"""A faction board: whose it is, its points, production, goods as pieces, actions, and the deals under it."""

from boomtown.draw.pieces import badge
from boomtown.draw.svg import SERIF, at, circle, group, path, rect, text, title
from boomtown.games.fifty_first_state.picture.ability import Item, cost_items, program_items, row_drawn
from boomtown.games.fifty_first_state.picture.cards import shown_deal, squeezed, two_lines
from boomtown.games.fifty_first_state.picture.icons import EMBLEMS, emblem, sign, token
from boomtown.games.fifty_first_state.picture.scene import Scene, card_key, count, faction_key, good_key
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.words.text import counted

SHELF = (
    b.GUN, b.FUEL, b.IRON, b.BRICK, b.AMMO, b.WORKER, b.GREY, b.RED, b.BLUE, b.UNIVERSAL, b.DEFENSE, b.DEVELOPMENT,
)  # fmt: skip  # the goods in the order of their places on a board


def head_words(scene: Scene, player: int) -> str:
    """Who it is and how they stand."""
    words = f"{scene.called(player)}: {scene.view['score'][player]} VP, {count(scene.locations(player), 'Location')}"
    if player < scene.seats:
        words += f", {count(scene.held('hands', player), 'card')} and {count(scene.held('links', player), 'Connection card')} in hand"
        words += ", first player" if player == scene.view["first"][0] else ""
    return words + (", has passed" if scene.view["passed"][player] else "")


def head(scene: Scene, player: int, width: float) -> str:
    """The name plate, 54 high: badge, name, points."""
    look, book = scene.looks[player], scene.content
    faction = scene.view["faction"][player] if player < scene.seats else -1
    name = two_lines(scene.name(player), 15, width - 98)
    drawn = path(f"M0 54V10q0-10 10-10H{width - 10:g}q10 0 10 10V54z", fill=look.fill)
    if faction >= 0 and book.faction_emblems[faction] in EMBLEMS:
        drawn += group(emblem(book.faction_emblems[faction], width - 72, 27, 46, look.ink), opacity=0.16)
    drawn += badge(look, 24, 27, 36, paper=True)
    for i, line in enumerate(name):
        y = 33 if len(name) == 1 else 23 + i * 19
        drawn += squeezed(48, y, line, 17, width - 98, fill=look.ink, text_anchor="start", font_family=SERIF)
    drawn += _medal(width - 26, 27, scene.view["score"][player])
    show = faction_key(book, faction) if faction >= 0 else None
    return group(title(head_words(scene, player)), drawn, data_show=show)


def _medal(x: float, y: float, points: int) -> str:
    """The points on a gold medal."""
    return (
        token(b.VP, x, y, 48)
        + circle(x, y, 16, fill="#fff4cf")
        + text(x, y + 7, str(points), 20 if points < 100 else 16, font_weight=800, fill="#3b2900")
    )


def status(scene: Scene, seat: int, width: float) -> str:
    """Cards in hand, Connection cards, first player, passed; 24 high."""
    x = 12.0
    drawn = token(b.CARD, x + 3, 12, 20) + _number(x + 17, scene.held("hands", seat))
    links = scene.held("links", seat)
    drawn += _link_sign(x + 51) + _number(x + 64, links)
    words = f"{count(scene.held('hands', seat), 'card')} and {count(links, 'Connection card')} in hand"
    drawn = group(title(words), drawn)
    if seat == scene.view["first"][0] and not scene.solo:
        drawn += group(
            title("First player"),
            circle(width - 73, 12, 11, fill="@brass", stroke="@brass-2", stroke_width=1.5),
            text(width - 73, 16.5, "1st", 12.5, font_weight=800, fill="#3b2900"),
        )
    if scene.view["passed"][seat]:
        drawn += passed(width - 61, 12)
    return drawn


def passed(x: float, y: float) -> str:
    """The mark of one who has passed."""
    plate = rect(x, y - 11, 61, 22, rx=11, fill="#3a322a")
    return group(
        title("Has passed: safe until the round ends"),
        plate,
        squeezed(x + 30.5, y + 5, "passed", 15, 50, fill="#fdf3da"),
    )


def _link_sign(x: float) -> str:
    """Two small cards, red over blue: Connection cards."""
    return rect(x - 9, 3, 12, 17, rx=2, fill="#2d66b3", stroke="@rim", stroke_width=1) + rect(
        x - 3, 5, 12, 17, rx=2, fill="#bd2f22", stroke="@rim", stroke_width=1
    )


def _number(x: float, value: int) -> str:
    return text(x, 18, str(value), 17, font_weight=700, text_anchor="start")


def production(scene: Scene, seat: int) -> str:
    """What the board itself produces each round; 24 high."""
    faction = scene.view["faction"][seat]
    row = [
        Item("sign", "gear"),
        Item("arrow"),
        *program_items(scene.content, scene.content.faction_production[faction]),
    ]
    drawn, _ = row_drawn(row, 6, 12, 19)
    goods = [counted(item.number, b.GOOD_IDS[int(item.what)]) for item in row[2:] if item.kind == "good"]
    return group(title(f"The board produces {', '.join(goods)} each round"), drawn)


def shelf(scene: Scene, seat: int, columns: int, cell: tuple[float, float], ids: bool) -> str:
    """The goods of a seat, each kind in its place."""
    drawn = []
    for place, good in enumerate(SHELF):
        x, y = place % columns * cell[0], place // columns * cell[1]
        drawn.append(at(x, y, good_cell(scene, seat, good, cell, ids)))
    return "".join(drawn)


def good_cell(scene: Scene, seat: int, good: int, cell: tuple[float, float], ids: bool) -> str:
    """One kind of good: its pieces and how many there are; what is kept in store is marked with a lock."""
    view = scene.view
    have, kept = int(view["goods"][seat][good]), view["kept"][seat].count(good)
    wide, high = cell[0] - 3, cell[1] - 3
    size = min(high - 6, 24.0)
    ground = rect(
        0, 0, wide, high, rx=5, fill="@well" if have or kept else "none", stroke="@line", stroke_width=1.2
    )
    x = 4 + size / 2
    pieces = token(good, x + 3, high / 2 - 2, size) if have > 1 else ""
    pieces += token(good, x, high / 2 + (1 if have > 1 else 0), size)
    piece = group(pieces, opacity=None if have or kept else 0.3)
    label = str(have) if have else ""
    number = text(
        wide - 5,
        high / 2 + 6.5,
        label,
        18 if have < 10 else 16,
        font_weight=800 if have else 400,
        text_anchor="end",
        fill="@ink" if have else "@ink-3",
    )
    store = ""
    if kept:
        store = (
            sign("lock", wide - 19, high / 2, 15, "@good")
            + text(wide - 3, high / 2 + 6, str(kept), 16, font_weight=800, text_anchor="end", fill="@good")
            if not have
            else sign("lock", wide - 6, 5, 11, "@good")
        )
    words = f"{scene.called(seat)}: {counted(have, b.GOOD_IDS[good])}" + (
        f", {kept} in store" if kept else ""
    )
    own = seat == view["seat"]
    inner = group(ground, piece, number, store, id=f"fss-good-{seat}-{good}" if ids else None)
    hit = rect(0, 0, wide, high, rx=5, fill_opacity=0)
    return group(
        title(words), inner, hit,
        data_show=good_key(good),
        data_good=good if ids and own else None,
        data_steal=seat * b.GOODS + good if ids and not own else None,
    )  # fmt: skip


def exchanges(scene: Scene, seat: int, columns: int, cell: tuple[float, float], ids: bool) -> str:
    """The actions of a board; what is used up is ticked."""
    book, view = scene.content, scene.view
    faction = view["faction"][seat]
    drawn = []
    for number, uses in enumerate(book.exchange_uses[faction]):
        made = view["exchanged"][seat][number]
        gone = uses > 0 and made >= uses
        wide, high = cell[0] - 3, cell[1] - 3
        row = [
            *cost_items(book.exchange_costs[faction][number]),
            Item("arrow"),
            *program_items(book, book.exchange_effects[faction][number]),
        ]
        size = 19.0
        end = row_drawn(row, 0, 0, size)[1] - size * 0.12
        if end > wide - 6:
            size *= (wide - 6) / end
            end = wide - 6
        icons, _ = row_drawn(row, (wide - end) / 2, high / 2, size)
        mark = ""
        if gone:
            mark = circle(wide - 7, 7, 8, fill="#fdf9ed", stroke="@tick", stroke_width=1.8) + sign(
                "tick", wide - 7, 7, 11, "@tick"
            )
        elif made:
            mark = rect(wide - 22, -3, 23, 17, rx=8, fill="#fff4cf", stroke="#8a5f10") + text(
                wide - 10.5, 10, f"{made}×", 13.5, font_weight=800, fill="#3b2900"
            )
        ground = rect(0, 0, wide, high, rx=6, fill="@surface", stroke="@line-strong", stroke_width=1.2)
        words = f"Board action: {book.exchange_texts[faction][number]}" + (
            " Used." if gone else f" Used {count(made, 'time')}." if made else ""
        )
        inner = group(
            ground,
            group(icons, opacity=0.38 if gone else None),
            mark,
            id=f"fss-exchange-{seat}-{number}" if ids else None,
        )
        own = ids and seat == view["seat"]
        place = at(
            number % columns * cell[0], number // columns * cell[1],
            title(words), inner, rect(0, 0, wide, high, rx=6, fill_opacity=0),
            data_exchange=number if own else None, data_show=faction_key(book, faction),
        )  # fmt: skip
        drawn.append(place)
    return "".join(drawn)


def deals(scene: Scene, seat: int, width: float, rows: int, ids: bool) -> str:
    """The deals under the board, newest last; they overlap when there are many. Each row is 30 high."""
    cards = scene.view["deals"][seat]
    if not cards:
        return text(4, 20, "no deals yet", 15, text_anchor="start", fill="@ink-3")
    each = -(-len(cards) // rows) if len(cards) > rows * int(width // 30) else int(width // 30)
    step = min(30.0, (width - 28) / max(each - 1, 1))
    drawn = []
    for place, card in enumerate(cards):
        good = counted(1, b.GOOD_IDS[scene.content.card_deal[card]])
        words = f"Deal of {scene.called(seat)} with {scene.content.design_names[scene.content.card_design[card]]}: {good} each round"
        inner = group(shown_deal(scene.content, card, 27, 27), id=f"fss-card-{card}" if ids else None)
        drawn.append(
            at(
                place % each * step,
                place // each * 30,
                title(words),
                inner,
                rect(0, 0, 27, 27, rx=5, fill_opacity=0),
                data_card=card if ids else None,
                data_show=card_key(scene.content, card),
            )
        )
    return "".join(drawn)
