"""Random play: it ends, nothing is lost on the way, and the result makes sense."""

import itertools

from boomtown.testing.play import Play, random_games


@random_games(60)
def test_random_play_ends(play: Play) -> None:
    """Every random game ends, with options for every waiting seat at every decision."""
    table = play.to_end()
    assert table.over
    assert table.waiting == ()
    assert [table.options(seat) for seat in range(table.seats)] == [[]] * table.seats


@random_games(24)
def test_conserved_sums_never_change(play: Play) -> None:
    """What a game declares as conserved is the same at every decision."""
    start = play.game.conserved(play.table)
    assert start, "the game declares nothing that is conserved"
    for table in play.moments():
        assert play.game.conserved(table) == start


@random_games(24)
def test_options_are_numbers_of_the_catalogue(play: Play) -> None:
    """Options are different numbers of the catalogue, the same when asked again, and a copy for whoever asks."""
    for table in play.moments():
        before = table.digest()
        for seat in range(table.seats):
            options = table.options(seat)
            assert len(set(options)) == len(options)
            assert all(0 <= action < play.game.actions.size for action in options)
            assert bool(options) == (seat in table.waiting)
            table.options(seat).clear()
            assert table.options(seat) == options
        assert table.digest() == before


@random_games(12)
def test_every_decision_has_words(play: Play) -> None:
    """A waiting seat reads a prompt and a text on every button; the others are asked nothing."""
    for table in play.moments(3):
        for seat in range(table.seats):
            assert bool(table.prompt(seat)) == (seat in table.waiting)
            assert all(play.game.text(action, table, seat) for action in table.options(seat))
        for rule in table.rules():
            play.game.rule(rule)


@random_games(24)
def test_the_ranking_agrees_with_the_scores(play: Play) -> None:
    """Every seat has one place, nobody stands before a better score, and the breakdown adds up."""
    for table in play.moments(10):
        scores, ranking = table.scores(), table.ranking()
        assert sorted(seat for place in ranking for seat in place) == list(range(table.seats))
        assert all(ranking), "a place is empty"
        assert max(scores[seat] for seat in ranking[0]) == max(scores)
        for ahead, behind in itertools.pairwise(ranking):
            assert min(scores[seat] for seat in ahead) >= max(scores[seat] for seat in behind)
        for seat in range(table.seats):
            assert sum(play.game.breakdown(table, seat).values()) == scores[seat]


@random_games(12)
def test_the_log_is_numbered_and_cites_the_ledger(play: Play) -> None:
    """Log lines are sentences in order, their rules are in the ledger, and `since` gives the rest."""
    table = play.to_end()
    for seat in [*range(table.seats), None]:
        lines = table.log(seat)
        assert [line["number"] for line in lines] == list(range(len(lines)))
        assert table.log(seat, since=len(lines) // 2) == lines[len(lines) // 2 :]
        assert all(line["text"] for line in lines)
        moves = [line["move"] for line in lines]
        assert moves == sorted(moves)
        for line in lines:
            for rule in line["rules"]:
                play.game.rule(rule)
