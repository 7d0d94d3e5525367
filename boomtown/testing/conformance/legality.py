"""One source of legality: what is not offered is refused, with the rules that refuse it, and changes nothing."""

import pytest

from boomtown.engine.errors import BoomtownError, IllegalAction
from boomtown.engine.game import Game
from boomtown.engine.limits import NEEDS, allowed
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from boomtown.testing.play import Play, random_games
from boomtown.testing.seen import Snapshot

THIRD = 3  # of the catalogue, another at every look: facts are many, and finding them out takes long


@random_games(18)
def test_why_not_is_empty_exactly_for_what_is_accepted(play: Play) -> None:
    """Over the whole catalogue and all seats: rules of the ledger for what is refused, none for what is accepted."""
    known = {rule.id for rule in play.game.ledger.rules}
    for table in play.moments(9):
        for seat in range(table.seats):
            accepted = set(table.accepted(seat))
            assert accepted.issuperset(table.options(seat))
            for action in range(play.game.actions.size):
                rules = table.why_not(seat, action)
                assert (rules == ()) == (action in accepted), play.game.actions.spell(action)
                assert table.accepts(seat, action) == (action in accepted)
                assert known.issuperset(rules), f"{rules} for '{play.game.actions.spell(action)}'"


@random_games(18)
def test_limits_forbid_exactly_what_is_not_accepted(play: Play) -> None:
    """Where a decision has limits for an action, they all hold if it is accepted, and one is broken if it is not."""
    for table in play.moments(5):
        for seat in table.waiting:
            top = table.agenda[-1]
            assert isinstance(top, Decision)
            accepted = set(table.accepted(seat))
            for action in range(play.game.actions.size):
                limits = top.limits(table, seat, action)
                if limits and not isinstance(top, Pick):
                    spelled = play.game.actions.spell(action)
                    assert allowed(limits, table, seat, action) == (action in accepted), spelled


@random_games(18)
def test_facts_are_true(play: Play) -> None:
    """What a refusal says of numbers is so at that table, and every fact of a game has words."""
    for table in play.moments(5):
        for seat in table.waiting:
            for action in range(play.rng.randrange(THIRD), play.game.actions.size, THIRD):
                for fact in table.why(seat, action):
                    if fact.kind == NEEDS:
                        what, need, have = fact.args
                        assert have == play.game.amount(table, seat, what), play.game.actions.spell(action)
                        assert need > have, play.game.actions.spell(action)
                    if fact.kind:
                        words = play.game.facts(table, seat, [fact])
                        assert words, f"'{fact.kind}' has no words"
                        assert not words[0].endswith("."), words[0]


@random_games(18)
def test_what_is_not_offered_is_refused_and_changes_nothing(play: Play) -> None:
    """IllegalAction with the ids and texts of the rules; digest and table stay as they were."""
    for table in play.moments(5):
        before = Snapshot(table), table.digest()
        for _ in range(4):
            seat = play.rng.randrange(table.seats)
            action = play.rng.randrange(play.game.actions.size)
            if not table.accepts(seat, action):
                refuse(play.game, table, seat, action)
        assert (Snapshot(table), table.digest()) == before


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
        before = Snapshot(table)
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
        assert Snapshot(table) == before


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
    for step in game.steps.values():
        named += getattr(step, "rules", ())
    for rule in named:
        assert game.rule(rule).text
    assert game.steps
