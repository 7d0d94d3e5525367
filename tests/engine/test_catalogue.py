"""The action catalogue: declared once, spelled one way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.engine.catalogue import Catalogue
from boomtown.engine.errors import BoomtownError


def small() -> Catalogue:
    """pass, build 0..11, take-card."""
    catalogue = Catalogue()
    assert [catalogue.verbs("pass"), catalogue.verbs("build", 12), catalogue.verbs("take-card")] == [0, 1, 13]
    return catalogue


def test_actions_are_spelled_and_parsed() -> None:
    """A verb alone if it has one object, else with its number; spaces around don't matter."""
    catalogue = small()
    assert catalogue.size == 14
    assert [catalogue.spell(action) for action in (0, 1, 12, 13)] == [
        "pass",
        "build 0",
        "build 11",
        "take-card",
    ]
    assert catalogue.parse("  build   11 ") == 12
    assert (catalogue.name(5), catalogue.number(5)) == ("build", 4)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "build",
        "build 12",
        "build -1",
        "build 01",
        "build 1 2",
        "build x",
        "pass 0",
        "Pass",
        "build ²",
    ]
    + ["build 1.0", "build ١", "build " + "9" * 5000],
)
def test_other_spellings_are_refused(text: str) -> None:
    """Whatever is not exactly an action is refused in a sentence."""
    with pytest.raises(BoomtownError):
        small().parse(text)


@given(st.text())
def test_any_text_is_parsed_or_refused(text: str) -> None:
    """No text makes anything but an action or a BoomtownError."""
    catalogue = small()
    try:
        action = catalogue.parse(text)
    except BoomtownError:
        return
    assert catalogue.spell(action) == " ".join(text.split())


@pytest.mark.parametrize(
    ("name", "count"), [("pass", 1), ("Build", 1), ("a b", 1), ("", 1), ("new", 0), ("x-", 1)]
)
def test_wrong_verbs_are_refused(name: str, count: int) -> None:
    """A verb is new, in lower case, and has objects."""
    with pytest.raises(ValueError, match="verb"):
        small().verbs(name, count)


@pytest.mark.parametrize("action", [-1, 14, 10**30])
def test_numbers_outside_are_refused(action: int) -> None:
    """There is no spelling for a number that is no action."""
    with pytest.raises(BoomtownError):
        small().spell(action)
