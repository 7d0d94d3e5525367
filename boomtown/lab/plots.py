"""Plots in the colours of the house, as SVG that turns with day and night and has words for a screen reader."""

import textwrap
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from boomtown.lab.plots_svg import (
    BAD,
    BRAND,
    INK,
    INK_2,
    LANE,
    LINE_STRONG,
    STYLE,
    SUNKEN,
    SURFACE,
    WIDTH,
    svg_of,
)

NAME: Final = 28  # letters of a name; the tables have it whole


class Dot(NamedTuple):
    """One row of a plot of shares: a point, its interval, the value it would fairly have, and how it stands to it."""

    name: str
    value: float
    low: float
    high: float
    fair: float | None = None
    mark: str = ""  # 'high', 'low' or nothing


class Curve(NamedTuple):
    """A line with the band of its interval."""

    name: str
    at: list[float]
    value: list[float]
    low: list[float]
    high: list[float]


class Point(NamedTuple):
    """A card in a scatter: how often it is used, what it wins then, and its mark."""

    name: str
    x: float
    y: float
    mark: str = ""


def _blank(height: float, rows: int = 1, columns: int = 1) -> tuple[Figure, list[Axes]]:
    figure = Figure(figsize=(WIDTH / 72, height / 72), layout="constrained")
    return figure, list(figure.subplots(rows, columns, squeeze=False).flat)


def _percent(axes: Axes, which: str = "x") -> None:
    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:.0f} %"))
    axis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))


def _names(rows: Sequence[Dot]) -> list[str]:
    return [textwrap.shorten(row.name, NAME, placeholder="…") or f"{row.name[: NAME - 1]}…" for row in rows]


@style.context(STYLE)
def dots(
    name: str,
    words: str,
    rows: Sequence[Dot],
    axis: str,
    band: tuple[float, float] | None = None,
    percent: bool = True,
) -> str:
    """Points with their intervals, one a row; a row out of line is a diamond with a word, others are round."""
    figure, (axes,) = _blank(62 + 24 * len(rows))
    if band is not None:
        axes.axvspan(*band, color=SUNKEN, linewidth=0)
    for y, row in enumerate(rows):
        colour = BAD if row.mark else LANE
        axes.plot([row.low, row.high], [y, y], color=colour, linewidth=2.4, solid_capstyle="butt")
        if row.fair is not None:
            axes.plot(
                [row.fair, row.fair], [y - 0.38, y + 0.38], color=INK, linewidth=1.4, linestyle=(0, (3, 2))
            )
        axes.plot(
            [row.value], [y], marker="D" if row.mark else "o", markersize=7, color=colour, clip_on=False
        )
        if row.mark:
            end = max(row.high, row.fair or row.high)
            said = axes.annotate(row.mark, (end, y), (6, 0), textcoords="offset points", va="center")
            said.set(color=BAD, fontweight="bold")
    axes.set_yticks(range(len(rows)), _names(rows))
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(visible=False, axis="y")
    axes.set_xlabel(axis)
    if percent:
        axes.set_xlim(
            left=0, right=min(1.0, max([0.1, *(max(row.high, row.fair or 0.0) * 1.18 for row in rows)]))
        )
        _percent(axes)
    else:
        axes.margins(x=0.12)
    return svg_of(figure, name, words)


@style.context(STYLE)
def pairs(
    name: str, words: str, first: Sequence[Dot], second: Sequence[Dot], axis: str, legend: tuple[str, str]
) -> str:
    """Two bars a row, one filled and one hatched, each with its interval."""
    figure, (axes,) = _blank(96 + 42 * len(first))
    bars: list[tuple[Sequence[Dot], float, dict[str, Any]]] = [
        (first, -0.2, {"color": BRAND, "label": legend[0]}),
        (second, 0.2, {"facecolor": SURFACE, "edgecolor": LANE, "hatch": "///", "label": legend[1]}),
    ]
    for rows, shift, look in bars:
        at = [y + shift for y in range(len(rows))]
        axes.barh(at, [row.value for row in rows], 0.36, **look)
        reach = [[row.value - row.low for row in rows], [row.high - row.value for row in rows]]
        axes.errorbar(
            [row.value for row in rows], at, xerr=reach, fmt="none", ecolor=INK, elinewidth=1.3, capsize=2
        )
    axes.set_yticks(range(len(first)), _names(first))
    axes.set_ylim(len(first) - 0.4, -0.6)
    axes.axvline(0, color=LINE_STRONG, linewidth=1)
    axes.grid(visible=False, axis="y")
    axes.set_xlabel(axis)
    figure.legend(loc="outside upper right", ncols=2)
    return svg_of(figure, name, words)


def _bins(values: Sequence[float]) -> list[float]:
    low, high = min(values), max(values)
    if all(value == int(value) for value in values):
        wide = max(1, round((high - low + 1) / 24))
        return [low - 0.5 + wide * i for i in range(int((high - low) // wide) + 2)]
    wide_part = (high - low) / 20 or 1.0
    return [low + wide_part * i for i in range(21)]


@style.context(STYLE)
def two_histograms(
    name: str, words: str, first: Sequence[float], second: Sequence[float], axis: str, legend: tuple[str, str]
) -> str:
    """Two spreads in one picture: one filled, the other hatched, as shares of their own number."""
    figure, (axes,) = _blank(250)
    bins = _bins([*first, *second])
    spreads: list[tuple[Sequence[float], dict[str, Any]]] = [
        (second, {"facecolor": "none", "edgecolor": LANE, "hatch": "///", "label": legend[1]}),
        (first, {"facecolor": BRAND, "edgecolor": BRAND, "alpha": 0.75, "label": legend[0]}),
    ]
    for values, look in spreads:
        axes.hist(values, bins, weights=[1 / len(values)] * len(values), histtype="stepfilled", **look)
    axes.grid(visible=False, axis="x")
    _percent(axes, "y")
    axes.set_xlabel(axis)
    figure.legend(loc="outside upper right", ncols=2, reverse=True)
    return svg_of(figure, name, words)


@style.context(STYLE)
def histograms(name: str, words: str, parts: Sequence[tuple[str, Sequence[float], bool]]) -> str:
    """Small spreads beside one another, two in a line, the mean as a dashed line; a part is name, values, percent."""
    figure, all_axes = _blank(150 * ((len(parts) + 1) // 2), (len(parts) + 1) // 2, 2)
    for axes in all_axes[len(parts) :]:
        axes.set_axis_off()
    for axes, (title, values, percent) in zip(all_axes, parts):
        axes.hist(values, _bins(values), color=LANE)
        axes.axvline(sum(values) / len(values), color=INK, linestyle=(0, (3, 2)), linewidth=1.4)
        axes.set_title(title, loc="left")
        axes.set_yticks([])
        axes.grid(visible=False)
        if percent:
            _percent(axes)
        axes.xaxis.set_major_locator(MaxNLocator(3, integer=not percent))
    figure.supxlabel("dashed: the mean", fontsize=12, color=INK_2)
    return svg_of(figure, name, words)


@style.context(STYLE)
def curves(
    name: str, words: str, lines: Sequence[Curve], axes_names: tuple[str, str], percent: bool = False
) -> str:
    """Lines over the course of a game, each with its band: the first is whole, the second dashed."""
    figure, (axes,) = _blank(250)
    dashes: list[Any] = ["solid", (0, (5, 2))]
    for line, colour, dash in zip(lines, (BRAND, LANE), dashes):
        axes.fill_between(line.at, line.low, line.high, color=colour, alpha=0.2, linewidth=0)
        axes.plot(line.at, line.value, color=colour, linewidth=2.2, linestyle=dash, label=line.name)
    axes.set_xlim(0, 1)
    _percent(axes)
    if percent:
        axes.set_ylim(0, 1)
        _percent(axes, "y")
    axes.set_xlabel(axes_names[0])
    axes.set_ylabel(axes_names[1])
    if len(lines) > 1:
        figure.legend(loc="outside upper right", ncols=2)
    return svg_of(figure, name, words)


@style.context(STYLE)
def scatter(
    name: str, words: str, points: Sequence[Point], fair: float | None, axes_names: tuple[str, str]
) -> str:
    """Cards by use and success; those out of line are diamonds, the farthest of them with their names."""
    figure, (axes,) = _blank(330)
    plain = [point for point in points if not point.mark]
    marked = [point for point in points if point.mark]
    axes.plot(
        [p.x for p in plain], [p.y for p in plain], "o", markersize=5, color=LANE, alpha=0.6, label="in line"
    )
    if marked:
        axes.plot(
            [p.x for p in marked], [p.y for p in marked], "D", markersize=6, color=BAD, label="out of line"
        )
    if fair is not None:
        axes.axhline(fair, color=INK, linestyle=(0, (3, 2)), linewidth=1.4)
    top = max(point.y for point in points)
    named: list[float] = []
    for point in sorted(marked, key=lambda p: -abs(p.y - (fair or 0.0))):
        if len(named) < 6 and all(abs(point.y - other) > 0.055 * top for other in named):
            named.append(point.y)
            side, shift = ("right", -7) if point.x > 0.5 else ("left", 7)
            name_there = textwrap.shorten(point.name, 30, placeholder="…")
            said = axes.annotate(name_there, (point.x, point.y), (shift, 0), textcoords="offset points")
            said.set(ha=side, va="center", color=INK, fontsize=11)
    axes.set_xlim(-0.03, 1.03)
    axes.set_ylim(bottom=0)
    _percent(axes)
    _percent(axes, "y")
    axes.set_xlabel(axes_names[0])
    axes.set_ylabel(axes_names[1])
    figure.legend(loc="outside upper right", ncols=2)
    return svg_of(figure, name, words)
