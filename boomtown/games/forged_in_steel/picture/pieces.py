"""What lies in the city: structures and cubes on Lots, Blocks and pairs to point at, Mines, plaques, Moguls."""

from functools import lru_cache

from boomtown.draw.palette import PAINT
from boomtown.draw.svg import SERIF, at, circle, group, path, rect, text, title
from boomtown.draw.words import measure
from boomtown.games.forged_in_steel.picture.houses import badge_point, structure
from boomtown.games.forged_in_steel.picture.mine import mine_mouth
from boomtown.games.forged_in_steel.picture.panels import draw_panels, track_steps
from boomtown.games.forged_in_steel.picture.plan import (
    LABEL,
    LOT,
    MINE_R,
    MINES,
    lot_label,
    mine_point,
    plan_of,
)
from boomtown.games.forged_in_steel.picture.scene import Scene
from boomtown.games.forged_in_steel.picture.signs import GOLD, INK, PAPER, shield, wooden_cube
from boomtown.games.forged_in_steel.picture.sketch import Sketch, poly
from boomtown.games.forged_in_steel.rules.content import Content
from boomtown.games.forged_in_steel.rules.riot import TRAIL
from boomtown.games.forged_in_steel.rules.table import CITY
from boomtown.games.forged_in_steel.rules.terms import CIVIC, KIND_IDS
from boomtown.games.forged_in_steel.words.names import block_name, lots_name


def draw_pieces(scene: Scene) -> str:
    """Every piece, each in a group that can be pointed at."""
    return group(
        _lots(scene),
        *(_structure(scene, anchor, lots) for anchor, lots in scene.structures.items()),
        _labels(scene),
        _trail(scene),
        *(_plaque(scene, nb) for nb in range(len(scene.city.nb_ids))),
        _mines(scene),
        draw_panels(scene),
        _ground(scene),
        class_="pieces",
    )


# --- Lots ----------------------------------------------------------------------------------------------------


def _lots(scene: Scene) -> str:
    """Lots without a structure, with their cubes."""
    view, parts = scene.view, []
    for lot, kind in enumerate(view["what"]):
        if kind >= 0:
            continue
        x, y = scene.plan.points[lot]
        owner, piece = view["owner"][lot], ""
        if owner >= 0:
            ring = (
                circle(x, y, 17.5, fill="none", stroke=GOLD, stroke_width=2.2, stroke_dasharray="4 3")
                if lot in view["fresh"]
                else ""
            )
            piece = ring + group(wooden_cube(scene.look(owner), x, y, 27), id=f"fis-lot-{lot}")
        spot = rect(x - LOT / 2 + 1.5, y - LOT / 2 + 1.5, LOT - 3, LOT - 3, rx=3, fill_opacity=0)
        show = "" if owner < 0 else "city-cube" if owner == CITY else "cube"
        parts.append(group(title(scene.lot_words(lot)), piece, spot, data_lot=lot, data_show=show or None))
    return "".join(parts)


def roof_colour(fill: str) -> str:
    """A seat's colour as a plain one."""
    return PAINT[fill[1:]].light if fill.startswith("@") else fill


def _structure(scene: Scene, anchor: int, lots: list[int]) -> str:
    """A structure on its Lots, with its owner's badge."""
    view = scene.view
    kind, owner = view["what"][anchor], view["owner"][anchor]
    place = scene.plan.around(lots)
    look = scene.look(owner)
    drawn = structure(kind, place.w, place.h, roof_colour(look.fill), anchor)
    if owner != CITY:
        bx, by, size = badge_point(kind, place.w, place.h)
        drawn += shield(look, bx, by, size)
    if kind == CIVIC and anchor == scene.city.pair_a[scene.city.city_hall]:
        drawn += rect(2.5, 2.5, place.w - 5, place.h - 5, fill="none", stroke="@brass", stroke_width=2.4)
    hit = rect(1.5, 1.5, place.w - 3, place.h - 3, rx=3, fill_opacity=0)
    piece = group(drawn, id=f"fis-lot-{anchor}")
    return at(
        place.x,
        place.y,
        title(scene.structure_words(anchor)),
        piece,
        hit,
        data_lot=anchor,
        data_show=f"piece-{KIND_IDS[kind]}",
    )


def _labels(scene: Scene) -> str:
    """What is written on the Lots under structures, so that a Lot can always be found."""
    parts = []
    for lots in scene.structures.values():
        parts += [lot_label(scene.city.lot_labels[lot], *scene.plan.points[lot]) for lot in lots]
    return group(
        *parts,
        **LABEL,
        fill="#2b241d",
        stroke="#fffaf0",
        stroke_width=3,
        paint_order="stroke",
        aria_hidden="true",
    )


def _trail(scene: Scene) -> str:
    """Flames where a Riot has destroyed something last."""
    lots = scene.view["riot"][TRAIL:]
    if not lots:
        return ""
    s = Sketch()
    for lot in lots:
        x, y = scene.plan.points[lot]
        flame = f"M{x:.1f} {y - 20:.1f}q3 10 10 16 6 8 2 16-4 8-12 8t-12-8q-4-8 3-17 1 6 4 7-1-12 5-22z"
        s.fill("#e2552b", flame, 0.95)
        s.fill("#ffc845", f"M{x:.1f} {y - 4:.1f}q7 8 5 14-1 6-5 6t-5-6q-1-6 5-14z")
    return group(title(f"The Riot is at {lots_name(scene.city, lots)}"), s.markup(), pointer_events="none")


def _ground(scene: Scene) -> str:
    """Blocks and pairs of open Lots: seen only while they can be chosen."""
    what, city, parts = scene.view["what"], scene.city, [_blocks(scene.content)]
    for pair in range(len(city.pair_a)):
        if what[city.pair_a[pair]] < 0 and what[city.pair_b[pair]] < 0:
            parts.append(_pair(scene.content, pair))
    return group(*parts, pointer_events="none")


@lru_cache(maxsize=4)
def _blocks(content: Content) -> str:
    city, parts = content.city, []
    for block, place in enumerate(plan_of(content).blocks):
        words = block_name(city, block)
        spot = rect(place.x - 4, place.y - 4, place.w + 8, place.h + 8, rx=6, fill_opacity=0)
        parts.append(group(title(words), spot, data_block=block))
    return "".join(parts)


@lru_cache(maxsize=1024)
def _pair(content: Content, pair: int) -> str:
    """A diamond on the border of two Lots; the four of a Block touch, but never overlap."""
    city, points = content.city, plan_of(content).points
    a, b = city.pair_a[pair], city.pair_b[pair]
    x, y = (points[a][0] + points[b][0]) / 2, (points[a][1] + points[b][1]) / 2
    words = lots_name(city, [a, b])
    half = LOT / 2 - 1
    spot = path(poly((x, y - half), (x + half, y), (x, y + half), (x - half, y)), fill_opacity=0)
    return group(title(words), spot, data_pair=pair)


# --- plaques and Mines ---------------------------------------------------------------------------------------


def _plaque(scene: Scene, nb: int) -> str:
    """A Neighborhood's name, and its Prosperity track below it."""
    place, city, track = scene.plan.plaques[nb], scene.city, nb + 3
    entry = scene.content.pack.content["neighborhood"][nb]
    name, ink = city.nb_names[nb], entry["ink"]
    lines = [name] if measure(name, 17, bold=True) <= place.w + 8 else name.split(" ", 1)
    head = 40
    drawn = [
        rect(place.x + 2, place.y + 4, place.w, place.h, rx=8, fill="@shade", opacity=0.3),
        rect(place.x, place.y, place.w, place.h, rx=8, fill=ink, stroke=INK, stroke_width=1.6),
    ]
    size = 17 if len(lines) == 1 else 16
    for i, line in enumerate(lines):
        y = place.y + (26 if len(lines) == 1 else 18 + i * 17)
        drawn.append(
            text(place.x + place.w / 2, y, line, size, font_family=SERIF, font_weight=700, fill="#ffffff")
        )
    spot = rect(place.x, place.y, place.w, head, rx=8, fill_opacity=0)
    votes = 1 + scene.count(CIVIC, CITY, nb)
    told = f"{name}: {votes} vote{'s' if votes > 1 else ''} at the Elections"
    named = group(
        title(told), *drawn, spot, data_neighborhood=nb, data_show=f"neighborhood-{city.nb_ids[nb]}"
    )
    return (
        named
        + track_steps(scene, track, place.x + 4, place.y + head + 2, place.w - 8, 36)
        + _moguls(scene, nb)
    )


def _moguls(scene: Scene, nb: int) -> str:
    """Moguls that stand in a Neighborhood."""
    place, parts = scene.plan.plaques[nb], []
    here = [seat for seat, where in enumerate(scene.view["moguls"]) if where == nb]
    for i, seat in enumerate(here):
        x, y = place.x + 14 + i * 30, place.y + place.h + 13
        piece = group(
            circle(x, y, 16, fill=PAPER, stroke="@brass", stroke_width=3),
            shield(scene.look(seat), x, y, 21),
            id=f"fis-mogul-{seat}",
        )
        parts.append(
            group(title(f"Mogul of {scene.name(seat)}"), piece, data_show=f"benefit-{scene.city.nb_ids[nb]}")
        )
    return "".join(parts)


def _mines(scene: Scene) -> str:
    """The twelve Mines."""
    view, city = scene.view, scene.city
    entries = scene.content.pack.content["mine"]
    back = rect(*MINES, rx=12, fill="#4c3a2c", stroke="@outline", stroke_width=2) + text(
        MINES.x + MINES.w / 2, MINES.y + 25, "Mines", 20, font_family=SERIF, font_weight=700, fill="#f3e6c4"
    )
    parts = [back]
    for mine, owner in enumerate(view["mines"]):
        x, y = mine_point(mine)
        name = city.mine_names[mine]
        size = min(16.0, 16 * 84 / max(measure(name, 16), 1))
        drawn = mine_mouth(x, y, MINE_R, entries[mine]["ore"]) + text(
            x, y + MINE_R + 19, name, round(size, 1), fill="#f3e6c4"
        )
        if owner >= 0:
            drawn += group(wooden_cube(scene.look(owner), x + 19, y + 15, 30), id=f"fis-mine-{mine}")
        elif view["rolled"][mine]:
            drawn += text(x + 22, y - 18, "✓", 17, font_weight=800, fill="#f3e6c4")
        spot = circle(x, y, MINE_R, fill_opacity=0)
        parts.append(
            group(title(scene.mine_words(mine)), drawn, spot, data_mine=mine, data_show="piece-mine")
        )
    return "".join(parts)
