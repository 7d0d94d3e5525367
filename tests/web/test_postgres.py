"""The house on PostgreSQL: the same tests of its truth, and several processes that share it."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from sqlalchemy import text

from boomtown.engine.errors import BoomtownError
from boomtown.web.door.app import make_app
from boomtown.web.door.copies import backup, restore
from boomtown.web.door.database import open_database
from boomtown.web.door.serve import serve
from boomtown.web.door.settings import Settings
from boomtown.web.house.leases import SharedLeases
from boomtown.web.house.models import Move
from tests.processes import alive
from tests.web.conftest import ROOT, free_port
from tests.web.postgres import Postgres, postgres
from tests.web.test_fair import (  # noqa: F401
    finish,
    started,
    test_a_finished_game_stays_finished,
    test_going_back_past_a_draw_draws_anew,
    test_nothing_is_dealt_before_the_last_seat_is_taken,
    test_the_secret_is_told_when_the_game_is_over_and_never_before,
)
from tests.web.test_one_truth import (  # noqa: F401
    begun,
    look,
    sent,
    test_a_commit_that_fails_leaves_no_trace,
    test_a_start_that_fails_deals_nothing,
    test_a_table_whose_last_seats_are_taken_at_once_begins,
    test_an_old_seq_takes_nothing_back,
    test_an_unfinished_record_goes_on,
    test_of_many_who_ask_for_one_seat_one_gets_it,
    test_other_content_and_other_rules_are_told,
    test_the_bot_that_was_asked_for_comes_and_the_person_may_come_back,
    test_votes_at_the_same_time_are_both_counted,
)
from tests.web.test_secrets import Guest
from tests.web.test_votes import (  # noqa: F401
    test_a_bot_takes_an_absent_seat_by_vote,
    test_a_question_dies_with_the_next_move,
    test_going_back_needs_everybody,
    test_open_hands_are_open,
    test_seats_before_the_game,
)

PATIENCE = 60.0  # seconds; the machine may be busy


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """One PostgreSQL for all these tests."""
    with postgres() as made:
        yield made


@pytest.fixture(scope="module")
def address(server: Postgres) -> str:
    """A database for all tests that leave others alone."""
    return server.new_database()


def house_at(address: str, folder: Path) -> FastAPI:
    """A process of the house, as far as one process can be several."""
    return make_app(Settings(folder, address, b"", instant=True, rate=50_000))


@pytest.fixture(scope="module")
def app(address: str, tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    """A house without a network, in which nobody serves the tables."""
    made = house_at(address, tmp_path_factory.mktemp("house"))
    TestClient(made)
    return made


def until(condition: Any, what: str) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def test_migrations_run_once_whoever_comes_first(server: Postgres, tmp_path: Path) -> None:
    """Three processes open an empty database at the same time."""
    address = server.new_database()
    program = "import sys; from boomtown.web.door.database import open_database; open_database(sys.argv[1])"
    running = [subprocess.Popen([sys.executable, "-c", program, address]) for _ in range(3)]
    assert [one.wait(PATIENCE) for one in running] == [0, 0, 0]
    with open_database(address)() as db:
        assert db.execute(text("select count(*) from alembic_version")).scalar() == 1


def test_what_happens_in_one_process_wakes_the_streams_of_another(
    app: FastAPI, address: str, tmp_path: Path
) -> None:
    """And pages of one are good in the other: they share one secret."""
    other = house_at(address, tmp_path)
    table, guests = begun(app)
    rung = threading.Event()

    async def listen() -> None:
        hub = other.state.house.hub
        async for news in hub.rings(table, every=1.0):
            if news and heard.is_set():
                rung.set()
                return
            if news:
                heard.set()

    heard = threading.Event()
    with TestClient(other):
        listener = threading.Thread(target=lambda: asyncio.run(listen()), daemon=True)
        listener.start()
        until(heard.is_set, "nobody listens")
        until(lambda: guests[0].post(f"/api/tables/{table}/chat", {"text": "hello"}).is_success, "no chat")

        def woken() -> bool:
            guests[0].post(f"/api/tables/{table}/chat", {"text": "again"})
            return rung.wait(0.5)

        until(woken, "the other process heard nothing")
        assert other.state.guard.fits(app.state.guard.csrf("x" * 30), "x" * 30)
        seat = look(guests[0], table)["waiting"][0]
        visitor = Guest(other)
        visitor.client.cookies = guests[seat].client.cookies
        body = {"seat": seat, "action": "take-cards", "seq": 0}
        assert sent(visitor, f"{table}/moves", body) == 200
        assert look(guests[seat], table)["seq"] == 1, "the first process follows what the second wrote"


def test_one_process_at_a_time_serves_a_table(app: FastAPI, address: str) -> None:
    """A lease is held as long as it is renewed; when its holder is gone another takes over within seconds."""
    table, _ = begun(app)
    sessions = open_database(address)
    mine, yours = SharedLeases(sessions), SharedLeases(sessions)
    mine.lasts = yours.lasts = 1.5
    mine.start()
    assert mine.take(table)
    assert not yours.take(table)
    time.sleep(2.5)
    assert not yours.take(table), "it is renewed while its holder lives"
    assert mine.take(table)
    mine._closed.set()  # as if it were killed
    until(lambda: yours.take(table), "nobody takes over")
    assert not mine.take(table)
    yours.close()
    assert mine.take(table), "who closes gives back at once"


def test_several_processes_need_a_database_that_they_share(tmp_path: Path) -> None:
    with pytest.raises(BoomtownError, match="postgresql"):
        serve("127.0.0.1", 1, tmp_path, processes=2)


def test_a_copy_goes_from_either_database_to_either(
    app: FastAPI, address: str, server: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup of PostgreSQL under load, restored into SQLite and into another PostgreSQL: every table goes on."""
    table, guests = started(app)
    finish(app, table)
    open_table, people = begun(app)
    stop = threading.Event()

    def talk() -> None:
        while not stop.is_set():
            people[0].post(f"/api/tables/{open_table}/chat", {"text": "on and on"})

    talker = threading.Thread(target=talk)
    talker.start()
    file = tmp_path / "copy.sqlite"
    try:
        monkeypatch.setenv("BOOMTOWN_DATABASE", address)
        backup(tmp_path, file)
    finally:
        stop.set()
        talker.join()
    digest = guests[0].get(f"/api/tables/{table}/record").json()["digest"]
    with pytest.raises(BoomtownError, match="empty"):
        restore(tmp_path, file)
    for target in (f"sqlite:///{tmp_path / 'b.sqlite'}", server.new_database()):
        monkeypatch.setenv("BOOMTOWN_DATABASE", target)
        moves = restore(tmp_path, file)
        with app.state.house.sessions() as db:
            assert moves == db.query(Move).count()
        again = make_app(Settings(tmp_path, target, b"s" * 32, rate=50_000))
        visitor = Guest(again)
        visitor.client.cookies = people[0].client.cookies
        assert visitor.get(f"/api/tables/{table}/record").json()["digest"] == digest
        assert visitor.get(f"/api/tables/{table}/verify").json()["agrees"] is True
        assert look(visitor, open_table)["mine"] == [0]
        assert visitor.post(f"/api/tables/{open_table}/chat", {"text": "numbered on"}).is_success


def test_several_processes_serve_one_port(server: Postgres, tmp_path: Path) -> None:
    """One that dies is started again, and when the first is killed the others end too."""
    port = free_port()
    command = [sys.executable, "-m", "boomtown.cli", "serve", "--processes", "2"]
    command += ["--port", str(port), "--data", str(tmp_path)]
    environment = {**os.environ, "BOOMTOWN_DATABASE": server.new_database(), "PYTHONPATH": str(ROOT)}
    with (tmp_path / "log").open("wb") as log:
        first = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=ROOT)

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def workers() -> list[int]:
        names = [path.stem.partition("-")[2] for path in tmp_path.glob("boomtown-*.log")]
        return [int(name) for name in names if alive(int(name))]

    try:
        until(lambda: len(workers()) == 2 and answers(), "two processes serve")
        lost = workers()[0]
        os.kill(lost, signal.SIGKILL)
        until(lambda: len(workers()) == 2 and lost not in workers() and answers(), "it is started again")
        last = workers()
        first.kill()
        until(lambda: not any(alive(one) for one in last), "none outlives the first")
    finally:
        first.kill()
        first.wait()
