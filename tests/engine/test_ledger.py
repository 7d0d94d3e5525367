"""The rule ledger: by id, by word, no id twice."""

from pathlib import Path

import pytest

from boomtown.engine.errors import BadContent, BoomtownError
from boomtown.engine.ledger import Ledger, Rule, load_ledger

RULES = [
    Rule("T-1", "Setup", "rule", "Deal six cards."),
    Rule("T-2", "Money", "rule", "Loans cost interest."),
]


def test_rules_are_found_by_id_and_word() -> None:
    """Id, section and text are searched, whatever the case."""
    ledger = Ledger(RULES)
    assert ledger.rule("T-2").text == "Loans cost interest."
    assert [rule.id for rule in ledger.find("LOANS")] == ["T-2"]
    assert [rule.id for rule in ledger.find("setup")] == ["T-1"]
    assert len(ledger.find("t-")) == 2
    assert ledger.find("zeppelin") == []


def test_unknown_and_doubled_ids_are_refused() -> None:
    """A sentence says how rules are numbered, or that an id is there twice."""
    with pytest.raises(BoomtownError, match="T-1"):
        Ledger(RULES).rule("T-9")
    with pytest.raises(BadContent):
        Ledger([*RULES, RULES[0]])


def test_a_ledger_is_read_from_its_file(tmp_path: Path) -> None:
    """rules.toml in the rulebook's order."""
    path = tmp_path / "rules.toml"
    path.write_text('[[rule]]\nid = "T-1"\nsection = "S"\nkind = "rule"\ntext = "Text."\n', "utf-8")
    rule = load_ledger(path).rules[0]
    assert (rule.id, rule.section, rule.kind, rule.text) == ("T-1", "S", "rule", "Text.")
