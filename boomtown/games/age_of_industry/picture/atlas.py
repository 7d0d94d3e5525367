"""The board as the pictures need it: places, spaces and links in the order of the view's lists."""

from functools import cached_property, lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

from boomtown.draw.geometry import Obstacle, Point, clear_runs, curve, inside, line
from boomtown.draw.words import measure

Entry: TypeAlias = dict[str, Any]

INDUSTRY_SIGNS = {
    "cotton": "spool",
    "factory": "factory",
    "coal": "coal",
    "iron": "ingot",
    "port": "anchor",
    "ship": "ship",
}
COLOUR_SIGNS = {"cross": "plus"}  # the others have the icon's own name


class Pack(Protocol):
    """The content of the game, as TOML gives it."""

    @property
    def display(self) -> Entry: ...
    @property
    def demand(self) -> Entry: ...
    @property
    def deck(self) -> Entry: ...
    @property
    def markets(self) -> Entry: ...


class Content(Protocol):
    """The content and the map that is played on."""

    def __hash__(self) -> int: ...
    @property
    def pack(self) -> Pack: ...
    @property
    def drawing(self) -> Entry: ...


class Spot(NamedTuple):
    """A building space, a market space or an import, where it is and what it is called."""

    number: int
    name: str
    entry: Entry
    place: Entry

    @property
    def point(self) -> Point:
        """Its middle."""
        return self.entry["x"], self.entry["y"]


class Atlas:
    """The board's places in the order of the view's lists."""

    def __init__(self, content: Content) -> None:
        self.pack = content.pack
        self.drawing = content.drawing

    @cached_property
    def map_id(self) -> str:
        """A name for ids, made of letters only, whatever the pack says."""
        return "".join(
            sign if sign.isascii() and sign.isalnum() else "-" for sign in str(self.drawing["map"]["id"])
        )

    @cached_property
    def towns(self) -> list[Entry]:
        """Places on land, then ship spaces."""
        return [*self.drawing["location"], *self.drawing.get("ship_space", [])]

    @cached_property
    def spaces(self) -> list[Spot]:
        """Building spaces."""
        pairs = [(space, town) for town in self.towns for space in town.get("spaces", [])]
        return [Spot(i, town["name"], space, town) for i, (space, town) in enumerate(pairs)]

    @cached_property
    def markets(self) -> list[Spot]:
        """Market spaces."""
        found = [(town["market"], town) for town in self.towns if "market" in town]
        return [
            Spot(i, entry.get("name", town["name"]), entry, town) for i, (entry, town) in enumerate(found)
        ]

    @cached_property
    def imports(self) -> list[Spot]:
        """Coal imports of the ship spaces."""
        found = [(town["import"], town) for town in self.drawing.get("ship_space", [])]
        return [Spot(i, entry["name"], entry, town) for i, (entry, town) in enumerate(found)]

    @cached_property
    def nodes(self) -> dict[str, Entry]:
        """Every place a link can end in, villages included, by id."""
        return {place["id"]: place for place in [*self.towns, *self.drawing.get("village", [])]}

    @cached_property
    def colours(self) -> dict[str, Entry]:
        """The location colours by id."""
        return {colour["id"]: colour for colour in self.pack.deck["colour"]}

    @cached_property
    def counters(self) -> list[Entry]:
        """The counters of a player's display."""
        return list(self.pack.display["counter"])

    @cached_property
    def industries(self) -> dict[str, Entry]:
        """The industries by id."""
        return {industry["id"]: industry for industry in self.pack.display["industry"]}

    def sign(self, industry: str) -> str:
        """The icon of an industry."""
        return INDUSTRY_SIGNS.get(industry, "star")

    def colour_sign(self, colour: str) -> str:
        """The icon of a location colour."""
        symbol = str(self.colours[colour]["symbol"])
        return COLOUR_SIGNS.get(symbol, symbol)

    def counter_name(self, counter: int) -> str:
        """'port level 1'."""
        entry = self.counters[counter]
        return f"{str(self.industries[entry['industry']]['name']).lower()} level {entry['level']}"

    @cached_property
    def village_labels(self) -> dict[str, Obstacle]:
        """Where each village's name stands: as the map says, unless a railway counter would lie on it."""
        return {village["id"]: self._free_label(village) for village in self.drawing.get("village", [])}

    def _free_label(self, village: Entry) -> Obstacle:
        """The best of five places for a village's name; the map's own comes first."""
        x, y, label = village["x"], village["y"], village["label"]
        half = measure(village["name"], 16) / 2 + 1
        middles = [(label["x"], label["y"]), (x, y - 23), (x, y + 23), (x - half - 17, y), (x + half + 17, y)]
        boxes: list[Obstacle] = [(mx - half, my - 10, mx + half, my + 10) for mx, my in middles]
        points = self._busy_points(village)
        return min(boxes, key=lambda one: sum(weight for point, weight in points if inside(point, one)))

    def _busy_points(self, village: Entry) -> list[tuple[Point, int]]:
        """Points round a village that a name should not cover, and how much each one matters."""
        points: list[tuple[Point, int]] = []
        for link in self.drawing["link"]:
            slot = link["slot"]
            points += [((slot["x"] + dx, slot["y"] + dy), 50) for dx in (-30, 0, 30) for dy in (-22, 0, 22)]
            if village["id"] in (link["a"], link["b"]):
                a, b = self.nodes[link["a"]], self.nodes[link["b"]]
                points += [(point, 1) for point in curve((a["x"], a["y"]), (b["x"], b["y"]), via(link))]
        for town in self.towns:
            x0, y0, x1, y1 = town.get(
                "border", (town["x"] - 25, town["y"] - 25, town["x"] + 25, town["y"] + 25)
            )
            label = town["label"]
            points += [((x, y), 50) for x in (x0, (x0 + x1) / 2, x1) for y in (y0, (y0 + y1) / 2, y1)]
            points += [
                ((label["x"] + label["w"] * part, label["y"]), 50) for part in (-0.5, -0.25, 0, 0.25, 0.5)
            ]
        return points

    @cached_property
    def link_lines(self) -> list[str]:
        """The visible line of each link, from the edge of one place to the edge of the other."""
        return [self._link_line(link) for link in self.drawing["link"]]

    def _link_line(self, link: Entry) -> str:
        a, b = self.nodes[link["a"]], self.nodes[link["b"]]
        points = curve((a["x"], a["y"]), (b["x"], b["y"]), via(link))
        return line(clear_runs(points, self.covers(a) + self.covers(b)))

    def covers(self, node: Entry) -> list[Obstacle]:
        """What hides a line that ends in this place: its block, its market, its name."""
        if "spaces" not in node:
            return [self.village_labels[node["id"]], (node["x"], node["y"], 14)]
        label = node["label"]
        x, y, w, h = label["x"], label["y"], label["w"], label["h"]
        hidden: list[Obstacle] = [(x - w / 2, y - h / 2, x + w / 2, y + h / 2)]
        if "border" in node:
            hidden.append(tuple(node["border"]))
        if "market" in node:
            hidden.append((node["market"]["x"], node["market"]["y"], 25))
        return hidden


def via(way: Entry) -> Point | None:
    """The control point of a bent link or lane."""
    return (way["via"][0], way["via"][1]) if "via" in way else None


@lru_cache(maxsize=16)
def atlas_of(content: Content) -> Atlas:
    """The atlas of a board, worked out once: a board never changes."""
    return Atlas(content)
