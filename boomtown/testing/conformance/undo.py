"""Undo: exact, and offered only as long as nobody has learned anything and the turn has not passed."""

import pytest

from boomtown.engine.errors import BoomtownError, IllegalAction
from boomtown.engine.picks import Pick
from boomtown.engine.steps import Together
from boomtown.engine.table import Table
from boomtown.testing.play import Play, random_games
from boomtown.testing.seen import Snapshot, guessed, view, viewers


@random_games(18)
def test_undo_returns_to_the_same_table(play: Play) -> None:
    """Taking an action back gives the table before it, to the last number and line; if it may not be, nothing changes."""
    for seat, action in play.choices():
        if play.rng.random() > 30 / (30 + len(play.record.actions)):
            play.take(seat, action)
            continue
        before, digest = Snapshot(play.table), play.table.digest()
        play.take(seat, action)
        after = Snapshot(play.table)
        if play.record.may_undo(seat):
            play.record.undo(seat)
            assert Snapshot(play.table) == before
            assert play.table.digest() == digest
            play.take(seat, action)
        else:
            with pytest.raises(IllegalAction):
                play.record.undo(seat)
        assert Snapshot(play.table) == after


@random_games(12)
def test_a_turn_restarts_where_it_began(play: Play) -> None:
    """restart_turn takes back all of a seat's actions that may be taken back, and nothing more."""
    since: list[Table] = []  # the tables before those of the last actions that may be taken back
    for seat, action in play.choices():
        before = play.table.clone()
        top = play.table.agenda[-1]
        together = isinstance(top, Together) and not (isinstance(top, Pick) and top.seat >= 0)
        play.take(seat, action)
        if together or not play.record.may_undo(seat):
            since.clear()
            continue
        since.append(before)
        often = 1 / (50 + len(play.record.actions))  # a long game is long to play again
        if play.rng.random() < often * len(since):
            again = play.again()
            again.restart_turn(seat)
            assert Snapshot(again.table) == Snapshot(since[0])
            assert not again.may_undo(seat)


@random_games(24)
def test_undo_is_never_offered_once_something_was_learned(play: Play) -> None:
    """If an action may be taken back, then in every guess of the table before it, it shows the same afterwards."""
    for seat, action in play.choices():
        before = play.table.clone()
        play.take(seat, action)
        if not play.record.may_undo(seat):
            continue
        assert play.table.dice == before.dice, "undo is offered past a roll"
        bystander = seat if isinstance(before.agenda[-1], Together) else play.rng.choice(viewers(before))
        for viewer in {seat, bystander}:
            shown = view(play.table, viewer)
            for _ in range(3):
                guess = guessed(before, viewer, play.rng.randrange(2**32))
                if action in guess.options(seat):
                    guess.apply(seat, action)
                    assert view(guess, viewer) == shown, f"undo is offered past what viewer {viewer} learned"
                else:
                    assert viewer != seat


@random_games(18)
def test_undo_is_never_offered_past_a_change_of_seat(play: Play) -> None:
    """When other seats must decide now, nobody takes back what came before; nor does a seat that did nothing."""
    for seat, action in play.choices():
        top = play.table.agenda[-1]
        play.take(seat, action)
        picking = isinstance(top, Together) and play.table.agenda and play.table.agenda[-1] is top
        if not picking:
            free = [other for other in range(play.table.seats) if play.record.may_undo(other)]
            assert free in ([], [seat]), f"{free} may take back what seat {seat} did"
            assert not free or play.table.waiting == (seat,)


@random_games(6)
def test_going_back_together(play: Play) -> None:
    """With everyone's consent the game goes back to any number of actions, and to no other."""
    digests = [table.digest() for table in play.moments(dense=True)]
    count = play.number(len(digests))
    play.record.undo_agreed(count)
    assert play.table.digest() == digests[count]
    assert len(play.record.actions) == count
    for wrong in (-1, count + 1):
        with pytest.raises(BoomtownError):
            play.record.undo_agreed(wrong)
