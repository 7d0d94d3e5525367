"""What leaves no choice is not asked, and that tells nobody anything."""

from boomtown.engine.picks import Pick
from boomtown.engine.steps import Decision, Together
from boomtown.engine.table import Table
from boomtown.testing.play import Play, random_games


def sole_here(table: Table) -> list[int]:
    """What the engine does by itself at the decision on top, because it can be seen that there is no choice."""
    top = table.agenda[-1]
    assert isinstance(top, Decision)
    if type(top).hides or type(top).never_sole or (isinstance(top, Together) and not isinstance(top, Pick)):
        return []
    return [] if top.seat < 0 else top.sole(table, top.seat)


@random_games(24)
def test_a_question_has_an_answer_to_choose(play: Play) -> None:
    """Whoever is asked has two options or more, unless being asked is what hides a secret."""
    for table in play.moments(dense=True):
        if table.over:
            break
        top = table.agenda[-1]
        assert isinstance(top, Decision)
        assert sole_here(table) == [], type(top).__name__
        if type(top).never_sole:
            assert len(table.options(table.waiting[0])) > 1, type(top).__name__


@random_games(24)
def test_everybody_knows_that_there_was_no_choice(play: Play) -> None:
    """What the engine decides by itself, it would decide in every guess of the others: so it gives nothing away."""
    for table in play.moments(2):
        if table.over:
            break
        seat = play.rng.choice(table.waiting)
        trial = table.clone()
        action = play.rng.choice(trial.options(seat))
        step = trial.agenda.pop()
        assert isinstance(step, Decision)
        trial.offered_to = -1
        step.take(trial, seat, action)
        while trial.agenda:
            top = trial.agenda[-1]
            if not isinstance(top, Decision):
                trial.agenda.pop()
                top.run(trial)
                continue
            way = sole_here(trial)
            if not way:
                break
            for viewer in {-1, *range(trial.seats)} - {top.seat}:
                guess = trial.guess(viewer, play.rng.randrange(2**32))
                assert sole_here(guess) != [], (
                    f"viewer {viewer} learns that {type(top).__name__} had one option"
                )
            trial.agenda.pop()
            for one in way:
                top.take(trial, top.seat, one)
                if one != way[-1]:
                    trial.agenda.pop()
