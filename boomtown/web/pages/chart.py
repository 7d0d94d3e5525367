"""A line chart as SVG: one line a seat, told apart by colour, dashes and name."""

from dataclasses import dataclass
from html import escape
from itertools import pairwise

LEFT, TOP, WIDTH, HEIGHT, RIGHT = 34, 12, 300, 160, 92
DASHES = ("", "7 4", "2 4", "9 3 2 3", "12 5")
MOST = 120  # points of a line


@dataclass(frozen=True)
class Line:
    """A seat's numbers over time."""

    name: str
    letter: str
    values: list[int]


@dataclass(frozen=True)
class Mark:
    """A numbered place on a line."""

    move: int
    line: int  # the number of the line
    label: str


def chart(
    lines: list[Line], chapters: list[tuple[int, str]], words: str, marks: list[Mark] | None = None
) -> str:
    """Lines over moves; `chapters` are the moves at which the axis has a mark, `marks` lie on the lines."""
    last = max(len(lines[0].values) - 1, 1)
    low = min(0, *(min(line.values) for line in lines))
    high = max(1, *(max(line.values) for line in lines))
    step = tick_step(high - low)
    high = -(-high // step) * step
    low = low // step * step

    def x(move: float) -> float:
        return LEFT + WIDTH * move / last

    def y(value: float) -> float:
        return TOP + HEIGHT * (high - value) / (high - low)

    parts = [
        f'<path class="grid" d="M{LEFT} {y(v):.1f}h{WIDTH}"/><text x="{LEFT - 6}" y="{y(v) + 4:.1f}" text-anchor="end">{v}</text>'
        for v in range(low, high + 1, step)
    ]
    for move, label in spread(chapters, last):
        parts.append(
            f'<path class="grid" d="M{x(move):.1f} {TOP + HEIGHT}v4"/>'
            f'<text x="{x(move):.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{escape(label)}</text>'
        )
    every = max(1, last // MOST)
    moves = [*range(0, last, every), last] if len(lines[0].values) > 1 else [0]
    for number, line in enumerate(lines):
        points = " ".join(f"{x(m):.1f},{y(line.values[m]):.1f}" for m in moves)
        dash = f' stroke-dasharray="{DASHES[number % 5]}"' if number % 5 else ""
        parts.append(f'<polyline class="line-{escape(line.letter.lower())}"{dash} points="{points}"/>')
    for line, place in zip(lines, labels([y(line.values[-1]) for line in lines]), strict=True):
        name = line.name if len(line.name) <= 11 else line.name[:10] + "…"
        ends = f'<path class="lead" d="M{x(last) + 2:.1f} {y(line.values[-1]):.1f}L{x(last) + 9:.1f} {place:.1f}"/>'
        parts.append(
            f'{ends}<text class="lab" x="{x(last) + 12:.1f}" y="{place + 4:.1f}">{escape(line.letter)} {escape(name)}</text>'
        )
    here = f'<path class="here" d="M{LEFT} {TOP - 4}v{HEIGHT + 8}"/>'
    turnings: list[str] = []
    for mark in marks or []:
        cx, cy = x(mark.move), y(lines[mark.line].values[mark.move])
        turnings.append(
            f'<g class="turning" data-moment="{mark.move}"><circle cx="{cx:.1f}" cy="{cy:.1f}" r="8"/>'
            f'<text x="{cx:.1f}" y="{cy + 4:.1f}" text-anchor="middle">{escape(mark.label)}</text></g>'
        )
    return (
        f'<svg class="chart" viewBox="0 0 {LEFT + WIDTH + RIGHT} {TOP + HEIGHT + 26}" role="img" '
        f'aria-label="{escape(words)}" data-left="{LEFT}" data-width="{WIDTH}" data-last="{last}">'
        f"{''.join(parts)}{here}{''.join(turnings)}</svg>"
    )


def tick_step(reach: int) -> int:
    """A round number that cuts a reach into about five."""
    step = 1
    while reach / step > 6:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    return step


def spread(chapters: list[tuple[int, str]], last: int) -> list[tuple[int, str]]:
    """The marks that stand far enough from each other to be read."""
    found: list[tuple[int, str]] = []
    for move, label in chapters:
        if not found or (move - found[-1][0]) * WIDTH / last >= 16:
            found.append((move, label))
    return found


def labels(heights: list[float], apart: float = 14) -> list[float]:
    """Heights for names, moved so that none covers another."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    placed = heights[:]
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + apart)
    lowest = float(TOP + HEIGHT)
    for number in reversed(order):
        placed[number] = min(placed[number], lowest)
        lowest = placed[number] - apart
    return placed
