"""Observations hold what a seat may know, and nothing else."""

from boomtown.engine.fields import DERIVED, OPEN, SECRET
from boomtown.observe.forms import explained, forms_of, observed
from boomtown.testing.cases import Case
from boomtown.testing.play import Play, random_games
from boomtown.testing.seen import guessed, view


@random_games(12)
def test_nothing_unknown_reaches_an_observation(play: Play) -> None:
    """For several guesses of what a seat can't know, its observations are byte-equal."""
    for table in play.moments(9):
        for seat in range(table.seats):
            truth = observed(table, seat)
            for dice in (1, 22):
                guess = guessed(table, seat, dice)
                assert observed(guess, seat) == truth, difference(play, seat, dice)
                assert observed(guessed(guess, seat, dice + 1), seat) == truth, "a guess of a guess"


def difference(play: Play, seat: int, dice: int) -> str:
    """What a seat sees at the true table and not in a guess, or the other way round."""
    forms = forms_of(play.table)
    here = set(explained(forms, observed(play.table, seat)))
    there = set(explained(forms, observed(guessed(play.table, seat, dice), seat)))
    return f"seat {seat}: {sorted(here ^ there)[:6]}"


@random_games(18)
def test_what_is_kept_up_is_what_is_written_anew(play: Play) -> None:
    """A sheet that follows a game, now and then or at every step, is the observation written from the beginning."""
    sheets = [forms_of(play.table).sheet(seat) for seat in range(play.table.seats)]
    for table in play.moments(2, dense=True):
        for seat, sheet in enumerate(sheets):
            if play.rng.random() < 0.5 or table.over:
                sheet.refresh(table)
                assert bytes(sheet.out) == observed(table, seat), f"seat {seat}"


@random_games(6)
def test_keeping_lists_leaves_the_game_alone(play: Play) -> None:
    """A game whose tables are looked at all the time is the game that nobody looks at."""
    for table in play.moments(1, dense=True):
        for seat in range(table.seats):
            observed(table, seat)
    assert play.record.replay().digest() == play.table.digest()


@random_games(6)
def test_what_a_seat_sees_shows_in_its_observation(play: Play) -> None:
    """From one look to the next, an open list that changes changes the observation of every seat."""
    before: list[bytes] = []
    lists: list[list[list[int]]] = []
    for table in play.moments(7):
        now = [observed(table, seat) for seat in range(table.seats)]
        fields = zip(table.layout.fields, table.layout.starts(table.seats))
        shown = [table.cells[start][:] for f, start in fields if f.see == OPEN and not f.per_seat and f.holds]
        if lists and any(len(a) == len(b) and sorted(a) != sorted(b) for a, b in zip(lists[-1], shown)):
            assert all(a != b for a, b in zip(before, now))
        before = now
        lists.append(shown)


def test_every_byte_has_a_name_and_every_seat_the_same_size(case: Case) -> None:
    """Names are different, one for each byte, the same for all seats and all seeds."""
    tables = [case.game.new(case.seats, seed, case.options) for seed in (1, 2)]
    forms = forms_of(tables[0])
    assert forms_of(tables[1]) is forms
    assert {len(observed(table, seat)) for table in tables for seat in range(case.seats)} == {forms.size}
    assert len(forms.names.words) == len(set(forms.names.words)) == forms.size == len(forms.weights)
    named = {word.split(":")[0].split(" of ")[0] for word in forms.names.words}
    for declared in tables[0].layout.fields:
        unseen = declared.see == SECRET or (declared.see == DERIVED and declared.holds is None)
        assert (declared.name in named) != unseen, declared.name


@random_games(6)
def test_the_viewer_comes_first(play: Play) -> None:
    """If views of two seats tell who decides, the observation says 'me' to that seat alone."""
    for table in play.moments(11):
        forms = forms_of(table)
        for seat in range(table.seats):
            words = explained(forms, observed(table, seat))
            assert ("me decides = 1" in words) == (seat in table.waiting), view(table, seat)
            assert ("the game is over = 1" in words) == table.over
