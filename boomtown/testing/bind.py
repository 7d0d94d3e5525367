"""Writes what follows from the FIELDS of a table: `python -m boomtown.testing.bind FILE ...` (for our own `make bind`).

Each game's `rules/table.py` lists its fields once. Between marks this tool writes the numbers of the frozen fields (for
`table.renew`), and `bind`, which gives the cells their names. It reads the file without importing it, so that code may
already use a field that is not bound yet.
"""

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

BEGIN, END = "# --- written by `make bind` ---", "# --- until here ---"


class Listed(NamedTuple):
    """A field as it is listed."""

    name: str
    per_seat: bool
    frozen: bool


def listed(text: str) -> list[Listed]:
    """The fields that a file lists, the hidden picks of the seats before them if the game has such choices."""
    fields: list[Listed] = []
    picks = True
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            said = {word.arg: ast.unparse(word.value) == "True" for word in node.keywords}
            if node.func.id == "Layout":
                picks = said.get("together", True)
            if node.func.id == "Field":
                third = len(node.args) > 2 and ast.unparse(node.args[2]) == "True"
                name = str(ast.literal_eval(node.args[0]))
                fields.append(Listed(name, said.get("per_seat", third), said.get("frozen", False)))
    return [*([Listed("picks", True, False)] if picks else []), *fields]


def numbers(fields: list[Listed]) -> list[str]:
    """The numbers of the fields that copies share."""
    return [f"{field.name.upper()}: Final = {at}" for at, field in enumerate(fields) if field.frozen]


def binding(fields: list[Listed]) -> list[str]:
    """The method that names the cells."""
    lines = ["    def bind(self, cells: list[list[int]]) -> None:", "        n = self.seats"]
    seated, single = 0, 0
    for field in fields:
        start = place(seated, single)
        seated, single = seated + field.per_seat, single + (not field.per_seat)
        cells = f"{start} : {place(seated, single)}" if field.per_seat else start
        if field.name != "picks":
            lines.append(f"        self.{field.name} = cells[{cells}]")
    if not seated:
        lines.remove("        n = self.seats")
    return lines


def place(seated: int, single: int) -> str:
    """A cell's number as code: after so many fields of a list a seat, and so many single lists."""
    parts = ["n" if seated == 1 else f"{seated} * n"] if seated else []
    return " + ".join([*parts, *([str(single)] if single or not parts else [])])


def written(text: str) -> str:
    """A file with all that stands between marks written anew."""
    fields = listed(text)

    def part(found: re.Match[str]) -> str:
        indent = found[1]
        lines = [*binding(fields), ""] if indent else numbers(fields)
        return "\n".join([f"{indent}{BEGIN}", *lines, f"{indent}{END}"])

    return re.sub(rf"^( *){re.escape(BEGIN)}\n.*?{re.escape(END)}$", part, text, flags=re.M | re.S)


def stale(paths: Iterable[Path]) -> list[Path]:
    """The files that don't hold what the tool would write."""
    return [path for path in paths if written(path.read_text("utf-8")) != path.read_text("utf-8")]


if __name__ == "__main__":
    for path in stale(map(Path, sys.argv[1:])):
        path.write_text(written(path.read_text("utf-8")), "utf-8")
