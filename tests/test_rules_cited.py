from functools import cache

import boomtown
from tools import rules
from tools.rules import Coverage

coverage = cache(rules.coverage)  # it reads every test, which takes a while


def test_every_rule_is_cited_by_a_test() -> None:
    games, _ = coverage()
    assert {game.game: game.uncited for game in games if game.uncited} == {}


def test_no_test_cites_a_rule_that_no_ledger_has() -> None:
    _, unknown = coverage()
    assert unknown == []


def test_rules_and_rulings_are_counted_apart() -> None:
    """In a sentence for people and in a line for programs."""
    one = Coverage("age_of_industry", ("AOI-1", "AOI-2"), ("AOI-G1",), ("AOI-2",))
    assert one.sentence() == "Age of Industry: 1 of 2 rules and 1 of 1 rulings cited"
    assert Coverage("urban_sprawl", ("USP-1",), (), ()).sentence() == "Urban Sprawl: 1 of 1 rules cited"
    games, _ = coverage()
    for game in games:
        kinds = {rule.id: rule.kind for rule in boomtown.game(game.game).ledger.rules}
        assert set(game.rulings) == {id for id, kind in kinds.items() if kind == "ruling"}
        assert set(game.rules) | set(game.rulings) == set(kinds)
