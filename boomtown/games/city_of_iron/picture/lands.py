"""Landscapes: what lies behind a building, the pictures of the lands, and of the towns."""

from boomtown.games.city_of_iron.picture.brush import (
    HEIGHT,
    INK,
    WIDTH,
    balloon,
    block,
    disc,
    door,
    fill,
    flag,
    gear,
    hall,
    house,
    keep,
    line,
    palm,
    panes,
    pine,
    sail,
    steam,
    tower,
    tree,
)
from boomtown.games.city_of_iron.rules.content import Content, bits

SKIES = {
    "grassland": "#c4e3ea",
    "forest": "#cfe6dc",
    "mountain": "#d3e0ea",
    "desert": "#f7e2b6",
    "coast": "#cde8f2",
    "jungle": "#c3e8d6",
    "sky": "#b3d3f2",
    "": "#f3dfbd",
}
STONE = ("#cdbfa8", "#b9ab97", "#a99b8b")


def backdrop(kind: str) -> str:
    """Sky and ground of a land type; without one a street of the city."""
    return block(0, 0, WIDTH, HEIGHT, SKIES.get(kind, SKIES[""])) + _GROUNDS.get(kind, _street)()


def _grassland() -> str:
    return (
        disc(98, 15, 7, "#fff4c4")
        + fill("M0 46q30-13 62-3t58-5v32H0z", "#b5d685")
        + fill("M0 55q40-9 70-3t50-2v20H0z", "#8fbf5a")
    )


def _forest() -> str:
    back = "".join(
        pine(x, h, "#7fae86", 54) for x, h in ((6, 30), (22, 36), (40, 28), (84, 32), (102, 38), (116, 30))
    )
    return back + pine(10, 40) + pine(110, 42) + fill("M0 54q60-6 120 0v16H0z", "#5b8a4b")


def _mountain() -> str:
    return (
        fill("M-4 58L26 14l18 24 16-22 30 36 14-16 22 26z", "#a9adb3")
        + fill("M26 14l-9 13 7-2 5 5 4-4zM60 16l-7 9 6-1 5 5 4-4z", "#ffffff")
        + fill("M0 55q60-8 120 0v15H0z", "#8b8680")
    )


def _desert() -> str:
    return (
        disc(22, 16, 8, "#ffe9a3")
        + fill("M0 48q30-14 64-2t56-6v30H0z", "#ecca86")
        + fill("M0 56q34-10 66-2t54-3v19H0z", "#d9b46a")
    )


def _coast() -> str:
    return (
        block(0, 40, WIDTH, 30, "#4f9ec4")
        + line("M4 48q5-4 10 0t10 0M40 45q5-4 10 0t10 0M84 49q5-4 10 0t10 0", "#cfeaf5", 1.3)
        + fill("M0 62q24-10 52-6t68-2v16H0z", "#e3cf98")
    )


def _jungle() -> str:
    vines = line("M8 0q4 14-2 26M112 0q-6 16 0 30M94 0q2 9-2 16", "#2f8f6b", 2)
    return (
        fill("M0 40q16-14 34-4t30-6 30 2 26-4v42H0z", "#8fcfa4")
        + palm(12, 36)
        + palm(108, 38)
        + vines
        + fill("M0 55q60-7 120 0v15H0z", "#2f8f6b")
    )


def _sky() -> str:
    clouds = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.36:g}" fill="#fff" opacity=".85"/>'
        for x, y, r in ((18, 20, 14), (102, 14, 16), (108, 62, 18), (10, 64, 16))
    )
    return (
        clouds
        + fill("M18 54h84q-8 5-18 7-4 9-16 11-10-1-16-8-22-1-34-10z", "#8f8378")
        + fill("M16 54q42-7 88 0l-6 4H24z", "#8fbf5a")
    )


def _street() -> str:
    roofs = fill(
        "M0 44l8-8 8 8v-6l10-8 10 8v7h10V32h8v11l12-9 12 9V30l7-7 7 7v15l10-8 10 8 8-6v32H0z", "#dcbd8f"
    )
    return (
        roofs
        + fill("M0 55h120v15H0z", "#b59b7c")
        + line("M6 61h10M26 65h10M52 60h10M78 64h10M102 60h10", "#9a8165", 1.2)
    )


_GROUNDS = {
    "grassland": _grassland,
    "forest": _forest,
    "mountain": _mountain,
    "desert": _desert,
    "coast": _coast,
    "jungle": _jungle,
    "sky": _sky,
}


# --- lands ---------------------------------------------------------------------------------------------------

_SIGHTS = {
    "arc": keep(60, 16, 26, "#b7b1a6") + tower(46, 9, 30, "#c9c0b0", "#2f6db3") + tower(75, 9, 22, "#c9c0b0", "#2f6db3") + gear(60, 40, 6, "#d9a534", "#5a4a2c"),
    "cresaria": tower(60, 12, 34, "#d8d2e4", "#7b4aa8") + tower(47, 8, 22, "#c9c0d8", "#7b4aa8") + hall(64, 22, 12, "#d8d2e4", "#5c3682") + panes((60, 30), (60, 40)),
    "hog": house(44, 20, 12, "#c98e5e", "#8c2f22") + house(64, 24, 16, "#b9774a", "#8c2f22") + flag(76, 34, "#b8402c") + door(54) + door(76),
    "om": disc(48, 50, 11, "#7fb35c") + disc(70, 48, 13, "#6aa34a") + door(48) + door(70, 8, 11) + panes((64, 44), (76, 44)) + steam(84, 34) + block(82, 36, 4, 12, "#8c6a4a"),
    "balian_dunes": house(46, 12, 8, "#e8d2a2", "#c2563f") + house(62, 16, 10, "#f0dcae", "#3f8fa8") + flag(70, 38, "#c2563f"),
    "isle_of_wyrms": line("M40 30q10-16 26-8t26-6q-4 10-14 10t-18 6-20-2z", "#6b4f8a", 3) + disc(92, 15, 2, "#6b4f8a"),
    "tentacle_coast": line("M52 56q-8-12 2-20M64 58q2-18 12-18M78 57q10-6 6-14", "#c2563f", 4) + disc(54, 35, 1.4, "#ffe0d2") + disc(76, 40, 1.4, "#ffe0d2"),
    "salt_flats": fill("M40 56l9-14 9 14zM56 57l12-19 12 19zM78 56l7-10 7 10z", "#f6fafc") + fill("M49 42l9 14h-9zM68 38l12 19H68z", "#cddbe4"),
    "weaverwood": fill("M46 24q-12-10-14 2 2 8 14 2 12 6 14-2-2-12-14-2zM84 34q-9-8-11 2 2 6 11 1 9 5 11-1-2-10-11-2z", "#e3b2c6") + line("M46 22v10M84 32v8", INK, 1.6),
    "drowned_reach": keep(46, 12, 20, "#9aa7ad", 60) + keep(68, 10, 30, "#8797a0", 62) + keep(86, 12, 14, "#9aa7ad", 61) + line("M34 58q6-4 12 0t12 0 12 0 12 0 12 0", "#dff3fb", 1.6),
    "windspire": fill("M46 56L58 14l8 10 4-6 10 38z", "#9c948d") + fill("M58 14l-4 14 6-2 4 4 2-6z", "#fff") + balloon(92, 22, 0.7, "#3f8fa8"),
    "titans_crown": fill("M42 56V34l6 6 6-14 6 14 6-16 6 16 6-12 6 12 6-6v22z", "#b7a37a") + disc(60, 48, 5, "#8a7754") + disc(78, 48, 5, "#8a7754"),
}  # fmt: skip


def land_art(content: Content, land: int) -> str:
    """A land: its types side by side, and what it is known for in the middle."""
    types = [content.type_ids[kind] for kind in bits(content.land_types[land])]
    wide = WIDTH / max(len(types), 1)
    parts = []
    for i, kind in enumerate(types):
        clip = f'<svg x="{i * wide:g}" y="0" width="{wide:g}" height="{HEIGHT}" viewBox="{(WIDTH - wide) / 2 * (i % 2):g} 0 {wide:g} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
        parts.append(f"{clip}{backdrop(kind)}</svg>")
    seams = "".join(line(f"M{i * wide:g} 0v{HEIGHT}", "#fffbe8", 1.6, 0.65) for i in range(1, len(types)))
    sight = _SIGHTS.get(content.land_ids[land]) or _SIGHTS.get(
        content.nation_ids[max(content.land_nation[land], 0)], ""
    )
    if content.land_nation[land] >= 0:
        sight = _SIGHTS.get(content.nation_ids[content.land_nation[land]], sight)
    return "".join(parts) + seams + sight


# --- towns ---------------------------------------------------------------------------------------------------


def town_art(content: Content, town: int) -> str:
    """A walled town: more towers with more stars, roofs in the colour of what it makes."""
    goods = content.town_goods[town]
    colours = [str(content.data["board"]["good"][goods[i]]["colour"]) for i in range(0, len(goods), 2)] or [
        "#8c4b36"
    ]
    stars, odd = content.town_stars[town], town * 7 % 5
    kind = ("grassland", "coast" if odd % 2 else "desert", "mountain")[stars]
    parts = [backdrop(kind)]
    count = 4 + stars
    for i in range(count):
        x = 24 + i * 72 / (count - 1)
        tall = 16 + (i * 37 + town * 13) % 17 + stars * 3
        roof = colours[i % len(colours)]
        stone = STONE[(i + town) % 3]
        if (i + town) % 3 == 0:
            parts.append(house(x - 8, 16, tall - 6, stone, roof, 58))
        else:
            parts.append(tower(x, 10, tall, stone, roof, 58))
        parts.append(panes((x, 58 - tall * 0.55), size=3.2))
    wall = 8 + stars * 3
    parts.append(
        fill(
            f"M14 60v{-wall}h4v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h4v{wall}z",
            "#9a8f82",
        )
    )
    parts.append(line("M18 56h12M40 57h10M70 56h12M92 57h8", "#82776b", 1))
    parts.append(door(60, 9, 8 + stars, "#40332a", 60) + flag(60, 58 - wall - 6, colours[0]))
    if kind == "coast":
        parts.append(sail(104, 66, 0.6))
    return "".join(parts) + (tree(10, 14, base=63) if stars == 0 else "")
