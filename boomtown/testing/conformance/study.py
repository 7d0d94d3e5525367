"""What bots and the lab look at: every game names it, and it agrees with itself."""

import itertools
import math

from boomtown.testing.play import Play, random_games


@random_games(6)
def test_features_have_names_and_add_up_to_the_sense(play: Play) -> None:
    game = play.game
    assert len(set(game.looks_at)) == len(game.looks_at)
    for _ in play.moments(every=9):
        if play.table.over:
            break
        together = game.all_features(play.table)
        for seat in range(play.table.seats):
            found = game.features(play.table, seat)
            assert all(
                math.isclose(one, two, abs_tol=1e-9) for one, two in zip(found, together[seat], strict=True)
            )
            assert len(found) == len(game.looks_at)
            assert math.isclose(sum(found), game.sense(play.table, seat), rel_tol=1e-6, abs_tol=1e-6)


@random_games(6)
def test_progress_goes_from_start_to_end(play: Play) -> None:
    game = play.game
    seen = [game.progress(play.table)]
    for _ in play.moments(every=9):
        seen.append(game.progress(play.table))
    assert 0.0 <= seen[0] <= 0.25
    assert all(0.0 <= share <= 1.0 for share in seen)
    assert seen[-1] == 1.0
    assert all(later >= earlier - 0.3 for earlier, later in itertools.pairwise(seen))


@random_games(6)
def test_what_sets_a_seat_apart_is_told_in_words(play: Play) -> None:
    game = play.game
    ended = ""
    for _ in play.moments(every=30):
        for seat in range(play.table.seats):
            for kind, what in game.traits(play.table, seat).items():
                assert kind
                assert what
            money = game.money(play.table, seat)
            assert money is None or isinstance(money, int)
            for action in play.table.options(seat)[:12]:
                assert all(game.plays(play.table, seat, action))
        if play.table.over:
            ended = game.ending(play.table)
    assert ended
