"""A small box of brushes: houses, towers, chimneys, gears, trees, from which the pictures of the world are put together.

Pictures are drawn on 120 by 70 with the ground at 56, in colours of their own: art looks the same by day and night.
"""

import math

WIDTH, HEIGHT, GROUND = 120, 70, 56
INK = "#2b221c"
BRICK, PLASTER, STONE, TIMBER = "#a8573c", "#efe0c2", "#bdb3a4", "#8a6238"
RED, SLATE, TEAL, BRASS = "#8d3b2a", "#4d5a66", "#3f7f86", "#d9a534"


def fill(d: str, colour: str, opacity: float = 1) -> str:
    """A filled shape."""
    seen = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return f'<path d="{d}" fill="{colour}"{seen}/>'


def line(d: str, colour: str, width: float = 1.4, opacity: float = 1) -> str:
    """A drawn line."""
    seen = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{seen}/>'
    )


def disc(x: float, y: float, r: float, colour: str, opacity: float = 1) -> str:
    """A round shape."""
    seen = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"{seen}/>'


def block(x: float, y: float, w: float, h: float, colour: str, round: float = 0) -> str:
    """A rectangle."""
    rx = f' rx="{round:g}"' if round else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{colour}"{rx}/>'


def house(x: float, w: float, h: float, wall: str, roof: str, base: float = GROUND, peak: float = 0) -> str:
    """A house with a gable, its left edge at x; `peak` is how high the roof rises."""
    top, rise = base - h, peak or w * 0.42
    walls = fill(f"M{x} {base}V{top}l{w / 2} {-rise + 2}l{w / 2} {rise - 2}V{base}z", wall)
    tiles = fill(
        f"M{x - 3} {top + 2}L{x + w / 2} {top - rise}L{x + w + 3} {top + 2}l-2 3L{x + w / 2} {top - rise + 5}L{x - 1} {top + 5}z",
        roof,
    )
    return walls + tiles


def hall(x: float, w: float, h: float, wall: str, roof: str, base: float = GROUND) -> str:
    """A long house seen from its side."""
    top = base - h
    return block(x, top, w, h, wall) + fill(f"M{x - 3} {top + 1}l6 -9h{w - 6}l6 9z", roof)


def tower(x: float, w: float, h: float, wall: str, roof: str, base: float = GROUND) -> str:
    """A round tower with a pointed cap around a middle."""
    top = base - h
    return (
        block(x - w / 2, top, w, h, wall)
        + block(x + w * 0.12, top, w * 0.38, h, "#000000").replace(
            'fill="#000000"', 'fill="#000" opacity=".13"'
        )
        + fill(f"M{x - w / 2 - 2.5} {top + 1}L{x} {top - w * 1.15:g}L{x + w / 2 + 2.5} {top + 1}z", roof)
    )


def keep(x: float, w: float, h: float, wall: str, base: float = GROUND) -> str:
    """A square tower with battlements around a middle."""
    left, top = x - w / 2, base - h
    teeth = "".join(block(left - 2 + i * (w + 4) / 5, top - 5, (w + 4) / 5 + 0.2, 5, wall) for i in (0, 2, 4))
    return block(left, top, w, h, wall) + block(left - 2, top - 1, w + 4, 4, wall) + teeth


def door(x: float, w: float = 6, h: float = 9, colour: str = "#4a2f20", base: float = GROUND) -> str:
    """A round-headed door around a middle."""
    return fill(f"M{x - w / 2} {base}v{-(h - w / 2):g}a{w / 2} {w / 2} 0 0 1 {w} 0v{h - w / 2:g}z", colour)


def panes(*spots: tuple[float, float], size: float = 4, colour: str = "#ffdf8a") -> str:
    """Lit windows."""
    return "".join(block(x - size / 2, y - size / 2, size, size * 1.2, colour, 0.8) for x, y in spots)


def chimney(x: float, h: float, w: float = 6, colour: str = "#8c4b36", base: float = GROUND) -> str:
    """A brick chimney with a collar and steam above it."""
    top = base - h
    return (
        fill(f"M{x - w / 2} {base}L{x - w / 2 + 1} {top}h{w - 2}L{x + w / 2} {base}z", colour)
        + block(x - w / 2, top, w, 2.4, "#4d2a20")
        + steam(x, top - 3)
    )


def steam(x: float, y: float, colour: str = "#ffffff") -> str:
    """A cloud of steam that drifts to the right."""
    return (
        disc(x + 1, y, 3, colour, 0.9)
        + disc(x + 5, y - 4, 4, colour, 0.75)
        + disc(x + 11, y - 7, 5, colour, 0.5)
    )


def gear(x: float, y: float, r: float, colour: str, hole: str = "", teeth: int = 8) -> str:
    """A cogwheel."""
    points = []
    for i in range(teeth * 4):
        turn = (i + 0.5) * math.tau / (teeth * 4)
        far = r if i % 4 < 2 else r * 0.76
        points.append(f"{x + far * math.sin(turn):.1f} {y - far * math.cos(turn):.1f}")
    wheel = fill(f"M{'L'.join(points)}z", colour)
    return wheel + (disc(x, y, r * 0.34, hole) if hole else "")


def tree(x: float, h: float, colour: str = "#5c9441", base: float = GROUND) -> str:
    """A round tree."""
    r = h * 0.36
    return (
        block(x - 1.2, base - h * 0.5, 2.4, h * 0.5, "#6b4a2f")
        + disc(x, base - h + r, r, colour)
        + disc(x - r * 0.6, base - h + r * 1.5, r * 0.75, colour)
        + disc(x + r * 0.6, base - h + r * 1.5, r * 0.75, colour)
    )


def pine(x: float, h: float, colour: str = "#35683c", base: float = GROUND) -> str:
    """A fir."""
    w = h * 0.3
    return fill(
        f"M{x} {base - h}l{w * 0.6:.1f} {h * 0.4:.1f}h{-w * 0.25:.1f}l{w * 0.65:.1f} {h * 0.5:.1f}h{-w * 2:.1f}"
        f"l{w * 0.65:.1f} {-h * 0.5:.1f}h{-w * 0.25:.1f}z",
        colour,
    ) + block(x - 1, base - h * 0.1, 2, h * 0.1, "#5b402a")


def palm(x: float, h: float, base: float = GROUND) -> str:
    """A jungle tree with hanging leaves."""
    top = base - h
    leaves = "".join(
        line(f"M{x} {top}q{dx * 0.6:g} {-5} {dx:g} {dy:g}", "#2f8f5b", 2.6)
        for dx, dy in ((-12, 4), (12, 4), (-9, 9), (9, 9), (-4, -7), (5, -7))
    )
    return line(f"M{x} {base}q-2 {-h / 2} 0 {-h}", "#7a5a38", 2.4) + leaves


def flag(x: float, y: float, colour: str) -> str:
    """A pennant on a pole whose foot is at y."""
    return line(f"M{x} {y}v-10", INK, 1.1) + fill(f"M{x + 0.5} {y - 10}l8 2.6-8 2.6z", colour)


def crystal(x: float, y: float, h: float, colour: str = "#3fb6c6") -> str:
    """A crystal that stands on y."""
    w = h * 0.26
    return fill(f"M{x} {y - h}l{w} {h * 0.35}L{x} {y}l{-w} {-h * 0.65}z", colour) + fill(
        f"M{x} {y - h}l{-w} {h * 0.35}L{x} {y}z", "#ffffff", 0.45
    )


def bottle(x: float, y: float, h: float, colour: str = "#7a4fb5") -> str:
    """A corked bottle with glowing eyes, standing on y."""
    r = h * 0.34
    return (
        block(x - r * 0.4, y - h, r * 0.8, h * 0.4, colour)
        + disc(x, y - r, r, colour)
        + block(x - r * 0.4, y - h - 1.5, r * 0.8, 2.4, "#8a6238")
        + disc(x - r * 0.35, y - r, r * 0.17, "#ffd34d")
        + disc(x + r * 0.35, y - r, r * 0.17, "#ffd34d")
    )


def turnip(x: float, y: float, s: float = 1) -> str:
    """A turnip with its leaves, its tip at y."""
    return fill(
        f"M{x - 5 * s} {y - 8 * s}a{5 * s} {5 * s} 0 0 1 {10 * s} 0q0 {4 * s} {-5 * s} {8 * s}q{-5 * s} {-4 * s} {-5 * s} {-8 * s}z",
        "#b64b8a",
    ) + fill(
        f"M{x} {y - 12 * s}q{-6 * s} {-2 * s} {-6 * s} {-8 * s}q{4 * s} {s} {6 * s} {5 * s}q{2 * s} {-4 * s} {6 * s} {-5 * s}q0 {6 * s} {-6 * s} {8 * s}z",
        "#4f8f3a",
    )


def srika(x: float, y: float, s: float = 1) -> str:
    """A woolly beast with six horns, its feet at y."""
    horns = "".join(
        line(
            f"M{x + (9 + i) * s} {y - (13 - i) * s}q{2 * s} {-4 * s} {(5 - i) * s} {-4 * s}",
            "#6b5136",
            1.1 * s,
        )
        for i in (0, 1.6, 3.2)
    )
    legs = line(f"M{x - 5 * s} {y - 4 * s}v{4 * s}M{x + 4 * s} {y - 4 * s}v{4 * s}", "#4b3a2a", 1.8 * s)
    return (
        legs
        + disc(x - 4 * s, y - 8 * s, 5 * s, "#efe6d6")
        + disc(x + 2 * s, y - 9 * s, 5.4 * s, "#f7f0e2")
        + disc(x - 1 * s, y - 6 * s, 5 * s, "#e4d8c3")
        + disc(x + 9 * s, y - 10 * s, 3.6 * s, "#5a4634")
        + horns
    )


def lamp(x: float, y: float, colour: str = "#9be36f") -> str:
    """A glow of moss or lamplight."""
    return disc(x, y, 6, colour, 0.28) + disc(x, y, 3.4, colour, 0.5) + disc(x, y, 1.6, "#f4ffd0")


def sail(x: float, y: float, s: float, colour: str = "#f7ecd2") -> str:
    """A sailing boat whose keel is at y."""
    return (
        fill(f"M{x - 10 * s} {y - 5 * s}h{20 * s}l{-4 * s} {5 * s}h{-12 * s}z", "#6b4327")
        + line(f"M{x} {y - 5 * s}v{-16 * s}", INK, 1.1)
        + fill(f"M{x + s} {y - 20 * s}q{9 * s} {6 * s} {8 * s} {13 * s}h{-8 * s}z", colour)
        + fill(f"M{x - s} {y - 18 * s}q{-7 * s} {5 * s} {-6 * s} {11 * s}h{6 * s}z", "#e8d6ae")
    )


def balloon(x: float, y: float, s: float, colour: str = "#c2563f") -> str:
    """An airship around a middle."""
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{15 * s:g}" ry="{6.5 * s:g}" fill="{colour}"/>'
        + fill(
            f"M{x - 15 * s} {y}q{15 * s} {-9 * s} {30 * s} 0q{-15 * s} {-3 * s} {-30 * s} 0z", "#fff", 0.28
        )
        + line(f"M{x - 6 * s} {y + 6 * s}l{2 * s} {4 * s}M{x + 6 * s} {y + 6 * s}l{-2 * s} {4 * s}", INK, 0.9)
        + block(x - 5.5 * s, y + 9.5 * s, 11 * s, 4 * s, "#6b4327", 1.4)
        + fill(f"M{x - 14 * s} {y}l{-5 * s} {-5 * s}v{10 * s}z", colour)
    )
