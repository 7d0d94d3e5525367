"""A player's board: money, loans, railways, cards, and the counters left on the display."""

from boomtown.draw.icons import icon
from boomtown.draw.palette import Look
from boomtown.draw.pieces import badge, coin, cube, tile
from boomtown.draw.svg import SERIF, Part, at, box, group, path, rect, sheet, text, title
from boomtown.games.age_of_industry.picture.atlas import Entry
from boomtown.games.age_of_industry.picture.scene import Scene, count

WIDTH, HEAD, CELL_W, CELL_H = 580, 66, 94, 63


def player_part(scene: Scene, seat: int) -> Part:
    """The board of a seat."""
    columns = list(scene.atlas.industries)
    cells = []
    for column, industry in enumerate(columns):
        own = [i for i, entry in enumerate(scene.atlas.counters) if entry["industry"] == industry]
        for row, counter in enumerate(own):
            x, y = 8 + column * CELL_W, HEAD + 4 + row * CELL_H
            cells.append(
                at(x, y, _cell(scene, seat, counter), id=f"display-{seat}-{counter}", data_counter=counter)
            )
    height = HEAD + 10 + CELL_H * _rows(scene)
    now = seat in scene.view["waiting"]
    edge, wide = ("@turn", 5) if now else ("@line", 2)
    paper = sheet(2, 2, WIDTH - 4, height - 6, stroke=edge, stroke_width=wide)
    head = _head(scene, seat, now)
    markup = group(title(_words(scene, seat)), paper, head, *cells, id=f"player-{seat}", data_seat=seat)
    return Part(markup, WIDTH, height)


def _rows(scene: Scene) -> int:
    """The most levels an industry has."""
    kinds = [entry["industry"] for entry in scene.atlas.counters]
    return max(kinds.count(kind) for kind in kinds)


def hand_size(scene: Scene, seat: int) -> int:
    """How many cards a seat holds."""
    hand = scene.view["hands"][seat]
    return int(hand["count"]) if isinstance(hand, dict) else len(hand)


def _words(scene: Scene, seat: int) -> str:
    view = scene.view
    return (
        f"{scene.owner_word(seat).capitalize()}: ${view['money'][seat]}, {count(view['loans'][seat], 'loan')}, "
        f"{count(view['rails_left'][seat], 'railway')} left, {count(hand_size(scene, seat), 'card')} in hand"
    )


def _head(scene: Scene, seat: int, now: bool) -> str:
    """Who it is, and what they have."""
    view, look = scene.view, scene.seats[seat]
    band = path(
        f"M4 {HEAD - 4}V16q0-12 12-12h{WIDTH - 32}q12 0 12 12v{HEAD - 20}z", fill=look.fill, opacity=0.16
    )
    note = "to play" if now else f"{_nth(view['order'].index(seat) + 1)} in order"
    own = "you, " if seat == view["seat"] else ""
    name = text(70, 31, look.colour.capitalize(), 23, text_anchor="start", font_weight=700, font_family=SERIF)
    under = text(70, 52, own + note, 15, text_anchor="start", fill="@ink-2", font_weight=700 if now else None)
    loan = int(scene.atlas.pack.display["loan"]["amount"])
    figures = [
        coin(226, 33, 18, "$")
        + text(250, 43, str(view["money"][seat]), 29, text_anchor="start", font_weight=800),
        _figure(338, "note", view["loans"][seat], f"loans ${loan}"),
        _figure(432, "rail", view["rails_left"][seat], "railways"),
        _figure(520, "card", hand_size(scene, seat), "cards"),
    ]
    return band + badge(look, 36, 33, 46) + name + under + "".join(figures)


def _figure(x: float, sign: str, number: int, label: str) -> str:
    """A sign with its number, and the word for it below."""
    return (
        icon(sign, x - 14, 25, 25, "@ink-2")
        + text(x + 5, 33, str(number), 23, text_anchor="start", font_weight=700)
        + text(x, 54, label, 15, fill="@ink-2")
    )


def _nth(number: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def _cell(scene: Scene, seat: int, counter: int) -> str:
    """One display space: its counters, what they cost, what they bring."""
    view, entry, look = scene.view, scene.atlas.counters[counter], scene.seats[seat]
    at_index = seat * len(scene.atlas.counters) + counter
    left, gone = int(view["left"][at_index]), int(view["gone"][at_index])
    sign = scene.atlas.sign(entry["industry"])
    empty = left == 0
    parts = [title(_cell_words(scene, counter, left, gone))]
    parts.append(
        rect(1, 1, CELL_W - 2, CELL_H - 2, rx=7, fill="@well", stroke="@line", opacity=0.5 if empty else 1)
    )
    if empty:
        parts.append(
            box(26, 25, 38, 38, rx=6, fill="none", stroke="@faint", stroke_width=2, stroke_dasharray="4 4")
        )
        parts.append(icon(sign, 26, 25, 22, "@faint"))
    else:
        if left > 1:
            parts.append(
                box(30, 22, 37, 37, rx=6, fill=look.fill, stroke="@outline", stroke_width=1.6, opacity=0.75)
            )
        parts.append(at(26, 26, tile(look, sign, entry["level"], only=scene.only_goods(counter)), scale=0.8))
    parts.append(_left_pips(look, left, gone, int(entry["count"])))
    parts.append(_price(scene, entry, empty))
    return "".join(parts)


def _left_pips(look: Look, left: int, gone: int, of: int) -> str:
    """A pip a counter: full while on the display, hollow when built, crossed when removed for good."""
    parts = []
    for i in range(of):
        x, y = 26 + (i - (of - 1) / 2) * 13, 54.5
        if i < left:
            parts.append(box(x, y, 8, 8, rx=2, fill=look.fill, stroke="@ink-2", stroke_width=1))
        elif i >= of - gone:
            parts.append(icon("cross", x, y, 9, "@ink-3"))
        else:
            parts.append(box(x, y, 7, 7, rx=2, fill="none", stroke="@ink-3", stroke_width=1.4))
    return "".join(parts)


def _price(scene: Scene, entry: Entry, empty: bool) -> str:
    """What a counter costs in money and cubes, the cubes it brings, its income."""
    x = 73
    if not entry["buildable"]:
        return icon("no", x, 26, 24, "@faint")
    kind = scene.atlas.industries[entry["industry"]].get("cube")
    needs = ["coal"] * entry["coal"] + ["iron"] * entry["iron"]
    own = bool(
        kind and needs
    )  # the cubes it brings take the lower line: what it needs stands beside its cost
    cost = text(x - 9 if own else x, 20, f"${entry['cost']}", 18, font_weight=700)
    step, cx, cy = (12, x + 14, 14) if own else (17, x, 31)
    cubes = [cube(need, cx + (i - (len(needs) - 1) / 2) * step, cy, 16) for i, need in enumerate(needs)]
    income = text(x, 38 if kind else 57, f"+{entry['income']}", 16, font_weight=700, fill="@good")
    brings = (
        cube(kind, x - 10, 49, 14) + text(x + 8, 56, f"×{entry['cubes']}", 15, font_weight=700)
        if kind
        else ""
    )
    return group(cost, *cubes, brings, income, opacity=0.45 if empty else None)


def _cell_words(scene: Scene, counter: int, left: int, gone: int) -> str:
    """'Cotton mill level 2: 1 left, 1 removed; costs $6 and 1 coal, pays $13'."""
    entry = scene.atlas.counters[counter]
    words = f"{scene.atlas.counter_name(counter).capitalize()}: {left} left"
    words += f", {gone} removed for good" if gone else ""
    if not entry["buildable"]:
        return f"{words}; cannot be built, only removed by developing"
    needs = [f"${entry['cost']}"] + [f"{entry[kind]} {kind}" for kind in ("coal", "iron") if entry[kind]]
    brings = f", brings {entry['cubes']} cubes" if entry["cubes"] else ""
    return f"{words}; costs {' and '.join(needs)}{brings}, pays ${entry['income']} once used, {entry['points']} at the end"
