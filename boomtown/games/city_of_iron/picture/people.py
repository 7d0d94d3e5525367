"""The pictures of the experts: people with hats and tools, ships, and machines."""

from boomtown.games.city_of_iron.picture.brush import (
    INK,
    balloon,
    block,
    bottle,
    crystal,
    disc,
    fill,
    gear,
    line,
    sail,
    steam,
)

SKIES = (("#8fcfc9", "#d6efe4", "#5f9c8f"), ("#f2cf6b", "#fbeec0", "#b58a4a"))  # citizen, military
BRASS, STEEL = "#d9a534", "#8d99a3"


def sky(deck: int) -> str:
    """Blue-green behind a citizen, yellow behind a soldier."""
    high, low, ground = SKIES[deck]
    hills = fill("M0 52q24-16 50-4t40-6 30 2v26H0z", ground, 0.45) + fill(
        "M0 60q40-8 70-2t50-4v16H0z", ground, 0.6
    )
    spires = fill("M8 54V38l4-6 4 6v16zM18 54V44h8v10zM100 54V34l4-8 4 8v20zM110 54V44h7v10z", ground, 0.45)
    return block(0, 0, 120, 70, high) + fill("M0 34q60-14 120 0v36H0z", low) + spires + hills


def person(skin: str, coat: str, trim: str, hat: str = "", tool: str = "", hair: str = "") -> str:
    """Somebody from the waist up: coat, face, hat, and what they hold."""
    body = (
        fill("M32 72q2-22 20-25h16q18 3 20 25z", coat)
        + fill("M52 47l8 12 8-12-3-2H55z", trim)
        + line("M60 59v12", trim, 1.4)
    )
    head = (
        block(56, 38, 8, 10, skin)
        + disc(60, 32, 11.5, skin)
        + (fill("M48 33a12 13 0 0 1 24 0q-3-8-12-8t-12 8z", hair) if hair else "")
    )
    face = disc(56, 32, 1.3, INK) + disc(64.5, 32, 1.3, INK) + line("M57 38q3 2 6 0", "#7a3f2c", 1.2)
    return body + head + face + hat + tool


HATS = {
    "scholar": fill("M44 23l16-6 16 6-16 6z", "#3b2f4a") + block(53, 24, 14, 4, "#3b2f4a") + line("M74 24v8", BRASS, 1.4),
    "top": block(51, 8, 18, 14, "#3a3038", 1) + block(46, 21, 28, 3.4, "#3a3038", 1.6) + block(51, 17, 18, 3, "#b8402c"),
    "wide": fill("M40 24q20-8 40 0-20 5-40 0z", "#7a5a38") + fill("M50 22q2-12 10-12t10 12z", "#8a6a44"),
    "hard": fill("M47 25a13 12 0 0 1 26 0z", "#d9a534") + block(44, 24, 32, 3, "#b58420", 1.5),
    "crown": fill("M49 24l-1-12 7 6 5-9 5 9 7-6-1 12z", BRASS) + disc(60, 13, 1.6, "#c2563f"),
    "goggles": block(47, 24, 26, 6, "#5a4632", 2) + disc(54, 27, 4.4, "#bfe3ea") + disc(66, 27, 4.4, "#bfe3ea") + line("M50 20q10-8 20 0", "#7a4f2d", 4),
    "cap": fill("M47 25a13 11 0 0 1 26 0z", "#3f5f86") + fill("M70 24h10q-4 4-10 3z", "#2c4464"),
    "kepi": block(49, 13, 22, 10, "#8c2f22", 2) + fill("M47 24h27q3 2 4 3H47z", "#3a1f1a") + disc(60, 18, 2.2, BRASS),
    "captain": fill("M44 24q16-16 32 0z", "#2f3f5c") + line("M46 23q14-6 28 0", BRASS, 1.8) + fill("M60 10q8-6 10 2l-8 4z", "#fff"),
    "hood": fill("M45 42q-3-28 15-28t15 28q-3-18-15-18T45 42z", "#4a3a5c"),
    "wizard": fill("M45 26q15-6 30 0l-12-26q-8 6-18 26z", "#4a3a8a") + disc(58, 14, 1.6, "#ffd34d") + disc(64, 20, 1.3, "#ffd34d"),
    "bandana": fill("M48 28q12-10 24 0l1-5q-13-10-26 0z", "#b8402c") + fill("M72 25l8 4-8 1z", "#b8402c"),
    "beret": '<ellipse cx="58" cy="20" rx="15" ry="6" fill="#6b2f4a"/>' + line("M58 14v-3", "#6b2f4a", 2),
    "bald": fill("M48 33q-2 12 12 14 14-2 12-14-4 8-12 8t-12-8z", "#e8e2d6"),
    "fez": fill("M51 23l2-12h14l2 12z", "#b8402c") + line("M66 12q6 3 5 8", BRASS, 1.4),
}  # fmt: skip

TOOLS = {
    "book": fill("M76 52l14-5 14 5v14l-14-4-14 4z", "#fff7e6") + line("M90 47v15", "#8a6238", 1.4) + line("M80 55l7-2M93 53l7 2M80 59l7-2M93 57l7 2", "#b59b7c", 1),
    "map": fill("M74 46l10 4 10-4 12 4v16l-12-4-10 4-10-4z", "#f3e2b8") + line("M80 54q6 6 10 0t12 4", "#c2563f", 1.4),
    "gun": fill("M72 58h26l4-4v-4H78l-2 4h-4z", "#5c4a3a") + line("M78 50h24", STEEL, 2.4),
    "pistols": fill("M78 54h18v-4H82l-6 2zM24 54h18l2-2-6-2H24z", "#4a3f38") + line("M82 51h16M22 51h16", STEEL, 1.8),
    "plan": fill("M74 50h28v16H74z", "#3f6fa8") + line("M78 62V54h8v8M86 58h6v4M94 54h4v8", "#e4f0ff", 1.2),
    "compass": disc(92, 54, 10, BRASS) + disc(92, 54, 7.6, "#fffbe8") + fill("M92 48l2.4 6-2.4 6-2.4-6z", "#c2563f"),
    "scales": line("M92 66V44M80 48h24M80 48l-4 8M80 48l4 8M104 48l-4 8M104 48l4 8", BRASS, 1.8) + fill("M75 56h10a5 4 0 0 1-10 0zM99 56h10a5 4 0 0 1-10 0z", BRASS),
    "coins": "".join(f'<ellipse cx="{x}" cy="{y}" rx="8" ry="3" fill="{BRASS}" stroke="#8a5f10" stroke-width="1"/>' for x, y in ((90, 64), (90, 59), (90, 54), (102, 64))),
    "scroll": fill("M76 46h22v18H76z", "#f7ecd2") + disc(76, 48, 3, "#d9c49a") + disc(98, 62, 3, "#d9c49a") + line("M80 52h14M80 56h14M80 60h9", "#8a7a5a", 1.1),
    "sceptre": line("M94 68L86 40", BRASS, 3) + disc(85, 37, 4.6, "#c2563f"),
    "flask": fill("M86 44h8v8l8 12q1 4-4 4H82q-5 0-4-4l8-12z", "#d9f0f4", 0.9) + fill("M83 57h14l5 8q0 3-4 3H82q-5 0-4-3z", "#5fae4e") + steam(90, 40),
    "bag": fill("M80 66q-4-14 6-16h8q10 2 6 16z", "#8a6a3c") + line("M84 50h12", "#5a4226", 2) + disc(90, 60, 3.6, BRASS),
    "wrench": line("M80 66l16-18", STEEL, 4) + disc(98, 46, 5, STEEL) + fill("M98 46l6-6 3 3-6 6z", "#f6e3ad"),
    "hammer": line("M84 68l10-22", "#7a5a38", 3.4) + fill("M84 42l16-4 4 8-16 5z", STEEL),
    "blade": line("M80 66l20-24", "#c9d2d8", 3) + line("M80 58l8 8", BRASS, 2.6),
    "wand": line("M82 66l14-22", "#5a3a22", 2.6) + crystal(98, 46, 14),
    "bridge": line("M70 64q18-18 38 0M74 64h32M80 64v-7M90 64v-10M100 64v-6", "#8a6238", 2.4),
    "idea": disc(92, 46, 8, "#ffe27a") + block(88.5, 53, 7, 5, STEEL, 1) + line("M92 34v-4M102 38l3-3M82 38l-3-3", "#d9a534", 1.8),
    "chess": fill("M84 66h16l-3-5V50q5-5-2-11l-6-3-6 9 6 1-3 5v10z", "#3a3038"),
    "stamp": block(82, 56, 20, 8, "#5a4632", 1.5) + fill("M88 56l1-8q-3-6 3-8 6 2 3 8l1 8z", "#8a6238") + line("M80 67h24", "#b8402c", 2),
    "chain": line("M36 50q24 12 48 0", BRASS, 2.6) + disc(60, 57, 4.4, BRASS),
    "rifle": line("M36 68L94 36", "#5c4a3a", 4) + line("M70 49l26-14", STEEL, 2.2),
}  # fmt: skip


def _robot(body: str, eye: str, arms: str) -> str:
    return (
        block(42, 40, 36, 32, body, 5)
        + block(46, 16, 28, 22, body, 6)
        + block(50, 22, 20, 8, "#2b2620", 3)
        + disc(55, 26, 2.6, eye)
        + disc(65, 26, 2.6, eye)
        + line("M60 16v-6", INK, 1.6)
        + disc(60, 9, 2.4, BRASS)
        + gear(60, 54, 8, BRASS, "#4a3a22")
        + line(arms, body, 7)
        + line("M50 34h20", "#2b2620", 1.6)
    )


def _dragon() -> str:
    wing = fill("M58 40Q40 8 14 14q12 8 8 18 10-2 12 8 8-4 14 4z", "#6d7882") + line(
        "M58 40Q40 16 14 14M48 44Q36 28 22 32", "#4a545c", 1.4
    )
    body = fill("M30 66q12-26 40-24 14 0 18-12l14-4 6 6-10 3q-2 22-22 30z", STEEL) + disc(
        101, 29, 1.8, "#ff8a2a"
    )
    return (
        wing
        + body
        + fill("M92 26l-3-8 7 6z", "#4a545c")
        + steam(108, 26)
        + gear(62, 54, 6, BRASS, "#4a3a22")
        + line("M30 66q-16 2-20-8", STEEL, 4)
    )


def _drill() -> str:
    bit = fill("M78 34l30 16-30 14z", STEEL) + line("M84 38l4 22M92 42l3 15M100 46l2 8", "#5c666e", 1.8)
    return (
        block(26, 36, 54, 26, "#8c6a3c", 4)
        + bit
        + disc(36, 64, 7, INK)
        + disc(54, 64, 7, INK)
        + disc(70, 64, 6, INK)
        + block(34, 22, 7, 15, "#5a4632")
        + steam(38, 18)
        + gear(56, 49, 8, BRASS, "#4a3a22")
    )


def _water(markup: str) -> str:
    return (
        markup
        + fill("M0 58q8-4 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0v12H0z", "#4f9ec4")
        + line("M8 64q6-3 12 0M50 65q6-3 12 0M92 63q6-3 12 0", "#d6eef7", 1.4)
    )


SHIPS = {
    "cargo_ship": _water(fill("M22 46h76l-10 16H34z", "#7a4a2c") + block(42, 36, 14, 10, "#b5835a") + block(58, 34, 16, 12, "#c9a24a") + block(46, 28, 10, 8, "#8c4b36") + line("M82 46V12", INK, 1.8) + fill("M84 14q14 12 10 26H84z", "#f7ecd2")),
    "scout_ship": _water(sail(60, 62, 2.1, "#fdf5e2")),
    "cloud_skimmer": balloon(60, 28, 2.2, "#3f8fa8") + fill("M20 60h80q-20-6-40-6t-40 6z", "#ffffff", 0.8),
    "wyvern_ship": balloon(62, 32, 1.9, "#8c4b6b") + fill("M40 30Q26 6 6 12q10 6 8 14 8 0 10 8zM84 30q14-24 34-18-10 6-8 14-8 0-10 8z", "#5c3f6b") + disc(92, 30, 1.8, "#ffd34d"),
    "warship": _water(fill("M12 44h96l-8 18H24z", "#5c666e") + block(34, 32, 44, 12, "#7d8890") + block(46, 22, 18, 10, "#8d99a3") + line("M78 36h20M34 36H16", "#3a4248", 3.4) + block(66, 16, 6, 16, "#4a545c") + steam(69, 12)),
}  # fmt: skip

FAIR, TAN, DARK, TOAD, HOG = "#f0cfa8", "#d8a878", "#a8744c", "#8fbf5a", "#e0a890"

PEOPLE = {
    "scholar": (FAIR, "#4a6a8a", "#e8dcc0", "scholar", "book", "#7a5a38"),
    "cartographer": (TAN, "#7a5a38", "#f3e2b8", "wide", "map", ""),
    "arms_dealer": (FAIR, "#5a3a3a", "#c9a24a", "top", "gun", "#2b221c"),
    "engineer": (DARK, "#c9803c", "#f3e2b8", "hard", "plan", ""),
    "explorer": (TAN, "#6b7a4a", "#e8d6ae", "wide", "compass", "#8a5a30"),
    "mayor": (FAIR, "#3a3a52", "#ffffff", "top", "chain", "#d9d2c4"),
    "merchant": (DARK, "#8a3f6b", "#f2cf6b", "fez", "scales", ""),
    "regent": (FAIR, "#8e2f3e", "#f7ecd2", "crown", "sceptre", "#5a3a22"),
    "scientist": (TAN, "#eef2f0", "#9fc6c0", "goggles", "flask", "#e8e2d6"),
    "tax_collector": (FAIR, "#2f2f38", "#b8402c", "top", "bag", ""),
    "soldier": (TAN, "#8c2f22", "#f2cf6b", "kepi", "rifle", ""),
    "captain": (FAIR, "#2f3f5c", "#f2cf6b", "captain", "blade", "#5a3a22"),
    "inventor": (DARK, "#6b5a3c", "#d9a534", "goggles", "wrench", "#c2563f"),
    "machinist": (FAIR, "#4a5a52", "#d9a534", "cap", "wrench", "#8a5a30"),
    "magician": (TAN, "#4a3a8a", "#ffd34d", "wizard", "wand", ""),
    "sharp_shooter": (DARK, "#5a6b3c", "#d6c48a", "wide", "rifle", ""),
    "spy": (FAIR, "#3a3440", "#6b5a78", "hood", "blade", ""),
    "architect": (TAN, "#3f6fa8", "#f7ecd2", "beret", "plan", "#3a2a20"),
    "bridge_builder": (DARK, "#a8573c", "#f2cf6b", "hard", "bridge", ""),
    "genius": (FAIR, "#7b4aa8", "#f7ecd2", "goggles", "idea", "#f2cf6b"),
    "professor": (TAN, "#5a3a6b", "#d9a534", "bald", "book", ""),
    "forger": (HOG, "#4a4a3a", "#c9a24a", "cap", "stamp", ""),
    "strategist": (HOG, "#8c2f22", "#f2cf6b", "captain", "chess", ""),
    "gunslinger": (HOG, "#7a4a2c", "#e8d6ae", "wide", "pistols", ""),
    "fixer": (TOAD, "#6b5a3c", "#d9a534", "bandana", "hammer", ""),
}  # fmt: skip

MACHINES = {
    "junkbot": lambda: _robot("#a8743c", "#9be36f", "M42 46L24 58M78 46l14 16") + bottle(22, 70, 10, "#6d7882") + gear(98, 62, 8, STEEL, "#3a3a3a"),
    "iron_guard": lambda: _robot("#6d7882", "#ff8a2a", "M42 46L30 64M78 46l10 6") + line("M90 70V18", "#5a4632", 2.6) + fill("M90 10l5 12h-10z", "#c9d2d8"),
    "iron_soldier": lambda: _robot("#7d5a4a", "#ffd34d", "M42 46L30 60M78 46l12 12") + line("M30 64L98 40", "#3a3a3a", 4),
    "iron_dragon": _dragon,
    "steam_drill": _drill,
}  # fmt: skip


def expert_art(id: str, deck: int) -> str:
    """The picture of an expert; one we don't know is somebody in a cap."""
    if id in SHIPS:
        return sky(deck) + SHIPS[id]
    if id in MACHINES:
        return sky(deck) + MACHINES[id]()
    skin, coat, trim, hat, tool, hair = PEOPLE.get(id, PEOPLE["machinist"])
    return sky(deck) + person(skin, coat, trim, HATS[hat], TOOLS[tool], hair) + _beast(skin)


def _beast(skin: str) -> str:
    """Toads have their eyes on top, hogs a snout and tusks."""
    if skin == TOAD:
        eyes = (
            disc(52, 22, 4.6, TOAD)
            + disc(68, 22, 4.6, TOAD)
            + disc(52, 21.5, 2, INK)
            + disc(68, 21.5, 2, INK)
        )
        return eyes + line("M52 38q8 5 16 0", "#4f7a34", 1.6)
    if skin == HOG:
        snout = (
            '<ellipse cx="60" cy="37" rx="6" ry="4.4" fill="#d08a74"/>'
            + disc(58, 37, 1, INK)
            + disc(62, 37, 1, INK)
        )
        return snout + fill("M52 40q-3-3-1-7l3 5zM68 40q3-3 1-7l-3 5z", "#fff7e6")
    return ""
