"""The pictures of the buildings that bring goods: farms, gardens, mines, docks, groves, towers."""

from collections.abc import Callable

from boomtown.games.city_of_iron.picture.brush import (
    BRASS,
    BRICK,
    INK,
    PLASTER,
    RED,
    SLATE,
    STONE,
    TIMBER,
    block,
    bottle,
    chimney,
    crystal,
    disc,
    door,
    fill,
    gear,
    hall,
    house,
    lamp,
    line,
    palm,
    panes,
    sail,
    srika,
    steam,
    tower,
    turnip,
)


def _farm() -> str:
    rows = turnip(20, 60) + turnip(36, 63) + turnip(104, 62, 0.9)
    barn = (
        house(50, 34, 18, RED, "#5e2a20")
        + block(62, 42, 10, 14, PLASTER)
        + line("M62 42l10 14M72 42l-10 14", RED, 1.4)
    )
    return barn + tower(92, 9, 24, STONE, SLATE) + rows


def _pasture() -> str:
    fence = line("M4 54h44M4 59h44M8 50v12M22 50v12M36 50v12", TIMBER, 1.8)
    return (
        house(70, 28, 13, PLASTER, "#7a4f2d")
        + door(84)
        + panes((76, 48), (92, 48))
        + fence
        + srika(24, 60, 0.95)
        + srika(58, 64, 1.1)
    )


def _moss() -> str:
    dome = fill("M30 56a30 26 0 0 1 60 0z", "#a9d8c6", 0.85) + line(
        "M30 56a30 26 0 0 1 60 0M60 30v26M38 42q22 7 44 0", "#3f6f5c", 1.5
    )
    return (
        dome
        + block(26, 55, 68, 4, "#6f5a44")
        + lamp(45, 50)
        + lamp(58, 46)
        + lamp(73, 50)
        + lamp(66, 53)
        + lamp(16, 60)
        + lamp(104, 60)
    )


def _cellar() -> str:
    caps = "".join(
        fill(f"M{x - 6} {y}a6 5 0 0 1 12 0z", c) + block(x - 1.5, y, 3, 6, "#f3e8d0")
        for x, y, c in ((22, 52, "#c2563f"), (98, 50, "#b07a2c"), (106, 56, "#c2563f"))
    )
    return (
        fill("M34 58q26-38 52 0z", "#5c6b46")
        + fill("M46 58v-8a14 13 0 0 1 28 0v8z", "#4a3a2c")
        + line("M60 37v21M46 51h28", "#7a6448", 1.4)
        + lamp(53, 54)
        + lamp(67, 54)
        + caps
    )


def _mine() -> str:
    rails = line("M60 56q-14 6-34 8M66 56q-8 8-22 12", "#4d443b", 1.6)
    cart = (
        fill("M22 54h20l-3 9H25z", "#6d5c4c")
        + disc(27, 64, 2.4, INK)
        + disc(37, 64, 2.4, INK)
        + fill("M24 54q3-6 8-4 5-4 8 4z", "#3f3a36")
    )
    return (
        fill("M40 58L66 20l32 38z", "#8b8077")
        + fill("M56 58V44q8-8 18 0v14z", "#2e2621")
        + line("M55 58V43h20v15M55 43h20", TIMBER, 2.6)
        + rails
        + cart
        + disc(65, 48, 2, "#ffd77a")
    )


def _quarry() -> str:
    steps = fill("M30 58V44h14v-8h16v-9h34l10 31z", "#b3a898") + line(
        "M44 44h50M60 36h30M38 51h60", "#8d8377", 1.3
    )
    crane = line("M28 58V26l24-6M28 26l-8 8M52 20v12", TIMBER, 2.4) + block(48, 32, 8, 6, "#9a8f82")
    return steps + crane + block(14, 54, 9, 6, "#9a8f82") + block(20, 58, 9, 6, "#8b8077")


def _docks() -> str:
    pier = block(6, 52, 70, 5, TIMBER) + line("M14 57v9M32 57v9M50 57v9M68 57v9", "#6b4a2f", 2.6)
    crane = line("M30 52V24l26-8v14", "#5a4632", 2.4)
    arm = (
        line("M96 66q-12-8-4-20t-2-18", "#c2563f", 5)
        + disc(93, 44, 1.5, "#ffd9cc")
        + disc(95, 54, 1.5, "#ffd9cc")
    )
    return (
        pier
        + crane
        + house(10, 16, 11, PLASTER, RED, 52)
        + block(52, 30, 8, 7, "#8a6238")
        + sail(64, 52, 0.9)
        + arm
    )


def _salt() -> str:
    heaps = fill("M14 58l14-22 14 22zM34 59l18-30 18 30z", "#fbfdff") + fill(
        "M28 36l14 22H30zM52 29l18 30H54z", "#d3e0e8"
    )
    return (
        heaps
        + house(76, 26, 15, "#e7d3a4", "#b0703c")
        + door(89)
        + line("M70 60l10-20M78 38l5 4", TIMBER, 1.8)
        + steam(98, 30)
    )


def _moth_house() -> str:
    def moth(x: float, y: float, s: float) -> str:
        return fill(
            f"M{x} {y}q{-8 * s} {-9 * s} {-11 * s} {-2 * s}q{s} {7 * s} {11 * s} {4 * s}q{10 * s} {3 * s} {11 * s} {-4 * s}q{-3 * s} {-7 * s} {-11 * s} {2 * s}z",
            "#e3b2c6",
        ) + line(f"M{x} {y - 2 * s}v{5 * s}", INK, 1.2)

    return (
        house(36, 48, 20, "#cfe0c8", "#4d7a5c", peak=15)
        + line("M48 36v20M60 30v26M72 36v20", "#7fa890", 1.3)
        + door(60, 9, 11, "#3d5a48")
        + moth(26, 26, 1)
        + moth(94, 20, 0.9)
        + moth(60, 14, 0.7)
    )


def _factory() -> str:
    saw = fill("M24 58V38l14-9v9l14-9v9l14-9v9l14-9v29z", BRICK)
    return (
        chimney(88, 36)
        + chimney(100, 28, colour="#7a3f2f")
        + saw
        + block(80, 40, 26, 18, "#8c4b36")
        + panes((32, 48), (46, 48), (60, 48), (74, 48), size=5)
        + gear(93, 50, 6.5, BRASS, "#5a3a22")
    )


def _demon_shop() -> str:
    return (
        house(30, 46, 21, "#7b5b88", "#3f2a52", peak=15)
        + block(34, 42, 22, 11, "#2c1d38")
        + bottle(40, 53, 9)
        + bottle(50, 53, 8, "#b5434f")
        + door(66, 9, 12, "#2c1d38")
        + block(28, 37, 30, 3, "#c9a24a")
        + bottle(92, 60, 18)
        + bottle(106, 61, 13, "#3f8f6b")
    )


def _crystal_digs() -> str:
    return (
        crystal(44, 56, 24)
        + crystal(58, 57, 34)
        + crystal(72, 56, 20, "#5fd0de")
        + line("M30 22l14 30M92 20L80 52", "#7a5a38", 1.4)
        + line("M86 46q6-8 12-4M92 43l-3 14", TIMBER, 2)
        + lamp(58, 40, "#9ff0fb")
    )


def _manor() -> str:
    return (
        hall(40, 46, 16, PLASTER, RED)
        + house(54, 20, 22, "#f5e8cd", RED)
        + door(64, 7, 10)
        + panes((46, 48), (80, 48), (58, 38), (70, 38))
        + turnip(16, 62)
        + turnip(30, 64, 0.9)
        + srika(102, 62, 0.9)
    )


def _grove() -> str:
    threads = line("M34 26q26 16 52 0M30 34q30 18 60 0M36 42q24 14 48 0", "#f3d3e0", 1.5)
    cocoons = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="3" ry="5" fill="#fbe9f0"/>'
        for x, y in ((46, 38), (60, 44), (74, 39), (54, 50), (68, 51))
    )
    return palm(32, 40) + palm(88, 42) + threads + cocoons


def _crystal_tower() -> str:
    return (
        fill("M50 56l4-34 6-14 6 14 4 34z", "#c6eef4")
        + fill("M60 8l6 14 4 34H60z", "#7fd0dc")
        + line("M52 42h16M53 30h14", "#3f8f9c", 1.4)
        + crystal(42, 57, 16)
        + crystal(80, 57, 18, "#5fd0de")
        + lamp(60, 20, "#b8f7ff")
        + door(60, 6, 9, "#2f6f7a")
    )


WORKS: dict[str, Callable[[], str]] = {
    "turnip_farm": _farm,
    "srika_pasture": _pasture,
    "moss_garden": _moss,
    "fungus_cellar": _cellar,
    "mine": _mine,
    "quarry": _quarry,
    "docks": _docks,
    "salt_works": _salt,
    "moth_house": _moth_house,
    "factory": _factory,
    "demon_traders": _demon_shop,
    "crystal_digs": _crystal_digs,
    "manor_farm": _manor,
    "silk_grove": _grove,
    "crystal_tower": _crystal_tower,
}
