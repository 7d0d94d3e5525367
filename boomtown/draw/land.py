"""Land and sea: the ground a map is drawn on, and the lines that cross it."""

from collections.abc import Sequence

from boomtown.draw.geometry import Point, line, nearer, oval, smooth
from boomtown.draw.svg import SERIF, Value, circle, clean, el, group, path, rect, text

_ROUND: dict[str, Value] = {"stroke_linejoin": "round", "stroke_linecap": "round", "fill": "none"}


def sea(width: float, height: float, key: str) -> str:
    """Water with waves; key makes the pattern's id the map's own."""
    wave = path("M5 13q6-7 12 0q6 7 12 0", stroke="@wave", stroke_width=1.3, fill="none", opacity=0.55)
    spray = path("M38 31q5-5 10 0q5 5 10 0", stroke="@wave", stroke_width=1.1, fill="none", opacity=0.35)
    size: dict[str, Value] = {"width": 66, "height": 38, "patternUnits": "userSpaceOnUse"}
    pattern = el("pattern", wave, spray, id=f"{clean(key)}-wave", **size)
    return (
        el("defs", pattern)
        + rect(0, 0, width, height, fill="@sea")
        + rect(0, 0, width, height, fill=f"url(#{key}-wave)")
    )


def land(shapes: Sequence[Sequence[Point]], key: str) -> str:
    """Land with a coast and shoals before it; a shape within another is a lake."""
    data = line(shapes, close=True)
    shoals = "".join(
        path(data, stroke="@shoal", stroke_width=wide, opacity=strength, **_ROUND)
        for wide, strength in ((40, 0.13), (25, 0.18), (12, 0.32))
    )
    ground = path(
        data, fill="@land", fill_rule="evenodd", stroke="@coast", stroke_width=1.6, stroke_linejoin="round"
    )
    clip = el("clipPath", path(data, clip_rule="evenodd"), id=f"{key}-land")
    return el("defs", clip) + shoals + ground


def regions(places: Sequence[tuple[Point, str | None]], key: str, reach: tuple[float, float]) -> str:
    """The country round each coloured place, parted halfway from places of other colours."""
    drawn = []
    for colour in dict.fromkeys(colour for _, colour in places if colour):
        shapes = []
        for own, its in places:
            if its != colour:
                continue
            shape = oval(own, *reach)
            for other, theirs in places:
                if theirs != colour and shape:
                    shape = nearer(shape, own, other, gap=11)
            shapes.append(shape)
        data = line([shape for shape in shapes if len(shape) > 2], close=True)
        soft: dict[str, Value] = {"stroke": colour, "stroke_width": 7, "stroke_linejoin": "round"}
        drawn.append(group(path(data, fill=colour, **soft), opacity=0.21))
    return group(*drawn, clip_path=f"url(#{key}-land)")


def river(points: Sequence[Point]) -> str:
    """A river, from its source or its mouth."""
    return path(smooth(points), stroke="@river", stroke_width=3.4, opacity=0.9, **_ROUND)


def frontier(points: Sequence[Point]) -> str:
    """A dividing line, dotted."""
    return path(
        smooth(points),
        stroke="@frontier",
        stroke_width=4.6,
        stroke_dasharray="0.1 10",
        opacity=0.85,
        **_ROUND,
    )


def track_bed(data: str) -> str:
    """A line where a railway may be built: pale, so that the built ones stand out."""
    return (
        path(data, stroke="@track", stroke_width=8.4, fill="none")
        + path(data, stroke="@ballast", stroke_width=5.8, fill="none")
        + path(data, stroke="@track", stroke_width=5.2, fill="none", stroke_dasharray="2.2 7.8", opacity=0.8)
    )


def railway_line(data: str, colour: str, ink: str) -> str:
    """A built railway in its owner's colour from end to end."""
    return (
        path(data, stroke="@rim", stroke_width=11, fill="none")
        + path(data, stroke=colour, stroke_width=7.6, fill="none")
        + path(data, stroke=ink, stroke_width=7.6, fill="none", stroke_dasharray="2 8", opacity=0.55)
    )


def sea_lane(data: str, fine: bool = False) -> str:
    """A lane for ships: dashed; the fine one goes overseas."""
    wide, dashes = (2.4, "3 7") if fine else (4, "11 8")
    return path(data, stroke="@lane", stroke_width=wide, stroke_dasharray=dashes, opacity=0.9, **_ROUND)


def caption(x: float, y: float, words: str, size: float, colour: str, turn: float = 0) -> str:
    """A name written over sea or country."""
    look: dict[str, Value] = {"font_style": "italic", "font_family": SERIF, "letter_spacing": size * 0.14}
    place = f"rotate({turn:g} {x:g} {y:g})" if turn else None
    return text(x, y, words, size, fill=colour, class_="f-label", opacity=0.85, transform=place, **look)


def frame(width: float, height: float) -> str:
    """The edge of a map: a dark band with the light steps of an old atlas."""
    edge = rect(4.5, 4.5, width - 9, height - 9, fill="none", stroke="@frame", stroke_width=9)
    steps = rect(
        4.5,
        4.5,
        width - 9,
        height - 9,
        fill="none",
        stroke="@frame-2",
        stroke_width=3.4,
        stroke_dasharray="40",
    )
    inner = rect(
        11.5, 11.5, width - 23, height - 23, fill="none", stroke="@frame", stroke_width=1.4, opacity=0.7
    )
    return edge + steps + inner


def village(x: float, y: float, house: str) -> str:
    """A small place on the way; house is its sign."""
    return circle(x, y, 13, fill="@ballast", stroke="@track", stroke_width=3.2) + house
