"""What lies in the city: buildings with their cubes, block values, row numbers and markers, prestige."""

from boomtown.draw.svg import at, circle, group, path, rect, text, title
from boomtown.games.urban_sprawl.picture.city import grey_circle, row_disc
from boomtown.games.urban_sprawl.picture.houses import house
from boomtown.games.urban_sprawl.picture.panels import draw_panels
from boomtown.games.urban_sprawl.picture.plan import (
    BLOCK,
    block_at,
    cube_point,
    edge_point,
    handle,
    lane_handle,
    plots,
    ring_point,
)
from boomtown.games.urban_sprawl.picture.rails import draw_rails
from boomtown.games.urban_sprawl.picture.scene import KINDS, Scene, card_key, site_words
from boomtown.games.urban_sprawl.picture.signs import INK, PAPER, amount, shield
from boomtown.games.urban_sprawl.rules.content import NUMBERS
from boomtown.games.urban_sprawl.rules.grid import BLOCKS, LANES, LOT_BLOCK, SHAPES

KIND_OF = {"wealth": 0, "prestige": 1}


def draw_pieces(scene: Scene) -> str:
    """Every piece, each in a group that can be pointed at."""
    return group(
        _blocks(scene),
        *(_building(scene, home) for home in scene.homes),
        _values(scene),
        _rows(scene),
        _circles(scene),
        _prestige(scene),
        draw_rails(scene),
        draw_panels(scene),
        _ground(scene),
        class_="pieces",
    )


# --- the ground: blocks, lanes and sites to point at -----------------------------------------------------------


def _blocks(scene: Scene) -> str:
    """Every block with its value in words."""
    parts = []
    for block in range(BLOCKS):
        x, y = block_at(block)
        spot = rect(x, y, BLOCK, BLOCK, rx=6, fill="#000000", opacity=0)
        parts.append(group(title(scene.block_words(block)), spot, data_block=block))
    return "".join(parts)


def _ground(scene: Scene) -> str:
    """Lanes, and the sites of the block that is decided about: seen only while they can be chosen."""
    parts = [LANE_SPOTS]
    for block in _in_question(scene):
        x, y = block_at(block)
        for site in range(block * SHAPES, block * SHAPES + SHAPES):
            spot = path(handle(site % SHAPES), fill_opacity=0)
            parts.append(at(x, y, title(site_words(site)), spot, data_site=site))
    return group(*parts, pointer_events="none")


def _in_question(scene: Scene) -> list[int]:
    """The block in which somebody chooses lots, as far as the waiting decision names one."""
    top = scene.view["agenda"][-1] if scene.view["agenda"] else {}
    if top.get("block", -1) >= 0:
        return [int(top["block"])]
    word = scene.asking()
    block = word.block_of(top["card"]) if word is not None else -1
    return [block] if block >= 0 else []


def _lane_spots() -> str:
    """The rows of single blocks."""
    parts = []
    for lane in range(LANES):
        words = f"Row {lane + 1} from the top" if lane < 6 else f"Row {'ABCDEF'[lane - 6]} from the left"
        parts.append(group(title(words), path(lane_handle(lane), fill_opacity=0), data_lane=lane))
    return "".join(parts)


LANE_SPOTS = _lane_spots()


# --- buildings -----------------------------------------------------------------------------------------------


def _building(scene: Scene, home: int) -> str:
    """A building on its lots, with its controller's cube."""
    view, site = scene.view, scene.view["site"][home]
    zone, card, owner = view["zone"][home], view["origin"][home], view["owner"][home]
    shape = site % SHAPES
    x, y = block_at(LOT_BLOCK[home])
    variant = card if card >= 0 else 1000 + home
    cube = ""
    if owner >= 0:
        cx, cy = cube_point(shape)
        look = scene.looks[owner]
        cube = circle(cx + 1.5, cy + 2.5, 13, fill="#2a2119", opacity=0.35) + shield(look, cx, cy, 25)
    drawn = house(zone, shape, variant, scene.zone_colour(zone))
    spot = max(
        plots(shape), key=lambda plot: plot.w
    )  # of three lots the long part: its middle is the building's own
    hit = rect(spot.x, spot.y, spot.w, spot.h, rx=3, fill_opacity=0)
    piece = group(drawn, cube, id=f"usp-b-{home}")
    show = card_key(scene.content, card) if card >= 0 else f"tile-{zone}"
    return at(x, y, title(scene.building_words(home)), piece, hit, data_lot=home, data_show=show)


def _values(scene: Scene) -> str:
    """The value of every block in its middle; the highest and the lowest stand out."""
    values = scene.view["value"]
    high, low = max(values), min(values)
    parts = []
    for block, value in enumerate(values):
        x, y = block_at(block)
        fill, edge, ink = (
            ("#2f6b4f", "#f4e9c9", "#ffffff")
            if value == high
            else ("#8a5a3c", "#f4e9c9", "#ffffff")
            if value == low
            else (PAPER, "#8a795f", INK)
        )
        cx, cy = x + BLOCK / 2, y + BLOCK / 2
        size = 16 if value < 10 else 15
        parts.append(
            circle(cx, cy, 12, fill=fill, stroke=edge, stroke_width=1.5)
            + text(cx, cy + 5.6, str(value), size, font_weight=800, fill=ink)
        )
    return group(*parts, class_="values", pointer_events="none")


# --- rows ----------------------------------------------------------------------------------------------------


def _rows(scene: Scene) -> str:
    """The printed numbers on the outskirts."""
    parts = []
    for row in scene.content.data["board"]["row"]:
        kind, number = KIND_OF[row["kind"]], int(row["number"])
        x, y = edge_point(str(row["edge"]), [str(name) for name in row["blocks"]])
        words = scene.row_words(kind, number, scene.content.printed[kind * NUMBERS + number])
        parts.append(group(title(words), row_disc(kind, number, x, y), data_row=kind * NUMBERS + number))
    return "".join(parts)


def _circles(scene: Scene) -> str:
    """The gray circles, and the markers on them."""
    board, parts = scene.content, []
    for number, entry in enumerate(board.data["board"]["gray"]):
        x, y = edge_point(str(entry["edge"]), [str(name) for name in entry["blocks"]])
        marker = scene.view["circles"][number]
        where = _where([str(name) for name in entry["blocks"]])
        words = title(f"Gray circle of {where}, {'empty' if marker < 0 else 'taken'}")
        spot = circle(x, y, 22, fill_opacity=0)
        parts.append(group(words, grey_circle(x, y), spot, data_circle=number))
        if marker >= 0:
            kind, value = board.marker_kind[marker], board.marker_number[marker]
            told = f"{KINDS[kind].capitalize()} marker {value} on {where}. {scene.row_words(kind, value, board.circles[number])}"
            piece = group(
                circle(x + 1.5, y + 3, 24, fill=INK, opacity=0.3) + amount(kind, value, x, y, 24),
                id=f"usp-marker-{marker}",
            )
            parts.append(
                group(
                    title(told),
                    piece,
                    data_marker=marker,
                    data_row=kind * NUMBERS + value,
                    data_show=f"marker-{marker}",
                )
            )
    return "".join(parts)


def _where(blocks: list[str]) -> str:
    """'columns A and B', 'line 3'."""
    columns, lines = sorted({name[0] for name in blocks}), sorted({name[1:] for name in blocks})
    if len(columns) < len(lines):
        return f"column {columns[0]}" if len(columns) == 1 else f"columns {columns[0]} and {columns[1]}"
    return f"line {lines[0]}" if len(lines) == 1 else f"lines {lines[0]} and {lines[1]}"


# --- prestige ------------------------------------------------------------------------------------------------


def _aside(space: int, nth: int) -> tuple[int, int]:
    """How far the second and later ones on a space stand inward."""
    right, down = ((1, 0), (0, 1), (-1, 0), (0, -1))[space // 25]
    if space % 25 == 0:  # a corner
        right, down = ((1, -1), (1, 1), (-1, 1), (-1, -1))[space // 25]
    return right * nth * 14, down * nth * 14


def _laps(total: int, x: float, y: float) -> str:
    """A slip that says how many hundreds come on top, on the inner side of the ring."""
    px, py = ((34, 0), (0, 23), (-34, 0), (0, -23))[total % 100 // 25]
    slip = rect(x + px - 19, y + py - 9, 38, 18, rx=5, fill=PAPER, stroke=INK, stroke_width=1)
    return slip + text(x + px, y + py + 5.4, f"+{total // 100}00", 15, font_weight=800, fill="#96391a")


def _prestige(scene: Scene) -> str:
    """Where everybody stands on the prestige ring."""
    points = scene.view["prestige"]
    parts = []
    for seat, total in enumerate(points):
        same = [other for other in range(len(points)) if points[other] % 100 == total % 100]
        x, y = ring_point(total)
        dx, dy = _aside(total % 100, same.index(seat))
        mark = _laps(total, x + dx, y + dy) if total >= 100 else ""
        piece = group(
            circle(x + dx + 1, y + dy + 2, 14, fill=INK, opacity=0.3)
            + shield(scene.looks[seat], x + dx, y + dy, 28),
            id=f"usp-prestige-{seat}",
        )
        parts.append(group(title(f"{scene.name(seat)}: {total} prestige"), piece, mark))
    return "".join(parts)
