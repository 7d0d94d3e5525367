"""In every game: what a seat is sent at the true table and at tables that differ in what it can't know is byte-equal."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

import boomtown
from boomtown.engine.game import Game
from boomtown.engine.record import Record
from boomtown.engine.table import Table
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house.past import Past
from boomtown.web.house.plays import Play
from boomtown.web.house.tidings import heard, latest
from boomtown.web.minds.butler import Butler
from tests.web.test_secrets import Guest, tidy

GAMES = sorted(boomtown.games())
STOPS = (7, 45)  # actions after which the pages are looked at


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """A house in which nobody serves the tables: nothing happens by itself."""
    folder = tmp_path_factory.mktemp("house")
    made = make_app(
        Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=50_000)
    )
    TestClient(made)
    return made


def open_table(app: FastAPI, game: Game) -> tuple[str, list[Guest], Play]:
    """A table of three (or all) people, with its record at hand."""
    seats = 3 if 3 in game.players else max(game.players)
    guests = [Guest(app) for _ in range(seats)]
    wish = {"game": game.id, "seats": seats, "chairs": ["me", *["open"] * (seats - 1)]}
    table = guests[0].post("/api/tables", wish).json()["id"]
    for guest in guests[1:]:
        assert guest.post(f"/api/tables/{table}/join", {}).is_success
    house = app.state.house
    with house.sessions() as db:
        return table, guests, house.play(db, house.row(db, table))


def play_on(table: str, guests: list[Guest], play: Play, count: int, rng: random.Random) -> None:
    """Let people take random options until so many actions are on the record."""
    while len(play.record.actions) < count and not play.record.table.over:
        seat = rng.choice(play.record.table.waiting)
        action = play.record.game.actions.spell(rng.choice(play.record.table.options(seat)))
        body = {"seat": seat, "action": action, "seq": play.shown_seq(seat)}
        assert guests[seat].post(f"/api/tables/{table}/moves", body).is_success


@contextmanager
def another_truth(play: Play, viewer: int, dice: int) -> Iterator[None]:
    """Whatever a viewer can't know lies otherwise, now and in the past."""
    truth, past, replay = play.record.table, Past.table, Record.replay

    def guess(table: Table) -> Table:
        return table.guess(viewer, dice)

    play.record.table = guess(truth)
    Past.table = lambda self, moment: guess(past(self, moment))  # type: ignore[method-assign]
    Record.replay = lambda self, count=None: guess(replay(self, count))  # type: ignore[method-assign]
    try:
        yield
    finally:
        play.record.table = truth
        Past.table, Record.replay = past, replay  # type: ignore[method-assign]


def sent(app: FastAPI, table: str, guest: Guest, seat: int | None, asked: list[str]) -> dict[str, str]:
    """All that reaches somebody of a table, by where it comes from."""
    moments = [0, guest.get(f"/api/tables/{table}").json()["actions"]]
    paths = [
        f"/t/{table}",
        f"/t/{table}/sight.json?want=mats,text",
        f"/t/{table}/replay",
        f"/api/tables/{table}",
        "/api/tables",
        "/tables/list",
        *[f"/api/tables/{table}/at/{at}" for at in (moments[0], moments[1] // 2, moments[1])],
        *[f"/t/{table}/sight.json?at={at}&want=mats,text" for at in (moments[0], moments[1] // 2)],
        *[f"/t/{table}/replay?at={moments[1] // 2}"],
    ]
    if seat is not None:
        for action in asked:
            paths.append(f"/api/tables/{table}/why?seat={seat}&action={action}")
            paths.append(f"/api/tables/{table}/preview?seat={seat}&action={action}")
    found = {path: tidy(guest.get(path).text) for path in paths}
    person = guest.get("/api/me").json().get("id")
    return {**found, "events": heard(latest(app.state.house, table), person)}


def questions(play: Play, seat: int, rng: random.Random) -> list[str]:
    """Actions to ask about: what the seat may do, and what it may not."""
    game, table = play.record.game, play.record.table
    likely = [action for action in range(game.actions.size) if rng.random() < 6 / game.actions.size]
    verbs = {game.actions.name(action) for action in table.accepted(seat)}
    ranges = [game.actions.ranges[verb] for verb in sorted(verbs)]
    kin = [action for first, count in ranges for action in range(first, first + min(count, 40), 7)]
    return [game.actions.spell(a) for a in dict.fromkeys([*table.accepted(seat)[:3], *kin[:4], *likely[:3]])]


@pytest.mark.parametrize("id", GAMES)
def test_pages_and_answers_depend_only_on_what_the_seat_may_know(app: FastAPI, id: str) -> None:
    """Pages, fragments, past moments, reasons, previews, lists and events, for every seat and a spectator."""
    game = boomtown.game(id)
    table, guests, play = open_table(app, game)
    rng = random.Random(5)
    different = False
    for stop in STOPS:
        play_on(table, guests, play, stop, rng)
        for viewer, guest in [*enumerate(guests), (None, Guest(app))]:
            asked = questions(play, viewer, rng) if viewer is not None else []
            before = sent(app, table, guest, viewer, asked)
            truth = play.record.table
            with another_truth(play, -1 if viewer is None else viewer, stop):
                different = different or play.record.table.cells != truth.cells
                after = sent(app, table, guest, viewer, asked)
            for path, text in before.items():
                assert after[path] == text, f"{path} tells seat {viewer} more than its view"
    assert different


def reveals(table: Table, seat: int, action: int) -> bool:
    """Whether something becomes known by an action, as far as the seat can guess."""
    guess = table.guess(seat, 99)
    marks = guess.marks
    guess.apply(seat, action)
    return guess.marks != marks


@pytest.mark.parametrize("id", GAMES)
def test_a_preview_is_made_on_a_guess_and_ends_at_a_reveal(
    app: FastAPI, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No action is ever tried at the true table or a copy of it; where something would become known nothing is told."""
    game = boomtown.game(id)
    table, guests, play = open_table(app, game)
    rng = random.Random(6)
    dice: list[int] = []
    apply = Table.apply

    def noted(self: Table, seat: int, action: int) -> None:
        dice.append(self.dice)
        apply(self, seat, action)

    told, closed = 0, 0
    for stop in range(400):
        play_on(table, guests, play, stop, rng)
        truth = play.record.table
        if truth.over or (stop >= 100 and told and closed):
            break
        seat = truth.waiting[0]
        revealing = [action for action in truth.accepted(seat) if reveals(truth, seat, action)]
        for action in truth.accepted(seat)[:5] if stop % 5 == 0 else revealing[:1]:
            with monkeypatch.context() as patch:
                patch.setattr(Table, "apply", noted)
                words = {"seat": str(seat), "action": game.actions.spell(action)}
                found = guests[seat].get(f"/api/tables/{table}/preview", **words).json()
            assert truth.dice not in dice
            if reveals(truth, seat, action):
                closed += 1
                assert found == {"lines": []}, game.actions.spell(action)
            told += bool(found["lines"])
    assert dice
    assert told > 0, "no preview told anything"
    assert closed > 0, "nothing was about to be revealed"


@pytest.mark.parametrize("id", GAMES)
def test_bots_never_get_the_true_table(app: FastAPI, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to a bot's process is the same, to the byte, whatever the seat can't know."""
    game = boomtown.game(id)
    table, guests, play = open_table(app, game)
    butler = Butler(app.state.house, app.state.hints.minds)
    monkeypatch.setattr("boomtown.web.minds.butler.secrets.randbits", lambda bits: 4711)
    rng = random.Random(7)
    for stop in STOPS:
        play_on(table, guests, play, stop, rng)
        truth = play.record.table
        for seat in truth.waiting:
            turn = butler._turn(play, seat, "strong", 0, 1)
            made_up: dict[str, Any] = json.loads(turn.made_up)
            assert made_up["log"] == []
            assert made_up["dice"] != truth.dice
            for dice in (1, 2):
                other = truth.guess(seat, dice)
                other.marks = truth.marks  # guessing shuffles, and every shuffle is counted
                play.record.table = other
                try:
                    assert butler._turn(play, seat, "strong", 0, 1) == turn
                finally:
                    play.record.table = truth
