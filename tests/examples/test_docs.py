"""What the pages about adding a game quote stands in the example, word for word."""

import re
from pathlib import Path

import pytest

from tests.parts import ROOT

EXAMPLE = ROOT / "examples" / "harbour_lights"
PAGES = sorted((ROOT / "docs" / "adding-a-game").glob("*.md"))
QUOTE = re.compile(r"<!-- from (\S+) -->\n```\w+\n(.*?)```", re.S)


def quotes(text: str) -> list[tuple[str, str]]:
    """Each file that a page quotes with each piece of it; `...` stands where something is left out."""
    return [(file, piece) for file, quoted in QUOTE.findall(text) for piece in quoted.split("...\n")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_quotes_the_example(page: Path) -> None:
    """Every quotation is there; whoever changes the example changes the page."""
    text = page.read_text("utf-8")
    missing = [
        (file, piece) for file, piece in quotes(text) if piece not in (EXAMPLE / file).read_text("utf-8")
    ]
    assert missing == []
    assert text.count("```python") == text.count("-->\n```python"), (
        "a quotation doesn't say where it comes from"
    )


@pytest.mark.parametrize(
    "page",
    sorted(ROOT.glob("docs/**/*.md")) + [ROOT / "README.md", ROOT / "CONTRIBUTING.md"],
    ids=lambda page: page.stem,
)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    """No link between our own pages leads nowhere."""
    links = re.findall(r"\]\((?!https?:)([^)#\s]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
