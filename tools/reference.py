"""Writes docs/reference.md, the engine's public door, from signatures and docstrings: `make reference`.

It reads the files without importing them; tests/test_reference.py holds that the page is up to date.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference.md"
HEAD = """# Reference: the public door

Written by `make reference` from the signatures and docstrings of the source. Names that begin with `_` are not listed; neither is
what a class takes over from another. How these things are put together is told in [adding-a-game.md](adding-a-game.md).
"""
PARTS = {  # a part of the page, and the modules that it lists
    "Using games": (
        "__init__",
        "engine/game",
        "engine/table",
        "engine/record",
        "engine/catalogue",
        "engine/errors",
    ),
    "Making a game": ("engine/folder", "engine/rooms", "engine/registry", "engine/ledger", "engine/content"),
    "What lies on a table": ("engine/fields", "engine/kinds", "engine/dice", "engine/log"),
    "What happens": ("engine/steps", "engine/picks", "engine/limits"),
    "Cards": ("engine/cards", "engine/language", "engine/frames", "engine/listeners"),
    "Testing a game": (
        "testing/__init__",
        "testing/__main__",
        "testing/bind",
        "testing/sample",
        "testing/cases",
        "testing/play",
    ),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for title, modules in PARTS.items():
        lines += [f"## {title}", ""]
        for module in modules:
            lines += listed(module)
    return "\n".join(lines).rstrip() + "\n"


def listed(module: str) -> Iterator[str]:
    """A module with its functions and classes."""
    tree = ast.parse((ROOT / "boomtown" / f"{module}.py").read_text("utf-8"))
    name = ".".join(["boomtown", *module.split("/")]).removesuffix(".__init__")
    yield from (f"### `{name}`", "", first_line(tree), "")
    yield from (line_of(one) for one in functions(tree.body))
    yield ""
    for one in tree.body:
        if isinstance(one, ast.ClassDef) and not one.name.startswith("_"):
            yield from (f"#### `{heading(one)}`", "", first_line(one), "")
            yield from (line_of(part) for part in [*attributes(one), *functions(one.body)])
            yield ""


def functions(body: list[ast.stmt]) -> list[Function]:
    """The public functions of a module or class that say what they promise, those for type checkers among them."""
    found: list[Function] = []
    for one in body:
        if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING":
            found += functions(one.body)
        if isinstance(one, Function) and not one.name.startswith("_") and ast.get_docstring(one):
            found.append(one)
    return found


def attributes(kind: ast.ClassDef) -> list[ast.AnnAssign]:
    """The class attributes that subclasses fill in."""
    return [one for one in kind.body if isinstance(one, ast.AnnAssign)]


def line_of(one: Function | ast.AnnAssign) -> str:
    """One entry of a list: its signature, and what it promises."""
    if isinstance(one, ast.AnnAssign):
        value = f" = {ast.unparse(one.value)}" if one.value is not None else ""
        return f"- `{ast.unparse(one.target)}: {ast.unparse(one.annotation)}{value}`"
    plain = any(ast.unparse(mark).endswith("property") for mark in one.decorator_list)
    given = "" if plain else f"({arguments(one)})"
    result = f" -> {ast.unparse(one.returns)}" if one.returns is not None else ""
    return f"- `{one.name}{given}{result}`: {first_line(one)}"


def arguments(one: Function) -> str:
    """The arguments of a function, without `self`."""
    return ast.unparse(one.args).removeprefix("self").removeprefix(", ")


def heading(kind: ast.ClassDef) -> str:
    """A class with what it is made from: how it is made, or of what it is a kind."""
    made = [one for one in kind.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    if made:
        return f"{kind.name}({arguments(made[0])})"
    return f"{kind.name}({', '.join(ast.unparse(base) for base in kind.bases)})" if kind.bases else kind.name


def first_line(node: ast.Module | ast.ClassDef | Function) -> str:
    """The first paragraph of a docstring, as one line."""
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
