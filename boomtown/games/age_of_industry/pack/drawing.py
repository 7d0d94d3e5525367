"""Reading a pack: where everything on the map is drawn, so that a map that loads can also be drawn."""

from math import hypot
from typing import Any, NamedTuple

from boomtown.engine.content import Part
from boomtown.games.age_of_industry.rules.content import Content

APART = 10.0  # the least distance of two things that one can point at
MOST_POINTS = 20_000
ROW_STEP = 38.0  # between the rows and the spaces of a demand display


class Sheet(NamedTuple):
    """The paper that a map is drawn on."""

    width: float
    height: float

    def point(self, part: Part) -> tuple[float, float]:
        """The point of an entry, which must lie on the paper."""
        return part.number("x", 0, self.width), part.number("y", 0, self.height)


def read_drawing(content: Content, file: Part) -> None:
    """Every point, box, line and colour that the pictures use."""
    head = file.part("map")
    sheet = Sheet(*head.numbers("canvas", 2, 2))
    if not (400 <= sheet.width <= 10_000 and 400 <= sheet.height <= 10_000):
        raise head.fault("'canvas' must be a width and a height from 400 to 10000")
    if head.has("space_size"):
        head.number("space_size", 10, 200)
    read_places(sheet, file)
    read_spots(sheet, file)
    read_lines(sheet, file)
    read_ground(file)
    read_furniture(content, file.part("furniture"))


def read_places(sheet: Sheet, file: Part) -> None:
    """The middle, the border and the name plate of every place."""
    places: list[tuple[Part, float, float]] = []
    for key in ("location", "village", "ship_space"):
        for part in file.parts(key, need=False):
            places.append((part, *sheet.point(part)))
            label = part.part("label")
            sheet.point(label)
            label.number("w", 10, 1000)
            label.number("h", 10, 200)
            if key == "village":
                continue
            if part.has("colour"):
                read_border(part)
            elif part.has("border"):
                raise part.fault("a place without building spaces has no 'border'")
    keep_apart(places)


def read_border(part: Part) -> None:
    """The frame of a place, with its spaces inside."""
    x0, y0, x1, y1 = part.numbers("border", 4, 4)
    if x1 - x0 < 20 or y1 - y0 < 20:
        raise part.fault("'border' must be [left, top, right, bottom], at least 20 wide and 20 high")
    for space in part.parts("spaces"):
        if not (x0 < space.number("x") < x1 and y0 < space.number("y") < y1):
            raise space.fault("it lies outside the 'border' of its place")


def read_spots(sheet: Sheet, file: Part) -> None:
    """What one can point at: spaces, markets, imports and the slots of railways."""
    spots: list[Part] = []
    for part in file.parts("location") + file.parts("ship_space", need=False):
        spots += part.parts("spaces")
        spots += [part.part(key) for key in ("market", "import") if part.has(key)]
    for link in file.parts("link"):
        slot = link.part("slot")
        slot.number("angle", -360, 360)
        spots.append(slot)
    keep_apart([(spot, *sheet.point(spot)) for spot in spots])


def keep_apart(spots: list[tuple[Part, float, float]]) -> None:
    """No two things may lie on the same spot."""
    for i, (part, x, y) in enumerate(spots):
        for other, ox, oy in spots[:i]:
            if hypot(x - ox, y - oy) < APART:
                raise part.fault(
                    f"it lies on the same spot as {other.entry}; move it {APART:g} away at least"
                )


def read_lines(sheet: Sheet, file: Part) -> None:
    """Links may be bent; sea lanes end at a point of their port, and may be bent."""
    for link in file.parts("link"):
        if link.has("via"):
            link.numbers("via", 2, 2)
    for ship in file.parts("ship_space", need=False):
        for lane in ship.parts("lanes"):
            sheet.point(lane)
            if lane.has("via"):
                lane.numbers("via", 2, 2)


def read_ground(file: Part) -> None:
    """Coast, lakes, rivers, dividing lines and words on the map."""
    for key, least in (("land", 6), ("lake", 6), ("river", 4)):
        for part in file.parts(key, need=False):
            if len(part.numbers("points", least, MOST_POINTS)) % 2:
                raise part.fault("'points' must be x, y, x, y, ...: one number is missing")
    for part in file.parts("dividing_line", need=False):
        part.rows("points", 2, MOST_POINTS, 2)
    for part in file.parts("text", need=False):
        part.text("text")
        part.number("x")
        part.number("y")
        part.number("size", 4, 200)
        part.colour("fill")
        if part.has("rotate"):
            part.number("rotate", -360, 360)


# --- the demand displays and the order of play in the corner -------------------------------------------------


def read_furniture(content: Content, part: Part) -> None:
    """The panel with the demand displays and the order of play."""
    read_panel(part)
    for cube, key in enumerate(("coal", "iron")):
        place = part.part(key)
        place.numbers("title", 2, 2)
        place.numbers("empty_note", 2, 2)
        if place.has("space_size"):
            place.number("space_size", 10, 200)
        if place.has("rows"):
            read_rows(place, content.price[cube])
        else:
            place.data["rows"] = laid_out(place.numbers("title", 2, 2), content.price[cube])
    order = part.part("order")
    order.numbers("title", 2, 2)
    order.rows("tokens", 5, 5, 2)
    for box in order.rows("boxes", 5, 5, 4):
        if box[2] < 20 or box[3] < 20:
            raise order.fault("'boxes' must be at least 20 wide and 20 high")
    if order.has("token_radius"):
        order.number("token_radius", 5, 100)


def read_panel(part: Part) -> None:
    """The ground below the displays."""
    if min(part.numbers("panel", 4, 4)[2:]) < 20:
        raise part.fault("'panel' must be [x, y, width, height], at least 20 wide and 20 high")


def read_rows(place: Part, prices: list[int]) -> None:
    """Where the spaces of a display lie: they must be those that demand.toml has."""
    drawn: list[int] = []
    for row in place.parts("rows"):
        row.numbers("label", 2, 2)
        drawn += [row.whole("price", 1, 99)] * len(row.rows("spaces", 1, 8, 2))
    if drawn != prices:
        raise place.fault(
            "'rows' must have the prices and spaces of demand.toml; leave 'rows' out to have them laid out"
        )


def laid_out(title: list[float], prices: list[int]) -> list[dict[str, Any]]:
    """The rows of a display below its title, in a grid that always takes the room of three rows of three."""
    x, y = title
    kinds = sorted(set(prices))
    rows: list[dict[str, Any]] = []
    for i, price in enumerate(kinds):
        middle = y + 33 + i * min(ROW_STEP, 2 * ROW_STEP / max(len(kinds) - 1, 1))
        count = prices.count(price)
        step = min(ROW_STEP, 2 * ROW_STEP / max(count - 1, 1))
        spaces = [[x - 10 + step * n, middle] for n in range(count)]
        rows.append({"price": price, "label": [x - 48, middle], "spaces": spaces})
    return rows
