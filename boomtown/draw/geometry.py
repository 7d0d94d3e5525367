"""Points, curves and polygons, as far as maps need them."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from boomtown.draw.svg import num

Point: TypeAlias = tuple[float, float]
Obstacle: TypeAlias = tuple[float, ...]  # a box (x0, y0, x1, y1) or a disc (x, y, r)


def pairs(numbers: Sequence[float]) -> list[Point]:
    """x, y, x, y, ... as points."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def curve(a: Point, b: Point, via: Point | None = None, steps: int = 96) -> list[Point]:
    """Points along a straight line, or along a quadratic curve with a control point."""
    cx, cy = via or ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    points = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((p * a[0] + q * cx + r * b[0], p * a[1] + q * cy + r * b[1]))
    return points


def inside(point: Point, obstacle: Obstacle) -> bool:
    """Whether a point lies in a box or a disc."""
    if len(obstacle) == 3:
        return math.hypot(point[0] - obstacle[0], point[1] - obstacle[1]) < obstacle[2]
    x0, y0, x1, y1 = obstacle
    return x0 < point[0] < x1 and y0 < point[1] < y1


def clear_runs(points: Iterable[Point], obstacles: Sequence[Obstacle]) -> list[list[Point]]:
    """The stretches of a line that no obstacle covers."""
    runs: list[list[Point]] = [[]]
    for point in points:
        if any(inside(point, obstacle) for obstacle in obstacles):
            if runs[-1]:
                runs.append([])
        else:
            runs[-1].append(point)
    return [_ends_and_bends(run) for run in runs if len(run) > 1]


def _ends_and_bends(run: list[Point]) -> list[Point]:
    """A run without the points that a straight line doesn't need."""
    (x0, y0), (x1, y1) = run[0], run[-1]
    length = math.hypot(x1 - x0, y1 - y0) or 1
    if all(abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length < 0.1 for x, y in run):
        return [run[0], run[-1]]
    return run[:-1:4] + [run[-1]]


def line(runs: Iterable[Sequence[Point]], close: bool = False) -> str:
    """Path data through points, straight from one to the next."""
    end = "z" if close else ""
    return "".join("M" + " ".join(f"{num(x)} {num(y)}" for x, y in run) + end for run in runs)


def smooth(points: Sequence[Point]) -> str:
    """Path data of a soft line: from middle to middle, bent by the points."""
    first, last = points[0], points[-1]
    data = f"M{num(first[0])} {num(first[1])}"
    for (x, y), (nx, ny) in pairwise(points[1:]):
        data += f"Q{num(x)} {num(y)} {num((x + nx) / 2)} {num((y + ny) / 2)}"
    return data + f"L{num(last[0])} {num(last[1])}"


def oval(middle: Point, rx: float, ry: float, corners: int = 40) -> list[Point]:
    """A polygon that looks like an ellipse."""
    turns = [2 * math.pi * i / corners for i in range(corners)]
    return [(middle[0] + rx * math.cos(turn), middle[1] + ry * math.sin(turn)) for turn in turns]


def nearer(polygon: list[Point], own: Point, other: Point, gap: float) -> list[Point]:
    """The part of a polygon that lies nearer to one point than to another, half a gap away."""
    dx, dy = other[0] - own[0], other[1] - own[1]
    length = math.hypot(dx, dy)
    limit = length / 2 - gap / 2

    def beyond(point: Point) -> float:
        return ((point[0] - own[0]) * dx + (point[1] - own[1]) * dy) / length - limit

    kept: list[Point] = []
    for here, there in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        a, b = beyond(here), beyond(there)
        if a <= 0:
            kept.append(here)
        if (a < 0 < b) or (b < 0 < a):
            t = a / (a - b)
            kept.append((here[0] + t * (there[0] - here[0]), here[1] + t * (there[1] - here[1])))
    return kept
