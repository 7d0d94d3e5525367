"""Which rules and rulings of each game's ledger are cited by tests: `python -m tools.rules`."""

import argparse
import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import boomtown

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Citation:
    """A test says that it holds a rule."""

    rule: str
    test: str


@dataclass(frozen=True)
class Coverage:
    """One game's ledger beside the tests."""

    game: str
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    uncited: tuple[str, ...]

    def sentence(self) -> str:
        """'Age of Industry: 245 of 245 rules and 34 of 34 rulings cited'."""
        parts = [self.counted(self.rules, "rules")]
        if self.rulings:
            parts.append(self.counted(self.rulings, "rulings"))
        return f"{boomtown.game(self.game).title}: {' and '.join(parts)} cited"

    def counted(self, ids: tuple[str, ...], word: str) -> str:
        return f"{sum(id not in self.uncited for id in ids)} of {len(ids)} {word}"


def ledgers(games: Path = ROOT / "boomtown" / "games") -> dict[str, dict[str, str]]:
    """The kind of every rule, by its id, of every game that has a ledger."""
    found = {}
    for path in sorted(games.glob("*/rules.toml")):
        rules = tomllib.loads(path.read_text("utf-8"))["rule"]
        ids = [rule["id"] for rule in rules]
        twice = sorted({rule for rule in ids if ids.count(rule) > 1})
        if twice:
            raise SystemExit(
                f"{path} has more than one rule with the id {', '.join(twice)}; give each its own."
            )
        found[path.parent.name] = {rule["id"]: rule["kind"] for rule in rules}
    return found


def citations(tests: Path = ROOT / "tests") -> list[Citation]:
    """Every citation on a test that really runs."""
    found: list[Citation] = []
    for path in sorted(tests.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        place = path.relative_to(tests.parent).as_posix()
        found += cited_in(module, place, pytestmarks(module))
    return found


def cited_in(scope: ast.Module | ast.ClassDef, place: str, inherited: list[ast.expr]) -> Iterator[Citation]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = inherited + node.decorator_list + pytestmarks(node)
            yield from cited_in(node, f"{place}::{node.name}", marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = inherited + node.decorator_list
            if not never_checked(marks) and not is_empty(node):
                for mark in marks:
                    for rule in rules_of(mark, place):
                        yield Citation(rule, f"{place}::{node.name}")


def pytestmarks(scope: ast.Module | ast.ClassDef) -> list[ast.expr]:
    """What `pytestmark = ...` puts on every test below it."""
    marks: list[ast.expr] = []
    for node in scope.body:
        if isinstance(node, ast.Assign) and any(
            ast.unparse(target) == "pytestmark" for target in node.targets
        ):
            marks += node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
    return marks


def mark_name(mark: ast.expr) -> str:
    """'rule' for `pytest.mark.rule(...)`, 'skip' for `pytest.mark.skip`."""
    called = mark.func if isinstance(mark, ast.Call) else mark
    *before, name = ast.unparse(called).split(".")
    return name if before in (["pytest", "mark"], ["mark"]) else ""


def rules_of(mark: ast.expr, place: str) -> Iterator[str]:
    """The ids in a mark; also in the `marks=` of a parametrized case."""
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and mark_name(node) == "rule":
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise SystemExit(
                        f"{place}:{node.lineno}: write the rule ids out, in quotes, in @pytest.mark.rule."
                    )
                yield argument.value


def never_checked(marks: list[ast.expr]) -> bool:
    return any(mark_name(mark) in ("skip", "xfail") for mark in marks)


def is_empty(test: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return all(
        isinstance(line, ast.Pass) or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in test.body
    )


def coverage() -> tuple[list[Coverage], list[Citation]]:
    """Each game's coverage, and the citations of rules that no ledger has."""
    cited = citations()
    ids = {citation.rule for citation in cited}
    games = ledgers()
    known = {rule for rules in games.values() for rule in rules}
    found = [
        Coverage(
            game,
            tuple(id for id, kind in rules.items() if kind != "ruling"),
            tuple(id for id, kind in rules.items() if kind == "ruling"),
            tuple(id for id in rules if id not in ids),
        )
        for game, rules in games.items()
    ]
    return found, [citation for citation in cited if citation.rule not in known]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make rules", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line for machines")
    arguments = parser.parse_args(argv)
    games, unknown = coverage()
    failed = bool(unknown) or any(game.uncited for game in games)
    if arguments.json:
        report = {
            "games": {
                game.game: {
                    "rules": len(game.rules),
                    "rulings": len(game.rulings),
                    "uncited": list(game.uncited),
                }
                for game in games
            },
            "unknown": [{"rule": citation.rule, "test": citation.test} for citation in unknown],
        }
        print(json.dumps(report))
        return int(failed)
    if not games:
        print("No game has a rules.toml yet.")
    for game in games:
        print(game.sentence())
        if game.uncited:
            print("  no test cites", ", ".join(game.uncited))
    for citation in unknown:
        print(f"{citation.test} cites {citation.rule}, which no ledger has")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
