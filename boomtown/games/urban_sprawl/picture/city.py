"""The printed board: water and wilderness, streets and lots, the prestige ring, rails and the boxes of cards."""

from functools import lru_cache
from random import Random

from boomtown.draw.land import caption, track_bed
from boomtown.draw.svg import SERIF, circle, el, group, path, rect, sheet, text, title
from boomtown.games.urban_sprawl.picture.plan import (
    BLOCK,
    CARD_H,
    CITY,
    CITY_X,
    CITY_Y,
    GRID,
    GRID_X,
    GRID_Y,
    HEIGHT,
    LOT,
    OFFER_W,
    PITCH,
    PLAN_W,
    RING,
    SIGN,
    STREET,
    WIDTH,
    block_at,
    edge_point,
    lot_point,
    offer_at,
    plan_at,
    ring_point,
)
from boomtown.games.urban_sprawl.picture.shores import LEFT, LOW, RIGHT, TOP, shores, strip
from boomtown.games.urban_sprawl.picture.signs import INK, NAVY, PAPER, amount
from boomtown.games.urban_sprawl.rules.content import Content


@lru_cache(maxsize=8)
def draw_city(content: Content) -> str:
    """All that is printed; it never changes during a game."""
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill="@panel"),
        _table_lines(),
        shores(content),
        _ring(),
        _streets(content),
        _lots(content),
        _printed_rows(content),
        _rails(content),
        class_="map",
    )


def _table_lines() -> str:
    """A faint surveyor's grid on the table."""
    lines = "".join(f"M{x} 0V{HEIGHT}" for x in range(40, WIDTH, 40))
    lines += "".join(f"M0 {y}H{WIDTH}" for y in range(40, HEIGHT, 40))
    return path(lines, stroke="@line", stroke_width=1, fill="none", opacity=0.5)


# --- the prestige ring ---------------------------------------------------------------------------------------


def _ring() -> str:
    """A hundred spaces round the city, every fifth with its number."""
    inner = f"M{LEFT} {TOP}v{LOW - TOP}h{RIGHT - LEFT}V{TOP}z"
    outer = f"M{CITY_X - 3} {CITY_Y - 2}h{CITY + 6}v{CITY + 5}h{-CITY - 6}z"
    frame = path(outer + inner, fill="@frame", fill_rule="evenodd")
    band = path(f"M{CITY_X} {CITY_Y}h{CITY}v{CITY}h-{CITY}z" + inner, fill="@well", fill_rule="evenodd")
    step = (CITY - RING) / 25
    marks, tens, numbers = "", "", []
    for space in range(100):
        x, y = ring_point(space)
        across = space // 25 % 2 == 1
        half = RING / 2 + 0.5
        turn = 0 if space % 25 else half - step / 2
        if across:
            marks += f"M{x + step / 2 - turn:.1f} {y - half:.1f}v{RING + 1}"
        else:
            marks += (
                f"M{x - half:.1f} {y + (step / 2 - turn) * (1 if 50 <= space < 75 else -1):.1f}h{RING + 1}"
            )
        if space % 10 == 0:
            w, h = (step, RING) if across and space % 25 else (RING, step) if space % 25 else (RING, RING)
            tens += f"M{x - w / 2:.1f} {y - h / 2:.1f}h{w:.1f}v{h:.1f}h{-w:.1f}z"
        if space % 5 == 0:
            strong = space % 10 == 0
            numbers.append(
                text(
                    x,
                    y + 6,
                    str(space),
                    16 if strong else 15,
                    font_weight=800 if strong else 600,
                    fill="@brand",
                )
            )
    return (
        frame
        + band
        + path(tens, fill="@brand", opacity=0.16)
        + path(marks, stroke="@faint", stroke_width=1.2, fill="none")
        + "".join(numbers)
    )


# --- streets and lots ----------------------------------------------------------------------------------------


def _streets(content: Content) -> str:
    """The grid of streets; their names are told to the pointer."""
    ground = rect(
        GRID_X - 2, GRID_Y - 2, GRID + 4, GRID + 4, rx=9, fill="@line", stroke="@line-strong", stroke_width=2
    )
    dashes, walks, named = "", "", []
    for i in range(7):
        x, y = GRID_X + i * PITCH + STREET / 2, GRID_Y + i * PITCH + STREET / 2
        for j in range(6):
            a = GRID_X + STREET + j * PITCH
            b = GRID_Y + STREET + j * PITCH
            dashes += f"M{a + 9:g} {y:g}H{a + BLOCK - 6:g}M{x:g} {b + 9:g}V{b + BLOCK - 6:g}"
            for k in (-4.5, -1.5, 1.5, 4.5):
                walks += f"M{a + 1.5:g} {y + k:g}h4M{a + BLOCK - 5.5:g} {y + k:g}h4"
                walks += f"M{x + k:g} {b + 1.5:g}v4M{x + k:g} {b + BLOCK - 5.5:g}v4"
    across = iter([s for s in content.data["board"]["street"] if s["direction"] == "horizontal"])
    down = iter([s for s in content.data["board"]["street"] if s["direction"] == "vertical"])
    for i in range(7):
        for street, spot in (
            (next(across, None), (GRID_X, GRID_Y + i * PITCH, GRID, STREET)),
            (next(down, None), (GRID_X + i * PITCH, GRID_Y, STREET, GRID)),
        ):
            if street:
                named.append(group(title(str(street["name"])), rect(*spot, fill="#000000", opacity=0)))
    return (
        ground
        + path(dashes, stroke="@space", stroke_width=1.4, stroke_dasharray="6 6", fill="none", opacity=0.9)
        + path(walks, stroke="@space", stroke_width=1.7, fill="none", opacity=0.85)
        + "".join(named)
    )


def _lots(content: Content) -> str:
    """144 lots with a little grass; a mark where a building starts."""
    dice = Random("lots")
    lots, grass = "", ""
    for lot in range(144):
        x, y = lot_point(lot)
        lots += f"M{x + 4:g} {y:g}h{LOT - 8}q4 0 4 4v{LOT - 8}q0 4-4 4h{8 - LOT}q-4 0-4-4v{8 - LOT}q0-4 4-4z"
        for _ in range(3):
            gx, gy = x + 8 + dice.random() * (LOT - 18), y + 9 + dice.random() * (LOT - 16)
            grass += f"M{gx:.0f} {gy:.0f}l-2-4M{gx + 1:.0f} {gy:.0f}v-5M{gx + 2:.0f} {gy:.0f}l2-4"
    under = "".join(f"M{x:g} {y:g}h{BLOCK}v{BLOCK}h-{BLOCK}z" for x, y in map(block_at, range(36)))
    return (
        path(under, fill="@faint", opacity=0.55)
        + path(lots, fill="@space")
        + path(lots, fill="@good", opacity=0.04)
        + path(grass, stroke="@good", stroke_width=1, fill="none", opacity=0.34)
    )


def _printed_rows(content: Content) -> str:
    """Brackets that show which lines belong to a double row, and the names of the shores."""
    parts = []
    for row in [*content.data["board"]["row"], *content.data["board"]["gray"]]:
        blocks = [str(name) for name in row["blocks"]]
        if len(blocks) != 12:
            continue
        x, y = edge_point(row["edge"], blocks)
        tint = "@brand" if row.get("kind") == "prestige" else "@ink-2"
        far = PITCH - 14
        data = {
            "left": f"M{GRID_X - 6:g} {y - far:g}h-6V{y + far:g}h6",
            "right": f"M{GRID_X + GRID + 6:g} {y - far:g}h6V{y + far:g}h-6",
            "top": f"M{x - far:g} {GRID_Y - 6:g}v-6H{x + far:g}v6",
            "bottom": f"M{x - far:g} {GRID_Y + GRID + 6:g}v6H{x + far:g}v-6",
        }[row["edge"]]
        parts.append(
            path(data, stroke=tint, stroke_width=3, fill="none", stroke_linejoin="round", opacity=0.8)
        )
    for edge in content.data["board"]["edge"]:
        x, y, w, h = strip(str(edge["side"]))
        tint = "@label" if edge["kind"] == "water" else "@good"
        if edge["side"] == "top":
            parts.append(caption(x + w * 0.36, y + 30, str(edge["label"]), 17, tint))
        elif edge["side"] == "left":
            parts.append(caption(x + 27, y + h * 0.365, str(edge["label"]), 17, tint, -90))
    return "".join(parts)


# --- rails and boxes -----------------------------------------------------------------------------------------


def _rails(content: Content) -> str:
    """The rail lines that cards travel on, and the boxes they stop in, with their prices."""
    plan_x, offer_x = plan_at(0)[0] + PLAN_W * 0.72, offer_at(0)[0] + OFFER_W * 0.74
    top, low = plan_at(4)[1] + 20, plan_at(0)[1] + 20
    data = f"M{plan_x:g} {top:g}V{low:g}M{offer_x:g} {top:g}V{low:g}"
    for place in (5, 6, 7):
        x, y = offer_at(place)
        data += f"M{x + 10:g} {y + CARD_H / 2:g}H{x - 40:g}"
    parts = [track_bed(data)]
    for place in range(5):
        parts.append(_slot(*plan_at(place), PLAN_W, content.plan_price[place], "permit" if place < 4 else ""))
    for place in range(8):
        parts.append(_slot(*offer_at(place), OFFER_W, content.price[place], "contract" if place < 5 else ""))
    return "".join(parts)


def _slot(x: float, y: float, w: float, price: int, words: str) -> str:
    """An empty place for a card with its price on a sign above."""
    place = sheet(x, y, w, CARD_H, rx=9, fill="@well", stroke="@faint", stroke_dasharray="7 5")
    return (
        place
        + text(x + w / 2, y + CARD_H / 2 + 6, words, 16, fill="@faint", font_style="italic")
        + price_sign(x, y, price)
    )


def price_sign(x: float, y: float, price: int) -> str:
    """'4 AP' on a dark plate."""
    plate = rect(x + 2, y - SIGN + 1, 58, SIGN - 3, rx=10.5, fill=NAVY, stroke=PAPER, stroke_width=1.5)
    return plate + text(
        x + 31, y - 7, f"{price} AP", 16.5, font_weight=800, fill="#ffffff", font_family=SERIF
    )


def row_disc(kind: int, number: int, x: float, y: float) -> str:
    """The number of a row on the outskirts."""
    return circle(x + 1.5, y + 3, 23, fill=INK, opacity=0.25) + amount(kind, number, x, y, 23)


def grey_circle(x: float, y: float) -> str:
    """A place for a marker."""
    return (
        circle(x, y, 22, fill="#a9a7a1", stroke="#6f6c66", stroke_width=2)
        + circle(x, y, 17, fill="none", stroke="#c9c7c1", stroke_width=1.5)
        + el(
            "path",
            d=f"M{x - 11:g} {y + 11:g}A15.5 15.5 0 0 1 {x - 11:g} {y - 11:g}",
            fill="none",
            stroke="#ffffff",
            stroke_width=1.5,
            opacity=0.6,
        )
    )
