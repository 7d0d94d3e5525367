"""The pictures of the buildings that turn goods into influence: guilds, fairs, furnaces."""

from collections.abc import Callable

from boomtown.games.city_of_iron.picture.brush import (
    BRASS,
    INK,
    SLATE,
    TEAL,
    block,
    bottle,
    chimney,
    crystal,
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
    steam,
    turnip,
)


def _tailor() -> str:
    coat = fill("M94 62l-3-20 6-4 4 4 4-4 6 4-3 20z", "#3f5f86") + line("M101 43v19", BRASS, 1.4)
    return (
        house(32, 46, 22, "#e6d3b3", "#6b4f8a", peak=15)
        + block(36, 41, 22, 11, "#fff7e6")
        + line("M40 49q8-9 14 0", "#b64b8a", 2)
        + door(68, 8, 12)
        + line("M20 60q-6-8 2-12t0-10", "#c2563f", 1.6)
        + disc(20, 60, 3.4, "#efe6d6")
        + coat
    )


def _fair() -> str:
    def tent(x: float, w: float, one: str) -> str:
        return (
            fill(f"M{x} 58V44l{w / 2} -14 {w / 2} 14v14z", "#fff3da")
            + fill(f"M{x} 44l{w / 2} -14 {w / 2} 14z", one)
            + fill(f"M{x + w * 0.32} 58V44h{w * 0.36}v14z", one)
        )

    return (
        tent(16, 28, "#c2563f")
        + tent(74, 30, "#3f8fa8")
        + tent(44, 30, "#d9a534")
        + flag(59, 31, "#b64b8a")
        + flag(30, 31, "#5fae4e")
        + line("M30 26q30 12 59 0", "#b64b8a", 1.2)
        + turnip(60, 65, 1.1)
    )


def _lamps() -> str:
    posts = line("M16 60V34M104 60V34", INK, 1.8) + lamp(16, 32) + lamp(104, 32)
    return (
        house(36, 48, 22, "#4f6b58", "#2f4538", peak=17)
        + door(60, 10, 13, "#22332a")
        + panes((46, 46), (74, 46), size=6, colour="#c9ff8a")
        + lamp(60, 28)
        + posts
    )


def _foundry() -> str:
    pour = (
        fill("M20 40h18l-3 10H23z", "#5c5048")
        + line("M38 42q8 2 9 14", "#ff9a2e", 3)
        + disc(47, 59, 4, "#ffcf5a")
    )
    return (
        chimney(98, 40, 8)
        + hall(50, 46, 20, "#8c4b36", "#3d3a3a")
        + door(66, 14, 15, "#ff9a2e")
        + door(66, 8, 10, "#ffd77a")
        + panes((84, 48))
        + pour
    )


def _chowder() -> str:
    pot = (
        fill("M82 48h26q0 14-13 14T82 48z", "#4a4540")
        + line("M86 48q2-10 8-8M100 48q6-6 3-12", "#c2563f", 3)
        + steam(92, 36)
    )
    return (
        house(24, 44, 20, "#e7c99a", "#3f7f86", peak=14)
        + block(28, 42, 18, 9, "#fff7e6")
        + line("M32 47q4-5 10 0", "#c2563f", 2)
        + door(57, 8, 11)
        + panes((34, 40), size=3)
        + pot
    )


def _clockworks() -> str:
    return (
        keep(60, 26, 38, "#c9a983")
        + fill("M44 19l16-12 16 12z", SLATE)
        + disc(60, 31, 8.5, "#fffbe8")
        + line("M60 31v-6M60 31h4.5", INK, 1.6)
        + gear(36, 48, 9, BRASS, "#5a3a22")
        + gear(84, 46, 11, "#b07a2c", "#5a3a22", 10)
        + gear(98, 56, 6, BRASS, "#5a3a22")
        + door(60, 8, 11)
    )


def _furnace() -> str:
    return (
        fill("M36 58V34q24-24 48 0v24z", "#5c3f38")
        + fill("M48 58V46q12-12 24 0v12z", "#ff8a2a")
        + fill("M53 58v-8q7-7 14 0v8z", "#ffe08a")
        + chimney(80, 38, 8, "#4d342d")
        + disc(53, 36, 2.4, "#ffd34d")
        + disc(67, 36, 2.4, "#ffd34d")
        + bottle(22, 60, 16)
        + bottle(100, 60, 13, "#b5434f")
    )


def _jewelers() -> str:
    return (
        house(34, 52, 23, "#efe0d6", "#7b3f5e", peak=14)
        + block(40, 40, 26, 12, "#3a2a3a")
        + crystal(47, 51, 9)
        + crystal(56, 51, 7, "#e3b2c6")
        + crystal(62, 51, 8, "#ffd34d")
        + door(76, 8, 12)
        + fill("M50 30l10-8 10 8-10 5z", "#7fe0ee")
        + line("M50 30h20M60 22v13", "#ffffff", 1)
    )


def _bazaar() -> str:
    def stall(x: float, one: str) -> str:
        stripes = "".join(
            fill(f"M{x + i * 6} 38h6v6a3 3 0 0 1-6 0z", one if i % 2 else "#fff7e6") for i in range(4)
        )
        return block(x + 1, 44, 22, 14, "#a97c4c") + stripes

    goods = (
        turnip(24, 52, 0.5)
        + crystal(54, 52, 8)
        + bottle(84, 52, 8)
        + disc(92, 50, 2.5, "#d33f2e")
        + disc(30, 50, 2.5, "#d9a534")
    )
    dome = fill("M40 38a20 20 0 0 1 40 0z", TEAL) + line("M60 18v-6", INK, 1.3) + disc(60, 11, 2, BRASS)
    return dome + stall(14, "#c2563f") + stall(48, "#3f8fa8") + stall(82, "#5fae4e") + goods


GUILDS: dict[str, Callable[[], str]] = {
    "tailors_guild": _tailor,
    "harvest_fair": _fair,
    "lamplighters_hall": _lamps,
    "foundry": _foundry,
    "chowder_house": _chowder,
    "clockworks": _clockworks,
    "demon_furnace": _furnace,
    "court_jewelers": _jewelers,
    "grand_bazaar": _bazaar,
}
