"""What lies on the map: counters, cubes, railways, market counters, and the displays in its corner."""

from itertools import combinations
from math import dist

from boomtown.draw.icons import icon
from boomtown.draw.land import railway_line
from boomtown.draw.pieces import badge, cube, disc, tile, track
from boomtown.draw.svg import at, box, circle, group, path, rect, text, title
from boomtown.games.age_of_industry.picture.atlas import Entry, Spot
from boomtown.games.age_of_industry.picture.map import slot_x
from boomtown.games.age_of_industry.picture.scene import Scene, count


def draw_pieces(scene: Scene) -> str:
    """Every piece, each in a group that can be pointed at, also where nothing lies."""
    atlas = scene.atlas
    links = range(len(atlas.drawing["link"]))
    return group(
        group(*(_line(scene, i) for i in links), class_="lines"),
        group(class_="glows"),
        *(_rail(scene, i) for i in links),
        *(_space(scene, spot) for spot in atlas.spaces),
        *(_market(scene, spot) for spot in atlas.markets),
        *(_import(scene, spot) for spot in atlas.imports),
        _corner(scene),
        class_="pieces",
    )


def _line(scene: Scene, index: int) -> str:
    """A built railway from end to end, below the pieces."""
    seat = scene.view["rail"][index]
    if seat < 0:
        return ""
    look = scene.seats[seat]
    return railway_line(scene.atlas.link_lines[index], look.fill, look.ink)


def _rail(scene: Scene, index: int) -> str:
    """The place of a link's railway counter, and the counter."""
    link, seat = scene.atlas.drawing["link"][index], scene.view["rail"][index]
    slot = link["slot"]
    hit = at(0, 0, box(0, 0, 60, 34, rx=6, fill="#000", fill_opacity=0), turn=slot["angle"])
    piece = group(track(scene.seats[seat], slot["angle"]), id=f"rail-{index}") if seat >= 0 else ""
    words = title(scene.link_words(index))
    return at(slot["x"], slot["y"], words, hit, piece, id=f"link-{index}", data_link=index)


def _space(scene: Scene, spot: Spot) -> str:
    """A building space with the counter on it."""
    i, view = spot.number, scene.view
    seat, counter = view["owner"][i], view["counter"][i]
    hit = box(0, 0, 48, 48, rx=6, fill="#000", fill_opacity=0)
    piece = ""
    if seat >= 0:
        entry = scene.atlas.counters[counter]
        kind = scene.cube_kind(counter)
        drawn = tile(
            scene.seats[seat],
            scene.atlas.sign(entry["industry"]),
            entry["level"],
            used=bool(view["flipped"][i]),
            load=(kind, view["cubes"][i]) if kind else None,
            barred=bool(view["barren"][i]),
            only=scene.only_goods(counter),
        )
        piece = group(drawn, id=f"counter-space-{i}")
    return at(*spot.point, title(scene.space_words(spot)), hit, piece, id=f"space-{i}", data_space=i)


def _market(scene: Scene, spot: Spot) -> str:
    """A market space with its counter: what it buys, a cross for no demand, its back once sold to."""
    i = spot.number
    kind = scene.view["market"][i]
    hit = circle(0, 0, 25, fill="#000", fill_opacity=0)
    piece = ""
    if kind >= 0:
        goods = [scene.atlas.sign(good) for good in scene.atlas.pack.markets["counter"][kind]["accepts"]]
        sold = bool(scene.view["sold"][i])
        piece = group(disc(market_face(goods, sold), back=sold), id=f"market-counter-{i}")
    return at(*spot.point, title(scene.market_words(spot)), hit, piece, id=f"market-{i}", data_market=i)


def market_face(goods: list[str], sold: bool) -> str:
    """The signs on a market counter."""
    ink = "@face" if sold else "@print"
    if not goods:
        return icon("cross", 0, 0, 20, "@face" if sold else "@cross")
    if len(goods) == 1:
        signs = icon(goods[0], 0, -3 if sold else 0, 18 if sold else 24, ink)
    else:
        y = -4 if sold else 0
        signs = icon(goods[0], -8, y, 15, ink) + icon(goods[1], 8, y, 15, ink)
    return signs + (icon("tick", 0, 12, 11, "@brass") if sold else "")


def _import(scene: Scene, spot: Spot) -> str:
    """The cubes left in an import."""
    slots = int(spot.entry["coal"])
    left = scene.import_cubes(spot)
    x, y = spot.point
    hit = box(x, y, slots * 22 + 10, 30, fill="#000", fill_opacity=0)
    cubes = [cube("coal", slot_x(spot, i), y, 20, id=f"import-{spot.number}-{i}") for i in range(left)]
    return group(
        title(scene.import_words(spot)), hit, *cubes, id=f"import-{spot.number}", data_import=spot.number
    )


def _corner(scene: Scene) -> str:
    """The demand displays, the round, and the order of play with money spent."""
    furniture = scene.atlas.drawing["furniture"]
    x, y, w, h = furniture["panel"]
    panel = (
        rect(x + 1, y + 4, w, h, rx=12, fill="@shade", opacity=0.3)
        + rect(x, y, w, h, rx=12, fill="@panel", stroke="@frame", stroke_width=3)
        + rect(x + 6, y + 6, w - 12, h - 12, rx=8, fill="none", stroke="@faint", stroke_width=1.5)
    )
    displays = [_demand(scene, i, display) for i, display in enumerate(scene.atlas.pack.demand["display"])]
    return group(
        panel, *displays, _round(scene, furniture), *_order(scene, furniture["order"]), class_="corner"
    )


def _demand(scene: Scene, index: int, display: Entry) -> str:
    """A demand display: the cubes left are the dearest; an arrow stands at what the next one costs."""
    place = scene.atlas.drawing["furniture"][display["id"]]
    kind, left = str(display["cube"]), int(scene.view["demand"][index])
    spots = [(row["price"], row["label"], spot) for row in place["rows"] for spot in row["spaces"]]
    empty = len(spots) - left
    price = spots[empty][0] if left else display["empty_price"]
    words = f"{display['name']}: {count(left, f'{kind} cube')}, the next costs ${price}"
    parts = [
        title(words),
        text(place["title"][0], place["title"][1] + 6, display["name"], 17, font_weight=700),
    ]
    for row in place["rows"]:
        (lx, ly), now = row["label"], left and row["price"] == price
        parts.append(_price(lx, ly, f"${row['price']}", bool(now)))
    near = min(dist(a[2], b[2]) for a, b in combinations(spots, 2)) if len(spots) > 1 else 38
    side = min(33, near * 0.87)
    for i, (_, _, (sx, sy)) in enumerate(spots):
        parts.append(box(sx, sy, side, side, rx=5, fill="@well", stroke=f"@{kind}-3", stroke_width=2.6))
        parts.append(icon("square", sx, sy, side * 0.4, "@faint", opacity=0.5))
        if i >= empty:
            parts.append(cube(kind, sx, sy, side * 0.82, id=f"cube-{kind}-{i}"))
    ex, ey = place["empty_note"]
    parts.append(_price(ex, ey - 3, f"then ${display['empty_price']} each", not left))
    return group(*parts, id=f"demand-{kind}", data_demand=kind)


def _price(x: float, y: float, words: str, now: bool) -> str:
    """A price; the one that counts now stands on amber with an arrow."""
    long = len(words) > 3
    wide = 128 if long else 42
    ground = box(x - (0 if long else 2), y, wide, 28, rx=8, fill="@turn") if now else ""
    size, colour = (16, "@print" if now else "@ink-2") if long else (20, "@print" if now else "@ink")
    return ground + text(x - (0 if long else 2), y + size * 0.37, words, size, font_weight=700, fill=colour)


def _round(scene: Scene, furniture: Entry) -> str:
    """The round and the cards left, between the two displays."""
    x = (furniture["coal"]["title"][0] + furniture["iron"]["title"][0]) / 2
    y = furniture["coal"]["title"][1]
    number, deck = scene.view["round"][0], scene.view["deck"]["count"]
    return (
        text(x, y + 6, "Round", 17, font_weight=700)
        + circle(x, y + 52, 32, fill="@well", stroke="@frame", stroke_width=2.5)
        + circle(x, y + 52, 27, fill="none", stroke="@brass", stroke_width=2)
        + text(x, y + 63, str(number), 30, font_weight=800)
        + icon("card", x - 20, y + 113, 24, "@ink-2")
        + text(x - 3, y + 120, str(deck), 20, font_weight=700, text_anchor="start")
        + text(x, y + 145, "in the deck", 15, fill="@ink-2")
    )


def _order(scene: Scene, place: Entry) -> list[str]:
    """The order of play: each seat's token, and below it the money it has spent this round."""
    view = scene.view
    parts = [
        text(place["title"][0], place["title"][1] + 8, "Order of play, money spent", 17, font_weight=700)
    ]
    for i, ((tx, ty), (bx, by, bw, bh)) in enumerate(zip(place["tokens"], place["boxes"], strict=True)):
        if i >= len(view["order"]):
            parts.append(
                rect(
                    bx,
                    by,
                    bw,
                    bh,
                    rx=7,
                    fill="none",
                    stroke="@faint",
                    stroke_dasharray="5 5",
                    stroke_width=1.5,
                )
            )
            continue
        seat = view["order"][i]
        now = seat in view["waiting"]
        words = f"{scene.owner_word(seat)} plays {i + 1} of {len(view['order'])}, has spent ${view['spent'][seat]}"
        edge = "@turn" if now else "@track"
        slip = rect(
            bx,
            by,
            bw,
            bh,
            rx=7,
            fill="@turn-soft" if now else "@well",
            stroke=edge,
            stroke_width=4 if now else 1.8,
        )
        money = text(bx + bw / 2, by + bh * 0.66, f"${view['spent'][seat]}", 28, font_weight=700)
        pointer = path(f"M{bx + bw / 2 - 11} {by + bh - 3}h22l-11-12z", fill="@turn") if now else ""
        token = badge(scene.seats[seat], tx, ty, 42, id=f"order-{seat}")
        parts.append(group(title(words), slip, money, pointer, token, data_seat=seat, data_place=i))
    return parts
