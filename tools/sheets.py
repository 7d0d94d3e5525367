"""`python -m tools.sheets` writes the style sheets one declaration a line; with --check it only says which are not."""

import re
import sys
from pathlib import Path

import cssbeautifier

SHEETS = Path("boomtown/web/pages/static")
LAST = re.compile(r"([^\s;{}/])(\n\s*\})")  # a block's last declaration, without its semicolon


def formatted(text: str) -> str:
    """A style sheet with one selector and one declaration a line, and a semicolon after each declaration."""
    options = cssbeautifier.default_options()
    options.indent_size = 2
    options.end_with_newline = True
    options.space_around_combinator = True
    return LAST.sub(r"\1;\2", str(cssbeautifier.beautify(text, options)))


def main() -> int:
    """Format, or tell what is not formatted; 1 where something is not."""
    wrong = [
        path for path in sorted(SHEETS.rglob("*.css")) if formatted(path.read_text()) != path.read_text()
    ]
    for path in wrong:
        if "--check" in sys.argv:
            print(f"{path} is not one declaration a line: run 'make format'", file=sys.stderr)
        else:
            path.write_text(formatted(path.read_text()))
    return 1 if wrong and "--check" in sys.argv else 0


if __name__ == "__main__":
    raise SystemExit(main())
