"""Signs and pictures that are drawn once and used often: emitted as `<use>`, defined where a drawing is finished.

Drawing code writes references as `#~name`; `finish` puts a prefix of the drawing's own in place of the tilde, so that
several drawings can stand on one page, and adds the definitions that are used.
"""

import re
from functools import lru_cache

from boomtown.draw.page import small
from boomtown.draw.svg import SANS, Part, Value, clean, el, group, num, title
from boomtown.games.city_of_iron.pack.load import our_content
from boomtown.games.city_of_iron.picture.buildings import building_art
from boomtown.games.city_of_iron.picture.lands import land_art, town_art
from boomtown.games.city_of_iron.picture.people import expert_art
from boomtown.games.city_of_iron.rules.content import Content

ART_WIDTH, ART_HEIGHT = 120, 70
_NAMES = re.compile(r"#~([a-z]+-[A-Za-z0-9_-]+)")

OWN_SIGNS = {  # in a square of 24
    "capital": "M3 21V10l4 3 5-9 5 9 4-3v11zM10 21v-4a2 2 0 0 1 4 0v4z",
    "imperial": "M2 20h20v2H2zM3 18L2 7l6 5 4-9 4 9 6-5-1 11zM12 13.500l1.500 1.800L12 17l-1.500-1.700z",
    "trade": "M11 2h2v3l7 1v2l3 6a4 3.500 0 0 1-8 0l3-6-5-.8V20h4v2H7v-2h4V7.200L6 8l3 6a4 3.500 0 0 1-8 0l3-6V6l7-1zM5 10l-2 4h4zM19 10l-2 4h4z",
    "industry": "M2 22V12l6 3.500V12l6 3.500V4h3v9h1V7h3v15zM5 18h3v2H5zM11 18h3v2h-3z",
    "military": "M4 2l9 9 1.500-1.500L17 12l-1.500 1.500L21 19l-2 2-5.500-5.500L12 17l-2.500-2.500L11 13 2 4zM20 2l2 2-6 6-2-2zM8.500 12.500l2 2L5 20l1 1-1.500 1.500L1.500 19.500 3 18l1 1z",
    "slum": "M2 21V11l5-4 4 3V6l5-3 6 5v13h-5v-6h-4v6H9v-5H6v5zM15 8h3v3h-3z",
    "house": "M2 12L12 3l10 9h-3v9h-5v-6h-4v6H5v-9z",
    "cards": "M8 2h12v15H8zM4 6h2.500v12.500H16V21H4z",
    "hand": "M6 22C3 18 2 15 2 12.500c1.500-1 3 0 4 2V5a1.500 1.500 0 0 1 3 0v6h.6V3a1.500 1.500 0 0 1 3 0v8h.6V4a1.500 1.500 0 0 1 3 0v7.500h.6V7a1.500 1.500 0 0 1 3 0v8c0 3-1 5-2 7z",
    "bot": "M11 1h2v3h4v6H7V4h4zM9 6v2h2V6zm4 0v2h2V6zM5 11h14v8H5zM2 12h2v6H2zm18 0h2v6h-2zM7 20h4v3H7zm6 0h4v3h-4zM10 13v4h4v-4z",
    "pile": "M5 3h14v3H5zM4 7h16v14H4zM8 10v2h8v-2zm0 4v2h8v-2z",
    "chest": "M3 10c0-4 2-6 5-6h8c3 0 5 2 5 6zM3 11.500h6.500V14h5v-2.500H21V21H3z",
    "crown": "M3 19L2 7l6 5 4-8 4 8 6-5-1 12z",
    "tower": "M6 22V11L4 9V3h3v2h3V3h4v2h3V3h3v6l-2 2v11h-4v-4a2 2 0 0 0-4 0v4zM10 11v3h4v-3z",
    "types": "M12 1l4 4-4 4-4-4zM5 8l4 4-4 4-4-4zM19 8l4 4-4 4-4-4zM12 15l4 4-4 4-4-4z",
    "lands": "M1 20l7-12 4 6 3-4 8 10zM17 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
    "bid": "M12 1L4 13h5v10h6V13h5z",
    "no": "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM6.500 8.500a6.500 6.500 0 0 0 9 9zM8.500 6.500l9 9a6.500 6.500 0 0 0-9-9z",
    "tick": "M2 13l3-3 5 5L20 4l3 3-13 14z",
    "recruit": "M9 2a5 5 0 1 1 0 10A5 5 0 0 1 9 2zM1 22c0-6 3-9 8-9s8 3 8 9zM18 6h2V3h2v3h2v2h-2v3h-2V8h-2z",
    "left": "M14 3v5h9v8h-9v5L2 12z",
    "circle": "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
}  # fmt: skip

WORDS = {
    "hammer": "hammer", "distance": "distance", "guns": "guns", "coin": "coins", "science": "science",
    "influence": "influence", "income": "income", "citizen_draw": "citizen draw", "military_draw": "military draw",
    "scouting": "scouting", "ship": "ship", "airship": "airship",
}  # fmt: skip


@lru_cache(maxsize=8)
def paths(content: Content) -> dict[str, str]:
    """Every sign by its name: ours, and what the content draws anew."""
    found = dict(OWN_SIGNS)
    for source in (our_content(), content):
        for entry in source.data["icons"]["icon"]:
            found[str(entry["id"])] = str(entry["d"])
    return found


def sign(name: str, x: float, y: float, size: float, colour: str, words: str = "") -> str:
    """A sign of a size around a middle; with words it speaks for itself."""
    look: dict[str, Value] = {"fill": colour}
    inside = (title(words),) if words else ()
    return el(
        "use", *inside, href=f"#~i-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, **look
    )


def piece(key: str, x: float, y: float, size: float, colour: str | None = None) -> str:
    """A small piece of the box around a middle: the token of a good, the disc of a land type, a shield, a coin."""
    return el("use", href=f"#~{key}", x=x - size / 2, y=y - size / 2, width=size, height=size, fill=colour)


def _disc(colour: str, d: str, ink: str) -> str:
    """A sign on a disc."""
    ring = f'<circle cx="12" cy="12" r="11.4" fill="{clean(colour)}" stroke="#241a14" stroke-width="1.2"/>'
    mark = f'<path d="{clean(d)}" fill-rule="evenodd" fill="{clean(ink)}" transform="translate(3.4 3.4) scale(.717)"/>'
    return ring + mark


SHIELD = '<path d="M12 1l10.300 2.600v8c0 4.200-3.600 8.400-10.300 11.400C5.300 20 1.700 15.800 1.700 11.600v-8z" stroke="#f4d890" stroke-width="1.5" stroke-linejoin="round"/>'
COIN = '<circle cx="12" cy="12" r="11.2" fill="#d9a534" stroke="#8a5f10" stroke-width="1.600"/>'


def small_piece(content: Content, kind: str, key: str) -> str:
    """What `piece` stands for."""
    if kind == "z":
        return SHIELD if key == "shield" else COIN
    number = int(key)
    if kind == "g":
        good = content.data["board"]["good"][number]
        d = paths(content).get(content.good_ids[number], OWN_SIGNS["circle"])
        return _disc(str(good["colour"]), d, str(good["ink"]))
    colour = str(content.data["lands"]["land_type"][number]["colour"])
    d = paths(content).get(content.type_ids[number], OWN_SIGNS["circle"])
    return _disc(colour, d, "#ffffff" if is_dark(colour) else "#26301c")


def is_dark(colour: str) -> bool:
    """Whether white stands out on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return red * 0.3 + green * 0.6 + blue * 0.1 < 150


def art(key: str, x: float, y: float, width: float, height: float) -> str:
    """A picture in a frame, cut to fill it."""
    top = f' x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    scale = max(width / ART_WIDTH, height / ART_HEIGHT)
    left, up = (ART_WIDTH - width / scale) / 2, (ART_HEIGHT - height / scale) * 0.55
    box = f"{num(left)} {num(up)} {num(width / scale)} {num(height / scale)}"
    return f'<svg{top} viewBox="{box}"><use href="#~{key}"/></svg>'


@lru_cache(maxsize=1024)
def definition(content: Content, name: str) -> str:
    """What a reference stands for, with its id still to be given."""
    kind, key = name.split("-", 1)
    if kind == "i":
        d = paths(content).get(key, OWN_SIGNS["circle"])
        return f'<symbol id="~{name}" viewBox="0 0 24 24"><path d="{clean(d)}" fill-rule="evenodd"/></symbol>'
    if kind in "gyz":
        return f'<symbol id="~{name}" viewBox="0 0 24 24">{small_piece(content, kind, key)}</symbol>'
    number = int(key)
    if kind == "b":
        entry = content.data["buildings"]["building"][number]
        drawn = building_art(str(entry["name"]), str(entry.get("land", "")))
    elif kind == "l":
        drawn = land_art(content, number)
    elif kind == "t":
        drawn = town_art(content, number)
    else:
        drawn = expert_art(content.expert_ids[number], content.expert_deck[number])
    return f'<g id="~{name}">{drawn}</g>'


def used(markup: str) -> list[str]:
    """The names of all that a drawing refers to."""
    return sorted(set(_NAMES.findall(markup)))


def definitions(content: Content, names: list[str], prefix: str) -> str:
    """Definitions for a drawing, with its prefix."""
    return (
        "<defs>"
        + "".join(definition(content, name) for name in names).replace('id="~', f'id="{prefix}-')
        + "</defs>"
    )


def bound(markup: str, prefix: str) -> str:
    """References of a drawing with its prefix."""
    return markup.replace("#~", f"#{prefix}-")


def finish(part: Part, label: str, content: Content, prefix: str) -> str:
    """A whole SVG document with all that it refers to."""
    defs = definitions(content, used(part.markup), prefix)
    return el(
        "svg",
        title(label),
        defs,
        bound(part.markup, prefix),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(part.width)} {num(part.height)}",
        class_="boomtown",
        role="group",
        aria_label=label,
        font_family=SANS,
    )


def thing(x: float, y: float, words: str, drawn: str, hit: str, id: str, **data: Value) -> str:
    """Something to point at: its words, the piece that may move, and the shape by which it is picked."""
    move = f"translate({num(x)} {num(y)})"
    return group(title(words), group(drawn, id=id), hit, transform=move, **data)


def sign_svg(name: str, content: Content, colour: str, ground: str = "") -> str:
    """A sign as a small picture of its own, on a ground if it has one; for tickets and tables."""
    d = clean(paths(content).get(name, OWN_SIGNS["circle"]))
    move = "translate(4 4) scale(.75)" if ground else "translate(1 1)"
    return small(f'<path d="{d}" fill-rule="evenodd" fill="{colour}" transform="{move}"/>', ground)
