"""Writes the README of every game: which chapter of the rulebook lies in which file (`make readmes`).

A file of `rules/` is listed with its own first line and with the sections of the ledger whose rules it cites; the other
rooms with the first lines of their files. tests/games/test_readmes.py holds that they are true.
"""

import ast
import re
import sys
from collections import Counter
from pathlib import Path

from boomtown.engine.ledger import Ledger, load_ledger

ROOT = Path(__file__).resolve().parent.parent
ROOMS = {
    "pack": "reads and checks `content/*.toml`",
    "words": "what people read",
    "picture": "what people see",
    "sense": "what a good player looks at, what the lab asks, what was learned",
}
MOST_SECTIONS = 3  # of the ledger that are named for one file


def first_line(path: Path) -> str:
    """What a file says of itself."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return said.split("\n\n")[0].replace("\n", " ").replace("|", "/")


def sections(path: Path, ledger: Ledger) -> list[str]:
    """The sections of the ledger whose rules a file cites most often."""
    cited = re.findall(r"\b[A-Z]{3}-G?\d+\b", path.read_text("utf-8"))
    known = {rule.id: rule.section for rule in ledger.rules}
    counts = Counter(known[id] for id in cited if id in known)
    return [section for section, _ in counts.most_common(MOST_SECTIONS)]


def files(folder: Path) -> list[Path]:
    """The modules of a room, those of rooms inside it last."""
    found = [path for path in folder.rglob("*.py") if path.name != "__init__.py"]
    return sorted(found, key=lambda path: (len(path.parts), path))


def readme(game: Path) -> str:
    """The README of one game."""
    ledger = load_ledger(game / "rules.toml")
    title = first_line(game / "__init__.py").split(":")[0]
    lines = [f"# {title}", "", first_line(game / "__init__.py"), ""]
    lines += ["Written by `make readmes` from what the files say of themselves and the rules they cite.", ""]
    lines += ["## `rules/`: what happens, a chapter a file (compiled)", ""]
    lines += ["| file | what | cites mostly |", "|---|---|---|"]
    for path in files(game / "rules"):
        name = path.relative_to(game / "rules").as_posix()
        lines.append(f"| `{name}` | {first_line(path)} | {'; '.join(sections(path, ledger))} |")
    for room, what in ROOMS.items():
        lines += ["", f"## `{room}/`: {what}", "", "| file | what |", "|---|---|"]
        for path in files(game / room):
            lines.append(f"| `{path.relative_to(game / room).as_posix()}` | {first_line(path)} |")
    return "\n".join(lines) + "\n"


def stale() -> list[Path]:
    """The games whose README is not what the tool would write."""
    games = sorted(path.parent for path in ROOT.glob("boomtown/games/*/rules.toml"))
    return [game for game in games if current(game) != readme(game)]


def current(game: Path) -> str:
    """The README as it stands."""
    path = game / "README.md"
    return path.read_text("utf-8") if path.exists() else ""


def main() -> int:
    """Write every README anew."""
    for game in stale():
        (game / "README.md").write_text(readme(game), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
