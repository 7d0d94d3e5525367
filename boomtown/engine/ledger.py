"""The rule ledger: every rule of a game by its number, in our own words."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boomtown.engine.errors import BadContent, BoomtownError


@dataclass(frozen=True)
class Rule:
    """One numbered rule; an example also says what is given and what to expect, a ruling what is open and why so."""

    id: str
    section: str
    kind: str
    text: str
    given: str = ""
    expect: str = ""
    see: tuple[str, ...] = ()
    open: str = ""
    why: str = ""


class Ledger:
    """A game's rules, by id and in the rulebook's order."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._by_id = {rule.id: rule for rule in rules}
        if len(self._by_id) != len(rules):
            raise BadContent("The rule ledger has two rules with the same id.")

    def rule(self, id: str) -> Rule:
        """The rule with this id."""
        found = self._by_id.get(id)
        if found is None:
            raise BoomtownError(f"There is no rule {id}; rules are numbered like {self.rules[0].id}.")
        return found

    def find(self, word: str) -> list[Rule]:
        """The rules whose id, section or words (of a ruling also what is open, and why) hold a word, whatever its case."""
        low = word.lower()
        return [r for r in self.rules if low in "\n".join([r.id, r.section, r.text, r.open, r.why]).lower()]


def load_ledger(path: Path) -> Ledger:
    """Read a game's rules.toml."""
    with path.open("rb") as file:
        entries = tomllib.load(file)["rule"]
    return Ledger([_rule(entry) for entry in entries])


def _rule(entry: dict[str, Any]) -> Rule:
    rule = Rule(**{**entry, "see": tuple(entry.get("see", ()))})
    if rule.kind == "ruling" and not (rule.open and rule.why):
        raise BadContent(f"The ruling {rule.id} must say what is open and why it is ruled so.")
    return rule
