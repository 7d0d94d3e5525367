"""The map as it is printed: land, sea, places, spaces, tracks. It never changes during a game."""

from functools import lru_cache
from math import dist

from boomtown.draw.geometry import Obstacle, Point, clear_runs, curve, line, pairs
from boomtown.draw.icons import icon
from boomtown.draw.land import (
    caption,
    frame,
    frontier,
    land,
    regions,
    river,
    sea,
    sea_lane,
    track_bed,
    village,
)
from boomtown.draw.svg import at, box, circle, group, rect, text, title
from boomtown.draw.words import fit, measure
from boomtown.games.age_of_industry.picture.atlas import Atlas, Entry, Spot, via

PRINTED = {"coal": "coal", "port": "anchor", "ship": "ship"}
REACH = (900.0, 900.0)  # all the land, as far as the next place of another colour


@lru_cache(maxsize=16)
def draw_map(atlas: Atlas) -> str:
    """Everything printed on the map but the displays in its corner."""
    return group(
        _ground(atlas),
        *(_lanes(atlas, ship) for ship in atlas.drawing.get("ship_space", [])),
        *(track_bed(data) for data in atlas.link_lines),
        *(_slot(link) for link in atlas.drawing["link"]),
        *(_village(atlas, place) for place in atlas.drawing.get("village", [])),
        *(_town(atlas, town) for town in atlas.towns),
        *(_market(spot, "label" not in spot.entry and "import" in spot.place) for spot in atlas.markets),
        *(_import(spot) for spot in atlas.imports),
        frame(*atlas.drawing["map"]["canvas"]),
        class_="map",
    )


def _ground(atlas: Atlas) -> str:
    """Sea, land, regions, rivers, dividing lines and the names over them."""
    drawing, key = atlas.drawing, atlas.map_id
    shapes = [pairs(shape["points"]) for shape in [*drawing.get("land", []), *drawing.get("lake", [])]]
    places: list[tuple[Point, str | None]] = []
    for town in drawing["location"]:
        fill = atlas.colours[town["colour"]]["fill"] if town.get("colour") else None
        places.append(((town["x"], town["y"]), fill))
    width, height = drawing["map"]["canvas"]
    parts = [sea(width, height, key), land(shapes, key), regions(places, key, REACH)]
    parts += [river(pairs(entry["points"])) for entry in drawing.get("river", [])]
    parts += [frontier([(x, y) for x, y in entry["points"]]) for entry in drawing.get("dividing_line", [])]
    for entry in drawing.get("text", []):
        parts.append(
            caption(
                entry["x"], entry["y"], entry["text"], entry["size"], entry["fill"], entry.get("rotate", 0)
            )
        )
    return "".join(parts)


def _slot(link: Entry) -> str:
    """Where the railway of a link lies."""
    slot = link["slot"]
    mark = box(0, 0, 36, 16, rx=5, fill="@well", stroke="@track", stroke_width=2)
    return at(slot["x"], slot["y"], mark, turn=slot["angle"])


def _lanes(atlas: Atlas, ship: Entry) -> str:
    """The lanes of a ship space: to its ports, and finer ones to its import and its market."""
    here, own = (ship["x"], ship["y"]), atlas.covers(ship)
    drawn = []
    for lane in ship["lanes"]:
        port = curve(here, (lane["x"], lane["y"]), via(lane))
        drawn.append(sea_lane(_open_water(port, own + atlas.covers(atlas.nodes[lane["to"]]))))
    for end in (ship["import"], ship["market"]):
        x, y, half = end["x"], end["y"], end["coal"] * 11 + 6 if "coal" in end else 26
        overseas = curve(here, (x, y))
        drawn.append(sea_lane(_open_water(overseas, [*own, (x - half, y - 20, x + half, y + 20)]), fine=True))
    return "".join(drawn)


def _open_water(points: list[Point], obstacles: list[Obstacle]) -> str:
    """The longest stretch of a lane that nothing covers."""
    runs = clear_runs(points, obstacles)
    return line([max(runs, key=lambda run: dist(run[0], run[-1]))]) if runs else ""


def _village(atlas: Atlas, place: Entry) -> str:
    """A village and its name."""
    x0, y0, x1, y1 = atlas.village_labels[place["id"]]
    return village(place["x"], place["y"], icon("house", place["x"], place["y"] - 0.5, 14, "@sign")) + text(
        (x0 + x1) / 2,
        (y0 + y1) / 2 + 5.5,
        place["name"],
        16,
        font_style="italic",
        stroke="@halo",
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def _town(atlas: Atlas, town: Entry) -> str:
    """A place: its block in its colour, its spaces, its name plate."""
    if not town.get("colour"):
        return group(title(f"{town['name']}, abroad"), _plate(town, "@well", "@ink", "@track", None))
    colour = atlas.colours[town["colour"]]
    x0, y0, x1, y1 = town["border"]
    block = (
        rect(x0 + 1, y0 + 4, x1 - x0, y1 - y0, rx=8, fill="@shade", opacity=0.25)
        + rect(x0, y0, x1 - x0, y1 - y0, rx=8, fill=colour["fill"], stroke="@outline", stroke_width=2)
        + rect(x0 + 2.5, y0 + 2.5, x1 - x0 - 5, y1 - y0 - 5, rx=6, fill="none", stroke="#fff", opacity=0.35)
    )
    spaces = "".join(_space(space) for space in town["spaces"])
    plate = _plate(town, colour["fill"], colour["ink"], "@outline", atlas.colour_sign(town["colour"]))
    return group(title(f"{town['name']}, {colour['name']}"), block, spaces, plate)


def _space(space: Entry) -> str:
    """A building space with its printed sign."""
    ground = "@space-sea" if space["symbol"] == "ship" else "@space"
    square = box(space["x"], space["y"], 46, 46, rx=5, fill=ground, stroke="@outline", stroke_width=1.5)
    sign = PRINTED.get(space["symbol"])
    return square + (icon(sign, space["x"], space["y"], 30, "@sign", opacity=0.82) if sign else "")


def _plate(town: Entry, ground: str, ink: str, edge: str, sign: str | None) -> str:
    """A name plate: the colour's sign, the name, and signs for a distant port or a place nothing passes through."""
    label, name = town["label"], str(town["name"])
    x, y, wide = label["x"], label["y"], label["w"]
    ends = [
        end for end, there in (("anchor", town.get("distant_port")), ("no", town.get("no_through"))) if there
    ]
    before, after = (19 if sign else 0), 19 * len(ends)
    size = fit(name, 16, wide - 10 - before - after, 13)
    left = x - (before + measure(name, size, bold=True) + after) / 2
    right = 2 * x - left
    parts = [box(x, y, wide, 23, rx=5, fill=ground, stroke=edge, stroke_width=2)]
    if sign:
        parts.append(icon(sign, left + 7, y, 14, ink))
    parts.append(text((left + before + right - after) / 2, y + 5.8, name, size, font_weight=700, fill=ink))
    parts += [icon(end, right - 7 - 19 * i, y, 16, ink) for i, end in enumerate(ends)]
    return "".join(parts)


def _market(spot: Spot, named: bool) -> str:
    """A market space; overseas its name stands below it."""
    x, y = spot.point
    ring = (
        circle(x, y, 25, fill="@brass", stroke="@outline", stroke_width=1.6)
        + circle(x, y, 21, fill="@space", stroke="@brass-2", stroke_width=1.4)
        + icon("market", x, y, 24, "@faint")
    )
    return ring + (_overseas(x, y + 42, spot.name) if named else "")


def _import(spot: Spot) -> str:
    """A rack for the coal cubes of an import, with its name."""
    x, y = spot.point
    slots = int(spot.entry["coal"])
    rack = box(x, y, slots * 22 + 10, 30, rx=6, fill="@panel", stroke="@outline", stroke_width=1.6)
    holes = [box(slot_x(spot, i), y, 18, 18, rx=3, fill="@space", stroke="@sign") for i in range(slots)]
    return rack + "".join(holes) + _overseas(x, y + 32, spot.name)


def slot_x(spot: Spot, index: int) -> float:
    """The middle of a slot in an import's rack."""
    return spot.point[0] + (index - (int(spot.entry["coal"]) - 1) / 2) * 22


def _overseas(x: float, y: float, name: str) -> str:
    """A name on the water."""
    return text(
        x,
        y,
        name,
        15,
        font_weight=700,
        fill="@lane",
        stroke="@sea",
        stroke_width=4,
        stroke_linejoin="round",
        paint_order="stroke",
    )
