"""Learning from self-play: what is gathered, what the network makes of it, and what is shipped."""

import json
import math
from pathlib import Path

import numpy
import pytest
from typer.testing import CliRunner

import boomtown
from boomtown.bots.learned import Value, place_of, rows_of, softmax
from boomtown.cli.app import app
from boomtown.lab.learn import MOMENTS, Lesson, Net, Seen, chances_of, lessons, loss, play, train
from tools.surprise import least, surprise

GAME = boomtown.game("fifty_first_state")


def made_up(games: int, seed: int = 1) -> list[Seen]:
    """Games in which the first number of a seat says how likely it wins, and the second says nothing."""
    rng = numpy.random.default_rng(seed)
    seen = []
    for _ in range(games):
        rows = rng.normal(size=(4, 3, 2))
        rows[:, :, 0] = rows[0, :, 0]
        chances = numpy.exp(2 * rows[0, :, 0])
        winner = rng.choice(3, p=chances / chances.sum())
        seen.append(Seen(rows, numpy.eye(3)[winner]))
    return seen


def test_the_network_learns_what_wins() -> None:
    net, notes = train(made_up(400), hidden=4, passes=80)
    assert notes["games"] == 400
    assert notes["loss"] < 0.8 * notes["even"]
    rows = numpy.zeros((1, 5, 2))
    rows[0, :3, 0] = (1.0, 0.0, -1.0)
    there = numpy.array([[1.0, 1, 1, 0, 0]])
    chances = net.chances(rows, there)[0]
    assert chances[0] > chances[1] > chances[2]
    assert chances[3:].tolist() == [0, 0]
    assert chances.sum() == pytest.approx(1)


def test_noise_teaches_nothing() -> None:
    rng = numpy.random.default_rng(3)
    seen = [Seen(rng.normal(size=(4, 3, 2)), numpy.eye(3)[rng.integers(3)]) for _ in range(300)]
    _, notes = train(seen, hidden=4, passes=10)
    assert notes["loss"] > 0.95 * notes["even"]


def test_a_seat_alone_has_a_chance_against_the_game() -> None:
    there = numpy.array([[1.0, 0, 0, 0, 0]])
    standings = numpy.array([[2.0, 0, 0, 0, 0]])
    assert chances_of(standings, there)[0, 0] == pytest.approx(softmax([2.0])[0])
    lost, won = numpy.zeros((1, 5)), numpy.array([[1.0, 0, 0, 0, 0]])
    assert loss(chances_of(standings, there), lost, there) > loss(chances_of(standings, there), won, there)


def test_what_is_shipped_says_the_same_as_what_was_trained(tmp_path: Path) -> None:
    net, notes = train(made_up(60), hidden=3, passes=3)
    file = tmp_path / "value.json"
    file.write_text(net.to_json(GAME, notes, 0.123456))
    value = Value(json.loads(file.read_text()))
    assert value.point == 0.1235
    rows = numpy.array([[0.5, 1.0], [-1.0, 2.0]])
    assert value.standings(rows) == pytest.approx(net.forward(rows)[-1][:, 0], rel=1e-2, abs=1e-2)


def test_a_point_is_worth_what_those_ahead_stand_better() -> None:
    """A network that sees two points ahead as one step in standing; alone nobody is ahead."""
    net = Net(numpy.zeros(3), numpy.ones(3), [[numpy.array([[0.5], [0.5], [9.0]]), numpy.zeros(1)]])
    rng = numpy.random.default_rng(2)
    seen = [Seen(rng.normal(size=(4, seats, 3)) * (1, 1, 0), numpy.eye(seats)[0]) for seats in (1, 2, 3, 5)]
    assert net.point(seen, 2) == pytest.approx(0.5)
    tilted = [Seen(one.rows + (0, 0, 7), one.won) for one in seen]  # the same for all seats: nobody is ahead
    assert net.point(tilted, 2) == pytest.approx(0.5)


def test_a_game_is_looked_at_now_and_then() -> None:
    lesson = Lesson(GAME.id, 2, GAME.settings({}), 5, "random")
    seen = play(lesson)
    assert 5 < len(seen.rows) <= MOMENTS
    assert seen.rows.shape[1:] == rows_of(GAME, GAME.new(2, 5)).shape
    assert seen.won.sum() == pytest.approx(1)
    assert (play(lesson).rows == seen.rows).all()


def test_lessons_know_every_number_of_seats_and_option() -> None:
    found = lessons(GAME, 200, 1)
    assert {lesson.seats for lesson in found} == set(GAME.players)
    assert {lesson.options["expansion"] for lesson in found} == {"base", "new_era", "winter"}
    assert len({lesson.seed for lesson in found}) == 200


def test_the_command_writes_weights(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    wish = ["lab", "learn", "fifty", "-n", "16", "--teacher", "random", "-j", "1", "-o", str(file)]
    said = CliRunner().invoke(app, wish)
    assert said.exit_code == 0, said.output
    assert "16 games" in " ".join(said.output.split())
    assert json.loads(file.read_text())["looks_at"] == list(GAME.looks_at)


@pytest.mark.parametrize("id", sorted(boomtown.games()))
def test_every_game_ships_weights_for_the_features_it_has(id: str) -> None:
    data = json.loads(place_of(id).read_text("utf-8"))
    game = boomtown.game(id)
    assert data["looks_at"] == list(game.looks_at)
    assert data["notes"]["loss"] < 0.95 * data["notes"]["even"]
    assert data["point"] > 0
    standings = Value(data).standings(rows_of(game, game.new(max(game.players), 1)))
    assert numpy.isfinite(standings).all()


def test_surprise_is_least_for_who_judges_best() -> None:
    won = numpy.eye(4)
    even, right, progress = numpy.zeros((4, 4)), numpy.eye(4) * 5, numpy.linspace(0, 1, 4)[:, None]
    assert surprise(even, won) == pytest.approx(math.log(4))
    assert least(right, progress, won) < 0.2
    assert least(-right, progress, won) == pytest.approx(math.log(4)), (
        "a judgement that misleads is not listened to"
    )
