"""The buildings of the city: an architecture for each zone, in every size and shape, each contract's a little different."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from boomtown.games.urban_sprawl.picture.plan import LOT, outline, plots
from boomtown.games.urban_sprawl.picture.signs import mixed
from boomtown.games.urban_sprawl.picture.sketch import (
    DARK,
    GLASS,
    LAMP,
    Sketch,
    block,
    box,
    disc,
    lit,
    n,
    oval,
    poly,
    tree,
    windows,
)
from boomtown.games.urban_sprawl.picture.works import civic, industrial
from boomtown.games.urban_sprawl.rules.content import CIV, COM, IND, PARK, RES

Builder = Callable[[Sketch, float, float, str], None]


@lru_cache(maxsize=4096)
def house(zone: int, shape: int, variant: int, colour: str) -> str:
    """A building in a block, drawn in its zone's style; `variant` makes one contract's differ from another's."""
    tint = mixed(colour, "#fff8e6", 0.5 if zone != PARK else 0.25)
    ground = f'<path fill="{tint}" stroke="{mixed(colour, "#201810", 0.12)}" stroke-width="3" stroke-linejoin="round" d="{outline(shape, 1.5)}"/>'
    parts = [ground]
    for number, plot in enumerate(plots(shape)):
        s = Sketch(f"{zone} {shape} {variant} {number}")
        STYLES[zone](s, plot.w, plot.h, colour)
        parts.append(
            f'<g transform="translate({n(plot.x)} {n(plot.y)})">{s.markup()}</g>'
            if plot.x or plot.y
            else s.markup()
        )
    return "".join(parts)


# --- residential: gables and gardens -------------------------------------------------------------------------


def _home(s: Sketch, x: float, y: float, w: float, roof: str) -> None:
    """A house of a width with a gable or a hipped roof, 32 high."""
    wall = s.dice.choice(("#fdf3dc", "#f6e6cf", "#fbf0ea"))
    s.shade(poly((x + w, y + 16), (x + w + 4, y + 19), (x + w + 4, y + 33), (x + 3, y + 33), (x + 3, y + 31)))
    s.fill(wall, box(x + 2, y + 15, w - 4, 16))
    if s.dice.random() < 0.5:
        s.fill(roof, poly((x - 1, y + 17), (x + w * 0.22, y), (x + w * 0.78, y), (x + w + 1, y + 17)))
        s.line(
            mixed(roof, "#000000", 0.3),
            0.8,
            f"M{n(x + 2)} {n(y + 11)}h{n(w - 4)}M{n(x + 5)} {n(y + 6)}h{n(w - 10)}",
        )
    else:
        s.fill(roof, poly((x - 1, y + 18), (x + w / 2, y - 1), (x + w + 1, y + 18)))
        s.fill(wall, poly((x + 5, y + 17), (x + w / 2, y + 6), (x + w - 5, y + 17)))
        s.fill(GLASS, disc(x + w / 2, y + 12.5, 1.8))
    s.fill("#8a4b3c", box(x + w * 0.68, y - 2, 4, 8))
    s.fill(GLASS if s.dice.random() < 0.5 else LAMP, windows(x + 3, y + 17, w - 6, 9, 3, 1, 0.5))
    s.fill("#7a5238", box(x + w / 2 - 2.5, y + 22, 5, 9))


def _res(s: Sketch, w: float, h: float, colour: str) -> None:
    roofs = [mixed(colour, other, 0.25) for other in ("#ffffff", "#000000", "#c05a4a")]
    if h > LOT and w > LOT:
        _towers(s, roofs)
        return
    if h > LOT:
        block(s, 8, 6, 36, 14, 50, mixed(colour, "#ffffff", 0.3), "#f6e6cf")
        lit(s, 10, 22, 32, 44, 4, 5, 6)
        s.fill(roofs[0], box(12, 2, 8, 8))
        s.fill("#8a7a9a", box(29, 9, 9, 6))
        s.fill("#7a5238", box(22, 62, 8, 8))
        for x, y in ((12, 82), (25, 88), (40, 80), (43, 96)):
            tree(s, x, y, 6)
        return
    if w > LOT:
        for i in range(3):
            _home(s, 6 + i * 33, 8 + (i % 2) * 2, 27, roofs[(i + s.dice.randrange(3)) % 3])
        tree(s, 36, 43, 4.5)
        tree(s, 70, 44, 4)
        return
    _home(s, 9, 8, 33, s.dice.choice(roofs))
    tree(s, 44, 42, 5.5)
    tree(s, 34, 46, 3.5)


def _towers(s: Sketch, roofs: list[str]) -> None:
    """An estate of towers round a garden."""
    for x, y, high in ((8, 6, 46), (64, 4, 54)):
        block(s, x, y, 32, 12, high, roofs[0], "#f6e6cf")
        lit(s, x + 2, y + 14, 28, high - 4, 4, 6, 7)
    s.fill("#7fb4cf", oval(76, 86, 16, 8))
    s.light("#ffffff", oval(72, 84, 7, 2), 0.6)
    for x, y in ((46, 66), (54, 84), (40, 94), (98, 76), (96, 98), (50, 40), (53, 24)):
        tree(s, x, y, 6)


# --- commercial: shopfronts, awnings, glass -------------------------------------------------------------------


def _awning(s: Sketch, x: float, y: float, w: float, colour: str) -> None:
    """A striped awning."""
    stripes = max(2, round(w / 5))
    step = w / stripes
    s.fill("#fff8e6", box(x, y, w, 6))
    for i in range(0, stripes, 2):
        s.fill(colour, box(x + i * step, y, step, 6))
    s.line(DARK, 0.6, box(x, y, w, 6))


def _shop(s: Sketch, x: float, y: float, w: float, colour: str) -> None:
    """A shop with a sign over an awning, 38 high."""
    wall = s.dice.choice(("#f7e3b5", "#e9c9a0", "#f3efe2"))
    block(s, x, y, w, 9, 29, mixed(colour, "#ffffff", 0.45), wall)
    s.fill(mixed(colour, "#000000", 0.25), box(x + 3, y + 11, w - 6, 6))
    s.fill("#fff8e6", windows(x + 5, y + 11, w - 10, 6, max(3, round(w / 6)), 1, 0.5))
    _awning(s, x - 1.5, y + 20, w + 3, s.dice.choice((colour, "#b8483c", "#3f7a6a")))
    s.fill(GLASS, box(x + 3, y + 28, w * 0.5, 8))
    s.light("#ffffff", poly((x + 5, y + 36), (x + 9, y + 28), (x + 12, y + 28), (x + 8, y + 36)), 0.5)
    s.fill("#6a4a2c", box(x + w - 11, y + 27, 7, 11))


def _com(s: Sketch, w: float, h: float, colour: str) -> None:
    if h > LOT and w > LOT:
        for x, y, high in ((12, 5, 46), (60, 3, 52)):
            _glass(s, x, y, 34, high)
        _front(s, 6, 62, 94, colour)
        return
    if h > LOT:
        _glass(s, 10, 8, 32, 70)
        _awning(s, 8, 84, 36, colour)
        s.fill(LAMP, box(12, 90, 28, 7))
        return
    if w > LOT:
        if s.dice.random() < 0.5:
            _front(s, 6, 8, 94, colour)
        else:
            _shop(s, 8, 6, 40, colour)
            _shop(s, 56, 6, 40, colour)
        return
    _shop(s, 9, 6, 34, colour)


def _glass(s: Sketch, x: float, y: float, w: float, high: float) -> None:
    """A tower of glass."""
    wall = s.dice.choice(("#a9c6d3", "#b9cfc8", "#c9cfdc"))
    block(s, x, y, w, 10, high, "#dfe3e2", wall)
    s.fill(
        mixed(wall, "#1c3a4c", 0.55),
        windows(x + 2, y + 12, w - 4, high - 4, 5, max(4, round(high / 8)), 0.68),
    )
    s.light(
        "#ffffff",
        poly((x + 2, y + high), (x + w * 0.5, y + 12), (x + w * 0.75, y + 12), (x + w * 0.2, y + high + 8)),
        0.3,
    )
    s.fill("#9aa3a6", box(x + 5, y + 2.5, 9, 5))
    s.line("#6b7072", 1.2, f"M{n(x + w - 8)} {n(y + 5)}v-8")


def _front(s: Sketch, x: float, y: float, w: float, colour: str) -> None:
    """A long store with a sign in the middle, 38 high."""
    block(s, x, y, w, 10, 26, "#f1e6c8", "#e6cf9a")
    s.fill(GLASS, windows(x + 2, y + 12, w - 4, 9, 10, 1, 0.6))
    s.fill(mixed(colour, "#000000", 0.35), box(x + w / 2 - 19, y + 4, 38, 11))
    s.fill("#fff3cf", windows(x + w / 2 - 16, y + 6, 32, 7, 6, 1, 0.6))
    _awning(s, x + 2, y + 22, w - 4, s.dice.choice((colour, "#b8483c", "#37667f")))
    s.fill(LAMP, box(x + 8, y + 29, w - 16, 6))
    s.fill(DARK, windows(x + 8, y + 29, w - 16, 6, 7, 1, 0.12))


# --- parks ---------------------------------------------------------------------------------------------------------


def _park(s: Sketch, w: float, h: float, colour: str) -> None:
    s.line(
        "#e6d9b0",
        4,
        f"M4 {n(h - 10)}q{n(w * 0.4)} -4 {n(w * 0.5)} {n(-h * 0.4)}t{n(w * 0.44)} {n(-h * 0.36)}",
    )
    if w * h > LOT * LOT:
        s.fill("#7fb4cf", oval(w * 0.68, h * 0.68, w * 0.18, h * 0.14))
        s.light("#ffffff", oval(w * 0.64, h * 0.65, w * 0.07, h * 0.03), 0.6)
    spots = round(w * h / 420)
    for i in range(spots):
        x, y = 8 + s.dice.random() * (w - 16), 8 + s.dice.random() * (h - 16)
        if i % 3 == 2:
            s.fill(
                s.dice.choice(("#f2c53d", "#e887ae", "#f7f5ef")), disc(x, y, 1.6) + disc(x + 4, y + 1.5, 1.6)
            )
        else:
            tree(s, x, y, 4.5 + s.dice.random() * 3)


STYLES: Final[dict[int, Builder]] = {CIV: civic, COM: _com, IND: industrial, RES: _res, PARK: _park}
