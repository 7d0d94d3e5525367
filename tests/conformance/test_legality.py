"""One source of legality: what is not offered is refused, with the rules that refuse it, and changes nothing."""

import pytest

from boomtown.engine.errors import BoomtownError, IllegalAction
from boomtown.engine.game import Game
from boomtown.engine.table import Table
from tests.conformance.play import Play, random_games


@random_games(18)
def test_why_not_is_empty_exactly_for_the_options(play: Play) -> None:
    """Over the whole catalogue and all seats: rules of the ledger for what is not offered, none for what is."""
    known = {rule.id for rule in play.game.ledger.rules}
    for table in play.moments(9):
        for seat in range(table.seats):
            options = set(table.options(seat))
            for action in range(play.game.actions.size):
                rules = table.why_not(seat, action)
                assert (rules == ()) == (action in options), play.game.actions.spell(action)
                assert known.issuperset(rules), f"{rules} for '{play.game.actions.spell(action)}'"


@random_games(18)
def test_what_is_not_offered_is_refused_and_changes_nothing(play: Play) -> None:
    """IllegalAction with the ids and texts of the rules; digest and JSON stay as they were."""
    for table in play.moments(5):
        before = table.to_json(), table.digest()
        for _ in range(4):
            seat = play.rng.randrange(table.seats)
            action = play.rng.randrange(play.game.actions.size)
            if action not in table.options(seat):
                refuse(play.game, table, seat, action)
        assert (table.to_json(), table.digest()) == before


def refuse(game: Game, table: Table, seat: int, action: int) -> None:
    """The action is refused in a sentence that quotes the rules."""
    with pytest.raises(IllegalAction) as caught:
        table.apply(seat, action)
    assert caught.value.rules, f"'{game.actions.spell(action)}' was refused without a rule"
    assert caught.value.rules == table.why_not(seat, action)
    for rule in caught.value.rules:
        assert rule in str(caught.value)
        assert game.rule(rule).text in str(caught.value)


@random_games(6)
def test_seats_and_actions_that_do_not_exist_are_refused(play: Play) -> None:
    """Numbers outside the catalogue or the table are refused too, by whoever asks."""
    size = play.game.actions.size
    for table in play.moments(20):
        before = table.to_json()
        for seat in range(table.seats):
            for action in (-1, size, 2**70):
                with pytest.raises(IllegalAction):
                    table.apply(seat, action)
        for seat in (-1, table.seats, 2**70):
            assert table.options(seat) == []
            for action in (0, size - 1):
                assert table.why_not(seat, action)
                with pytest.raises(IllegalAction):
                    table.apply(seat, action)
        assert table.to_json() == before


def test_the_catalogue_is_a_bijection(game: Game) -> None:
    """Every number has its own spelling, and every spelling gives its number back."""
    actions = game.actions
    spelled = [actions.spell(action) for action in range(actions.size)]
    assert len(set(spelled)) == actions.size
    assert [actions.parse(words) for words in spelled] == list(range(actions.size))
    for action in range(actions.size):
        assert actions.spell(action).startswith(actions.name(action))
        start, count = actions.ranges[actions.name(action)]
        assert start + actions.number(action) == action
        assert actions.number(action) < count
    for wrong in (-1, actions.size):
        with pytest.raises(BoomtownError):
            actions.spell(wrong)


def test_the_rules_a_game_names_are_in_its_ledger(game: Game) -> None:
    """Turn rules, end rules and the rules of every decision exist; steps have names of their own."""
    named = [*game.turn_rules, *game.end_rules]
    assert named
    for step in game.steps:
        named += getattr(step, "rules", ())
    for rule in named:
        assert game.rule(rule).text
    assert len({step.__name__ for step in game.steps}) == len(game.steps)
