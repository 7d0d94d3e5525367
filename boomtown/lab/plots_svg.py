"""The style of the lab's plots, and how a drawn figure becomes SVG for a page or a file."""

import io
import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from matplotlib.figure import Figure

from boomtown.draw.palette import PAINT

WIDTH: Final = 400  # of every plot, in its own units; a letter is 12 of them
COLOURS: Final = ("ink", "ink-2", "line", "line-strong", "surface", "sunken", "brand", "lane", "bad")
INK, INK_2, LINE, LINE_STRONG, SURFACE, SUNKEN, BRAND, LANE, BAD = (PAINT[name].light for name in COLOURS)
STYLE: Final[dict[str, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": LINE_STRONG,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": INK_2,
    "axes.labelsize": 12,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlesize": 12,
    "figure.facecolor": "none",
    "font.family": "DejaVu Sans",
    "font.size": 12,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "hatch.color": LANE,
    "hatch.linewidth": 1.2,
    "legend.facecolor": SURFACE,
    "legend.edgecolor": LINE,
    "legend.fontsize": 12,
    "legend.framealpha": 0.85,
    "legend.labelcolor": INK,
    "savefig.facecolor": "none",
    "svg.fonttype": "none",
    "svg.hashsalt": "boomtown",
    "xtick.color": INK_2,
    "xtick.major.size": 3,
    "ytick.color": INK,
    "ytick.major.size": 0,
}


def colours_css(names: Sequence[str] = COLOURS) -> str:
    """Colours of the house as variables, by day and, where the system says so, by night."""
    day = "".join(f"--{name}:{PAINT[name].light};" for name in names)
    night = "".join(f"--{name}:{PAINT[name].dark};" for name in names)
    return f":root{{{day}}}\n@media (prefers-color-scheme:dark){{:root{{{night}}}}}"


def standing_alone(svg: str) -> str:
    """A plot as a file of its own: with its colours, a ground to stand on and a typeface."""
    height = re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', svg)
    assert height is not None
    style = f"<style>{colours_css()} text{{font-family:sans-serif}}</style>"
    ground = f'<rect width="{WIDTH}" height="{height[1]}" fill="var(--surface)"/>'
    head, tail = svg.split(">", 1)
    size = f'width="{WIDTH * 1.25:.0f}" height="{float(height[1]) * 1.25:.0f}"'
    return f'{head} xmlns="http://www.w3.org/2000/svg" {size}>{style}{ground}{tail}\n'


def svg_of(figure: Figure, name: str, words: str) -> str:
    """A drawn figure as SVG for a page: no address in it, its colours as variables, its ids with the plot's name."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", text, flags=re.S)
    box = re.search(r'viewBox="[^"]*"', text)
    assert box is not None
    body = text[text.index(">") + 1 :].replace("xlink:href", "href")
    used = set(re.findall(r"#([\w.-]+)[\")]", body))
    body = re.sub(r' id="([^"]*)"', lambda m: f' id="{name}-{m[1]}"' if m[1] in used else "", body)
    body = re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", body)
    body = re.sub(r"font-family: [^;\"]*;? ?|font: (?=[\d.]+px)", "", body)
    body = re.sub(r' transform="rotate\(-?0 [^)]*\)"', "", body)
    for colour in COLOURS:
        body = body.replace(PAINT[colour].light, f"var(--{colour})")
    body = re.sub(r"(\d+\.\d)\d+", r"\1", re.sub(r"\s*\n\s*", " ", body))
    head = f'<svg class="plot" role="img" aria-label="{escape(words)}" {box[0]} stroke-linejoin="round"'
    return f"{head}>{body.strip()}"
