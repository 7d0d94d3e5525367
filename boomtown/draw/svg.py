"""SVG as text: elements, escaped words, numbers, and parts that can be put together."""

import re
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from boomtown.draw.palette import PAINT

SANS = "'DejaVu Sans', Verdana, system-ui, sans-serif"
SERIF = "'Iowan Old Style', Palatino, Georgia, 'DejaVu Serif', serif"

Value: TypeAlias = str | int | float | None

# Characters that no XML document may hold, not even escaped.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_SPECIAL = re.compile(f'[&<>"]|{_FORBIDDEN.pattern}')


class Part(NamedTuple):
    """A drawing with its size: a document of its own, or a piece of a bigger one."""

    markup: str
    width: float
    height: float


def num(value: float) -> str:
    """A number as short as it can be, to a hundredth."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def clean(words: str) -> str:
    """Words that are safe between tags and within quotes."""
    if not _SPECIAL.search(words):
        return words
    words = _FORBIDDEN.sub("\ufffd", words)
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        words = words.replace(sign, entity)
    return words


@lru_cache(maxsize=256)
def _spelled(name: str) -> str:
    """An attribute's name as XML has it."""
    return name.rstrip("_").replace("_", "-")


def el(tag: str, *inside: str, **attributes: Value) -> str:
    """An element; `data_space` is written data-space, '@sea' is a paint with its class for the dark."""
    classes: list[str] = []
    written: list[str] = []
    for name, value in attributes.items():
        if isinstance(value, str):
            if name == "class_":
                classes.append(clean(value))
                continue
            if value.startswith("@"):
                classes.append(f"{name[0]}-{value[1:]}")
                value = PAINT[value[1:]].light
            written.append(f' {_spelled(name)}="{clean(value)}"')
        elif value is not None:
            written.append(f' {_spelled(name)}="{num(value)}"')
    sorts = f' class="{" ".join(classes)}"' if classes else ""
    head = f"<{tag}{sorts}{''.join(written)}"
    return f"{head}>{''.join(inside)}</{tag}>" if inside else f"{head}/>"


def group(*inside: str, **attributes: Value) -> str:
    """A group of elements."""
    return el("g", *(inside or ("",)), **attributes)


def at(x: float, y: float, *inside: str, scale: float = 1, turn: float = 0, **attributes: Value) -> str:
    """A group moved to a point, turned and scaled there."""
    move = f"translate({num(x)} {num(y)})"
    move += f" rotate({num(turn)})" if turn else ""
    move += f" scale({scale:.4g})" if scale != 1 else ""
    return group(*inside, transform=move, **attributes)


def title(words: str) -> str:
    """What a pointer at rest and a screen reader are told."""
    return f"<title>{clean(words)}</title>"


def text(x: float, y: float, words: str, size: float, **attributes: Value) -> str:
    """A line of words, in the middle of x unless text_anchor says otherwise."""
    look: dict[str, Value] = {"font_size": size, "text_anchor": "middle", "fill": "@ink"}
    look.update(attributes)
    return el("text", clean(words), x=x, y=y, **look)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle."""
    return el("rect", x=x, y=y, width=width, height=height, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle around a middle."""
    return rect(x - width / 2, y - height / 2, width, height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    """A circle."""
    return el("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: Value) -> str:
    """A path."""
    return el("path", d=d, **attributes)


def document(part: Part, label: str, **attributes: Value) -> str:
    """A whole SVG document, scaling with the page, with nothing outside itself."""
    return el(
        "svg",
        title(label),
        part.markup,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(part.width)} {num(part.height)}",
        class_="boomtown",
        role="group",
        aria_label=label,
        font_family=SANS,
        **attributes,
    )


def put(part: Part, x: float, y: float) -> str:
    """A part at a place in a bigger drawing."""
    return at(x, y, part.markup)


def window(part: Part, x: float, y: float) -> str:
    """A part at a place in a bigger drawing, cut off at its edges."""
    view_box = f"0 0 {num(part.width)} {num(part.height)}"
    return el("svg", part.markup, x=x, y=y, width=part.width, height=part.height, viewBox=view_box)


def sheet(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A piece of paper lying on the table: a panel with a soft edge below it."""
    look: dict[str, Value] = {"fill": "@surface", "stroke": "@line", "stroke_width": 2, "rx": 14}
    look.update(attributes)
    under = rect(x + 1, y + 4, width, height, rx=look["rx"], fill="@shade", opacity=0.18)
    return under + rect(x, y, width, height, **look)
