"""Undo: exact, and offered only as long as nobody has learned anything and the turn has not passed."""

import pytest

from boomtown.engine.errors import BoomtownError, IllegalAction
from boomtown.engine.record import Record
from boomtown.engine.steps import Together
from boomtown.engine.table import Table
from tests.conformance.play import Play, random_games
from tests.conformance.seen import guessed, view, viewers


@random_games(18)
def test_undo_returns_to_the_same_table(play: Play) -> None:
    """Taking an action back gives the table before it, to the last byte; if it may not be, nothing changes."""
    for table in play.moments():
        if table.over:
            break
        before = table.to_json()
        seat, action = play.choose()
        copy = table.clone()
        play.take(seat, action)
        if play.rng.random() < 0.8:
            play.record.undo_agreed(len(play.record.actions) - 1) if play.rng.random() < 0.1 else None
            if len(play.record.actions) == 0 or play.table.to_json() == before:
                play.take(seat, action)
            continue
        after = play.table.to_json()
        if play.record.may_undo(seat):
            play.record.undo(seat)
            assert play.table.to_json() == before
            assert play.table.digest() == copy.digest()
            play.take(seat, action)
        else:
            with pytest.raises(IllegalAction):
                play.record.undo(seat)
        assert play.table.to_json() == after


@random_games(18)
def test_a_turn_restarts_where_it_began(play: Play) -> None:
    """restart_turn takes back all of a seat's actions that may be taken back, and nothing more."""
    open_since: list[str] = []  # the positions before the actions that may still be taken back
    for table in play.moments():
        if table.over:
            break
        before = table.to_json()
        seat, action = play.choose()
        together = isinstance(table.agenda[-1], Together)
        play.take(seat, action)
        if together or not play.record.may_undo(seat):
            open_since.clear()
            continue
        open_since.append(before)
        if play.rng.random() < 0.05 * len(open_since):
            base = play.record
            again = Record(base.game, base.seats, base.seed, base.options, [], base.actions)
            again.restart_turn(seat)
            assert again.table.to_json() == open_since[0]
            assert not again.may_undo(seat)


@random_games(24)
def test_undo_is_never_offered_once_something_was_learned(play: Play) -> None:
    """If an action may be taken back, then in every guess of the table before it, it shows the same afterwards."""
    for table in play.moments():
        if table.over:
            break
        before = table.clone()
        seat, action = play.choose()
        play.take(seat, action)
        if not play.record.may_undo(seat):
            continue
        assert play.table.dice == before.dice, "undo is offered past a roll"
        shown = {viewer: view(play.table, viewer) for viewer in viewers(table)}
        for viewer in [seat, play.rng.choice(viewers(table))]:
            for _ in range(3):
                guess = guessed(before, viewer, play.rng.randrange(2**32))
                if action in guess.options(seat):
                    guess.apply(seat, action)
                    assert view(guess, viewer) == shown[viewer], f"undo is offered past what {viewer} learned"
                else:
                    assert viewer != seat


@random_games(18)
def test_undo_is_never_offered_past_a_change_of_seat(play: Play) -> None:
    """When other seats must decide now, nobody takes back what came before; nor does a seat that did nothing."""
    for table in play.moments():
        if table.over:
            break
        seat, action = play.choose()
        top = table.agenda[-1]
        play.take(seat, action)
        picking = isinstance(top, Together) and play.table.agenda and play.table.agenda[-1] is top
        if play.table.waiting != (seat,) and not picking:
            assert not any(play.record.may_undo(other) for other in range(play.table.seats))
        if not picking:
            assert not any(play.record.may_undo(other) for other in range(play.table.seats) if other != seat)


@random_games(6)
def test_going_back_together(play: Play) -> None:
    """With everyone's consent the game goes back to any number of actions, and to no other."""
    digests = [table.digest() for table in play.moments()]
    count = play.number(len(digests))
    play.record.undo_agreed(count)
    assert play.table.digest() == digests[count]
    assert len(play.record.actions) == count
    for wrong in (-1, count + 1):
        with pytest.raises(BoomtownError):
            play.record.undo_agreed(wrong)


def _unused(table: Table) -> None:
    """Nothing."""
