"""The land round the city: plain, mountains, rivers, bridges, railways, the steel works."""

from itertools import pairwise
from typing import Any

from boomtown.draw.svg import SERIF, at, group, path, rect, text
from boomtown.games.forged_in_steel.picture.plan import UP, WIDTH, Box
from boomtown.games.forged_in_steel.picture.sketch import Sketch, box, disc, grid, poly, tree

BRIDGE = "#7a5b3e"


def smooth(points: list[tuple[float, float]]) -> str:
    """Path data of a soft line through points."""
    found = f"M{points[0][0]} {points[0][1]}"
    for i, (a, b) in enumerate(pairwise(points)):
        before = points[max(i - 1, 0)]
        after = points[min(i + 2, len(points) - 1)]
        found += (
            f"C{a[0] + (b[0] - before[0]) / 6:.1f} {a[1] + (b[1] - before[1]) / 6:.1f} "
            f"{b[0] - (after[0] - a[0]) / 6:.1f} {b[1] - (after[1] - a[1]) / 6:.1f} {b[0]} {b[1]}"
        )
    return found


def _points(entry: dict[str, Any]) -> list[tuple[float, float]]:
    return [(x, y - UP) for x, y in entry["points"]]


def plain(data: dict[str, Any]) -> str:
    """Dry hills, the mountains in the west, trees along the streets."""
    hills = "M196 300q40-60 90-20t70-10M880 470q50-40 90 0M1180 430q70-50 130-10t90-20M250 900q60-40 110 0t90-10M900 620q40-30 70 0M1060 470q50-30 90 0"
    range_ = Sketch()
    for x, y, w, h in ((196, 98, 70, 44), (236, 104, 64, 34), (286, 100, 90, 30), (346, 104, 60, 24)):
        range_.fill("#8d7f6d", poly((x, y + 8), (x + w * 0.5, y - h), (x + w, y + 8)), 0.55)
        range_.fill(
            "#ffffff",
            poly(
                (x + w * 0.4, y - h * 0.7),
                (x + w * 0.5, y - h),
                (x + w * 0.6, y - h * 0.7),
                (x + w * 0.5, y - h * 0.55),
            ),
            0.7,
        )
    woods = Sketch()
    for x, y in data["scenery"]["trees"]:
        tree(woods, x, y - UP, 6.5)
    return (
        path(hills, fill="none", stroke="@coast", stroke_width=2, opacity=0.25)
        + range_.markup()
        + woods.markup()
    )


def rivers(data: dict[str, Any]) -> str:
    """Both rivers with their banks and a light on the water."""
    parts = []
    lines = []
    for entry in data["river"]:
        points = _points(entry)
        if entry["id"] == "arkansas":
            points = [
                (-10, points[0][1] + 6),
                *points[:-1],
                (points[-1][0], points[-1][1]),
                (WIDTH + 10, points[-1][1] - 8),
            ]
        else:
            points = [(points[0][0], -10), *points[1:]]
        lines.append((smooth(points), entry["width"]))
    for fill, more, opacity in (("@coast", 9, 0.55), ("@river", 3, 1), ("@sea", -14, 0.8)):
        for line, width in lines:
            parts.append(
                path(
                    line,
                    fill="none",
                    stroke=fill,
                    stroke_width=width + more,
                    stroke_linecap="round",
                    opacity=opacity,
                )
            )
    waves = Sketch()
    waves.line(
        "#ffffff",
        1.6,
        "".join(
            f"M{x} {y}q6-5 12 0t12 0"
            for x, y in (
                (260, 506),
                (450, 490),
                (640, 480),
                (850, 452),
                (1080, 476),
                (1290, 488),
                (980, 60),
                (972, 330),
                (958, 180),
            )
        ),
    )
    labels = ""
    for entry in data["river"]:
        label = entry["label"]
        big = label["angle"] == 0
        x, y = (label["x"], label["y"] - UP + 6) if big else _points(entry)[3]
        labels += at(
            x + (0 if big else -8),
            y + (0 if big else 36),
            text(
                0,
                0,
                entry["name"],
                19 if big else 13.5,
                font_family=SERIF,
                font_style="italic",
                fill="@label",
                letter_spacing=2 if big else 0.5,
                font_weight=700,
            ),
            turn=label["angle"] if big else 105,
        )
    return "".join(parts) + group(waves.markup(), opacity=0.7) + labels


def rails(data: dict[str, Any]) -> str:
    """Railways with their sleepers."""
    parts = []
    for entry in data["rail"]:
        line = smooth(_points(entry))
        parts.append(path(line, fill="none", stroke="@track", stroke_width=9, stroke_dasharray="2.4 4.6"))
        parts.append(path(line, fill="none", stroke="@track", stroke_width=4.4))
        parts.append(path(line, fill="none", stroke="@ballast", stroke_width=1.8))
    return "".join(parts)


def bridges(data: dict[str, Any]) -> str:
    """Bridges with planks and rails from Lot to Lot."""
    parts = []
    for entry in data["bridge"]:
        (x0, y0), (x1, y1) = entry["line"]
        y0, y1, w = y0 - UP, y1 - UP, entry["width"] + 2
        upright = x0 == x1
        deck = Box(x0 - w / 2, y0 - 3, w, y1 - y0 + 6) if upright else Box(x0 - 3, y0 - w / 2, x1 - x0 + 6, w)
        planks = (
            "".join(f"M{deck.x:.1f} {y:.1f}h{w}" for y in _steps(deck.y, deck.h))
            if upright
            else "".join(f"M{x:.1f} {deck.y:.1f}v{w}" for x in _steps(deck.x, deck.w))
        )
        sides = (
            f"M{deck.x:.1f} {deck.y:.1f}v{deck.h:.1f}M{deck.x + w:.1f} {deck.y:.1f}v{deck.h:.1f}"
            if upright
            else f"M{deck.x:.1f} {deck.y:.1f}h{deck.w:.1f}M{deck.x:.1f} {deck.y + w:.1f}h{deck.w:.1f}"
        )
        parts += [
            rect(deck.x + 4, deck.y + 5, deck.w, deck.h, fill="@shade", opacity=0.3),
            rect(*deck, fill=BRIDGE),
            path(planks, stroke="#5b412b", stroke_width=1.4),
            path(sides, stroke="#3a2c20", stroke_width=3.4, stroke_linecap="round"),
            path(sides, stroke="#c9a777", stroke_width=1.2),
        ]
    return "".join(parts)


def _steps(start: float, length: float) -> list[float]:
    """Places of planks."""
    count = int(length / 7)
    return [start + length * i / count for i in range(1, count)]


def steelworks(data: dict[str, Any]) -> str:
    """The furnaces beside Bessemer, glowing."""
    x, y = data["scenery"]["steelworks"]["x"], data["scenery"]["steelworks"]["y"] - UP
    s = Sketch()
    s.fill("#f0a25a", disc(56, -20, 66), 0.22)
    s.fill("#f0a25a", disc(56, -14, 44), 0.3)
    for left, high in ((6, 150), (22, 120), (38, 134)):
        s.fill("#4a4f55", poly((left, 0), (left + 2, -high), (left + 8, -high), (left + 10, 0)))
        s.fill("#ffffff", disc(left + 10, -high - 8, 8) + disc(left + 22, -high - 17, 11), 0.55)
        s.fill("#c4552d", box(left + 1.5, -high + 5, 7, 3))
    s.fill(
        "#3b434b", poly((58, 0), (64, -76), (56, -86), (56, -100), (84, -100), (84, -86), (76, -76), (82, 0))
    )
    s.fill("#5d656d", poly((60, -20), (64, -72), (70, -72), (68, -20)))
    s.line("#2b241d", 3, "M92 0L72 -96")
    s.fill("#33393f", box(-2, -44, 54, 44) + box(84, -50, 34, 50))
    s.fill(
        "#565c63",
        poly((-2, -44), (-2, -58), (16, -44))
        + poly((16, -44), (16, -58), (34, -44))
        + poly((34, -44), (34, -58), (52, -44)),
    )
    s.fill("#ffb347", grid(0, -34, 50, 14, 6, 1) + grid(86, -40, 30, 24, 3, 2) + box(66, -14, 9, 14))
    label = text(58, 16, "Steel Works", 14, font_family=SERIF, font_weight=700, letter_spacing=1)
    return at(x, y - 14, s.markup(), label)


def compass(x: float, y: float) -> str:
    """Where north is."""
    s = Sketch()
    s.fill("#b98a2f", poly((0, -34), (7, 0), (0, 34), (-7, 0)) + poly((-34, 0), (0, -7), (34, 0), (0, 7)))
    s.fill(
        "#4d3b1c",
        poly((0, -34), (7, 0), (0, 0))
        + poly((34, 0), (0, 7), (0, 0))
        + poly((0, 34), (-7, 0), (0, 0))
        + poly((-34, 0), (0, -7), (0, 0)),
    )
    s.line("#b98a2f", 1.6, disc(0, 0, 22))
    return at(x, y, s.markup(), text(0, -40, "N", 16, font_family=SERIF, font_weight=700), scale=0.85)
