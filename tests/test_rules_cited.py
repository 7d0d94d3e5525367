from tools.rules import coverage


def test_every_rule_is_cited_by_a_test() -> None:
    games, _ = coverage()
    assert {game.game: game.uncited for game in games if game.uncited} == {}


def test_no_test_cites_a_rule_that_no_ledger_has() -> None:
    _, unknown = coverage()
    assert unknown == []
