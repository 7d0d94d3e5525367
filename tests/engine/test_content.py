"""Reading content: every fault is told with file, entry and what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from boomtown.engine.content import Part, unique_ids
from boomtown.engine.errors import BadContent

DATA: dict[str, Any] = {
    "id": "kassel",
    "count": 3,
    "x": 1.5,
    "yes": True,
    "words": ["a", "b"],
    "inside": {"n": 1},
    "list": [{"id": "one"}, {"id": "two"}, {"n": 1}],
}


def part(**change: Any) -> Part:
    """A good entry with something changed."""
    return Part("map.toml", "city 'kassel'", {**DATA, **change})


def test_good_values_are_read() -> None:
    """Texts, choices, numbers, flags, lists and entries inside."""
    good = part()
    assert (good.text("id"), good.choice("id", ["kassel", "x"]), good.whole("count", 0, 3)) == (
        "kassel",
        "kassel",
        3,
    )
    assert (good.number("x"), good.number("count"), good.flag("yes"), good.flag("no", False)) == (
        1.5,
        3.0,
        True,
        False,
    )
    assert good.words("words") == ["a", "b"]
    assert good.part("inside").whole("n", 1, 1) == 1
    assert len(good.parts("list")) == 3
    assert good.parts("none", need=False) == []


@pytest.mark.parametrize(
    ("change", "read"),
    [
        ({}, lambda p: p.text("missing")),
        ({"id": " "}, lambda p: p.text("id")),
        ({"id": 4}, lambda p: p.text("id")),
        ({}, lambda p: p.choice("id", ["berlin"])),
        ({"count": 4}, lambda p: p.whole("count", 0, 3)),
        ({"count": True}, lambda p: p.whole("count", 0, 3)),
        ({"count": 2.0}, lambda p: p.whole("count", 0, 3)),
        ({"x": "1"}, lambda p: p.number("x")),
        ({"x": float("nan")}, lambda p: p.number("x")),
        ({"yes": 1}, lambda p: p.flag("yes")),
        ({"words": "ab"}, lambda p: p.words("words")),
        ({"words": ["a", 1]}, lambda p: p.words("words")),
        ({"inside": 1}, lambda p: p.part("inside")),
        ({"list": {}}, lambda p: p.parts("list")),
        ({"list": [1]}, lambda p: p.parts("list")),
        ({"list": [{"id": "one"}, {"id": "one"}]}, lambda p: unique_ids(p.parts("list"))),
    ],
)
def test_wrong_values_are_refused_with_file_and_entry(
    change: dict[str, Any], read: Callable[[Part], Any]
) -> None:
    """The sentence names the file and the entry."""
    with pytest.raises(BadContent, match=r"map\.toml, .+: .+\."):
        read(part(**change))
