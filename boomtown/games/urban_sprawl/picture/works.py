"""The works and halls of the city: saw-tooth roofs, chimneys and tanks; columns, domes and towers."""

from boomtown.games.urban_sprawl.picture.plan import LOT
from boomtown.games.urban_sprawl.picture.signs import mixed
from boomtown.games.urban_sprawl.picture.sketch import (
    DARK,
    GLASS,
    STONE,
    Sketch,
    block,
    box,
    chimney,
    disc,
    n,
    oval,
    poly,
    tree,
    windows,
)

# --- industrial: saw-tooth roofs, chimneys, tanks ---------------------------------------------------------------


def _shed(s: Sketch, x: float, y: float, w: float, teeth: int, colour: str) -> None:
    """A works with a saw-tooth roof, 30 high."""
    wall = s.dice.choice(("#b9664e", "#a8a29a", "#c58d63"))
    step = w / teeth
    s.shade(poly((x + w, y + 10), (x + w + 4, y + 14), (x + w + 4, y + 31), (x + w, y + 30)))
    s.fill(wall, box(x, y + 12, w, 18))
    for i in range(teeth):
        left = x + i * step
        s.fill(mixed(colour, "#ffffff", 0.25), poly((left, y + 12), (left, y), (left + step, y + 12)))
        s.fill(
            "#d7e8ee",
            poly((left, y + 12), (left, y + 2), (left + step * 0.22, y + 5), (left + step * 0.22, y + 12)),
        )
    s.line(DARK, 0.7, box(x, y + 12, w, 18))
    s.fill(GLASS, windows(x + 1, y + 14, w - 2, 8, teeth * 2, 1, 0.55))
    s.fill("#4d4a45", box(x + w - 13, y + 21, 10, 9))


def _tank(s: Sketch, x: float, y: float, r: float, high: float) -> None:
    """A round tank that stands on y."""
    s.shade(oval(x + 3, y + 2, r, r * 0.4))
    s.fill(
        "#c9cdd0", f"M{n(x - r)} {n(y - high)}v{n(high)}a{n(r)} {n(r * 0.4)} 0 0 0 {n(2 * r)} 0v{n(-high)}z"
    )
    s.fill("#e9ecee", oval(x, y - high, r, r * 0.4))
    s.line("#7c8388", 0.7, f"M{n(x - r)} {n(y - high * 0.5)}a{n(r)} {n(r * 0.4)} 0 0 0 {n(2 * r)} 0")


def _cooling(s: Sketch, x: float, y: float) -> None:
    """A cooling tower that stands on y."""
    s.shade(oval(x + 5, y + 1, 17, 5))
    s.fill("#d9d5cb", f"M{n(x - 16)} {n(y)}q9-22 5-40h22q-4 18 5 40q-16 6-32 0z")
    s.fill("#8d8a83", oval(x, y - 40, 11, 3.5))
    s.light("#ffffff", disc(x + 3, y - 45, 5) + disc(x + 10, y - 50, 6), 0.75)


def industrial(s: Sketch, w: float, h: float, colour: str) -> None:
    if h > LOT and w > LOT:
        _cooling(s, 28, 54)
        if s.dice.random() < 0.5:
            _cooling(s, 70, 52)
        else:
            chimney(s, 62, 56, 42, 7)
            chimney(s, 80, 56, 46, 7)
        _shed(s, 34, 62, 64, 4, colour)
        return
    if h > LOT:
        chimney(s, 34, 24, 16, 6)
        _shed(s, 8, 18, 36, 3, colour)
        _tank(s, 36, 84, 9, 16)
        _tank(s, 18, 74, 9, 14)
        return
    if w > LOT:
        chimney(s, 80, 20, 13, 6)
        _shed(s, 8, 12, 64 if s.dice.random() < 0.5 else 80, 5, colour)
        if s.dice.random() < 0.6:
            _tank(s, 90, 40, 9, 12)
        return
    chimney(s, 32, 20, 14)
    _shed(s, 8, 12, 36, 3, colour)


# --- civic: columns, domes, towers -------------------------------------------------------------------------------


def _temple(s: Sketch, x: float, y: float, w: float, colour: str, columns: int) -> None:
    """A front with a gable on columns, 34 high."""
    s.shade(poly((x + w, y + 14), (x + w + 4, y + 18), (x + w + 4, y + 35), (x + 2, y + 35)))
    s.fill(mixed(colour, "#ffffff", 0.15), poly((x - 1, y + 13), (x + w / 2, y), (x + w + 1, y + 13)))
    s.fill(STONE, poly((x + 6, y + 12), (x + w / 2, y + 3.5), (x + w - 6, y + 12)))
    s.fill("#cdbfa4", box(x, y + 13, w, 18))
    s.fill("#7a6a58", box(x + 2, y + 16, w - 4, 15))
    s.fill("#f7f0e0", windows(x, y + 13, w, 18, columns, 1, 0.42) + box(x, y + 13, w, 3))
    s.fill(STONE, box(x - 2, y + 30, w + 4, 2) + box(x - 4, y + 32, w + 8, 2.5))


def _flag(s: Sketch, x: float, y: float, colour: str) -> None:
    """A flag on a pole that stands on y."""
    s.line(DARK, 1, f"M{n(x)} {n(y)}v-10")
    s.fill(colour, poly((x, y - 10), (x + 8, y - 8), (x, y - 5)))


def civic(s: Sketch, w: float, h: float, colour: str) -> None:
    if h > LOT and w > LOT:
        _capitol(s, colour)
        return
    if h > LOT:
        block(s, 17, 12, 18, 4, 46, colour, STONE)
        s.fill(mixed(colour, "#000000", 0.2), poly((15, 13), (26, -1), (37, 13)))
        s.fill("#fffdf4", disc(26, 25, 6))
        s.line(DARK, 1, disc(26, 25, 6) + "M26 25v-4M26 25h3")
        s.fill(GLASS, windows(20, 36, 12, 18, 2, 3, 0.5))
        _temple(s, 8, 56, 36, colour, 5)
        tree(s, 44, 97, 4)
        return
    if w > LOT:
        for x in (6, 72):
            block(s, x, 14, 28, 8, 22, mixed(colour, "#ffffff", 0.3), STONE)
            s.fill(GLASS, windows(x + 2, 24, 24, 10, 4, 1, 0.5))
        if s.dice.random() < 0.5:
            s.fill("#8fb0a0", "M40 14a13 12 0 0 1 26 0z")
            _flag(s, 53, 3, colour)
        _temple(s, 32, 10, 42, colour, 6)
        return
    if s.dice.random() < 0.4:
        _flag(s, 26, 10, colour)
    _temple(s, 9, 9, 34, colour, 5)
    tree(s, 46, 45, 3.5)


def _capitol(s: Sketch, colour: str) -> None:
    """A great hall with a dome over a square."""
    for x in (5, 71):
        block(s, x, 34, 30, 9, 26, mixed(colour, "#ffffff", 0.3), STONE)
        s.fill(GLASS, windows(x + 2, 45, 26, 14, 5, 2, 0.5))
    s.fill("#dccfb4", box(35, 22, 36, 12))
    s.fill("#7a6a58", windows(35, 23, 36, 10, 7, 1, 0.45))
    s.fill(mixed(colour, "#8fb0a0", 0.55), "M34 22a19 19 0 0 1 38 0z")
    s.light("#ffffff", "M40 20a13 14 0 0 1 8-11q-4 5-4 11z", 0.5)
    _flag(s, 53, 4, colour)
    _temple(s, 31, 31, 44, colour, 7)
    s.fill("#e9ddc6", oval(53, 86, 26, 11))
    s.fill("#7fb4cf", oval(53, 86, 10, 4.5))
    s.light("#ffffff", disc(53, 84, 2.5), 0.8)
    for x in (34, 92):
        tree(s, x, 76, 5)
        tree(s, x + 4, 96, 5)
