"""The house answers for whoever is asked only to keep a secret; nobody learns for whom, and one may ask to be asked."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import create_engine

import boomtown
from boomtown.web.door.app import make_app
from boomtown.web.door.database import open_database
from boomtown.web.door.settings import Settings, read_settings
from boomtown.web.house.models import TableRow
from boomtown.web.minds.butler import Butler
from boomtown.web.people.models import Person
from tests.engine.toys import registered
from tests.web.test_secrets import Guest
from tests.web.test_together import act, everything, look, seated
from tests.web.toy_window import ROUNDS, Window


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Callable[..., FastAPI]]:
    """Houses in which the toy is played, as one sets them."""
    opened: list[TestClient] = []

    def make(**more: Any) -> FastAPI:
        folder = tmp_path / str(len(opened))
        folder.mkdir()
        settings = Settings(folder, f"sqlite:///{folder / 'b.sqlite'}", b"s" * 32, rate=5000, **more)
        app = make_app(settings)
        client = TestClient(app)
        client.__enter__()
        opened.append(client)
        return app

    with registered(Window()):
        yield make
        for client in opened:
            client.__exit__(None, None, None)


def able(app: FastAPI, table: str) -> list[bool]:
    """Which seats have a choice, in truth."""
    with app.state.house.sessions() as db:
        true = app.state.house.play(db, app.state.house.row(db, table)).record.table
    return [0 in true.hands[seat] for seat in range(3)]


def a_table(
    app: FastAPI, wanted: Callable[[list[bool]], bool], always: bool = False
) -> tuple[str, list[Guest]]:
    """A table whose hidden cards lie as wanted."""
    for _ in range(60):
        table, guests = seated(app, "toy_window", 3, always)
        if wanted(able(app, table)):
            return table, guests
    raise AssertionError("no deal was as wanted")


def until(done: Callable[[], bool]) -> bool:
    """Wait for something; the machine may be busy."""
    end = time.monotonic() + 60
    while not done() and time.monotonic() < end:
        time.sleep(0.02)
    return done()


def test_the_house_answers_for_those_without_a_choice(house: Callable[..., FastAPI]) -> None:
    """Only who can show a card is left to decide; the others' pages say that they have answered, and no one else's."""
    app = house(instant=True)
    table, guests = a_table(app, any)
    one = able(app, table).index(True)
    rest = [guest for seat, guest in enumerate(guests) if seat != one]
    assert until(lambda: not any(look(guest, table)["yours"] for guest in rest))
    assert look(guests[one], table)["yours"]
    assert look(guests[one], table)["waiting"] == [0, 1, 2]
    assert look(Guest(app), table)["waiting"] == [0, 1, 2]
    assert act(guests[one], table, "show").is_success
    assert look(Guest(app), table)["view"]["shown"][one] == 1


def test_if_nobody_has_a_choice_the_game_goes_on(house: Callable[..., FastAPI]) -> None:
    """All cards that matter lie in the deck: six rounds without a question."""
    app = house(instant=True)
    table, _ = a_table(app, lambda seats: not any(seats))
    assert until(lambda: look(Guest(app), table)["state"] == "over")


def test_nothing_tells_for_whom_the_house_has_answered(house: Callable[..., FastAPI]) -> None:
    """What the one who can choose, and a spectator, get is byte-equal before and after the house has answered."""
    app = house(instant=True)
    table, guests = a_table(app, any, always=True)
    one = able(app, table).index(True)
    watchers = [guests[one], Guest(app)]
    before = [everything(watcher, table) for watcher in watchers]
    rest = [guest for seat, guest in enumerate(guests) if seat != one]
    assert all(look(guest, table)["yours"] for guest in rest)
    for guest in rest:
        guest.post("/api/me/asked", {"always": False})
    assert until(lambda: not any(look(guest, table)["yours"] for guest in rest))
    assert [everything(watcher, table) for watcher in watchers] == before


def test_whoever_wants_to_be_asked_is_asked(house: Callable[..., FastAPI]) -> None:
    """The wish is kept, and changing it back lets the house answer at once."""
    app = house(instant=True)
    table, guests = a_table(app, lambda seats: not all(seats), always=True)
    time.sleep(0.3)
    assert [look(guest, table)["yours"] for guest in guests] == [True] * 3
    shy = guests[able(app, table).index(False)]
    assert [option["action"] for option in look(shy, table)["options"]] == ["pass"]
    assert shy.get("/api/me").json()["ask_always"] is True
    assert 'id="set-asked" checked' in shy.get(f"/t/{table}").text
    shy.post("/api/me/asked", {"always": False})
    assert until(lambda: not look(shy, table)["yours"])


@pytest.mark.parametrize(("hands", "pauses"), [([1, 2, 3], ROUNDS), ([1, 0, 3], 1), ([0, 1, 2], 1)])
def test_the_pause_is_the_same_whatever_others_can_do(
    house: Callable[..., FastAPI], monkeypatch: pytest.MonkeyPatch, hands: list[int], pauses: int
) -> None:
    """Asked together, everybody is answered for after the house's pause, counted once from the question."""
    slept: list[float] = []

    async def rest(butler: Butler, seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(Window, "dealt", hands)
    monkeypatch.setattr(Butler, "rest", rest)
    monkeypatch.setattr(Butler, "clock", lambda butler: sum(slept))  # no time passes but what is rested
    app = house(pause=1500)
    table, guests = seated(app, "toy_window", 3)
    idle = [guest for seat, guest in enumerate(guests) if hands[seat]]
    assert until(lambda: not any(look(guest, table)["yours"] for guest in idle))
    assert until(lambda: len(slept) == pauses)
    assert slept == [1.5] * pauses


def test_an_older_house_is_brought_up_to_date(tmp_path: Path) -> None:
    """A database from before: who was waited for is who was asked, and nobody wants to be asked always."""
    address = f"sqlite:///{tmp_path / 'old.sqlite'}"
    config = Config()
    config.set_main_option(
        "script_location", str(Path(boomtown.__file__).parent / "web" / "door" / "migrations")
    )
    config.set_main_option("sqlalchemy.url", address)
    command.upgrade(config, "0002")
    engine = create_engine(address)
    with engine.begin() as db:
        db.exec_driver_sql("insert into people (id, name, created) values (1, 'Ada', '2026-01-01')")
        db.exec_driver_sql(
            "insert into tables (id, name, game, rules, content, seed, seats, options, pace, door, invite, open_hands,"
            " bot_pause, state, owner_id, waiting, since, created, changed) values ('a', 'a', 'toy', 1, '', '1', 3, '{}',"
            " 'live', 'open', '', 0, 0, 'playing', 1, '[2, 0]', '2026-01-01', '2026-01-01', '2026-01-01')"
        )
    with open_database(address)() as new:
        row, person = new.get(TableRow, "a"), new.get(Person, 1)
        assert row is not None
        assert (row.waiting, row.asked, row.sole) == ([2, 0], [2, 0], [])
        assert person is not None
        assert person.ask_always is False
    command.downgrade(config, "0002")


def test_the_pause_can_be_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings(tmp_path).pause == 1500
    monkeypatch.setenv("BOOMTOWN_PAUSE", "3000")
    assert read_settings(tmp_path).pause == 3000
