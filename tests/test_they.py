"""Players and people are 'they' in whatever is read around the games."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HE = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
KINDS = (".py", ".js", ".html", ".md", ".css", ".toml")
PLACES = ("engine", "draw", "bots", "lab", "web", "cli", "bench")


def test_nobody_is_he() -> None:
    """Code, pages, scripts and documents; the games look after their own words."""
    folders = [ROOT / "docs", ROOT / "tools", *(ROOT / "boomtown" / place for place in PLACES)]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in KINDS]
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in [*files, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
        for match in HE.finditer(path.read_text("utf-8"))
    ]
    assert len(files) > 100
    assert found == []
