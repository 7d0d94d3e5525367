"""Money as each game counts it: in the preview of an option, and in the chart of a finished game."""

import random
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

import boomtown
from boomtown.engine.record import Record
from boomtown.web.door.app import make_app
from boomtown.web.door.settings import Settings
from boomtown.web.house.past import Past
from tests.web.test_secrets import Guest

RICH = [
    id for id, game in boomtown.games().items() if game.money(game.new(max(game.players), 1), 0) is not None
]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """A house without a network."""
    folder = tmp_path_factory.mktemp("house")
    made = make_app(Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, instant=True, rate=5000))
    with TestClient(made):
        yield made


def test_most_games_have_money() -> None:
    assert {"age_of_industry", "city_of_iron", "urban_sprawl"} <= set(RICH)


@pytest.mark.parametrize("id", RICH)
def test_a_preview_shows_what_an_option_costs(app: FastAPI, id: str) -> None:
    """Somewhere in the first decisions an option changes the purse, and the preview says from what to what."""
    game = boomtown.game(id)
    guest, seats = Guest(app), min(n for n in game.players if n > 1)
    table = guest.post("/api/tables", {"game": id, "seats": seats, "chairs": ["me"] * seats}).json()["id"]
    house = app.state.house
    rng = random.Random(4)
    for _ in range(400):
        state = guest.get(f"/api/tables/{table}").json()
        options = [one for one in state["options"] if not one["picked"]] or state["options"]
        with house.sessions() as db:
            truth = house.play(db, house.row(db, table)).record.table.clone()
        for option in options[:6]:
            path = f"/api/tables/{table}/preview"
            found = guest.get(path, seat=str(state["seat"]), action=option["action"]).json()
            if found.get("money"):
                before = game.money(truth, state["seat"])
                truth.apply(state["seat"], game.actions.parse(option["action"]))
                assert found["money"] == [before, game.money(truth, state["seat"])]
                assert found["money"][0] != found["money"][1]
                return
        act = {"seat": state["seat"], "action": rng.choice(options)["action"], "seq": state["seq"]}
        assert guest.post(f"/api/tables/{table}/moves", act).is_success
    pytest.fail("no preview showed money")


@pytest.mark.parametrize("id", sorted(boomtown.games()))
def test_the_chart_has_the_games_own_money(id: str) -> None:
    """One line a seat and one number a moment where a game has money; no line where it has none."""
    game = boomtown.game(id)
    record = Record(game, max(game.players), 3, game.settings(None))
    rng = random.Random(3)
    for _ in range(120):
        seat = record.table.waiting[0]
        record.apply(seat, rng.choice(record.table.options(seat)))
    past = Past(record)
    past.follow(record)
    points, money = past.courses()
    assert [len(line) for line in points] == [record.table.moves + 1] * record.seats
    if id not in RICH:
        assert money == []
        return
    last = past.table(record.table.moves)
    assert [line[-1] for line in money] == [game.money(last, seat) for seat in range(record.seats)]
    assert len({value for line in money for value in line}) > 3
