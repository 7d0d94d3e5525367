"""Pieces that lie on a board: badges, cubes, counters, tracks, discs, coins."""

from boomtown.draw.icons import icon
from boomtown.draw.palette import Look
from boomtown.draw.svg import Value, at, box, circle, path, text
from boomtown.draw.words import measure

TILE = 48


def badge(look: Look, x: float, y: float, size: float, *, paper: bool = False, id: str | None = None) -> str:
    """A seat's shape with its letter around a middle; on a ground of its own colour it is cut from paper."""
    ground, letter = ("@face", look.deep) if paper else (look.fill, look.ink)
    edge = look.deep if paper else "@rim"
    return at(
        x - size / 2,
        y - size / 2,
        path(look.path, fill=ground, stroke=edge, stroke_width=1 if paper else 2.4, stroke_linejoin="round"),
        text(21, 31 + look.drop, look.letter, 29, font_weight=800, fill=letter),
        scale=size / 42,
        id=id,
    )


def cube(kind: str, x: float, y: float, size: float, *, id: str | None = None) -> str:
    """A wooden cube of a size, seen from above a corner; kind is 'coal' or 'iron'."""
    w, h = size * 0.47, size * 0.26
    top = f"M0 {-2 * h:.2f}L{w:.2f} {-h:.2f} 0 0 {-w:.2f} {-h:.2f}z"
    left = f"M{-w:.2f} {-h:.2f}L0 0V{2 * h:.2f}L{-w:.2f} {h:.2f}z"
    right = f"M{w:.2f} {-h:.2f}L0 0V{2 * h:.2f}L{w:.2f} {h:.2f}z"
    edge: dict[str, Value] = {"stroke": "@rim", "stroke_width": size * 0.045, "stroke_linejoin": "round"}
    return at(
        x,
        y,
        path(top, fill=f"@{kind}-1", **edge),
        path(left, fill=f"@{kind}-2", **edge),
        path(right, fill=f"@{kind}-3", **edge),
        id=id,
    )


def cubes(kind: str, count: int, x: float, y: float, size: float) -> str:
    """A slip of paper with a cube and how many there are, its right end at x."""
    digits = measure(str(count), size, bold=True)
    width = size * 1.05 + digits + 4
    return at(
        x - width,
        y,
        box(width / 2, 0, width, size * 1.25, rx=size * 0.3, fill="@face", stroke="@outline", stroke_width=1),
        cube(kind, size * 0.6, 0, size),
        text(width - digits / 2 - 3, size * 0.37, str(count), size, font_weight=800, fill="@print"),
    )


def shadow(size: float, rx: float) -> str:
    """The soft edge below a piece."""
    return box(1, 2.5, size, size, rx=rx, fill="@shade", opacity=0.32)


def tile(
    look: Look,
    sign: str,
    level: int,
    *,
    used: bool = False,
    load: tuple[str, int] | None = None,
    barred: bool = False,
    only: str = "",
) -> str:
    """A seat's industry counter around the origin: front in its colour, used side in paper with a tick.

    `only` is a small second sign: the one kind of goods that it takes.
    """
    ink = look.deep if used else look.ink
    face = (
        _used_face(look)
        if used
        else box(0, 0, TILE, TILE, rx=7, fill=look.fill, stroke="@rim", stroke_width=2)
    )
    loaded = load is not None and load[1] > 0
    x, y, size = (
        (11.5, -10.5, 22) if loaded else (8.5, 2.5, 29) if not (used or barred or only) else (8.5, -8.5, 19)
    )
    drawn = [
        shadow(TILE, 7),
        face,
        icon(sign, x, y, size, ink),
        badge(look, -11, -11, 22, paper=not used),
        text(-12.5 if used else -13.5, 18 if used else 19.5, str(level), 20, font_weight=800, fill=ink),
    ]
    if load is not None and loaded:
        drawn.append(cubes(load[0], load[1], 22.5, 12.5, 14))
    if used:
        drawn.append(mark("tick", 13, 13, 9.5, "@tick"))
    elif barred:
        drawn.append(mark("no", 13, 13, 9.5, "@cross"))
    elif only:
        drawn.append(mark(only, 13, 13, 9.5, look.deep))
    return "".join(drawn)


def _used_face(look: Look) -> str:
    """The used side: paper, hatched, with a thick rim of the seat's colour."""
    hatch = "M-20 -8L-8 -20M-20 4L4 -20M-20 16L16 -20M-12 20L20 -12M0 20L20 0M12 20L20 12"
    return (
        box(0, 0, TILE, TILE, rx=7, fill="@face", stroke="@outline", stroke_width=2)
        + path(hatch, stroke=look.fill, stroke_width=2, opacity=0.22)
        + box(0, 0, TILE - 5, TILE - 5, rx=5, fill="none", stroke=look.fill, stroke_width=4.5)
    )


def mark(sign: str, x: float, y: float, r: float, colour: str) -> str:
    """A small round mark on a piece."""
    return circle(x, y, r, fill="@face", stroke=colour, stroke_width=2) + icon(sign, x, y, r * 1.25, colour)


def track(look: Look, turn: float) -> str:
    """A railway of a seat around the origin; its badge stands upright however the track lies."""
    piece = (
        box(1, 2.5, 48, 23, rx=5, fill="@shade", opacity=0.3)
        + box(0, 0, 48, 23, rx=5, fill=look.fill, stroke="@rim", stroke_width=2)
        + path(
            "M-19-8v16M-14-8v16M14-8v16M19-8v16", stroke=look.ink, stroke_width=2.4, stroke_linecap="round"
        )
        + path("M-23-4.4H23M-23 4.4H23", stroke=look.ink, stroke_width=1.6)
    )
    return at(0, 0, piece, turn=turn) + badge(look, 0, 0, 25, paper=True)


def disc(*inside: str, back: bool = False, r: float = 21) -> str:
    """A round counter around the origin; its back is dark and hatched."""
    ground = "@back" if back else "@face"
    hatch = path(
        "M-14-4L-4-14M-16 6L6-16M-12 14L14-12M-3 17L17-3", stroke="@face", stroke_width=1.6, opacity=0.28
    )
    return (
        circle(1, 2.5, r, fill="@shade", opacity=0.32)
        + circle(0, 0, r, fill=ground, stroke="@outline", stroke_width=2)
        + (hatch if back else circle(0, 0, r - 3.5, fill="none", stroke="@brass", stroke_width=1.6))
        + "".join(inside)
    )


def coin(x: float, y: float, r: float, words: str) -> str:
    """A brass coin with an amount."""
    return (
        circle(x, y, r, fill="@brass", stroke="@brass-2", stroke_width=2)
        + circle(x, y, r - 3.5, fill="none", stroke="@brass-2", stroke_width=1, opacity=0.7)
        + text(x, y + r * 0.34, words, r * 0.95, font_weight=800, fill="@print")
    )
