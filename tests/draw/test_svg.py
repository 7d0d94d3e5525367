"""Elements, escapes, paints and icons."""

import re
import xml.etree.ElementTree as ET

import pytest

from boomtown.draw.icons import ICONS, icon
from boomtown.draw.palette import DARK_CSS, LOOKS, PAINT, by_night, looks
from boomtown.draw.svg import Part, document, el, num, rect, text, title, window
from boomtown.draw.words import fit, measure, wrap

HOSTILE = '</title><script>alert("x")</script>&\x00\x0b\ud800'


def test_numbers_are_short() -> None:
    assert [num(n) for n in (3, 3.0, 0.125, -0.001, 10, 1 / 3)] == ["3", "3", "0.12", "0", "10", "0.33"]


def test_words_cannot_leave_their_element() -> None:
    svg = document(Part(text(0, 0, HOSTILE, 10) + el("g", title(HOSTILE), id=HOSTILE), 10, 10), HOSTILE)
    root = ET.fromstring(svg)
    assert not root.findall(".//{*}script")
    assert "alert" in (root.findtext("{*}text") or "")


def test_attributes_are_spelled_as_svg_has_them() -> None:
    assert el("rect", data_space=3, stroke_width=1.5, class_="a", x=None) == (
        '<rect class="a" data-space="3" stroke-width="1.5"/>'
    )


def test_a_paint_is_a_literal_colour_with_a_class() -> None:
    drawn = rect(0, 0, 1, 1, fill="@sea", stroke="@coast")
    assert f'fill="{PAINT["sea"].light}"' in drawn
    assert 'class="f-sea s-coast"' in drawn
    with pytest.raises(KeyError):
        rect(0, 0, 1, 1, fill="@no such paint")


def test_every_paint_that_changes_by_night_is_in_the_dark_css() -> None:
    rules = dict(re.findall(r"\.([fs]-[\w-]+)\{(?:fill|stroke):(#\w+)\}", DARK_CSS))
    changing = {name: paint.dark for name, paint in PAINT.items() if paint.light != paint.dark}
    assert len(changing) > 20
    assert rules == {f"{side}-{name}": dark for name, dark in changing.items() for side in "fs"}
    assert all(line.startswith(':root[data-theme="dark"] .boomtown ') for line in DARK_CSS.splitlines())


def test_night_is_the_same_document_with_a_style() -> None:
    svg = document(Part(rect(0, 0, 1, 1, fill="@sea"), 1, 1), "A > B")
    night = ET.fromstring(by_night(svg))
    style = night.find("{*}style")
    assert style is not None
    assert PAINT["sea"].dark in (style.text or "")
    assert by_night(svg).replace(f"<style>{style.text}</style>", "") == svg


@pytest.mark.parametrize("name", sorted(ICONS))
def test_icons_stay_in_their_box(name: str) -> None:
    sign = ICONS[name]
    assert sign.fill or sign.line
    starts = [
        float(n) for pair in re.findall(r"[Mm](-?[\d.]+)[ ,]?(-?[\d.]+)", sign.fill + sign.line) for n in pair
    ]
    assert starts
    assert all(0 <= n <= 24 for n in starts)
    ET.fromstring(icon(name, 8, 8, 16, "#000"))


def test_icons_are_all_different() -> None:
    assert len(set(ICONS.values())) == len(ICONS)


def test_seats_differ_in_colour_letter_and_shape() -> None:
    for part in ("colour", "letter", "shape", "path", "fill"):
        assert len({getattr(look, part) for look in LOOKS}) == len(LOOKS)


def test_an_unknown_colour_gets_a_look_that_nobody_has() -> None:
    found = looks(["teal", "red", "blue"])
    assert [look.colour for look in found] == ["teal", "red", "blue"]
    assert len({look.letter for look in found}) == 3


def test_lines_break_where_they_must() -> None:
    words = "Bohemia, Regensburg, München, Augsburg, Nürnberg"
    lines = wrap(words, 14, 132)
    assert " ".join(lines) == words
    assert len(lines) > 1
    assert all(measure(line, 14) <= 132 for line in lines)
    assert measure(words, fit(words, 18, 200, 1), bold=True) <= 200.01
    assert fit("a", 18, 200, 1) == 18


def test_a_window_cuts_and_a_document_scales() -> None:
    root = ET.fromstring(document(Part(window(Part("<g/>", 30, 20), 5, 6), 100, 50), "A table"))
    assert root.get("viewBox") == "0 0 100 50"
    assert root.get("width") is None
    inner = root.find("{*}svg")
    assert inner is not None
    assert (inner.get("width"), inner.get("height"), inner.get("viewBox")) == ("30", "20", "0 0 30 20")
