"""The common board as it is printed: iron plate, gauges of the goods, tracks, and where everything lies."""

from functools import lru_cache

from boomtown.draw.svg import SERIF, Value, circle, el, group, path, rect, text
from boomtown.draw.words import fit
from boomtown.games.city_of_iron.picture.cards import BANDS, LETTERS, ROW_H, ROW_W, art_key, chip, row_card
from boomtown.games.city_of_iron.picture.marks import SCIENCE, coin, dots, good_token, shield
from boomtown.games.city_of_iron.picture.places import (
    BAND_H,
    BAND_Y,
    DECKS_W,
    DECKS_X,
    GAUGE_R,
    HEIGHT,
    INFLUENCE_END,
    INFLUENCE_STEP,
    INFLUENCE_X,
    INFLUENCE_Y,
    LANDS_W,
    LANDS_X,
    PLATE_H,
    PLATE_Y,
    PREFIX,
    SPACE_R,
    TOWNS_W,
    TOWNS_X,
    TRACKS_W,
    TRACKS_X,
    WIDTH,
    action_space,
    bid_space,
    gauge_middle,
    gauge_space,
    influence_space,
    panel_box,
    round_space,
    row_place,
    wait_space,
)
from boomtown.games.city_of_iron.picture.scene import good_colour
from boomtown.games.city_of_iron.picture.signs import bound, definitions, paths, sign, used
from boomtown.games.city_of_iron.rules.content import GOODS, ROUNDS, Content

IRON, IRON_2, IRON_3 = "#2f3742", "#3b4552", "#232a33"
BRASS = "@brass"
START: dict[str, Value] = {"text_anchor": "start"}


@lru_cache(maxsize=16)
def draw_map(content: Content, seats: int, salad: bool) -> str:
    """The layer `map`: all that never changes in a game, with every picture that a piece may use."""
    cards = range(len(content.card_ids))
    names = sorted({art_key(content, card) for card in cards})
    names += [f"l-{i}" for i in range(len(content.land_ids))] + [
        f"t-{i}" for i in range(len(content.town_ids))
    ]
    drawn = [_plate(), _influence(), *(_gauge(content, good, salad) for good in range(GOODS))]
    drawn += [_row(content, seats), _tracks(content, seats), _frames(seats)]
    markup = "".join(drawn)
    signs = [f"i-{name}" for name in paths(content)] + used(markup) + ["z-shield", "z-coin"]
    signs += [f"g-{good}" for good in range(GOODS)] + [f"y-{kind}" for kind in range(len(content.type_ids))]
    defs = definitions(content, sorted({*signs, *names}), PREFIX)
    first = {content.card_design[card]: card for card in cards if content.card_dots[card] <= seats}
    cards_drawn = "".join(
        f'<g id="{PREFIX}-r-{design}">{row_card(content, card)}</g><g id="{PREFIX}-k-{design}">{chip(content, card)}</g>'
        for design, card in first.items()
    )
    return group(
        defs, el("defs", bound(cards_drawn, PREFIX)), _gradients(), bound(markup, PREFIX), class_="map"
    )


def _gradients() -> str:
    stops = (
        el("stop", offset="0", stop_color="#f3d07a")
        + el("stop", offset=".5", stop_color="#c8922c")
        + el("stop", offset="1", stop_color="#8a5f10")
    )
    iron = el("stop", offset="0", stop_color=IRON_2) + el("stop", offset="1", stop_color=IRON_3)
    return el(
        "defs",
        el("linearGradient", stops, id=f"{PREFIX}-brass", x1=0, y1=0, x2=1, y2=1),
        el("linearGradient", iron, id=f"{PREFIX}-iron", x1=0, y1=0, x2=0, y2=1),
    )


def _plate() -> str:
    """The iron plate with its rivets, and wheels that turn behind it."""
    wheels = "".join(
        sign("machine", x, y, size, "#3f4a57")
        for x, y, size in ((60, 700, 300), (820, 470, 260), (1540, 560, 320))
    )
    edge = rect(3, 3, WIDTH - 6, HEIGHT - 6, rx=16, fill="none", stroke="url(#~)", stroke_width=5).replace(
        "url(#~)", f"url(#{PREFIX}-brass)"
    )
    rivets = "".join(
        circle(x, y, 3.2, fill="#d9b25c")
        for y in (7, HEIGHT - 7)
        for x in (40, 240, 440, 640, 960, 1160, 1360, 1560)
    )
    ground = rect(0, 0, WIDTH, HEIGHT, rx=18, fill=f"url(#{PREFIX}-iron)")
    return ground + group(wheels, opacity=0.5) + edge + rivets


def _influence() -> str:
    """The influence track along the top."""
    x, y = INFLUENCE_X, INFLUENCE_Y
    long = (INFLUENCE_END + 1) * INFLUENCE_STEP
    parts = [
        rect(x - 2, y - 16, long + 4, 32, rx=6, fill="@panel", stroke="@brass-2", stroke_width=1.5),
        shield(26, y, 30, ""),
        text(46, y + 6, "Influence", 15.5, font_weight=700, fill="#f6e6bf", font_family=SERIF, **START),
    ]
    for points in range(INFLUENCE_END + 1):
        sx, sy = influence_space(points)
        five = points % 5 == 0
        if five:
            parts.append(rect(sx - 14, y - 15, 28, 30, rx=4, fill="@brass", opacity=0.45))
        look: dict[str, Value] = {"font_weight": 700 if five else 400, "fill": "@ink"}
        parts.append(text(sx, sy + 5, str(points), 14 if points > 9 else 15, **look))
    return "".join(parts)


def _gauge(content: Content, good: int, salad: bool) -> str:
    """A good's gauge: a brass dial with ten spaces, the good in its middle, its worth below."""
    x, y = gauge_middle(good)
    colour, _ = good_colour(content, good)
    parts = [
        circle(x + 1, y + 3, GAUGE_R + 2, fill="#000", opacity=0.35),
        circle(x, y, GAUGE_R + 1.5, fill=f"url(#{PREFIX}-brass)"),
        circle(x, y, GAUGE_R - 3, fill="@well"),
        circle(x, y, 36, fill=colour, opacity=0.32),
    ]
    for amount in range(1, 11):
        sx, sy = gauge_space(good, amount)
        if amount == content.shield[good] and not salad:
            parts.append(shield(sx, sy, 29, amount))
        else:
            parts.append(circle(sx, sy, SPACE_R, fill="@space", stroke="@line-strong", stroke_width=1))
            parts.append(text(sx, sy + 5.4, str(amount), 15, fill="@ink-2"))
    parts.append(good_token(good, x, y, 54))
    parts.append(_worth(content, good, x, salad))
    return "".join(parts)


def _worth(content: Content, good: int, x: float, salad: bool) -> str:
    """What places on a gauge bring; in Point Salad what amounts bring."""
    wide = 150
    name = content.good_names[good]
    plate = rect(
        x - wide / 2, PLATE_Y, wide, PLATE_H, rx=6, fill="@panel", stroke="@brass-2", stroke_width=1.5
    )
    plate += text(
        x, PLATE_Y + 14.5, name, fit(name, 15, wide - 8, 12), font_weight=700, fill="@ink", font_family=SERIF
    )
    if salad:
        rows = len(content.salad_least)
        cells = []
        for i in range(rows):
            cx = x + (i - (rows - 1) / 2) * 48
            cells.append(text(cx - 13, PLATE_Y + 43, f"{content.salad_least[i]}+", 14, fill="@ink-2"))
            cells.append(
                shield(
                    cx + 10,
                    PLATE_Y + (38 if not content.salad_coins[i][good] else 28),
                    19,
                    content.salad_influence[i][good],
                )
            )
            if content.salad_coins[i][good]:
                cells.append(coin(cx + 10, PLATE_Y + 47, 17, content.salad_coins[i][good]))
        return plate + "".join(cells)
    left = x - wide / 2
    return (
        plate
        + path(f"M{left + 4} {PLATE_Y + 38}h{wide - 8}", stroke="@line", stroke_width=1)
        + shield(left + 15, PLATE_Y + 28, 21, content.first[good])
        + coin(left + 37, PLATE_Y + 28, 20, content.majority[good])
        + shield(left + 15, PLATE_Y + 48, 20, content.second[good], "#6d6a72")
    )


def _row(content: Content, seats: int) -> str:
    """The spaces of the building row with their dots; closed ones are barred."""
    parts = []
    for space, count in enumerate(content.row_dots):
        x, y = row_place(space)
        closed = count > seats
        look: dict[str, Value] = {"fill": "#1d232b", "stroke": "#8a6a2c", "stroke_width": 1.5, "rx": 8}
        parts.append(rect(x, y, ROW_W, ROW_H, opacity=0.5 if closed else 0.85, **look))
        parts.append(text(x + ROW_W / 2, y + 84, str(space + 1), 26, fill="#5d6875", font_family=SERIF))
        parts.append(dots(x + ROW_W / 2, y + ROW_H - 14, count, 8, "#d9a534"))
        if closed:
            parts.append(sign("no", x + ROW_W / 2, y + 40, 34, "#5d6875"))
    return "".join(parts)


def _box(x: float, y: float, width: float, height: float) -> str:
    """A panel of parchment in a brass frame."""
    return (
        rect(x + 1, y + 3, width, height, rx=9, fill="#000", opacity=0.3)
        + rect(x, y, width, height, rx=9, fill="@panel", stroke="@brass-2", stroke_width=2)
        + rect(x + 3.5, y + 3.5, width - 7, height - 7, rx=6, fill="none", stroke="@faint", stroke_width=1)
    )


def _head(x: float, y: float, words: str) -> str:
    return text(x, y, words, 16, font_weight=700, font_family=SERIF, fill="@ink", **START)


def _tracks(content: Content, seats: int) -> str:
    """Round track, action track, turn order track, bid order track."""
    x, y = TRACKS_X, BAND_Y
    parts = [_box(x, y, TRACKS_W, BAND_H), _head(x + 12, y + 22, "Round"), _head(x + 286, y + 22, "Action")]
    for number in range(1, ROUNDS + 1):
        rx, ry = round_space(number)
        at = number - 1
        deck = content.round_deck[at]
        parts.append(circle(rx, ry, 15.5, fill="@well", stroke=BANDS[deck], stroke_width=3))
        parts.append(text(rx, ry + 6, LETTERS[deck], 16, font_weight=800, fill="@ink-2", font_family=SERIF))
        if content.round_score[at]:
            parts.append(shield(rx - (8 if content.round_science[at] else 0), ry + 25, 18, ""))
        if content.round_science[at]:
            parts.append(sign("science", rx + 10, ry + 25, 16, SCIENCE))
    for number in (1, 2, 3):
        ax, ay = action_space(number)
        parts.append(circle(ax, ay, 12.5, fill="@well", stroke="@line-strong", stroke_width=1.6))
        parts.append(text(ax, ay + 5.6, str(number), 15.5, font_weight=700, fill="@ink-2"))
    parts.append(
        text(x + TRACKS_W / 2, y + 92, "Turn order, right to left", 14.5, fill="@ink-2", font_family=SERIF)
    )
    parts.append(
        sign("left", x + 32, y + 87, 14, "#4f8a4a") + sign("left", x + TRACKS_W - 32, y + 87, 15, "#4f8a4a")
    )
    spaces = len(content.bid_cost)
    for space in range(spaces):
        parts.append(_bid_space(content, space, spaces, seats))
    parts.append(_head(x + 12, y + 169, "Bid order"))
    for place in range(seats):
        wx, wy = wait_space(place)
        parts.append(circle(wx, wy, 18, fill="@well", stroke="@line-strong", stroke_width=1.6))
        parts.append(text(wx, wy + 5.5, str(place + 1), 15, fill="@ink-3"))
    return "".join(parts)


def _bid_space(content: Content, space: int, spaces: int, seats: int) -> str:
    """A space of the turn order track: what it costs or gives."""
    x, y = bid_space(space, spaces)
    closed = content.bid_dots[space] > seats
    parts = [
        rect(
            x - 23,
            y - 19,
            46,
            38,
            rx=7,
            fill="@well",
            stroke="@line-strong",
            stroke_width=1.6,
            opacity=0.5 if closed else 1,
        )
    ]
    if closed:
        parts.append(sign("no", x, y - 2, 22, "@faint"))
    elif content.bid_gain[space]:
        parts.append(coin(x, y, 28, f"+{content.bid_gain[space]}"))
    elif content.bid_cost[space]:
        parts.append(coin(x, y, 28, f"−{content.bid_cost[space]}"))
    else:
        parts.append(text(x, y + 7, "0", 20, font_weight=700, fill="@ink-2"))
    parts.append(dots(x, y + 15, content.bid_dots[space], 4.5, "@ink-3"))
    return "".join(parts)


def _frames(seats: int) -> str:
    """The panels for lands, towns, decks and players, still empty."""
    y, names = BAND_Y, (("Lands to settle", LANDS_X, LANDS_W), ("", TOWNS_X, TOWNS_W), ("", DECKS_X, DECKS_W))
    parts = [_box(x, y, wide, BAND_H) for _, x, wide in names]
    return "".join(parts) + "".join(_box(*panel_box(seat, seats)) for seat in range(seats))
