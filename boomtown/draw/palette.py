"""The colours of Boomtown, for day and night, and the looks of the seats."""

from typing import NamedTuple


class Paint(NamedTuple):
    """A colour by day and by night."""

    light: str
    dark: str


def _always(colour: str) -> Paint:
    return Paint(colour, colour)


PAINT: dict[str, Paint] = {
    # paper and ink
    "page": Paint("#f1e9da", "#15130f"),
    "surface": Paint("#fbf7ee", "#1f1b17"),
    "raised": Paint("#fffdf8", "#29241e"),
    "sunken": Paint("#e8dec9", "#110f0c"),
    "line": Paint("#d9ccb3", "#3b342b"),
    "line-strong": Paint("#8a795f", "#8f816c"),
    "ink": Paint("#2a2119", "#f3eadb"),
    "ink-2": Paint("#594b3c", "#c9bca7"),
    "ink-3": Paint("#6f604e", "#a89a84"),
    "brand": Paint("#96391a", "#f0905c"),
    "shade": _always("#2a2119"),
    # states
    "turn": Paint("#f0a91b", "#f3b436"),
    "turn-soft": Paint("#fff0cc", "#3a2c0e"),
    "good": Paint("#1d6b45", "#7fd3a2"),
    "bad": Paint("#a3231d", "#ff9a8c"),
    # land and sea
    "sea": Paint("#bbd8e3", "#1c303c"),
    "wave": Paint("#8db6c7", "#2f5062"),
    "shoal": Paint("#8cb9cb", "#34596c"),
    "land": Paint("#f4ecd7", "#37322a"),
    "coast": Paint("#8c7b5a", "#85775b"),
    "river": Paint("#8db7cc", "#416c81"),
    "frontier": Paint("#8a3a34", "#b8756a"),
    "lane": Paint("#1f5688", "#79b3dd"),
    "label": Paint("#3f6f8a", "#8fb6cb"),
    "halo": Paint("#f7f1de", "#37322a"),
    "track": Paint("#8b7455", "#8d7d64"),
    "ballast": Paint("#f9f3e2", "#4a4337"),
    "frame": Paint("#4b382a", "#0d0b09"),
    "frame-2": Paint("#e6d9b8", "#5a4f3f"),
    # things printed on a board
    "panel": Paint("#ecdfc1", "#2a251d"),
    "well": Paint("#fbf6e6", "#3b3429"),
    "space": Paint("#fdf9ed", "#544b3d"),
    "space-sea": Paint("#e2eff5", "#3d5563"),
    "sign": Paint("#4f4232", "#d6c8ab"),
    "faint": Paint("#c9b994", "#6e6250"),
    # pieces: the same by day and night
    "face": _always("#fdf9ed"),
    "back": _always("#4b4036"),
    "outline": _always("#241a14"),
    "rim": Paint("#241a14", "#e3d7bf"),  # round what would be lost on a dark ground
    "print": _always("#3b2f20"),
    "tick": _always("#1d6b45"),
    "cross": _always("#a3231d"),
    "coal-1": _always("#56504a"),
    "coal-2": _always("#35302c"),
    "coal-3": _always("#171412"),
    "iron-1": _always("#ffb765"),
    "iron-2": _always("#ee8a26"),
    "iron-3": _always("#b8590e"),
    "brass": _always("#d9a534"),
    "brass-2": _always("#8a5f10"),
    "silver": _always("#e4e0d6"),
    # seats
    "seat-r": _always("#ba3b18"),
    "seat-b": _always("#3b70d1"),
    "seat-y": _always("#f3c22b"),
    "seat-g": _always("#1d6243"),
    "seat-p": _always("#57316c"),
    "deep-r": _always("#94290c"),
    "deep-b": _always("#2451a6"),
    "deep-y": _always("#6b5200"),
    "deep-g": _always("#1d6243"),
    "deep-p": _always("#57316c"),
    "on-dark": _always("#ffffff"),
    "on-light": _always("#2a1f00"),
}


class Look(NamedTuple):
    """How a seat is known: by colour, by letter and by shape (a path in a box of 42)."""

    colour: str
    letter: str
    shape: str
    path: str
    drop: float  # how far the letter stands below the middle of the box
    fill: str
    ink: str  # on the fill
    deep: str  # on paper


LOOKS: tuple[Look, ...] = (
    Look("red", "R", "shield", "M1 1h40v25L21 42 1 26z", -3, "@seat-r", "@on-dark", "@deep-r"),
    Look("blue", "B", "hexagon", "M11 2h20l11 19-11 19H11L0 21z", 0, "@seat-b", "@on-dark", "@deep-b"),
    Look("yellow", "Y", "gable", "M21 0 42 16v26H0V16z", 4, "@seat-y", "@on-light", "@deep-y"),
    Look("green", "G", "leaf", "M0 0h16q26 0 26 26v16H26Q0 42 0 16z", 0, "@seat-g", "@on-dark", "@deep-g"),
    Look("purple", "P", "arch", "M1 42V21a20 20 0 0 1 40 0v21z", 2, "@seat-p", "@on-dark", "@deep-p"),
)


def looks(colours: list[str]) -> list[Look]:
    """A look for each seat: its colour's own, or for a colour we don't know one that nobody has."""
    known = {look.colour: look for look in LOOKS}
    spare = [look for look in LOOKS if look.colour not in colours]
    return [known[name] if name in known else spare.pop(0)._replace(colour=name) for name in colours]


def dark_css(where: str = ':root[data-theme="dark"] ') -> str:
    """Style rules that turn pictures to their colours by night; `where` is a selector in front."""
    rules = []
    for name, paint in PAINT.items():
        if paint.light != paint.dark:
            rules.append(f"{where}.boomtown .f-{name}{{fill:{paint.dark}}}")
            rules.append(f"{where}.boomtown .s-{name}{{stroke:{paint.dark}}}")
    return "\n".join(rules)


DARK_CSS = dark_css()


def by_night(svg: str) -> str:
    """The same document with its colours by night, for files and notebooks."""
    head, tail = svg.split(">", 1)
    return f"{head}><style>{dark_css('')}</style>{tail}"
