"""The reference page is what the source says."""

import boomtown
from tools.reference import PAGE, page


def test_the_reference_is_up_to_date() -> None:
    """Nobody has changed a signature or a docstring of the public door and forgotten `make reference`."""
    assert PAGE.read_text("utf-8") == page(), "run `make reference`"


def test_the_reference_names_the_public_door() -> None:
    """All that the design promises to other people's programs."""
    text = page()
    for name in boomtown.__all__:
        assert f"`{name}" in text or f".{name}`" in text, name
    for name in (
        "new",
        "from_json",
        "clone",
        "digest",
        "view",
        "guess",
        "why_not",
        "scores",
        "ranking",
        "spell",
    ):
        assert f"- `{name}(" in text, name
    assert "- `waiting -> tuple[int, ...]`: The seats that must decide now" in text
