"""Where everything lies on the drawn board; Lots keep the places that the content gives them."""

from functools import lru_cache
from typing import NamedTuple

from boomtown.draw.svg import clean
from boomtown.games.forged_in_steel.rules.content import Content

WIDTH, HEIGHT = 1780, 970
UP = 96  # the content's map begins so far below its upper edge
LOT = 46
LABEL: dict[str, str | int | float | None] = {
    "font_size": 11.5,
    "font_weight": 700,
    "pointer_events": "none",
}  # how Lots are lettered


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    def grown(self, by: float) -> "Box":
        """The same with a margin."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


MINES = Box(8, 8, 182, 588)
ERA = Box(8, 604, 182, 78)
JOBS = Box(8, 690, 182, 126)
STACKS = Box(8, 824, 182, 138)
POWER = Box(1390, 58, 382, 150)
ROLES = Box(1390, 216, 382, 190)
PROSPERITY = Box(1390, 414, 382, 142)
TITLE = Box(1390, 8, 382, 44)
HERALD = Box(992, 566, 780, 292)
UNREST = Box(992, 866, 780, 96)
MINE_R = 31
SPACE = 58  # of the Unrest track


def _box(entry: dict[str, float]) -> Box:
    return Box(entry["x"], entry["y"] - UP, entry["w"], entry["h"])


class Plan:
    """The places of Lots, Blocks and plaques of one content."""

    def __init__(self, content: Content) -> None:
        data = content.pack.content
        city = content.city
        self.points: list[tuple[float, float]] = []  # the middle of each Lot
        self.factory: list[bool] = []
        self.river: list[bool] = []
        for nb in city.nb_ids:
            for entry in data["lots"][nb]:
                self.points.append((entry["x"], entry["y"] - UP))
                self.factory.append(bool(entry.get("factory")))
                self.river.append(bool(entry.get("river")))
        self.blocks = [_box(entry["box"]) for entry in data["block"]]
        self.plaques = [_plaque(_box(entry["plaque"])) for entry in data["neighborhood"]]
        self.lots_of_block: list[list[int]] = [[] for _ in self.blocks]
        for lot, block in enumerate(city.lot_block):
            self.lots_of_block[block].append(lot)

    def lot(self, lot: int) -> Box:
        """A Lot's square."""
        x, y = self.points[lot]
        return Box(x - LOT / 2, y - LOT / 2, LOT, LOT)

    def around(self, lots: list[int]) -> Box:
        """The smallest box around some Lots."""
        xs = [self.points[lot][0] for lot in lots]
        ys = [self.points[lot][1] for lot in lots]
        half = LOT / 2
        return Box(min(xs) - half, min(ys) - half, max(xs) - min(xs) + 2 * half, max(ys) - min(ys) + 2 * half)


def lot_label(label: str, x: float, y: float) -> str:
    """What is written in the corner of the Lot around a middle."""
    return f'<text x="{x - 20:.1f}" y="{y - 10.5:.1f}">{clean(label)}</text>'


def _plaque(box: Box) -> Box:
    """A plaque is a little larger than the content says; those in the west grow westward."""
    return Box(box.x - 10 if box.x < 400 else box.x, box.y - 2, 120, 82)


@lru_cache(maxsize=4)
def plan_of(content: Content) -> Plan:
    """The plan of a content."""
    return Plan(content)


def mine_point(mine: int) -> tuple[float, float]:
    """The middle of a Mine's place."""
    return MINES.x + 47 + mine % 2 * 88, MINES.y + 66 + mine // 2 * 91


def unrest_point(nth: int) -> tuple[float, float]:
    """Where a cube lies on the Unrest track; from the ninth on beside it."""
    if nth < 8:
        return UNREST.x + 150 + nth * (SPACE + 3) + SPACE / 2, UNREST.y + 58
    return UNREST.x + 660 + (nth - 8) % 4 * 31, UNREST.y + 44 + (nth - 8) // 4 % 2 * 30


def headline_box(space: int) -> Box:
    """A column of the newspaper."""
    return Box(HERALD.x + 12 + space * 253, HERALD.y + 50, 250, HERALD.h - 60)


def power_box(rank: int) -> Box:
    """A place on the Influence track."""
    return Box(POWER.x + 7 + rank * 92.5, POWER.y + 32, 90, 112)


def role_box(role: int) -> Box:
    """A Role's line."""
    return Box(ROLES.x + 7, ROLES.y + 30 + role * 31.4, ROLES.w - 14, 30)


def sector_box(track: int) -> Box:
    """A sector's line."""
    return Box(PROSPERITY.x + 7, PROSPERITY.y + 29 + track * 36.5, PROSPERITY.w - 14, 35)
