"""The pictures of the buildings of a city: academies, halls, towers, and what they are proud of."""

from collections.abc import Callable

from boomtown.games.city_of_iron.picture.brush import (
    BRASS,
    BRICK,
    INK,
    PLASTER,
    RED,
    SLATE,
    STONE,
    TEAL,
    TIMBER,
    balloon,
    block,
    chimney,
    disc,
    door,
    fill,
    flag,
    gear,
    hall,
    house,
    keep,
    lamp,
    line,
    panes,
    tree,
)


def _academy() -> str:
    pillars = "".join(block(x, 38, 3.4, 18, "#fff7e6") for x in (40, 49, 58, 67, 76))
    return (
        block(36, 38, 48, 18, "#d9c8a8")
        + pillars
        + fill("M32 38l28-13 28 13z", PLASTER)
        + block(33, 54, 54, 4, STONE)
        + fill("M50 27a10 10 0 0 1 20 0z", TEAL)
        + line("M60 17v-5", INK, 1.3)
        + disc(60, 33, 2.6, BRASS)
        + tree(20, 22)
        + tree(101, 24)
    )


def _barracks() -> str:
    tents = fill("M12 58l10-16 10 16z", "#c9a468") + fill("M22 42l4 16h-4z", "#8a6238")
    return (
        hall(40, 56, 16, BRICK, SLATE)
        + keep(92, 14, 26, "#9f6b54")
        + door(62, 10, 12)
        + panes((48, 48), (76, 48))
        + flag(92, 26, "#b8402c")
        + flag(48, 32, "#b8402c")
        + tents
    )


def _town_hall() -> str:
    return (
        hall(30, 60, 18, PLASTER, RED)
        + keep(60, 16, 32, "#e2d0ac")
        + fill("M50 22l10-13 10 13z", RED)
        + disc(60, 31, 4.6, "#fffbe8")
        + line("M60 31v-3M60 31h2.5", INK, 1.2)
        + door(60, 9, 11)
        + panes((38, 46), (47, 46), (74, 46), (83, 46))
    )


def _lighthouse() -> str:
    beam = fill("M62 18L4 4v16zM68 18l52-12v20z", "#fff2b0", 0.75)
    return (
        beam
        + fill("M55 58l4-36h12l4 36z", PLASTER)
        + fill("M57 48h16l-1-8H58zM59 32h12l-1-8H60z", "#c2563f")
        + block(58, 14, 14, 8, "#ffe27a")
        + fill("M55 14l10-7 10 7z", SLATE)
        + fill("M36 60q28-10 56 0z", "#8b8680")
        + line("M6 62q6-4 12 0t12 0M92 64q6-4 12 0t12 0", "#4f9ec4", 1.6)
    )


def _counting() -> str:
    coins = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6" ry="2.4" fill="{BRASS}" stroke="#8a5f10" stroke-width=".8"/>'
        for x, y in ((22, 61), (22, 58), (22, 55), (34, 62), (34, 59), (102, 61), (102, 58))
    )
    return (
        house(44, 44, 22, "#d8c39a", "#5a4632", peak=16)
        + block(52, 40, 28, 6, TEAL)
        + panes((54, 52), (78, 52))
        + door(66, 9, 11)
        + disc(66, 30, 5, BRASS)
        + coins
    )


def _ruins() -> str:
    columns = "".join(
        block(x, y, 6, 58 - y, "#cbc2b2") + block(x - 1.5, y - 3, 9, 3, "#b9ae9c")
        for x, y in ((30, 28), (46, 38), (78, 24), (94, 44))
    )
    return (
        fill("M20 60q40-10 82 0z", "#9aa878")
        + columns
        + fill("M72 24h30l-4-7H78z", "#b9ae9c")
        + fill("M52 60a10 10 0 0 1 20 0z", "#a99c88")
        + disc(58, 55, 1.6, "#3fb6c6")
        + disc(66, 55, 1.6, "#3fb6c6")
        + lamp(62, 47, "#7fe0ee")
    )


def _outpost() -> str:
    legs = line("M50 58l6-28M74 58l-6-28M52 50l20-10M72 50L54 40", TIMBER, 2.2)
    return (
        legs
        + block(48, 20, 28, 11, "#9a6b40")
        + fill("M44 21l18-12 18 12z", "#6b4a2f")
        + panes((56, 26), (68, 26))
        + flag(62, 10, "#c2563f")
        + tree(26, 20)
        + tree(98, 24)
        + tree(14, 14)
    )


def _orchard() -> str:
    trees = "".join(tree(x, h) for x, h in ((20, 30), (44, 26), (68, 31), (94, 27)))
    apples = "".join(
        disc(x, y, 1.9, "#d33f2e")
        for x, y in (
            (16, 36),
            (24, 40),
            (20, 32),
            (42, 40),
            (49, 42),
            (64, 34),
            (72, 38),
            (68, 30),
            (90, 40),
            (98, 42),
            (94, 35),
        )
    )
    return (
        trees
        + apples
        + fill("M102 60l2-9h11l2 9z", TIMBER)
        + disc(106, 50, 2, "#d33f2e")
        + disc(112, 50, 2, "#d33f2e")
    )


def _citadel() -> str:
    return (
        keep(60, 34, 30, "#a59c92")
        + keep(36, 14, 38, "#91897f")
        + keep(84, 14, 38, "#91897f")
        + door(60, 12, 15)
        + panes((36, 32), (84, 32), (52, 36), (68, 36))
        + flag(60, 21, "#b8402c")
        + fill("M10 60h100v4H10z", "#7d756c")
    )


def _crane() -> str:
    mast = line("M52 58V14M60 58V14M52 24l8 8-8 8 8 8-8 8M34 18h66l-46-8-20 8zM100 18v18", "#5a4632", 2)
    return (
        mast
        + block(42, 46, 24, 12, RED, 2)
        + chimney(46, 24, 4)
        + gear(58, 52, 5, BRASS, "#5a3a22")
        + fill("M92 36h16l-2 8H94z", STONE)
        + block(80, 52, 30, 6, "#c9bca6")
        + block(84, 46, 20, 6, "#d9ccb6")
    )


def _guildhall() -> str:
    return (
        house(28, 30, 22, PLASTER, RED, peak=16)
        + house(62, 30, 22, "#e6cfa0", "#3f5f86", peak=16)
        + line("M43 18v16M77 18v16M30 44h26M64 44h26", TIMBER, 1.5)
        + panes((36, 40), (50, 40), (70, 40), (84, 40))
        + door(43)
        + door(77)
        + disc(60, 42, 5.5, BRASS)
        + line("M57 42h6M60 39v6", "#5a3a10", 1.5)
    )


def _senate() -> str:
    pillars = "".join(block(x, 36, 4, 20, "#fffaf0") for x in (28, 38, 48, 58, 68, 78, 88))
    return (
        block(24, 36, 72, 20, "#d3c6ad")
        + pillars
        + fill("M20 36h80L60 22z", "#efe3cb")
        + fill("M44 24a16 15 0 0 1 32 0z", "#8e2f3e")
        + line("M60 9V4", INK, 1.4)
        + flag(60, 10, BRASS)
        + block(18, 55, 84, 4, STONE)
        + block(14, 59, 92, 4, "#a99b8b")
    )


def _mint() -> str:
    coins = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="7" ry="2.6" fill="{BRASS}" stroke="#8a5f10" stroke-width=".8"/>'
        for x, y in ((18, 62), (18, 58), (18, 54), (102, 62), (102, 58), (102, 54), (102, 50))
    )
    return (
        hall(34, 52, 22, "#c9c2b6", "#5a5048")
        + fill("M32 34h56L60 20z", "#ddd5c8")
        + disc(60, 29, 4.6, BRASS)
        + door(60, 12, 14)
        + line("M55 42v14M60 42v14M65 42v14", "#8a7f70", 1)
        + panes((42, 46), (78, 46))
        + coins
    )


def _arch() -> str:
    return (
        fill("M34 58V24h52v34H72V44a12 12 0 0 0-24 0v14z", "#e2d6bf")
        + block(30, 18, 60, 7, STONE)
        + block(36, 13, 48, 5, "#cfc3ae")
        + line("M40 30v24M80 30v24", "#b3a794", 1.6)
        + fill("M52 13q8-12 16 0z", BRASS)
        + line("M56 5l4-4 4 4", BRASS, 1.8)
        + flag(34, 18, "#b8402c")
        + flag(86, 18, "#b8402c")
    )


def _lodge() -> str:
    return (
        house(34, 50, 18, "#a9764a", "#4b6a4a", peak=20)
        + line("M36 46h46M36 52h46", "#8a5d38", 1.2)
        + door(59, 9, 12)
        + disc(59, 32, 5.5, "#fffbe8")
        + line("M56 35l3-6 3 6M53 32h12", "#2f6db3", 1.3)
        + panes((43, 46), (75, 46))
        + balloon(98, 20, 0.8)
        + line("M8 60l10-22 10 22", TIMBER, 2)
    )


HALLS: dict[str, Callable[[], str]] = {
    "academy": _academy,
    "barracks": _barracks,
    "town_hall": _town_hall,
    "lighthouse": _lighthouse,
    "counting_house": _counting,
    "ruins": _ruins,
    "outpost": _outpost,
    "orchard": _orchard,
    "citadel": _citadel,
    "steam_crane": _crane,
    "guildhall": _guildhall,
    "triumphal_arch": _arch,
    "explorers_lodge": _lodge,
    "senate": _senate,
    "royal_mint": _mint,
}
